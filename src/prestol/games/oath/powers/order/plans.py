"""Battle plans of order."""

from prestol.games.oath.law.access import suited
from prestol.games.oath.law.armies import (
    ATTACK,
    DEFENSE,
    army_of,
    campaign_of,
    change_attack,
    enemy_of,
    fall,
    losses,
    seats_of,
    size,
    strength,
    sway,
)
from prestol.games.oath.law.campaign import plan_cost
from prestol.games.oath.law.citizenship import become_citizen
from prestol.games.oath.law.costs import Cannot, Said
from prestol.games.oath.law.pieces import gain_warbands, give
from prestol.games.oath.law.purse import purse
from prestol.games.oath.moments import PLAN, PLANS_SAID, RELICS_SHUT, RELICS_TAKEN, SKULLS, SOLE_PLAN, VICTORY
from prestol.games.oath.powers.effects import lies_at_target, may, may_give, nothing_yet, planned, refill, reward
from prestol.games.oath.powers.relics import relic_under
from prestol.games.oath.state import BANDITS, SCEPTER, SUITS, Oath
from prestol.table import PASS, Ask, Asking, power

# Wrestlers


@power("wrestlers", PLAN, when=lambda s, seat: seat != BANDITS and size(s, DEFENSE) > 0)
def wrestlers(s: Oath, seat: int) -> Asking:
    yield from losses(s, seat, DEFENSE, 1, "wrestlers")
    campaign_of(s).defense_dice += 1


# Battle Honors

power("battle_honors", PLAN)(nothing_yet)


@power("battle_honors", VICTORY)
def battle_honors(s: Oath, seat: int) -> None:
    reward(s, seat, "battle_honors", "order", 2)


# Bear Traps


@power("bear_traps", PLAN)
def bear_traps(s: Oath, seat: int) -> None:
    change_attack(s, -1)
    fall(s, ATTACK, ("board", campaign_of(s).attacker), 1)


# Longbows


@power("longbows", PLAN)
def longbows(s: Oath, seat: int) -> None:
    sway(s, seat, 1)


# Keep


@power("keep", PLAN, when=lambda s, seat: lies_at_target(s, "keep"))
def keep(s: Oath, seat: int) -> None:
    campaign_of(s).defense_dice += 2


# Scouts


@power("scouts", PLAN)
def scouts(s: Oath, seat: int) -> None:
    refill(s, seat, 1)


# Martial Culture


def exiles_fight(s: Oath, seat: int) -> bool:
    c = campaign_of(s)
    return c.defender != BANDITS and all(s.players[other].role == "exile" for other in (c.attacker, c.defender))


power("martial_culture", PLAN, when=exiles_fight)(nothing_yet)


@power("martial_culture", VICTORY, when=exiles_fight)
def martial_culture(s: Oath, seat: int) -> Asking:
    if (yield from may(seat, "martial_culture")):
        become_citizen(s, seat)


# Code of Honor


@power("code_of_honor", PLAN)
def code_of_honor(s: Oath, seat: int) -> None:
    sway(s, seat, 2)


@power("code_of_honor", SOLE_PLAN)
def by_the_code(s: Oath, seat: int, sole: bool) -> bool:
    return True


# Outriders

power("outriders", PLAN)(nothing_yet)


@power("outriders", SKULLS)
def outriders(s: Oath, seat: int, skulls: int) -> int:
    return 0 if planned(s, "outriders") else skulls


# Field Promotion

power("field_promotion", PLAN)(nothing_yet)


@power("field_promotion", VICTORY)
def field_promotion(s: Oath, seat: int) -> None:
    """Onto the board of the one who attacked or was attacked, whoever used it."""
    c = campaign_of(s)
    leader = c.attacker if army_of(s, seat) == ATTACK else c.defender
    s.tell("gains-warbands", leader, card="field_promotion", warbands=gain_warbands(s, leader, 3))


# Shield Wall


@power("shield_wall", PLAN)
def shield_wall(s: Oath, seat: int) -> None:
    c = campaign_of(s)
    c.defense_dice += 2
    c.doomed.append(DEFENSE)


