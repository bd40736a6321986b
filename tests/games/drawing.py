"""What a picture shows: tools for the tests of pictures, and positions in which all kinds of questions are asked."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple
from xml.etree import ElementTree

import prestol
from prestol.table import Ask, Match, Pile, Value, copied, is_hidden
from prestol.table.picture import drawn
from tests.games.cases import games_under_test
from tests.games.playing import Whims, positions

SVG: Final = "{http://www.w3.org/2000/svg}"
NAMES: Final = ("<A & B>", "Wilhelmina-Alexandrina the Second of the Steppe", "Борис", "Rogneda", "Святополк", "F")
OUTSIDE: Final = re.compile(r"(href|src)=\"(?!#)|url\((?!#)|<script|http(?!://www\.w3\.org/2000/svg\")")


class Sample(NamedTuple):
    """A position, what somebody asked, somebody else and a spectator see of it, and who is asked what."""

    state: Any
    views: dict[int | None, Any]
    asks: dict[int, Ask]

    def looks(self) -> Iterator[tuple[Any, int | None, Ask | None]]:
        """What each sees and is asked."""
        for seat, view in self.views.items():
            yield view, seat, None if seat is None else self.asks.get(seat)


def sample(match: Match[Any]) -> Sample:
    asked = next(iter(match.asks), 0)
    seats = dict.fromkeys((None, asked, (asked + 1) % match.players))
    return Sample(copied(match.state), {seat: copied(match.view(seat)) for seat in seats}, dict(match.asks))


class Mind(Whims):
    """Plays at random, but now and then as the greedy player does."""

    def __init__(self, match: Match[Any], seed: int) -> None:
        super().__init__(seed)
        self.match = match

    def answer(self, ask: Ask) -> Value:
        greedy = self.match.game.greedy
        if greedy is None or self.sometimes(0.7):
            return super().answer(ask)
        return greedy(self.match.view(ask.seat), ask)


@cache
def sampled(name: str, players: int) -> tuple[Sample, ...]:
    """Positions of a match with options at random: each new kind of question, some others, and the end."""
    game = games_under_test()[name]
    whims = Whims(players)
    options = {option: whims.random.choice(values) for option, values in game.options.items()}
    match = prestol.new(game, players, players, options)
    found: list[Sample] = []
    seen: set[str] = set()
    for now in positions(match, Mind(match, players)):
        kinds = {ask.kind for ask in now.asks.values()}
        if kinds - seen or whims.sometimes(0.005):
            seen |= kinds
            found.append(sample(now))
    return (*found, sample(match))


def picture(
    name: str, view: Any, seat: int | None, ask: Ask | None = None, lang: str = "en", *, tall: bool = False
) -> str:
    return drawn(games_under_test()[name], view, seat, ask, lang, NAMES, tall=tall)


# Reading a picture


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def attributes(svg: str, attribute: str) -> list[str]:
    """The values of an attribute wherever it stands and is not empty."""
    return [str(e.get(attribute)) for e in elements(svg) if e.get(attribute)]


def labels(svg: str) -> list[str]:
    return attributes(svg, "aria-label")


def pieces(svg: str) -> list[str]:
    return attributes(svg, "data-piece")


def lit(svg: str) -> Counter[str]:
    """The answers in a picture and how often each is there."""
    found = [element for element in elements(svg) if element.get("data-option") is not None]
    assert all(element.get("class") == "lit" for element in found)
    return Counter(str(element.get("data-option")) for element in found)


def as_json(option: Any) -> str:
    return json.dumps(option, ensure_ascii=False)


def boxes(thing: Any) -> Iterator[dict[str, Any]]:
    """Everything in a scene that says where it lies."""
    if isinstance(thing, dict):
        if {"x", "y"} <= thing.keys():
            yield thing
        for part in thing.values():
            yield from boxes(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from boxes(part)


def unknown(pile: Pile, seen: Pile) -> list[str]:
    """The cards of a pile that a view of it does not show."""
    return [card for card, shown in zip(pile.cards, seen.cards, strict=True) if is_hidden(shown)]
