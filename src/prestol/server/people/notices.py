"""Telling people that it is their turn: each on the ways they have chosen, once per turn, and not while they look."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import secrets  # noqa: TID251 - codes that show whose an address is
import time
from typing import Any, Final

from msgspec import Struct
from prometheus_client import Counter
from sqlalchemy import Connection, and_, delete, exists, func, insert, or_, select, true, update

from prestol.server.errors import NotFound, TooMany, Wrong
from prestol.server.limits import NOTICES
from prestol.server.people.person import Person
from prestol.server.people.sending import Gone, Kind, Notice, Sender
from prestol.server.play.watching import Watching
from prestol.server.store import Store
from prestol.server.store.schema import attention, entries, matches, notices, people, seats
from prestol.server.words import say
from prestol.table import game_named

EVERY: Final = 5.0
"""Seconds between two looks for whom to tell."""
GRACE: Final = 20.0
"""Whoever answers within so many seconds is not told."""
LATEST: Final = 86_400.0
"""A turn that began longer ago is no news."""
AGAIN: Final = (0.0, 30.0, 180.0)
"""A notice that is not taken is tried again after so many seconds, and then no more."""
AT_ONCE: Final = 4
TRIES: Final = 5
"""So often a wrong code may be given."""

log = logging.getLogger("prestol.notices")


class Way(Struct):
    """A way on which a person is told. It works once it is confirmed."""

    id: int
    kind: Kind
    shown: str
    """The address, as far as it is no secret."""
    confirmed: bool
    created: float


class Turn(Struct):
    """Somebody's turn, of which they have not been told."""

    match: str
    game: str
    seat: int
    person: str
    since: float


