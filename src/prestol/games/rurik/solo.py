"""The solo game: Sviatopolk's Rebellion. It is rules, not a bot, and leaves a choice of decks to the player."""

from collections.abc import Callable
from functools import cache
from itertools import islice
from typing import Any, Final

from msgspec import Struct

from prestol.games.rurik.actions import (
    REBEL,
    buildable,
    convert,
    converts,
    decrees_to_reveal,
    raise_structure,
    strike,
)
from prestol.games.rurik.decks import which_deck
from prestol.games.rurik.deeds import group_of_structures, own_structures
from prestol.games.rurik.moments import REVEALS, ROUND_ENDS
from prestol.games.rurik.regions import (
    figures_of,
    move_figure,
    own_structure,
    place_leader,
    place_troop,
    ruler,
)
from prestol.games.rurik.state import (
    ACTIONS,
    BOAT,
    MAPS,
    NUMBERS,
    REBELLION,
    TRACKS,
    Advisor,
    Player,
    Rebellion,
    Rurik,
    advisors_for,
    game,
)
from prestol.games.rurik.strategy import put_advisor, take_back, weakest
from prestol.table import Asking, power

PERSON: Final = 0
"""The player's seat."""
PRIORITIES: Final = ("attack_move", "build", "tax")
"""The columns of a level's board, left to right."""
LEADER: Final = "sviatopolk-solo"
HOME: Final = "kiev"
MAP: Final = MAPS[2]


class Entry(Struct, frozen=True):
    """One advisor of a Rebellion card: where it goes, whether it is the second of its number, whether it may bribe."""

    number: int
    second: bool
    banner: str
    bribes: bool


class Plan(Struct, frozen=True):
    """What a Rebellion card says for one priority."""

    entries: tuple[Entry, ...]
    builds: tuple[str, ...]


def _entry(text: str) -> Entry:
    advisor, _, banner = text.rstrip("$").partition("-")
    return Entry(int(advisor[0]), advisor.endswith("b"), banner, text.endswith("$"))


SOLO: Final[dict[str, Any]] = NUMBERS["solo"]
LEVELS: Final[dict[str, Any]] = SOLO["levels"]
WHERE: Final[dict[str, tuple[str, ...]]] = {card: tuple(n["where"].split()) for card, n in SOLO["cards"].items()}
"""For each card the order of the regions."""
PLANS: Final[dict[str, dict[str, Plan]]] = {
    card: {
        priority: Plan(tuple(map(_entry, n[priority].split())), tuple(n[f"{priority}_builds"].split()))
        for priority in PRIORITIES
    }
    for card, n in SOLO["cards"].items()
}


def rebels(s: Rurik) -> tuple[Rebellion, Player]:
    """The Rebellion, and its things."""
    assert s.rebellion is not None
    return s.rebellion, s.players[REBELLION]


def where(s: Rurik) -> tuple[str, ...]:
    """The regions in the order of the round's card."""
    return WHERE[rebels(s)[0].card]


def plan(s: Rurik) -> Plan:
    """The round's card for the round's priority."""
    rebellion = rebels(s)[0]
    return PLANS[rebellion.card][rebellion.priority]


# Setup


@game.step
def raise_rebellion(s: Rurik) -> None:
    """The Rebellion holds Kiev and two more regions; in each of the others stands a neutral troop."""
    rebellion, p = rebels(s)
    level = LEVELS[str(s.variants.level)]
    s.shuffle("rebellion", rebellion.deck)
    card = s.reveal(rebellion.deck)
    rebellion.used = (card,)
    rebellion.priority = level["start"]
    rebellion.open = {
        column: tuple(row for row, (_, _, how) in enumerate(level[column]) if how == "open") for column in PRIORITIES
    }
    p.leader = LEADER
    s.working[REBELLION] = (LEADER,)
    p.reserve = SOLO["troops"]
    place_leader(s, REBELLION, HOME)
    camps = (HOME, *[region for region in WHERE[card] if region != HOME][: SOLO["camps"]])
    for region in camps:
        for _ in range(SOLO["in_camp"]):
            place_troop(s, REBELLION, region)
    s.rebels = {region: "neutral" for region in s.map.regions if region not in camps}
    s.tell("rebellion-rises", region_all=camps, level=s.variants.level, priority=rebellion.priority)


