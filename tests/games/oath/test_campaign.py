"""Campaigns (5.5, 7.5), section by section, and the examples of the learning rules."""

from typing import Any

import pytest

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.armies import ATTACK, DEFENSE, change_attack, posts, size
from prestol.games.oath.law.battle import sacrifice
from prestol.games.oath.law.campaign import campaign, can_campaign, defenders
from prestol.games.oath.law.spoils import verdict
from prestol.games.oath.state import BANDITS, NOBODY, Campaign, Oath
from prestol.table import PASS, Value
from prestol.table.standing import ASK_ME, standing_answer
from tests.games.oath.tables import (
    BLANK,
    DOUBLE,
    HOLLOW,
    SHIELD,
    SKULL,
    SWORD,
    TWO,
    Table,
    fought,
    has,
    position,
    table,
    war,
)

# The examples of the learning rules


def test_learning_rules_shields_and_hollow_swords() -> None:
    """One shield and two warbands are a defense of 3; two swords and one hollow sword are an attack of 2."""
    s = position(has(at=2), has(at=5, warbands=3), land={5: "rocky-coast 0:2"}, title=3)
    t = fought(1, s, [SHIELD], [SWORD, SWORD, HOLLOW], 3)
    c = t.s.campaign
    assert c is not None
    assert (c.defense, c.attack) == (3, 2)
    assert t.answers(1, "campaign-sacrifice") == [2, PASS]


def the_yellow_exiles_campaign() -> Oath:
    """Yellow stands at the Rocky Coast with nine warbands; the Empire has Longbows at the Plains."""
    return position(
        has(at=1),
        has(at=2),
        has(at=2),
        has(at=5, warbands=9, advisers="a_small_favor"),
        land={0: "plains longbows 0:3", 1: "lush-coast", 2: "mountain taming_charm 0:2", 5: "rocky-coast elders 0:2"},
    )


def test_learning_rules_the_yellow_exiles_campaign() -> None:
    """2 + 1 defense dice, 9 − 1 − 1 attack dice, 8 against 7, two sacrificed; the Chancellor loses 2 of 4 warbands."""
    t = war(
        3, the_yellow_exiles_campaign(), [TWO, SHIELD, SHIELD], [SWORD, SWORD, HOLLOW, HOLLOW, HOLLOW, SKULL, SKULL]
    )
    t.say(3, ("site", 2), PASS)
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 3
    t.say(3, 9)
    assert t.answers(0, "campaign-plan") == ["longbows", PASS]
    t.say(0, "longbows")
    c = t.s.campaign
    assert (c.attack_dice, c.defense, c.attack, c.skulls) == (7, 8, 7, 2)
    assert t.s.players[3].warbands == 7
    t.say(3, 2)
    assert t.waits == (0, "campaign-fall-site")
    t.say(0, 1)
    assert t.s.players[0].warbands == 3 + 2
    assert t.waits == (3, "campaign-occupy")
    t.say(3, 2)
    t.say(3, 1)
    assert t.over
    assert (t.warbands(5), t.warbands(2)) == ((3, 2), (3, 1))
    assert t.s.players[3].warbands == 2
    assert t.s.title == 3


def test_learning_rules_without_a_sacrifice_yellow_loses_three() -> None:
    t = war(
        3, the_yellow_exiles_campaign(), [TWO, SHIELD, SHIELD], [SWORD, SWORD, HOLLOW, HOLLOW, HOLLOW, SKULL, SKULL]
    )
    t.say(3, ("site", 2), PASS, 9).say(0, "longbows").say(3, PASS)
    assert t.over
    assert t.s.players[3].warbands == 4
    assert (t.warbands(5), t.warbands(2)) == ((0, 2), (0, 2))


def test_learning_rules_plans_must_be_ruled() -> None:
    """Standing where the Longbows lie is not enough (7.5.1)."""
    s = position(has(at=0), has(at=5, warbands=3), land={5: "rocky-coast longbows 0:2"})
    t = war(1, s).say(1, 3)
    assert t.answers(0, "campaign-plan") == ["longbows", PASS]


# 5.5.1 Whom it is against


def test_5_5_1_a_defender_rules_the_site_or_stands_there() -> None:
    s = position(has(at=0), has(at=5), has(at=5), has(at=2), land={2: "mountain 2:1", 5: "rocky-coast 3:1"})
    assert defenders(s, 1, 5) == [2, 3]


def test_5_5_1_bandits_only_where_no_player_rules() -> None:
    s = position(has(at=0), has(at=5), has(at=2), has(at=2), land={5: "rocky-coast"})
    assert defenders(s, 1, 5) == [BANDITS]


