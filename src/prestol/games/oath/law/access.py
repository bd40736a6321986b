"""Who rules what, and whose powers work (7.1.1, 7.1.4, glossary)."""

from prestol.games.oath.moments import CARD_RULER, LOCKED, RULES_EMPTY, SUITED
from prestol.games.oath.state import (
    BANDITS,
    CARDS,
    NOBODY,
    PERSISTENT,
    PLACES,
    RELIQUARY,
    SUIT,
    WIDE,
    Oath,
)


def renew(s: Oath) -> None:
    """Who rules each site, and which powers work for each seat: to be called after every change of these."""
    s.changed = True
    everywhere = [site.name for site in s.sites if site.name in WIDE]
    there = [sorted_out(site.cards, everywhere) if site.cards else site.cards for site in s.sites]
    own = [sorted_out([*p.advisers, *p.relics], everywhere) for p in s.players]
    pawns = [p.site for p in s.players]
    deed = s.deed
    if deed is not None and deed.advised >= 0:
        own[deed.seat] = sorted_out([*advisers_of(s, deed.seat), *s.players[deed.seat].relics], [])
    if deed is not None and deed.stands >= 0:
        pawns[deed.seat] = deed.stands
    sides = [s.side(seat) for seat in range(len(own))]
    renew_rulers(s, everywhere, sides)
    masked = not CARD_RULER.cards.isdisjoint(everywhere)
    known = [(place, site, there[place]) for place, site in enumerate(s.sites) if there[place] or place in pawns]
    for seat, side in enumerate(sides):
        found = everywhere + own[seat]
        here = pawns[seat]
        for place, site, cards in known:
            if place == here:
                if site.name not in WIDE:
                    found.append(site.name)
                found += cards
            elif masked:
                found += [card for card in cards if card_ruler(s, seat, card, place) == side]
            elif site.ruler == side:
                found += cards
        for banner, flag in s.banners.items():
            if flag.holder == seat:
                found.append(banner)
        if seat == 0:
            found += [modifier for modifier, pile in zip(RELIQUARY, s.reliquary, strict=True) if not pile.cards]
        s.working[seat] = tuple(found)


def sorted_out(cards: list[str], persistent: list[str]) -> list[str]:
    """The cards whose powers are for whoever has access; those of the others go to the persistent ones (7.1.4)."""
    if PERSISTENT.isdisjoint(cards):
        return cards
    persistent += [card for card in cards if card in PERSISTENT]
    return [card for card in cards if card not in PERSISTENT]


def renew_rulers(s: Oath, working: list[str], sides: list[int]) -> None:
    """The ruler of each site."""
    empty = BANDITS
    for card in RULES_EMPTY.cards.intersection(working):
        empty = RULES_EMPTY.alone(card, s, holder(s, card), empty)
    for site in s.sites:
        if not site.name:
            site.ruler = NOBODY
        elif site.color == NOBODY:
            site.ruler = empty
        else:
            site.ruler = sides[site.color]


def stands_at(s: Oath, seat: int) -> int:
    """Where the pawn of a player stands, or where the action under way treats it as standing."""
    deed = s.deed
    return deed.stands if deed is not None and deed.seat == seat and deed.stands >= 0 else s.players[seat].site


def advisers_of(s: Oath, seat: int) -> list[str]:
    """The faceup advisers of a player, or those that the action under way treats as such."""
    deed = s.deed
    other = deed.advised if deed is not None and deed.seat == seat and deed.advised >= 0 else seat
    return s.players[other].advisers


def empties_ruler(s: Oath) -> int:
    """The side that rules faceup sites without warbands."""
    for card in RULES_EMPTY.cards:
        if (owner := holder(s, card)) != NOBODY:
            ruler: int = RULES_EMPTY.alone(card, s, owner, BANDITS)
            return ruler
    return BANDITS


def place_of(s: Oath, card: str) -> int:
    """The place on the map where a card or a faceup site lies; -1 if it is not on the map."""
    for place in PLACES:
        site = s.sites[place]
        if card in site.cards or site.name == card:
            return place
    return -1


def holder(s: Oath, card: str) -> int:
    """The seat that has a faceup adviser, a relic or a banner; NOBODY if none has it."""
    if card in s.banners:
        return s.banners[card].holder
    for seat, p in enumerate(s.players):
        if card in p.advisers or card in p.relics:
            return seat
    return NOBODY


def card_ruler(s: Oath, seat: int, card: str, place: int) -> int:
    """The side that rules a card at a site, as far as a seat is concerned."""
    ruler: int = s.sites[place].ruler
    for mask in CARD_RULER.cards:
        ruler = CARD_RULER.alone(mask, s, seat, ruler, card, place)
    return ruler


def ruler_of(s: Oath, seat: int, card: str) -> int:
    """The side that rules a card at a site or a site itself, as far as a seat is concerned."""
    return card_ruler(s, seat, card, place_of(s, card))


def hostile(s: Oath, seat: int, card: str) -> bool:
    """Whether a seat is an enemy of who rules a card at a site."""
    return ruler_of(s, seat, card) != s.side(seat)


def locked(s: Oath, seat: int, card: str) -> bool:
    """Whether a seat, or the bandits, cannot discard, move or swap a card (7.2.2)."""
    return CARDS[card].locked or LOCKED(s, seat, False, card)


def rules_card(s: Oath, seat: int, card: str) -> bool:
    """Whether a seat rules a card: an adviser or a relic of its own, or a card at a site that it rules."""
    place = place_of(s, card)
    if place < 0:
        return holder(s, card) == seat
    return card_ruler(s, seat, card, place) == s.side(seat)


def has_access(s: Oath, seat: int, card: str) -> bool:
    """Whether a seat may use a card's power: it rules the card or stands where it lies (7.1.1)."""
    place = place_of(s, card)
    if place < 0:
        return holder(s, card) == seat
    return s.players[seat].site == place or card_ruler(s, seat, card, place) == s.side(seat)


def ruled_suits(s: Oath, seat: int) -> list[str]:
    """The suits of all cards that a seat rules, one for each card that has a suit."""
    side = s.side(seat)
    found = [SUIT[card] for card in s.players[seat].advisers]
    for place, site in enumerate(s.sites):
        found += [SUIT[card] for card in site.cards if SUIT[card] and card_ruler(s, seat, card, place) == side]
    return found


def suited(s: Oath, seat: int, suit: str) -> int:
    """As how many advisers of a suit the faceup advisers of a player count."""
    count: int = SUITED(s, seat, [SUIT[adviser] for adviser in advisers_of(s, seat)].count(suit), suit)
    return count


def enemies(s: Oath, one: int, other: int) -> bool:
    """Whether two players are enemies (glossary)."""
    return s.side(one) != s.side(other)
