"""Raids: used once, then turned sideways; each scores, used or not."""

from typing import Any

from prestol.games.huns.cubes import (
    any_left,
    anything_on_wagons,
    gain,
    has_room,
    is_safe,
    on_wagons,
    refresh,
    rob,
    stocked,
)
from prestol.games.huns.moments import ANY_TIME, AT_ACTION, AT_DIE, AT_END, MAY_TAKE, PILLAGED
from prestol.games.huns.rules import begin_turn
from prestol.games.huns.state import CARDS, Huns
from prestol.table import PASS, Ask, Asking, power

Pick = tuple[Any, ...]


def spend(s: Huns, seat: int, raid: str) -> None:
    """Turn a raid sideways."""
    s.camps[seat].raids[raid] = False
    refresh(s, seat)
    s.tell("uses", seat, card=raid)


def choose_cubes(seat: int, card: str, cubes: list[Pick], count: int, same: int | None = None) -> Any:
    """Choose up to `count` cubes to rob, the first one for sure. `same`: all agree in so many of their first parts."""
    picks: list[Pick] = []
    left = cubes[:]
    while left and len(picks) < count:
        about = {"card": card, "left": count - len(picks)}
        pick = yield Ask(seat, "rob", tuple(dict.fromkeys(left)), optional=bool(picks), about=about)
        if pick is PASS:
            break
        picks.append(pick)
        left.remove(pick)
        if same is not None:
            left = [cube for cube in left if cube[:same] == pick[:same]]
    return picks


def cubes_on_wagons(s: Huns, seat: int) -> list[Pick]:
    return on_wagons(s, s.opponents(seat))


def wagons_to_rob(s: Huns, seat: int) -> bool:
    return anything_on_wagons(s, s.opponents(seat))


# Levy


@power("R01", *ANY_TIME, when=any_left)
def levy(s: Huns, seat: int) -> Asking:
    count = min(len(s.camps[seat].raids), CARDS["R01"]["most"])
    colour = yield Ask(seat, "colour", stocked(s), about={"card": "R01", "cubes": count})
    spend(s, seat, "R01")
    gain(s, seat, "R01", [colour] * count)


# Ambush


@power("R02", *ANY_TIME, when=wagons_to_rob)
def ambush(s: Huns, seat: int) -> Asking:
    picks = yield from choose_cubes(seat, "R02", cubes_on_wagons(s, seat), CARDS["R02"]["cubes"], same=1)
    spend(s, seat, "R02")
    rob(s, seat, picks, keep=len(picks))


# Bribe


def cubes_on_mercenaries(s: Huns, seat: int) -> list[Pick]:
    return [
        (other, card, cube)
        for other in s.opponents(seat)
        if not is_safe(s, other)
        for card, cubes in s.camps[other].mercenaries.items()
        for cube in cubes
    ]


def mercenaries_to_rob(s: Huns, seat: int) -> bool:
    for other in s.opponents(seat):  # noqa: SIM110 - a hot path
        if any(s.camps[other].mercenaries.values()) and not is_safe(s, other):
            return True
    return False


@power("R03", *ANY_TIME, when=mercenaries_to_rob)
def bribe(s: Huns, seat: int) -> Asking:
    picks = yield from choose_cubes(seat, "R03", cubes_on_mercenaries(s, seat), CARDS["R03"]["cubes"], same=2)
    spend(s, seat, "R03")
    rob(s, seat, picks, keep=len(picks))


# Broken Seal


def cubes_in_stashes(s: Huns, seat: int) -> list[Pick]:
    return [
        (other, "stash", colour)
        for other in s.opponents(seat)
        if not is_safe(s, other)
        for colour, count in s.camps[other].stash.items()
        for _ in range(count)
    ]


def stashes_to_rob(s: Huns, seat: int) -> bool:
    for other in s.opponents(seat):  # noqa: SIM110 - a hot path
        if any(s.camps[other].stash.values()) and not is_safe(s, other):
            return True
    return False


@power("R04", *ANY_TIME, when=stashes_to_rob)
def broken_seal(s: Huns, seat: int) -> Asking:
    picks = yield from choose_cubes(seat, "R04", cubes_in_stashes(s, seat), CARDS["R04"]["cubes"], same=3)
    spend(s, seat, "R04")
    rob(s, seat, picks, keep=len(picks))


# Feigned Retreat


def anothers_pillage(s: Huns, seat: int, who: int, colour: str, cubes: int, value: int) -> bool:
    return who != seat and cubes > 0 and has_room(s, seat, (colour,))


@power("R05", PILLAGED, when=anothers_pillage)
def feigned_retreat(s: Huns, seat: int, who: int, colour: str, cubes: int, value: int) -> Asking:
    about = {"card": "R05", "seat_by": who, "colour": colour, "cubes": cubes}
    if (yield Ask(seat, "window", ("use",), optional=True, about=about)) is PASS:
        return
    spend(s, seat, "R05")
    gain(s, seat, "R05", [colour] * cubes)


