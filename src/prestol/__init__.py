"""Prestol: modern board games with every rule enforced, for people and for programs."""

from typing import TYPE_CHECKING, Any

from prestol.table import (
    PASS,
    Ask,
    BadRecord,
    Chance,
    Game,
    Match,
    PrestolError,
    Refused,
    Result,
    Script,
    new,
    replay,
    script,
    verify,
)

if TYPE_CHECKING:

    def games() -> dict[str, Game[Any]]:
        """The games that are installed, by name."""

else:
    from prestol import games  # the package of games is itself callable: `prestol.games()`

__all__ = [
    "PASS", "Ask", "BadRecord", "Chance", "Game", "Match", "PrestolError", "Refused", "Result", "Script",
    "games", "new", "replay", "script", "verify",
]  # fmt: skip
