"""What somebody wants to play: the form of a new match."""

from typing import Any, Literal

from msgspec import Struct

from prestol.bots import BOTS
from prestol.server.play.rows import Audience, Pace
from prestol.table import Game, Refused, game_named


class SeatPlan(Struct, kw_only=True):
    """Who shall sit at a seat. `me` is whoever makes the match; a `guest` plays on the same device."""

    kind: Literal["me", "guest", "open", "invited", "bot"]
    name: str = ""
    bot: str = "greedy"


class Plan(Struct, kw_only=True):
    """A match to be made."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    audience: Audience = "link"

    def checked(self) -> Game[Any]:
        """The game. Refuses what does not fit it."""
        game = game_named(self.game)
        game.chosen(len(self.seats), self.options)
        for seat in self.seats:
            if seat.kind == "bot" and seat.bot not in bots_of(game):
                raise Refused(f"{game.name} has no bot {seat.bot!r}; it has {', '.join(bots_of(game))}")
        return game


def bots_of(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the best one first."""
    return [name for name in reversed(BOTS) if name != "greedy" or game.greedy is not None]
