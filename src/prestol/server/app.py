"""Puts the server together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.datastructures import Cookie
from litestar.di import Provide

from prestol.server.api.matches import Matches
from prestol.server.errors import NotAllowed, NotFound, Stale
from prestol.server.pages import COMPRESSION, PAGES
from prestol.server.people.registry import Person, Registry
from prestol.server.play.hall import Hall
from prestol.server.play.news import News
from prestol.server.play.robots import Robots
from prestol.server.settings import Settings, from_environment
from prestol.server.store import Store, migrated
from prestol.table import PrestolError

COOKIE = "prestol"


@get("/health", sync_to_thread=False)
def health() -> dict[str, str]:
    return {"status": "ok"}


def refused(_: Request[Any, Any, Any], error: PrestolError) -> Response[dict[str, str]]:
    """What was wrong, in a sentence."""
    status = {NotFound: 404, NotAllowed: 403, Stale: 409}.get(type(error), 400)
    return Response({"error": str(error)}, status_code=status)


def create_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url)
    news, robots = News(settings), Robots()
    hall, registry = Hall(store, news, robots), Registry(store)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        migrated(store)
        await store.start()
        yield
        robots.stop()
        await store.stop()

    async def visitor(request: Request[Any, Any, Any]) -> Person | None:
        secret = request.cookies.get(COOKIE)
        return await registry.known(secret) if secret else None

    async def person(request: Request[Any, Any, Any], visitor: Person | None) -> Person:
        if visitor is not None:
            return visitor
        found, secret = await registry.welcome("Guest", "en")
        request.scope["session_cookie"] = secret  # type: ignore[typeddict-unknown-key]
        return found

    async def with_cookie(request: Request[Any, Any, Any], response: Response[Any]) -> Response[Any]:
        return response

    def keep_session(response: Response[Any], secret: str) -> None:
        response.set_cookie(
            Cookie(COOKIE, secret, httponly=True, samesite="lax", secure=settings.secure, max_age=365 * 86400)
        )

    _ = with_cookie, keep_session
    return Litestar(
        route_handlers=[health, Matches, PAGES],
        compression_config=COMPRESSION,
        dependencies={
            "hall": Provide(lambda: hall, sync_to_thread=False),
            "visitor": Provide(visitor),
            "person": Provide(person),
        },
        lifespan=[running],
        plugins=[news.plugin],
        exception_handlers={PrestolError: refused},
    )


def app() -> Litestar:
    """For worker processes: the application for the settings that were handed down."""
    return create_app(from_environment())
