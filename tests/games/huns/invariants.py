"""What holds in every position of Huns. Numbers and points are those of the rulebook and the fact sheet, worked out
here once more."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

from prestol.games.huns.state import Camp, Huns, game

COLOURS: Final = ("blue", "red", "green", "black", "yellow")
KINDS: Final = ("violet", "orange", "green", "blue")
CUBES: Final = {2: 20, 3: 22, 4: 24}
LATER: Final = {"E11": 3, "R11": 3, "M11": 3, "C11": 3, "T11": 3, "E12": 4, "R12": 4, "M12": 4, "C12": 4, "T12": 4}
ROOM: Final = {
    **dict(zip([f"M{n:02}" for n in range(1, 13)], (3, 4, 3, 3, 3, 2, 4, 4, 2, 3, 2, 3), strict=True)),
    **dict(zip([f"C{n:02}" for n in range(1, 13)], (3, 2, 3, 2, 3, 2, 2, 3, 3, 4, 3, 2), strict=True)),
}
WAGONS: Final = {
    "violet": "BRGKY RRGKY BBRGK RGKYY RRKYY BBGYY RGGKK BBBGK",
    "orange": "BRGKY BBRKY BRGKK BGKYY BGGYY RRGGK BKKYY BRRRG",
    "green": "BRGKY BRGGY BRKKY BBGKY RRKKY RRGKK BBRYY BGGGY",
    "blue": "BRGKY BRKYY RGGKY BRRGY RRGYY BBRKK BBGGY BGKKK",
}
CELLS: Final = {
    f"{kind}-{number}": tuple(COLOURS["BRGKY".index(letter)] for letter in cells)
    for kind, wagons in WAGONS.items()
    for number, cells in enumerate(wagons.split(), 1)
}


def check(s: Huns) -> None:
    check_cubes(s)
    check_cards(s)
    check_wagons(s)
    for seat, camp in enumerate(s.camps):
        check_camp(s, seat, camp)
    check_quiet(s)
    if not s.agenda and s.points:
        assert s.points == [points(s, seat) for seat in range(s.players)]


def cubes_in(camp: Camp) -> Iterator[str]:
    """All cubes in a camp."""
    for colour, count in camp.stash.items():
        assert count >= 0
        yield from [colour] * count
    yield from chain.from_iterable(camp.mercenaries.values())
    yield from chain.from_iterable(curse.cubes for curse in camp.curses.values())
    for wagon in camp.wagons:
        if wagon is not None:
            yield from filter(None, wagon.cubes)


def check_cubes(s: Huns) -> None:
    """No cube is lost and none is made."""
    assert all(count >= 0 for count in s.supply.values())
    found = Counter(s.supply)
    for camp in s.camps:
        found.update(cubes_in(camp))
    for batch in s.batches:
        found.update(batch.cubes)
        assert len(batch.origins) in (0, len(batch.cubes))
    assert found == dict.fromkeys(COLOURS, CUBES[s.players])


def check_cards(s: Huns) -> None:
    """Every card of the decks in use is in one place."""
    where: dict[str, list[str]] = {colour: list(s.decks[colour].cards) for colour in COLOURS}
    for camp in s.camps:
        if camp.hand.cards:
            where[camp.hand.back] += camp.hand.cards
        where["blue"] += camp.equipment
        where["red"] += camp.raids
        where["green"] += camp.mercenaries
        where["black"] += camp.curses
        where["yellow"] += camp.treasures
    where["black"] += s.played
    for letter, colour in zip("ERMCT", COLOURS, strict=True):
        cards = [f"{letter}{number:02}" for number in range(1, 13)]
        assert sorted(where[colour]) == [card for card in cards if LATER.get(card, 2) <= s.players]


def check_wagons(s: Huns) -> None:
    """Every wagon is in one place, the row is full while the deck lasts, loads lie on their cells."""
    lying = [wagon for camp in s.camps for wagon in camp.wagons if wagon is not None]
    gone = [wagon for camp in s.camps for wagon in camp.dispatched]
    assert sorted([*s.row, *s.wagon_deck.cards, *gone, *(wagon.id for wagon in lying)]) == sorted(CELLS)
    if s.round and s.wagon_deck.cards:
        assert len(s.row) == 4
    for wagon in lying:
        cells = CELLS[wagon.id]
        assert wagon.cells == cells
        assert len(wagon.cubes) == len(cells)
        assert wagon.load == len(cells) - len(wagon.free)
        assert wagon.free == tuple(cell for cell, cube in zip(cells, wagon.cubes, strict=True) if not cube)
        odd = sum(cube not in ("", cell) for cell, cube in zip(cells, wagon.cubes, strict=True))
        assert odd <= 1, "Cartwright lets one cube lie on a cell of another colour"


def check_camp(s: Huns, seat: int, camp: Camp) -> None:
    """The cards that work, and those that can be filled, are what the camp says."""
    for card, cubes in camp.mercenaries.items():
        assert len(cubes) <= ROOM[card]
    for card, curse in camp.curses.items():
        assert curse.by != seat
        assert len(curse.cubes) <= (0 if curse.fled else ROOM[card])
    curses = [card for card, curse in camp.curses.items() if not curse.fled and len(curse.cubes) < ROOM[card]]
    full = [card for card, cubes in camp.mercenaries.items() if len(cubes) == ROOM[card]]
    works = curses[:]
    works += [] if "C05" in curses else full
    works += [] if "C06" in curses else camp.equipment
    works += [] if "C07" in curses else [raid for raid, ready in camp.raids.items() if ready]
    assert sorted(s.working[seat]) == sorted(works)
    assert s.awake[seat] == sum(moment.bit for moment in game.moments.values() if moment.cards & set(works))
    assert sorted(camp.fillable) == sorted([*curses, *(card for card in camp.mercenaries if card not in full)])
    assert len(camp.wagons) in ((2, 3) if "E06" in camp.equipment else (2,))


def check_quiet(s: Huns) -> None:
    """While somebody only has to take a die, nothing is left half done."""
    if s.turn.die or [name for name, _ in s.agenda if name != "end_turn"] != ["next_turn"]:
        return
    assert not s.picks
    assert not s.played
    assert not s.batches
    assert all(not camp.hand.cards for camp in s.camps)
    assert sum(s.turns) + len(s.dice) == 6
    for camp in s.camps:
        for wagon in camp.wagons:
            assert wagon is not None or not s.row, "an empty place, and there are wagons"
            assert wagon is None or wagon.free, "a full wagon is dispatched at once"


# Points, as the rulebook counts them


def points(s: Huns, seat: int) -> dict[str, int]:
    camp, number = s.camps[seat], s.players
    active = [card for card, curse in camp.curses.items() if not curse.fled and len(curse.cubes) < ROOM[card]]
    full = [card for card, cubes in camp.mercenaries.items() if len(cubes) == ROOM[card]]
    met = sum(is_met(s, seat, card) for card in camp.treasures)
    return {
        "raids": len(camp.raids),
        "mercenaries": 2 * len(full) - len(camp.mercenaries),
        "treasures": number * met,
        "treasurer": min(3, met) if "M09" in full and "C05" not in active else 0,
        "fled": -number * sum(curse.fled for curse in camp.curses.values()),
        "curses": -number if "C10" in active else 0,
        "wagons": number * len(camp.dispatched),
        "sets": 3 * most_sets(camp.dispatched),
    }


def is_met(s: Huns, seat: int, treasure: str) -> bool:
    camp = s.camps[seat]
    others = [other for number, other in enumerate(s.camps) if number != seat]
    if treasure in ("T06", "T07", "T08", "T09", "T10"):
        colour = COLOURS[int(treasure[1:]) - 6]
        return camp.stash[colour] >= max([1, *(other.stash[colour] for other in others)])
    conditions: dict[str, Any] = {
        "T01": len(camp.equipment) >= 3,
        "T02": len(camp.raids) >= 3,
        "T03": sum(len(cubes) == ROOM[card] for card, cubes in camp.mercenaries.items()) >= 2,
        "T04": all(not curse.fled and len(curse.cubes) == ROOM[card] for card, curse in camp.curses.items()),
        "T05": min(camp.stash.values()) >= 2,
        "T11": len(camp.dispatched) >= max([1, *(len(other.dispatched) for other in others)]),
        "T12": len({wagon.split("-")[0] for wagon in camp.dispatched}) >= 3,
    }
    return bool(conditions[treasure])


def most_sets(dispatched: list[str]) -> int:
    """The most sets (one wagon of each kind, or three of one kind) over all ways to split the wagons."""
    kinds = Counter(wagon.split("-")[0] for wagon in dispatched)
    most_of_all_kinds = min(kinds[kind] for kind in KINDS)
    return max(mixed + sum((kinds[kind] - mixed) // 3 for kind in KINDS) for mixed in range(most_of_all_kinds + 1))
