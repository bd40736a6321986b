"""Huns in words: every question, answer and line of the story, in both languages."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import prestol
from prestol.games.huns import game
from prestol.games.huns.moments import ANY_TIME, BATCH
from prestol.games.huns.rules import scores
from prestol.table import LANGUAGES, Match

SEEDS = {2: range(12), 3: range(12), 4: range(40)}
RARE = {"option-no-wagon", "option-pillage-none"}
"""Answers that no random match may offer; they are checked by hand below."""
NO_BREAK = "\u00a0"
CARD_ID = re.compile(r"\b[ERMCT]\d\d\b")
PLACEHOLDER = re.compile(r"[{}$]|None|×1\b| {2}|\( | \)|«»|“”")
BARE_CUBE = re.compile(r"кубик\w*\b(?! действий| добычи)", re.IGNORECASE)
"""A «кубик» that is neither a die nor a cube of goods."""

every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Said(NamedTuple):
    """What the matches said in one language, by kind of question or fact; and the messages of answers."""

    questions: dict[str, set[str]]
    answers: dict[str, set[str]]
    story: dict[str, set[str]]
    labels: set[str]

    def all(self) -> Iterator[str]:
        for said in (self.questions, self.answers, self.story):
            for texts in said.values():
                yield from texts


@cache
def played() -> dict[str, Said]:
    """Random matches with fixed seeds. What would be said in the same words is said once."""
    said = {lang: Said(defaultdict(set), defaultdict(set), defaultdict(set), set()) for lang in LANGUAGES}
    seen: set[str] = set()
    for players in game.players:
        for seed in SEEDS[players]:
            random = Random(seed)
            match = prestol.new("huns", players=players, seed=seed)
            while not match.over:
                seat = random.choice(list(match.asks))
                say_ask(match, seat, said, seen)
                match.choose(seat, random.choice(match.asks[seat].answers))
            for fact in match.facts:
                if new(seen, fact.kind, fact.about):
                    for lang in LANGUAGES:
                        said[lang].story[fact.kind].add(game.words(lang).sentence(fact))
    return said


def say_ask(match: Match[Any], seat: int, said: dict[str, Said], seen: set[str]) -> None:
    ask, view = match.asks[seat], match.view(seat)
    if new(seen, ask.kind, ask.about):
        for lang in LANGUAGES:
            said[lang].questions[ask.kind].add(game.words(lang).question(ask))
    for option in ask.answers:
        label = game.label(view, ask, option) if option is not None else None
        if new(seen, ask.kind, ask.about, label, option if label is None else None):
            for lang in LANGUAGES:
                said[lang].answers[ask.kind].add(game.words(lang).option(view, ask, option))
                if label is not None:
                    said[lang].labels.add(label[0])


def new(seen: set[str], *what: Any) -> bool:
    known = repr(what) in seen
    seen.add(repr(what))
    return not known


def kinds_in_source() -> tuple[set[str], set[str]]:
    """The kinds of questions and of facts that the source of the game names."""
    asks, facts = {"order"}, set()
    for file in game.folder.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(call, ast.Call):
                match call.func:
                    case ast.Name("Ask"):
                        asks |= strings(call.args[1])
                    case ast.Attribute(attr="tell"):
                        facts |= strings(call.args[0])
                    case ast.Attribute(attr="whisper"):
                        facts |= strings(call.args[1])
    return asks, facts


def strings(node: ast.expr) -> set[str]:
    found = {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    assert found, f"a kind is not written as a string: {ast.dump(node)}"
    return found


def messages(lang: str) -> dict[str, list[str]]:
    """The messages of the game's files with their attributes."""
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for file in sorted((game.folder / "words" / lang).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text("utf-8")).body
        if isinstance(entry, Message)
    }


@every_language
def test_every_question_and_fact_was_said(lang: str) -> None:
    asks, facts = kinds_in_source()
    said = played()[lang]
    assert said.questions.keys() == said.answers.keys() == asks
    assert said.story.keys() == facts


@every_language
def test_no_message_is_idle(lang: str) -> None:
    """Whatever message stands in the file for a question, an answer or a fact is said."""
    said = played()[lang]
    there = messages(lang)
    named = {f"ask-{kind}" for kind in said.questions} | {f"story-{kind}" for kind in said.story}
    named |= {message.partition(".")[0] for message in said.labels} | RARE
    assert {m for m in there if m.startswith(("ask-", "story-", "option-", "use-"))} == named - {"ask-order"}


