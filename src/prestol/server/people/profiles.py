"""What everybody may know of a person and of a game's best players: numbers over all matches, and the matches that are
public."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, exists, func, or_, select

from prestol.server.errors import NotFound
from prestol.server.play.lists import DONE, ListedMatch, listed, sits
from prestol.server.play.ratings import BOT
from prestol.server.store.schema import matches, people, ratings, results, seats

LEAST: Final = 3
"""After so many rated matches somebody has a place among the others."""
LEADERS: Final = 20
BEST: Final = 3
LATEST: Final = 4


class Tally(Struct, kw_only=True):
    """What somebody has played of a game. `played`: all matches that are over; `rated`: those that count. There is a
    `rating` from the first of these on, and a `place` after some."""

    game: str
    played: int
    rated: int
    wins: int
    rating: int | None
    place: int | None


class Profile(Struct, kw_only=True):
    """A person as everybody sees them. `since`: when they came here first; `mine`: it is whoever asks."""

    id: str
    name: str
    guest: bool
    since: float
    mine: bool
    games: list[Tally]


class Leader(Struct, kw_only=True):
    """A player of a game, with a place. Either a `person` or a `bot`."""

    place: int
    person: str | None
    bot: str | None
    name: str
    rating: int
    matches: int
    wins: int
    mine: bool


class Leaders(Struct, kw_only=True):
    """The best players of a game. `least`: so many rated matches one needs for a place; `own`: where whoever asks
    stands, if not among the first."""

    least: int
    leaders: list[Leader]
    own: Leader | None


class Feat(Struct, kw_only=True):
    """Something remarkable in a public match: so many points of somebody, or so many answers until its end."""

    match: str
    person: str | None
    name: str
    count: int
    moved: float


class Feats(Struct, kw_only=True):
    """What is worth seeing of a game: the best scores, the longest matches, those that ended last."""

    best: list[Feat]
    longest: list[Feat]
    latest: list[ListedMatch]


def known(db: Connection, who: str) -> Row[Any]:
    """What stands of a person in the database."""
    row = db.execute(select(people).where(people.c.id == who)).first()
    if row is None:
        raise NotFound("error-no-person")
    return row


def profile(db: Connection, who: str, viewer: str | None) -> Profile:
    """All about a person."""
    row = known(db, who)
    return Profile(
        id=row.id,
        name=row.name,
        guest=row.login is None,
        since=row.created,
        mine=row.id == viewer,
        games=_tallies(db, who),
    )


def _tallies(db: Connection, who: str) -> list[Tally]:
    over = select(matches.c.game, func.count().label("played"))
    over = over.where(matches.c.status.in_(DONE), matches.c.number > 0, sits(who))
    rated = {row.game: row for row in db.execute(select(ratings).where(ratings.c.player == who))}
    found = []
    for game, played in db.execute(over.group_by(matches.c.game).order_by(func.count().desc(), matches.c.game)):
        own = rated.get(game)
        found.append(
            Tally(
                game=game,
                played=played,
                rated=own.matches if own else 0,
                wins=own.wins if own else 0,
                rating=own.rating if own else None,
                place=_place(db, own) if own and own.matches >= LEAST else None,
            )
        )
    return found


def leaders(db: Connection, game: str, viewer: str | None) -> Leaders:
    """The best players of a game."""
    rows = db.execute(_ranked(game).limit(LEADERS)).all()
    found = [_leader(row, 1 + sum(other.rating > row.rating for other in rows), viewer) for row in rows]
    own = None
    if viewer and not any(each.mine for each in found):
        row = db.execute(_ranked(game).where(ratings.c.player == viewer)).first()
        own = _leader(row, _place(db, row), viewer) if row is not None else None
    return Leaders(least=LEAST, leaders=found, own=own)


def _ranked(game: str) -> Select[Any]:
    """Players with a place, the best first."""
    wanted = select(ratings, people.c.name).outerjoin(people, people.c.id == ratings.c.player)
    return wanted.where(_has_place(game)).order_by(ratings.c.rating.desc(), ratings.c.matches, ratings.c.player)


def _has_place(game: str) -> ColumnElement[bool]:
    anybody = people.alias()
    known = exists().where(anybody.c.id == ratings.c.player)
    bot = ratings.c.player.startswith(BOT, autoescape=True)
    return and_(ratings.c.game == game, ratings.c.matches >= LEAST, or_(known, bot))


def _place(db: Connection, row: Any) -> int:
    better = select(func.count()).select_from(ratings).where(_has_place(row.game), ratings.c.rating > row.rating)
    return 1 + db.execute(better).scalar_one()


def _leader(row: Any, place: int, viewer: str | None) -> Leader:
    bot = row.player.removeprefix(BOT) if row.player.startswith(BOT) else None
    return Leader(
        place=place,
        person=None if bot else row.player,
        bot=bot,
        name=row.name or "",
        rating=row.rating,
        matches=row.matches,
        wins=row.wins,
        mine=row.player == viewer,
    )


def feats(db: Connection, game: str) -> Feats:
    """What is worth seeing of a game, for everybody."""
    public = and_(matches.c.game == game, matches.c.status == "over", matches.c.audience == "public")
    sits = and_(seats.c.match == results.c.match, seats.c.seat == results.c.seat)
    best = (
        select(matches.c.id, matches.c.moved, seats.c.person, seats.c.name, results.c.score.label("amount"))
        .select_from(results)
        .join(matches, matches.c.id == results.c.match)
        .join(seats, sits)
        .where(public, results.c.score.is_not(None), seats.c.kind == "person")
        .order_by(results.c.score.desc(), results.c.number)
        .limit(BEST)
    )
    rated = exists().where(results.c.match == matches.c.id)
    longest = select(matches.c.id, matches.c.moved, matches.c.number.label("amount")).where(public, rated)
    longest = longest.order_by(matches.c.number.desc(), matches.c.id).limit(1)
    return Feats(
        best=[
            Feat(match=row.id, person=row.person, name=row.name, count=row.amount, moved=row.moved)
            for row in db.execute(best)
        ],
        longest=[
            Feat(match=row.id, person=None, name="", count=row.amount, moved=row.moved) for row in db.execute(longest)
        ],
        latest=listed(db, "finished", None, LATEST, game),
    )
