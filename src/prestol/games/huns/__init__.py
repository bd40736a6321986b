"""Huns: dice, cards and wagons in the winter of 453. Two to four players."""

from prestol.games.huns import cards, labels, rules
from prestol.games.huns.state import game

__all__ = ["cards", "game", "labels", "rules"]
