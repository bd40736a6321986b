"""What every game's words get for free: every question, answer and line of the story, texts, rules page and board text,
in both languages. What is a game's own stands in `spoken.py` of its tests (see `speaking`)."""

import inspect
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import prestol
from prestol.table import LANGUAGES, Event
from prestol.table.lesson import note
from tests.games.cases import games_under_test
from tests.games.playing import Whims, played, positions
from tests.games.speaking import (
    FOREIGN,
    NAMES,
    NO_BREAK,
    PLACEHOLDER,
    Said,
    anchors,
    every_language,
    heard,
    kinds_in_source,
    messages,
    own,
    rules,
)

GAMES: Final = sorted(prestol.games())
KERNEL: Final = Path(prestol.table.__file__).parent
SENTENCES: Final = ("ask-", "story-", "option-", "use-")
"""How messages begin that say what is asked, answered and told."""
WHOLE: Final = (*SENTENCES, "variant-", "score-", "end-", "tile-", "titan-", "term-")
"""How messages begin whose attributes are no forms of words, but say something."""
SPOKEN: Final = {"text", "brief", "pass", "any", "need", "gain", "option", "last", "yes", "successor"}
"""Attributes that say something in any message."""

ADDRESSED: Final = {
    "ru": re.compile(r"(?i)\b(вы|вам|вас|вами|ваш\w*)\b"),
    "en": re.compile(r"(?i)\b(you|yours?|yourself)\b"),
}
"""Words that speak to a reader."""
CALLED: Final = {"ru": re.compile(r"\bИгрок \d"), "en": re.compile(r"\bPlayer \d")}
"""A seat as it is called where it has no name."""

every_game = pytest.mark.parametrize("name", GAMES)


# Questions, answers, story


@every_game
def test_everything_is_said_in_whole_sentences(name: str) -> None:
    ears = heard(name)
    asks, facts = kinds_in_source(name)
    assert ears.unlabelled <= {"order"}  # the kernel says what comes first
    for lang, said in ears.said.items():
        assert said.questions.keys() == said.answers.keys() == asks | own(name, "ASKED", set())
        assert said.story.keys() == facts
        check_idle(name, lang, said)
        check_sentences(name, lang, said)


def check_idle(name: str, lang: str, said: Said) -> None:
    """Whatever message stands in the game's files for a question, an answer or a fact is said."""
    begins = own(name, "SENTENCES", SENTENCES)
    there = {message for message in messages(games_under_test()[name].folder, lang) if message.startswith(begins)}
    named = {f"ask-{kind}" for kind in said.questions} | {f"story-{kind}" for kind in said.story}
    named |= {label for label in said.labels if label.startswith(begins)} | own(name, "RARE", set())
    assert there == named - (messages(KERNEL, lang).keys() - there)


def check_sentences(name: str, lang: str, said: Said) -> None:
    """Sentences are whole, each in its language."""
    opens, never = own(name, "OPENS", ""), re.compile(own(name, "NEVER", "(?!)"))
    for text in said.all():
        assert not PLACEHOLDER.search(text), text
        assert not never.search(text), text
        assert not FOREIGN[lang].search(text), text
        assert text == text.strip(), text
        assert text[0].isupper() or text[0] in opens, text
    for texts in said.questions.values():
        assert all(text[-1] in ".?" for text in texts)
    for texts in said.answers.values():
        assert all(text[-1] not in ".?:," for text in texts)
    for texts in said.story.values():
        assert all(text[-1] == "." for text in texts)


@every_game
def test_the_open_story_speaks_to_everybody(name: str) -> None:
    """What one seat alone has seen is said of that seat when nothing is secret any more; and what all see is never said
    to one of them."""
    ears = heard(name)
    assert ears.whispered == {
        kind for kind in ears.said["en"].story if games_under_test()[name].words("en").has(f"story-{kind}.opened")
    }
    for lang, said in ears.said.items():
        for kind, texts in said.opened.items():
            assert not any(ADDRESSED[lang].search(text) for text in texts), texts
            if kind in ears.whispered:
                assert all(CALLED[lang].search(text) for text in texts), texts


# Who is asked


