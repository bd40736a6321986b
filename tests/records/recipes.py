"""How the golden records are made. A new game adds a few lines to RECIPES; `make records` does the rest."""

import hashlib
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import prestol
from prestol.bots import bot
from prestol.table import Match, Value, encoded
from tests.games.cases import games_under_test

FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Recipe:
    """One match that bots play; `bots` sit down in turn, again and again."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...] = ("random",)
    options: dict[str, Value] = field(default_factory=dict)

    @property
    def file(self) -> Path:
        name = "-".join([str(self.players), *self.bots, *(str(v) for v in self.options.values()), str(self.seed)])
        return FOLDER / self.game / f"{name}.json"

    def played(self) -> Match[Any]:
        """The match, at its end."""
        game = games_under_test()[self.game]
        match = prestol.new(game, self.players, self.seed, self.options)
        players = [bot(self.bots[seat % len(self.bots)], game, self.seed + seat) for seat in range(self.players)]
        while not match.over:
            seat, ask = next(iter(match.asks.items()))
            match.choose(seat, players[seat](match.state, ask))
        return match


RECIPES: Final = [
    Recipe("connect-four", 2, 1),
    Recipe("connect-four", 2, 2, ("greedy", "random")),
    Recipe("connect-four", 2, 3, ("greedy",)),
    Recipe("smugglers", 2, 1),
    Recipe("smugglers", 3, 2, ("random", "greedy"), {"crew": 3, "days": 2}),
    Recipe("smugglers", 4, 3, ("random",), {"crew": 3, "harbour": "stocked"}),
    # Huns ends because a colour or a deck runs out; a tie goes to the fuller stash or is shared.
    Recipe("huns", 2, 1),
    Recipe("huns", 2, 4),
    Recipe("huns", 2, 20),
    Recipe("huns", 3, 3),
    Recipe("huns", 3, 5),
    Recipe("huns", 3, 49),
    Recipe("huns", 4, 8),
    Recipe("huns", 4, 22),
    Recipe("huns", 4, 2, ("greedy",)),
    # Rurik: each number of players, each variant, each level alone; what else they cover is told in
    # tests/games/rurik/test_golden.py.
    Recipe("rurik", 1, 15, ("greedy",), {"level": 1}),
    Recipe("rurik", 1, 5693, ("greedy",), {"level": 1}),
    Recipe("rurik", 1, 274, ("greedy",), {"level": 2}),
    Recipe("rurik", 1, 377, ("greedy",), {"level": 2}),
    Recipe("rurik", 1, 87, ("random",), {"level": 3}),
    Recipe("rurik", 1, 4, ("greedy",), {"level": 4}),
    Recipe("rurik", 2, 8),
    Recipe("rurik", 2, 19),
    Recipe("rurik", 2, 25),
    Recipe("rurik", 2, 27),
    Recipe("rurik", 2, 64),
    Recipe("rurik", 2, 5, ("greedy", "random")),
    Recipe("rurik", 2, 2, ("greedy",), {"goods": "shuffled"}),
    Recipe("rurik", 2, 3, ("greedy",), {"war_zero": "place"}),
    Recipe("rurik", 3, 4, ("greedy",), {"rebels": "tokens"}),
    Recipe("rurik", 3, 5, ("random", "greedy"), {"decrees": "extended"}),
    Recipe("rurik", 4, 10),
    Recipe("rurik", 4, 4456, ("random",), {"deeds": "refreshed"}),
    Recipe("rurik", 4, 7, ("random",), {"goods": "shuffled", "rebels": "tokens", "deeds": "refreshed"}),
    Recipe("rurik", 4, 8, ("greedy",), {"leaders": "dealt"}),
    # Oath: each number of players, each oath, the lesson, and each of the eight ways in which the war can end.
    Recipe("oath", 1, 42, ("random",), {"oath": "protection"}),
    Recipe("oath", 2, 103, ("random",), {"oath": "people"}),
    Recipe("oath", 3, 20, ("random",), {"oath": "protection"}),
    Recipe("oath", 3, 56, ("greedy", "random"), {"oath": "people"}),
    Recipe("oath", 4, 489, ("greedy", "random"), {"oath": "people"}),
    Recipe("oath", 4, 9, ("greedy",), {"opening": "lesson"}),
    Recipe("oath", 5, 40, ("random",), {"oath": "devotion"}),
    Recipe("oath", 6, 5, ("greedy", "random")),
    Recipe("oath", 6, 8, options={"homeland_relic": "paid", "citizen_supply": "warbands", "forge_tokens": "return"}),
    # A neutral player that is left at the end; titans awake, queues that run out and ties in a census in the others.
    # The last assessment is by reputation, influence and wealth in turn.
    Recipe("xidit", 3, 1, ("random",), {"length": "full"}),
    Recipe("xidit", 3, 27, ("greedy",), {"length": "full"}),
    Recipe("xidit", 3, 5, ("greedy",), {"length": "short"}),
    Recipe("xidit", 3, 2, ("greedy", "random"), {"length": "full", "neutral": "hard"}),
    Recipe("xidit", 4, 8, ("greedy",), {"length": "full"}),
    Recipe("xidit", 4, 7, ("greedy",), {"length": "short"}),
    Recipe("xidit", 5, 4, ("greedy",), {"length": "full"}),
    Recipe("xidit", 5, 11, ("greedy",), {"length": "short", "screens": "open"}),
]


def final_hash(match: Match[Any]) -> str:
    """SHA-256 of the last position."""
    return hashlib.sha256(encoded(match.state)).hexdigest()


def written(match: Match[Any]) -> str:
    """The text of a record's file: the record, an answer a line, and the hash of its last position."""
    record = match.record()
    journal = ",\n".join("  " + _json(item) for item in record.pop("journal"))
    rest = ",\n".join(f" {_json(key)}: {_json(value)}" for key, value in record.items())
    return f'{{\n "final": "{final_hash(match)}",\n{rest},\n "journal": [\n{journal}\n ]\n}}\n'


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)
