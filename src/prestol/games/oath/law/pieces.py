"""What happens to pieces: the verbs of the glossary (10)."""

from prestol.games.oath.law.access import locked, place_of, renew
from prestol.games.oath.law.purse import purse, receive, spend
from prestol.games.oath.law.world import DECK, bury
from prestol.games.oath.moments import FAVOR_BURNED, RELICS_TAKEN, VISION_FREED
from prestol.games.oath.state import (
    BANDITS,
    BANNERS,
    NEXT_REGION,
    NOBODY,
    REGION,
    SITES,
    SUIT,
    Cards,
    Oath,
    Site,
)
from prestol.table import EVERYBODY

# Favor and secrets


def gain_favor(s: Oath, seat: int, suit: str, count: int = 1) -> int:
    """Favor from a bank to a player, as far as there is any. Returns how much."""
    count = min(count, s.banks[suit])
    s.banks[suit] -= count
    receive(s, seat, count)
    return count


def burn_favor(s: Oath, seat: int, count: int = 1) -> int:
    """Favor from the board into the shared bank, as far as there is any. Returns how much."""
    p = s.players[seat]
    count = min(count, p.favor)
    p.favor -= count
    burn(s, count)
    return count


def burn(s: Oath, count: int) -> None:
    """Favor that a player burns has left its place: it goes into the shared bank, or to whom a card says."""
    keeper = FAVOR_BURNED(s, s.active, NOBODY)
    if keeper == NOBODY:
        s.favor += count
    elif count:
        receive(s, keeper, count)
        s.tell("keeps-burned", keeper, favor=count)


def lay_favor(s: Oath, seat: int, card: str, count: int = 1) -> int:
    """Favor of a player onto a card, as far as there is any. Returns how much."""
    count = min(count, purse(s, seat))
    if count:
        spend(s, seat, count)
        s.favor_on[card] = s.favor_on.get(card, 0) + count
    return count


def take_back(s: Oath, seat: int, spared: str = "") -> None:
    """4.3.1, 4.3.2: favor on cards goes to its banks, secrets on cards to the player, all of them face up; nothing that
    lies on the spared card."""
    for card in [card for card in s.favor_on if card != spared]:
        favor = s.favor_on.pop(card)
        if SUIT[card]:
            s.banks[SUIT[card]] += favor
        else:
            s.favor += favor
    p = s.players[seat]
    for card in [card for card in s.secrets_on if card != spared]:
        p.secrets += s.secrets_on.pop(card)
    p.secrets += p.spent
    p.spent = 0


def gain_secrets(s: Oath, seat: int, count: int = 1) -> None:
    """Secrets from the shared bank, of which there is no end (9.3)."""
    s.players[seat].secrets += count


def burn_secrets(s: Oath, seat: int, count: int = 1) -> int:
    """Secrets from the board into the shared bank, as far as there are any. Returns how many."""
    p = s.players[seat]
    count = min(count, p.secrets)
    p.secrets -= count
    return count


def secrets_of(s: Oath, seat: int) -> int:
    """All secrets of a player: on the board, face up or down, and on cards, where they are the active player's."""
    p = s.players[seat]
    return p.secrets + p.spent + (sum(s.secrets_on.values()) if seat == s.active else 0)


def flip_secret(s: Oath, seat: int) -> None:
    """A secret on the board is turned face down until the Rest Phase."""
    p = s.players[seat]
    p.secrets -= 1
    p.spent += 1


def give(s: Oath, giver: int, taker: int, favor: int = 0, secrets: int = 0) -> None:
    """Favor and secrets from one player to another, as far as there are any."""
    favor, secrets = min(favor, purse(s, giver)), min(secrets, s.players[giver].secrets)
    spend(s, giver, favor)
    receive(s, taker, favor)
    s.players[giver].secrets -= secrets
    s.players[taker].secrets += secrets


def take_favor(s: Oath, seat: int, owner: int, count: int) -> int:
    """Favor is taken from the board of another player, as far as there is any. Returns how much."""
    count = min(count, s.players[owner].favor)
    s.players[owner].favor -= count
    receive(s, seat, count)
    return count


