"""Planning and carrying out orders: moves, recruiting, averting threats. Examples of the rulebook by name."""

import pytest

from prestol.games.xidit.forecast import forecast
from prestol.games.xidit.state import CITIES, ROADS, TILES, Lord
from prestol.table import Refused, encoded
from tests.games.xidit.tables import WAIT, lord, orders, table

# Planning


def test_pasha_has_planned_a_move_an_action_a_move_a_wait_an_action_and_a_move() -> None:
    t = table(lord(6), lord(1), lord(1), lord(1), recruits={7: None})
    t.plan("RAB.AK")
    told = [[about[f"order_{wheel}"] for wheel in range(1, 7)] for about in t.told("orders")]
    assert told == [["red", "action", "blue", "wait", "action", "black"], *[["wait"] * 6] * 3]


def test_all_plan_at_once_and_nothing_is_told_before_the_last() -> None:
    t = table(lord(7), lord(1), lord(1), lord(1))
    assert sorted(t.match.asks) == [0, 1, 2, 3]
    t.turn(2, WAIT)
    assert sorted(t.match.asks) == [0, 1, 3]
    assert not t.told("orders")
    assert t.s.lords[2].orders == ()
    assert t.match.can_withdraw(2)
    t.match.withdraw(2)
    assert t.ask(2).about["wheel"] == 1


def test_every_wheel_shows_every_icon() -> None:
    t = table(lord(2), lord(1), lord(1))  # no black road leads from city 2
    for wheel in range(1, 7):
        assert t.ask(0).about == {"wheel": wheel, "orders": ("black",) * (wheel - 1) + ("",) * (7 - wheel)}
        assert t.ask(0).options == ("red", "blue", "black", "action", "wait")
        t.match.choose(0, "black")


def test_the_wheels_are_turned_one_after_the_other_from_the_first_player() -> None:
    t = table(lord(1), lord(2), lord(5), lord(21), first=2, recruits={5: None})
    t.plan("R.....", "R.....", "AB....", "......")
    told = [f.about["seat"] for f in t.match.facts if f.kind in ("moves", "waits", "recruits-closed")]
    assert told == [2, 3, 0, 1] * 6
    assert [f.kind for f in t.match.facts if f.about.get("seat") == 2 and f.to == 255][2:4] == [
        "recruits-closed", "moves",
    ]  # fmt: skip


# Moving


def test_sashas_hero_goes_by_the_blue_road_from_city_5_to_city_12() -> None:
    t = table(lord(1), lord(1), lord(1), lord(5)).plan("......", "......", "......", "B.....")
    assert t.s.lords[3].hero == 12
    assert t.told("moves") == [{"seat": 3, "road": "blue", "city_from": 5, "city": 12}]


def test_the_roads_of_the_worked_examples() -> None:
    assert (ROADS["blue"][5], ROADS["red"][7], ROADS["blue"][6], ROADS["red"][11]) == (12, 6, 11, 17)
    assert all(ROADS[colour][to] == city for colour in ROADS for city, to in ROADS[colour].items())


def test_a_move_without_a_road_is_lost_and_the_hero_stays() -> None:
    t = table(lord(5), lord(1), lord(1), lord(1)).plan("RB....")
    assert t.told("lost-road") == [{"seat": 0, "road": "red", "city": 5}]
    assert t.s.lords[0].hero == 12


def test_heroes_may_share_a_city_after_the_start() -> None:
    t = table(lord(7), lord(11), lord(1), lord(1)).plan("R.....", "B.....")
    assert [each.hero for each in t.s.lords][:2] == [6, 6]


@pytest.mark.parametrize("plan", ["RAB.AK", "KKKKKK", "RRRBBB", "BRKBRK"])
def test_a_planned_path_is_where_the_hero_really_goes(plan: str) -> None:
    for city in CITIES:
        t = table(lord(city), lord(1), lord(1), lord(1))
        stops = [stop.city for stop in forecast(t.s, 0, orders(plan))]
        t.plan(plan)
        assert len(stops) == 6
        assert t.s.lords[0].hero == stops[-1]


# Recruiting


def test_sveta_recruits_the_peasants_of_city_5_for_they_are_the_weakest() -> None:
    t = table(lord(1), lord(1), lord(5), lord(1), recruits={5: None}).plan("......", "......", "A.....")
    assert t.holds(2) == "P"
    assert t.s.recruits[5] == (0, 1, 1, 1, 1)


@pytest.mark.parametrize(("there", "taken"), [("PAAIM", "P"), ("AAM", "A"), ("IM", "I"), ("M", "M")])
def test_the_weakest_unit_must_be_taken(there: str, taken: str) -> None:
    t = table(lord(6), lord(1), lord(1), lord(1), recruits={6: there}, recruitment="7 8").plan("A.....")
    assert t.holds(0) == taken


