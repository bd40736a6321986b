"""Muster (5.2)."""

from typing import Any

from prestol.games.oath.law.costs import NONE_SAID, allowed, vacant
from prestol.games.oath.law.deeds import modifiers, use_modifier
from prestol.games.oath.law.pieces import gain_warbands
from prestol.games.oath.law.purse import purse, spend
from prestol.games.oath.moments import (
    MODIFY_MUSTER,
    MUSTER_COST,
    MUSTER_GAIN,
    MUSTER_GOODS,
    MUSTER_OPEN,
    MUSTER_SAID,
    MUSTERED,
)
from prestol.games.oath.state import SUPPLY, Deed, Oath, game
from prestol.table import Ask, Asking

COST: int = SUPPLY["muster"]
WARBANDS = 2


def goods(s: Oath, seat: int) -> str:
    """What is placed on the card: favor, unless a power says otherwise."""
    kind: str = MUSTER_GOODS(s, seat, "favor")
    return kind


def muster_cards(s: Oath, seat: int) -> list[str]:
    """5.2.1: cards with a suit and without tokens at the player's site, for which the Supply lasts."""
    p = s.players[seat]
    if not (p.favor or purse(s, seat) if goods(s, seat) == "favor" else p.secrets):
        return []
    cards = MUSTER_OPEN(s, seat, vacant(s, p.site))
    said = MUSTER_SAID(s, seat, NONE_SAID) if cards else NONE_SAID
    return [card for card in allowed(cards, said) if MUSTER_COST(s, seat, COST, card) <= p.supply]


def can_muster(s: Oath, seat: int) -> bool:
    """Whether there is a card to muster from."""
    return bool(muster_cards(s, seat) or modifiers(s, seat, MODIFY_MUSTER, "muster", muster_cards))


@game.step
def muster(s: Oath, seat: int) -> Asking:
    """The action begins."""
    s.deed = Deed("muster", seat)
    return muster_from(s, seat)


@game.step
def muster_from(s: Oath, seat: int) -> Asking:
    """5.2: favor or a secret onto a card, warbands onto the board; before that modifiers."""
    options: list[Any] = [*muster_cards(s, seat), *modifiers(s, seat, MODIFY_MUSTER, "muster", muster_cards)]
    card = yield Ask(seat, "muster", options)
    if type(card) is tuple:
        use_modifier(s, seat, MODIFY_MUSTER, card[1])
        s.then(muster_from, seat)
        return
    p = s.players[seat]
    p.supply -= MUSTER_COST(s, seat, COST, card)
    if goods(s, seat) == "favor":
        spend(s, seat, 1)
        s.favor_on[card] = s.favor_on.get(card, 0) + 1
    else:
        p.secrets -= 1
        s.secrets_on[card] = s.secrets_on.get(card, 0) + 1
    gained = gain_warbands(s, seat, MUSTER_GAIN(s, seat, WARBANDS, card))
    s.tell("musters", seat, card=card, warbands=gained)
    MUSTERED.fire(s, (seat,), card)
