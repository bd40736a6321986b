"""Oath. One to six players: a Chancellor and those who would take the throne."""

from prestol.games.oath import board_text, greedy, labels, powers, scene, setup
from prestol.games.oath.state import game

__all__ = ["board_text", "game", "greedy", "labels", "powers", "scene", "setup"]