@game.step
def turn_rebellion_card(s: Rurik) -> None:
    """A new card for the round; it stays, and so does the priority."""
    rebellion, _ = rebels(s)
    if rebellion.card:
        rebellion.used += (rebellion.card,)
    rebellion.card = s.reveal(rebellion.deck)
    rebellion.entry = 0
    s.tell("rebellion-card", rebellion=rebellion.card, priority=rebellion.priority)


# Strategy phase


@game.step
def rebellion_places(s: Rurik, seat: int) -> None:
    """The next advisor of the card that is in play goes to its banner, or to the next one that is not full."""
    coins = s.players[seat].coins
    in_play = advisors_for(len(s.players), s.round)
    entry = next_entry(s)
    while in_play.count(entry.number) < 1 + entry.second:
        entry = next_entry(s)
    at = ACTIONS.index(entry.banner)
    banner = next(banner for banner in (*ACTIONS[at:], *ACTIONS[:at]) if s.banners[banner][-1] is None)
    put_advisor(s, Advisor(seat, entry.number, rebel_bribe(s.banners[banner], entry, coins)), banner)


def next_entry(s: Rurik) -> Entry:
    rebellion, _ = rebels(s)
    rebellion.entry += 1
    return plan(s).entries[rebellion.entry - 1]


def rebel_bribe(rows: tuple[Advisor | None, ...], entry: Entry, coins: int) -> int:
    """The coins that the Rebellion adds: one against an equal advisor of the player's, and where the card says so
    what beats a stronger one."""
    for other in rows:
        if other is None or other.influence < entry.number:
            return 0
        lacking = other.influence - entry.number + 1
        if other.seat == PERSON and lacking <= coins and (lacking == 1 or entry.bribes):
            return lacking
    return 0


# Action phase


@game.step
def rebellion_acts(s: Rurik, seat: int) -> None:
    """The weakest advisor comes back, of two equal ones the one further left. The action costs what its row says, or
    is given up for a coin; open bonuses of it are got in any case."""
    _, p = rebels(s)
    if not p.troops:
        region = where(s)[0]
        place_leader(s, seat, region)
        place_troop(s, seat, region)
        s.tell("returns", seat, region=region, leader=p.leader)
    number, places = weakest(s, seat)
    turn = s.turn = take_back(s, seat, number, *places[0])
    points: dict[str, int] = {}
    if turn.price <= p.coins:
        p.coins -= turn.price
        points[turn.action] = turn.due
        s.tell("acts", seat, action=turn.action, points=turn.due, price=turn.price)
    else:
        p.coins += 1
        s.tell("takes-coin", seat, action=turn.action)
    turn.acted = True
    for bonus in open_bonuses(s, turn.action):
        if bonus == "reveal_minus1":
            turn.fewer += 1
        elif bonus.startswith("coin"):
            p.coins += int(bonus.removeprefix("coin"))
        else:
            points[bonus] = points.get(bonus, 0) + 1
        s.tell("rebellion-bonus", action=turn.action, bonus=bonus)
    for action, count in points.items():
        s.then(STEPS[action], count)


def open_bonuses(s: Rurik, action: str) -> list[str]:
    """What the Rebellion gets with a main action."""
    rebellion, _ = rebels(s)
    level = LEVELS[str(s.variants.level)]
    return [
        level[column][row][1]
        for column in PRIORITIES
        for row in rebellion.open[column]
        if level[column][row][0] == action
    ]


