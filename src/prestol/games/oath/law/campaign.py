"""5.5, steps 1 to 3: whom a campaign is against and what for, who stands by the defender, and the battle plans."""

from collections.abc import Iterator, Sequence
from typing import Any

from prestol.games.oath.law.access import renew, rules_card
from prestol.games.oath.law.armies import ATTACK, DEFENSE, army_of, battlefield, campaign_of, change_attack, measured
from prestol.games.oath.law.bargains import at_peace, break_peace
from prestol.games.oath.law.battle import roll_attack, roll_defense
from prestol.games.oath.law.costs import NONE_SAID, allowed, can_pay, can_spare, pay
from prestol.games.oath.law.pieces import flip_secret
from prestol.games.oath.law.spoils import after_campaign, verdict
from prestol.games.oath.moments import (
    CAMPAIGN_OPEN,
    CAMPS,
    DECLARED,
    PLAN,
    PLAN_COST,
    PLANS_SAID,
    SOLE_PLAN,
    TAKE_SAID,
    TARGET_DICE,
    TARGETS_DONE,
    TARGETS_SAID,
    TRAVEL_TOLL,
)
from prestol.games.oath.state import BANDITS, BANNERS, BOARD, CARDS, NOBODY, SUPPLY, Campaign, Cost, Oath, game
from prestol.table import PASS, Ask, Asking

Target = tuple[str, Any]

COST: int = SUPPLY["campaign"]

# The defender (5.5.1)


def can_campaign(s: Oath, seat: int, place: int = NOBODY, *, free: bool = False) -> bool:
    """Whether a seat can campaign, from the site of its pawn or from another."""
    if (not free and s.players[seat].supply < COST) or not CAMPAIGN_OPEN(s, seat, True):
        return False
    if place == NOBODY:
        return next(possible_defenders(s, seat, s.players[seat].site), None) is not None
    return next(possible_defenders(s, seat, place, camps_at(s, seat, place)), None) is not None


def camps_at(s: Oath, seat: int, place: int) -> tuple[int, ...]:
    """The site that a power names to fight from, if own warbands stand there: they join the army."""
    return (place,) if place != NOBODY and s.sites[place].color == s.color(seat) else ()


def defenders(s: Oath, seat: int, place: int, camps: tuple[int, ...] = ()) -> list[int]:
    """Whom a seat can campaign against from a place."""
    return list(possible_defenders(s, seat, place, camps))


def possible_defenders(s: Oath, seat: int, place: int, camps: tuple[int, ...] = ()) -> Iterator[int]:
    """One after another: the other players clockwise who rule the place or stand there, then the bandits."""
    ruler = s.sites[place].ruler
    for other in s.from_seat(seat)[1:]:
        if (s.players[other].site == place or s.side(other) == ruler) and can_attack(s, seat, place, other, camps):
            yield other
    if ruler == BANDITS and can_attack(s, seat, place, BANDITS, camps):
        yield BANDITS


def can_attack(s: Oath, seat: int, place: int, defender: int, camps: tuple[int, ...] = ()) -> bool:
    """Whether targets can be declared as the law demands, and no promise stands against it."""
    if s.promises and at_peace(s, seat, defender):
        return False
    if defender == BANDITS or here(s, seat, place, defender):
        if unhindered(s, seat):
            return True
    elif s.sites[place].color != NOBODY:
        return False
    before = s.campaign
    s.campaign = Campaign(attacker=seat, place=place, camps=camps)
    set_defender(s, defender)
    possible = completable(s)
    apart, s.campaign = s.campaign.apart, before
    if apart != NOBODY:
        renew(s)
    return possible


def unhindered(s: Oath, seat: int) -> bool:
    """No card and no site says anything about targets."""
    working = s.working[seat]
    return (
        TARGETS_SAID.cards.isdisjoint(working)
        and TARGETS_DONE.cards.isdisjoint(working)
        and TRAVEL_TOLL.cards.isdisjoint(working)
    )


def here(s: Oath, seat: int, place: int, defender: int) -> bool:
    """Whether the defender stands or rules here: a citizen attacked by the Chancellor rules no imperial site."""
    return s.players[defender].site == place or seat > 0 or s.side(defender) > 0


