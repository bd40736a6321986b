"""Denizens of discord that do something when they are played."""

from prestol.games.oath.law.access import ruled_suits
from prestol.games.oath.law.cards import lay_down, play_card
from prestol.games.oath.law.citizenship import join_with_relic
from prestol.games.oath.law.deeds import interrupt
from prestol.games.oath.law.fees import can_pay_fees, fees, pay_fees
from prestol.games.oath.law.pieces import (
    gain_warbands,
    give,
    kill_at,
    lay_favor,
    place_warbands,
    seize_relics,
)
from prestol.games.oath.law.purse import purse
from prestol.games.oath.law.victory import sites_ruled
from prestol.games.oath.moments import (
    PLAYED,
    SITE_WARBANDS,
    VISION_FREED,
)
from prestol.games.oath.powers.effects import (
    discard_all,
    loose,
    may,
    takeable,
    together,
)
from prestol.games.oath.state import PLACES, SUIT, SUITS, Oath, game
from prestol.table import PASS, Ask, Asking, power

# A Small Favor


@power("a_small_favor", PLAYED)
def a_small_favor(s: Oath, seat: int, card: str, place: int) -> None:
    s.tell("gains-warbands", seat, card=card, warbands=gain_warbands(s, seat, 4))


# Key to the City


@power("key_to_the_city", PLAYED)
def key_to_the_city(s: Oath, seat: int, card: str, place: int) -> None:
    site = s.sites[place]
    if any(p.site == place and s.side(other) == site.ruler for other, p in enumerate(s.players)):
        return
    kill_at(s, place, site.warbands)
    if gain_warbands(s, seat, 1) and SITE_WARBANDS(s, seat, True):
        place_warbands(s, seat, place, 1)
    s.tell("takes-over", seat, card=card, site=site.name)


# Blackmail


def shameful(s: Oath, seat: int) -> list[tuple[int, str]]:
    """Relics of those who stand here that can be taken."""
    return [(other, relic) for other in together(s, seat) for relic in takeable(s, seat, other)]


@power("blackmail", PLAYED, when=lambda s, seat, card, place: bool(shameful(s, seat)))
def blackmail(s: Oath, seat: int, card: str, place: int) -> Asking:
    other, relic = yield Ask(seat, "blackmail", shameful(s, seat))
    s.then(pay_blackmail, other, seat, relic)


@game.step
def pay_blackmail(s: Oath, seat: int, taker: int, relic: str) -> Asking:
    """All of the favor, or the relic is taken."""
    about = {"seat_of": taker, "relic": relic}
    if purse(s, seat) >= 3 and (yield Ask(seat, "blackmail-pay", ("pay",), optional=True, about=about)) is not PASS:
        give(s, seat, taker, favor=3)
        s.tell("pays-off", seat, seat_to=taker, favor=3, relic=relic)
        return
    s.tell("seizes", taker, relic=relic, seat_of=seat)
    seize_relics(s, taker, (relic,))


# Charlatan


@power("charlatan", PLAYED, when=lambda s, seat, card, place: s.banners["darkest-secret"].tokens > 1)
def charlatan(s: Oath, seat: int, card: str, place: int) -> None:
    s.banners["darkest-secret"].tokens = 1
    s.tell("leaves-one-secret", card=card)


# Dissent


@power("dissent", PLAYED)
def dissent(s: Oath, seat: int, card: str, place: int) -> None:
    """From everybody but the holder of the People's Favor a favor for each suit that they rule."""
    for other in s.from_seat(seat):
        if s.banners["peoples-favor"].holder != other:
            favor = lay_favor(s, other, card, len(set(ruled_suits(s, other))))
            if favor:
                s.tell("lays-favor", other, card=card, favor=favor)


# Riots


@power("riots", PLAYED, when=lambda s, seat, card, place: s.banners["peoples-favor"].mob)
def riots(s: Oath, seat: int, card: str, place: int) -> Asking:
    """The suit that lies most often at sites; among equals the player chooses."""
    lying = [SUIT[other] for at in PLACES for other in s.sites[at].cards if SUIT[other]]
    most = max((lying.count(suit) for suit in SUITS), default=0)
    suits = tuple(suit for suit in SUITS if most and lying.count(suit) == most)
    if not suits:
        return
    suit = (yield Ask(seat, "suit", suits, about={"card": card})) if len(suits) > 1 else suits[0]
    s.tell("names-suit", card=card, suit=suit)
    driven = [other for at in PLACES for other in loose(s, seat, at) if SUIT[other] == suit]
    yield from discard_all(s, seat, card, driven)


# Royal Ambitions


def outshines(s: Oath, seat: int, card: str, place: int) -> bool:
    """An exile who rules more sites than the Chancellor."""
    ruled = sites_ruled(s)
    return s.players[seat].role == "exile" and ruled[seat] > ruled[0]


@power("royal_ambitions", PLAYED, when=outshines)
def royal_ambitions(s: Oath, seat: int, card: str, place: int) -> Asking:
    if (yield from may(seat, card)):
        s.whole(join_with_relic, seat)


# False Prophet


def visions_seen(s: Oath) -> list[str]:
    """The visions that lie revealed on boards."""
    return [p.vision for p in s.players if p.vision]


def can_prophesy(s: Oath, seat: int, card: str, place: int) -> bool:
    p = s.players[seat]
    return p.role == "exile" and p.bank > 0 and bool(visions_seen(s))


@power("false_prophet", PLAYED, when=can_prophesy)
def false_prophet(s: Oath, seat: int, card: str, place: int) -> Asking:
    """A warband marks a vision as revealed by this exile too."""
    s.shared = yield Ask(seat, "share-vision", tuple(visions_seen(s)), about={"card": card})
    s.sharer = seat
    s.players[seat].bank -= 1
    s.tell("shares-vision", seat, card=s.shared)


@power("false_prophet", VISION_FREED)
def what_was_foretold(s: Oath, seat: int, vision: str) -> None:
    """The vision is played or discarded as after a search, whoever's turn it is."""
    interrupt(s, "adviser", seat, play_prophecy, seat)


@game.step
def play_prophecy(s: Oath, seat: int) -> Asking:
    """What others want for a search must be given, or the vision is discarded."""
    hand, place = s.players[seat].hand, s.players[seat].site
    vision = hand.cards[-1]
    due = fees(s, seat, "adviser", place)
    if due and not (can_pay_fees(s, seat, "adviser", place) and (yield from may(seat, "false_prophet"))):
        lay_down(s, seat, [vision], hand)
        return
    pay_fees(s, seat, due)
    yield from play_card(s, seat, vision, hand)
