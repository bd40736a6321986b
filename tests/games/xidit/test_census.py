"""The military census."""

from typing import Any

import pytest

from prestol.games.xidit.state import SETUPS, Lord
from tests.games.xidit.tables import PASS, Table, lord, table


def review(*lords: Lord, **about: Any) -> Table:
    """The end of a year with a census: nobody has done anything."""
    return table(*lords, **{"year": 4, **about}).plan()


def test_vitya_pasha_sveta_and_sasha_review_their_clerics() -> None:
    """One, one, two and none: Sveta sends out two bards."""
    t = review(lord(1, "C"), lord(1, "C"), lord(17, "CC"), lord(1))
    t.show(cleric=(1, 1, 2, 0))
    assert t.told("census-most") == [{"seat": 2, "unit": "cleric"}]
    assert t.waits == (2, "bard")
    t.say(2, "snow", "centre").show()
    assert t.s.lords[2].bards == {"snow": 1, "centre": 1}
    assert t.holds(2) == "CC", "the units go back behind the screen"


@pytest.mark.parametrize(("unit", "gold"), [("peasant", 1), ("archer", 2)])
def test_gold_for_the_most(unit: str, gold: int) -> None:
    holds = "PPAA"
    t = review(lord(1, holds), lord(1, holds), lord(1), lord(1)).show(**{unit: (2, 1, 0, 0)})
    assert [each.gold for each in t.s.lords] == [gold, 0, 0, 0]


def test_one_bard_for_infantry_and_two_for_clerics_next_to_the_hero() -> None:
    t = review(lord(5, "IC"), lord(1), lord(1), lord(1))
    t.show(infantry=(1, 0, 0, 0))
    assert t.ask(0).options == ("snow",)
    t.say(0, "snow").show(cleric=(1, 0, 0, 0))
    assert t.ask(0).about == {"bards": 2}
    t.say(0, "snow", "snow").show()
    assert t.s.lords[0].bards == {"snow": 3}


def test_the_winner_may_place_the_bards_and_may_leave_it() -> None:
    t = review(lord(5, "C"), lord(1), lord(1), lord(1)).show(cleric=(1, 0, 0, 0))
    t.say(0, "snow", PASS).show()
    assert t.s.lords[0].bards == {"snow": 1}


def test_a_storey_for_battle_mages_on_a_guild_of_ones_own() -> None:
    guilds = {3: (0, 2), 4: (0, 4), 5: (1, 1), 6: (0, 1)}
    t = review(lord(1, "M"), lord(1), lord(1), lord(1), guilds=guilds).show(mage=(1, 0, 0, 0))
    assert t.ask(0).options == (3, 6)
    t.say(0, 6)
    assert t.s.guilds == guilds | {6: (0, 2)}


@pytest.mark.parametrize("guilds", [{}, {4: (0, 4)}, {4: (1, 1)}])
def test_the_storey_waits_without_a_guild_that_has_room(guilds: dict[int, tuple[int, int]]) -> None:
    t = review(lord(1, "M"), lord(1), lord(1), lord(1), guilds=guilds).show(mage=(1, 0, 0, 0))
    assert t.s.lords[0].waiting == 1
    assert t.s.guilds == guilds
    assert t.told("storey-waits") == [{"seat": 0}]


def test_no_storey_for_who_has_none_left() -> None:
    guilds = {1: (0, 4), 2: (0, 4), 3: (0, 4), 4: (0, 3)}
    t = review(lord(1, "M"), lord(1), lord(1), lord(1), guilds=guilds).show(mage=(1, 0, 0, 0))
    assert t.s.guilds == guilds
    assert t.told("no-storeys") == [{"seat": 0}]


def test_who_tie_all_get_the_prize() -> None:
    t = review(lord(1, "AA"), lord(1, "AAA"), lord(1, "A"), lord(1, "AA")).show(archer=(2, 2, 1, 2))
    assert [each.gold for each in t.s.lords] == [2, 2, 0, 2]


def test_bards_of_a_tie_are_placed_in_turn_order() -> None:
    t = review(lord(5, "I"), lord(17, "I"), lord(4, "I"), lord(1), first=2).show(infantry=(1, 1, 1, 0))
    asked = []
    while t.waits and t.waits[1] == "bard":
        asked.append(t.waits[0])
        t.say(asked[-1], t.ask(asked[-1]).options[0])
    assert asked == [2, 0, 1]


def test_showing_nothing_wins_nothing() -> None:
    t = review(lord(1, "P"), lord(1), lord(1), lord(1)).show()
    assert t.told("census-none") == [{"unit": unit} for unit in ("peasant", "archer", "infantry", "cleric", "mage")]
    assert [each.gold for each in t.s.lords] == [0] * 4


def test_any_number_may_be_shown_in_secret_and_all_hands_open_at_once() -> None:
    t = review(lord(1, "PPP"), lord(1, "P"), lord(1), lord(1))
    assert sorted(t.match.asks) == [0, 1, 2, 3]
    assert list(t.ask(0).options) == [0, 1, 2, 3]
    t.match.choose(0, 2)
    assert t.s.shown == {}
    assert t.match.view(1).shown == {}
    for seat, count in ((1, 1), (2, 0), (3, 0)):
        t.match.choose(seat, count)
    assert t.s.shown == {"peasant": (2, 1, 0, 0)}


def test_kinds_are_reviewed_one_after_the_other_from_the_weakest() -> None:
    t = review(lord(1), lord(1), lord(1), lord(1))
    reviewed = []
    while t.waits and t.waits[1] == "show":
        reviewed.append(t.ask(0).about["unit"])
        for seat in range(4):
            t.match.choose(seat, 0)
    assert reviewed == ["peasant", "archer", "infantry", "cleric", "mage"]


def test_no_bards_for_who_has_none_left() -> None:
    t = review(lord(5, "I", left=0), lord(1), lord(1), lord(1)).show(infantry=(1, 0, 0, 0))
    assert t.told("no-bards") == [{"seat": 0}]


@pytest.mark.parametrize("short", [False, True])
def test_a_census_ends_every_fourth_year_or_every_third_in_a_short_game(short: bool) -> None:
    every = 3 if short else 4
    assert SETUPS["short" if short else "full", 4].census == (every, 2 * every, 3 * every)
    for year in range(1, every * 3):
        t = table(lord(1), lord(1), lord(1), lord(1), year=year, short=short).plan()
        assert bool(t.told("census")) == (year % every == 0)
