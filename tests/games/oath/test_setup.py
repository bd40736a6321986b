"""Setup (1): the first game as it is printed, and later games from what was kept."""

import pytest

import prestol
from prestol.games.oath.setup import Kept, Land, from_kept
from prestol.games.oath.state import (
    DENIZENS,
    FIRST_DENIZENS,
    FIRST_GAME,
    RELICS,
    RELIQUARY,
    SITES,
    VISIONS,
    Oath,
    Variants,
    game,
)
from prestol.table import Match, Refused
from tests.games.oath import invariants
from tests.games.playing import Whims, positions

TALE = ("wolves", "alchemist", "tinkers_fair", "scouts", "mercenaries")
"""Denizens of a chronicle that lie on its map."""


def begun(players: int, **options: str) -> Match[Oath]:
    """A first game, played at random to its first round."""
    match = prestol.new("oath", players, 3, options)
    for _ in positions(match, Whims(3)):
        if match.state.phase != "setup":
            break
    return match


def kept(oath: str = "people", citizens: tuple[str, ...] = (), short: bool = False) -> Kept:
    """What a chronicle could have kept: six sites lie face up."""
    names = ("mine", "salt-flats", "river", "plains", "drowned-city", "ancient-city", "steppe", "wastes")
    cards = {"salt-flats": TALE[:2], "river": ("rampart", "scouts"), "plains": ("hall-ruined", "mercenaries")}
    relics = {"mine": ("map",), "drowned-city": ("whistle",)} if not short else {}
    up = names[:6]
    land = tuple(Land(name, name in up, cards.get(name, ()), relics.get(name, ())) for name in names)
    used = {card for place in land for card in place.cards}
    rest = [card for card in DENIZENS if card not in used]
    world = [*rest[:4], VISIONS[0], *rest[4:10], VISIONS[1], *rest[10:25], *VISIONS[2:], *rest[25:50]]
    lying = {relic for place in land for relic in place.relics}
    return Kept(
        oath=oath,
        boards=dict.fromkeys(citizens, "citizen"),
        land=land,
        world=tuple(world),
        relics=tuple(relic for relic in RELICS if relic not in lying),
    )


# The first game


@pytest.mark.parametrize("players", game.players)
def test_the_first_game_of_any_number(players: int) -> None:
    s = begun(players).state
    assert [site.name for site in s.sites if site.name] == ["plains", "mountain", "rocky-coast"]
    assert [s.sites[place].cards for place in (0, 2, 5)] == [["longbows"], ["taming_charm"], ["elders"]]
    assert [(s.sites[place].color, s.sites[place].warbands) for place in (0, 2, 5)] == [(0, 2), (0, 1), (0, 1)]
    assert [len(pile) for pile in s.reliquary] == [1] * 4
    assert len(s.sites[2].relics) == 1
    assert s.banks == dict.fromkeys(s.banks, 4 if players > 4 else 3)
    assert [(p.favor, p.secrets, p.warbands, p.supply) for p in s.players] == [
        (2, 1, 3, 7),
        *[(1, 1, 3, 7)] * (players - 1),
    ]
    assert s.players[0].bank == 24 - 3 - 4
    assert all(p.bank == 14 - 3 for p in s.players[1:])
    assert s.players[0].site == 0
    assert all(len(p.facedown) == 1 and not p.hand.cards for p in s.players)
    assert sum(len(pile) for pile in s.discards.values()) == 3 + 2 * players
    assert len(s.world) == 51 + 5 - 3 - 3 * players
    assert s.world.zones[:2] == [(12, 2), (18, 3)]
    assert s.title == 0
    assert not s.usurper
    assert set(s.denizens) == set(FIRST_DENIZENS)


def test_the_sites_that_lie_face_down_are_by_chance() -> None:
    found = {tuple(site.card.cards[0] for site in prestol.new("oath", 4, seed).state.sites) for seed in range(5)}
    assert len(found) == 5
    assert all(set(names) <= set(SITES) for names in found)


@pytest.mark.parametrize(
    ("oath", "holders"),
    [("supremacy", [-2, -2]), ("people", [0, -2]), ("devotion", [-2, 0]), ("protection", [-2, -2])],
)
def test_step_13_the_banner_of_the_oath(oath: str, holders: list[int]) -> None:
    s = begun(3, oath=oath).state
    assert [flag.holder for flag in s.banners.values()] == holders
    assert [flag.tokens for flag in s.banners.values()] == [1, 1]


def test_the_lesson_is_as_printed() -> None:
    s = begun(4, opening="lesson").state
    decks = FIRST_GAME["decks"]
    assert [site.card.cards[0] for site in s.sites] == [place["site"] for place in FIRST_GAME["sites"]]
    assert s.world.cards[::-1] == decks["world"]
    assert s.relics.cards[::-1] == decks["relics"]
    assert [pile.cards[0] for pile in s.reliquary] == decks["reliquary"]
    assert s.sites[2].relics.cards == ["ivory-eye"]
    assert {region: pile.cards for region, pile in s.discards.items()} == FIRST_GAME["discards"]
    assert [p.facedown.cards for p in s.players] == [
        ["forest_paths"],
        ["animal_playmates"],
        ["naysayers"],
        ["a_small_favor"],
    ]
    assert [p.site for p in s.players] == [0, 2, 2, 5]
    assert s.active == 0
    assert s.phase == "act"


@pytest.mark.parametrize("players", [1, 2, 3, 5, 6])
def test_the_lesson_with_another_number_of_players(players: int) -> None:
    s = begun(players, opening="lesson").state
    invariants.check(s)
    assert all(len(p.facedown) == 1 for p in s.players)


# Who knows what


