"""What an answer means, as a message and its arguments: said by what it will bring about."""

from typing import Any

from prestol.games.xidit.forecast import Path, Stop, forecast
from prestol.games.xidit.orders import listed
from prestol.games.xidit.rewards import room_for_storeys
from prestol.games.xidit.state import GUILD, NEUTRAL_WORTH, RANK, TILES, TITANS, Xidit, game
from prestol.table import Ask, Value

Label = tuple[str, dict[str, Any]]


@game.hook
def label(s: Xidit, ask: Ask, option: Value) -> Label | None:
    seat, about = ask.seat, ask.about
    match ask.kind:
        case "city":
            return at_city(s, option)
        case "order" | "ready":
            return wheel(s, seat, about["wheel"], about["orders"], option)
        case "titan":
            return "option-titan", {"titan": option, **prizes(option)}
        case "spend":
            return "option-spend", {"unit": option, "count": s.lords[seat].units[RANK[option]]}
        case "reward":
            return reward(s, seat, about, option)
        case "bard":
            return "option-bard", {"region": option, "bards": s.lords[seat].bards.get(option, 0)}
        case "guild":
            return "option-guild", {"city": option, "height": s.guilds[option][1] + 1, "most": GUILD}
        case "neutral":
            step = s.neutral[option]
            return "option-neutral", {"column": option, "step": step + 1, "points": NEUTRAL_WORTH[option][step]}
        case "show":
            return "option-show", {"unit": about["unit"], "units": option}
    return None


def at_city(s: Xidit, city: int) -> Label:
    """A city with what lies there."""
    if city in s.recruits:
        return "option-city-recruits", {"city": city, "unit_all": listed(s.recruits[city])}
    if city in s.threats:
        tile = s.threats[city]
        return "option-city-threat", {"city": city, "tile": tile, "unit_all": listed(TILES[tile].needs)}
    return "option-city", {"city": city}


def wheel(s: Xidit, seat: int, number: int, orders: tuple[str, ...], option: Value) -> Label:
    """An order for a wheel; another wheel with what it does so far; or that all may be opened."""
    if option == "ready":
        return "option-ready", {}
    if isinstance(option, int):
        stop = forecast(s, seat, orders)[option - 1]
        return "option-wheel", {"wheel": option, "order": orders[option - 1], "what": stop.what, **told(stop)}
    return order(s, seat, orders[: number - 1], option)


def order(s: Xidit, seat: int, before: tuple[str, ...], option: str) -> Label:
    """Where an order would lead after those before it, if nobody else stirred."""
    path = Path(s, seat)
    for earlier in before:
        path.follow(earlier)
    stop = path.follow(option)
    about: dict[str, Any] = {"order": option, **told(stop)}
    if stop.what == "move":
        units = path.recruits.get(stop.city)
        if units is not None:
            return "option-order-to-recruits", {**about, "unit_all": listed(units)}
        if stop.city in path.threats:
            tile = path.threats[stop.city]
            return "option-order-to-threat", {**about, "tile": tile, "unit_all": listed(TILES[tile].needs)}
    if stop.tile:
        about["unit_all"] = listed(TILES[stop.tile].needs)
    return f"option-order-{stop.what}", about


def told(stop: Stop) -> dict[str, Any]:
    """What is told of where an order leads."""
    about: dict[str, Any] = {"city": stop.city, "rivals": len(stop.rivals)}
    if stop.unit:
        about["unit"] = stop.unit
    if stop.tile:
        about["tile"] = stop.tile
    return about


def prizes(titan: str) -> dict[str, int]:
    found = TITANS[titan]
    return {"units": found.marks, "gold": found.gold, "bards": found.bards, "storeys": found.storeys}


def reward(s: Xidit, seat: int, about: dict[str, Any], pair: tuple[str, ...]) -> Label:
    """Two rewards; of bards and storeys as many as there are and find room."""
    bards = min(about["bards"], s.lords[seat].bards_left)
    storeys = min(about["storeys"], room_for_storeys(s, seat, about["city"]))
    return f"option-reward-{'-'.join(pair)}", {"gold": about["gold"], "bards": bards, "storeys": storeys}
