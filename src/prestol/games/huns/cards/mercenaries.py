"""Mercenaries: work only while all their cells are full."""

from prestol.games.huns.cards.equipment import can_swap, exchange, exchangeable
from prestol.games.huns.cubes import (
    FROM_RESERVE,
    add_cubes,
    any_left,
    anything_on_wagons,
    gain,
    has_room,
    on_wagons,
    refresh,
    rob,
    stocked,
    take,
)
from prestol.games.huns.moments import (
    ACTION_STARTS,
    AT_ACTION,
    AT_DIE,
    AT_END,
    BATCH,
    CURSE_PLAYED,
    DISPATCHED,
    DRAW_ANYWHERE,
    ODD_CUBES,
    PILLAGE_EXTRA,
    PILLAGED,
    PLAY_COUNT,
    SAFE,
    TREASURER,
    TURN_STARTS,
)
from prestol.games.huns.state import CARDS, Huns
from prestol.table import PASS, Ask, Asking, power

# Quartermaster


@power("M01", PILLAGE_EXTRA)
def quartermaster(s: Huns, seat: int, extra: int, value: int) -> int:
    return extra + int(CARDS["M01"]["cubes"])


# Khan's Envoy


@power("M02", PLAY_COUNT)
def khans_envoy(s: Huns, seat: int, count: int, drawn: int) -> int:
    return max(count, CARDS["M02"]["cards"]) if drawn > 1 else count


# Horse Archer


def may_shoot(s: Huns, seat: int) -> bool:
    turn = s.turn
    return turn.drew and "M03" not in turn.used and anything_on_wagons(s, s.opponents(seat))


@power("M03", AT_END, when=may_shoot)
def horse_archer(s: Huns, seat: int) -> Asking:
    pick = yield Ask(
        seat, "rob", tuple(dict.fromkeys(on_wagons(s, s.opponents(seat)))), about={"card": "M03", "left": 1}
    )
    s.turn.used.append("M03")
    s.tell("uses", seat, card="M03")
    rob(s, seat, [pick], keep=1)


# Merchant


def from_reserve(s: Huns, seat: int) -> bool:
    batch = s.batches[-1]
    ours = not batch.origins or all(origin == FROM_RESERVE for origin in batch.origins)
    return ours and "M04" not in batch.exchanged and can_swap(s, batch.cubes)


@power("M04", BATCH, when=from_reserve)
def merchant(s: Huns, seat: int) -> Asking:
    batch = s.batches[-1]
    batch.exchanged = (*batch.exchanged, "M04")
    kept = batch.cubes[:]
    for number in range(CARDS["M04"]["cubes"]):
        swaps = exchangeable(s, tuple(kept))
        if not swaps:
            break
        swap = yield Ask(seat, "exchange", swaps, optional=number > 0, about={"card": "M04"})
        if swap is PASS:
            break
        kept.remove(swap[0])
        exchange(s, seat, "M04", swap)


# Cartwright


@power("M05", ODD_CUBES)
def cartwright(s: Huns, seat: int, count: int) -> int:
    return count + int(CARDS["M05"]["cubes"])


# Shaman


def curses_to_soothe(s: Huns, seat: int) -> list[str]:
    camp = s.camps[seat]
    return [card for card in camp.curses if camp.curse_works(card)]


def may_soothe(s: Huns, seat: int) -> bool:
    return "M06" not in s.turn.used and any_left(s) and bool(curses_to_soothe(s, seat))


def soothe(s: Huns, seat: int, optional: bool = False) -> Asking:
    curse = yield Ask(seat, "soothe", curses_to_soothe(s, seat), optional, {"card": "M06"})
    if curse is PASS:
        return
    colour = yield Ask(seat, "colour", stocked(s), about={"card": "M06", "card_to": curse})
    s.turn.used.append("M06")
    add_cubes(s, seat, curse, take(s, [colour] * CARDS["M06"]["cubes"]))


def before_a_curse(s: Huns, seat: int) -> bool:
    return may_soothe(s, seat) and not TURN_STARTS.cards.isdisjoint(curses_to_soothe(s, seat))


@power("M06", TURN_STARTS, when=before_a_curse)
def shaman_before_curses(s: Huns, seat: int) -> Asking:
    yield from soothe(s, seat, optional=True)


@power("M06", AT_DIE, AT_ACTION, when=may_soothe)
def shaman_when_asked(s: Huns, seat: int) -> Asking:
    yield from soothe(s, seat)


@power("M06", ACTION_STARTS, when=lambda s, seat, action: may_soothe(s, seat))
def shaman_at_last(s: Huns, seat: int, action: str) -> Asking:
    yield from soothe(s, seat)


def played_by_me(s: Huns, seat: int, by: int, victim: int, curse: str, fled: bool) -> bool:
    return seat == by and has_room(s, seat, (CARDS["M06"]["colour"],))


@power("M06", CURSE_PLAYED, when=played_by_me)
def shaman_curses(s: Huns, seat: int, by: int, victim: int, curse: str, fled: bool) -> None:
    gain(s, seat, "M06", [CARDS["M06"]["colour"]] * CARDS["M06"]["gain"])


# Raid Leader


def spent_raids(s: Huns, seat: int, who: int, wagon: str) -> list[str]:
    return [raid for raid, ready in s.camps[seat].raids.items() if who == seat and not ready]


@power("M07", DISPATCHED, when=spent_raids)
def raid_leader(s: Huns, seat: int, who: int, wagon: str) -> Asking:
    raid = yield Ask(seat, "upright", spent_raids(s, seat, who, wagon), optional=True, about={"card": "M07"})
    if raid is not PASS:
        s.camps[seat].raids[raid] = True
        refresh(s, seat)
        s.tell("turns-upright", seat, card="M07", card_raid=raid)


# Standard-bearer


@power("M08", AT_ACTION, when=lambda s, seat: s.turn.value < CARDS["M08"]["value"])
def standard_bearer(s: Huns, seat: int) -> None:
    s.turn.value = CARDS["M08"]["value"]
    s.tell("die-counts", seat, card="M08", value=s.turn.value)


# Treasurer


@power("M09", TREASURER)
def treasurer(s: Huns, seat: int, points: int, met: int) -> int:
    return points + int(min(met * CARDS["M09"]["points"], CARDS["M09"]["most"]))


# Spy


@power("M10", DRAW_ANYWHERE)
def spy(s: Huns, seat: int, anywhere: bool) -> bool:
    return True


# Bodyguard


@power("M11", SAFE)
def bodyguard(s: Huns, seat: int, safe: bool) -> bool:
    return True


# Toll Keeper


def big_pillage(s: Huns, seat: int, who: int, colour: str, cubes: int, value: int) -> bool:
    return who != seat and value == CARDS["M12"]["value"] and has_room(s, seat, (colour,))


@power("M12", PILLAGED, when=big_pillage)
def toll_keeper(s: Huns, seat: int, who: int, colour: str, cubes: int, value: int) -> None:
    gain(s, seat, "M12", [colour] * CARDS["M12"]["cubes"])
