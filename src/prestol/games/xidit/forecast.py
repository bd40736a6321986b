"""Where a player's orders would lead if nobody else stirred, and who could be there first: for labels and the
picture of a plan."""

from collections import deque
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from prestol.games.xidit.orders import weakest
from prestol.games.xidit.state import CITIES, KINDS, ROADS, TILES, UNSET, Units, Xidit


class Stop(Struct):
    """What an order is expected to do. what: move, no-road, recruit, recruited, avert, lacks, titan, next-threat,
    next-recruits, nothing, wait or unset; city: where the hero stands after it; unit, tile: what it is about; rivals:
    who could spoil it by being there earlier."""

    what: str
    city: int
    unit: str = ""
    tile: str = ""
    rivals: tuple[int, ...] = ()


class Path:
    """A hero on the way, with what the player would have. Only the player's own orders are reckoned with."""

    def __init__(self, s: Xidit, seat: int) -> None:
        lord = s.lords[seat]
        self.s = s
        self.seat = seat
        self.number = 0
        self.city = lord.hero
        self.units = list(lord.units)
        self.recruits = dict(s.recruits)
        self.threats = dict(s.threats)
        self.next_recruits = s.recruitment.next
        self.next_threat = s.menace.next
        self.recruited: set[int] = set()
        self.cleared: set[int] = set()
        """Where a threat was averted, or a titan might be banished, this year."""

    def follow(self, order: str) -> Stop:
        """Carry out one order. A wheel that is not set yet counts as waiting."""
        self.number += 1
        if order in ("wait", UNSET):
            return Stop(order or "unset", self.city)
        if order == "action":
            return self.act()
        city = ROADS[order].get(self.city)
        if city is None:
            return Stop("no-road", self.city)
        self.city = city
        return Stop("move", city)

    def act(self) -> Stop:
        city = self.city
        if city in self.recruits:
            return self.recruit(city)
        if city in self.threats:
            return self.avert(city)
        if city not in self.cleared and any(lair.raging and lair.marks <= sum(self.units) for lair in self.s.lairs):
            return Stop("titan", city)
        if self.next_threat and TILES[self.next_threat].city == city:
            return Stop("next-threat", city, tile=self.next_threat)
        if self.next_recruits and TILES[self.next_recruits].city == city:
            return Stop("next-recruits", city, tile=self.next_recruits)
        return Stop("nothing", city)

    def recruit(self, city: int) -> Stop:
        units = self.recruits[city]
        rank = weakest(units)
        if city in self.recruited or rank < 0:
            return Stop("recruited", city)
        self.recruited.add(city)
        self.units[rank] += 1
        left = (*units[:rank], units[rank] - 1, *units[rank + 1 :])
        if any(left):
            self.recruits[city] = left
        else:
            del self.recruits[city]
            if self.next_recruits:
                tile = TILES[self.next_recruits]
                self.recruits[tile.city] = tile.recruit
                self.next_recruits = ""
        return Stop("recruit", city, unit=KINDS[rank], rivals=self.rivals_for_unit(city, rank))

    def avert(self, city: int) -> Stop:
        tile = self.threats[city]
        needs = TILES[tile].needs
        if not holds(self.units, needs):
            return Stop("lacks", city, tile=tile)
        rivals = self.earlier(city, needs)
        self.units = [there - need for there, need in zip(self.units, needs, strict=True)]
        self.cleared.add(city)
        del self.threats[city]
        if self.next_threat:
            self.threats[TILES[self.next_threat].city] = self.next_threat
            self.next_threat = ""
        return Stop("avert", city, tile=tile, rivals=rivals)

    # Risks

    def rivals_for_unit(self, city: int, rank: int) -> tuple[int, ...]:
        """Who could be here earlier, if they are enough to take all units up to this one."""
        rivals = self.earlier(city)
        before = sum(self.s.recruits[city][: rank + 1]) if city in self.s.recruits else 0
        return rivals if len(rivals) >= before else ()

    def earlier(self, city: int, needs: Units | None = None) -> tuple[int, ...]:
        """Who could act here before this order, by going straight here. Where the screens are open, a unit that is
        needed and missing costs at least an order more."""
        s = self.s
        turn = s.from_first()
        found = []
        for other, lord in enumerate(s.lords):
            orders = DISTANCES[lord.hero][city] + 1 if lord.hero else NEVER
            if needs and s.screens == "open":
                orders += sum(max(0, need - there) for there, need in zip(lord.units, needs, strict=True))
            if other != self.seat and (orders, turn.index(other)) < (self.number, turn.index(self.seat)):
                found.append(other)
        return tuple(found)


def holds(units: Sequence[int], needs: Units) -> bool:
    return all(there >= need for there, need in zip(units, needs, strict=True))


def forecast(s: Xidit, seat: int, orders: Sequence[str]) -> list[Stop]:
    """What each of these orders, the first of a year, is expected to do."""
    path = Path(s, seat)
    return [path.follow(order) for order in orders]


NEVER: Final = 1000


def _distances(city: int) -> dict[int, int]:
    """How many roads lead from a city to each other one."""
    found = {city: 0}
    queue = deque([city])
    while queue:
        here = queue.popleft()
        for roads in ROADS.values():
            to = roads.get(here)
            if to is not None and to not in found:
                found[to] = found[here] + 1
                queue.append(to)
    return {each: found.get(each, NEVER) for each in CITIES}


DISTANCES: Final = {city: _distances(city) for city in CITIES}
