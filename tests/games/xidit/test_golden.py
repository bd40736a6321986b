"""What the golden records cover: every table, and every rare thing that a match can bring about."""

import json
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest

import prestol
from prestol.table import Match

FOLDER: Final = Path(__file__).parents[2] / "records" / "xidit"


@cache
def golden() -> tuple[Match[Any], ...]:
    """The recorded matches, played again."""
    records = [json.loads(file.read_text("utf-8")) for file in sorted(FOLDER.glob("*.json"))]
    for record in records:
        record.pop("final")
    return tuple(prestol.replay(record) for record in records)


def told(match: Match[Any], *kinds: str) -> bool:
    return {fact.kind for fact in match.facts} >= set(kinds)


def tie_in_census(match: Match[Any]) -> bool:
    """Two prizes in a row for one kind of unit."""
    kinds = [fact.about["unit"] for fact in match.facts if fact.kind == "census-most"]
    return any(one == other for one, other in pairwise(kinds))


def last_by(column: str) -> Callable[[Match[Any]], bool]:
    return lambda match: match.state.assessments[-1] == column


RARE: Final[dict[str, Callable[[Match[Any]], bool]]] = {
    "titans wake": lambda match: told(match, "titans-wake", "titan-wakes", "reinforcements"),
    "a titan is banished": lambda match: bool(match.state.boxed),
    "the recruitment stack runs out and is renewed": lambda match: told(match, "recruitment-renewed"),
    "the threat stack runs out and is renewed": lambda match: told(match, "threats-renewed"),
    "the recruitment queue is fed from the threats": lambda match: told(match, "next-recruits-from-threats"),
    "a tie in a census": tie_in_census,
    "a storey waits behind the screen": lambda match: told(match, "storey-waits"),
    "wealth is assessed last": last_by("wealth"),
    "influence is assessed last": last_by("influence"),
    "reputation is assessed last": last_by("reputation"),
    "the neutral player survives longest": lambda match: match.result.reason == "neutral",
    "the neutral player is eliminated": lambda match: told(match, "eliminated-neutral"),
    "open screens": lambda match: match.options["screens"] == "open",
    "a harder start": lambda match: match.players == 3 and match.options["neutral"] == "hard",
}


@pytest.mark.parametrize("what", RARE)
def test_a_golden_record_has(what: str) -> None:
    assert any(RARE[what](match) for match in golden())


@pytest.mark.parametrize("length", ["full", "short"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_titans_wake_in_a_golden_record_of_every_table(players: int, length: str) -> None:
    table = [match for match in golden() if (match.players, match.options["length"]) == (players, length)]
    assert any(told(match, "titans-wake") for match in table)
