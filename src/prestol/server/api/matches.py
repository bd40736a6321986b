"""Making, seeing and playing matches."""

from typing import Any

from litestar import Controller, Request, get, post
from litestar.response import Response, Stream
from msgspec import Struct

from prestol.server.people.person import Person
from prestol.server.play import proposals
from prestol.server.play.hall import Hall
from prestol.server.play.plan import Plan
from prestol.server.play.room import Room
from prestol.server.play.scrubber import Story
from prestol.server.play.table_view import TableView


class AnswerForm(Struct, kw_only=True):
    """An answer: to which question (`moment`, as the question had it), and which of its options."""

    seat: int
    value: Any
    moment: str | None = None


class SeatForm(Struct, kw_only=True):
    """Which of one's seats is meant."""

    seat: int


def own(visitor: Person | None) -> str | None:
    return visitor.id if visitor else None


class Matches(Controller):
    path = "/matches"
    tags = ("matches",)

    @post("/", summary="Make a match")
    async def create(self, data: Plan, hall: Hall, room: Room, person: Person) -> TableView:
        live = await hall.create(data, person.id, person.name)
        return await room.view(live, person.id, next(iter(live.seats_of(person.id)), None), person.lang)

    @get("/{match_id:str}", summary="See the table")
    async def see(
        self,
        match_id: str,
        room: Room,
        visitor: Person | None,
        seat: int | None = None,
        lang: str = "en",
        at: int | None = None,
    ) -> TableView:
        return await room.table(match_id, own(visitor), lang, seat, at)

    @get("/{match_id:str}/board.svg", summary="The board as a picture", media_type="image/svg+xml")
    async def board(
        self,
        request: Request[Any, Any, Any],
        match_id: str,
        room: Room,
        visitor: Person | None,
        seat: int | None = None,
        lang: str = "en",
        at: int | None = None,
    ) -> Response[str]:
        picture = await room.picture(match_id, own(visitor), lang, seat, at)
        headers = {"ETag": picture.etag, "Cache-Control": "private, no-cache"}
        if request.headers.get("if-none-match") == picture.etag:
            return Response("", status_code=304, headers=headers)
        return Response(picture.svg, media_type="image/svg+xml", headers=headers)

    @get("/{match_id:str}/story", summary="What has happened")
    async def story(
        self,
        match_id: str,
        room: Room,
        visitor: Person | None,
        seat: int | None = None,
        lang: str = "en",
        since: int | None = None,
        at: int | None = None,
    ) -> Story:
        return await room.story(match_id, own(visitor), lang, seat, since, at)

    @post("/{match_id:str}/answer", summary="Answer a question", status_code=200)
    async def answer(self, match_id: str, data: AnswerForm, hall: Hall, room: Room, person: Person) -> TableView:
        live = await hall.live(match_id)
        seat = hall.seat_of(live, person.id, data.seat)
        live = await hall.answer(match_id, seat, data.value, data.moment)
        return await room.view(live, person.id, seat, person.lang)

    @post("/{match_id:str}/undo", summary="Take back the last answer, or ask the others to agree", status_code=200)
    async def undo(self, match_id: str, data: SeatForm, hall: Hall, room: Room, person: Person) -> TableView:
        live = await proposals.undo(hall, match_id, person.id, data.seat)
        return await room.view(live, person.id, data.seat, person.lang)

    @get("/{match_id:str}/events", summary="Hear that something has changed", media_type="text/event-stream")
    async def events(self, match_id: str, room: Room, visitor: Person | None) -> Stream:
        live, _ = await room.seen(match_id, own(visitor), None)
        return Stream(
            room.watching.events(live, own(visitor)),
            media_type="text/event-stream",
            headers={"Cache-Control": "no-cache", "X-Accel-Buffering": "no"},
        )
