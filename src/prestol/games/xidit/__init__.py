"""Lords of Xidit: orders in secret, threats, titans and three assessments. Three to five players."""

from prestol.games.xidit import census, greedy, orders, rewards, rules, scoring, tiles
from prestol.games.xidit.state import game

__all__ = ["census", "game", "greedy", "orders", "rewards", "rules", "scoring", "tiles"]
