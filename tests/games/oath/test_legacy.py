"""The chronicle (8): what the winner settles, what is left, and what the next game draws."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

import prestol
from prestol.bots import bot
from prestol.games.oath.chronicle import Chronicle, Land
from prestol.games.oath.law.victory import win
from prestol.games.oath.state import DENIZENS, RELICS, SCEPTER, SITES, SUIT, SUITS, VISIONS, Oath, game
from prestol.table import PASS, Match
from tests.games.oath import invariants
from tests.games.oath.chronicles import by_chance
from tests.games.oath.tables import Plan, Table, has, position
from tests.games.playing import Whims, played, positions
from tests.games.powers import power_test

FACEDOWN = "mine salt-flats barren-coast marshes narrow-pass drowned-city standing-stones ancient-city"
BARE = {place: f"?{site}" for place, site in enumerate(FACEDOWN.split())}
"""A map of facedown sites."""
LOST = {**BARE, 0: "plains 2:1"}
"""The winner rules nothing."""


def won(*plans: Plan, by: int = 1, reason: str = "usurper", vision: str = "", **more: Any) -> Table:
    """A table at which somebody has just won."""
    s = position(*plans, **more)
    win(s, by, reason, vision)
    return Table(s)


def settled(t: Table) -> Chronicle:
    """What is left when the winner has settled the rest in the first way, or not at all."""
    while not t.over:
        t.say(t.ask.seat, PASS if t.ask.optional else t.ask.options[0])
    return msgspec.convert(t.match.legacy, type=Chronicle)


def sites(kept: Chronicle) -> list[str]:
    """The sites, "?" for one that is dealt face down, "!" for one that is dealt and turned up."""
    return [land.site or ("!" if land.up else "?") for land in kept.land]


# 8.1


def test_8_1_any_oath_but_the_one_of_this_game() -> None:
    t = won(oath="people")
    assert t.answers(1, "swear") == ["supremacy", "devotion", "protection"]
    t.say(1, "devotion")
    assert settled(t).oath == "devotion"


@pytest.mark.parametrize("reason", ["visionary", "visionary-at-last"])
def test_8_1_a_vision_brings_its_own_oath(reason: str) -> None:
    t = won(has(), has(vision="faith"), reason=reason, vision="faith", oath="devotion")
    assert t.ask.kind != "swear"
    assert settled(t).oath == "devotion", "be it that of this game"


# 8.2


def test_8_2_citizens_fall_with_the_empire_and_exiles_may_rise() -> None:
    plans = has(), has(), has(role="citizen"), has(), has()
    t = won(*plans, players=5).say(1, "people")
    assert t.answers(1, "new-citizen") == [3, 4, PASS], "not the citizen of this game"
    t.say(1, 3)
    assert t.answers(3, "be-citizen") == ["accept", PASS]
    t.say(3, PASS)
    assert t.answers(1, "new-citizen") == [4, PASS]
    t.say(1, 4).say(4, "accept")
    assert settled(t).boards == {"red": "exile", "blue": "exile", "yellow": "exile", "white": "citizen"}


def test_8_2_boards_in_the_box_are_turned_too() -> None:
    kept = by_chance(Random(3))
    boards = {"red": "exile", "blue": "citizen", "yellow": "citizen", "white": "exile", "black": "citizen"}
    match: Match[Oath] = prestol.new(game, 2, 1, start=msgspec.structs.replace(kept, boards=boards))
    match.choose(1, "red")
    for _ in positions(match, Whims(1)):
        if match.state.phase == "act":
            break
    s = match.state
    win(s, 1, "usurper")
    assert settled(Table(s)).boards == dict.fromkeys(boards, "exile")


def test_8_2_the_empire_offers_nothing_and_keeps_its_citizens() -> None:
    t = won(has(), has(role="citizen"), has(), by=0, reason="regime").say(0, "people")
    assert t.ask.kind == "invite"
    assert settled(t).boards == {"red": "citizen", "blue": "exile", "yellow": "exile"}


def test_8_2_what_a_new_citizen_rules_the_winner_rules() -> None:
    land = {**BARE, 0: "plains 1:1", 4: "river wolves 2:1", 5: "steppe 3:1"}
    t = won(has(), has(), has(), land=land).say(1, "people", 2).say(2, "accept")
    assert sites(settled(t)) == ["plains", "river", "!", "?", "?", "!", "?", "?"]


# 8.3.1


def test_8_3_1_an_edifice_in_place_of_a_denizen() -> None:
    land = {**BARE, 0: "plains wolves longbows 0:1", 2: "river elders", 5: "steppe alchemist spire-ruined 0:1"}
    t = won(by=0, reason="regime", land=land).say(0, "people")
    assert t.answers(0, "build") == ["wolves", "longbows", "spire-ruined", PASS], "not at a site of others"
    t.say(0, "wolves")
    assert t.s.sites[0].cards == ["temple", "longbows"]
    kept = settled(t)
    assert kept.land[0].cards == ("temple", "longbows")
    assert "wolves" in kept.world


def test_8_3_1_ruins_are_rebuilt() -> None:
    t = won(by=0, reason="regime", land={**BARE, 0: "plains wolves hall-ruined 0:1"}).say(0, "people", "hall-ruined")
    assert settled(t).land[0].cards == ("wolves", "hall")


def test_8_3_1_each_edifice_once_and_one_to_a_site() -> None:
    land = {**BARE, 0: "plains wolves hall 0:1", 2: "river keep elders 0:1"}
    t = won(by=0, reason="regime", land=land).say(0, "people")
    assert t.answers(0, "build") == ["keep", "elders", PASS], "the hall stands, and beside it nothing is built"


def test_8_3_1_an_exile_builds_nothing() -> None:
    t = won(land={**BARE, 0: "plains wolves 1:1"}).say(1, "people")
    assert "build" not in (t.say(1, PASS) if t.ask.kind == "new-citizen" else t).ask.kind


# 8.3.2 to 8.3.5


def test_8_3_what_nobody_rules_goes() -> None:
    land = {**BARE, 0: "plains wolves 2:1", 3: "river elders 1:1", 5: "steppe keep +map", 6: "?wastes"}
    kept = settled(won(land=land))
    assert sites(kept) == ["river", "?", "!", "?", "?", "!", "?", "?"]
    assert kept.land[0].cards == ("elders",)
    assert {"wolves", "keep"} <= set(kept.discards)
    assert "map" in kept.relics


def test_8_3_3_edifices_of_others_fall_to_ruins() -> None:
    land = {**BARE, 0: "plains wolves hall 2:1", 4: "river 1:1", 6: "steppe elders rampart-ruined 1:1"}
    kept = settled(won(land=land))
    assert sites(kept) == ["river", "?", "!", "?", "?", "?", "plains", "steppe"], "ruins come from below, in order"
    assert kept.land[6].cards == ("hall-ruined",), "without the denizens"
    assert kept.land[7].cards == ("elders", "rampart-ruined"), "with them, where they are ruled"
    assert "wolves" in kept.discards


def test_8_3_3_ruins_that_nobody_rules_go_to_the_archive() -> None:
    kept = settled(won(land={**BARE, 0: "plains hall-ruined 2:1"}))
    assert sites(kept) == ["!", "?", "!", "?", "?", "!", "?", "?"]


def test_8_3_5_sites_move_up() -> None:
    land = {**BARE, 1: "plains 1:1", 3: "river 1:1", 4: "steppe 1:1", 6: "wastes 1:1 +map"}
    kept = settled(won(*[has(at=1)] * 4, land=land))
    assert sites(kept) == ["plains", "river", "steppe", "wastes", "?", "!", "?", "?"]
    assert kept.land[3] == Land("wastes", True, (), ("map",))


@power_test(game, "temple")
def test_the_forest_temple_keeps_sites_with_beasts() -> None:
    land = {**BARE, 0: "plains temple 2:1", 3: "river wolves 2:1", 5: "steppe elders 2:1"}
    kept = settled(won(land=land))
    assert sites(kept) == ["river", "?", "!", "?", "?", "?", "?", "plains"]
    assert kept.land[7].cards == ("temple-ruined",), "it falls to ruins all the same"


# 8.4 to 8.8


def test_8_4_the_commonest_suit_of_the_council() -> None:
    t = won(has(), has(advisers="wolves animal_playmates elders")).say(1, "people")
    assert settled(t).suit == "beast"
    t = won(has(), has(advisers="wolves elders")).say(1, "people", PASS)
    assert t.answers(1, "invite") == ["beast", "nomad"]
    t = won(has(), has(facedown="wolves")).say(1, "people", PASS)
    assert t.answers(1, "invite") == list(SUITS), "only the faceup ones count"


def test_8_5_to_8_7_what_is_left() -> None:
    plans = (
        has(advisers="naysayers", facedown="faith scouts"),
        has(advisers="wolves", relics="map"),
        has(relics="whistle"),
    )
    t = won(*plans, discards={"cradle": "elders conquest"}, reliquary="ivory-eye - cursed-cauldron -")
    kept = settled(t)
    assert sorted(kept.discards) == ["elders", "naysayers", "scouts"]
    assert "wolves" in kept.world
    assert {*kept.treasures} == {"map", "ivory-eye", "cursed-cauldron"}
    assert "whistle" in kept.relics
    assert SCEPTER not in (*kept.relics, *kept.treasures)
    assert not {*VISIONS} & {*kept.world, *kept.discards}


def next_game(kept: Chronicle, seed: int = 1, players: int = 3) -> Oath:
    """The first question of the next game."""
    match: Match[Oath] = prestol.new(game, players, seed, start=msgspec.to_builtins(kept))
    return match.state


def cards_of(s: Oath) -> set[str]:
    """All denizens in play."""
    found = [*s.world.cards, *(card for pile in s.discards.values() for card in pile.cards)]
    found += [card for p in s.players for card in (*p.hand.cards, *p.facedown.cards)]
    return {*found, *(card for site in s.sites for card in site.cards)} - {*VISIONS}


def test_8_4_six_cards_of_three_suits_join() -> None:
    kept = settled(won(has(), has(advisers="wolves"), land=LOST))
    before = {*kept.world, *kept.discards}
    after = next_game(kept)
    joined = Counter(SUIT[card] for card in (cards_of(after) | {*after.dispossessed.cards}) - before)
    assert joined == {"beast": 3, "nomad": 2, "discord": 1}


def test_8_4_an_archive_that_lacks_some_is_restored() -> None:
    kept = settled(won(has(), has(advisers="wolves"), land=LOST))
    away = [card for card in DENIZENS if SUIT[card] == "beast" and card not in (*kept.world, *kept.discards)]
    others = [card for card in DENIZENS if SUIT[card] == "order" and card not in (*kept.world, *kept.discards)][:5]
    kept = msgspec.structs.replace(kept, dispossessed=(*away, *others), discards=())
    s = next_game(kept)
    joined = cards_of(s) - {*kept.world}
    assert len(joined) == 6
    assert joined < {*away}
    assert not s.dispossessed.cards


def test_8_5_six_cards_are_driven_out() -> None:
    away = set()
    for seed in range(5):
        discards = {"cradle": "elders wolves keep scouts alchemist", "provinces": "tents naysayers"}
        kept = settled(won(land=LOST, discards=discards))
        s = next_game(kept, seed)
        assert len(s.dispossessed) == 6
        assert {*s.dispossessed.cards} < {*kept.discards}
        away.add(tuple(s.dispossessed.cards))
    assert len(away) == 5


def test_8_6_relics() -> None:
    land = {**BARE, 0: "mine 1:1", 2: "steppe 1:1"}
    kept = settled(won(has(), has(relics="map whistle"), land=land))
    for seed in range(4):
        s = next_game(kept, seed)
        there = {relic for site in s.sites for relic in site.relics.cards}
        assert [len(site.relics) for site in s.sites if site.name] == [
            SITES[site.name].relics for site in s.sites if site.name
        ]
        assert not there & {*kept.treasures}, "the winner's relics and the Reliquary's lie above"
        assert {relic for pile in s.reliquary for relic in pile.cards} < {*kept.treasures}


# From game to game


@pytest.mark.parametrize("players", game.players)
def test_a_chronicle_of_five_games(players: int) -> None:
    """Each begins with what the last one has left; nothing is lost and nothing is there twice."""
    start: Any = None
    oaths = []
    for number in range(5):
        match: Match[Oath] = prestol.new(game, players, number, start=start)
        for _ in positions(match, Whims(10 * players + number)):
            pass
        invariants.check(match.state)
        oaths.append(match.options["oath"])
        assert prestol.verify(match.record()).legacy == match.legacy
        start = match.legacy
        kept = msgspec.convert(start, type=Chronicle)
        relics = [*kept.relics, *kept.treasures, *(relic for land in kept.land for relic in land.relics)]
        assert sorted(relics) == sorted(RELICS)
    assert len({*oaths}) > 1


def test_greedy_bots_write_chronicles() -> None:
    match: Match[Oath] = prestol.new(game, 3, 3)
    player = bot("greedy", game)
    while not match.over:
        seat, ask = min(match.asks.items())
        match.choose(seat, player(match.view(seat), ask))
    assert prestol.new(game, 4, 4, start=match.legacy).options["oath"] == match.legacy["oath"]


def test_without_a_chronicle_nothing_is_left() -> None:
    assert played(prestol.new(game, 2, 3, {"chronicle": "none"}), Whims(1)).legacy is None
    assert prestol.new(game, 2, 3).legacy is None, "as long as the match runs"
