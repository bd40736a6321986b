"""The picture of the board: `board.svg.jinja` draws what the hook in `board` lays out."""

from prestol.games.oath.scene import board

__all__ = ["board"]
