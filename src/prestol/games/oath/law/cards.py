"""Playing cards (5.1.4): to a site, to the advisers face up or face down, a vision to the board."""

from collections.abc import Sequence
from typing import Any

from prestol.games.oath.law.access import locked
from prestol.games.oath.law.costs import allowed
from prestol.games.oath.law.fees import can_pay_fees, fees, pay_fees
from prestol.games.oath.law.pieces import (
    discard,
    discard_hidden,
    discard_vision,
    gain_favor,
    gain_secrets,
    leave_play,
    put_adviser,
    put_at_site,
    remove_card,
)
from prestol.games.oath.law.world import DECK
from prestol.games.oath.moments import (
    ADVISER_LIMIT,
    ADVISER_SUIT,
    HOMELAND,
    MOVE_ROOM,
    OWN_SAID,
    PLAY_GAIN,
    PLAY_OPEN,
    PLAY_ROOM,
    PLAY_SAID,
    PLAY_SITES,
    PLAYED,
    ROOM,
    SEARCH_PLAYED,
)
from prestol.games.oath.state import CARDS, CONSPIRACY, REGIONS, SITES, SUIT, Cards, Deed, Oath, game
from prestol.table import PASS, Ask, Asking, Event
from prestol.table.moments import Rule

ADVISERS = 3
ADVISER, FACEDOWN, VISION, DISCARD = "adviser", "facedown", "vision", "discard"
"""Ways to play a card beside ("site", place)."""
Adviser = tuple[str, Any]
"""An adviser: ("up", card) or ("down", number)."""
Removal = tuple[str, int, str]
"""A card that may be discarded first: whose power it is, the place, the card."""
TO_SITE = tuple(("site", place) for place in range(8))


# What is possible


def room_at(s: Oath, seat: int, place: int, card: str = "") -> int:
    """How many cards more a site can hold (2.8.1), or whether a card finds room there."""
    site = s.sites[place]
    room: int = ROOM(s, seat, SITES[site.name].room, place, card)
    if card in ROOM.cards:
        room = ROOM.alone(card, s, seat, room, place, card)
    return room - len(site.cards)


def removable(s: Oath, seat: int, card: str, to: int, room: Rule = PLAY_ROOM) -> list[Removal]:
    """Cards at sites that may be discarded before a card is played (or moved) to a site."""
    used = s.deed.used if s.deed is not None else ()
    return [each for each in room(s, seat, (), card, to) if not locked(s, seat, each[2]) and each[2] not in used]


def takes_in(s: Oath, seat: int, card: str, to: int, room: Rule = PLAY_ROOM) -> bool:
    """Whether a site has room for a card, or one that lies there may be discarded before it is played (or moved)."""
    if room_at(s, seat, to, card) > 0:
        return True
    return any(place == to for _, place, _ in removable(s, seat, card, to, room))


def unlimited(s: Oath, seat: int, card: str) -> bool:
    """Whether a card joins the advisers face up whatever their limit."""
    return bool(ADVISER_LIMIT.alone(card, s, seat, 0, card))


def crowd(
    s: Oath, seat: int, joining: str | None = None, gone: Sequence[Adviser] = (), *, all_count: bool = False
) -> list[Adviser]:
    """2.2.2, 7.6.4. The advisers among whom one has to go; none if there are not too many. joining: a card that is
    about to become one ("" face down). gone: advisers that count no more. Who joined whatever the limit counts only
    when others join (`joining` or `all_count`)."""
    p = s.players[seat]
    count_all = all_count or joining is not None
    up: list[Adviser] = [("up", card) for card in p.advisers if count_all or not unlimited(s, seat, card)]
    everyone = [each for each in [*up, *(("down", at) for at in range(len(p.facedown.cards)))] if each not in gone]
    card, more = joining or "", joining is not None
    limit: int = ADVISER_LIMIT.alone(card, s, seat, ADVISER_LIMIT(s, seat, ADVISERS, card), card)
    suit, most = ADVISER_SUIT.alone(card, s, seat, ADVISER_SUIT(s, seat, ("", 0), card), card)
    if suit:
        others = [each for each in everyone if each[0] == "down" or SUIT[each[1]] != suit]
        if len(others) + (more and SUIT.get(card, "") != suit) > most:
            return others
    return everyone if len(everyone) + more > limit else []


