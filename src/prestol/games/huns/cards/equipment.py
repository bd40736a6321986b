"""Equipment: works from the moment it is in the camp."""

from prestol.games.huns.cubes import FROM_RESERVE, add_cubes, any_left, gain, has_room, stocked, take, take_wagon
from prestol.games.huns.moments import (
    ACTION_STARTS,
    AT_ACTION,
    AT_DIE,
    BATCH,
    CURSE_PLAYED,
    DISPATCHED,
    DRAW_COUNT,
    PILLAGE_EXTRA,
    SPARED,
    TURN_ENDS,
    WORKS,
)
from prestol.games.huns.state import CARDS, CELLS, COLOURS, NUMBERS, Huns
from prestol.table import Ask, Asking, power


def gain_any(s: Huns, seat: int, card: str, colours: tuple[str, ...] = COLOURS) -> Asking:
    """Gain cubes of one colour that the player chooses."""
    choice = [colour for colour in colours if s.supply[colour]]
    if choice:
        colour = yield Ask(seat, "colour", choice, about={"card": card, "cubes": CARDS[card]["cubes"]})
        gain(s, seat, card, [colour] * CARDS[card]["cubes"])


# Saddlebags


@power("E01", PILLAGE_EXTRA)
def saddlebags(s: Huns, seat: int, extra: int, value: int) -> int:
    return extra + CARDS["E01"]["cubes"] if value == CARDS["E01"]["value"] else extra


# Lasso


@power("E02", ACTION_STARTS, when=lambda s, seat, action: action == "draw" and s.supply[s.turn.die])
def lasso(s: Huns, seat: int, action: str) -> None:
    gain(s, seat, "E02", [s.turn.die] * CARDS["E02"]["cubes"])


# War Horn


def can_raise(s: Huns, seat: int) -> bool:
    return not s.raised[seat] and s.turn.value < CARDS["E03"]["most"]


@power("E03", AT_ACTION, when=can_raise)
def war_horn(s: Huns, seat: int) -> None:
    s.raised[seat] = 1
    s.turn.value = min(s.turn.value + CARDS["E03"]["plus"], CARDS["E03"]["most"])
    s.tell("die-counts", seat, card="E03", value=s.turn.value)


# Knucklebones


@power("E04", AT_DIE, when=lambda s, seat: "E04" not in s.turn.used)
def knucklebones(s: Huns, seat: int) -> Asking:
    die = yield Ask(seat, "reroll", tuple(s.dice), about={"card": "E04"})
    s.turn.used.append("E04")
    faces = NUMBERS["dice"]["faces"]
    s.dice[die] = faces[s.roll("dice", len(faces))[0]]
    s.tell("rerolls", seat, card="E04", colour=die, value=s.dice[die])


# Scout's Map


@power("E05", DRAW_COUNT)
def scouts_map(s: Huns, seat: int, count: int) -> int:
    return count + int(CARDS["E05"]["cards"])


# Third Cart


def lacks_a_place(s: Huns, seat: int) -> bool:
    return len(s.camps[seat].wagons) < int(CARDS["E06"]["wagons"])


@power("E06", WORKS, when=lacks_a_place)
def third_cart(s: Huns, seat: int) -> None:
    s.camps[seat].wagons.append(None)
    s.then(take_wagon, seat, len(s.camps[seat].wagons) - 1)


# Spare Wheel


def own_and_room(s: Huns, seat: int, who: int, wagon: str) -> bool:
    return who == seat and has_room(s, seat, COLOURS)


@power("E07", DISPATCHED, when=own_and_room)
def spare_wheel(s: Huns, seat: int, who: int, wagon: str) -> Asking:
    yield from gain_any(s, seat, "E07")


# Amulet


def curse_accepted(s: Huns, seat: int, by: int, victim: int, curse: str, fled: bool) -> bool:
    return seat == victim and s.camps[seat].curse_works(curse) and any_left(s)


@power("E08", CURSE_PLAYED, when=curse_accepted)
def amulet(s: Huns, seat: int, by: int, victim: int, curse: str, fled: bool) -> Asking:
    colour = yield Ask(seat, "colour", stocked(s), about={"card": "E08", "card_to": curse})
    add_cubes(s, seat, curse, take(s, [colour] * CARDS["E08"]["cubes"]))


# Helmet


@power("E09", SPARED)
def helmet(s: Huns, seat: int, count: int) -> int:
    return count + int(CARDS["E09"]["cubes"])


# Scales


def can_exchange(s: Huns, seat: int) -> bool:
    return "E10" not in s.turn.used and can_swap(s, s.batches[-1].cubes)


def can_swap(s: Huns, cubes: list[str]) -> bool:
    """True if the reserve has a colour to give for one of these cubes."""
    for colour, count in s.supply.items():  # noqa: SIM110 - a hot path
        if count and cubes.count(colour) < len(cubes):
            return True
    return False


def exchangeable(s: Huns, cubes: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """What can be given for what: (cube of the batch, colour of the reserve)."""
    return tuple((give, get) for give in dict.fromkeys(cubes) for get in stocked(s) if get != give)


def exchange(s: Huns, seat: int, card: str, swap: tuple[str, str]) -> None:
    """A cube of the batch goes to the reserve, another colour comes from there."""
    give, get = swap
    batch = s.batches[-1]
    index = batch.cubes.index(give)
    batch.cubes[index] = get
    if batch.origins:
        batch.origins[index] = FROM_RESERVE
    s.supply[give] += 1
    s.supply[get] -= 1
    s.tell("exchanges", seat, card=card, colour_give=give, colour_get=get)


@power("E10", BATCH, when=can_exchange)
def scales(s: Huns, seat: int) -> Asking:
    swap = yield Ask(seat, "exchange", exchangeable(s, tuple(s.batches[-1].cubes)), about={"card": "E10"})
    s.turn.used.append("E10")
    exchange(s, seat, "E10", swap)


# Yurt


@power("E11", TURN_ENDS, when=lambda s, seat: not s.dice and has_room(s, seat, COLOURS))
def yurt(s: Huns, seat: int) -> Asking:
    yield from gain_any(s, seat, "E11")


# Drum


def anothers_and_room(s: Huns, seat: int, who: int, wagon: str) -> bool:
    return who != seat and has_room(s, seat, tuple(dict.fromkeys(CELLS[wagon])))


@power("E12", DISPATCHED, when=anothers_and_room)
def drum(s: Huns, seat: int, who: int, wagon: str) -> Asking:
    yield from gain_any(s, seat, "E12", tuple(dict.fromkeys(CELLS[wagon])))
