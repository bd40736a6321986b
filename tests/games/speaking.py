"""What a game says: tools for the tests of its words. What is a game's own stands in `spoken.py` of its tests.

`hear(ears)` plays so that everything is said, what is rare by hand. `SPOKEN`: messages with their arguments, in English
and Russian. `OPENS`: what a sentence may begin with besides a capital letter. `NEVER`: what must not be said. `NAMED`:
components that have a name and a text. `REASONS`: why a match ends. `RARE`: messages that are said in `SPOKEN` alone.
`SAID_BY`: functions of the game that ask and tell. `ASKED`: what the kernel asks in its matches.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from prestol.table import EVERYBODY, LANGUAGES, PASS, Ask, Fact, Game, Match, Value
from prestol.table.words import _files
from tests.games.cases import games_under_test, room

every_language = pytest.mark.parametrize("lang", LANGUAGES)

NO_BREAK: Final = "\u00a0"
PLACEHOLDER: Final = re.compile(r"[{}$_]|None|×1\b| {2}|\( | \)|«»|“”")
FOREIGN: Final = {"ru": re.compile("[A-Za-z]"), "en": re.compile("[А-Яа-яЁё]")}
"""Letters of the other language."""
NAMES: Final = ("Ольга", "Игорь", "Рюрик", "Аттила", "Мария", "Борис")


class Said:
    """What was said in one language, by kind of question or fact, and the messages of answers. `opened` is the story
    when nothing is secret any more, `waiting` who is asked, by the step in which they are."""

    def __init__(self) -> None:
        self.questions: dict[str, set[str]] = defaultdict(set)
        self.answers: dict[str, set[str]] = defaultdict(set)
        self.story: dict[str, set[str]] = defaultdict(set)
        self.labels: set[str] = set()
        self.opened: dict[str, set[str]] = defaultdict(set)
        self.waiting: dict[str, set[str]] = defaultdict(set)

    def all(self) -> Iterator[str]:
        for said in (self.questions, self.answers, self.story, self.opened, self.waiting):
            for texts in said.values():
                yield from texts


class Ears:
    """Hears all that is said, in every language. What would be said in the same words is heard once."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.said = {lang: Said() for lang in LANGUAGES}
        self.whispered: set[str] = set()
        """The kinds of facts that one seat alone has seen."""
        self.unlabelled: set[str] = set()
        """The kinds of questions with answers that the hook `label` leaves as they are."""
        self.heard: set[str] = set()

    def new(self, *what: Any) -> bool:
        known = repr(what) in self.heard
        self.heard.add(repr(what))
        return not known

    def match(
        self, match: Match[Any], random: Random, choose: Callable[[Match[Any], Ask], Value], *, again: bool = True
    ) -> None:
        """Play to the end, whoever answers first by chance. `again`: the same question is heard again in another
        position, as its answers may mean something else there."""
        while not match.over:
            seat = random.choice(list(match.asks))
            ask = match.asks[seat]
            self.step(match.step, sorted(match.asks))
            if again or self.new(match.players, ask.kind, ask.about, ask.answers, ask.changes):
                self.ask(match.view(seat), ask)
            match.choose(seat, choose(match, ask))
        for fact in match.facts:
            self.fact(fact)

    def ask(self, view: Any, ask: Ask) -> None:
        """A question and the answers to it."""
        if self.new(ask.kind, ask.about):
            for lang, said in self.said.items():
                said.questions[ask.kind].add(self.game.words(lang).question(ask))
        for option in (*ask.answers, *ask.changes):
            label = self.game.label(view, ask, option) if option is not PASS else None
            if label is None and option is not PASS:
                self.unlabelled.add(ask.kind)
            if self.new(ask.kind, ask.about, label, option if label is None else None):
                for lang, said in self.said.items():
                    said.answers[ask.kind].add(self.game.words(lang).option(view, ask, option))
                    if label is not None:
                        said.labels.add(label[0].partition(".")[0])

    def fact(self, fact: Fact) -> None:
        if fact.to != EVERYBODY:
            self.whispered.add(fact.kind)
        if self.new(fact.kind, fact.about, fact.to == EVERYBODY):
            for lang, said in self.said.items():
                words = self.game.words(lang)
                said.story[fact.kind].add(words.sentence(fact))
                said.opened[fact.kind].add(words.sentence(fact, opened=True))

    def step(self, step: str, asked: list[int]) -> None:
        """Who is asked in a step."""
        if self.new(step, asked):
            for lang, said in self.said.items():
                said.waiting[step].add(self.game.words(lang).waiting(step, asked))


def own(name: str, what: str, otherwise: Any) -> Any:
    """What the game's tests say of its words."""
    return getattr(room(name, "spoken"), what, otherwise)


@cache
def heard(name: str) -> Ears:
    """All that a game says."""
    ears = Ears(games_under_test()[name])
    hear = own(name, "hear", None)
    assert hear, f"spoken.py of the tests of {name} has no function `hear`"
    hear(ears)
    return ears


SAID_BY: Final[dict[str, tuple[str, int, tuple[str, ...]]]] = {
    "Ask": ("asks", 1, ("",)),
    "tell": ("facts", 0, ("",)),
    "whisper": ("facts", 1, ("",)),
}
"""Calls that ask or tell: which of both, which argument is the kind, and what is appended to it."""


@cache
def kinds_in_source(name: str) -> tuple[set[str], set[str]]:
    """The kinds of questions and of facts that the source of a game names."""
    calls = {**SAID_BY, **own(name, "SAID_BY", {})}
    found: dict[str, set[str]] = {"asks": set(), "facts": set()}
    for file in games_under_test()[name].folder.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name | ast.Attribute):
                called = call.func.id if isinstance(call.func, ast.Name) else call.func.attr
                if called in calls:
                    what, argument, ends = calls[called]
                    found[what] |= {kind + end for kind in strings(call.args[argument]) for end in ends}
    return found["asks"], found["facts"]


def strings(node: ast.expr) -> set[str]:
    """The kinds that an argument may be; none where it only hands on what it was told."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    if isinstance(node, ast.Name | ast.JoinedStr):
        return set()
    assert isinstance(node, ast.Constant), f"a kind is not written as a string: {ast.dump(node)}"
    assert isinstance(node.value, str)
    return {node.value}


@cache
def messages(folder: Path, lang: str) -> dict[str, list[str]]:
    """The messages in the files of a folder, with their attributes."""
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for file in _files(folder, lang)
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message)
    }


def rules(name: str, lang: str) -> str:
    """The rules page."""
    return (games_under_test()[name].folder / f"rules.{lang}.md").read_text("utf-8").replace(NO_BREAK, " ")


def anchors(page: str) -> list[str]:
    return re.findall(r"\{#([\w-]+)\}", page)


def flat(text: str) -> str:
    """Without the breaks of lines."""
    return " ".join(text.replace(NO_BREAK, " ").split())
