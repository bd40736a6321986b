"""The games' pages: what each is, and its rules to read."""

import re
import threading
from functools import lru_cache, partial
from typing import Any, Final

from litestar import Request, Response, get
from markupsafe import Markup
from msgspec import Struct

from prestol.bots import bot
from prestol.server.api.games import game_here
from prestol.server.errors import NotFound
from prestol.server.pages import static
from prestol.server.pages.cards import ago, cover_of, game_card, match_card, usual, viewed
from prestol.server.pages.show import THEMES, Show
from prestol.server.people.person import Person
from prestol.server.people.profiles import feats, leaders
from prestol.server.play.hall import Hall
from prestol.server.play.plan import bots_of
from prestol.server.reading import rules
from prestol.server.words import say, typeset
from prestol.table import LANGUAGES, Match, Value, installed, new
from prestol.table.lookup import explanation, name_of, topics

SAMPLE: Final = 7
"""The seed of the match in the picture."""
LONGEST: Final = 3_000
"""A match of bots is followed for so many answers."""
WELL_UNDER_WAY: Final = 0.6
"""It is shown when this part of them is given."""
BETWEEN_TAGS: Final = re.compile(r"(?<=>)[^<]+")
_DRAWING = threading.Lock()


class Entry(Struct, frozen=True):
    """A card, a piece or a word, for the list below the rules."""

    id: str
    name: str
    text: str


@get("/games", include_in_schema=False)
async def games(show: Show) -> Response[str]:
    """All games."""
    return show("games.jinja", games=[game_card(game, show) for game in installed().values()])


@get("/games/{name:str}", include_in_schema=False)
async def game(show: Show, hall: Hall, visitor: Person | None, name: str) -> Response[str]:
    """One game."""
    found, viewer = game_here(name), visitor.id if visitor else None
    best = await hall.store.read(partial(leaders, game=name, viewer=viewer))
    worth = await hall.store.read(partial(feats, game=name))
    chapters = read_chapters(name, show.lang)
    by_id = {chapter.id: chapter.html for chapter in chapters}
    return show(
        "game.jinja",
        game=game_card(found, show),
        picture=f"/games/{name}/picture.svg?v={found.edition}&lang={show.lang}",
        short=by_id.get("goal", ""),
        faithful=_with_links(by_id.get(viewed(name, show.lang).faithful or "", Markup()), name),
        chapters=len(chapters),
        leaders=best,
        feats=worth,
        latest=[match_card(match, show) for match in worth.latest],
        ago=lambda moment: ago(moment, show),
    )


def _with_links(text: Markup, name: str) -> Markup:
    """A chapter shown elsewhere: its links lead to the rules."""
    return Markup(text.replace('href="#', f'href="/games/{name}/rules#'))  # noqa: S704


@get("/games/{name:str}/rules", include_in_schema=False)
async def read(show: Show, name: str) -> Response[str]:
    """The rules, with all cards and words."""
    found = game_here(name)
    return show(
        "rules.jinja",
        game=game_card(found, show),
        chapters=read_chapters(name, show.lang),
        topics=entries(name, show.lang),
    )


class Chapter(Struct, frozen=True):
    """A chapter of the rules, ready to be read."""

    id: str
    title: str
    html: Markup


@lru_cache(maxsize=64)
def read_chapters(name: str, lang: str) -> list[Chapter]:
    """The chapters of a game's rules, with lines that break in the right places."""
    return [
        Chapter(
            chapter.id,
            typeset(chapter.title),
            Markup(BETWEEN_TAGS.sub(lambda found: typeset(found[0]), chapter.html)),  # noqa: S704 - our own, no HTML in it
        )
        for chapter in rules(name, lang)
    ]


@lru_cache(maxsize=64)
def entries(name: str, lang: str) -> list[Entry]:
    """All cards, pieces and words of a game by name, with the numbers of a usual match."""
    found = game_here(name)
    words = found.words(lang)
    view = found.mask(found.new_state(usual(found)), None)
    listed = [
        Entry(topic, called[:1].upper() + called[1:], typeset(explanation(found, view, words, topic)))
        for topic in topics(words)
        if not topic.startswith("variant-") and (called := name_of(words, topic))
    ]
    return sorted(listed, key=lambda entry: entry.name.casefold().replace("ё", "е"))


@get("/games/{name:str}/cover.svg", opt=static.PACKED, include_in_schema=False, sync_to_thread=False)
def cover_file(request: Request[Any, Any, Any], name: str, v: str = "") -> Response[bytes]:
    """The game's cover."""
    file = cover_of(game_here(name).name)
    if file is None:
        raise NotFound("error-not-found")
    return static.sent(request, file, static.FOREVER if v == file.mark else "no-cache")


@get("/games/{name:str}/picture.svg", opt=static.PACKED, include_in_schema=False, sync_to_thread=True)
def picture(request: Request[Any, Any, Any], name: str, lang: str = "en", theme: str = "auto") -> Response[bytes]:
    """The board in the middle of a match of bots."""
    if lang not in LANGUAGES or theme not in THEMES:
        raise NotFound("error-not-found")
    with _DRAWING:  # not twice at the same time
        file = _drawn(game_here(name).name, lang, theme)
    return static.sent(request, file, static.FOREVER)


@lru_cache(maxsize=64)
def _drawn(name: str, lang: str, theme: str) -> static.File:
    match = _sample(name)
    match.names = say(lang, "game-sample-names").split()
    svg = match.svg(None, lang)
    if theme != "auto":
        svg = svg.replace("<svg ", f'<svg data-theme="{theme}" ', 1)
    return static.packed(svg.encode(), "image/svg+xml")


@lru_cache(maxsize=64)
def _sample(name: str) -> Match[Any]:
    """A match of bots in the thick of it."""
    game = game_here(name)
    match = new(name, players=usual(game), seed=SAMPLE)
    player = bot(bots_of(game)[0], game, SAMPLE)
    answers: list[tuple[int, Value]] = []
    while not match.over and len(answers) < LONGEST:
        seat, ask = next(iter(match.asks.items()))
        answers.append((seat, player(match.view(seat), ask)))
        match.choose(*answers[-1])
    again = new(name, players=usual(game), seed=SAMPLE)
    for seat, answer in answers[: int(len(answers) * WELL_UNDER_WAY)]:
        again.choose(seat, answer)
    return again
