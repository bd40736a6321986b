"""Matches as files, and matches that follow from a match."""

from typing import Any

import msgspec
from litestar import Controller, Response, get, post
from msgspec import Struct

from prestol.server.api.forms import SeatNumber, Speech
from prestol.server.api.matches import whose
from prestol.server.people.person import Person
from prestol.server.people.visit import Visit, own
from prestol.server.play import forks
from prestol.server.play.live import Live
from prestol.server.play.room import Room
from prestol.server.play.table_view import TableView


class ForkForm(Struct, kw_only=True):
    """Where to play on from: a moment (without it: now), the seat one takes, and who sits at the others: bots, or with
    `guests` others at this device."""

    at: int | None = None
    seat: int | None = None
    guests: bool = False


class Records(Controller):
    tags = ("records",)

    @get("/matches/{match:str}/record", summary="The record of a match")
    async def record(
        self, match: str, room: Room, visit: Visit, seat: SeatNumber = None, lang: Speech = None
    ) -> Response[dict[str, Any]]:
        """When the match is over: everything, for `prestol verify`. While it runs: the seat's story, no more."""
        live, seat = await room.seen(match, whose(visit), seat)
        found = await forks.download(room.hall, room.past, live, seat, lang or visit.lang)
        name = f"{live.row.game}-{live.id}.json"
        return Response(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    @post("/matches/{match:str}/fork", summary="Play on from here in a match of my own")
    async def fork(self, match: str, data: ForkForm, room: Room, visit: Visit, person: Person) -> TableView:
        """While the match runs, what the seat does not know is imagined anew; when it is over, all is as it was."""
        live, seat = await room.seen(match, person.id, None)
        if data.seat is not None:
            seat = live.seat_there(data.seat) if live.done else room.hall.seat_of(live, person.id, data.seat)
        fresh = await forks.fork(
            room.hall, room.past, live, person.id, person.name, person.prefs, seat=seat, at=data.at, guests=data.guests
        )
        return await _seen(room, visit, person, fresh)

    @post("/matches/{match:str}/rematch", summary="The same table once more")
    async def rematch(self, match: str, room: Room, visit: Visit) -> TableView:
        """Seats are kept for those who played. Whoever asks second finds the match that is there already."""
        person = own(visit.person)
        return await _seen(room, visit, person, await forks.rematch(room.hall, match, person.id, person.prefs))

    @post("/matches/{match:str}/next", summary="The next chapter")
    async def go_on(self, match: str, room: Room, visit: Visit) -> TableView:
        """A rematch that begins with what this match has left (the chronicle of Oath). Who has won sits first."""
        person = own(visit.person)
        fresh = await forks.rematch(room.hall, match, person.id, person.prefs, onward=True)
        return await _seen(room, visit, person, fresh)

    @post("/records", summary="Bring a record from a file")
    async def bring(self, data: dict[str, Any], room: Room, visit: Visit, person: Person) -> TableView:
        """It is played through, and becomes the page of a match that is over."""
        return await _seen(room, visit, person, await forks.bring(room.hall, msgspec.json.encode(data), person.id))


async def _seen(room: Room, visit: Visit, person: Person, live: Live) -> TableView:
    return await room.view(live, person.id, next(iter(live.seats_of(person.id)), None), visit.lang)
