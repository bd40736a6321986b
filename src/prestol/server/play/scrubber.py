"""The past of a match: its story, the moments one can go back to, and the position at each of them.

Moments are named by steps, which everybody may count. What was taken back is no moment: it leaves a line in the story
and nothing more. While a match runs everybody sees the past as they know it; when it is over, everything.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from prestol.server.errors import Wrong
from prestol.server.play import archive
from prestol.server.play.archive import EntryRow
from prestol.server.play.hall import Hall, opened
from prestol.server.play.live import Live
from prestol.table import EVERYBODY, Answer, Fact, Item, Match, Standing, Undo, Words, bit_of, decoded
from prestol.table.ask import frozen
from prestol.table.lesson import Met
from prestol.table.match import Snapshot

KEPT: Final = 256
"""So many past positions and histories stay in memory."""


class Line(Struct, omit_defaults=True):
    """One sentence of a story: the step it was told at, when, for which seat alone, and what it speaks of."""

    steps: int
    at: float
    text: str
    to: int | None = None
    about: list[str] = []


class Story(Struct):
    """The lines after a step, and how many of those before it still hold."""

    keep: int
    lines: list[Line]


class Told(Struct):
    """A fact with the entry of the journal, the step and the time that it was told at, and how it was said by languages
    and names."""

    number: int
    steps: int
    at: float
    fact: Fact
    said: dict[tuple[str, ...], Line] = {}

    def line(self, live: Live, words: Words, names: list[str]) -> Line:
        """The fact as a sentence."""
        how = (words.lang, str(live.done), *names)
        if how not in self.said:
            text = words.sentence(self.fact, names, opened=live.done)
            self.said[how] = Line(self.steps, self.at, text, _only(self.fact, live), _topics(self.fact, words))
        return self.said[how]


class History(Struct):
    """What the journal says up to an entry: all that was told, and the entries that nobody has taken back."""

    number: int = 0
    told: list[Told] = []
    lasting: list[EntryRow] = []


class Past:
    """What has happened in the matches that somebody looks at."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._positions: OrderedDict[tuple[str, int], Match[Any]] = OrderedDict()

    async def story(
        self, live: Live, seat: int | None, lang: str, since: int | None = None, at: int | None = None
    ) -> Story:
        """What has happened, in sentences, as that seat knows it."""
        if not live.begun:
            return Story(0, [])
        told = (await self._history(live)).told
        seen = [each for each in told if may(live, seat, each.fact) and (at is None or each.steps <= at)]
        fresh = [each for each in seen if since is None or each.steps > since]
        words, names = live.game.words(lang), live.names(lang)
        return Story(len(seen) - len(fresh), [each.line(live, words, names) for each in fresh])

    async def moments(self, live: Live) -> list[int]:
        """The steps that one can look at, from the start to now."""
        if not live.begun:
            return []
        return sorted({0, *(entry.steps for entry in (await self._history(live)).lasting)})

    async def position(self, live: Live, at: int) -> Match[Any]:
        """The match as it was when so many steps were done."""
        if not live.begun or at < 0:
            raise Wrong("error-no-moment", at=at)
        lasting = [entry for entry in (await self._history(live)).lasting if entry.steps <= at]
        number = lasting[-1].number + 1 if lasting else 0
        known = self._positions.get((live.id, number))
        if known is None:
            known = await self.hall.store.read(partial(self.hall.match_at, row=live.row, number=number))
            self._positions[live.id, number] = known
            _trim(self._positions)
        return known

    async def passage(self, live: Live, at: int) -> list[tuple[Any, list[Fact]]]:
        """The positions that the match passed through on its way to a moment, and what was told on the way to each."""
        first = next((entry for entry in (await self._history(live)).lasting if entry.steps == at), None)
        item = msgspec.convert(first.item, Item) if first else None
        if first is None or not isinstance(item, Answer | Standing):
            return []
        before = await self.hall.store.read(partial(self.hall.match_at, row=live.row, number=first.number))
        told = len(before.facts)
        before.choose(item.seat, item.value)
        return [(state, before.facts[told : told + count]) for state, count in before.passed]

    async def met(self, live: Live, seat: int) -> Met:
        """What a seat has met so far, for a lesson."""
        history = await self._history(live)
        items = [(entry.number, msgspec.convert(entry.item, Item)) for entry in history.lasting]
        own = [(number, item.kind) for number, item in items if isinstance(item, Answer) and item.seat == seat]
        last = own[-1][0] if own else -1
        told = [(each.number < last, each.fact.kind) for each in history.told if may(live, seat, each.fact)]
        return Met(
            answered={kind for _, kind in own},
            told={kind for before, kind in told if before},
            news=[kind for before, kind in told if not before],
        )

    async def scores(self, live: Live) -> list[tuple[int, list[int]]]:
        """The points of all seats at a number of moments, by what everybody could see: for a chart. None where the
        categories do not add up."""
        if not live.begun or not live.game.summed:
            return []
        rows = await self.hall.store.read(partial(_open_scores, live=live, lasting=(await self._history(live)).lasting))
        if live.row.status == "over" and live.row.result is not None:
            rows.append((live.row.steps, [sum(each.values()) for each in live.row.result["scores"]]))
        return rows

    async def _history(self, live: Live) -> History:
        """The whole journal: what is not known of it yet is read."""
        known = self._histories.get(live.id)
        if known is None or known.number > live.row.number:
            known = History(told=[Told(-1, 0, live.row.created, fact) for fact in await self._opening(live)])
        if known.number < live.row.number:
            known = History(known.number, known.told[:], known.lasting[:])
            read = partial(archive.read_entries, match=live.id, start=known.number, end=live.row.number)
            for entry in await self.hall.store.read(read):
                _add(known, entry)
        self._histories[live.id] = known
        self._histories.move_to_end(live.id)
        _trim(self._histories)
        return known

    async def _opening(self, live: Live) -> list[Fact]:
        """What was told before the first answer."""
        return [] if live.row.notes else (await asyncio.to_thread(opened, live.row)).facts


