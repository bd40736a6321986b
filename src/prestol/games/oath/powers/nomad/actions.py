"""Action powers of the nomads, and what they do when played."""

from prestol.games.oath.law.access import holder, locked, renew
from prestol.games.oath.law.bargains import bargain, can_bargain
from prestol.games.oath.law.cards import move_to_site, play_card, takes_in
from prestol.games.oath.law.citizenship import join_with_relic
from prestol.games.oath.law.fees import can_pay_fees, fees, pay_fees
from prestol.games.oath.law.pieces import clear, gain_secrets, remove_card
from prestol.games.oath.law.victory import DARKEST_SECRET
from prestol.games.oath.law.world import draw_vision, has_vision
from prestol.games.oath.moments import ACTION, MOVE_ROOM, PLAYED
from prestol.games.oath.powers.effects import burn_all_but_one, loose, may, may_give, refill, swap, together
from prestol.games.oath.state import CARDS, PLACES, REGION, REGIONS, SUIT, Cards, Deed, Oath, game
from prestol.table import EVERYBODY, PASS, Ask, Asking, power

# Ancient Binding


@power("ancient_binding", ACTION)
def ancient_binding(s: Oath, seat: int) -> None:
    """What was just placed is the one secret that its user keeps."""
    p = s.players[seat]
    p.secrets = p.spent = 0
    for card in [card for card in s.secrets_on if card != "ancient_binding"]:
        del s.secrets_on[card]
    for other in s.from_seat(seat)[1:]:
        burn_all_but_one(s, other)
    s.tell("binds", seat, card="ancient_binding")


# Elders


@power("elders", ACTION)
def elders(s: Oath, seat: int) -> None:
    gain_secrets(s, seat)
    s.tell("gains-secrets", seat, card="elders", secrets=1)


# Convoys


def other_piles(s: Oath, seat: int) -> tuple[str, ...]:
    """The discard piles of other regions that are not empty."""
    here = REGION[s.players[seat].site]
    return tuple(region for region in REGIONS if region != here and s.discards[region].cards)


@power("convoys", ACTION, when=lambda s, seat: bool(other_piles(s, seat)))
def convoys(s: Oath, seat: int) -> Asking:
    """The whole pile, in its order and unseen."""
    region = yield Ask(seat, "move-pile", other_piles(s, seat), about={"card": "convoys"})
    pile, own = s.discards[region], s.discards[REGION[s.players[seat].site]]
    s.tell("moves-pile", seat, card="convoys", region=region, cards=len(pile.cards))
    own.cards += pile.cards
    own.marks += pile.marks
    pile.cards, pile.marks = [], []


# Resettle


def settlers(s: Oath, seat: int) -> list[str]:
    """Faceup advisers of the nomads that can lie at a site."""
    nomads = [card for p in s.players for card in p.advisers if SUIT[card] == "nomad"]
    free = [card for card in nomads if CARDS[card].only != "adviser" and not locked(s, seat, card)]
    return [card for card in free if camps_for(s, seat, card)]


def camps_for(s: Oath, seat: int, card: str) -> tuple[int, ...]:
    """The sites that can take in a card."""
    return tuple(at for at in PLACES if s.sites[at].name and takes_in(s, seat, card, at, MOVE_ROOM))


@power("resettle", ACTION, when=lambda s, seat: bool(settlers(s, seat)))
def resettle(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "move-which", tuple(settlers(s, seat)), about={"card": "resettle"})
    place = yield Ask(seat, "which-site", camps_for(s, seat, card), about={"card": card})
    yield from move_to_site(s, seat, card, place)


# Oracle


def can_consult(s: Oath, seat: int) -> bool:
    return has_vision(s) and can_pay_fees(s, seat, "search", s.players[seat].site)


@power("oracle", ACTION, when=can_consult)
def oracle(s: Oath, seat: int) -> None:
    """The topmost vision of the world deck, and then as after a search."""
    pay_fees(s, seat, fees(s, seat, "search", s.players[seat].site))
    s.deed = Deed("search", seat, fresh=True)
    vision = draw_vision(s, seat)
    s.tell("finds-vision", seat, card="oracle")
    s.whisper(seat, "sees", card=vision)
    s.then(play_vision, seat)


@game.step
def play_vision(s: Oath, seat: int) -> Asking:
    """The vision that was found is played or discarded."""
    hand = s.players[seat].hand
    yield from play_card(s, seat, hand.cards[-1], hand)


# Faithful Friend


@power("faithful_friend", PLAYED)
def faithful_friend(s: Oath, seat: int, card: str, place: int) -> None:
    refill(s, seat, 4)
    s.tell("gains-supply", seat, card=card, supply=4)


# The Gathering

FAIR = ("favor", "secret", "relic", "adviser")