def step_words(name: str, lang: str) -> set[str]:
    """The messages of the game itself that say who is asked."""
    return {message for message in messages(games_under_test()[name].folder, lang) if message.startswith("step-")}


def may_ask(step: Callable[..., Any]) -> bool:
    """True for a step that asks, or hands over to what asks."""
    function = getattr(step, "function", step)
    return inspect.isgeneratorfunction(function) or function.__annotations__.get("return") is not None


@pytest.mark.parametrize("name", sorted(games_under_test()))
def test_every_step_that_asks_says_so(name: str) -> None:
    """In words of its own; but powers of cards and what comes first of several share theirs."""
    game = games_under_test()[name]
    asking = {step for step, function in game.steps.items() if may_ask(function)}
    plain = {f"step-{s}" for s in asking if " " not in s and not isinstance(game.moments.get(s), Event)}
    powers = {f"step-{step.partition(' ')[0]}" for step in asking if " " in step}
    for lang in LANGUAGES:
        assert plain <= step_words(name, lang)
        assert step_words(name, lang) <= plain | powers
        for step in asking:
            one, two = (game.words(lang).waiting(step, asked) for asked in ([0], [0, 1]))
            for text in (one, two):
                assert not PLACEHOLDER.search(text), text
                assert not FOREIGN[lang].search(text), text
                assert text.endswith("."), text
                assert CALLED[lang].search(text), text


@every_game
def test_who_is_asked_is_known_for_every_step_that_was_played(name: str) -> None:
    game = games_under_test()[name]
    asking = {step for step, function in game.steps.items() if may_ask(function)}
    for said in heard(name).said.values():
        assert said.waiting.keys() <= asking


# Lessons


@every_language
@every_game
def test_a_lesson_explains_every_question(name: str, lang: str) -> None:
    """And nothing that is never asked or told."""
    game = games_under_test()[name]
    asks, facts = kinds_in_source(name)
    kinds = asks | own(name, "ASKED", set())
    words = game.words(lang)
    assert {kind for kind in kinds if note(words, kind) is None} == set()
    there = {
        message.removeprefix("lesson-") for message in messages(game.folder, lang) if message.startswith("lesson-")
    }
    assert there >= {"welcome", "farewell"}
    assert there <= kinds | {"welcome", "farewell"} | {f"story-{fact}" for fact in facts}


@every_language
@every_game
def test_a_lesson_is_a_few_good_sentences(name: str, lang: str) -> None:
    game = games_under_test()[name]
    words = game.words(lang)
    for message in words.messages:
        piece = note(words, message.removeprefix("lesson-")) if message.startswith("lesson-") else None
        if piece is None:
            continue
        assert len(piece.text) <= (2 if piece.topic == "welcome" else 1), message
        for text in piece.text:
            assert not PLACEHOLDER.search(text), text
            assert not FOREIGN[lang].search(text), text
            assert text == text.strip(), text
            assert text[0].isupper(), text
            assert text.endswith("."), text
            assert 2 <= len(re.findall(r"[.?!](?: |$)", text.replace(NO_BREAK, " "))) <= 6, text
            assert 60 < len(text) < 620, text


@every_game
def test_a_lesson_can_be_begun(name: str) -> None:
    game = games_under_test()[name]
    players, options = game.lesson
    assert players > 1
    assert game.chosen(players, options).items() >= options.items()


@every_game
def test_what_is_rare_is_said_by_hand(name: str) -> None:
    assert {message for message, *_ in own(name, "SPOKEN", ())} >= own(name, "RARE", set())


@pytest.mark.parametrize(
    ("name", "message", "about", "english", "russian"),
    [(name, *spoken) for name in GAMES for spoken in own(name, "SPOKEN", ())],
)
def test_cases_and_plurals(name: str, message: str, about: dict[str, Any], english: str, russian: str) -> None:
    game = games_under_test()[name]
    assert game.words("en").say(message, **about).replace(NO_BREAK, " ") == english
    assert game.words("ru").say(message, **about).replace(NO_BREAK, " ") == russian


