"""The table: one page for every game. It is drawn here at first, and after each change in the same parts."""

import hashlib
from functools import partial
from typing import Any, Final

import msgspec
from litestar import Controller, get, post
from litestar.response import Response
from markupsafe import Markup
from msgspec import Struct
from sqlalchemy import Connection, select

from prestol.server.pages import table_parts
from prestol.server.pages.show import Show, environment, nonce_of
from prestol.server.pages.table_parts import Line, Now, Onlooker
from prestol.server.pages.waiting import waiting
from prestol.server.people.person import Person
from prestol.server.people.visit import Visit
from prestol.server.play.hall import Hall
from prestol.server.play.live import Live
from prestol.server.store.schema import entries
from prestol.table import Chance, Fact, Match, Value
from prestol.table.hidden import bit_of
from prestol.table.picture import drawn

PARTS: Final = ("prompt", "players", "track", "banner", "more", "result", "keys")


class Weighed(Struct):
    """Whether an answer can be taken back alone."""

    final: bool


class WeighForm(Struct, kw_only=True):
    """An answer that somebody thinks of giving."""

    seat: int
    value: Any
    moment: str | None = None


class Shown(Struct):
    """What has changed on a page: its parts as HTML, and the board where it is another than the page has."""

    now: Now
    parts: dict[str, str]
    board: str | None


class Table(Controller):
    path = "/m/{match_id:str}"
    include_in_schema = False

    @get("/", name="table")
    async def page(
        self, match_id: str, hall: Hall, visitor: Person | None, visit: Visit, show: Show,
        seat: int | None = None, at: int | None = None,
    ) -> Response[str]:  # fmt: skip
        live = await hall.live(match_id)
        if not live.begun:
            hall.audience_of(live, visitor.id if visitor else None, None)
            return waiting(show, live, visitor, visit)
        who = onlooker(hall, live, visitor, seat, show.lang, at)
        seen, board = await see(hall, live, who)
        return show(
            "table.jinja",
            now=seen,
            board=Markup(board.replace("<style>", f'<style nonce="{nonce_of(show.request)}">', 1)),  # noqa: S704 - drawn by us
            now_json=Markup(_plain(seen)),  # noqa: S704 - escaped for a script of data
        )

    @get("/now")
    async def now(
        self, match_id: str, hall: Hall, visitor: Person | None, show: Show,
        seat: int | None = None, at: int | None = None, have: str = "",
    ) -> Shown:  # fmt: skip
        live = await hall.live(match_id)
        who = onlooker(hall, live, visitor, seat, show.lang, at)
        seen, board = await see(hall, live, who)
        render = environment().get_template
        about = {"now": seen, "t": show.say}
        return Shown(
            now=seen,
            parts={part: render(f"table_{part}.jinja").render(about) for part in PARTS},
            board=board if seen.mark != have else None,
        )

    @get("/frame", media_type="image/svg+xml")
    async def frame(
        self, match_id: str, hall: Hall, visitor: Person | None, show: Show, at: int, seat: int | None = None
    ) -> Response[str]:
        live = await hall.live(match_id)
        who = onlooker(hall, live, visitor, seat, show.lang, at)
        match = await position(hall, live, who)
        return Response(_drawn(live, match, who), media_type="image/svg+xml")

    @get("/lines")
    async def lines(
        self, match_id: str, hall: Hall, visitor: Person | None, show: Show, before: int, seat: int | None = None
    ) -> list[Line]:
        live = await hall.live(match_id)
        who = onlooker(hall, live, visitor, seat, show.lang, None)
        told = await story(hall, live, who)
        return table_parts.lines(live, told, [each.name for each in live.seats], who.lang, before)

    @post("/weigh", status_code=200)
    async def weigh(self, match_id: str, data: WeighForm, hall: Hall, visitor: Person | None) -> Weighed:
        live = await hall.live(match_id)
        seat = hall.seat_of(live, visitor.id if visitor else None, data.seat)
        live.check_moment(seat, data.moment)
        return Weighed(final(live.match, seat, data.value))


def final(match: Match[Any], seat: int, value: Value) -> bool:
    """Whether the seat could not take this answer back alone: tried on a match that is imagined from what the seat
    knows, so that it tells nothing more."""
    twin = match.imagine(seat, Chance.seeded(0))
    twin.choose(seat, value)
    return not twin.can_undo(seat)


def onlooker(hall: Hall, live: Live, visitor: Person | None, seat: int | None, lang: str, at: int | None) -> Onlooker:
    """Who looks. Who has several seats here shares a device: they say which of them sits before it."""
    person = visitor.id if visitor else None
    own = live.seats_of(person)
    if seat is not None:
        seat = hall.seat_of(live, person, seat)
    elif len(own) == 1:
        seat = own[0]
    return Onlooker(person, sorted(own), seat, lang, None if at is None or at >= live.row.steps else max(0, at))


async def see(hall: Hall, live: Live, who: Onlooker) -> tuple[Now, str]:
    """What an onlooker sees, and the board."""
    match = await position(hall, live, who) if live.begun else None
    told = await story(hall, live, who) if live.begun else []
    board = _drawn(live, match, who) if match is not None else ""
    seen = table_parts.now(live, match, told, who, board)
    seen.mark = hashlib.sha256(board.encode()).hexdigest()[:16]
    return seen, board


async def position(hall: Hall, live: Live, who: Onlooker) -> Match[Any]:
    """The match at the moment that is looked at."""
    if who.at is None:
        return live.match
    number = await hall.store.read(partial(_number_at, match=live.id, steps=who.at))
    return await hall.at(live, number)


def _number_at(db: Connection, match: str, steps: int) -> int:
    found = db.execute(
        select(entries.c.number)
        .where(entries.c.match == match, entries.c.steps <= steps)
        .order_by(entries.c.number.desc())
    ).first()
    return found.number + 1 if found else 0


async def story(hall: Hall, live: Live, who: Onlooker) -> list[tuple[int, Fact]]:
    """What this onlooker has been told up to the moment that is looked at."""
    bit = bit_of(who.seat)
    over = live.row.status in ("over", "ended")
    told = [(steps, msgspec.convert(fact, Fact)) for steps, fact in await hall.facts(live)]
    return [(steps, fact) for steps, fact in told if (over or fact.to & bit) and (who.at is None or steps <= who.at)]


def _drawn(live: Live, match: Match[Any], who: Onlooker) -> str:
    names = [seat.name for seat in live.seats]
    if live.row.status in ("over", "ended"):
        return drawn(match.game, match.state, None, None, who.lang, names)
    ask = match.asks.get(who.seat) if who.seat is not None and who.at is None else None
    return drawn(match.game, match.view(who.seat), who.seat, ask, who.lang, names)


def _plain(seen: Now) -> str:
    return msgspec.json.encode(seen).decode().replace("<", "\\u003c")
