"""Search (5.1)."""

from typing import Any

from prestol.games.oath.law.cards import lay_down, play_card
from prestol.games.oath.law.costs import allowed
from prestol.games.oath.law.deeds import modifiers, use_modifier
from prestol.games.oath.law.fees import can_pay_fees, fees, pay_fees
from prestol.games.oath.law.world import DECK, draw_world, search_supply
from prestol.games.oath.moments import (
    DRAW_COUNT,
    DRAW_UNDER,
    DRAWN,
    KEPT,
    MODIFY_SEARCH,
    SEARCH_COST,
    SEARCH_OPEN,
    SEARCH_SAID,
    SEARCHED,
)
from prestol.games.oath.state import REGION, SUPPLY, Deed, Oath, game
from prestol.table import PASS, Ask, Asking

COUNT = 3
DISCARD_COST: int = SUPPLY["discard"]


def search_cost(s: Oath, seat: int, source: str) -> int:
    """5.1.1: Supply for a search."""
    cost: int = SEARCH_COST(s, seat, search_supply(s) if source == DECK else DISCARD_COST, source)
    return cost


def sources(s: Oath, seat: int) -> list[str]:
    """Where the player can search: the world deck and the discard pile of the own region."""
    p = s.players[seat]
    region = REGION[p.site]
    found = []
    for source in allowed(SEARCH_OPEN(s, seat, (DECK, region)), SEARCH_SAID(s, seat, ())):
        pile = s.world if source == DECK else s.discards[source]
        if pile.cards and search_cost(s, seat, source) <= p.supply:
            found.append(source)
    return found if can_pay_fees(s, seat, "search", p.site) else []


def can_search(s: Oath, seat: int) -> bool:
    """Whether there is anything to search."""
    return bool(sources(s, seat) or modifiers(s, seat, MODIFY_SEARCH, "search", sources))


@game.step
def search(s: Oath, seat: int) -> Asking:
    """The action begins."""
    s.deed = Deed("search", seat)
    return search_in(s, seat)


@game.step
def search_in(s: Oath, seat: int) -> Asking:
    """5.1.1, 5.1.2: where, and the cards are drawn; before that modifiers."""
    options: list[Any] = [*sources(s, seat), *modifiers(s, seat, MODIFY_SEARCH, "search", sources)]
    source = yield Ask(seat, "search", options)
    if type(source) is tuple:
        use_modifier(s, seat, MODIFY_SEARCH, source[1])
        s.then(search_in, seat)
        return
    deed = s.deed
    assert deed is not None
    p = s.players[seat]
    deed.source, deed.fresh = source, True
    pay_fees(s, seat, fees(s, seat, "search", p.site))
    p.supply -= search_cost(s, seat, source)
    count = DRAW_COUNT(s, seat, COUNT, source)
    count = draw_world(s, seat, count) if source == DECK else draw_discards(s, seat, source, count)
    s.mix(p.hand, seat)
    s.tell("searches", seat, source=source, count=count)
    s.whisper(seat, "drew", card_all=tuple(p.hand.cards[-count:]) if count else ())
    DRAWN.fire(s, (seat,))
    s.then(play_drawn, seat)
    SEARCHED.fire(s, (seat,), source)


def draw_discards(s: Oath, seat: int, region: str, count: int) -> int:
    """Cards from the top of a discard pile, or from its bottom. Returns how many."""
    pile, hand = s.discards[region], s.players[seat].hand
    count = min(count, len(pile.cards))
    if not DRAW_UNDER(s, seat, False, region):
        s.draw(pile, hand, seat, count)
        return count
    for _ in range(count):
        pile.move(pile.cards[0], hand)
        s.peek(hand, seat)
    return count


@game.step
def play_drawn(s: Oath, seat: int) -> Asking:
    """5.1.3, 5.1.4: all cards but one are discarded, in any order; the last one is played or discarded too."""
    p = s.players[seat]
    hand = p.hand.cards[:]
    if not hand:
        return
    kept = [hand[0] if len(hand) == 1 else (yield Ask(seat, "keep", tuple(hand), private=True))]
    hand.remove(kept[0])
    while hand and len(kept) < KEPT(s, seat, 1):
        card = yield Ask(seat, "keep-more", tuple(hand), optional=True, private=True)
        if card is PASS:
            break
        hand.remove(card)
        kept.append(card)
    order: list[str] = []
    while len(hand) > 1:
        order.append((yield Ask(seat, "discard-first", tuple(hand), private=True)))
        hand.remove(order[-1])
    if hand:
        lay_down(s, seat, [*order, *hand], p.hand)
    yield from play_card(s, seat, kept[0], p.hand)
    for _ in kept[1:]:
        s.then(play_kept, seat)


@game.step
def play_kept(s: Oath, seat: int) -> Asking:
    """Another of the drawn cards is played, if a card lets that be."""
    hand = s.players[seat].hand
    yield from play_card(s, seat, hand.cards[0], hand)
