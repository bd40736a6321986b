"""Cubes on their way: batches, placing them, dispatching wagons, stealing."""

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import itemgetter
from typing import Any

from prestol.games.huns.moments import (
    AT_CUBES,
    BATCH,
    DISPATCHED,
    HINDERED,
    ODD_CUBES,
    PLACE_OPEN,
    SAFE,
    SPARED,
    WORKS,
)
from prestol.games.huns.state import ROOM, Batch, Curse, Huns, Wagon, game, loaded
from prestol.table import PASS, Ask, Asking

FROM_RESERVE = ("reserve",)


# Batches


def gain(s: Huns, seat: int, card: str, cubes: Sequence[str]) -> None:
    """A card brings cubes of the reserve, as far as they are there: a batch that the seat places next."""
    taken = take(s, cubes)
    if taken:
        s.tell("gains-by", seat, card=card, colour_all=tuple(taken))
        receive(s, seat, taken, [])


def receive(s: Huns, seat: int, cubes: list[str], origins: list[tuple[Any, ...]]) -> None:
    """A batch that the seat places next. Without origins its cubes came from the reserve."""
    if cubes:
        s.batches.append(Batch(seat, cubes, origins))
        s.then(place, seat)


def take_some(s: Huns, colour: str, count: int) -> list[str]:
    """Take so many cubes of a colour out of the reserve, as far as they are there."""
    count = min(count, s.supply[colour])
    s.supply[colour] -= count
    return [colour] * count


def take(s: Huns, cubes: Iterable[str]) -> list[str]:
    """Take these cubes out of the reserve, as far as they are there."""
    taken = []
    for colour in cubes:
        if s.supply[colour]:
            s.supply[colour] -= 1
            taken.append(colour)
    return taken


def refresh(s: Huns, seat: int) -> None:
    """Work out anew which cards of a camp work: first its curses, then what they do not hinder."""
    camp = s.camps[seat]
    raids = list(compress(camp.raids, camp.raids.values()))
    full: list[str] = []
    hungry: list[str] = []
    for card, cubes in camp.mercenaries.items():
        (full if len(cubes) == ROOM[card] else hungry).append(card)
    curses = [card for card, curse in camp.curses.items() if not curse.fled and len(curse.cubes) < ROOM[card]]
    camp.fillable = (*hungry, *curses)
    if not curses:
        s.wake(seat, (*camp.equipment, *full, *raids))
        return
    s.wake(seat, tuple(curses))
    if HINDERED.bit & s.awake[seat]:
        hindered = HINDERED(s, seat, ())
        for deck, cards in (("blue", camp.equipment), ("green", full), ("red", raids)):
            if deck not in hindered:
                curses += cards
    else:
        curses += (*camp.equipment, *full, *raids)
    s.wake(seat, tuple(curses))


def distinct(cubes: Sequence[str]) -> Sequence[str]:
    """The colours of some cubes, mostly of one."""
    return cubes[:1] if cubes.count(cubes[0]) == len(cubes) else tuple(dict.fromkeys(cubes))


def wagon_spots(s: Huns, seat: int, cubes: Sequence[str]) -> list[tuple[Any, ...]]:
    """Where cubes of these colours fit on wagons: (place, colour), or (place, colour, cell) for an odd cube."""
    awake = s.awake[seat]
    wagons = s.camps[seat].wagons
    colours = distinct(cubes)
    spots: list[tuple[Any, ...]] = []
    for at, wagon in enumerate(wagons):
        if wagon is not None:
            free = wagon.free
            for colour in colours:
                if colour in free:
                    spots.append((at, colour))  # noqa: PERF401 - a hot path
    if ODD_CUBES.bit & awake:
        odd = ODD_CUBES(s, seat, 0)
        spots += [
            (at, colour, cell)
            for at, wagon in enumerate(wagons)
            if wagon is not None and odd_cubes(wagon) < odd
            for colour in colours
            for cell in dict.fromkeys(wagon.free)
            if cell != colour
        ]
        spots.sort(key=itemgetter(0))
    if PLACE_OPEN.bit & awake:
        spots = [spot for spot in spots if PLACE_OPEN(s, seat, True, spot[0])]
    return spots


