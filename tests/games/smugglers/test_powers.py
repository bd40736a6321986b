"""One test for each member of the crew."""

from typing import Any

from prestol.table import PASS, Match
from tests.games.powers import power_test
from tests.games_for_tests.openings import opening
from tests.games_for_tests.smugglers import game


def coins(match: Match[Any]) -> list[int]:
    return [each.coins for each in match.state.smugglers]


@power_test(game, "fence")
def test_the_fence_adds_a_coin_to_a_price() -> None:
    match = opening(["fence", "ghost"], ["cook", "gambler"])
    match.choose(0, "sell")
    match.choose(0, "silk-1")
    assert coins(match) == [5, 2]


@power_test(game, "ghost")
def test_the_ghost_cannot_be_raided() -> None:
    match = opening(["cook", "gambler"], ["ghost", "fence"])
    assert "raid" not in match.asks[0].options
    match.choose(0, "rest")
    assert "raid" in match.asks[1].options


@power_test(game, "thief")
def test_the_thief_may_steal_in_another_turn() -> None:
    match = opening(["cook", "gambler"], ["thief", "fence"])
    match.choose(0, "sell")
    match.choose(0, "silk-1")
    ask = match.asks[1]
    assert (ask.kind, ask.answers, match.step) == ("steal", ["steal", PASS], "sale thief")
    match.choose(1, "steal")
    assert coins(match) == [3, 3]


@power_test(game, "lookout")
def test_the_lookout_sees_the_top_of_the_deck_after_a_sale() -> None:
    match = opening(["lookout", "fence"], ["cook", "gambler"])
    match.choose(0, "sell")
    match.choose(0, "silk-1")
    assert "You see silk." in match.story(0)
    assert "You see silk." not in match.story(1)


def night(match: Match[Any], first: str | None = None) -> None:
    """Both rest; seat 0 orders its crew."""
    match.choose(0, "rest")
    match.choose(1, "rest")
    if first is not None:
        match.choose(0, first)


@power_test(game, "cook")
def test_the_cook_earns_a_coin_at_night() -> None:
    match = opening(["cook", "fence"], ["thief", "ghost"], dice=[[0]])
    night(match)
    assert coins(match) == [3, 2]


@power_test(game, "gambler")
def test_the_gambler_doubles_up_to_three_coins() -> None:
    match = opening(["gambler", "fence"], ["thief", "ghost"], dice=[[0]])
    night(match)
    assert coins(match) == [4, 2]


@power_test(game, "cook")
def test_the_order_at_night_is_the_owners() -> None:
    match = opening(["cook", "gambler"], ["thief", "ghost"], dice=[[0]])
    night(match, "gambler")
    assert coins(match) == [5, 2]
    match = opening(["cook", "gambler"], ["thief", "ghost"], dice=[[0]])
    night(match, "cook")
    assert coins(match) == [6, 2]
