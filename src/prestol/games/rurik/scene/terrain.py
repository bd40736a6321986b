"""The map as we draw it: borders, rivers, and where things lie in each region. All of it is our own hand."""

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

WIDTH: Final = 804
HEIGHT: Final = 664

Point = tuple[float, float]

# Corners of the regions on a grid of 1000 by 1000. Neighbours share whole edges.
_OUTLINES: Final = {
    "novgorod": "240,90 330,50 520,50 545,180 610,285 430,265 415,350 275,320",
    "rostov": "520,50 800,50 790,300 730,312 610,285 545,180",
    "polotsk": "150,345 275,320 415,350 395,420 440,490 450,545 290,510 235,455 195,400",
    "smolensk": "430,265 610,285 730,312 650,440 440,490 395,420 415,350",
    "volyn": "235,455 290,510 315,640 370,740 135,725 125,600 145,485",
    "kiev": "290,510 450,545 600,600 690,745 540,795 370,740 315,640",
    "chernigov": "730,312 790,300 800,385 795,560 600,600 450,545 440,490 650,440",
    "pereyaslavl": "600,600 795,560 850,625 830,710 690,745",
    "pskov": "80,150 240,90 275,320 150,345 70,300",
    "suzdal": "800,50 950,70 950,330 800,385 790,300",
    "galich": "135,725 370,740 540,795 565,845 420,895 215,905 105,820",
    "brest": "70,300 150,345 195,400 235,455 145,485 125,600 135,725 105,820 30,830 30,320",
    "murom": "800,385 950,330 950,640 850,625 795,560",
    "peresech": "30,830 105,820 215,905 420,895 565,845 600,930 580,970 30,970",
    "azov": "850,625 950,640 950,740 840,800 820,890 730,900 660,870 600,930 565,845 540,795 690,745 830,710",
}
_RIVERS: Final = (
    "650,440 440,490 450,545 600,600 690,745 705,812 760,880 775,897",  # the Dnieper
    "395,420 415,350 275,320 150,345 70,300",  # the Dvina
    "730,312 790,300 800,385 950,330",  # the Volga
    "135,725 370,740 540,795 565,845 600,930",  # the Dniester
)
# The grid is not laid evenly: the narrow regions of the west and the south get more room.
_X: Final = ((30, 0), (105, 84), (145, 118), (235, 196), (315, 264), (600, 512), (800, 676), (950, WIDTH))
_Y: Final = ((50, 0), (300, 172), (350, 208), (500, 318), (600, 394), (745, 508), (820, 555), (905, 596), (970, HEIGHT))


class Spot(NamedTuple):
    """Where things lie in a region: the name, the good, the figures (their middle, and how many fit side by side),
    and the first of the places for structures, which go on to the right or (`down`) below each other."""

    name: Point
    good: Point
    figures: Point
    wide: int
    slots: Point
    down: bool = False


# In units of the picture, from the map's corner.
SPOTS: Final = {
    "novgorod": Spot((240, 30), (264, 60), (346, 116), 5, (290, 47)),
    "rostov": Spot((478, 30), (500, 60), (574, 116), 5, (524, 47)),
    "polotsk": Spot((170, 232), (196, 260), (286, 306), 5, (216, 248)),
    "smolensk": Spot((378, 190), (394, 218), (464, 260), 6, (420, 206)),
    "volyn": Spot((140, 374), (152, 402), (194, 448), 4, (174, 390)),
    "kiev": Spot((292, 388), (306, 418), (396, 464), 6, (332, 406)),
    "chernigov": Spot((560, 288), (572, 314), (556, 356), 6, (592, 302)),
    "pereyaslavl": Spot((560, 408), (574, 434), (626, 480), 5, (600, 422)),
    "pskov": Spot((66, 92), (82, 120), (146, 164), 4, (106, 108)),
    "suzdal": Spot((684, 38), (694, 66), (738, 120), 3, (712, 54)),
    "galich": Spot((120, 522), (126, 547), (300, 556), 6, (152, 535)),
    "brest": Spot((10, 204), (26, 230), (56, 296), 3, (14, 352), True),
    "murom": Spot((690, 262), (698, 288), (742, 346), 3, (716, 276)),
    "peresech": Spot((16, 588), (28, 614), (266, 632), 8, (54, 602)),
    "azov": Spot((720, 446), (732, 472), (596, 556), 6, (712, 490)),
}


def place(x: float, y: float) -> Point:
    """A point of the grid, in units of the picture."""
    return _between(_X, x), _between(_Y, y)


def _between(knots: tuple[tuple[int, int], ...], value: float) -> float:
    (low, start), (high, end) = next(pair for pair in pairwise(knots) if value <= pair[1][0])
    return round(start + (value - low) * (end - start) / (high - low), 1)


# Hand-drawn lines


@lru_cache
def _edge(start: Point, end: Point) -> tuple[Point, ...]:
    """A line between two corners as a quill draws it: by turns corners and bends, the same from both sides."""
    if start > end:
        return _edge(end, start)[::-1]
    noise = int(start[0] * 31 + start[1] * 17 + end[0] * 13 + end[1] * 7) + 1
    (x0, y0), (x1, y1) = start, end
    length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    aside = ((y0 - y1) / length, (x1 - x0) / length)
    count = 2 * max(1, round(length / 42))
    points = [start]
    for number in range(1, count):
        noise = noise * 48271 % 2147483647
        off = (noise / 1073741823.5 - 1) * (4.6 if number % 2 else 2.2)
        share = number / count
        points.append((x0 + (x1 - x0) * share + aside[0] * off, y0 + (y1 - y0) * share + aside[1] * off))
    return (*points, end)


def _line(corners: list[Point]) -> str:
    path = [f"M{_pair(corners[0])}"]
    for start, end in pairwise(corners):
        points = _edge(start, end)
        for bend, to in zip(points[1::2], points[2::2], strict=True):
            path.append(f"Q{_pair(bend)} {_pair(to)}")
    return "".join(path)


def _pair(point: Point) -> str:
    return " ".join(f"{value:.1f}".removesuffix(".0") for value in point)


def _corners(text: str) -> list[Point]:
    return [place(*map(float, pair.split(","))) for pair in text.split()]


def _outline(text: str) -> str:
    corners = _corners(text)
    return _line([*corners, corners[0]]) + "Z"


OUTLINES: Final = {region: _outline(corners) for region, corners in _OUTLINES.items()}
RIVERS: Final = tuple(_line(_corners(corners)) for corners in _RIVERS)
