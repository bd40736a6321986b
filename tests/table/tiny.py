"""Games of a few steps, each made for one test."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import field

import prestol
from prestol.table import Chance, Game, Match, Pile, Result, Secret, State, Value

HERE = Path(__file__).parent


class Tiny(State, kw_only=True):
    """A pile, two hands, a secret number, and what the steps have written down."""

    pile: Pile = field(default_factory=lambda: Pile.of([f"c{i}" for i in range(6)], "c"))
    other: Pile = field(default_factory=lambda: Pile(back="c"))
    hands: list[Pile] = field(default_factory=lambda: [Pile(back="c"), Pile(back="c")])
    secret: Secret[int] = field(default_factory=lambda: Secret(7, 0, "n"))
    notes: list[Value] = []
    stop: bool = False


def tiny(
    *steps: Callable[..., Any],
    name: str = "tiny",
    players: Sequence[int] = (2,),
    folder: Path = HERE,
    options: Mapping[str, Sequence[Value]] | None = None,
) -> Game[Tiny]:
    """A game that begins with the first of these steps."""
    game: Game[Tiny] = Game(name, Tiny, players=players, options=options, folder=folder)
    for step in steps:
        game.step(step)

    def begin(players: int, options: dict[str, Value]) -> Tiny:
        s = Tiny()
        s.then(steps[0])
        return s

    def finish(s: Tiny) -> Result:
        return Result([1, 1], [{}, {}], [0, 1], "done")

    def unseen(s: Tiny) -> dict[str, list[Any]]:
        shown = {card for pile in (s.pile, s.other, *s.hands) for card in pile.cards}
        return {"c": [f"c{i}" for i in range(6) if f"c{i}" not in shown], "n": list(range(10))}

    for hook in (begin, finish, unseen):
        game.hook(hook)
    return game


def begun(*steps: Callable[..., Any], chance: Chance | None = None) -> Match[Tiny]:
    """A match of such a game."""
    return prestol.new(tiny(*steps), chance=chance or Chance.seeded(1))
