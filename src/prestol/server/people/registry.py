"""Who somebody is: guests, accounts, sessions, and the links and tokens that stand for a person.

A secret leaves here once, when it is made; the database keeps its hash. A look-up is remembered for a few seconds, so
that one who plays does not ask the database with every request.
"""

import hashlib
import secrets  # noqa: TID251 - sessions that cannot be guessed
import time
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, delete, false, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from prestol.server.errors import NotAllowed, NotFound, Wrong
from prestol.server.limits import PREFS
from prestol.server.people.passwords import Passwords
from prestol.server.people.person import Person, Prefs, clean_name, folded
from prestol.server.store import Store
from prestol.server.store.schema import links, passkeys, people, sessions

DAY: Final = 86_400.0
SESSION: Final = 365 * DAY
"""A session ends when it was not used for so long."""

REMEMBERED: Final = 15.0
"""For so many seconds a look-up is good. What one process withdraws, the others believe for as long."""

KEPT: Final = 20_000
TOKEN_MARK: Final = "prestol_"  # noqa: S105 - it marks tokens, and opens nothing
"""Personal tokens begin so: whoever finds one lying about knows what it opens."""

__all__ = ["Link", "Person", "Registry"]

LinkKind = Literal["token", "back", "invite", "reset", "challenge"]


class Link(Struct, kw_only=True):
    """Something that is opened by knowing a secret. `id` names it without opening it."""

    id: str
    kind: str
    person: str | None
    name: str
    created: float
    used: float | None
    expires: float | None


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again, too little to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Registry:
    """Everybody who plays here."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.passwords = Passwords()
        self._known: OrderedDict[str, tuple[Person | None, float]] = OrderedDict()

    # Coming in

    async def welcome(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest, and the secret of a session."""
        person = Person(id=secrets.token_urlsafe(9), name=clean_name(name), lang=lang)

        def add(db: Connection) -> None:
            now = time.time()
            db.execute(insert(people), {**msgspec.to_builtins(person), "created": now, "seen": now})

        await self.store.write(add)
        return person, await self.open_session(person)

    async def open_session(self, person: Person) -> str:
        """The secret of a new session."""
        secret, now = secrets.token_urlsafe(32), time.time()
        key = hashed(secret)
        row = {"hash": key, "person": person.id, "created": now, "seen": now}
        await self.store.write(lambda db: db.execute(insert(sessions), row))
        self._remember(key, person)
        return secret

    async def known(self, secret: str) -> Person | None:
        """Whose session or personal token this is."""
        key = hashed(secret)
        person, until = self._known.get(key, (None, 0.0))
        if until > time.monotonic():
            return person
        if secret.startswith(TOKEN_MARK):
            person, stale = await self.store.read(partial(_holder, key=key, table=links))
        else:
            person, stale = await self.store.read(partial(_holder, key=key, table=sessions))
        if person is not None and stale:
            await self.store.write(partial(_was_here, key=key, person=person.id))
        self._remember(key, person)
        return person

    def _remember(self, key: str, person: Person | None) -> None:
        self._known[key] = (person, time.monotonic() + REMEMBERED)
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    def forget(self, person: str) -> None:
        """Somebody has changed: look them up anew."""
        for key in [key for key, (known, _) in self._known.items() if known is not None and known.id == person]:
            del self._known[key]

    async def log_in(self, name: str, password: str) -> Person:
        """The person of this name, if it is the password."""
        row = await self.store.read(lambda db: db.execute(select(people).where(people.c.login == _login(name))).first())
        if not await self.passwords.fits(row.password if row else None, password) or row is None:
            raise NotAllowed("error-bad-login")
        return as_person(row)

    async def log_out(self, secret: str) -> None:
        """End a session."""
        await self.store.write(lambda db: db.execute(delete(sessions).where(sessions.c.hash == hashed(secret))))
        self._known.pop(hashed(secret), None)

    async def log_out_everywhere(self, person: str, but: str | None = None) -> None:
        """End all sessions of a person, except perhaps the one that asks."""
        ended = delete(sessions).where(sessions.c.person == person)
        if but is not None:
            ended = ended.where(sessions.c.hash != hashed(but))
        await self.store.write(lambda db: db.execute(ended))
        self.forget(person)

    # Being somebody

    async def person(self, person: str) -> Person:
        """The person of this id."""
        row = await self.store.read(lambda db: db.execute(select(people).where(people.c.id == person)).first())
        if row is None:
            raise NotFound("error-no-person")
        return as_person(row)

    async def change(self, person: Person, **changes: Any) -> Person:
        """Change a name, a language, wishes. A kept name stays unique, and nobody takes a kept name of another."""
        if "name" in changes:
            changes["name"] = clean_name(changes["name"])
            login = folded(changes["name"])
            taken = select(people.c.id).where(people.c.login == login, people.c.id != person.id)
            if await self.store.read(lambda db: db.execute(taken).first()):
                raise Wrong("error-name-taken", name=changes["name"])
            if not person.guest:
                changes["login"] = login
        await self._write(person.id, changes)
        return await self.person(person.id)

    async def wish(self, person: Person, change: Callable[[Prefs], Prefs]) -> Person:
        """Change what a person wishes, as it is kept now: several devices may do so at a time."""
        mine = people.c.id == person.id

        def write(db: Connection) -> None:
            kept = db.execute(select(people.c.prefs).where(mine).with_for_update()).scalar()
            if kept is None:
                raise NotFound("error-no-person")
            prefs = msgspec.to_builtins(change(msgspec.convert(kept, Prefs)))
            if len(str(prefs)) > PREFS:
                raise Wrong("error-too-big", most=PREFS)
            db.execute(update(people).where(mine).values(prefs=prefs))

        await self.store.write(write)
        self.forget(person.id)
        return await self.person(person.id)

    async def keep(self, person: Person, password: str | None = None) -> Person:
        """Make a guest's name theirs, or give a new password (its hash) to whoever has kept theirs."""
        changes: dict[str, Any] = {"login": folded(person.name)}
        if password is not None:
            changes["password"] = password
        await self._write(person.id, changes)
        return await self.person(person.id)

    async def has_password(self, person: Person, password: str | None = None) -> bool:
        """Whether there is a password, and it is this one."""
        kept = await self.store.read(
            lambda db: db.execute(select(people.c.password).where(people.c.id == person.id)).scalar()
        )
        return kept is not None if password is None else await self.passwords.fits(kept, password)

    async def _write(self, person: str, changes: dict[str, Any]) -> None:
        if not changes:
            return
        try:
            await self.store.write(lambda db: db.execute(update(people).where(people.c.id == person).values(changes)))
        except IntegrityError:
            raise Wrong("error-name-taken", name=changes.get("name", changes["login"])) from None
        self.forget(person)

    # Secrets that stand for a person

    async def make_link(
        self, kind: LinkKind, person: str | None, *, name: str = "", days: float | None = None, most: int | None = None
    ) -> tuple[Link, str]:
        """A new one, and its secret. `most`: a person has no more of them."""
        secret = (TOKEN_MARK if kind == "token" else "") + secrets.token_urlsafe(32)
        now = time.time()
        row = {
            "hash": hashed(secret), "kind": kind, "person": person, "name": name,
            "created": now, "used": None, "expires": None if days is None else now + days * DAY,
        }  # fmt: skip

        def add(db: Connection) -> None:
            if most is not None:
                own = select(func.count()).where(links.c.person == person, links.c.kind == kind)
                if db.execute(own).scalar_one() >= most:
                    raise Wrong("error-too-many-of", most=most)
            db.execute(insert(links), row)

        await self.store.write(add)
        return _as_link(row), secret

    async def links(self, kind: LinkKind, person: str | None) -> list[Link]:
        """Those that are there, the newest first."""
        wanted = select(links).where(links.c.kind == kind, links.c.person == person).order_by(links.c.created.desc())
        return [_as_link(row._asdict()) for row in await self.store.read(lambda db: db.execute(wanted).all())]

    async def open_link(self, kind: LinkKind, secret: str, *, once: bool = False) -> Link:
        """What the secret opens. `once`: it does not open a second time."""
        wanted = select(links).where(links.c.hash == hashed(secret), links.c.kind == kind, _good(time.time()))
        opened = await self.store.write(partial(_opened, wanted=wanted, once=once))
        if opened is None:
            raise NotFound("error-bad-link")
        return opened

    async def drop_links(self, kind: LinkKind, person: str | None, id: str | None = None) -> int:  # noqa: A002
        """Withdraw one of a person's, or all. How many these were."""
        ended = delete(links).where(links.c.kind == kind, links.c.person == person)
        if id is not None:
            ended = ended.where(links.c.hash.startswith(id, autoescape=True)) if len(id) == ID else ended.where(false())
        count: int = (await self.store.write(lambda db: db.execute(ended).rowcount)) or 0
        if person is not None:
            self.forget(person)
        return count

    async def sweep(self) -> None:
        """Forget sessions that nobody uses any more, and links that have run out."""
        now = time.time()

        def away(db: Connection) -> None:
            db.execute(delete(sessions).where(sessions.c.seen < now - SESSION))
            db.execute(delete(links).where(links.c.expires < now))

        await self.store.write(away)