def _add(known: History, entry: EntryRow) -> None:
    """One more entry of the journal."""
    if entry.keep is not None:
        del known.told[entry.keep :]
    known.told += [Told(entry.number, entry.steps, entry.at, _fact(fact)) for fact in entry.facts]
    known.number, entry.facts = entry.number + 1, []
    item = msgspec.convert(entry.item, Item)
    if isinstance(item, Undo):
        known.lasting = [each for each in known.lasting if each.number < item.to]
    else:
        known.lasting.append(entry)


def _open_scores(db: Connection, live: Live, lasting: Sequence[EntryRow]) -> list[tuple[int, list[int]]]:
    game, steps, rows = live.game, {entry.number + 1: entry.steps for entry in lasting}, []
    for number, data in archive.read_snapshots(db, live.id):
        if number in steps or number == 0:
            position = game.decode(decoded(data, Snapshot).state)
            scores = game.scores_so_far(game.mask(position, None))
            rows.append((steps.get(number, 0), [sum(each.values()) for each in scores]))
    return rows


def _fact(plain: Any) -> Fact:
    fact = msgspec.convert(plain, Fact)
    return Fact(fact.kind, {key: frozen(value) for key, value in fact.about.items()}, fact.to)


def may(live: Live, seat: int | None, fact: Fact) -> bool:
    return live.done or bool(fact.to & bit_of(seat))


def _only(fact: Fact, live: Live) -> int | None:
    if fact.to == EVERYBODY:
        return None
    return next((seat.seat for seat in live.seats if fact.to == 1 << seat.seat), None)


def _topics(fact: Fact, words: Any) -> list[str]:
    """What a fact speaks of, as the board's elements name it."""
    topics = []
    for key, value in fact.about.items():
        kind = key.partition("_")[0]
        for each in value if isinstance(value, tuple) else (value,):
            known = isinstance(each, str) and words.bundle.has_message(f"{kind}-{each}")
            topics += [f"{kind}-{each}"] * (known or isinstance(each, int))
    return list(dict.fromkeys(topics))


def _trim(kept: OrderedDict[Any, Any]) -> None:
    while len(kept) > KEPT:
        kept.popitem(last=False)
