"""Battle plans of discord."""

from prestol.games.oath.law.armies import ATTACK, DEFENSE, campaign_of, change_attack, size, sway
from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.pieces import (
    drop,
)
from prestol.games.oath.law.travel import destinations, travel_free
from prestol.games.oath.moments import (
    AFTERWARDS,
    BURNED,
    DEFEAT,
    PLAN,
    VICTORY,
)
from prestol.games.oath.powers.effects import (
    burn_all_but_one,
    foes,
    nothing_yet,
)
from prestol.games.oath.state import NOBODY, SUIT, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Mercenaries


@power("mercenaries", PLAN)
def mercenaries(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


@power("mercenaries", DEFEAT)
def mercenaries_leave(s: Oath, seat: int) -> None:
    drop(s, seat, "mercenaries")


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


# Disgraced Captain


def order_is_attacked(s: Oath, seat: int) -> bool:
    sites = (s.sites[at] for kind, at in campaign_of(s).targets if kind == "site")
    return any(SUIT[card] == "order" for site in sites for card in site.cards)


@power("disgraced_captain", PLAN, when=order_is_attacked)
def disgraced_captain(s: Oath, seat: int) -> None:
    change_attack(s, 4)


# Book Burning


def pawn_is_target(s: Oath, seat: int) -> bool:
    return any(kind == "pawn" for kind, _ in campaign_of(s).targets)


power("book_burning", PLAN, when=pawn_is_target)(nothing_yet)


@power("book_burning", VICTORY)
def book_burning(s: Oath, seat: int) -> None:
    defender = campaign_of(s).defender
    s.tell("burns-secrets", defender, card="book_burning", secrets=burn_all_but_one(s, defender))


# Cracked Sage


def magic_is_against(s: Oath, seat: int) -> bool:
    return any(SUIT[card] == "arcane" for other in foes(s, seat) for card in s.players[other].advisers)


@power("cracked_sage", PLAN, when=magic_is_against)
def cracked_sage(s: Oath, seat: int) -> None:
    sway(s, seat, 4)


# Slander

power("slander", PLAN, when=pawn_is_target)(nothing_yet)


@power("slander", BURNED)
def slander(s: Oath, seat: int, favor: int) -> int:
    """All of it, and not half."""
    c = campaign_of(s)
    return s.players[c.defender].favor if "slander" in c.used else favor


# Zealots


@power("zealots", PLAN, when=lambda s, seat: size(s, DEFENSE) > size(s, ATTACK))
def zealots(s: Oath, seat: int) -> None:
    campaign_of(s).worth = 3
