"""Sites: one test and more for each, at the moment where it matters."""

from typing import Any

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.turns import wake
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()


def play_adviser(site: str, card: str, *more: str) -> Table:
    """Seat 1 stands at this site, in the first place of the hinterland, and plays a facedown adviser there."""
    land = {5: " ".join([site, *more])}
    t = turn(position(CHANCELLOR, has(at=5, facedown=card), land=land))
    return t.say(1, "adviser", ("site", 5))


# Opportunity


@power_test(game, "mine")
def test_a_favor_is_taken_from_the_mine_when_one_wakes_there() -> None:
    t = table(wake, 1, start=position(CHANCELLOR, has(at=2), land={2: "mine"}, tokens="mine=f3"))
    assert t.answers(1, "wake-token") == ["favor", PASS]
    t.say(1, "favor")
    assert (t.s.players[1].favor, t.s.sites[2].favor) == (4, 2)


def test_nobody_else_takes_from_the_mine() -> None:
    assert table(wake, 1, start=position(CHANCELLOR, has(at=0), land={2: "mine"})).over


@power_test(game, "salt-flats")
def test_salt_flats_give_favor_or_a_secret() -> None:
    t = table(
        wake, 1, start=position(CHANCELLOR, has(at=4), land={4: "salt-flats"}, tokens="salt-flats=f2 salt-flats=s1")
    )
    assert t.answers(1, "wake-token") == ["favor", "secret", PASS]
    t.say(1, "secret")
    assert (t.s.players[1].secrets, t.s.sites[4].secrets) == (2, 0)


@power_test(game, "drowned-city")
def test_the_drowned_city_gives_a_secret() -> None:
    t = table(wake, 1, start=position(CHANCELLOR, has(at=4), land={4: "drowned-city"}, tokens="drowned-city=s3"))
    assert t.answers(1, "wake-token") == ["secret", PASS]


# Homelands


@power_test(game, "fertile-valley")
def test_a_card_of_the_hearth_brings_a_second_favor_in_the_fertile_valley() -> None:
    t = play_adviser("fertile-valley", "storyteller")
    assert (t.s.players[1].favor, t.s.banks["hearth"]) == (5, 0)


def test_another_suit_is_not_at_home_in_the_fertile_valley() -> None:
    assert play_adviser("fertile-valley", "wolves").s.players[1].favor == 4


@power_test(game, "steppe")
def test_a_nomad_brings_a_secret_to_the_steppe() -> None:
    assert play_adviser("steppe", "elders").s.players[1].secrets == 2


@power_test(game, "standing-stones")
def test_magic_brings_a_secret_to_the_standing_stones() -> None:
    assert play_adviser("standing-stones", "alchemist").s.players[1].secrets == 2


@power_test(game, "ancient-city")
def test_order_brings_two_warbands_to_the_ancient_city() -> None:
    assert play_adviser("ancient-city", "scouts").boards()[1] == 5


@power_test(game, "wastes")
def test_discord_finds_the_relic_of_the_wastes_for_nothing() -> None:
    t = play_adviser("wastes", "mercenaries", "+map")
    assert t.s.players[1].relics == ["map"]
    assert (t.s.players[1].supply, t.s.players[1].secrets) == (7, 1)


@power_test(game, "deep-woods")
def test_beasts_find_the_relic_of_the_deep_woods() -> None:
    assert play_adviser("deep-woods", "wolves", "+map").s.players[1].relics == ["map"]


def test_where_the_table_says_so_the_relic_of_a_homeland_is_paid_for() -> None:
    start = position(
        CHANCELLOR,
        has(at=5, secrets=2, facedown="wolves"),
        land={5: "deep-woods +map"},
        options={"homeland_relic": "paid"},
    )
    t = turn(start).say(1, "adviser", ("site", 5))
    assert t.answers(1, "find-relic") == [0, PASS]
    t.say(1, 0)
    assert (t.s.players[1].relics, t.s.players[1].secrets) == (["map"], 0)


def test_there_is_no_homeland_for_who_discarded_the_suit_there() -> None:
    """The People's Favor lets a card of beasts go before one comes."""
    start = position(
        CHANCELLOR, has(at=5, facedown="wolves", banners="peoples-favor"), land={5: "deep-woods rangers +map"}
    )
    t = turn(start).say(1, "adviser", ("site", 5), "rangers")
    assert t.s.players[1].relics == []


# Plains, Mountain


def attack(land: dict[int, str], *targets: tuple[str, int], at: int = 2, dice: int = 3, **told: Any) -> Table:
    """Seat 1 attacks the Chancellor from a place, and declares these targets beside the first."""
    defense, attack = told.pop("rolls")
    start = position(has(at=5), has(at=at, **told), land=land)
    t = table(campaign, 1, start=start, told=[defense, attack])
    for target in targets:
        t.say(1, target)
    if t.waits == (1, "campaign-target"):
        t.say(1, PASS)
    return t.say(1, dice)


