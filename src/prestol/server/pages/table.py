"""The table: one page for every game. It is drawn here at first, and after each change in the same parts."""

import asyncio
from typing import Any, Final

import msgspec
from litestar import Controller, get
from litestar.response import Response
from markupsafe import Markup
from msgspec import Struct

from prestol.server.errors import NotFound, Wrong
from prestol.server.pages import table_parts
from prestol.server.pages.show import Show, environment, nonce_of
from prestol.server.pages.table_parts import Now, StoryLine
from prestol.server.pages.waiting import waiting
from prestol.server.people.person import Person
from prestol.server.people.visit import Visit
from prestol.server.play.hall import Hall, running
from prestol.server.play.live import Live
from prestol.server.play.pictures import Picture
from prestol.server.play.room import Room
from prestol.server.play.scrubber import may
from prestol.server.play.table_view import TableView
from prestol.table import Chance, Match, Value
from prestol.table.lookup import explanation, name_of, topics
from prestol.table.picture import drawn

PARTS: Final = ("prompt", "coach", "players", "track", "banner", "more", "result", "keys")


class Weighed(Struct):
    """Whether an answer cannot be taken back alone."""

    final: bool


class Term(Struct):
    """A card or a term, explained."""

    topic: str
    name: str
    text: str


class Frame(Struct):
    """A board on the way to a moment, and how many lines of that moment's story it shows."""

    svg: str
    lines: int


class Shown(Struct):
    """What has changed on a page: its parts as HTML, and the board where it is another than the page has."""

    now: Now
    parts: dict[str, str]
    board: str | None


class Seen(Struct):
    """What one onlooker sees of a match at a moment."""

    live: Live
    view: TableView
    now: Now
    board: Picture

    def about(self, show: Show) -> dict[str, Any]:
        """For the templates."""
        return {
            "view": self.view,
            "now": self.now,
            "question": table_parts.question(self.view, show.say),
            "signs": table_parts.signs(self.view),
            "coached": table_parts.coached(self.view),
            "ending": table_parts.ending(self.view, self.now.seats, show.say),
        }


class Table(Controller):
    path = "/m/{match_id:str}"
    include_in_schema = False

    @get("/")
    async def page(
        self, match_id: str, room: Room, visitor: Person | None, visit: Visit, show: Show,
        seat: int | None = None, at: int | None = None,
    ) -> Response[str]:  # fmt: skip
        live, _ = await room.seen(match_id, visitor.id if visitor else None, seat)
        if not live.begun:
            return waiting(show, live, visitor, visit)
        seen = await see(room, match_id, visitor, show, seat, at)
        return show(
            "table.jinja",
            **seen.about(show),
            board=_inline(seen.board, nonce_of(show.request)),
            plain=_data(seen.now),
        )

    @get("/now")
    async def now(
        self, match_id: str, room: Room, visitor: Person | None, show: Show,
        seat: int | None = None, at: int | None = None, have: str = "",
    ) -> Shown:  # fmt: skip
        seen = await see(room, match_id, visitor, show, seat, at)
        about = {**seen.about(show), "t": show.say}
        return Shown(
            now=seen.now,
            parts={part: environment().get_template(f"table_{part}.jinja").render(about) for part in PARTS},
            board=seen.board.svg if seen.now.mark != have else None,
        )

    @get("/frame", media_type="image/svg+xml")
    async def frame(
        self, match_id: str, room: Room, visitor: Person | None, show: Show, at: int, seat: int | None = None
    ) -> Response[str]:
        """The board at a moment, without what is asked there."""
        live, seat = await look(room, match_id, visitor, seat)
        return Response((await picture(room, live, seat, show, at)).svg, media_type="image/svg+xml")

    @get("/passage")
    async def passage(
        self, match_id: str, room: Room, visitor: Person | None, show: Show, at: int, seat: int | None = None
    ) -> list[Frame]:
        """The boards that the match passed through on its way to a moment, where there were several."""
        live, seat = await look(room, match_id, visitor, seat)
        return await frames(room, live, seat, show, at)

    @get("/lines")
    async def lines(
        self, match_id: str, room: Room, visitor: Person | None, show: Show, before: int, seat: int | None = None
    ) -> list[StoryLine]:
        """Earlier lines of the story."""
        live, seat = await look(room, match_id, visitor, seat)
        return table_parts.lines((await room.past.story(live, seat, show.lang)).lines, before)

    @get("/text", media_type="text/plain")
    async def text(self, match_id: str, room: Room, visitor: Person | None, show: Show, seat: int | None = None) -> str:
        """The board in words."""
        live, seat = await look(room, match_id, visitor, seat)
        view = live.match.state if live.done else live.match.view(seat)
        return live.game.board_text(view, seat, live.game.words(show.lang), live.names(show.lang))

    @get("/terms")
    async def terms(
        self, match_id: str, room: Room, visitor: Person | None, show: Show, seat: int | None = None
    ) -> list[Term]:
        """All cards and terms of the game, with the numbers that hold in this match."""
        live, seat = await look(room, match_id, visitor, seat)
        words, view = live.game.words(show.lang), live.match.view(None if live.done else seat)
        return [
            Term(topic, name_of(words, topic), explanation(live.game, view, words, topic)) for topic in topics(words)
        ]

    @get("/weigh")
    async def weigh(
        self, match_id: str, hall: Hall, visitor: Person | None, seat: int, value: str, moment: str | None = None
    ) -> Weighed:
        """Could this answer (its value as JSON) be taken back alone?"""
        live = running(await hall.live(match_id))
        seat = hall.seat_of(live, visitor.id if visitor else None, seat)
        live.check_moment(seat, moment)
        try:
            answer = msgspec.json.decode(value)
        except msgspec.DecodeError:
            raise Wrong("error-no-json") from None
        return Weighed(final(live.match, seat, answer))