def test_one_unit_a_city_and_year() -> None:
    t = table(lord(6), lord(1), lord(1), lord(1), recruits={6: None, 7: None})
    t.plan("AARARA")
    assert t.holds(0) == "PP"
    assert t.told("lost-recruited") == [{"seat": 0, "city": 6}] * 2
    t.plan("A.....")
    assert t.holds(0) == "PPA"


def test_each_player_may_recruit_in_the_same_city() -> None:
    t = table(lord(6), lord(6), lord(6), lord(1), recruits={6: None}, first=1)
    t.plan("A.....", "A.....", "A.....")
    assert [t.holds(seat) for seat in range(3)] == ["A", "P", "A"]


def test_an_action_without_a_tile_is_lost() -> None:
    t = table(lord(6), lord(1), lord(1), lord(1), recruits={7: None}).plan("A.....")
    assert t.told("lost-action") == [{"seat": 0, "city": 6}]


# Averting threats


def test_sasha_gives_archers_and_battle_mages() -> None:
    t = table(lord(9, "AMP"), lord(1), lord(1), lord(1), threats=[9]).plan("A.....")
    assert t.holds(0) == "P"
    assert t.s.barracks == [17, 16, 14, 12, 10]
    assert t.told("averts") == [{"seat": 0, "city": 9, "tile": "N09", "unit_all": ("archer", "mage")}]
    assert t.waits == (0, "reward")


def test_a_threat_must_be_averted_by_who_has_the_units() -> None:
    """Nobody is asked whether: the question is only which rewards."""
    t = table(lord(9, "AAMM"), lord(1), lord(1), lord(1), threats=[9]).plan("A.....")
    assert t.holds(0) == "AM"
    assert not t.ask(0).optional


@pytest.mark.parametrize("holds", ["", "AAAA", "MM", "PICAAA"])
def test_without_exactly_these_units_the_order_is_lost(holds: str) -> None:
    t = table(lord(9, holds), lord(1), lord(1), lord(1), threats=[9]).plan("A.....")
    assert t.told("lost-units") == [{"seat": 0, "city": 9, "tile": "N09"}]
    assert sorted(t.holds(0)) == sorted(holds)
    assert 9 in t.s.threats


@pytest.mark.parametrize("tile", [tile for tile in TILES if tile[0] == "N"])
def test_every_threat_takes_its_units_and_no_others(tile: str) -> None:
    numbers = TILES[tile]
    mine = Lord([count + 1 for count in numbers.needs], 20, 15, hero=numbers.city)
    t = table(mine, lord(1), lord(1), lord(1), threats=[numbers.city]).plan("A.....")
    assert t.s.lords[0].units == [1] * 5
    assert t.ask(0).about == {
        "city": numbers.city, "gold": numbers.gold, "bards": numbers.bards, "storeys": numbers.storeys,
    }  # fmt: skip


def test_svetas_prediction_of_tile_12() -> None:
    """Tile 12 is the next threat. Pasha averts one this year, so that it comes; Sveta's sixth order is an action in
    city 12."""
    pasha, sveta = lord(9, "AM"), lord(5, "PIM")
    t = table(pasha, sveta, lord(1), lord(1), threats=[9, 3], menace="12 1 2", threat_discard="")
    t.plan("A.....", "B....A")
    t.say(0, ("gold", "storeys"))
    assert t.told("threat-appears") == [{"city": 12, "tile": "N12"}]
    assert t.waits == (1, "reward")
    assert t.ask(1).about["city"] == 12
    assert t.holds(1) == ""


def test_svetas_prediction_fails_if_nobody_averts_a_threat() -> None:
    t = table(lord(9, "A"), lord(5, "PIM"), lord(1), lord(1), threats=[9, 3], menace="12 1 2")
    t.plan("A.....", "B....A")
    assert t.told("lost-action") == [{"seat": 1, "city": 12}]
    assert sorted(t.holds(1)) == sorted("PIM")


# A whole turn