def test_5_5_1_costs_two_supply() -> None:
    s = position(has(at=0), has(at=5, supply=2), land={5: "rocky-coast"})
    assert can_campaign(s, 1)
    t = war(1, s)
    assert t.s.players[1].supply == 0
    s = position(has(at=0), has(at=5, supply=1), land={5: "rocky-coast"})
    assert not can_campaign(s, 1)
    assert can_campaign(s, 1, free=True)


def test_5_5_1_a_power_may_name_the_place_and_spend_no_supply() -> None:
    """Then everything is as if the pawn stood there."""
    s = position(
        has(at=0), has(at=5, supply=0, warbands=4), has(at=2, relics="map"), land={2: "mountain 3:1", 5: "river"}
    )
    assert can_campaign(s, 1, 2, free=True)
    s.active = 1
    t = table(campaign, 1, 2, 1, start=s).say(1, 2)
    assert t.answers(1, "campaign-target") == [("relic", "map"), ("pawn", 2)]
    assert (t.s.players[1].supply, t.s.players[1].site) == (0, 5)


def test_5_5_1_nobody_to_attack() -> None:
    s = position(has(at=0), has(at=5), has(at=2), has(at=2), land={5: "rocky-coast 1:1"})
    assert not can_campaign(s, 1)


def test_5_5_1_a_citizen_fights_the_empire_on_the_own_account() -> None:
    """A citizen may attack the Chancellor and citizens and take imperial sites; it does not count as imperial then."""
    s = position(has(at=0), has(at=5, role="citizen", warbands=6), has(at=5, role="citizen"), has(at=2))
    s.sites[5].color, s.sites[5].warbands, s.players[0].bank = 0, 1, s.players[0].bank - 1
    renew(s)
    assert defenders(s, 1, 5) == [2, 0]
    t = war(1, s)
    t.say(1, 0)
    assert t.s.campaign is not None
    assert t.s.campaign.apart == 1
    assert t.s.campaign.targets == [("site", 5)]
    assert t.s.side(1) == 1


def test_5_5_1_the_chancellor_against_a_citizen() -> None:
    """The citizen does not count as imperial: no sites, no allies; only where the citizen stands."""
    s = position(has(at=5, warbands=4), has(at=5, role="citizen", relics="map", warbands=2), has(at=5, role="citizen"))
    t = war(0, s)
    t.say(0, 1)
    assert t.answers(0, "campaign-target") == [("relic", "map"), ("pawn", 1)]
    t.say(0, ("pawn", 1), PASS, 4)
    assert t.s.campaign is None or t.s.campaign.allies == []
    s = position(has(at=5), has(at=2, role="citizen"), land={5: "rocky-coast 0:1"})
    assert defenders(s, 0, 5) == []


# 5.5.2 What it is for


def test_5_5_2_sites_anywhere_and_what_the_defender_has_here() -> None:
    s = position(
        has(at=0),
        has(at=5, warbands=4),
        has(at=5, relics="map whistle", banners="darkest-secret"),
        land={2: "mountain 2:1", 0: "plains 2:1", 5: "rocky-coast"},
        tokens="darkest-secret=3",
    )
    t = war(1, s).say(1, 2)
    here: list[Any] = [("relic", "map"), ("relic", "whistle"), ("banner", "darkest-secret"), ("pawn", 2)]
    assert t.answers(1, "campaign-target") == here, "the first target must lie where the attacker stands"
    t.say(1, ("banner", "darkest-secret"))
    assert set(t.ask.options) == {("site", 0), ("site", 2), *here} - {("banner", "darkest-secret")}
    t.say(1, ("relic", "map"), ("site", 0), ("pawn", 2), PASS)
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 3 + 3 + 1 + 2


def test_5_5_2_the_own_site_must_be_a_target_if_the_defender_rules_it() -> None:
    s = position(has(at=0), has(at=5, warbands=4), has(at=5, relics="map"), land={5: "rocky-coast 2:1"})
    t = war(1, s)
    assert t.s.campaign is not None
    assert t.s.campaign.targets == [("site", 5)]
    assert t.answers(1, "campaign-target") == [("relic", "map"), ("pawn", 2), PASS]


def test_5_5_2_a_pawn_elsewhere_keeps_its_relics_out_of_reach() -> None:
    s = position(has(at=0, relics="map"), has(at=5, warbands=4), land={5: "rocky-coast 0:1", 2: "mountain 0:1"})
    t = war(1, s)
    assert t.ask.options == [("site", 2)]