@every_game
def test_players_are_called_by_name(name: str) -> None:
    game = games_under_test()[name]
    match = prestol.new(game, max(game.players), 1)
    match.names = list(NAMES[: match.players])
    story = played(match, Whims(1)).story(0, "ru")
    assert all("Игрок" not in line for line in story)
    assert any(name in line for line in story for name in NAMES)


# Messages


@pytest.mark.parametrize("name", sorted(games_under_test()))
def test_both_languages_have_the_same_messages(name: str) -> None:
    english, russian = (messages(games_under_test()[name].folder, lang) for lang in ("en", "ru"))
    assert list(english) == list(russian)
    for message, attributes in english.items():
        if message.startswith(WHOLE):
            assert attributes == russian[message], message
        assert SPOKEN.intersection(attributes) == SPOKEN.intersection(russian[message]), message


@every_language
@every_game
def test_everything_has_a_name_and_a_text(name: str, lang: str) -> None:
    game = games_under_test()[name]
    words = game.words(lang)
    named = [*own(name, "NAMED", ()), *(f"variant-{option}" for option in game.options)]
    named += [f"variant-{option}-{value}" for option, values in game.options.items() for value in values]
    for players in game.players:
        state = prestol.new(game, players, 1).state
        named += [f"score-{category}" for scores in game.scores_so_far(state) for category in scores]
    for message in named:
        assert words.say(message), message
        assert words.has(f"{message}.text"), message
    assert all(words.has(f"end-{reason}") for reason in own(name, "REASONS", ()))


@every_game
def test_every_end_is_among_those_that_have_words(name: str) -> None:
    game = games_under_test()[name]
    for players in game.players:
        assert played(prestol.new(game, players, 2), Whims(2)).result.reason in own(name, "REASONS", ())


@every_language
@every_game
def test_every_text_can_be_said_with_its_numbers(name: str, lang: str) -> None:
    game = games_under_test()[name]
    words, opens = game.words(lang), own(name, "OPENS", "")
    for players in game.players:
        view = prestol.new(game, players, 1).view(0)
        for message in words.messages:
            texts = {part: f"{message}.{part}" for part in ("text", "brief") if words.has(f"{message}.{part}")}
            if not message.startswith("ask-") and words.has(f"{message}.option"):
                texts["option"] = f"{message}.option"
            for part, told in texts.items():
                text = words.say(told, **game.numbers(view, message))
                assert not PLACEHOLDER.search(text), text
                assert not FOREIGN[lang].search(text), text
                if part == "text":
                    assert text.endswith((".", ".)")), text
                    first = text.lstrip("+−")[0]
                    assert first.isupper() or first.isdigit() or first in opens, text


# The rules page


@every_game
def test_the_rules_have_the_same_chapters_and_no_dead_links(name: str) -> None:
    pages = {lang: rules(name, lang) for lang in LANGUAGES}
    assert anchors(pages["en"]) == anchors(pages["ru"])
    assert {"components", "rulings"} <= set(anchors(pages["en"]))
    for page in pages.values():
        assert set(re.findall(r"\(#([\w-]+)\)", page)) <= set(anchors(page))
        assert len(re.findall("^## ", page, re.MULTILINE)) == len(anchors(page))


# The board as text


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name in GAMES for players in games_under_test()[name].players]
)
def test_any_position_fits_into_eighty_columns(name: str, players: int) -> None:
    game = games_under_test()[name]
    random = Random(players)
    never = re.compile(own(name, "NEVER", "(?!)"))
    for seed in (players, players + 10):
        options = {option: random.choice(values) for option, values in game.options.items()}
        match = prestol.new(game, players, seed, options)
        looked_at = [match.clone()]
        looked_at += [now.clone() for now in positions(match, Whims(seed)) if random.random() < 0.02]
        for now in (*looked_at, match):
            for seat in (None, *range(players)):
                view = now.view(seat)
                for lang in LANGUAGES:
                    text = game.board_text(view, seat, game.words(lang), now.names)
                    assert max(map(len, text.splitlines())) < 80, text
                    assert not re.search("[{}$?_]|None|«»|“”", text), text
                    assert not never.search(text), text
                    assert not FOREIGN[lang].search(text), text
