"""What every game's picture gets for free: it is well-formed, small, closed in itself and explained, nothing lies
outside of it, and it is a function of what is seen."""

import itertools
from collections import Counter
from typing import Final
from xml.etree import ElementTree

import pytest

import prestol
from prestol.table import LANGUAGES, Words, encoded
from tests.games.cases import games_under_test, room
from tests.games.drawing import NAMES, OUTSIDE, SVG, attributes, boxes, lit, picture, sampled

LIMIT: Final = 150_000
"""So many bytes a picture may have; a game that needs more says so as `LARGEST` in its `test_picture`."""

every_table = pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, game in sorted(prestol.games().items()) for players in game.players]
)

every_shape = pytest.mark.parametrize("tall", [False, True], ids=["wide", "tall"])


@every_shape
@every_table
def test_pictures_are_sound(name: str, players: int, tall: bool) -> None:
    own = room(name, "test_picture")
    languages = itertools.cycle(LANGUAGES)
    for now in sampled(name, players):
        for view, seat, ask in now.looks():
            lang = next(languages)
            svg = picture(name, view, seat, ask, lang, tall=tall)
            assert len(svg.encode()) <= getattr(own, "LARGEST", LIMIT)
            check_sound(svg, games_under_test()[name].words(lang), getattr(own, "UNEXPLAINED", ()))
            if seat not in now.asks:
                assert not lit(svg)


def check_sound(svg: str, words: Words, unexplained: tuple[str, ...]) -> None:
    """Well-formed, every piece named once and explained, nothing from outside, names escaped.
    `unexplained`: how messages begin that name a piece, but need no text."""
    assert "None" not in svg
    assert not OUTSIDE.search(svg)
    assert "&lt;A &amp; B&gt;" in svg
    assert "<A & B>" not in svg
    root = ElementTree.fromstring(svg)
    assert root.findtext(f"{SVG}title")
    assert root.findtext(f"{SVG}desc")
    found = list(root.iter())
    for attribute in ("id", "data-piece"):
        there = Counter(element.attrib[attribute] for element in found if attribute in element.attrib)
        assert [value for value, count in there.items() if count > 1] == []
    ids = {element.get("id") for element in found}
    for element in found:
        assert element.get("role") != "img" or element.get("aria-label")
        if href := element.get("href"):
            assert href.removeprefix("#") in ids
        if about := element.get("data-about"):
            assert words.has(about), about
            assert words.has(f"{about}.text") or about.startswith(unexplained), about


@every_table
def test_nothing_lies_outside(name: str, players: int) -> None:
    game = games_under_test()[name]
    for now in sampled(name, players):
        for view, seat, ask in now.looks():
            scene = game.scene(view, seat, ask, game.words("ru"), NAMES)
            for box in boxes(scene):
                assert box["x"] >= -1, box
                assert box["y"] >= -1, box
                assert box["x"] + box.get("w", 0) <= scene["width"] + 1, box
                assert box["y"] + box.get("h", 0) <= scene["height"] + 1, box


@every_shape
@every_table
def test_areas_are_named_and_hold_all_that_can_be_answered(name: str, players: int, tall: bool) -> None:
    for view, seat, ask in [look for now in sampled(name, players) for look in now.looks()][::3]:
        titles = []
        for lang in LANGUAGES:
            root = ElementTree.fromstring(picture(name, view, seat, ask, lang, tall=tall))
            width, height = (float(each) for each in root.attrib["viewBox"].split()[2:])
            areas = {e.attrib["data-area"]: e for e in root.iter() if "data-area" in e.attrib}
            assert len(areas) > 1
            for area, element in areas.items():
                x, y, w, h = (float(each) for each in element.attrib["data-box"].split())
                assert -1 <= x < x + w <= width + 1, area
                assert -1 <= y < y + h <= height + 1, area
                assert element.attrib["data-title"].strip()
                assert float(element.attrib["data-text"]) > 4
                assert area.removeprefix("seat-").isdigit() or games_under_test()[name].words(lang).has(area)
            inside = {part for element in areas.values() for part in element.iter()}
            assert {e for e in root.iter() if "data-option" in e.attrib} <= inside
            titles.append([(area, e.attrib["data-title"]) for area, e in areas.items() if area.startswith("area-")])
        assert all(english != russian for english, russian in zip(*titles, strict=True))


@every_table
def test_a_tall_picture_is_narrow_and_shows_the_same(name: str, players: int) -> None:
    for view, seat, ask in [look for now in sampled(name, players) for look in now.looks()][::5]:
        wide, tall = picture(name, view, seat, ask), picture(name, view, seat, ask, tall=True)
        width, height = (float(each) for each in ElementTree.fromstring(tall).attrib["viewBox"].split()[2:])
        assert width < 450
        assert height > 2 * width
        assert lit(tall) == lit(wide)
        for attribute in ("data-piece", "data-about", "data-area"):
            assert set(attributes(tall, attribute)) >= set(attributes(wide, attribute))


@every_table
def test_the_picture_leaves_the_view_alone_and_stays_the_same(name: str, players: int) -> None:
    for view, seat, ask in [look for now in sampled(name, players) for look in now.looks()][::7]:
        before = encoded(view)
        assert picture(name, view, seat, ask) == picture(name, view, seat, ask)
        assert encoded(view) == before
