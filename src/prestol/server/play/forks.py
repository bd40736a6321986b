"""Matches that come from other matches: rematches, forks, and records that somebody brings along."""

import time
from functools import partial
from secrets import token_bytes  # noqa: TID251 - the chance of what is imagined
from typing import Any, Final

import msgspec
from msgspec import Struct

from prestol.server.errors import BadFile, NotAllowed, Wrong
from prestol.server.people.person import NO_WISHES, Prefs
from prestol.server.play import archive
from prestol.server.play.hall import Hall, new_row, opened
from prestol.server.play.live import Live
from prestol.server.play.plan import bots_of, free_name, sat_down
from prestol.server.play.rows import Audience, MatchRow, Pace, Seat
from prestol.server.play.scrubber import Past
from prestol.server.store import put_all
from prestol.table import BadRecord, Chance, Match, replay
from prestol.table.record import Record, read_record

LONGEST: Final = 20_000
"""A record that somebody brings has so many entries at the most."""


async def rematch(hall: Hall, match_id: str, person: str, prefs: Prefs = NO_WISHES, *, onward: bool = False) -> Live:
    """The same table once more. Bots and whoever asks sit down at once; for the others their seats are kept. onward: it
    begins with what this match has left, and who has won sits first."""
    old = await hall.live(match_id)
    if not old.seats_of(person):
        raise NotAllowed("error-rematch-players")
    if not old.done:
        raise Wrong("error-not-over")
    if old.row.rematch is not None:
        return await hall.live(old.row.rematch)
    row = new_row(old.row.game, old.row.players, old.row.options, creator=person)
    row.pace, row.audience, row.origin = old.row.pace, old.row.audience, {"match": old.id, "kind": "rematch"}
    order = old.seats
    if onward:
        row.start, row.origin["kind"] = old.match.legacy, "next"
        if row.start is None:
            raise Wrong("error-left-nothing")
        row.options = opened(row).options
        order = sorted(order, key=lambda seat: old.match.result.ranks[seat.seat])
    seats = []
    for number, seat in enumerate(order):
        kind = "invited" if seat.kind == "person" and seat.person != person else seat.kind
        again = Seat(seat=number, kind=kind, person=seat.person, name=seat.name, bot=seat.bot)
        seats.append(sat_down(again, row.game, person, seat.name, prefs) if kind == "person" else again)

    def remember(live: Live) -> None:
        if live.row.rematch is not None:
            raise Wrong("error-rematch-there")
        live.row.rematch = row.id

    fresh = await hall.add(Live(row, seats, None))
    await hall.change(match_id, remember)
    return fresh


async def fork(
    hall: Hall,
    past: Past,
    live: Live,
    person: str,
    name: str,
    prefs: Prefs = NO_WISHES,
    *,
    seat: int | None,
    at: int | None = None,
    guests: bool = False,
) -> Live:
    """Play on from here, or from an earlier moment, in a match of one's own: against bots, or (`guests`) with others at
    one device. While the match runs the seat's unknowns are imagined anew; when it is over, all is as it was."""
    if not live.begun:
        raise Wrong("error-not-begun")
    if not live.done and seat is None:
        raise NotAllowed("error-fork-players")
    match = live.match if at is None else await past.position(live, at)
    if match.over:
        raise Wrong("error-fork-end")
    row = new_row(live.row.game, live.row.players, match.options, creator=person)
    row.origin = {"match": live.id, "kind": "fork", "steps": live.row.steps if at is None else at}
    start, draft = _start(match, None if live.done else seat)
    start.chance = Chance(row.key)
    row.start = msgspec.to_builtins(start, str_keys=True)
    bots, mine, seats = bots_of(live.game), seat or 0, list[Seat]()
    for number in range(row.players):
        if number == mine or guests:
            own = free_name(name, [each.name for each in seats]) if number == mine else ""
            seats.append(sat_down(Seat(seat=number, kind="open"), row.game, person, own, prefs))
        else:
            seats.append(Seat(seat=number, kind="bot", bot=bots[0]))
    return await hall.add(Live(row, seats, None), draft)


