"""Playing cards (5.1.4): to a site, to the advisers face up or face down, a vision to the board."""

from collections.abc import Sequence
from typing import Any

from prestol.games.oath.law.costs import allowed
from prestol.games.oath.law.pieces import (
    discard,
    discard_hidden,
    discard_vision,
    gain_favor,
    gain_secrets,
    leave_play,
    put_adviser,
    put_at_site,
)
from prestol.games.oath.law.world import DECK
from prestol.games.oath.moments import (
    ADVISER_LIMIT,
    HOMELAND,
    PLAY_GAIN,
    PLAY_OPEN,
    PLAY_ROOM,
    PLAY_SAID,
    PLAY_SITES,
    PLAYED,
    ROOM,
    SEARCH_PLAYED,
    UNLIMITED,
)
from prestol.games.oath.state import CARDS, CONSPIRACY, REGIONS, SITES, SUIT, Cards, Deed, Oath, game
from prestol.table import PASS, Ask, Asking, Event

ADVISERS = 3
ADVISER, FACEDOWN, VISION, DISCARD = "adviser", "facedown", "vision", "discard"
"""Ways to play a card beside ("site", place)."""
Removal = tuple[str, int, str]
"""A card that may be discarded first: whose power it is, the place, the card."""
TO_SITE = tuple(("site", place) for place in range(8))


# What is possible


def room_at(s: Oath, seat: int, place: int) -> int:
    """How many cards more a site can hold (2.8.1)."""
    site = s.sites[place]
    room: int = ROOM(s, seat, SITES[site.name].room, place)
    return room - len(site.cards)


def removable(s: Oath, seat: int, card: str, to: int) -> list[Removal]:
    """Cards at sites that may be discarded before a card is played to a site."""
    used = s.deed.used if s.deed is not None else ()
    return [each for each in PLAY_ROOM(s, seat, (), card, to) if not CARDS[each[2]].locked and each[2] not in used]


def clearable(s: Oath, seat: int, card: str, to: int) -> bool:
    """Whether a card that lies at a site may be discarded before another is played there."""
    return any(place == to for _, place, _ in removable(s, seat, card, to))


def adviser_limit(s: Oath, seat: int) -> int:
    """How many advisers the player may have."""
    limit: int = ADVISER_LIMIT(s, seat, ADVISERS)
    return limit


def dismissible(s: Oath, seat: int) -> list[tuple[str, Any]]:
    """Advisers that may be discarded to make room: ("up", card) and ("down", number)."""
    p = s.players[seat]
    used = s.deed.used if s.deed is not None else ()
    up: list[tuple[str, Any]] = [("up", card) for card in p.advisers if not CARDS[card].locked and card not in used]
    return [*up, *(("down", at) for at in range(len(p.facedown.cards)))]


def unlimited(s: Oath, seat: int, card: str) -> bool:
    """Whether a card joins the advisers face up whatever their limit."""
    free: bool = UNLIMITED.alone(card, s, seat, False)
    return free


def can_advise(s: Oath, seat: int, leaving: int = 0) -> bool:
    """Whether there is room among the advisers, or can be made. `leaving`: facedown advisers that are being played."""
    p = s.players[seat]
    surplus = len(p.advisers) + len(p.facedown.cards) - leaving + 1 - adviser_limit(s, seat)
    return surplus <= 0 or len(dismissible(s, seat)) - leaving >= surplus


def ways(s: Oath, seat: int, card: str, hidden: bool) -> list[Any]:
    """How a card can be played; `hidden`: it is a facedown adviser (6.1)."""
    facts = CARDS[card]
    p = s.players[seat]
    found: list[Any] = []
    advise = can_advise(s, seat, int(hidden))
    if facts.kind == "vision":
        if card == CONSPIRACY or p.role == "exile":
            found.append(VISION)
    else:
        if facts.only != "adviser":
            places = PLAY_SITES(s, seat, (p.site,), card)
            found += [
                TO_SITE[place] for place in places if room_at(s, seat, place) > 0 or clearable(s, seat, card, place)
            ]
        if facts.only != "site" and (advise or unlimited(s, seat, card)):
            found.append(ADVISER)
    if not hidden and advise:
        found.append(FACEDOWN)
    return [*allowed(PLAY_OPEN(s, seat, tuple(found), card), PLAY_SAID(s, seat, (), card)), DISCARD]


# Playing


def play_card(s: Oath, seat: int, card: str, source: Cards) -> Asking:
    """A card from the hand, or a facedown adviser, is played or discarded: the last part of a step."""
    hidden = source is not s.players[seat].hand
    way = yield Ask(seat, "play", ways(s, seat, card, hidden), about={"card": card}, private=True)
    if way == DISCARD:
        lay_down(s, seat, [card], source)
    elif way == VISION:
        reveal_vision(s, seat, card, source)
    elif way == FACEDOWN:
        yield from make_room(s, seat)
        source.move(card, s.players[seat].facedown)
        s.tell("plays-facedown", seat)
    elif way == ADVISER:
        if not unlimited(s, seat, card):
            yield from make_room(s, seat, card if hidden else "")
        s.reveal(source, card)
        put_adviser(s, seat, card)
        s.tell("plays-adviser", seat, card=card)
        after_playing(s, seat, card, -1)
    else:
        yield from play_to_site(s, seat, card, source, way[1])