def final(match: Match[Any], seat: int, value: Value) -> bool:
    """Whether the seat could not take this answer back alone: tried on a match that is imagined from what the seat
    knows, so that it tells nothing more."""
    twin = match.imagine(seat, Chance.seeded(0))
    twin.choose(seat, value)
    return not twin.can_undo(seat)


async def look(room: Room, match_id: str, visitor: Person | None, seat: int | None) -> tuple[Live, int | None]:
    """The match, and the seat that is looked from. Who has several seats shares a device with others, and says which
    of them sits before it; until then nobody does."""
    person = visitor.id if visitor else None
    live, found = await room.seen(match_id, person, seat)
    if not live.begun:
        raise NotFound("error-nothing-yet")
    return live, None if seat is None and len(live.seats_of(person)) > 1 else found


async def see(room: Room, match_id: str, visitor: Person | None, show: Show, seat: int | None, at: int | None) -> Seen:
    """What an onlooker sees now, or saw when so many steps were done."""
    live, seat = await look(room, match_id, visitor, seat)
    if at is not None and at >= live.row.steps:
        at = None
    view = await room.view(live, visitor.id if visitor else None, seat, show.lang, at, board=True)
    board = await picture(room, live, seat, show, at)
    story = (await room.past.story(live, seat, show.lang, at=at)).lines
    moments = await room.past.moments(live)
    return Seen(live, view, table_parts.now(view, story, moments, show.lang, board.etag), board)


async def picture(room: Room, live: Live, seat: int | None, show: Show, at: int | None) -> Picture:
    """The board, now or then."""
    if at is None:
        return room.pictures.of(live, seat, show.lang, tall=show.tall)
    return room.pictures.past(live, await room.past.position(live, max(0, at)), seat, show.lang, tall=show.tall)


async def frames(room: Room, live: Live, seat: int | None, show: Show, at: int) -> list[Frame]:
    """The boards on the way to a moment that show something new, as that seat saw them."""
    passed = await room.past.passage(live, at)
    seat = None if live.done else seat
    names, found = live.names(show.lang), list[Frame]()

    def draw() -> None:
        for state, told in passed[:-1]:
            lines = sum(may(live, seat, fact) for fact in told)
            view = state if live.done else live.game.mask(state, seat)
            svg = drawn(live.game, view, seat, None, show.lang, names, tall=show.tall)
            if not found or found[-1].svg != svg:
                found.append(Frame(svg, lines))

    await asyncio.to_thread(draw)
    return found


def _inline(board: Picture, nonce: str) -> Markup:
    """The picture inside the page, whose policy lets in styles with its nonce only."""
    return Markup(board.svg.replace("<style>", f'<style nonce="{nonce}">', 1))  # noqa: S704 - drawn by our templates


def _data(now: Now) -> Markup:
    """For a script element of data."""
    return Markup(msgspec.json.encode(now).decode().replace("<", "\\u003c"))  # noqa: S704 - nothing can end the script
