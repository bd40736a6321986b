"""`python -m bench.load`: people who play over HTTP, and what a server makes of it. Bounded, on loopback.

The server runs in a process of its own, with a new database that is as durable as a real one. Two runs for each number
of open matches: people who answer 50 times a second while both look on, their pages drawn anew for each step; and
programs that answer as fast as they are let.
"""

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

from msgspec import Struct

from bench.load_client import Client
from bench.postgres import database, free_port, postgres

SERVE: Final = """
import sys
from pathlib import Path
from prestol.server.serve import serve
from prestol.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[2]), database=sys.argv[3], limits=False)
    serve(settings, "127.0.0.1", int(sys.argv[1]), lambda where: None)
"""
PAIRS: Final = 10
"""So many pairs of people share the matches."""


T = TypeVar("T")


class Table:
    """A match that two people play."""

    def __init__(self, match: str, people: list[Client]) -> None:
        self.path = f"/api/matches/{match}"
        self.page = f"/m/{match}/now"
        self.people = people
        self.ask: Any = None
        self.steps = 0

    async def look(self) -> bool:
        """Who is asked what? False when the match is over."""
        for person in self.people:
            self._take(await person.json("GET", self.path))
            if self.ask is not None:
                return True
        return False

    async def answer(self, chance: Random) -> int:
        """The next answer. Returns how many steps are done then."""
        option = chance.choice(self.ask["options"])
        form = {"seat": self.ask["seat"], "value": option["value"], "moment": self.ask["moment"]}
        table = await self.people[self.ask["seat"]].json("POST", self.path + "/answer", form)
        self._take(table)
        return int(table["steps"])

    def _take(self, table: Any) -> None:
        self.ask, self.steps = table["ask"], table["steps"]


class Load(Struct, kw_only=True):
    """What one run has shown. Times in milliseconds."""

    database: str
    matches: int
    answers_per_second: float = 0
    p50: float = 0
    p99: float = 0
    api_answers_per_second: float = 0
    api_p50: float = 0
    api_p99: float = 0
    api_cpu_ms: float = 0
    """What the server computes for one answer: it tells more than the wall clock where others use the machine."""
    watched_cpu_ms: float = 0
    board_ms: float = 0
    page_kb: float = 0
    memory_open_kb: float = 0
    memory_idle_kb: float = 0


@contextmanager
def server(url: str) -> Iterator[tuple[int, int]]:
    """A server with a new database: its port and its process."""
    data, port = Path(tempfile.mkdtemp(prefix="prestol-load-")), free_port()
    script = data / "serve.py"
    script.write_text(SERVE)
    with (data / "log").open("w") as log:
        process = subprocess.Popen([sys.executable, str(script), str(port), str(data), url], stderr=log)
    try:
        yield port, process.pid
    finally:
        process.terminate()
        process.wait(30)
        shutil.rmtree(data, ignore_errors=True)


def busy(pid: int) -> float:
    """How many seconds a process has computed."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """What a process holds, in kB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    return 0.0


def in_groups(items: list[T]) -> Iterator[list[T]]:
    """As many at once as there are pairs of people."""
    for start in range(0, len(items), PAIRS):
        yield items[start : start + PAIRS]


async def people(port: int, count: int) -> list[Client]:
    """Guests with a name."""
    found = []
    for number in range(count):
        client = Client(port)
        await client.json("PATCH", "/api/me", {"name": f"Guest {number}"})
        found.append(client)
    return found


async def opened(port: int, guests: list[Client], number: int) -> Table:
    """A match that has begun. Each seat has a connection of its own."""
    one, two = guests[number % PAIRS * 2 : number % PAIRS * 2 + 2]
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "open"}], "audience": "public"}
    match = (await one.json("POST", "/api/matches", plan))["id"]
    await two.json("POST", f"/api/matches/{match}/join", {})
    return Table(match, [Client(port, one.cookie), Client(port, two.cookie)])


