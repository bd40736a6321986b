"""The pages around the table, as a browser shows them: what holds for each of them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, Lang, Theme, Visit, axe, settled
from tests.browser.people import enter_as_host, have_played
from tests.browser.serving import Served

OPEN = ["/", "/games", "/games/huns", "/games/huns/rules", "/new/rurik", "/login", "/records", "/me", "/back/secret"]
OWN = ["/", "/me", "/host"]
LIGHTEST = 300_000
"""A page with all that it loads weighs less."""
THEMES: tuple[Theme, ...] = ("light", "dark")
SOON = 1_000
"""Milliseconds within which something is to be seen."""
PLAN = {
    "game": "rurik",
    "seats": [{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}],
    "pace": {"kind": "slow", "deadline": 86_400},
}


@pytest.fixture
def hostess(visit: Visit, server: Served) -> Page:
    """A host who has begun a match and waits for others in another."""
    page = visit("/games")
    enter_as_host(page.context, server, "Хозяйка", "ru")
    bots = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}], "audience": "public"}
    for plan in (bots, PLAN):
        assert page.request.post("/api/matches", data=plan).ok
    return page


def check(page: Page, path: str) -> None:
    """A page in both themes and all sizes: axe finds nothing serious, and nothing sticks out at the side."""
    page.goto(path)
    settled(page)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        assert (path, theme, axe(page)) == (path, theme, [])
    for width, height in (PHONE, TABLET, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        assert (path, width, page.evaluate("document.documentElement.scrollWidth")) <= (path, width, width)


@pytest.mark.parametrize("path", OPEN)
def test_a_page_for_everybody_is_sound(visit: Visit, path: str) -> None:
    check(visit("/login", lang="en"), path)


def test_ones_own_pages_are_sound(hostess: Page, visit: Visit, server: Served) -> None:
    made = hostess.request.post("/api/matches", data=PLAN).json()
    me = hostess.request.get("/api/me").json()["id"]
    friend = have_played(server, ["Хозяйка", "Борис"], ["huns", "rurik", "huns", "huns"], me=me)[1]
    hostess.request.post("/api/me/standing", data={"game": "huns", "window": "E01", "never": True})
    for path in [*OWN, f"/people/{friend}", "/games/huns", f"/m/{made['id']}", f"/host?match={made['id']}"]:
        check(hostess, path)
    hostess.goto("/games/huns")
    expect(hostess.locator(".leaders tr.mine")).to_have_count(1)
    hostess.locator(".leaders").get_by_role("link", name="Борис").click()
    expect(hostess.get_by_role("heading", name="Борис", exact=True)).to_be_visible()
    expect(hostess.locator(".match")).to_have_count(4)
    check(visit("/login"), f"/join/{made['invitations']['1']}")


def test_pages_are_light_and_quickly_there(hostess: Page) -> None:
    network = hostess.context.new_cdp_session(hostess)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    weight: list[int] = []
    network.on("Network.loadingFinished", lambda loaded: weight.append(loaded["encodedDataLength"]))
    for path in [*OPEN, *OWN]:
        paints = []
        for _ in range(4):  # the machine may be busy with something else
            weight.clear()
            hostess.goto(path)
            settled(hostess)
            paints.append(
                hostess.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 1e9")
            )
            if paints[-1] < SOON:
                break
        assert 1_000 < sum(weight) < LIGHTEST, path
        assert min(paints) < SOON, path


def test_every_page_keeps_to_its_policy(visit: Visit) -> None:
    page = visit("/")
    for path in OPEN:
        answer = page.goto(path)
        assert answer
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert page.locator("[style], [onclick], script:not([src]):not([type='application/json'])").count() == 0, path


LOST: list[tuple[Lang, str, str]] = [
    ("ru", "Здесь ничего нет", "На главную"),
    ("en", "There is nothing here", "To the front page"),
]


@pytest.mark.parametrize(("lang", "title", "home"), LOST)
def test_a_page_that_is_not_there_says_so(visit: Visit, lang: Lang, title: str, home: str) -> None:
    page = visit("/nowhere", lang=lang, allowed=(404,))
    expect(page.get_by_role("heading", name=title)).to_be_visible()
    assert axe(page) == []
    page.get_by_role("link", name=home).click()
    expect(page.locator(".games .game")).to_have_count(4)


def test_what_is_not_for_a_guest_is_said_in_a_sentence(visit: Visit) -> None:
    page = visit("/host", allowed=(401, 403))
    expect(page.get_by_role("heading", name="Не получилось")).to_be_visible()
    assert "Traceback" not in page.content()
