"""Puts the server together."""

import gc
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

from litestar import Litestar
from litestar.di import Provide
from litestar.routes import HTTPRoute

from prestol.server import limits
from prestol.server.answers import complain
from prestol.server.api import routes
from prestol.server.api.described import described, with_problems
from prestol.server.guard import Guard
from prestol.server.limits import Limits
from prestol.server.pages.routes import COMPRESSION, PAGES
from prestol.server.people.belongings import Belongings
from prestol.server.people.chat import Chat
from prestol.server.people.hosts import Hosts
from prestol.server.people.notices import Notices
from prestol.server.people.passkeys import Passkeys
from prestol.server.people.registry import Registry
from prestol.server.people.sending import Sender
from prestol.server.people.visit import Door, visit_of
from prestol.server.play.room import Room
from prestol.server.settings import Settings, from_environment
from prestol.server.store import Store, migrated
from prestol.server.watch import Watch, log_lines


def create_app(settings: Settings) -> Litestar:
    """The application for these settings."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.database_url)
    room, registry, limiter = Room(settings, store), Registry(store), Limits(on=settings.limits)
    belongings = Belongings(registry, room.hall)
    watch, door = Watch(room.hall), Door(registry, settings, belongings)
    sender = Sender(settings.data, settings.address)
    notices = Notices(store, sender, room.watching, watch.notices)
    shared = {
        "settings": settings, "room": room, "hall": room.hall, "registry": registry, "limiter": limiter, "door": door,
        "watch": watch, "passkeys": Passkeys(registry), "chat": Chat(store, room.hall.news), "notices": notices,
        "belongings": belongings, "hosts": Hosts(registry, room.hall),
    }  # fmt: skip

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        migrated(store)
        await store.start()
        await registry.sweep()
        async with room.open():
            notices.start()
            yield
            await notices.stop()
        await store.stop()

    app = Litestar(
        route_handlers=[*routes, PAGES],
        compression_config=COMPRESSION,
        dependencies={
            **{name: _always(found) for name, found in shared.items()},
            "visit": Provide(visit_of, sync_to_thread=False),
            "visitor": Provide(door.visitor),
            "person": Provide(door.person),
        },
        lifespan=[running],
        exception_handlers={Exception: complain},
        request_max_body_size=limits.UPLOAD,
        openapi_config=described,
        logging_config=None,
    )
    with_problems(app)
    _one_by_one(app)
    app.asgi_handler = cast("Any", Guard(app.asgi_handler, settings, registry, limiter, watch.seen))
    return app


def _always(found: Any) -> Provide:
    """For handlers: the same thing for every request."""
    return Provide(lambda: found, sync_to_thread=False)


def _one_by_one(app: Litestar) -> None:
    """Litestar gathers what a handler asks for in a group of tasks. Ours is at hand: to take it one after the other
    spares a fifth of the time of a short request."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for _, model in route.route_handler_map.values():
                model.dependency_batches = [{each} for batch in model.dependency_batches for each in batch]


def app() -> Litestar:
    """For worker processes: the application for the settings that were handed down."""
    log_lines()
    found = create_app(from_environment())
    _steady()
    return found


def _steady() -> None:
    """Nobody waits while this process tidies up: what is there now stays and is not looked through again, what comes
    later is looked through less often. Threads take turns quickly: one that writes to the database need not wait for
    a board to be drawn between any two of its statements."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 50)
    sys.setswitchinterval(0.0005)
