"""The players: orders, units and goods; what a closed screen hides is not drawn."""

from typing import Any, Final

from prestol.games.xidit.board_text import sees
from prestol.games.xidit.forecast import Stop
from prestol.games.xidit.scene.plan import WHEELS, drafted, sign, stop_words, turning
from prestol.games.xidit.scoring import influence
from prestol.games.xidit.state import BASTION, KINDS, Xidit
from prestol.table.lettering import ARIAL
from prestol.table.look import Look

PAD: Final = 12
GAP: Final = 8
OWN: Final = (320, 380)
"""How high the viewer's own panel is at least and at most."""
ROOMY: Final = 145
"""A panel higher than this has room for big wheels, and at the end for the points."""


def lords(eye: Look[Xidit], stops: list[Stop], x: float, y: float, w: float, h: float) -> list[dict[str, Any]]:
    """The others above, clockwise from the viewer, who comes below and biggest."""
    players = eye.s.players
    if eye.seat is None:
        room = (h - GAP * (players - 1)) / players
        return [lord(eye, seat, [], x, y + (room + GAP) * seat, w, room) for seat in range(players)]
    own = max(OWN[0], min(OWN[1], h - (players - 1) * (156 + GAP)))
    room = (h - own - GAP * (players - 1)) / (players - 1)
    others = [(eye.seat + number) % players for number in range(1, players)]
    found = [lord(eye, seat, [], x, y + (room + GAP) * number, w, room) for number, seat in enumerate(others)]
    found.append(lord(eye, eye.seat, stops, x, y + h - own, w, own))
    return found


