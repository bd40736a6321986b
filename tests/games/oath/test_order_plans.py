"""Battle plans of order beyond the first game: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import battle, has, position, table
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO = 0, 2, 4

# Code of Honor


@power_test(game, "code_of_honor")
def test_by_the_code_there_is_no_other_plan() -> None:
    t = battle(has(at=2, advisers="code_of_honor longbows"), told=[[BLANK], [SWORD] * 5])
    assert t.answers(1, "campaign-plans") == ["code_of_honor", "longbows", PASS]
    t.say(1, "code_of_honor")
    assert t.waits == (1, "campaign-occupy")


def test_after_another_plan_the_code_is_broken() -> None:
    t = battle(has(at=2, advisers="code_of_honor longbows"), told=[[BLANK], [SWORD] * 4]).say(1, "longbows")
    assert t.waits == (1, "campaign-occupy")


@power_test(game, "code_of_honor")
def test_the_code_binds_the_whole_empire() -> None:
    start = position(
        has(at=0, advisers="code_of_honor"),
        has(at=5, warbands=4),
        has(at=5, role="citizen", advisers="bear_traps longbows"),
        land={5: "rocky-coast"},
    )
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, [SWORD] * 2]).say(1, 2, 4)
    t.say(2, 0).say(0, "code_of_honor")
    assert t.waits[1] == "campaign-sacrifice"


@power_test(game, "code_of_honor")
def test_bandits_keep_to_the_code_alone() -> None:
    land = {2: "river", 5: "rocky-coast longbows code_of_honor"}
    start = position(CHANCELLOR, has(at=2), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD]]).say(1, PASS, 3)
    plans = [fact.about["card"] for fact in t.match.facts if fact.kind == "campaign-plan"]
    assert plans == ["code_of_honor"]


# Outriders


@power_test(game, "outriders")
def test_outriders_lose_nobody_to_skulls() -> None:
    t = battle(has(at=2, advisers="outriders"), told=[[BLANK], [SKULL] * 3]).say(1, "outriders")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.boards()[1]) == (6, 3)


# Field Promotion


@power_test(game, "field_promotion")
def test_a_victory_is_rewarded_with_warbands() -> None:
    t = battle(has(at=2, advisers="field_promotion"), told=[[BLANK], [SWORD] * 3]).say(1, "field_promotion", 0)
    assert t.boards()[1] == 6


@power_test(game, "field_promotion")
def test_who_was_attacked_is_promoted_by_an_ally() -> None:
    start = position(
        has(at=0, advisers="field_promotion"), has(at=5), has(at=5, role="citizen", warbands=4), land={5: "rocky-coast"}
    )
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, [HOLLOW] * 3]).say(1, 2, 3).say(0, "field_promotion")
    assert t.over
    assert t.boards()[:3] == [3, 2, 4 + 3]
    assert t.s.banks["order"] == 3


# Shield Wall


@power_test(game, "shield_wall")
def test_a_broken_shield_wall_saves_nobody() -> None:
    t = battle(has(at=2), has(advisers="shield_wall"), told=[[BLANK] * 3, [SWORD] * 3]).say(0, "shield_wall")
    assert t.waits == (1, "campaign-occupy")
    assert t.boards()[0] == 3


@power_test(game, "shield_wall")
def test_a_shield_wall_holds() -> None:
    t = battle(has(at=2), has(advisers="shield_wall"), told=[[SHIELD] * 3, [HOLLOW] * 3]).say(0, "shield_wall")
    assert t.over
    assert t.warbands(2) == (0, 2)


def test_the_doctor_comes_behind_the_shield_wall() -> None:
    defender = has(advisers="shield_wall traveling_doctor", favor=5)
    t = battle(has(at=2), defender, told=[[BLANK] * 3, [SWORD] * 3]).say(0, "shield_wall", "traveling_doctor")
    assert t.boards()[0] == 3 + 2


# Military Parade


@power_test(game, "military_parade")
def test_each_adviser_of_the_enemy_pays_for_the_parade() -> None:
    defender = has(advisers="wolves rangers", facedown="elders")
    t = battle(has(at=2, advisers="military_parade"), defender, told=[[BLANK], [SWORD] * 3])
    t.say(1, "military_parade", 0)
    assert (t.s.players[1].favor, t.s.banks["beast"], t.s.banks["nomad"]) == (5, 0, 2)


@power_test(game, "military_parade")
def test_bandits_burn_what_the_parade_brings() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="wolves"), land={2: "river military_parade"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 3]).say(1, PASS, 3, PASS)
    assert (t.over, t.s.banks["beast"]) == (True, 1)


# Specialist


@power_test(game, "specialist")
def test_against_a_specialist_nobody_has_plans() -> None:
    t = battle(has(at=2, advisers="specialist"), has(advisers="bear_traps"), told=[[BLANK], [SWORD] * 3])
    t.say(1, "specialist")
    assert t.waits == (1, "campaign-occupy")


@power_test(game, "specialist")
def test_bandits_have_none_either() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="specialist"), land={2: "river longbows bear_traps"}, players=2, title=1
    )
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3, "specialist")
    assert t.boards()[1] == 3
    assert t.waits == (1, "campaign-occupy")


# Encirclement


@power_test(game, "encirclement")
def test_the_greater_force_encircles() -> None:
    t = battle(has(at=2, advisers="encirclement"), told=[[BLANK], [SWORD] * 5]).say(1, "encirclement")
    assert t.waits == (1, "campaign-occupy")


def test_an_equal_force_does_not() -> None:
    t = battle(has(at=2, advisers="encirclement"), site="river 0:3", told=[[BLANK], [SWORD] * 3])
    assert t.waits == (1, "campaign-sacrifice")


# Peace Envoy


@power_test(game, "peace_envoy")
def test_an_envoy_buys_the_victory_and_nobody_dies() -> None:
    """The favor goes to the one who is attacked; half of it may burn at once."""
    start = position(
        has(at=0, warbands=0),
        has(at=2, favor=6, advisers="peace_envoy longbows"),
        has(at=2, warbands=5, favor=0),
        land={2: "river 2:3"},
        title=3,
    )
    t = table(campaign, 1, start=start).say(1, ("pawn", 2), 3, "peace_envoy")
    assert (t.s.players[1].favor, t.s.players[2].favor, t.s.favor_on) == (2, 3, {"peace_envoy": 1})
    t.say(1, 2, PASS)
    assert t.answers(1, "campaign-burn") == [1, PASS]
    assert (t.warbands(2), t.boards()[1:3]) == ((1, 2), [1, 8])


@power_test(game, "peace_envoy")
def test_a_defender_may_send_an_envoy_too() -> None:
    start = position(CHANCELLOR, has(at=2), has(at=2, advisers="peace_envoy"), land={2: "river 2:3"}, title=3)
    t = table(campaign, 1, start=start).say(1, PASS, 3).say(2, "peace_envoy")
    assert t.over
    assert (t.s.players[1].favor, t.s.players[2].favor, t.s.banks["order"]) == (4, 1, 3)
    assert (t.warbands(2), t.boards()[1]) == ((2, 3), 3)


def test_an_envoy_needs_the_whole_favor_and_the_other_before_him() -> None:
    attacker = has(at=2, favor=3, advisers="peace_envoy")
    start = position(CHANCELLOR, attacker, has(at=2), land={2: "river 2:3"}, title=3)
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, [HOLLOW] * 3]).say(1, ("pawn", 2), 3)
    assert t.over, "three dice and the envoy himself are too much"
    t = battle(attacker, told=[[BLANK], [SWORD] * 3])
    assert t.waits == (1, "campaign-occupy"), "the Chancellor is elsewhere"


# Relic Hunter


@power_test(game, "relic_hunter")
def test_a_hunter_digs_relics_out_of_targeted_sites() -> None:
    """Each brings a die; what is taken may be buried again."""
    land = {2: "river +map", 5: "wastes +whistle +ivory-eye"}
    start = position(CHANCELLOR, has(at=2, warbands=6, advisers="relic_hunter"), land=land, players=2, title=1)
    deck = len(start.relics)
    t = table(campaign, 1, start=start, told=[[BLANK] * 4, [SWORD] * 6])
    t.say(1, ("site", 5), PASS, 6, "relic_hunter", (5, 1))
    assert t.answers(1, "campaign-relic") == [(2, 0), (5, 0), PASS]
    t.say(1, (2, 0), PASS, 0, 0)
    assert t.ask.about["relic"] == "ivory-eye"
    t.say(1, "keep", "return")
    assert t.over
    assert t.s.players[1].relics == ["ivory-eye"]
    assert (t.s.relics.cards[0], len(t.s.relics)) == ("map", deck + 1)
    assert (t.s.sites[5].relics.cards, t.s.sites[2].relics.cards) == (["whistle"], [])


def test_a_beaten_hunter_digs_for_nothing() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="relic_hunter"), land={2: "river +map"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO] * 2, [HOLLOW] * 3]).say(1, PASS, 3, "relic_hunter")
    assert t.over
    assert t.s.sites[2].relics.cards == ["map"]


def test_a_hunter_finds_nothing_under_the_old_blood() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="relic_hunter"), has(advisers="ancient_bloodline"), land={2: "mountain 2:1 +map"}
    )
    t = table(campaign, 1, start=start).say(1, 3)
    assert t.waits[1] != "campaign-plan"
