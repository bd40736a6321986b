"""The games. Each is a folder of its own, found by the entry point `prestol.games`."""

import sys
from types import ModuleType
from typing import Any

from prestol.table.game import Game, installed


class _Games(ModuleType):
    """Lets `prestol.games()` list the games while `prestol.games` stays their package."""

    def __call__(self) -> dict[str, Game[Any]]:
        return installed()


sys.modules[__name__].__class__ = _Games