class Notices:
    """The ways on which people are told, and the telling."""

    def __init__(self, store: Store, sender: Sender, watching: Watching, outcomes: Counter) -> None:
        self._store = store
        self.sender = sender
        self._watching = watching
        self._outcomes = outcomes
        self._running: set[asyncio.Task[None]] = set()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._looking: asyncio.Task[None] | None = None

    # The ways

    async def of(self, person: str) -> list[Way]:
        """A person's ways."""
        wanted = select(notices).where(notices.c.person == person).order_by(notices.c.id)
        return [_way(row) for row in await self._store.read(lambda db: db.execute(wanted).all())]

    async def add(self, person: Person, kind: Kind, address: str) -> Way:
        """A new way. A code goes there, and shows whose it is when it comes back; a browser needs none."""
        target = self.sender.target(kind, address)
        code = "" if kind == "push" else f"{secrets.randbelow(1_000_000):06}"
        row = {
            "person": person.id, "kind": kind, "target": target, "created": time.time(),
            "code": _hashed(code) if code else None, "tries": 0,
        }  # fmt: skip

        def write(db: Connection) -> Any:
            own = notices.c.person == person.id
            db.execute(delete(notices).where(own, notices.c.kind == kind, notices.c.target == target))
            if db.execute(select(func.count()).where(own)).scalar_one() >= NOTICES:
                raise Wrong("error-too-many-of", most=NOTICES)
            made = db.execute(insert(notices), row).inserted_primary_key
            assert made is not None
            return db.execute(select(notices).where(notices.c.id == made[0])).one()

        way = _way(await self._store.write(write))
        if code:
            text = say(person.lang, "notice-code", code=code)
            await self._send_now(way, target, Notice(say(person.lang, "notice-code-title"), text, ""))
        return way

    async def confirm(self, person: Person, way: int, code: str) -> Way:
        """The code has come back."""
        row = await self._row(person, way)
        if row.tries >= TRIES:
            raise TooMany("error-too-many-tries", wait=86_400)
        if row.code is not None and not hmac.compare_digest(row.code, _hashed(code.strip())):
            wrong = update(notices).where(notices.c.id == way).values(tries=notices.c.tries + 1)
            await self._store.write(lambda db: db.execute(wrong))
            raise Wrong("error-notice-code")
        await self._store.write(lambda db: db.execute(update(notices).where(notices.c.id == way).values(code=None)))
        return _way(await self._row(person, way))

    async def drop(self, person: Person, way: int) -> None:
        """Do not tell on this way any more."""
        gone = delete(notices).where(notices.c.id == way, notices.c.person == person.id)
        if not await self._store.write(lambda db: db.execute(gone).rowcount):
            raise NotFound("error-no-notice")

    async def rehearse(self, person: Person, way: int) -> None:
        """Send something, to see whether it comes."""
        row = await self._row(person, way)
        if row.code is not None:
            raise Wrong("error-notice-code")
        notice = Notice(say(person.lang, "notice-try-title"), say(person.lang, "notice-try"), "/me")
        await self._send_now(_way(row), row.target, notice)

    async def quiet(self, match: str, person: str, *, on: bool) -> None:
        """Whether a person is told of turns in one match."""
        await self._store.write(lambda db: _attend(db, match, person, {"quiet": not on}))

    async def _row(self, person: Person, way: int) -> Any:
        wanted = select(notices).where(notices.c.id == way, notices.c.person == person.id)
        row = await self._store.read(lambda db: db.execute(wanted).first())
        if row is None:
            raise NotFound("error-no-notice")
        return row

    async def _send_now(self, way: Way, target: str, notice: Notice) -> None:
        try:
            taken = await self.sender.send(way.kind, target, notice)
        except Gone:
            taken = False
        self._outcomes.labels(way.kind, "sent" if taken else "failed").inc()
        if not taken:
            raise Wrong("error-notice-failed")

    # The telling

    def start(self) -> None:
        self._looking = asyncio.create_task(self._look_on())

    async def stop(self) -> None:
        for task in [*self._running, *([self._looking] if self._looking else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _look_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.once()
            except Exception:
                log.exception("looking for whom to tell has failed; the next look tries again")

    async def once(self, now: float | None = None) -> int:
        """Tell everybody whose turn it is and who is not looking. How many these are."""
        now = now or time.time()
        told = 0
        for turn in await self._store.read(lambda db: _due(db, now)):
            claimed = await self._store.write(lambda db, turn=turn: _claimed(db, turn))  # type: ignore[misc]
            if not claimed or turn.person in self._watching.here(turn.match):
                continue
            told += 1
            task = asyncio.create_task(self._tell(turn))
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return told

    async def finished(self) -> None:
        """Wait until all that was begun is told."""
        await asyncio.gather(*self._running)

    async def _tell(self, turn: Turn) -> None:
        wanted = select(notices, people.c.lang).join(people, people.c.id == notices.c.person)
        wanted = wanted.where(notices.c.person == turn.person, notices.c.code.is_(None))
        rows = await self._store.read(lambda db: db.execute(wanted).all())
        await asyncio.gather(*(self._deliver(row, _notice(turn, row.lang)) for row in rows))

    async def _deliver(self, row: Any, notice: Notice) -> None:
        """Send a notice on one way, a few times if need be."""
        for wait in AGAIN:
            await asyncio.sleep(wait)
            try:
                async with self._turns:
                    taken = await self.sender.send(row.kind, row.target, notice)
            except Gone:
                self._outcomes.labels(row.kind, "gone").inc()
                await self._store.write(lambda db: db.execute(delete(notices).where(notices.c.id == row.id)))
                return
            except Exception as error:  # noqa: BLE001 - what it says may hold the address, which is a secret
                log.warning("a notice by %s has failed: %s", row.kind, type(error).__name__)
                taken = False
            if taken:
                self._outcomes.labels(row.kind, "sent").inc()
                return
        self._outcomes.labels(row.kind, "failed").inc()


_WISHED: Final = func.coalesce(people.c.prefs["notices"].as_boolean(), true())
_BY_DEFAULT: Final = select(_WISHED).where(people.c.id == seats.c.person).scalar_subquery()


def _due(db: Connection, now: float) -> list[Turn]:
    """Turns that began a while ago, of people who want to be told."""
    known = and_(attention.c.match == seats.c.match, attention.c.person == seats.c.person)
    wanted = (
        select(seats.c.match, matches.c.game, seats.c.seat, seats.c.person, seats.c.since)
        .join(matches, matches.c.id == seats.c.match)
        .outerjoin(attention, known)
        .where(
            seats.c.since.between(now - LATEST, now - GRACE),
            matches.c.status == "running",
            seats.c.kind == "person",
            seats.c.left == "",
            exists().where(notices.c.person == seats.c.person, notices.c.code.is_(None)),
            or_(attention.c.quiet.is_(False), and_(attention.c.quiet.is_(None), _BY_DEFAULT)),
            or_(attention.c.noticed.is_(None), attention.c.noticed < seats.c.since),
        )
    )
    return [Turn(*row) for row in db.execute(wanted)]


def _claimed(db: Connection, turn: Turn) -> bool:
    """Take it upon this process to tell of a turn. False if another has, or if the turn only goes on."""
    key = and_(attention.c.match == turn.match, attention.c.person == turn.person)
    known = db.execute(select(attention.c.noticed).where(key).with_for_update()).first()
    if known is not None and known.noticed is not None and known.noticed >= turn.since:
        return False
    _attend(db, turn.match, turn.person, {"noticed": turn.since})
    wanted = select(entries.c.item).where(entries.c.match == turn.match).order_by(entries.c.number.desc()).limit(1)
    newest = db.execute(wanted).scalar()
    own = select(seats.c.seat).where(seats.c.match == turn.match, seats.c.person == turn.person)
    return newest is None or newest[1] not in db.execute(own).scalars().all()


def _attend(db: Connection, match: str, person: str, values: dict[str, Any]) -> None:
    key = and_(attention.c.match == match, attention.c.person == person)
    if not db.execute(update(attention).where(key).values(values)).rowcount:
        db.execute(insert(attention), {"match": match, "person": person, **values})


def _notice(turn: Turn, lang: str) -> Notice:
    words = game_named(turn.game).words(lang)
    title = words.say("game-name") if words.has("game-name") else turn.game
    return Notice(say(lang, "notice-turn-title", game=title), say(lang, "notice-turn", game=title), f"/m/{turn.match}")


def _way(row: Any) -> Way:
    shown = row.target if row.kind == "mail" else f"…{row.target[-4:]}" if row.kind != "push" else ""
    return Way(row.id, row.kind, shown, row.code is None, row.created)


def _hashed(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
