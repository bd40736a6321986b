"""What is tested: the games, their numbers of players and their options in pairs."""

import importlib
import importlib.util
import itertools
import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import hypothesis.strategies as st
from hypothesis import HealthCheck, Phase, given, settings

import prestol
from prestol.table import Game, Match, Value, places
from tests.games_for_tests import smugglers

SOAK: Final = os.environ.get("PRESTOL_SOAK") == "1"
"""Without a time box: 10,000 matches of each game."""

TUTORIAL: Final = Path(__file__).parents[2] / "docs" / "write-a-game"


@cache
def games_under_test() -> dict[str, Game[Any]]:
    """Every game that is installed, the tutorial's, and the one made for the tests."""
    return {**prestol.games(), "connect-four": connect_four(), "smugglers": smugglers.game}


def connect_four() -> Game[Any]:
    """The tutorial's game, with its bot and its picture."""
    if str(TUTORIAL) not in sys.path:
        sys.path.insert(0, str(TUTORIAL))
    modules = [importlib.import_module(file.stem) for file in sorted(TUTORIAL.glob("*.py"))]
    game: Game[Any] = next(module.game for module in modules if hasattr(module, "game"))
    return game


@dataclass(frozen=True)
class Case:
    """One game with a number of players and a choice of options."""

    game: str
    players: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def rules(self) -> Game[Any]:
        return games_under_test()[self.game]

    def new(self, seed: int) -> Match[Any]:
        return prestol.new(self.rules, self.players, seed, dict(self.options))

    def __str__(self) -> str:
        return " ".join([self.game, str(self.players), *(f"{key}={value}" for key, value in self.options)])


def pairwise(factors: Mapping[str, Sequence[Value]]) -> Iterator[dict[str, Value]]:
    """Choices of one value for each factor, so few that every two values of two factors still meet somewhere."""
    names = list(factors)
    missing = {
        (one, a, two, b) for one, two in itertools.combinations(names, 2) for a in factors[one] for b in factors[two]
    }

    def new_pairs(row: dict[str, Value]) -> set[tuple[str, Value, str, Value]]:
        return {(one, row[one], two, row[two]) for one, two in itertools.combinations(names, 2)} & missing

    rows = [dict(zip(names, values, strict=True)) for values in itertools.product(*factors.values())]
    if len(names) == 1:
        yield from rows
    while missing:
        row = max(rows, key=lambda row: len(new_pairs(row)))
        missing -= new_pairs(row)
        yield row.copy()


def cases_of(name: str) -> list[Case]:
    """The cases of one game."""
    game = games_under_test()[name]
    rows = pairwise({"players": game.players, **game.options})
    return [Case(name, row.pop("players"), tuple(row.items())) for row in rows]


CASES: Final = [case for name in games_under_test() for case in cases_of(name)]
HIDING: Final = [case for case in CASES if any(places(case.new(0).state))]
"""The cases in which somebody may not know something."""
TABLES: Final = [Case(name, players) for name, game in games_under_test().items() for players in game.players]
"""The games by number of players, with the usual options."""


def over_matches(case: Case, play: Callable[[int, list[int]], None], *, examples: int, soaked: int = 10_000) -> None:
    """Call `play` with seeds and first choices; so many times, or in a soak its share of `soaked` for each game."""
    shares = sum(other.game == case.game for other in CASES)
    chosen = settings(
        max_examples=-(-soaked // shares) if SOAK else examples,
        deadline=None,
        database=None,
        print_blob=True,
        suppress_health_check=list(HealthCheck),
        phases=[Phase.generate, *([Phase.shrink] if SOAK else [])],
    )
    seeds = st.integers(0, 2**32 - 1)
    choices = st.lists(st.integers(0, 2**16), max_size=40)
    chosen(given(seed=seeds, first=choices)(play))()


def room(game: str, module: str) -> Any:
    """A module of the tests of one game (`tests/games/<game>/<module>.py`); None where there is none."""
    name = f"tests.games.{game.replace('-', '_')}"
    if importlib.util.find_spec(name) is None or importlib.util.find_spec(f"{name}.{module}") is None:
        return None
    return importlib.import_module(f"{name}.{module}")


def longest(game: str) -> int:
    """More answers than any match of this game can have: `LONGEST` of its invariants."""
    found: int = getattr(room(game, "invariants"), "LONGEST", 5000)
    return found


def check_pieces(game: str, s: Any) -> None:
    """What the game's tests say of every position: `check` of its invariants."""
    invariants = room(game, "invariants")
    if invariants is not None:
        invariants.check(s)
