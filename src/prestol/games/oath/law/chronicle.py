"""The chronicle (8): what the winner settles for the games to come, and what is drawn when the next one begins.

Chance waits for that next game (8.3.5, 8.4 to 8.6, 8.8), so that nobody knows beforehand how it begins.
"""

from typing import Final

from prestol.games.oath.chronicle import BY_CHANCE, LEAVERS, Chronicle, Land
from prestol.games.oath.law.access import renew, suited
from prestol.games.oath.law.pieces import lay_relics_at
from prestol.games.oath.moments import SITE_STAYS
from prestol.games.oath.state import (
    CARDS,
    DENIZENS,
    GOALS,
    OATHS,
    PLACES_OF,
    REGION,
    REGIONS,
    RUINED,
    SCEPTER,
    SITES,
    SUIT,
    SUITS,
    Cards,
    Legacy,
    Oath,
    Site,
    game,
)
from prestol.table import PASS, Ask, Asking, Pile

OATH_OF: Final = {facts["goal"]: oath for oath, facts in OATHS.items()}
"""The oath with each goal."""
EDIFICE_OF: Final = {
    facts.suit: card for card, facts in CARDS.items() if facts.kind == "edifice" and not card.endswith(RUINED)
}
NEWCOMERS: Final = (3, 2, 1)
"""Cards that join the world deck, of three suits (8.4)."""

# What the winner settles


def write_chronicle(s: Oath, vision: str) -> None:
    """8. The winner goes through it, step by step; who has won by a vision alone swears the oath of its goal."""
    s.legacy = Legacy(oath=OATH_OF[GOALS[vision]] if vision else "")
    s.then(swear, s.winner)
    s.then(welcome, s.winner)
    s.then(build, s.winner)
    s.then(invite, s.winner)


def legacy(s: Oath) -> Legacy:
    assert s.legacy is not None, "the war is not over"
    return s.legacy


@game.step
def swear(s: Oath, seat: int) -> Asking:
    """8.1. The oath of the vision that has won, or any other than that of this game."""
    left = legacy(s)
    left.oath = left.oath or (yield Ask(seat, "swear", tuple(oath for oath in OATHS if oath != s.oath)))
    s.tell("swears", seat, oath=left.oath)


@game.step
def welcome(s: Oath, seat: int) -> Asking:
    """8.2. An exile who has won may make citizens of others, but not of those who were citizens until now."""
    if s.players[seat].role != "exile":
        return
    left = legacy(s)
    exiles = tuple(
        other
        for other, p in enumerate(s.players)
        if other != seat and p.role == "exile" and other not in (*left.citizens, *left.declined)
    )
    if exiles:
        other = yield Ask(seat, "new-citizen", exiles, optional=True)
        if other is not PASS:
            s.tell("welcomes", seat, seat_to=other)
            s.then(be_welcome, other)
            s.then(welcome, seat)


@game.step
def be_welcome(s: Oath, seat: int) -> Asking:
    """The exile's board is turned for the next game, or it is not."""
    answer = yield Ask(seat, "be-citizen", ("accept",), optional=True, about={"seat_of": s.winner})
    left = legacy(s)
    if answer is PASS:
        left.declined.append(seat)
        s.tell("stays-exile", seat)
    else:
        left.citizens.append(seat)
        s.tell("joins-empire", seat)


def is_ruled(s: Oath, site: Site) -> bool:
    """Whether the winner rules a site, with those that the new citizens bring along (8.2)."""
    return bool(site.name) and (site.ruler == s.side(s.winner) or site.color in legacy(s).citizens)


def buildable(s: Oath) -> list[str]:
    """8.3.1. Denizens that an edifice of their suit can replace, and ruins that can be rebuilt."""
    standing = {card.removesuffix(RUINED) for site in s.sites for card in site.cards}
    found = []
    for site in s.sites:
        if is_ruled(s, site):
            found += [card for card in site.cards if card.endswith(RUINED)]
            if has_room(site):
                found += [card for card in site.cards if EDIFICE_OF[SUIT[card]] not in standing]
    return found


def has_room(site: Site) -> bool:
    """Whether an edifice can take the place of a denizen: no other stands there, and nothing holds more than the site
    has room for."""
    there = site.cards
    return not any(CARDS[card].kind == "edifice" for card in there) and len(there) <= SITES[site.name].room


@game.step
def build(s: Oath, seat: int) -> Asking:
    """8.3.1. Who has won for the Empire may build or rebuild one edifice."""
    found = buildable(s)
    if s.players[seat].role == "exile" or not found:
        return
    card = yield Ask(seat, "build", tuple(found), optional=True)
    if card is PASS:
        return
    edifice = built(card)
    cards = next(site.cards for site in s.sites if card in site.cards)
    cards[cards.index(card)] = edifice
    renew(s)
    if card.endswith(RUINED):
        s.tell("restores", seat, card=edifice)
    else:
        legacy(s).replaced = card
        s.tell("builds", seat, card=edifice, card_of=card)


def built(card: str) -> str:
    """The edifice that comes in place of a card."""
    return card.removesuffix(RUINED) if card.endswith(RUINED) else EDIFICE_OF[SUIT[card]]


@game.step
def invite(s: Oath, seat: int) -> Asking:
    """8.4. The commonest suit among the winner's faceup advisers; any, where there are none."""
    suits = {suit: suited(s, seat, suit) for suit in SUITS}
    most = max(suits.values())
    suit = yield Ask(seat, "invite", tuple(suit for suit in SUITS if suits[suit] == most))
    legacy(s).suit = suit
    s.tell("invites", seat, suit=suit)


