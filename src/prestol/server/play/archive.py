"""How matches are kept: their rows, journals and snapshots."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select, update

from prestol.server.errors import NotFound
from prestol.server.play.rows import MatchRow, Seat
from prestol.server.store.schema import entries, matches, seats, snapshots
from prestol.table import Item

SNAPSHOT_EVERY = 16
"""A snapshot is kept at least every so many entries, so that any moment of a match is near one."""


class EntryRow(Struct, kw_only=True):
    """An entry of a journal, with what it told."""

    number: int
    item: Any
    keep: int | None
    facts: list[Any]
    steps: int
    at: float


def as_match(row: Any) -> MatchRow:
    return msgspec.convert(row._asdict(), MatchRow)


def as_seat(row: Any) -> Seat:
    return msgspec.convert(row._asdict(), Seat)


def read_match(db: Connection, match: str) -> tuple[MatchRow, list[Seat]]:
    """A match's row and its seats."""
    row = db.execute(select(matches).where(matches.c.id == match)).first()
    if row is None:
        raise NotFound(f"there is no match {match!r}")
    found = db.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return as_match(row), [as_seat(seat) for seat in found]


def read_snapshot(db: Connection, match: str, at: int) -> tuple[bytes, list[Item]]:
    """The newest snapshot up to an entry, and the entries from there to it."""
    kept = db.execute(
        select(snapshots.c.number, snapshots.c.data)
        .where(snapshots.c.match == match, snapshots.c.number <= at)
        .order_by(snapshots.c.number.desc())
        .limit(1)
    ).one()
    return kept.data, read_items(db, match, kept.number, at)


def read_items(db: Connection, match: str, start: int, end: int) -> list[Item]:
    """The journal's entries from one number up to, but not including, another."""
    found = db.execute(
        select(entries.c.item)
        .where(entries.c.match == match, entries.c.number >= start, entries.c.number < end)
        .order_by(entries.c.number)
    )
    return [msgspec.convert(row.item, Item) for row in found]


def read_entries(db: Connection, match: str, start: int = 0) -> list[EntryRow]:
    """The journal's entries from one number on, with all that stands beside them."""
    found = db.execute(
        select(entries).where(entries.c.match == match, entries.c.number >= start).order_by(entries.c.number)
    )
    return [msgspec.convert(row._asdict(), EntryRow) for row in found]


def add_match(db: Connection, row: MatchRow, sitting: Sequence[Seat], snapshot: bytes | None) -> None:
    """Keep a new match. It has a snapshot once it has begun."""
    db.execute(insert(matches), plain(row))
    db.execute(insert(seats), [{"match": row.id, **plain(seat)} for seat in sitting])
    if snapshot is not None:
        add_snapshot(db, row.id, row.number, snapshot)


def add_snapshot(db: Connection, match: str, number: int, data: bytes) -> None:
    db.execute(insert(snapshots), {"match": match, "number": number, "data": data})


def add_entries(db: Connection, match: str, rows: Sequence[EntryRow]) -> None:
    """Append to the journal. The unique (match, number) is the lock: IntegrityError if somebody was quicker."""
    if rows:
        db.execute(insert(entries), [{"match": match, **plain(row)} for row in rows])


def change_match(db: Connection, match: str, **changes: Any) -> None:
    db.execute(update(matches).where(matches.c.id == match).values({key: plain(v) for key, v in changes.items()}))


def change_seat(db: Connection, match: str, seat: int, **changes: Any) -> None:
    db.execute(update(seats).where(seats.c.match == match, seats.c.seat == seat).values(changes))


def plain(piece: Any) -> Any:
    """For a column: a piece as a dict, bytes as they are."""
    return msgspec.to_builtins(piece, builtin_types=(bytes,))
