"""People and programs who play over HTTP: what they do, and how long it takes."""

import asyncio
import statistics
import time
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct

from bench.load_client import Client

GAME: Final = "huns"
EACH: Final = 20
"""Matches that one person plays at the most; a server lets nobody watch many more."""
LEAST: Final = 10
"""So many pairs of people there are at least, however few the matches."""
LANES: Final = 48
"""So many programs play at once."""
LONG: Final = 60.0
"""Seconds after which whatever did not happen will not."""

T = TypeVar("T")


class Option(Struct):
    value: Any


class Ask(Struct):
    seat: int
    moment: str
    options: list[Option]


class Seat(Struct):
    asked: bool


class View(Struct):
    """What a player needs of a table."""

    id: str
    steps: int
    seats: list[Seat]
    ask: Ask | None


class Table:
    """A match that two people play, each over a connection of their own."""

    def __init__(self, view: View, people: list[Client]) -> None:
        self.path = f"/api/matches/{view.id}"
        self.page = f"/m/{view.id}/now"
        self.people = people
        self.view = view

    async def ready(self) -> Ask | None:
        """The question that is open now. None when the match is over."""
        if self.view.ask is None:
            asked = next((seat for seat, each in enumerate(self.view.seats) if each.asked), None)
            if asked is not None:
                self.view = await self.people[asked].json("GET", self.path, kind=View)
        return self.view.ask

    async def answer(self, ask: Ask, chance: Random) -> None:
        """Any answer."""
        form = {"seat": ask.seat, "value": chance.choice(ask.options).value, "moment": ask.moment}
        self.view = await self.people[ask.seat].json("POST", self.path + "/answer", form, View)

    def leave(self) -> None:
        for person in self.people:
            person.close()


def in_groups(items: Sequence[T], size: int = LEAST) -> Iterator[Sequence[T]]:
    """A few at a time."""
    for start in range(0, len(items), size):
        yield items[start : start + size]


async def guests(port: int, matches: int) -> list[Client]:
    """People enough for so many matches, each with a name."""
    found = [Client(port) for _ in range(2 * max(LEAST, matches // EACH))]
    for few in in_groups(found):
        await asyncio.gather(*(each.json("PATCH", "/api/me", {"name": "Guest"}) for each in few))
    return found


async def opened(people: list[Client], count: int) -> list[Table]:
    """So many matches that have begun, each pair's in turn."""

    async def begun(number: int) -> Table:
        one, two = people[number * 2 % len(people)], people[number * 2 % len(people) + 1]
        plan = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}], "audience": "public"}
        match = (await one.json("POST", "/api/matches", plan, View)).id
        view = await two.json("POST", f"/api/matches/{match}/join", {}, View)
        return Table(view, [Client(person.port, person.cookie) for person in (one, two)])

    tables: list[Table] = []
    for few in in_groups(range(count), len(people) // 2):
        tables += await asyncio.gather(*(begun(number) for number in few))
    return tables


class Onlookers:
    """Both people of each match look on: after each step they fetch their page anew."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        """Milliseconds from an answer to the last of the two new pages."""
        self._seen: dict[str, list[asyncio.Queue[float | Exception]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, tables: list[Table]) -> None:
        for few in in_groups(tables):
            for table in few:
                self._seen[table.path] = [asyncio.Queue() for _ in table.people]
                for person, queue in zip(table.people, self._seen[table.path], strict=True):
                    self._tasks.append(asyncio.create_task(self._watch(table, person, queue)))
            await asyncio.gather(*(self._shown(table) for table in few))

    async def _watch(self, table: Table, person: Client, queue: asyncio.Queue[float | Exception]) -> None:
        client = Client(person.port, person.cookie)
        try:
            events = await client.events(table.path + "/events")
            try:
                while True:
                    await events.table()
                    await client.ask("GET", table.page)
                    queue.put_nowait(time.perf_counter())
            finally:
                events.close()
                client.close()
        except (OSError, EOFError, RuntimeError) as error:
            queue.put_nowait(error)

    async def _shown(self, table: Table) -> float:
        """When both have a new page."""
        async with asyncio.timeout(LONG):
            seen = [await queue.get() for queue in self._seen[table.path]]
        times = []
        for each in seen:
            if isinstance(each, Exception):
                raise each
            times.append(each)
        return max(times)

    async def click(self, table: Table, chance: Random) -> bool:
        """One answer, until both have seen what came of it. False when the match is over."""
        ask = await table.ready()
        if ask is None:
            return False
        before, start = table.view.steps, time.perf_counter()
        await table.answer(ask, chance)
        if table.view.steps > before:
            self.latencies.append((await self._shown(table) - start) * 1000)
        return True

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def watched(tables: list[Table], crowd: Onlookers, rate: float, seconds: float, chance: Random) -> float:
    """People answer at a rate, whether or not the server keeps up: how many answers a second it was."""
    free, clicks = tables[:], list[asyncio.Task[None]]()

    async def click(table: Table) -> None:
        if await crowd.click(table, chance):
            free.append(table)

    start = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        if free:
            clicks.append(asyncio.create_task(click(free.pop(chance.randrange(len(free))))))
    await asyncio.gather(*clicks)
    return len(clicks) / (time.perf_counter() - start)


async def rushed(tables: list[Table], lanes: int, seconds: float, chance: Random) -> tuple[float, list[float]]:
    """Programs answer as fast as they are let, each in one match after the other: how many answers a second it was, and
    how many milliseconds each took."""
    times: list[float] = []
    waiting = tables[:]
    start = time.perf_counter()

    async def play() -> None:
        while waiting:
            table = waiting.pop()
            while time.perf_counter() < start + seconds and (ask := await table.ready()):
                began = time.perf_counter()
                await table.answer(ask, chance)
                times.append((time.perf_counter() - began) * 1000)

    await asyncio.gather(*(play() for _ in range(lanes)))
    return len(times) / (time.perf_counter() - start), times


def percentile(times: list[float], share: int) -> float:
    return statistics.quantiles(times, n=100)[share - 1] if len(times) > 1 else 0.0
