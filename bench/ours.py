"""What is measured of Prestol."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from bench.measure import Subject, Work
from prestol.bots import random_player
from prestol.table import Chance, Game, Match, copied, encoded, new, run

EXAMPLE = Path(__file__).parent.parent / "docs" / "write-a-game"


def connect_four() -> Game[Any]:
    """The example game of the docs."""
    if str(EXAMPLE) not in sys.path:
        sys.path.insert(0, str(EXAMPLE))
    game: Game[Any] = import_module("connect_four").game
    return game


def playing(game: Game[Any], players: int) -> Subject:
    """Whole games through the bare runner, setup included, every answer at random. Units are decisions."""

    def play(amount: int, seed: int) -> Work:
        seats = [random_player(game, seed)] * players
        decisions = 0
        for number in range(amount):
            s = game.new_state(players, None, Chance.seeded(f"{seed} {number}"))
            decisions += run(game, s, seats)
        return Work(decisions, amount)

    return play


def match_after(
    game: Game[Any],
    players: int,
    seed: int,
    answers: int | None = None,
    seen: Callable[[Match[Any]], None] | None = None,
) -> Match[Any]:
    """A match played at random up to a number of answers, or to its end; `seen` looks before each answer."""
    match = new(game, players, seed)
    choose = random_player(game, seed)
    while not match.over and match.number != answers:
        if seen is not None:
            seen(match)
        for seat, ask in match.asks.items():
            match.choose(seat, choose(None, ask))
            break
    return match


def half_way(game: Game[Any], players: int, seed: int) -> Match[Any]:
    """A match stopped when half of its answers have been given."""
    return match_after(game, players, seed, match_after(game, players, seed).number // 2)


def saved(game: Game[Any], players: int, seeds: range) -> tuple[list[bytes], list[bytes]]:
    """Snapshots of matches at the ten questions around a tenth of their length, and at their last ten."""
    early: list[bytes] = []
    late: list[bytes] = []
    for seed in seeds:
        tenth = match_after(game, players, seed).number // 10
        kept = _kept(game, players, seed)
        early += kept[max(0, tenth - 5) : tenth + 5]
        late += kept[-10:]
    return early, late


def _kept(game: Game[Any], players: int, seed: int) -> list[bytes]:
    """A snapshot at every question of a match."""
    kept: list[bytes] = []
    match_after(game, players, seed, seen=lambda match: kept.append(match.snapshot()))
    return kept


def choosing(game: Game[Any], players: int) -> Subject:
    """Whole matches with undo, journal, story facts and checkpoints. Units are answers."""

    def play(amount: int, seed: int) -> Work:
        answers = sum(match_after(game, players, seed * 1000 + number).number for number in range(amount))
        return Work(answers, amount)

    return play


def handling(game: Game[Any], players: int, seeds: range = range(16)) -> dict[str, Subject]:
    """What is done with positions in the middle of a match, and the loading of saved matches."""
    middle = [half_way(game, players, seed) for seed in seeds]
    states = [match.state for match in middle]
    data = [encoded(s) for s in states]

    def copy(amount: int, _: int) -> Work:
        for _ in range(amount):
            for s in states:
                copied(s)
        return Work(amount * len(states))

    def mask(amount: int, _: int) -> Work:
        for number in range(amount):
            for s in states:
                game.mask(s, number % players)
        return Work(amount * len(states))

    def clone(amount: int, _: int) -> Work:
        for _ in range(amount):
            for match in middle:
                match.clone()
        return Work(amount * len(middle))

    def encode(amount: int, _: int) -> Work:
        for _ in range(amount):
            for s in states:
                encoded(s)
        return Work(amount * len(states))

    def decode(amount: int, _: int) -> Work:
        for _ in range(amount):
            for each in data:
                game.decode(each)
        return Work(amount * len(data))

    early, late = saved(game, players, seeds)
    return {
        "copy": copy,
        "mask": mask,
        "clone": clone,
        "encode": encode,
        "decode": decode,
        "load at 10 %": _loading(early),
        "load at 100 %": _loading(late),
    }


def _loading(snapshots: list[bytes]) -> Subject:
    def load(amount: int, _: int) -> Work:
        for _ in range(amount):
            for snapshot in snapshots:
                Match.resume(snapshot)
        return Work(amount * len(snapshots))

    return load
