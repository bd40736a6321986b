"""Matches of smugglers that begin with what one wants."""

from collections.abc import Sequence
from typing import Any, Final

import prestol
from prestol.table import Match, script
from tests.games_for_tests.smugglers import game
from tests.games_for_tests.smugglers.state import GOODS

HANDS: Final = [
    ["silk-1", "silk-2", "silk-3"],
    ["tea-1", "tea-2", "tea-3"],
    ["gems-1", "gems-2", "gems-3"],
    ["salt-1", "salt-2", "salt-3"],
]


def opening(
    *crews: Sequence[str], dice: Sequence[list[int] | None] = (), harbour: str = "empty", days: int = 3
) -> Match[Any]:
    """One smuggler for each crew: seat 0 holds silk, 1 tea, 2 gems, 3 salt. Drawn next are silk-9, silk-8 and so on.

    `dice` are the rolls in their order, from 0; then all is by chance. The tip is gems.
    """
    hands = [card for hand in HANDS[: len(crews)] for card in hand]
    rest = [good for kind in ("salt", "gems", "tea", "silk") for good in GOODS if good.startswith(kind)]
    deck = [good for good in rest if good not in hands] + hands[::-1]
    told: list[list[Any] | None] = [deck, *(list(crew) for crew in crews), ["gems"], *dice]
    options = {"crew": len(crews[0]), "harbour": harbour, "days": days}
    return prestol.new(game, len(crews), options=options, chance=script(told, seed=1))


def answer(match: Match[Any], *answers: tuple[int, Any]) -> Match[Any]:
    """Several answers, one after the other."""
    for seat, value in answers:
        match.choose(seat, value)
    return match
