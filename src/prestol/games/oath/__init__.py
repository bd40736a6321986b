"""Oath. One to six players: a Chancellor and those who would take the throne."""

from prestol.games.oath import powers, setup
from prestol.games.oath.state import game

__all__ = ["game", "powers", "setup"]