class Onlookers:
    """Both people of each match look on: for each step they fetch their page anew."""

    def __init__(self, tables: list[Table]) -> None:
        self.seen: dict[str, list[asyncio.Queue[float]]] = {table.path: [] for table in tables}
        self.latencies: list[float] = []
        """From an answer to the last of the two new pages."""
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self, tables: list[Table]) -> None:
        for few in in_groups(tables):
            fresh = []
            for table in few:
                for person in table.people:
                    fresh.append(asyncio.Queue[float]())
                    self.seen[table.path].append(fresh[-1])
                    self._tasks.append(asyncio.create_task(self._watch(table, person, fresh[-1])))
            await asyncio.gather(*(queue.get() for queue in fresh))

    async def _watch(self, table: Table, person: Client, queue: asyncio.Queue[float]) -> None:
        client = Client(person.port, person.cookie)
        events = await client.events(table.path + "/events")
        try:
            while True:
                await events.table()
                status, data = await client.ask("GET", table.page)
                assert status == 200, data[:200]
                queue.put_nowait(time.perf_counter())
        finally:
            events.close()
            client.close()

    async def click(self, table: Table, chance: Random) -> None:
        """One answer, until both have seen what came of it."""
        queues = self.seen[table.path]
        for queue in queues:
            while not queue.empty():
                queue.get_nowait()
        before, start = table.steps, time.perf_counter()
        if await table.answer(chance) > before:
            ends = await asyncio.gather(*(queue.get() for queue in queues))
            self.latencies.append((max(ends) - start) * 1000)
        if table.ask is None:
            await table.look()

    async def go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def watched(
    tables: list[Table], rate: float, seconds: float, chance: Random, pid: int
) -> tuple[float, list[float], float]:
    """People answer at a rate, whether or not the server keeps up. How many answers a second it was, how long each took
    to reach everybody, and what the server computed for each."""
    crowd = Onlookers(tables)
    await crowd.come(tables)
    for few in in_groups(tables):
        await asyncio.gather(*(table.look() for table in few))
    await asyncio.sleep(1)
    free, clicks = tables[:], list[asyncio.Task[None]]()

    async def click(table: Table) -> None:
        await crowd.click(table, chance)
        if table.ask is not None:
            free.append(table)

    start, computed = time.perf_counter(), busy(pid)
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, start + number / rate - time.perf_counter()))
        if free:
            clicks.append(asyncio.create_task(click(free.pop(chance.randrange(len(free))))))
    await asyncio.wait_for(asyncio.gather(*clicks), 60)
    took, computed = time.perf_counter() - start, busy(pid) - computed
    await crowd.go()
    return len(clicks) / took, crowd.latencies, computed / len(clicks) * 1000


async def rushed(tables: list[Table], seconds: float, chance: Random) -> tuple[float, list[float]]:
    """Programs answer as fast as they are let."""
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def play(table: Table) -> None:
        while time.perf_counter() < end and (table.ask is not None or await table.look()):
            start = time.perf_counter()
            await table.answer(chance)
            times.append((time.perf_counter() - start) * 1000)

    start = time.perf_counter()
    await asyncio.gather(*(play(table) for table in tables))
    return len(times) / (time.perf_counter() - start), times


def percentile(times: list[float], share: int) -> float:
    return statistics.quantiles(times, n=100)[share - 1] if len(times) > 1 else 0.0


async def measured(name: str, url: str, matches: int, seconds: float) -> Load:
    """One run against a server of its own."""
    found, chance = Load(database=name, matches=matches), Random(1)
    with server(url) as (port, pid):
        await _up(port)
        guests = await people(port, PAIRS * 2)
        warm = await opened(port, guests, 0)
        await warm.look()
        await warm.people[0].json("GET", warm.page)
        empty = memory(pid)
        tables = []
        for few in in_groups(list(range(matches))):  # each pair opens one at a time
            tables += await asyncio.gather(*(opened(port, guests, number) for number in few))
        found.memory_idle_kb = (memory(pid) - empty) / matches
        data = await warm.people[0].json("GET", warm.page)
        found.page_kb = len(json.dumps(data)) / 1000
        rate, latencies, found.watched_cpu_ms = await watched(tables, 50, seconds, chance, pid)
        found.answers_per_second, found.p50, found.p99 = rate, percentile(latencies, 50), percentile(latencies, 99)
        found.memory_open_kb = (memory(pid) - empty) / matches
        fresh = [await opened(port, guests, number) for number in range(min(matches, 48))]
        start = busy(pid)
        rate, times = await rushed(fresh, seconds, chance)
        found.api_cpu_ms = (busy(pid) - start) / len(times) * 1000
        found.api_answers_per_second, found.api_p50, found.api_p99 = rate, percentile(times, 50), percentile(times, 99)
        for client in (*guests, *(person for table in [*tables, *fresh, warm] for person in table.people)):
            client.close()
    return found


