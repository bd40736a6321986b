"""Writing in groups: each on its own terms, and on the disk when it is acknowledged."""

import asyncio
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from prestol.server.store import Store
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
