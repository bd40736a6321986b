"""Clocks, and what happens when they run out."""

import time

import pytest

from prestol.server.play import clocks, seating
from prestol.server.play.live import Live
from prestol.server.play.plan import Plan, SeatPlan
from prestol.server.play.room import Room
from prestol.server.play.rows import Pace
from prestol.server.settings import Settings
from prestol.server.store import Store
from prestol.table import Refused
from tests.server.tables import ANNA, answer_first, asked, holder, plan, seated, until

pytestmark = pytest.mark.anyio
LIVE = Pace(kind="live", bank=100, increment=10)
SLOW = Pace(kind="slow", deadline=3600)


async def expired(room: Room, live: Live, seconds: float) -> Live:
    """A sweep that comes so many seconds later."""
    await room.sweep.once(patience=1000, now=time.time() + seconds)
    return await room.hall.live(live.id)


async def test_a_bank_runs_while_one_is_waited_for(room: Room) -> None:
    live = await seated(room, pace=LIVE)
    _, table, ask = await asked(room, live)
    clock, other = table.seats[ask.seat].clock, table.seats[1 - ask.seat].clock
    assert clock is not None
    assert other is not None
    assert (clock.running, other.running, other.left) == (True, False, 100)
    assert live.row.deadline == pytest.approx(time.time() + 100, abs=20)
    live.seats[ask.seat].since = time.time() - 30  # as if so much time had passed
    while live.asked == {ask.seat}:
        live = await answer_first(room, live)
    assert live.seats[ask.seat].bank == pytest.approx(80, abs=10)
    assert live.seats[ask.seat].since is None


async def test_when_time_is_up_the_bot_answers_until_one_is_no_longer_asked(room: Room) -> None:
    live = await seated(room, pace=SLOW)
    _, _, ask = await asked(room, live)
    assert (await expired(room, live, 3000)).seats[ask.seat].left == ""
    live = await expired(room, live, 4000)
    assert live.seats[ask.seat].missed == 1

    async def passed() -> bool:
        return (await room.hall.live(live.id)).asked != {ask.seat}

    await until(passed)
    live = await room.hall.live(live.id)
    assert live.seats[ask.seat].left == ""
    assert live.seats[1 - ask.seat].since == pytest.approx(time.time(), abs=20)


async def test_who_comes_in_time_answers_for_themselves(room: Room) -> None:
    live = await seated(room, pace=SLOW)
    _, _, ask = await asked(room, live)
    room.hall.robots.wake = lambda *_: None  # type: ignore[method-assign] # the bot has not thought yet
    live = await expired(room, live, 4000)
    assert live.seats[ask.seat].left == "late"
    live = await answer_first(room, live)
    assert (live.seats[ask.seat].left, live.seats[ask.seat].missed) == ("", 0)


async def test_after_three_times_the_bot_keeps_the_seat_until_one_comes_back(room: Room) -> None:
    live = await seated(room, pace=SLOW)
    who, _, ask = await asked(room, live)
    live.seats[ask.seat].missed = clocks.PATIENCE - 1
    room.hall.robots.wake = lambda *_: None  # type: ignore[method-assign]
    live = await expired(room, live, 4000)
    assert live.seats[ask.seat].left == "timeout"
    with pytest.raises(Refused, match="already"):
        await seating.back(room.hall, live.id, holder(live, 1 - ask.seat), 1 - ask.seat)
    with pytest.raises(Exception, match="Take it back"):
        await room.hall.answer(live.id, ask.seat, ask.options[0].value)
    live = await seating.back(room.hall, live.id, who, ask.seat)
    assert (live.seats[ask.seat].left, live.seats[ask.seat].missed) == ("", 0)
    assert live.row.deadline is not None
    await answer_first(room, live)


async def test_of_two_processes_one_sees_that_time_is_up(room: Room, settings: Settings, store: Store) -> None:
    live = await seated(room, pace=SLOW)
    _, _, ask = await asked(room, live)
    other = Room(settings, store)
    for each in (room, other):
        each.hall.robots.wake = lambda *_: None  # type: ignore[method-assign]
        await expired(each, live, 4000)
    room.hall.forget(live.id)
    assert (await room.hall.live(live.id)).seats[ask.seat].missed == 1


async def test_deadlines_survive_a_restart(settings: Settings) -> None:
    from prestol.server.store import migrated

    for _ in range(2):
        store = migrated(Store(settings.database_url))
        await store.start()
        room = Room(settings, store)
        async with room.open():
            if _ == 0:
                live = await seated(room, pace=SLOW)
                deadline = live.row.deadline
            else:
                again = await room.hall.live(live.id)
                assert again.row.deadline == deadline
                room.hall.robots.wake = lambda *_: None  # type: ignore[method-assign]
                await room.sweep.once(patience=1000, now=(deadline or 0) + 1)
                assert [s.left for s in (await room.hall.live(live.id)).seats].count("late") == 1
        await store.stop()


async def test_bots_that_a_dead_process_left_waiting_are_woken(room: Room) -> None:
    room.hall.robots.wake = lambda *_: None  # type: ignore[method-assign]
    live = await room.hall.create(plan("me", "bot", "bot"), ANNA, "Anna")
    while live.asked == {0}:
        live = await answer_first(room, live)
    assert live.row.wake is not None
    del room.hall.robots.wake
    await room.sweep.once(patience=15, now=time.time() + 10)
    assert not room.hall.robots.plays(live.id)
    await room.sweep.once(patience=15, now=time.time() + 20)
    assert room.hall.robots.plays(live.id)

    async def mine() -> bool:
        return (await room.hall.live(live.id)).asked == {0}

    await until(mine)


@pytest.mark.parametrize(
    "pace", [Pace(kind="live", bank=1), Pace(kind="slow", deadline=1), Pace(kind="live", bank=1e9)]
)
def test_a_pace_must_leave_time_to_think(pace: Pace) -> None:
    with pytest.raises(Refused, match="seconds"):
        Plan(game="huns", seats=[SeatPlan(kind="me"), SeatPlan(kind="bot")], pace=pace).checked()
