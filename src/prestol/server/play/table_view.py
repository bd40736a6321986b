"""What one onlooker gets to see of a match: everything that a page or a program needs, and nothing more."""

from typing import Any

import msgspec
from msgspec import Struct

from prestol.server.play.live import Live
from prestol.table import Ask, Match
from prestol.table.standing import window


class OptionView(Struct):
    """An answer that may be given: its value, and what it means."""

    value: Any
    label: str


class AskView(Struct):
    """A question that an onlooker may answer. Send `moment` back with the answer."""

    seat: int
    kind: str
    text: str
    options: list[OptionView]
    moment: str
    forced: bool
    window: str | None


class SeatView(Struct):
    """Who sits at a seat."""

    seat: int
    name: str
    kind: str
    mine: bool
    asked: bool
    bot: str
    bank: float | None
    scores: dict[str, int]


class TableView(Struct):
    """A match as one seat, or a spectator, sees it now."""

    id: str
    game: str
    status: str
    steps: int
    seat: int | None
    step: str
    seats: list[SeatView]
    ask: AskView | None
    can_undo: bool
    can_withdraw: bool
    result: Any


def asked(match: Match[Any], ask: Ask, moment: str, lang: str) -> AskView:
    """A question in words."""
    words = match.game.words(lang)
    view = match.view(ask.seat)
    options = [OptionView(answer, words.option(view, ask, answer, match.names)) for answer in ask.answers]
    text = words.question(ask, match.names)
    return AskView(ask.seat, ask.kind, text, options, moment, ask.forced, window(ask))


def table_view(live: Live, person: str | None, seat: int | None, lang: str) -> TableView:
    """The table as a seat (None: a spectator) sees it."""
    match = live.match if live.begun else None
    asks = match.asks if match else {}
    own = live.seats_of(person)
    ask = asks.get(seat) if seat is not None else None
    scores = match.game.scores_so_far(match.view(None)) if match else []
    return TableView(
        id=live.id,
        game=live.row.game,
        status=live.row.status,
        steps=live.row.steps,
        seat=seat,
        step=match.step if match else "",
        seats=[
            SeatView(
                seat=each.seat,
                name=each.name,
                kind=each.kind,
                mine=each.seat in own,
                asked=each.seat in asks,
                bot=each.bot,
                bank=each.bank,
                scores=scores[each.seat] if scores else {},
            )
            for each in live.seats
        ],
        ask=asked(live.match, ask, live.moment(ask.seat), lang) if ask else None,
        can_undo=match is not None and seat is not None and match.can_undo(seat),
        can_withdraw=match is not None and seat is not None and match.can_withdraw(seat),
        result=msgspec.to_builtins(live.row.result),
    )
