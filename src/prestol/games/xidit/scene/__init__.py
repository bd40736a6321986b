"""The picture of the board: `board.svg.jinja` draws what the hook in `board` lays out."""

from prestol.games.xidit.scene import board

__all__ = ["board"]
