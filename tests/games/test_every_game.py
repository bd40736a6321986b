"""What every game gets for free: random matches of all games, numbers of players and options (in pairs).

A failure prints the seed and the first choices. PRESTOL_SOAK=1 plays 10,000 matches of each game.
"""

import importlib
import itertools
from pathlib import Path
from random import Random

import pytest

from prestol.table import encoded
from tests.games import checks
from tests.games.cases import (
    CASES,
    HIDING,
    SOAK,
    TABLES,
    Case,
    check_pieces,
    games_under_test,
    over_matches,
    pairwise,
)
from tests.games.playing import Whims, played, positions, standing_of
from tests.games.powers import TESTED
from tests.games.witness import Witness

OFTEN = 0.05
"""How many positions of a match are looked at closely."""

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
every_hiding_case = pytest.mark.parametrize("case", HIDING, ids=str)
greedy_tables = pytest.mark.parametrize("table", [t for t in TABLES if t.rules.greedy], ids=str)
hiding_tables = pytest.mark.parametrize("table", [t for t in TABLES if any(t.game == c.game for c in HIDING)], ids=str)


@every_case
def test_random_matches(case: Case) -> None:
    """Pieces are conserved, all is said, drawn and encoded, and the end follows from the last position."""

    def play(seed: int, first: list[int]) -> None:
        whims = Whims(seed, first)
        match = case.new(seed)
        for _ in positions(match, whims, shuffled=True):
            check_pieces(case.game, match.state)
            assert match.asks.keys() <= set(range(case.players))
            checks.check_parts_write_nothing(match)
            if whims.sometimes(OFTEN):
                checks.check_questions(match)
                checks.check_plain(case.rules, match._position.checkpoint)
                checks.check_picture(match)
                checks.check_story(match)
        checks.check_picture(match)
        checks.check_story(match)
        checks.check_end(match)

    over_matches(case, play, examples=40)


@every_case
def test_going_back_and_going_on(case: Case) -> None:
    """Clones, undo, snapshots and their tails land on equal positions."""

    def play(seed: int, first: list[int]) -> None:
        whims = Whims(seed, first)
        match = case.new(seed)
        resumed, since = match, 0
        for _ in positions(match, whims, shuffled=True):
            if whims.sometimes(OFTEN):
                checks.check_clone_and_undo(match, whims)
            if whims.sometimes(OFTEN):
                resumed, since = checks.check_resume(match), match.number
        resumed = type(match).resume(resumed.snapshot(), match.journal[since:] if resumed is not match else ())
        assert standing_of(resumed) == standing_of(match)

    over_matches(case, play, examples=40, soaked=1000)


@every_table
def test_snapshots_do_not_grow(table: Case) -> None:
    """A snapshot is a position and the answers since the last barrier, however long the match is."""
    match = table.new(1)
    biggest = dict.fromkeys((0, 1), 0)
    seen = [(len(match.snapshot()), len(encoded(match.state))) for _ in positions(match, Whims(1))]
    for at, (snapshot, state) in enumerate(seen):
        half = 2 * at // len(seen)
        biggest[half] = max(biggest[half], snapshot - state)
    assert biggest[1] <= 2 * biggest[0] + 200, biggest


@every_case
def test_the_runner_plays_the_same_game(case: Case) -> None:
    def play(seed: int, first: list[int]) -> None:
        checks.check_runner(case, seed, first)

    over_matches(case, play, examples=4, soaked=1000)


@greedy_tables
def test_the_greedy_player_does_not_peek(table: Case) -> None:
    def play(seed: int, first: list[int]) -> None:
        whims = Whims(seed, first)
        for match in positions(table.new(seed), whims):
            if whims.sometimes(0.25):
                checks.check_honest(match)

    over_matches(table, play, examples=40, soaked=1000)


# What somebody may not know


