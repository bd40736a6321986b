"""Where an answer lies on the board: the name of the piece that stands for it."""

from typing import Any

from prestol.games.huns.state import COLOURS
from prestol.table import Ask, Value


def spots(ask: Ask | None) -> dict[str, Value]:
    """For each piece that stands for an answer, that answer. What has no place on the board is left out."""
    if ask is None:
        return {}
    return {spot: option for option in ask.options if (spot := spot_of(ask, option))}


def spot_of(ask: Ask, option: Any) -> str:
    """The piece that stands for an answer; "" if there is none."""
    seat = ask.seat
    match ask.kind:
        case "die" | "reroll" | "bar":
            return f"die-{option}" if option in COLOURS else str(option)
        case "action" if option == "draw":
            return f"deck-{ask.about['colour']}"
        case "action" if option == "pillage":
            return f"supply-{ask.about['colour']}"
        case "deck":
            return f"deck-{option}"
        case "colour":
            return f"supply-{option}"
        case "cube":
            return f"batch-{option}"
        case "victim":
            return f"camp-{option}"
        case "wagon":
            return "wagon-deck" if option == "deck" else str(option)
        case "place" if isinstance(option, tuple):
            at, cube, *cell = option
            return odd_cell(seat, at, cube, cell[0]) if cell else free_cells(seat, at, cube)
        case "rob" | "lose" | "spare" | "burn":
            return robbed(option)
        case "break":
            return wagon_place(ask.about["seat_to"], option)
        case "swap-own":
            return wagon_place(seat, option)
        case "swap-for":
            return wagon_place(*option)
        case "window":
            return str(ask.about["card"])
        case "flee" | "exchange":
            return ""
        case _:
            return str(option)


def robbed(pick: tuple[Any, ...]) -> str:
    """The cubes of one colour that lie in one place and can be taken from there."""
    seat, where, colour, *cell = pick
    if where == "stash":
        return stash(seat, colour)
    if isinstance(where, str):
        return cubes_on_card(where, colour)
    return cubes_on_wagon(seat, where, colour, cell[0] if cell else colour)


def wagon_place(seat: int, at: int) -> str:
    return f"wagon-place-{seat}-{at}"


def free_cells(seat: int, at: int, colour: str) -> str:
    return f"cells-{seat}-{at}-{colour}"


def odd_cell(seat: int, at: int, cube: str, cell: str) -> str:
    return f"odd-{seat}-{at}-{cube}-{cell}"


def cubes_on_wagon(seat: int, at: int, cube: str, cell: str) -> str:
    return f"cubes-{seat}-{at}-{cube}-{cell}"


def cubes_on_card(card: str, colour: str) -> str:
    return f"cubes-{card}-{colour}"


def stash(seat: int, colour: str) -> str:
    return f"stash-{seat}-{colour}"
