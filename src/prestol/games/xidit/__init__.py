"""Lords of Xidit: orders in secret, threats, titans and three assessments. Three to five players."""

from prestol.games.xidit import board_text, census, greedy, labels, orders, rewards, rules, scene, scoring, tiles
from prestol.games.xidit.state import game

__all__ = [
    "board_text",
    "census",
    "game",
    "greedy",
    "labels",
    "orders",
    "rewards",
    "rules",
    "scene",
    "scoring",
    "tiles",
]
