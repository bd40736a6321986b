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
    who is waited for, clocks, proposals. chat: a message in a room. here, who: which people a process has watching.
    lists: lists of matches show something else, those of `people`, and of what is `open` to everybody."""

    match: str
    kind: Literal["table", "draft", "people", "chat", "here", "who", "lists"]
    steps: int = 0
    seats: list[int] = []
    room: str = ""
    process: str = ""
    people: list[str] = []
    open: bool = False


PROCESSES: Final = "@"
"""The topic of what processes tell each other of their watchers."""
TABLES: Final = "@tables"
"""The topic of tables that are open to everybody."""


def lists_of(person: str) -> str:
    """The topic of a person's own matches."""
    return f"@{person}"


def topics(news: News) -> list[str]:
    """What news are about."""
    match news.kind:
        case "lists":
            return [*map(lists_of, news.people), *([TABLES] if news.open else [])]
        case "here" | "who":
            return [news.match, PROCESSES]
        case _:
            return [news.match]


class Newsroom:
    """Carries news to whoever listens in this process and, over PostgreSQL's NOTIFY, in the others."""

    def __init__(self, url: str) -> None:
        self.shared = not url.startswith("sqlite")
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._listeners: defaultdict[str, set[asyncio.Queue[News]]] = defaultdict(set)
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
    async def heard(self, *topics: str) -> AsyncIterator[asyncio.Queue[News]]:
        """What is told of these topics from now on: of a match by its id, and of what the functions below name."""
        queue: asyncio.Queue[News] = asyncio.Queue(BACKLOG)
        for topic in topics:
            self._listeners[topic].add(queue)
        try:
            yield queue
        finally:
            for topic in topics:
                self._listeners[topic].discard(queue)
                if not self._listeners[topic]:
                    self._listeners.pop(topic)

    def _spread(self, news: News) -> None:
        queues = {queue for topic in topics(news) for queue in self._listeners.get(topic, ())}
        for queue in queues:
            with contextlib.suppress(asyncio.QueueFull):
                queue.put_nowait(news)

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}".encode())
                    if ready.is_set():  # news were missed: let everybody look again
                        for topic in list(self._listeners):
                            self._spread(News(topic, "people"))
                    ready.set()
                    async for notice in connection.notifies():
                        self._spread(msgspec.json.decode(notice.payload, type=News))
            except psycopg.OperationalError:  # the database is away: come back to it
                await asyncio.sleep(1)