def unlock(s: Rurik) -> None:
    """The next bonus of the priority's column opens, or else of the leftmost column that has one; and a coin."""
    rebellion, p = rebels(s)
    level = LEVELS[str(s.variants.level)]
    for column in (rebellion.priority, *PRIORITIES):
        for row, (action, bonus, _) in enumerate(level[column]):
            if row not in rebellion.open[column]:
                rebellion.open[column] += (row,)
                p.coins += 1
                s.tell("rebellion-unlocks", action=action, bonus=bonus)
                return


@game.step
def rebellion_musters(s: Rurik, points: int) -> None:
    """The leader first. A troop into each occupied region that the Rebellion does not rule, again and again; when it
    rules them all, into those."""
    _, p = rebels(s)
    order = where(s)
    while points and p.troops and (p.reserve or not p.at):
        camps = [region for region in order if region in p.troops]
        weak = [region for region in camps if ruler(s, region) != REBELLION]
        for region in (weak or camps)[:points]:
            figure = "troop" if p.at else "leader"
            if not p.at:
                place_leader(s, REBELLION, region)
            elif p.reserve:
                place_troop(s, REBELLION, region)
            else:
                return
            points -= 1
            s.tell("musters", REBELLION, figure=figure, region=region, leader=p.leader)


@game.step
def rebellion_marches(s: Rurik, points: int) -> None:
    """By the priority, a troop to each region without any, or all to the first region that it does not rule."""
    rebellion, p = rebels(s)
    order = where(s)
    if rebellion.priority == "attack_move":
        goals = [region for region in order if region not in p.troops][:points]
    else:
        goals = list(islice((region for region in order if ruler(s, region) != REBELLION), 1)) * points
    for goal in goals:
        origin = whence(s, goal)
        if not origin:
            continue
        figure = figures_of(s, REBELLION, origin)[-1]
        move_figure(s, REBELLION, figure, origin, goal)
        s.tell("marches", REBELLION, figure=figure, leader=p.leader, region=origin, region_to=goal)


def whence(s: Rurik, goal: str) -> str:
    """The closest region that can spare a troop, and does not fall to the player by that; the last one of the card's
    order where several are as close. "" if there is none."""
    _, p = rebels(s)
    found = [r for r in where(s) if r != goal and p.troops.get(r, 0) > 1 and can_spare(s, r)]
    return min(reversed(found), key=lambda region: distance(region, goal), default="")


def can_spare(s: Rurik, region: str) -> bool:
    """Whether the player does not come to rule a region when a troop leaves it."""
    if region not in s.players[PERSON].troops and s.structures["stronghold"].get(region) != PERSON:
        return True
    if ruler(s, region) == PERSON:
        return True
    troops = s.players[REBELLION].troops
    troops[region] -= 1
    falls = ruler(s, region) == PERSON
    troops[region] += 1
    return not falls


@cache
def distance(origin: str, goal: str) -> int:
    """The steps from one region to another."""
    reached = {origin}
    steps = 0
    while goal not in reached:
        reached |= {other for region in reached for other in MAP.neighbours[region]}
        steps += 1
    return steps


@game.step
def rebellion_attacks(s: Rurik, points: int, region: str = "") -> Asking:
    """One point after the other, in one region as long as that goes; the player before neutral troops. The player
    chooses the deck for losses."""
    _, p = rebels(s)
    if not can_attack(s, region):
        region = next_to_attack(s)
        if not region:
            return
    if region in s.players[PERSON].troops:
        reveals = decrees_to_reveal(s, REBELLION, region, PERSON)
        deck = ""
        if reveals:
            deck = yield from which_deck(s, PERSON, "losses-deck", reveals)
        strike(s, REBELLION, region, PERSON, reveals, deck)
    else:
        del s.rebels[region]
        p.rebels += 1
        s.tell("rebellion-takes-neutral", region=region)
    if points > 1:
        s.then(rebellion_attacks, points - 1, region)


def can_attack(s: Rurik, region: str) -> bool:
    """Whether the Rebellion has a troop and somebody to attack in a region."""
    return region in s.players[REBELLION].troops and (region in s.players[PERSON].troops or region in s.rebels)


