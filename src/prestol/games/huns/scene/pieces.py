"""Pieces of the picture that lie in several places: cubes in heaps and on cells, wagons."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from prestol.games.huns.board_text import cubes
from prestol.games.huns.scene.drawing import cut
from prestol.games.huns.scene.spots import cubes_on_wagon, free_cells, odd_cell
from prestol.games.huns.state import CELLS, COLOURS, Huns, Wagon
from prestol.table import Words
from prestol.table.look import Look

CART: Final = (150, 92)
"""The field on which a wagon is drawn."""
CELL: Final = 23
CELLS_AT: Final = tuple((14.5 + 25 * number, 47) for number in range(5))


def shape(eye: Look[Huns], w: float, h: float, variant: int, corner: float) -> str:
    """The name of an outline of this size, which is written once however often it is used."""
    name = f"{w:.0f}-{h:.0f}-{variant}"
    if name not in eye.shapes:
        eye.shapes[name] = cut(round(w), round(h), variant, corner)
    return name


def heap(x: float, y: float, size: float, count: int) -> list[tuple[float, float]]:
    """Places for as many cubes as a heap shows: three below, two on them, one on top. (x, y): lower left."""
    places = [(0.0, 1), (1.0, 1), (2.0, 1), (0.5, 1.9), (1.5, 1.9), (1.0, 2.8)]
    shown = min(count, 3) if count < 4 else min(6, 2 + count // 2)
    return [(round(x + size * dx, 1), round(y - size * dy, 1)) for dx, dy in places[:shown]]


class Cell(NamedTuple):
    """A cell, or a cube that lies in the open. `cell`: its colour, "any", or "" where there is none. `odd`: the cube
    is of another colour than its cell."""

    x: float
    y: float
    size: float
    cell: str
    cube: str
    piece: str
    odd: bool = False


def cubes_in_groups(eye: Look[Huns], cells: list[Cell], key: Callable[[Cell], str]) -> list[dict[str, Any]]:
    """Cells together that stand for one answer; all those that stand for none come first."""
    groups: dict[str, dict[str, Any]] = {"": {"option": None, "cells": []}}
    for cell in cells:
        name = key(cell)
        name = name if name in eye.lit else ""
        groups.setdefault(name, {"option": eye.option(name), "cells": []})["cells"].append(cell)
    return [group for group in groups.values() if group["cells"]]


def wagon(
    eye: Look[Huns], there: Wagon, piece: str, x: float, y: float, w: float, h: float, owner: int = -1, at: int = -1
) -> dict[str, Any]:
    """A wagon with its cells, as big as fits; in a camp it says whose it is and on which place it stands."""
    scale = min(w / CART[0], h / CART[1])
    cells = [
        Cell(*place, CELL, cell, cube, f"cell-{owner}-{at}-{number}" if owner >= 0 else "", cube not in ("", cell))
        for number, (place, cell, cube) in enumerate(zip(CELLS_AT, there.cells, there.cubes, strict=True))
    ]

    def key(cell: Cell) -> str:
        if cell.cube:
            return cubes_on_wagon(owner, at, cell.cube, cell.cell)
        return free_cells(owner, at, cell.cell)

    return {
        "x": round(x + (w - CART[0] * scale) / 2, 1),
        "y": round(y + (h - CART[1] * scale) / 2, 1),
        "w": CART[0] * scale,
        "h": CART[1] * scale,
        "scale": round(scale, 3),
        "kind": there.kind,
        "groups": cubes_in_groups(eye, cells, key),
        "odd": odd_places(eye, there, owner, at),
        "label": wagon_label(eye.words, there, at),
        **eye.piece(piece, "term-wagon"),
    }


def odd_places(eye: Look[Huns], there: Wagon, owner: int, at: int) -> list[dict[str, Any]]:
    """Small cubes hanging below a free cell: they may be put there although they do not match."""
    found: list[dict[str, Any]] = []
    for cell in dict.fromkeys(there.free):
        x, y = CELLS_AT[next(n for n, c in enumerate(there.cells) if c == cell and not there.cubes[n])]
        here = [c for c in COLOURS if odd_cell(owner, at, c, cell) in eye.lit]
        for number, cube in enumerate(here):
            option = eye.option(odd_cell(owner, at, cube, cell))
            found.append({"x": x + 5, "y": y + CELL + 1 + 13 * number, "cube": cube, "option": option})
    return found


@lru_cache(maxsize=5000)
def wagon_label(words: Words, there: Wagon, at: int) -> str:
    """What a wagon is and what lies on it."""
    if at < 0:
        return words.say("board-open-wagon", kind=there.kind, cells=cubes(words, CELLS[there.id]))
    nothing = words.say("board-nothing")
    loaded, free = cubes(words, [c for c in there.cubes if c]), cubes(words, there.free)
    return words.say("board-wagon", place=at + 1, kind=there.kind, loaded=loaded or nothing, empty=free or nothing)
