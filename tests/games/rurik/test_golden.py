"""What the golden records of Rurik cover between them, told by replaying them."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import prestol
from prestol.games.rurik.regions import ruled
from prestol.games.rurik.state import NUMBERS, TRACKS, WAR, Rurik, game
from prestol.table import Match
from tests.records.recipes import RECIPES

OURS = [recipe for recipe in RECIPES if recipe.game == "rurik"]
VARIANTS = [(name, value) for name, values in game.options.items() for value in values]


@cache
def covered(file: Path) -> frozenset[str]:
    """What happens in a recorded match."""
    record = json.loads(file.read_text("utf-8"))
    match = prestol.new("rurik", record["players"], record["seed"], record["options"])
    return frozenset([*during(match, record["journal"]), *at_the_end(match)])


def during(match: Match[Any], journal: list[list[Any]]) -> Iterator[str]:
    told, deck = 0, ""
    for _, seat, kind, value in journal:
        if kind in {"deck", "losses-deck"}:
            deck = value
        match.choose(seat, tuple(value) if isinstance(value, list) else value)
        for fact in match.facts[told:]:
            match fact.kind:
                case "progress" if fact.about["step"] == len(NUMBERS["tracks"][fact.about["track"]]["needs"]):
                    yield f"top of {fact.about['track']}"
                case "decrees-shuffled":
                    yield f"the {deck} deck runs out"
                case "returns" if fact.about["seat"] != "rebellion":
                    yield "all troops are lost"
                case "docks":
                    yield "goods stay on the dock"
        told = len(match.facts)


def at_the_end(match: Match[Any]) -> Iterator[str]:
    s: Rurik = match.state
    steps = sorted((p.tracks["war"] for p in s.players), reverse=True)
    if steps[0] == WAR["spaces"]:
        yield "top of war"
    if steps[0]:
        places = len([step for step in steps if step == steps[0]]), len([n for n in steps if n == steps[1] > 0])
        if places[0] > 1:
            yield "first in war is shared"
        elif places[1]:
            yield "second in war is shared" if places[1] > 1 else "second in war"
    standing = sorted(
        ((sum(s.points[seat].values()), len(ruled(s, seat)), p.coins * (seat < s.seats), seat)
         for seat, p in enumerate(s.players)), reverse=True,
    )  # fmt: skip
    first, second = standing[0], standing[1]
    if first[0] == second[0]:
        yield "a tie " + ("by regions" if first[1] > second[1] else "by coins" if first[2] > second[2] else "remains")
    yield f"{s.seats} players: {match.result.reason}"


COVERED = [
    *[f"top of {track}" for track in (*TRACKS, "war")],
    "the left deck runs out", "the right deck runs out",
    "all troops are lost", "goods stay on the dock",
    "first in war is shared", "second in war", "second in war is shared",
    "a tie by regions", "a tie by coins", "a tie remains",
    "1 players: won", "1 players: lost", "1 players: shared",
    *[f"{players} players: rounds" for players in (2, 3, 4)],
]  # fmt: skip


@pytest.mark.parametrize("what", COVERED)
def test_a_record_covers(what: str) -> None:
    assert any(what in covered(recipe.file) for recipe in OURS)


@pytest.mark.parametrize(("name", "value"), VARIANTS)
def test_a_record_is_played_by(name: str, value: Any) -> None:
    assert any(recipe.options.get(name, game.options[name][0]) == value for recipe in OURS)
