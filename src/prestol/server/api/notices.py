"""How a person is told that it is their turn."""

from litestar import Controller, delete, get, post
from msgspec import Struct

from prestol.server.api.forms import Row
from prestol.server.api.me import in_person
from prestol.server.people.notices import Notices, Way
from prestol.server.people.person import Person
from prestol.server.people.sending import Kind
from prestol.server.people.visit import Visit, own
from prestol.server.play.hall import Hall


class Ways(Struct):
    """One's ways, and those that there could be. `push_key`: what the browser asks for when it subscribes."""

    ways: list[Way]
    kinds: list[Kind]
    push_key: str


class WayForm(Struct, kw_only=True):
    """`address`: a mail address; a Telegram chat id; a Discord webhook; an apprise URL (`other`); a browser's push
    subscription as JSON (`push`)."""

    kind: Kind
    address: str


class CodeForm(Struct, kw_only=True):
    """The code that was sent."""

    code: str


class QuietForm(Struct, kw_only=True):
    """Whether I am told of my turns in this match."""

    on: bool


class NoticesOf(Controller):
    path = "/me/notices"
    tags = ("me",)

    @get("/", summary="How I am told of my turn")
    async def see(self, visitor: Person | None, notices: Notices) -> Ways:
        return Ways(await notices.of(own(visitor).id), notices.sender.kinds, notices.sender.push_key)

    @post("/", summary="Tell me on this way, too")
    async def add(self, data: WayForm, visit: Visit, notices: Notices) -> Way:
        """A code goes there; the way works once it has come back. A browser's subscription works at once."""
        return await notices.add(in_person(visit), data.kind, data.address)

    @post("/{way:int}/confirm", summary="The code that was sent", status_code=200)
    async def confirm(self, way: Row, data: CodeForm, visit: Visit, notices: Notices) -> Way:
        return await notices.confirm(in_person(visit), way, data.code)

    @post("/{way:int}/try", summary="Send me something, to see whether it comes", status_code=204)
    async def rehearse(self, way: Row, visit: Visit, notices: Notices) -> None:
        await notices.rehearse(in_person(visit), way)

    @delete("/{way:int}", summary="Do not tell me on this way any more")
    async def drop(self, way: Row, visit: Visit, notices: Notices) -> None:
        await notices.drop(in_person(visit), way)


@post("/matches/{match:str}/notices", tags=["play"], summary="Whether I am told of my turns here", status_code=204)
async def quiet(match: str, data: QuietForm, visit: Visit, hall: Hall, notices: Notices) -> None:
    person = own(visit.person).id
    hall.audience_of(await hall.live(match), person, None)
    await notices.quiet(match, person, on=data.on)
