"""People use the pages: they sit down, invite, switch language and theme, look things up, keep their name."""

import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Page, expect

from tests.browser.conftest import PHONE, Lang, Visit, axe, settled

MATCH = re.compile(r"/m/[\w-]+")


@pytest.mark.parametrize(("lang", "button"), [("ru", "Играть с ботами: Гунны"), ("en", "Play against bots: Huns")])
def test_from_a_cold_start_to_the_first_move_in_three_clicks(visit: Visit, lang: Lang, button: str) -> None:
    page = visit("/", lang=lang)
    page.get_by_role("button", name=button).click()
    page.wait_for_url(MATCH)
    answer = page.locator(
        "#board .lit, #prompt [data-answer]"
    ).first  # a place on the board, or a button for what has none
    expect(answer).to_be_visible(timeout=60_000)  # bots may have to come and begin
    before = asked(page)
    with page.expect_response(lambda response: response.url.endswith("/answer")):
        answer.click()
    assert asked(page) != before


def asked(page: Page) -> tuple[Any, ...]:
    """The step, and what the player is asked."""
    view = page.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()
    return view["steps"], view["ask"], view["draft"]


def test_a_link_brings_a_friend_to_the_table(visit: Visit) -> None:
    anna = visit("/new/huns?with=friends")
    anna.get_by_label("2", exact=True).check(force=True)
    anna.get_by_label("Как вас зовут").fill("Анна")
    anna.get_by_text("Неспешно").click()
    anna.get_by_role("button", name="Сесть и ждать остальных").click()
    anna.wait_for_url(MATCH)
    expect(anna.get_by_role("heading", name="Ждём игроков")).to_be_visible()
    link = anna.get_by_label(re.compile("Ссылка-приглашение")).input_value()

    boris = visit(link, lang="en", theme="dark")
    expect(boris.get_by_text("Анна asks you to play.")).to_be_visible()
    expect(boris.get_by_text("Slow: 1\u00a0day a\u00a0move")).to_be_visible()
    expect(boris.get_by_text("a bot answers for you", exact=False)).to_be_visible()
    boris.get_by_role("button", name="Take the seat").click()
    expect(boris.get_by_text("Fill this in.")).to_be_visible()
    boris.get_by_label("Your name").fill("Boris")
    boris.get_by_role("button", name="Take the seat").click()
    boris.wait_for_url(MATCH)
    for page in (anna, boris):
        expect(page.locator("#board svg")).to_be_visible()
        expect(page.locator("#players")).to_contain_text("Анна")
        expect(page.locator("#players")).to_contain_text("Boris")

    boris.goto(link)
    boris.wait_for_url(MATCH)
    expect(visit(link).get_by_text("Это место уже занято.")).to_be_visible()


def test_bots_fill_the_seats_that_nobody_takes(visit: Visit) -> None:
    page = visit("/new/xidit?with=anyone")
    page.get_by_role("button", name="Сесть и ждать остальных").click()
    page.wait_for_url(MATCH)
    waiting = visit("/", lang="en")
    expect(waiting.locator("#open ~ .matches")).to_contain_text("Lords of Xidit")
    page.get_by_role("button", name="Посадить ботов и начать").click()
    expect(page.locator("#board svg")).to_be_visible()


def test_an_open_seat_is_taken_on_a_phone(visit: Visit) -> None:
    host = visit("/new/huns?with=anyone")
    host.get_by_label("2", exact=True).check(force=True)
    host.get_by_role("button", name="Сесть и ждать остальных").click()
    host.wait_for_url(MATCH)
    guest = visit(host.url, size=PHONE)
    guest.get_by_label("Ваше имя").fill("Вера")
    guest.get_by_role("button", name="Сесть здесь").click()
    expect(guest.locator("#board svg")).to_be_visible()
    expect(host.locator("#players")).to_contain_text("Вера")


def test_the_language_changes_in_place(visit: Visit) -> None:
    page = visit("/new/rurik")
    page.evaluate("window.stayed = true")
    page.get_by_label("Как вас зовут").fill("Пётр")
    page.get_by_text("С друзьями по ссылке").click()
    page.get_by_role("link", name="EN: English").click()
    expect(page.get_by_role("heading", name="New match: Rurik: Dawn of Kiev")).to_be_visible()
    expect(page.get_by_role("button", name="Sit down and wait for the others")).to_be_visible()
    expect(page.get_by_label("What is your name")).to_have_value("Пётр")
    expect(page.get_by_label("Who sits at seat 2")).to_have_value("invited")
    assert page.evaluate("window.stayed && document.documentElement.lang") == "en"
    russian = re.compile("[а-яё]", re.IGNORECASE)
    assert not russian.search(page.locator("main").inner_text())
    page.goto("/games")
    expect(page.get_by_role("heading", name="Games", exact=True)).to_be_visible()


