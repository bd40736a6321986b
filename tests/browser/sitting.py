"""Sitting at a table in a browser: making a match, waiting for one's turn, answering by clicking whatever is lit."""

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Lang, Visit

READY = "html[data-table=ready]"
IDLE = """() => {
  const board = document.querySelector('#board');
  return document.querySelector('dialog#result[open]') || (!board.matches('.waiting, .passing')
    && document.querySelector('#prompt b')
    && document.querySelector('#prompt [data-answer], #board .lit[data-option]'));
}"""
"""The match is over, or one is asked and nothing moves."""
ANSWERS = "#prompt [data-answer], #board .lit[data-option]"


def made(page: Page, game: str, seats: list[dict[str, Any]], **more: Any) -> str:
    """A match made by whoever looks at this page."""
    plan = {"game": game, "seats": seats, **more}
    return str(asked(page, "POST", "/api/matches", plan)["id"])


def asked(page: Page, method: str, path: str, body: Any = None) -> Any:
    """What the JSON interface says to whoever looks at this page."""
    return page.evaluate(
        """async ([method, path, body]) => {
          const headers = {'Content-Type': 'application/json'};
          const answer = await fetch(path, body === null ? {method} : {method, headers, body: JSON.stringify(body)});
          return answer.json();
        }""",
        [method, path, body],
    )


def bots(number: int, kind: str = "greedy") -> list[dict[str, Any]]:
    return [{"kind": "bot", "bot": kind, "name": name} for name in ("Борис", "Вера", "Глеб", "Дина")[:number]]


def seated(visit: Visit, game: str = "huns", others: int = 1, lang: Lang = "ru", **more: Any) -> Page:
    """Somebody at a table with bots. Nothing moves longer than it must."""
    page = visit("/login", lang=lang, **{"reduced_motion": "reduce", **more})
    return at(page, made(page, game, [{"kind": "me", "name": "Анна"}, *bots(others)]))


def at(page: Page, match: str, query: str = "") -> Page:
    """The page at this match."""
    page.goto(f"/m/{match}{query}")
    expect(page.locator(READY)).to_be_attached()
    return page


def match_of(page: Page) -> str:
    return str(page.locator("#table").get_attribute("data-match"))


def wait(page: Page) -> bool:
    """Wait until one is asked. False if the match is over."""
    page.wait_for_function(IDLE, timeout=30_000)
    return page.locator("dialog#result[open]").count() == 0


def moment(page: Page) -> str:
    """Names what the page shows: another after every answer."""
    return str(page.locator("#board").get_attribute("data-at"))


def moved(page: Page, before: str) -> None:
    """Wait until something else is shown, or asked in a dialog."""
    page.wait_for_function(
        "before => document.querySelector('#board').dataset.at !== before || document.querySelector('dialog[open]')",
        arg=before,
    )


def click(page: Page, which: int = 0) -> str:
    """Give one of the answers that are there by a click on it; the JSON of the answer."""
    answer = page.evaluate(
        """([answers, which]) => {
          const found = document.querySelectorAll(answers);
          const one = found[which % found.length];
          one.dispatchEvent(new MouseEvent('click', {bubbles: true}));
          return one.dataset.answer ?? one.dataset.option;
        }""",
        [ANSWERS, which],
    )
    return str(answer)


def played(page: Page, most: int) -> int:
    """Answer by clicking, again and again. How often, until the match was over or it was enough."""
    for given in range(most):
        if not wait(page):
            return given
        before = moment(page)
        click(page, given * 7)
        moved(page, before)
    return most
