"""The greedy player and the scripted one: how often they win, with seats in turn; and that they know every question."""

from math import sqrt
from typing import Any

import pytest

from prestol.bots import greedy_player, random_player
from prestol.games.rurik.greedy import CHOICES
from prestol.games.rurik.scripted import scripted
from prestol.games.rurik.state import Rurik, game
from prestol.table import Ask, Chance, Choose, run
from tests.games.rurik.tables import in_turn, position, side
from tests.games.rurik.test_words import kinds_in_source

MATCHES = 60
AS_IT_COMES = {
    "first-leader", "take-advisor", "choose-points", "exchange", "muster-figure", "figure", "losses-deck",
    "deck", "put-back", "pay-decree", "pay-structure", "send-whom", "send-to",
}  # fmt: skip
"""The questions whose first answer the greedy player takes."""


def script(s: Rurik, ask: Ask) -> Any:
    return scripted(game.glimpse(s, ask.seat), ask)


def won(players: int, hero: Choose, other: Choose) -> tuple[float, float]:
    """How much of the matches the hero wins, sitting in each seat in turn, and the lower 95 % bound (Wilson's)."""
    victories = 0.0
    for number in range(MATCHES):
        seats = [other] * players
        seats[number % players] = hero
        s = game.new_state(players, None, Chance.seeded(f"bots {number}"))
        run(game, s, seats)
        winners = game.finish(s).winners
        victories += (number % players in winners) / len(winners)
    part, z = victories / MATCHES, 1.96
    spread = z * sqrt(part * (1 - part) / MATCHES + (z / MATCHES) ** 2 / 4)
    return part, (part + z * z / MATCHES / 2 - spread) / (1 + z * z / MATCHES)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_greedy_player_beats_random_ones(players: int) -> None:
    assert won(players, greedy_player(game, 1), random_player(game, 1))[1] >= 0.9


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_greedy_player_beats_the_scripted_one(players: int) -> None:
    assert won(players, greedy_player(game, 1), script)[1] >= 0.8


def test_the_scripted_player_beats_random_ones() -> None:
    assert won(2, script, random_player(game, 1))[1] >= 0.9


def test_the_greedy_player_knows_every_question() -> None:
    assert CHOICES.keys() | AS_IT_COMES == kinds_in_source()[0]
    assert not CHOICES.keys() & AS_IT_COMES


def test_the_greedy_player_does_a_deed_when_it_can() -> None:
    s = in_turn(position(2, [side(troops="kiev", deeds="generous_prince", coins=4)]), "muster", 1)
    ask = Ask(0, "turn", ("action", "coin", "deed"))
    assert greedy_player(game, 1)(s, ask) == "deed"
