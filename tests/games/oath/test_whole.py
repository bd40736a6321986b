"""Whole games: every way in which the war can end, and that it always ends by the end of the eighth round."""

import json
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from prestol.games.oath.state import OATHS, VISIONS, game
from prestol.table import Ask, Chance, Value, run
from tests.games.cases import SOAK
from tests.games.playing import Whims

RECORDS: Final = Path(__file__).parents[2] / "records" / "oath"
ENDINGS: Final = {
    "usurper", "visionary", "regime", "successor", "oathkeeper", "usurper-at-last", "visionary-at-last", "empire",
}  # fmt: skip


def test_the_golden_records_show_every_way_to_win() -> None:
    reasons = [json.loads(file.read_text("utf-8"))["result"]["reason"] for file in RECORDS.glob("*.json")]
    assert set(reasons) == ENDINGS


def whim(whims: Whims, _: object, ask: Ask) -> Value:
    return whims.answer(ask)


@pytest.mark.parametrize("oath", OATHS)
@pytest.mark.parametrize("players", game.players)
def test_a_war_ends_by_the_end_of_round_eight(players: int, oath: str) -> None:
    reasons = set()
    for seed in range(5000 // 24 + 1 if SOAK else 4):
        s = game.new_state(players, {"oath": oath}, Chance.seeded(seed))
        whims = Whims(seed)
        run(game, s, [partial(whim, whims)] * players)
        assert s.phase == "over"
        assert 1 <= s.round <= 8
        assert s.winner in range(players)
        assert s.drawn <= len(VISIONS)
        reasons.add(s.reason)
        if s.reason in ("usurper", "visionary", "usurper-at-last", "visionary-at-last"):
            assert s.players[s.winner].role == "exile"
        elif s.reason == "successor":
            assert s.players[s.winner].role == "citizen"
        else:
            assert s.winner == 0
    assert reasons <= ENDINGS
