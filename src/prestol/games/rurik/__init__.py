"""Rurik: Dawn of Kiev. One to four players; alone against Sviatopolk's Rebellion."""

from prestol.games.rurik import board_text, greedy, labels, leaders, rules, scene, setup
from prestol.games.rurik.state import game

__all__ = ["board_text", "game", "greedy", "labels", "leaders", "rules", "scene", "setup"]
