"""Denizens of order: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import battle, has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
"""Faces of the attack die."""
BLANK, SHIELD, TWO = 0, 2, 4
"""Faces of the defense die."""


# Wrestlers


@power_test(game, "wrestlers")
def test_wrestlers_give_a_warband_for_a_defense_die() -> None:
    t = battle(has(at=2), has(advisers="wrestlers"), told=[[SHIELD, SHIELD], [HOLLOW] * 3])
    t.say(0, "wrestlers").say(1, PASS)
    assert t.over
    assert t.warbands(2) == (0, 1)


def test_bandits_do_not_wrestle() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river wrestlers"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3)
    assert t.waits == (1, "campaign-occupy")


# Battle Honors


@power_test(game, "battle_honors")
def test_battle_honors_reward_a_victory() -> None:
    t = battle(has(at=2, advisers="battle_honors"), told=[[BLANK], [SWORD] * 3])
    t.say(1, "battle_honors", 0)
    assert (t.s.players[1].favor, t.s.banks["order"]) == (5, 0)


def test_without_victory_there_are_no_honors() -> None:
    t = battle(has(at=2, advisers="battle_honors"), told=[[BLANK], [HOLLOW] * 3])
    t.say(1, "battle_honors", PASS)
    assert t.s.players[1].favor == 3


@power_test(game, "battle_honors")
def test_the_honors_of_bandits_are_burned() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river battle_honors"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 3]).say(1, PASS, 3, PASS)
    assert t.over
    assert t.s.banks["order"] == 0


# Bear Traps


@power_test(game, "bear_traps")
def test_bear_traps_take_a_die_and_a_warband() -> None:
    t = battle(has(at=2), has(advisers="bear_traps"), told=[[BLANK], [SWORD, SWORD]])
    t.say(0, "bear_traps")
    assert t.boards()[1] == 2
    assert t.answers(1, "campaign-sacrifice") == [1, PASS]


# Longbows


@power_test(game, "longbows")
def test_longbows_add_a_die_for_the_attacker() -> None:
    t = battle(has(at=2, advisers="longbows"), told=[[BLANK], [SWORD] * 4])
    t.say(1, "longbows")
    assert t.waits == (1, "campaign-occupy")


@power_test(game, "longbows")
def test_longbows_take_a_die_for_the_defender() -> None:
    t = battle(has(at=2), has(advisers="longbows"), told=[[BLANK], [SWORD] * 2])
    t.say(0, "longbows")
    assert t.waits == (1, "campaign-sacrifice")


def test_whoever_only_stands_by_the_longbows_does_not_use_them() -> None:
    t = battle(has(at=2), site="river longbows 0:2", told=[[BLANK], [SWORD] * 2])
    assert t.waits == (0, "campaign-plan")


# Keep


@power_test(game, "keep")
def test_the_keep_adds_two_dice_if_its_site_is_a_target() -> None:
    t = battle(has(at=2), site="river keep 0:2", told=[[SHIELD] * 3, [HOLLOW] * 3])
    t.say(0, "keep")
    assert t.over


def test_elsewhere_the_keep_does_nothing() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river 0:2", 7: "steppe keep 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3)
    assert t.waits == (1, "campaign-occupy")


# Pressgangs


@power_test(game, "pressgangs")
def test_pressgangs_muster_from_a_card_that_bears_tokens() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="pressgangs"), land={2: "river elders"}))
    t.say(1, "muster", "muster", "muster")
    assert (t.boards()[1], t.s.favor_on) == (9, {"elders": 3})


# Garrison


@power_test(game, "garrison")
def test_the_garrison_gains_a_warband_for_each_site_and_sends_one_to_each() -> None:
    land = {2: "river 1:1", 5: "steppe 1:1"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="garrison"), land=land)).say(1, "adviser", ("site", 2))
    assert (t.boards()[1], t.warbands(2), t.warbands(5)) == (3, (1, 2), (1, 2))


@power_test(game, "garrison")
def test_with_too_few_warbands_its_player_says_where_they_go() -> None:
    land = {2: "river 1:6", 5: "steppe 1:6", 7: "plains 1:1", 0: "great-slum"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="garrison", warbands=0), land=land))
    t.say(1, "adviser", ("site", 2))
    assert t.answers(1, "warband-to") == [2, 5, 7]
    t.say(1, 7)
    assert (t.boards()[1], t.warbands(7)) == (0, (1, 2))


# Scouts


@power_test(game, "scouts")
def test_scouts_bring_a_supply_back() -> None:
    t = battle(has(at=2, advisers="scouts"), told=[[BLANK], [SWORD] * 3])
    assert t.say(1, "scouts").s.players[1].supply == 6


# Martial Culture


@power_test(game, "martial_culture")
def test_an_exile_who_beats_another_may_become_a_citizen() -> None:
    land = {2: "river martial_culture 1:1"}
    start = position(CHANCELLOR, has(at=2), has(at=2, warbands=0), land=land, players=3)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 3])
    t.say(1, 3, "martial_culture", PASS, PASS)
    assert t.waits == (1, "may")
    t.say(1, "martial_culture")
    assert t.s.players[1].role == "citizen"
    assert t.warbands(2) == (0, 1)


def test_against_the_empire_it_is_of_no_use() -> None:
    t = battle(has(at=2), site="river martial_culture 0:2", told=[[BLANK], [SWORD] * 3])
    assert t.waits == (1, "campaign-occupy")