def odd_cubes(wagon: Wagon) -> int:
    """How many cubes of a wagon do not match their cells."""
    return sum(1 for cube, cell in zip(wagon.cubes, wagon.cells, strict=True) if cube and cube != cell)


def has_room(s: Huns, seat: int, colours: Sequence[str]) -> bool:
    """True if a cube of one of these colours in the reserve could be placed somewhere in the camp."""
    there = [colour for colour in colours if s.supply[colour]]
    if not there:
        return False
    if seat == s.turn.seat and BATCH.bit & s.awake[seat]:  # what does not fit may be exchanged
        there = stocked(s)
    return bool(s.camps[seat].fillable or wagon_spots(s, seat, there))


def stocked(s: Huns) -> list[str]:
    """The colours that the reserve still has."""
    return [colour for colour, count in s.supply.items() if count]


def any_left(s: Huns, seat: int = -1) -> bool:
    """True if the reserve has a cube."""
    return any(s.supply.values())


@game.step
def place(s: Huns, seat: int) -> Asking:
    """Place the batch: all on one mercenary or curse, or cube by cube on wagons."""
    batch = s.batches[-1]
    cubes = batch.cubes
    camp = s.camps[seat]
    while cubes:
        spots: list[Any] = wagon_spots(s, seat, cubes)
        awake = s.awake[seat]
        due = must_go(batch, spots) if batch.fresh or ODD_CUBES.bit & awake else bool(spots)
        if not batch.wagons_only:
            due = due or bool(camp.fillable)
            spots += camp.fillable
            if seat == s.turn.seat:
                if BATCH.bit & awake:
                    spots += BATCH.ready(s, seat)
                if AT_CUBES.bit & awake:
                    spots += AT_CUBES.ready(s, seat)
        if not spots:
            break
        spot = yield Ask(seat, "place", spots, not due, {"colour_all": tuple(cubes)})
        if spot is PASS:
            break
        if type(spot) is tuple:
            batch.wagons_only = True
            if load(s, seat, batch, *spot):
                return
        elif spot in camp.fillable:
            yield from fill(s, batch, spot)
            break
        else:
            (BATCH if spot in BATCH.powers else AT_CUBES).play(s, spot, seat)
            s.then(place, seat)
            return
    s.batches.pop()
    if cubes:
        put_back(s, batch)


def must_go(batch: Batch, spots: list[tuple[Any, ...]]) -> bool:
    """True if a cube has to go onto a wagon. Cells of another colour and wagons that have just come are filled as one
    likes."""
    return any(len(spot) == 2 and spot[0] not in batch.fresh for spot in spots)


def load(s: Huns, seat: int, batch: Batch, at: int, colour: str, cell: str = "") -> bool:
    """Put one cube of the batch on a wagon. True if that filled the wagon: it is dispatched at once."""
    wagons = s.camps[seat].wagons
    wagon = wagons[at]
    assert wagon is not None
    cell = cell or colour
    wagon = wagons[at] = loaded(wagon.id, wagon.cubes, colour, cell)
    take_out(batch, colour)
    if s.heard is not None:
        s.tell(
            "loads" if cell == colour else "loads-odd",
            seat,
            colour_all=(colour,),
            colour_cell=cell,
            kind=wagon.kind,
            place=at + 1,
        )
    if wagon.free:
        return False
    s.then(dispatch, seat, at)
    s.then(place, seat)
    return True


def fill(s: Huns, batch: Batch, card: str) -> Asking:
    """Put as much of the batch as fits on one mercenary or curse."""
    seat = batch.seat
    camp = s.camps[seat]
    free = ROOM[card] - len(camp.mercenaries[card] if card in camp.mercenaries else camp.curses[card].cubes)
    put: list[str] = []
    left = batch.cubes[:]
    while len(left) > free - len(put) > 0 and len(colours := dict.fromkeys(left)) > 1:  # the player says which
        colour = yield Ask(seat, "cube", tuple(colours), about={"card": card})
        left.remove(colour)
        put.append(colour)
    put += left[: free - len(put)]
    for colour in put:
        take_out(batch, colour)
    add_cubes(s, seat, card, put)


