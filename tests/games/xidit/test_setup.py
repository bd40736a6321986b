"""Setup for each number of players, full and short; what the table options show; data packs."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import prestol
from prestol.games.xidit.state import NUMBERS, SETUPS, TILES
from prestol.table import is_hidden
from tests.games.xidit import invariants
from tests.games.xidit.tables import lord, table

EVERY_SETUP = [(length, players) for length in ("full", "short") for players in (3, 4, 5)]
STACKS = {
    ("full", 5): (5, 6), ("full", 4): (5, 6), ("full", 3): (5, 5),
    ("short", 5): (5, 4), ("short", 4): (5, 3), ("short", 3): (5, 3),
}  # fmt: skip


@pytest.mark.parametrize(("length", "players"), EVERY_SETUP)
def test_the_table_is_laid(length: str, players: int) -> None:
    s = prestol.new("xidit", players, 5, {"length": length}).state
    invariants.check(s)
    tiles = 4 if players == 3 else 5
    assert (len(s.recruits), len(s.threats)) == (tiles, tiles)
    assert all(sum(units) == tiles for units in s.recruits.values())
    assert (len(s.recruitment.stack) + 1, len(s.menace.stack) + 1) == STACKS[length, players]
    assert sorted(s.assessments) == ["influence", "reputation", "wealth"]
    assert [len(lair.sleeping) for lair in s.lairs] == [2, 2, 2]
    assert SETUPS[length, players].drops == ((2, 1, 1) if players == 5 else (1, 1, 1))


@pytest.mark.parametrize(
    ("length", "players", "missing"),
    [("short", 5, {20, 21}), ("short", 4, {19, 20, 21}), ("short", 3, {14, 18, 19, 20, 21}), ("full", 3, {19, 20, 21})],
)
def test_tiles_that_are_not_used(length: str, players: int, missing: set[int]) -> None:
    used = {TILES[tile].city for tile in SETUPS[length, players].tiles}
    assert used == set(range(1, 22)) - missing


def test_heroes_start_in_turn_order_in_different_cities() -> None:
    match = prestol.new("xidit", 4, 8)
    first = match.state.first
    for turn in range(4):
        (seat,) = match.asks
        assert seat == (first + turn) % 4
        assert len(match.asks[seat].options) == 21 - turn
        match.choose(seat, match.asks[seat].options[0])
    assert sorted(lord.hero for lord in match.state.lords) == [1, 2, 3, 4]


def test_chance_decides_over_everything_that_is_shuffled() -> None:
    starts = [prestol.new("xidit", 4, seed).state for seed in range(30)]
    assert {s.first for s in starts} == {0, 1, 2, 3}
    assert len({tuple(s.assessments) for s in starts}) == 6
    assert len({s.lairs[0].sleeping.cards[-1] for s in starts}) == 2
    assert len({tuple(s.recruits) for s in starts}) == 30


def test_figures_are_seventy() -> None:
    assert sum(NUMBERS["stock"]["figures"]) == 70


def test_stacks_are_hidden_but_for_their_tops_and_titans_sleep_unseen() -> None:
    view = prestol.new("xidit", 4, 3).view(None)
    for queue in (view.recruitment, view.menace):
        assert queue.next in TILES
        assert [is_hidden(tile) for tile in queue.stack.cards] == [True] * (len(queue.stack) - 1) + [False]
    assert all(is_hidden(titan) for lair in view.lairs for titan in lair.sleeping.cards)


# Screens


def test_what_lies_behind_screens_came_there_in_the_open_and_stays_known() -> None:
    t = table(lord(6), lord(1, "PPAM", gold=7, bards="centre2"), lord(1), lord(1), recruits={6: None}).plan("A.....")
    for seat in (None, 0, 1):
        assert t.match.view(seat).lords == t.s.lords


def test_a_closed_tables_story_does_not_retell_what_went_behind_the_screens() -> None:
    t = table(lord(17, "PAC"), lord(6), lord(1), lord(1), threats=[17], recruits={6: None}).plan("A.....", "A.....")
    t.say(0, ("gold", "bards"), "centre", "centre", "snow")
    heard = [fact for fact in t.match.facts if fact.to == 0xFF]
    assert {"recruits-closed", "gold-closed", "bastion-closed"} < {fact.kind for fact in heard}
    assert not any(key in fact.about for fact in heard for key in ("gold", "unit"))
    assert [fact.about for fact in t.match.facts if fact.kind == "recruits-own"] == [
        {"city": 6, "unit": "peasant", "seat": 1}
    ]


def test_an_open_tables_story_tells_everything() -> None:
    t = table(lord(6), lord(1), lord(1), lord(1), recruits={6: None}, screens="open").plan("A.....")
    assert t.told("recruits") == [{"seat": 0, "city": 6, "unit": "peasant"}]


@pytest.mark.parametrize("screens", ["closed", "open"])
def test_scores_so_far_tell_only_what_lies_open(screens: str) -> None:
    s = table(
        lord(6, gold=4, bards="centre2 snow1"), lord(1), lord(1), lord(1), guilds={6: (0, 2)}, screens=screens
    ).s  # fmt: skip
    found = prestol.games()["xidit"].scores_so_far(s)[0]
    if screens == "open":
        assert found == {"wealth": 4, "influence": 2, "reputation": 7 + 4}
    else:
        assert found == {"influence": 2, "reputation": 4}


# Data packs


def test_an_owners_pack_replaces_tiles_and_map(tmp_path: Path) -> None:
    """Red and blue roads change places; another lyre, another reward."""
    roads = NUMBERS["map"]["roads"]
    (tmp_path / "xidit").mkdir()
    (tmp_path / "xidit" / "components.toml").write_text(
        f"[map.roads]\nred = {roads['blue']}\nblue = {roads['red']}\n"
        "[map.regions.snow]\nlyre = [9, 8]\n[tiles.standard.N05]\ngold = 99\n",
        "utf-8",
    )
    code = (
        "from prestol.games.xidit.state import LYRES, ROADS, TILES;"
        "print(ROADS['red'][5], ROADS['blue'][7], LYRES['snow'], TILES['N05'].gold, TILES['N05'].bards)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PRESTOL_PACKS": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.strip() == "12 6 (9, 8) 99 5", done.stderr
