"""Where an answer lies on the board: the name of the piece that stands for it."""

from typing import Any

from prestol.games.xidit.state import TITANS
from prestol.table import Ask, Value


def spots(ask: Ask | None) -> dict[str, Value]:
    """For each piece that stands for an answer, that answer. What has no place on the board is left out."""
    if ask is None:
        return {}
    return {spot: option for option in (*ask.options, *ask.changes) if (spot := spot_of(ask, option))}


def spot_of(ask: Ask, option: Any) -> str:
    """The piece that stands for an answer; "" if there is none."""
    match ask.kind:
        case "city":
            return f"city-{option}"
        case "order" | "ready" if isinstance(option, int):
            return f"wheel-{ask.seat}-{option}"
        case "order":
            return f"order-{option}"
        case "ready":
            return f"ready-{ask.seat}"
        case "titan":
            return f"lair-{TITANS[option].marks}"
        case "spend":
            return f"unit-{ask.seat}-{option}"
        case "bard":
            return f"region-{option}"
        case "guild":
            return f"guild-{option}"
        case "neutral":
            return f"column-{option}"
    return ""