# Forced March


@power("R06", AT_END, when=lambda s, seat: s.dice and MAY_TAKE(s, seat, True))
def forced_march(s: Huns, seat: int) -> Asking | None:
    spend(s, seat, "R06")
    return begin_turn(s, seat)


# Double Spoils


@power("R07", AT_DIE, AT_ACTION, when=lambda s, seat: s.turn.times == 1)
def double_spoils(s: Huns, seat: int) -> None:
    spend(s, seat, "R07")
    s.turn.times = CARDS["R07"]["times"]


# Stolen Cart


def carts_to_swap(s: Huns, seat: int) -> dict[int, list[tuple[int, int]]]:
    """For each of the seat's wagon places, the wagons of opponents for which its wagon can be swapped."""
    wagons = [
        (other, at, wagon.load)
        for other in s.opponents(seat)
        for at, wagon in enumerate(s.camps[other].wagons)
        if wagon is not None
    ]
    found = {}
    for at, wagon in enumerate(s.camps[seat].wagons):
        if wagon is not None:
            most = wagon.load + CARDS["R08"]["more"]
            swaps = [(other, place) for other, place, cubes in wagons if cubes <= most]
            if swaps:
                found[at] = swaps
    return found


@power("R08", *ANY_TIME, when=carts_to_swap)
def stolen_cart(s: Huns, seat: int) -> Asking:
    swaps = carts_to_swap(s, seat)
    mine = yield Ask(seat, "swap-own", tuple(swaps), about={"card": "R08"})
    other, theirs = yield Ask(seat, "swap-for", swaps[mine], about={"card": "R08", "place": mine + 1})
    spend(s, seat, "R08")
    own, others = s.camps[seat].wagons, s.camps[other].wagons
    own[mine], others[theirs] = others[theirs], own[mine]
    s.tell("swaps", seat, seat_from=other, card="R08", place=mine + 1, place_from=theirs + 1)


# Rich Village


@power("R09", *ANY_TIME, when=any_left)
def rich_village(s: Huns, seat: int) -> Asking:
    choice = stocked(s)
    gained: list[str] = []
    while choice and len(gained) < CARDS["R09"]["cubes"]:
        colour = yield Ask(seat, "colour", tuple(choice), about={"card": "R09", "cubes": 1})
        gained.append(colour)
        choice.remove(colour)
    spend(s, seat, "R09")
    gain(s, seat, "R09", gained)


# Arson


@power("R10", *ANY_TIME, when=wagons_to_rob)
def arson(s: Huns, seat: int) -> Asking:
    left = cubes_on_wagons(s, seat)
    picks: list[Pick] = []
    while left and len(picks) < CARDS["R10"]["cubes"]:
        about = {"card": "R10", "left": CARDS["R10"]["cubes"] - len(picks)}
        pick = yield Ask(seat, "rob", tuple(dict.fromkeys(left)), optional=bool(picks), about=about)
        if pick is PASS:
            break
        picks.append(pick)
        left.remove(pick)
        if sum(1 for other in picks if other[:2] == pick[:2]) == CARDS["R10"]["per_wagon"]:
            left = [cube for cube in left if cube[:2] != pick[:2]]
    spend(s, seat, "R10")
    rob(s, seat, picks, keep=CARDS["R10"]["keep"])


# Pincers


@power("R11", *ANY_TIME, when=lambda s, seat: any_left(s) or wagons_to_rob(s, seat))
def pincers(s: Huns, seat: int) -> Asking:
    picks = yield from one_from_each(s, seat, "R11", CARDS["R11"]["opponents"])
    gains: tuple[str, ...] = ()
    if stocked(s):
        colour = yield Ask(seat, "colour", stocked(s), about={"card": "R11", "cubes": CARDS["R11"]["gain"]})
        gains = (colour,) * CARDS["R11"]["gain"]
    spend(s, seat, "R11")
    rob(s, seat, picks, len(picks), gains)


def one_from_each(s: Huns, seat: int, card: str, opponents: int) -> Any:
    """Choose the cubes of the card's number from a wagon of each of so many opponents."""
    picks: list[Pick] = []
    left = cubes_on_wagons(s, seat)
    for _ in range(opponents):
        mine = left
        for _ in range(CARDS[card]["cubes"]):
            if mine:
                pick = yield Ask(seat, "rob", tuple(dict.fromkeys(mine)), about={"card": card, "left": 1})
                picks.append(pick)
                mine.remove(pick)
                mine = [cube for cube in mine if cube[:2] == pick[:2]]
                left = [cube for cube in left if cube[0] != pick[0]]
    return picks


# Great Raid


@power("R12", *ANY_TIME, when=wagons_to_rob)
def great_raid(s: Huns, seat: int) -> Asking:
    picks = yield from one_from_each(s, seat, "R12", s.players - 1)
    spend(s, seat, "R12")
    rob(s, seat, picks, keep=len(picks))
