"""Making, seeing and playing matches."""

from collections.abc import AsyncIterator
from typing import Any

from litestar import Controller, get, post
from litestar.response import Response, ServerSentEvent, ServerSentEventMessage
from msgspec import Struct

from prestol.server.people.person import Person
from prestol.server.play.hall import Hall
from prestol.server.play.plan import Plan
from prestol.server.play.table_view import TableView, table_view


class AnswerForm(Struct, kw_only=True):
    """An answer: to which question (`moment`, as the question had it), and which of its options."""

    seat: int
    value: Any
    moment: str | None = None


class SeatForm(Struct, kw_only=True):
    """Which of one's seats is meant."""

    seat: int


class Matches(Controller):
    path = "/matches"
    tags = ("matches",)

    @post("/", summary="Make a match")
    async def create(self, data: Plan, hall: Hall, person: Person) -> TableView:
        live = await hall.create(data, person.id, person.name)
        return table_view(live, person.id, next(iter(live.seats_of(person.id)), None), person.lang)

    @get("/{match_id:str}", summary="See the table")
    async def see(
        self, match_id: str, hall: Hall, visitor: Person | None, seat: int | None = None, lang: str = "en"
    ) -> TableView:
        live = await hall.live(match_id)
        person = visitor.id if visitor else None
        own = live.seats_of(person)
        chosen = hall.seat_of(live, person, seat) if seat is not None else next(iter(own), None)
        return table_view(live, person, chosen, lang)

    @get("/{match_id:str}/board.svg", summary="The board as a picture", media_type="image/svg+xml")
    async def board(
        self, match_id: str, hall: Hall, visitor: Person | None, seat: int | None = None, lang: str = "en"
    ) -> Response[str]:
        live = await hall.live(match_id)
        chosen = hall.seat_of(live, visitor.id if visitor else None, seat) if seat is not None else None
        return Response(live.match.svg(chosen, lang), media_type="image/svg+xml")

    @post("/{match_id:str}/answer", summary="Answer a question", status_code=200)
    async def answer(self, match_id: str, data: AnswerForm, hall: Hall, person: Person) -> TableView:
        live = await hall.live(match_id)
        seat = hall.seat_of(live, person.id, data.seat)
        return table_view(await hall.answer(match_id, seat, data.value, data.moment), person.id, seat, person.lang)

    @post("/{match_id:str}/undo", summary="Take back the last answer", status_code=200)
    async def undo(self, match_id: str, data: SeatForm, hall: Hall, person: Person) -> TableView:
        live = await hall.live(match_id)
        seat = hall.seat_of(live, person.id, data.seat)
        return table_view(await hall.undo(match_id, seat), person.id, seat, person.lang)

    @get("/{match_id:str}/events", summary="Hear that something has changed", media_type="text/event-stream")
    async def events(self, match_id: str, hall: Hall) -> ServerSentEvent:
        live = await hall.live(match_id)

        async def told() -> AsyncIterator[ServerSentEventMessage]:
            yield ServerSentEventMessage(event="table", id=str(live.row.steps), data=str(live.row.steps))
            async for news in hall.news.heard(match_id):
                yield ServerSentEventMessage(event="table", id=str(news["steps"]), data=str(news["steps"]))

        return ServerSentEvent(told())
