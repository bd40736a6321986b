"""The picture of a camp: its head, wagons, stash, dispatched wagons and cards."""

from collections import Counter
from functools import lru_cache
from typing import Any, Final, NamedTuple

from prestol.games.huns.moments import PLACE_OPEN
from prestol.games.huns.scene.drawing import cut, number
from prestol.games.huns.scene.pieces import Cell, cubes_in_groups, heap, shape, wagon
from prestol.games.huns.scene.spots import cubes_on_card, stash, wagon_place
from prestol.games.huns.state import CARDS, COLOURS, NUMBERS, ROOM, Camp, Huns, deck_of
from prestol.table import is_hidden
from prestol.table.lettering import ARIAL, Lines
from prestol.table.look import Look

KINDS: Final = tuple(NUMBERS["wagons"])
PAD: Final = 14
GAP: Final = 6
LOW: Final = 60
"""Lower than this, a card has its name on the strip."""
SIZES: Final = tuple(
    (title, max(title - 1.5 if title > 13 else title - 0.5, 10.0)) for title in (16, 15, 14, 13, 12, 11.5, 11, 10.5)
)
"""Sizes of the letters of a card's name and text that are tried, the biggest first."""
SQUEEZED: Final = 1.14
"""So much too long the last line may be: it is squeezed rather than shortened."""
WIDE: Final = 1000
"""From this width on, the cards lie beside the wagons; in a narrower camp they lie below."""
NARROW: Final = 440
"""Narrower than this is a camp on a narrow screen only, as high as it has to be."""
NARROW_CARTS: Final = 90.0
NARROW_CARD: Final = 122


def camp(eye: Look[Huns], owner: int, x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """All that lies in front of a player."""
    there = eye.s.camps[owner]
    head = 43 if w >= WIDE else 37
    inside = (x + PAD, y + head + 4, w - 2 * PAD, h - head - PAD - 1)
    left, top, width, height = inside
    if w >= WIDE:
        side = 478.0 if len(there.wagons) < 3 else 570.0
        carts = (left, top, side, min(height - 96, 148))
        goods = (left, top + carts[3] + 8, side, height - carts[3] - 8)
        cards = (left + side + 14, top, width - side - 14, height)
    else:
        room = 118 if width < 560 else 190
        high = NARROW_CARTS if w < NARROW or count_cards(there) * 470 <= 8 * width else 76.0
        carts = (left, top, width - room - 8, high)
        goods = (left + width - room, top, room, high)
        cards = (left, top + high + 7, width, height - high - 7)
    laid = cards_of(eye, owner, *cards)
    active = eye.s.turn.number > 0 and eye.s.turn.seat == owner and not eye.s.points
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "seat": owner,
        "edge": cut(round(w), round(h), owner, 16, 2),
        "seam": cut(round(w) - 7, round(h) - 7, owner, 13, 1.5),
        "inner": cut(round(w) - 14, round(h) - 14, owner + 4, 11, 1.5),
        "active": active,
        "head": headline(eye, owner, x + PAD, y + head - 11, w - 2 * PAD, 19 if w >= WIDE else 16, active),
        "wagons": [
            wagon_on_place(eye, owner, at, *spot) for at, spot in enumerate(side_by_side(len(there.wagons), *carts))
        ],
        "stash": stash_of(eye, owner, *goods),
        "dispatched": dispatched(eye, owner, *goods),
        "cards": laid,
        "under": ornament(*cards, max((card["y"] + card["h"] for card in laid), default=cards[1])),
        "label": eye.say("board-own-camp" if owner == eye.seat else "board-camp", seat=owner),
        "area": eye.area(f"seat-{owner}", x, y, w, h),
        **eye.piece(f"camp-{owner}", "term-camp"),
    }


