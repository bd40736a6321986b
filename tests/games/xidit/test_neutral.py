"""The game for three: the neutral player's board."""

from typing import Any

import pytest

import prestol
from tests.games.xidit.tables import Table, lord, table


def sveta(**about: Any) -> Table:
    """Sveta has averted a threat and taken her rewards."""
    t = table(lord(9, "AM"), lord(1), lord(1), threats=[9], **about).plan("A.....")
    return t.say(0, ("gold", "storeys"))


def test_sveta_raises_the_wealth_of_the_neutral_player() -> None:
    t = sveta()
    assert t.waits == (0, "neutral")
    assert t.ask(0).options == ("wealth", "influence", "reputation")
    t.say(0, "wealth")
    assert t.s.neutral == {"wealth": 7, "influence": 5, "reputation": 4}
    assert t.told("neutral") == [{"seat": 0, "column": "wealth", "step": 7}]


def test_a_full_column_cannot_be_chosen() -> None:
    t = sveta(neutral={"wealth": 15, "influence": 5, "reputation": 14})
    assert t.ask(0).options == ("influence", "reputation")


def test_nothing_is_pushed_when_all_columns_are_full() -> None:
    t = sveta(neutral={"wealth": 15, "influence": 15, "reputation": 15})
    assert t.waits == (0, "order")
    assert t.s.year == 2


@pytest.mark.parametrize(("neutral", "steps"), [("normal", [6, 5, 4]), ("hard", [7, 6, 5])])
def test_the_tokens_start_by_the_order_of_the_assessments(neutral: str, steps: list[int]) -> None:
    for seed in range(6):
        s = prestol.new("xidit", 3, seed, {"neutral": neutral}).state
        assert [s.neutral[column] for column in s.assessments] == steps


@pytest.mark.parametrize("players", [4, 5])
def test_there_is_no_neutral_player_with_four_or_five(players: int) -> None:
    assert prestol.new("xidit", players, 1, {"neutral": "hard"}).state.neutral == {}
    t = table(lord(9, "AM"), *[lord(1)] * (players - 1), threats=[9]).plan("A.....").say(0, ("gold", "storeys"))
    assert t.waits == (0, "order")
