"""What there is to read about a game: its rules page, and what a card or a term means."""

from functools import lru_cache
from typing import Any, Final

from markdown_it import MarkdownIt
from msgspec import Struct

from prestol.server.errors import NotFound
from prestol.table import Game, game_named
from prestol.table.lookup import chapters_with, explanation, name_of, rules_of

MARKDOWN: Final = MarkdownIt("commonmark", {"html": False, "typographer": False}).enable("table")


class RulesChapter(Struct, frozen=True):
    """A chapter of the rules, as HTML without scripts."""

    id: str
    title: str
    html: str


class Topic(Struct, frozen=True):
    """A card, a piece or a term: what it is called, what it does, and the chapter of the rules that speaks of it."""

    name: str
    text: str
    section: str | None


@lru_cache(maxsize=64)
def rules(game: str, lang: str) -> list[RulesChapter]:
    """The chapters of a game's rules."""
    found = rules_of(game_named(game), lang)
    return [RulesChapter(chapter.id, chapter.title, MARKDOWN.render(chapter.text)) for chapter in found]


def topic(game: Game[Any], name: str, lang: str, view: Any = None) -> Topic:
    """What a topic means, with the numbers of a match as somebody sees it, or of the game in general."""
    words = game.words(lang)
    if not words.has(f"{name}.text"):
        if not words.bundle.has_message(name) or words.bundle.get_message(name).value is None:
            raise NotFound("error-no-topic")
        return Topic(words.say(name), "", _section(game.name, lang, words.say(name)))
    if view is None:
        view = game.new_state(game.players[0])
    called = name_of(words, name)
    return Topic(called, explanation(game, view, words, name), _section(game.name, lang, called))


@lru_cache(maxsize=4_096)
def _section(game: str, lang: str, name: str) -> str | None:
    found = chapters_with(rules_of(game_named(game), lang), name)
    return found[0].id if found else None
