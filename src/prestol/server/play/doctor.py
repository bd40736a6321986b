"""Looks over all that is kept: are all matches what their journals say, and the ratings what the matches say?"""

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, func, select

from prestol.server.play import archive, editions, ratings
from prestol.server.play.rows import MatchRow
from prestol.server.store import Store
from prestol.server.store.schema import matches, people
from prestol.table import Match, PrestolError, encoded, replay


class Complaint(Struct):
    """A match that is not what its journal says, or a game whose ratings (no `match`) are not what its matches say."""

    match: str
    game: str
    why: str


class Findings(Struct):
    """What the doctor has found. `earlier`: matches begun by an earlier edition of the rules, which load and go on."""

    database: str
    people: int
    matches: int
    replayed: int
    earlier: int
    differ: list[Complaint]


def examined(store: Store, told: Callable[[int, int], None] = lambda done, of: None) -> Findings:
    """Replay every match against the rules of today, and compute the ratings anew."""
    with store.engine.connect() as db:
        ids = list(db.execute(select(matches.c.id).order_by(matches.c.created)).scalars())
        persons = db.execute(select(func.count()).select_from(people)).scalar() or 0
    found = Findings(store.engine.dialect.name, persons, len(ids), 0, 0, [])
    for done, each in enumerate(ids, 1):
        _examine(store, each, found)
        told(done, len(ids))
    found.differ += [Complaint(*fault) for fault in store.reading(ratings.faults)]
    return found


def _examine(store: Store, match_id: str, found: Findings) -> None:
    row, _ = store.reading(partial(archive.read_match, match=match_id))
    if not store.reading(partial(archive.has_begun, match=match_id)):
        return
    try:
        old = bool(row.notes) or editions.changed(row)
        why = store.reading(partial(_differs, row=row, old=old))
    except PrestolError as error:
        why = str(error)
    except Exception as error:  # noqa: BLE001 - a damaged match must not keep the doctor from the others
        why = f"it does not load: {error!r}"
    if why:
        found.differ.append(Complaint(row.id, row.game, why))
    elif old:
        found.earlier += 1
    else:
        found.replayed += 1


def _differs(db: Connection, row: MatchRow, old: bool) -> str:
    """What is wrong with a match; empty if nothing is."""
    snapshot, tail = archive.read_snapshot(db, row.id, row.number)
    kept: Match[Any] = Match.resume(snapshot, ())
    if old:
        editions.as_far_as_it_goes(kept, tail)
        return ""
    kept.apply(tail)
    if kept.number != row.number:
        return f"its journal has {kept.number} entries, not {row.number}"
    again = replay(archive.record_of(db, row))
    if encoded(again.state) != encoded(kept.state):
        return "its journal leads to another position than the one that is kept"
    result = msgspec.to_builtins(again.result) if again.over else None
    if row.status == "over" and result != row.result:
        return "its journal leads to another result than the one that is kept"
    return ""
