"""The table, as somebody plays at it in a browser."""

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import PHONE, TABLET, Lang, Theme, Visit, axe
from tests.browser.sitting import at, match_of, moment, moved, played, seated, wait

LIGHTEST = 300_000
"""A page with all that it loads weighs less."""
ENOUGH = 600
"""No game of Huns asks for more answers."""


# ---------------------------------------------------------------------------------------------------- whole matches


@pytest.mark.timeout(300)
@pytest.mark.parametrize(("lang", "won"), [("ru", "Победител"), ("en", "won")])
def test_a_whole_game_of_huns_is_played_by_clicking(visit: Visit, lang: Lang, won: str) -> None:
    page = seated(visit, "huns", lang=lang)
    assert 10 < played(page, ENOUGH) < ENOUGH
    result = page.locator("dialog#result")
    expect(result.get_by_role("heading")).to_contain_text(won)
    expect(result.locator("tbody tr")).not_to_have_count(0)
    expect(result.locator("svg.chart polyline")).to_have_count(2)
    assert axe(page) == []
    result.locator("[data-do=close]").first.click()
    page.locator("#tab-more").click()
    page.locator("[data-do=verify]").click()
    expect(page.locator("#checked")).to_contain_text("Сходится" if lang == "ru" else "belong together")
    match = match_of(page)
    page.locator("#prompt [data-do=rematch]").click()
    page.wait_for_url(lambda url: match not in url)


@pytest.mark.parametrize(("game", "others"), [("rurik", 1), ("xidit", 2), ("oath", 3)])
def test_every_game_goes_on_by_clicking_whatever_is_lit(visit: Visit, game: str, others: int) -> None:
    page = seated(visit, game, others)
    assert played(page, 16) == 16


def test_on_a_phone_the_board_comes_first_and_the_rest_in_a_sheet(visit: Visit) -> None:
    page = seated(visit, size=PHONE)
    board, side = page.locator("#board").bounding_box(), page.locator("#side").bounding_box()
    assert board is not None
    assert side is not None
    assert board["y"] < 120
    assert board["height"] > 844 / 2
    assert side["height"] < 100
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert played(page, 5) == 5
    page.locator(".handle").click()
    expect(page.locator("#side")).to_have_class(re.compile("open"))
    page.locator("#tab-rules").click()
    expect(page.locator("#rules summary").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#side")).not_to_have_class(re.compile("open"))


# -------------------------------------------------------------------------------------------------------- keyboard


def test_every_question_can_be_answered_by_keys(visit: Visit) -> None:
    page = seated(visit)
    for given in range(12):
        assert wait(page)
        before = moment(page)
        if given % 3 == 0:
            page.keyboard.press("1")
        else:
            page.locator("#board").focus()
            page.keyboard.press("ArrowRight" if given % 3 == 1 else "Tab")
            if not page.evaluate("document.activeElement.matches('#board [data-option]')"):
                page.locator("#prompt [data-answer]").first.focus()
            page.keyboard.press("Enter")
        moved(page, before)


def test_a_question_mark_shows_what_the_keys_do(visit: Visit) -> None:
    page = seated(visit)
    page.keyboard.press("?")
    expect(page.locator("dialog#keys")).to_be_visible()
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("dialog#keys")).to_be_hidden()
    page.keyboard.press("/")
    expect(page.locator("#search")).to_be_focused()


# --------------------------------------------------------------------------------------------------- looking closer


def test_whatever_lies_on_the_board_explains_itself(visit: Visit) -> None:
    page = seated(visit)
    lit = page.locator("#board .lit[data-option]").first
    while wait(page) and not lit.count():  # a question may have no place on the board
        played(page, 1)
    page.locator("#board [data-about=term-round]").hover()
    note = page.locator("#note")
    expect(note.locator(".name")).to_have_text("Раунд")
    lit.focus()
    expect(note.locator(".does")).to_have_text(str(lit.get_attribute("aria-label")))
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_the_rules_are_searched_as_one_types(visit: Visit) -> None:
    page = seated(visit, lang="en")
    page.locator("#tab-rules").click()
    expect(page.locator("#rules details").first).to_be_visible()
    page.locator("#search").fill("pillage")
    expect(page.locator("#rules details[open]").first).to_contain_text(re.compile("pillage", re.IGNORECASE))
    page.locator("#search").fill("no such word anywhere")
    expect(page.locator("#rules .nothing")).to_be_visible()
    page.locator("#search").fill("saddlebags")
    expect(page.locator("#rules [data-topic=card-E01]")).to_be_visible()


def test_the_story_lights_the_places_it_speaks_of_and_leads_back(visit: Visit) -> None:
    page = seated(visit, "rurik", 1)
    played(page, 8)
    assert wait(page)
    line = page.locator("#log li[data-places*=region-]").first
    line.locator("a").hover()
    expect(page.locator("#board .pointed")).not_to_have_count(0)
    line.locator("a").click()
    expect(page.locator("#prompt")).to_contain_text("в момент")
    expect(page.locator("#board .lit[data-option]")).to_have_count(0)
    assert "at=" in page.url
    page.keyboard.press("n")
    expect(page.locator("#prompt b")).to_be_visible()


def test_zoom_and_the_way_back(visit: Visit) -> None:
    page = seated(visit)
    scale = "() => new DOMMatrix(document.querySelector('#board > svg').style.transform).a"
    page.locator("#board").hover()
    page.mouse.wheel(0, -400)
    assert page.evaluate(scale) > 1.3
    page.keyboard.press("0")
    assert page.evaluate(scale) == 1


def test_the_board_is_there_in_words(visit: Visit) -> None:
    page = seated(visit)
    page.locator("#tab-more").click()
    expect(page.locator("#text-board")).to_contain_text("Анна")


# ------------------------------------------------------------------------------------------------- the page itself


@pytest.mark.parametrize("game", ["huns", "rurik", "xidit", "oath"])
@pytest.mark.parametrize(("lang", "theme"), [("ru", "light"), ("en", "dark")])
def test_axe_finds_nothing_serious(visit: Visit, game: str, lang: Lang, theme: Theme) -> None:
    page = seated(visit, game, 3, lang=lang, theme=theme)
    played(page, 2)
    assert wait(page)
    assert axe(page) == []


@pytest.mark.parametrize("tab", ["chat", "rules", "more"])
def test_axe_finds_nothing_serious_beside_the_board(visit: Visit, tab: str) -> None:
    page = seated(visit, size=TABLET, theme="dark")
    page.locator(".handle").click()
    page.locator(f"#tab-{tab}").click()
    assert axe(settled_but_live(page)) == []


def test_the_page_is_light_and_quick(visit: Visit) -> None:
    page = seated(visit, "rurik", 3)
    played(page, 10)
    match = match_of(page)
    page = visit("/health")
    loaded: list[Request] = []

    def load(request: Request) -> None:
        loaded.append(request)

    page.on("requestfinished", load)
    at(page, match)
    settled_but_live(page)
    sizes = [request.sizes() for request in loaded[:]]
    weight = sum(size["responseBodySize"] + size["responseHeadersSize"] for size in sizes)
    assert 50_000 < weight < LIGHTEST
    paints = []
    for _ in range(3):
        at(page, match)
        paint = page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
        paints.append(float(paint.json_value()))
    assert 0 < min(paints) < 1_000


def settled_but_live(page: Page) -> Page:
    """A table never stops listening: wait for what it has asked for."""
    page.wait_for_timeout(400)
    return page
