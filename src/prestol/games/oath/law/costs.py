"""What powers cost (7.1.2), and the one order of precedence of "must", "cannot" and "ignore" (9.2)."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from prestol.games.oath.law.pieces import burn
from prestol.games.oath.law.purse import purse, spend
from prestol.games.oath.moments import SECRETS_PAY
from prestol.games.oath.state import CARDS, FREE, SUIT, Cost, Oath

# Costs


def is_empty(s: Oath, card: str) -> bool:
    """Neither favor nor secrets lie on the card."""
    return card not in s.favor_on and card not in s.secrets_on


def vacant(s: Oath, place: int) -> tuple[str, ...]:
    """The cards at a site that have a suit and bear neither favor nor secrets."""
    favor_on, secrets_on = s.favor_on, s.secrets_on
    return tuple([c for c in s.sites[place].cards if SUIT[c] and c not in favor_on and c not in secrets_on])


def can_pay(s: Oath, seat: int, card: str, cost: Cost | None = None, *, laden: bool = False) -> bool:
    """Whether a seat can pay for a card's power. `laden`: tokens on the card do not matter (7.5.3)."""
    if cost is None:
        cost = CARDS[card].cost
    if cost is FREE:
        return True
    favor, secrets = cost.favor + cost.burn_favor, cost.secret + cost.burn_secret
    p = s.players[seat]
    if p.favor < favor and purse(s, seat) < favor:
        return False
    if secrets and (p.secrets < secrets or not SECRETS_PAY(s, seat, True)):
        return False
    return laden or not (cost.favor or cost.secret) or is_empty(s, card)


def can_spare(s: Oath, seat: int, secrets: int) -> bool:
    """Whether a seat has these secrets for a power, and may use one that costs secrets."""
    return not secrets or (s.players[seat].secrets >= secrets and SECRETS_PAY(s, seat, True))


def pay(s: Oath, seat: int, card: str, cost: Cost | None = None) -> None:
    """Tokens onto the card, or burned. Outside the own turn favor goes to its bank, and secrets are turned facedown."""
    if cost is None:
        cost = CARDS[card].cost
    if cost is FREE:
        return
    p = s.players[seat]
    spend(s, seat, cost.favor + cost.burn_favor)
    p.secrets -= cost.secret + cost.burn_secret
    burn(s, cost.burn_favor)
    if seat != s.active:
        p.spent += cost.secret
        if SUIT[card]:
            s.banks[SUIT[card]] += cost.favor
        else:
            s.favor += cost.favor
        return
    if cost.favor:
        s.favor_on[card] = s.favor_on.get(card, 0) + cost.favor
    if cost.secret:
        s.secrets_on[card] = s.secrets_on.get(card, 0) + cost.secret


# Precedence


class Must(Struct, frozen=True):
    """A card says that only these may be chosen."""

    card: str
    only: tuple[Any, ...]


class Cannot(Struct, frozen=True):
    """A card says that these may not be chosen."""

    card: str
    never: tuple[Any, ...]


class Ignore(Struct, frozen=True):
    """A card says that another card's "must" and "cannot" do not count."""

    card: str
    ignored: str


Said = tuple[Must | Cannot | Ignore, ...]
"""What the cards say about a choice: the value of the moments whose names end in "said"."""
NONE_SAID: Said = ()


def allowed(options: Sequence[Any], said: Said) -> list[Any]:
    """The options that are left: "ignore" goes before "cannot", "cannot" before "must", "must" before the rest."""
    if not said:
        return list(options)
    ignored = {saying.ignored for saying in said if isinstance(saying, Ignore)}
    left: Iterable[Any] = options
    for saying in said:
        if saying.card in ignored:
            continue
        if isinstance(saying, Must):
            left = [option for option in left if option in saying.only]
        elif isinstance(saying, Cannot):
            left = [option for option in left if option not in saying.never]
    return list(left)
