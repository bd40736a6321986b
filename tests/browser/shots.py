"""`make shots`: pictures of every page in both languages, both themes and three sizes, in the folder `shots`; of every
table at its beginning, midway and at its end. The README's picture is drawn anew with them.

`python -m tests.browser.shots huns- -phone` draws only those whose names have these parts.
"""

import json
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, sync_playwright

import prestol
from prestol.bots import bot
from prestol.server.pages.cards import lesson_plan
from prestol.table import Match, installed
from prestol.table.picture import drawn
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.people import enter_as_host, have_played
from tests.browser.serving import Served, served

FOLDER: Final = Path("shots")
SIZES: Final = {"wide": (1440, 900), "middle": (1024, 768), "phone": (390, 844)}
THEMES: Final[tuple[Any, ...]] = ("light", "dark")
NAMES: Final = {"ru": "Анна", "en": "Anna"}
FRIENDS: Final = {"ru": ["Анна", "Борис", "Вера"], "en": ["Anna", "Boris", "Vera"]}


PICTURE: Final = Path("docs/picture.svg")
"""The README's picture: a match of Huns midway."""


def played(game: str, until: int | None = None) -> Match[Any]:
    """A match of good bots: all of it, or until the first seat is asked after so many steps, with a choice to make."""
    players = max(2, min(4, max(installed()[game].players)))
    match = prestol.new(game, players, seed=7)
    seated = [bot("greedy", match.game, seed=seat) for seat in range(players)]
    while not match.over:
        seat, ask = next(iter(match.asks.items()))
        if until is not None and match.steps_done >= until and seat == 0 and len(ask.options) > 2:
            break
        match.choose(seat, seated[seat](match.view(seat), ask))
    return match


def midway(game: str) -> int:
    """Where a match has been played a good way: the steps done."""
    return played(game, int(played(game).steps_done * 0.62)).steps_done


def picture() -> str:
    """The README's picture."""
    match = played("huns", midway("huns"))
    names = ("Olga", "Ivan", "Maria", "Boris")
    return drawn(match.game, match.view(0), 0, match.asks[0], "en", names) + "\n"


def pages(context: BrowserContext, games: list[str]) -> dict[str, str]:
    """Every page by name. Matches are begun for those that show one."""

    def match(plan: dict[str, Any], path: str = "/api/matches") -> dict[str, Any]:
        answer = context.request.post(path, data=plan, timeout=120_000)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    waiting = match(
        {
            "game": "rurik",
            "seats": [{"kind": "me"}, {"kind": "invited"}, {"kind": "open"}, {"kind": "bot"}],
            "pace": {"kind": "slow", "deadline": 86_400},
        }
    )
    found = {
        "home": "/",
        "games": "/games",
        "new": "/new/rurik",
        "waiting": f"/m/{waiting['id']}",
        "join": f"/join/{waiting['invitations']['1']}",
        "me": "/me",
        "login": "/login",
        "host": "/host",
        "records": "/records",
        "lost": "/nowhere",
        "back": "/back/secret",
    }
    for game in games:
        seats = max(2, min(installed()[game].players))
        table = match({"game": game, "seats": [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1), "audience": "public"})
        lesson = match(json.loads(lesson_plan(installed()[game])))
        over = match(played(game).record(), "/api/records")
        half = match({"at": midway(game), "seat": 0}, f"/api/matches/{over['id']}/fork")
        found |= {
            f"{game}-table": f"/m/{table['id']}",
            f"{game}-lesson-table": f"/m/{lesson['id']}",
            f"{game}-midway": f"/m/{half['id']}",
            f"{game}-over": f"/m/{over['id']}",
            f"{game}-page": f"/games/{game}",
            f"{game}-rules": f"/games/{game}/rules",
        }
    return found


def shoot(browser: Browser, server: Served, wanted: list[str]) -> int:
    """Draw what is wanted; how many pictures these are."""
    drawn = 0
    for lang, theme in product(NAMES, THEMES):
        context = browser.new_context(base_url=server.address, locale=lang, color_scheme=theme)
        enter_as_host(context, server, NAMES[lang], lang)
        me = context.request.get("/api/me").json()["id"]
        friend = have_played(server, FRIENDS[lang], ["huns", "rurik", "huns", "huns"], lang, me)[1]
        page = context.new_page()
        stranger = browser.new_context(base_url=server.address, locale=lang, color_scheme=theme).new_page()
        for name, path in (pages(context, list(installed())) | {"person": f"/people/{friend}"}).items():
            looking = stranger if name in ("join", "login", "back") else page
            names = {size: f"{name}-{lang}-{theme}-{size}" for size in SIZES}
            todo = {size: file for size, file in names.items() if all(part in file for part in wanted)}
            if todo:
                looking.goto(path)
            for size, file in todo.items():
                looking.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
                looking.wait_for_load_state("load")
                looking.wait_for_timeout(900 if path.startswith("/m/") else 350)
                whole = not path.startswith("/m/") and "-rules" not in name
                looking.screenshot(path=FOLDER / f"{file}.png", full_page=whole)
                drawn += 1
        context.close()
        stranger.context.close()
    return drawn


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), "utf-8")
    with tempfile.TemporaryDirectory() as data, served(Path(data)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        drawn = shoot(browser, server, sys.argv[1:])
        browser.close()
    print(f"{drawn} pictures in {FOLDER.resolve()}")


if __name__ == "__main__":
    main()
