"""Modifiers of the nomads."""

from prestol.games.oath.law.citizenship import end_of_act
from prestol.games.oath.law.pieces import gain_favor
from prestol.games.oath.law.recover import recoverable
from prestol.games.oath.law.travel import destinations
from prestol.games.oath.moments import MODIFY_RECOVER, MODIFY_TRAVEL, RECOVERED, TRAVEL_COST, TRAVELLED
from prestol.games.oath.powers.effects import nothing_yet, refill, stocked, travelling, used, which_bank
from prestol.games.oath.state import BANNERS, REGION, SUIT, SUITS, Oath
from prestol.table import Asking, power

# Tents


def near(s: Oath, seat: int) -> list[int]:
    """The other sites of the region where the pawn can go."""
    region = REGION[s.players[seat].site]
    return [place for place in destinations(s, seat, free=True) if REGION[place] == region]


power("tents", MODIFY_TRAVEL, when=lambda s, seat: bool(near(s, seat)))(nothing_yet)


@power("tents", TRAVEL_COST)
def tents(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if used(s, "tents") and REGION[start] == REGION[to] else supply


# Special Envoy


@power("special_envoy", MODIFY_TRAVEL)
def last_errand(s: Oath, seat: int) -> None:
    """Nothing is done after this travel."""
    end_of_act(s, seat)


@power("special_envoy", TRAVEL_COST)
def special_envoy(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if used(s, "special_envoy") else supply


# A Fast Steed

RIDERS = 3
"""Warbands on the board that can ride along."""

power("a_fast_steed", MODIFY_TRAVEL, when=lambda s, seat: s.players[seat].warbands <= RIDERS)(nothing_yet)


@power("a_fast_steed", TRAVEL_COST)
def a_fast_steed(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if used(s, "a_fast_steed") and s.players[seat].warbands <= RIDERS else supply


# Hospitality

power("hospitality", MODIFY_TRAVEL)(nothing_yet)


def hosts(s: Oath, seat: int) -> tuple[str, ...]:
    """The suits of cards here that advisers have too, and whose banks are not empty."""
    p = s.players[seat]
    here = {SUIT[card] for card in s.sites[p.site].cards} & {SUIT[card] for card in p.advisers}
    return stocked(s, tuple(suit for suit in SUITS if suit in here))


def is_welcome(s: Oath, seat: int, start: int, to: int) -> bool:
    return travelling(s, "hospitality") and bool(hosts(s, seat))


@power("hospitality", TRAVELLED, when=is_welcome)
def hospitality(s: Oath, seat: int, start: int, to: int) -> Asking:
    suits = hosts(s, seat)
    suit = suits[0] if len(suits) == 1 else (yield from which_bank(s, seat, "hospitality", suits))
    s.tell("gains-favor", seat, card="hospitality", suit=suit, favor=gain_favor(s, seat, suit))


# Relic Worship


def relic_here(s: Oath, seat: int) -> bool:
    return any(kind == "relic" for kind, _ in recoverable(s, seat))


power("relic_worship", MODIFY_RECOVER, when=relic_here)(nothing_yet)


@power("relic_worship", RECOVERED, when=lambda s, seat, what: used(s, "relic_worship") and what not in BANNERS)
def relic_worship(s: Oath, seat: int, what: str) -> None:
    refill(s, seat, 3)
    s.tell("gains-supply", seat, card="relic_worship", supply=3)
