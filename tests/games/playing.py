"""Matches at random, and how two of them are compared."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from prestol.table import Ask, Match, Value, encoded
from tests.games.cases import longest


class Whims:
    """Chooses at random: first by the numbers that hypothesis has made, then by a seed."""

    def __init__(self, seed: int, first: Sequence[int] = ()) -> None:
        self.first = list(reversed(first))
        self.random = Random(seed)

    def below(self, number: int) -> int:
        return self.first.pop() % number if self.first else self.random.randrange(number)

    def sometimes(self, often: float) -> bool:
        return self.random.random() < often

    def answer(self, ask: Ask) -> Value:
        """What everybody can see to be forced is taken; the rest is chosen."""
        if len(ask.options) == 1 and not ask.optional:
            return ask.options[0]
        if ask.changes and self.sometimes(0.1):
            return self.random.choice(ask.changes)
        answers = ask.answers
        return answers[self.below(len(answers))]

    def player(self, _: object, ask: Ask) -> Value:
        """The same as a player of the bare runner, which shows a position as well."""
        return self.answer(ask)


def positions(match: Match[Any], whims: Whims, *, shuffled: bool = False) -> Iterator[Match[Any]]:
    """Play to the end. Yields the match before every answer. `shuffled`: who answers together does so in any order."""
    left = longest(match.game.name)
    while not match.over:
        assert match.asks, f"nobody is asked in step {match.step}"
        yield match
        left -= 1
        assert left, f"a match of {match.game.name} does not end"
        seats = list(match.asks)
        seat = seats[whims.below(len(seats)) if shuffled and len(seats) > 1 else 0]
        match.choose(seat, whims.answer(match.asks[seat]))


def played(match: Match[Any], whims: Whims) -> Match[Any]:
    """The match at its end."""
    for _ in positions(match, whims):
        pass
    return match


def picture_of(ask: Ask) -> tuple[Any, ...]:
    return ask.seat, ask.kind, list(ask.options), ask.optional, ask.about, ask.private, list(ask.changes)


def standing_of(match: Match[Any]) -> tuple[Any, ...]:
    """Everything that must be equal for two matches to be at one position."""
    return (
        encoded(match.state),
        encoded(match._position.checkpoint),
        match._position.answers[:],
        {seat: picture_of(ask) for seat, ask in match.asks.items()},
        match.step,
        match.over,
    )


def all_of(match: Match[Any]) -> tuple[Any, ...]:
    """Everything that a refused request must leave as it was."""
    return (
        standing_of(match),
        match.journal[:],
        match.facts[:],
        match.steps_done,
        match.number,
        match.snapshot(),
    )
