"""Denizens of beasts: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK = 0

# Errand Boy


@power_test(game, "errand_boy")
def test_the_errand_boy_searches_the_discards_of_another_region() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="errand_boy"), discards={"cradle": "elders tents scouts keep"})
    t = turn(start).say(1, "search", ("use", "errand_boy"), "cradle")
    assert t.answers(1, "keep") == ["scouts", "tents", "elders"]
    t.say(1, "elders", "tents", "discard")
    assert t.s.discards["hinterland"].cards == ["tents", "scouts", "elders"]
    assert (t.s.players[1].supply, t.s.favor_on) == (5, {"errand_boy": 1})


# Wolves


@power_test(game, "wolves")
def test_wolves_kill_a_warband_on_a_board() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="wolves"), has(warbands=0)))
    t.say(1, "wolves")
    assert t.answers(1, "whom") == [0, 1, 3]
    t.say(1, 0)
    assert t.boards() == [2, 3, 0, 3]


# Animal Playmates


@power_test(game, "animal_playmates")
def test_with_animal_playmates_beasts_muster_for_no_supply() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=0, advisers="animal_playmates"), land={2: "river wolves elders"}))
    t.say(1, "muster")
    assert (t.boards()[1], t.s.favor_on, t.s.players[1].supply) == (5, {"wolves": 1}, 0)


# True Names


@power_test(game, "true_names")
def test_true_names_forbid_the_enemy_plans_of_the_suits_of_ones_advisers() -> None:
    attacker = has(at=2, advisers="true_names scouts")
    defender = has(advisers="longbows extra_provisions wrestlers")
    start = position(defender, attacker, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start).say(1, 3, PASS)
    assert t.answers(0, "campaign-plan") == ["extra_provisions", PASS]


@power_test(game, "true_names")
def test_true_names_defend_too() -> None:
    start = position(
        has(advisers="true_names"), has(at=2, advisers="rangers"), land={2: "river 0:1"}, players=2, title=1
    )
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3)
    assert t.waits == (1, "campaign-occupy")


def test_the_plans_of_ones_own_side_stay() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="true_names rangers"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start).say(1, 3)
    assert t.answers(1, "campaign-plan") == ["rangers", PASS]


# The Old Oak


@power_test(game, "the_old_oak")
def test_the_oak_gives_a_secret_more_to_a_friend_of_beasts() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="wolves rangers"), land={2: "river the_old_oak"}))
    assert t.say(1, "trade", ("secret", "the_old_oak")).s.players[1].secrets == 4


def test_without_a_beast_among_the_advisers_the_oak_keeps_its_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river the_old_oak"}))
    assert t.say(1, "trade", ("secret", "the_old_oak")).s.players[1].secrets == 1


# Forest Paths


@power_test(game, "forest_paths")
def test_forest_paths_lead_for_nothing_to_a_site_with_beasts() -> None:
    land = {2: "narrow-pass", 3: "river wolves", 5: "charming-valley"}
    t = turn(position(CHANCELLOR, has(at=5, supply=0, advisers="forest_paths"), land=land)).say(1, "travel")
    assert (t.s.players[1].site, t.s.players[1].supply, t.s.favor_on) == (3, 0, {"forest_paths": 1})


@power_test(game, "forest_paths")
def test_forest_paths_lead_to_the_hidden_place_without_a_secret() -> None:
    land = {5: "steppe", 6: "the-hidden-place wolves"}
    t = turn(position(CHANCELLOR, has(at=5, supply=0, advisers="forest_paths"), land=land)).say(1, "travel")
    assert (t.s.players[1].site, t.s.players[1].secrets) == (6, 1)


@power_test(game, "forest_paths")
def test_another_way_still_costs_supply() -> None:
    land = {2: "river wolves", 5: "steppe"}
    t = turn(position(CHANCELLOR, has(at=5, advisers="forest_paths"), land=land))
    assert t.say(1, "travel", ("use", "forest_paths"), 3).s.players[1].supply == 5


# Long-Lost Heir


@power_test(game, "long_lost_heir")
def test_the_heir_may_become_a_citizen() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=3, facedown="long_lost_heir"), land={2: "river 1:2"}))
    t.say(1, "adviser", "adviser", "long_lost_heir")
    assert t.over
    assert (t.s.players[1].role, t.s.players[1].supply, t.warbands(2)) == ("citizen", 7, (0, 2))


def test_the_heir_may_stay_an_exile() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="long_lost_heir"))).say(1, "adviser", "adviser", PASS)
    assert (t.s.players[1].role, t.waits) == ("exile", (1, "act"))


# Rangers


@power_test(game, "rangers")
def test_rangers_lose_nobody_to_skulls() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="rangers"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SKULL] * 3]).say(1, 3, "rangers")
    assert t.answers(1, "campaign-occupy") == [0, 1, 2, 3]


@power_test(game, "rangers")
def test_against_four_dice_rangers_add_two() -> None:
    land = {2: "river 0:1", 3: "steppe 0:1", 5: "plains 0:1", 6: "marshes 0:1", 0: "great-slum"}
    start = position(has(at=1), has(at=2, advisers="rangers"), land={**land, 1: "fertile-valley"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 4, [SWORD] * 5])
    t.say(1, ("site", 3), ("site", 6), ("site", 5), 2, "rangers")
    assert t.s.campaign is not None
    assert t.s.campaign.swords == 5


# Roving Terror


@power_test(game, "roving_terror")
def test_the_terror_takes_the_place_of_a_card_elsewhere() -> None:
    land = {2: "river roving_terror", 5: "steppe elders keep"}
    t = turn(position(CHANCELLOR, has(at=2, secrets=2), land=land)).say(1, "roving_terror")
    assert (t.s.sites[2].cards, t.s.sites[5].cards) == ([], ["keep", "roving_terror"])
    assert t.s.secrets_on == {"roving_terror": 1}
    assert t.s.discards["cradle"].cards == ["elders"]
