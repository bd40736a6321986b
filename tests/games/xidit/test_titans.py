"""Banishing titans, and its limits."""

import pytest

from tests.games.xidit.tables import PASS, lord, table


def test_sasha_banishes_a_titan_from_city_4() -> None:
    """Two titans rage; Sasha takes the one that costs three units, and chooses which."""
    t = table(lord(4, "PPACM"), lord(1), lord(1), lord(1), raging="T3a T4b").plan("A.....")
    assert t.ask(0).kind == "titan"
    assert t.ask(0).options == ("T3a", "T4b")
    t.say(0, "T3a", "peasant", "mage", "archer")
    assert t.holds(0) == "PC"
    assert t.s.boxed == ["T3a"]
    assert [lair.raging for lair in t.s.lairs] == ["", "T4b", ""]
    assert t.s.lairs[0].sleeping.cards == ["T3b"], "the next one sleeps on"
    assert t.ask(0).about == {"city": 4, "gold": 4, "bards": 2, "storeys": 2}


def test_rewards_of_a_titan_are_like_those_of_a_threat() -> None:
    t = table(lord(4, "PPP"), lord(1), lord(1), lord(1), raging="T3a").plan("A.....")
    t.say(0, "T3a", ("gold", "storeys"))
    assert t.s.lords[0].gold == 4
    assert t.s.guilds == {4: (0, 2)}


def test_nobody_must_banish_a_titan() -> None:
    t = table(lord(4, "PPP"), lord(1), lord(1), lord(1), raging="T3a").plan("A.....")
    assert t.ask(0).optional
    t.say(0, PASS)
    assert t.holds(0) == "PPP"
    assert t.s.boxed == []


def test_a_declined_titan_may_be_banished_by_a_later_order() -> None:
    t = table(lord(4, "PPP"), lord(1), lord(1), lord(1), raging="T3a").plan("AA....")
    t.say(0, PASS, "T3a", ("gold", "storeys"))
    assert t.s.boxed == ["T3a"]


@pytest.mark.parametrize(("holds", "offered"), [("PP", ()), ("PPP", ("T3a",)), ("PAICM", ("T3a", "T4a", "T5a"))])
def test_a_titan_costs_as_many_units_as_question_marks(holds: str, offered: tuple[str, ...]) -> None:
    t = table(lord(4, holds), lord(1), lord(1), lord(1), raging="T3a T4a T5a").plan("A.....")
    if offered:
        assert t.ask(0).options == offered
    else:
        assert t.told("lost-action") == [{"seat": 0, "city": 4}]


def test_a_sleeping_titan_does_nothing() -> None:
    t = table(lord(4, "PPPPP"), lord(1), lord(1), lord(1)).plan("A.....")
    assert t.told("lost-action") == [{"seat": 0, "city": 4}]


@pytest.mark.parametrize("tile", ["recruits", "threats"])
def test_no_titan_where_a_city_tile_lies(tile: str) -> None:
    about: dict[str, object] = {"recruits": {4: "P"}} if tile == "recruits" else {"threats": [4]}
    t = table(lord(4, "AAIII"), lord(1), lord(1), lord(1), raging="T3a", recruitment="5 6", **about).plan("A.....")
    assert not t.told("banishes-closed")
    assert t.waits == (0, "order")


def test_not_two_titans_from_one_city_in_a_year() -> None:
    t = table(lord(4, "PPPPPPPP"), lord(1), lord(1), lord(1), raging="T3a T4a").plan("AA....")
    t.say(0, "T3a", ("gold", "storeys"))
    assert t.waits == (0, "order")
    assert t.told("lost-action") == [{"seat": 0, "city": 4}]
    t.plan("A.....")
    assert t.waits == (0, "titan"), "next year it may be done again"


def test_two_titans_from_two_cities_in_a_year() -> None:
    t = table(lord(4, "PPPPPPPP"), lord(1), lord(1), lord(1), raging="T3a T4a").plan("ARA...")
    t.say(0, "T3a", ("gold", "storeys"), "T4a", ("gold", "storeys"))
    assert t.s.boxed == ["T3a", "T4a"]


def test_no_titan_where_a_threat_was_averted_in_the_same_year() -> None:
    t = table(lord(9, "AMPPPP"), lord(1), lord(1), lord(1), threats=[9], raging="T3a").plan("AA....")
    t.say(0, ("gold", "storeys"))
    assert t.told("lost-action") == [{"seat": 0, "city": 9}]


def test_no_threat_is_averted_where_a_titan_was_banished_in_the_same_year() -> None:
    """Another player brings the threat to the city in between."""
    t = table(
        lord(12, "PPPPIM"), lord(9, "AM"), lord(1), lord(1), threats=[9], menace="12 1 2", raging="T3a"
    ).plan("A.A...", ".A....")  # fmt: skip
    t.say(0, "T3a", "peasant", "peasant", "peasant", ("gold", "storeys"))
    t.say(1, ("gold", "storeys"))
    assert 12 in t.s.threats
    assert t.told("lost-banished") == [{"seat": 0, "city": 12}]
    assert t.holds(0) == "PIM"


def test_a_titan_after_recruiting_the_last_unit_of_the_city() -> None:
    t = table(
        lord(4, "AA"), lord(1), lord(1), lord(1), recruits={4: "P"}, recruitment="5 6", raging="T3a"
    ).plan("AA....")  # fmt: skip
    t.say(0, "T3a", "peasant")
    assert t.holds(0) == "", "two archers and the peasant just recruited"
    assert t.waits == (0, "reward")


def test_another_player_may_banish_a_titan_from_the_same_city() -> None:
    t = table(lord(4, "PPP"), lord(4, "AAAA"), lord(1), lord(1), raging="T3a T4a").plan("A.....", "A.....")
    t.say(0, "T3a", ("gold", "storeys"))
    assert t.ask(1).options == ("T4a",)


def test_three_players_banish_titans_in_cities_without_tiles_and_place_no_bards_in_closed_regions() -> None:
    """City 21 borders nothing but a closed region; a guild may be built there."""
    t = table(lord(21, "PPP"), lord(1), lord(1), raging="T3a").plan("A.....")
    t.say(0, "T3a")
    assert t.told("builds") == [{"seat": 0, "city": 21, "storeys": 2, "height": 2}], "only one pair was left"
    assert t.s.lords[0].gold == 4
    assert t.waits == (0, "order"), "a titan is no threat: the neutral player is not pushed"
