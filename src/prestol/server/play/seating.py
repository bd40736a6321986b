"""Who sits where: joining, leaving, coming back, resigning, filling a seat with a bot, standing answers."""

from typing import Any

from sqlalchemy import Connection, and_, select, update

from prestol.server.errors import NotAllowed, NotFound, Wrong
from prestol.server.people.person import NO_WISHES, Prefs
from prestol.server.people.registry import hashed
from prestol.server.play.hall import Hall, running
from prestol.server.play.live import Live
from prestol.server.play.plan import checked_bot, free_name, invitation, sat_down
from prestol.server.play.rows import Seat
from prestol.server.store.schema import seats
from prestol.table import Game
from prestol.table.standing import window


async def invited(hall: Hall, secret: str) -> tuple[str, int]:
    """The match and the seat that an invitation is for."""

    def find(db: Connection) -> tuple[str, int]:
        row = db.execute(select(seats.c.match, seats.c.seat).where(seats.c.invite == hashed(secret))).first()
        if row is None:
            raise NotFound("error-bad-invitation")
        return row.match, row.seat

    return await hall.store.read(find)


def invitations(live: Live, person: str | None) -> dict[int, str]:
    """The secrets of the seats that still wait for their guests: for whoever has made the match."""
    if person is None or person != live.row.creator:
        return {}
    return {seat.seat: invitation(live.row.key, seat.seat) for seat in live.seats if seat.kind == "invited"}


async def join(
    hall: Hall,
    match_id: str,
    person: str,
    name: str,
    prefs: Prefs = NO_WISHES,
    *,
    seat: int | None = None,
    invite: str | None = None,
) -> Live:
    """Take a seat: the one of an invitation, or an open one (the first that is free). When the last is taken the match
    begins."""

    def change(live: Live) -> None:
        if live.row.status != "open":
            raise Wrong("error-begun")
        if any(each.person == person and each.kind == "person" for each in live.seats):
            raise Wrong("error-sits-already")
        found = _free(live, person, seat, invite)
        taken = [each.name for each in live.seats if each is not found]
        sat_down(found, live.row.game, person, free_name(name, taken), prefs)
        _begin_if_full(hall, live)

    return await hall.change(match_id, change)


def _free(live: Live, person: str, number: int | None, invite: str | None) -> Seat:
    for seat in live.seats:
        if number is not None and seat.seat != number:
            continue
        match seat.kind:
            case "open" if invite is None:
                return seat
            case "invited" if seat.person == person or (invite is not None and hashed(invite) == seat.invite):
                return seat
    if number is not None and any(seat.seat == number and seat.kind == "invited" for seat in live.seats):
        raise NotAllowed("error-seat-kept", seat=number)
    if number is None:
        raise Wrong("error-table-full")
    raise Wrong("error-seat-taken", seat=number)


async def leave(hall: Hall, match_id: str, person: str, seat: int) -> Live:
    """Stand up. Before the match begins the seat is free again; after that a bot plays it until its person is back."""

    def change(live: Live) -> None:
        mine = live.seats[hall.seat_of(live, person, seat)]
        if live.row.status == "open":
            mine.kind, mine.person, mine.name = "invited" if mine.invite else "open", None, ""
        else:
            running(live)
            mine.left = "left"
        _end_without_people(live, "abandoned")

    return await hall.change(match_id, change)


async def resign(hall: Hall, match_id: str, person: str, seat: int) -> Live:
    """Give up. A bot plays on for the others; without others the match ends."""

    def change(live: Live) -> None:
        mine = running(live).seats[hall.seat_of(live, person, seat)]
        mine.left = "resigned"
        _end_without_people(live, "resigned")

    return await hall.change(match_id, change)


async def back(hall: Hall, match_id: str, person: str, seat: int) -> Live:
    """Take one's seat back from the bot."""

    def change(live: Live) -> None:
        mine = running(live).seats[hall.seat_of(live, person, seat)]
        if not mine.left:
            raise Wrong("error-plays-already", seat=seat)
        mine.left, mine.missed = "", 0
        if live.row.pace.kind == "live":  # who comes back has at least a minute
            mine.bank = max(mine.bank or 0.0, min(60.0, live.row.pace.bank))

    return await hall.change(match_id, change)


async def fill(hall: Hall, match_id: str, person: str, seat: int, bot: str = "") -> Live:
    """Let a bot have a seat that waits for somebody. Whoever has made the match may."""

    def change(live: Live) -> None:
        if person != live.row.creator:
            raise NotAllowed("error-creator-fills")
        if live.row.status != "open" or not 0 <= seat < len(live.seats):
            raise Wrong("error-seat-not-waiting", seat=seat)
        found = live.seats[seat]
        if found.kind not in ("open", "invited"):
            raise Wrong("error-seat-not-waiting", seat=seat)
        found.bot = checked_bot(live.game, bot)
        found.kind, found.person, found.name, found.invite = "bot", None, "", None
        _begin_if_full(hall, live)

    return await hall.change(match_id, change)


async def standing(hall: Hall, match_id: str, person: str, seat: int, what: str, never: bool) -> Live:
    """Never ask (or ask again) about a card, or a kind of question, that one may decline."""

    def change(live: Live) -> None:
        mine = running(live).seats[hall.seat_of(live, person, seat)]
        ask = live.match.asks.get(seat)
        if ask is None or not ask.optional or what not in (ask.kind, window(ask)):
            known_window(live.game, what)
        mine.never = [*(each for each in mine.never if each != what), *([what] if never else [])]

    return await hall.change(match_id, change)


def known_window(game: Game[Any], what: str) -> str:
    """Something that one could be asked about in a game: a card, or a kind of question."""
    words = game.words("en")
    if not words.has(f"card-{what}") and not words.has(f"ask-{what}"):
        raise Wrong("error-no-window", what=what)
    return what


async def seen(hall: Hall, match_id: str, person: str, seat: int, steps: int) -> None:
    """The person has seen the table as it was when so many steps were done."""
    live = await hall.live(match_id)
    mine = live.seats[hall.seat_of(live, person, seat)]
    steps = min(steps, live.row.steps)
    if steps > mine.seen:
        mine.seen = steps
        key = and_(seats.c.match == match_id, seats.c.seat == seat, seats.c.seen < steps)
        await hall.store.write(lambda db: db.execute(update(seats).where(key).values(seen=steps)))


async def prefer(hall: Hall, match_id: str, person: str, seat: int, forced: bool) -> Live:
    """Whether answers that everybody can see to be forced are taken for the seat."""

    def change(live: Live) -> None:
        live.seats[hall.seat_of(live, person, seat)].forced = forced

    return await hall.change(match_id, change)


def _begin_if_full(hall: Hall, live: Live) -> None:
    if all(each.kind in ("person", "bot") for each in live.seats):
        hall.begin(live)


def _end_without_people(live: Live, reason: str) -> None:
    """Nobody is left who plays: the match is at its end."""
    if not any(seat.kind == "person" and seat.left not in ("left", "resigned") for seat in live.seats):
        live.end(reason)


__all__ = [
    "back", "fill", "invitations", "invited", "join", "known_window", "leave", "prefer", "resign", "seen", "standing",
]  # fmt: skip
