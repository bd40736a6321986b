"""Who sits where: joining, leaving, resigning, coming back; matches that follow from a match."""

from litestar import Controller, get, post
from msgspec import Struct

from prestol.server.api.forms import SeatForm
from prestol.server.people.registry import Registry
from prestol.server.people.visit import Door, Visit, own
from prestol.server.play import seating
from prestol.server.play.live import Live
from prestol.server.play.room import Room
from prestol.server.play.table_view import TableView


class JoinForm(Struct, kw_only=True):
    """The seat that is wished (without it the first that is free), the secret of an invitation, one's name."""

    seat: int | None = None
    invite: str | None = None
    name: str | None = None


class FillForm(Struct, kw_only=True):
    """Which seat a bot gets; without a name the best bot."""

    seat: int
    bot: str = ""


class Invitation(Struct):
    """Where an invitation leads."""

    match: str
    seat: int


class Seats(Controller):
    path = "/matches/{match:str}"
    tags = ("seats",)

    @post("/join", summary="Take a seat", status_code=200)
    async def join(
        self, match: str, data: JoinForm, room: Room, visit: Visit, door: Door, registry: Registry
    ) -> TableView:
        """Whoever is nobody yet becomes a guest; an invitation to a seat is an invitation to the place, too. When the
        last seat is taken the match begins."""
        invited = data.invite is not None and (await seating.invited(room.hall, data.invite))[0] == match
        if not invited:
            await room.seen(match, visit.person.id if visit.person else None, None)
        person = await door.welcome(visit, invited=invited)
        if data.name is not None and person.guest:
            person = visit.person = await registry.change(person, name=data.name)
        live = await seating.join(
            room.hall, match, person.id, person.name, person.prefs, seat=data.seat, invite=data.invite
        )
        return await _seen(room, visit, live)

    @post("/leave", summary="Stand up", status_code=200)
    async def leave(self, match: str, data: SeatForm, room: Room, visit: Visit) -> TableView:
        """Before the match begins the seat is free again; after that a bot plays it until its person is back."""
        return await _seen(room, visit, await seating.leave(room.hall, match, own(visit.person).id, data.seat))

    @post("/resign", summary="Give up", status_code=200)
    async def resign(self, match: str, data: SeatForm, room: Room, visit: Visit) -> TableView:
        """A bot plays on for the others; without others the match ends."""
        return await _seen(room, visit, await seating.resign(room.hall, match, own(visit.person).id, data.seat))

    @post("/back", summary="Take my seat back from the bot", status_code=200)
    async def back(self, match: str, data: SeatForm, room: Room, visit: Visit) -> TableView:
        return await _seen(room, visit, await seating.back(room.hall, match, own(visit.person).id, data.seat))

    @post("/fill", summary="Give a free seat to a bot", status_code=200)
    async def fill(self, match: str, data: FillForm, room: Room, visit: Visit) -> TableView:
        """Whoever has made the match may."""
        person = own(visit.person).id
        return await _seen(room, visit, await seating.fill(room.hall, match, person, data.seat, data.bot))


@get("/invitations/{secret:str}", tags=["seats"], summary="Where an invitation leads")
async def invitation(secret: str, room: Room) -> Invitation:
    match, seat = await seating.invited(room.hall, secret)
    return Invitation(match, seat)


async def _seen(room: Room, visit: Visit, live: Live) -> TableView:
    person = own(visit.person).id
    return await room.view(live, person, next(iter(live.seats_of(person)), None), visit.lang)