def test_5_5_2_fewer_dice_if_one_likes() -> None:
    s = position(has(at=0), has(at=5, warbands=4), land={5: "rocky-coast 0:1"})
    t = war(1, s)
    assert t.answers(1, "campaign-dice") == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("usurper", "dice"), [(False, 1), (True, 2)])
def test_2_11_the_title_defends(usurper: bool, dice: int) -> None:
    s = position(has(at=0), has(at=5), has(at=2), land={5: "rocky-coast 2:1"}, title=2, usurper=usurper)
    t = war(1, s).say(1, 2)
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 1 + dice


def test_2_11_the_title_defends_every_imperial_player() -> None:
    s = position(has(at=0), has(at=5), has(at=5, role="citizen"), land={5: "rocky-coast"}, title=0)
    t = war(1, s).say(1, 2)
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 2 + 1


def test_5_5_2_the_chancellor_joins_and_citizens_may() -> None:
    s = position(has(at=0), has(at=5, warbands=4), has(at=5, role="citizen"), has(at=5, role="citizen"))
    t = war(1, s).say(1, 2, 4)
    assert t.waits == (3, "campaign-join")
    assert t.s.campaign is not None
    assert t.s.campaign.allies == [0]
    t.say(3, "join")
    assert t.waits == (2, "campaign-accept")
    t.say(2, "accept")
    assert [fact.about for fact in t.match.facts if fact.kind == "campaign-ally"] == [{"seat": 3, "seat_to": 2}]


def test_5_5_2_without_consent_no_ally() -> None:
    s = position(has(at=0), has(at=5, warbands=4), has(at=5, role="citizen"), has(at=5, role="citizen"))
    t = war(1, s).say(1, 2, 4).say(3, "join").say(2, PASS)
    assert not any(fact.kind == "campaign-ally" for fact in t.match.facts)
    s = position(has(at=0), has(at=5, warbands=4), has(at=5, role="citizen"), has(at=2, role="citizen"))
    t = war(1, s).say(1, 2, 4)
    assert t.waits[1] != "campaign-join", "a citizen elsewhere cannot join"


# 5.5.3 and 7.5 Battle plans


def test_5_5_3_the_attacker_first_then_the_defender_each_plan_once() -> None:
    s = position(
        has(at=0),
        has(at=5, warbands=4, advisers="longbows scouts", supply=4),
        has(at=2, advisers="bear_traps"),
        land={5: "rocky-coast 2:1"},
    )
    t = war(1, s, [BLANK], [HOLLOW] * 4).say(1, 4)
    assert t.answers(1, "campaign-plans") == ["longbows", "scouts", PASS]
    t.say(1, "longbows")
    assert t.answers(1, "campaign-plan") == ["scouts", PASS]
    t.say(1, "scouts")
    assert t.s.players[1].supply == 3
    assert t.answers(2, "campaign-plan") == ["bear_traps", PASS]
    assert t.s.campaign is not None
    assert t.s.campaign.attack_dice == 5
    t.say(2, "bear_traps")
    assert t.answers(1, "campaign-occupy") == [0, 1, 2, 3], "the traps have killed one warband and taken one die"


def test_5_5_3_without_a_die_to_lose_the_defender_gains_one() -> None:
    s = position(has(at=0), has(at=5, warbands=4), land={5: "rocky-coast"})
    t = war(1, s)
    c = t.s.campaign
    assert c is not None
    change_attack(t.s, -2)
    assert (c.attack_dice, c.defense_dice) == (0, 3)


def test_5_5_3_bandits_use_what_is_free() -> None:
    """They rule the Longbows and the Mercenaries; the latter cost favor."""
    s = position(
        has(at=0),
        has(at=5, warbands=4),
        land={5: "rocky-coast longbows mercenaries", 2: "mountain bear_traps"},
    )
    t = war(1, s, [BLANK], [SWORD, SWORD]).say(1, PASS, 4)
    assert [fact.about["card"] for fact in t.match.facts if fact.kind == "campaign-plan"] == ["bear_traps", "longbows"]
    assert t.s.campaign is not None
    assert t.s.campaign.attack_dice == 2
    assert t.s.players[1].warbands == 3


def test_5_5_3_allies_use_plans_and_the_defender_says_who_is_next() -> None:
    s = position(
        has(at=0, advisers="longbows"),
        has(at=5, warbands=4),
        has(at=5, role="citizen", advisers="bear_traps"),
        land={5: "rocky-coast"},
    )
    t = war(1, s).say(1, 2, 4)
    assert t.answers(2, "campaign-next") == [2, 0]
    t.say(2, 0)
    assert t.answers(0, "campaign-plan") == ["longbows", PASS]
    t.say(0, "longbows")
    assert t.answers(2, "campaign-plan") == ["bear_traps", PASS]
    assert t.ask.about["card"] == "bear_traps", "a standing answer can name it"


