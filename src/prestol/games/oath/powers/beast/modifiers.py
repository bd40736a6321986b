"""The denizens of beasts: modifiers of searches, musters, trades and travels."""

from prestol.games.oath.law.access import stands_at
from prestol.games.oath.law.cards import Removal, room_at
from prestol.games.oath.law.costs import Must, Said
from prestol.games.oath.law.deeds import supposed, treat, treated
from prestol.games.oath.law.pieces import gain_warbands
from prestol.games.oath.law.search import COUNT
from prestol.games.oath.law.trade import can_trade
from prestol.games.oath.moments import (
    DRAW_COUNT,
    DRAW_UNDER,
    DRAWN,
    MODIFY_SEARCH,
    MODIFY_TRADE,
    MODIFY_TRAVEL,
    MUSTER_COST,
    MUSTER_GAIN,
    MUSTER_SAID,
    PLAY_ROOM,
    PLAY_SITES,
    SEARCH_COST,
    SEARCH_OPEN,
    SEARCH_PLAYED,
    SEARCH_SAID,
    TRADE_COST,
    TRADE_SECRETS,
    TRAVEL_COST,
    TRAVEL_SAID,
    TRAVEL_TOLL,
)
from prestol.games.oath.powers.effects import (
    all_regions,
    at_hand,
    deed_of,
    elsewhere,
    nothing_yet,
    past_the_pass,
    refill,
    trade_matches,
    travelling,
    used,
)
from prestol.games.oath.state import CARDS, PLACES, REGIONS, SUIT, Oath
from prestol.table import PASS, Ask, Asking, power


def beast_sites(s: Oath) -> tuple[int, ...]:
    """The sites where a card of beasts lies."""
    return tuple(place for place in PLACES if any(SUIT[card] == "beast" for card in s.sites[place].cards))


# Errand Boy

power("errand_boy", MODIFY_SEARCH, when=lambda s, seat: bool(elsewhere(s, seat)))(nothing_yet)


@power("errand_boy", SEARCH_OPEN)
def errand_boy(s: Oath, seat: int, sources: tuple[str, ...]) -> tuple[str, ...]:
    return all_regions(sources) if used(s, "errand_boy") else sources


# Mushrooms: one card from the bottom of a discard pile

power("mushrooms", MODIFY_SEARCH)(nothing_yet)


@power("mushrooms", SEARCH_SAID)
def under_old_leaves(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Must("mushrooms", REGIONS)) if used(s, "mushrooms") else said


@power("mushrooms", SEARCH_COST)
def close_by(s: Oath, seat: int, supply: int, source: str) -> int:
    return 0 if used(s, "mushrooms") else supply


@power("mushrooms", DRAW_COUNT)
def mushrooms(s: Oath, seat: int, cards: int, source: str) -> int:
    """One instead of three; what else changes the number still does."""
    return cards - COUNT + 1 if used(s, "mushrooms") else cards


@power("mushrooms", DRAW_UNDER)
def from_below(s: Oath, seat: int, under: bool, source: str) -> bool:
    return under or used(s, "mushrooms")


# New Growth


def grows(card: str) -> bool:
    return SUIT[card] in ("beast", "hearth")


@power("new_growth", PLAY_SITES)
def new_growth(s: Oath, seat: int, sites: tuple[int, ...], card: str) -> tuple[int, ...]:
    if not grows(card):
        return sites
    free = (place for place in PLACES if s.sites[place].name and room_at(s, seat, place) > 0)
    return (*sites, *[place for place in free if place not in sites])


@power("new_growth", PLAY_ROOM)
def stays_while_it_helps(s: Oath, seat: int, room: tuple[Removal, ...], card: str, to: int) -> tuple[Removal, ...]:
    """It is not discarded for a card that it lets grow elsewhere (7.4.3)."""
    if not grows(card) or to == s.players[seat].site:
        return room
    return tuple(removal for removal in room if removal[2] != "new_growth")


# Wild Cry


def beast_answers(s: Oath, seat: int, card: str, place: int, fresh: bool) -> bool:
    return seat == s.active and SUIT[card] == "beast" and card != "wild_cry"


