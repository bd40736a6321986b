"""The picture of Huns: it is well formed, lights every answer that has a place, and tells no secrets."""

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import prestol
from prestol.games.huns import game
from prestol.games.huns.scene.spots import spot_of, spots
from prestol.games.huns.state import CARDS, CELLS
from prestol.table import LANGUAGES, Ask, Match, Pile, is_hidden
from prestol.table.hidden import HIDDEN
from prestol.table.plain import places
from tests.games.drawing import as_json, elements, lit, picture
from tests.games.playing import Whims, positions

PLAYERS = (2, 3, 4)
SEATLESS = {"exchange", "flee"}
"""Kinds of questions whose answers have no place on the board."""


def sampled(players: int, seed: int, often: float = 0.005) -> Iterator[Match[Any]]:
    """Positions of a random match: some of them, each new kind of question, and the end."""
    dice = Random(seed)
    match = prestol.new("huns", players=players, seed=seed)
    seen: set[str] = set()
    for now in positions(match, Whims(seed)):
        kinds = {ask.kind for ask in now.asks.values()}
        if kinds - seen or dice.random() < often:
            seen |= kinds
            yield now
    yield match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_with_a_place_is_lit_once(players: int, lang: str) -> None:
    for match in sampled(players, seed=players):
        for seat in range(players):
            ask = match.asks.get(seat)
            expected = [] if ask is None else [option for option in ask.options if spot_of(ask, option)]
            assert lit(match.svg(seat, lang)) == Counter(map(as_json, expected))
            if ask is not None and ask.kind not in SEATLESS:
                assert len(expected) == len(ask.options), ask
                assert len(spots(ask)) == len(expected), "two answers share a piece"
        assert not lit(match.svg(None, lang))


def test_the_samples_ask_of_everything() -> None:
    """What `spot_of` decides about has been seen by the test above, save what random matches seldom reach."""
    kinds: set[str] = set()
    for players in PLAYERS:
        for seed in range(2):
            match = prestol.new("huns", players=players, seed=seed)
            for now in positions(match, Whims(seed)):
                for ask in now.asks.values():
                    kinds.add(ask.kind)
                    for option in ask.options:
                        assert spot_of(ask, option) or ask.kind in SEATLESS
    assert kinds >= {"die", "action", "play", "under", "victim", "flee", "place", "rob", "colour"}


def test_an_odd_cube_is_lit_beside_its_cell() -> None:
    match = next(now for now in sampled(2, 1) if any(ask.kind == "place" for ask in now.asks.values()))
    seat = next(iter(match.asks))
    view = match.view(seat)
    at, wagon = next((at, w) for at, w in enumerate(view.camps[seat].wagons) if w is not None and w.free)
    cell = wagon.free[0]
    others = [colour for colour in CELLS["violet-1"] if colour != cell]
    ask = Ask(seat, "place", [(at, cell), *((at, cube, cell) for cube in others)])
    assert lit(picture("huns", view, seat, ask)) == Counter(map(as_json, ask.options))


@pytest.mark.parametrize("players", PLAYERS)
def test_no_picture_tells_a_secret(players: int) -> None:
    ids = {*CARDS, *CELLS}
    for match in sampled(players, seed=10 + players, often=0.004):
        for seat in (None, *range(players)):
            view = match.view(seat)
            hidden = {
                real
                for pile, seen in zip(places(match.state), places(view), strict=True)
                if isinstance(pile, Pile)
                for real, shown in zip(pile.cards, seen.cards, strict=True)
                if is_hidden(shown)
            }
            assert hidden
            found = elements(match.svg(seat))
            told = " ".join(
                value
                for element in found
                for key, value in element.attrib.items()
                if key.startswith("data-") or key == "aria-label"
            )
            labels = {element.attrib.get("aria-label") for element in found}
            for card in hidden & ids:
                assert not re.search(rf"(?<![\w-]){re.escape(card)}(?!\w)", told), f"{seat} sees {card}"
                assert card not in CARDS or game.words("en").say(f"card-{card}") not in labels
            assert HIDDEN not in told


def test_cards_of_a_camp_do_not_overlap_and_stay_inside() -> None:
    for players in PLAYERS:
        *_, last = sampled(players, seed=60 + players, often=0.0)
        for camp in game.scene(last.view(0), 0, None, game.words("en"), ())["camps"]:
            cards = camp["cards"]
            for number, card in enumerate(cards):
                assert camp["x"] <= card["x"]
                assert card["x"] + card["w"] <= camp["x"] + camp["w"]
                assert card["y"] + card["h"] <= camp["y"] + camp["h"]
                assert card["h"] >= 20
                for other in cards[:number]:
                    apart = (
                        other["x"] + other["w"] <= card["x"]
                        or other["y"] + other["h"] <= card["y"]
                        or card["x"] + card["w"] <= other["x"]
                    )
                    assert apart, (card["piece"], other["piece"])
