"""What people say at a table: one room for those who play, one for everybody who may look.

While the match runs nobody but the players hears the players' room; when it is over everybody may read it.
"""

import time
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from sqlalchemy import Connection, insert, select

from prestol.server.errors import NotAllowed, Wrong
from prestol.server.limits import MESSAGE
from prestol.server.people.person import Person, without_controls
from prestol.server.play.live import Live
from prestol.server.play.news import News, Newsroom
from prestol.server.store import Store
from prestol.server.store.schema import messages

Room: TypeAlias = Literal["players", "spectators"]
PAGE: Final = 200
"""So many messages are read at a time."""


class Message(Struct):
    """Something that was said. `seat`: where its author sat."""

    id: int
    room: Room
    name: str
    seat: int | None
    mine: bool
    text: str
    at: float


class Chat:
    """The rooms of all tables."""

    def __init__(self, store: Store, news: Newsroom) -> None:
        self._store = store
        self._news = news

    async def read(self, live: Live, person: str | None, room: Room, since: int = 0) -> list[Message]:
        """What was said in a room after a message; at first the latest."""
        _may(live, person, room, reading=True)
        wanted = select(messages).where(messages.c.match == live.id, messages.c.room == room, messages.c.id > since)
        latest = wanted.order_by(messages.c.id.desc()).limit(PAGE)
        rows = await self._store.read(lambda db: db.execute(latest).all())
        seat_of = {seat.person: seat.seat for seat in reversed(live.seats) if seat.person}
        return [
            Message(row.id, room, row.name, seat_of.get(row.person), row.person == person, row.text, row.at)
            for row in reversed(rows)
        ]

    async def say(self, live: Live, person: Person, room: Room, text: str) -> Message:
        """Say something, and let those hear of it who may."""
        _may(live, person.id, room, reading=False)
        said = without_controls(text).strip()
        if not any(sign.isprintable() and not sign.isspace() for sign in said):
            raise Wrong("error-message-empty")
        if len(said) > MESSAGE:
            raise Wrong("error-message-long", most=MESSAGE)
        seat = next((seat for seat in live.seats if seat.person == person.id and seat.kind == "person"), None)
        name = seat.name if seat is not None and seat.name else person.name
        row = {
            "match": live.id, "room": room, "person": person.id, "name": name, "text": said, "at": time.time(),
        }  # fmt: skip
        news = [News(live.id, "chat", room=room)]

        def write(db: Connection) -> int:
            made = db.execute(insert(messages), row).inserted_primary_key
            assert made is not None
            self._news.within(db, news)
            return int(made[0])

        number = await self._store.write(write)
        self._news.after(news)
        return Message(number, room, name, seat.seat if seat else None, True, said, float(str(row["at"])))


def _may(live: Live, person: str | None, room: Room, *, reading: bool) -> None:
    plays = person is not None and any(seat.person == person for seat in live.seats if seat.kind == "person")
    if room == "players" and not plays and not (reading and live.done):
        raise NotAllowed("error-players-room")
