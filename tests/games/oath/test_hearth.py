"""Denizens of the hearth: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD = 0, 3
BLANK, SHIELD, TWO = 0, 2, 4

# Tinker's Fair


@power_test(game, "tinkers_fair")
def test_at_the_fair_things_are_exchanged_with_anybody() -> None:
    t = turn(position(CHANCELLOR, has(at=2), has(relics="map"), land={2: "river tinkers_fair"}))
    t.say(1, "tinkers_fair", 2, ("give", "favor", 2), ("take", "relic", "map"), ("send",)).say(2, "accept")
    assert (t.s.players[1].relics, t.s.players[2].favor) == (["map"], 5)


# Wayside Inn


@power_test(game, "wayside_inn")
def test_the_inn_brings_two_supply_back() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=3), land={2: "river wayside_inn"})).say(1, "wayside_inn")
    assert (t.s.players[1].supply, t.s.favor_on) == (5, {"wayside_inn": 1})


def test_the_inn_does_not_feed_the_full() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river wayside_inn"}))
    assert "wayside_inn" not in t.answers(1, "act")


# Extra Provisions


@power_test(game, "extra_provisions")
def test_provisions_add_a_defense_die_and_their_favor_goes_to_the_bank() -> None:
    start = position(has(advisers="extra_provisions"), has(at=2), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO, TWO], [SWORD] * 3]).say(1, 3).say(0, "extra_provisions")
    assert t.s.banks["hearth"] == 3
    assert t.s.favor_on == {}


# Memory of Home


@power_test(game, "memory_of_home")
def test_all_favor_of_a_bank_comes_home() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="memory_of_home"))).say(1, "memory_of_home")
    assert t.answers(1, "bank") == ["discord", "arcane", "order", "beast", "nomad"]
    t.say(1, "beast")
    assert (t.s.banks["beast"], t.s.banks["hearth"], t.s.players[1].secrets) == (0, 4, 0)


# Welcoming Party


@power_test(game, "welcoming_party")
def test_a_denizen_fresh_from_the_deck_is_welcomed() -> None:
    start = position(CHANCELLOR, has(at=2, secrets=0), land={2: "river welcoming_party"}, deck="wolves elders scouts")
    t = turn(start).say(1, "search", "wolves", "elders", "adviser")
    assert (t.s.players[1].favor, t.s.banks["hearth"]) == (4, 1)


def test_nobody_welcomes_a_facedown_adviser_of_old_or_a_new_one() -> None:
    land = {2: "river welcoming_party"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="wolves"), land=land)).say(1, "adviser", "adviser")
    assert t.s.players[1].favor == 3
    start = position(CHANCELLOR, has(at=2), land=land, deck="wolves elders scouts")
    t = turn(start).say(1, "search", "wolves", "elders", "facedown")
    assert t.s.players[1].favor == 3


def test_the_ruler_of_the_party_gets_nothing_for_a_guest() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river welcoming_party 2:1"}, deck="wolves elders scouts")
    t = turn(start).say(1, "search", "wolves", "elders", "adviser")
    assert [p.favor for p in t.s.players] == [3, 4, 3, 3]


# Traveling Doctor


@power_test(game, "traveling_doctor")
def test_the_doctor_saves_the_beaten_and_goes() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="traveling_doctor"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 3]).say(1, 3, "traveling_doctor", PASS)
    assert (t.boards()[1], t.s.players[1].advisers) == (3, [])
    assert t.s.discards["hinterland"].cards[-1] == "traveling_doctor"


@power_test(game, "traveling_doctor")
def test_not_even_the_brutal_kill_whom_the_doctor_saves() -> None:
    exile = has(at=5, advisers="traveling_doctor")
    start = position(
        has(at=2, warbands=6),
        exile,
        land={2: "river 1:4"},
        players=2,
        active=0,
        reliquary="- whistle map ivory-eye",
    )
    t = table(campaign, 0, start=start, told=[[BLANK], [SWORD] * 6]).say(0, 6).say(1, "traveling_doctor").say(0, 0)
    assert t.boards()[1] == 7


def test_after_a_victory_the_doctor_stays() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="traveling_doctor"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3, "traveling_doctor", 0)
    assert t.s.players[1].advisers == ["traveling_doctor"]


# Storyteller


@power_test(game, "storyteller")
def test_the_storyteller_adds_to_the_darkest_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="storyteller"))).say(1, "storyteller")
    assert t.s.banners["darkest-secret"].tokens == 2


# Armed Mob


@power_test(game, "armed_mob")
def test_the_mob_drives_an_adviser_from_who_holds_the_secret() -> None:
    start = position(
        CHANCELLOR,
        has(at=2),
        has(at=5, advisers="wolves elders a_small_favor", banners="darkest-secret"),
        land={2: "river armed_mob"},
    )
    t = turn(start).say(1, "armed_mob")
    assert t.answers(1, "discard-which") == ["wolves", "elders"]
    t.say(1, "elders")
    assert t.s.players[2].advisers == ["wolves", "a_small_favor"]
    assert t.s.discards["hinterland"].cards[-1] == "elders"


def test_the_mob_spares_who_has_the_peoples_favor_too() -> None:
    rich = has(at=5, advisers="wolves", banners="darkest-secret peoples-favor")
    t = turn(position(CHANCELLOR, has(at=2), rich, land={2: "river armed_mob"}))
    assert "armed_mob" not in t.answers(1, "act")


# Tavern Songs


@power_test(game, "tavern_songs")
def test_songs_tell_of_the_top_of_the_discards() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="tavern_songs"), discards={"provinces": "wolves elders scouts keep"}
    )
    t = turn(start).say(1, "tavern_songs")
    pile = t.s.discards["provinces"]
    assert [knows(pile, 1, at) for at in (-1, -2, -3, -4)] == [True, True, True, False]
    assert "tavern_songs" not in t.answers(1, "act")
