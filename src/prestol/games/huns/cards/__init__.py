"""What the cards do: one function under one moment of the law, deck by deck."""

from prestol.games.huns.cards import curses, equipment, mercenaries, raids, treasures

__all__ = ["curses", "equipment", "mercenaries", "raids", "treasures"]
