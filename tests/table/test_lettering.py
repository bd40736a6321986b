"""Lettering that fits, what ties a picture to the page, and drawings that are kept."""

import json

import pytest

from prestol.table import Ask
from prestol.table.lettering import ARIAL, DEJAVU, Letters, capital, in_columns
from prestol.table.look import Look
from prestol.table.picture import _environment, _Kept
from tests.games.cases import connect_four
from tests.games_for_tests import smugglers

TENS = Letters({5: " \u00a0", 10: "abcdefghijklmnopqrstuvwxyz"}, other=20, bold=1.5)
"""Letters that are easy to count: with size 10, one for each letter and two for a sign."""


def test_widths_are_added_up() -> None:
    assert TENS.width("ab cd", 10) == 4.5
    assert TENS.width("ab…", 10) == 4
    assert TENS.width("ab", 10, bold=True) == 3


@pytest.mark.parametrize("letters", [ARIAL, DEJAVU], ids=["Arial", "DejaVu"])
def test_some_letters_are_wider_than_others(letters: Letters) -> None:
    assert letters.width("iiii", 12) < letters.width("mmmm", 12) < letters.width("mmmm", 12, bold=True)
    for sentence in ("The quick brown fox jumps over the lazy dog", "Съешь ещё этих мягких французских булок"):
        assert ARIAL.width(sentence, 12) < DEJAVU.width(sentence, 12)


def test_lines_are_as_long_as_there_is_room() -> None:
    assert TENS.wrapped("some words of wisdom", 10, 10, 9) == (("some words", 0), ("of\u00a0wisdom", 0))
    assert TENS.wrapped("some words", 10, 3, 9) == (("some", 3), ("words", 3)), "too long a word is squeezed"


def test_short_words_and_dashes_are_not_left_alone() -> None:
    assert [line for line, _ in TENS.wrapped("take a ship", 10, 7, 9)] == ["take", "a\u00a0ship"]
    assert [line for line, _ in TENS.wrapped("take — ship", 10, 8, 9)] == ["take\u00a0—", "ship"]
    assert [line for line, _ in TENS.wrapped("in wonderland", 10, 10, 9)] == ["in", "wonderland"], "too wide together"


def test_what_does_not_fit_is_shortened_or_squeezed() -> None:
    text = "some words that wisdom"
    assert TENS.wrapped(text, 10, 10, 2) == (("some words", 0), ("that wis…", 0))
    assert TENS.wrapped(text, 10, 10, 2, squeezed=1.1) == (("some words", 0), ("that wisdom", 10))
    assert TENS.wrapped(text, 10, 10, 0) == ()
    assert TENS.shortened(text, 10, 100) == text
    assert TENS.shortened(text, 10, 7) == "some…"
    assert TENS.shortened("ab (cd)", 10, 5.5) == "ab…"


def test_a_length_is_fixed_where_wider_letters_would_not_fit() -> None:
    assert TENS.fitted("abcd", 10, 8) == 0
    assert TENS.fitted("abcd", 10, 4.5) == 4
    assert TENS.fitted("abcd", 10, 3.5) == 3.5


def test_only_the_first_letter_becomes_a_capital() -> None:
    assert [capital(text) for text in ("дань и Киев", "a", "")] == ["Дань и Киев", "A", ""]


def test_long_lines_of_a_board_go_on_further_in() -> None:
    text = in_columns(["short", "  " + "word " * 20 + "end"])
    assert text.splitlines() == ["short", "  " + "word " * 14 + "word", "      " + "word " * 5 + "end"]


def test_a_piece_is_tied_to_the_answer_it_stands_for() -> None:
    words = smugglers.game.words("ru")
    ask = Ask(1, "kind", [("да", 1)])
    eye = Look(None, 1, ask, words, ("Олег",), {"ship-1": ("да", 1)})
    assert eye.piece("ship-1", "term-ship") == {"piece": "ship-1", "about": "term-ship", "option": '["да", 1]'}
    assert json.loads(eye.option("ship-1") or "") == ["да", 1]
    assert eye.piece("ship-2", "term-ship")["option"] is None
    assert (eye.name(0), eye.name(1)) == ("Олег", "Игрок 2")


def test_kept_drawings_are_drawn_once_for_each_piece() -> None:
    drawn: list[object] = []

    class Macro:
        name = "card"

        def __call__(self, piece: object) -> str:
            drawn.append(piece)
            return f"<{piece}>"

    kept, macro = _Kept(), Macro()
    assert [kept(macro, piece) for piece in ({"x": 1}, {"x": 2}, {"x": 1})] == [
        "<{'x': 1}>",
        "<{'x': 2}>",
        "<{'x': 1}>",
    ]
    assert drawn == [{"x": 1}, {"x": 2}]
    macro.name = "pile"
    kept(macro, {"x": 1})
    assert len(drawn) == 3


def test_what_is_kept_does_not_grow_without_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_Kept, "ROOM", 10)
    kept = _Kept()
    macro = type("Macro", (), {"name": "card", "__call__": lambda self, piece: str(piece)})()
    for number in range(25):
        assert kept(macro, number) == str(number)
        assert len(kept.drawn) <= 10


def test_games_keep_apart() -> None:
    """Macros of two games may have the same name."""
    one, two = (_environment(game.folder).globals["kept"] for game in (connect_four(), smugglers.game))
    assert one is not two
