"""The rulebook: setup, rounds, whose turn it is, and when the game ends."""

from typing import Any

import pytest

import prestol
from prestol.games.huns.state import COLOURS
from prestol.table import Match
from tests.games.huns.invariants import CUBES, KINDS, LATER
from tests.games.huns.tables import Table, camp, position, table

OWN = "green-1 blue-1"


def opened(players: int, seed: int = 1, told: list[list[Any] | None] | None = None) -> Match[Any]:
    if told is None:
        return prestol.new("huns", players, seed)
    return prestol.new("huns", players, chance=prestol.script(told))


# Setup


@pytest.mark.parametrize(("players", "cards", "cubes"), [(2, 10, 20), (3, 11, 22), (4, 12, 24)])
def test_cards_and_cubes_by_number_of_players(players: int, cards: int, cubes: int) -> None:
    s = opened(players).state
    assert {colour: len(deck) for colour, deck in s.decks.items()} == dict.fromkeys(COLOURS, cards)
    assert s.supply == dict.fromkeys(COLOURS, cubes) == dict.fromkeys(COLOURS, CUBES[players])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_marked_3_and_4_are_taken_out(players: int) -> None:
    cards = {card for deck in opened(players).state.decks.values() for card in deck.cards}
    assert {card for card in LATER if card in cards} == {card for card, n in LATER.items() if n <= players}


def test_the_decks_lie_in_their_order() -> None:
    assert list(opened(2).state.decks) == ["blue", "red", "green", "black", "yellow"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_four_open_wagons_and_two_for_each_player(players: int) -> None:
    s = opened(players).state
    assert len(s.row) == 4
    assert all(len(here.wagons) == 2 and None not in here.wagons for here in s.camps)
    assert len(s.wagon_deck) == 32 - 4 - 2 * players
    assert all(not any(wagon.cubes) for here in s.camps for wagon in here.wagons)
    wagons = [wagon.id for here in s.camps for wagon in here.wagons] + s.row + s.wagon_deck.cards
    assert {kind: sum(wagon.startswith(f"{kind}-") for wagon in wagons) for kind in KINDS} == dict.fromkeys(KINDS, 8)


def test_decks_are_shuffled_each_by_itself() -> None:
    tops = {tuple(deck.cards) for seed in range(3) for deck in opened(2, seed).state.decks.values()}
    assert len(tops) == 15
    assert all(cards != tuple(sorted(cards)) for cards in tops)


def test_the_first_player_is_chosen_at_random() -> None:
    assert {opened(4, seed).state.first for seed in range(30)} == {0, 1, 2, 3}
    for first in range(3):
        match = opened(3, told=[*[None] * 6, [first]])
        assert match.state.first == first
        assert list(match.asks) == [first], "and begins"


# A round


def test_five_dice_are_rolled_each_of_its_colour() -> None:
    match = opened(2, told=[*[None] * 6, [0], [0, 1, 2, 1, 0]])
    assert match.state.dice == dict(zip(COLOURS, (1, 2, 3, 2, 1), strict=True))
    assert match.asks[0].options == COLOURS


def test_dice_show_1_2_and_3_alike() -> None:
    found = [value for seed in range(200) for value in opened(2, seed).state.dice.values()]
    assert set(found) == {1, 2, 3}
    assert all(250 < found.count(value) < 420 for value in (1, 2, 3))


@pytest.mark.parametrize(("players", "turns"), [(2, [3, 2]), (3, [2, 2, 1]), (4, [2, 1, 1, 1])])
@pytest.mark.parametrize("first", [0, 1])
def test_turns_go_clockwise_until_the_dice_are_gone(players: int, turns: list[int], first: int) -> None:
    t = Table(position(players, seat=first), players)
    taken = []
    while t.s.round == 1:
        taken.append(t.s.turn.seat)
        take_turn(t)
    assert taken == [(first + n) % players for n in range(5)]
    assert [taken.count((first + n) % players) for n in range(players)] == turns


def take_turn(t: Table) -> None:
    """Pillage with the first die."""
    number = t.s.turn.number
    while not t.match.over and t.s.turn.number == number:
        ask = t.ask
        t.say(ask.seat, "pillage" if ask.kind == "action" else ask.answers[0])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_token_passes_to_the_left(players: int) -> None:
    t = Table(position(players), players)
    for first in (0, 1):
        assert t.s.first == first
        assert t.s.turn.seat == first
        for _ in range(5):
            take_turn(t)
    assert t.s.first == 2 % players


# The end


def played_out(**more: Any) -> Table:
    """The last die of a round is taken: seat 0 pillages one blue cube and places it on a wagon."""
    t = table(dice="B1", camps=[camp(wagons=OWN, **more.pop("mine", {})), *more.pop("camps", [])], **more)
    return t.say(0, "pillage").put(0)


def test_the_game_ends_when_a_colour_has_run_out() -> None:
    t = played_out(supply={"blue": 1})
    assert t.match.over
    assert t.match.result.reason == "supply"


def test_the_game_ends_when_another_colour_than_the_last_has_run_out() -> None:
    assert played_out(supply={"yellow": 0}).match.over


def test_the_game_ends_when_a_deck_has_run_out() -> None:
    treasures = " ".join(f"T{number:02}" for number in range(1, 11))
    t = played_out(camps=[camp(treasures=treasures)])
    assert t.match.over
    assert t.match.result.reason == "deck"


def test_the_game_goes_on_while_every_pile_has_something() -> None:
    treasures = " ".join(f"T{number:02}" for number in range(1, 10))
    t = played_out(camps=[camp(treasures=treasures)], supply={"blue": 2})
    assert not t.match.over
    assert t.s.round == 2


def test_the_wagon_deck_does_not_end_the_game() -> None:
    assert not played_out(row="", wagon_deck="").match.over


def test_the_end_is_checked_only_after_the_last_die() -> None:
    t = table(dice="B1 R1", camps=[camp(wagons=OWN), camp(wagons="violet-1 orange-1")], supply={"blue": 1})
    t.say(0, "blue", "pillage").put(0)
    assert not t.match.over
    t.say(1, "pillage").put(1)
    assert t.match.over


def test_a_pile_that_ran_out_and_was_filled_up_again_does_not_end_the_game() -> None:
    """The last blue cube is pillaged; then the Plague brings one back."""
    camps = [camp(wagons=OWN), camp(curses="C02", wagons="violet-1=B.... orange-1")]
    t = table(dice="B1 R1", camps=camps, supply={"blue": 1}).say(0, "blue", "pillage").put(0)
    assert t.s.supply["blue"] == 1, "the Plague has struck at the start of the turn of seat 1"
    t.say(1, "pillage").put(1)
    assert t.s.round == 2


def test_a_deck_that_is_put_back_under_does_not_end_the_game() -> None:
    """Both cards left are drawn; one goes under the deck again."""
    treasures = " ".join(f"T{number:02}" for number in range(1, 9))
    t = table(dice="Y3", camps=[camp(wagons=OWN), camp(treasures=treasures)]).say(0, "draw")
    assert not t.s.decks["yellow"].cards
    t.say(0, "T09")
    assert t.s.round == 2