ID: Final = 12
"""So much of a hash names a link to its owner."""


def as_person(row: Row[Any]) -> Person:
    return msgspec.convert({name: row._mapping[name] for name in Person.__struct_fields__}, Person)


def _login(name: str) -> str:
    try:
        return folded(name)
    except Wrong:
        return ""


def _as_link(row: dict[str, Any]) -> Link:
    return Link(id=row["hash"][:ID], **{name: row[name] for name in Link.__struct_fields__[1:]})


def _good(now: float) -> Any:
    return or_(links.c.expires.is_(None), links.c.expires > now)


def _holder(db: Connection, key: str, table: Any) -> tuple[Person | None, bool]:
    """Whose it is, and whether they were last seen before today."""
    now = time.time()
    seen = table.c.used if table is links else table.c.seen
    wanted = select(people, seen.label("last")).join(table, table.c.person == people.c.id).where(table.c.hash == key)
    wanted = wanted.where(links.c.kind == "token", _good(now)) if table is links else wanted.where(seen > now - SESSION)
    row = db.execute(wanted).first()
    return (None, False) if row is None else (as_person(row), (row.last or 0) < now - DAY / 24)


def _was_here(db: Connection, key: str, person: str) -> None:
    now = time.time()
    db.execute(update(sessions).where(sessions.c.hash == key).values(seen=now))
    db.execute(update(links).where(links.c.hash == key).values(used=now))
    db.execute(update(people).where(people.c.id == person).values(seen=now))


def _opened(db: Connection, wanted: Any, *, once: bool) -> Link | None:
    row = db.execute(wanted).first()
    if row is None:
        return None
    if once:
        db.execute(delete(links).where(links.c.hash == row.hash))
    else:
        db.execute(update(links).where(links.c.hash == row.hash).values(used=time.time()))
    return _as_link(row._asdict())


async def ways_in(store: Store, person: str) -> tuple[bool, int]:
    """Whether a person has a password, and how many passkeys."""

    def look(db: Connection) -> tuple[bool, int]:
        password = db.execute(select(people.c.password).where(people.c.id == person)).scalar()
        keys = db.execute(select(func.count()).where(passkeys.c.person == person)).scalar_one()
        return password is not None, keys

    return await store.read(look)
