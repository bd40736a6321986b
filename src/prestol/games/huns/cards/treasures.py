"""Treasures: no effect in play, points at the end if the condition is met."""

from collections.abc import Callable

from prestol.games.huns.moments import TREASURE
from prestol.games.huns.state import CARDS, Camp, Huns
from prestol.table import power


def treasure(card: str) -> Callable[[Callable[[Camp, int], bool]], Callable[[Camp, int], bool]]:
    """Register a condition on one's own camp, told the card's number."""

    def registered(condition: Callable[[Camp, int], bool]) -> Callable[[Camp, int], bool]:
        @power(card, TREASURE)
        def met(s: Huns, seat: int, _: bool) -> bool:
            return condition(s.camps[seat], CARDS[card].get("at_least", 0))

        return condition

    return registered


@treasure("T01")
def golden_cup(camp: Camp, at_least: int) -> bool:
    return len(camp.equipment) >= at_least


@treasure("T02")
def roman_eagle(camp: Camp, at_least: int) -> bool:
    return len(camp.raids) >= at_least


@treasure("T03")
def silver_torque(camp: Camp, at_least: int) -> bool:
    return sum(camp.full(card) for card in camp.mercenaries) >= at_least


@treasure("T04")
def shamans_mask(camp: Camp, at_least: int) -> bool:
    return not any(curse.fled or camp.curse_works(card) for card, curse in camp.curses.items())


@treasure("T05")
def bead_necklace(camp: Camp, at_least: int) -> bool:
    return all(count >= at_least for count in camp.stash.values())


# Sapphire, Ruby, Emerald, Onyx, Amber: the most cubes of a colour


def gem(card: str) -> None:
    colour, at_least = CARDS[card]["colour"], CARDS[card]["at_least"]

    @power(card, TREASURE)
    def most_of_it(s: Huns, seat: int, _: bool) -> bool:
        mine = s.camps[seat].stash[colour]
        return bool(mine >= at_least) and all(s.camps[other].stash[colour] <= mine for other in s.opponents(seat))


for each in ("T06", "T07", "T08", "T09", "T10"):
    gem(each)


@power("T11", TREASURE)
def khans_seal(s: Huns, seat: int, _: bool) -> bool:
    mine = len(s.camps[seat].dispatched)
    return bool(mine >= CARDS["T11"]["at_least"]) and all(
        len(s.camps[other].dispatched) <= mine for other in s.opponents(seat)
    )


@power("T12", TREASURE)
def persian_carpet(s: Huns, seat: int, _: bool) -> bool:
    return len({wagon.partition("-")[0] for wagon in s.camps[seat].dispatched}) >= int(CARDS["T12"]["kinds"])
