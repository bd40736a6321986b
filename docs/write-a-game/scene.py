"""The picture: where things lie, and what a column is called."""

from typing import Any

from connect_four import Board, game

from prestol.table import Ask, Words

CELL = 60


@game.hook
def scene(s: Board, seat: int | None, ask: Ask | None, words: Words, names: list[str]) -> dict[str, Any]:
    """Coordinates of the discs, of the columns that may be clicked, and of the four that won."""
    discs = []
    for owner in (0, 1):
        four = winning(s.discs[owner])
        for column in range(7):
            for row in range(6):
                bit = 1 << 7 * column + row
                if s.discs[owner] & bit:
                    discs.append({**place(column, row), "owner": owner, "bit": bit, "won": bool(four & bit)})
    over = s.winner >= 0 or not s.open_columns
    following = -1 if over else len(discs) % 2
    title = words.say("picture-title.over") if over else words.say("picture-title", names, seat=following)
    return {
        "title": title,
        "holes": [place(column, row) for column in range(7) for row in range(6)],
        "discs": discs,
        "columns": [{"x": place(column, 0)["x"], "number": column} for column in ask.options] if ask else [],
        "names": [words.name(owner, names) for owner in (0, 1)],
        "next": following,
    }


def place(column: int, row: int) -> dict[str, int]:
    """The middle of a hole; the bottom row is row 0."""
    return {"x": 20 + CELL * column + CELL // 2, "y": 70 + CELL * (5 - row) + CELL // 2}


def winning(discs: int) -> int:
    """The bits of every four in a row."""
    found = 0
    for way in (1, 7, 6, 8):
        starts = discs & discs >> way & discs >> 2 * way & discs >> 3 * way
        found |= starts | starts << way | starts << 2 * way | starts << 3 * way
    return found


@game.hook
def label(s: Board, ask: Ask, option: int) -> tuple[str, dict[str, Any]]:
    """What a button for an answer says: people count columns from one."""
    return "label-column", {"column": option + 1}


@game.hook
def board_text(s: Board, seat: int | None, words: Words, names: list[str]) -> str:
    """The board for a terminal: O and X, and the numbers of the columns below."""
    signs = {(1, 0): "O", (0, 1): "X", (0, 0): "·"}
    rows = [
        " ".join(signs[s.discs[0] >> 7 * c + row & 1, s.discs[1] >> 7 * c + row & 1] for c in range(7))
        for row in range(5, -1, -1)
    ]
    return "\n".join([*rows, "1 2 3 4 5 6 7"])
