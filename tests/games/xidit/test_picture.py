"""The picture of Xidit: it is well formed, lights every answer that has a place, and tells no secrets."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

import prestol
from prestol.games.xidit.scene import land
from prestol.games.xidit.scene.spots import spot_of, spots
from prestol.games.xidit.state import BASTION, CITIES, KINDS, ORDERS, ROADS, TILES, TITANS, Xidit, game
from prestol.table import Ask, Match, copied
from prestol.table.hidden import HIDDEN
from tests.games.drawing import NAMES, as_json, elements, lit, picture
from tests.games.playing import Whims, positions
from tests.games.xidit.tables import WAIT, lord, position, table

PLAYERS = (3, 4, 5)
SEATLESS = {"reward", "show"}
"""Kinds of questions whose answers have no place on the board."""


class Sample(NamedTuple):
    """A position, what somebody asked, somebody else and a spectator see of it, and who is asked what."""

    state: Xidit
    views: dict[int | None, Xidit]
    asks: dict[int, Ask]


@cache
def sampled(players: int, screens: str = "closed") -> tuple[Sample, ...]:
    """Positions of a match played mostly well: some of them, each new kind of question, and the end."""
    dice = Random(players)
    found = []
    seen: set[str] = set()
    match = prestol.new("xidit", players, players, {"screens": screens})
    for now in positions(match, Mind(match)):
        kinds = {ask.kind for ask in now.asks.values()}
        if kinds - seen or dice.random() < 0.006:
            seen |= kinds
            found.append(sample(now))
    return (*found, sample(match))


def sample(match: Match[Any]) -> Sample:
    asked = next(iter(match.asks), 0)
    seats = (None, asked, (asked + 1) % match.players)
    return Sample(copied(match.state), {seat: copied(match.view(seat)) for seat in seats}, dict(match.asks))


def seen_by_all(players: int, screens: str = "closed") -> Iterator[tuple[Xidit, Xidit, int | None, Ask | None]]:
    """The samples, as they are seen, with what the seat is asked."""
    for state, views, asks in sampled(players, screens):
        for seat, view in views.items():
            yield state, view, seat, asks.get(seat) if seat is not None else None


class Mind(Whims):
    """Plays as the greedy player does, but now and then at random."""

    def __init__(self, match: Match[Any]) -> None:
        super().__init__(match.players)
        self.match = match

    def answer(self, ask: Ask) -> Any:
        if ask.kind == "city" or self.sometimes(0.1):
            return super().answer(ask)
        assert game.greedy is not None
        return game.greedy(self.match.view(ask.seat), ask)


def offered(ask: Ask) -> list[Any]:
    """All that has a place, changes included."""
    return [*ask.options, *ask.changes]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_answer_with_a_place_is_lit_once(players: int) -> None:
    kinds = set()
    for _, view, seat, ask in seen_by_all(players):
        expected = [] if ask is None else [option for option in offered(ask) if spot_of(ask, option)]
        assert lit(picture("xidit", view, seat, ask)) == Counter(map(as_json, expected))
        if ask is not None:
            kinds.add(ask.kind)
            assert len(expected) == (0 if ask.kind in SEATLESS else len(offered(ask))), ask
            assert len(spots(ask)) == len(expected), "two answers share a piece"
    assert kinds >= {"city", "order", "ready", "bard", "reward", "show"}
    assert players > 3 or "neutral" in kinds


def test_rare_answers_are_lit() -> None:
    """Titans, the units given for one, and guilds for a storey: hand-made, as matches seldom ask for them."""
    view = position(lord(9, "PPAIC"), lord(1), lord(2), raging="T3a T4b T5a", guilds={3: (0, 4), 5: (0, 2), 7: (1, 1)})
    for ask in (
        Ask(0, "titan", ("T3a", "T4b", "T5a"), True, {"city": 9}),
        Ask(0, "spend", KINDS[:4], about={"titan": "T3a", "units": 3}),
        Ask(0, "guild", (3, 5)),
        Ask(0, "neutral", ("wealth", "influence", "reputation")),
        Ask(0, "city", CITIES),
        Ask(0, "bard", view.setup.beside[9], about={"bards": 2}),
    ):
        assert lit(picture("xidit", view, 0, ask)) == Counter(map(as_json, ask.options))


def test_a_wheel_is_lit_on_the_map_where_its_road_leads() -> None:
    view = position(lord(1), lord(7), lord(8))
    svg = picture("xidit", view, 0, Ask(0, "order", ORDERS, about={"wheel": 2, "orders": ("red", *[""] * 5)}))
    at = {e.attrib["data-option"]: e for e in elements(svg) if "data-option" in e.attrib}
    for order in ORDERS:
        rings = [e.attrib for e in at[as_json(order)].iter() if e.attrib.get("class") == "ring" and "cx" in e.attrib]
        x, y = land.CITY[ROADS[order][2] if order in ("red", "blue") else 2]
        on_map = [ring for ring in rings if (ring["cx"], ring["cy"]) == (str(x), str(y))]
        assert len(on_map) == (order in ("red", "blue", "action")), order


def test_a_draft_is_drawn_with_its_risks() -> None:
    view = position(lord(1, "P"), lord(7), lord(8), recruits={1: "AI"}, threats=[2])
    before = ("action", "action", "red", "action", "black")
    svg = picture("xidit", view, 0, Ask(0, "order", ORDERS, about={"wheel": 6, "orders": (*before, "")}))
    labels = [e.attrib.get("aria-label", "") for e in elements(svg)]
    for said in ("1: city 1: 1 archer", "2: city 1: recruited before, lost", "3: to city 2", "5: no such road: lost"):
        assert said in labels
    assert any(label.startswith("4: city 2: units lacking") for label in labels)
    assert svg.count('font-size="12">!</text>') == 3
    assert 'font-size="12">?</text>' not in svg


@pytest.mark.parametrize(("first", "rivals"), [(1, f" ({NAMES[1]}, Борис could be first)"), (2, "")])
def test_who_could_be_first_is_drawn_as_a_risk(first: int, rivals: str) -> None:
    """Two archers and one infantry: two rivals could take the archers, one leaves the second of them."""
    view = position(lord(1), lord(1), lord(1), recruits={1: "AAI"}, first=first)
    svg = picture("xidit", view, 0, Ask(0, "order", ORDERS, about={"wheel": 2, "orders": ("action", *[""] * 5)}))
    assert f"1: city 1: 1 archer{rivals}" in [e.attrib.get("aria-label") for e in elements(svg)]
    assert svg.count('font-size="12">?</text>') == bool(rivals)


def test_a_half_made_plan_is_drawn_as_far_as_it_is_known() -> None:
    """The fourth wheel is set, the second is being turned: the first and the fourth stand along the way."""
    view = position(lord(7), lord(1), lord(1))
    orders = ("red", "", "", "blue", "", "")
    svg = picture(
        "xidit", view, 0, Ask(0, "order", ORDERS, about={"wheel": 2, "orders": orders}, changes=(1, 3, 4, 5, 6))
    )
    marks = [e.attrib["aria-label"] for e in elements(svg) if re.match(r"\d: ", e.attrib.get("aria-label", ""))]
    assert marks == ["1: to city 6", "4: to city 11"]
    assert lit(svg) == Counter(map(as_json, [*ORDERS, 1, 3, 4, 5, 6]))
    assert 'data-piece="wheel-0-2" data-about="term-wheel">' in svg, "the wheel in hand is not lit"


@pytest.mark.parametrize("players", PLAYERS)
def test_no_picture_tells_a_face_down_tile(players: int) -> None:
    """The lower tiles of the stacks and the sleeping titans: neither their ids nor their names, nor their own cities
    as a piece."""
    for state, view, seat, ask in seen_by_all(players):
        hidden = set(state.menace.stack.cards) | set(state.recruitment.stack.cards)
        hidden -= set(view.menace.stack.cards) | set(view.recruitment.stack.cards)
        for real, shown in zip(state.lairs, view.lairs, strict=True):
            hidden |= set(real.sleeping.cards) - set(shown.sleeping.cards)
        found = elements(picture("xidit", view, seat, ask))
        told = [value for e in found for key, value in e.attrib.items() if key.startswith(("data-", "aria-"))]
        told += [e.text or "" for e in found]
        for card in hidden:
            name = game.words("en").say(f"{'tile' if card in TILES else 'titan'}-{card}")
            ids = {f"tile-{card}", f"titan-{card}", card}
            assert not ids & set(told)
            assert not any(name in text for text in told), name
            if card in TILES:
                assert f"tile-{TILES[card].city}" not in told
        assert HIDDEN not in {text for text in told if len(text) > 1}
        assert not any(titan in text for titan in TITANS for text in told if not any(r.raging for r in view.lairs))


def screened(view: Xidit, seat: int | None) -> Xidit:
    """The same position with other things behind the screens of all others, and other bards in the Bastion."""
    other = copied(view)
    for owner, there in enumerate(other.lords):
        if owner != seat:
            there.units = [9 - count for count in there.units]
            there.gold += 17
            there.waiting += 1
            there.storeys -= 1
            there.bards[BASTION] = there.bards.get(BASTION, 0) + 3
            there.bards_left -= 3
    return other


@pytest.mark.parametrize("players", PLAYERS)
def test_a_closed_picture_is_the_same_whatever_lies_behind_the_screens_of_others(players: int) -> None:
    compared = 0
    for state, view, seat, ask in seen_by_all(players):
        if state.hall:
            continue
        changed = screened(view, seat)
        for owner, there in enumerate(changed.lords):  # the storeys left are open; so let them be as they were
            there.storeys = view.lords[owner].storeys
            there.waiting = view.lords[owner].waiting
        assert picture("xidit", changed, seat, ask) == picture("xidit", view, seat, ask)
        compared += 1
    assert compared > 12


def test_open_screens_and_ones_own_are_drawn() -> None:
    view = position(lord(1, "PP", gold=37), lord(7, "M", gold=41, bards="centre5"), lord(8))
    closed = [e.attrib.get("aria-label", "") for e in elements(picture("xidit", view, 0))]
    assert "Gold: 37." in closed
    assert "Gold: 41." not in closed
    assert "Bards in the Bastion: 5." not in closed
    own = [e.attrib.get("aria-label", "") for e in elements(picture("xidit", view, 1))]
    assert {"Gold: 41.", "Bards in the Bastion: 5.", "Boris 5"} & set(own) >= {"Gold: 41.", "Bards in the Bastion: 5."}
    view.screens = "open"
    spectator = [e.attrib.get("aria-label", "") for e in elements(picture("xidit", view, None))]
    assert {"Gold: 37.", "Gold: 41.", "Bards in the Bastion: 5."} <= set(spectator)


def test_everybodys_current_order_is_drawn_while_orders_are_carried_out() -> None:
    t = table(lord(5, "ICM"), lord(9), lord(8), threats=[6])
    t.plan("KA....", ".B....", WAIT)
    assert t.waits == (0, "reward")
    labels = [e.attrib.get("aria-label", "") for e in elements(t.match.svg(1, "en"))]
    assert any(label.endswith(", order 2: action") for label in labels) == (t.s.lords[0].done == 2)
    assert sum(", order " in label for label in labels) == sum(lord.done > 0 for lord in t.s.lords)
    heroes = [e for e in elements(t.match.svg(1, "en")) if e.attrib.get("data-piece", "").startswith("hero-")]
    ringed = [e.attrib["data-piece"] for e in heroes if e.find("./{*}circle[@r='21']") is not None]
    assert ringed == ["hero-0"], "the last who has done something"


def test_heroes_and_guilds_stand_on_the_map() -> None:
    for city in CITIES:
        for number in range(5):
            x, y = land.stand(city, number, 5)
            assert land.LEFT < x < land.LEFT + land.WIDTH, city
            assert land.TOP < y < land.TOP + land.HEIGHT, city
        x, y = land.GUILD[city]
        assert land.LEFT + 14 < x < land.LEFT + land.WIDTH - 14, city
        assert land.TOP + 66 < y < land.TOP + land.HEIGHT - 8, city
