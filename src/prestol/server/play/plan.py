"""What somebody wants to play: the form of a new match."""

import hashlib
from typing import Any, Literal

from msgspec import Struct

from prestol.bots import BOTS
from prestol.server.errors import Wrong
from prestol.server.people.person import Prefs
from prestol.server.people.registry import hashed
from prestol.server.play.rows import Audience, Pace, Seat
from prestol.table import Game, game_named

NAME = 40
"""A name has so many letters at the most."""


class SeatPlan(Struct, kw_only=True):
    """Who shall sit at a seat. `me` is whoever makes the match; a `guest` plays on the same device."""

    kind: Literal["me", "guest", "open", "invited", "bot"]
    name: str = ""
    bot: str = ""


class Plan(Struct, kw_only=True):
    """A match to be made."""

    game: str
    seats: list[SeatPlan]
    options: dict[str, Any] = {}
    pace: Pace = Pace()
    audience: Audience = "link"
    lesson: bool = False
    """Explain everything when it comes to the learner first. One learns against bots."""

    def checked(self) -> Game[Any]:
        """The game. Refuses what does not fit it."""
        game = game_named(self.game)
        game.chosen(len(self.seats), self.options)
        for seat in self.seats:
            checked_bot(game, seat.bot)
        if sum(seat.kind == "me" for seat in self.seats) > 1:
            raise Wrong("error-two-seats")
        if self.lesson and sorted(seat.kind for seat in self.seats) != ["bot"] * (len(self.seats) - 1) + ["me"]:
            raise Wrong("error-lesson-alone")
        pace = self.pace
        if pace.kind == "live" and not (10 <= pace.bank <= 86_400 and 0 <= pace.increment <= 3_600):
            raise Wrong("error-pace-live")
        if pace.kind == "slow" and not 60 <= pace.deadline <= 60 * 86_400:
            raise Wrong("error-pace-slow")
        return game

    def seated(self, key: bytes, person: str, name: str, prefs: Prefs) -> list[Seat]:
        """The seats of a match with this key, as they are taken at first."""
        game, seats = game_named(self.game), list[Seat]()
        for number, wish in enumerate(self.seats):
            wished = " ".join(wish.name.split())[:NAME]
            match wish.kind:
                case "me" | "guest":
                    taken = [seat.name for seat in seats]
                    own = free_name(wished or name, taken) if wish.kind == "me" or wished else ""
                    seats.append(sat_down(Seat(seat=number, kind="open"), self.game, person, own, prefs))
                case "bot":
                    seats.append(Seat(seat=number, kind="bot", bot=checked_bot(game, wish.bot), name=wished))
                case "invited":
                    seats.append(Seat(seat=number, kind="invited", invite=hashed(invitation(key, number)), name=wished))
                case _:
                    seats.append(Seat(seat=number, kind="open"))
        return seats


def sat_down(seat: Seat, game: str, person: str, name: str, prefs: Prefs) -> Seat:
    """The seat with a person on it, who brings along what they always wish."""
    seat.kind, seat.person, seat.name = "person", person, name
    seat.forced, seat.never = prefs.forced, [*prefs.never.get(game, ())]
    return seat


def bots_of(game: Game[Any]) -> list[str]:
    """The bots that can play a game, the best one first."""
    return [name for name in reversed(BOTS) if name != "greedy" or game.greedy is not None]


def checked_bot(game: Game[Any], name: str) -> str:
    """A bot that plays this game; without a name the best."""
    if name and name not in bots_of(game):
        raise Wrong("error-no-bot", bot=name, bots=", ".join(bots_of(game)))
    return name or bots_of(game)[0]


def invitation(key: bytes, seat: int) -> str:
    """The secret of the link that invites to a seat. It can be made again from the match's key; what is kept to find
    the seat by is its hash."""
    return hashlib.blake2b(b"%d" % seat, key=key, digest_size=18, person=b"invitation").hexdigest()


def free_name(name: str, taken: list[str]) -> str:
    """The name, with a number if somebody has it already."""
    names = (name, *(f"{name} {n}" for n in range(2, len(taken) + 3)))
    return next(each for each in names if each not in taken)


__all__ = ["Plan", "SeatPlan", "bots_of", "checked_bot", "free_name", "invitation", "sat_down"]
