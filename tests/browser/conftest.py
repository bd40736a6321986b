"""What the browser's tests share: a server in a process of its own, Debian's Chromium, visitors, and axe.

A visitor's page is watched: errors on the console, requests to anybody else and breaches of the content security policy
fail the test at its end.
"""

from collections.abc import Callable, Iterator
from typing import Any, Literal, TypeAlias

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.serving import Served, served

Lang: TypeAlias = Literal["ru", "en"]
Theme: TypeAlias = Literal["light", "dark"]

DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)

OFFLINE = "ERR_INTERNET_DISCONNECTED"
"""What the console says where a test has cut the line."""
PATIENCE = 20_000
"""Milliseconds that a busy machine may need for what is to be seen."""
SERIOUS = ("serious", "critical")


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on a new SQLite database; it stops with the tests, however they end."""
    with served(tmp_path_factory.mktemp("server")) as found:
        yield found


expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield found
        found.close()


Troubles: TypeAlias = list[str]
Visit: TypeAlias = Callable[..., Page]


@pytest.fixture
def visit(browser: Browser, server: Served) -> Iterator[Visit]:
    """Let somebody come in with a browser of their own: `page = visit("/", lang="ru", theme="dark", size=PHONE)`."""
    contexts: list[BrowserContext] = []
    troubles: Troubles = []

    def come(
        path: str = "/",
        lang: Lang = "ru",
        theme: Theme = "light",
        size: tuple[int, int] = DESKTOP,
        allowed: tuple[int, ...] = (),
        **more: Any,
    ) -> Page:
        """A new visitor at a page. `allowed`: statuses of answers that are no trouble in this test."""
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": size[0], "height": size[1]},
            locale=lang,
            color_scheme=theme,
            has_touch=size[0] < 600,
            **more,
        )
        contexts.append(context)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        watch(page, server.address, troubles, allowed)
        page.goto(path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert sorted(set(troubles)) == []


def watch(page: Page, address: str, troubles: Troubles, allowed: tuple[int, ...]) -> None:
    """Write down what no page may do."""

    def answered(response: Response) -> None:
        if response.status >= 400 and response.status not in allowed:
            troubles.append(f"{response.status} {response.request.method} {response.url}")

    def said(message: ConsoleMessage) -> None:
        expected = any(f"status of {status}" in message.text for status in allowed) or OFFLINE in message.text
        if message.type in ("error", "warning") and not expected:
            troubles.append(f"{message.type}: {message.text}")

    def asked(request: Request) -> None:
        if not request.url.startswith((address, "data:", "blob:", address.replace("127.0.0.1", "localhost"))):
            troubles.append(f"asks elsewhere: {request.url}")

    page.on("response", answered)
    page.on("console", said)
    page.on("pageerror", lambda error: troubles.append(f"script: {error}"))
    page.on("request", asked)


def axe(page: Page) -> list[str]:
    """What axe finds serious on a page: nothing, one hopes."""
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    return [
        f"{each['id']} at {', '.join(str(node['target']) for node in each['nodes'][:4])}: {each['help']}"
        for each in found.response["violations"]
        if each["impact"] in SERIOUS
    ]


def settled(page: Page) -> Page:
    """The page when it asks nothing more."""
    page.wait_for_load_state("networkidle")
    return page
