"""Trade (5.3)."""

from typing import Any

from prestol.games.oath.law.access import stands_at, suited
from prestol.games.oath.law.costs import NONE_SAID, allowed, vacant
from prestol.games.oath.law.deeds import USE, modifiers, use_modifier
from prestol.games.oath.law.fees import fees, pay_fees
from prestol.games.oath.law.pieces import gain_favor, gain_secrets
from prestol.games.oath.law.purse import purse, spend
from prestol.games.oath.moments import (
    FEES,
    MODIFY_TRADE,
    TRADE_BONUS,
    TRADE_COST,
    TRADE_FAVOR,
    TRADE_MATCHES,
    TRADE_OPEN,
    TRADE_SAID,
    TRADE_SECRETS,
    TRADED,
)
from prestol.games.oath.state import SUIT, SUPPLY, Deed, Oath, game
from prestol.table import Ask, Asking

COST: int = SUPPLY["trade"]
PRICE = {"favor": 1, "secret": 2}
"""Secrets placed for favor; favor placed for secrets."""

FOR_FAVOR = {card: ("favor", card) for card in SUIT}
FOR_SECRETS = {card: ("secret", card) for card in SUIT}


def trades(s: Oath, seat: int) -> list[tuple[str, str]]:
    """5.3.2: for what, and with which card."""
    p = s.players[seat]
    secrets, favor = p.secrets >= PRICE["favor"], p.favor >= PRICE["secret"] or purse(s, seat) >= PRICE["secret"]
    if not secrets and not favor:
        return []
    cards = TRADE_OPEN(s, seat, vacant(s, stands_at(s, seat)))
    said = TRADE_SAID(s, seat, NONE_SAID) if cards else NONE_SAID
    found = []
    taxed = not FEES.asleep(s.working[seat])
    for card in allowed(cards, said):
        if TRADE_COST(s, seat, COST, card) <= p.supply:
            due = len(fees(s, seat, "trade", card)) if taxed else 0
            if secrets and (not due or due <= purse(s, seat)):
                found.append(FOR_FAVOR[card])
            if favor and (not due or due + PRICE["secret"] <= purse(s, seat)):
                found.append(FOR_SECRETS[card])
    return found


def can_trade(s: Oath, seat: int) -> bool:
    """Whether there is a card to trade with."""
    return bool(trades(s, seat) or modifiers(s, seat, MODIFY_TRADE, "trade", trades))


def trade_gains(s: Oath, seat: int, what: str, card: str) -> tuple[int, int]:
    """5.3.2: the favor, as far as its bank has it, and the secrets that a trade brings."""
    suit = SUIT[card]
    matches = TRADE_MATCHES(s, seat, suited(s, seat, suit), card)
    favor, secrets = (1 + matches, 0) if what == "favor" else (0, matches)
    favor = TRADE_BONUS(s, seat, TRADE_FAVOR(s, seat, favor, card, what), card, what)
    return min(favor, s.banks[suit]), TRADE_SECRETS(s, seat, secrets, card, what)


@game.step
def trade(s: Oath, seat: int) -> Asking:
    """The action begins."""
    s.deed = Deed("trade", seat)
    return trade_with(s, seat)


@game.step
def trade_with(s: Oath, seat: int) -> Asking:
    """5.3: tokens onto a card, favor or secrets for it; before that modifiers."""
    options: list[Any] = [*trades(s, seat), *modifiers(s, seat, MODIFY_TRADE, "trade", trades)]
    what, card = yield Ask(seat, "trade", options)
    if what == USE:
        use_modifier(s, seat, MODIFY_TRADE, card)
        s.then(trade_with, seat)
        return
    p = s.players[seat]
    pay_fees(s, seat, fees(s, seat, "trade", card))
    p.supply -= TRADE_COST(s, seat, COST, card)
    favor, secrets = trade_gains(s, seat, what, card)
    if what == "favor":
        p.secrets -= PRICE["favor"]
        s.secrets_on[card] = s.secrets_on.get(card, 0) + PRICE["favor"]
    else:
        spend(s, seat, PRICE["secret"])
        s.favor_on[card] = s.favor_on.get(card, 0) + PRICE["secret"]
    gain_favor(s, seat, SUIT[card], favor)
    gain_secrets(s, seat, secrets)
    s.tell("trades", seat, card=card, favor=favor, secrets=secrets)
    TRADED.fire(s, (seat,), card)
