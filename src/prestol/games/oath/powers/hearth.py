"""The denizens of the hearth."""

from prestol.games.oath.law.access import locked
from prestol.games.oath.law.armies import army_of, campaign_of
from prestol.games.oath.law.bargains import bargain, can_bargain
from prestol.games.oath.law.pieces import discard, drop, gain_favor
from prestol.games.oath.moments import ACTION, DEFEAT, PLAN, SEARCH_PLAYED
from prestol.games.oath.powers.effects import look_through, refill, stocked, unknown_to, which_bank
from prestol.games.oath.state import CARDS, REGION, SUITS, SUPPLY, Oath
from prestol.table import Ask, Asking, power

# Tinker's Fair

FAIR = ("favor", "secret", "relic")


@power("tinkers_fair", ACTION, when=lambda s, seat: can_bargain(s, seat, "tinkers_fair", s.from_seat(seat), FAIR))
def tinkers_fair(s: Oath, seat: int) -> None:
    s.then(bargain, seat, "tinkers_fair", s.from_seat(seat)[1:], FAIR)


# Wayside Inn


@power("wayside_inn", ACTION, when=lambda s, seat: s.players[seat].supply < SUPPLY["most"])
def wayside_inn(s: Oath, seat: int) -> None:
    refill(s, seat, 2)
    s.tell("gains-supply", seat, card="wayside_inn", supply=2)


# Extra Provisions


@power("extra_provisions", PLAN)
def extra_provisions(s: Oath, seat: int) -> None:
    campaign_of(s).defense_dice += 1


# Memory of Home

OTHERS = tuple(suit for suit in SUITS if suit != "hearth")


@power("memory_of_home", ACTION, when=lambda s, seat: bool(stocked(s, OTHERS)))
def memory_of_home(s: Oath, seat: int) -> Asking:
    suit = yield from which_bank(s, seat, "memory_of_home", OTHERS)
    favor = s.banks[suit]
    s.banks["hearth"] += favor
    s.banks[suit] = 0
    s.tell("moves-bank", seat, card="memory_of_home", suit=suit, suit_to="hearth", favor=favor)


# Welcoming Party


def fresh_denizen(s: Oath, seat: int, card: str, place: int, fresh: bool) -> bool:
    own = seat == s.active and fresh and card != "welcoming_party"
    return own and CARDS[card].kind == "denizen" and s.banks["hearth"] > 0


@power("welcoming_party", SEARCH_PLAYED, when=fresh_denizen)
def welcoming_party(s: Oath, seat: int, card: str, place: int, fresh: bool) -> None:
    gain_favor(s, seat, "hearth")
    s.tell("gains-favor", seat, card="welcoming_party", suit="hearth", favor=1)


# Traveling Doctor


@power("traveling_doctor", PLAN)
def traveling_doctor(s: Oath, seat: int) -> None:
    campaign_of(s).spared.append(army_of(s, seat))


@power("traveling_doctor", DEFEAT)
def doctor_leaves(s: Oath, seat: int) -> None:
    drop(s, seat, "traveling_doctor")


# Storyteller


@power("storyteller", ACTION)
def storyteller(s: Oath, seat: int) -> None:
    s.banners["darkest-secret"].tokens += 1
    s.tell("adds-secret", seat, card="storyteller")


# Armed Mob


def exposed(s: Oath, seat: int) -> list[str]:
    """Faceup advisers, not locked, of who holds the Darkest Secret but not the People's Favor."""
    holder = s.banners["darkest-secret"].holder
    if holder < 0 or s.banners["peoples-favor"].holder == holder:
        return []
    return [card for card in s.players[holder].advisers if not locked(s, seat, card)]


@power("armed_mob", ACTION, when=lambda s, seat: bool(exposed(s, seat)))
def armed_mob(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "discard-which", exposed(s, seat), about={"card": "armed_mob"})
    discard(s, seat, card)


# Tavern Songs


def songs(s: Oath, seat: int) -> bool:
    return unknown_to(s.discards[REGION[s.players[seat].site]], seat, 3)


@power("tavern_songs", ACTION, when=songs)
def tavern_songs(s: Oath, seat: int) -> None:
    region = REGION[s.players[seat].site]
    s.tell("looks-through-pile", seat, card="tavern_songs", region=region)
    look_through(s, s.discards[region], seat, "tavern_songs", 3)