def take_out(batch: Batch, colour: str) -> None:
    """One cube leaves its batch."""
    if batch.origins:
        del batch.origins[batch.cubes.index(colour)]
    batch.cubes.remove(colour)


def add_cubes(s: Huns, seat: int, card: str, cubes: list[str]) -> None:
    """Cubes come to lie on a mercenary or a curse; a full one works, a full other is lifted."""
    camp = s.camps[seat]
    if s.heard is not None:
        s.tell("fills", seat, card=card, colour_all=tuple(cubes))
    if card in camp.mercenaries:
        camp.mercenaries[card] = (*camp.mercenaries[card], *cubes)
        if not camp.full(card):
            return
        s.tell("hires", seat, card=card)
    else:
        curse = camp.curses[card]
        camp.curses[card] = Curse((*curse.cubes, *cubes), curse.by, curse.place)
        if camp.curse_works(card):
            return
        s.tell("lifts", seat, card=card)
    refresh(s, seat)
    if WORKS.bit & s.awake[seat]:
        WORKS.fire(s, (seat,))


def put_back(s: Huns, batch: Batch) -> None:
    """What has no cell to go to returns to where it came from."""
    if s.heard is not None:
        s.tell("returns", batch.seat, colour_all=tuple(batch.cubes))
    for number, colour in enumerate(batch.cubes):
        origin = batch.origins[number] if batch.origins else FROM_RESERVE
        if origin == FROM_RESERVE or not _restored(s, colour, origin):
            s.supply[colour] += 1


def _restored(s: Huns, colour: str, origin: tuple[Any, ...]) -> bool:
    """Return a stolen cube. False if its cell is taken meanwhile."""
    victim, where = origin[0], origin[1]
    camp = s.camps[victim]
    if where == "stash":
        camp.stash[colour] += 1
    elif isinstance(where, str):
        if len(camp.mercenaries[where]) == ROOM[where]:
            return False
        camp.mercenaries[where] = (*camp.mercenaries[where], colour)
        refresh(s, victim)
    else:
        wagon, cell = camp.wagons[where], origin[3]
        if wagon is None or wagon.id != origin[4] or wagon.cubes[cell]:
            return False
        camp.wagons[where] = wagon.with_cube(cell, colour)
        if len(wagon.free) == 1:  # other cubes came meanwhile
            s.then(dispatch, victim, where)
    return True


# Wagons


@game.step
def dispatch(s: Huns, seat: int, at: int) -> None:
    """A full wagon leaves: its cubes go to the stash, its card face down to the others, a new wagon comes."""
    camp = s.camps[seat]
    wagon = camp.wagons[at]
    assert wagon is not None
    for cube in wagon.cubes:
        camp.stash[cube] += 1
    camp.dispatched.append(wagon.id)
    camp.wagons[at] = None
    s.tell("dispatches", seat, kind=wagon.kind)
    s.then(take_wagon, seat, at)
    s.then(wagon_gone, seat, wagon.id)


@game.step
def wagon_gone(s: Huns, seat: int, wagon: str) -> None:
    DISPATCHED.fire(s, s.from_seat(s.turn.seat), seat, wagon)


@game.step
def take_wagon(s: Huns, seat: int, at: int) -> Asking:
    """Take an open wagon or the top one of the deck; the row is filled up at once."""
    if not s.row and not len(s.wagon_deck):
        return
    wagon = yield Ask(seat, "wagon", (*s.row, *(("deck",) if len(s.wagon_deck) else ())))
    if wagon == "deck":
        wagon = s.reveal(s.wagon_deck)
    else:
        s.row.remove(wagon)
        if len(s.wagon_deck):
            s.row.append(s.reveal(s.wagon_deck))
    new = s.camps[seat].wagons[at] = Wagon.new(wagon)
    for batch in s.batches:
        if batch.seat == seat:
            batch.fresh = (*batch.fresh, at)
    s.tell("takes-wagon", seat, kind=new.kind, place=at + 1)


# Stealing


