"""Denizens of discord that do something when they are played: one test and more for each."""

from typing import Any

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.citizenship import turn_citizen
from prestol.games.oath.law.turns import act, wake
from prestol.games.oath.law.victory import check_regime
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, knows, position, turn
from tests.games.powers import power_test

CHANCELLOR = has()

# A Small Favor


@power_test(game, "a_small_favor")
def test_a_small_favor_is_four_warbands() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="a_small_favor"))).say(1, "adviser", "adviser")
    assert t.boards()[1] == 7


# Key to the City


@power_test(game, "key_to_the_city")
def test_the_key_opens_a_site_whose_ruler_is_elsewhere() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="key_to_the_city"), land={2: "river 0:4"}))
    t.say(1, "adviser", ("site", 2))
    assert (t.warbands(2), t.boards()[1]) == ((1, 1), 3)


@power_test(game, "key_to_the_city")
def test_the_key_opens_a_site_of_bandits() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="key_to_the_city"), land={2: "river"}))
    assert t.say(1, "adviser", ("site", 2)).warbands(2) == (1, 1)


def test_the_ruler_who_is_there_keeps_the_door_shut() -> None:
    t = turn(position(has(at=2), has(at=2, facedown="key_to_the_city"), land={2: "river 0:4"}))
    assert t.say(1, "adviser", ("site", 2)).warbands(2) == (0, 4)


# Blackmail


@power_test(game, "blackmail")
def test_who_does_not_pay_loses_the_relic() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="blackmail"), has(at=2, relics="map whistle")))
    t.say(1, "adviser", "adviser")
    assert t.answers(1, "blackmail") == [(2, "map"), (2, "whistle")]
    t.say(1, (2, "whistle")).say(2, PASS)
    assert (t.s.players[1].relics, t.s.players[2].relics, t.s.players[2].favor) == (["whistle"], ["map"], 3)


@power_test(game, "blackmail")
def test_three_favor_save_the_relic_and_less_do_not() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="blackmail"), has(at=2, relics="map")))
    t.say(1, "adviser", "adviser").say(2, "pay")
    assert (t.s.players[1].favor, t.s.players[2].favor, t.s.players[2].relics) == (6, 0, ["map"])
    t = turn(position(CHANCELLOR, has(at=2, facedown="blackmail"), has(at=2, favor=2, relics="map")))
    assert t.say(1, "adviser", "adviser").s.players[1].relics == ["map"]


@power_test(game, "circlet-of-command")
def test_the_circlet_cannot_be_blackmailed_around() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="blackmail"), has(at=2, relics="map circlet-of-command")))
    assert t.say(1, "adviser", "adviser").say(2, PASS).s.players[1].relics == ["circlet-of-command"]


# Charlatan


@power_test(game, "charlatan")
def test_the_charlatan_leaves_one_secret() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="charlatan"), tokens="darkest-secret=4")
    assert turn(start).say(1, "adviser", "adviser").s.banners["darkest-secret"].tokens == 1


# Dissent


@power_test(game, "dissent")
def test_dissent_costs_a_favor_for_each_suit() -> None:
    """Imperial players count all imperial sites; facedown advisers have no suit; nobody gives more than is there."""
    players = (
        has(advisers="wolves scouts"),
        has(at=2, facedown="dissent tents", advisers="naysayers"),
        has(at=5, role="citizen", favor=2),
        has(at=5, banners="peoples-favor", advisers="rangers"),
    )
    t = turn(position(*players, land={0: "plains elders longbows 0:1"})).say(1, "adviser", 0, "adviser")
    assert [p.favor for p in t.s.players] == [0, 2, 0, 3]
    assert t.s.favor_on == {"dissent": 6}


# Riots


@power_test(game, "riots")
def test_riots_drive_out_the_most_common_suit() -> None:
    """They count themselves but stay; locked cards and advisers stay too."""
    land = {0: "plains wolves keep longbows", 2: "river wrestlers 0:1", 5: "rocky-coast garrison elders"}
    start = position(CHANCELLOR, has(at=2, facedown="riots", advisers="scouts"), land=land)
    start.banners["peoples-favor"].mob = True
    t = turn(start).say(1, "adviser", "adviser", "longbows", "wrestlers")
    assert [t.s.sites[place].cards for place in (0, 2, 5)] == [["wolves", "keep"], [], ["elders"]]
    assert t.s.players[1].advisers == ["scouts", "riots"]


@power_test(game, "riots")
def test_who_plays_riots_chooses_among_equals() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="riots"), land={2: "rocky-coast wolves"})
    start.banners["peoples-favor"].mob = True
    t = turn(start).say(1, "adviser", ("site", 2))
    assert t.answers(1, "suit") == ["discord", "beast"]
    assert t.say(1, "discord").s.sites[2].cards == ["wolves", "riots"]


