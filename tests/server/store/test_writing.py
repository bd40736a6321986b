"""Writing in groups: each on its own terms, and on the disk when it is acknowledged."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bench.postgres import database
from prestol.server.settings import Settings
from prestol.server.store import Missed, Put, Store, engine, migrated, put_all
from prestol.server.store.schema import people

pytestmark = pytest.mark.anyio


def come(db: Connection, number: int) -> None:
    """A guest."""
    db.execute(insert(people), {"id": f"p{number}", "name": "Guest", "lang": "en", "created": 0.0, "seen": 0.0})


def counted(db: Connection) -> int:
    return db.execute(select(func.count()).select_from(people)).scalar() or 0


async def test_what_one_breaks_does_not_touch_the_others(store: Store) -> None:
    numbers = [1, 2, 2, 3, 1, 4]
    done = await asyncio.gather(
        *(store.write(partial(come, number=number)) for number in numbers), return_exceptions=True
    )
    assert [isinstance(each, IntegrityError) for each in done] == [False, False, True, False, True, False]
    assert await store.read(counted) == 4


async def test_writes_that_come_together_are_committed_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    together = store._write_together

    def counting(works: list[Any]) -> Any:
        sizes.append(len(works))
        return together(works)

    monkeypatch.setattr(store, "_write_together", counting)
    await asyncio.gather(*(store.write(partial(come, number=number)) for number in range(50)))
    assert sum(sizes) == 50
    assert max(sizes) > 10


async def test_nothing_is_written_after_the_end(store: Store) -> None:
    last = asyncio.ensure_future(store.write(partial(come, number=1)))
    await asyncio.sleep(0)
    await store.stop()
    await last
    with pytest.raises(OSError, match="stopping"):
        await store.write(partial(come, number=2))
    assert store.reading(counted) == 1
    store.engine.dispose()


async def test_a_commit_is_on_the_disk(store: Store) -> None:
    with store.engine.connect() as db:
        if store.shared:
            assert db.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
        else:
            assert db.exec_driver_sql("PRAGMA synchronous").scalar() == 2
            assert db.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"


def renamed(number: int) -> list[Put]:
    """A guest has another name."""
    changed = update(people).where(people.c.id == f"p{number}").values(name="Anna")
    return [Put(changed, [{}], each=True), Put(RICHER, [{"of": f"p{number}"}])]


RICHER = update(people).where(people.c.id == bindparam("of")).values(seen=people.c.seen + 1)


async def test_statements_of_several_are_done_together(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(4):
        await store.write(partial(come, number=number))
    many: list[int] = []

    def counting(db: Connection, puts: list[Put]) -> None:
        many.append(len(puts))
        put_all(db, puts)

    monkeypatch.setattr(engine, "put_all", counting)
    await asyncio.gather(*(store.put([Put(RICHER, [{"of": f"p{number}"}], each=True)]) for number in range(4)))
    assert sum(many) == 4
    assert max(many) > 1
    seen = await store.read(lambda db: db.execute(select(people.c.seen)).scalars().all())
    assert seen == [1.0] * 4


async def test_a_row_that_is_not_there_is_missed_by_its_own_only(store: Store) -> None:
    await asyncio.gather(*(store.write(partial(come, number=number)) for number in range(3)))
    done = await asyncio.gather(*(store.put(renamed(number)) for number in (0, 7, 1, 2, 8)), return_exceptions=True)
    assert [isinstance(each, Missed) for each in done] == [False, True, False, False, True]
    found = await store.read(lambda db: db.execute(select(people.c.name, people.c.seen)).all())
    assert [tuple(row) for row in found] == [("Anna", 1.0)] * 3


async def test_a_database_that_has_gone_and_come_back_is_found(cluster: str, tmp_path: Path) -> None:
    with database(cluster) as url:
        store = migrated(Store(Settings(data=tmp_path, database=url).database_url))
        await store.start()
        assert await store.read(counted) == 0
        with psycopg.connect(url, autocommit=True) as other:
            others = "FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            other.execute(f"SELECT pg_terminate_backend(pid, 5000) {others}".encode())
        assert await store.read(counted) == 0
        await store.write(partial(come, number=1))
        assert await store.read(counted) == 1
        await store.stop()
