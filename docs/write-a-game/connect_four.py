"""Connect four: two players drop discs into seven columns; four in a row win."""

from pathlib import Path

from prestol.table import Ask, Asking, Game, Result, State


class Board(State, kw_only=True):
    """Each colour's discs as bits: column c, row r is bit 7c + r. The seventh bit of a column stays empty."""

    discs: list[int]
    heights: list[int]
    open_columns: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 6)
    winner: int = -1


game = Game("connect-four", Board, players=[2], folder=Path(__file__).parent)


@game.hook
def begin(players: int, options: dict[str, object]) -> Board:
    s = Board(discs=[0, 0], heights=[0, 7, 14, 21, 28, 35, 42])
    s.then(drop, 0)
    return s


@game.step
def drop(s: Board, seat: int) -> Asking:
    column = yield Ask(seat, "column", s.open_columns)
    bit = s.heights[column]
    s.heights[column] = bit + 1
    discs = s.discs[seat] = s.discs[seat] | 1 << bit
    if bit % 7 == 5:
        s.open_columns = tuple(c for c in s.open_columns if c != column)
    if has_four(discs):
        s.winner = seat
    elif s.open_columns:
        s.then(drop, 1 - seat)
    s.tell("drops", seat, column=column + 1)


def has_four(discs: int) -> bool:
    for way in (1, 7, 6, 8):  # up, right, and the two diagonals
        pairs = discs & discs >> way
        if pairs & pairs >> 2 * way:
            return True
    return False


@game.hook
def finish(s: Board) -> Result:
    if s.winner < 0:
        return Result(ranks=[1, 1], scores=[{}, {}], winners=[0, 1], reason="full")
    ranks = [1 if seat == s.winner else 2 for seat in (0, 1)]
    return Result(ranks, [{}, {}], [s.winner], "four")
