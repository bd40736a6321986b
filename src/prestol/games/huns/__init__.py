"""Huns: dice, cards and wagons in the winter of 453. Two to four players."""

from prestol.games.huns import board_text, cards, greedy, labels, rules, scene
from prestol.games.huns.state import game

__all__ = ["board_text", "cards", "game", "greedy", "labels", "rules", "scene"]
