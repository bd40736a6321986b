"""Standing answers: what a person never wants to be asked."""

import pytest

from prestol.table import PASS, Ask
from prestol.table.standing import ASK_ME, standing_answer, window

WINDOW = Ask(0, "steal", ("yes",), True, {"card": "E12"})


@pytest.mark.parametrize("never", [{"E12"}, {"steal"}, ["R05", "E12"], ("steal",)])
def test_a_window_that_a_person_has_closed_is_passed(never: list[str]) -> None:
    assert standing_answer(WINDOW, never) is PASS


@pytest.mark.parametrize("never", [set(), {"R05"}, ["other"]])
def test_any_other_window_is_asked(never: list[str]) -> None:
    assert standing_answer(WINDOW, never) is ASK_ME


def test_what_must_be_answered_is_asked_always() -> None:
    must = Ask(0, "steal", ("yes", "no"), False, {"card": "E12"})
    assert window(must) is None
    assert standing_answer(must, {"E12", "steal"}) is ASK_ME


def test_a_window_is_an_optional_question_about_a_card_or_one_that_says_so() -> None:
    assert window(WINDOW) == "E12"
    assert window(Ask(0, "join", ("join",), True, {"card": "E12", "window": "joining"})) == "joining"
    assert window(Ask(0, "end", ("E11",), True)) is None
    assert window(Ask(0, "end", ("E11",), True, {"card": 7})) is None
