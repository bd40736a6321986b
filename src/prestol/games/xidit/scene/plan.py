"""The plan of the viewer on the map: the way that the wheels set so far would lead, and what the next wheel offers."""

from typing import Any, Final

from prestol.games.xidit.forecast import Stop, forecast
from prestol.games.xidit.scene import land
from prestol.games.xidit.scene.look import Look
from prestol.games.xidit.state import NUMBERS, ORDERS

WHEELS: Final[int] = NUMBERS["year"]["orders"]
LOST: Final = ("no-road", "recruited", "lacks", "nothing")
DOUBTFUL: Final = ("titan", "next-threat", "next-recruits")
STEP_ASIDE: Final = 7


def drafted(eye: Look) -> tuple[str, ...] | None:
    """The viewer's wheels, as far as they are set; None when no wheels are being set."""
    if eye.ask is None or eye.ask.kind not in ("order", "ready"):
        return None
    orders: tuple[str, ...] = tuple(eye.ask.about["orders"])
    return orders


def turning(eye: Look) -> int:
    """The number of the wheel that the viewer turns now; 0 for none."""
    return eye.ask.about["wheel"] if eye.ask is not None and drafted(eye) is not None else 0


def planned(eye: Look) -> list[Stop]:
    """Where these would lead if nobody else stirred."""
    orders = drafted(eye)
    return forecast(eye.s, eye.seat, orders) if orders and any(orders) and eye.seat is not None else []


def sign(eye: Look, stop: Stop) -> str:
    """The mark of an order that will be lost, or that depends on others."""
    if stop.what in LOST:
        return "!"
    return "?" if stop.what in DOUBTFUL or stop.rivals else ""


def path(eye: Look, stops: list[Stop]) -> dict[str, Any] | None:
    """The ways and the numbered orders along them."""
    if not stops or eye.seat is None:
        return None
    city = eye.s.lords[eye.seat].hero
    ways: list[str] = []
    marks: list[dict[str, Any]] = []
    passed: dict[frozenset[int], int] = {}
    stayed: dict[int, int] = {}
    for number, stop in enumerate(stops, 1):
        if stop.what == "unset":
            continue
        if stop.what == "move":
            ends = frozenset((city, stop.city))
            times = passed[ends] = passed.get(ends, 0) + 1
            aside = STEP_ASIDE if times == 1 else STEP_ASIDE + 5.0 * (times - 1)
            ways.append(land.way(city, stop.city, aside))
            x, y = land.along(city, stop.city, 0.5, aside + 5)
            city = stop.city
        else:
            times = stayed[city] = stayed.get(city, 0) + 1
            x, y = land.towards(city, land.OTHER_SIDE[city] + 0.4 * (times - 1), 57)
        marks.append({"x": x, "y": y, "number": number, "sign": sign(eye, stop), "label": stop_words(eye, stop)})
    return {"seat": eye.seat, "ways": ways, "marks": marks, "label": eye.say("picture-orders", seat=eye.seat)}


def stop_words(eye: Look, stop: Stop, *, rivals: bool = True) -> str:
    """What an order is expected to do, in a few words; and who could be there first."""
    about: dict[str, Any] = {"city": stop.city}
    if stop.unit:
        about["unit"] = stop.unit
    if stop.tile:
        about["tile"] = stop.tile
    said = eye.say(f"picture-stop-{stop.what}", **about)
    if not stop.rivals or not rivals:
        return said
    return f"{said} ({eye.say('picture-rivals', items=', '.join(map(eye.name, stop.rivals)))})"


def offers(eye: Look) -> list[dict[str, Any]]:
    """What the wheel can be set to: an icon for each order, and on the map where it would lead."""
    orders, wheel = drafted(eye), turning(eye)
    if orders is None or not wheel or eye.ask is None or not eye.ask.options or eye.seat is None:
        return []
    stops = forecast(eye.s, eye.seat, orders[: wheel - 1])
    city = stops[-1].city if stops else eye.s.lords[eye.seat].hero
    found = []
    for order in ORDERS:
        offer = {"order": order, "way": "", "city": None, "r": 0, "label": eye.say(f"order-{order}.cap")}
        road = land.BY_COLOUR.get((order, city))
        if road is not None:
            end = road.ends[1] if road.ends[0] == city else road.ends[0]
            offer |= {"way": land.way(city, end, 0, 44), "city": land.CITY[end], "r": around(eye, end)}
        elif order == "action":
            offer |= {"city": land.CITY[city], "r": around(eye, city)}
        found.append({**offer, **eye.piece(f"order-{order}", f"order-{order}")})
    return found


def around(eye: Look, city: int) -> int:
    """How big a ring goes round a city, with or without a tile."""
    return 43 if city in eye.s.recruits or city in eye.s.threats else 26


def now(eye: Look, seat: int) -> dict[str, Any] | None:
    """The order that a hero has carried out last in this year; `newest` is the last of all."""
    s = eye.s
    lord = s.lords[seat]
    if not lord.orders or not lord.done or s.shown or s.points:
        return None
    order = lord.orders[lord.done - 1]
    most = max(other.done for other in s.lords)
    return {
        "newest": seat == [other for other in s.from_first() if s.lords[other].done == most][-1],
        "order": order,
        "number": lord.done,
        "label": eye.say("picture-now", seat=seat, number=lord.done, order=order),
    }
