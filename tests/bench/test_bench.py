"""The measuring itself, with tiny counts and without the engines it compares with."""

import json
import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from bench import ours
from bench.measure import Sample, Work, amount_for, interleaved, ratios, spread, timed
from bench.others import TURNS, catanatron_playing, open_spiel_playing, petting_zoo_playing
from bench.report import END, PAGE, RIVAL, START, machine, report, table, written
from prestol.table import Match

GAME = ours.connect_four()


class Clock:
    """Time that passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def subject(self, seconds: float) -> Any:
        def work(amount: int, seed: int) -> Work:
            self.now += amount * seconds
            return Work(amount, 1)

        return work


def test_a_run_is_timed_and_counted() -> None:
    clock = Clock()
    assert timed(clock.subject(0.5), 4, 0, clock) == Sample(4, 1, 2.0)


def test_a_run_is_made_as_long_as_asked() -> None:
    clock = Clock()
    assert amount_for(clock.subject(0.001), 0.2, clock) == 200


def test_rounds_are_interleaved() -> None:
    clock = Clock()
    order: list[tuple[str, int]] = []

    def subject(name: str) -> Any:
        def work(amount: int, seed: int) -> Work:
            clock.now += amount
            order.append((name, seed))
            return Work(amount)

        return work

    samples = interleaved({"a": subject("a"), "b": subject("b")}, range(2), 1.0, clock)
    assert order == [("a", 0), ("b", 0), ("a", 1), ("b", 1), ("a", 2), ("b", 2)]
    assert [len(found) for found in samples.values()] == [2, 2]


def test_spreads_and_ratios() -> None:
    assert spread([5, 1, 4, 2, 3]) == (2, 3, 4)
    assert spread([7.0]) == (7, 7, 7)
    fast, slow = [Sample(8, 1, 1.0), Sample(8, 1, 2.0)], [Sample(4, 1, 2.0), Sample(4, 1, 4.0)]
    assert ratios(fast, slow).median == 4  # each run against the other's run of the same round


def test_connect_four_is_played_to_the_end() -> None:
    work = ours.playing(GAME, 2)(3, 1)
    assert work.games == 3
    assert 3 * 7 <= work.units <= 3 * 42
    assert work == ours.playing(GAME, 2)(3, 1)
    assert ours.choosing(GAME, 2)(3, 1).games == 3


def test_matches_are_stopped_where_asked() -> None:
    length = ours.match_after(GAME, 2, 5).number
    assert ours.match_after(GAME, 2, 5).over
    assert ours.half_way(GAME, 2, 5).number == length // 2
    early, late = ours.saved(GAME, 2, range(5, 6))
    numbers = [[Match.resume(snapshot).number for snapshot in found] for found in (early, late)]
    assert numbers == [list(range(length // 10 + 5)), list(range(length - 10, length))]


def test_everything_done_with_a_position_runs() -> None:
    subjects = ours.handling(GAME, 2, range(2))
    assert set(subjects) == {"copy", "mask", "clone", "encode", "decode", "load at 10 %", "load at 100 %"}
    assert all(subject(1, 0).units for subject in subjects.values())
    assert subjects["copy"](3, 0).units == 6


class OpenSpielLike:
    """Our connect four, speaking OpenSpiel's language."""

    def __init__(self) -> None:
        self.match = ours.match_after(GAME, 2, 0, 0)

    def is_terminal(self) -> bool:
        return self.match.over

    def legal_actions(self) -> list[int]:
        return list(next(iter(self.match.asks.values())).options)

    def apply_action(self, action: int) -> None:
        self.match.choose(next(iter(self.match.asks)), action)


def test_the_open_spiel_loop() -> None:
    work = open_spiel_playing(SimpleNamespace(new_initial_state=OpenSpielLike))(2, 1)
    assert work.games == 2
    assert 14 <= work.units <= 84


class PettingZooLike:
    """A game of three moves, the last of them forced, speaking PettingZoo's language."""

    def reset(self) -> None:
        self.moves: list[int | None] = []

    def agent_iter(self) -> Iterator[str]:
        while len(self.moves) < 4:
            yield "agent"

    def last(self) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        mask = [0, 1, 0] if len(self.moves) == 2 else [1, 1, 0]
        return {"action_mask": mask}, 0.0, len(self.moves) == 3, False, {}

    def step(self, action: int | None) -> None:
        assert action in ((None,) if len(self.moves) == 3 else (1,) if len(self.moves) == 2 else (0, 1))
        self.moves.append(action)


def test_the_petting_zoo_loop() -> None:
    assert petting_zoo_playing(PettingZooLike())(5, 1) == Work(10, 5)


class CatanatronLike:
    """A game of three moves, the second of them forced; nobody ever wins from an even seed."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.state = SimpleNamespace(num_turns=0)

    def winning_color(self) -> str | None:
        return "red" if self.seed % 2 and self.state.num_turns == 3 else None

    def play_tick(self, decide_fn: Any) -> None:
        actions = [0] if self.state.num_turns == 1 else [0, 1]
        assert decide_fn("red", self, actions) in actions
        self.state.num_turns += 1


def test_the_catanatron_loop() -> None:
    assert catanatron_playing(CatanatronLike)(1, 0) == Work(2, 1)
    assert catanatron_playing(CatanatronLike)(2, 0) == Work(2 + TURNS - 1, 2)


def measured() -> dict[str, Any]:
    clock = Clock()
    games = {RIVAL: clock.subject(0.001), "ours": clock.subject(0.002), "slow": clock.subject(0.02)}
    handled = {"copy": clock.subject(8e-6)}
    handled |= {"load at 10 %": clock.subject(2e-4), "load at 100 %": clock.subject(9e-4)}
    samples = interleaved({**games, **handled, "choose": clock.subject(1e-4)}, range(3), 0.1, clock)
    return report(
        {name: samples[name] for name in games},
        {name: samples[name] for name in handled},
        samples["choose"],
        {"ours": "slow", "slow": 0.16, "copy": 10},
        "things",
    )


def test_the_report_says_what_was_met_and_what_was_missed() -> None:
    found = json.loads(json.dumps(measured()))
    assert [(each["measured"], each["met"]) for each in found["targets"]] == [
        (pytest.approx(0.5), True),
        (pytest.approx(0.05), False),
        (pytest.approx(8), True),
        (pytest.approx(4.5), False),
    ]
    text = table(found)
    assert "| ours: ratio at least that of slow, 0.05 | 0.5 | met |" in text
    assert "| ours | 0.500 (0.500–0.500) | 500 |" in text
    assert text.count("| met |") == text.count("| **missed** |") == 2


def test_the_machine_is_described_without_its_name() -> None:
    assert set(machine()) == {
        "processor",
        "cores",
        "system",
        "python",
        "open_spiel",
        "pettingzoo",
        "catanatron",
        "date",
    }


def test_the_page_has_a_place_for_the_table() -> None:
    mark = str(random.random())
    page = written(PAGE.read_text("utf-8"), mark)
    assert page.partition(START)[2].partition(END)[0].strip() == mark
    assert page.startswith("# Speed")
    with pytest.raises(ValueError, match="no place"):
        written("nothing here", mark)