def lord(eye: Look[Xidit], owner: int, stops: list[Stop], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    s = eye.s
    there = s.lords[owner]
    own = owner == eye.seat
    draft = drafted(eye) if own else None
    orders = draft if draft is not None else there.orders
    tag = ""
    if s.hall:
        tag = eye.say("picture-out") if owner in s.fallen else eye.say("picture-saviour")
    tag_w = round(ARIAL.width(tag, 11.5, True)) + 14 if tag else 0
    planning = draft is not None
    told = lines(eye, orders, stops, there.done, x, y + (144 if planning else 100), w) if own else []
    if s.points:
        told = ended(eye, owner, x, y + 46) if h > ROOMY else []
    beads = [] if s.hall else wheels(eye, owner, orders, turning(eye) if planning else there.done, planning, x, y, w, h)
    under = told[-1]["y"] if told else beads[-1]["y"] + beads[-1]["size"] if beads else y + 60
    if planning and not told:
        under = y + 128
    free = y + h - 74 - under
    return {
        "x": x,
        "y": round(y, 1),
        "w": w,
        "h": round(h, 1),
        "seat": owner,
        "flourish": round(under + 3 + free / 2, 1) if free > 34 else 0,
        "own": own,
        "area": eye.area(f"seat-{owner}", x, y, w, h),
        "name": ARIAL.shortened(eye.name(owner), 16, w - 76 - tag_w, True),
        "first": s.first == owner and s.year > 0,
        "first_label": eye.say("term-first-player"),
        "tag": tag,
        "tag_w": tag_w,
        "saviour": bool(tag) and owner not in s.fallen,
        "wheels": beads,
        "wheels_label": eye.say("picture-orders", seat=owner),
        "dials": y + 96 if planning and turning(eye) else 0,
        "ready": ready(eye, owner, x, y + 98, w) if planning and not turning(eye) else None,
        "lines": told,
        "behind": behind(eye, owner, x, y + h - 62, w),
        "label": eye.say("board-lord.own" if own else "board-lord", seat=owner),
        **eye.piece(f"lord-{owner}", "term-screen"),
    }


def wheels(
    eye: Look[Xidit],
    owner: int,
    orders: tuple[str, ...],
    now: int,
    planning: bool,
    x: float,
    y: float,
    w: float,
    h: float,
) -> list[dict[str, Any]]:
    """The six wheels: set ones show their icon, the one being turned or carried out is marked."""
    own = owner == eye.seat
    size = 38 if own else 34 if h > ROOMY else 25
    step = (w - 2 * PAD - size) / (WHEELS - 1) if h > ROOMY else 33
    found = []
    for number in range(1, WHEELS + 1):
        order = orders[number - 1] if number <= len(orders) else ""
        wheel = eye.say("picture-wheel", wheel=number)
        found.append(
            {
                "number": number,
                "order": order,
                "x": round(x + PAD + step * (number - 1), 1),
                "y": round(y + 44, 1) if own else round(y + (42 if h > ROOMY else 36), 1),
                "size": size,
                "done": not planning and number < now,
                "now": number == now,
                "label": f"{wheel}: {eye.say(f'order-{order}')}" if order else wheel,
                **eye.piece(f"wheel-{owner}-{number}", f"order-{order}" if order else "term-wheel"),
            }
        )
    return found


def ready(eye: Look[Xidit], owner: int, x: float, y: float, w: float) -> dict[str, Any]:
    """Where all six are set: the button that says so; once it is pressed, that the others are waited for."""
    piece = eye.piece(f"ready-{owner}", "term-wheel")
    return {
        "x": x + PAD,
        "y": y,
        "w": w - 2 * PAD,
        "h": 34,
        "text": eye.say("picture-waiting" if piece["option"] is None else "picture-ready"),
        **piece,
    }


def lines(
    eye: Look[Xidit], orders: tuple[str, ...], stops: list[Stop], done: int, x: float, y: float, w: float
) -> list[dict[str, Any]]:
    """Under the viewer's wheels: what each order is expected to do; while they are carried out, their names."""
    found = []
    for number, order in enumerate(orders, 1):
        if not order:
            continue
        stop = stops[number - 1] if number <= len(stops) else None
        text = stop_words(eye, stop, rivals=False) if stop else eye.say(f"order-{order}")
        room = w - 60 - 15 * len(stop.rivals) if stop else w - 42
        text = ARIAL.shortened(text, 12.5, room, True)
        found.append(
            {
                "x": x + PAD,
                "y": round(y + 17.5 * number, 1),
                "number": number,
                "text": text,
                "fit": ARIAL.fitted(text, 12.5, room, True),
                "size": 12.5,
                "sign": sign(eye, stop) if stop else "",
                "rivals": [(seat, x + w - 42 - 15 * n) for n, seat in enumerate(stop.rivals)] if stop else [],
                "done": stop is None and number < done,
            }
        )
    return found


def ended(eye: Look[Xidit], owner: int, x: float, y: float) -> list[dict[str, Any]]:
    """At the end: what a player has in each column, in the order of the assessments."""
    points = eye.s.points[owner]
    return [
        {
            "x": x + PAD,
            "y": round(y + 23 * number, 1),
            "number": "",
            "text": eye.say("picture-score", column=column, items=str(points[column])),
            "fit": None,
            "size": 15,
            "sign": "",
            "rivals": [],
            "done": False,
        }
        for number, column in enumerate(eye.s.assessments, 1)
    ]


def behind(eye: Look[Xidit], owner: int, x: float, y: float, w: float) -> dict[str, Any]:
    """Two rows: the units, then the goods. Of a closed screen only its outside is drawn, and what was shown at a
    census."""
    s = eye.s
    there = s.lords[owner]
    behind = sees(s, eye.seat, owner)
    room = (w - 2 * PAD) / len(KINDS)
    units = []
    if behind or s.shown:
        counts = there.units if behind else [s.shown[kind][owner] if kind in s.shown else None for kind in KINDS]
        for number, (kind, count) in enumerate(zip(KINDS, counts, strict=True)):
            if count is None:
                continue
            units.append(
                {
                    "kind": kind,
                    "x": round(x + PAD + room * number, 1),
                    "y": round(y, 1),
                    "w": round(room - 4, 1),
                    "count": count,
                    "label": eye.say("board-unit", unit=kind, count=count),
                    **eye.piece(f"unit-{owner}-{kind}", f"unit-{kind}"),
                }
            )
    goods = [("built", influence(s, owner), eye.say("picture-influence", storeys=influence(s, owner)), "term-guild")]
    goods.append(("storeys", there.storeys, eye.say("board-stock-open", storeys=there.storeys), "reward-storeys"))
    if behind:
        goods.insert(0, ("gold", there.gold, eye.say("board-gold", gold=there.gold), "reward-gold"))
        left = eye.say("picture-bards-left", bards=there.bards_left)
        goods.insert(1, ("bards", there.bards_left, left, "reward-bards"))
        inside = there.bards.get(BASTION, 0)
        goods.append(("bastion", inside, eye.say("board-in-bastion", bards=inside), "term-bastion"))
        if there.waiting:
            label = eye.say("board-waiting", storeys=there.waiting)
            goods.append(("waiting", there.waiting, label, "term-waiting-storey"))
    step = (w - 2 * PAD) / max(len(goods), 5)
    return {
        "x": x + PAD,
        "y": round(y, 1),
        "w": w - 2 * PAD,
        "sees": behind,
        "shown": not behind and bool(units),
        "units": units,
        "goods": [
            {"kind": kind, "count": count, "label": label, "about": about, "x": round(x + PAD + step * n, 1)}
            for n, (kind, count, label, about) in enumerate(goods)
        ],
        "text": eye.say("picture-behind"),
        "census": eye.say("picture-census"),
    }
