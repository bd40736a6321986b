"""The land as it never changes: where cities, roads, regions and guilds lie in the picture."""

from math import atan2, cos, hypot, pi, sin
from typing import Any, Final, NamedTuple

from prestol.games.xidit.state import CITIES, LYRES, NUMBERS

LEFT: Final = 316
TOP: Final = 12
WIDTH: Final = 808
HEIGHT: Final = 876
_ACROSS: Final = 0.81
_DOWN: Final = 0.855
AROUND: Final = 53
"""How far from the middle of a city its heroes stand."""

Point = tuple[float, float]


def at(x: float, y: float) -> Point:
    """A point of the grid of 1000 by 1000, in the picture."""
    return round(LEFT + WIDTH / 2 + (x - 500) * _ACROSS, 1), round(TOP + 10 + y * _DOWN, 1)


class Road(NamedTuple):
    """A road from one city to another, bent towards `over`."""

    colour: str
    ends: tuple[int, int]
    over: Point


_MAP: Final[dict[str, Any]] = NUMBERS["map"]
CITY: Final = {city: at(_MAP["cities"][str(city)]["x"], _MAP["cities"][str(city)]["y"]) for city in CITIES}
GUILD: Final = {city: at(*_MAP["cities"][str(city)]["guild"]) for city in CITIES}


def _neighbours() -> dict[frozenset[int], int]:
    """How many regions lie along each road."""
    count: dict[frozenset[int], int] = {}
    for region in _MAP["regions"].values():
        cities = region["cities"]
        for one, other in zip(cities, [*cities[1:], cities[0]], strict=True):
            count[frozenset((one, other))] = count.get(frozenset((one, other)), 0) + 1
    return count


def _bent(one: int, other: int, outer: bool) -> Point:
    """The point towards which a road bends: outwards on the edge of the land, else to one side or the other."""
    (ax, ay), (bx, by) = CITY[one], CITY[other]
    mx, my = (ax + bx) / 2, (ay + by) / 2
    nx, ny = by - ay, ax - bx
    if outer:
        middle = at(505, 500)
        bend = 0.16 if nx * (mx - middle[0]) + ny * (my - middle[1]) > 0 else -0.16
    else:
        bend = 0.09 if (one * other) % 2 else -0.09
    x = min(max(mx + nx * bend, LEFT + 14), LEFT + WIDTH - 14)
    y = min(max(my + ny * bend, TOP + 14), TOP + HEIGHT - 14)
    return round(x, 1), round(y, 1)


_BETWEEN: Final = _neighbours()
ROAD: Final = [
    Road(colour, (one, other), _bent(one, other, _BETWEEN.get(frozenset((one, other)), 1) == 1))
    for colour, roads in _MAP["roads"].items()
    for one, other in roads
]
BY_ENDS: Final = {ends: road for road in ROAD for ends in (road.ends, road.ends[::-1])}
BY_COLOUR: Final = {(road.colour, city): road for road in ROAD for city in road.ends}


def curve(one: int, other: int) -> str:
    """The way from one city to another, as a path."""
    (ax, ay), (bx, by), (ox, oy) = CITY[one], CITY[other], BY_ENDS[one, other].over
    return f"M{ax} {ay}Q{ox} {oy} {bx} {by}"


def way(one: int, other: int, aside: float = 0, short: float = 0) -> str:
    """The same, so far to the right of the road and so much shorter at both ends."""
    (ax, ay), (bx, by), (ox, oy) = CITY[one], CITY[other], BY_ENDS[one, other].over
    length = hypot(bx - ax, by - ay)
    if short:
        cut = short / length
        start, end = along(one, other, cut), along(one, other, 1 - cut)
        ends, over = cut * (1 - cut), cut**2 + (1 - cut) ** 2
        ox, oy = ends * (ax + bx) + over * ox, ends * (ay + by) + over * oy
        (ax, ay), (bx, by) = start, end
    if aside:
        nx, ny = -(by - ay) / length * aside, (bx - ax) / length * aside
        ax, ay, bx, by, ox, oy = ax + nx, ay + ny, bx + nx, by + ny, ox + nx, oy + ny
    return f"M{ax:.1f} {ay:.1f}Q{ox:.1f} {oy:.1f} {bx:.1f} {by:.1f}"


def along(one: int, other: int, part: float, aside: float = 0) -> Point:
    """A point of that way: 0 at its beginning, 1 at its end."""
    (ax, ay), (bx, by), (ox, oy) = CITY[one], CITY[other], BY_ENDS[one, other].over
    p, q, r = (1 - part) ** 2, 2 * part * (1 - part), part**2
    length = hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length * aside, (bx - ax) / length * aside
    return round(p * ax + q * ox + r * bx + nx, 1), round(p * ay + q * oy + r * by + ny, 1)


def _field(cities: list[int]) -> str:
    """The outline of a region: the roads round it."""
    x, y = CITY[cities[0]]
    path = f"M{x} {y}"
    for one, other in zip(cities, [*cities[1:], cities[0]], strict=True):
        (ox, oy), (x, y) = BY_ENDS[one, other].over, CITY[other]
        path += f"Q{ox} {oy} {x} {y}"
    return path + "Z"


def _region(name: str, numbers: dict[str, Any]) -> dict[str, Any]:
    x, y = at(numbers["x"], numbers["y"])
    return {"name": name, "x": x, "y": y, "d": _field(numbers["cities"]), "lyre": LYRES[name]}


REGION: Final = {name: _region(name, numbers) for name, numbers in _MAP["regions"].items()}
DRAWN_ROADS: Final = [{"colour": road.colour, "d": curve(*road.ends), "ends": road.ends} for road in ROAD]


def _free_side(city: int, *others: float) -> float:
    """The direction from a city that is farthest from its roads, its guild and other directions, as an angle."""
    x, y = CITY[city]
    guild = (GUILD[city][0], GUILD[city][1] - 20)
    taken = [guild, *(road.over for road in ROAD if city in road.ends)]
    angles = [*others, *(atan2(ty - y, tx - x) for tx, ty in taken)]

    def room(angle: float) -> float:
        px, py = x + AROUND * cos(angle), y + AROUND * sin(angle)
        inside = LEFT + 22 < px < LEFT + WIDTH - 22 and TOP + 24 < py < TOP + HEIGHT - 24
        nearest = min(abs((angle - other + pi) % (2 * pi) - pi) for other in angles)
        on_words = any(abs(px - r["x"]) < 100 and -66 < py - r["y"] < 62 for r in REGION.values())
        return nearest - 10 * (not inside) - 2 * on_words

    return max((number * pi / 16 for number in range(32)), key=room)


SIDE: Final = {city: _free_side(city) for city in CITIES}
"""Where the heroes of a city stand."""
OTHER_SIDE: Final = {city: _free_side(city, SIDE[city]) for city in CITIES}
"""Where the orders planned for a city stand."""


def stand(city: int, number: int, count: int) -> Point:
    """Where the hero of this number stands of so many in a city."""
    return beside(city, number, count, AROUND)


def beside(city: int, number: int, count: int, far: float) -> Point:
    """A point so far from the city in the direction of that hero, on the map."""
    return towards(city, SIDE[city] + (number - (count - 1) / 2) * 0.46, far)


def towards(city: int, angle: float, far: float) -> Point:
    """A point so far from the city in a direction, on the map."""
    x, y = CITY[city]
    px = min(max(x + far * cos(angle), LEFT + 16), LEFT + WIDTH - 16)
    return round(px, 1), round(min(max(y + far * sin(angle), TOP + 22), TOP + HEIGHT - 20), 1)
