"""What follows by itself after a change: answers that everybody can see to be forced, and standing answers."""

from prestol.server.play.live import Live
from prestol.table import PASS, Ask, Value
from prestol.table.standing import ASK_ME, standing_answer


def follow(live: Live) -> None:
    """Give every answer that needs nobody, in the same change."""
    while live.running:
        given = next(((ask.seat, answer) for ask in live.match.asks.values() for answer in _given(live, ask)), None)
        if given is None:
            return
        seat, value = given
        live.do(lambda match: match.choose(seat, value, standing=True))  # noqa: B023 - it is done at once


def _given(live: Live, ask: Ask) -> list[Value]:
    """The answer that was given beforehand, if there is one."""
    seat = live.seats[ask.seat]
    if ask.forced and (seat.forced or seat.by_bot):
        return [ask.options[0]]
    if not seat.by_bot and standing_answer(ask, seat.never) is not ASK_ME:
        return [PASS]
    return []
