"""What one game leaves to the next (8.7, 8.8): a chronicle, plain data that can be kept as JSON."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from prestol.games.oath.state import (
    CARDS,
    COLORS,
    OATHS,
    PLACES,
    PLACES_OF,
    RELICS,
    RELIQUARY,
    RUINED,
    SITES,
    SUITS,
    VISIONS,
)
from prestol.table import Refused

UPPER, MIDDLE = (10, 2), (15, 3)
"""Denizens and visions of the upper parts of a world deck (8.8)."""
ZONES: Final = [(sum(UPPER), UPPER[1]), (sum(MIDDLE), MIDDLE[1])]
FEWEST: Final = UPPER[0] + MIDDLE[0]
"""Denizens that a world deck has at least."""
LEAVERS: Final = 6
"""Cards that are driven out (8.5)."""
BY_CHANCE: Final = ""
"""A site that is dealt from the deck of sites when the next game begins."""


class Land(Struct, frozen=True, forbid_unknown_fields=True):
    """A place on the map. cards: denizens and edifices; relics: face down. Nothing lies at a facedown site."""

    site: str = BY_CHANCE
    up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


class Chronicle(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a game begins with.

    boards: the sides of the exiles' boards by colour, "exile" or "citizen". land: the map, from the top of the Cradle
    to the bottom of the Hinterland. world, relics: the decks, top first; a world deck without visions is built anew
    (8.8) when the game begins. dispossessed: denizens that have been driven out.

    What is left to the chance of the game that begins: suit, of which three cards join the world deck (8.4; "": none
    do); discards, six of which are dispossessed (8.5); treasures, the relics that come onto the relic deck (8.6.3).
    """

    oath: str
    boards: Mapping[str, str] = {}
    land: tuple[Land, ...]
    world: tuple[str, ...]
    relics: tuple[str, ...]
    dispossessed: tuple[str, ...] = ()
    suit: str = ""
    discards: tuple[str, ...] = ()
    treasures: tuple[str, ...] = ()

    @property
    def built(self) -> bool:
        """The visions lie in the world deck already."""
        return any(card in VISIONS for card in self.world)

    @property
    def zones(self) -> list[tuple[int, int]]:
        """What everybody knows of the world deck, from its top: how many cards, and how many visions among them."""
        return [*ZONES, (len(self.world) - sum(count for count, _ in ZONES), 0)]


def read_chronicle(start: Any) -> Chronicle | None:
    """A chronicle, or the plain data of one; None if it is something else. Refuses what no game can have left."""
    if isinstance(start, Mapping) and "land" in start:
        try:
            start = msgspec.convert(start, type=Chronicle)
        except msgspec.ValidationError as error:
            raise Refused("this is not a chronicle of oath: {why}", "chronicle", why=error) from None
    if not isinstance(start, Chronicle):
        return None
    fault = next(faults(start), None)
    if fault is not None:
        raise Refused("no game can begin with this chronicle: {why}", "chronicle-start", why=fault)
    return start


def faults(kept: Chronicle) -> Iterator[str]:
    """What is wrong with it, one after the other."""
    if kept.oath not in OATHS:
        yield f"the oath is {', '.join(OATHS)}, not {kept.oath!r}"
    for color, side in kept.boards.items():
        if color not in COLORS[1:]:
            yield f"the boards are {', '.join(COLORS[1:])}, not {color!r}"
        if side not in ("exile", "citizen"):
            yield f"a board lies on its exile or its citizen side, not on {side!r}"
    yield from faults_of_land(kept.land)
    sites = [place.site for place in kept.land if place.site != BY_CHANCE]
    yield from doubled("site", sites, SITES)
    cards = [*kept.world, *kept.dispossessed, *kept.discards, *(card for place in kept.land for card in place.cards)]
    yield from doubled("card", [card.removesuffix(RUINED) for card in cards], CARDS)
    relics = [*kept.relics, *kept.treasures, *(relic for place in kept.land for relic in place.relics)]
    yield from doubled("relic", relics, RELICS)
    if missing := [relic for relic in RELICS if relic not in relics]:
        yield f"the relic {missing[0]!r} is neither in the deck nor at a site"
    needed = len(RELIQUARY) + sum(relics_due(place) for place in kept.land)
    if (there := len(kept.relics) + len(kept.treasures)) < needed:
        yield f"the relic deck has {there} cards; the reliquary and the faceup sites need {needed}"
    yield from faults_of_world(kept)


def relics_due(place: Land) -> int:
    """How many relics a site still gets, at the most, when the game begins."""
    if not place.up:
        return 0
    sites = [SITES[place.site]] if place.site in SITES else SITES.values()
    return max(0, max(site.relics for site in sites) - len(place.relics))


def faults_of_land(land: tuple[Land, ...]) -> Iterator[str]:
    """The sites, and what lies there."""
    if len(land) != len(PLACES) or not all(any(land[at].up for at in places) for places in PLACES_OF.values()):
        yield f"the map has {len(PLACES)} sites, and in each region one that lies face up"
    for place in land:
        if place.site not in (BY_CHANCE, *SITES):
            yield f"there is no site {place.site!r} in Oath"
        elif (place.cards or place.relics) and (not place.up or place.site == BY_CHANCE):
            yield "cards and relics lie at faceup sites only"
        elif place.cards and len(place.cards) > (room := max(1, SITES[place.site].room)):
            yield f"{place.site!r} has room for {room} cards, not for {len(place.cards)}"
        for card in place.cards:
            if card in CARDS and (CARDS[card].kind not in ("denizen", "edifice") or CARDS[card].only == "adviser"):
                yield f"{card!r} cannot lie at a site"


def faults_of_world(kept: Chronicle) -> Iterator[str]:
    """The world deck: denizens, and the visions where 8.8 puts them or not at all."""
    if kept.suit and kept.suit not in SUITS:
        yield f"the suit is {', '.join(SUITS)}, not {kept.suit!r}"
    if kept.built and (kept.suit or kept.discards):
        yield "cards join and leave the world deck before the visions are dealt to it (8.4, 8.5, 8.8)"
    for card in (*kept.world, *kept.dispossessed, *kept.discards):
        if CARDS[card].kind != "denizen" and (card not in VISIONS or card not in kept.world):
            yield f"{card!r} lies in no deck"
    denizens = len([card for card in kept.world if card not in VISIONS]) + max(0, len(kept.discards) - LEAVERS)
    if denizens < FEWEST:
        yield f"the world deck has {FEWEST} denizens at least, not {denizens}"
    if kept.built:
        at = 0
        for count, visions in kept.zones:
            if sum(card in VISIONS for card in kept.world[at : at + count]) != visions:
                yield "of the world deck's visions two lie among its upper 12 cards and three among the next 18 (8.8)"
            at += count


def doubled(what: str, found: list[str], known: Any) -> Iterator[str]:
    """Names that there are not, or twice."""
    for name, count in Counter(found).items():
        if name not in known:
            yield f"there is no {what} {name!r} in Oath"
        elif count > 1:
            yield f"{what} {name!r} is kept twice"
