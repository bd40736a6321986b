"""The picture of the board: where everything lies, and what is said on it. `board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from prestol.games.huns.scene.camps import camp, drawn_card, height
from prestol.games.huns.scene.drawing import cut
from prestol.games.huns.scene.pieces import Cell, cubes_in_groups, heap, shape, wagon
from prestol.games.huns.scene.spots import spots
from prestol.games.huns.state import COLOURS, Huns, Wagon, game
from prestol.table import Ask, Words
from prestol.table.lettering import ARIAL
from prestol.table.look import Look

WIDTH: Final = 1440
HEIGHT: Final = 900
EDGE: Final = 12
PAD: Final = 14
OTHERS: Final = 300
MIDDLE: Final = 206
GAP: Final = 8

PANEL: Final = 394
DECK: Final = (104, 138)
DECK_STEP: Final = 110
OPEN_WAGON: Final = (145, 89)

TALL_WIDTH: Final = 432
TALL_EDGE: Final = 6
TALL_MIDDLE: Final = 588


@game.hook
def scene(s: Huns, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The common area between the other camps, above, and the viewer's own, below and biggest."""
    eye = Look(s, seat, ask, words, names, spots(ask))
    first = 0 if seat is None else seat
    others = s.opponents(first)
    room = (WIDTH - 2 * EDGE - GAP * (len(others) - 1)) / len(others)
    own_top = EDGE + OTHERS + MIDDLE + 2 * GAP
    camps = [camp(eye, owner, EDGE + number * (room + GAP), EDGE, room, OTHERS) for number, owner in enumerate(others)]
    camps.append(camp(eye, first, EDGE, own_top, WIDTH - 2 * EDGE, HEIGHT - EDGE - own_top))
    top = EDGE + OTHERS + GAP
    beside = EDGE + PAD + PANEL + 24
    wagons = beside + 4 * DECK_STEP + DECK[0] + 24
    places = Places((EDGE + PAD, top + 76, PANEL, MIDDLE - 88), (beside, top + 12), DECK_STEP, 1.0, (wagons, top + 12))
    return picture(eye, WIDTH, HEIGHT, camps, common(eye, EDGE, top, WIDTH - 2 * EDGE, MIDDLE, places))


@game.hook
def tall_scene(s: Huns, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The common area above, the viewer's own camp below it, then the others."""
    eye = Look(s, seat, ask, words, names, spots(ask))
    first = 0 if seat is None else seat
    x, y, w = TALL_EDGE, float(TALL_EDGE), TALL_WIDTH - 2 * TALL_EDGE
    left = x + PAD
    places = Places((left, y + 72, w - 2 * PAD, 108), (left, y + 190), 79, 0.72, (left - 4, y + 388))
    middle = common(eye, x, y, w, TALL_MIDDLE, places)
    y += TALL_MIDDLE + GAP
    camps = []
    for owner in (first, *s.opponents(first)):
        high = height(s.camps[owner], w)
        camps.append(camp(eye, owner, x, y, w, high))
        y += high + GAP
    return picture(eye, TALL_WIDTH, round(y) - GAP + TALL_EDGE, camps, middle)


def picture(eye: Look[Huns], w: int, h: int, camps: list[dict[str, Any]], middle: dict[str, Any]) -> dict[str, Any]:
    s = eye.s
    told = [eye.say("board-round", round=s.round, seat=s.first)] if s.round else []
    if s.turn.number:
        told.append(eye.say("board-turn", seat=s.turn.seat))
    return {
        "width": w,
        "height": h,
        "title": eye.say("picture-title"),
        "told": " ".join(told),
        "camps": camps,
        "common": middle,
        "shapes": list(eye.shapes.items()),
        "deck_size": DECK,
        "deck_step": DECK_STEP,
        "deck_edge": cut(*DECK, 3, 9),
    }


class Places(NamedTuple):
    """Where the parts of the common area lie: cards and cubes on their way, the decks (from one to the next, and how
    much smaller than their measure), the wagons."""

    way: tuple[float, float, float, float]
    decks: tuple[float, float]
    step: float
    scale: float
    wagons: tuple[float, float]


def common(eye: Look[Huns], x: float, y: float, w: float, h: float, at: Places) -> dict[str, Any]:
    """What lies in the middle of the table: the turn, the decks with dice and reserve, the wagons."""
    top = y + 12
    decks_x, decks_y = at.decks
    below = decks_y + DECK[1] * at.scale + 7
    apart = at.scale < 1
    """Whether the dice have a row of their own above the reserve."""
    wagons_x, wagons_y = at.wagons
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "edge": cut(w, h, 5, 16, 2),
        "inner": cut(w - 10, h - 10, 6, 12, 1.5),
        "label": eye.say("picture-common"),
        "area": eye.area("area-common", x, y, w, h),
        "round": {
            "x": x + PAD + 27,
            "y": top + 27,
            "number": eye.s.round,
            "label": f"{eye.say('term-round')} {eye.s.round}",
        },
        "turn": turn(eye, x + PAD + 66, top, at.way[2] - 66),
        **on_the_way(eye, *at.way),
        "decks": [deck(eye, decks_x + at.step * n, decks_y, colour, at.scale) for n, colour in enumerate(COLOURS)],
        "dice": [
            die_slot(eye, decks_x + at.step * n + (18 if apart else 0), below, colour)
            for n, colour in enumerate(COLOURS)
        ],
        "supplies": [
            supply(eye, decks_x + at.step * n + (5 if apart else 41), below + (42 if apart else 0), colour)
            for n, colour in enumerate(COLOURS)
        ],
        "wagon_deck": wagon_deck(eye, wagons_x, wagons_y, 82, 182),
        "row": [
            wagon(
                eye,
                Wagon.new(each),
                each,
                wagons_x + 90 + number % 2 * (OPEN_WAGON[0] + 10),
                wagons_y + number // 2 * (OPEN_WAGON[1] + 4),
                *OPEN_WAGON,
            )
            for number, each in enumerate(eye.s.row)
        ],
    }


