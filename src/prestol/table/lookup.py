"""Looking things up: what a card or a term means, and what the rules say of it."""

import re
from typing import Any

from msgspec import Struct

from prestol.table.game import Game
from prestol.table.words import Words

ANCHOR = re.compile(r"[ \t]*\{#([\w-]+)\}")
"""How a rules page marks where links lead."""

CARD = "card-"
"""How the messages of cards begin."""


class Chapter(Struct, frozen=True):
    """A chapter of a game's rules page. `id` is its anchor."""

    id: str
    title: str
    text: str


def name_of(words: Words, topic: str) -> str:
    """What a topic is called."""
    return words.say(topic) if words.bundle.get_message(topic).value is not None else topic.partition("-")[2]


def topics(words: Words) -> list[str]:
    """The messages with a text: cards, terms and whatever else a player may ask about."""
    return [message for message in words.messages if words.has(f"{message}.text")]


def cards(words: Words) -> list[str]:
    """The messages that name a card. (The words a card is counted with begin alike, but name nothing alone.)"""
    return [message for message in words.messages if message.startswith(CARD) and _names(words, message)]


def _names(words: Words, message: str) -> bool:
    try:
        return bool(words.say(message))
    except KeyError:
        return False


def meant(words: Words, wanted: str, among: list[str]) -> list[str]:
    """The topics meant by what was typed: an id, a name, the beginning of one, or a part of one."""
    wanted = folded(wanted)
    names = {topic: folded(name_of(words, topic)) for topic in among}
    ways = (
        lambda topic, name: wanted in (topic.lower(), topic.partition("-")[2].lower()),
        lambda topic, name: name == wanted,
        lambda topic, name: name.startswith(wanted),
        lambda topic, name: len(wanted) > 4 and name.startswith(wanted[:-1]),  # «повозки» for «повозка»
        lambda topic, name: wanted in name,
    )
    for way in ways:
        found = [topic for topic, name in names.items() if way(topic, name)]
        if found:
            return found
    return []


def explanation(game: Game[Any], view: Any, words: Words, topic: str) -> str:
    """The text of a card or a term, with the numbers that hold in this match."""
    return words.say(f"{topic}.text", **game.numbers(view, topic))


def rules_of(game: Game[Any], lang: str) -> list[Chapter]:
    """The chapters of the game's rules page; none where it has no such page."""
    page = game.folder / f"rules.{lang}.md"
    if not page.is_file():
        return []
    chapters = []
    for number, part in enumerate(re.split(r"^## ", page.read_text("utf-8"), flags=re.MULTILINE)[1:], start=1):
        title, _, body = part.partition("\n")
        anchor = ANCHOR.search(title)
        chapters.append(
            Chapter(
                anchor[1] if anchor else f"chapter-{number}",
                ANCHOR.sub("", title).strip(),
                ANCHOR.sub("", body).strip(),
            )
        )
    return chapters


def chapters_with(chapters: list[Chapter], wanted: str) -> list[Chapter]:
    """The chapters that speak of something: the paragraphs that do, or all of them if the title does."""
    wanted = folded(wanted)
    found = []
    for chapter in chapters:
        if wanted in folded(chapter.title):
            found.append(chapter)
            continue
        paragraphs = [part for part in chapter.text.split("\n\n") if wanted in folded(part)]
        if paragraphs:
            found.append(Chapter(chapter.id, chapter.title, "\n\n".join(paragraphs)))
    return found


def folded(text: str) -> str:
    """Without regard to case, ё and kinds of apostrophes and quotation marks."""
    return re.sub('[«»“”"]', "", text.strip().casefold().replace("ё", "е").replace("’", "'"))
