"""Bots at the table: they think in processes of their own, within a budget of time, and see what their seat sees."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from prestol.bots import bot
from prestol.server.errors import NotFound
from prestol.table import Ask, Match, PrestolError, Value, encoded, game_named

if TYPE_CHECKING:
    from prestol.server.play.hall import Hall

BUDGET: Final = 10.0
"""So many seconds a bot may think. Then the random one answers for it."""


def thought(game: str, name: str, view: bytes, ask: Ask, seed: int) -> Value:
    """What a bot answers. Runs in a process of the pool."""
    found = game_named(game)
    return bot(name, found, seed)(found.decode(view), ask)


def _awake() -> None:
    """The first thing that a process of the pool does."""


def _end_with_the_server() -> None:
    """A process of the pool must not outlive a server that was killed."""
    server = multiprocessing.parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()


class Robots:
    """Plays the seats of bots."""

    def __init__(self, workers: int = 1, budget: float = BUDGET) -> None:
        self.workers = workers
        self.budget = budget
        self._pool: ProcessPoolExecutor | None = None
        self._ready: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(workers)
        self._playing: dict[str, asyncio.Task[None]] = {}

    def wake(self, hall: "Hall", match: str) -> None:
        """Bots of this match are asked something."""
        if match not in self._playing:
            self._playing[match] = asyncio.create_task(self._play(hall, match))

    def plays(self, match: str) -> bool:
        """True while this process plays the bots of a match."""
        return match in self._playing

    async def _play(self, hall: "Hall", match: str) -> None:
        try:
            await self._play_on(hall, match)
        finally:
            self._playing.pop(match, None)

    async def _play_on(self, hall: "Hall", match: str) -> None:
        while True:
            try:
                live = await hall.live(match)
            except NotFound:
                return
            asked = [seat for seat in sorted(live.asked) if live.seats[seat].by_bot]
            if not asked:
                return
            seat, moment = asked[0], live.moment(asked[0])
            value = await self.answer(live.seats[seat].bot, live.match, seat)
            try:
                await hall.answer(match, seat, value, moment, bot=True)
            except PrestolError:
                await asyncio.sleep(0.05)  # the table has moved on meanwhile: look again

    async def answer(self, name: str, match: Match[Any], seat: int) -> Value:
        """The bot's answer, or after its time a random one."""
        ask, seed = match.asks[seat], match.number
        if ask.forced:
            return ask.options[0]
        if name == "random":
            return bot(name, match.game, seed)(None, ask)
        try:
            return await self.thinks(name, match, seat)
        except Exception:  # noqa: BLE001 - whatever has befallen the bot, the others want to play on
            return bot("random", match.game, seed)(None, ask)

    async def thinks(self, name: str, match: Match[Any], seat: int) -> Value:
        """What a bot would answer in this seat, by what the seat knows. Whatever befalls the bot befalls who asks."""
        return await self.run(
            partial(thought, match.game.name, name, encoded(match.view(seat)), match.asks[seat], match.number)
        )

    async def run(self, job: partial[Any]) -> Any:
        """Do work in a process of its own. TimeoutError after the budget; when another's work has broken the pool, this
        one is done again."""
        async with self._free:  # so that waiting for the others is not counted
            for last in (False, False, True):
                pool = self._running_pool()
                try:
                    if pool is not self._ready:  # to start a process is not to think
                        await asyncio.get_running_loop().run_in_executor(pool, _awake)
                        self._ready = pool
                    future = asyncio.get_running_loop().run_in_executor(pool, job)
                    return await asyncio.wait_for(future, self.budget)
                except TimeoutError:
                    self._end(pool)
                    raise
                except (BrokenProcessPool, RuntimeError):
                    self._end(pool)
                    if last:
                        raise
            raise AssertionError("unreachable")

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _end_with_the_server)
        return self._pool

    def _end(self, pool: ProcessPoolExecutor) -> None:
        """End a pool and what it is thinking about."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.terminate()
        pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        """Think no more, and answer no more."""
        playing = list(self._playing.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        if self._pool is not None:
            self._end(self._pool)


class Resting(Robots):
    """For commands: leaves the bots to the server."""

    def wake(self, hall: "Hall", match: str) -> None:
        pass