def height(there: Camp, w: float) -> float:
    """How high a narrow camp is so that its cards can be read."""
    return 37 + 4 + NARROW_CARTS + 7 + 7 + PAD + max(1, -(-count_cards(there) // 3)) * (NARROW_CARD + GAP)


def ornament(x: float, y: float, w: float, h: float, below: float) -> list[tuple[float, float]]:
    """Where rams' horns are stitched on the felt that no card covers."""
    free = y + h - below
    count = int(w / 200) if free > 100 else 0
    return [
        (round(x + w / 2 + 150 * (index - (count - 1) / 2) - 65, 1), round(below + free / 2 - 40, 1))
        for index in range(count)
    ]


def headline(eye: Look[Huns], owner: int, x: float, y: float, w: float, size: float, active: bool) -> dict[str, Any]:
    """The player's shape and name, who plays and who plays first, and at the end the points. `y`: the base line."""
    tag = eye.say("picture-playing") if active else ""
    if eye.s.points:
        tag = eye.say("n-points", points=sum(eye.s.points[owner].values()))
    name = eye.name(owner)
    first = eye.s.first == owner and eye.s.round > 0
    tag_width = round(ARIAL.width(tag, 13, bold=True)) + 28 if tag else 0
    tag_x = x + w - tag_width - (30 if first else 0)
    return {
        "x": x,
        "y": y,
        "w": w,
        "size": size,
        "shape_y": y - size - 1,
        "name": ARIAL.shortened(name, size * 1.08, tag_x - x - size - 24, bold=True),
        "tag": tag,
        "tag_x": tag_x,
        "tag_w": tag_width,
        "first": first,
        "first_label": eye.say("term-first-player"),
    }


def side_by_side(count: int, x: float, y: float, w: float, h: float) -> list[tuple[float, float, float, float]]:
    """Places for so many wagons in a row."""
    each = min((w - GAP * (count - 1)) / count, h * 150 / 92 + 12)
    return [(x + (each + GAP) * at, y, each, h) for at in range(count)]


def wagon_on_place(eye: Look[Huns], owner: int, at: int, x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """A wagon place, what stands there, and whether a curse closes it."""
    s = eye.s
    there = s.camps[owner].wagons[at]
    closing = [
        card
        for card in PLACE_OPEN.powers
        if card in s.working[owner] and not PLACE_OPEN.alone(card, s, owner, True, at)
    ]
    label = eye.say("board-no-wagon", place=at + 1) if there is None else ""
    if closing:
        label = " ".join([*label.split(), eye.say("board-closed", card=closing[0])])
    return {
        "x": round(x, 1),
        "y": y,
        "w": round(w),
        "h": round(h),
        "edge": shape(eye, w, h, 0, 10),
        "wagon": None if there is None else wagon(eye, there, there.id, x + 2, y + 2, w - 4, h - 4, owner, at),
        "closed": eye.say("picture-closed") if closing else "",
        "label": label,
        **eye.piece(wagon_place(owner, at), "term-wagon-place"),
    }


def stash_of(eye: Look[Huns], owner: int, x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """The cubes of dispatched wagons, colour by colour: in heaps where there is room, else one for many."""
    counts = eye.s.camps[owner].stash
    big = w >= 400
    total, high = (w * 0.56, h) if big else (w, h / 2 - 2)
    step = (total - 10) / len(COLOURS)
    return {
        "x": x,
        "y": y,
        "edge": shape(eye, total, high, 1, 9),
        "name": eye.say("term-stash") if big else "",
        "chips": [
            stash_chip(eye, owner, colour, x + 5 + step * index, y, step, high, big, counts[colour])
            for index, colour in enumerate(COLOURS)
        ],
    }


def stash_chip(
    eye: Look[Huns], owner: int, colour: str, x: float, y: float, w: float, h: float, big: bool, count: int
) -> dict[str, Any]:
    """The cubes of one colour in a stash and their number."""
    middle = x + w / 2
    size = round((22.0 if count < 3 else w / 3.3) if big else min(17.0, w - 5), 1)
    base = y + h - 26 if big else y + 5 + size
    text_y = y + h - 8 if big else base + 15
    places = (
        heap(middle - size * min(count, 3) / 2, base, size, count) if big else [(round(middle - size / 2, 1), y + 5)]
    )
    return {
        "x": round(x, 1),
        "y": y + 2,
        "w": w,
        "h": h - 4,
        "colour": colour,
        "count": count,
        "heap": places if count else [],
        "empty": (round(middle - size / 2, 1), round(base - size, 1)),
        "size": size,
        "text_x": round(middle, 1),
        "text_y": text_y,
        "edge": shape(eye, w, h - 4, 0, 7),
        "label": eye.say("picture-stash", colour=colour, count=count),
        **eye.piece(stash(owner, colour), "term-stash"),
    }


def dispatched(eye: Look[Huns], owner: int, x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """The wagons sent off, kind by kind."""
    counts = Counter(wagon.partition("-")[0] for wagon in eye.s.camps[owner].dispatched)
    big = w >= 400
    left, top = (x + w * 0.56 + 8, y) if big else (x, y + h / 2 + 2)
    total, high = (w * 0.44 - 8, h) if big else (w, h / 2 - 2)
    columns = 2 if big else len(KINDS)
    step = (total - 12) / columns
    row = (high - 30) / 2 if big else high
    cart = min(row - 8, (step - 30) * 92 / 150) if big else (step - 3) * 92 / 150
    cart = round(min(cart, 30), 1)
    wide = round(cart * 150 / 92, 1)
    kinds = []
    for index, kind in enumerate(KINDS):
        cell_x = left + 6 + step * (index % columns)
        cell_y = top + (26 if big else 0) + row * (index // columns)
        kinds.append(
            {
                "kind": kind,
                "count": counts[kind],
                "cart_x": round(cell_x + (4 if big else (step - wide) / 2), 1),
                "cart_y": round(cell_y + ((row - cart) / 2 if big else 5), 1),
                "cart_w": wide,
                "cart_h": cart,
                "text_x": round(cell_x + (wide + 10 if big else step / 2), 1),
                "text_y": round(cell_y + (row / 2 + 6 if big else high - 5), 1),
                "label": eye.say("board-kind", kind=kind, count=counts[kind]),
                "piece": f"dispatched-{owner}-{kind}",
                "about": "term-dispatched",
            }
        )
    return {
        "x": round(left, 1),
        "y": top,
        "edge": shape(eye, total, high, 2, 9),
        "name": eye.say("picture-dispatched") if big else "",
        "big": big,
        "kinds": kinds,
    }


# Cards


class Row(NamedTuple):
    """A line of a card's words; `squeezed`: the length it must keep to, 0 if it fits as it is."""

    x: float
    y: str
    text: str
    squeezed: float


def count_cards(there: Camp) -> int:
    return sum(map(len, (there.equipment, there.raids, there.mercenaries, there.curses, there.treasures)))


def cards_of(eye: Look[Huns], owner: int, x: float, y: float, w: float, h: float) -> list[dict[str, Any]]:
    """All cards of a camp, deck by deck, as big as they can be."""
    there = eye.s.camps[owner]
    cards = [*there.equipment, *there.raids, *there.mercenaries, *there.curses, *there.treasures]
    columns, wide, high = grid(len(cards), w, h)
    return [
        card_in_camp(
            eye, owner, card, x + (wide + GAP) * (index % columns), y + (high + GAP) * (index // columns), wide, high
        )
        for index, card in enumerate(cards)
    ]


@lru_cache(maxsize=500)
def grid(count: int, w: float, h: float) -> tuple[int, float, float]:
    """So many columns, and the width and height of a card, that so many cards can be read best."""
    best: tuple[float, float, int, float, float] = (0.0, 0.0, 1, 0.0, 0.0)
    for columns in range(1, max(count, 1) + 1):
        rows = -(-count // columns) or 1
        wide = min((w - GAP * (columns - 1)) / columns, 158)
        high = min((h - GAP * (rows - 1)) / rows, 206)
        legible = min(wide, 122) * min(high, 104, wide * 1.25) * (1.0 if wide >= 84 else 0.4)
        best = max(best, (round(legible), wide * min(high, wide * 1.32), columns, wide, min(high, wide * 1.32)))
    return best[2], float(int(best[3])), float(int(best[4]))


def state_of(eye: Look[Huns], there: Camp, owner: int, card: str) -> tuple[str, str]:
    """How a card lies ("", "idle", "aside" or "down"), and what is said of it in a word."""
    match deck_of(card):
        case "black" if there.curses[card].fled:
            return "down", "picture-fled"
        case "black":
            return ("", "") if there.curse_works(card) else ("aside", "picture-lifted")
        case "red" if not there.raids[card]:
            return "aside", "picture-used"
        case "green" if not there.full(card):
            return "", ""
        case "yellow":
            return "", ""
    return ("", "") if card in eye.s.working[owner] else ("idle", "picture-idle")


def cubes_on(there: Camp, card: str) -> tuple[str, ...]:
    if card in there.mercenaries:
        return there.mercenaries[card]
    return there.curses[card].cubes if card in there.curses else ()


def card_in_camp(eye: Look[Huns], owner: int, card: str, x: float, y: float, w: float, h: float) -> dict[str, Any]:
    there = eye.s.camps[owner]
    lies, remark = state_of(eye, there, owner, card)
    return card_picture(eye, card, card, x, y, w, h, lies, remark, cubes_on(there, card))


def drawn_card(eye: Look[Huns], card: str, piece: str, x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """A card of a hand: its face for who knows it, its back for the others."""
    if not is_hidden(card):
        return card_picture(eye, card, card, x, y, w, h)
    colour = card[1:] or "blue"
    return {
        "x": round(x, 1),
        "y": y,
        "w": int(w),
        "h": int(h),
        "colour": colour,
        "number": COLOURS.index(colour),
        "lies": "hidden",
        "text": "",
        "label": eye.say("picture-hidden", deck=colour),
        "edge": shape(eye, int(w), int(h), 0, 7),
        "lines": [],
        **eye.piece(piece, f"deck-{colour}"),
    }


def card_picture(
    eye: Look[Huns],
    card: str,
    piece: str,
    x: float,
    y: float,
    w: float,
    h: float,
    lies: str = "",
    remark: str = "",
    cubes: tuple[str, ...] = (),
) -> dict[str, Any]:
    """A card: a strip with its deck's symbol, cells and timing, and below it (or beside, if turned) name and text."""
    w, h = int(w), int(h)
    if lies == "aside":  # a card turned sideways is wider than high
        h = min(h, int(0.74 * w))
    low = h < LOW and (w >= 130 or (w >= 104 and h >= 48)) and lies in ("", "idle")
    strip = 25 if min(w, h) >= 100 else 18 if low else 19 if h >= 64 else 15
    length = h if lies == "aside" else w
    symbol = strip - 5
    room = ROOM.get(card, 0) if lies != "down" else 0
    size = 14.0 if low else min(strip - 4.0, (length - 2 * symbol - 16) / max(room, 1) - 1)
    across = (room + 1) // 2 if low and h - strip > 30 else room
    if size < 7:
        room = across = 0
    cells_x = w - (size + 1) * across - 3 if low else (length - (size + 1) * room) / 2
    cells_y = (h + strip - (size + 1) * -(-room // max(across, 1))) / 2 if low else (strip - size) / 2
    cells = cells_of(card, cubes, room, across, cells_x, cells_y, size)
    colour = deck_of(card)
    name = eye.say(f"card-{card}")
    said = eye.say(remark) if remark else ""
    text = said if lies in ("aside", "down") else eye.text(f"card-{card}.brief")
    field: tuple[float, float, float, float] = (0, strip, w, h - strip)
    if lies == "aside":
        field = (strip, 0, w - strip, h)
    elif lies == "down":
        field = plate(name, text, w, h)
    if low:
        lines = low_lettering(name, text, colour, strip, w, h, (size + 1) * across)
    else:
        lines = lettering(name, text, *field)
    return {
        "x": round(x, 1),
        "y": round(y, 1),
        "w": w,
        "h": h,
        "colour": colour,
        "number": COLOURS.index(colour),
        "lies": lies,
        "strip": strip,
        "length": length,
        "symbol": symbol,
        "timing": CARDS[card]["timing"],
        "edge": shape(eye, w, h, int(card[1:]) % 3, 7),
        "band": shape(eye, length - 4, strip - 2, 3, 5),
        "groups": cubes_in_groups(eye, cells, lambda cell: cubes_on_card(card, cell.cube) if cell.cube else ""),
        "lines": lines,
        "plate": {"y": field[1], "h": field[3]},
        "mark": symbol_below(w, h, lines) if lies != "down" and not low else None,
        "label": f"{name} ({said})" if said else name,
        "text": eye.text(f"card-{card}.text"),
        **eye.piece(piece, f"card-{card}"),
    }


def plate(name: str, text: str, w: float, h: float) -> tuple[float, float, float, float]:
    """The label in the middle of a card's back, as high as its words need."""
    lines = lettering(name, text, 4, 0, w - 8, h - 6)
    high = min(h - 6, float(lines[-1]["rows"][-1].y) + 7)
    return 4, round((h - high) / 2, 1), w - 8, high


def symbol_below(w: float, h: float, lines: list[dict[str, Any]]) -> tuple[float, float, float] | None:
    """The big faint symbol in the corner of a card that has room for it below its words: (x, y, size)."""
    size = min(58.0, h - float(lines[-1]["rows"][-1].y) - 14)
    return (round(w - size - 6, 1), round(h - size - 6, 1), round(size, 1)) if size > 22 else None


def cells_of(card: str, cubes: tuple[str, ...], room: int, across: int, x: float, y: float, size: float) -> list[Cell]:
    """The cells of a mercenary or a curse, `across` of them in a row."""
    return [
        Cell(
            round(x + (size + 1) * (index % across), 1),
            round(y + (size + 1) * (index // across), 1),
            round(size, 1),
            "any",
            cubes[index] if index < len(cubes) else "",
            f"cell-{card}-{index}",
        )
        for index in range(room)
    ]


@lru_cache(maxsize=5000)
def low_lettering(
    name: str, text: str, colour: str, strip: float, w: float, h: float, taken: float
) -> list[dict[str, Any]]:
    """The lines of a low card: its name on the strip, its text beside the cells. A name too long for that takes the
    place of the text, if it fits there."""
    title = next((size for size in (12.0, 11.5, 11.0, 10.5) if ARIAL.width(name, size, bold=True) <= w - 42), 10.0)
    if ARIAL.width(name, title, bold=True) > (w - 42) * 1.08:
        for size in (12.0, 11.5, 11.0, 10.5, 10.0):
            names = ARIAL.wrapped(name, size, w - 10 - taken, int((h - strip - 1) / (size * 1.06)), True, SQUEEZED)
            if names and "…" not in names[-1][0]:
                steadied = steady(names, size, w - 10 - taken, bold=True)
                return set_lines(steadied, (), size, 0, 5, strip - 1, h - strip)
    names = ARIAL.wrapped(ARIAL.shortened(name, title, (w - 42) * 1.08, bold=True), title, w - 42, 1, True, SQUEEZED)
    found = set_lines(steady(names, title, w - 42, bold=True), (), title, 0, 22, 0, strip)
    found[0]["class"] = "name on-y" if colour == "yellow" else "name on"
    most = int((h - strip - 1) / 10.8)
    for small in (11.5, 11.0, 10.5, 10.0):
        lines = ARIAL.wrapped(text, small, w - 10 - taken, most, False, SQUEEZED)
        if "…" not in "".join(line for line, _ in lines) and not any(length for _, length in lines):
            break
    top = strip + (h - strip - len(lines) * small * 1.06) / 2
    lines = steady(lines, small, w - 10 - taken)
    rows = [Row(5, number(top + small * (0.84 + 1.06 * at)), line, length) for at, (line, length) in enumerate(lines)]
    return [*found, {"class": "brief", "size": small, "rows": rows}] if rows else found


@lru_cache(maxsize=5000)
def lettering(name: str, text: str, x: float, y: float, w: float, h: float) -> list[dict[str, Any]]:
    """The lines of a card's name and text in this field: letters as big as they can be, fewer lines where they must."""
    room = w - 9
    for title, small in SIZES:
        names = ARIAL.wrapped(name, title, room, 3, True, SQUEEZED)
        lines = ARIAL.wrapped(text, small, room, 9, False, SQUEEZED)
        squeezed = any(length for _, length in (*names, *lines))
        need = title * 1.08 * len(names) + small * 1.13 * len(lines) + 6
        if need <= h and not squeezed and title <= max(w * 0.122, 12) and (h >= LOW or title < 13):
            break
    else:
        for title in (13.0, 12.5, 12.0, 11.5, 11.0, 10.5):
            names = ARIAL.wrapped(name, title, room, 9, True, SQUEEZED)
            if len(names) <= 2 and title * 1.06 * len(names) + 1.5 <= h and not any(length for _, length in names):
                break
        else:
            names = ARIAL.wrapped(name, title, room, max(1, min(2, int(h / (title * 1.04)))), True, SQUEEZED)
        left = h - 5 - title * 1.06 * len(names)
        lines = ARIAL.wrapped(text, small, room, max(0, int(left / (small * 1.1))), False, SQUEEZED)
    names, lines = steady(names, title, room, bold=True), steady(lines, small, room)
    return set_lines(names, lines, title, small, x + 4.5, y, h)


def steady(lines: Lines, size: float, room: float, bold: bool = False) -> Lines:
    """The same lines. Those that wider letters would carry over the edge keep the length they have in ours."""
    return tuple((line, ARIAL.fitted(line, size, room, bold)) for line, _ in lines)


def set_lines(
    names: Lines, lines: Lines, title: float, small: float, x: float, y: float, h: float
) -> list[dict[str, Any]]:
    """Where each line stands. A lone name stands in the middle of its field."""
    found = []
    base = y + title + 1
    if not lines:
        base = y + (h - title * 1.06 * len(names)) / 2 + title * 0.86
    for kind, size, step, part in (("name", title, 1.06, names), ("brief", small, 1.12, lines)):
        rows = [Row(x, number(base + size * step * index), line, length) for index, (line, length) in enumerate(part)]
        base += size * step * len(part) + 2 - (title - small if kind == "name" else 0)
        if rows:
            found.append({"class": kind, "size": size, "rows": rows})
    return found
