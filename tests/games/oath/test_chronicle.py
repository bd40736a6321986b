"""Setup (1) of later games, from a chronicle."""

import json
import re
from collections import Counter
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

import prestol
from prestol.games.oath.chronicle import Chronicle, Land
from prestol.games.oath.state import DENIZENS, OATHS, RELICS, SITES, VISIONS, Oath, game
from prestol.table import Match, Refused, Value
from tests.games import checks
from tests.games.cases import SOAK
from tests.games.oath import invariants
from tests.games.oath.chronicles import SETTLERS, by_chance
from tests.games.oath.spoken import curious
from tests.games.playing import Whims, played, positions
from tests.games.witness import Witness

NAMES = ("mine", "salt-flats", "river", "plains", "drowned-city", "ancient-city", "steppe", "wastes")
LYING = {
    "salt-flats": ("wolves", "alchemist"),
    "river": ("rampart", "scouts"),
    "plains": ("hall-ruined", "mercenaries"),
}
UP = 6
FAR = DENIZENS[100:150]
"""Denizens that lie nowhere in it."""


def plain(**changes: Any) -> dict[str, Any]:
    """A chronicle as JSON has it: the first six of its sites lie face up."""
    relics = {"mine": ["map"], "drowned-city": ["whistle"]}
    land = [
        {"site": name, "up": at < UP, "cards": LYING.get(name, ()), "relics": relics.get(name, ())}
        for at, name in enumerate(NAMES)
    ]
    rest = [card for card in DENIZENS if not any(card in cards for cards in LYING.values())]
    world = [*rest[:4], VISIONS[0], *rest[4:10], VISIONS[1], *rest[10:25], *VISIONS[2:], *rest[25:50]]
    deck = [relic for relic in RELICS if relic not in ("map", "whistle")]
    told = {"oath": "people", "land": land, "world": world, "relics": deck, "dispossessed": rest[60:66]}
    return json.loads(json.dumps({**told, **changes}))  # type: ignore[no-any-return]


def later(players: int, **changes: Any) -> Match[Oath]:
    """A match from it, at its first question."""
    return prestol.new(game, players, 5, start=plain(**changes))


def begun(match: Match[Oath]) -> Oath:
    """Its first round, after a setup at random."""
    for _ in positions(match, Whims(5)):
        if match.state.phase != "setup":
            break
    return match.state


# The steps of the setup


@pytest.mark.parametrize("players", game.players)
def test_a_later_game_of_any_number(players: int) -> None:
    s = begun(later(players))
    invariants.check(s)
    assert [site.name for site in s.sites] == [*NAMES[:UP], "", ""]
    assert [site.card.cards[0] for site in s.sites] == list(NAMES)
    assert s.sites[2].cards == ["rampart", "scouts"]
    warbands = [site.warbands for site in s.sites]
    assert warbands == [2, 1, 1, 1, 0, 0, 0, 0], (
        "two at the top of the Cradle, one where a denizen or whole edifice lies"
    )
    assert s.sites[4].secrets == 3
    assert len(s.sites[4].relics) == 2
    assert s.sites[0].relics.cards == ["map"]
    assert s.banners["peoples-favor"].holder == 0
    assert len(s.dispossessed) == 6
    assert (s.oath, s.title) == ("people", 0)


def test_the_match_has_the_oath_of_the_chronicle() -> None:
    match = later(2, oath="devotion")
    assert match.options["oath"] == match.state.variants.oath == "devotion"
    assert match.state.banners["darkest-secret"].holder == 0


def test_a_later_game_has_its_options() -> None:
    match: Match[Oath] = prestol.new(game, 2, 5, {"homeland_relic": "paid"}, start=plain())
    assert match.state.variants.homeland_relic == "paid"


def test_step_1_sites_that_were_left_open_are_dealt() -> None:
    land = [{"site": "plains", "up": True}, {"up": True}, {"up": True}, {}, {}, {"site": "mine", "up": True}, {}, {}]
    relics = list(RELICS)
    found = set()
    for seed in range(8):
        match: Match[Oath] = prestol.new(game, 3, seed, start=plain(land=land, relics=relics))
        s = begun(match)
        invariants.check(s)
        assert [bool(site.name) for site in s.sites] == [True, True, True, False, False, True, False, False]
        assert len(s.sites[1].relics) == SITES[s.sites[1].name].relics
        found.add(tuple(site.card.cards[0] for site in s.sites))
    assert len(found) == 8


def test_step_9_citizens_keep_their_boards() -> None:
    match = later(3, boards={"blue": "citizen"})
    assert match.asks[1].kind == "board"
    assert match.asks[1].options == ("red", "blue", "yellow", "white", "black")
    match.choose(1, "blue")
    s = match.state
    p = s.players[1]
    assert (p.color, p.role, p.warbands, p.bank) == ("blue", "citizen", 3, 14)
    assert s.players[2].color == "red", "the boards that are left are all alike"
    assert s.players[0].bank == 24 - 3 - 5 - 3