@power_test(game, "plains")
def test_a_target_in_the_plains_adds_an_attack_die() -> None:
    land = {0: "plains 0:1", 2: "river 0:1"}
    t = attack(land, ("site", 0), rolls=([0, 0, 0], [3, 3, 3, 3]))
    assert t.s.campaign is not None
    assert t.s.campaign.swords == 4


def test_no_target_in_the_plains_no_die() -> None:
    land = {0: "plains 0:1", 2: "river 0:1"}
    assert attack(land, rolls=([0, 0], [3, 3, 3])).waits == (1, "campaign-occupy")


@power_test(game, "mountain")
def test_a_target_in_the_mountain_takes_an_attack_die_away() -> None:
    assert attack({2: "mountain 0:1"}, rolls=([0, 0], [3, 3])).waits == (1, "campaign-occupy")


def test_with_no_attack_die_the_mountain_brings_a_defense_die() -> None:
    t = attack({2: "mountain 0:1"}, dice=0, rolls=([0, 0, 2], []))
    assert t.waits == (1, "campaign-sacrifice")
    assert t.answers(1) == [3, PASS]


# River


@power_test(game, "river")
def test_who_rules_the_river_musters_one_warband_more() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river scouts 1:1"}))
    t.say(1, "muster")
    assert t.boards()[1] == 6


def test_who_does_not_rule_the_river_musters_two() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river scouts 0:1"}))
    assert t.say(1, "muster").boards()[1] == 5


# Marshes


@power_test(game, "marshes")
def test_in_the_marshes_a_search_draws_one_card_less() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "marshes"}, deck="wolves scouts elders"))
    t.say(1, "search")
    assert sorted(t.answers(1, "keep")) == ["scouts", "wolves"]


# Narrow Pass


@power_test(game, "narrow-pass")
def test_one_comes_into_the_region_through_the_narrow_pass() -> None:
    t = turn(position(CHANCELLOR, has(at=0), land={2: "narrow-pass"}))
    assert t.say(1, "travel").answers(1, "travel") == [1, 2, 5, 6, 7]


def test_inside_the_region_the_pass_does_not_matter() -> None:
    t = turn(position(CHANCELLOR, has(at=3), land={2: "narrow-pass", 3: "river"}))
    assert t.say(1, "travel").answers(1, "travel") == [0, 1, 2, 4, 5, 6, 7]


@power_test(game, "narrow-pass")
def test_beyond_the_pass_nothing_is_a_target_unless_the_pass_is_one() -> None:
    land = {0: "plains 0:1", 2: "narrow-pass 0:1", 3: "river 0:1"}
    t = table(campaign, 1, start=position(has(at=2), has(at=0), land=land, players=2))
    t.say(1, ("site", 3))
    assert t.waits == (1, "campaign-dice")
    assert t.s.campaign is not None
    assert t.s.campaign.targets == [("site", 0), ("site", 3), ("site", 2)]


@power_test(game, "narrow-pass")
def test_beyond_a_pass_of_somebody_else_nothing_is_a_target() -> None:
    land = {0: "plains 0:1", 2: "narrow-pass 2:1", 3: "river 0:1", 5: "steppe 0:1"}
    t = table(campaign, 1, start=position(has(at=2), has(at=0), has(at=2), land=land, players=3))
    assert t.answers(1, "campaign-target") == [("site", 5), PASS]


# Coasts


def sail(start: int, sites: dict[int, str], to: int) -> int:
    """The Supply left after a travel."""
    t = turn(position(CHANCELLOR, has(at=start), land=sites))
    return t.say(1, "travel", to).s.players[1].supply


@power_test(game, "lush-coast")
def test_from_the_lush_coast_to_another_coast_is_one_supply() -> None:
    assert sail(1, {1: "lush-coast", 5: "rocky-coast"}, 5) == 6


@power_test(game, "rocky-coast")
def test_from_the_rocky_coast_to_another_coast_is_one_supply() -> None:
    assert sail(5, {1: "lush-coast", 5: "rocky-coast"}, 1) == 6


@power_test(game, "barren-coast")
def test_from_the_barren_coast_to_another_coast_is_one_supply() -> None:
    assert sail(2, {2: "barren-coast", 5: "rocky-coast"}, 5) == 6


def test_a_facedown_coast_is_none_yet() -> None:
    assert sail(5, {1: "?lush-coast", 5: "rocky-coast"}, 1) == 3


@power_test(game, "rocky-coast")
def test_from_coast_to_coast_one_sails_round_the_pass() -> None:
    t = turn(position(CHANCELLOR, has(at=5), land={2: "narrow-pass", 3: "lush-coast", 1: "river", 5: "rocky-coast"}))
    assert t.say(1, "travel").answers(1, "travel") == [0, 1, 2, 3, 6, 7]


# Charming Valley


@power_test(game, "charming-valley")
def test_leaving_the_charming_valley_is_one_supply_more() -> None:
    assert sail(2, {2: "charming-valley"}, 0) == 4


