"""Ratings: how well somebody plays a game, from the places in all matches that count.

Rated are matches of two or more seats, at least one of them a person's and no two the same person's; bots are players
like any other. What was forked from another match or brought as a record does not count, nor a lesson, nor what the
players ended by agreement, or gave up before all of them had begun. Who has gone away is last, who went first behind
all others.

`results` holds what the ratings are computed from, in the order in which the matches ended; `ratings` what came of it.
Both are written in the transaction that ends the match, and can be computed anew at any time.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import attrgetter
from secrets import token_hex  # noqa: TID251 - a name for somebody who is gone
from typing import Any, Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, func, insert, select, text, update

from prestol.server.play import archive
from prestol.server.play.live import LESSON
from prestol.server.play.rows import MatchRow, Seat
from prestol.server.store.schema import matches, ratings, results
from prestol.table import Answer, game_named

MODEL: Final = PlackettLuce()
BOT: Final = "bot:"
GONE: Final = "gone:"
BEGINNING: Final = 1000
"""The rating that everybody begins with."""
UNIT: Final = 40
"""So many points of a rating are one of the model's."""
LOCK: Final = text("SELECT pg_advisory_xact_lock(7037866)")


class Standing(Struct):
    """How well a player plays a game: the model's guess, and how sure it is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    matches: int = 0
    wins: int = 0

    @property
    def rating(self) -> int:
        """In one number: what the player is at least worth, as far as anybody can say by now."""
        return round(BEGINNING + UNIT * (self.mu - 3 * self.sigma))


class Outcome(Struct):
    """How a seat of a match came off, and what came of it for its player."""

    match: str
    seat: int
    number: int
    game: str
    player: str
    place: int
    score: int | None
    mu: float = 0.0
    sigma: float = 0.0
    gain: int = 0


Standings = defaultdict[tuple[str, str], Standing]
"""By game and player."""


def settle(db: Connection, row: MatchRow, seats: Sequence[Seat]) -> None:
    """A match has ended: rate it if it counts."""
    found = outcomes(db, row, seats)
    if not found:
        return
    _lock(db)
    number = (db.execute(select(func.max(results.c.number))).scalar() or 0) + 1
    players = {each.player for each in found}
    known = Standings(Standing)
    wanted = select(ratings).where(ratings.c.game == row.game, ratings.c.player.in_(players))
    known.update({(each.game, each.player): archive.read_as(Standing, each) for each in db.execute(wanted)})
    for each in found:
        each.number = number
    rate(found, known)
    db.execute(insert(results), [msgspec.structs.asdict(each) for each in found])
    for key, standing in known.items():
        _keep(db, key, standing)


def outcomes(db: Connection, row: MatchRow, seats: Sequence[Seat]) -> list[Outcome]:
    """How the seats of a match came off that is over; nothing if it does not count."""
    people = [seat.person for seat in seats if seat.kind == "person"]
    kind = (row.origin or {}).get("kind")
    if len(seats) < 2 or not people or None in people or len({*people}) < len(people):
        return []
    if kind in ("fork", "import", LESSON):
        return []
    if row.status == "ended" and not _given_up(db, row, seats):
        return []
    result = row.result or {}
    stayed = [seat for seat in seats if not seat.gone]
    ranks: list[int] = result.get("ranks") or [1] * len(seats)
    points = result.get("scores") if game_named(row.game).summed else None

    def place(seat: Seat) -> int:
        if not seat.gone:
            return 1 + sum(ranks[other.seat] < ranks[seat.seat] for other in stayed)
        return 1 + len(stayed) + sum(other.gone and (other.away or 0) > (seat.away or 0) for other in seats)

    return [
        Outcome(
            match=row.id,
            seat=seat.seat,
            number=0,
            game=row.game,
            player=seat.person if seat.person is not None else f"{BOT}{seat.bot}",
            place=place(seat),
            score=sum(points[seat.seat].values()) if points and not seat.gone else None,
        )
        for seat in seats
    ]


def _given_up(db: Connection, row: MatchRow, seats: Sequence[Seat]) -> bool:
    """True if everybody had begun to play, and then no person was left."""
    if (row.result or {}).get("reason") not in ("resigned", "abandoned"):
        return False
    begun = {item.seat for item in archive.read_items(db, row.id, 0, row.number) if isinstance(item, Answer)}
    return all(seat.seat in begun for seat in seats if seat.kind == "person")


def rate(found: Sequence[Outcome], known: Standings) -> None:
    """Write into the outcomes of one match, and into the standings of its players, what it changes. A bot that has
    several seats gets the mean of what they give."""
    teams = [[MODEL.rating(known[each.game, each.player].mu, known[each.game, each.player].sigma)] for each in found]
    fresh = MODEL.rate(teams, ranks=[each.place for each in found])
    seats = defaultdict[tuple[str, str], list[int]](list)
    for at, each in enumerate(found):
        seats[each.game, each.player].append(at)
    for key, own in seats.items():
        old = known[key]
        known[key] = now = Standing(
            mu=sum(fresh[at][0].mu for at in own) / len(own),
            sigma=sum(fresh[at][0].sigma for at in own) / len(own),
            matches=old.matches + 1,
            wins=old.wins + any(found[at].place == 1 for at in own),
        )
        for at in own:
            found[at].mu, found[at].sigma, found[at].gain = now.mu, now.sigma, now.rating - old.rating


def computed(found: Iterable[Outcome]) -> Standings:
    """The standings that outcomes lead to, match by match; what each changes is written into it."""
    known = Standings(Standing)
    for _, group in groupby(found, attrgetter("number")):
        rate(list(group), known)
    return known


def read_results(db: Connection, game: str | None = None) -> list[Outcome]:
    """All outcomes (of a game), in the order in which the matches ended."""
    wanted = select(results).order_by(results.c.number, results.c.seat)
    rows = db.execute(wanted if game is None else wanted.where(results.c.game == game))
    return [archive.read_as(Outcome, row) for row in rows]


def rebuild(db: Connection, games: Iterable[str]) -> None:
    """Compute the ratings of these games anew."""
    _lock(db)
    for game in sorted({*games}):
        kept = read_results(db, game)
        found = [msgspec.structs.replace(each) for each in kept]
        standings = computed(found)
        for each, old in zip(found, kept, strict=True):
            if each != old:
                key = (results.c.match == each.match) & (results.c.seat == each.seat)
                db.execute(update(results).where(key).values(mu=each.mu, sigma=each.sigma, gain=each.gain))
        db.execute(delete(ratings).where(ratings.c.game == game))
        if standings:
            db.execute(insert(ratings), [_row(key, standing) for key, standing in standings.items()])


def hand_over(db: Connection, player: str, to: str | None) -> None:
    """What somebody has won belongs to another person, or to nobody that anybody knows. Matches in which both have
    played count no more."""
    games = list(db.execute(select(results.c.game).where(results.c.player == player).distinct()).scalars())
    if to is not None:
        both = select(results.c.match).where(results.c.player.in_((player, to)))
        both = both.group_by(results.c.match).having(func.count(results.c.player.distinct()) > 1)
        db.execute(delete(results).where(results.c.match.in_(both.scalar_subquery())))
    db.execute(update(results).where(results.c.player == player).values(player=to or GONE + token_hex(6)))
    rebuild(db, games)


def faults(db: Connection) -> list[tuple[str, str, str]]:
    """Where the ratings are not what the matches say: the match (if it is about one), the game, and why."""
    kept = read_results(db)
    by_match = {match: list(group) for match, group in groupby(kept, attrgetter("match"))}
    wrong = []
    for match in db.execute(select(matches.c.id).where(matches.c.status.in_(("over", "ended")))).scalars().all():
        row, seats = archive.read_match(db, match)
        noted = by_match.pop(match, [])
        players = {each.seat: each.player for each in noted}
        for seat in seats:  # whose person is gone
            if seat.kind == "person" and seat.person is None and seat.seat in players:
                seat.person = players[seat.seat]
        plain = [(each.seat, each.player, each.place, each.score) for each in noted]
        if plain != [(each.seat, each.player, each.place, each.score) for each in outcomes(db, row, seats)]:
            wrong.append((match, row.game, "it counts in the ratings for something else than what it was"))
    wrong += [(match, found[0].game, "it is rated, and is not over") for match, found in by_match.items()]
    anew = [msgspec.structs.replace(each) for each in kept]
    standings = computed(anew)
    stored = {(row.game, row.player): archive.read_as(Standing, row) for row in db.execute(select(ratings))}
    for game in sorted({game for game, _ in {**standings, **stored}}):
        ledgers = [[each for each in all_ if each.game == game] for all_ in (kept, anew)]
        tables = [{key: each for key, each in all_.items() if key[0] == game} for all_ in (standings, stored)]
        if not _same(*ledgers) or tables[0].keys() != tables[1].keys() or not _same(*map(_sorted, tables)):
            wrong.append(("", game, "its ratings are not what its results lead to"))
    return wrong


def _sorted(table: dict[tuple[str, str], Standing]) -> list[Standing]:
    return [table[key] for key in sorted(table)]


def _same(one: Sequence[Struct], other: Sequence[Struct]) -> bool:
    """The same but for what is too small to see: another machine may round otherwise."""

    def rounded(each: Struct) -> dict[str, Any]:
        return {key: round(value, 6) if isinstance(value, float) else value for key, value in _plain(each).items()}

    return [rounded(each) for each in one] == [rounded(each) for each in other]


_plain = msgspec.structs.asdict


def _row(key: tuple[str, str], standing: Standing) -> dict[str, Any]:
    return {"game": key[0], "player": key[1], "rating": standing.rating, **_plain(standing)}


def _keep(db: Connection, key: tuple[str, str], standing: Standing) -> None:
    where = (ratings.c.game == key[0]) & (ratings.c.player == key[1])
    if not db.execute(update(ratings).where(where).values(_row(key, standing))).rowcount:
        db.execute(insert(ratings), _row(key, standing))


def _lock(db: Connection) -> None:
    """One match after the other; an embedded database writes so anyway."""
    if db.dialect.name == "postgresql":
        db.execute(LOCK)