def set_defender(s: Oath, defender: int) -> None:
    """The defender is chosen. An imperial player who fights the Empire does not belong to it for this campaign."""
    c = campaign_of(s)
    c.defender = defender
    if defender >= 0 and s.side(defender) == s.side(c.attacker):
        c.apart = defender if c.attacker == 0 else c.attacker
    if c.apart != NOBODY:
        renew(s)


@game.step
def campaign(s: Oath, seat: int, place: int = NOBODY, free: int = 0, against: int = NOBODY) -> None:
    """5.5. A campaign. A power may name a place to fight from, whose warbands join the army, make it free, or say
    against whom it is."""
    if not free:
        s.players[seat].supply -= COST
    start = s.players[seat].site if place == NOBODY else place
    s.campaign = Campaign(attacker=seat, place=start, camps=camps_at(s, seat, place))
    s.whole(choose_defender, seat, against)
    s.then(after_campaign)


@game.step
def choose_defender(s: Oath, seat: int, against: int = NOBODY) -> Asking:
    """5.5.1, 5.5.2. Whom, what and with how many dice: one seat answers all of it."""
    c = campaign_of(s)
    able = defenders(s, seat, c.place, c.camps) if against == NOBODY else [against]
    found = tuple("bandits" if other == BANDITS else other for other in able)
    chosen = yield Ask(seat, "campaign-defender", found)
    defender = BANDITS if chosen == "bandits" else chosen
    break_peace(s, seat, defender)
    set_defender(s, defender)
    c.camps = CAMPS(s, seat, c.camps)
    yield from declare_targets(s, seat)
    dice = range(s.players[seat].warbands + 1)
    c.attack_dice = (yield Ask(seat, "campaign-dice", dice, about={"n": c.defense_dice})) if len(dice) > 1 else 0
    change_attack(s, DECLARED(s, seat, 0))
    tell_campaign(s)
    c.stage = "plans"
    if c.defender >= 0 and s.side(c.defender) == 0:
        gather_allies(s)
    s.then(attacking_plans, seat)
    s.then(defending_plans)
    s.then(give_battle)


def tell_campaign(s: Oath) -> None:
    c = campaign_of(s)
    kinds = {kind: tuple(what for found, what in c.targets if found == kind) for kind in ("site", "relic", "banner")}
    s.tell(
        "campaign",
        c.attacker,
        seat_to="bandits" if c.defender == BANDITS else c.defender,
        site_all=tuple(s.sites[place].name for place in kinds["site"]),
        relic_all=kinds["relic"],
        banner_all=kinds["banner"],
        pawn=int(("pawn", c.defender) in c.targets),
        attack=c.attack_dice,
        defense=c.defense_dice,
    )


# Targets (5.5.2)


def declare_targets(s: Oath, seat: int) -> Asking:
    """At least one where the attacker stands, and that site itself if the defender rules it; then any others."""
    c = campaign_of(s)
    if demanded(s) in targets(s):
        declare(s, ("site", c.place))
    while options := list(possible_targets(s)):
        target = yield Ask(seat, "campaign-target", options, optional=enough(s))
        if target is PASS:
            break
        declare(s, target)
    c.defense_dice += title_dice(s)


def demanded(s: Oath) -> Target | None:
    """The attacker's site, which must be a target if the defender rules it; but not if own warbands fight from there
    (a citizen's against the Empire)."""
    c = campaign_of(s)
    return None if c.place in c.camps else ("site", c.place)


def declare(s: Oath, target: Target) -> None:
    """One target: it brings its dice, and a secret is turned where the place demands it."""
    c = campaign_of(s)
    for _ in range(toll(s, target)):
        flip_secret(s, c.attacker)
    c.targets.append(target)
    c.defense_dice += dice_of(s, target)


def targets(s: Oath) -> list[Target]:
    """All that the defender could lose."""
    c = campaign_of(s)
    side = s.side(c.defender)
    found: list[Target] = [("site", place) for place, site in enumerate(s.sites) if site.ruler == side]
    if c.defender != BANDITS and s.players[c.defender].site == c.place:
        owned = [*s.players[c.defender].relics, *(b for b in BANNERS if s.banners[b].holder == c.defender)]
        within_reach = allowed(owned, TAKE_SAID(s, c.attacker, NONE_SAID, c.defender))
        found += [("banner" if what in BANNERS else "relic", what) for what in within_reach]
        found.append(("pawn", c.defender))
    return found


