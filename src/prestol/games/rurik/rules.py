"""The course of the game: four rounds of three phases."""

from prestol.games.rurik.development import development_phase
from prestol.games.rurik.moments import ROUND_ENDS
from prestol.games.rurik.solo import rebellion_acts, rebellion_places, turn_rebellion_card
from prestol.games.rurik.state import Rurik, advisors_for, game
from prestol.games.rurik.strategy import place_advisor
from prestol.games.rurik.turn import take_advisor


@game.step
def play_round(s: Rurik) -> None:
    """Every player has the advisors of the round."""
    s.round += 1
    s.phase = "strategy"
    for p in s.players:
        p.advisors = advisors_for(len(s.players), s.round)
        p.ability_used = False
    s.tell("round", s.first, round=s.round)
    if s.rebellion is not None:
        s.then(turn_rebellion_card)
    s.then(strategy_phase)


@game.step
def strategy_phase(s: Rurik) -> None:
    """Clockwise one advisor each, until all are placed."""
    for seat in turns(s, [len(p.advisors) for p in s.players]):
        s.then(place_advisor if seat < s.seats else rebellion_places, seat)
    s.then(action_phase)


@game.step
def action_phase(s: Rurik) -> None:
    """Clockwise one action each, until no advisor stands on the board."""
    s.phase = "action"
    placed = len(advisors_for(len(s.players), s.round))
    for seat in turns(s, [placed - len(p.advisors) for p in s.players]):
        s.then(take_advisor if seat < s.seats else rebellion_acts, seat)
    s.then(end_round)


def turns(s: Rurik, left: list[int]) -> list[int]:
    """Whose turn it is, turn by turn, with so many left to each player."""
    order = s.from_seat(s.first)
    return [seat for number in range(max(left), 0, -1) for seat in order if left[seat] >= number]


@game.step
def end_round(s: Rurik) -> None:
    ROUND_ENDS.fire(s, s.from_seat(s.first))
    s.then(development_phase)
