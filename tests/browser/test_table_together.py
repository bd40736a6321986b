"""Several people at one table, each with a browser of their own, or with one between them."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.sitting import READY, asked, at, bots, click, made, match_of, moment, moved, played, seated, wait

STILL = {"reduced_motion": "reduce"}


def two(visit: Visit, game: str = "huns", **more: Any) -> tuple[Page, Page]:
    """Two people at a table, Anna who has made it and Boris who came by its address."""
    anna, boris = (visit("/login", **STILL) for _ in range(2))
    match = made(anna, game, [{"kind": "me", "name": "Анна"}, {"kind": "open"}], **more)
    asked(boris, "POST", f"/api/matches/{match}/join", {"name": "Борис"})
    return at(anna, match), at(boris, match)


def at_turn(*pages: Page) -> Page:
    """Whose turn it is."""
    for _ in range(100):
        for page in pages:
            if page.locator("#prompt b").count() and not page.locator("#board.waiting").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def give(page: Page) -> None:
    """One answer; it has arrived when the page asks something else or somebody else."""
    before = moment(page)
    click(page)
    sure = page.locator("dialog[open] button[value=yes]")
    moved(page, before)
    if sure.count():
        sure.click()
        moved(page, before)


# ------------------------------------------------------------------------------------------------------------ undo


def test_what_hurts_nobody_is_taken_back_with_one_key(visit: Visit) -> None:
    page = seated(visit)
    assert wait(page)
    asks = page.locator("#prompt .question").inner_text()
    click(page)
    expect(page.locator("#prompt [data-do=undo]")).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator("#prompt .question")).to_have_text(asks)


def test_beyond_that_the_others_are_asked(visit: Visit) -> None:
    pages = two(visit)
    first = at_turn(*pages)
    other = pages[1 - pages.index(first)]
    while at_turn(*pages) is first:
        give(first)
    give(other)
    then = moment(first)
    for answer in ("decline", "agree"):
        first.keyboard.press("u")
        expect(first.locator("#banner")).to_contain_text("Ждём ответа")
        expect(other.locator("#banner")).to_contain_text("просит разрешения")
        other.locator(f"#banner [data-do={answer}]").click()
        for page in pages:
            expect(page.locator("#banner .notice")).to_have_count(0)
        if answer == "decline":
            assert moment(first) == then
    expect(first.locator("#prompt b")).to_be_visible()
    expect(other.locator("#log li").last).to_contain_text(re.compile("возвращ|отмен|верн"))


def test_what_cannot_be_taken_back_is_asked_twice_while_others_play(visit: Visit) -> None:
    first = at_turn(*two(visit))
    seen = False
    for _ in range(12):
        if not first.locator("#prompt b").count():
            break
        before = moment(first)
        click(first)
        moved(first, before)
        if first.locator("dialog[open]").count():
            seen = True
            expect(first.locator("dialog[open]")).to_contain_text("не вернуть")
            first.locator("dialog[open] button[value=no]").click()
            assert moment(first) == before
            break
    assert seen


# ------------------------------------------------------------------------------------------------------- live tables


def test_two_tabs_of_one_player_agree(visit: Visit) -> None:
    page = seated(visit)
    assert wait(page)
    tab = page.context.new_page()
    at(tab, match_of(page))
    give(page)
    expect(tab.locator("#board")).to_have_attribute("data-at", moment(page))


def test_a_lost_connection_is_shown_and_heals(visit: Visit) -> None:
    pages = two(visit)
    first = at_turn(*pages)
    other = pages[1 - pages.index(first)]
    asked(first, "POST", f"/api/matches/{match_of(first)}/chat", {"room": "players", "text": "Здравствуйте!"})
    other.evaluate("dispatchEvent(new Event('offline'))")
    expect(other.locator("#line")).to_contain_text("Связь прервалась")
    give(first)
    gone = moment(first).split()[0]
    assert not moment(other).startswith(f"{gone} ") or gone == "0"
    other.evaluate("dispatchEvent(new Event('online'))")
    expect(other.locator("#line")).to_be_hidden()
    expect(other.locator("#board")).to_have_attribute("data-at", re.compile(rf"^{gone} "))
    other.locator("#tab-chat").click()
    expect(other.locator("#messages")).to_contain_text("Здравствуйте!")


def test_the_language_changes_in_place(visit: Visit) -> None:
    page = seated(visit)
    assert wait(page)
    page.locator("#tab-chat").click()
    page.locator("#say input").fill("недописанное")
    page.locator("#board").hover()
    page.mouse.wheel(0, -400)
    zoom = page.locator("#board > svg").evaluate("svg => svg.style.transform")
    options = page.locator("#board .lit[data-option]").count()
    page.locator("a[data-lang=en]").click()
    expect(page.locator("#prompt b")).to_have_text("Your turn.")
    expect(page.locator("#board > svg")).to_have_attribute("lang", "en")
    expect(page.locator("#tab-chat")).to_contain_text("Chat")
    expect(page.locator("#say input")).to_have_value("недописанное")
    assert page.locator("#tab-chat").get_attribute("aria-selected") == "true"
    assert page.locator("#board > svg").evaluate("svg => svg.style.transform") == zoom
    assert page.locator("#board .lit[data-option]").count() == options
    assert page.title().startswith("Your turn")


def test_the_tab_shows_whose_turn_it_is(visit: Visit) -> None:
    page = seated(visit)
    assert wait(page)
    assert page.title().startswith("Ваш ход")
    assert "turn" in str(page.locator("link[rel=icon]").get_attribute("href"))


def test_who_comes_back_sees_what_was_missed(visit: Visit) -> None:
    pages = two(visit)
    away = pages[1]
    match = match_of(away)
    away.goto("/health")
    while not pages[0].locator("#prompt b").count():
        asked_of(away, match)
        pages[0].wait_for_timeout(100)
    for _ in range(8):
        if not pages[0].locator("#prompt b").count():
            break
        give(pages[0])
    at(away, match)
    expect(away.locator("#log .since")).to_have_count(1)


def asked_of(page: Page, match: str) -> None:
    """Answer for somebody whose page is not at the table."""
    view = asked(page, "GET", f"/api/matches/{match}")
    if view["ask"]:
        ask = view["ask"]
        body = {"seat": ask["seat"], "value": ask["options"][0]["value"], "moment": ask["moment"]}
        asked(page, "POST", f"/api/matches/{match}/answer", body)


# --------------------------------------------------------------------------------------------- one device, many people


def test_a_curtain_hangs_between_people_who_share_a_device(visit: Visit) -> None:
    page = visit("/login", **STILL)
    match = made(page, "rurik", [{"kind": "me", "name": "Анна"}, {"kind": "guest", "name": "Борис"}])
    at(page, match)
    names = set()
    for _ in range(10):
        expect(page.locator("#curtain")).to_be_visible()
        assert page.locator("#board .lit[data-option]").count() == 0
        assert page.locator("#log .own").count() == 0
        assert page.locator("#prompt [data-answer]").count() == 0
        names.add(page.locator("#curtain-text").inner_text())
        page.locator("[data-do=here]").click()
        expect(page.locator("#curtain")).to_be_hidden()
        while page.locator("#curtain").is_hidden():
            give(page)
        if len(names) == 2:
            break
    assert len(names) == 2


# ------------------------------------------------------------------------------------------------------------ secrets


HEARD = """async path => {
  const reader = (await fetch(path)).body.getReader();
  const heard = new TextDecoder().decode((await reader.read()).value);
  await reader.cancel();
  return heard;
}"""
"""The beginning of an event stream."""


def test_nothing_of_a_hand_leaves_the_server_for_others(visit: Visit) -> None:
    page = visit("/login", **STILL)
    match = made(page, "rurik", [{"kind": "me", "name": "Анна"}, *bots(1)], audience="public")
    at(page, match)
    played(page, 4)
    assert wait(page)
    own = asked(page, "GET", f"/api/matches/{match}/story?lang=ru")["lines"]
    secret = next(line["text"] for line in own if line.get("to") == 0)
    card = re.search("«(.+?)»", secret)
    assert card
    onlooker = visit("/login", allowed=(403,), **STILL)
    at(onlooker, match)
    seen = [onlooker.content(), onlooker.evaluate(HEARD, f"/api/matches/{match}/events")]
    expect(onlooker.locator("#prompt [data-answer]")).to_have_count(0)
    expect(onlooker.locator("#board .lit[data-option]")).to_have_count(0)
    steps = asked(onlooker, "GET", f"/api/matches/{match}")["steps"]
    for path in (
        "", "/now", "/text", "/lines?before=999", f"/frame?at={steps}", "/now?at=3", "/frame?at=1",
    ):  # fmt: skip
        answer = onlooker.evaluate("async path => (await fetch(path)).text()", f"/m/{match}{path}")
        assert len(answer) > 20
        seen.append(answer)
    assert secret in page.content()
    for text in seen:
        assert secret not in text
        assert card[1] not in text
    refused = onlooker.evaluate("async path => (await fetch(path)).status", f"/m/{match}/now?seat=0")
    assert refused == 403


# --------------------------------------------------------------------------------------------------- past and future


def test_the_slider_leads_through_the_match_and_a_new_one_begins_from_there(visit: Visit) -> None:
    page = seated(visit)
    played(page, 6)
    assert wait(page)
    match = match_of(page)
    page.locator("[data-do=earlier]").click()
    expect(page.locator("#prompt")).to_contain_text("в момент")
    page.keyboard.press("[")
    expect(page.locator("#board .lit[data-option]")).to_have_count(0)
    then = re.search(r"at=(\d+)", page.url)
    assert then
    at(page, match, f"?at={then[1]}")
    expect(page.locator("#prompt")).to_contain_text(then[1])
    page.locator("#track [data-do=fork]").click()
    page.wait_for_url(lambda url: match not in url)
    expect(page.locator(READY)).to_be_attached()
    assert wait(page)


UNTIL_MAY = """async ([match, stops]) => {
  const talk = async (path, body) => (await fetch(path, body && {
    method: 'POST', headers: {'Content-Type': 'application/json'}, body: JSON.stringify(body)})).json();
  for (;;) {
    const {ask, status} = await talk(`/api/matches/${match}`);
    if (status !== 'running') return false;
    if (stops && ask?.window) return true;
    if (ask) {
      const {value} = ask.options[Math.floor(Math.random() * ask.options.length)];
      await talk(`/api/matches/${match}/answer`, {seat: ask.seat, value, moment: ask.moment});
    }
  }
}"""
"""Answer for one's seat until one may use a card or decline to. False if the match is over before."""


def test_nobody_is_asked_again_for_what_they_never_want(visit: Visit) -> None:
    may = False
    while not may:  # in nearly every match somebody may
        page, other = two(visit)
        match = match_of(page)
        for each in (page, other):
            each.goto("/health")
        other.evaluate(f"([match]) => {{ ({UNTIL_MAY})([match, false]) }}", [match])
        may = page.evaluate(UNTIL_MAY, [match, True])
    at(page, match)
    page.locator("#prompt [data-do=never]").click()
    page.locator("#tab-more").click()
    expect(page.locator(".never li")).to_have_count(1)
    page.locator(".never [data-do=everywhere]").click()
    expect(page.get_by_text("Список – на вашей странице", exact=False)).to_be_visible()
    assert page.request.get("/api/me").json()["prefs"]["never"]["huns"]
    page.locator(".never [data-do=ask-again]").click()
    expect(page.locator(".never li")).to_have_count(0)
