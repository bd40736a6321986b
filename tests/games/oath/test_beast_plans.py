"""Battle plans of beasts: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5
RIVER = {2: "river 0:1"}

# Nature Worship


@power_test(game, "nature_worship")
def test_nature_brings_a_die_for_each_adviser_of_beasts() -> None:
    exile = has(at=2, advisers="nature_worship wolves elders")
    start = position(CHANCELLOR, exile, land=RIVER, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 5]).say(1, 3, "nature_worship")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.s.secrets_on) == (5, {"nature_worship": 1})


@power_test(game, "nature_worship")
def test_for_the_defense_the_advisers_of_all_allies_count_and_missing_dice_become_shields() -> None:
    citizen = has(at=2, role="citizen", advisers="nature_worship wolves")
    start = position(has(advisers="rangers"), has(at=2), citizen, land=RIVER, players=3, title=1)
    t = table(campaign, 1, start=start, told=[[SHIELD] * 2, None]).say(1, 0, 2)
    t.say(2, "join").say(0, "accept").say(2, "nature_worship")
    assert t.s.campaign is None or t.s.campaign.shields == 2


def test_without_beasts_there_is_nothing_to_worship() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river 0:1", 5: "plains nature_worship 1:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3)
    assert t.waits == (1, "campaign-occupy")


# War Tortoise


@power_test(game, "war_tortoise")
def test_the_tortoise_breaks_double_shields() -> None:
    land = {2: "river 0:1", 3: "steppe 0:1", 5: "marshes 0:1"}
    start = position(CHANCELLOR, has(at=2, advisers="war_tortoise"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO, SHIELD, DOUBLE], [SWORD] * 3])
    t.say(1, ("site", 3), ("site", 5), 3, "war_tortoise")
    assert t.s.campaign is not None
    assert (t.s.campaign.shields, t.s.campaign.times) == (1, 2)


@power_test(game, "war_tortoise")
def test_the_tortoise_bears_double_swords_but_skulls_still_kill() -> None:
    start = position(has(advisers="war_tortoise"), has(at=2), land=RIVER, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SKULL, SKULL, SWORD]]).say(1, 3).say(0, "war_tortoise")
    assert t.s.campaign is not None
    assert (t.s.campaign.swords, t.s.campaign.skulls) == (1, 2)


# Walled Garden


@power_test(game, "walled_garden")
def test_every_beast_at_a_site_guards_the_garden() -> None:
    land = {2: "river walled_garden 0:1", 3: "steppe wolves rangers", 5: "plains elders"}
    start = position(has(advisers="true_names"), has(at=2), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[SHIELD] * 4, [SWORD] * 3]).say(1, 3).say(0, "walled_garden")
    assert t.s.campaign is not None
    assert t.s.campaign.shields == 4


@power_test(game, "walled_garden")
def test_bandits_defend_their_garden() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river walled_garden"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 3]).say(1, PASS, 3)
    assert t.s.campaign is not None
    assert (t.s.campaign.used, t.s.campaign.defense_dice) == ({"walled_garden": -1}, 2)
