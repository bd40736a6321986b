"""The picture of Huns: it is well formed, lights every answer that has a place, and tells no secrets."""

import json
import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import prestol
from prestol.games.huns import game
from prestol.games.huns.scene.spots import spot_of, spots
from prestol.games.huns.state import CARDS, CELLS
from prestol.table import LANGUAGES, Ask, Match, Pile, is_hidden
from prestol.table.hidden import HIDDEN
from prestol.table.plain import places
from tests.games.playing import Whims, positions

LIMIT = 150_000
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


def elements(svg: str) -> list[ElementTree.Element]:
    return list(ElementTree.fromstring(svg).iter())


def lit(svg: str) -> Counter[str]:
    """The answers in a picture and how often each is there."""
    found = [element for element in elements(svg) if "data-option" in element.attrib]
    for element in found:
        assert element.get("class") == "lit"
    return Counter(element.attrib["data-option"] for element in found)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_with_a_place_is_lit_once(players: int, lang: str) -> None:
    for match in sampled(players, seed=players):
        for seat in range(players):
            ask = match.asks.get(seat)
            expected = [] if ask is None else [option for option in ask.options if spot_of(ask, option)]
            assert lit(match.svg(seat, lang)) == Counter(json.dumps(option, ensure_ascii=False) for option in expected)
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
    picture = drawn(view, seat, ask)
    assert lit(picture) == Counter(json.dumps(option) for option in ask.options)


def drawn(view: Any, seat: int | None, ask: Ask | None, lang: str = "en") -> str:
    from prestol.table.picture import drawn as picture

    return picture(game, view, seat, ask, lang, ["<A & B>", "Wilhelmina-Alexandrina the Second of the Steppe"])


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


@pytest.mark.parametrize("players", PLAYERS)
def test_the_picture_is_a_function_of_the_view(players: int) -> None:
    for match in sampled(players, seed=20 + players, often=0.004):
        seat = next(iter(match.asks), 0)
        view = match.view(seat)
        before = prestol.table.encoded(view)
        assert drawn(view, seat, match.asks.get(seat)) == drawn(view, seat, match.asks.get(seat))
        assert prestol.table.encoded(view) == before


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_picture_stays_small_and_whole(lang: str) -> None:
    for players in PLAYERS:
        *_, last = sampled(players, seed=30 + players, often=0.0)
        for seat in (None, *range(players)):
            svg = last.svg(seat, lang)
            assert len(svg.encode()) <= LIMIT
            assert "None" not in svg
            assert "<script" not in svg
            assert not re.search(r"(href|src)=\"(?!#)|url\((?!#)", svg)


def test_every_reference_and_explanation_exists() -> None:
    for lang in LANGUAGES:
        words = game.words(lang)
        for match in sampled(4, seed=41, often=0.005):
            found = elements(match.svg(0, lang))
            names = Counter(e.attrib["id"] for e in found if "id" in e.attrib)
            assert max(names.values()) == 1
            for element in found:
                if "href" in element.attrib:
                    assert element.attrib["href"].removeprefix("#") in names
                if "data-about" in element.attrib:
                    assert words.has(element.attrib["data-about"] + ".text"), element.attrib
            pieces = Counter(e.attrib["data-piece"] for e in found if "data-piece" in e.attrib)
            assert [piece for piece, times in pieces.items() if times > 1] == []


def test_names_are_escaped_and_shortened() -> None:
    match = prestol.new("huns", players=2, seed=1)
    svg = drawn(match.view(0), 0, match.asks.get(0))
    assert "&lt;A &amp; B&gt;" in svg
    elements(svg)


@pytest.mark.parametrize("players", PLAYERS)
def test_nothing_lies_outside(players: int) -> None:
    for match in sampled(players, seed=50 + players, often=0.005):
        seat = next(iter(match.asks), None)
        ask = match.asks.get(seat) if seat is not None else None
        scene = game.scene(match.view(seat), seat, ask, game.words("ru"), ())
        for box in boxes(scene):
            assert box["x"] >= -1, box
            assert box["y"] >= -1, box
            assert box["x"] + box["w"] <= scene["width"] + 1, box
            assert box["y"] + box["h"] <= scene["height"] + 1, box


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


def boxes(thing: Any) -> Iterator[dict[str, Any]]:
    """Everything in a scene that says where it lies and how big it is."""
    if isinstance(thing, dict):
        if {"x", "y", "w", "h"} <= thing.keys():
            yield thing
        for part in thing.values():
            yield from boxes(part)
    elif isinstance(thing, list):
        for part in thing:
            yield from boxes(part)