def _start(match: Match[Any], seat: int | None) -> tuple[Any, list[tuple[int, Any]]]:
    """A position to begin with, and the answers given since. `seat`: as this seat imagines it; None: as it is."""
    if seat is None:
        draft = [(other, value) for other in range(match.players) for value in match.draft(other)]
        return match.checkpoint, draft
    known = match.game.mask(match.checkpoint, seat)
    chance = Chance(token_bytes(32))
    return match.game.guess(known, seat, chance), [(seat, value) for value in match.draft(seat)]


class Brought(Struct):
    """A record that was played through: the row of its match, the journal with what it told, the snapshots."""

    row: MatchRow
    seats: list[Seat]
    entries: list[archive.EntryRow]
    snapshots: list[tuple[int, bytes]]


def played_through(data: bytes) -> Brought:
    """Play a record that comes from outside. Runs in a process of its own: a made-up position may drive the rules
    anywhere."""
    try:
        record = read_record(data)
        match, live = _played(record, data)
    except BadRecord:
        raise
    except RecursionError:
        raise BadFile("error-record-deep") from None
    except Exception as error:  # noqa: BLE001 - whatever goes wrong in a foreign record is a fault of the record
        raise BadFile("error-record-breaks", why=repr(error)) from None
    row = live.row
    row.number, row.steps, row.told = match.number, match.steps_done, match.told
    row.status, row.result = "ended", {"reason": "imported"}
    if match.over:
        row.status, row.result = "over", msgspec.to_builtins(match.result)
    snapshots = row.origin.pop("snapshots") if row.origin else []
    return Brought(row, live.seats, live.entries, [*snapshots, (match.number, match.snapshot())])


class Names(Struct):
    """What a record of ours says besides: what the seats were called."""

    names: list[str] = []


def _played(record: Record, data: bytes) -> tuple[Match[Any], Live]:
    if len(record.journal) > LONGEST:
        raise BadFile("error-record-long", entries=len(record.journal), most=LONGEST)
    key = bytes.fromhex(record.key)
    if Chance(key).seal != record.seal:
        raise BadFile("error-record-key")
    match = replay(msgspec.structs.replace(record, journal=[]))
    row = new_row(record.game, record.players, match.options, creator=None)
    row.key, row.seal, row.start, row.audience = key, record.seal, record.start, "link"
    extra = {"seed": record.seed, "told": record.told}
    row.origin = {"kind": "import", "record": extra, "snapshots": [(0, match.snapshot())]}
    try:
        names = msgspec.json.decode(data, type=Names).names
    except msgspec.MsgspecError:
        names = []
    names = [*names, *[""] * record.players]
    seats = [Seat(seat=seat, kind="person", name=names[seat][:40]) for seat in range(record.players)]
    live = Live(row, seats, match)
    for item in record.journal:
        live.do(partial(Match.apply, items=[item]))
        if match.number % archive.SNAPSHOT_EVERY == 0:
            row.origin["snapshots"].append((match.number, match.snapshot()))
    result = msgspec.to_builtins(match.result) if match.over else None
    if record.result != result:
        raise BadFile("error-record-result")
    return match, live


async def bring(hall: Hall, data: bytes, person: str, audience: Audience = "link") -> Live:
    """Keep a record that somebody brings, as a match that is over."""
    try:
        brought: Brought = await hall.robots.run(partial(played_through, data))
    except TimeoutError:
        raise BadFile("error-record-slow") from None
    row = brought.row
    row.creator, row.audience, row.pace, row.moved = person, audience, Pace(), time.time()
    puts = [
        *archive.added_match(row, brought.seats),
        archive.added_entries(row.id, brought.entries),
        *(archive.added_snapshot(row.id, number, snapshot) for number, snapshot in brought.snapshots),
    ]
    await hall.store.write(partial(put_all, puts=puts))
    return await hall.live(row.id)


async def download(hall: Hall, past: Past, live: Live, seat: int | None, lang: str) -> dict[str, Any]:
    """The record of a match as a file. While it runs: that seat's story and nothing more."""
    names = live.names(lang)
    if live.done:
        record = await hall.store.read(partial(archive.record_of, row=live.row))
        return {**record, "names": names, "match": live.id, "notes": live.row.notes}
    row = live.row
    story = await past.story(live, seat, lang)
    return {
        "game": row.game,
        "edition": row.edition,
        "players": row.players,
        "options": row.options,
        "seal": row.seal,
        "match": live.id,
        "seat": seat,
        "names": names,
        "story": [line.text for line in story.lines],
    }
