"""The denizens of the nomads."""

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.armies import sway
from prestol.games.oath.law.bargains import bargain, can_bargain
from prestol.games.oath.law.pieces import gain_secrets, lift_warbands, place_warbands
from prestol.games.oath.law.travel import destinations
from prestol.games.oath.moments import (
    ACTION,
    CAMPAIGN_ENDS,
    FACES,
    MODIFY_TRAVEL,
    PLAN,
    PLAYED,
    SITE_WARBANDS,
    TRAVEL_COST,
)
from prestol.games.oath.powers.effects import (
    burn_all_but_one,
    drop,
    loose,
    may,
    nothing_yet,
    planned,
    refill,
    swap,
    together,
    used,
)
from prestol.games.oath.state import BANDITS, PLACES, REGION, SUIT, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Rain Boots

power("rain_boots", PLAN)(nothing_yet)


@power("rain_boots", FACES)
def rain_boots(s: Oath, seat: int, faces: tuple[str, ...], army: str) -> tuple[str, ...]:
    if army != "defense" or not planned(s, "rain_boots"):
        return faces
    return tuple(face for face in faces if face != "shield")


@power("rain_boots", CAMPAIGN_ENDS)
def boots_wear_out(s: Oath, seat: int) -> None:
    drop(s, seat, "rain_boots")


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


# Horse Archers


@power("horse_archers", PLAN)
def horse_archers(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


@power("horse_archers", CAMPAIGN_ENDS)
def archers_ride_on(s: Oath, seat: int) -> None:
    drop(s, seat, "horse_archers")


# Warning Signals


@power("warning_signals", PLAN)
def warning_signals(s: Oath, seat: int) -> Asking:
    """The player's own warbands are arranged anew, site by site; the rest are on the board."""
    if seat == BANDITS:
        return
    p, color = s.players[seat], s.color(seat)
    places = [place for place in PLACES if s.sites[place].color == color and s.sites[place].ruler == s.side(seat)]
    here = [s.sites[place].warbands for place in places]
    free = SITE_WARBANDS(s, seat, True)
    spare = p.warbands + sum(here) - len(places)
    stay = []
    for place, now in zip(places, here, strict=True):
        most = 1 + spare if free else now
        about = {"card": "warning_signals", "site": s.sites[place].name}
        stay.append((yield Ask(seat, "warbands-stay", range(1, most + 1), about=about)))
        spare -= stay[-1] - 1
    for place, now, then in zip(places, here, stay, strict=True):
        lift_warbands(s, seat, place, max(0, now - then))
    for place, now, then in zip(places, here, stay, strict=True):
        place_warbands(s, seat, place, max(0, then - now))


@power("warning_signals", CAMPAIGN_ENDS)
def signals_burn_down(s: Oath, seat: int) -> None:
    drop(s, seat, "warning_signals")


# Elders


@power("elders", ACTION)
def elders(s: Oath, seat: int) -> None:
    gain_secrets(s, seat)
    s.tell("gains-secrets", seat, card="elders", secrets=1)


# Faithful Friend


@power("faithful_friend", PLAYED)
def faithful_friend(s: Oath, seat: int, card: str, place: int) -> None:
    refill(s, seat, 4)
    s.tell("gains-supply", seat, card=card, supply=4)


# Tents


def near(s: Oath, seat: int) -> list[int]:
    """The other sites of the region where the pawn can go."""
    region = REGION[s.players[seat].site]
    return [place for place in destinations(s, seat, free=True) if REGION[place] == region]


power("tents", MODIFY_TRAVEL, when=lambda s, seat: bool(near(s, seat)))(nothing_yet)


@power("tents", TRAVEL_COST)
def tents(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if used(s, "tents") and REGION[start] == REGION[to] else supply


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
    return [
        card for place in PLACES for card in loose(s, seat, place) if SUIT[card] == "nomad" and card != "great_herd"
    ]


@power("great_herd", PLAYED, when=lambda s, seat, card, place: bool(herds(s, seat)))
def great_herd(s: Oath, seat: int, card: str, place: int) -> Asking:
    other = yield Ask(seat, "swap-with", herds(s, seat), optional=True, about={"card": card})
    if other is not PASS:
        swap(s, card, other)
        s.tell("swaps", seat, card=card, card_to=other)
