"""A match that is being played, in memory: the kernel's match, its row and its seats."""

import asyncio
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from prestol.server.errors import Stale, Wrong
from prestol.server.play.archive import EntryRow
from prestol.server.play.rows import MatchRow, Seat
from prestol.table import Game, Match, Undo, game_named
from prestol.table.match import UNDONE

BOT: Final = {"en": "Bot {}", "ru": "Бот {}"}
"""What a bot without a name is called."""

LESSON: Final = "lesson"
"""The origin of a match that was made to learn the game."""


class Before(Struct):
    """What a match was like before a change: to see what has changed, or to go back."""

    row: MatchRow
    seats: list[Seat]
    asked: set[int]
    moments: dict[int, str]


class Live:
    """One match in memory. Whoever changes it holds its lock until the change is on the disk."""

    def __init__(self, row: MatchRow, seats: list[Seat], match: Match[Any] | None) -> None:
        self.row = row
        self.seats = seats
        self._match = match
        self.lock = asyncio.Lock()
        self.entries: list[EntryRow] = []
        """Entries that are not on the disk yet."""

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def match(self) -> Match[Any]:
        """The kernel's match. There is none before the match has begun."""
        assert self._match is not None
        return self._match

    @property
    def begun(self) -> bool:
        return self._match is not None

    @property
    def running(self) -> bool:
        return self.row.status == "running"

    @property
    def done(self) -> bool:
        """True when nothing is secret any more."""
        return self.row.status in ("over", "ended")

    @property
    def lesson(self) -> bool:
        """True where what comes first is explained."""
        return (self.row.origin or {}).get("kind") == LESSON

    def may_hint(self, seat: int | None) -> bool:
        """Whether the seat may ask what a strong bot would do: where all others are bots."""
        return seat is not None and all(other.kind == "bot" for other in self.seats if other.seat != seat)

    @property
    def hinted(self) -> bool:
        """True where somebody was given a hint: no feat of theirs alone."""
        return "hinted" in (self.row.origin or {})

    def hint(self) -> None:
        """Remember that a hint was given."""
        self.row.origin = {**(self.row.origin or {}), "hinted": True}

    @property
    def asked(self) -> set[int]:
        """The seats that are waited for."""
        return set(self.match.asks) if self.running else set()

    def begin(self, match: Match[Any]) -> None:
        self._match = match
        self.row.status = "running"

    def end(self, reason: str) -> None:
        """End the match before its rules do."""
        self.row.status = "ended"
        self.row.result = {"reason": reason}

    @property
    def game(self) -> Game[Any]:
        return game_named(self.row.game)

    def names(self, lang: str) -> list[str]:
        """What the seats are called."""
        words = self.game.words(lang)
        return [
            seat.name or (BOT[lang].format(seat.seat + 1) if seat.kind == "bot" else words.name(seat.seat))
            for seat in self.seats
        ]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays, the one that is asked first. Who resigned plays no more."""
        if person is None:
            return []
        own = [s.seat for s in self.seats if s.kind == "person" and s.person == person and s.left != "resigned"]
        asked = self.asked
        return sorted(own, key=lambda seat: seat not in asked)

    def seat_there(self, seat: int) -> int:
        """The seat, if there is one of this number."""
        if not 0 <= seat < len(self.seats):
            raise Wrong("error-no-seat", seat=seat, last=len(self.seats) - 1)
        return seat

    def moment(self, seat: int) -> str:
        """Names the question that a seat has before it: an answer to another one is stale. It tells nothing of what
        others have answered inside the step."""
        draft = self.match.draft(seat)
        return f"{self.match.steps_done}.{zlib.crc32(repr(draft).encode()):x}" if draft else f"{self.match.steps_done}"

    def check_moment(self, seat: int, moment: str | None) -> None:
        if moment is not None and moment != self.moment(seat):
            raise Stale("error-moved-on")

    def before(self) -> Before:
        moments = {seat.seat: self.moment(seat.seat) for seat in self.seats} if self.running else {}
        return Before(msgspec.structs.replace(self.row), [_copied(seat) for seat in self.seats], self.asked, moments)

    def restore(self, before: Before) -> None:
        self.row, self.seats = before.row, before.seats

    def do(self, change: Callable[[Match[Any]], None]) -> None:
        """Change the match by one entry of its journal, which waits in `entries` to be written."""
        match = self.match
        number, told = match.number, match.told
        change(match)
        item = match.journal[-1]
        keep, fresh = None, match.told - told
        if isinstance(item, Undo):  # what it left of the story ends with the traces of undos
            fresh = next((n for n, fact in enumerate(reversed(match.facts)) if fact.kind != UNDONE), len(match.facts))
            keep = match.told - fresh
        self.entries.append(
            EntryRow(
                number=number,
                item=msgspec.to_builtins(item),
                keep=keep,
                facts=msgspec.to_builtins(match.facts[len(match.facts) - fresh :]),
                steps=match.steps_done,
                at=time.time(),
            )
        )


def _copied(seat: Seat) -> Seat:
    return msgspec.structs.replace(seat, never=seat.never[:])