# What is left


@game.hook
def leave(s: Oath) -> Chronicle | None:
    """8.3 to 8.7: all that this game hands to the next."""
    if s.legacy is None or not s.legacy.suit:
        return None
    left, winner = s.legacy, s.players[s.winner]
    losers = [p for p in s.players if p is not winner]
    kept, ruins = list[Land](), list[Land]()  # 8.3.2, 8.3.3
    gone = [card for pile in s.discards.values() for card in pile.cards]
    gone += [card for p in losers for card in (*p.advisers, *p.facedown.cards)]
    relics = [*s.relics.cards[::-1], *(relic for p in losers for relic in p.relics)]
    for place, site in enumerate(s.sites):
        cards, ruled = site.cards, is_ruled(s, site)
        edifices = [card for card in cards if CARDS[card].kind == "edifice"]
        intact = any(not card.endswith(RUINED) for card in edifices)
        if not site.name or not SITE_STAYS(s, s.winner, ruled or intact, place):
            gone += cards
            relics += site.relics.cards
            continue
        if intact and not ruled:
            gone += cards
            cards = [card.removesuffix(RUINED) + RUINED for card in edifices]
        ruined = any(card.endswith(RUINED) for card in cards)
        (ruins if ruined else kept).append(Land(site.name, True, tuple(cards), tuple(site.relics.cards)))
    world = [*s.world.cards[::-1], *winner.advisers, *winner.facedown.cards, left.replaced]
    world += [card for p in s.players for card in p.hand.cards]
    treasures = [*winner.relics, *(relic for pile in s.reliquary for relic in pile.cards)]
    return Chronicle(
        oath=left.oath,
        boards=boards(s),
        land=laid(kept, ruins),
        world=denizens(world),
        relics=tuple(relic for relic in relics if relic != SCEPTER),
        dispossessed=tuple(s.dispossessed.cards),
        suit=left.suit,
        discards=denizens(gone),
        treasures=tuple(relic for relic in treasures if relic != SCEPTER),
    )


def denizens(cards: list[str]) -> tuple[str, ...]:
    """Without the visions, which are dealt anew (8.5, 8.8), and the edifices, which go back to the archive."""
    return tuple(card for card in cards if card and CARDS[card].kind == "denizen")


def boards(s: Oath) -> dict[str, str]:
    """8.2, 8.7.2. The sides of the boards, those in the box too."""
    sides = s.boards | {p.color: p.role for p in s.players[1:]}
    if s.players[s.winner].role == "exile":
        sides = dict.fromkeys(sides, "exile")
    return sides | {s.players[seat].color: "citizen" for seat in legacy(s).citizens}


def laid(kept: list[Land], ruins: list[Land]) -> tuple[Land, ...]:
    """8.3.5. What is kept moves up from the top, ruins come from the bottom, the rest is dealt when the next game
    begins; of a region of facedown sites the uppermost is turned up."""
    free = len(REGION) - len(kept) - len(ruins)
    land = [*kept, *[Land(BY_CHANCE)] * free, *ruins]
    for places in PLACES_OF.values():
        if not any(land[place].up for place in places):
            land[places[0]] = Land(BY_CHANCE, True)
    return tuple(land)


# What is drawn when the next game begins


@game.step
def add_newcomers(s: Oath, suit: str) -> None:
    """8.4. Six cards of the archive join the world deck; where it lacks some, the archive is restored instead."""
    used = {*s.world.cards, *s.dispossessed.cards, *(card for site in s.sites for card in site.cards)}
    used |= {card for pile in s.discards.values() for card in pile.cards}
    at = SUITS.index(suit)
    wanted = {SUITS[(at + step) % len(SUITS)]: count for step, count in enumerate(NEWCOMERS)}
    archive = {each: [card for card in DENIZENS if SUIT[card] == each and card not in used] for each in wanted}
    if all(len(archive[each]) >= count for each, count in wanted.items()):
        for each, count in wanted.items():
            join_world(s, s.shuffled("archive", archive[each])[:count])
        return
    stacks = [[card for card in s.dispossessed.cards if SUIT[card] == each] for each in SUITS]
    largest = max(s.shuffled("archive", stacks), key=len)
    s.dispossessed = Cards()
    join_world(s, s.shuffled("archive", largest)[:LEAVERS])


def join_world(s: Oath, cards: list[str]) -> None:
    """Cards for the world deck, which is shuffled afterwards (8.8)."""
    s.world.cards += cards
    s.world.marks += [0] * len(cards)


@game.step
def drive_out(s: Oath) -> None:
    """8.5. Of all that was discarded, and of the advisers of those who have lost, six cards are dispossessed."""
    pile = s.discards[REGIONS[0]]
    s.shuffle("discards", pile)
    for number in range(len(pile)):
        pile.move(pile.cards[-1], s.dispossessed if number < LEAVERS else s.world)


@game.step
def renew_relics(s: Oath, treasures: int) -> None:
    """8.6.2, 8.6.3. Sites get what they lack from the relic deck; then the winner's relics and those of the Reliquary
    come to lie on top of it."""
    cards = s.relics.cards
    at = len(cards) - treasures
    deck, upper = s.shuffled("relics", cards[:at]), s.shuffled("relics", cards[at:])
    s.relics = Pile.of(deck, "relic")
    for site in s.sites:
        if site.name:
            lay_relics_at(s, site)
    s.relics = Pile.of(s.relics.cards + upper, "relic")