def test_steps_12_and_15_the_empire_has_no_more_than_24_warbands() -> None:
    """Nine at the sites and three on each of six boards would be too many (9.3)."""
    names = ["plains", "river", "steppe", "fertile-valley", "lush-coast", "great-slum", "mountain", "marshes"]
    land = [{"site": name, "up": True, "cards": [card]} for name, card in zip(names, SETTLERS, strict=False)]
    world = [card for card in DENIZENS if card not in SETTLERS[:8]][:46]
    boards = dict.fromkeys(("red", "blue", "yellow", "white", "black"), "citizen")
    match = later(6, land=land, world=world, relics=RELICS, dispossessed=[], boards=boards)
    s = begun(match)
    invariants.check(s)
    assert [site.warbands for site in s.sites] == [2, 1, 1, 1, 1, 1, 1, 1]
    assert [p.warbands for p in s.players] == [3, 3, 3, 3, 3, 0]


def test_step_16_favor_for_the_sites() -> None:
    s = begun(later(4))
    assert (s.sites[0].favor, s.sites[1].favor, s.sites[1].secrets) == (3, 2, 1)


def test_step_16_where_favor_is_short_the_chancellor_says_where_it_lies() -> None:
    match = later(6)
    assert (match.state.favor, match.asks[0].kind) == (4, "starting-favor")
    for place in (1, 1):
        match.choose(0, place)
    s = match.state
    assert (s.sites[0].favor, s.sites[1].favor, s.favor) == (2, 2, 0)


def test_step_17_the_uppermost_relics_lie_in_the_reliquary() -> None:
    s = begun(later(2))
    assert {pile.cards[0] for pile in s.reliquary} == set(plain()["relics"][:4]), "before those that sites still get"


def test_step_19_a_deck_without_visions_is_built_anew() -> None:
    world = [card for card in plain()["world"] if card not in VISIONS]
    tops = set()
    for seed in range(4):
        s = prestol.new(game, 2, seed, start=plain(world=world)).state
        assert sorted(s.world.cards + s.players[0].hand.cards) != sorted(s.world.cards)
        upper = s.world.cards[::-1]
        assert sum(card in VISIONS for card in upper[:12]) == 2
        assert sum(card in VISIONS for card in upper[12:30]) == 3
        tops.add(tuple(upper[:12]))
    assert len(tops) == 4


def test_step_19_a_deck_that_was_built_keeps_its_order() -> None:
    world = plain()["world"]
    s = prestol.new(game, 2, 1, start=plain()).state
    assert s.world.cards[::-1] == world[: len(s.world)]


def test_step_22_visions_in_the_first_hands_are_drawn_visions() -> None:
    """A map full of denizens leaves so few in the deck that six hands reach up to the visions."""
    world = plain()["world"]
    s = begun(later(6, world=world[:31]))
    assert [len(s.world), sum(card in VISIONS for card in s.world.cards)] == [31 - 3 - 18, 1]
    assert s.drawn == 2, "two of the others lie on discard piles, face down"


def test_step_23_the_chancellor_stands_at_the_topmost_faceup_site() -> None:
    land = plain()["land"]
    land[0] = {"site": "mine"}
    s = begun(later(3, land=land, relics=[*plain()["relics"], "map"]))
    assert (s.players[0].site, s.sites[1].warbands) == (1, 2)
    invariants.check(s)


# Saved, told and played


@pytest.mark.parametrize("oath", OATHS)
@pytest.mark.parametrize("players", game.players)
def test_whole_games_from_chronicles(players: int, oath: str) -> None:
    """They are played to the end, hide what they should, and replay from their record."""
    random = Random(f"{players} {oath}")
    kept = by_chance(random, oath)
    match: Match[Oath] = prestol.new(game, players, 7, start=msgspec.json.decode(msgspec.json.encode(kept)))
    whims = Whims(players)
    for _ in positions(match, whims):
        invariants.check(match.state)
        if whims.sometimes(0.05):
            checks.check_mask(game, match.state, players, 1)
            imagined = match.imagine(players - 1, match.state.chance.seeded(1))
            assert imagined.view(players - 1) == match.view(players - 1)
    assert match.state.winner in range(players)
    record = json.dumps(match.record())
    assert prestol.verify(record).state == match.state
    assert msgspec.convert(json.loads(record)["start"], type=Chronicle) == kept


