"""The denizens of beasts."""

from prestol.games.oath.law.access import holder, place_of
from prestol.games.oath.law.armies import campaign_of, change_attack
from prestol.games.oath.law.citizenship import become_citizen
from prestol.games.oath.law.costs import Said
from prestol.games.oath.law.pieces import discard, kill, put_at_site, remove_card
from prestol.games.oath.law.search import search_cost
from prestol.games.oath.moments import (
    ACTION,
    MODIFY_SEARCH,
    MODIFY_TRAVEL,
    MUSTER_COST,
    PLAN,
    PLANS_SAID,
    PLAYED,
    SEARCH_OPEN,
    SKULLS,
    TRADE_SECRETS,
    TRAVEL_COST,
    TRAVEL_SAID,
    TRAVEL_TOLL,
)
from prestol.games.oath.powers.effects import (
    forbidden_to_foes,
    may,
    nothing_yet,
    past_the_pass,
    planned,
    trade_matches,
    used,
    whom,
)
from prestol.games.oath.state import CARDS, PLACES, REGION, REGIONS, SUIT, Oath
from prestol.table import Ask, Asking, power

# Errand Boy


def elsewhere(s: Oath, seat: int) -> list[str]:
    """The discard piles of other regions that the seat could search."""
    own = REGION[s.players[seat].site]
    supply = s.players[seat].supply
    return [
        region
        for region in REGIONS
        if region != own and s.discards[region].cards and search_cost(s, seat, region) <= supply
    ]


power("errand_boy", MODIFY_SEARCH, when=lambda s, seat: bool(elsewhere(s, seat)))(nothing_yet)


@power("errand_boy", SEARCH_OPEN)
def errand_boy(s: Oath, seat: int, sources: tuple[str, ...]) -> tuple[str, ...]:
    if not used(s, "errand_boy"):
        return sources
    return (*sources, *[region for region in REGIONS if region not in sources])


# Wolves


def with_warbands(s: Oath) -> tuple[int, ...]:
    return tuple(seat for seat, p in enumerate(s.players) if p.warbands)


@power("wolves", ACTION, when=lambda s, seat: bool(with_warbands(s)))
def wolves(s: Oath, seat: int) -> Asking:
    victim = yield from whom(seat, "wolves", with_warbands(s))
    kill(s, victim, 1)
    s.tell("kills", seat, card="wolves", seat_of=victim, warbands=1)


# Animal Playmates


@power("animal_playmates", MUSTER_COST)
def animal_playmates(s: Oath, seat: int, supply: int, card: str) -> int:
    return 0 if SUIT[card] == "beast" else supply


# True Names


@power("true_names", PLANS_SAID)
def true_names(s: Oath, seat: int, said: Said, who: int) -> Said:
    """The other side has no plans of the suits of its holder's advisers."""
    suits = [SUIT[adviser] for adviser in s.players[holder(s, "true_names")].advisers]
    return forbidden_to_foes(s, "true_names", said, who, suits)


# The Old Oak


@power("the_old_oak", TRADE_SECRETS)
def the_old_oak(s: Oath, seat: int, secrets: int, card: str, goods: str) -> int:
    return secrets + (card == "the_old_oak" and goods == "secret" and trade_matches(s, seat, card) > 0)


# Forest Paths


def beast_sites(s: Oath) -> tuple[int, ...]:
    """The sites where a card of beasts lies."""
    return tuple(place for place in PLACES if any(SUIT[card] == "beast" for card in s.sites[place].cards))


def path_leads_on(s: Oath, seat: int) -> bool:
    return any(place != s.players[seat].site for place in beast_sites(s))


power("forest_paths", MODIFY_TRAVEL, when=path_leads_on)(nothing_yet)


@power("forest_paths", TRAVEL_COST)
def forest_paths(s: Oath, seat: int, supply: int, start: int, to: int) -> int:
    return 0 if used(s, "forest_paths") and to in beast_sites(s) else supply


@power("forest_paths", TRAVEL_SAID)
def through_the_trees(s: Oath, seat: int, said: Said, start: int) -> Said:
    return past_the_pass(said, beast_sites(s)) if used(s, "forest_paths") else said


@power("forest_paths", TRAVEL_TOLL)
def known_to_beasts(s: Oath, seat: int, secrets: int, place: int) -> int:
    return 0 if used(s, "forest_paths") and place in beast_sites(s) else secrets


# Long-Lost Heir


@power("long_lost_heir", PLAYED, when=lambda s, seat, card, place: s.players[seat].role == "exile")
def long_lost_heir(s: Oath, seat: int, card: str, place: int) -> Asking:
    if (yield from may(seat, card)):
        become_citizen(s, seat)


# Rangers


@power("rangers", PLAN)
def rangers(s: Oath, seat: int) -> None:
    if campaign_of(s).defense_dice >= 4:
        change_attack(s, 2)


@power("rangers", SKULLS)
def unharmed(s: Oath, seat: int, skulls: int) -> int:
    return 0 if planned(s, "rangers") else skulls


# Roving Terror


def prey(s: Oath) -> list[str]:
    """Denizens at other sites that are not locked."""
    here = place_of(s, "roving_terror")
    return [
        card
        for place in PLACES
        for card in s.sites[place].cards
        if place != here and CARDS[card].kind == "denizen" and not CARDS[card].locked
    ]


@power("roving_terror", ACTION, when=lambda s, seat: bool(prey(s)))
def roving_terror(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "discard-which", prey(s), about={"card": "roving_terror"})
    place = place_of(s, card)
    discard(s, seat, card)
    remove_card(s, "roving_terror")
    put_at_site(s, "roving_terror", place)
    s.tell("moves-card", seat, card="roving_terror", site=s.sites[place].name)
