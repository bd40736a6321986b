"""Rurik: Dawn of Kiev. One to four players; alone against Sviatopolk's Rebellion."""

from prestol.games.rurik import greedy, leaders, rules, setup
from prestol.games.rurik.state import game

__all__ = ["game", "greedy", "leaders", "rules", "setup"]
