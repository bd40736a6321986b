"""A player that looks one disc ahead."""

from connect_four import Board, game, has_four

from prestol.table import Ask, Value


@game.hook
def greedy(s: Board, ask: Ask) -> Value:
    """Win if it can, else block if it must, else drop as near the middle as it can."""
    for seat in (ask.seat, 1 - ask.seat):
        for column in ask.options:
            if has_four(s.discs[seat] | 1 << s.heights[column]):
                return column
    return min(ask.options, key=lambda column: abs(column - 3))
