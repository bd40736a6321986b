"""Persistent powers of the nomads."""

from prestol.games.oath.law.access import holder, hostile, place_of, ruled_suits
from prestol.games.oath.law.cards import ADVISERS, VISION
from prestol.games.oath.law.costs import Cannot, Said
from prestol.games.oath.moments import (
    ADVISER_LIMIT,
    ADVISER_SUIT,
    KEPT_IN,
    LOCKED,
    PLAY_SAID,
    PLAYED,
    RECOVER_SAID,
    RELICS_SHUT,
    SECRETS_PAY,
    TAKE_SAID,
    TRAVEL_COST,
    TRAVEL_WAIVER,
)
from prestol.games.oath.powers.effects import banners_of
from prestol.games.oath.state import CARDS, CONSPIRACY, Oath
from prestol.table import power

# Ancient Bloodline


@power("ancient_bloodline", RELICS_SHUT)
def ancestral(s: Oath, seat: int, shut: bool, place: int) -> bool:
    """At the sites that its holder rules, for the holder's enemies."""
    side = s.side(holder(s, "ancient_bloodline"))
    return shut or s.sites[place].ruler == side != s.side(seat)


@power("ancient_bloodline", LOCKED)
def of_old_families(s: Oath, seat: int, shut: bool, card: str) -> bool:
    place = place_of(s, card)
    return shut or (place >= 0 and ancestral(s, seat, shut, place))


# Lost Tongue


def understands(s: Oath, seat: int) -> bool:
    return seat == holder(s, "lost_tongue") or "nomad" in ruled_suits(s, seat)


@power("lost_tongue", TAKE_SAID)
def lost_tongue(s: Oath, seat: int, said: Said, of: int) -> Said:
    owner = holder(s, "lost_tongue")
    if of != owner or understands(s, seat):
        return said
    return (*said, Cannot("lost_tongue", (*s.players[owner].relics, *banners_of(s, owner))))


@power("lost_tongue", RECOVER_SAID)
def unspoken(s: Oath, seat: int, said: Said) -> Said:
    if understands(s, seat):
        return said
    banners = banners_of(s, holder(s, "lost_tongue"))
    return (*said, Cannot("lost_tongue", tuple(("banner", banner) for banner in banners)))


# Family Wagon


def on_the_wagon(s: Oath, seat: int, card: str) -> bool:
    """Its holder, or who is about to play it."""
    return card == "family_wagon" or holder(s, "family_wagon") == seat


@power("family_wagon", ADVISER_LIMIT)
def roomy(s: Oath, seat: int, limit: int, card: str) -> int:
    """It goes beyond the limit of the law, but not beyond those of cards."""
    return len(CARDS) if limit >= ADVISERS and on_the_wagon(s, seat, card) else limit


@power("family_wagon", ADVISER_SUIT)
def family_wagon(s: Oath, seat: int, suit: tuple[str, int], card: str) -> tuple[str, int]:
    return ("nomad", 1) if on_the_wagon(s, seat, card) else suit


# Sacred Ground


@power("sacred_ground", PLAY_SAID)
def sacred_ground(s: Oath, seat: int, said: Said, card: str) -> Said:
    if card == CONSPIRACY or s.players[seat].site == place_of(s, "sacred_ground"):
        return said
    return (*said, Cannot("sacred_ground", (VISION,)))


# Spell Breaker


@power("spell_breaker", SECRETS_PAY)
def spell_breaker(s: Oath, seat: int, may_pay: bool) -> bool:
    return may_pay and not hostile(s, seat, "spell_breaker")


# Way Station


@power("way_station", TRAVEL_COST)
def way_station(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if to == place_of(s, "way_station") and not hostile(s, seat, "way_station") else supply


@power("way_station", TRAVEL_WAIVER)
def guests_pay(s: Oath, seat: int, waiver: str, to: int) -> str:
    return "way_station" if to == place_of(s, "way_station") and hostile(s, seat, "way_station") else waiver


# Vow of Kinship


@power("vow_of_kinship", KEPT_IN)
def vow_of_kinship(s: Oath, seat: int, bank: str) -> str:
    return "nomad" if holder(s, "vow_of_kinship") == seat else bank


@power("vow_of_kinship", PLAYED)
def all_for_the_kin(s: Oath, seat: int, card: str, place: int) -> None:
    """What lies on the board goes there too."""
    p = s.players[seat]
    s.banks["nomad"] += p.favor
    s.tell("keeps-with-kin", seat, card=card, favor=p.favor)
    p.favor = 0