def test_the_witness_of_a_later_game() -> None:
    """Nobody sees more of what an earlier game has left than they may know."""
    with Witness().watching() as witness:
        match: Match[Oath] = prestol.new(game, 3, 2, start=by_chance(Random(2)))
        whims = Whims(2)
        compared = 0
        for at, _ in enumerate(positions(match, whims)):
            if at % 40 == 5:
                for seat in checks.seats_of(match):
                    witness.check(game, match.state, seat)
                compared += checks.check_non_interference(match, at // 40 % 3, witness, whims.random, most=1)
    assert compared


@pytest.mark.parametrize("suits", [("arcane", "beast"), ("discord", "hearth"), ("nomad", "order")])
def test_every_denizen_hides_what_it_should(suits: tuple[str, str]) -> None:
    """Matches with all the denizens of two suits, with every action that has not been done yet before the others."""
    for seed in range(40 if SOAK else 2):
        random = Random(f"{suits} {seed}")
        players = 3 + seed % 4
        done: Counter[Value] = Counter()
        witness = Witness()
        with witness.watching():
            match: Match[Oath] = prestol.new(game, players, seed, start=by_chance(random, suits=suits))
        for at in count():
            if match.over:
                break
            seat, ask = random.choice(list(match.asks.items()))
            with witness.watching():
                match.choose(seat, curious(random, ask, done))
            invariants.check(match.state)
            if at % 60 == 5:
                checks.check_mask(game, match.state, players, 1)
                for viewer in checks.seats_of(match):
                    witness.check(game, match.state, viewer)
                checks.check_non_interference(match, at // 60 % players, witness, random, most=1)
        assert prestol.verify(match.record()).state == match.state


def test_a_chronicle_is_an_object_too() -> None:
    kept = by_chance(Random(1))
    one = played(prestol.new(game, 2, 3, start=kept), Whims(3))
    other = played(prestol.new(game, 2, 3, start=msgspec.to_builtins(kept)), Whims(3))
    assert one.state == other.state


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"oath": "victory"}, "the oath is supremacy, people, devotion, protection, not 'victory'"),
        ({"oath": 3}, "this is not a chronicle of oath: Expected `str`, got `int` - at `$.oath`"),
        ({"colour": "red"}, "unknown field `colour`"),
        ({"boards": {"purple": "exile"}}, "the boards are red, blue, yellow, white, black, not 'purple'"),
        ({"boards": {"red": "king"}}, "not on 'king'"),
        ({"world": ["dragon"]}, "no card 'dragon'"),
        ({"world": ["wolves"] * 2}, "'wolves' is kept twice"),
        ({"world": FAR[:20]}, "25 denizens at least, not 20"),
        ({"world": [*VISIONS, *FAR]}, "two lie among its upper 12 cards"),
        ({"world": ["rampart", *FAR], "land": [{"up": True}] * 8, "relics": RELICS}, "lies in no deck"),
        ({"dispossessed": ["conspiracy"], "world": FAR}, "'conspiracy' lies in no deck"),
        ({"relics": ["spoon"]}, "no relic 'spoon'"),
        ({"relics": RELICS[1:]}, "relic 'whistle' is kept twice"),
        ({"relics": RELICS[10:15]}, "is neither in the deck nor at a site"),
        ({"land": []}, "the map has 8 sites"),
        ({"land": [{"site": "mine"}] * 8}, "in each region one that lies face up"),
        ({"land": [{"site": "moon", "up": True}] * 8}, "no site 'moon'"),
        ({"land": [{"site": "mine", "up": True}] * 8}, "site 'mine' is kept twice"),
        ({"land": [{"site": "mine", "up": True, "cards": ["wolves", "scouts"]}, *[{"up": True}] * 7]}, "for 1 cards"),
        ({"land": [{"site": "river", "up": True, "cards": ["sealing_ward"]}, *[{"up": True}] * 7]}, "cannot lie"),
        ({"land": [{"up": True}] * 7 + [{"cards": ["wolves"]}]}, "at faceup sites only"),
    ],
)  # fmt: skip
def test_what_no_game_can_have_left_is_refused(change: dict[str, object], says: str) -> None:
    with pytest.raises(Refused, match=re.escape(says)):
        later(3, **change)


def test_a_map_may_not_need_more_relics_than_there_are() -> None:
    land = [{"site": "mine", "up": True, "relics": RELICS[:14]}, *[{"up": True}] * 7]
    with pytest.raises(Refused, match="the relic deck has 6 cards; the reliquary and the faceup sites need 18"):
        later(3, land=land, relics=RELICS[14:])


def test_something_else_is_no_start() -> None:
    with pytest.raises(Refused, match="this is not a position of oath"):
        prestol.new(game, 3, start={"oath": "people"})


def test_a_land_says_what_it_is() -> None:
    assert Land() == Land("", False, (), ())
