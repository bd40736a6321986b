"""Modifiers of order."""

from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.pieces import kill_at
from prestol.games.oath.law.world import DECK
from prestol.games.oath.moments import MODIFY_MUSTER, MODIFY_SEARCH, MUSTER_OPEN, MUSTERED, SEARCHED, TRAVELLED
from prestol.games.oath.powers.effects import may, nothing_yet, used
from prestol.games.oath.state import NOBODY, SUIT, Oath
from prestol.table import Asking, power

# Pressgangs


@power("pressgangs", MUSTER_OPEN)
def pressgangs(s: Oath, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Favor and secrets that lie on a card do not matter."""
    return tuple(card for card in s.sites[s.players[seat].site].cards if SUIT[card])


# Knights Errant, Hunting Party


def ride_out(s: Oath, seat: int, card: str) -> Asking:
    """A campaign at once, for which no Supply is spent."""
    if can_campaign(s, seat, free=True) and (yield from may(seat, card)):
        s.whole(campaign, seat, NOBODY, 1)


power("knights_errant", MODIFY_MUSTER)(nothing_yet)


@power("knights_errant", MUSTERED, when=lambda s, seat, card: used(s, "knights_errant"))
def knights_errant(s: Oath, seat: int, card: str) -> Asking:
    return ride_out(s, seat, "knights_errant")


power("hunting_party", MODIFY_SEARCH)(nothing_yet)


@power("hunting_party", SEARCHED, when=lambda s, seat, source: source == DECK and used(s, "hunting_party"))
def hunting_party(s: Oath, seat: int, source: str) -> Asking:
    return ride_out(s, seat, "hunting_party")


# Tyrant


@power("tyrant", TRAVELLED, when=lambda s, seat, start, to: s.sites[to].warbands > 0)
def tyrant(s: Oath, seat: int, start: int, to: int) -> None:
    """Whosever they are."""
    s.tell("kills-at", seat, card="tyrant", site=s.sites[to].name, warbands=kill_at(s, to, 1))
