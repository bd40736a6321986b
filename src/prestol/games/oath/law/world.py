"""The world deck (2.1.5): drawing from it, burying cards under it, and what everybody knows of its order."""

from typing import Final

from prestol.games.oath.state import SUPPLY, UNKNOWN, VISIONS, Cards, Oath, game
from prestol.table import HIDDEN, Chance

DECK: Final = "deck"
"""The world deck as a place to draw from and to discard to; the others are regions with their discard piles."""


def pop_zone(s: Oath, end: int, card: str) -> None:
    """A card has left the top (0) or the bottom (-1) of the deck: everybody sees its back, and that of the next one."""
    s.expose()
    zones = s.world.zones
    count, visions = zones[end]
    if count == 1:
        del zones[end]
    else:
        zones[end] = (count - 1, visions - (card in VISIONS))


def draw_world(s: Oath, seat: int, count: int) -> int:
    """Cards from the top, one by one, until a vision comes (5.1.2). Returns how many."""
    deck, hand = s.world, s.players[seat].hand
    for drawn in range(1, count + 1):
        if not deck.cards:
            return drawn - 1
        card = deck.cards[-1]
        s.draw(deck, hand, seat)
        pop_zone(s, 0, card)
        if card in VISIONS:
            vision_drawn(s, seat)
            return drawn
    return count


def has_vision(s: Oath) -> bool:
    """Whether a vision is left in the deck."""
    return any(visions for _, visions in s.world.zones)


def draw_vision(s: Oath, seat: int) -> str:
    """The topmost vision of the deck, into the hand: everybody sees the backs above it. The other cards stay."""
    deck, zones = s.world, s.world.zones
    above = next(at for at, card in enumerate(reversed(deck.cards)) if card in VISIONS)
    vision = s.peek(deck, seat, -1 - above)
    deck.move(vision, s.players[seat].hand)
    s.expose()
    rest = above
    while zones[0][0] <= rest:
        rest -= zones.pop(0)[0]
    count, visions = zones[0]
    seen = [(above, 0)] if above else []
    zones[:1] = [*seen, *([(count - rest - 1, visions - 1)] if count > rest + 1 else [])]
    vision_drawn(s, seat)
    return vision


def draw_bottom(s: Oath, pile: Cards, seat: int | None = None) -> str:
    """One card from the bottom onto a pile; a seat sees it, or nobody."""
    deck = s.world
    card, mark = deck.cards.pop(0), deck.marks.pop(0)
    pop_zone(s, -1, card)
    pile.cards.append(card)
    pile.marks.append(mark)
    if seat is not None:
        s.peek(pile, seat)
    return card


def vision_drawn(s: Oath, seat: int) -> None:
    """2.7.1. The marker of drawn visions moves on, as far as its track goes."""
    s.drawn = min(s.drawn + 1, len(VISIONS))
    s.tell("vision-drawn", seat, drawn=s.drawn)


def bury(s: Oath, pile: Cards, card: str) -> None:
    """A card goes under the deck; who knows it still knows it."""
    pile.move(card, s.world, under=True)
    vision = card in VISIONS
    zones = s.world.zones
    if zones and not vision and not zones[-1][1]:
        zones[-1] = (zones[-1][0] + 1, 0)
    else:
        zones.append((1, int(vision)))


def search_supply(s: Oath) -> int:
    """The Supply for a search in the world deck (2.1.6)."""
    return SUPPLY["search"][min(s.drawn, len(SUPPLY["search"]) - 1)]  # type: ignore[no-any-return]


@game.hook
def suppose(s: Oath, chance: Chance) -> None:
    """A guess deals backs to the deck first, as many visions into each zone as everybody knows to be there."""
    cards = s.world.cards
    end = len(cards)
    for count, visions in s.world.zones:
        start = end - count
        unknown = [at for at in range(start, end) if cards[at] == UNKNOWN]
        left = visions - sum(card in VISIONS or card == HIDDEN + "vision" for card in cards[start:end])
        hidden = set(chance.shuffled("guess world", unknown)[:left]) if left else set()
        for at in unknown:
            cards[at] = HIDDEN + ("vision" if at in hidden else "denizen")
        end = start
