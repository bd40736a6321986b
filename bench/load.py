"""`python -m bench.load`: people who play over HTTP, and what a server makes of it. Bounded, on loopback.

The server runs in a process of its own, with a new database that is as durable as a real one. Two runs for each number
of open matches: people who answer 50 times a second while both look on, their pages drawn anew for each step; and
programs that answer as fast as they are let.
"""

import argparse
import asyncio
import gc
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
from typing import Final

import msgspec
import uvloop

from bench.load_client import Client
from bench.load_people import LANES, Onlookers, guests, opened, percentile, rushed, watched
from bench.load_report import START, Load, Loads, row, table
from bench.postgres import database, free_port, postgres
from bench.report import PAGE, written
from prestol.server.serve import many_connections

SERVE: Final = """
import sys
from pathlib import Path
from prestol.server.serve import serve
from prestol.server.settings import Settings
if __name__ == "__main__":
    settings = Settings(data=Path(sys.argv[2]), database=sys.argv[3], limits=False)
    serve(settings, "127.0.0.1", int(sys.argv[1]), lambda where: None)
"""
RATE: Final = 50.0
"""Answers a second that people give."""
BOUND: Final = 240.0
"""Seconds that one run with one database may take beside its measuring."""
ENOUGH: Final = 6
"""Matches that programs play to their end in a second: more than they manage."""


class Clock:
    """Measures a while: what the server computed in it, and what we did ourselves."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._wall, self._own, self._busy = time.perf_counter(), time.process_time(), busy(pid)

    def stop(self, run: Load, answers: int) -> float:
        """The server's milliseconds for one of so many answers."""
        own = (time.process_time() - self._own) / (time.perf_counter() - self._wall)
        run.client = max(run.client, own)
        return (busy(self.pid) - self._busy) / max(1, answers) * 1000


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
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
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


async def measured(name: str, url: str, matches: int, seconds: float) -> Load:
    """One run against a server of its own."""
    run, chance = Load(database=name, matches=matches), Random(1)
    with server(url) as (port, pid):
        async with asyncio.timeout(BOUND + 2 * seconds):
            await _up(port)
            people = await guests(port, matches)
            (warm,) = await opened(people, 1)
            _, page = await warm.people[0].ask("GET", warm.page)
            run.page_kb = len(page) / 1000
            empty = memory(pid)
            tables = await opened(people, matches)
            run.memory_idle_kb = (memory(pid) - empty) / matches
            crowd = Onlookers()
            await crowd.come(tables)
            run.memory_open_kb = (memory(pid) - empty) / matches
            _at_rest()
            clock = Clock(pid)
            run.answers_per_second = await watched(tables, crowd, RATE, seconds, chance)
            run.cpu_ms = clock.stop(run, int(RATE * seconds))
            run.p50, run.p99 = percentile(crowd.latencies, 50), percentile(crowd.latencies, 99)
            await crowd.go()
            lanes = min(matches, LANES)
            fresh = await opened(people, lanes + int(ENOUGH * seconds))
            _at_rest()
            clock = Clock(pid)
            run.api_answers_per_second, times = await rushed(fresh, lanes, seconds, chance)
            run.api_cpu_ms = clock.stop(run, len(times))
            run.api_p50, run.api_p99 = percentile(times, 50), percentile(times, 99)
            for each in (warm, *tables, *fresh):
                each.leave()
            for person in people:
                person.close()
    return run


def _at_rest() -> None:
    """What we have so far stays: our own tidying up must not count as the server's slowness."""
    gc.collect()
    gc.freeze()


async def _up(port: int) -> None:
    client = Client(port)
    for _ in range(600):
        try:
            await client.ask("GET", "/health")
            client.close()
            return
        except (OSError, EOFError):
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
            start = time.process_time()
            match.svg(min(match.asks), "ru")
            times.append((time.process_time() - start) * 1000)
        slowest = max(slowest, statistics.median(times))
    return slowest


def rival(seconds: float) -> dict[str, float] | None:
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


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="How a server bears its players.")
    parser.add_argument("--matches", default="10,100,1000", help="how many open matches, with commas")
    parser.add_argument("--seconds", type=float, default=10, help="how long each run lasts")
    parser.add_argument("--databases", default="sqlite,postgresql", help="sqlite, postgresql or both with a comma")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    args = parser.parse_args()
    many_connections()
    runs = []
    with ExitStack() as stack:
        for name in args.databases.split(","):
            cluster = stack.enter_context(postgres(durable=True)) if name == "postgresql" else ""
            for matches in map(int, args.matches.split(",")):
                with ExitStack() as one:
                    url = one.enter_context(database(cluster)) if cluster else ""
                    runs.append(uvloop.run(measured(name, url, matches, args.seconds)))
                    print(row(runs[-1]), file=sys.stderr, flush=True)
    found = Loads(runs=runs, board_ms=rendered(), rival=rival(args.seconds))
    print(msgspec.json.encode(found).decode() if args.json else table(found))
    if args.write:
        PAGE.write_text(written(PAGE.read_text("utf-8"), table(found), START), "utf-8")


if __name__ == "__main__":
    main()
