"""Whole games: every way in which the war can end, and that it always ends by the end of the eighth round."""

import json
from itertools import product
from pathlib import Path
from typing import Final

from prestol.games.oath.state import OATHS, VISIONS, game
from prestol.table import Chance, run
from tests.games.cases import SOAK
from tests.games.oath import invariants
from tests.games.playing import Whims

RECORDS: Final = Path(__file__).parents[2] / "records" / "oath"
ENDINGS: Final = {
    "usurper", "visionary", "regime", "successor", "oathkeeper", "usurper-at-last", "visionary-at-last", "empire",
}  # fmt: skip
WINNERS: Final = {
    "usurper": "exile", "visionary": "exile", "usurper-at-last": "exile", "visionary-at-last": "exile",
    "successor": "citizen",
}  # fmt: skip
"""Who wins so, where it is not the Chancellor."""


def test_the_golden_records_show_every_way_to_win() -> None:
    reasons = [json.loads(file.read_text("utf-8"))["result"]["reason"] for file in RECORDS.glob("*.json")]
    assert set(reasons) == ENDINGS


def test_wars_at_random_end_by_the_end_of_round_eight() -> None:
    """Four of each number of players and each oath; in a soak 20,000, and among them every way to win."""
    reasons = set()
    for players, oath, seed in product(game.players, OATHS, range(20_000 // 24 + 1 if SOAK else 4)):
        s = game.new_state(players, {"oath": oath}, Chance.seeded(seed))
        run(game, s, [Whims(24 * seed + players).player] * players)
        told = (players, oath, seed)
        assert s.phase == "over", told
        assert 1 <= s.round <= 8, told
        assert s.winner in range(players), told
        assert s.drawn <= len(VISIONS), told
        invariants.check(s)
        assert s.players[s.winner].role == WINNERS.get(s.reason, "chancellor"), told
        reasons.add(s.reason)
    assert reasons == ENDINGS if SOAK else reasons <= ENDINGS
