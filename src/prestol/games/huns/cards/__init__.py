"""What the cards do: one function under one moment of the law, deck by deck."""

# In the order of their precedence at a moment: a curse has the last word.
from prestol.games.huns.cards import equipment, mercenaries, raids, treasures  # isort: skip
from prestol.games.huns.cards import curses  # isort: skip

__all__ = ["curses", "equipment", "mercenaries", "raids", "treasures"]
