"""The modifiers under the relics of the Imperial Reliquary: they bind the Chancellor (A.1)."""

from prestol.games.oath.law.costs import Cannot, Said
from prestol.games.oath.law.search import search_cost
from prestol.games.oath.moments import (
    DRAW_COUNT,
    LOSSES,
    SEARCH_SAID,
    TRADE_FAVOR,
    TRADE_SECRETS,
    TRAVEL_COST,
    TRAVEL_EXTRA,
)
from prestol.games.oath.state import REGION, REGIONS, Oath
from prestol.table import power

# Brutal


@power("brutal", LOSSES)
def brutal(s: Oath, seat: int, dead: int, army: str, whole: int) -> int:
    return whole


# Decadent


@power("decadent", TRAVEL_COST)
def carried_home(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if REGION[to] == "cradle" != REGION[start] else supply


@power("decadent", TRAVEL_EXTRA)
def hates_the_road(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return supply + (REGION[to] == "hinterland")


# Careless


@power("careless", TRADE_FAVOR)
def lavish(s: Oath, seat: int, favor: int, card: str, goods: str) -> int:
    return favor + 1


@power("careless", TRADE_SECRETS)
def blabs(s: Oath, seat: int, secrets: int, card: str, goods: str) -> int:
    return max(0, secrets - 1) if goods == "secret" else secrets


# Greedy


@power("greedy", DRAW_COUNT)
def takes_more(s: Oath, seat: int, cards: int, source: str) -> int:
    return cards + 2


@power("greedy", SEARCH_SAID)
def stays_cheap(s: Oath, seat: int, said: Said) -> Said:
    """No search for more than two Supply."""
    dear = tuple(source for source in ("deck", *REGIONS) if search_cost(s, seat, source) > 2)
    return (*said, Cannot("greedy", dear))
