"""How a campaign may end: the chances of the dice."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb

HOLLOW, SWORD, SKULL = 1 / 2, 1 / 3, 1 / 6
"""An attack die: half a sword, a sword, two swords and a lost warband."""


@lru_cache(maxsize=64)
def defense_rolls(dice: int) -> tuple[tuple[int, float], ...]:
    """Shields that so many defense dice show, doubled as they are, and how likely."""
    rolls = {(0, 0): 1.0}
    for _ in range(dice):
        after: dict[tuple[int, int], float] = {}
        for (shields, doubles), chance in rolls.items():
            for more, double, part in ((0, 0, 1 / 3), (1, 0, 1 / 3), (2, 0, 1 / 6), (0, 1, 1 / 6)):
                key = shields + more, doubles + double
                after[key] = after.get(key, 0.0) + chance * part
        rolls = after
    values: dict[int, float] = {}
    for (shields, doubles), chance in rolls.items():
        values[shields << doubles] = values.get(shields << doubles, 0.0) + chance
    return tuple(sorted(values.items()))


@lru_cache(maxsize=64)
def attack_rolls(dice: int) -> tuple[tuple[int, int, float], ...]:
    """Swords and skulls that so many attack dice show, and how likely."""
    rolls: dict[tuple[int, int], float] = {}
    for hollow, swords, chance in _attack_faces(dice):
        skulls = dice - hollow - swords
        key = swords + 2 * skulls + hollow // 2, skulls
        rolls[key] = rolls.get(key, 0.0) + chance
    return tuple((swords, skulls, chance) for (swords, skulls), chance in sorted(rolls.items()))


def _attack_faces(dice: int) -> Iterator[tuple[int, int, float]]:
    for hollow in range(dice + 1):
        for swords in range(dice - hollow + 1):
            skulls = dice - hollow - swords
            ways = comb(dice, hollow) * comb(dice - hollow, swords)
            yield hollow, swords, ways * HOLLOW**hollow * SWORD**swords * SKULL**skulls


@lru_cache(maxsize=8192)
def odds(attack_dice: int, warbands: int, defense_dice: int, standing: int) -> tuple[float, float]:
    """The chance that the attacker wins, sacrificing what is needed; and how many warbands are left then on average."""
    chance = left = 0.0
    for swords, skulls, often in attack_rolls(attack_dice):
        alive = max(0, warbands - skulls)
        for shields, part in defense_rolls(defense_dice):
            needed = max(0, shields + standing + 1 - swords)
            if needed <= alive:
                chance += often * part
                left += often * part * (alive - needed)
    return chance, left / chance if chance else 0.0
