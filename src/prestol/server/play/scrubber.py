"""The past of a match: its story, the moments one can go back to, and the position at each of them.

Moments are named by steps, which everybody may count. What was taken back is no moment: it leaves a line in the story
and nothing more. While a match runs everybody sees the past as they know it; when it is over, everything.
"""

from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from prestol.server.play import archive
from prestol.server.play.archive import EntryRow
from prestol.server.play.hall import Hall
from prestol.server.play.live import Live
from prestol.table import EVERYBODY, Answer, Fact, Item, Match, Refused, Standing, Undo, bit_of, decoded
from prestol.table.ask import frozen
from prestol.table.match import Snapshot

KEPT: Final = 64
"""So many past positions and stories stay in memory."""


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
    """A fact with the step and the time that it was told at."""

    steps: int
    at: float
    fact: Fact


class Past:
    """What has happened in the matches that somebody looks at."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._told: OrderedDict[str, tuple[int, list[Told]]] = OrderedDict()
        self._positions: OrderedDict[tuple[str, int], Match[Any]] = OrderedDict()

    async def story(
        self, live: Live, seat: int | None, lang: str, since: int | None = None, at: int | None = None
    ) -> Story:
        """What has happened, in sentences, as that seat knows it."""
        if not live.begun:
            return Story(0, [])
        told = await self._facts(live)
        seen = [each for each in told if may(live, seat, each.fact) and (at is None or each.steps <= at)]
        fresh = [each for each in seen if since is None or each.steps > since]
        words, names = live.game.words(lang), live.names(lang)
        lines = [
            Line(
                each.steps, each.at, words.sentence(each.fact, names), _only(each.fact, live), _topics(each.fact, words)
            )
            for each in fresh
        ]
        return Story(len(seen) - len(fresh), lines)

    async def moments(self, live: Live) -> list[int]:
        """The steps that one can look at, from the start to now."""
        if not live.begun:
            return []
        lasting = await self._lasting(live)
        return sorted({0, *(entry.steps for entry in lasting)})

    async def position(self, live: Live, at: int) -> Match[Any]:
        """The match as it was when so many steps were done."""
        if not live.begun or at < 0:
            raise Refused(f"the match has no moment {at}")
        lasting = [entry for entry in await self._lasting(live) if entry.steps <= at]
        number = lasting[-1].number + 1 if lasting else 0
        known = self._positions.get((live.id, number))
        if known is None:
            known = await self.hall.store.read(partial(self.hall.match_at, row=live.row, number=number))
            self._positions[live.id, number] = known
            _trim(self._positions)
        return known

    async def passage(self, live: Live, at: int) -> list[tuple[Any, list[Fact]]]:
        """The positions that the match passed through on its way to a moment, and what was told on the way to each."""
        first = next((entry for entry in await self._lasting(live) if entry.steps == at), None)
        item = msgspec.convert(first.item, Item) if first else None
        if first is None or not isinstance(item, Answer | Standing):
            return []
        before = await self.hall.store.read(partial(self.hall.match_at, row=live.row, number=first.number))
        told = len(before.facts)
        trail = before.through(item.seat, item.value)
        return [(state, before.facts[told : told + count]) for state, count in trail]

    async def scores(self, live: Live) -> list[tuple[int, list[int]]]:
        """The points of all seats at a number of moments, by what everybody could see: for a chart."""
        if not live.begun:
            return []
        rows = await self.hall.store.read(partial(_open_scores, live=live, lasting=await self._lasting(live)))
        if live.row.status == "over" and live.row.result is not None:
            rows.append((live.row.steps, [sum(each.values()) for each in live.row.result["scores"]]))
        return rows

    async def _lasting(self, live: Live) -> list[EntryRow]:
        """The entries of the journal that nobody has taken back."""
        entries = await self.hall.store.read(partial(archive.read_entries, match=live.id, end=live.row.number))
        lasting: list[EntryRow] = []
        for entry in entries:
            item = msgspec.convert(entry.item, Item)
            if isinstance(item, Undo):
                lasting = [each for each in lasting if each.number < item.to]
            else:
                lasting.append(entry)
        return lasting

    async def _facts(self, live: Live) -> list[Told]:
        number, told = self._told.get(live.id, (0, []))
        if number > live.row.number:
            number, told = 0, []
        if number == 0:
            told = [Told(0, live.row.created, fact) for fact in await self._opening(live)]
        if number < live.row.number:
            told = told[:]
            read = partial(archive.read_entries, match=live.id, start=number, end=live.row.number)
            for entry in await self.hall.store.read(read):
                if entry.keep is not None:
                    del told[entry.keep :]
                told += [Told(entry.steps, entry.at, _fact(fact)) for fact in entry.facts]
                number = entry.number + 1
        self._told[live.id] = (number, told)
        self._told.move_to_end(live.id)
        _trim(self._told)
        return told

    async def _opening(self, live: Live) -> list[Fact]:
        """What was told before the first answer."""
        match = await self.hall.store.read(partial(self.hall.match_at, row=live.row, number=0))
        return match.facts


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
