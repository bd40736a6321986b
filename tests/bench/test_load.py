"""The load run measures what it says."""

import asyncio

from bench.load import measured
from bench.load_people import percentile
from bench.load_report import START, Load, Loads, table, targets
from bench.report import PAGE, written

RUNS = [
    Load(database="sqlite", matches=10, p99=500),
    Load(database="sqlite", matches=1000, answers_per_second=50, p99=100, api_answers_per_second=999),
    Load(database="postgresql", matches=1000, answers_per_second=50, p99=101),
]


def test_a_short_run() -> None:
    found = asyncio.run(measured("sqlite", "", 2, 1.0))
    assert found.answers_per_second > 1
    assert 0 < found.p50 <= found.p99
    assert found.api_answers_per_second > 1
    assert 0 < found.api_p50 <= found.api_p99
    assert found.api_cpu_ms > 0
    assert 10 < found.page_kb < 2_000
    assert found.memory_open_kb > 0
    assert 0 < found.client < 1


def test_the_table_has_a_row_for_each_run() -> None:
    text = table(Loads(runs=RUNS, board_ms=4.2, rival={"moves_per_second": 100, "p50": 1, "p99": 2}))
    rows = [line for line in text.splitlines() if line.startswith(("| database", "| sqlite | ", "| postgresql | "))]
    assert len({line.count("|") for line in rows}) == 1
    assert "postgresql | 1,000" in rows[3]
    assert "4.2 ms | met" in text
    assert "boardgame.io" in text


def test_the_targets_are_judged_with_the_most_matches() -> None:
    met = {what: met for what, _, met in targets(Loads(runs=RUNS, board_ms=5.1, rival=None))}
    assert met == {
        "sqlite, 1,000 open matches, watched: at least 49 answers/s": True,
        "sqlite, 1,000 open matches, watched: p99 at most 100 ms": True,
        "sqlite, 1,000 open matches, API only: at least 1,000 answers/s": False,
        "postgresql, 1,000 open matches, watched: at least 49 answers/s": True,
        "postgresql, 1,000 open matches, watched: p99 at most 100 ms": False,
        "the slowest game’s board: at most 5 ms": False,
    }


def test_the_table_has_a_place_of_its_own_on_the_page() -> None:
    page = PAGE.read_text("utf-8")
    fresh = written(page, "numbers", START)
    before, after = page.split(START)[0], page.split(START)[1].partition("<!-- to here -->")[2]
    assert fresh == f"{before}{START}\n\nnumbers\n\n<!-- to here -->{after}"


def test_percentiles() -> None:
    assert percentile([float(n) for n in range(1, 1001)], 99) > 980
    assert percentile([1.0], 99) == 0
