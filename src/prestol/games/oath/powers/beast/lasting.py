"""The denizens of beasts: what they do when played, and persistent powers."""

from typing import Any

from msgspec.structs import replace

from prestol.games.oath.law.access import advisers_of, holder, hostile, ruler_of
from prestol.games.oath.law.armies import campaign_of
from prestol.games.oath.law.campaign import dice_of, targets
from prestol.games.oath.law.citizenship import become_citizen
from prestol.games.oath.law.costs import Cannot, Said
from prestol.games.oath.law.pieces import gain_favor, gain_warbands, kill, put_adviser, remove_card, take_favor
from prestol.games.oath.moments import (
    ACTION,
    ADVISER_LIMIT,
    ADVISER_SUIT,
    CAMPS,
    MUSTER_SAID,
    PLAN,
    PLAN_COST,
    PLANS_SAID,
    PLAYED,
    REST,
    TARGETS_DONE,
    TARGETS_SAID,
    TRADE_BONUS,
    TRADE_SAID,
    TRAVEL_SAID,
    TRAVELLED,
)
from prestol.games.oath.powers.effects import (
    against_holder,
    beasts,
    defends,
    forbidden_to_foes,
    lies_at_target,
    may,
    stocked,
    sweep,
    which_bank,
    whom,
)
from prestol.games.oath.state import CARDS, PLACES, SUIT, Cost, Oath
from prestol.table import Asking, power

# Long-Lost Heir


@power("long_lost_heir", PLAYED, when=lambda s, seat, card, place: s.players[seat].role == "exile")
def long_lost_heir(s: Oath, seat: int, card: str, place: int) -> Asking:
    if (yield from may(seat, card)):
        become_citizen(s, seat)


# Threatening Roar


@power("threatening_roar", PLAYED)
def threatening_roar(s: Oath, seat: int, card: str, place: int) -> Asking:
    yield from sweep(s, seat, card, ("beast", "nomad"))


# Animal Host


@power("animal_host", PLAYED)
def animal_host(s: Oath, seat: int, card: str, place: int) -> None:
    s.tell("gains-warbands", seat, card=card, warbands=gain_warbands(s, seat, beasts(s)))


# True Names


@power("true_names", PLANS_SAID)
def true_names(s: Oath, seat: int, said: Said, who: int) -> Said:
    """The other side has no plans of the suits of its holder's advisers."""
    suits = [SUIT[adviser] for adviser in s.players[holder(s, "true_names")].advisers]
    return forbidden_to_foes(s, "true_names", said, who, suits)


# Insect Swarm


@power("insect_swarm", PLAN_COST)
def insect_swarm(s: Oath, seat: int, cost: Cost, card: str, who: int) -> Cost:
    return replace(cost, burn_favor=cost.burn_favor + 1) if against_holder(s, "insect_swarm", who) else cost


# Marsh Spirit


@power("marsh_spirit", PLANS_SAID)
def marsh_spirit(s: Oath, seat: int, said: Said, who: int) -> Said:
    if who != campaign_of(s).attacker or not lies_at_target(s, "marsh_spirit"):
        return said
    return (*said, Cannot("marsh_spirit", tuple(PLAN.powers)))


# Giant Python

Target = tuple[str, Any]


def odd(s: Oath, declared: list[Target]) -> bool:
    return sum(dice_of(s, target) for target in declared) % 2 == 1


@power("giant_python", TARGETS_DONE)
def giant_python(s: Oath, seat: int, done: bool) -> bool:
    return done and not (defends(s, holder(s, "giant_python")) and odd(s, campaign_of(s).targets))


@power("giant_python", TARGETS_SAID)
def no_way_to_even(s: Oath, seat: int, said: Said) -> Said:
    """If nothing odd is left that could make the number even, it is in vain to look on."""
    declared = campaign_of(s).targets
    if not defends(s, holder(s, "giant_python")) or not odd(s, declared):
        return said
    left = [target for target in targets(s) if target not in declared]
    return said if any(odd(s, [target]) for target in left) else (*said, Cannot("giant_python", tuple(left)))


# Vow of Union


@power("vow_of_union", CAMPS)
def vow_of_union(s: Oath, seat: int, camps: tuple[int, ...]) -> tuple[int, ...]:
    if holder(s, "vow_of_union") != seat:
        return camps
    own = [at for at in PLACES if s.sites[at].color == s.color(seat) and s.sites[at].ruler == s.side(seat)]
    return (*camps, *[place for place in own if place not in camps])


@power("vow_of_union", TRAVEL_SAID)
def leaves_nobody_behind(s: Oath, seat: int, said: Said, start: int) -> Said:
    bound = holder(s, "vow_of_union") == seat and s.players[seat].warbands and s.sites[start].ruler == s.side(seat)
    return (*said, Cannot("vow_of_union", tuple(PLACES))) if bound else said


# Grasping Vines


def caught(s: Oath, seat: int, start: int, to: int) -> bool:
    """An enemy of their ruler has left a site of that ruler."""
    there = s.sites[start].ruler == ruler_of(s, seat, "grasping_vines")
    return there and hostile(s, seat, "grasping_vines") and s.players[seat].warbands > 0


@power("grasping_vines", TRAVELLED, when=caught)
def grasping_vines(s: Oath, seat: int, start: int, to: int) -> None:
    kill(s, seat, 1)
    s.tell("kills", seat, card="grasping_vines", seat_of=seat, warbands=1)


# Forest Council

BEASTS = tuple(card for card, suit in SUIT.items() if suit == "beast")


@power("forest_council", TRADE_SAID, MUSTER_SAID)
def forest_council(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Cannot("forest_council", BEASTS)) if hostile(s, seat, "forest_council") else said


# Vow of Poverty


@power("vow_of_poverty", TRADE_BONUS)
def wants_nothing(s: Oath, seat: int, favor: int, card: str, goods: str) -> int:
    return 0 if "vow_of_poverty" in advisers_of(s, seat) else favor


def has_nothing(s: Oath, seat: int) -> bool:
    return holder(s, "vow_of_poverty") == seat and not s.players[seat].favor and bool(stocked(s))


@power("vow_of_poverty", REST, when=has_nothing)
def vow_of_poverty(s: Oath, seat: int) -> Asking:
    suit = yield from which_bank(s, seat, "vow_of_poverty")
    s.tell("gains-favor", seat, card="vow_of_poverty", suit=suit, favor=gain_favor(s, seat, suit, 2))


# Pied Piper


@power("pied_piper", ADVISER_LIMIT)
def slips_in(s: Oath, seat: int, limit: int, card: str) -> int:
    """No council is too full for it."""
    return len(CARDS) if card == "pied_piper" else limit


@power("pied_piper", ADVISER_SUIT)
def of_any_suit(s: Oath, seat: int, suit: tuple[str, int], card: str) -> tuple[str, int]:
    return ("", 0) if card == "pied_piper" else suit


def pipes(s: Oath, seat: int) -> bool:
    return holder(s, "pied_piper") == seat and len(s.players) > 1


@power("pied_piper", ACTION, when=pipes)
def pied_piper(s: Oath, seat: int) -> Asking:
    """With what lies on it; two favor of whoever has it now come back."""
    other = yield from whom(seat, "pied_piper", s.from_seat(seat)[1:])
    remove_card(s, "pied_piper")
    put_adviser(s, other, "pied_piper")
    s.tell("moves-to-adviser", seat, card="pied_piper", seat_to=other)
    favor = take_favor(s, seat, other, 2)
    s.tell("takes-favor", seat, card="pied_piper", seat_of=other, favor=favor)