def lay_down(s: Oath, seat: int, cards: Sequence[str], source: Cards) -> None:
    """Cards that nobody else sees are discarded, one on the other."""
    for card in cards:
        region = leave_play(s, seat, source, card)
    if region != DECK:
        s.tell("discards-hidden", seat, count=len(cards), region=region)


def reveal_vision(s: Oath, seat: int, card: str, source: Cards) -> None:
    """5.1.4.III, 5.1.4.IV: a vision replaces the one on the board; the Conspiracy leaves the game."""
    s.reveal(source, card)
    if card == CONSPIRACY:
        s.box.append(card)
        s.tell("plays-conspiracy", seat)
        play_own(PLAYED, s, card, seat, card, -1)
    else:
        discard_vision(s, seat)
        s.players[seat].vision = card
        s.tell("plays-vision", seat, card=card)
        after_playing(s, seat, card, -1)


def make_room(s: Oath, seat: int, leaving: str = "") -> Asking:
    """5.1.4.II: advisers are discarded until there is room for one more. `leaving`: the facedown one being played."""
    p = s.players[seat]
    while len(p.advisers) + len(p.facedown.cards) - bool(leaving) >= adviser_limit(s, seat):
        options = [each for each in dismissible(s, seat) if not (leaving and is_down(p.facedown, each, leaving))]
        kind, which = yield Ask(seat, "make-room", options, private=True)
        if kind == "up":
            discard(s, seat, which)
        else:
            discard_hidden(s, seat, seat, which)


def is_down(pile: Cards, option: tuple[str, Any], card: str) -> bool:
    """Whether an option speaks of this facedown adviser."""
    return option[0] == "down" and pile.cards[option[1]] == card


def play_to_site(s: Oath, seat: int, card: str, source: Cards, place: int) -> Asking:
    """5.1.4.I: other cards may be discarded first; then the card lies at the site and brings favor of its suit."""
    done: set[str] = set()
    while True:
        offers: dict[str, str] = {}
        for whose, _, other in removable(s, seat, card, place):
            if whose not in done:
                offers.setdefault(other, whose)
        full = room_at(s, seat, place) <= 0
        if full:
            offers = {other: whose for other, whose in offers.items() if other in s.sites[place].cards}
        if not offers:
            break
        other = yield Ask(seat, "clear", tuple(offers), optional=not full, about={"card": card}, private=True)
        if other is PASS:
            break
        done.add(offers[other])
        discard(s, seat, other)
    s.reveal(source, card)
    put_at_site(s, card, place)
    s.tell("plays-to-site", seat, card=card, site=s.sites[place].name)
    if PLAY_GAIN(s, seat, "favor", card, place) == "favor":
        gain_favor(s, seat, SUIT[card])
    else:
        gain_secrets(s, seat)
    homeland = s.sites[place].name
    if SITES[homeland].homeland == SUIT[card] and (place, SUIT[card]) not in s.turn.discarded:
        play_own(HOMELAND, s, homeland, seat, card, place)
    after_playing(s, seat, card, place)


def after_playing(s: Oath, seat: int, card: str, place: int) -> None:
    """7.3.3: the favor and the homeland come first, then modifiers, then what the card does when played."""
    fresh = s.deed is not None and s.deed.fresh
    if s.deed is not None and s.deed.to in REGIONS:
        s.deed.to = ""  # of what the search itself discards
    SEARCH_PLAYED.fire(s, s.from_seat(seat), card, place, fresh)
    play_own(PLAYED, s, card, seat, card, place)


def play_own(event: Event, s: Oath, card: str, seat: int, *args: Any) -> None:
    """The power of one card or site at an event, whoever has access to it."""
    if card in event.powers and (card not in event.when or event.when[card](s, seat, *args)):
        event.play(s, card, seat, *args)


# Facedown advisers (6.1)


def can_play_adviser(s: Oath, seat: int) -> bool:
    """Whether the player has a facedown adviser."""
    return bool(s.players[seat].facedown.cards)


@game.step
def play_adviser(s: Oath, seat: int) -> Asking:
    """A facedown adviser is played face up or discarded, as in a search."""
    s.deed = Deed("adviser", seat)
    return play_which(s, seat)


def play_which(s: Oath, seat: int) -> Asking:
    """Which one, and how."""
    facedown = s.players[seat].facedown
    at = 0
    if len(facedown.cards) > 1:
        at = yield Ask(seat, "which-adviser", range(len(facedown.cards)))
    yield from play_card(s, seat, facedown.cards[at], facedown)
