"""Carrying out orders: moving, recruiting, averting threats, banishing titans, waiting."""

from typing import Final

from prestol.games.xidit.rewards import push_neutral, reward
from prestol.games.xidit.state import KINDS, RANK, ROADS, TILES, TITANS, Lord, Units, Xidit, game
from prestol.games.xidit.tiles import last_recruited, threat_ended
from prestol.table import PASS, Ask, Asking

NO_TITANS: Final[tuple[str, ...]] = ()


@game.step
def carry_out(s: Xidit, seat: int, number: int) -> None:
    """A player's first, second, ... sixth order. What cannot be done is lost."""
    if seat == s.first:
        s.tell("order", number=number)
    lord = s.lords[seat]
    order = lord.orders[number - 1]
    lord.done = number
    if order == "action":
        act(s, seat, lord)
    elif order == "wait":
        s.tell("waits", seat, city=lord.hero)
    else:
        city = ROADS[order].get(lord.hero)
        if city is None:
            s.tell("lost-road", seat, road=order, city=lord.hero)
        else:
            s.tell("moves", seat, road=order, city_from=lord.hero, city=city)
            lord.hero = city


def act(s: Xidit, seat: int, lord: Lord) -> None:
    """Recruit a unit, avert the threat, or, where no tile lies, banish a titan."""
    if lord.hero in s.recruits:
        recruit(s, seat, lord)
    elif lord.hero in s.threats:
        avert(s, seat, lord)
    elif titans_within_reach(s, lord):
        s.then(banish, seat)
    else:
        s.tell("lost-action", seat, city=lord.hero)


def recruit(s: Xidit, seat: int, lord: Lord) -> None:
    """Take the weakest unit; one in a city and year at most."""
    city = lord.hero
    units = s.recruits[city]
    if city in lord.recruited:
        s.tell("lost-recruited", seat, city=city)
        return
    rank = weakest(units)
    if rank < 0:
        s.tell("lost-empty", seat, city=city)
        return
    s.recruits[city] = left = (*units[:rank], units[rank] - 1, *units[rank + 1 :])
    lord.units[rank] += 1
    lord.recruited.append(city)
    s.tell_screened("recruits", seat, {"city": city}, unit=KINDS[rank])
    if not any(left):
        s.then(last_recruited, city)


def weakest(units: Units) -> int:
    """The rank of the weakest unit that is there; -1 for none."""
    for rank, count in enumerate(units):
        if count:
            return rank
    return -1


def avert(s: Xidit, seat: int, lord: Lord) -> None:
    """Give the lord of the city exactly the units that the threat asks for. Who has them must."""
    city = lord.hero
    tile = s.threats[city]
    needs = TILES[tile].needs
    if city in lord.banished:
        s.tell("lost-banished", seat, city=city)
        return
    if not has(lord, needs):
        s.tell("lost-units", seat, city=city, tile=tile)
        return
    pay(s, lord, needs)
    lord.defended.append(city)
    s.uses[tile] = s.uses.get(tile, 0) + 1
    s.tell("averts", seat, city=city, tile=tile, unit_all=listed(needs))
    s.then(reward, seat, tile)
    if s.neutral:
        s.then(push_neutral, seat)
    s.then(threat_ended, city)


def has(lord: Lord, needs: Units) -> bool:
    a, b, c, d, e = needs
    units = lord.units
    return units[0] >= a and units[1] >= b and units[2] >= c and units[3] >= d and units[4] >= e


def pay(s: Xidit, lord: Lord, units: Units) -> None:
    """Units go back to the Barracks."""
    for rank, count in enumerate(units):
        lord.units[rank] -= count
        s.barracks[rank] += count


def listed(units: Units) -> tuple[str, ...]:
    """The kinds of the units, each as often as it is there."""
    return tuple(kind for kind, count in zip(KINDS, units, strict=True) for _ in range(count))


# Titans


def titans_within_reach(s: Xidit, lord: Lord) -> tuple[str, ...]:
    """The raging titans that the player may banish from here: not two from one city in a year, nor one from where a
    threat was averted this year; and only with enough units."""
    if lord.hero in lord.banished or lord.hero in lord.defended:
        return NO_TITANS
    strength = sum(lord.units)
    return tuple(lair.raging for lair in s.lairs if lair.raging and lair.marks <= strength)


@game.step
def banish(s: Xidit, seat: int) -> Asking:
    """Banish one of the raging titans, or leave it. Each question mark costs a unit of any kind."""
    lord = s.lords[seat]
    titan = yield Ask(seat, "titan", titans_within_reach(s, lord), True, {"city": lord.hero})
    if titan is PASS:
        s.tell("spares-titans", seat, city=lord.hero)
        return
    spent = [0] * len(KINDS)
    for left in range(TITANS[titan].marks, 0, -1):
        kinds = tuple(kind for kind in KINDS if lord.units[RANK[kind]])
        kind = yield Ask(seat, "spend", kinds, about={"titan": titan, "units": left})
        pay(s, lord, UNIT[kind])
        spent[RANK[kind]] += 1
    lord.banished.append(lord.hero)
    lair = next(lair for lair in s.lairs if lair.raging == titan)
    lair.raging = ""
    s.boxed.append(titan)
    s.uses[titan] = s.uses.get(titan, 0) + 1
    s.tell_screened("banishes", seat, {"titan": titan, "city": lord.hero}, unit_all=listed(tuple(spent)))
    s.then(reward, seat, titan)


UNIT: Final[dict[str, Units]] = {kind: tuple(int(kind == other) for other in KINDS) for kind in KINDS}
"""One unit of a kind."""
