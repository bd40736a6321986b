"""A match that is being played, in memory: the kernel's match, its row and its seats."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from prestol.server.errors import Stale
from prestol.server.play.archive import EntryRow
from prestol.server.play.rows import MatchRow, Seat
from prestol.table import Match, Undo
from prestol.table.match import UNDONE


class Live:
    """One match in memory. Whoever changes it holds its lock until the change is on the disk."""

    def __init__(self, row: MatchRow, seats: list[Seat], match: Match[Any] | None) -> None:
        self.row = row
        self.seats = seats
        self._match = match
        self.lock = asyncio.Lock()
        self.entries: list[EntryRow] = []
        """Entries that are not on the disk yet."""
        self.name_seats()

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

    def begin(self, match: Match[Any]) -> None:
        self._match = match
        self.name_seats()

    def name_seats(self) -> None:
        if self._match is not None:
            self._match.names = [seat.name for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays, the one that is asked first."""
        if person is None:
            return []
        own = [seat.seat for seat in self.seats if seat.kind == "person" and seat.person == person]
        asked = self.match.asks if self.begun else {}
        return sorted(own, key=lambda seat: seat not in asked)

    def moment(self, seat: int) -> str:
        """Names the question that a seat has before it: an answer to another one is stale. It tells nothing of what
        others have answered inside the step."""
        return f"{self.match.steps_done}.{len(self.match.draft(seat))}"

    def check_moment(self, seat: int, moment: str | None) -> None:
        if moment is not None and moment != self.moment(seat):
            raise Stale("the table has moved on; look again and answer the question that is open now")

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