@power("the_gathering", PLAYED)
def the_gathering(s: Oath, seat: int, card: str, place: int) -> None:
    for other in s.from_seat(0):
        if s.players[other].site != place:
            s.then(gather, other, place)
    s.then(fair, place)


@game.step
def gather(s: Oath, seat: int, place: int) -> Asking:
    """A pawn may be put there; it is no travel."""
    if (yield from may(seat, "the_gathering")):
        s.players[seat].site = place
        renew(s)
        s.tell("joins-gathering", seat, site=s.sites[place].name)


@game.step
def fair(s: Oath, place: int) -> None:
    """Those present may exchange things, from the active player on."""
    for seat in s.from_seat(s.active):
        if s.players[seat].site == place:
            s.then(deal_at_fair, seat)


@game.step
def deal_at_fair(s: Oath, seat: int) -> Asking:
    """One exchange after another, as long as the player wants."""
    others = together(s, seat)
    if not can_bargain(s, seat, "the_gathering", others, FAIR):
        return
    if (yield Ask(seat, "gathering-deal", ("deal",), optional=True)) is not PASS:
        s.then(bargain, seat, "the_gathering", others, FAIR)
        s.then(deal_at_fair, seat)


# Great Herd


def herds(s: Oath, seat: int) -> list[str]:
    """Nomad cards at sites that are not locked."""
    found = [card for place in PLACES for card in loose(s, seat, place) if SUIT[card] == "nomad"]
    return [card for card in found if card != "great_herd"]


@power("great_herd", PLAYED, when=lambda s, seat, card, place: bool(herds(s, seat)))
def great_herd(s: Oath, seat: int, card: str, place: int) -> Asking:
    other = yield Ask(seat, "swap-with", herds(s, seat), optional=True, about={"card": card})
    if other is not PASS:
        swap(s, card, other)
        s.tell("swaps", seat, card=card, card_to=other)


# Twin Brother


def twins(s: Oath, seat: int) -> list[str]:
    """Faceup advisers of the nomads of the other players that are not locked."""
    return [
        card
        for other in s.from_seat(seat)[1:]
        for card in s.players[other].advisers
        if SUIT[card] == "nomad" and not locked(s, seat, card)
    ]


@power("twin_brother", PLAYED, when=lambda s, seat, card, place: bool(twins(s, seat)))
def twin_brother(s: Oath, seat: int, card: str, place: int) -> Asking:
    if holder(s, card) != seat:
        return
    other = yield Ask(seat, "swap-with", twins(s, seat), optional=True, about={"card": card})
    if other is not PASS:
        swap(s, card, other)
        s.tell("swaps", seat, card=card, card_to=other)


# Pilgrimage


def pilgrims(s: Oath, seat: int) -> list[str]:
    """The denizens of the own site that are not locked."""
    return [card for card in loose(s, seat, s.players[seat].site) if CARDS[card].kind == "denizen"]


@power("pilgrimage", PLAYED, when=lambda s, seat, card, place: bool(pilgrims(s, seat)))
def pilgrimage(s: Oath, seat: int, card: str, place: int) -> None:
    """They join the Dispossessed; as many of those by chance come to the player."""
    p, away = s.players[seat], s.dispossessed
    gone = pilgrims(s, seat)
    for other in gone:
        remove_card(s, other)
        clear(s, other)
        Cards([other], [EVERYBODY]).move(other, away)
    s.tell("dispossesses", seat, card=card, card_all=tuple(gone))
    s.shuffle("dispossessed", away)
    s.draw(away, p.hand, seat, len(gone))
    s.whisper(seat, "drew", card_all=tuple(p.hand.cards[-len(gone) :]))
    s.then(come_home, seat, len(gone))


@game.step
def come_home(s: Oath, seat: int, count: int) -> Asking:
    """In any order onto the discard pile of the own region."""
    hand = s.players[seat].hand
    left, order = hand.cards[-count:], []
    while len(left) > 1:
        order.append((yield Ask(seat, "discard-first", tuple(left), private=True)))
        left.remove(order[-1])
    region = REGION[s.players[seat].site]
    for card in (*order, *left):
        hand.move(card, s.discards[region])
    s.tell("discards-hidden", seat, count=count, region=region)


# Ancient Pact


def can_swear(s: Oath, seat: int, card: str, place: int) -> bool:
    exile = s.players[seat].role == "exile"
    return exile and s.banners[DARKEST_SECRET].holder == seat and may_give(s, seat, "banner")


@power("ancient_pact", PLAYED, when=can_swear)
def ancient_pact(s: Oath, seat: int, card: str, place: int) -> Asking:
    """The Darkest Secret for citizenship: it is given, and so nothing of it is burned."""
    if (yield from may(seat, card)):
        s.banners[DARKEST_SECRET].holder = 0
        renew(s)
        s.tell("hands-over-banner", seat, banner=DARKEST_SECRET, seat_to=0)
        s.whole(join_with_relic, seat)
