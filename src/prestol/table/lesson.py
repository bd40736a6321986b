"""Learning by playing: what a game says to somebody who meets something for the first time.

A game gives the words: `lesson-welcome` and `lesson-farewell`, `lesson-<kind>` for each kind of question, and
`lesson-story-<kind>` for what happens that is worth a word when it is told first.
"""

from collections.abc import Collection, Iterable

from msgspec import Struct

from prestol.table.ask import Ask
from prestol.table.words import Words


class Met(Struct):
    """What a seat has met in a match: the kinds of questions that it has answered, what the story had told it by its
    last answer, and what it has told it since."""

    answered: Collection[str] = ()
    told: Collection[str] = ()
    news: Collection[str] = ()


class Note(Struct, frozen=True):
    """One piece of a lesson: what it is about, and what it says, in paragraphs."""

    topic: str
    text: list[str]


def note(words: Words, topic: str) -> Note | None:
    """What the game says about a topic of its lesson, if it says anything."""
    message = f"lesson-{topic}"
    if not words.has(message):
        return None
    return Note(topic, [" ".join(part.split("\n")) for part in words.say(message).split("\n\n")])


def lesson(words: Words, met: Met, ask: Ask | None, *, over: bool = False) -> list[Note]:
    """What to say to a seat now: about what it has not met before."""
    topics = [] if met.answered else ["welcome"]
    topics += [f"story-{kind}" for kind in dict.fromkeys(met.news) if kind not in met.told]
    if ask is not None and ask.kind not in met.answered:
        topics.append(ask.kind)
    return _said(words, [*topics, "farewell"] if over else topics)


def _said(words: Words, topics: Iterable[str]) -> list[Note]:
    return [found for topic in topics if (found := note(words, topic)) is not None]
