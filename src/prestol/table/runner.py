"""The bare runner: plays a position to its end without copying, undo or journal. Simulations and search use it."""

from collections.abc import Callable, Generator, Sequence
from typing import Any

from prestol.table.ask import Ask, Together, Value
from prestol.table.game import Game
from prestol.table.state import State

Choose = Callable[[Any, Ask], Value]
"""A player: from the running state and a question to an answer. (Honest players look only at its mask.)"""


def run(game: Game[Any], s: State, players: Sequence[Choose]) -> int:
    """Play to the end, in place. Returns the number of decisions: questions with two or more answers."""
    give = _questions(game, s).send
    decisions = 0
    try:
        ask = give(None)
        while True:
            if len(options := ask.options) > 1 or ask.optional:
                decisions += 1
                ask = give(players[ask.seat](s, ask))
            elif options:
                ask = give(options[0])
            else:
                results, count = _together(s, ask, players)
                decisions += count
                ask = give(results)
    except StopIteration:
        return decisions


def _questions(game: Game[Any], s: State) -> Generator[Any, Any, None]:
    """Every question of the match, as one step follows another until nothing is left to do."""
    steps = game.steps
    between = game.between
    agenda = s.agenda
    while agenda:
        name, args = agenda.pop()
        s.mark = len(agenda)
        asking = steps[name](s, *args)
        while asking is not None:
            asking = yield from asking
        if between is not None and not s.held:
            s.mark = len(agenda)
            between(s)


def _together(s: State, ask: Together, players: Sequence[Choose]) -> tuple[list[Any], int]:
    """The results of all parts of a `Together`, and the number of decisions in them."""
    found = [_part(s, part, players) for part in ask.parts]
    return [result for result, _ in found], sum(count for _, count in found)


def _part(s: State, part: Any, players: Sequence[Choose]) -> tuple[Any, int]:
    """One seat's part of a `Together`, from its first question to its result."""
    decisions = 0
    try:
        ask = next(part)
        while True:
            if len(ask.options) == 1 and not ask.optional:
                ask = part.send(ask.options[0])
            else:
                decisions += 1
                ask = part.send(players[ask.seat](s, ask))
    except StopIteration as done:
        return done.value, decisions
