"""Where a player's orders would lead if nobody else stirred: for labels and the picture of a plan."""

from collections.abc import Sequence

from msgspec import Struct

from prestol.games.xidit.orders import weakest
from prestol.games.xidit.state import KINDS, ROADS, TILES, Units, Xidit


class Stop(Struct):
    """What an order is expected to do. what: move, no-road, recruit, recruited, avert, lacks, titan, next-threat,
    next-recruits, nothing or wait; city: where the hero stands after it; unit, tile: what it is about."""

    what: str
    city: int
    unit: str = ""
    tile: str = ""


class Path:
    """A hero on the way, with what the player would have. Only the player's own orders are reckoned with."""

    def __init__(self, s: Xidit, seat: int) -> None:
        lord = s.lords[seat]
        self.s = s
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
        """Carry out one order."""
        if order == "wait":
            return Stop("wait", self.city)
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
        return Stop("recruit", city, unit=KINDS[rank])

    def avert(self, city: int) -> Stop:
        tile = self.threats[city]
        needs = TILES[tile].needs
        if not holds(self.units, needs):
            return Stop("lacks", city, tile=tile)
        self.units = [there - need for there, need in zip(self.units, needs, strict=True)]
        self.cleared.add(city)
        del self.threats[city]
        if self.next_threat:
            self.threats[TILES[self.next_threat].city] = self.next_threat
            self.next_threat = ""
        return Stop("avert", city, tile=tile)


def holds(units: Sequence[int], needs: Units) -> bool:
    return all(there >= need for there, need in zip(units, needs, strict=True))


def forecast(s: Xidit, seat: int, orders: Sequence[str]) -> list[Stop]:
    """What each of these orders, the first of a year, is expected to do."""
    path = Path(s, seat)
    return [path.follow(order) for order in orders]
