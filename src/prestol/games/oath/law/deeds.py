"""What the major actions have in common: their modifiers (7.4). A deed lasts until the act phase goes on."""

from prestol.games.oath.law.costs import can_pay, pay
from prestol.games.oath.state import CARDS, Oath
from prestol.table import Event

Use = tuple[str, str]
USE = "use"
"""The option ("use", card) of an action's question: a modifier."""


def modifiers(s: Oath, seat: int, event: Event) -> list[Use]:
    """The modifiers that a seat can still use for the action, as options."""
    if event.cards.isdisjoint(s.working[seat]):
        return []
    used = s.deed.used if s.deed is not None else ()
    return [
        (USE, card)
        for card in event.ready(s, seat)
        if card not in used and (card not in CARDS or can_pay(s, seat, card))
    ]


def use_modifier(s: Oath, seat: int, event: Event, card: str) -> None:
    """A modifier is paid for; its power comes next."""
    assert s.deed is not None
    s.deed.used.append(card)
    if card in CARDS:
        pay(s, seat, card)
    s.tell("uses", seat, card=card)
    event.play(s, card, seat)