def test_7_1_2_costs_outside_the_own_turn() -> None:
    """Favor goes straight to its bank, a secret is turned face down; in the own turn both lie on the card."""
    s = position(
        has(at=0),
        has(at=5, warbands=4, advisers="mercenaries"),
        has(at=2, advisers="fire_talkers extra_provisions", favor=2, secrets=1, banners="darkest-secret"),
        land={5: "rocky-coast 2:1"},
        tokens="mercenaries=f1",
    )
    t = war(1, s).say(1, 4)
    assert t.answers(1, "campaign-plan") == ["mercenaries", PASS], "tokens on a plan do not bar it (7.5.3)"
    t.say(1, "mercenaries")
    assert t.s.favor_on == {"mercenaries": 2}
    t.say(2, "extra_provisions")
    assert t.s.banks["hearth"] == 3
    assert "extra_provisions" not in t.s.favor_on
    t.say(2, "fire_talkers")
    p = t.s.players[2]
    assert (p.secrets, p.spent, t.s.secrets_on) == (0, 1, {})


# 5.5.4 and 5.5.5 Dice


def test_5_5_4_doublings_multiply() -> None:
    s = position(
        has(at=0), has(at=5, warbands=4), has(at=2, warbands=5), land={5: "rocky-coast 2:1", 6: "wastes 2:1"}, title=2
    )
    t = fought(1, s, [TWO, DOUBLE, DOUBLE], [HOLLOW, HOLLOW, HOLLOW, SWORD], ("site", 6), 4)
    assert t.over, "nobody can make up for it"
    facts = {fact.kind: fact.about for fact in t.match.facts}
    assert facts["campaign-defense"] == {"shields": 2, "times": 4, "warbands": 2, "n": 10}
    assert facts["campaign-attack"]["n"] == 2


@pytest.mark.parametrize(("at", "count"), [(0, 2), (6, 2 + 5), (5, 2 + 5)])
def test_5_5_4_the_board_counts_where_the_pawn_is(at: int, count: int) -> None:
    """Where the attacker stands, or at a targeted site, the defender's warbands on the board defend too."""
    s = position(has(at=0), has(at=5), has(at=at, warbands=5), land={5: "rocky-coast 2:1", 6: "wastes 2:1"})
    t = war(1, s).say(1, ("site", 6))
    assert size(t.s, DEFENSE) == count


def test_5_5_4_allies_add_their_boards() -> None:
    s = position(
        has(at=5, warbands=2),
        has(at=5, warbands=9),
        has(at=5, role="citizen", warbands=3),
        has(at=5, role="citizen", warbands=4),
        land={5: "rocky-coast"},
    )
    t = war(1, s).say(1, 2, 9).say(3, "join").say(2, "accept")
    facts = {fact.kind: fact.about for fact in t.match.facts}
    assert facts["campaign-defense"]["warbands"] == 2 + 3 + 4


def test_5_5_4_one_bandit_for_each_site() -> None:
    s = position(has(at=0), has(at=5, warbands=4), land={5: "rocky-coast", 2: "mountain", 0: "plains 0:1"})
    t = fought(1, s, [BLANK, BLANK], [SWORD, SWORD, SWORD], ("site", 2), 4)
    assert t.s.campaign is not None
    assert (t.s.campaign.defense, t.s.campaign.attack, t.s.campaign.attack_dice) == (2, 3, 3)


def test_5_5_5_skulls_kill_at_once() -> None:
    s = position(has(at=0), has(at=5, warbands=3), land={5: "rocky-coast 0:1"})
    t = fought(1, s, [BLANK, BLANK], [SKULL, SKULL, HOLLOW], 3)
    assert t.s.campaign is not None
    assert t.s.campaign.attack == 4
    assert t.s.players[1].warbands == 1
    assert t.s.players[1].bank == 14 - 1


def test_5_5_5_a_tie_is_the_defenders() -> None:
    s = position(has(at=0), has(at=5, warbands=3), land={5: "rocky-coast 0:2"})
    t = fought(1, s, [BLANK, BLANK], [SWORD, SWORD, HOLLOW], 3)
    assert t.answers(1, "campaign-sacrifice") == [1, PASS]
    t.say(1, PASS)
    assert t.over
    assert t.warbands(5) == (0, 2)


