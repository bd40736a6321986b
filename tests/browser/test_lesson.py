"""Somebody who has never played learns by playing: what is new is explained, and a hint is one key away."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Lang, Visit, axe
from tests.browser.sitting import READY, at, bots, click, made, moment, moved, wait

MATCH = re.compile(r"/m/[\w-]+")
LEARN = {"ru": "Учиться, играя: Гунны", "en": "Learn by playing: Huns"}
WELCOME = {"ru": "Зима 453\u00a0года.", "en": "Winter, 453."}
DIE = {"ru": "Ход начинается с\u00a0кубика действий.", "en": "Your turn begins with a\u00a0die."}
UNDERSTOOD = {"ru": "Понятно", "en": "Got it"}
DOWN = 60_000
"""Milliseconds that a strong bot may need to wake up."""


def begun(visit: Visit, lang: Lang = "ru", size: tuple[int, int] = DESKTOP) -> Page:
    """From the front page into a lesson, by one click, to the first question."""
    page = visit("/", lang=lang, size=size, reduced_motion="reduce")
    page.get_by_role("button", name=LEARN[lang]).click()
    page.wait_for_url(MATCH)
    expect(page.locator(READY)).to_be_attached()
    assert wait(page)
    return page


def among_beginners(visit: Visit, others: int) -> Page:
    """Anna at a usual table with bots, when she is asked."""
    page = visit("/login", reduced_motion="reduce")
    at(page, made(page, "huns", [{"kind": "me", "name": "Анна"}, *bots(others, "random")]))
    assert wait(page)
    return page


def coach(page: Page) -> Locator:
    return page.locator("#coach")


def said(page: Page) -> Locator:
    """The one piece that the coach shows."""
    return page.locator("#coach [data-topic]:not([hidden])")


def read(page: Page, lang: Lang = "ru") -> list[str]:
    """What the coach has to say now, piece by piece."""
    pieces = []
    while coach(page).is_visible():
        expect(said(page)).to_have_count(1)
        pieces.append(said(page).inner_text())
        coach(page).get_by_role("button", name=UNDERSTOOD[lang]).click()
    return pieces


@pytest.mark.parametrize(("lang", "size"), [("ru", DESKTOP), ("en", PHONE)])
def test_a_learner_clicks_from_the_front_page_into_a_lesson(visit: Visit, lang: Lang, size: tuple[int, int]) -> None:
    page = begun(visit, lang, size)
    expect(said(page)).to_contain_text(WELCOME[lang])
    assert axe(page) == []
    board, panel = page.locator("#board").bounding_box(), coach(page).bounding_box()
    assert board is not None
    assert panel is not None
    assert board["height"] > 200
    beside = panel["x"] >= board["x"] + board["width"] or panel["y"] >= board["y"] + board["height"]
    assert beside, "the coach covers the board"
    pieces = read(page, lang)
    assert pieces[0].startswith(WELCOME[lang].split(".")[0])
    assert any(piece.replace("\u00a0", " ").startswith(DIE[lang].replace("\u00a0", " ")) for piece in pieces)
    before = moment(page)
    click(page)
    moved(page, before)
    assert wait(page)
    expect(coach(page)).to_be_visible()  # the next question is another one
    expect(said(page)).not_to_contain_text(DIE[lang])


def test_what_was_understood_stays_so_and_can_be_recalled(visit: Visit) -> None:
    page = begun(visit)
    read(page)
    page.reload()
    expect(page.locator(READY)).to_be_attached()
    expect(coach(page)).to_be_hidden()
    page.keyboard.press("e")
    expect(said(page)).to_contain_text(DIE["ru"])
    page.keyboard.press("e")
    expect(coach(page)).to_be_hidden()
    page.get_by_role("button", name="Объяснить").click()
    expect(said(page)).to_contain_text(DIE["ru"])


def test_the_coach_speaks_the_language_of_the_page(visit: Visit) -> None:
    page = begun(visit)
    expect(said(page)).to_contain_text(WELCOME["ru"])
    page.locator("a[data-lang=en]").click()
    expect(said(page)).to_contain_text(WELCOME["en"])
    expect(coach(page).get_by_role("button", name="Got it")).to_be_visible()


def test_what_is_known_is_not_explained_in_the_next_match(visit: Visit) -> None:
    page = begun(visit)
    page.get_by_role("button", name="Больше это не объяснять").click()
    expect(said(page)).not_to_contain_text(WELCOME["ru"])
    page.goto("/games/huns")
    page.get_by_role("button", name="Начать учебную партию").click()
    page.wait_for_url(MATCH)
    expect(page.locator(READY)).to_be_attached()
    assert wait(page)
    expect(said(page)).to_contain_text(DIE["ru"])
    assert not any(piece.startswith("Зима") for piece in read(page))


def test_a_hint_lights_what_a_strong_bot_would_answer(visit: Visit) -> None:
    page = begun(visit)
    read(page)
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_contain_text("Сильный бот ответил бы", timeout=DOWN)
    hinted = page.locator("#board .hinted, #prompt .hinted")
    expect(hinted).not_to_have_count(0)
    assert axe(page) == []
    json = hinted.first.get_attribute("data-option") or hinted.first.get_attribute("data-answer")
    given = page.evaluate(
        "json => [...document.querySelectorAll('#board .lit, #prompt [data-answer]')]"
        ".filter((each) => (each.dataset.option ?? each.dataset.answer) === json).length",
        json,
    )
    assert given >= 1
    before = moment(page)
    page.locator("#board .lit.hinted, #prompt .hinted").first.dispatch_event("click")
    moved(page, before)
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_usual_match_against_bots_is_not_explained_but_helps_on_request(visit: Visit) -> None:
    page = among_beginners(visit, 1)
    expect(coach(page)).to_be_hidden()
    page.get_by_role("button", name="Объяснить").click()
    expect(coach(page)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("#advice")).to_be_visible(timeout=DOWN)


def test_others_read_who_is_asked_what(visit: Visit) -> None:
    page = among_beginners(visit, 2)
    onlooker = visit(page.url, lang="en", reduced_motion="reduce")
    expect(onlooker.locator(READY)).to_be_attached()
    expect(onlooker.locator("#prompt .question")).to_have_text(re.compile(r"Анна .+\."))
    expect(onlooker.locator("#prompt [data-do=hint]")).to_have_count(0)
