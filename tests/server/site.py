"""A whole server in the test's own process, and browsers without a screen that visit it."""

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar, cast

import httpx
from litestar import Litestar

from prestol.server.app import create_app
from prestol.server.settings import Settings

T = TypeVar("T")
ADDRESS = "http://prestol.test"


class Visitor:
    """Somebody with cookies of their own (or a personal token)."""

    def __init__(self, site: "Site", token: str = "", lang: str = "en") -> None:
        headers = {"Accept-Language": lang} | ({"Authorization": f"Bearer {token}"} if token else {})
        transport = httpx.ASGITransport(cast("Any", site.app), raise_app_exceptions=False, client=("127.0.0.1", 1))
        self.client = httpx.AsyncClient(transport=transport, base_url=site.settings.address or ADDRESS, headers=headers)
        self._site = site

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        return self._site.run(self.client.request(method, path, **more))

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.send("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.send("POST", path, json=body, **more)

    def done(self, method: str, path: str, body: Any = None, status: int | None = None) -> Any:
        """What comes back when it goes well."""
        response = self.send(method, path, **({} if body is None else {"json": body}))
        assert response.status_code == status if status else response.is_success, response.text
        return response.json() if response.content else None

    def table(self, match: str, **more: Any) -> Any:
        return self.get(f"/api/matches/{match}", params=more).json()


class Site:
    """A server that runs while somebody does something here."""

    def __init__(self, settings: Settings, change: Callable[[Litestar], None] = lambda app: None) -> None:
        self._runner = asyncio.Runner()
        self.app = create_app(settings)
        self.settings = settings
        change(self.app)
        self._life = self.run(self._begun())

    async def _begun(self) -> asyncio.Task[None]:
        """The server's life, in a task of its own, once it has begun."""
        begun, self._end = asyncio.Event(), asyncio.Event()

        async def live() -> None:
            async with self.app.lifespan():
                begun.set()
                await self._end.wait()

        life = asyncio.create_task(live())
        started = asyncio.create_task(begun.wait())
        await asyncio.wait([life, started], return_when=asyncio.FIRST_COMPLETED)
        if life.done():
            started.cancel()
            life.result()
        return life

    def run(self, what: Coroutine[Any, Any, T]) -> T:
        return self._runner.run(what)

    def visitor(self, **more: Any) -> Visitor:
        return Visitor(self, **more)

    def named(self, name: str, **more: Any) -> Visitor:
        """A guest of this name."""
        visitor = self.visitor(**more)
        visitor.done("PATCH", "/api/me", {"name": name})
        return visitor

    def host(self, name: str = "Host") -> Visitor:
        """A host."""
        visitor = self.named(name)
        hosts = self.part("hosts")
        self.run(hosts.make_host(visitor.done("GET", "/api/me")["id"], host=True))
        return visitor

    def part(self, name: str) -> Any:
        """A part of the server, as its handlers get it."""
        return self.app.dependencies[name].dependency()  # type: ignore[union-attr]

    def until(self, condition: Callable[[], bool], seconds: float = 20.0) -> None:
        """Wait for something that the server does by itself."""
        end = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < end, "it did not happen in time"
            self.run(asyncio.sleep(0.02))

    def close(self) -> None:
        self._end.set()
        self.run(asyncio.wait_for(self._life, 30))
        self._runner.close()


@contextmanager
def open_site(settings: Settings | Path, **more: Any) -> Iterator[Site]:
    """A server in a folder, until the test is over."""
    site = Site(settings if isinstance(settings, Settings) else Settings(data=settings, **more))
    try:
        yield site
    finally:
        site.close()


def table_for_two(site: Site, game: str = "huns") -> tuple[Visitor, Visitor, str]:
    """Anna and Boris at a table that has begun."""
    anna, boris = site.named("Anna"), site.named("Boris")
    made = anna.done("POST", "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    boris.done("POST", f"/api/matches/{made['id']}/join", {})
    return anna, boris, made["id"]


def answered(visitors: dict[int, Visitor], match: str) -> Any:
    """Whoever is asked first answers with the first option. The table as they see it then."""
    for seat, visitor in visitors.items():
        ask = visitor.table(match, seat=seat)["ask"]
        if ask:
            answer = {"seat": seat, "value": ask["options"][0]["value"], "moment": ask["moment"]}
            return visitor.done("POST", f"/api/matches/{match}/answer", answer)
    raise AssertionError("nobody is asked")
