"""A simple scripted opponent: a fixed order of habits, for comparison. It sees a seat's view and nothing else.

It spreads its advisors over the banners from left to right, never bribes, carries out every action as far as it goes
without weighing anything, gathers troops where it has most, and takes whatever stands first.
"""

from collections.abc import Callable
from typing import Any, Final

from prestol.games.rurik.state import ACTIONS, Rurik
from prestol.table import Ask, Value

ROUTINE: Final = ("tax", "build", "muster", "attack", "move", "scheme")
"""The banners in the order of its liking."""
IN_TURN: Final = ("deed", "action", "decree", "exchange", "coin", "end")


def place(s: Rurik, ask: Ask) -> Value:
    """The banner it likes most among those where it does not stand yet."""
    there = [b for b in ACTIONS if any(a is not None and a.seat == ask.seat for a in s.banners[b])]
    return min(ask.options, key=lambda banner: (banner in there, ROUTINE.index(banner)))


def take_turn(s: Rurik, ask: Ask) -> Value:
    return min(ask.options, key=lambda option: IN_TURN.index(option) if option in IN_TURN else len(IN_TURN))


def gather(s: Rurik, ask: Ask) -> Value:
    """Where it has most troops."""
    troops = s.players[ask.seat].troops
    return max(ask.options, key=lambda region: troops.get(region, 0))


def spread(s: Rurik, ask: Ask) -> Value:
    """Where it has fewest troops."""
    troops = s.players[ask.seat].troops
    return min(ask.options, key=lambda region: troops.get(region, 0))


HABITS: Final[dict[str, Callable[[Rurik, Ask], Value]]] = {
    "advisor": lambda s, ask: ask.options[-1],
    "banner": place,
    "turn": take_turn,
    "boat": lambda s, ask: ask.options[-1],
    "first-troop": spread,
    "muster": spread,
    "move": gather,
    "move-to": spread,
    "ride": gather,
    "ride-to": spread,
}


def scripted(s: Rurik, ask: Ask) -> Any:
    """The habitual answer; the first one where there is no habit."""
    habit = HABITS.get(ask.kind)
    return ask.options[0] if habit is None else habit(s, ask)
