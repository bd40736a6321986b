"""Boards as pictures: each is drawn once for a position, an audience and a language, and kept for whoever asks next."""

import hashlib
from collections import OrderedDict
from typing import Any, Final

from msgspec import Struct

from prestol.server.play.live import Live
from prestol.table import Match
from prestol.table.picture import drawn

BOUND: Final = 64 * 1024 * 1024
"""Pictures of so many letters together are kept."""


class Picture(Struct, frozen=True):
    """A board as SVG, and a mark that changes with it."""

    svg: str
    etag: str


class Pictures:
    """The pictures of this process."""

    def __init__(self, bound: int = BOUND) -> None:
        self.bound = bound
        self.size = 0
        self.drawn = 0
        """How many have been drawn: for measurements."""
        self._kept: OrderedDict[tuple[Any, ...], Picture] = OrderedDict()

    def of(self, live: Live, seat: int | None, lang: str, *, tall: bool = False) -> Picture:
        """The board now, as a seat (None: a spectator) sees it; when the match is over, as it is. `tall`: for a narrow
        screen."""
        moment = live.moment(seat) if seat is not None and not live.done else live.match.steps_done
        return self._picture(live, live.match, seat, lang, (live.row.status, moment), asking=True, tall=tall)

    def past(self, live: Live, match: Match[Any], seat: int | None, lang: str, *, tall: bool = False) -> Picture:
        """The board at an earlier moment."""
        moment = (live.row.status, "past", match.number)
        return self._picture(live, match, seat, lang, moment, asking=False, tall=tall)

    def _picture(
        self,
        live: Live,
        match: Match[Any],
        seat: int | None,
        lang: str,
        moment: tuple[Any, ...],
        *,
        asking: bool,
        tall: bool,
    ) -> Picture:
        seat = None if live.done else seat
        names = live.names(lang)
        key = (live.id, *moment, seat, lang, tall, *names)
        found = self._kept.get(key)
        if found is None:
            view = match.state if live.done else match.view(seat)
            ask = match.asks.get(seat) if asking and seat is not None else None
            svg = drawn(match.game, view, seat, ask, lang, names, tall=tall)
            found = Picture(svg, f'"{hashlib.blake2b(svg.encode(), digest_size=12).hexdigest()}"')
            self.drawn += 1
            self.size += len(svg)
        self._kept[key] = found
        self._kept.move_to_end(key)
        while self.size > self.bound and len(self._kept) > 1:
            self.size -= len(self._kept.popitem(last=False)[1].svg)
        return found
