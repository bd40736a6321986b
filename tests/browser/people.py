"""People that a test finds at the site already."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import BrowserContext

from prestol.server.people.registry import Registry
from prestol.server.store import Store
from tests.browser.serving import Served


async def _made_host(data: Path, name: str, lang: str) -> str:
    store = Store(f"sqlite:///{data / 'prestol.db'}")
    await store.start()
    registry = Registry(store)
    person, secret = await registry.welcome(name, lang)
    await registry.change(person, host=True)
    await store.stop()
    return secret


def enter_as_host(context: BrowserContext, server: Served, name: str, lang: str) -> None:
    """Let a browser be a host's."""
    with ThreadPoolExecutor() as aside:  # Playwright has a loop of its own here
        secret = aside.submit(asyncio.run, _made_host(server.data, name, lang)).result()
    context.add_cookies([{"name": "prestol", "value": secret, "url": server.address}])
