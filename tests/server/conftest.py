"""What the server's tests share: both databases, and a room to play in."""

from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest

from bench.postgres import database, postgres
from prestol.server.play import forks, hall
from prestol.server.play.room import Room
from prestol.server.settings import Settings
from prestol.server.store import Store, migrated


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The keys of matches are the same each time a test runs."""
    numbers = count(1)
    for module in (hall, forks):
        monkeypatch.setattr(module, "token_bytes", lambda size: next(numbers).to_bytes(size, "big"))


@pytest.fixture(scope="session")
def cluster() -> Iterator[str]:
    """A PostgreSQL that runs while the tests do."""
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Settings]:
    """A server with a new database of either kind."""
    if request.param == "sqlite":
        yield Settings(data=tmp_path)
    else:
        with database(request.getfixturevalue("cluster")) as url:
            yield Settings(data=tmp_path, database=url)


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    """The database, open for reading and writing."""
    store = migrated(Store(settings.database_url))
    await store.start()
    yield store
    await store.stop()


@pytest.fixture
async def room(settings: Settings, store: Store) -> AsyncIterator[Room]:
    """A room to play in."""
    room = Room(settings, store)
    async with room.open():
        yield room
