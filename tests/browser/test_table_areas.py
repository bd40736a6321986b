"""The board on a small screen: a picture arranged for it, and its parts one by one."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, TABLET, Visit, axe
from tests.browser.shots import PICTURE, picture
from tests.browser.sitting import asked, played, seated, wait

GAMES = [("huns", 1), ("rurik", 1), ("xidit", 2), ("oath", 3)]
AREAS = """() => {
  const svg = document.querySelector('#board > svg'), frame = svg.parentElement.getBoundingClientRect();
  const m = new DOMMatrix(svg.style.transform), box = svg.viewBox.baseVal;
  const unit = Math.min(frame.width / box.width, frame.height / box.height) * m.a;
  const left = frame.width / 2 + m.e - (box.width / 2 + box.x) * unit;
  const top = frame.height / 2 + m.f - (box.height / 2 + box.y) * unit;
  const found = {};
  for (const each of svg.querySelectorAll('[data-area]')) {
    const [x, y, w, h] = each.dataset.box.split(' ').map(Number);
    found[each.dataset.area] = {left: left + x * unit, right: left + (x + w) * unit, top: top + y * unit,
      bottom: top + (y + h) * unit, letters: unit * each.dataset.text, width: frame.width, height: frame.height};
  }
  return found;
}"""
"""Where the parts lie in the frame, and how high their letters are."""


def area(page: Page, name: str) -> dict[str, float]:
    found: dict[str, Any] = page.evaluate(AREAS)
    return dict(found[name])


def look(page: Page, name: str) -> dict[str, float]:
    """Go to a part by its chip."""
    page.locator(f"#areas [data-look={name}]").click()
    expect(page.locator(f"#areas [data-look={name}]")).to_have_attribute("aria-pressed", "true")
    return area(page, name)


def stroke(page: Page, dx: int) -> None:
    """A quick stroke of a finger over the board; a tap, if it goes nowhere."""
    fingers = page.context.new_cdp_session(page)
    x, y = (300 if dx < 0 else 90), 260

    def touch(kind: str, *at: float) -> None:
        points = [{"x": each, "y": y} for each in at]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", x)
    for part in (0.3, 0.6, 1) if dx else ():
        touch("touchMove", x + dx * part)
    touch("touchEnd")
    fingers.detach()


@pytest.mark.parametrize(("game", "others"), GAMES)
def test_every_part_of_a_board_is_a_chip_away_and_can_be_read(visit: Visit, game: str, others: int) -> None:
    page = seated(visit, game, others, size=PHONE)
    assert wait(page)
    assert page.evaluate("document.querySelector('#board > svg').viewBox.baseVal.width") < 450
    names = page.locator("#areas [data-look]").evaluate_all("all => all.map(each => each.dataset.look)")
    assert set(names) == set(page.evaluate(AREAS))
    assert {f"seat-{seat}" for seat in range(others + 1)} <= set(names)
    for name in names:
        found = look(page, name)
        assert found["left"] > -2
        assert found["right"] < found["width"] + 2
        assert found["top"] > -3
        assert found["top"] < found["height"] / 2 or found["bottom"] < found["height"] + 3
        if name == "area-map":  # all of it first; the second time so near that it can be read
            found = look(page, name)
        assert found["letters"] > 10.5, name
    assert page.locator("#areas .sign svg").count() == others + 1
    assert axe(page) == []


def test_a_stroke_leads_to_the_next_part_and_two_taps_come_closer(visit: Visit) -> None:
    page = seated(visit, size=PHONE)
    assert wait(page)
    look(page, "area-common")
    stroke(page, -150)
    expect(page.locator("#areas [aria-pressed=true]")).to_have_attribute("data-look", "seat-0")
    stroke(page, 150)
    expect(page.locator("#areas [aria-pressed=true]")).to_have_attribute("data-look", "area-common")
    before = area(page, "area-common")["letters"]
    for _ in range(2):
        stroke(page, 0)
    assert area(page, "area-common")["letters"] > before * 1.3
    for _ in range(2):
        stroke(page, 0)
    assert area(page, "area-common")["letters"] == pytest.approx(before, rel=0.05)


@pytest.mark.parametrize(("game", "others"), GAMES)
def test_the_board_comes_to_where_one_is_asked(visit: Visit, game: str, others: int) -> None:
    page = seated(visit, game, others, size=PHONE)
    for _ in range(6):
        assert wait(page)
        page.wait_for_timeout(100)
        seen = page.evaluate(
            """() => {
              const frame = document.querySelector('#board').getBoundingClientRect();
              const lit = [...document.querySelectorAll('#board .lit[data-option]')];
              return !lit.length || lit.some(each => {
                const box = each.getBoundingClientRect();
                return box.right > frame.left && box.left < frame.right
                  && box.bottom > frame.top && box.top < frame.bottom;
              });
            }"""
        )
        assert seen
        page.locator("#areas [data-look]").last.click()
        played(page, 1)


def test_who_looks_elsewhere_is_left_alone(visit: Visit) -> None:
    page = seated(visit, size=PHONE)
    assert wait(page)
    page.locator("#areas [data-look]").last.click()
    before = area(page, "area-common")["top"]
    for _ in range(3):
        asked(page, "PATCH", "/api/me", {"lang": "ru"})
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_timeout(300)
    assert area(page, "area-common")["top"] == pytest.approx(before, abs=2)


def test_a_board_turns_with_the_screen(visit: Visit) -> None:
    page = seated(visit, "rurik", 1, size=PHONE)
    width = "() => document.querySelector('#board > svg').viewBox.baseVal.width"
    assert page.evaluate(width) < 450
    page.set_viewport_size({"width": 1440, "height": 900})
    page.wait_for_function(f"{width} === 1440")
    page.reload()
    page.wait_for_function(f"{width} === 1440")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.wait_for_function(f"{width} < 450")


def test_keys_lead_from_part_to_part(visit: Visit) -> None:
    page = seated(visit, "oath", 3, size=TABLET)
    assert wait(page)
    page.locator("#board").focus()
    page.keyboard.press("Digit0")
    assert page.locator("#areas [aria-pressed=true]").count() == 0
    page.keyboard.press(".")
    first = page.locator("#areas [data-look]").first
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(".")
    expect(page.locator("#areas [data-look]").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press(",")
    expect(first).to_have_attribute("aria-pressed", "true")


def test_a_large_screen_needs_no_parts(visit: Visit) -> None:
    page = seated(visit, size=(1920, 1200))
    expect(page.locator("#areas")).to_be_hidden()


def test_the_picture_of_the_readme_is_the_board_of_today() -> None:
    assert PICTURE.read_text("utf-8") == picture(), "`make shots` draws it anew"
