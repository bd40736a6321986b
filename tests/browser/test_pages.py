"""The pages around the table, as a browser shows them: what holds for each of them."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, TABLET, Lang, Theme, Visit, axe, settled
from tests.browser.people import enter_as_host
from tests.browser.serving import Served

OPEN = ["/", "/games", "/games/huns", "/games/huns/rules", "/new/rurik", "/login", "/records", "/me", "/back/secret"]
OWN = ["/", "/me", "/host"]
LIGHTEST = 300_000
"""A page with all that it loads weighs less."""
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


@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), ("en", "dark")])
def test_axe_finds_nothing_serious(visit: Visit, lang: Lang, theme: Theme) -> None:
    page = visit("/", lang=lang, theme=theme)
    for path in OPEN:
        page.goto(path)
        assert (path, axe(settled(page))) == (path, [])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_ones_own_pages(hostess: Page, theme: Theme) -> None:
    hostess.emulate_media(color_scheme=theme)
    made = hostess.request.post("/api/matches", data=PLAN).json()
    paths = [*OWN, f"/m/{made['id']}", f"/join/{made['invitations']['1']}", f"/host?match={made['id']}"]
    for path in paths:
        hostess.goto(path)
        assert (path, axe(settled(hostess))) == (path, [])


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_nothing_sticks_out_at_the_side(hostess: Page, size: tuple[int, int]) -> None:
    hostess.set_viewport_size({"width": size[0], "height": size[1]})
    made = hostess.request.post("/api/matches", data=PLAN).json()
    for path in [*OPEN, *OWN, f"/m/{made['id']}", f"/join/{made['invitations']['1']}"]:
        settled(hostess).goto(path)
        assert (path, hostess.evaluate("document.documentElement.scrollWidth - innerWidth <= 0")) == (path, True)


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
