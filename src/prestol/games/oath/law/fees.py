"""What the cards of enemies want for an action: a favor for who rules them."""

from collections.abc import Sequence
from typing import Any

from prestol.games.oath.law.access import ruler_of
from prestol.games.oath.law.pieces import burn, give
from prestol.games.oath.law.purse import purse, spend
from prestol.games.oath.moments import FEES
from prestol.games.oath.state import BANDITS, Oath


def fees(s: Oath, seat: int, action: str, what: Any) -> tuple[str, ...]:
    """The cards whose rulers must first be given a favor."""
    due: tuple[str, ...] = FEES(s, seat, (), action, what)
    return due


def can_pay_fees(s: Oath, seat: int, action: str, what: Any) -> bool:
    """Whether the favor lasts for them."""
    return FEES.asleep(s.working[seat]) or len(fees(s, seat, action, what)) <= purse(s, seat)


def pay_fees(s: Oath, seat: int, cards: Sequence[str]) -> None:
    """One favor for each of these cards."""
    for card in cards:
        pay_ruler(s, seat, card)


def pay_ruler(s: Oath, seat: int, card: str) -> None:
    """A favor for who rules a card: for the Empire the Chancellor takes it, for the bandits it is burned."""
    ruler = ruler_of(s, seat, card)
    if ruler == BANDITS:
        spend(s, seat, 1)
        burn(s, 1)
    else:
        give(s, seat, ruler, favor=1)
    s.tell("pays-ruler", seat, card=card, seat_to="bandits" if ruler == BANDITS else ruler)
