"""Backups: everything in one file, from either kind of database to the other; and what the doctor says of it."""

import gzip
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select, update

from bench.postgres import database
from prestol.server.play import archive
from prestol.server.play.doctor import examined
from prestol.server.play.room import Room
from prestol.server.settings import Settings
from prestol.server.store import Store, migrated
from prestol.server.store.carry import read_backup, write_backup
from prestol.server.store.schema import entries, matches, messages, metadata
from prestol.table import BadRecord, Refused
from tests.server.tables import answer_first, given_up, seated

pytestmark = pytest.mark.anyio


def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Everything that a database holds."""
    with store.engine.connect() as db:
        return {
            table.name: sorted(tuple(map(repr, row)) for row in db.execute(select(table)))
            for table in metadata.sorted_tables
        }


async def played(room: Room, answers: int = 20) -> str:
    """A match with some answers; its id."""
    live = await seated(room)
    for _ in range(answers):
        live = await answer_first(room, live)
    note = {"match": live.id, "room": "players", "name": "Anna", "text": "Привет", "at": 1.0}
    await room.hall.store.write(lambda db: db.execute(insert(messages), note))
    return live.id


@pytest.mark.parametrize("to", ["sqlite", "postgresql"])
async def test_a_backup_moves_between_databases(
    room: Room, store: Store, tmp_path: Path, cluster: str, to: str
) -> None:
    match, file = await played(room), tmp_path / "all.prestol"
    await given_up(room)
    (tmp_path / "push.pem").write_text("a key")
    write_backup(store, tmp_path, file)
    other = tmp_path / "other"
    other.mkdir()
    with database(cluster) as url:
        settings = Settings(data=other, database=url if to == "postgresql" else "")
        fresh = migrated(Store(settings.database_url))
        read_backup(fresh, other, file)
        assert rows(fresh) == rows(store)
        assert (other / "push.pem").read_text() == "a key"
        assert (examined(fresh).replayed, examined(fresh).differ) == (2, [])
        assert len(rows(fresh)["ratings"]) == len(rows(fresh)["results"]) == 2
        with pytest.raises(Refused, match="empty"):
            read_backup(fresh, other, file)
        await fresh.start()
        moved = Room(settings, fresh)
        live = await moved.hall.live(match)
        live = await answer_first(moved, live)
        assert live.row.number > 20
        note = {"match": match, "room": "players", "name": "Anna", "text": "2", "at": 2.0}
        await fresh.write(lambda db: db.execute(insert(messages), note))
        await fresh.stop()


async def test_a_damaged_backup_restores_nothing(room: Room, store: Store, tmp_path: Path) -> None:
    await played(room, 3)
    file = tmp_path / "all.prestol"
    write_backup(store, tmp_path, file)
    whole = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    broken = {
        "its end is missing": gzip.compress(b"".join(whole[:-1])),
        "rows are missing": gzip.compress(b"".join([*whole[:-3], *whole[-2:]])),
        "damaged after": gzip.compress(b"".join([*whole[:-3], b'["nothing", [1]]\n', *whole[-2:]])),
        "not a backup": b"something else",
        "newer Prestol": gzip.compress(whole[0].replace(b'"form":1', b'"form":9')),
        "damaged": file.read_bytes()[:-20],
    }
    other = tmp_path / "other"
    other.mkdir()
    fresh = migrated(Store(Settings(data=other).database_url))
    for why, data in broken.items():
        file.write_bytes(data)
        with pytest.raises(BadRecord, match=why):
            read_backup(fresh, other, file)
        assert not any(rows(fresh).values())
    fresh.engine.dispose()


async def test_the_doctor_finds_what_differs(room: Room, store: Store) -> None:
    match = await played(room)
    well = await played(room)
    found = examined(store)
    assert (found.matches, found.replayed, found.differ) == (2, 2, [])
    first = await store.read(partial(archive.read_entries, match=match, end=1))
    wrong = [*first[0].item[:-1], "nonsense"]
    await store.write(
        lambda db: db.execute(update(entries).where(entries.c.match == match, entries.c.number == 0).values(item=wrong))
    )
    found = examined(store)
    assert (found.replayed, [each.match for each in found.differ]) == (1, [match])
    assert "entry 0" in found.differ[0].why
    await store.write(lambda db: db.execute(delete(entries).where(entries.c.match == match, entries.c.number > 16)))
    assert "entries" in examined(store).differ[0].why
    await store.write(lambda db: db.execute(update(matches).where(matches.c.id == well).values(game="chess")))
    assert [each.match for each in examined(store).differ] == [match, well]
