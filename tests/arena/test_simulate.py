"""Simulation: the same seed, the same matches; sums that fit together; every bot on every seat."""

from typing import Any

import msgspec
import pytest

from bench.ours import connect_four
from prestol import Refused
from prestol.arena import Report, simulate
from prestol.arena.simulate import CHUNK
from prestol.table import Game, State
from tests.games_for_tests.smugglers import game as smugglers


def counted(report: Report) -> dict[str, Any]:
    """A report without what depends on the clock and the number of processes."""
    plain: dict[str, Any] = msgspec.to_builtins(report)
    for key in ("seconds", "decisions_per_second", "games_per_second", "jobs"):
        del plain[key]
    return plain


def test_the_same_seed_gives_the_same_matches() -> None:
    first = simulate(smugglers, 3, games=40, seed=1, bots=["random", "greedy"])
    assert counted(first) == counted(simulate(smugglers, 3, games=40, seed=1, bots=["random", "greedy"]))
    assert counted(first) != counted(simulate(smugglers, 3, games=40, seed=2, bots=["random", "greedy"]))


def test_the_number_of_processes_changes_nothing() -> None:
    one = simulate("huns", 2, games=2 * CHUNK + 3, seed="x", jobs=1)
    two = simulate("huns", 2, games=2 * CHUNK + 3, seed="x", jobs=2)
    assert counted(one) == counted(two)
    assert msgspec.json.encode(counted(one)) == msgspec.json.encode(counted(two))


def test_matches_differ_within_a_simulation() -> None:
    report = simulate(smugglers, 2, games=60, seed=1)
    assert len(report.endings) > 1


def test_the_first_matches_of_a_longer_simulation_are_those_of_a_shorter() -> None:
    seen: list[list[bytes]] = []
    original = smugglers.finish
    for games in (3, 5):
        results: list[bytes] = []

        def finish(s: Any, results: list[bytes] = results) -> Any:
            results.append(msgspec.json.encode(original(s)))
            return original(s)

        smugglers.finish = finish
        try:
            simulate(smugglers, 2, games=games, seed=9)
        finally:
            smugglers.finish = original
        seen.append(results)
    assert seen[0] == seen[1][:3]


@pytest.mark.parametrize(
    ("players", "bots", "seats"),
    [
        (2, ["random", "greedy"], {"random": 30, "greedy": 30}),
        (3, ["random", "greedy"], {"random": 45, "greedy": 45}),
        (3, ["greedy", "random", "random"], {"greedy": 30, "random": 60}),
        (4, ["greedy"], {"greedy": 120}),
    ],
)
def test_the_bots_rotate_over_the_seats(players: int, bots: list[str], seats: dict[str, int]) -> None:
    report = simulate(smugglers, players, games=30, bots=bots)
    assert report.seats == seats
    assert sum(report.wins.values()) == pytest.approx(30)


def test_a_shared_victory_counts_in_fractions(monkeypatch: pytest.MonkeyPatch) -> None:
    from prestol.table import Result

    monkeypatch.setattr(smugglers, "finish", lambda s: Result([1, 1, 1], [{"coins": 5}] * 3, [0, 1, 2], "draw"))
    report = simulate(smugglers, 3, games=5, bots=["random", "random", "greedy"])
    assert report.wins == {"random": pytest.approx(10 / 3), "greedy": pytest.approx(5 / 3)}
    assert report.scores == {"coins": 5.0}
    assert report.endings == {"draw": 5}


def test_scores_and_uses_are_those_of_the_final_positions() -> None:
    scores: list[dict[str, int]] = []
    uses: list[int] = []
    original = smugglers.finish

    def finish(s: Any) -> Any:
        result = original(s)
        scores.extend(result.scores)
        uses.append(sum(s.uses.values()))
        return result

    smugglers.finish = finish
    try:
        report = simulate(smugglers, 3, games=20, seed=4)
    finally:
        smugglers.finish = original
    assert len(scores) == 60
    assert report.scores["coins"] == pytest.approx(sum(each["coins"] for each in scores) / 60, abs=1e-4)
    assert sum(report.uses.values()) == sum(uses) > 0


def test_seconds_are_playing_time() -> None:
    report = simulate(connect_four(), games=50)
    assert report.decisions_per_second == pytest.approx(report.decisions / report.seconds, rel=0.01)
    assert report.games_per_second == pytest.approx(report.games / report.seconds, rel=0.01)


def test_progress_is_told_how_many_matches_have_ended() -> None:
    told: list[int] = []
    simulate(connect_four(), games=2 * CHUNK + 5, progress=told.append)
    assert told == [CHUNK, CHUNK, 5]


def test_options_reach_the_table() -> None:
    report = simulate(smugglers, 2, games=5, options={"crew": 0})
    assert report.options["crew"] == 0
    assert report.uses == {}


@pytest.mark.parametrize(
    ("about", "said"),
    [
        ({"games": 0}, "at least 1 match"),
        ({"jobs": 0}, "at least 1 process"),
        ({"bots": []}, "at least one bot"),
        ({"bots": ["clever"]}, "no bot 'clever'"),
        ({"players": 9}, "is for 2, 3, 4 players"),
        ({"options": {"fog": 1}}, "no option 'fog'"),
        ({"jobs": 2}, "is not installed"),
    ],
)
def test_bad_input_is_refused(about: dict[str, Any], said: str) -> None:
    with pytest.raises(Refused, match=said):
        simulate(smugglers, **about)


def test_a_game_without_a_greedy_player() -> None:
    game = Game("nothing-at-all", State, players=[1], folder=".")
    with pytest.raises(Refused, match="has no greedy player"):
        simulate(game, bots=["greedy"])