def test_5_5_5_no_sacrifice_that_would_not_be_enough() -> None:
    s = position(has(at=0), has(at=5, warbands=2), land={5: "rocky-coast 0:3"})
    t = fought(1, s, [BLANK, BLANK], [HOLLOW, HOLLOW], 2)
    assert t.over, "three are missing, there are two"
    assert t.s.players[1].warbands == 1


# What battle plans write into the campaign


def decided(start: Oath, *says: tuple[int, Value], **told: Any) -> Table:
    """A campaign of seat 1 against seat 2 at the Rocky Coast as it stands when the dice have been counted."""
    start.active = 1
    targets: list[tuple[str, Any]] = [("site", 5)]
    start.campaign = Campaign(**{"attacker": 1, "place": 5, "defender": 2, "targets": targets, **told})
    t = table(verdict, start=start)
    for seat, value in says:
        t.say(seat, value)
    return t


def two_armies(**more: Any) -> Oath:
    return position(
        has(at=0),
        has(at=5, warbands=6),
        has(at=0, warbands=2),
        land={5: "rocky-coast 2:5", **more.pop("land", {})},
        **more,
    )


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ({}, 5 - 2),
        ({"spared": [DEFENSE]}, 5),
        ({"doomed": [DEFENSE]}, 0),
        ({"doomed": [DEFENSE], "spared": [DEFENSE]}, 5),
        ({"spared": [ATTACK]}, 5 - 2),
        ({"bloodless": True}, 5),
    ],
)
def test_5_5_6_how_many_fall(told: dict[str, Any], left: int) -> None:
    t = decided(two_armies(), swords=9, **told)
    assert t.s.players[2].warbands == 2 + left
    assert t.s.campaign is not None
    assert t.s.campaign.killed.get(DEFENSE, 0) == 5 - left


def test_5_5_5_a_plan_may_decide_without_dice() -> None:
    t = decided(two_armies(), decided=DEFENSE, swords=99)
    assert t.over
    assert t.s.players[1].warbands == 3
    assert t.warbands(5) == (2, 5)


def test_5_5_5_warbands_of_a_camp_fight_too() -> None:
    """They can be lost, sacrificed and left at what was taken; the loser's come to the board."""
    t = decided(two_armies(land={0: "plains 1:4"}), camps=(0,), swords=9)
    assert posts(t.s, ATTACK) == {("board", 1): 6, ("site", 0): 4}
    t.say(1, 2)
    assert t.waits == (1, "campaign-occupy-from")
    t.say(1, 4)
    assert t.over
    assert (t.warbands(5), t.warbands(0), t.boards()[1]) == ((1, 6), (NOBODY, 0), 4)
    t = decided(two_armies(land={0: "plains 1:4"}), camps=(0,), standing=9)
    assert t.answers(1, "campaign-fall-board") == [1, 2, 3, 4, 5]
    t.say(1, 1)
    assert t.over
    assert (t.warbands(0), t.boards()[1]) == ((NOBODY, 0), 5 + 0)


def test_5_5_5_a_sacrificed_warband_may_be_worth_more() -> None:
    s = two_armies()
    s.active = 1
    s.campaign = Campaign(attacker=1, place=5, defender=2, targets=[("site", 5)], swords=2, standing=8, worth=3)
    t = table(sacrifice, 1, start=s)
    assert t.answers(1, "campaign-sacrifice") == [3, PASS]
    t.say(1, 3)
    assert t.s.campaign is not None
    assert (t.s.campaign.attack, t.s.campaign.victor) == (11, ATTACK)


# Standing answers


def test_nobody_is_asked_again_for_what_they_never_want() -> None:
    s = position(
        has(at=0, advisers="longbows"), has(at=5, warbands=4), has(at=2), has(at=2), land={5: "rocky-coast 0:1"}
    )
    t = war(1, s).say(1, 4)
    assert standing_answer(t.ask, {"longbows"}) is PASS
    assert standing_answer(t.ask, {"wolves"}) is ASK_ME
    s = position(has(at=0), has(at=5, warbands=4), has(at=5, role="citizen"), has(at=5, role="citizen"))
    t = war(1, s).say(1, 2, 4)
    assert standing_answer(t.ask, {"campaign-join"}) is standing_answer(t.ask, {"joining"}) is PASS
    assert standing_answer(t.ask, {"accepting"}) is ASK_ME
    t.say(3, "join")
    assert standing_answer(t.ask, {"campaign-accept"}) is standing_answer(t.ask, {"accepting"}) is PASS
