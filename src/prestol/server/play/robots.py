"""Bots at the table: they think in processes of their own, within a budget of time, and see what their seat sees."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from prestol.bots import bot
from prestol.table import Ask, PrestolError, Value, encoded, game_named

if TYPE_CHECKING:
    from prestol.server.play.hall import Hall

BUDGET: Final = 10.0
"""So many seconds a bot may think. Then the random one answers for it."""


def thought(game: str, name: str, view: bytes, ask: Ask, seed: int) -> Value:
    """What a bot answers. Runs in a process of the pool."""
    found = game_named(game)
    return bot(name, found, seed)(found.decode(view), ask)


class Robots:
    """Plays the seats of bots."""

    def __init__(self, workers: int = 1) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, hall: "Hall", match: str) -> None:
        """Bots of this match are asked something."""
        if match not in self._playing:
            task = self._playing[match] = asyncio.create_task(self._play(hall, match))
            task.add_done_callback(lambda _: self._playing.pop(match, None))

    async def _play(self, hall: "Hall", match: str) -> None:
        while True:
            live = await hall.live(match)
            asked = [seat for seat in live.match.asks if live.seats[seat].kind == "bot"]
            if not asked:
                return
            seat, moment = asked[0], live.moment(asked[0])
            value = await self.answer(live.row.game, live.seats[seat].bot, live.match, seat)
            try:
                await hall.answer(match, seat, value, moment)
            except PrestolError:
                await asyncio.sleep(0)  # the table has moved on meanwhile: look again

    async def answer(self, game: str, name: str, match: Any, seat: int) -> Value:
        """The bot's answer, or after its time a random one."""
        ask = match.asks[seat]
        if ask.forced:
            return ask.options[0]
        view = encoded(match.view(seat))
        seed = match.number
        try:
            job = asyncio.get_running_loop().run_in_executor(
                self._running_pool(), partial(thought, game, name, view, ask, seed)
            )
            return await asyncio.wait_for(job, BUDGET)
        except (TimeoutError, BrokenProcessPool):
            self.stop()
            return bot("random", match.game, seed)(None, ask)

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._workers, multiprocessing.get_context("spawn"))
        return self._pool

    def stop(self) -> None:
        """End the pool and what it is thinking about."""
        if self._pool is not None:
            for process in list(self._pool._processes.values()):
                process.terminate()
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
