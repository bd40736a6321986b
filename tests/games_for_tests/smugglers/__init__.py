"""Smugglers: a game made for the tests, with every device of the kernel that a real game may lack."""

from tests.games_for_tests.smugglers import crew, picture, rules
from tests.games_for_tests.smugglers.state import game

__all__ = ["crew", "game", "picture", "rules"]
