"""What holds in every position of Lords of Xidit. Numbers are those of the rulebook and the fact sheet, and what is
counted at the end is counted here once more."""

from collections import Counter
from typing import Any, Final

from prestol.games.xidit.state import TILES, TITANS, Lord, Xidit

LONGEST: Final = 3000
FIGURES: Final = (18, 16, 14, 12, 10)
YEARS: Final = {"full": (12, (4, 8, 12)), "short": (9, (3, 6, 9))}
TILES_IN_PLAY: Final = {
    ("full", 3): 18, ("full", 4): 21, ("full", 5): 21, ("short", 3): 16, ("short", 4): 18, ("short", 5): 19,
}  # fmt: skip
CLOSED: Final = {
    ("full", 3): {"one", "two"}, ("full", 4): set(), ("full", 5): set(),
    ("short", 3): {"one", "two"}, ("short", 4): {"one", "two"}, ("short", 5): {"two"},
}  # fmt: skip
LYRES: Final = {
    "snow": (4, 2), "wood": (5, 3), "one": (3, 1), "hills": (4, 3), "centre": (7, 4), "lakes": (4, 3), "two": (3, 1),
    "fields": (5, 3), "ash": (4, 2),
}  # fmt: skip


def check(s: Xidit) -> None:
    check_units(s)
    check_tiles(s)
    check_titans(s)
    check_guilds(s)
    check_neutral(s)
    for lord in s.lords:
        check_lord(s, lord)
    check_hall(s)
    if s.points:
        assert len(s.hall) == 3
        assert s.year == YEARS[s.length][0]
        assert s.points == [points(s, seat) for seat in range(s.players)]


def check_units(s: Xidit) -> None:
    """Figures are in the Barracks, behind screens or on recruitment tiles."""
    places = [s.barracks, *(lord.units for lord in s.lords), *s.recruits.values()]
    assert all(count >= 0 for place in places for count in place)
    assert tuple(sum(counts) for counts in zip(*places, strict=True)) == FIGURES
    for city, units in s.recruits.items():
        printed = TILES[s.setup.tile_at[city]].recruit
        assert all(there <= count for there, count in zip(units, printed, strict=True))


def check_tiles(s: Xidit) -> None:
    """Every tile in play is in one place, and no city has two."""
    assert not s.recruits.keys() & s.threats.keys()
    assert all(TILES[tile].city == city for city, tile in s.threats.items())
    found = [s.setup.tile_at[city] for city in s.recruits] + list(s.threats.values())
    for queue in (s.recruitment, s.menace):
        found += [*queue.discard, *queue.stack.cards]
        assert len(queue.stack.cards) == len(queue.stack.marks)
        if queue.stack and s.year:
            assert queue.stack.marks[-1] & 0xFF == 0xFF, "the top tile of a stack lies in sight"
        if queue.next:
            found.append(queue.next)
    assert sorted(found) == sorted(s.setup.tiles)
    assert len(found) == TILES_IN_PLAY[s.length, s.players]
    assert {tile[0] for tile in found} == {"C" if s.players == 3 else "N"}


def check_titans(s: Xidit) -> None:
    found = list(s.boxed)
    assert [lair.marks for lair in s.lairs] == [3, 4, 5]
    for lair in s.lairs:
        here = [*lair.sleeping.cards, *([lair.raging] if lair.raging else [])]
        assert all(TITANS[titan].marks == lair.marks for titan in here)
        found += here
    assert sorted(found) == ["T3a", "T3b", "T4a", "T4b", "T5a", "T5b"]


def check_guilds(s: Xidit) -> None:
    built: Counter[int] = Counter()
    for city, (seat, storeys) in s.guilds.items():
        assert 1 <= city <= 21
        assert 1 <= storeys <= 4
        built[seat] += storeys
    for seat, lord in enumerate(s.lords):
        assert lord.storeys >= 0
        assert lord.waiting >= 0
        assert built[seat] + lord.storeys + lord.waiting == 15
        room = any(owner == seat and storeys < 4 for owner, storeys in s.guilds.values())
        assert not (room and lord.waiting), "a storey waits although there is room for it"


def check_neutral(s: Xidit) -> None:
    if s.players == 3 and s.assessments:
        assert s.neutral.keys() == {"wealth", "influence", "reputation"}
        assert all(1 <= step <= 15 for step in s.neutral.values())
    else:
        assert not s.neutral


def check_lord(s: Xidit, lord: Lord) -> None:
    assert 0 <= lord.hero <= 21
    assert lord.gold >= 0
    assert lord.bards_left >= 0
    assert all(count > 0 for count in lord.bards.values())
    assert sum(lord.bards.values()) + lord.bards_left == 20
    assert not lord.bards.keys() & CLOSED[s.length, s.players]
    assert len(lord.orders) in (0, 6)
    assert 0 <= lord.done <= len(lord.orders)
    for done in (lord.recruited, lord.defended, lord.banished):
        assert len(done) <= lord.done
    assert len(set(lord.recruited)) == len(lord.recruited), "two units from one city in one year"
    assert len(set(lord.banished)) == len(lord.banished), "two titans from one city in one year"
    assert not set(lord.banished) & set(lord.defended)


def check_hall(s: Xidit) -> None:
    everybody = sorted([*range(s.players), *([-1] if s.players == 3 else [])])
    assert all(sorted(column) == everybody for column in s.hall)
    falls = [2, 1, 1] if s.players == 5 else [1, 1, 1]
    assert len(s.fallen) == sum(falls[: len(s.hall)])
    assert len(set(s.fallen)) == len(s.fallen)


def points(s: Xidit, seat: int) -> dict[str, int]:
    """What a seat has in each column."""
    return {
        "wealth": s.lords[seat].gold,
        "influence": sum(storeys for owner, storeys in s.guilds.values() if owner == seat),
        "reputation": sum(lyre(s, seat, region) for region in LYRES.keys() - CLOSED[s.length, s.players]),
    }


def lyre(s: Xidit, seat: int, region: str) -> int:
    mine = s.lords[seat].bards.get(region, 0)
    others = [lord.bards.get(region, 0) for other, lord in enumerate(s.lords) if other != seat]
    above = [count for count in others if count > mine]
    if not mine or len(above) > 1:
        return 0
    return LYRES[region][len(above)]


def facts_of(match: Any, kind: str) -> list[dict[str, Any]]:
    """What was told of a kind."""
    return [fact.about for fact in match.facts if fact.kind == kind]
