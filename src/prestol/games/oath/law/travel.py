"""Travel (5.6)."""

from collections.abc import Iterator
from typing import Any

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.costs import allowed, can_spare
from prestol.games.oath.law.deeds import modifiers, use_modifier
from prestol.games.oath.law.fees import can_pay_fees, fees, pay_fees, pay_ruler
from prestol.games.oath.law.pieces import flip_secret, turn_up
from prestol.games.oath.law.purse import purse
from prestol.games.oath.moments import (
    FEES,
    MODIFY_TRAVEL,
    TRAVEL_CHOOSER,
    TRAVEL_COST,
    TRAVEL_EXTRA,
    TRAVEL_SAID,
    TRAVEL_TOLL,
    TRAVEL_WAIVER,
    TRAVELLED,
)
from prestol.games.oath.state import BOARD, PLACES, REGION, Deed, Oath, game
from prestol.table import PASS, Ask, Asking

SUPPLY_FOR: tuple[tuple[int, ...], ...] = tuple(
    tuple(BOARD["travel"][REGION[start]][REGION[to]] for to in PLACES) for start in PLACES
)
"""5.6.1, by the places."""
OTHERS = tuple([to for to in PLACES if to != start] for start in PLACES)
"""All places but one."""


def travel_cost(s: Oath, seat: int, to: int) -> int:
    """Supply for a travel; who spends no Supply pays no surcharge either (7.6.2)."""
    start = s.players[seat].site
    cost: int = TRAVEL_COST(s, seat, SUPPLY_FOR[start][to], start, to)
    return cost + TRAVEL_EXTRA(s, seat, 0, start, to) if cost else 0


def destinations(s: Oath, seat: int, *, free: bool = False, forced: bool = False) -> list[int]:
    """Where the player's pawn can go. `free`: no Supply is spent. `forced`: nobody can be made to pay a toll."""
    return list(ways_from(s, seat, free, forced))


def ways_from(s: Oath, seat: int, free: bool, forced: bool) -> Iterator[int]:
    """Where the player's pawn can go, one place after another."""
    start, supply = s.players[seat].site, s.players[seat].supply
    working = s.working[seat]
    plain = TRAVEL_COST.cards.isdisjoint(working) and TRAVEL_EXTRA.cards.isdisjoint(working)
    tolled = not (TRAVEL_TOLL.asleep(working) and FEES.asleep(working))
    waived = not TRAVEL_WAIVER.asleep(working)
    for to in allowed(OTHERS[start], TRAVEL_SAID(s, seat, (), start)):
        if tolled and not (owes_nothing(s, seat, to) if forced else can_pay_toll(s, seat, to)):
            continue
        if (
            free
            or (SUPPLY_FOR[start][to] if plain else travel_cost(s, seat, to)) <= supply
            or (waived and waiver(s, seat, to))
        ):
            yield to


def owes_nothing(s: Oath, seat: int, to: int) -> bool:
    """Whether the way to a place costs neither secrets nor favor."""
    return not TRAVEL_TOLL(s, seat, 0, to) and not fees(s, seat, "travel", to)


def can_pay_toll(s: Oath, seat: int, to: int) -> bool:
    """Whether the player can turn the secrets and give the favor that the way to a place costs."""
    return can_spare(s, seat, TRAVEL_TOLL(s, seat, 0, to)) and can_pay_fees(s, seat, "travel", to)


def waiver(s: Oath, seat: int, to: int) -> str:
    """The card for whose ruler a favor would spare the Supply; "" if there is none, or no favor for it."""
    card: str = TRAVEL_WAIVER(s, seat, "", to)
    return card if card and purse(s, seat) > len(fees(s, seat, "travel", to)) else ""


def goals(s: Oath, seat: int) -> list[int]:
    """Where the pawn can go in the travel that is under way, or about to begin."""
    return destinations(s, seat, free=s.deed is not None and s.deed.free)


def can_travel(s: Oath, seat: int) -> bool:
    """Whether the pawn can go anywhere."""
    free = s.deed is not None and s.deed.free
    return next(ways_from(s, seat, free, False), None) is not None or bool(
        modifiers(s, seat, MODIFY_TRAVEL, "travel", goals)
    )


@game.step
def travel(s: Oath, seat: int) -> Asking:
    """The action begins."""
    s.deed = Deed("travel", seat)
    return travel_on(s, seat)


@game.step
def travel_free(s: Oath, seat: int) -> Asking:
    """A travel for which no Supply is spent."""
    s.deed = Deed("travel", seat, free=True)
    return travel_on(s, seat)


@game.step
def travel_on(s: Oath, seat: int) -> Asking:
    """5.6.1: where to; before that modifiers. A site may leave the choice to another."""
    chooser = TRAVEL_CHOOSER(s, seat, seat, s.players[seat].site)
    options: list[Any] = goals(s, seat)
    if chooser != seat and options:
        options = ["go"]
    uses = modifiers(s, seat, MODIFY_TRAVEL, "travel", goals)
    if not options and not uses:
        return
    to: Any = "go"
    if options != ["go"] or uses:
        to = yield Ask(seat, "travel", [*options, *uses])
    if type(to) is tuple:
        use_modifier(s, seat, MODIFY_TRAVEL, to[1])
        s.then(travel_on, seat)
    elif to == "go":
        s.then(travel_sent, chooser, seat)
    else:
        yield from set_out(s, seat, to)


@game.step
def travel_sent(s: Oath, chooser: int, seat: int) -> Asking:
    """Another player says where the pawn goes."""
    assert s.deed is not None
    options = goals(s, seat)
    to = yield Ask(chooser, "travel-sent", options, about={"seat_of": seat})
    if waiver(s, seat, to):
        s.then(depart, seat, to)
    else:
        go(s, seat, to, s.deed.free)


@game.step
def depart(s: Oath, seat: int, to: int) -> Asking:
    """Who is sent says how to pay for it."""
    return set_out(s, seat, to)


def set_out(s: Oath, seat: int, to: int) -> Asking:
    """The place is known; a favor may take the place of the Supply."""
    assert s.deed is not None
    free = s.deed.free
    card = "" if free else waiver(s, seat, to)
    if card and (supply := travel_cost(s, seat, to)):
        ask = Ask(seat, "waiver", ("pay",), supply <= s.players[seat].supply, {"card": card, "supply": supply})
        if (yield ask) is not PASS:
            pay_ruler(s, seat, card)
            free = True
    go(s, seat, to, free)


def go(s: Oath, seat: int, to: int, free: bool = False) -> None:
    """5.6.2: the Supply and the toll are paid, and the pawn arrives."""
    if not free:
        s.players[seat].supply -= travel_cost(s, seat, to)
    pay_fees(s, seat, fees(s, seat, "travel", to))
    for _ in range(TRAVEL_TOLL(s, seat, 0, to)):
        flip_secret(s, seat)
    arrive(s, seat, to)


def arrive(s: Oath, seat: int, to: int) -> None:
    """The pawn stands at its new site, which is turned up if it lies face down."""
    p = s.players[seat]
    start, p.site = p.site, to
    if s.sites[to].name:
        renew(s)
        s.tell("travels", seat, site=s.sites[to].name)
    else:
        s.tell("travels-into-the-unknown", seat, place=to)
        turn_up(s, to)
    TRAVELLED.fire(s, (seat,), start, to)