def clear(s: Oath, card: str) -> None:
    """A card that leaves its place: favor goes to the bank of its suit, secrets face down to the active player."""
    favor = s.favor_on.pop(card, 0)
    if favor:
        if SUIT[card]:
            s.banks[SUIT[card]] += favor
        else:
            s.favor += favor
    s.players[s.active].spent += s.secrets_on.pop(card, 0)


# Warbands. After those that change what lies on sites, who rules is known anew


def gain_warbands(s: Oath, seat: int, count: int) -> int:
    """Warbands of the colour of the player's board, from the bank that they lie in. Returns how many."""
    bank = s.players[s.color(seat)]
    count = min(count, bank.bank)
    bank.bank -= count
    s.players[seat].warbands += count
    return count


def kill(s: Oath, seat: int, count: int) -> int:
    """Warbands on a board go to the bank of their colour. Returns how many."""
    p = s.players[seat]
    count = min(count, p.warbands)
    p.warbands -= count
    s.players[s.color(seat)].bank += count
    return count


def kill_at(s: Oath, place: int, count: int) -> int:
    """Warbands at a site go to the bank of their colour. Returns how many."""
    site = s.sites[place]
    count = min(count, site.warbands)
    if count:
        s.players[site.color].bank += count
        leave(s, place, count)
    return count


def leave(s: Oath, place: int, count: int) -> None:
    """So many warbands are gone from a site."""
    site = s.sites[place]
    site.warbands -= count
    if not site.warbands:
        site.color = NOBODY
        renew(s)


def place_warbands(s: Oath, seat: int, place: int, count: int) -> None:
    """Warbands from a board to a site that is free or holds the same colour."""
    if count:
        site = s.sites[place]
        s.players[seat].warbands -= count
        site.warbands += count
        if site.color == NOBODY:
            site.color = s.color(seat)
            renew(s)


def station(s: Oath, color: int, place: int, count: int) -> int:
    """Warbands from their bank to a site that is free or holds the same colour. Returns how many."""
    site, bank = s.sites[place], s.players[color]
    count = min(count, bank.bank)
    if count:
        bank.bank -= count
        site.warbands += count
        if site.color == NOBODY:
            site.color = color
            renew(s)
    return count


def lift_warbands(s: Oath, seat: int, place: int, count: int) -> None:
    """Warbands from a site to a board of their colour."""
    s.players[seat].warbands += count
    leave(s, place, count)


# Cards


def remove_card(s: Oath, card: str) -> int:
    """A faceup card leaves the site or the advisers where it lies. Returns the place, -1 for advisers."""
    for place, site in enumerate(s.sites):
        if card in site.cards:
            site.cards.remove(card)
            renew(s)
            return place
    for p in s.players:
        if card in p.advisers:
            p.advisers.remove(card)
            renew(s)
            return -1
    raise KeyError(card)


def pile_for(s: Oath, seat: int, place: int = -1) -> str:
    """The region whose discard pile takes what a seat discards: by the card's place, else by the pawn (10)."""
    return NEXT_REGION[REGION[place if place >= 0 else s.players[seat].site]]


def discard(s: Oath, seat: int, card: str) -> None:
    """A faceup card is discarded: everybody has seen it, and it lies face down from now on."""
    place = remove_card(s, card)
    clear(s, card)
    if place >= 0:
        s.turn.discarded.append((place, SUIT[card]))
    lay_on_discards(s, seat, card, place)


def drop(s: Oath, seat: int, card: str) -> None:
    """A used battle plan of a player, or of the bandits, is discarded by its own text, if it is still there and not
    locked."""
    if not locked(s, seat, card) and (place_of(s, card) >= 0 or any(card in p.advisers for p in s.players)):
        discard(s, s.active if seat == BANDITS else seat, card)


def lay_on_discards(s: Oath, seat: int, card: str, place: int = -1) -> None:
    """A card that everybody has seen is discarded."""
    s.tell("discards", seat, card=card)
    leave_play(s, seat, Cards([card], [EVERYBODY]), card, place)


