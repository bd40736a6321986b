"""City tiles: a recruitment tile with its units, a threat with what it asks for and its rewards."""

from typing import Any, Final

from prestol.games.xidit.board_text import prizes, troop
from prestol.games.xidit.orders import listed
from prestol.games.xidit.state import KINDS, TILES, Units, Xidit
from prestol.table.look import Look

TOKEN: Final = 19
_ROWS: Final = {1: (1,), 2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (3, 3)}
"""In which rows so many units stand."""


def recruits(eye: Look[Xidit], tile: str, units: Units | None = None) -> dict[str, Any]:
    """The recruitment side: the units that stand there from the weakest, and the places that are empty."""
    printed = TILES[tile]
    there = printed.recruit if units is None else units
    kinds = [
        (kind, number >= count - left)
        for kind, count, left in zip(KINDS, printed.recruit, there, strict=True)
        for number in range(count)
    ]
    rows = _ROWS[len(kinds)]
    top = -12.5 if len(rows) > 1 else -6
    spots = [
        (round((number - (count - 1) / 2) * 20.5 - TOKEN / 2, 1), top + row * 20)
        for row, count in enumerate(rows)
        for number in range(count)
    ]
    places = [(x, y, TOKEN, kind, is_there) for (x, y), (kind, is_there) in zip(spots, kinds, strict=True)]
    message = "board-city-recruits" if units is not None else "board-next-recruits"
    return {
        "kind": "recruit",
        "city": printed.city,
        "places": places,
        "prizes": [],
        "label": eye.say(message, city=printed.city, items=troop(eye.words, there)),
        "name": "",
        "piece": f"tile-{printed.city}",
        "about": f"tile-{tile}",
    }


def threat(eye: Look[Xidit], tile: str, message: str = "board-city-threat") -> dict[str, Any]:
    """The threat side: the units asked for and three rewards."""
    printed = TILES[tile]
    needs = listed(printed.needs)
    size, step = (16.5, 17) if len(needs) > 3 else (TOKEN, 20.5)
    places = [
        (round((number - (len(needs) - 1) / 2) * step - size / 2, 1), 1.5 - size / 2 - 3, size, kind, True)
        for number, kind in enumerate(needs)
    ]
    return {
        "kind": "threat",
        "city": printed.city,
        "places": places,
        "prizes": pay(printed.gold, printed.bards, printed.storeys),
        "label": eye.say(
            message, city=printed.city, tile=tile, items=troop(eye.words, printed.needs), **prizes(printed)
        ),
        "name": eye.say(f"tile-{tile}"),
        "piece": f"tile-{printed.city}",
        "about": f"tile-{tile}",
    }


def pay(gold: int, bards: int, storeys: int) -> list[tuple[str, int]]:
    return [("gold", gold), ("bards", bards), ("storeys", storeys)]
