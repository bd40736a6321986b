"""Battle plans of the nomads beyond the first game: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import battle, has, position, table
from tests.games.powers import power_test

HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5

# Wild Mounts


@power_test(game, "wild_mounts")
def test_one_card_of_beasts_is_discarded_for_all_nomad_plans() -> None:
    attacker = has(at=2, advisers="wild_mounts horse_archers lancers")
    t = battle(attacker, site="river 0:2 wolves", told=[[BLANK], [SWORD] * 6])
    t.say(1, "horse_archers", "lancers", "wild_mounts", 1)
    assert t.answers(1, "discard-instead") == ["wolves", PASS]
    t.say(1, "wolves")
    assert t.over
    assert t.s.players[1].advisers == ["wild_mounts", "horse_archers", "lancers"]
    assert t.s.sites[2].cards == []


@power_test(game, "wild_mounts")
def test_the_plans_may_go_all_the_same() -> None:
    attacker = has(at=2, advisers="wild_mounts horse_archers wolves")
    t = battle(attacker, told=[[BLANK], [SWORD] * 6]).say(1, "horse_archers", "wild_mounts", 0)
    t.say(1, PASS)
    assert t.s.players[1].advisers == ["wild_mounts", "wolves"]


def test_a_locked_card_of_beasts_cannot_stand_in() -> None:
    attacker = has(at=2, advisers="wild_mounts horse_archers vow_of_poverty")
    t = battle(attacker, told=[[BLANK], [SWORD] * 6]).say(1, "horse_archers", "wild_mounts", 0)
    assert t.over
    assert t.s.players[1].advisers == ["wild_mounts", "vow_of_poverty"]


@power_test(game, "wild_mounts")
def test_bandits_save_two_plans_with_their_first_card_of_beasts() -> None:
    land = {0: "plains wolves", 2: "river horse_archers wild_mounts", 5: "steppe storm_caller rangers"}
    start = position(has(at=0), has(at=2), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, []]).say(1, PASS, 3, PASS)
    assert t.over
    assert t.s.sites[0].cards == []
    assert t.s.sites[2].cards == ["horse_archers", "wild_mounts"]
    assert t.s.sites[5].cards == ["storm_caller", "rangers"]


def test_for_a_single_plan_bandits_give_up_no_beast() -> None:
    land = {0: "plains wolves", 2: "river horse_archers wild_mounts"}
    start = position(has(at=0), has(at=2), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], []]).say(1, PASS, 3, PASS)
    assert t.over
    assert (t.s.sites[0].cards, t.s.sites[2].cards) == (["wolves"], ["wild_mounts"])


# Lancers


@power_test(game, "lancers")
def test_lancers_count_the_whole_roll_twice_skulls_too() -> None:
    t = battle(has(at=2, warbands=4, advisers="lancers"), told=[[BLANK], [HOLLOW, HOLLOW, HOLLOW, SKULL]])
    t.say(1, "lancers")
    c = t.s.campaign
    assert c is not None
    assert (c.swords, c.skulls, t.boards()[1]) == (3 + 4, 2, 2)
    t.say(1, 0)
    assert (t.over, t.s.players[1].advisers) == (True, [])


# Mountain Giant


@power_test(game, "mountain_giant")
def test_the_giant_brings_one_die_and_stays() -> None:
    t = battle(has(at=2, advisers="mountain_giant"), told=[[BLANK], [SWORD] * 4]).say(1, "mountain_giant", 1, 0)
    assert t.over
    assert t.s.players[1].advisers == ["mountain_giant"]
    assert t.s.secrets_on == {"mountain_giant": 1}


@power_test(game, "mountain_giant")
def test_the_giant_takes_three_dice_and_goes() -> None:
    t = battle(has(at=2), has(advisers="mountain_giant"), told=[[BLANK], []]).say(0, "mountain_giant", 3).say(1, PASS)
    assert t.over
    assert t.s.players[0].advisers == []
    assert t.s.players[0].spent == 1


# Rival Khan


@power_test(game, "rival_khan")
def test_the_khan_comes_against_nomads() -> None:
    t = battle(has(at=2, advisers="rival_khan"), has(advisers="elders"), told=[[BLANK], [SWORD] * 7])
    t.say(1, "rival_khan", 0)
    assert t.over
    assert t.s.players[1].advisers == []


def test_against_others_the_khan_stays_at_home() -> None:
    t = battle(has(at=2, advisers="rival_khan"), told=[[BLANK], [SWORD] * 3])
    assert t.waits == (1, "campaign-occupy")


@power_test(game, "rival_khan")
def test_bandits_call_the_khan_in_any_case() -> None:
    start = position(has(at=0), has(at=2), land={2: "river rival_khan"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[SHIELD], [HOLLOW] * 3]).say(1, PASS, 3, PASS)
    assert t.over
    assert t.s.sites[2].cards == []


@power_test(game, "rival_khan")
def test_an_ally_of_the_nomads_is_an_enemy_too() -> None:
    start = position(
        has(at=0, advisers="elders"),
        has(at=5, warbands=4, advisers="rival_khan"),
        has(at=5, role="citizen"),
        land={5: "rocky-coast"},
    )
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, [SWORD] * 8]).say(1, 2, 4, "rival_khan")
    assert t.waits == (1, "campaign-banish")


# Mounted Patrol


@power_test(game, "mounted_patrol")
def test_the_patrol_halves_the_dice_last_of_all() -> None:
    defender = has(advisers="mounted_patrol longbows")
    t = battle(has(at=2, warbands=6), defender, told=[[BLANK], [SWORD] * 2])
    t.say(0, "mounted_patrol", "longbows")
    c = t.s.campaign
    assert c is not None
    assert (c.attack_dice, c.swords) == (5, 2)
    t.say(1, PASS)
    assert t.s.players[0].advisers == ["longbows"]


# Great Crusade


@power_test(game, "great_crusade")
def test_a_crusade_of_all_nomads_that_one_rules() -> None:
    land = {2: "river 0:1 convoys", 5: "steppe 1:1 way_station elders", 7: "plains 0:1 resettle"}
    start = position(has(at=0), has(at=2, warbands=2, advisers="great_crusade"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 5]).say(1, PASS, 2, "great_crusade")
    assert t.s.campaign is not None
    assert t.s.campaign.attack_dice == 2 + 3
    t.say(1, 0)
    assert (t.over, t.s.players[1].advisers) == (True, [])


@power_test(game, "great_crusade")
def test_the_whole_empire_goes_on_crusade() -> None:
    """Cards of allies and of imperial sites count for all who defend."""
    start = position(
        has(at=0, advisers="elders"),
        has(at=5, warbands=4),
        has(at=5, role="citizen", advisers="great_crusade"),
        land={5: "rocky-coast", 2: "river 0:1 resettle"},
    )
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, [SWORD]]).say(1, 2, PASS, 4).say(2, "great_crusade")
    assert t.s.campaign is not None
    assert t.s.campaign.attack_dice == 4 - 3


# Storm Caller


@power_test(game, "storm_caller")
def test_a_storm_brings_two_defense_dice() -> None:
    t = battle(has(at=2), has(advisers="storm_caller"), told=[[SHIELD] * 3, [HOLLOW] * 3]).say(0, "storm_caller")
    assert t.over
    assert t.s.players[0].advisers == []