def test_9_4_what_a_setup_hides() -> None:
    match = begun(4)
    s = match.state
    for seat in range(4):
        view = match.view(seat)
        assert [not p.facedown.cards[0].startswith("?") for p in view.players] == [seat == other for other in range(4)]
        assert all(card == "?world" for card in view.world.cards[:-1])
        assert view.world.cards[-1] == ("?vision" if s.world.cards[-1] in VISIONS else "?denizen")
        assert all(pile.cards == ["?relic"] for pile in view.reliquary)
        assert [site.card.cards[0] for site in view.sites if not site.name] == ["?site"] * 5
        known = sum(card[0] != "?" for pile in view.discards.values() for card in pile.cards)
        assert known == 2, "the two cards that one has discarded"


def test_a_guess_puts_the_visions_where_everybody_knows_them_to_be() -> None:
    match = begun(4)
    for seed in range(20):
        guess = match.imagine(1, match.state.chance.seeded(seed)).state
        invariants.check(guess)
        top = guess.world.cards[::-1]
        assert sum(card in VISIONS for card in top[:12]) == 2
        assert sum(card in VISIONS for card in top[12:30]) == 3


# Later games


def later(players: int, what: Kept, *, answers: int = 0) -> Match[Oath]:
    match: Match[Oath] = prestol.new(game, players, 5, start=from_kept(what, players))
    for at, _ in enumerate(positions(match, Whims(5))):
        if match.state.phase != "setup" or (answers and at == answers):
            break
    return match


@pytest.mark.parametrize("players", game.players)
def test_a_later_game_of_any_number(players: int) -> None:
    s = later(players, kept()).state
    invariants.check(s)
    assert [site.name for site in s.sites][:6] == [
        "mine",
        "salt-flats",
        "river",
        "plains",
        "drowned-city",
        "ancient-city",
    ]
    warbands = [site.warbands for site in s.sites]
    assert warbands == [2, 1, 1, 1, 0, 0, 0, 0], (
        "two at the top of the Cradle, one where a denizen or whole edifice lies"
    )
    assert s.sites[4].secrets == 3
    assert len(s.sites[4].relics) == 2
    assert s.sites[0].relics.cards == ["map"]
    assert s.banners["peoples-favor"].holder == 0


def test_step_16_favor_for_the_sites() -> None:
    s = later(4, kept()).state
    assert (s.sites[0].favor, s.sites[1].favor, s.sites[1].secrets) == (3, 2, 1)


def test_step_16_where_favor_is_short_the_chancellor_says_where_it_lies() -> None:
    match: Match[Oath] = prestol.new(game, 6, 5, start=from_kept(kept(), 6))
    assert (match.state.favor, match.asks[0].kind) == (4, "starting-favor")
    for place in (1, 1):
        match.choose(0, place)
    s = match.state
    assert (s.sites[0].favor, s.sites[1].favor, s.favor) == (2, 2, 0)


def test_step_9_citizens_keep_their_boards() -> None:
    match: Match[Oath] = prestol.new(game, 3, 5, start=from_kept(kept(citizens=("blue",)), 3))
    assert match.asks[1].kind == "board"
    assert match.asks[1].options == ("red", "blue", "yellow", "white", "black")
    match.choose(1, "blue")
    s = match.state
    assert (s.players[1].color, s.players[1].role, s.players[1].warbands, s.players[1].bank) == (
        "blue",
        "citizen",
        3,
        14,
    )
    assert s.players[2].color == "red", "the boards that are left are all alike"
    assert s.players[0].bank == 24 - 3 - 5 - 3


def test_step_23_the_chancellor_stands_at_the_topmost_faceup_site() -> None:
    what = kept()
    down = (Land(what.land[0].site), *what.land[1:])
    s = later(3, Kept(oath=what.oath, land=down, world=what.world, relics=(*what.relics, "map"))).state
    assert (s.players[0].site, s.sites[1].warbands) == (1, 2)
    invariants.check(s)


def test_step_22_visions_in_the_first_hands_are_drawn_visions() -> None:
    what = kept()
    world = [card for card in what.world if card not in VISIONS]
    world = [*world[:20], *VISIONS[:4], *world[20:], VISIONS[4]]
    short = Kept(oath=what.oath, land=what.land, world=tuple(world), relics=what.relics)
    start = from_kept(short, 2)
    start.world.zones = [(30, 4), (len(world) - 30, 1)]
    match: Match[Oath] = prestol.new(game, 2, 5, start=start)
    assert match.state.drawn in (0, 1)
    on_discards = sum(card in VISIONS for pile in match.state.discards.values() for card in pile.cards)
    in_hands = sum(card in VISIONS for p in match.state.players for card in p.hand.cards)
    assert (match.state.drawn, on_discards + in_hands) == (in_hands, 1)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"oath": "victory"}, "the oath is supremacy, people, devotion, protection, not 'victory'"),
        ({"world": ("dragon",)}, "no card 'dragon'"),
        ({"world": ("wolves", "wolves")}, "'wolves' is kept twice"),
        ({"relics": ("spoon",)}, "no relic 'spoon'"),
        ({"land": ()}, "the map has 8 sites"),
    ],
)
def test_what_cannot_have_been_kept_is_refused(change: dict[str, object], says: str) -> None:
    what = kept()
    told = {name: getattr(what, name) for name in ("oath", "land", "world", "relics")}
    with pytest.raises(Refused, match=says):
        Kept(**{**told, **change})


def test_the_variants_of_a_later_game() -> None:
    s = from_kept(kept("devotion"), 2, Variants(oath="devotion", homeland_relic="paid"))
    assert s.variants.homeland_relic == "paid"
    assert from_kept(kept("devotion"), 2).variants.oath == "devotion"
    assert len(s.reliquary) == len(RELIQUARY)