def next_to_attack(s: Rurik) -> str:
    """By the priority, a region that it does not rule first, or one that it rules. "" if there is none."""
    found = [region for region in where(s) if can_attack(s, region)]
    weak_first = rebels(s)[0].priority == "attack_move"
    return min(found, key=lambda region: (ruler(s, region) == REBELLION) == weak_first, default="")


@game.step
def rebellion_taxes(s: Rurik, points: int) -> None:
    """A good for each point, and the extra good of a market: first such as still fit into the boat."""
    _, p = rebels(s)
    for _ in range(points):
        found = [region for region in where(s) if region in s.goods and region in p.troops]
        if not found:
            return
        region = min(found, key=lambda region: p.goods[s.goods[region]] >= BOAT[s.goods[region]])
        good = s.goods.pop(region)
        p.goods[good] += 1
        s.tell("taxes", REBELLION, region=region, good=good)
        if own_structure(s, "market", REBELLION, region):
            p.goods[good] += 1
            s.tell("market", REBELLION, region=region, gain=good)


@game.step
def rebellion_builds(s: Rurik, points: int) -> None:
    """A structure for each point: first where it has none, then where others stand."""
    for _ in range(points):
        found = next_to_build(s)
        if found is None:
            return
        region, kind = found
        raise_structure(s, REBELLION, region, kind)
        if kind == "church":
            victims = converts(s, REBELLION, region)
            convert(s, REBELLION, region, PERSON if PERSON in victims else REBEL)


def next_to_build(s: Rurik) -> tuple[str, str] | None:
    """Region and structure. A church needs somebody to convert."""
    _, p = rebels(s)
    mine = {region for _, region in own_structures(s, REBELLION)}

    def rank(region: str) -> int:
        if region not in mine:
            return 0
        return 1 if region in s.players[PERSON].troops or region in s.rebels else 2

    for region in sorted((region for region in where(s) if region in p.troops), key=rank):
        possible = buildable(s, REBELLION, region)
        for kind in plan(s).builds:
            if kind in possible and (kind != "church" or converts(s, REBELLION, region)):
                return region, kind
    return None


@game.step
def rebellion_schemes(s: Rurik, points: int) -> None:
    """No cards: a bonus opens."""
    unlock(s)


STEPS: Final[dict[str, Callable[..., Any]]] = {
    "muster": rebellion_musters,
    "move": rebellion_marches,
    "attack": rebellion_attacks,
    "tax": rebellion_taxes,
    "build": rebellion_builds,
    "scheme": rebellion_schemes,
}

# Its leader


@power(LEADER, REVEALS)
def fewer_reveals(s: Rurik, seat: int, decrees: int) -> int:
    return decrees - 1


@power(LEADER, ROUND_ENDS, when=lambda s, seat: s.players[seat].at and s.players[seat].reserve > 0)
def muster_at_leader(s: Rurik, seat: int) -> None:
    p = s.players[seat]
    place_troop(s, seat, p.at)
    s.tell("musters", seat, figure="troop", region=p.at, leader=p.leader)


# Development phase


@game.step
def rebellion_develops(s: Rurik) -> None:
    """The next priority answers what the player is better at; a bonus opens for each track the player leads."""
    rebellion, p = rebels(s)
    person = s.players[PERSON]
    rebellion.priority = next_priority(s, person.boat)
    s.tell("rebellion-priority", priority=rebellion.priority)
    for track in TRACKS:
        if person.tracks[track] > p.tracks[track]:
            unlock(s)


def next_priority(s: Rurik, boat: int) -> str:
    """What the player is better at, with so many goods on the boat; else what the level begins with."""
    person, p = s.players
    if len(person.troops) > len(p.troops):
        return "attack_move"
    if group_of_structures(s, PERSON) > group_of_structures(s, REBELLION):
        return "build"
    return "tax" if boat > p.boat else str(LEVELS[str(s.variants.level)]["start"])
