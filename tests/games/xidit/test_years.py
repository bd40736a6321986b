"""The course of a whole game: the years, what a year forgets, censuses and the end, for every table; and what may
happen in one city within one year."""

import re

import pytest

import prestol
from tests.games.xidit.tables import WAIT, lord, table

EVERY_TABLE = [(length, players) for length in ("full", "short") for players in (3, 4, 5)]


# From the setup to the end


@pytest.mark.parametrize(("length", "players"), EVERY_TABLE)
def test_twelve_years_or_nine_with_a_census_at_the_end_of_each_third_and_then_the_assessments(
    length: str, players: int
) -> None:
    """Everybody waits, and shows nothing: what was to happen in which year has been told in this order."""
    match = prestol.new("xidit", players, 3, {"length": length})
    first = match.state.first
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        match.choose(seat, {"order": "wait", "show": 0}.get(ask.kind, ask.options[0]))
    told = [
        (fact.kind, fact.about.get("year"), fact.about.get("seat"))
        for fact in match.facts
        if fact.kind in ("year", "census", "assessment")
    ]
    expected = []
    for year in range(1, 13 if length == "full" else 10):
        expected.append(("year", year, (first + year - 1) % players))
        if year in ((4, 8, 12) if length == "full" else (3, 6, 9)):
            expected.append(("census", year, None))
    assert told == [*expected, *[("assessment", None, None)] * 3]


@pytest.mark.parametrize(("length", "players"), EVERY_TABLE)
def test_what_everybody_begins_with(length: str, players: int) -> None:
    s = prestol.new("xidit", players, 11, {"length": length}).state
    for mine in s.lords:
        assert (sum(mine.units), mine.gold, mine.bards_left, mine.storeys, mine.waiting) == (0, 0, 20, 15, 0)
    on_tiles = 16 if players == 3 else 25
    assert sum(s.barracks) == 70 - on_tiles
    assert not s.recruits.keys() & s.threats.keys()
    assert bool(s.neutral) == (players == 3)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_player_is_first_in_turn(players: int) -> None:
    t = table(*[lord(1)] * players, first=players - 1, year=1)
    firsts = []
    for _ in range(3):
        firsts.append(t.s.first)
        t.plan()
    assert firsts == [(players - 1 + turn) % players for turn in range(3)]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_order_is_carried_out_by_all_before_the_next(players: int) -> None:
    """The only two units: the second player is there a step earlier than the first."""
    t = table(lord(7), lord(6), *[lord(1)] * (players - 2), recruits={6: "PA"}, recruitment="3 9")
    t.plan("RA....", "A.....")
    assert (t.holds(0), t.holds(1)) == ("A", "P")


# What only the course of a year shows


def test_a_year_can_be_followed_order_by_order() -> None:
    """For each order that is carried out there is a picture, with what happened in words."""
    t = table(lord(7), lord(1), lord(5), recruits={7: "AAIM", 6: None}).plan("ARA...", "R.....", "B.....")
    frames = list(t.match.frames(None))
    assert [line[:22] for line in frames[0].story] == [f"The orders of Player {n}" for n in (1, 2, 3)]
    orders = frames[1:19]
    assert [frame.story[0] for frame in orders[::3]] == [f"Order {number}." for number in range(1, 7)]
    assert [frame.story[-1] for frame in orders[:4]] == [
        "Player 1 recruits a unit in city 7.",
        "Player 2 goes by the red road from city 1 to city 2.",
        "Player 3 goes by the blue road from city 5 to city 12.",
        "Player 1 goes by the red road from city 7 to city 6.",
    ]
    where = [re.findall(r'aria-label="Hero of Player 1, city (\d+)"', frame.picture) for frame in orders]
    assert where == [["7"]] * 3 + [["6"]] * 15
    assert [frame.story[0] for frame in frames[19:]] == ["Year 2. Player 2 is the first player."]


def test_a_threat_that_comes_where_one_has_recruited_may_be_averted_in_the_same_year() -> None:
    """The tile whose last unit he took comes back with the other side up: recruiting there bars nothing but recruiting
    again."""
    t = table(
        lord(8, "AIC"), lord(9, "AM"), lord(16, "PAI"), lord(1),
        recruits={8: "P"}, recruitment="3 10", threats=[9, 16], menace="12",
    )  # fmt: skip
    t.plan("A..A..", ".A....", "..A...")
    t.say(1, ("gold", "storeys")).say(2, ("gold", "storeys"))
    assert [told["tile"] for told in t.told("threat-appears")] == ["N12", "N08"]
    assert t.waits == (0, "reward")
    assert t.holds(0) == "P"


