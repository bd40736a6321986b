"""Tables for the server's tests: people sit down and play."""

import asyncio
from typing import Any

from prestol.server.play import seating
from prestol.server.play.live import Live
from prestol.server.play.plan import Plan, SeatPlan
from prestol.server.play.room import Room
from prestol.server.play.table_view import AskView, TableView

ANNA, BORIS, VERA = "anna", "boris", "vera"


def plan(*seats: str, game: str = "huns", **more: Any) -> Plan:
    """A match with seats of these kinds."""
    return Plan(game=game, seats=[SeatPlan(kind=kind) for kind in seats], **more)  # type: ignore[arg-type]


async def seated(room: Room, **more: Any) -> Live:
    """Anna and Boris at a table for two that has begun."""
    live = await room.hall.create(plan("me", "open", **more), ANNA, "Anna")
    return await seating.join(room.hall, live.id, BORIS, "Boris")


def holder(live: Live, seat: int) -> str:
    """Who plays a seat."""
    return str(live.seats[seat].person)


async def asked(room: Room, live: Live, lang: str = "en") -> tuple[str, TableView, AskView]:
    """Who is asked first, what they see, and the question."""
    live = await room.hall.live(live.id)
    seat = min(live.asked)
    table = await room.table(live.id, holder(live, seat), lang, seat)
    assert table.ask is not None
    return holder(live, seat), table, table.ask


async def answer_first(room: Room, live: Live) -> Live:
    """The first option is chosen by whoever is asked first."""
    _, _, ask = await asked(room, live)
    return await room.hall.answer(live.id, ask.seat, ask.options[0].value, ask.moment)


async def given_up(room: Room) -> Live:
    """Both have answered, then Anna resigned, and Boris left: a match that counts in the ratings."""
    live, begun = await seated(room), set[int]()
    while len(begun) < 2:
        begun.add(min(live.asked))
        live = await answer_first(room, live)
    await seating.resign(room.hall, live.id, ANNA, 0)
    return await seating.leave(room.hall, live.id, BORIS, 1)


async def until(condition: Any, seconds: float = 20.0) -> None:
    """Wait for something that others bring about."""
    end = asyncio.get_running_loop().time() + seconds
    while not await condition():
        assert asyncio.get_running_loop().time() < end, "it did not happen in time"
        await asyncio.sleep(0.02)
