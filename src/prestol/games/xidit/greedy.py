"""A simple player."""

from typing import Any

from prestol.games.xidit.state import Xidit, game
from prestol.table import Ask


@game.hook
def greedy(s: Xidit, ask: Ask) -> Any:
    return ask.options[0]
