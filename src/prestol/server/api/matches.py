"""Making, finding and seeing matches."""

from functools import partial
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import QueryParameter
from litestar.response import Response, Stream
from msgspec import Struct

from prestol.server.api.forms import Moment, SeatNumber, Speech
from prestol.server.people.person import Person, clean_name
from prestol.server.people.visit import Visit
from prestol.server.play.lists import List, ListedMatch, listed
from prestol.server.play.plan import Plan
from prestol.server.play.room import Room
from prestol.server.play.scrubber import Story
from prestol.server.play.table_view import TableView
from prestol.server.reading import Topic
from prestol.server.watch import Watch


class ScoresAt(Struct):
    """The points of all seats when so many steps were done."""

    steps: int
    points: list[int]


class Matches(Controller):
    path = "/matches"
    tags = ("matches",)

    @get("/", summary="Lists of matches")
    async def list_matches(
        self, room: Room, visit: Visit, which: Annotated[List, QueryParameter(name="list")] = "mine"
    ) -> list[ListedMatch]:
        """`mine`: those I play in or have made, my turn first. `open`: those that wait for players. `watch`: those that
        anybody can watch. `finished`: those that are over. The latest first."""
        return await room.hall.store.read(partial(listed, which=which, person=whose(visit)))

    @post("/", summary="Make a match")
    async def create(self, data: Plan, room: Room, visit: Visit, person: Person) -> TableView:
        """It begins at once if nobody has to come first."""
        for seat in data.seats:
            seat.name = clean_name(seat.name) if seat.name else ""
        live = await room.hall.create(data, person.id, person.name, person.prefs)
        own = live.seats_of(person.id)
        return await room.view(live, person.id, own[0] if own else None, visit.lang)

    @get("/{match:str}", summary="See the table")
    async def see(
        self, match: str, room: Room, visit: Visit, seat: SeatNumber = None, at: Moment = None, lang: Speech = None
    ) -> TableView:
        """Everything that a seat, or a spectator, may know."""
        return await room.table(match, whose(visit), lang or visit.lang, seat, at)

    @get("/{match:str}/board.svg", summary="The board as a picture", media_type="image/svg+xml")
    async def board(
        self,
        request: Request[Any, Any, Any],
        match: str,
        room: Room,
        visit: Visit,
        seat: SeatNumber = None,
        at: Moment = None,
        lang: Speech = None,
    ) -> Response[str]:
        """With an ETag: whoever has it already gets 304."""
        picture = await room.picture(match, whose(visit), lang or visit.lang, seat, at)
        headers = {"ETag": picture.etag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Authorization"}
        if request.headers.get("if-none-match") == picture.etag:
            return Response("", status_code=304, headers=headers, media_type="image/svg+xml")
        return Response(picture.svg, headers=headers, media_type="image/svg+xml")

    @get("/{match:str}/board.txt", summary="The board in words", media_type="text/plain")
    async def text(
        self, match: str, room: Room, visit: Visit, seat: SeatNumber = None, at: Moment = None, lang: Speech = None
    ) -> str:
        return await room.text(match, whose(visit), lang or visit.lang, seat, at)

    @get("/{match:str}/about/{name:str}", summary="What a card or a term means here")
    async def about(
        self, match: str, name: str, room: Room, visit: Visit, seat: SeatNumber = None, lang: Speech = None
    ) -> Topic:
        """`name` as the board's picture says it in `data-about`."""
        return await room.about(match, whose(visit), lang or visit.lang, name, seat)

    @get("/{match:str}/story", summary="What has happened")
    async def story(
        self,
        match: str,
        room: Room,
        visit: Visit,
        seat: SeatNumber = None,
        since: int | None = None,
        at: Moment = None,
        lang: Speech = None,
    ) -> Story:
        """In sentences, as the seat knows it. With `since`: what came after that step; `keep` lines before it hold."""
        return await room.story(match, whose(visit), lang or visit.lang, seat, since, at)

    @get("/{match:str}/scores", summary="Points by round")
    async def scores(self, match: str, room: Room, visit: Visit) -> list[ScoresAt]:
        """By what everybody can see; for a chart."""
        live, _ = await room.seen(match, whose(visit), None)
        return [ScoresAt(steps, points) for steps, points in await room.past.scores(live)]

    @get("/{match:str}/moments", summary="The steps that one can look at")
    async def moments(self, match: str, room: Room, visit: Visit) -> list[int]:
        live, _ = await room.seen(match, whose(visit), None)
        return await room.past.moments(live)

    @get("/{match:str}/events", summary="Hear that something has changed", media_type="text/event-stream")
    async def events(self, match: str, room: Room, visit: Visit, watch: Watch) -> Stream:
        """Server-sent events that say what to look at anew, never what it is. `table` (its id and data: the steps that
        are done), `draft` (you have answered inside a step, here or on another device), `people` (who sits, who is here
        or waited for, clocks, proposals), `chat` (its data: the room). The first is always a `table`."""
        live, _ = await room.seen(match, whose(visit), None)
        return watch.stream(visit, room.watching.events(live, whose(visit)))


def whose(visit: Visit) -> str | None:
    """Who is asking, by id."""
    return visit.person.id if visit.person else None
