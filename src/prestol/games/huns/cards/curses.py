"""Curses: harm the camp they lie in until all their cells are full."""

from prestol.games.huns.cubes import lift_off, loads_of
from prestol.games.huns.moments import (
    CURSE_PLAYED,
    DICE_OPEN,
    DRAW_COUNT,
    HINDERED,
    LAST_CURSES,
    MAY_TAKE,
    PILLAGE_VALUE,
    PLACE_OPEN,
    TRIBUTE,
    TURN_STARTS,
)
from prestol.games.huns.state import CARDS, PLACES, Curse, Huns, game
from prestol.table import Ask, Asking, power

# Lame Horses


@power("C01", PILLAGE_VALUE)
def lame_horses(s: Huns, seat: int, value: int) -> int:
    return int(max(value - CARDS["C01"]["minus"], min(value, CARDS["C01"]["at_least"])))


# Plague


@power("C02", TURN_STARTS, when=lambda s, seat: any(wagon and wagon.load for wagon in s.camps[seat].wagons))
def plague(s: Huns, seat: int) -> Asking:
    for _ in range(CARDS["C02"]["cubes"]):
        cubes = loads_of(s, seat)
        if cubes:
            pick = yield Ask(seat, "lose", tuple(dict.fromkeys(cubes)), about={"card": "C02"})
            lift_off(s, pick)
            s.supply[pick[2]] += 1
            s.tell("loses", seat, card="C02", colour=pick[2])


# Broken Axle


def axle_breaks(s: Huns, seat: int, by: int, victim: int, curse: str, fled: bool) -> bool:
    return seat == victim and curse == "C03" and not fled


@power("C03", CURSE_PLAYED, when=axle_breaks)
def broken_axle(s: Huns, seat: int, by: int, victim: int, curse: str, fled: bool) -> None:
    s.then(break_axle, by, victim)


@game.step
def break_axle(s: Huns, by: int, victim: int) -> Asking:
    """Whoever played the curse picks the place."""
    places = tuple(range(len(s.camps[victim].wagons)))
    at = yield Ask(by, "break", places, about={"card": "C03", "seat_to": victim})
    curses = s.camps[victim].curses
    curses["C03"] = Curse(curses["C03"].cubes, curses["C03"].by, at)
    s.tell("breaks", by, card="C03", seat_to=victim, place=at + 1)


@power("C03", PLACE_OPEN)
def axle_is_broken(s: Huns, seat: int, is_open: bool, place: int) -> bool:
    return is_open and s.camps[seat].curses["C03"].place != place


# Steppe Fog


@power("C04", DRAW_COUNT)
def steppe_fog(s: Huns, seat: int, count: int) -> int:
    return int(min(count, CARDS["C04"]["cards"]))


# Desertion, Rust, Faint Heart


@power("C05", HINDERED)
def desertion(s: Huns, seat: int, decks: tuple[str, ...]) -> tuple[str, ...]:
    return (*decks, "green")


@power("C06", HINDERED)
def rust(s: Huns, seat: int, decks: tuple[str, ...]) -> tuple[str, ...]:
    return (*decks, "blue")


@power("C07", HINDERED)
def faint_heart(s: Huns, seat: int, decks: tuple[str, ...]) -> tuple[str, ...]:
    return (*decks, "red")


@power("C06", PLACE_OPEN)
def rust_on_the_cart(s: Huns, seat: int, is_open: bool, place: int) -> bool:
    return is_open and place < PLACES


# Discord: it forbids before Evil Omen, which gives way to it


@power("C11", TURN_STARTS, when=lambda s, seat: len(s.dice) >= CARDS["C11"]["dice"])
def discord(s: Huns, seat: int) -> None:
    s.then(name_a_die, (seat - 1) % s.players, seat)


@game.step
def name_a_die(s: Huns, by: int, seat: int) -> Asking:
    """The player on the right names a die that may not be taken."""
    s.turn.barred = yield Ask(by, "bar", tuple(s.dice), about={"card": "C11", "seat_to": seat})
    s.tell("bars", by, card="C11", seat_to=seat, colour=s.turn.barred)


@power("C11", DICE_OPEN)
def barred_die(s: Huns, seat: int, dice: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(colour for colour in dice if colour != s.turn.barred)


# Evil Omen


@power("C08", DICE_OPEN)
def evil_omen(s: Huns, seat: int, dice: tuple[str, ...]) -> tuple[str, ...]:
    lower = tuple(colour for colour in dice if s.dice[colour] != CARDS["C08"]["value"])
    return lower or dice


# Tribute


@power("C09", TRIBUTE)
def tribute(s: Huns, seat: int, share: tuple[int, int], cubes: int) -> tuple[int, int]:
    if cubes < CARDS["C09"]["at_least"]:
        return share
    return s.camps[seat].curses["C09"].by, min(cubes, CARDS["C09"]["cubes"])


# Ancestors' Wrath


@power("C10", LAST_CURSES)
def ancestors_wrath(s: Huns, seat: int, points: int) -> int:
    return points - s.players


# Mired Road


@power("C12", MAY_TAKE)
def mired_road(s: Huns, seat: int, may: bool) -> bool:
    return may and s.turns[seat] < CARDS["C12"]["dice"]