def dismissible(
    s: Oath, seat: int, joining: str | None = None, gone: Sequence[Adviser] = (), *, all_count: bool = False
) -> list[Adviser]:
    """Those of them who can be discarded."""
    used = s.deed.used if s.deed is not None else ()
    return [
        (kind, which)
        for kind, which in crowd(s, seat, joining, gone, all_count=all_count)
        if kind == "down" or not (locked(s, seat, which) or which in used)
    ]


def hidden_at(s: Oath, seat: int, card: str) -> list[Adviser]:
    """A facedown adviser that is being played, if it is one."""
    return [("down", s.players[seat].facedown.cards.index(card))] if card else []


def can_advise(s: Oath, seat: int, joining: str, leaving: str = "") -> bool:
    """Whether there is room among the advisers, or can be made. leaving: the facedown one that is being played."""
    gone = hidden_at(s, seat, leaving)
    while crowd(s, seat, joining, gone):
        free = dismissible(s, seat, joining, gone)
        if not free:
            return False
        gone.append(free[0])
    return True


def ways(s: Oath, seat: int, card: str, hidden: bool) -> list[Any]:
    """How a card can be played; `hidden`: it is a facedown adviser (6.1)."""
    facts = CARDS[card]
    p = s.players[seat]
    found: list[Any] = []
    leaving = card if hidden else ""
    if facts.kind == "vision":
        if card == CONSPIRACY or p.role == "exile":
            found.append(VISION)
    else:
        if facts.only != "adviser":
            places = PLAY_SITES(s, seat, (p.site,), card)
            found += [TO_SITE[place] for place in places if takes_in(s, seat, card, place)]
        if facts.only != "site" and can_advise(s, seat, card, leaving):
            found.append(ADVISER)
    if not hidden and can_advise(s, seat, ""):
        found.append(FACEDOWN)
    said = OWN_SAID.alone(card, s, seat, PLAY_SAID(s, seat, (), card), card)
    return [*allowed(PLAY_OPEN(s, seat, tuple(found), card), said), DISCARD]


# Playing


def play_card(s: Oath, seat: int, card: str, source: Cards) -> Asking:
    """A card from the hand, or a facedown adviser, is played or discarded: the last part of a step."""
    hidden = source is not s.players[seat].hand
    way = yield Ask(seat, "play", ways(s, seat, card, hidden), about={"card": card}, private=True)
    if way == DISCARD:
        lay_down(s, seat, [card], source)
        return
    if s.deed is not None:
        s.deed.played.append(way[1] if type(way) is tuple else -1)
    if way == VISION:
        reveal_vision(s, seat, card, source)
    elif way == FACEDOWN:
        yield from make_room(s, seat, "")
        source.move(card, s.players[seat].facedown)
        s.tell("plays-facedown", seat)
    elif way == ADVISER:
        yield from make_room(s, seat, card, card if hidden else "")
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
    else:
        discard_vision(s, seat)
        s.players[seat].vision = card
        s.tell("plays-vision", seat, card=card)
    after_playing(s, seat, card, -1)


def make_room(s: Oath, seat: int, joining: str, leaving: str = "") -> Asking:
    """5.1.4.II: advisers are discarded until there is room for one more. leaving: the facedown one being played."""
    while options := dismissible(s, seat, joining, hidden_at(s, seat, leaving)):
        yield from dismiss_one(s, seat, options)


def dismiss_one(s: Oath, seat: int, options: Sequence[Adviser]) -> Asking:
    """One adviser is discarded."""
    kind, which = yield Ask(seat, "make-room", options, private=True)
    if kind == "up":
        discard(s, seat, which)
    else:
        discard_hidden(s, seat, seat, which)