# Military Parade

power("military_parade", PLAN)(nothing_yet)


@power("military_parade", VICTORY)
def military_parade(s: Oath, seat: int) -> None:
    """For each faceup adviser of the enemies."""
    beaten = seats_of(s, enemy_of(army_of(s, seat)))
    for suit in SUITS:
        count = sum(suited(s, enemy, suit) for enemy in beaten)
        if count:
            reward(s, seat, "military_parade", suit, count)


# Specialist

power("specialist", PLAN)(nothing_yet)


@power("specialist", PLANS_SAID)
def specialist(s: Oath, seat: int, said: Said, who: int) -> Said:
    """The whole defending side has no plans; bandits neither."""
    if not planned(s, "specialist") or army_of(s, who) == ATTACK:
        return said
    return (*said, Cannot("specialist", tuple(PLAN.powers)))


# Encirclement


def outnumbers(s: Oath, seat: int) -> bool:
    army = army_of(s, seat)
    return strength(s, army) > strength(s, enemy_of(army))


@power("encirclement", PLAN, when=outnumbers)
def encirclement(s: Oath, seat: int) -> None:
    sway(s, seat, 2)


# Peace Envoy


def can_negotiate(s: Oath, seat: int) -> bool:
    """The two who fight each other are in one place, and the favor lasts."""
    c = campaign_of(s)
    if c.defender == BANDITS or s.players[c.defender].site != c.place or not may_give(s, seat, "favor"):
        return False
    cost = plan_cost(s, seat, "peace_envoy")
    return purse(s, seat) >= cost.favor + cost.burn_favor + c.defense_dice


@power("peace_envoy", PLAN, when=can_negotiate)
def peace_envoy(s: Oath, seat: int) -> None:
    c = campaign_of(s)
    c.decided, c.bloodless = army_of(s, seat), True
    other = c.defender if seat == c.attacker else c.attacker
    give(s, seat, other, favor=c.defense_dice)
    s.tell("gives-favor", seat, card="peace_envoy", seat_to=other, favor=c.defense_dice)


@power("peace_envoy", SOLE_PLAN)
def words_alone(s: Oath, seat: int, sole: bool) -> bool:
    return True


# Relic Hunter


def buried(s: Oath, seat: int) -> list[tuple[int, int]]:
    """Facedown relics at targeted sites, as (place, number)."""
    c = campaign_of(s)
    places = [at for kind, at in c.targets if kind == "site" and not RELICS_SHUT(s, seat, False, at)]
    found = [(place, at) for place in places for at in range(len(s.sites[place].relics.cards))]
    return [find for find in found if find not in c.finds]


@power("relic_hunter", PLAN, when=lambda s, seat: bool(buried(s, seat)))
def relic_hunter(s: Oath, seat: int) -> Asking:
    """Any of them are targets too, each for a defense die."""
    c = campaign_of(s)
    while left := buried(s, seat):
        find = yield Ask(seat, "campaign-relic", left, optional=bool(c.finds), about={"card": "relic_hunter"})
        if find is PASS:
            break
        c.finds.append(find)
        c.defense_dice += 1
    s.tell("hunts-relics", seat, card="relic_hunter", relics=len(c.finds))


def has_hunted(s: Oath, seat: int, taker: int, relics: tuple[str, ...]) -> bool:
    return planned(s, "relic_hunter") and seat == taker == campaign_of(s).attacker


@power("relic_hunter", RELICS_TAKEN, when=has_hunted)
def chosen_few(s: Oath, seat: int, taker: int, relics: tuple[str, ...]) -> Asking:
    """Each is kept or goes under the relic deck."""
    held = [relic for relic in relics if relic in s.players[seat].relics and relic != SCEPTER]
    for relic in held:
        if (yield Ask(seat, "keep-relic", ("keep", "return"), about={"relic": relic})) == "return":
            relic_under(s, seat, relic)
            s.tell("returns-relic", seat)