def test_another_recruiting_in_between_does_not_free_the_city() -> None:
    t = table(lord(6), lord(6), lord(1), lord(1), recruits={6: "PPA"}).plan("A.A.A.", "A.A.A.")
    assert (t.holds(0), t.holds(1)) == ("P", "P")
    assert len(t.told("lost-recruited")) == 4
    assert t.s.recruits[6] == (0, 1, 0, 0, 0)


def test_who_recruits_the_missing_unit_this_year_averts_the_threat_this_year() -> None:
    t = table(lord(7, "M"), lord(1), lord(1), lord(1), recruits={7: "A"}, recruitment="2 5", threats=[9]).plan("AKRA..")
    assert t.waits == (0, "reward")
    assert t.ask(0).about["city"] == 9


def test_two_may_not_avert_one_threat() -> None:
    """The second one's action is lost: no tile is left there, or another city's has come."""
    t = table(lord(9, "AM"), lord(9, "AM"), lord(1), lord(1), threats=[9], menace="12 3").plan("A.....", "A.....")
    t.say(0, ("gold", "storeys"))
    assert t.told("lost-action") == [{"seat": 1, "city": 9}]
    assert t.holds(1) == "AM"


def test_bards_of_a_census_go_next_to_where_the_year_has_led_the_hero() -> None:
    t = table(lord(5, "I"), lord(1), lord(1), lord(1), year=4).plan("B.....").show(infantry=(1, 0, 0, 0))
    assert t.ask(0).options == ("snow", "hills"), "city 12, not city 5"


def test_bards_of_a_census_stay_out_of_closed_regions() -> None:
    t = table(lord(7, "I"), lord(1), lord(1), year=4).plan().show(infantry=(1, 0, 0))
    assert t.ask(0).options == ("wood",), "the Sun Sands are closed"


def test_a_storey_won_while_all_guilds_are_full_is_built_with_the_next_guild() -> None:
    """In the years between it waits behind the screen."""
    t = table(lord(9, "AMM"), lord(1), lord(1), lord(1), threats=[9], guilds={4: (0, 4)}, year=8)
    t.plan().show(mage=(1, 0, 0, 0))
    assert (t.s.lords[0].waiting, t.s.lords[0].storeys) == (1, 10)
    t.plan("A.....").say(0, ("gold", "storeys"))
    assert t.s.guilds[9] == (0, 4), "four of the reward"
    assert t.s.lords[0].waiting == 1, "no room for it here either"


def test_a_closed_census_is_told_by_who_wins_and_forgotten_with_the_next_plans() -> None:
    t = table(lord(1, "PP"), lord(1, "P"), lord(1), lord(1), year=4).plan().show(peasant=(2, 1, 0, 0))
    heard = [fact for fact in t.match.facts if fact.to == 0xFF]
    assert [fact.about for fact in heard if fact.kind == "census-most"] == [{"seat": 0, "unit": "peasant"}]
    assert not [fact for fact in heard if fact.kind == "shows" or "units" in fact.about]
    assert t.s.shown["peasant"] == (2, 1, 0, 0), "hands were opened before everybody"
    t.plan()
    assert t.s.shown == {}


def test_an_open_census_tells_every_hand() -> None:
    t = table(lord(1, "PP"), lord(1, "P"), lord(1), lord(1), year=4, screens="open").plan().show(peasant=(1, 1, 0, 0))
    assert t.told("shows")[:2] == [
        {"seat": 0, "unit": "peasant", "units": 1},
        {"seat": 1, "unit": "peasant", "units": 1},
    ]
    assert t.ask(0).kind == "order"


@pytest.mark.parametrize("screens", ["closed", "open"])
def test_with_closed_screens_nobody_sees_by_the_question_how_many_units_another_has(screens: str) -> None:
    t = table(lord(1, "PP"), lord(1), lord(1), lord(1), year=4, screens=screens)
    for seat in range(4):
        t.turn(seat, WAIT)
    assert [ask.private for ask in t.match.asks.values()] == [screens == "closed"] * 4
    assert t.ask(1).forced == (screens == "open"), "who has none is asked all the same"
