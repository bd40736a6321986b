"""Action powers of order, and what they do when played."""

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.pieces import gain_warbands, kill_at, place_warbands, take_favor, turn_up
from prestol.games.oath.law.travel import destinations, go, owes_nothing
from prestol.games.oath.moments import ACTION, PLAYED, SITE_WARBANDS, TRAVEL_CHOOSER
from prestol.games.oath.powers.effects import rearrange, together, whom
from prestol.games.oath.state import NOBODY, PLACES, PLACES_OF, REGION, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Captains


def posts_of(s: Oath, seat: int) -> tuple[int, ...]:
    """The sites that a player rules and could campaign from."""
    ruled = (place for place in PLACES if s.sites[place].ruler == s.side(seat))
    return tuple(place for place in ruled if can_campaign(s, seat, place, free=True))


@power("captains", ACTION, when=lambda s, seat: bool(posts_of(s, seat)))
def captains(s: Oath, seat: int) -> Asking:
    place = yield Ask(seat, "campaign-from", posts_of(s, seat), about={"card": "captains"})
    s.tell("campaigns-from", seat, card="captains", site=s.sites[place].name)
    s.then(campaign, seat, place, 1)


# Messenger


def has_troops(s: Oath, seat: int) -> bool:
    """Warbands somewhere, and a site to send them to or to call them from."""
    ruled = [site for site in s.sites if site.ruler == s.side(seat)]
    away = any(site.warbands > 1 for site in ruled)
    return away or (bool(ruled and s.players[seat].warbands) and bool(SITE_WARBANDS(s, seat, True)))


@power("messenger", ACTION, when=has_troops)
def messenger(s: Oath, seat: int) -> Asking:
    return rearrange(s, seat, "messenger")


# Palanquin


def passengers(s: Oath, seat: int) -> tuple[int, ...]:
    """Those who stand here and can travel somewhere."""
    return tuple(other for other in together(s, seat) if destinations(s, other, free=True))


@power("palanquin", ACTION, when=lambda s, seat: bool(passengers(s, seat)))
def palanquin(s: Oath, seat: int) -> Asking:
    """Where to is said at once; who would have to pay for it may refuse."""
    other = yield from whom(seat, "palanquin", passengers(s, seat))
    about = {"card": "palanquin", "seat_of": other}
    place = yield Ask(seat, "escort", destinations(s, other, free=True), about=about)
    chooser = TRAVEL_CHOOSER(s, other, NOBODY, s.players[other].site)
    if chooser != NOBODY:
        s.then(sent_astray, chooser, other, seat, place)
    elif owes_nothing(s, other, place):
        carry(s, seat, other, place, place)
    else:
        s.then(come_along, other, seat, place)


@game.step
def come_along(s: Oath, seat: int, bearer: int, place: int) -> Asking:
    """Nobody can be made to pay for the way."""
    about = {"card": "palanquin", "seat_of": bearer, "site": s.sites[place].name}
    if (yield Ask(seat, "come-along", ("go",), optional=True, about=about)) is PASS:
        s.tell("stays-behind", seat, card="palanquin")
    else:
        carry(s, bearer, seat, place, place)


@game.step
def sent_astray(s: Oath, chooser: int, seat: int, bearer: int, place: int) -> Asking:
    """A site lets another say where the passenger comes out."""
    found = destinations(s, seat, free=True, forced=True)
    to = (yield Ask(chooser, "travel-sent", found, about={"seat_of": seat})) if found else NOBODY
    carry(s, bearer, seat, place, to)


def carry(s: Oath, seat: int, other: int, place: int, to: int) -> None:
    """The passenger travels, the other pawn is put where it was said."""
    if to != NOBODY:
        go(s, other, to, free=True)
    s.players[seat].site = place
    if s.sites[place].name:
        renew(s)
    else:
        turn_up(s, place)
    s.tell("is-carried", seat, card="palanquin", site=s.sites[place].name)


# Siege Engines


def besieged(s: Oath, seat: int) -> tuple[int, ...]:
    """The sites of the region where warbands stand."""
    return tuple(place for place in PLACES_OF[REGION[s.players[seat].site]] if s.sites[place].warbands)


@power("siege_engines", ACTION, when=lambda s, seat: bool(besieged(s, seat)))
def siege_engines(s: Oath, seat: int) -> Asking:
    place = yield Ask(seat, "which-site", besieged(s, seat), about={"card": "siege_engines"})
    s.tell("kills-at", seat, card="siege_engines", site=s.sites[place].name, warbands=kill_at(s, place, 2))


# Garrison


@power("garrison", PLAYED)
def garrison(s: Oath, seat: int, card: str, place: int) -> Asking:
    """A warband for each site that one rules, and one to each of them; with too few the player says where."""
    ruled = [at for at in PLACES if s.sites[at].ruler == s.side(seat)]
    count = gain_warbands(s, seat, len(ruled))
    s.tell("gains-warbands", seat, card=card, warbands=count)
    if not SITE_WARBANDS(s, seat, True):
        return
    while ruled and s.players[seat].warbands:
        at = ruled[0]
        if s.players[seat].warbands < len(ruled):
            at = yield Ask(seat, "warband-to", tuple(ruled), about={"card": card})
        ruled.remove(at)
        place_warbands(s, seat, at, 1)


# Royal Tax


@power("royal_tax", PLAYED)
def royal_tax(s: Oath, seat: int, card: str, place: int) -> None:
    """From everybody else in the region who stands where one rules."""
    region = REGION[s.players[seat].site]
    for other in s.from_seat(seat)[1:]:
        there = s.players[other].site
        if REGION[there] == region and s.sites[there].ruler == s.side(seat):
            favor = take_favor(s, seat, other, 2)
            if favor:
                s.tell("takes-favor", seat, card=card, seat_of=other, favor=favor)
