"""Who watches a match hears that something has changed: only that, never what. One process or many."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Final, Literal

import msgspec
import psycopg
from msgspec import Struct
from sqlalchemy import Connection, text

from prestol.server.store import Put, put_all

CHANNEL: Final = "prestol"
BACKLOG: Final = 100
"""So much news may wait for a slow listener. What comes then is dropped: the listener will look at the table anyway."""

NOTIFY: Final = text("SELECT pg_notify(:channel, :news)")


class News(Struct, omit_defaults=True):
    """One thing that has changed. table: a step ended. draft: a seat has answered inside the step. people: who sits,
    who is waited for, clocks, proposals. chat: a message in a room. here, who: which people a process has watching."""

    match: str
    kind: Literal["table", "draft", "people", "chat", "here", "who"]
    steps: int = 0
    seats: list[int] = []
    room: str = ""
    process: str = ""
    people: list[str] = []


class Newsroom:
    """Carries news to whoever listens in this process and, over PostgreSQL's NOTIFY, in the others."""

    def __init__(self, url: str) -> None:
        self.shared = not url.startswith("sqlite")
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._listeners: defaultdict[str, set[asyncio.Queue[News]]] = defaultdict(set)
        self._everything: set[asyncio.Queue[News]] = set()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.shared:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._listen(ready))
            await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    def sent(self, news: Iterable[News]) -> list[Put]:
        """For what is written together with the news: they go out when that is committed."""
        if not self.shared:
            return []
        return [Put(NOTIFY, [{"channel": CHANNEL, "news": msgspec.json.encode(each).decode()} for each in news])]

    def within(self, db: Connection, news: Iterable[News]) -> None:
        """The same for those who write on their own."""
        put_all(db, self.sent(news))

    def after(self, news: Iterable[News]) -> None:
        """Tell the news once they are on the disk, where that has not been done."""
        if not self.shared:
            for each in news:
                self._spread(each)

    @asynccontextmanager
    async def heard(self, match: str | None) -> AsyncIterator[asyncio.Queue[News]]:
        """What is told of a match from now on; None: which people other processes have watching."""
        queue: asyncio.Queue[News] = asyncio.Queue(BACKLOG)
        group = self._everything if match is None else self._listeners[match]
        group.add(queue)
        try:
            yield queue
        finally:
            group.discard(queue)
            if match is not None and not group:
                self._listeners.pop(match, None)

    def _spread(self, news: News) -> None:
        everybody = self._everything if news.kind in ("here", "who") else ()
        for queue in (*self._listeners.get(news.match, ()), *everybody):
            with contextlib.suppress(asyncio.QueueFull):
                queue.put_nowait(news)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    if ready.is_set():  # news were missed: let everybody look again
                        for match in list(self._listeners):
                            self._spread(News(match, "people"))
                    ready.set()
                    async for notice in connection.notifies():
                        self._spread(msgspec.json.decode(notice.payload, type=News))
            except psycopg.OperationalError:  # the database is away: come back to it
                await asyncio.sleep(1)
