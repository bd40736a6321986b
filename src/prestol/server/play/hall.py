"""The hall: every match that is played here, and the only way to change one.

To act is: take the live match, let the kernel decide, write the entry. The unique (match, number) of the journal is
the lock between processes: who comes second loads the match anew and is told that the table has moved on.
"""

import secrets  # noqa: TID251 - keys of matches and ids that cannot be guessed
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prestol.server.errors import NotAllowed, Stale
from prestol.server.play import archive
from prestol.server.play.live import Live
from prestol.server.play.news import News
from prestol.server.play.plan import Plan
from prestol.server.play.robots import Robots
from prestol.server.play.rows import MatchRow, Seat
from prestol.server.store import Store
from prestol.table import Chance, Match, PrestolError, Value, new

KEPT = 1_000
"""So many matches stay in memory."""


class Hall:
    """Loads, keeps and changes matches."""

    def __init__(self, store: Store, news: News, robots: Robots) -> None:
        self.store = store
        self.news = news
        self.robots = robots
        self._live: OrderedDict[str, Live] = OrderedDict()

    # Making and finding

    async def create(self, plan: Plan, person: str, name: str) -> Live:
        """A new match. It begins at once if nobody has to come first."""
        game = plan.checked()
        key = secrets.token_bytes(32)
        now = time.time()
        row = MatchRow(
            id=secrets.token_urlsafe(8),
            game=game.name,
            players=len(plan.seats),
            options=game.chosen(len(plan.seats), plan.options),
            edition=game.edition,
            packs=game.pack_mark,
            key=key,
            seal=Chance(key).seal,
            status="open",
            pace=plan.pace,
            audience=plan.audience,
            creator=person,
            created=now,
            moved=now,
        )
        sitting = []
        for number, wish in enumerate(plan.seats):
            match wish.kind:
                case "me" | "guest":
                    sitting.append(Seat(seat=number, kind="person", person=person, name=wish.name or name))
                case "bot":
                    sitting.append(Seat(seat=number, kind="bot", bot=wish.bot, name=wish.name or wish.bot))
                case _:
                    sitting.append(Seat(seat=number, kind=wish.kind))
        live = Live(row, sitting, None)
        if all(seat.kind in ("person", "bot") for seat in sitting):
            self._begin(live)
        await self.store.write(partial(self._add, live=live))
        self._keep(live)
        await self._after(live)
        return live

    @staticmethod
    def _add(db: Connection, live: Live) -> None:
        archive.add_match(db, live.row, live.seats, live.match.snapshot() if live.begun else None)

    @staticmethod
    def _begin(live: Live) -> None:
        row = live.row
        live.begin(new(row.game, row.players, options=row.options, start=row.start, key=row.key))
        row.status = "running"
        row.waiting = sorted(live.match.asks)

    async def live(self, match_id: str) -> Live:
        """A match as it stands now."""
        live = self._live.get(match_id)
        if live is None:
            live = await self.store.read(partial(self._load, match_id=match_id))
            live = self._live.setdefault(match_id, live)
        elif self.store.shared and not live.lock.locked():
            await self._catch_up(live)
        self._keep(live)
        return live

    def _keep(self, live: Live) -> None:
        self._live[live.id] = live
        self._live.move_to_end(live.id)
        for each in [key for key, old in self._live.items() if not old.lock.locked()][: len(self._live) - KEPT]:
            del self._live[each]

    def _load(self, db: Connection, match_id: str) -> Live:
        row, seats = archive.read_match(db, match_id)
        return Live(row, seats, None if row.status == "open" else self._match_at(db, row, row.number))

    def _match_at(self, db: Connection, row: MatchRow, number: int) -> Match[Any]:
        snapshot, tail = archive.read_snapshot(db, row.id, number)
        return Match.resume(snapshot, tail, lambda: self.store.reading(partial(self.record_of, row=row)))

    @staticmethod
    def record_of(db: Connection, row: MatchRow) -> dict[str, Any]:
        """The full record of a match, from its rows."""
        return {
            "game": row.game,
            "edition": row.edition,
            "players": row.players,
            "options": row.options,
            "start": row.start,
            "packs": row.packs,
            "key": row.key.hex(),
            "seal": row.seal,
            "journal": msgspec.to_builtins(archive.read_items(db, row.id, 0, row.number)),
            "result": row.result,
        }

    async def _catch_up(self, live: Live) -> None:
        """Another process may have changed the match: take over what it has written."""
        row, seats = await self.store.read(partial(archive.read_match, match=live.id))
        if row.number != live.row.number or live.begun != (row.status != "open"):
            fresh = await self.store.read(partial(self._load, match_id=live.id))
            live.__dict__.update({key: value for key, value in fresh.__dict__.items() if key != "lock"})
        else:
            live.row, live.seats = row, seats
            live.name_seats()

    # Playing

    async def answer(self, match_id: str, seat: int, value: Value, moment: str | None = None) -> Live:
        """A seat's answer."""

        def change(live: Live) -> None:
            live.check_moment(seat, moment)
            live.do(lambda match: match.choose(seat, value))

        return await self.change(match_id, change)

    async def undo(self, match_id: str, seat: int) -> Live:
        """Take back a seat's last answer, as far as it may on its own."""
        return await self.change(match_id, lambda live: live.do(lambda match: match.undo(seat)))

    async def withdraw(self, match_id: str, seat: int) -> Live:
        """Take back a seat's answers while others still answer."""
        return await self.change(match_id, lambda live: live.do(lambda match: match.withdraw(seat)))

    async def change(self, match_id: str, change: Callable[[Live], None]) -> Live:
        """Change a match, and return when that is on the disk. What is refused changes nothing."""
        async with self._changing(match_id) as live:
            change(live)
        await self._after(live)
        return live

    @asynccontextmanager
    async def _changing(self, match_id: str) -> AsyncIterator[Live]:
        live = await self.live(match_id)
        async with live.lock:
            try:
                yield live
                await self._write(live)
            except PrestolError:
                if live.entries:  # something was changed before the refusal: forget it
                    self._live.pop(match_id, None)
                raise
            except BaseException:
                self._live.pop(match_id, None)
                raise

    async def _write(self, live: Live) -> None:
        row = live.row
        fresh, live.entries = live.entries, []
        if not live.begun:
            return
        match = live.match
        before, row.number, row.steps, row.told = row.number, match.number, match.steps_done, match.told
        row.waiting, row.moved = sorted(match.asks), time.time()
        if match.over and row.status == "running":
            row.status, row.result = "over", msgspec.to_builtins(match.result)
        snapshot = (
            match.snapshot() if before // archive.SNAPSHOT_EVERY != row.number // archive.SNAPSHOT_EVERY else None
        )

        def write(db: Connection) -> None:
            archive.add_entries(db, row.id, fresh)
            if snapshot is not None:
                archive.add_snapshot(db, row.id, row.number, snapshot)
            archive.change_match(
                db, row.id, number=row.number, steps=row.steps, told=row.told, waiting=row.waiting, moved=row.moved,
                status=row.status, result=row.result,
            )  # fmt: skip

        try:
            await self.store.write(write)
        except IntegrityError:
            raise Stale("somebody was quicker; look again and answer the question that is open now") from None

    async def _after(self, live: Live) -> None:
        """Tell everyone who watches, and let the bots go on."""
        await self.news.tell(live.id, {"steps": live.row.steps})
        if live.begun and any(live.seats[seat].kind == "bot" for seat in live.match.asks):
            self.robots.wake(self, live.id)

    # Looking

    async def at(self, live: Live, number: int) -> Match[Any]:
        """The match as it was after so many entries."""
        match = await self.store.read(partial(self._match_at, row=live.row, number=number))
        match.names = live.match.names
        return match

    async def facts(self, live: Live, number: int | None = None) -> list[tuple[int, Any]]:
        """All that was told up to an entry, each with the step that it was told at."""
        story: list[tuple[int, Any]] = []
        for entry in await self.store.read(partial(archive.read_entries, match=live.id)):
            if number is not None and entry.number >= number:
                break
            if entry.keep is not None:
                del story[entry.keep :]
            story += [(entry.steps, fact) for fact in entry.facts]
        return story

    def seat_of(self, live: Live, person: str | None, seat: int) -> int:
        """The seat, if the person plays it."""
        if seat not in live.seats_of(person):
            raise NotAllowed(f"seat {seat} is not yours to play")
        return seat
