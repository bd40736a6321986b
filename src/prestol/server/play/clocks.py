"""Clocks: how long a seat may be waited for, and what happens then.

A live match gives each seat a bank of seconds, which runs while it is waited for, and grows by the increment when it is
waited for no longer. A slow match gives a deadline for each move: it begins anew with every step. When time is up the
game's best bot answers for the seat until it is no longer asked; after three times in a row the bot keeps the seat
until the person comes back. Times are stored, so that they survive a restart.
"""

import time
from typing import Final

from prestol.server.play.live import Before, Live
from prestol.server.play.rows import Seat

PATIENCE: Final = 3
"""After so many timeouts in a row a bot keeps the seat."""


def tick(live: Live, before: Before, now: float | None = None) -> None:
    """Set the clocks after a change: of those who are newly waited for, and of those who are no longer."""
    now = now or time.time()
    asked, pace = live.asked, live.row.pace
    for seat in live.seats:
        seat.away = (seat.away or now) if seat.gone else None
    moved_on = live.begun and live.match.steps_done != before.row.steps
    for seat in live.seats:
        waited = seat.seat in asked
        if not waited and seat.left == "late":
            seat.left = ""
        if not waited or seat.by_bot:
            if seat.since is not None and seat.bank is not None:
                seat.bank = max(0.0, seat.bank - (now - seat.since)) + pace.increment
            seat.since = None
        elif seat.since is None or (pace.kind == "slow" and moved_on):
            seat.since = now
    deadlines = [end for seat in live.seats if (end := expires(live, seat)) is not None]
    live.row.deadline = min(deadlines, default=None)
    live.row.wake = now if any(live.seats[seat].by_bot for seat in asked) else None


def expires(live: Live, seat: Seat) -> float | None:
    """When the time of a seat runs out."""
    if seat.since is None or live.row.pace.kind == "none":
        return None
    return seat.since + (seat.bank or 0.0 if live.row.pace.kind == "live" else live.row.pace.deadline)


def expire(live: Live, now: float | None = None) -> None:
    """Hand those seats to bots whose time has run out."""
    now = now or time.time()
    for seat in live.seats:
        end = expires(live, seat)
        if end is not None and end <= now:
            seat.missed += 1
            seat.left = "timeout" if seat.missed >= PATIENCE else "late"