def test_without_the_mob_there_are_no_riots() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="riots"), land={2: "rocky-coast wolves"})
    assert turn(start).say(1, "adviser", "adviser").s.sites[2].cards == ["wolves"]


# Royal Ambitions


@power_test(game, "royal_ambitions")
def test_ambition_leads_into_the_empire_and_to_a_relic() -> None:
    exile = has(at=2, facedown="royal_ambitions", supply=0)
    start = position(CHANCELLOR, exile, land={2: "river 1:1"}, reliquary="map whistle ivory-eye -", title=1)
    t = turn(start).say(1, "adviser", "adviser", "royal_ambitions")
    assert t.answers(1, "reliquary-take") == ["brutal", "decadent", "careless"]
    assert not knows(t.s.reliquary[1], 1)
    t.say(1, "decadent")
    assert (t.s.players[1].role, t.s.players[1].relics, t.s.players[1].supply) == ("citizen", ["whistle"], 7)
    assert (t.over, t.s.turn.taken, "decadent" in t.s.working[0]) == (True, ["whistle"], True)


@power_test(game, "royal_ambitions")
def test_ambition_can_wait() -> None:
    exile = has(at=2, facedown="royal_ambitions")
    t = turn(position(CHANCELLOR, exile, land={2: "river 1:1"}, title=1)).say(1, "adviser", "adviser", PASS)
    assert t.s.players[1].role == "exile"


def test_as_many_sites_as_the_chancellor_are_not_enough() -> None:
    exile = has(at=2, facedown="royal_ambitions")
    start = position(CHANCELLOR, exile, land={0: "plains 0:1", 2: "river 1:1"})
    assert turn(start).say(1, "adviser", "adviser").waits == (1, "act")


# False Prophet


def prophesied(**more: Any) -> Table:
    """An exile has shared the vision of another."""
    exile = has(at=2, facedown="false_prophet", banners="darkest-secret")
    start = position(CHANCELLOR, exile, has(at=5, vision="faith", facedown="conquest"), drawn=3, **more)
    return turn(start).say(1, "adviser", "adviser")


@power_test(game, "false_prophet")
def test_the_prophet_wins_with_the_vision_of_another() -> None:
    t = prophesied()
    assert (t.s.shared, t.s.sharer, t.s.players[1].bank, t.boards()[1]) == ("faith", 1, 10, 3)
    t.s.then(wake, 1)
    assert t.say(1, "end").s.reason == "visionary"


@power_test(game, "false_prophet")
def test_a_vision_that_is_replaced_comes_to_the_prophet() -> None:
    """Also out of turn; then the player's own action goes on."""
    exile = has(at=2, facedown="false_prophet")
    binder = has(at=5, advisers="book_binders")
    start = position(CHANCELLOR, exile, has(at=5, vision="faith", facedown="conquest"), binder)
    t = turn(start).say(1, "adviser", "adviser")
    t.s.then(act, 2)
    t.s.active = 2
    t.say(1, "end").say(2, "adviser", "vision")
    assert t.waits == (1, "play")
    assert (t.s.players[1].bank, t.s.shared) == (11, "")
    t.say(1, "vision").say(3, "order", "beast")
    assert (t.s.players[1].vision, t.s.players[2].vision) == ("faith", "conquest")
    assert (t.s.players[3].favor, t.waits, t.s.broken_off) == (7, (2, "act"), [])


@power_test(game, "false_prophet")
def test_a_prophet_in_the_empire_keeps_the_warband_and_cannot_win() -> None:
    t = prophesied()
    t.s.players[1].role = "citizen"
    t.s.players[1].bank += 3
    t.s.players[0].bank -= 3
    renew(t.s)
    t.s.then(wake, 1)
    t.say(1, "end")
    assert (t.s.reason, t.s.shared) == ("", "faith")


@power_test(game, "false_prophet")
def test_a_citizens_prophecy_is_hidden_or_discarded() -> None:
    t = prophesied()
    t.s.players[1].role = "citizen"
    t.s.players[1].bank += 3
    t.s.players[0].bank -= 3
    renew(t.s)
    t.s.then(turn_citizen, 2)
    t.say(1, "end")
    assert t.answers(1, "play") == ["facedown", "discard"]
    assert t.say(1, "discard").s.discards["hinterland"].cards[-1] == "faith"


def test_where_no_vision_is_revealed_there_is_no_prophecy() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="false_prophet"))).say(1, "adviser", "adviser")
    assert (t.waits, t.s.shared) == ((1, "act"), "")


@power_test(game, "false_prophet")
def test_at_the_end_of_the_war_a_shared_vision_wins_too() -> None:
    t = prophesied(round=8, title=1, oath="devotion")
    t.s.then(check_regime)
    assert t.say(1, "end").s.reason == "visionary-at-last"
