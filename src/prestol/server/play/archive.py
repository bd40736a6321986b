"""How matches are kept: their rows, journals and snapshots."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, bindparam, case, delete, insert, select, update
from sqlalchemy.dialects import postgresql

from prestol.server.errors import NotFound
from prestol.server.play.rows import MatchRow, Seat
from prestol.server.store import Put
from prestol.server.store.schema import entries, matches, seats, snapshots
from prestol.table import Item
from prestol.table.record import FORMAT

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


T = TypeVar("T")


def read_as(kind: type[T], row: Any) -> T:
    """A row of the database as a piece."""
    return msgspec.convert({str(key): value for key, value in row._mapping.items()}, kind)


def read_match(db: Connection, match: str) -> tuple[MatchRow, list[Seat]]:
    """A match's row and its seats."""
    row = db.execute(select(matches).where(matches.c.id == match)).first()
    if row is None:
        raise NotFound("error-no-match")
    found = db.execute(select(seats).where(seats.c.match == match).order_by(seats.c.seat))
    return read_as(MatchRow, row), [read_as(Seat, seat) for seat in found]


def has_begun(db: Connection, match: str) -> bool:
    """False while a match waits for players, and for good if they never came."""
    return db.execute(select(snapshots.c.number).where(snapshots.c.match == match).limit(1)).first() is not None


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


def read_entries(db: Connection, match: str, start: int = 0, end: int | None = None) -> list[EntryRow]:
    """The journal's entries from one number up to, but not including, another, with all that stands beside them."""
    wanted = select(entries).where(entries.c.match == match, entries.c.number >= start).order_by(entries.c.number)
    if end is not None:
        wanted = wanted.where(entries.c.number < end)
    return [read_as(EntryRow, row) for row in db.execute(wanted)]


def read_snapshots(db: Connection, match: str) -> list[tuple[int, bytes]]:
    """All snapshots of a match, each with the number of entries before it."""
    wanted = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.match == match)
    return [(row.number, row.data) for row in db.execute(wanted.order_by(snapshots.c.number))]


def read_version(db: Connection, match: str) -> int:
    """How often the match has been changed."""
    version: int | None = db.execute(select(matches.c.version).where(matches.c.id == match)).scalar()
    if version is None:
        raise NotFound("error-no-match")
    return version


def read_versions(db: Connection, wanted: list[str]) -> dict[str, int]:
    """How often each of these matches has been changed, if it is still there."""
    found = db.execute(select(matches.c.id, matches.c.version).where(matches.c.id.in_(wanted)))
    return {row.id: row.version for row in found}


def record_of(db: Connection, row: MatchRow) -> dict[str, Any]:
    """The full record of a match, from its rows."""
    return {
        "prestol": FORMAT,
        "game": row.game,
        "edition": row.edition,
        "players": row.players,
        "options": row.options,
        "start": row.start,
        "packs": row.packs,
        "key": row.key.hex(),
        "seal": row.seal,
        "journal": msgspec.to_builtins(read_items(db, row.id, 0, row.number)),
        "result": row.result if row.status == "over" else None,
        **((row.origin or {}).get("record") or {}),
    }


def added_match(row: MatchRow, sitting: Sequence[Seat]) -> list[Put]:
    """A new match."""
    return [Put(insert(matches), [plain(row)]), Put(insert(seats), [{"match": row.id, **plain(s)} for s in sitting])]


def added_entries(match: str, rows: Sequence[EntryRow]) -> Put:
    """More of the journal. Its (match, number) is unique: IntegrityError if somebody was quicker."""
    return Put(_ADD_ENTRY, [{"match": match, **plain(row)} for row in rows])


def added_snapshot(match: str, number: int, data: bytes) -> Put:
    """A snapshot, unless there is one of this entry."""
    return Put(_ADD_SNAPSHOT, [{"match": match, "number": number, "data": data}])


FIXED = ("id", "game", "players", "options", "start", "key", "seal", "creator", "created")
"""What never changes in a match's row."""


def changed_match(row: MatchRow) -> Put:
    """A match's row, whose version is one higher than on the disk. Missed if it is not."""
    values = {key: value for key, value in plain(row).items() if key not in FIXED}
    return Put(_CHANGE_MATCH, [{**values, "of": row.id, "old": row.version - 1}], each=True)


def changed_seat(match: str, seat: Seat) -> Put:
    """A seat's row. What its person has seen, on whatever device, stays seen."""
    values = plain(seat)
    seen = values.pop("seen")
    return Put(_CHANGE_SEAT, [{**values, "of": match, "at": seat.seat, "saw": seen}])


_ADD_ENTRY: Final = insert(entries)
_ADD_SNAPSHOT: Final = postgresql.insert(snapshots).on_conflict_do_nothing()
"""SQLite says it in the same words."""
_CHANGE_MATCH: Final = update(matches).where(matches.c.id == bindparam("of"), matches.c.version == bindparam("old"))
_SEEN: Final = case((seats.c.seen > bindparam("saw"), seats.c.seen), else_=bindparam("saw"))
_SEAT: Final = update(seats).where(seats.c.match == bindparam("of"), seats.c.seat == bindparam("at"))
_CHANGE_SEAT: Final = _SEAT.values(seen=_SEEN)


def struck_entries(match: str, start: int) -> list[Put]:
    """The journal (and the snapshots) from a number on are gone."""
    found = {"of": match, "start": start}
    return [
        Put(delete(each).where(each.c.match == bindparam("of"), each.c.number >= bindparam("start")), [found])
        for each in (entries, snapshots)
    ]


def plain(piece: Any) -> dict[str, Any]:
    """For the columns: a piece as a dict, bytes as they are."""
    made: dict[str, Any] = msgspec.to_builtins(piece, builtin_types=(bytes,))
    return made
