"""A lesson says of each thing what the game says of it, when it comes first."""

from pathlib import Path

import pytest

from prestol.table import Ask, Game, Words
from prestol.table.lesson import Met, Note, lesson, note
from tests.table.tiny import Tiny

WORDS = """
lesson-welcome =
    This is what
    it is about.

    And how it goes.
lesson-farewell = Well played.
lesson-die = Take one.
lesson-place = Put it somewhere.
lesson-story-wins = Somebody has won something.
"""
ASK = Ask(0, "die", (1, 2))
DIE, WON = Note("die", ["Take one."]), Note("story-wins", ["Somebody has won something."])


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "words.en.ftl").write_text(WORDS)
    return Words(Game("lessons", Tiny, players=[1, 4, 2], folder=tmp_path), "en")


def topics(notes: list[Note]) -> list[str]:
    return [each.topic for each in notes]


def test_the_first_question_comes_with_a_welcome(words: Words) -> None:
    assert lesson(words, Met(), ASK) == [Note("welcome", ["This is what it is about.", "And how it goes."]), DIE]


def test_a_question_is_explained_once(words: Words) -> None:
    assert lesson(words, Met(answered={"place"}), ASK) == [DIE]
    assert lesson(words, Met(answered={"place", "die"}), ASK) == []


def test_what_happens_first_is_explained_until_the_next_answer(words: Words) -> None:
    assert lesson(words, Met(answered={"die"}, news=["draws", "wins", "wins"]), ASK) == [WON]
    assert lesson(words, Met(answered={"die"}, told=["wins"], news=["wins"]), ASK) == []
    assert lesson(words, Met(answered={"die"}, news=["wins"]), None) == [WON]


def test_the_end_says_farewell(words: Words) -> None:
    assert topics(lesson(words, Met(answered={"die"}), None, over=True)) == ["farewell"]


def test_what_the_game_says_nothing_about(words: Words) -> None:
    assert note(words, "rob") is None
    assert lesson(words, Met(answered={"die"}), Ask(0, "rob", (1,))) == []


def test_the_kernel_explains_what_every_game_asks(words: Words) -> None:
    assert note(words, "order") is not None


def test_one_learns_with_the_fewest_that_are_not_alone(words: Words) -> None:
    assert words.game.lesson == (2, {})
    assert Game("solitaire", Tiny, players=[1], folder=words.game.folder).lesson == (1, {})
    chosen = Game("chosen", Tiny, players=[2, 3], lesson=(3, {"short": True}), folder=words.game.folder)
    assert chosen.lesson == (3, {"short": True})