def test_the_theme_changes_in_place_and_stays(visit: Visit) -> None:
    page = visit("/games/huns")
    ground = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(ground)
    button = page.get_by_role("button", name="Светлая или тёмная тема")
    button.click()
    button.click()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    dark = page.evaluate(ground)
    assert dark != light
    expect(page.locator("img[data-theme-src]")).to_have_attribute("src", re.compile("theme=dark"))
    page.goto("/")
    assert page.evaluate(ground) == dark
    assert axe(settled(page)) == []


def test_the_rules_are_searched_as_one_types(visit: Visit) -> None:
    page = visit("/games/huns/rules")
    chapters = page.locator("#rules [data-chapter]")
    all_of_them = chapters.count()
    page.keyboard.press("/")
    page.keyboard.type("лагёрь")
    expect(page.locator("#found")).to_have_text(re.compile("Нашлось в"))
    page.keyboard.type("ная кочерга")
    expect(page.locator("#found")).to_contain_text("Ничего не\u00a0нашлось")
    page.get_by_label("Искать в правилах").fill("Седельные сумки")
    expect(page.locator("#rules [data-topic]:visible").filter(has_not_text="Седельные сумки")).to_have_count(0)
    expect(page.locator("#rules [data-topic] dt:visible").filter(has_text="Седельные сумки")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator("#rules [data-chapter]:visible")).to_have_count(all_of_them)
    page.get_by_role("link", name="Погрузка на повозки").first.click()
    assert "#load" in page.url


def test_a_guest_keeps_the_name_and_comes_back(visit: Visit) -> None:
    page = visit("/", allowed=(403,))
    page.get_by_role("button", name="Играть с\u00a0ботами: Гунны").click()
    page.wait_for_url(MATCH)
    page.goto("/me")
    page.get_by_label("Как вас зовут").fill("Ярослава")
    page.get_by_role("button", name="Сохранить").click()
    expect(page.locator("[data-me-name]")).to_have_text("Ярослава")
    page.get_by_label("Новый пароль").fill("коротко")
    page.get_by_role("button", name="Закрепить паролем").click()
    expect(page.get_by_text("не меньше 8\u00a0знаков")).to_be_visible()
    page.get_by_label("Новый пароль").fill("очень длинная фраза")
    page.get_by_role("button", name="Закрепить паролем").click()
    expect(page.get_by_role("button", name="Сменить пароль")).to_be_visible()
    page.get_by_role("button", name="Получить ссылку").click()
    expect(page.locator("#return-address")).to_have_value(re.compile("/back/"))
    link = page.locator("#return-address").input_value()

    other = visit("/login", lang="en", allowed=(403,))
    other.get_by_label("Name").fill("ярослава")
    other.get_by_label("Password").fill("не та")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_text("The name or the password is not right.")).to_be_visible()
    other.get_by_label("Password").fill("очень длинная фраза")
    other.get_by_role("button", name="Sign in", exact=True).click()
    expect(other.locator("[data-me-name]")).to_have_text("Ярослава")
    expect(other.get_by_role("heading", name="Ваш ход")).to_be_visible()  # the language is the person's own

    third = visit(link)
    third.get_by_role("button", name="Вернуться за стол").click()
    expect(third.locator("[data-me-name]")).to_have_text("Ярослава")


def test_a_passkey_keeps_the_name(visit: Visit) -> None:
    page = visit("/games")
    page.goto(page.url.replace("127.0.0.1", "localhost"))
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    wishes = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
              "isUserVerified": True, "automaticPresenceSimulation": True}  # fmt: skip
    device.send("WebAuthn.addVirtualAuthenticator", {"options": wishes})
    page.goto(page.url.replace("/games", "/"))
    page.get_by_role("button", name="Играть с\u00a0ботами: Гунны").click()
    page.wait_for_url(MATCH)
    page.goto(MATCH.sub("/me", page.url))
    page.get_by_label("Как вас зовут").fill("Ключница")
    page.get_by_role("button", name="Сохранить").click()
    page.get_by_role("button", name="Добавить ключ доступа").click()
    expect(page.get_by_text("Этот браузер").first).to_be_visible()
    page.get_by_role("button", name="Выйти", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Выйти").click()
    page.wait_for_url(re.compile(r":\d+/$"))
    page.goto(page.url + "login")
    page.get_by_role("button", name="Войти с ключом доступа").click()
    expect(page.locator("[data-me-name]")).to_have_text("Ключница")


def test_a_file_that_is_no_record_is_answered_in_one_sentence(visit: Visit) -> None:
    page = visit("/records", allowed=(400,))
    for content, answer in ((b"\x00\x01", "Это не запись партии"), (b'{"game": "chess"}', "")):
        page.locator("#file").set_input_files(
            FilePayload(name="match.json", mimeType="application/json", buffer=content)
        )
        expect(page.locator("#import .error")).to_contain_text(answer)
        expect(page.locator("#import .error")).not_to_be_empty()


def test_without_a_connection_a_form_says_so_and_keeps_what_was_typed(visit: Visit) -> None:
    page = visit("/login")
    settled(page)
    page.get_by_label("Имя").fill("Анна")
    page.get_by_label("Пароль").fill("очень длинная фраза")
    page.context.set_offline(True)
    page.on("console", lambda _: None)
    page.get_by_role("button", name="Войти", exact=True).click()
    expect(page.get_by_text("Сервер не отвечает.")).to_be_visible()
    expect(page.locator("[data-offline]")).to_be_visible()
    expect(page.get_by_label("Имя")).to_have_value("Анна")
    page.context.set_offline(False)
    expect(page.locator("[data-offline]")).to_be_hidden()


def test_everything_is_reached_by_keyboard(visit: Visit) -> None:
    page = visit("/")
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="К содержанию")).to_be_focused()
    page.keyboard.press("Enter")
    reached = set()
    for _ in range(12):
        page.keyboard.press("Tab")
        reached.add(
            page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
        )
    assert "Играть с\u00a0ботами: Гунны" in reached
    page.get_by_role("button", name="Играть с\u00a0ботами: Гунны").focus()
    page.keyboard.press("Enter")
    page.wait_for_url(MATCH)