def loads_of(s: Huns, seat: int) -> list[tuple[Any, ...]]:
    """The cubes on a seat's wagons: (seat, place, colour), with the cell for an odd cube."""
    return [
        (seat, at, cube) if cube == cell else (seat, at, cube, cell)
        for at, wagon in enumerate(s.camps[seat].wagons)
        if wagon is not None and wagon.load
        for cube, cell in zip(wagon.cubes, wagon.cells, strict=True)
        if cube
    ]


def is_safe(s: Huns, seat: int) -> bool:
    """True if opponents can neither steal nor remove the seat's cubes."""
    return bool(SAFE.bit & s.awake[seat]) and SAFE(s, seat, False)


def anything_on_wagons(s: Huns, seats: Iterable[int]) -> bool:
    """True if there is a cube on these seats' wagons that can be robbed."""
    for seat in seats:
        for wagon in s.camps[seat].wagons:
            if wagon is not None and wagon.load and not is_safe(s, seat):
                return True
    return False


def on_wagons(s: Huns, seats: Iterable[int]) -> list[tuple[Any, ...]]:
    """The cubes on these seats' wagons that can be robbed."""
    return [cube for seat in seats if not is_safe(s, seat) for cube in loads_of(s, seat)]


def lift_off(s: Huns, pick: tuple[Any, ...]) -> tuple[Any, ...]:
    """Take a robbed cube from where it lies. Returns its origin, for the case that it must go back."""
    victim, where, colour = pick[:3]
    camp = s.camps[victim]
    if where == "stash":
        camp.stash[colour] -= 1
        return (victim, where)
    if isinstance(where, str):
        cubes = list(camp.mercenaries[where])
        cubes.remove(colour)
        camp.mercenaries[where] = tuple(cubes)
        refresh(s, victim)
        return (victim, where)
    wagon = camp.wagons[where]
    assert wagon is not None
    want = pick[3] if len(pick) > 3 else colour
    cell = next(i for i, cube in enumerate(wagon.cubes) if cube == colour and wagon.cells[i] == want)
    camp.wagons[where] = wagon.with_cube(cell, "")
    return (victim, where, colour, cell, wagon.id)


def rob(s: Huns, seat: int, picks: list[tuple[Any, ...]], keep: int, gains: tuple[str, ...] = ()) -> None:
    """Carry off these cubes. Victims who lose fewer say which stay; `keep` of the rest are the thief's."""
    s.picks = picks
    for victim in dict.fromkeys(pick[0] for pick in picks):
        for _ in range(SPARED(s, victim, 0)):
            s.then(spare, victim)
    s.then(carry_off, seat, keep, gains)


@game.step
def spare(s: Huns, victim: int) -> Asking:
    """The victim says which of its cubes stays."""
    mine = tuple(dict.fromkeys(pick for pick in s.picks if pick[0] == victim))
    if mine:
        stays = mine[0]
        if len(mine) > 1:
            stays = yield Ask(victim, "spare", mine)
        s.picks.remove(stays)
        s.tell("spares", victim, colour=stays[2])


@game.step
def carry_off(s: Huns, seat: int, keep: int, gains: tuple[str, ...]) -> Asking:
    """The cubes leave their camps: as a batch of the thief's, the rest to the reserve."""
    picks = s.picks
    while len(picks) > keep:
        back = yield Ask(seat, "burn", tuple(dict.fromkeys(picks)), about={"keep": keep})
        picks.remove(back)
        lift_off(s, back)
        s.supply[back[2]] += 1
        s.tell("burns", seat, seat_from=back[0], colour=back[2])
    origins = [lift_off(s, pick) for pick in picks]
    for victim in dict.fromkeys(pick[0] for pick in picks):
        s.tell("steals", seat, seat_from=victim, colour_all=tuple(pick[2] for pick in picks if pick[0] == victim))
    cubes = [pick[2] for pick in picks]
    gained = take(s, gains)
    if gained:
        s.tell("gains", seat, colour_all=tuple(gained))
    s.picks = []
    receive(s, seat, cubes + gained, origins + [FROM_RESERVE] * len(gained))
