"""What the major actions have in common: modifiers (7.4). A deed lasts until the act phase goes on."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.costs import can_pay, pay
from prestol.games.oath.law.purse import receive, spend
from prestol.games.oath.state import CARDS, FREE, Deed, Oath, game
from prestol.table import Event, Value, copied

Use = tuple[str, str]
USE = "use"
"""The option ("use", card) of an action's question: a modifier."""

Possible = Callable[[Oath, int], Sequence[Any]]
"""What an action can be done with."""


def modifiers(s: Oath, seat: int, event: Event, kind: str, possible: Possible) -> list[Use]:
    """The modifiers that a seat can still use for the action, as options: those with which it can be done."""
    if event.cards.isdisjoint(s.working[seat]):
        return []
    used = s.deed.used if s.deed is not None else ()
    found = []
    for card in event.ready(s, seat):
        if card not in used and (card not in CARDS or can_pay(s, seat, card)):
            with supposed(s, seat, kind, card):
                if possible(s, seat):
                    found.append((USE, card))
    return found


def end_deed(s: Oath) -> None:
    """The action is over; what it treated as something else is itself again."""
    deed, s.deed = s.deed, None
    if deed is not None and (deed.stands >= 0 or deed.advised >= 0):
        renew(s)


def interrupt(s: Oath, kind: str, seat: int, step: Callable[..., Any], *args: Value) -> None:
    """Another action comes in between; then the one under way goes on."""
    going_on = s.deed is not None
    if s.deed is not None:
        s.broken_off.append(s.deed)
    s.deed = Deed(kind, seat)
    renew(s)
    s.then(step, *args)
    s.then(resume, going_on)


@game.step
def resume(s: Oath, going_on: bool) -> None:
    """What was interrupted goes on."""
    s.deed = s.broken_off.pop() if going_on else None
    renew(s)


@contextmanager
def treated(s: Oath, seat: int, stands: int = -1, advised: int = -1) -> Iterator[None]:
    """As if the action under way treated another site, or another's advisers, as the player's own."""
    deed, changed, working = s.deed, s.changed, s.working[:]
    assert deed is not None
    s.deed = copied(deed)
    treat(s, stands, advised)
    try:
        yield
    finally:
        s.deed, s.changed, s.working[:] = deed, changed, working


def treat(s: Oath, stands: int = -1, advised: int = -1) -> None:
    """The action under way treats another site, or another's advisers, as the player's own."""
    deed = s.deed
    assert deed is not None
    if stands >= 0:
        deed.stands = stands
    if advised >= 0:
        deed.advised = advised
    renew(s)


@contextmanager
def supposed(s: Oath, seat: int, kind: str, card: str) -> Iterator[None]:
    """As if a modifier had been paid for and were in use."""
    before, p = s.deed, s.players[seat]
    deed = s.deed = Deed(kind, seat) if before is None else copied(before)
    deed.used.append(card)
    cost = CARDS[card].cost if card in CARDS else FREE
    tokens, laden = s.favor_on, s.secrets_on
    spend(s, seat, cost.favor + cost.burn_favor)
    p.secrets -= cost.secret + cost.burn_secret
    if cost.favor:
        s.favor_on = {**tokens, card: cost.favor}
    if cost.secret:
        s.secrets_on = {**laden, card: cost.secret}
    try:
        yield
    finally:
        s.deed, s.favor_on, s.secrets_on = before, tokens, laden
        receive(s, seat, cost.favor + cost.burn_favor)
        p.secrets += cost.secret + cost.burn_secret


def use_modifier(s: Oath, seat: int, event: Event, card: str) -> None:
    """A modifier is paid for; its power comes next."""
    assert s.deed is not None
    s.deed.used.append(card)
    if card in CARDS:
        pay(s, seat, card)
    s.tell("uses", seat, card=card)
    event.play(s, card, seat)
