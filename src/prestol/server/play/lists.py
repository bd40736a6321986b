"""Lists of matches: one's own, open tables, those worth watching. A list tells what everybody may know, and whether it
is the asker's turn."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, exists, false, or_, select

from prestol.server.play.rows import Audience, Pace, SeatKind, Status
from prestol.server.store.schema import matches, seats
from prestol.table import installed

List: TypeAlias = Literal["mine", "open", "watch", "finished", "played"]
MOST = 60
"""So many matches are listed at the most."""


class ListedSeat(Struct, kw_only=True):
    """A seat of a match in a list."""

    seat: int
    kind: SeatKind
    name: str
    bot: str
    mine: bool
    asked: bool
    won: bool


class ListedMatch(Struct, kw_only=True):
    """A match in a list."""

    id: str
    game: str
    status: Status
    seats: list[ListedSeat]
    pace: Pace
    audience: Audience
    creator: bool
    my_turn: bool
    created: float
    moved: float
    deadline: float | None


def listed(db: Connection, which: List, person: str | None, most: int = MOST) -> list[ListedMatch]:
    """Matches as somebody may find them, the newest change first: `mine` are open or running, one's turn before all;
    `open` have a seat for anybody; `watch` are running and public; `finished` are public or one's own; `played` are
    one's own, those ended early too."""
    m = matches.c
    wanted = and_(_wanted(which, person), m.game.in_(list(installed())))
    m = matches.c
    columns = (
        m.id,
        m.game,
        m.status,
        m.pace,
        m.audience,
        m.creator,
        m.created,
        m.moved,
        m.deadline,
        m.waiting,
        m.result,
    )
    rows = db.execute(select(*columns).where(wanted).order_by(m.moved.desc()).limit(most)).all()
    sitting = _seats(db, [row.id for row in rows])
    found = [_listed(row, sitting.get(row.id, []), person) for row in rows]
    return sorted(found, key=lambda match: not match.my_turn) if which == "mine" else found


def _wanted(which: List, person: str | None) -> ColumnElement[bool]:
    m, s = matches.c, seats.c
    mine: ColumnElement[bool] = exists().where(s.match == m.id, s.person == person, s.kind == "person")
    mine = or_(mine, and_(m.creator == person, m.status == "open")) if person else false()
    match which:
        case "mine":
            return and_(mine, m.status.in_(("open", "running")))
        case "open":
            return and_(m.status == "open", exists().where(s.match == m.id, s.kind == "open"), ~mine)
        case "watch":
            return and_(m.status == "running", m.audience == "public", ~mine)
        case "finished":
            return and_(m.status == "over", or_(m.audience == "public", mine))
        case "played":
            return and_(m.status.in_(("over", "ended")), mine)


def _seats(db: Connection, found: list[str]) -> dict[str, list[Any]]:
    sitting: dict[str, list[Any]] = {}
    for row in db.execute(select(seats).where(seats.c.match.in_(found)).order_by(seats.c.match, seats.c.seat)):
        sitting.setdefault(row.match, []).append(row)
    return sitting


def _listed(row: Any, sitting: list[Any], person: str | None) -> ListedMatch:
    running = row.status == "running"
    winners = (row.result or {}).get("winners", [])
    found = [
        ListedSeat(
            seat=seat.seat,
            kind=seat.kind,
            name=seat.name,
            bot=seat.bot,
            mine=person is not None and seat.kind == "person" and seat.person == person,
            asked=running and seat.seat in row.waiting,
            won=seat.seat in winners,
        )
        for seat in sitting
    ]
    return ListedMatch(
        id=row.id,
        game=row.game,
        status=row.status,
        seats=found,
        pace=Pace(**row.pace),
        audience=row.audience,
        creator=person is not None and row.creator == person,
        my_turn=any(seat.mine and seat.asked for seat in found),
        created=row.created,
        moved=row.moved,
        deadline=row.deadline,
    )
