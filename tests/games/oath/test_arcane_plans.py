"""Battle plans of magic: one test and more for each, at the moment where it matters."""

from typing import Any

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Plan, Table, has, position, table
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD = 0, 2


def attack(attacker: Plan, defender: Plan = CHANCELLOR, *others: Plan, told: Any = (), **about: Any) -> Table:
    """An exile attacks the Chancellor's only site in the Provinces."""
    about = {"land": {2: "river 0:1"}, "title": 1, "players": 2 + len(others), **about}
    return table(campaign, 1, start=position(defender, attacker, *others, **about), told=told)


# Billowing Fog


@power_test(game, "billowing_fog")
def test_in_the_fog_a_beaten_army_loses_nobody() -> None:
    t = attack(has(at=2, warbands=4, advisers="billowing_fog"), told=[[SHIELD], [HOLLOW] * 4])
    t.say(1, 4, "billowing_fog", PASS)
    assert t.over
    assert t.boards()[1] == 4


@power_test(game, "billowing_fog")
def test_in_the_fog_not_even_sticky_fire_kills_but_its_favor_is_given() -> None:
    attacker = has(at=2, warbands=6, relics="sticky-fire")
    t = attack(attacker, has(at=2, advisers="billowing_fog"), told=[[BLANK], [SWORD] * 6])
    t.say(1, PASS, 6, "sticky-fire").say(0, "billowing_fog").say(1, "sticky-fire", 1)
    assert t.boards()[0] == 4
    assert (t.s.players[0].favor, t.s.players[1].favor, t.s.players[0].spent) == (4, 2, 1)


# Cracking Ground


@power_test(game, "cracking_ground")
def test_the_ground_cracks_at_every_targeted_site() -> None:
    exile = has(at=2, secrets=2, advisers="cracking_ground")
    t = attack(exile, land={2: "river 0:1", 3: "steppe 0:1"}, told=[[BLANK] * 2, [SWORD] * 5])
    t.say(1, ("site", 3), 3, "cracking_ground")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.s.players[1].secrets, t.s.secrets_on) == (5, 1, {})


@power_test(game, "cracking_ground")
def test_under_an_attacker_it_takes_dice_away() -> None:
    t = attack(has(at=2), has(advisers="cracking_ground"), told=[[BLANK], [SWORD] * 2])
    t.say(1, 3).say(0, "cracking_ground")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.s.players[0].secrets) == (2, 0)


def test_where_no_site_is_attacked_the_ground_is_quiet() -> None:
    t = attack(has(at=2, advisers="cracking_ground"), has(at=2), land={2: "river 1:1"})
    t.say(1, ("pawn", 0), PASS, 3)
    assert not t.s.campaign or not t.s.campaign.used


# Kindred Warriors


@power_test(game, "kindred_warriors")
def test_warriors_of_other_suits_join_and_nobody_fears_skulls() -> None:
    exile = has(at=2, advisers="kindred_warriors wolves elders")
    t = attack(exile, land={2: "river 0:1", 3: "steppe longbows spirit_snare 1:1"}, told=[[BLANK], [SKULL] * 6])
    t.say(1, 3, "kindred_warriors")
    assert t.answers(1, "how-many-dice") == [0, 1, 2, 3]
    t.say(1, 3, PASS)
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.s.campaign.skulls, t.boards()[1]) == (12, 0, 3)


@power_test(game, "kindred_warriors")
def test_the_kindred_of_a_whole_defending_side_count_and_the_attacker_still_fears_skulls() -> None:
    citizen = has(at=2, role="citizen", advisers="kindred_warriors wolves")
    t = attack(has(at=2), has(advisers="elders"), citizen, told=[[BLANK], [SKULL]])
    t.say(1, 0, 3).say(2, "join").say(0, "accept").say(2, "kindred_warriors")
    assert t.answers(2, "how-many-dice") == [0, 1, 2]
    t.say(2, 2)
    assert t.boards()[1] == 1, "the skull killed one, and half of the two left fell"


# Rusting Ray


@power_test(game, "rusting_ray")
def test_the_ray_rusts_hollow_swords() -> None:
    t = attack(
        has(at=2), has(advisers="rusting_ray", banners="darkest-secret"), told=[[BLANK], [HOLLOW, HOLLOW, SWORD]]
    )
    t.say(1, 3).say(0, "rusting_ray")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.s.players[0].spent) == (1, 1)


def test_without_the_secret_there_is_no_ray() -> None:
    t = attack(has(at=2), has(advisers="rusting_ray"), told=[[BLANK], [HOLLOW, HOLLOW, SWORD]])
    assert t.say(1, 3).waits == (1, "campaign-occupy")
