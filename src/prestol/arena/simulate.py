"""Simulation: many matches between bots, played by the bare runner, counted together."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fractions import Fraction
from multiprocessing import get_context
from os import getpid
from time import perf_counter
from typing import Any

from msgspec import Struct

from prestol.bots import bot
from prestol.table import Chance, Game, Refused, Value, game_named, installed, run

CHUNK = 25
"""The most matches that a process plays before it reports."""


class Report(Struct):
    """What many matches came to.

    decisions: questions with two or more answers. seconds: playing time alone; with several processes, that
    of the busiest. wins: by bot; a victory that is shared counts in fractions. seats: how often each bot had
    a seat. scores: the mean by category, over all seats; `scores_by_bot` keeps the bots apart. endings: how
    often each reason ended a match. uses: how often each card, tile or power was used.
    """

    game: str
    players: int
    options: dict[str, Value]
    seed: int | str
    bots: list[str]
    jobs: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    wins: dict[str, float]
    seats: dict[str, int]
    scores: dict[str, float]
    scores_by_bot: dict[str, dict[str, float]]
    endings: dict[str, int]
    uses: dict[str, int]


class Task(Struct):
    """Matches number `first` to `last - 1` of a simulation."""

    game: str
    players: int
    options: dict[str, Value]
    seed: int | str
    bots: tuple[str, ...]
    first: int
    last: int


@dataclass
class Tally:
    """Sums over some matches. All but the seconds are exact: adding up in another order changes nothing."""

    process: int = 0
    seconds: float = 0.0
    decisions: int = 0
    wins: dict[str, Fraction] = field(default_factory=dict)
    seats: Counter[str] = field(default_factory=Counter)
    scores: dict[str, Counter[str]] = field(default_factory=dict)
    endings: Counter[str] = field(default_factory=Counter)
    uses: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        """Count another tally in; `seconds` and `process` stay one's own."""
        self.decisions += other.decisions
        for name, won in other.wins.items():
            self.wins[name] = self.wins.get(name, Fraction(0)) + won
        for name, scores in other.scores.items():
            self.scores.setdefault(name, Counter()).update(scores)
        self.seats.update(other.seats)
        self.endings.update(other.endings)
        self.uses.update(other.uses)


def simulate(
    game: str | Game[Any],
    players: int | None = None,
    *,
    games: int = 100,
    seed: int | str = 0,
    bots: Sequence[str] = ("random",),
    options: Mapping[str, Value] | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` matches between bots and count what came of them.

    The bots sit down in turn and move one seat on from match to match. The same seed gives the same matches,
    in however many processes (`jobs`) they are played. `progress` is told how many more matches have ended.
    """
    game = game_named(game) if isinstance(game, str) else game
    players = game.players[0] if players is None else players
    chosen = game.chosen(players, options)
    if games < 1:
        raise Refused(f"a simulation has at least 1 match, not {games}")
    if jobs < 1:
        raise Refused(f"a simulation needs at least 1 process, not {jobs}")
    if not bots:
        raise Refused("a simulation needs at least one bot")
    for name in bots:
        bot(name, game)
    if jobs > 1 and installed().get(game.name) is not game:
        raise Refused(f"{game.name} is not installed, so other processes cannot find it; use one job")
    tasks = [
        Task(game.name, players, chosen, seed, tuple(bots), first, min(first + CHUNK, games))
        for first in range(0, games, CHUNK)
    ]
    total = Tally()
    busy: Counter[int] = Counter()
    for task, tally in _played(tasks, min(jobs, len(tasks))):
        total.add(tally)
        busy[tally.process] += tally.seconds  # type: ignore[assignment]
        if progress is not None:
            progress(task.last - task.first)
    return _report(tasks[0], total, games, jobs, max(busy.values()))


def play_matches(task: Task) -> Tally:
    """Play the matches of a task one after the other."""
    game = game_named(task.game)
    tally = Tally(getpid())
    for number in range(task.first, task.last):
        seats = [task.bots[(seat + number) % len(task.bots)] for seat in range(task.players)]
        whims = Chance.seeded(f"bots {task.seed} {number}").numbers("bots", 2**32, task.players)
        started = perf_counter()
        choose = [bot(name, game, whim) for name, whim in zip(seats, whims, strict=True)]
        state = game.new_state(task.players, task.options, Chance.seeded(f"match {task.seed} {number}"))
        tally.decisions += run(game, state, choose)
        tally.seconds += perf_counter() - started
        _count(tally, game, state, seats)
    return tally


def _count(tally: Tally, game: Game[Any], state: Any, seats: list[str]) -> None:
    result = game.finish(state)
    for seat, name in enumerate(seats):
        won = Fraction(1, len(result.winners)) if seat in result.winners else Fraction(0)
        tally.wins[name] = tally.wins.get(name, Fraction(0)) + won
        tally.scores.setdefault(name, Counter()).update(result.scores[seat])
    tally.seats.update(seats)
    tally.endings[result.reason] += 1
    tally.uses.update(game.uses(state))


def _played(tasks: list[Task], jobs: int) -> Iterator[tuple[Task, Tally]]:
    """The tasks with what came of them, as they end."""
    if jobs == 1:
        for task in tasks:
            yield task, play_matches(task)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn"), _leave_ctrl_c_to_the_parent) as pool:
        try:
            waiting = {pool.submit(play_matches, task): task for task in tasks}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _report(task: Task, total: Tally, games: int, jobs: int, seconds: float) -> Report:
    bots = list(dict.fromkeys(task.bots))
    everybody: Counter[str] = Counter()
    for scores in total.scores.values():
        everybody.update(scores)
    return Report(
        game=task.game,
        players=task.players,
        options=task.options,
        seed=task.seed,
        bots=list(task.bots),
        jobs=jobs,
        games=games,
        decisions=total.decisions,
        seconds=round(seconds, 6),
        decisions_per_second=round(total.decisions / seconds, 1),
        games_per_second=round(games / seconds, 3),
        wins={name: float(total.wins.get(name, 0)) for name in bots},
        seats={name: total.seats[name] for name in bots},
        scores=_means(everybody, games * task.players),
        scores_by_bot={name: _means(total.scores.get(name, Counter()), total.seats[name]) for name in bots},
        endings=dict(sorted(total.endings.items(), key=lambda item: (-item[1], item[0]))),
        uses=dict(sorted(total.uses.items())),
    )


def _means(sums: Counter[str], seats: int) -> dict[str, float]:
    """Mean points by category. (Counter keeps the categories in the order of the game's result.)"""
    return {category: round(points / seats, 4) for category, points in sums.items()}