# Great Slum


@power_test(game, "great-slum")
def test_a_full_slum_takes_a_new_card_for_an_old_one() -> None:
    t = play_adviser("great-slum", "scouts", "wolves", "elders", "alchemist")
    assert t.answers(1, "clear") == ["wolves", "elders", "alchemist"]
    t.say(1, "elders")
    assert t.s.sites[5].cards == ["wolves", "alchemist", "scouts"]
    assert t.s.discards["cradle"].cards[-1] == "elders"


def test_a_card_played_elsewhere_drives_nobody_out_of_the_slum() -> None:
    land = {2: "mountain", 5: "great-slum wolves elders"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="scouts"), land=land)).say(1, "adviser", ("site", 2))
    assert t.waits == (1, "act")
    assert t.s.sites[5].cards == ["wolves", "elders"]


@power_test(game, "peoples-favor")
def test_the_slum_and_the_peoples_favor_drive_out_one_each() -> None:
    land = {5: "great-slum wolves elders alchemist", 6: "river tents"}
    t = turn(position(CHANCELLOR, has(at=5, facedown="scouts", banners="peoples-favor"), land=land))
    t.say(1, "adviser", ("site", 5))
    assert t.answers(1, "clear") == ["wolves", "elders", "alchemist"], "it is full"
    t.say(1, "elders")
    assert t.answers(1, "clear") == ["wolves", "alchemist", "tents", PASS]
    t.say(1, "tents")
    assert t.s.sites[5].cards == ["wolves", "alchemist", "scouts"]


# Buried Giant


@power_test(game, "buried-giant")
def test_a_secret_turned_over_pays_for_the_way_from_the_buried_giant() -> None:
    t = turn(position(CHANCELLOR, has(at=5), land={5: "buried-giant", 2: "narrow-pass", 3: "river"}))
    t.say(1, "travel", ("use", "buried-giant"))
    assert (t.s.players[1].secrets, t.s.players[1].spent) == (0, 1)
    t.say(1, 3)
    assert (t.s.players[1].site, t.s.players[1].supply) == (3, 7)


# Shrouded Wood


@power_test(game, "shrouded-wood")
def test_the_way_out_of_the_shrouded_wood_is_two_supply() -> None:
    assert sail(5, {5: "shrouded-wood"}, 0) == 5


@power_test(game, "shrouded-wood")
def test_an_enemy_who_rules_the_wood_says_where_one_comes_out() -> None:
    t = turn(position(CHANCELLOR, has(at=5), land={5: "shrouded-wood 0:1", 2: "narrow-pass", 3: "river"}))
    t.say(1, "travel")
    assert t.answers(0, "travel-sent") == [0, 1, 2, 3, 4, 6, 7]
    t.say(0, 3)
    assert (t.s.players[1].site, t.s.players[1].supply) == (3, 5)


@power_test(game, "shrouded-wood")
def test_who_comes_out_of_the_wood_finds_the_hidden_place_at_once() -> None:
    t = turn(position(CHANCELLOR, has(at=5), land={5: "shrouded-wood", 6: "the-hidden-place"}))
    t.say(1, "travel", 6)
    assert (t.s.players[1].secrets, t.s.players[1].spent) == (1, 0)


# The Hidden Place


@power_test(game, "the-hidden-place")
def test_one_turns_a_secret_over_to_find_the_hidden_place() -> None:
    t = turn(position(CHANCELLOR, has(at=5), land={5: "steppe", 6: "the-hidden-place"}))
    t.say(1, "travel", 6)
    assert (t.s.players[1].secrets, t.s.players[1].spent) == (0, 1)


@power_test(game, "the-hidden-place")
def test_without_a_secret_it_is_not_found() -> None:
    t = turn(position(CHANCELLOR, has(at=5, secrets=0), land={5: "steppe", 6: "the-hidden-place"}))
    assert 6 not in t.say(1, "travel").answers(1, "travel")


@power_test(game, "the-hidden-place")
def test_it_is_a_target_for_a_secret() -> None:
    land = {5: "steppe 0:1", 6: "the-hidden-place 0:1"}
    t = table(campaign, 1, start=position(CHANCELLOR, has(at=5), land=land))
    t.say(1, ("site", 6))
    assert (t.s.players[1].secrets, t.s.players[1].spent) == (0, 1)


# The Tribunal


@power_test(game, "the-tribunal")
def test_before_the_tribunal_one_bargains_with_anybody() -> None:
    t = turn(position(CHANCELLOR, has(at=5), land={5: "the-tribunal"}))
    t.say(1, "the-tribunal", 0, ("give", "favor", 2), ("take", "peace", (8, 0)), ("send",))
    t.say(0, "accept")
    assert (t.s.players[0].favor, t.s.players[1].favor) == (5, 1)
    assert [(promise.by, promise.to, promise.n) for promise in t.s.promises] == [(0, 1, 8)]
