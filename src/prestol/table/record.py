"""A match as a record: typed journal entries, saving, replaying, verifying."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from prestol.table.ask import Value
from prestol.table.errors import BadRecord

FORMAT = 1
"""The number of the record's form."""


class Answer(Struct, frozen=True, array_like=True, tag="answer"):
    """A seat answered a question of this kind."""

    seat: int
    kind: str
    value: Any


class Standing(Struct, frozen=True, array_like=True, tag="standing"):
    """A standing answer was given for a seat: no barrier to anybody's undo."""

    seat: int
    kind: str
    value: Any


class Undo(Struct, frozen=True, array_like=True, tag="undo"):
    """A seat took back everything from the journal's entry number `to` on. `consent`: the seats that agreed."""

    seat: int
    to: int
    consent: tuple[int, ...] = ()


class Withdraw(Struct, frozen=True, array_like=True, tag="withdraw"):
    """A seat withdrew its answers from a question that several answer together."""

    seat: int


Item: TypeAlias = Answer | Standing | Undo | Withdraw


class Record(Struct, kw_only=True):
    """All that a match was. `key` is the hex of the key of chance, `seal` its SHA-256, `told` a script's words."""

    prestol: int = FORMAT
    game: str
    edition: int
    players: int
    options: dict[str, Value] = {}
    start: dict[str, Any] | None = None
    packs: str = ""
    seed: int | str | None = None
    key: str
    seal: str
    told: list[Any] = []
    journal: list[Item] = []
    result: dict[str, Any] | None = None


def read_record(record: Mapping[str, Any] | str | bytes | Record) -> Record:
    """A record from JSON or from what `Match.record()` gave. Raises BadRecord with what is wrong."""
    if isinstance(record, Record):
        return record
    try:
        if isinstance(record, (str, bytes)):
            read = msgspec.json.decode(record, type=Record)
        else:
            read = msgspec.convert(record, type=Record)
        key = bytes.fromhex(read.key)
    except (msgspec.MsgspecError, ValueError, TypeError) as error:
        raise BadRecord("this is not a record of a match: {why}", "record", why=error) from None
    if len(key) > 64:
        raise BadRecord("the record's key is longer than 64 bytes", "record-long-key")
    if read.prestol != FORMAT:
        raise BadRecord(
            "the record has form {form}; this program reads form {here}", "form", form=read.prestol, here=FORMAT
        )
    return read
