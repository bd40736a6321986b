"""Turns templates into pages: language, theme and words of whoever looks."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import msgspec
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from litestar import Request, Response
from litestar.datastructures import Cookie

from prestol.server.pages import static
from prestol.server.people.person import NO_WISHES, Person
from prestol.server.people.visit import visit_of
from prestol.server.words import LANGUAGE_NAMES, speech
from prestol.table import LANGUAGES

LANG: Final = "prestol_lang"
THEME: Final = "prestol_theme"
SHAPE: Final = "prestol_shape"
THEMES: Final = ("auto", "light", "dark")
YEAR: Final = 365 * 86_400


@lru_cache
def environment() -> Environment:
    """The templates of the site."""
    found = Environment(
        loader=FileSystemLoader(static.WEB / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.do"],
    )
    found.filters["signed"] = lambda number: str(number).replace("-", "\N{MINUS SIGN}")
    found.globals |= {"static": static.address, "languages": LANGUAGE_NAMES}
    return found


@lru_cache
def words_file(lang: str) -> static.File:
    """The words of a language for scripts."""
    return static.packed(msgspec.json.encode(speech(lang).for_scripts()), "application/json")


class Show:
    """Shows pages to one visitor: `show("home.jinja", matches=…)`. A template finds here `lang`, `theme`, `visitor`,
    `path`, `nonce` and `t`, which says a message."""

    def __init__(self, request: Request[Any, Any, Any], visitor: Person | None) -> None:
        self.request = request
        self.visitor = visitor
        self.chosen = request.query_params.get("lang", "")
        self.lang = _language(request, visitor, self.chosen)
        kept, wished = request.cookies.get(THEME), visitor.prefs if visitor else NO_WISHES
        self.theme = kept if kept in THEMES else wished.theme
        self.motion = wished.motion
        self.tall = request.cookies.get(SHAPE, _guessed(request)) == "tall"
        """Whether the screen is narrow and high: a script of ours has told."""
        self.say: Callable[..., str] = speech(self.lang).say

    def __call__(self, template: str, /, *, status_code: int = 200, **about: Any) -> Response[str]:
        text = environment().get_template(template).render(
            **about,
            show=self,
            lang=self.lang,
            theme=self.theme,
            motion=self.motion,
            visitor=self.visitor,
            path=self.request.url.path,
            nonce=nonce_of(self.request),
            words_mark=words_file(self.lang).mark,
            t=self.say,
        )  # fmt: skip
        headers = {"Cache-Control": "no-store", "Vary": "Cookie, Accept-Language"}
        response = Response(text, media_type="text/html", status_code=status_code, headers=headers)
        if self.chosen in LANGUAGES:
            response.set_cookie(Cookie(LANG, value=self.chosen, max_age=YEAR, samesite="lax"))
        return response


def _language(request: Request[Any, Any, Any], visitor: Person | None, chosen: str) -> str:
    """The language to speak: the one chosen just now or before, the person's own, the browser's."""
    for lang in (chosen, request.cookies.get(LANG), visitor.lang if visitor else None):
        if lang in LANGUAGES:
            return lang
    for asked in re.findall(r"[a-z]{2}", request.headers.get("Accept-Language", "").lower()):
        if asked in LANGUAGES:
            return str(asked)
    return "en"


def _guessed(request: Request[Any, Any, Any]) -> str:
    """The shape of the screen, before a script of ours could tell it."""
    return "tall" if "Mobi" in request.headers.get("User-Agent", "") else "wide"


def nonce_of(request: Request[Any, Any, Any]) -> str:
    """The nonce that the page's content security policy allows styles by."""
    return visit_of(request).nonce


async def provide_show(request: Request[Any, Any, Any], visitor: Person | None) -> Show:
    """For Litestar: `show: Show` in a handler."""
    return Show(request, visitor)
