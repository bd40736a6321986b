"""What no request brings about: times that run out, and bots that a dead process has left waiting."""

import asyncio
import contextlib
import logging
import time
from typing import Final

from sqlalchemy import Connection, or_, select

from prestol.server.play import clocks
from prestol.server.play.hall import Hall, running
from prestol.server.store.schema import matches
from prestol.table import PrestolError

EVERY: Final = 1.0
"""Seconds between two sweeps."""
SLACK: Final = 5.0
"""A bot may be late by so many seconds beyond its budget before another process takes it for dead."""

log = logging.getLogger("prestol.play")


class Sweep:
    """Runs in every process; the match's version decides whose sweep counts."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._sweep_on())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def _sweep_on(self) -> None:
        patience = self.hall.robots.budget + SLACK
        if not self.hall.store.shared:  # nobody else can be thinking: whoever waits has been left by a dead process
            await self.once(patience=0)
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once(patience)
                if not self.hall.store.shared:
                    await self.hall.look_around()
            except Exception:
                log.exception("a sweep has failed; the next one tries again")

    async def once(self, patience: float, now: float | None = None) -> None:
        """Look for what is overdue."""
        now = now or time.time()
        for match, late in await self.hall.store.read(lambda db: _overdue(db, now, patience)):
            with contextlib.suppress(PrestolError):
                if late:
                    await self.hall.change(match, lambda live: clocks.expire(running(live), now))
                else:
                    await self.hall.wake(match, before=now - patience)


def _overdue(db: Connection, now: float, patience: float) -> list[tuple[str, bool]]:
    wanted = select(matches.c.id, matches.c.deadline).where(
        matches.c.status == "running", or_(matches.c.deadline <= now, matches.c.wake <= now - patience)
    )
    return [(row.id, row.deadline is not None and row.deadline <= now) for row in db.execute(wanted)]
