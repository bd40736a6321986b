"""Who watches a match hears that something has changed: only that, never what. One process or many."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

from prestol.server.settings import Settings


class News:
    """Small messages by match, over memory or over PostgreSQL's NOTIFY."""

    def __init__(self, settings: Settings) -> None:
        url = settings.database_url
        backend: ChannelsBackend = (
            MemoryChannelsBackend()
            if url.startswith("sqlite")
            else PsycoPgChannelsBackend(url.replace("postgresql+psycopg://", "postgresql://"))
        )
        self.plugin = ChannelsPlugin(backend, arbitrary_channels_allowed=True)

    async def tell(self, match: str, news: dict[str, Any]) -> None:
        await self.plugin.wait_published(news, f"match_{match}")

    async def heard(self, match: str) -> AsyncIterator[dict[str, Any]]:
        """What is told of a match from now on."""
        async with self.plugin.start_subscription([f"match_{match}"]) as subscriber:
            async for event in subscriber.iter_events():
                yield msgspec.json.decode(event)