async def _up(port: int) -> None:
    client = Client(port)
    for _ in range(600):
        try:
            await client.ask("GET", "/health")
            client.close()
            return
        except (OSError, asyncio.IncompleteReadError):
            client.close()
            await asyncio.sleep(0.1)
    raise RuntimeError("the server does not answer")


def rendered() -> float:
    """How long a board takes to draw, in milliseconds: the slowest game's median in mid-game."""
    import prestol
    from prestol.bots import bot

    slowest = 0.0
    for game in prestol.games().values():
        match = prestol.new(game, seed=1)
        player = bot("greedy" if game.greedy else "random", game, 1)
        for _ in range(80):
            seat = min(match.asks)
            match.choose(seat, player(match.view(seat), match.asks[seat]))
        times = []
        for _ in range(15):
            start = time.perf_counter()
            match.svg(min(match.asks), "ru")
            times.append((time.perf_counter() - start) * 1000)
        slowest = max(slowest, statistics.median(times))
    return slowest


def rivals(seconds: float) -> dict[str, float] | None:
    """boardgame.io's server doing moves of tic-tac-toe, where Node and its package are at hand."""
    folder = Path(os.environ.get("PRESTOL_BOARDGAME_IO", "/nowhere"))
    node = shutil.which("node")
    if node is None or not (folder / "node_modules" / "boardgame.io").is_dir():
        return None
    driver = Path(__file__).with_name("boardgame_io.cjs")
    done = subprocess.run(
        [node, str(driver), str(folder), str(free_port()), str(seconds)],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"boardgame.io: {done.stderr[-500:]}")
    numbers: dict[str, float] = json.loads(done.stdout)
    return numbers


def table(runs: list[Load], board: float, other: dict[str, float] | None) -> str:
    """The numbers as a table for people."""
    heads = (
        "database", "open matches", "answers/s, watched", "p50 ms", "p99 ms", "CPU ms each", "answers/s, API only",
        "p50 ms", "p99 ms", "CPU ms each", "kB per idle match", "kB per watched match",
    )  # fmt: skip
    lines = [f"| {' | '.join(heads)} |", "|---" * len(heads) + "|"]
    for run in runs:
        numbers = (
            f"{run.answers_per_second:.0f}", f"{run.p50:.0f}", f"{run.p99:.0f}", f"{run.watched_cpu_ms:.1f}",
            f"{run.api_answers_per_second:.0f}", f"{run.api_p50:.0f}", f"{run.api_p99:.0f}", f"{run.api_cpu_ms:.2f}",
            f"{run.memory_idle_kb:.0f}", f"{run.memory_open_kb:.0f}",
        )  # fmt: skip
        lines.append(f"| {run.database} | {run.matches} | {' | '.join(numbers)} |")
    lines.append("")
    lines.append(f"A board of the slowest game to draw takes {board:.1f} ms (median).")
    if other:
        lines.append(
            f"boardgame.io's server in the same run: {other['moves_per_second']:.0f} moves/s of tic-tac-toe, "
            f"p50 {other['p50']:.1f} ms, p99 {other['p99']:.1f} ms, kept in memory only."
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="How a server bears its players.")
    parser.add_argument("--matches", default="10,100,1000", help="how many open matches, with commas")
    parser.add_argument("--seconds", type=float, default=10, help="how long each run lasts")
    parser.add_argument("--databases", default="sqlite,postgresql", help="sqlite, postgresql or both with a comma")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    args = parser.parse_args()
    runs = []
    with ExitStack() as stack:
        for name in args.databases.split(","):
            cluster = stack.enter_context(postgres(durable=True)) if name == "postgresql" else ""
            for matches in map(int, args.matches.split(",")):
                with ExitStack() as one:
                    url = one.enter_context(database(cluster)) if cluster else ""
                    runs.append(asyncio.run(measured(name, url, matches, args.seconds)))
                    print(table(runs[-1:], 0, None).splitlines()[2], file=sys.stderr)
    board, other = rendered(), rivals(args.seconds)
    if args.json:
        import msgspec

        print(json.dumps({"runs": msgspec.to_builtins(runs), "board_ms": board, "boardgame.io": other}))
    else:
        print(table(runs, board, other))


if __name__ == "__main__":
    main()
