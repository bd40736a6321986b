"""A simple player: plans the six orders that gather units and avert threats best if nobody else comes in between. It
sees a seat's view and nothing else.

Worth is counted in gold pieces.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from prestol.games.xidit.forecast import DISTANCES
from prestol.games.xidit.orders import listed, weakest
from prestol.games.xidit.rewards import can_send_bards, room_for_storeys
from prestol.games.xidit.rules import NUMBER_OF_ORDERS
from prestol.games.xidit.scoring import SCORES, neutral_points, region_points
from prestol.games.xidit.state import CITIES, KINDS, LYRES, RANK, ROADS, TILES, TITANS, Tile, Titan, Units, Xidit, game
from prestol.table import Ask, Value, encoded

BASE: Final = {"wealth": 1.0, "influence": 1.6, "reputation": 1.5}  # a point of each column, in gold
LEAD: Final = 0.12  # how quickly a lead over all others makes a column less worth
UNIT: Final = (0.5, 0.6, 0.7, 0.9, 1.1)  # a unit in reserve, from the weakest
LATER: Final = 0.96  # what an order later is worth: others may come first
HOPE: Final = 0.55  # a threat that could be averted next year
ROAD: Final = 0.25  # each road to it
WIDTH: Final = 160  # plans that are followed up at a time


class Plan(NamedTuple):
    """Part of a plan: where it leads, and what it has brought until then."""

    city: int
    units: Units
    recruited: tuple[int, ...]
    ended: tuple[str, ...]


# What rewards are worth


def weights(s: Xidit, seat: int) -> dict[str, float]:
    """What a point of each column is worth to this player: less, the further it leads there."""
    found = {}
    for column, score in SCORES.items():
        points = [score(s, other) for other in range(s.players)]
        others = points[:seat] + points[seat + 1 :]
        if s.neutral:
            others.append(neutral_points(s, column))
        found[column] = BASE[column] / (1 + LEAD * max(0, points[seat] - max(others)))
    return found


def reward_worth(s: Xidit, seat: int, city: int, source: str, weight: dict[str, float]) -> dict[str, float]:
    """What each reward of a threat or titan would be worth in a city."""
    prize: Tile | Titan = TILES[source] if source in TILES else TITANS[source]
    lord = s.lords[seat]
    bards = min(prize.bards, lord.bards_left) if s.setup.beside[city] else 0
    return {
        "gold": prize.gold * weight["wealth"],
        "bards": bards * weight["reputation"],
        "storeys": min(prize.storeys, room_for_storeys(s, seat, city)) * weight["influence"],
    }


def best_two(worths: dict[str, float]) -> float:
    return sum(worths.values()) - min(worths.values())


# Planning


class Lookout:
    """All that a plan is weighed by: the worth of the threats and titans, and what lies where."""

    def __init__(self, s: Xidit, seat: int) -> None:
        weight = weights(s, seat)
        self.s = s
        self.last = s.year >= s.setup.years
        self.threats = {
            city: (tile, TILES[tile].needs, best_two(reward_worth(s, seat, city, tile, weight)))
            for city, tile in s.threats.items()
        }
        self.coming = []
        if s.menace.next:
            tile = s.menace.next
            city = TILES[tile].city
            self.coming = [(city, TILES[tile].needs, best_two(reward_worth(s, seat, city, tile, weight)))]
        self.titans = [(lair.raging, lair.marks) for lair in s.lairs if lair.raging]
        self.titan_worth = {
            (city, titan): best_two(reward_worth(s, seat, city, titan, weight))
            for titan, _ in self.titans
            for city in CITIES
        }

    def followed_up(self, plan: Plan) -> list[tuple[str, Plan, float]]:
        """Every order that makes sense next, where it leads, and what it brings."""
        found = [("wait", plan, 0.0)]
        for colour, roads in ROADS.items():
            to = roads.get(plan.city)
            if to is not None:
                found.append((colour, plan._replace(city=to), 0.0))
        action = self.acted(plan)
        if action is not None:
            found.append(("action", *action))
        return found

    def acted(self, plan: Plan) -> tuple[Plan, float] | None:
        """The action in the plan's city, if it does something."""
        city = plan.city
        if city in self.s.recruits:
            rank = weakest(self.s.recruits[city])
            if rank < 0 or city in plan.recruited:
                return None
            units = plan.units
            units = (*units[:rank], units[rank] + 1, *units[rank + 1 :])
            return plan._replace(units=units, recruited=(*plan.recruited, city)), 0.0
        if city in self.threats:
            tile, needs, worth = self.threats[city]
            if tile in plan.ended or missing(plan.units, needs):
                return None
            return plan._replace(units=less(plan.units, needs), ended=(*plan.ended, tile)), worth
        titans = [
            (self.titan_worth[city, titan], titan, marks)
            for titan, marks in self.titans
            if titan not in plan.ended and marks <= sum(plan.units)
        ]
        if not titans or any(titan in TITANS for titan in plan.ended):
            return None
        worth, titan, marks = max(titans)
        spent = spendable(self, plan.units)[:marks]
        units = tuple(count - spent.count(kind) for kind, count in zip(KINDS, plan.units, strict=True))
        return plan._replace(units=units, ended=(*plan.ended, titan)), worth

    def promise(self, plan: Plan) -> float:
        """What a position at the end of the year is worth: units in reserve, and the threat that is closest."""
        reserve = sum(count * worth for count, worth in zip(plan.units, UNIT, strict=True))
        if self.last:
            return reserve * 0.1
        hopes = [0.0]
        distance = DISTANCES[plan.city]
        left = [(city, needs, worth) for city, (tile, needs, worth) in self.threats.items() if tile not in plan.ended]
        for city, needs, worth in (*left, *self.coming):
            share = 1 - missing(plan.units, needs) / sum(needs)
            hopes.append(HOPE * worth * share * share - ROAD * distance[city])
        hopes.sort()
        return reserve + hopes[-1] + 0.4 * max(0.0, hopes[-2] if len(hopes) > 1 else 0.0)