@every_language
def test_every_card_that_may_be_used_says_what_it_does(lang: str) -> None:
    assert {f"use-{card}" for moment in (*ANY_TIME, BATCH) for card in moment.powers} <= messages(lang).keys()


@every_language
def test_sentences_are_whole(lang: str) -> None:
    said = played()[lang]
    for text in said.all():
        assert not PLACEHOLDER.search(text), text
        assert not CARD_ID.search(text), text
        assert text == text.strip(), text
        assert text[0].isupper() or text[0] in "«“", text
    for texts in said.questions.values():
        assert all(text[-1] in ".?" for text in texts)
    for texts in said.answers.values():
        assert all(text[-1] not in ".?:," for text in texts)
    for texts in said.story.values():
        assert all(text[-1] == "." for text in texts)


def test_russian_is_russian() -> None:
    for text in played()["ru"].all():
        assert not re.search("[A-Za-z]", text), text
        assert not BARE_CUBE.search(text), text


def test_both_languages_have_the_same_messages() -> None:
    english, russian = messages("en"), messages("ru")
    assert english.keys() == russian.keys()
    for name in ("ask-", "story-", "option-", "use-", "score-", "end-"):
        for message in english:
            if message.startswith(name):
                assert english[message] == russian[message], message


@every_language
def test_the_end_has_words(lang: str) -> None:
    words = game.words(lang)
    state = prestol.new("huns", players=2, seed=1).state
    assert all(words.has(f"score-{category}") for category in scores(state, 0))
    assert words.has("end-supply")
    assert words.has("end-deck")


