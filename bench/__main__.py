"""`python -m bench`: measure, print, and with --write put the table into docs/speed.md."""

import argparse
import json
import os

from rich.console import Console
from rich.progress import track

from bench.measure import interleaved
from bench.others import catanatron, open_spiel, petting_zoo
from bench.ours import choosing, connect_four, handling, playing
from bench.report import PAGE, RIVAL, report, table, written
from prestol.table import game_named, installed

OURS = "Prestol connect four"
CATAN = "Catanatron, 4 players"
LEAST: dict[str, float | str] = {"huns": 0.16, "rurik": 0.12, "xidit": 0.12, "oath": CATAN}
"""For each game, the ratio that its rules should reach; for the largest one, that of another row."""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure side by side with other engines.")
    parser.add_argument("--quick", action="store_true", help="few short runs: a look, not a measurement")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument("--write", action="store_true", help="put the table into docs/speed.md")
    args = parser.parse_args()
    runs, seconds = (5, 0.05) if args.quick else (21, 0.2)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

    games = {RIVAL: open_spiel(), OURS: playing(connect_four(), 2)}
    targets: dict[str, float | str] = {OURS: 0.4, "copy": 10.0}
    for name, game in installed().items():
        for players in sorted(game.players):
            row = f"{name}, {players} player{'s' if players > 1 else ''}"
            games[row] = playing(game, players)
            if name in LEAST:
                targets[row] = LEAST[name]
    huns = game_named("huns")
    games[CATAN] = catanatron()
    games["PettingZoo connect_four_v3"] = petting_zoo()
    handled = handling(huns, 4)
    everything = {**games, **handled, "choose": choosing(huns, 4)}

    rounds = track(range(runs), "Measuring", console=Console(stderr=True), transient=True)
    samples = interleaved(everything, rounds, seconds)
    found = report(
        {name: samples[name] for name in games},
        {name: samples[name] for name in handled},
        samples["choose"],
        targets,
        "one thing at a time, Huns with 4 players in mid-game",
    )
    print(json.dumps(found, ensure_ascii=False, indent=2) if args.json else table(found))
    if args.write:
        PAGE.write_text(written(PAGE.read_text("utf-8"), table(found)), "utf-8")


if __name__ == "__main__":
    main()