def turn(eye: Look[Huns], x: float, y: float, w: float) -> dict[str, Any] | None:
    """Whose turn it is, and the die taken."""
    t = eye.s.turn
    if not t.number or eye.s.points:
        return None
    times = f"×{t.times}" if t.times > 1 else ""
    return {
        "x": x,
        "y": y,
        "seat": t.seat,
        "name": ARIAL.shortened(eye.say("picture-turn", seat=t.seat), 17, w - 110, bold=True),
        "round": f"{eye.say('term-round')} {eye.s.round}",
        "die": die(eye, x + w - 50, y + 2, t.die, t.value) if t.die else None,
        "times": times,
        "times_x": x + w - 76,
    }


def on_the_way(eye: Look[Huns], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """Cards drawn and not yet played, a curse that is just being played, cubes being placed."""
    cards: list[tuple[str, str]] = []
    for seat, there in enumerate(eye.s.camps):
        cards += [(card, f"hand-{seat}-{number}") for number, card in enumerate(there.hand.cards)]
    facing = eye.ask.about.get("card") if eye.ask and eye.ask.kind in ("victim", "flee") else None
    if facing:
        cards.append((str(facing), str(facing)))
    step = min(132.0, (w + 6) / max(len(cards), 1))
    size = step - 6
    return {
        "hand": [
            drawn_card(eye, card, piece, x + step * number, y, size, h) for number, (card, piece) in enumerate(cards)
        ],
        "batches": [] if cards else batches(eye, x, y, w),
        "ornament": {"at": [x + 4, x + w / 2 - 64, x + w - 132], "y": y + 22, "w": 128, "h": 75}
        if not cards and not eye.s.batches
        else None,
    }


def batches(eye: Look[Huns], x: float, y: float, w: float) -> list[dict[str, Any]]:
    """The batches under way, the one being placed first."""
    found = []
    for number, batch in enumerate(reversed(eye.s.batches[-3:])):
        size = 34 if number == 0 else 20
        top = y + (16 if number == 0 else 50 + 26 * number)
        count = len(batch.cubes)
        step = min(size + 6, (w - 70) / max(count, 1))
        cells = [
            Cell(x + 56 + step * at, top, size, "", cube, f"batch-{number}-{at}")
            for at, cube in enumerate(sorted(batch.cubes, key=COLOURS.index))
        ]
        found.append(
            {
                "x": x,
                "y": top,
                "w": w if number == 0 else 56 + step * count,
                "size": size,
                "shield": 30 if number == 0 else 20,
                "seat": batch.seat,
                "label": eye.say("picture-batch", seat=batch.seat),
                "groups": cubes_in_groups(eye, cells, of_the_batch if number == 0 else of_no_answer),
            }
        )
    return found


def of_the_batch(cell: Cell) -> str:
    return f"batch-{cell.cube}"


def of_no_answer(cell: Cell) -> str:
    return ""


def deck(eye: Look[Huns], x: float, y: float, colour: str, scale: float) -> dict[str, Any]:
    """A deck, a part of the steppe on its back."""
    count = len(eye.s.decks[colour])
    number = COLOURS.index(colour)
    name = eye.say(f"deck-{colour}")
    return {
        "x": x,
        "y": y,
        "scale": scale,
        "number": number,
        "colour": colour,
        "count": count,
        "layers": [2 * layer for layer in range(min(3, count // 4), 0, -1)],
        "name": name,
        "label": eye.say("picture-deck", deck=colour, cards=count),
        **eye.piece(f"deck-{colour}", f"deck-{colour}"),
    }


def die_slot(eye: Look[Huns], x: float, y: float, colour: str) -> dict[str, Any]:
    """The place of a die by its deck, and the die if it is on offer."""
    value = eye.s.dice.get(colour, 0)
    return {"x": x, "y": y, "die": die(eye, x, y, colour, value, 38) if value else None}


def die(eye: Look[Huns], x: float, y: float, colour: str, value: int, size: float = 46) -> dict[str, Any]:
    """A die. `pips` are its dots on a field of 40 by 40."""
    pips = {1: [(20, 20)], 2: [(12, 12), (28, 28)], 3: [(10, 10), (20, 20), (30, 30)]}
    return {
        "x": x,
        "y": y,
        "size": size,
        "colour": colour,
        "pips": pips.get(value, []),
        "value": "" if value in pips else value,
        "label": eye.say("picture-die", colour=colour, value=value),
        **eye.piece(f"die-{colour}", "term-die"),
    }


def supply(eye: Look[Huns], x: float, y: float, colour: str) -> dict[str, Any]:
    """The reserve of a colour: a heap of cubes and their number."""
    count = eye.s.supply[colour]
    return {
        "x": x,
        "y": y - 1,
        "w": 65,
        "h": 40,
        "colour": colour,
        "count": count,
        "heap": heap(x + 1, y + 38, 13, count),
        "size": 13,
        "label": eye.say("picture-supply", colour=colour, count=count),
        "edge": shape(eye, 65, 40, 0, 9),
        **eye.piece(f"supply-{colour}", "term-reserve"),
    }


def wagon_deck(eye: Look[Huns], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    count = len(eye.s.wagon_deck)
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "count": count,
        "layers": [2 * layer for layer in range(min(3, count // 5), 0, -1)],
        "edge": shape(eye, w, h, 0, 10),
        "label": eye.say("picture-wagons", wagons=count),
        **eye.piece("wagon-deck", "term-wagon-row"),
    }