def test_words_of_both_languages_agree_in_server_and_browser(visit: Visit) -> None:
    from prestol.server.words import speech

    page = visit("/login")
    for lang in ("ru", "en"):
        for n in (0, 1, 2, 5, 21, 22):
            for message in ("n-players", "ago-days", "host-matches", "n-days"):
                said = _said(page, lang, message, n)
                assert said == speech(lang).say(message, n=n), (lang, message, n)


def _said(page: Page, lang: str, message: str, n: int) -> str:
    script = """async ([lang, message, n]) => {
        document.documentElement.lang = lang;
        const source = document.querySelector('script[type=module]').src;
        const {say} = await import(new URL('words.js', source));
        return say(message, {n});
    }"""
    return str(page.evaluate(script, [lang, message, n]))


def waiting_for_boris(visit: Visit) -> tuple[Page, Page, str]:
    """Anna looks at the front page while her table waits for Boris, who would move first."""
    anna, boris = visit("/login"), visit("/login")
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "open"}]}
    match = anna.request.post("/api/matches", data=plan).json()["id"]
    anna.goto("/")
    settled(anna)
    return anna, boris, match


def come_to_ones_turn(anna: Page, boris: Page, match: str) -> None:
    """Boris sits down, and answers until Anna is asked."""
    assert boris.request.post(f"/api/matches/{match}/join", data={}).ok
    while ask := boris.request.get(f"/api/matches/{match}").json()["ask"]:
        answer = {"seat": 1, "value": ask["options"][0]["value"], "moment": ask["moment"]}
        assert boris.request.post(f"/api/matches/{match}/answer", data=answer).ok


def test_the_front_page_hears_that_it_is_ones_turn(visit: Visit) -> None:
    anna, boris, match = waiting_for_boris(visit)
    come_to_ones_turn(anna, boris, match)
    expect(anna).to_have_title(re.compile(r"^\(1\)"), timeout=5_000)
    expect(anna.locator(".match.turn")).to_have_count(1)


def test_the_front_page_looks_by_itself_where_it_cannot_hear(visit: Visit) -> None:
    anna, boris, match = waiting_for_boris(visit)
    anna.route("**/api/me/events", lambda route: route.fulfill(status=204))
    anna.reload()
    come_to_ones_turn(anna, boris, match)
    expect(anna).to_have_title(re.compile(r"^\(1\)"), timeout=30_000)


def test_what_one_wishes_holds_at_the_next_table(visit: Visit) -> None:
    page = visit("/login")
    assert page.request.patch("/api/me", data={"name": "Анна", "lang": "ru"}).ok
    page.goto("/me")
    page.locator("[data-wish=forced]").uncheck()
    expect(page.get_by_text("Сохранено", exact=False)).to_be_visible()
    page.locator("[data-wish=motion]").check()
    expect(page.locator("html[data-motion=less]")).to_be_attached()
    assert page.request.post("/api/me/standing", data={"game": "huns", "window": "E01", "never": True}).ok
    page.reload()
    expect(page.locator("[data-wish=forced]")).not_to_be_checked()
    expect(page.locator("[data-wish=motion]")).to_be_checked()
    plan = {"game": "huns", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    table = page.request.post("/api/matches", data=plan).json()
    assert (table["forced"], [each["what"] for each in table["never"]]) == (False, ["E01"])
    page.get_by_role("button", name="Снова спрашивать").click()
    expect(page.get_by_role("button", name="Снова спрашивать")).to_have_count(0)
    assert page.request.get("/api/me").json()["prefs"]["never"] == {}
