"""The load run measures what it says."""

import asyncio

from bench.load import Load, measured, percentile, table


def test_a_short_run() -> None:
    found = asyncio.run(measured("sqlite", "", 2, 1.0))
    assert found.answers_per_second > 1
    assert 0 < found.p50 <= found.p99
    assert found.api_answers_per_second > 1
    assert 0 < found.api_p50 <= found.api_p99
    assert found.api_cpu_ms > 0
    assert 10 < found.page_kb < 2_000
    assert found.memory_open_kb > 0


def test_the_table_has_a_row_for_each_run() -> None:
    runs = [Load(database="sqlite", matches=10), Load(database="postgresql", matches=1000)]
    lines = table(runs, 4.2, {"moves_per_second": 100, "p50": 1, "p99": 2}).splitlines()
    assert len({line.count("|") for line in lines[:4]}) == 1
    assert "postgresql | 1000" in lines[3]
    assert "4.2 ms" in lines[5]
    assert "boardgame.io" in lines[6]


def test_percentiles() -> None:
    assert percentile([float(n) for n in range(1, 1001)], 99) > 980
    assert percentile([1.0], 99) == 0
