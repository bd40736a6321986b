"""Denizens of the nomads: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD = 0, 3
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5

# Rain Boots


@power_test(game, "rain_boots")
def test_in_rain_boots_single_shields_count_for_nothing() -> None:
    land = {2: "river 0:1", 5: "steppe 0:1", 7: "plains 0:1", 0: "great-slum"}
    start = position(CHANCELLOR, has(at=2, warbands=6, advisers="rain_boots"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[SHIELD, TWO, DOUBLE], [HOLLOW] * 4])
    t.say(1, ("site", 5), ("site", 7), 3, "rain_boots")
    assert t.s.campaign is not None
    assert t.s.campaign.defense == 2 * 2 + 3
    t.say(1, PASS)
    assert t.s.players[1].advisers == []
    assert t.s.discards["hinterland"].cards[-1] == "rain_boots"


# Ancient Binding


@power_test(game, "ancient_binding")
def test_the_binding_burns_all_secrets_but_one() -> None:
    start = position(
        has(secrets=4),
        has(at=2, secrets=5, spent=2, advisers="ancient_binding"),
        has(secrets=1, spent=2),
        has(secrets=0),
        land={2: "river elders"},
        tokens="elders=s1",
    )
    t = turn(start).say(1, "ancient_binding")
    assert [(p.secrets, p.spent) for p in t.s.players] == [(1, 0), (0, 0), (1, 0), (0, 0)]
    assert t.s.secrets_on == {"ancient_binding": 1}


# Horse Archers


@power_test(game, "horse_archers")
def test_horse_archers_bring_three_dice_and_ride_on() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="horse_archers"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 6]).say(1, 3, "horse_archers", 0)
    assert t.over
    assert t.s.players[1].advisers == []


@power_test(game, "horse_archers")
def test_horse_archers_of_bandits_ride_on_too() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river horse_archers"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], []]).say(1, PASS, 3, PASS)
    assert t.over
    assert t.s.discards["hinterland"].cards[-1] == "horse_archers"


# Warning Signals


@power_test(game, "warning_signals")
def test_signals_call_warbands_to_where_they_are_needed() -> None:
    land = {2: "river 0:1", 5: "steppe 0:4"}
    start = position(has(warbands=2, advisers="warning_signals"), has(at=2), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3)
    t.say(0, "warning_signals")
    assert t.answers(0, "warbands-stay") == [1, 2, 3, 4, 5, 6]
    t.say(0, 5)
    assert t.answers(0, "warbands-stay") == [1, 2]
    t.say(0, 1)
    assert (t.warbands(2), t.warbands(5), t.boards()[0]) == ((0, 5), (0, 1), 1)
    assert t.answers(1, "campaign-sacrifice") == [3, PASS]
    t.say(1, PASS)
    assert t.s.players[0].advisers == []


# Elders


@power_test(game, "elders")
def test_elders_sell_a_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river elders"})).say(1, "elders")
    assert (t.s.players[1].secrets, t.s.players[1].favor, t.s.favor_on) == (2, 1, {"elders": 2})


# The Gathering


@power_test(game, "the_gathering")
def test_who_comes_to_the_gathering_may_exchange() -> None:
    start = position(
        CHANCELLOR, has(at=2, facedown="the_gathering"), has(at=5, relics="map"), land={2: "river"}, players=3
    )
    t = turn(start).say(1, "adviser", ("site", 2))
    t.say(0, PASS).say(2, "the_gathering")
    assert (t.s.players[0].site, t.s.players[2].site) == (0, 2)
    t.say(1, "deal", ("give", "favor", 1), ("take", "relic", "map"), ("send",)).say(2, "accept")
    t.say(1, PASS).say(2, PASS)
    assert (t.s.players[1].relics, t.waits) == (["map"], (1, "act"))


# Faithful Friend


@power_test(game, "faithful_friend")
def test_the_friend_brings_four_supply() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=1, facedown="faithful_friend"))).say(1, "adviser", "adviser")
    assert t.s.players[1].supply == 5


# Tents


@power_test(game, "tents")
def test_with_tents_one_moves_inside_the_region_for_nothing() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="tents"), land={2: "charming-valley"}))
    t.say(1, "travel", ("use", "tents"), 4)
    assert (t.s.players[1].site, t.s.players[1].supply, t.s.favor_on) == (4, 7, {"tents": 1})


@power_test(game, "tents")
def test_another_region_still_costs_supply() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="tents"), land={2: "river"}))
    assert t.say(1, "travel", ("use", "tents"), 5).s.players[1].supply == 5


# Great Herd


@power_test(game, "great_herd")
def test_the_herd_may_go_where_another_nomad_card_lies() -> None:
    land = {2: "river", 5: "steppe elders wolves"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="great_herd"), land=land))
    t.say(1, "adviser", ("site", 2), "elders")
    assert (t.s.sites[2].cards, t.s.sites[5].cards) == (["elders"], ["wolves", "great_herd"])
    assert t.s.players[1].favor == 4


def test_the_herd_may_stay() -> None:
    land = {2: "river", 5: "steppe elders"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="great_herd"), land=land))
    assert t.say(1, "adviser", ("site", 2), PASS).s.sites[2].cards == ["great_herd"]
