"""The denizens of magic: modifiers of searches, musters, trades, recoveries and travels."""

from prestol.games.oath.law.access import place_of, stands_at
from prestol.games.oath.law.costs import Ignore, Must, Said, vacant
from prestol.games.oath.law.deeds import supposed, treat, treated
from prestol.games.oath.law.trade import can_trade
from prestol.games.oath.moments import (
    DRAW_COUNT,
    MODIFY_RECOVER,
    MODIFY_SEARCH,
    MODIFY_TRADE,
    MODIFY_TRAVEL,
    MUSTER_GOODS,
    RECOVER_EXTRA,
    RECOVER_SAID,
    SEARCH_OPEN,
    TRADE_BONUS,
    TRADE_MATCHES,
    TRADE_OPEN,
    TRAVEL_CHOOSER,
    TRAVEL_COST,
    TRAVEL_SAID,
    TRAVEL_TOLL,
)
from prestol.games.oath.powers.effects import all_regions, at_hand, elsewhere, nothing_yet, travelling, used, whom
from prestol.games.oath.state import PLACES_OF, REGION, SUIT, Oath
from prestol.table import Asking, power

# Magician's Code

CODE = 2
"""Secrets that it adds."""

power("magicians_code", MODIFY_RECOVER)(nothing_yet)


@power("magicians_code", RECOVER_EXTRA)
def magicians_code(s: Oath, seat: int, secrets: int, banner: str) -> int:
    return secrets + CODE if used(s, "magicians_code") and banner == "darkest-secret" else secrets


@power("magicians_code", RECOVER_SAID)
def only_the_secret(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Must("magicians_code", (("banner", "darkest-secret"),))) if used(s, "magicians_code") else said


# Acting Troupe


@power("acting_troupe", TRADE_MATCHES)
def acting_troupe(s: Oath, seat: int, matches: int, card: str) -> int:
    """It plays what matches the card traded with."""
    return matches + 1 if SUIT[card] in ("beast", "order") else matches


# Augury

power("augury", MODIFY_SEARCH)(nothing_yet)


@power("augury", DRAW_COUNT)
def augury(s: Oath, seat: int, cards: int, source: str) -> int:
    return cards + 1 if used(s, "augury") else cards


# Initiation Rite


@power("initiation_rite", MUSTER_GOODS)
def initiation_rite(s: Oath, seat: int, goods: str) -> str:
    return "secret"


# Map Library


def stands_in(s: Oath, seat: int, card: str) -> bool:
    """Whether the pawn is where a card lies, or an action treats it so."""
    return stands_at(s, seat) == place_of(s, card)


power("map_library", MODIFY_TRADE, when=lambda s, seat: stands_in(s, seat, "map_library"))(nothing_yet)


@power("map_library", TRADE_OPEN)
def map_library(s: Oath, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    if not used(s, "map_library") or not stands_in(s, seat, "map_library"):
        return cards
    near = PLACES_OF[REGION[stands_at(s, seat)]]
    return (*cards, *[card for place in near for card in vacant(s, place) if card not in cards])


# Master of Disguise


def lenders(s: Oath, seat: int) -> tuple[int, ...]:
    """Those with whose advisers there is something to trade, and no modifier of the own ones is in use."""
    found = []
    for other in s.from_seat(seat)[1:]:
        with treated(s, seat, advised=other):
            if at_hand(s, seat, "master_of_disguise") and can_trade(s, seat):
                found.append(other)
    return tuple(found)


def can_disguise(s: Oath, seat: int) -> bool:
    if used(s, "master_of_disguise"):
        return False
    with supposed(s, seat, "trade", "master_of_disguise"):
        return bool(lenders(s, seat))


@power("master_of_disguise", MODIFY_TRADE, when=can_disguise)
def master_of_disguise(s: Oath, seat: int) -> Asking:
    other = yield from whom(seat, "master_of_disguise", lenders(s, seat))
    treat(s, advised=other)
    s.tell("borrows-advisers", seat, card="master_of_disguise", seat_of=other)


# Observatory


def can_see_far(s: Oath, seat: int) -> bool:
    return s.players[seat].site == place_of(s, "observatory") and bool(elsewhere(s, seat))


power("observatory", MODIFY_SEARCH, when=can_see_far)(nothing_yet)


@power("observatory", SEARCH_OPEN)
def observatory(s: Oath, seat: int, sources: tuple[str, ...]) -> tuple[str, ...]:
    return all_regions(sources) if used(s, "observatory") else sources


# Portal: whoever uses it leaves its site, or goes there; what sites say does not count

power("portal", MODIFY_TRAVEL)(nothing_yet)


@power("portal", TRAVEL_COST)
def portal(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if travelling(s, "portal") else supply


@power("portal", TRAVEL_SAID)
def through_the_portal(s: Oath, seat: int, said: Said, start: int) -> Said:
    if not travelling(s, "portal"):
        return said
    place = place_of(s, "portal")
    said = (*said, Ignore("portal", "narrow-pass"))
    return said if start == place else (*said, Must("portal", (place,)))


@power("portal", TRAVEL_TOLL)
def unseen(s: Oath, seat: int, secrets: int, place: int) -> int:
    return 0 if travelling(s, "portal") else secrets


@power("portal", TRAVEL_CHOOSER)
def own_way(s: Oath, seat: int, chooser: int, start: int) -> int:
    return seat if travelling(s, "portal") else chooser


# Secret Signal


@power("secret_signal", TRADE_BONUS)
def secret_signal(s: Oath, seat: int, favor: int, card: str, goods: str) -> int:
    return 2 if favor == 1 else favor
