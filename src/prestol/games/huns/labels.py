"""What an answer means, as a message and its arguments: said by what it will bring about."""

from typing import Any

from prestol.games.huns.cubes import has_room
from prestol.games.huns.moments import ACTION_STARTS, DRAW_ANYWHERE, TRIBUTE
from prestol.games.huns.rules import cards_due, cubes_due, sources
from prestol.games.huns.state import CARDS, CELLS, ROOM, Huns, deck_of, game
from prestol.table import Ask, Value

Label = tuple[str, dict[str, Any]]

USING = ("die", "action", "end", "play", "place")
"""The questions among whose options are cards that may be used now."""


@game.hook
def label(s: Huns, ask: Ask, option: Value) -> Label | None:
    seat, about = ask.seat, ask.about
    if ask.kind in USING and option in s.working[seat] and option not in s.camps[seat].curses:
        return use(s, seat, option)
    match ask.kind:
        case "die":
            return "option-take-die", {"colour": option, "value": s.dice[option]}
        case "reroll" | "bar":
            return "option-die", {"colour": option, "value": s.dice[option]}
        case "action":
            return draw(s, seat) if option == "draw" else pillage(s, seat)
        case "deck":
            return "option-deck", {"deck": option, "cards": cards_due(s, seat, option)}
        case "play" | "play-more":
            return "option-play", {"card": option, "deck": deck_of(option)}
        case "under" | "upright":
            return "option-card", {"card": option, "deck": deck_of(option)}
        case "victim":
            return "option-seat", {"seat_to": option}
        case "flee":
            return f"option-{option}", {"cells": ROOM[about["card"]]}
        case "place" if isinstance(option, tuple):
            return load(s, seat, *option)
        case "place":
            return fill(s, seat, option, len(s.batches[-1].cubes))
        case "soothe":
            return fill(s, seat, option, CARDS[about["card"]]["cubes"])
        case "cube":
            return "option-cube", {"colour": option}
        case "colour" if "card_to" in about:
            return "option-cube", {"colour": option}
        case "colour":
            return "option-gain", {"colour": option, "cubes": min(about["cubes"], s.supply[option])}
        case "window":
            colour = about["colour"]
            return "option-repeat", {"colour": colour, "cubes": min(about["cubes"], s.supply[colour])}
        case "wagon" if option == "deck":
            return "option-top-wagon", {}
        case "wagon":
            return "option-wagon", {"kind": option.partition("-")[0], "colour_all": CELLS[option]}
        case "rob" | "spare" | "burn" | "lose":
            return cube(s, seat, *option)
        case "exchange":
            return "option-exchange", {"colour_give": option[0], "colour_get": option[1]}
        case "swap-own":
            return wagon(s, seat, seat, option)
        case "swap-for":
            return wagon(s, seat, *option)
        case "break":
            return wagon(s, seat, about["seat_to"], option)
    return None


def use(s: Huns, seat: int, card: str) -> Label:
    """Use a card: the numbers of its effect, and those that depend on the position."""
    numbers = CARDS[card]
    about = {"card": card, **numbers}
    if card == "E03":
        about["value"] = min(s.turn.value + numbers["plus"], numbers["most"])
    elif card == "R01":
        about["cubes"] = min(len(s.camps[seat].raids), numbers["most"])
    return f"use-{card}", about


def draw(s: Huns, seat: int) -> Label:
    """How many cards, and which cards of the camp act before."""
    first = tuple(ACTION_STARTS.ready(s, seat, "draw"))
    decks = sources(s, seat)
    if DRAW_ANYWHERE(s, seat, False) and decks != [s.turn.die]:
        cards = max(cards_due(s, seat, deck) for deck in decks)
        return "option-draw-anywhere", {"cards": cards, "card_all": first}
    deck = s.turn.die
    return "option-draw", {"deck": deck, "cards": cards_due(s, seat, deck), "card_all": first}


def pillage(s: Huns, seat: int) -> Label:
    """How many cubes, how many of them are tribute, and whether there is any room for them."""
    colour = s.turn.die
    cubes = min(cubes_due(s, seat)[1], s.supply[colour])
    to, share = TRIBUTE(s, seat, (seat, 0), cubes)
    first = tuple(ACTION_STARTS.ready(s, seat, "pillage"))
    about = {"colour": colour, "cubes": cubes, "card_all": first, "share": share, "seat_to": to}
    if not cubes:
        return "option-pillage-none", about
    return "option-pillage" if first or has_room(s, seat, (colour,)) else "option-pillage-no-room", about


def load(s: Huns, seat: int, at: int, colour: str, cell: str = "") -> Label:
    """A cube onto a wagon, which leaves if that is the last one."""
    wagon = s.camps[seat].wagons[at]
    assert wagon is not None
    about = {"place": at + 1, "kind": wagon.kind, "colour": colour, "free": len(wagon.free)}
    if cell:
        return "option-load-odd", {**about, "colour_cell": cell}
    return "option-load", about


def fill(s: Huns, seat: int, card: str, cubes: int) -> Label:
    """Cubes onto a mercenary or a curse: how full it will be."""
    camp = s.camps[seat]
    there = camp.mercenaries[card] if card in camp.mercenaries else camp.curses[card].cubes
    on = min(len(there) + cubes, ROOM[card])
    about = {"card": card, "deck": deck_of(card), "on": on, "cells": ROOM[card]}
    return "option-fill" if on < ROOM[card] else "option-fill-up", about


def cube(s: Huns, seat: int, owner: int, where: Any, colour: str, cell: str = "") -> Label:
    """A cube where it lies in somebody's camp."""
    about: dict[str, Any] = {"colour": colour, "seat_from": owner}
    if where == "stash":
        message = "option-cube-in-stash"
    elif isinstance(where, str):
        message, about["card_from"] = "option-cube-on-card", where
    else:
        stands = s.camps[owner].wagons[where]
        assert stands is not None
        message = "option-cube-odd" if cell else "option-cube-on-wagon"
        about.update(place=where + 1, kind=stands.kind, colour_cell=cell)
    return (f"{message}.own" if owner == seat else message), about


def wagon(s: Huns, seat: int, owner: int, at: int) -> Label:
    """A wagon with what lies on it."""
    there = s.camps[owner].wagons[at]
    about: dict[str, Any] = {"seat_from": owner, "place": at + 1}
    if there is None:
        return "option-no-wagon", about
    cubes = tuple(colour for colour in there.cubes if colour)
    about |= {"kind": there.kind, "colour_all": cubes, "cells": len(there.cells)}
    return ("option-wagon-at.own" if owner == seat else "option-wagon-at"), about
