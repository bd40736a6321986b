"""Lords of Xidit at the terminal: a plan made in any order, and a whole game."""

from collections.abc import Iterator
from typing import Any

import prestol
from prestol.cli.terminal import PERSON
from prestol.games.xidit.state import game
from prestol.table import LANGUAGES, PASS, Match
from tests.cli.sitting import Sitting


def numbers(match: Match[Any]) -> Iterator[str]:
    """What the greedy player would type for the person."""
    assert game.greedy is not None
    while True:
        ask = match.asks[0]
        answer = game.greedy(match.view(0), ask)
        yield "0" if answer is PASS else str(list(ask.options).index(answer) + 1)


def test_wheels_are_set_in_any_order_and_changed() -> None:
    """City 7; wheel 6 first, then the others; wheel 2 once more; then all is ready."""
    match = prestol.new("xidit", 3, 5)
    typed = ["7", "10", "5", "1", "4", "3", "4", "5", "3", "5", "1"]
    sitting = Sitting(match, typed, (PERSON, "greedy", "greedy"))
    sitting.play()
    asked = [line for line in sitting.out.splitlines() if line.startswith("Player 1: Wheel")]
    wheels = [int(line.split("Wheel ")[1].split()[0]) for line in asked]
    assert wheels[:8] == [1, 6, 1, 2, 3, 4, 5, 2]
    assert "Turn wheel 6 again: wait, waits in city" in sitting.out
    assert "Player 1: All six wheels are set. Are you ready?" in sitting.out
    (plan,) = [fact.about for fact in match.facts if fact.kind == "orders" and fact.about["seat"] == 0][:1]
    assert [plan[f"order_{wheel}"] for wheel in range(1, 7)] == ["red", "wait", "black", "action", "wait", "wait"]


def test_a_whole_game_ends_and_adds_nothing_up() -> None:
    for lang in LANGUAGES:
        match = prestol.new("xidit", 3, 5)
        sitting = Sitting(match, numbers(match), (PERSON, "greedy", "greedy"), lang)
        assert sitting.play()
        end = sitting.out[sitting.out.rindex(game.words(lang).say("score-influence")) :]
        assert str(sum(match.result.scores[0].values())) not in end
        assert sitting.saved == ["over"]
