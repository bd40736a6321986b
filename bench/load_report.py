"""What a load run has shown: as a table, and against its targets."""

import os
import platform
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from bench.report import processor

START: Final = "<!-- written by `make load ARGS=--write` -->"


class Load(Struct, kw_only=True):
    """One run. Times in milliseconds."""

    database: str
    matches: int
    answers_per_second: float = 0
    p50: float = 0
    p99: float = 0
    cpu_ms: float = 0
    """What the server computes for one answer and the two pages: it tells more than the clock where others use the
    machine."""
    api_answers_per_second: float = 0
    api_p50: float = 0
    api_p99: float = 0
    api_cpu_ms: float = 0
    page_kb: float = 0
    memory_open_kb: float = 0
    memory_idle_kb: float = 0
    client: float = 0
    """The share of a core that the load's own process has used at the most."""


class Loads(Struct, kw_only=True):
    """All runs, and what was measured beside them."""

    runs: list[Load]
    board_ms: float
    rival: dict[str, float] | None


HEADS: Final = (
    "database", "open matches", "answers/s, watched", "p50 ms", "p99 ms", "CPU ms", "answers/s, API only", "p50 ms",
    "p99 ms", "CPU ms", "kB per idle match", "kB per watched match",
)  # fmt: skip


def row(run: Load) -> str:
    """One run as a row of the table."""
    numbers = (
        f"{run.answers_per_second:.0f}", f"{run.p50:.0f}", f"{run.p99:.0f}", f"{run.cpu_ms:.1f}",
        f"{run.api_answers_per_second:,.0f}", f"{run.api_p50:.0f}", f"{run.api_p99:.0f}", f"{run.api_cpu_ms:.2f}",
        f"{run.memory_idle_kb:.0f}", f"{run.memory_open_kb:.0f}",
    )  # fmt: skip
    return f"| {run.database} | {run.matches:,} | {' | '.join(numbers)} |"


def table(found: Loads) -> str:
    """The numbers for people."""
    where = f"{processor()}, {os.cpu_count()} cores, {platform.system()}, CPython {platform.python_version()}"
    own = max(run.client for run in found.runs)
    lines = [
        f"{where}; {datetime.now(UTC).date().isoformat()}. The load’s own process used at most {own:.0%} of a core.",
        "",
        f"| {' | '.join(HEADS)} |",
        "|---" * len(HEADS) + "|",
        *map(row, found.runs),
        "",
        f"A page is {max(run.page_kb for run in found.runs):.0f} kB, its board with it.",
    ]
    if found.rival:
        moves, p50, p99 = (found.rival[key] for key in ("moves_per_second", "p50", "p99"))
        said = f"{moves:,.0f} moves of tic-tac-toe a second, p50 {p50:.0f} ms, p99 {p99:.0f} ms"
        lines += ["", f"boardgame.io’s server in the same run: {said}."]
    lines += ["", "| target | measured | |", "|---|---|---|"]
    lines += [f"| {what} | {measured} | {'met' if met else '**missed**'} |" for what, measured, met in targets(found)]
    return "\n".join(lines)


def targets(found: Loads) -> Iterator[tuple[str, str, bool]]:
    """What was aimed at, with as many open matches as there were; what was measured; whether that is enough."""
    for run in {run.database: run for run in sorted(found.runs, key=lambda run: run.matches)}.values():
        where = f"{run.database}, {run.matches:,} open matches"
        yield f"{where}, watched: at least 49 answers/s", f"{run.answers_per_second:.1f}", run.answers_per_second >= 49
        yield f"{where}, watched: p99 at most 100 ms", f"{run.p99:.0f} ms", run.p99 <= 100
        if run.database == "sqlite":
            rate = run.api_answers_per_second
            yield f"{where}, API only: at least 1,000 answers/s", f"{rate:,.0f}", rate >= 1000
    yield "the slowest game’s board: at most 5 ms", f"{found.board_ms:.1f} ms", found.board_ms <= 5