def test_the_six_orders_of_the_blue_first_player() -> None:
    """The example of the last pages."""
    t = table(
        lord(7, "PPAAC"), lord(1), lord(1), lord(1),
        recruits={7: "AIM", 6: None}, threats=[17, 3], menace="14 20 21",
    )  # fmt: skip
    t.plan("ARABRA")
    assert t.s.recruits == {7: (0, 0, 1, 0, 1), 6: (0, 2, 1, 0, 1)}
    assert [(f["city_from"], f["city"]) for f in t.told("moves")] == [(7, 6), (6, 11), (11, 17)]
    assert t.holds(0) == "PPAA"
    t.say(0, ("bards", "storeys"), "snow", "centre", "centre")
    mine = t.s.lords[0]
    assert mine.bards == {"snow": 1, "centre": 2}
    assert t.s.guilds == {17: (0, 3)}
    assert mine.gold == 0
    assert t.s.menace.discard[-1] == "N17"
    assert t.s.threats == {3: "N03", 14: "N14"}
    assert t.s.menace.next == "N20"
    assert t.s.menace.stack.cards[-1] == "N21"
    assert t.s.first == 1
    assert t.s.year == 2


def test_what_is_planned_can_be_taken_back_until_the_last_has_planned() -> None:
    t = table(lord(7), lord(1), lord(1))
    t.turn(0, "RBKA.R")
    t.match.undo(0)
    t.match.undo(0)
    assert t.match.draft(0) == ["red", "blue", "black", "action", "wait"]
    t.match.choose(0, "wait")
    t.match.choose(0, "ready")
    t.turn(1, WAIT)
    assert t.match.can_undo(0)
    t.turn(2, WAIT)
    assert not t.match.can_undo(0)
    with pytest.raises(Refused):
        t.match.undo(0)


def test_the_wheels_are_turned_in_any_order() -> None:
    t = table(lord(7), lord(1), lord(1))
    for answer, wheel in ((6, 6), ("red", 1), (4, 4), ("blue", 5), ("black", 1), (3, 3), ("action", 1)):
        t.match.choose(0, answer)
        assert t.ask(0).about["wheel"] == wheel, "after a wheel the next one comes that is not set"
    assert t.ask(0).about["orders"] == ("", "", "action", "blue", "black", "red")
    t.match.choose(0, "wait")
    t.match.choose(0, "action")
    assert (t.ask(0).kind, t.ask(0).options) == ("ready", ("ready",))
    t.match.choose(0, "ready")
    t.turn(1, WAIT).turn(2, WAIT)
    assert t.s.first == 1, "the year has passed"
    assert [t.told("orders")[0][f"order_{wheel}"] for wheel in range(1, 7)] == [
        "wait", "action", "action", "blue", "black", "red",
    ]  # fmt: skip


def test_one_wheel_is_changed_while_the_others_stay() -> None:
    t = table(lord(7), lord(1), lord(1))
    t.turn(0, "RBKA.R")
    t.match.undo(0)
    assert t.ask(0).kind == "ready"
    for answer in (2, "wait"):
        t.match.choose(0, answer)
    assert t.ask(0).about == {"wheel": 0, "orders": ("red", "wait", "black", "action", "wait", "red")}


def test_wheels_may_be_changed_without_end_but_players_that_are_not_people_are_not_offered_it() -> None:
    t = table(lord(7), lord(1), lord(1))
    for _ in range(100):
        assert t.ask(0).changes == (2, 3, 4, 5, 6)
        assert 2 not in t.ask(0).answers
        t.match.choose(0, 2)
        t.match.choose(0, 1)
    t.turn(0, WAIT).turn(1, WAIT)
    assert not t.told("orders")
    t.turn(2, WAIT)
    assert t.told("orders")


def test_a_wheel_that_is_not_there_cannot_be_turned() -> None:
    t = table(lord(7), lord(1), lord(1))
    for wrong in (0, 1, 7, "green", "ready", ["red"]):
        with pytest.raises(Refused, match="'red', 'blue', 'black', 'action', 'wait', 2, 3, 4, 5, 6"):
            t.match.choose(0, wrong)


def test_others_see_only_who_is_still_planning() -> None:
    t = table(lord(7), lord(1), lord(1))
    before = {seat: (encoded(t.match.view(seat)), t.match.svg(seat), t.match.story(seat)) for seat in (None, 1, 2)}
    for answer in (5, "red", 3, "action"):
        t.match.choose(0, answer)
    assert sorted(t.match.asks) == [0, 1, 2]
    t.match.withdraw(0)
    t.turn(0, "RBKA.R")
    assert sorted(t.match.asks) == [1, 2]
    assert t.match.steps_done == 0
    after = {seat: (encoded(t.match.view(seat)), t.match.svg(seat), t.match.story(seat)) for seat in (None, 1, 2)}
    assert after == before


def test_who_is_ready_still_sees_the_own_plan() -> None:
    t = table(lord(7), lord(1), lord(1))
    t.turn(0, "RBKA.R")
    svg = t.match.svg(0)
    assert "Ready: waiting for the others" in svg
    assert 'aria-label="1: to city 6"' in svg
    assert "data-option" not in svg
    assert "Ready: waiting" not in t.match.svg(1)
