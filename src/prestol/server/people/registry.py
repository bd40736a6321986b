"""Who somebody is: guests, sessions."""

import hashlib
import secrets  # noqa: TID251 - sessions that cannot be guessed
import time
from functools import partial

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, insert, select

from prestol.server.store import Store
from prestol.server.store.schema import people, sessions


class Person(Struct, kw_only=True):
    """Somebody who plays here."""

    id: str
    name: str
    login: str | None = None
    lang: str = "en"
    host: bool = False
    prefs: dict[str, object] = {}

    @property
    def guest(self) -> bool:
        """True until the name is kept by a password or a passkey."""
        return self.login is None


def hashed(secret: str) -> str:
    """What is kept of a secret: enough to know it again, too little to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Registry:
    """Everybody who plays here."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def welcome(self, name: str, lang: str) -> tuple[Person, str]:
        """A new guest, and the secret of a session."""
        person = Person(id=secrets.token_urlsafe(9), name=name, lang=lang)
        secret = secrets.token_urlsafe(32)
        await self.store.write(partial(_add, person=person, secret=secret))
        return person, secret

    async def known(self, secret: str) -> Person | None:
        """Whose session this is."""
        return await self.store.read(partial(_known, secret=secret))


def _add(db: Connection, person: Person, secret: str) -> None:
    now = time.time()
    db.execute(insert(people), {**msgspec.to_builtins(person), "created": now, "seen": now})
    db.execute(insert(sessions), {"hash": hashed(secret), "person": person.id, "created": now, "seen": now})


def _known(db: Connection, secret: str) -> Person | None:
    row = db.execute(
        select(people).join(sessions, sessions.c.person == people.c.id).where(sessions.c.hash == hashed(secret))
    ).first()
    return msgspec.convert(row._asdict(), Person, strict=False) if row else None