@game.step
def dismiss(s: Oath, seat: int, all_count: bool = False, spared: str = "") -> Asking:
    """7.6.4. Advisers beyond the limit are discarded, but not the one that has just come in a swap."""
    while options := [each for each in dismissible(s, seat, all_count=all_count) if each != ("up", spared)]:
        yield from dismiss_one(s, seat, options)


def play_to_site(s: Oath, seat: int, card: str, source: Cards, place: int) -> Asking:
    """5.1.4.I: other cards may be discarded first; then the card lies at the site and brings favor of its suit."""
    yield from clear_site(s, seat, card, place)
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


def clear_site(s: Oath, seat: int, card: str, place: int, room: Rule = PLAY_ROOM) -> Asking:
    """Other cards are discarded first, if the site is full or the player wants it: one for each power that says so."""
    done: set[str] = set()
    while True:
        offers: dict[str, str] = {}
        for whose, _, other in removable(s, seat, card, place, room):
            if whose not in done and other not in done:  # 7.4.3
                offers.setdefault(other, whose)
        full = room_at(s, seat, place, card) <= 0
        if full:
            offers = {other: whose for other, whose in offers.items() if other in s.sites[place].cards}
        if not offers:
            return
        other = yield Ask(seat, "clear", tuple(offers), optional=not full, about={"card": card}, private=True)
        if other is PASS:
            return
        done.add(offers[other])
        discard(s, seat, other)


def move_to_site(s: Oath, seat: int, card: str, place: int) -> Asking:
    """A faceup card is moved to a site (10): it is not played."""
    yield from clear_site(s, seat, card, place, MOVE_ROOM)
    remove_card(s, card)
    put_at_site(s, card, place)
    s.tell("moves-card", seat, card=card, site=s.sites[place].name)


def after_playing(s: Oath, seat: int, card: str, place: int) -> None:
    """7.3.3: the favor and the homeland come first, then modifiers, then what the card does when played."""
    deed = s.deed
    SEARCH_PLAYED.fire(s, s.from_seat(seat), card, place, deed is not None and deed.fresh)
    if deed is None or deed.to not in REGIONS:
        play_own(PLAYED, s, card, seat, card, place)
    elif card in PLAYED.powers:  # what it discards goes where it always goes
        s.then(discards_go, "", deed.under)
        play_own(PLAYED, s, card, seat, card, place)
        s.then(discards_go, deed.to, deed.under)


@game.step
def discards_go(s: Oath, region: str, under: bool) -> None:
    """From now on the search discards onto a certain pile, or ("") as usual."""
    assert s.deed is not None
    s.deed.to, s.deed.under = region, under


def play_own(event: Event, s: Oath, card: str, seat: int, *args: Any) -> None:
    """The power of one card or site at an event, whoever has access to it."""
    if card in event.powers and (card not in event.when or event.when[card](s, seat, *args)):
        event.play(s, card, seat, *args)


# Facedown advisers (6.1)


def can_play_adviser(s: Oath, seat: int) -> bool:
    """Whether the player has a facedown adviser, and can pay what others want for playing it."""
    p = s.players[seat]
    return bool(p.facedown.cards) and can_pay_fees(s, seat, "adviser", p.site)


@game.step
def play_adviser(s: Oath, seat: int) -> Asking:
    """A facedown adviser is played face up or discarded, as in a search."""
    s.deed = Deed("adviser", seat)
    pay_fees(s, seat, fees(s, seat, "adviser", s.players[seat].site))
    return play_which(s, seat)


def play_which(s: Oath, seat: int) -> Asking:
    """Which one, and how."""
    facedown = s.players[seat].facedown
    at = 0
    if len(facedown.cards) > 1:
        at = yield Ask(seat, "which-adviser", range(len(facedown.cards)))
    yield from play_card(s, seat, facedown.cards[at], facedown)