SPOKEN = [
    # (message, arguments, in English, in Russian)
    (
        "story-draws",
        {"seat": 0, "cards": 1, "deck": "red"},
        "Player 1 draws 1 card from the Raid deck.",
        "Игрок 1 берёт 1 карту набега.",
    ),
    (
        "story-draws",
        {"seat": 0, "cards": 2, "deck": "green"},
        "Player 1 draws 2 cards from the Mercenary deck.",
        "Игрок 1 берёт 2 карты наёмников.",
    ),
    (
        "story-draws",
        {"seat": 0, "cards": 5, "deck": "blue"},
        "Player 1 draws 5 cards from the Equipment deck.",
        "Игрок 1 берёт 5 карт снаряжения.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 0, "colour": "blue"},
        "Player 2 pillages nothing: the reserve has no blue cubes.",
        "Игрок 2 ничего не получает: в общем запасе нет синей добычи.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 1, "colour": "green"},
        "Player 2 pillages 1 green cube.",
        "Игрок 2 получает 1 зелёный кубик добычи.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 2, "colour": "blue"},
        "Player 2 pillages 2 blue cubes.",
        "Игрок 2 получает 2 синих кубика добычи.",
    ),
    (
        "story-pillages",
        {"seat": 1, "cubes": 5, "colour": "yellow"},
        "Player 2 pillages 5 yellow cubes.",
        "Игрок 2 получает 5 жёлтых кубиков добычи.",
    ),
    (
        "story-fills",
        {"seat": 0, "card": "M02", "colour_all": ("black",)},
        "Player 1 puts 1 black cube on “Khan’s Envoy”.",
        "Игрок 1 кладёт 1 чёрный кубик добычи на карту «Посланник хана».",
    ),
    (
        "story-fills",
        {"seat": 0, "card": "C01", "colour_all": ("red", "blue", "red")},
        "Player 1 puts 2 red and 1 blue cube on “Lame Horses”.",
        "Игрок 1 кладёт 2 красных и 1 синий кубик добычи на карту «Хромые кони».",
    ),
    (
        "story-gains",
        {"seat": 0, "colour_all": ("red", *["green"] * 2, *["black"] * 5)},
        "Player 1 gains 1 red, 2 green and 5 black cubes.",
        "Игрок 1 получает 1 красный, 2 зелёных и 5 чёрных кубиков добычи.",
    ),
    (
        "story-drew",
        {"seat": 0, "card_all": ("E01",)},
        "You see “Saddlebags”.",
        "Это «Седельные сумки» (видите только вы).",
    ),
    (
        "story-drew",
        {"seat": 0, "card_all": ("E01", "E09", "E11")},
        "You see “Saddlebags”, “Helmet” and “Yurt”.",
        "Это «Седельные сумки», «Шлем» и «Юрта» (видите только вы).",
    ),
    ("story-scores", {"seat": 0, "points": 1}, "Player 1 scores 1 victory point.", "Игрок 1 набирает 1 победное очко."),
    (
        "story-scores",
        {"seat": 0, "points": 22},
        "Player 1 scores 22 victory points.",
        "Игрок 1 набирает 22 победных очка.",
    ),
    (
        "story-scores",
        {"seat": 0, "points": -5},
        "Player 1 scores −5 victory points.",
        "Игрок 1 набирает −5 победных очков.",
    ),
    (
        "option-accept",
        {"cells": 1},
        "Accept: it stays active until its 1 cell is full",
        "Принять: будет действовать, пока не заполнена 1 ячейка",
    ),
    (
        "option-accept",
        {"cells": 2},
        "Accept: it stays active until its 2 cells are full",
        "Принять: будет действовать, пока не заполнены 2 ячейки",
    ),
    (
        "option-accept",
        {"cells": 5},
        "Accept: it stays active until its 5 cells are full",
        "Принять: будет действовать, пока не заполнено 5 ячеек",
    ),
    (
        "option-draw",
        {"cards": 3, "deck": "red", "card_all": ("E02", "M06")},
        "Draw 3 cards from the Raid deck (first: “Lasso” and “Shaman”)",
        "Взять 3 карты набегов (до этого – «Аркан» и «Шаман»)",
    ),
    (
        "option-pillage",
        {"cubes": 4, "colour": "red", "card_all": (), "share": 1, "seat_to": 2},
        "Pillage 4 red cubes, pay 1 as tribute to Player 3",
        "Получить 4 красных кубика добычи, отдать дань: 1 (Игрок 3)",
    ),
    (
        "option-load",
        {"place": 1, "kind": "violet", "colour": "red", "free": 1},
        "On wagon 1 (violet), red cell, and the wagon leaves",
        "На повозку 1 (фиолетовую), красная ячейка, и повозка отправится",
    ),
    (
        "option-wagon",
        {"kind": "orange", "colour_all": ("blue", "blue", "red", "yellow", "yellow")},
        "Take the orange wagon: it holds 2 blue, 1 red and 2 yellow cubes",
        "Взять оранжевую повозку: вместит 2 синих, 1 красный и 2 жёлтых кубика добычи",
    ),
    (
        "option-pillage-none",
        {"colour": "green", "card_all": ()},
        "Pillage nothing: the reserve has no green cubes",
        "Получить добычу: в общем запасе нет зелёной добычи",
    ),
    ("option-no-wagon", {"seat_from": 1, "place": 3}, "Player 2, place 3: no wagon", "Игрок 2, место 3: повозки нет"),
    (
        "use-R02",
        {"card": "R02", "cubes": 2},
        "Use the Raid “Ambush”: steal up to 2 cubes from an opponent’s wagons",
        "Использовать набег «Засада»: украсть до 2 кубиков добычи с повозок соперника",
    ),
    (
        "ask-rob",
        {"card": "R10", "left": 2},
        "“Arson”: which cube do you remove? Up to 2 more.",
        "«Поджог»: какой кубик добычи снять с повозки? Можно ещё 2.",
    ),
]


@pytest.mark.parametrize(("message", "about", "english", "russian"), SPOKEN)
def test_cases_and_plurals(message: str, about: dict[str, Any], english: str, russian: str) -> None:
    assert game.words("en").say(message, **about).replace(NO_BREAK, " ") == english
    assert game.words("ru").say(message, **about).replace(NO_BREAK, " ") == russian


def test_what_is_rare_was_checked_by_hand() -> None:
    assert {message for message, *_ in SPOKEN} >= RARE


def test_players_are_called_by_name() -> None:
    match = prestol.new("huns", players=2, seed=1)
    match.names = ["Аттила", "Бледа"]
    random = Random(1)
    for _ in range(40):
        (seat,) = match.asks
        match.choose(seat, random.choice(match.asks[seat].answers))
    assert all("Игрок" not in line for line in match.story(0, "ru"))