@every_hiding_case
def test_views_and_guesses(case: Case) -> None:
    def play(seed: int, first: list[int]) -> None:
        whims = Whims(seed, first)
        for match in positions(case.new(seed), whims):
            if whims.sometimes(2 * OFTEN):
                checks.check_mask(case.rules, match.state, case.players, seed)
                seat = whims.random.randrange(case.players)
                imagined = match.imagine(seat, match.state.chance.seeded(seed))
                assert imagined.draft(seat) == match.draft(seat)
                assert imagined.view(seat) == match.view(seat)

    over_matches(case, play, examples=40, soaked=1000)


@every_hiding_case
def test_the_witness_agrees(case: Case) -> None:
    def play(seed: int, first: list[int]) -> None:
        watched_match(case, seed, first, often=0.5)

    over_matches(case, play, examples=40, soaked=1000)


def watched_match(case: Case, seed: int, first: list[int], often: float) -> None:
    """A match under the eyes of the witness, who is asked in some positions and at the end."""
    whims = Whims(seed, first)
    with Witness().watching() as witness:
        match = case.new(seed)
        for _ in positions(match, whims):
            if whims.sometimes(often):
                for seat in checks.seats_of(match):
                    witness.check(case.rules, match.state, seat)
        for seat in checks.seats_of(match):
            witness.check(case.rules, match.state, seat)


@every_hiding_case
def test_nobody_sees_what_they_may_not_know(case: Case) -> None:
    def play(seed: int, first: list[int]) -> None:
        compared_match(case, seed, first, often=2 * OFTEN)

    over_matches(case, play, examples=40, soaked=1000)


def compared_match(case: Case, seed: int, first: list[int], often: float) -> None:
    """A match that is compared, in some positions, with another that looks the same to a seat."""
    whims = Whims(seed, first)
    witness = Witness()
    with witness.watching():
        match = case.new(seed)
    moves = positions(match, whims)
    while True:
        with witness.watching():
            if next(moves, None) is None:
                return
        if whims.sometimes(often):
            seat = whims.random.choice(checks.seats_of(match))
            checks.check_non_interference(match, seat, witness, whims.random)


@hiding_tables
def test_guesses_are_like_setups(table: Case) -> None:
    for seat in (None, table.players - 1):
        checks.check_guess_frequencies(table, seat, 5000 if SOAK else 250)


# Powers


@pytest.mark.parametrize("name", [name for name, game in games_under_test().items() if game.moments])
def test_every_power_has_its_test(name: str) -> None:
    """A test registered with `power_test`, which fails when the power is not there."""
    game = games_under_test()[name]
    room = Path(__file__).parent / name.replace("-", "_")
    for file in sorted(room.glob("test_*.py")):
        importlib.import_module(f"tests.games.{room.name}.{file.stem}")
    powers = {card for moment in game.moments.values() for card in moment.powers}
    assert TESTED.get(name, set()) == powers


# The suite's own tools


def test_pairwise_has_every_pair_in_few_rows() -> None:
    factors = {"a": (1, 2, 3), "b": (True, False), "c": ("x", "y", "z"), "d": (0, 1)}
    rows = list(pairwise(factors))
    assert len(rows) <= 11
    for (one, firsts), (two, seconds) in itertools.combinations(factors.items(), 2):
        for a, b in itertools.product(firsts, seconds):
            assert any(row[one] == a and row[two] == b for row in rows)
    assert list(pairwise({"a": (1, 2)})) == [{"a": 1}, {"a": 2}]


def test_every_installed_game_is_covered() -> None:
    games = games_under_test()
    assert {"connect-four", "smugglers"} < games.keys()
    for name, game in games.items():
        cases = [case for case in CASES if case.game == name]
        assert {case.players for case in cases} == set(game.players)
        for option, values in game.options.items():
            assert {dict(case.options)[option] for case in cases} == set(values)


def test_the_same_whims_play_the_same_match() -> None:
    case = Case("smugglers", 3)
    one, two = (played(case.new(5), Whims(6, [1, 2, 3])) for _ in range(2))
    assert one.journal == two.journal
    assert played(case.new(5), Whims(7)).journal != one.journal
    assert Whims(1, [4, 5]).below(3) == 1
    assert Random(1).random() == Whims(1).random.random()
