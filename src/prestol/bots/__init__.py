"""Players that are not people. Each sees what a seat may know, and nothing else."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from prestol.table import Ask, Choose, Game, Refused, Value


def random_player(game: Game[Any], seed: int) -> Choose:
    """Answers at random, every answer alike. It never looks at the table."""
    chance = Random(seed).random

    def choose(_: Any, ask: Ask) -> Value:
        options = ask.options
        if ask.optional:
            at = int(chance() * (len(options) + 1))
            return options[at] if at < len(options) else None
        return options[int(chance() * len(options))]

    return choose


def greedy_player(game: Game[Any], seed: int) -> Choose:
    """Takes what looks best at once, by the game's own `greedy.py`."""
    greedy = game.greedy
    if greedy is None:
        raise Refused("{game} has no greedy player", "no-greedy", game=game.name)

    def choose(s: Any, ask: Ask) -> Value:
        return greedy(game.glimpse(s, ask.seat), ask)

    return choose


BOTS: Final[dict[str, Callable[[Game[Any], int], Choose]]] = {
    "random": random_player,
    "greedy": greedy_player,
}
"""The bots by name: each makes a player for a game from a seed."""


def bot(name: str, game: Game[Any], seed: int = 0) -> Choose:
    """A bot by name. It may be given the running state or a seat's view of it."""
    if name not in BOTS:
        raise Refused("there is no bot {bot!r}; there are {allowed}", "bot", bot=name, allowed=", ".join(BOTS))
    return BOTS[name](game, seed)


__all__ = ["BOTS", "bot", "greedy_player", "random_player"]