def open_targets(s: Oath) -> list[Target]:
    """The targets that may be declared next. The first must lie where the attacker stands."""
    c = campaign_of(s)
    found = [target for target in targets(s) if target not in c.targets]
    first = demanded(s)
    if first in found:
        found = [first]
    elif not c.targets:
        found = [target for target in found if target[0] != "site" or target[1] == c.place]
    found = allowed(found, TARGETS_SAID(s, c.attacker, NONE_SAID))
    return [target for target in found if can_spare(s, c.attacker, toll(s, target))]


def possible_targets(s: Oath) -> Iterator[Target]:
    """The open targets with which, or with more after them, the targets are enough."""
    return (target for target in open_targets(s) if leads_on(s, target))


def leads_on(s: Oath, target: Target, tried: Sequence[Target] = ()) -> bool:
    """Whether the targets are enough with one more, or with others after it beside those that were tried in vain."""
    c = campaign_of(s)
    c.targets.append(target)
    possible = completable(s, tried)
    c.targets.pop()
    return possible


def enough(s: Oath) -> bool:
    """Whether the declared targets may be all."""
    c = campaign_of(s)
    return bool(c.targets) and TARGETS_DONE(s, c.attacker, True)


def completable(s: Oath, tried: Sequence[Target] = ()) -> bool:
    """Whether the declared targets, or with more of them, are enough."""
    if enough(s):
        return True
    vain = [*tried]
    for target in open_targets(s):
        if target not in vain:
            if leads_on(s, target, vain):
                return True
            vain.append(target)
    return False


def toll(s: Oath, target: Target) -> int:
    """Secrets to turn face down for the first target at a place."""
    c = campaign_of(s)
    kind, what = target
    place = what if kind == "site" else c.place
    if any((at if other == "site" else c.place) == place for other, at in c.targets):
        return 0
    count: int = TRAVEL_TOLL(s, c.attacker, 0, place)
    return count


def dice_of(s: Oath, target: Target) -> int:
    """The defense dice that a target brings."""
    kind, what = target
    dice = {"site": 1, "pawn": 2}.get(kind, 0)
    if kind == "relic":
        dice = CARDS[what].dice
    elif kind == "banner":
        dice = s.banners[what].tokens
    changed: int = TARGET_DICE(s, campaign_of(s).attacker, dice, target)
    return changed


def title_dice(s: Oath) -> int:
    """2.11. The title's dice for the defender; in the Empire's defense they are for every imperial player."""
    c = campaign_of(s)
    if c.defender != BANDITS and s.side(s.title) == s.side(c.defender):
        dice: int = BOARD["title"]["usurper" if s.usurper else "oathkeeper"]
        return dice
    return 0


# Allies (5.5.2)


def gather_allies(s: Oath) -> None:
    """The Chancellor stands by an imperial defender; citizens may, if they are where it happens."""
    c = campaign_of(s)
    if c.defender != 0:
        c.allies.append(0)
    field = battlefield(s)
    for seat in s.from_seat(c.attacker)[1:]:
        if seat not in (0, c.defender) and s.side(seat) == 0 and s.players[seat].site in field:
            s.then(join, seat)


@game.step
def join(s: Oath, seat: int) -> Asking:
    """A citizen may stand by the defender."""
    c = campaign_of(s)
    about = {"seat_of": c.attacker, "seat_to": c.defender, "window": "joining"}
    if (yield Ask(seat, "campaign-join", ("join",), optional=True, about=about)) is not PASS:
        s.then(accept, c.defender, seat)


@game.step
def accept(s: Oath, seat: int, ally: int) -> Asking:
    """The defender must agree."""
    about = {"seat_of": ally, "window": "accepting"}
    if (yield Ask(seat, "campaign-accept", ("accept",), optional=True, about=about)) is not PASS:
        campaign_of(s).allies.append(ally)
        s.tell("campaign-ally", ally, seat_to=seat)


