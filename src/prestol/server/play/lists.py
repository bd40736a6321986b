"""Lists of matches: one's own, open tables, those worth watching. A list tells what everybody may know, and whether it
is the asker's turn."""

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, exists, false, or_, select

from prestol.server.play.rows import Audience, Pace, SeatKind, Status
from prestol.server.store.schema import matches, results, seats
from prestol.table import installed

List: TypeAlias = Literal["mine", "open", "watch", "finished", "played"]
MOST = 60
"""So many matches are listed at the most."""
PAGE = 20
"""So many of a history are shown at a time."""
DONE = ("over", "ended")


class ListedSeat(Struct, kw_only=True):
    """A seat of a match in a list."""

    seat: int
    kind: SeatKind
    person: str | None
    """Whose page tells more."""
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


class PlayedMatch(ListedMatch, kw_only=True):
    """A finished match in somebody's history: the place they took, and what it gave them, if it is rated."""

    place: int | None
    gain: int | None


def listed(
    db: Connection, which: List, person: str | None, most: int = MOST, game: str | None = None
) -> list[ListedMatch]:
    """Matches (of a game) as somebody may find them, the newest change first: `mine` are open or running, one's turn
    before all; `open` have a seat for anybody; `watch` are running and public; `finished` are public or one's own;
    `played` are one's own, those ended early too."""
    wanted = _wanted(which, person)
    found = _found(db, wanted if game is None else and_(wanted, matches.c.game == game), person, most)
    return sorted(found, key=lambda match: not match.my_turn) if which == "mine" else found


def history(db: Connection, of: str, person: str | None, start: int = 0, most: int = PAGE) -> list[PlayedMatch]:
    """The finished matches of a person that another may see: those that are public, and those that both have played.
    One sees all of one's own."""
    m = matches.c
    wanted = and_(sits(of), m.status.in_(DONE), m.number > 0)
    if of != person:
        wanted = and_(wanted, or_(m.audience == "public", sits(person)) if person else m.audience == "public")
    found = _found(db, wanted, person, most, start)
    own = select(results).where(results.c.player == of, results.c.match.in_([match.id for match in found]))
    rated = {row.match: row for row in db.execute(own)}
    return [
        PlayedMatch(
            **msgspec.structs.asdict(match),
            place=rated[match.id].place if match.id in rated else None,
            gain=rated[match.id].gain if match.id in rated else None,
        )
        for match in found
    ]


def sits(person: str) -> ColumnElement[bool]:
    """Whether a person plays in a match."""
    return exists().where(seats.c.match == matches.c.id, seats.c.person == person, seats.c.kind == "person")


def _found(
    db: Connection, wanted: ColumnElement[bool], person: str | None, most: int, start: int = 0
) -> list[ListedMatch]:
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
    query = select(*columns).where(wanted, m.game.in_(list(installed())))
    rows = db.execute(query.order_by(m.moved.desc(), m.id).limit(most).offset(start)).all()
    sitting = _seats(db, [row.id for row in rows])
    return [_listed(row, sitting.get(row.id, []), person) for row in rows]


def _wanted(which: List, person: str | None) -> ColumnElement[bool]:
    m, s = matches.c, seats.c
    mine = or_(sits(person), and_(m.creator == person, m.status == "open")) if person else false()
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
            return and_(m.status.in_(DONE), mine)


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
            person=seat.person if seat.kind == "person" else None,
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