def leave_play(s: Oath, seat: int, source: Cards, card: str, place: int = -1) -> str:
    """A card goes onto a discard pile, or elsewhere if the search says so. Returns where: a region or "deck"."""
    deed = s.deed
    if deed is not None and deed.to == DECK:
        bury(s, source, card)
        s.tell("buries", seat)
        return DECK
    if deed is not None and deed.to:
        source.move(card, s.discards[deed.to], under=deed.under)
        return deed.to
    region = pile_for(s, seat, place)
    source.move(card, s.discards[region])
    return region


def discard_vision(s: Oath, seat: int) -> None:
    """The revealed vision of a player is discarded, or comes into the hand of who shared it."""
    p = s.players[seat]
    vision, p.vision = p.vision, ""
    if vision and vision == s.shared:
        heir = s.players[s.sharer]
        heir.bank += 1
        heir.hand.cards.append(vision)
        heir.hand.marks.append(EVERYBODY)
        s.shared = ""
        s.tell("inherits-vision", s.sharer, card=vision)
        VISION_FREED.fire(s, (s.sharer,), vision)
    elif vision:
        lay_on_discards(s, seat, vision)


def discard_hidden(s: Oath, seat: int, owner: int, at: int) -> None:
    """A facedown adviser, by its place among them, is discarded unseen."""
    hidden = s.players[owner].facedown
    if owner == seat:
        s.tell("discards-own", seat)
    else:
        s.tell("discards-facedown", seat, seat_of=owner)
    leave_play(s, seat, hidden, hidden.cards[at])


def put_at_site(s: Oath, card: str, place: int) -> None:
    """A card lies faceup at a site."""
    s.sites[place].cards.append(card)
    renew(s)


def put_adviser(s: Oath, seat: int, card: str) -> None:
    """A card lies faceup among the advisers."""
    s.players[seat].advisers.append(card)
    renew(s)


# Relics, banners


def take_relics(s: Oath, seat: int, relics: tuple[str, ...]) -> None:
    """Relics, seen by all, join the player's; who rules and what works is known anew."""
    s.players[seat].relics += relics
    s.turn.taken += relics
    renew(s)
    RELICS_TAKEN.fire(s, s.from_seat(s.active), seat, relics)


def hand_over_relic(s: Oath, giver: int, taker: int, relic: str) -> None:
    """A relic is given: it is not taken."""
    s.players[giver].relics.remove(relic)
    s.players[taker].relics.append(relic)
    renew(s)


def seize_relics(s: Oath, seat: int, relics: tuple[str, ...], found: tuple[str, ...] = ()) -> None:
    """Relics are taken from the players who have them, and in the same go others that were found."""
    for relic in relics:
        next(p for p in s.players if relic in p.relics).relics.remove(relic)
    take_relics(s, seat, (*relics, *found))


def seize_banner(s: Oath, seat: int, banner: str) -> None:
    """2.5.3. Taken otherwise than by recovering: two tokens of it are burned, and the People's Favor shows its mob."""
    flag = s.banners[banner]
    burned = min(2, flag.tokens - 1)
    flag.tokens -= burned
    if banner == BANNERS[0]:
        burn(s, burned)
        flag.mob = True
    flag.holder = seat
    renew(s)


# Places


def turn_up(s: Oath, place: int) -> None:
    """A facedown site is turned up, and what it starts with is laid there (2.8.2)."""
    site = s.sites[place]
    s.open(site.card)
    site.name = site.card.cards[0]
    facts = SITES[site.name]
    favor = min(facts.favor, s.favor)
    s.favor -= favor
    site.favor += favor
    site.secrets += facts.secrets
    lay_relics_at(s, site)
    renew(s)
    s.tell("site", None, site=site.name)


def lay_relics_at(s: Oath, site: Site) -> None:
    """2.8.2: the relics that a faceup site begins with and lacks, face down, as far as there are any."""
    for _ in range(min(SITES[site.name].relics - len(site.relics), len(s.relics))):
        s.relics.move(s.relics.cards[-1], site.relics)
