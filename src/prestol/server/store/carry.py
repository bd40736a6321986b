"""Everything that is kept, as one file: for backups, and to move between SQLite and PostgreSQL.

A file of JSON lines, packed: what it is, then each row with its table's name, then how many rows there were.
"""

import base64
import gzip
import time
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, insert, inspect, select, text

from prestol.server.store.engine import Store
from prestol.server.store.migrate import head, known, upgraded
from prestol.server.store.schema import metadata
from prestol.table import BadRecord, Refused

FORM: Final = 1
TOGETHER: Final = 500
"""So many rows are inserted at once."""


class Head(Struct, kw_only=True, tag_field="prestol", tag="backup"):
    """The first line of a backup. `revision` is the database's form."""

    form: int = FORM
    revision: str
    made: float
    files: dict[str, bytes] = {}
    """What lies beside the database in the data folder: the key of push notices, how notices are sent."""


def write_backup(store: Store, data: Path, file: Path) -> int:
    """Write all rows, and what lies in the data folder, to a file. It is the old one or the new one, whatever happens
    meanwhile."""
    beside, count = file.with_name(file.name + ".new"), 0
    isolation = {"isolation_level": "REPEATABLE READ"} if store.shared else {}
    try:
        with (
            store.engine.connect().execution_options(**isolation) as db,
            gzip.open(beside, "wb", compresslevel=6) as out,
        ):
            beginning = Head(revision=head(), made=time.time(), files=_beside(data))
            out.write(msgspec.json.encode(beginning) + b"\n")
            for table in metadata.sorted_tables:
                for row in db.execute(select(table)).yield_per(TOGETHER):
                    out.write(msgspec.json.encode([str(table.name), list(row)]) + b"\n")
                    count += 1
            out.write(msgspec.json.encode({"rows": count}) + b"\n")
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    return count


def read_backup(store: Store, data: Path, file: Path) -> int:
    """Put all rows of a backup into an empty database. All of them, or none."""
    try:
        with gzip.open(file, "rb") as lines, store.engine.connect().execution_options(writes=True) as db, db.begin():
            found = _head(file, lines.readline())
            if _inhabited(db):
                raise Refused("the database holds something already; restore into an empty one")
            if inspect(db).get_table_names():
                raise Refused("the database has tables already; restore into an empty one")
            upgraded(db, found.revision)
            count = _fill(db, file, lines)
            upgraded(db, "head")
            for name, content in found.files.items():
                _put_beside(data / Path(name).name, content)
            return count
    except (OSError, EOFError, zlib.error) as error:
        if isinstance(error, OSError) and error.errno is not None:
            raise
        raise BadRecord(f"{file} is not a backup of Prestol, or it is damaged") from None


def _beside(data: Path) -> dict[str, bytes]:
    found = (path for path in sorted(data.glob("*.*")) if path.suffix in (".pem", ".toml"))
    return {path.name: path.read_bytes() for path in found}


def _put_beside(path: Path, content: bytes) -> None:
    if not path.exists():
        path.touch(0o600)
        path.write_bytes(content)


def _inhabited(db: Connection) -> bool:
    names = inspect(db).get_table_names()
    if set(names) != {*metadata.tables, "alembic_version"}:
        return False
    if any(db.execute(select(func.count()).select_from(table)).scalar() for table in metadata.sorted_tables):
        return True
    for table in reversed(metadata.sorted_tables):
        table.drop(db)
    db.execute(text("DROP TABLE alembic_version"))
    return False


def _head(file: Path, line: bytes) -> Head:
    try:
        found = msgspec.json.decode(line, type=Head)
    except msgspec.MsgspecError:
        raise BadRecord(f"{file} is not a backup of Prestol") from None
    if found.form != FORM or not known(found.revision):
        raise BadRecord(f"{file} was written by a newer Prestol")
    return found


def _fill(db: Connection, file: Path, lines: Iterable[bytes]) -> int:
    tables = MetaData()
    tables.reflect(db)
    waiting = list[dict[str, Any]]()
    current: Table | None = None
    for count, line in enumerate(lines):
        try:
            row = msgspec.json.decode(line)
            if isinstance(row, dict):
                break
            table = tables.tables[row[0]]
            values = {column.name: _value(column, value) for column, value in zip(table.columns, row[1], strict=True)}
        except (msgspec.MsgspecError, KeyError, ValueError, IndexError, TypeError):
            raise BadRecord(f"{file} is damaged after {count} rows") from None
        if table is not current or len(waiting) >= TOGETHER:
            _flush(db, current, waiting)
            current = table
        waiting.append(values)
    else:
        raise BadRecord(f"{file} is damaged: its end is missing")
    if row.get("rows") != count:
        raise BadRecord(f"{file} is damaged: rows are missing")
    _flush(db, current, waiting)
    _count_on(db, tables)
    return count


def _value(column: Any, value: Any) -> Any:
    return base64.b64decode(value) if isinstance(column.type, LargeBinary) and value is not None else value


def _flush(db: Connection, table: Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        db.execute(insert(table), rows)
        rows.clear()


def _count_on(db: Connection, tables: MetaData) -> None:
    """PostgreSQL counts ids by itself: let it go on behind those that were brought."""
    if db.dialect.name != "postgresql":
        return
    for table in tables.tables.values():
        keys = list(table.primary_key.columns)
        if len(keys) == 1 and keys[0].name == "id" and keys[0].type.python_type is int:
            last = db.execute(select(func.max(keys[0]))).scalar()
            if last is not None:
                db.execute(select(func.setval(func.pg_get_serial_sequence(table.name, "id"), last)))