# Battle plans (5.5.3, 7.5)


def ready_plans(s: Oath, seat: int) -> tuple[str, ...]:
    """The battle plans that a seat rules and can use and pay for now."""
    if seat == BANDITS:
        lying = [card for site in s.sites if site.ruler == BANDITS for card in site.cards]
        found = [c for c in lying if c in PLAN.powers and (c not in PLAN.when or PLAN.when[c](s, BANDITS))]
    else:
        found = [card for card in PLAN.ready(s, seat) if rules_card(s, seat, card)]
    if not found:
        return ()
    c = campaign_of(s)
    army = ATTACK if seat == c.attacker else DEFENSE
    found = [card for card in found if card not in c.used and CARDS[card].side in ("", SIDES[army])]
    mates = [card for card, user in c.used.items() if army_of(s, user) == army]
    if any(SOLE_PLAN.alone(card, s, seat, False) for card in mates):
        return ()
    alone = [card for card in found if SOLE_PLAN.alone(card, s, seat, False)]
    if alone and mates:
        found = [card for card in found if card not in alone]
    elif alone and seat == BANDITS:
        found = alone
    found = allowed(found, measured(s, PLANS_SAID, NONE_SAID, seat))
    return tuple(card for card in found if affordable(s, seat, card))


SIDES = {ATTACK: "attacker", DEFENSE: "defender"}


def affordable(s: Oath, seat: int, card: str) -> bool:
    """Bandits use what is free; others may pay onto a card that bears tokens (7.5.3)."""
    cost = plan_cost(s, seat, card)
    return cost.free if seat == BANDITS else can_pay(s, seat, card, cost, laden=True)


def plan_cost(s: Oath, seat: int, card: str) -> Cost:
    """What the plan costs this seat."""
    cost: Cost = PLAN_COST(s, campaign_of(s).attacker, CARDS[card].cost, card, seat)
    return cost


def use_plan(s: Oath, seat: int, card: str) -> None:
    """A plan is paid for and takes effect."""
    if seat != BANDITS:
        pay(s, seat, card, plan_cost(s, seat, card))
    campaign_of(s).used[card] = seat
    s.tell("campaign-plan", None, seat="bandits" if seat == BANDITS else seat, card=card)
    PLAN.play(s, card, seat)


def ask_plan(s: Oath, seat: int, ready: tuple[str, ...]) -> Ask:
    """Which plan, or none. Where only one is ready the question is about that card."""
    if len(ready) == 1:
        return Ask(seat, "campaign-plan", ready, optional=True, about={"card": ready[0]})
    return Ask(seat, "campaign-plans", ready, optional=True)


@game.step
def attacking_plans(s: Oath, seat: int) -> Asking:
    """The attacker first."""
    ready = ready_plans(s, seat)
    if campaign_of(s).decided or not ready:
        return
    card = yield ask_plan(s, seat, ready)
    if card is not PASS:
        use_plan(s, seat, card)
        s.then(attacking_plans, seat)


@game.step
def defending_plans(s: Oath) -> Asking:
    """Then the defending side; who is next among several, the defender says. Bandits use all that is free."""
    c = campaign_of(s)
    if c.decided:
        return
    able = [seat for seat in c.defending if seat not in c.passed and ready_plans(s, seat)]
    if not able:
        return
    if able == [BANDITS]:
        use_plan(s, BANDITS, ready_plans(s, BANDITS)[0])
    elif len(able) == 1:
        s.then(defending_plan, able[0])
    else:
        s.then(defending_plan, (yield Ask(c.defender, "campaign-next", tuple(able))))
    s.then(defending_plans)


@game.step
def defending_plan(s: Oath, seat: int) -> Asking:
    """One plan of one of them; who passes uses no more."""
    card = yield ask_plan(s, seat, ready_plans(s, seat))
    if card is PASS:
        campaign_of(s).passed.append(seat)
    else:
        use_plan(s, seat, card)


@game.step
def give_battle(s: Oath) -> None:
    """Steps 4 to 6, unless a plan has decided the campaign."""
    if not campaign_of(s).decided:
        s.then(roll_defense)
        s.then(roll_attack)
    s.then(verdict)
