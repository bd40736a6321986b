"""Deeds: what they ask for, what they cost, and how that is paid."""

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import Any, Final

from prestol.games.rurik.regions import lose_troop, ruler
from prestol.games.rurik.state import DEEDS, GOODS, MAPS, Rurik
from prestol.table import Ask, Asking

# Conditions


def own_regions(s: Rurik, seat: int, kind: str) -> tuple[str, ...]:
    """The regions with a structure of the player, in the order they were built."""
    return tuple([region for region, owner in s.structures[kind].items() if owner == seat])


@lru_cache(maxsize=4096)
def largest_group(players: int, regions: tuple[str, ...]) -> int:
    """How many of these regions hang together at most, each touching another of the group."""
    neighbours = MAPS[players].neighbours
    left = list(regions)
    most = 0
    while left:
        group = [left.pop()]
        for region in group:
            for other in neighbours[region]:
                if other in left:
                    left.remove(other)
                    group.append(other)
        most = max(most, len(group))
    return most


def group_of_structures(s: Rurik, seat: int) -> int:
    """The most regions with structures of the player that hang together."""
    regions = {region for there in s.structures.values() for region, owner in there.items() if owner == seat}
    return largest_group(len(s.players), tuple(sorted(regions)))


def adjacent(s: Rurik, seat: int, kind: str, count: int) -> bool:
    regions = own_regions(s, seat, kind)
    return len(regions) >= count and largest_group(len(s.players), regions) >= count


def markets_of_goods(s: Rurik, seat: int, count: int) -> bool:
    """Own markets in regions with so many different symbols."""
    return len({s.symbols[region] for region in own_regions(s, seat, "market")}) >= count


def together(s: Rurik, seat: int, kinds: list[str]) -> bool:
    """Own structures of these kinds in one region."""
    first, *others = [own_regions(s, seat, kind) for kind in kinds]
    return any(all(region in other for other in others) for region in first)


CONDITIONS: Final[dict[str, Callable[[Rurik, int, Any], bool]]] = {
    "markets_of_goods": markets_of_goods,
    "together": together,
    "token": lambda s, seat, _: s.token == seat,
    "occupied": lambda s, seat, count: len(s.players[seat].troops) >= count,
    "churches_adjacent": lambda s, seat, count: adjacent(s, seat, "church", count),
    "strongholds_adjacent": lambda s, seat, count: adjacent(s, seat, "stronghold", count),
    "rebels": lambda s, seat, count: s.players[seat].rebels >= count,
    "gathered": lambda s, seat, count: max(s.players[seat].troops.values(), default=0) >= count,
}

# Costs: what can be paid


@lru_cache
def bundles(kind: str, count: int) -> tuple[tuple[str, ...], ...]:
    """So many goods: any, all the same, or all different."""
    if kind == "goods_same":
        return tuple((good,) * count for good in GOODS)
    if kind == "goods_different":
        return tuple(combinations(GOODS, count))
    return tuple(combinations_with_replacement(GOODS, count))


def payable_bundles(s: Rurik, seat: int, kind: str, count: int) -> list[tuple[str, ...]]:
    """What can be paid of that."""
    goods = s.players[seat].goods
    return [bundle for bundle in bundles(kind, count) if all(goods[good] >= bundle.count(good) for good in bundle)]


def camps(s: Rurik, seat: int, count: int) -> list[str]:
    """The regions that the player rules with at least so many troops."""
    return [r for r, troops in s.players[seat].troops.items() if troops >= count and ruler(s, r) == seat]


def own_structures(s: Rurik, seat: int) -> list[tuple[str, str]]:
    """All structures of the player on the map."""
    return [(kind, region) for kind, there in s.structures.items() for region, owner in there.items() if owner == seat]


def can_pay(s: Rurik, seat: int, what: str, count: int) -> bool:
    p = s.players[seat]
    match what:
        case "coins":
            return p.coins >= count
        case "decrees":
            return len(p.hand) >= count
        case "troops":
            return sum(p.troops.values()) >= count
        case "troops_apart":
            return len(p.troops) >= count
        case "troops_ruled":
            return bool(camps(s, seat, count))
        case "structures":
            return len(own_structures(s, seat)) >= count
        case "goods_any":
            return sum(p.goods.values()) >= count
        case "goods_same":
            return max(p.goods.values()) >= count
        case "goods_different":
            return len([good for good, there in p.goods.items() if there]) >= count
        case _:
            return p.goods[what] >= count


def possible(s: Rurik, seat: int, deed: str) -> bool:
    """Whether the player meets the deed's conditions and can pay for it."""
    numbers = DEEDS[deed]
    if "pay" in numbers:
        for what, count in numbers["pay"].items():
            if not can_pay(s, seat, what, count):
                return False
    if "have" in numbers:
        for what, count in numbers["have"].items():
            if not CONDITIONS[what](s, seat, count):
                return False
    return True


def possible_deeds(s: Rurik, seat: int) -> list[str]:
    """The player's deeds that can be accomplished now."""
    return [deed for deed in s.players[seat].deeds if possible(s, seat, deed)]


# Costs: how they are paid


def pay(s: Rurik, seat: int, deed: str, what: str, count: int) -> Asking:
    """One cost of a deed. Returns the decrees that are to be discarded."""
    p = s.players[seat]
    about = {"deed": deed}
    match what:
        case "coins":
            p.coins -= count
        case "decrees":
            hand = p.hand.cards[:]
            given = []
            for _ in range(count):
                card = yield Ask(seat, "pay-decree", tuple(hand), about=about, private=True)
                hand.remove(card)
                given.append(card)
            return given
        case "troops" | "troops_apart":
            regions = [*p.troops]
            for _ in range(count):
                region = yield Ask(seat, "pay-troop", tuple(regions), about=about)
                give_troop(s, seat, region)
                regions = [*p.troops] if what == "troops" else [other for other in regions if other != region]
        case "troops_ruled":
            region = yield Ask(seat, "pay-camp", camps(s, seat, count), about=about)
            for _ in range(count):
                give_troop(s, seat, region)
        case "structures":
            for _ in range(count):
                kind, region = yield Ask(seat, "pay-structure", own_structures(s, seat), about=about)
                del s.structures[kind][region]
                p.left[kind] += 1
                s.tell("removes-structure", seat, structure=kind, region=region)
        case "goods_any" | "goods_same" | "goods_different":
            bundle = yield Ask(seat, "pay-goods", payable_bundles(s, seat, what, count), about=about)
            for good in bundle:
                p.goods[good] -= 1
            s.tell("pays-goods", seat, good_all=bundle)
        case _:
            p.goods[what] -= count
    return []


def give_troop(s: Rurik, seat: int, region: str) -> None:
    figure = lose_troop(s, seat, region)
    s.tell("gives-troop", seat, region=region, figure=figure, leader=s.players[seat].leader)