@power("wild_cry", SEARCH_PLAYED, when=beast_answers)
def wild_cry(s: Oath, seat: int, card: str, place: int, fresh: bool) -> None:
    refill(s, seat, 1)
    s.tell("gains-supply", seat, card="wild_cry", supply=1)
    s.tell("gains-warbands", seat, card="wild_cry", warbands=gain_warbands(s, seat, 2))


# Bracken

power("bracken", MODIFY_SEARCH)(nothing_yet)


@power("bracken", DRAWN, when=lambda s, seat: used(s, "bracken"))
def bracken(s: Oath, seat: int) -> Asking:
    """Onto one discard pile, or under it."""
    piles = [(region, end) for region in REGIONS for end in ("top", "bottom")]
    chosen = yield Ask(seat, "discard-to", piles, optional=True, about={"card": "bracken"})
    if chosen is not PASS:
        deed = deed_of(s)
        deed.to, deed.under = chosen[0], chosen[1] == "bottom"
        s.tell("discards-to", seat, card="bracken", region=chosen[0], under=int(deed.under))


# Animal Playmates


@power("animal_playmates", MUSTER_COST)
def animal_playmates(s: Oath, seat: int, supply: int, card: str) -> int:
    return 0 if SUIT[card] == "beast" else supply


# The Old Oak


@power("the_old_oak", TRADE_SECRETS)
def the_old_oak(s: Oath, seat: int, secrets: int, card: str, goods: str) -> int:
    return secrets + (card == "the_old_oak" and goods == "secret" and trade_matches(s, seat, card) > 0)


# Forest Paths


def path_leads_on(s: Oath, seat: int) -> bool:
    return any(place != s.players[seat].site for place in beast_sites(s))


power("forest_paths", MODIFY_TRAVEL, when=path_leads_on)(nothing_yet)


@power("forest_paths", TRAVEL_COST)
def forest_paths(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if travelling(s, "forest_paths") and to in beast_sites(s) else supply


@power("forest_paths", TRAVEL_SAID)
def through_the_trees(s: Oath, seat: int, said: Said, start: int) -> Said:
    return past_the_pass(said, beast_sites(s)) if travelling(s, "forest_paths") else said


@power("forest_paths", TRAVEL_TOLL)
def known_to_beasts(s: Oath, seat: int, secrets: int, place: int) -> int:
    return 0 if travelling(s, "forest_paths") and place in beast_sites(s) else secrets


# Vow of Beastkin


@power("vow_of_beastkin", MUSTER_SAID)
def only_kin(s: Oath, seat: int, said: Said) -> Said:
    suits = {SUIT[adviser] for adviser in s.players[seat].advisers}
    return (*said, Must("vow_of_beastkin", tuple(card for card in CARDS if SUIT[card] in suits)))


@power("vow_of_beastkin", MUSTER_GAIN)
def vow_of_beastkin(s: Oath, seat: int, warbands: int, card: str) -> int:
    return warbands + 1


# Birdsong


@power("birdsong", TRADE_COST)
def birdsong(s: Oath, seat: int, supply: int, card: str) -> int:
    return 0 if SUIT[card] in ("beast", "nomad") else supply


# Small Friends


def burrows(s: Oath, seat: int) -> tuple[int, ...]:
    """The other sites with beasts where there is something to trade, and no modifier in use is out of reach."""
    found = []
    for place in beast_sites(s):
        if place != stands_at(s, seat):
            with treated(s, seat, stands=place):
                if at_hand(s, seat, "small_friends", "master_of_disguise") and can_trade(s, seat):
                    found.append(place)
    return tuple(found)


def has_friends(s: Oath, seat: int) -> bool:
    if used(s, "small_friends"):
        return False
    with supposed(s, seat, "trade", "small_friends"):
        return bool(burrows(s, seat))


@power("small_friends", MODIFY_TRADE, when=has_friends)
def small_friends(s: Oath, seat: int) -> Asking:
    place = yield Ask(seat, "trade-at", burrows(s, seat), about={"card": "small_friends"})
    treat(s, stands=place)
    s.tell("trades-at", seat, card="small_friends", site=s.sites[place].name)
