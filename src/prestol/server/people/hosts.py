"""What a host can do: let people in, help them back in, send them away, and help a match that is stuck."""

import time
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, func, or_, select, update

from prestol.server.errors import NotAllowed, NotFound
from prestol.server.people.belongings import Belongings
from prestol.server.people.person import Person
from prestol.server.people.registry import Link, Registry, as_person
from prestol.server.play import ratings
from prestol.server.play.archive import read_match
from prestol.server.play.hall import Hall
from prestol.server.play.live import Live
from prestol.server.play.news import News
from prestol.server.store.schema import matches, messages, people, results, seats

PAGE: Final = 50
INVITED: Final = 14.0
"""An invitation opens for so many days."""
RESET: Final = 1.0
"""So does a reset link."""


class Resident(Struct):
    """A person as a host sees them."""

    id: str
    name: str
    guest: bool
    host: bool
    created: float
    seen: float
    matches: int


class Waiting(Struct):
    """A seat that a match waits for."""

    seat: int
    name: str
    person: str | None
    bot: bool
    since: float | None


class Stuck(Struct):
    """A running match, and whom it waits for."""

    id: str
    game: str
    steps: int
    moved: float
    deadline: float | None
    waiting: list[Waiting]


class Talked(Struct):
    """A message as a host sees it."""

    id: int
    match: str
    room: str
    name: str
    person: str | None
    text: str
    at: float


class Hosts:
    """The hosts' tools, for the page and for the command line."""

    def __init__(self, registry: Registry, hall: Hall) -> None:
        self._registry = registry
        self._belongings = Belongings(registry, hall)
        self._store = registry.store
        self._hall = hall

    # People

    async def residents(self, search: str = "", start: int = 0) -> list[Resident]:
        """The people, who was here last first; only those whose name or id begins with, or has, what is searched."""
        sits = select(func.count(seats.c.match.distinct())).where(seats.c.person == people.c.id).scalar_subquery()
        wanted = select(people, sits.label("matches")).order_by(people.c.seen.desc()).offset(start).limit(PAGE)
        if search:
            wanted = wanted.where(or_(people.c.id == search, people.c.name.icontains(search, autoescape=True)))
        rows = await self._store.read(lambda db: db.execute(wanted).all())
        return [
            Resident(row.id, row.name, row.login is None, row.host, row.created, row.seen, row.matches) for row in rows
        ]

    async def found(self, who: str) -> Person:
        """The person of this id, or of this name if only one has it."""
        wanted = select(people).where(or_(people.c.id == who, people.c.name == who, people.c.login == who.casefold()))
        rows = await self._store.read(lambda db: db.execute(wanted).all())
        exact = [row for row in rows if row.id == who] or [row for row in rows if row.login is not None] or rows
        if not rows:
            raise NotFound("error-no-person")
        if len(exact) != 1:
            raise NotFound("error-many-people")
        return as_person(exact[0])

    async def make_host(self, person: str, *, host: bool) -> Person:
        """Let somebody be a host, or no longer. Somebody always is."""

        def write(db: Connection) -> None:
            others = select(func.count()).where(people.c.host, people.c.id != person)
            if not host and not db.execute(others).scalar_one():
                raise NotAllowed("error-last-host")
            db.execute(update(people).where(people.c.id == person).values(host=host))

        await self._registry.person(person)
        await self._store.write(write)
        self._registry.forget(person)
        return await self._registry.person(person)

    async def invite(self) -> tuple[Link, str]:
        """A link that lets one person in."""
        return await self._registry.make_link("invite", None, days=INVITED)

    async def reset(self, person: str) -> tuple[Link, str]:
        """A link with which a person sets a new password."""
        await self._registry.person(person)
        await self._registry.drop_links("reset", person)
        return await self._registry.make_link("reset", person, days=RESET)

    async def remove_person(self, person: str) -> None:
        """Bots take the seats; what was said and played stays, under the name it had. The person is gone."""
        known = await self._registry.person(person)
        if known.host:
            await self.make_host(person, host=False)
        await self._belongings.give_up(known)

    # Matches

    async def stuck(self, idle: float = 0.0) -> list[Stuck]:
        """Running matches in which nothing has happened for so many seconds, the longest first."""
        wanted = select(matches.c.id).where(matches.c.status == "running", matches.c.moved <= time.time() - idle)
        wanted = wanted.order_by(matches.c.moved).limit(PAGE)

        def read(db: Connection) -> list[Live]:
            return [Live(*read_match(db, match), None) for match in db.execute(wanted).scalars().all()]

        return [_stuck(live) for live in await self._store.read(read)]

    async def go_on(self, match: str) -> Stuck:
        """Let a stuck match go on: bots answer for those it waits for, until these are back."""

        def change(live: Live) -> None:
            for seat in live.asked:
                if live.seats[seat].kind == "person" and not live.seats[seat].left:
                    live.seats[seat].left = "timeout"

        self._hall.forget(match)
        return _stuck(await self._hall.change(match, change))

    async def remove_match(self, match: str) -> None:
        """A match, its journal and its chat are gone, and what it has changed in the ratings."""

        def write(db: Connection) -> None:
            game = db.execute(select(matches.c.game).where(matches.c.id == match)).scalar()
            if game is None:
                raise NotFound("error-no-match")
            rated = db.execute(select(results.c.seat).where(results.c.match == match)).first() is not None
            db.execute(delete(matches).where(matches.c.id == match))
            ratings.rebuild(db, [game] if rated else [])

        await self._store.write(write)
        self._hall.forget(match)

    async def messages(self, match: str) -> list[Talked]:
        """All that was said at a table, the latest first."""
        wanted = select(messages).where(messages.c.match == match).order_by(messages.c.id.desc()).limit(500)
        rows = await self._store.read(lambda db: db.execute(wanted).all())
        return [Talked(row.id, row.match, row.room, row.name, row.person, row.text, row.at) for row in rows]

    async def remove_message(self, message: int) -> None:
        """A message is gone."""

        def write(db: Connection) -> list[News]:
            row = db.execute(select(messages).where(messages.c.id == message)).first()
            if row is None:
                raise NotFound("error-no-message")
            db.execute(delete(messages).where(messages.c.id == message))
            news = [News(row.match, "chat", room=row.room)]
            self._hall.news.within(db, news)
            return news

        self._hall.news.after(await self._store.write(write))


def _stuck(live: Live) -> Stuck:
    names = live.names("en")
    waiting = [
        Waiting(seat, names[seat], live.seats[seat].person, live.seats[seat].by_bot, live.seats[seat].since)
        for seat in live.row.waiting
    ]
    row = live.row
    return Stuck(row.id, row.game, row.steps, row.moved, row.deadline, waiting)
