"""People that a test finds at the site already."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import BrowserContext

from prestol.bots import bot
from prestol.server.people.registry import Registry
from prestol.server.play import seating
from prestol.server.play.hall import Hall
from prestol.server.play.news import Newsroom
from prestol.server.play.plan import Plan, SeatPlan
from prestol.server.play.robots import Resting
from prestol.server.store import Store
from prestol.table import game_named
from tests.browser.serving import Served

T = TypeVar("T")


@asynccontextmanager
async def _opened(data: Path) -> AsyncIterator[Registry]:
    store = Store(f"sqlite:///{data / 'prestol.db'}")
    await store.start()
    yield Registry(store)
    await store.stop()


async def _made_host(data: Path, name: str, lang: str) -> str:
    async with _opened(data) as registry:
        person, secret = await registry.welcome(name, lang)
        await registry.change(person, host=True)
        return secret


def _aside(work: Coroutine[Any, Any, T]) -> T:
    """Playwright has a loop of its own here."""
    with ThreadPoolExecutor() as aside:
        return aside.submit(asyncio.run, work).result()


def enter_as_host(context: BrowserContext, server: Served, name: str, lang: str) -> None:
    """Let a browser be a host's."""
    secret = _aside(_made_host(server.data, name, lang))
    context.add_cookies([{"name": "prestol", "value": secret, "url": server.address}])


async def _played(data: Path, names: Sequence[str], games: Sequence[str], lang: str, me: str) -> list[str]:
    async with _opened(data) as registry:
        hall = Hall(registry.store, Newsroom("sqlite://"), Resting())
        people = [await registry.welcome(name, lang) for name in names]
        ids = [me or people[0][0].id, *(person.id for person, _ in people[1:])]
        for number, game in enumerate(games):
            kinds: list[Any] = ["me", *(["open"] * (len(names) - 1)), *(["bot"] * (number % 2 + (len(names) < 2)))]
            seats = [SeatPlan(kind=kind) for kind in kinds[: max(game_named(game).players)]]
            while len(seats) not in game_named(game).players:
                seats.append(SeatPlan(kind="bot", bot="random"))
            live = await hall.create(Plan(game=game, seats=seats, audience="public"), ids[0], names[0])
            for person, name in zip(ids[1:], names[1:], strict=True):
                live = await seating.join(hall, live.id, person, name)
            player = bot("random", game_named(game), number)
            while live.running:
                seat = min(live.asked)
                answer = player(None, live.match.asks[seat])
                live = await hall.answer(live.id, seat, answer, bot=live.seats[seat].by_bot)
        return ids


def have_played(
    server: Served, names: Sequence[str], games: Sequence[str], lang: str = "ru", me: str = ""
) -> list[str]:
    """People (the first may be somebody who is there) have played these matches, which all may watch; their ids."""
    return _aside(_played(server.data, names, games, lang, me))
