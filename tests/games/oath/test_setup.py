"""Setup (1): the first game as it is printed."""

import pytest

import prestol
from prestol.games.oath.state import (
    FIRST_DENIZENS,
    FIRST_GAME,
    SITES,
    VISIONS,
    Oath,
    game,
)
from prestol.table import Match
from tests.games.oath import invariants
from tests.games.playing import Whims, positions


def begun(players: int, **options: str) -> Match[Oath]:
    """A first game, played at random to its first round."""
    match = prestol.new("oath", players, 3, options)
    for _ in positions(match, Whims(3)):
        if match.state.phase != "setup":
            break
    return match


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
