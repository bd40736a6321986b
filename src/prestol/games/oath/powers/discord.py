"""The denizens of discord."""

from prestol.games.oath.law.armies import campaign_of, change_attack, sway
from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.pieces import drop, gain_warbands, give, kill_at, place_warbands, take_favor
from prestol.games.oath.law.travel import destinations, travel_free
from prestol.games.oath.moments import ACTION, AFTERWARDS, DEFEAT, PLAN, PLAYED, REST, SITE_WARBANDS, VICTORY
from prestol.games.oath.powers.effects import (
    burn_all_but_one,
    look_through,
    nothing_yet,
    together,
    unknown_to,
    whom,
)
from prestol.games.oath.state import NOBODY, REGIONS, SUIT, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Mercenaries


@power("mercenaries", PLAN)
def mercenaries(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


@power("mercenaries", DEFEAT)
def mercenaries_leave(s: Oath, seat: int) -> None:
    drop(s, seat, "mercenaries")


# A Small Favor


@power("a_small_favor", PLAYED)
def a_small_favor(s: Oath, seat: int, card: str, place: int) -> None:
    s.tell("gains-warbands", seat, card=card, warbands=gain_warbands(s, seat, 4))


# Second Wind

power("second_wind", PLAN)(nothing_yet)


@power("second_wind", AFTERWARDS)
def second_wind(s: Oath, seat: int, attacker: int, defender: int, won: int) -> None:
    """After a victory a travel and then a campaign, both without Supply and neither a must."""
    if won:
        s.then(travel_again, seat)
        s.then(campaign_again, seat)


@game.step
def travel_again(s: Oath, seat: int) -> Asking:
    if not destinations(s, seat, free=True):
        return
    if (yield Ask(seat, "second-wind-travel", ("travel",), optional=True)) is not PASS:
        s.then(travel_free, seat)


@game.step
def campaign_again(s: Oath, seat: int) -> Asking:
    if not can_campaign(s, seat, free=True):
        return
    if (yield Ask(seat, "second-wind-campaign", ("campaign",), optional=True)) is not PASS:
        s.whole(campaign, seat, NOBODY, 1)


# Sleight of Hand


def rich(s: Oath, seat: int) -> tuple[int, ...]:
    """Those who stand here and have a secret to spare."""
    return tuple(other for other in together(s, seat) if s.players[other].secrets + s.players[other].spent > 1)


@power("sleight_of_hand", ACTION, when=lambda s, seat: bool(rich(s, seat)))
def sleight_of_hand(s: Oath, seat: int) -> Asking:
    other = yield from whom(seat, "sleight_of_hand", rich(s, seat))
    if s.players[other].secrets:
        give(s, other, seat, secrets=1)
    else:
        s.players[other].spent -= 1
        s.players[seat].spent += 1
    s.tell("takes-secret", seat, card="sleight_of_hand", seat_of=other)


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


# Scryer


def unread(s: Oath, seat: int) -> tuple[str, ...]:
    return tuple(region for region in REGIONS if unknown_to(s.discards[region], seat))


@power("scryer", ACTION, when=lambda s, seat: bool(unread(s, seat)))
def scryer(s: Oath, seat: int) -> Asking:
    region = yield Ask(seat, "look-through", unread(s, seat), about={"card": "scryer"})
    s.tell("looks-through-pile", seat, card="scryer", region=region)
    look_through(s, s.discards[region], seat, "scryer")


# Disgraced Captain


def order_is_attacked(s: Oath, seat: int) -> bool:
    sites = (s.sites[at] for kind, at in campaign_of(s).targets if kind == "site")
    return any(SUIT[card] == "order" for site in sites for card in site.cards)


@power("disgraced_captain", PLAN, when=order_is_attacked)
def disgraced_captain(s: Oath, seat: int) -> None:
    change_attack(s, 4)


# Naysayers


def exile_keeps_the_oath(s: Oath, seat: int) -> bool:
    return seat != 0 and s.players[s.title].role == "exile" and s.players[0].favor > 0


@power("naysayers", REST, when=exile_keeps_the_oath)
def naysayers(s: Oath, seat: int) -> None:
    take_favor(s, seat, 0, 1)
    s.tell("takes-favor", seat, card="naysayers", seat_of=0, favor=1)


# Book Burning

power("book_burning", PLAN, when=lambda s, seat: pawn_is_target(s))(nothing_yet)


def pawn_is_target(s: Oath) -> bool:
    return any(kind == "pawn" for kind, _ in campaign_of(s).targets)


@power("book_burning", VICTORY)
def book_burning(s: Oath, seat: int) -> None:
    defender = campaign_of(s).defender
    s.tell("burns-secrets", defender, card="book_burning", secrets=burn_all_but_one(s, defender))