def missing(units: Units, needs: Units) -> int:
    return sum(need - there for there, need in zip(units, needs, strict=True) if need > there)


def less(units: Units, needs: Units) -> Units:
    return tuple(there - need for there, need in zip(units, needs, strict=True))


def spendable(lookout: Lookout, units: Units) -> list[str]:
    """The units, those first that threats on the map ask for least."""
    asked = [sum(needs[rank] for _, needs, _ in lookout.threats.values()) for rank in range(len(KINDS))]
    return sorted(listed(units), key=lambda kind: (asked[RANK[kind]] > 0, RANK[kind]))


def best_plan(s: Xidit, seat: int, city: int, orders: int) -> tuple[float, tuple[str, ...]]:
    """The best orders from a city, and what they promise."""
    lookout = Lookout(s, seat)
    layer: dict[Plan, tuple[float, tuple[str, ...]]] = {Plan(city, tuple(s.lords[seat].units), (), ()): (0.0, ())}
    factor = 1.0
    for _ in range(orders):
        onward: dict[Plan, tuple[float, tuple[str, ...]]] = {}
        for plan, (worth, path) in layer.items():
            for order, after, gain in lookout.followed_up(plan):
                total = worth + gain * factor
                if after not in onward or onward[after][0] < total:
                    onward[after] = total, (*path, order)
        if len(onward) > WIDTH:
            ranked = sorted(onward, key=lambda plan: -onward[plan][0] - lookout.promise(plan))
            onward = {plan: onward[plan] for plan in ranked[:WIDTH]}
        layer = onward
        factor *= LATER
    return max((worth + lookout.promise(plan), path) for plan, (worth, path) in layer.items())


@lru_cache(maxsize=8)
def year_planned(seen: bytes, seat: int) -> tuple[str, ...]:
    """The orders for a position: worked out once for all six wheels."""
    s = game.decode(seen)
    return best_plan(s, seat, s.lords[seat].hero, NUMBER_OF_ORDERS)[1]


# Answers


def choose_city(s: Xidit, ask: Ask) -> Value:
    return max(ask.options, key=lambda city: best_plan(s, ask.seat, city, 4)[0])


def choose_order(s: Xidit, ask: Ask) -> Value:
    return year_planned(encoded(game.mask(s, ask.seat)), ask.seat)[ask.about["wheel"] - 1]


def choose_reward(s: Xidit, ask: Ask) -> Value:
    weight = weights(s, ask.seat)
    city = s.lords[ask.seat].hero
    worths = {
        "gold": ask.about["gold"] * weight["wealth"],
        "bards": ask.about["bards"] * weight["reputation"] if can_send_bards(s, ask.seat) else 0.0,
        "storeys": min(ask.about["storeys"], room_for_storeys(s, ask.seat, city)) * weight["influence"],
    }
    return max(ask.options, key=lambda pair: sum(worths[each] for each in pair))


def choose_region(s: Xidit, ask: Ask) -> Value:
    """Where a bard changes most in our favour; else where most is to be had."""
    return max(ask.options, key=lambda region: (bard_gain(s, ask.seat, region), LYRES[region]))


def bard_gain(s: Xidit, seat: int, region: str) -> float:
    """What the next bards in a region would bring, nearer ones more."""
    bards = s.lords[seat].bards
    there = bards.get(region, 0)
    before = margin(region_points(s, region), seat)
    gain = 0.0
    for more in (1, 2, 3):
        bards[region] = there + more
        gain = max(gain, (margin(region_points(s, region), seat) - before) / more)
    if there:
        bards[region] = there
    else:
        del bards[region]
    return gain


def margin(points: Sequence[int], seat: int) -> float:
    return points[seat] - sum(points) / (2 * len(points))


def choose_titan(s: Xidit, ask: Ask) -> Value:
    weight = weights(s, ask.seat)
    city = s.lords[ask.seat].hero
    return max(ask.options, key=lambda titan: best_two(reward_worth(s, ask.seat, city, titan, weight)))


def choose_spent(s: Xidit, ask: Ask) -> Value:
    return spendable(Lookout(s, ask.seat), tuple(s.lords[ask.seat].units))[0]


def choose_column(s: Xidit, ask: Ask) -> Value:
    """The neutral player may rise where it comes to the assessment first, so that it can be overtaken in the end."""
    return min(ask.options, key=s.assessments.index)


CHOICES: Final[dict[str, Callable[[Xidit, Ask], Value]]] = {
    "city": choose_city,
    "order": choose_order,
    "reward": choose_reward,
    "bard": choose_region,
    "titan": choose_titan,
    "spend": choose_spent,
    "neutral": choose_column,
    "show": lambda s, ask: ask.options[-1],
}


@game.hook
def greedy(s: Xidit, ask: Ask) -> Any:
    """The answer that looks best; the first one where there is nothing to weigh."""
    choice = CHOICES.get(ask.kind)
    return ask.options[0] if choice is None else choice(s, ask)
