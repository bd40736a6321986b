"""Bots think elsewhere: slow ones keep nobody waiting, dead ones are replaced."""

import asyncio
import os
import signal
import time
from functools import partial

import pytest

from prestol.server.play.robots import Robots
from prestol.server.play.room import Room
from prestol.table import new
from tests.server.tables import ANNA, answer_first, plan, seated

pytestmark = pytest.mark.anyio


async def test_a_slow_bot_blocks_nobody() -> None:
    robots = Robots(budget=1.5)
    slow = asyncio.create_task(robots.run(partial(time.sleep, 60)))
    others = 0
    while not slow.done():
        await asyncio.sleep(0.005)
        others += 1
    assert isinstance(slow.exception(), TimeoutError)
    assert others > 20  # so often somebody else had a turn meanwhile
    assert await robots.run(partial(pow, 2, 5)) == 32
    await robots.stop()


async def test_who_waits_behind_a_slow_bot_still_gets_a_thought() -> None:
    robots = Robots(budget=1)
    done = await asyncio.gather(
        robots.run(partial(time.sleep, 60)), robots.run(partial(pow, 2, 5)), return_exceptions=True
    )
    assert isinstance(done[0], TimeoutError)
    assert done[1] == 32
    await robots.stop()


async def test_a_dead_process_is_replaced() -> None:
    robots = Robots()
    match = new("huns", 2, seed=1)
    seat = min(match.asks)
    first = await robots.answer("greedy", match, seat)
    assert robots._pool is not None
    for process in robots._pool._processes:
        os.kill(process, signal.SIGKILL)
    assert await robots.answer("greedy", match, seat) == first
    await robots.stop()


async def test_after_its_budget_the_random_one_answers() -> None:
    robots = Robots(budget=0)
    match = new("huns", 2, seed=1)
    seat = min(match.asks)
    assert await robots.answer("greedy", match, seat) in match.asks[seat].answers
    await robots.stop()


@pytest.mark.parametrize("game", ["huns", "oath", "rurik", "xidit"])
async def test_bots_play_their_seats(room: Room, game: str) -> None:
    players = {"oath": 4, "xidit": 3}.get(game, 2)
    live = await room.hall.create(plan("me", *["bot"] * (players - 1), game=game), ANNA, "Anna")
    for _ in range(6):
        while not (await room.hall.live(live.id)).asked & {0}:
            await asyncio.sleep(0.01)
        live = await answer_first(room, await room.hall.live(live.id))


async def test_requests_are_answered_while_a_bot_thinks(room: Room) -> None:
    slow = asyncio.create_task(room.hall.robots.run(partial(time.sleep, 60)))
    live = await seated(room)
    for _ in range(5):
        live = await answer_first(room, live)
    assert not slow.done()
    slow.cancel()
    await asyncio.gather(slow, return_exceptions=True)
