"""Who is looking at a match, and the stream of events that each of them gets."""

import asyncio
import contextlib
import secrets  # noqa: TID251 - the name of this process among others
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from typing import Final

from prestol.server.play.hall import Hall
from prestol.server.play.live import Live
from prestol.server.play.news import PROCESSES, TABLES, News, lists_of

HEARTBEAT: Final = 15.0
"""So many seconds of silence are broken by a comment, so that nobody between takes the line for dead."""
FORGOTTEN: Final = 75.0
"""What another process has said of its watchers holds for so many seconds."""
ANYBODY: Final = ""
"""Somebody who looks without a name."""


class Watching:
    """Knows who is looking at which match, over all processes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.process = secrets.token_hex(4)
        self._here: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._elsewhere: defaultdict[str, dict[str, tuple[float, list[str]]]] = defaultdict(dict)
        self._said: dict[str, float] = {}
        """When the other processes were told last who is looking from here."""
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.hall.news.shared:
            ready = asyncio.Event()
            self._task = asyncio.create_task(self._hear(ready))
            await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def here(self, match: str) -> frozenset[str]:
        """The people who are looking at a match."""
        people = set(self._here.get(match, ()))
        for told, others in self._elsewhere.get(match, {}).values():
            if told > time.time() - FORGOTTEN:
                people.update(others)
        return frozenset(people)

    async def events(self, live: Live, person: str | None) -> AsyncIterator[bytes]:
        """The events of a match for one onlooker, as text for an event stream. The first says how the table stands."""
        match, name = live.id, person or ANYBODY
        async with self.hall.news.heard(match) as queue:
            await self._came(match, name)
            try:
                yield event("table", live.row.steps)
                while True:
                    try:
                        async with asyncio.timeout(HEARTBEAT):
                            news = await queue.get()
                    except TimeoutError:
                        yield b":\n\n"
                        await self._say_again(match)
                        continue
                    told = self._told(match, person, news)
                    if told:
                        yield told
            finally:
                await asyncio.shield(self._went(match, name))

    async def lists(self, person: str | None) -> AsyncIterator[bytes]:
        """An event whenever one's own matches, or the tables that are open to everybody, are worth another look."""
        async with self.hall.news.heard(TABLES, *([lists_of(person)] if person else [])) as queue:
            yield b":\n\n"
            while True:
                try:
                    async with asyncio.timeout(HEARTBEAT):
                        await queue.get()
                except TimeoutError:
                    yield b":\n\n"
                    continue
                while not queue.empty():
                    queue.get_nowait()
                yield event("matches", "")

    def _told(self, match: str, person: str | None, news: News) -> bytes:
        """What this onlooker hears of the news."""
        match news.kind:
            case "table":
                return event("table", news.steps)
            case "draft":
                live = self.hall.in_memory(match)
                own = live.seats_of(person) if live else []
                return event("draft", "") if any(seat in own for seat in news.seats) else b""
            case "people":
                return event("people", "")
            case "chat":
                live = self.hall.in_memory(match)
                plays = bool(live and live.seats_of(person))
                return event("chat", news.room) if news.room != "players" or plays else b""
            case _:
                return b""

    async def _came(self, match: str, name: str) -> None:
        self._here[match][name] += 1
        if self._here[match][name] == 1:
            await self._changed(match)
        if self.hall.news.shared and sum(self._here[match].values()) == 1:
            await self._tell([News(match, "who", process=self.process)])

    async def _went(self, match: str, name: str) -> None:
        self._here[match][name] -= 1
        if not self._here[match][name]:
            del self._here[match][name]
            if not self._here[match]:
                del self._here[match]
            await self._changed(match)
            if match not in self._here:
                self._said.pop(match, None)

    async def _changed(self, match: str) -> None:
        news = [News(match, "people")]
        if self.hall.news.shared:
            news.insert(0, self._list(match))
        await self._tell(news)

    def _list(self, match: str) -> News:
        self._said[match] = time.time()
        return News(match, "here", process=self.process, people=list(self._here.get(match, ())))

    async def _say_again(self, match: str) -> None:
        """Before the others forget it. One of those who look at the match says it for all."""
        if self.hall.news.shared and self._said.get(match, 0.0) < time.time() - FORGOTTEN / 3:
            await self._tell([self._list(match)])

    async def _tell(self, news: list[News]) -> None:
        if self.hall.news.shared:
            await self.hall.store.put(self.hall.news.sent(news))
        self.hall.news.after(news)

    async def _hear(self, ready: asyncio.Event) -> None:
        async with self.hall.news.heard(PROCESSES) as queue:
            ready.set()
            while True:
                news = await queue.get()
                if news.process == self.process:
                    continue
                if news.kind == "here":
                    self._elsewhere[news.match][news.process] = (time.time(), news.people)
                    if not news.people:
                        del self._elsewhere[news.match][news.process]
                elif news.kind == "who" and news.match in self._here:
                    await self._changed(news.match)


def event(kind: str, data: int | str) -> bytes:
    """An event as the stream has it."""
    number = f"id: {data}\n" if kind == "table" else ""
    return f"event: {kind}\n{number}data: {data}\n\n".encode()
