"""The hall: every match that is played here, and the only way to change one.

To act is: take the live match, let the kernel decide, write what came of it. The match's version (and the unique number
of a journal's entry) is the lock between processes: who comes second loads the match anew and looks again.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from secrets import token_bytes, token_urlsafe  # noqa: TID251 - keys of matches and ids that cannot be guessed
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from prestol.server.errors import NotAllowed, NotFound, Stale, Wrong
from prestol.server.people.person import NO_WISHES, Prefs
from prestol.server.play import archive, automatic, clocks, editions, ratings
from prestol.server.play.live import LESSON, Before, Live
from prestol.server.play.news import News, Newsroom
from prestol.server.play.plan import Plan, bots_of
from prestol.server.play.robots import Robots
from prestol.server.play.rows import MatchRow, Pace, Seat
from prestol.server.store import Missed, Put, Store, put_all
from prestol.table import Chance, Match, PrestolError, Value, game_named, new

KEPT = 1_000
"""So many matches stay in memory."""

TRIES = 6
"""So often a change is tried again when another process was quicker."""

Change = Callable[[Live], None]


class Hall:
    """Loads, keeps and changes matches."""

    def __init__(self, store: Store, news: Newsroom, robots: Robots) -> None:
        self.store = store
        self.news = news
        self.robots = robots
        self._live: OrderedDict[str, Live] = OrderedDict()

    # Making and finding

    async def create(self, plan: Plan, person: str, name: str, prefs: Prefs = NO_WISHES) -> Live:
        """A new match. It begins at once if nobody has to come first."""
        game = plan.checked()
        row = new_row(game.name, len(plan.seats), game.chosen(len(plan.seats), plan.options), creator=person)
        row.pace, row.audience, row.origin = plan.pace, plan.audience, {"kind": LESSON} if plan.lesson else None
        live = Live(row, plan.seated(row.key, person, name, prefs), None)
        return await self.add(live)

    async def add(self, live: Live, draft: Iterable[tuple[int, Value]] = ()) -> Live:
        """Keep a match that is new. `draft`: answers of the running step, where it goes on from the middle of one."""
        before = live.before()
        if all(seat.kind in ("person", "bot") for seat in live.seats):
            self.begin(live)
            for seat, value in draft:
                live.do(partial(Match.choose, seat=seat, value=value))
            automatic.follow(live)
            clocks.tick(live, before)
        entries, live.entries = live.entries, []
        self._sum_up(live)
        news = _lists(live, None)
        puts = [*self.news.sent(news), *_added(live, entries)]
        await self.store.write(partial(put_all, puts=puts))
        self.news.after(news)
        self._keep(live)
        self._wake(live)
        return live

    @staticmethod
    def begin(live: Live) -> None:
        """All seats are taken: the match begins."""
        row = live.row
        live.begin(opened(row))
        row.edition, row.packs = live.game.edition, live.game.pack_mark
        bots = bots_of(live.match.game)
        for seat in live.seats:
            seat.bot = seat.bot or bots[0]
            seat.bank = row.pace.bank if row.pace.kind == "live" else None

    async def live(self, match_id: str) -> Live:
        """A match as it stands now. A change that is just being written is waited for: nobody sees what is not kept."""
        live = self._live.get(match_id)
        if live is not None and live.lock.locked():
            async with live.lock:
                live = self._live.get(match_id)
        if live is not None and not live.lock.locked() and await self._outdated(live):
            await self._catch_up(live)
        return await self._at_hand(match_id)

    async def _at_hand(self, match_id: str) -> Live:
        """A match from memory, where another process may have changed it since; else as it stands now."""
        live = self._live.get(match_id) or await self._loaded(match_id)
        self._keep(live)
        return live

    async def _outdated(self, live: Live) -> bool:
        """Whether another process has changed the match since it came here."""
        return (
            self.store.shared
            and await self.store.read(partial(archive.read_version, match=live.id)) != live.row.version
        )

    def in_memory(self, match_id: str) -> Live | None:
        """The match if this process has it at hand."""
        return self._live.get(match_id)

    async def look_around(self) -> None:
        """An embedded database has one server, but commands may write to it as well: forget what they have changed."""
        known = {match_id: live for match_id, live in self._live.items() if not live.lock.locked()}
        stored = await self.store.read(partial(archive.read_versions, wanted=list(known)))
        for match_id, live in known.items():
            if stored.get(match_id, live.row.version + 1) > live.row.version and not live.lock.locked():
                self.forget(match_id)
                self.news.after([News(match_id, "people")])

    def forget(self, match_id: str) -> None:
        """Load the match anew when somebody wants it next."""
        self._live.pop(match_id, None)

    def _keep(self, live: Live) -> None:
        self._live[live.id] = live
        self._live.move_to_end(live.id)
        if len(self._live) > KEPT:
            oldest = next((key for key, old in self._live.items() if not old.lock.locked()), None)
            if oldest is not None and oldest != live.id:
                del self._live[oldest]

    async def _loaded(self, match_id: str) -> Live:
        live = await self.store.read(partial(self._load, match_id=match_id))
        if live.running and editions.changed(live.row):
            live = await self._with_new_rules(live)
        return self._live.setdefault(match_id, live)

    def _load(self, db: Connection, match_id: str) -> Live:
        row, seats = archive.read_match(db, match_id)
        begun = archive.has_begun(db, match_id)
        return Live(row, seats, self.match_at(db, row, row.number) if begun else None)

    def match_at(self, db: Connection, row: MatchRow, number: int) -> Match[Any]:
        """The match as it was after so many entries."""
        snapshot, tail = archive.read_snapshot(db, row.id, number)
        upto = msgspec.structs.replace(row, number=number - len(tail))
        earlier = partial(self.store.reading, partial(archive.record_of, row=upto))
        if not row.notes and not editions.changed(row):
            return Match.resume(snapshot, tail, earlier)
        return editions.as_far_as_it_goes(Match.resume(snapshot, (), earlier), tail)

    async def _with_new_rules(self, live: Live) -> Live:
        """The rules have a new edition: the match goes on from where they agree, and a note says where that is."""
        before = live.before()
        editions.note(live.row, live.match)
        self._sum_up(live)
        clocks.tick(live, before)
        live.row.version += 1
        puts = [
            archive.changed_match(live.row),
            *archive.struck_entries(live.id, live.row.number),
            archive.added_snapshot(live.id, live.row.number, live.match.snapshot()),
        ]
        try:
            await self._put(live, puts, ended=live.done)
        except Missed:  # another process has done it
            return await self.store.read(partial(self._load, match_id=live.id))
        return live

    async def _catch_up(self, live: Live) -> None:
        """Take over what another process has written."""
        fresh = await self.store.read(partial(self._load, match_id=live.id))
        if fresh.row.version > live.row.version and not live.lock.locked():
            live.__dict__.update({key: value for key, value in fresh.__dict__.items() if key != "lock"})

    # Playing

    async def answer(
        self,
        match_id: str,
        seat: int,
        value: Value,
        moment: str | None = None,
        *,
        person: str | None = None,
        bot: bool = False,
    ) -> Live:
        """A seat's answer. `person`: who gives it, and must have the seat."""
        if moment is None:
            await self.live(match_id)  # to the question that is open now, in whatever process

        def change(live: Live) -> None:
            nonlocal moment
            if person is not None:
                self.seat_of(live, person, seat)
            moment = moment or (live.moment(seat) if live.running else None)  # for a second try
            running(live).check_moment(seat, moment)
            sits = live.seats[seat]
            if not bot:
                if sits.left not in ("", "late"):
                    raise NotAllowed("error-bot-plays", seat=seat)
                sits.missed, sits.left, sits.seen = 0, "", max(sits.seen, live.row.steps)
            elif not sits.by_bot:
                raise Stale("error-person-is-back", seat=seat)
            live.do(lambda match: match.choose(seat, value))
            if live.row.proposal is not None and live.row.proposal["kind"] == "undo":
                live.row.proposal = None

        return await self.change(match_id, change)

    async def withdraw(self, match_id: str, seat: int, person: str) -> Live:
        """Take back a seat's answers while others still answer."""

        def change(live: Live) -> None:
            running(live).do(partial(Match.withdraw, seat=self.seat_of(live, person, seat)))

        return await self.change(match_id, change, follow=False)

    async def change(self, match_id: str, change: Change, follow: bool = True) -> Live:
        """Change a match, and return when that is on the disk. What is refused changes nothing. `follow`: let answers
        that need nobody follow at once."""
        for _ in range(TRIES):
            live = await self._at_hand(match_id)
            async with live.lock:
                if self._live.get(match_id) is not live:
                    continue  # it was forgotten while we waited
                before = live.before()
                try:
                    change(live)
                    if follow:
                        automatic.follow(live)
                    clocks.tick(live, before)
                    news = [*_news(live, before), *_lists(live, before)]
                    await self._write(live, before, news)
                except (IntegrityError, Missed):  # another process was quicker
                    self.forget(match_id)
                    continue
                except BaseException as error:
                    live.restore(before)
                    if live.entries:  # the kernel's match was changed before the refusal
                        self.forget(match_id)
                    if not isinstance(error, PrestolError) or not await self._outdated(live):
                        raise
                    self.forget(match_id)  # what was refused may be right as the match stands now
                    continue
            self.news.after(news)
            self._wake(live)
            return live
        raise Stale("error-others-quicker")

    async def wake(self, match_id: str, before: float) -> None:
        """Let the bots of a match go on that have been waited for since before a time, unless another process does."""

        def change(live: Live) -> None:
            if live.row.wake is None or live.row.wake > before or self.robots.plays(match_id):
                raise Stale("error-bots-awake")

        await self.change(match_id, change)

    @staticmethod
    def _sum_up(live: Live) -> None:
        """Write into the row what the kernel's match says."""
        row, now = live.row, time.time()
        row.moved = now
        if live.begun:
            match = live.match
            row.number, row.steps, row.told = match.number, match.steps_done, match.told
            if match.over and row.status == "running":
                row.status, row.result = "over", msgspec.to_builtins(match.result)
            row.waiting = sorted(live.asked)
            if not live.running:
                row.deadline = row.wake = row.proposal = None

    async def _write(self, live: Live, before: Before, news: list[News]) -> None:
        row = live.row
        self._sum_up(live)
        row.version += 1
        puts = [archive.changed_match(row), archive.added_entries(row.id, live.entries)]
        if live.begun and before.row.status == "open":
            puts.append(archive.added_snapshot(row.id, 0, opened(row).snapshot()))
        every = archive.SNAPSHOT_EVERY
        if live.begun and (live.done or before.row.number // every != row.number // every):
            puts.append(archive.added_snapshot(row.id, row.number, live.match.snapshot()))
        changed = [seat for seat, old in zip(live.seats, before.seats, strict=True) if seat != old]
        puts += [archive.changed_seat(row.id, seat) for seat in changed]
        await self._put(live, [*puts, *self.news.sent(news)], ended=live.done and before.row.status == "running")
        live.entries = []

    async def _put(self, live: Live, puts: list[Put], *, ended: bool) -> None:
        """Write a change; when it ends the match, what that means for the ratings too."""

        def end(db: Connection) -> None:
            put_all(db, puts)
            ratings.settle(db, live.row, live.seats)

        await (self.store.write(end) if ended else self.store.put(puts))

    def _wake(self, live: Live) -> None:
        """Let the bots go on."""
        if live.row.wake is not None:
            self.robots.wake(self, live.id)

    # Who may

    def seat_of(self, live: Live, person: str | None, seat: int) -> int:
        """The seat, if the person plays it."""
        if seat not in live.seats_of(person):
            raise NotAllowed("error-not-your-seat", seat=seat)
        return seat

    def audience_of(self, live: Live, person: str | None, seat: int | None) -> int | None:
        """The seat that a person looks from: the one that is wished, else the first of their own, else none."""
        own = live.seats_of(person)
        if live.row.audience == "nobody" and not own and person != live.row.creator:
            raise NotFound("error-no-match")
        if seat is not None:
            return self.seat_of(live, person, seat)
        return next(iter(own), None)


def running(live: Live) -> Live:
    """The match, if it is being played."""
    if live.row.status == "open":
        raise Wrong("error-not-begun")
    if not live.running:
        raise Wrong("error-match-over")
    return live


def new_row(game: str, players: int, options: dict[str, Any], *, creator: str | None) -> MatchRow:
    """The row of a new match, with a secret key of its own."""
    found, key, now = game_named(game), token_bytes(32), time.time()
    return MatchRow(
        id=token_urlsafe(8),
        game=game,
        players=players,
        options=options,
        edition=found.edition,
        packs=found.pack_mark,
        key=key,
        seal=Chance(key).seal,
        status="open",
        pace=Pace(),
        audience="link",
        creator=creator,
        created=now,
        moved=now,
    )


def opened(row: MatchRow) -> Match[Any]:
    """The match before its first entry."""
    return new(row.game, row.players, options=row.options, start=row.start, key=row.key)


def _added(live: Live, entries: list[archive.EntryRow]) -> list[Put]:
    """What is kept of a new match."""
    puts = archive.added_match(live.row, live.seats)
    if live.begun:
        puts += [
            archive.added_snapshot(live.id, 0, opened(live.row).snapshot()),
            archive.added_entries(live.id, entries),
            archive.added_snapshot(live.id, live.row.number, live.match.snapshot()),
        ]
    return puts


def _news(live: Live, before: Before) -> list[News]:
    """What others are told of a change: that something is different, never what."""
    news: list[News] = []
    row = live.row
    if not live.begun:
        return [News(live.id, "people")]
    steps = live.match.steps_done
    if steps != before.row.steps or row.status != before.row.status:
        return [News(live.id, "table", steps=steps)]
    drafts = [seat for seat, moment in before.moments.items() if moment != live.moment(seat)]
    if drafts:
        news.append(News(live.id, "draft", seats=drafts))
    if live.asked != before.asked or row.proposal != before.row.proposal or live.seats != before.seats:
        news.append(News(live.id, "people"))
    return news


def _lists(live: Live, before: Before | None) -> list[News]:
    """Who is told that lists of matches show something else now."""
    old = None if before is None else (before.row.status, before.asked, _sitting(before.seats))
    if old == (live.row.status, live.asked, _sitting(live.seats)):
        return []
    seats = [*live.seats, *(before.seats if before else ())]
    people = {seat.person for seat in seats if seat.kind == "person"} | {live.row.creator}
    over = live.done or (live.begun and live.match.over)
    listed = live.row.audience == "public" or any(seat.kind == "open" for seat in seats)
    anybody = listed and (over or before is None or before.row.status == "open")
    return [News(live.id, "lists", people=sorted(filter(None, people)), open=anybody)]


def _sitting(seats: Iterable[Seat]) -> list[tuple[str, str | None, str]]:
    return [(seat.kind, seat.person, seat.name) for seat in seats]
