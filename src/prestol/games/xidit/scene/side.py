"""What lies beside the map: the calendar, the Path of Destiny, the lair, the Barracks, the Hall of Fame."""

from typing import Any, Final

from prestol.games.xidit.board_text import prizes, sees
from prestol.games.xidit.scene.tiles import pay, recruits, threat
from prestol.games.xidit.scoring import SCORES, neutral_points, open_reputation
from prestol.games.xidit.state import CENSUS, KINDS, NEUTRAL, NEUTRAL_WORTH, TILES, TITANS, Queue, Xidit
from prestol.table import is_hidden
from prestol.table.lettering import ARIAL
from prestol.table.look import Look

PAD: Final = 12


def panel(x: float, y: float, w: float, h: float, title: str) -> dict[str, Any]:
    return {"x": x, "y": y, "w": w, "h": h, "title": title}


def calendar(eye: Look[Xidit], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """The years, those with a census marked; who is the first player."""
    s = eye.s
    years = s.setup.years
    step = (w - 2 * PAD) / years
    title = eye.say("picture-year", year=s.year, years=years) if s.year else eye.say("picture-start")
    return {
        **panel(x, y, w, h, title),
        "step": step,
        "years": [
            {
                "number": year,
                "x": round(x + PAD + step * (year - 0.5), 1),
                "y": y + 58,
                "r": round(min(step / 2 - 1.2, 12), 1),
                "now": year == s.year,
                "past": year < s.year,
                "census": year in s.setup.census,
            }
            for year in range(1, years + 1)
        ],
        "census": eye.say("picture-census"),
        "first": s.first if s.year else None,
        "first_name": ARIAL.shortened(eye.name(s.first), 12, 70, True),
        "first_label": f"{eye.say('term-first-player')}: {eye.name(s.first)}",
        "label": eye.say("board-census-years", items=", ".join(map(str, s.setup.census))),
    }


def queues(eye: Look[Xidit], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """The next tile, the stack and the discard of recruitment and of threats."""
    recruitment, menace = eye.s.recruitment, eye.s.menace
    counts = {
        "recruitment": len(recruitment.stack),
        "menace": len(menace.stack),
        "recruitment_gone": len(recruitment.discard),
        "menace_gone": len(menace.discard),
    }
    return {
        **panel(x, y, w, h, eye.say("term-queue")),
        "columns": [
            (x + 62, eye.say("picture-next")),
            (round(x + w * 0.555), eye.say("picture-stack")),
            (round(x + w * 0.832), eye.say("picture-discard")),
        ],
        "label": eye.say("board-queues", **counts),
        "rows": [
            queue(eye, recruitment, "recruit", eye.say("picture-recruitment"), y + 96),
            queue(eye, menace, "threat", eye.say("picture-threats"), y + 213),
        ],
    }


def queue(eye: Look[Xidit], there: Queue, kind: str, name: str, y: float) -> dict[str, Any]:
    tile = None
    if there.next:
        tile = recruits(eye, there.next) if kind == "recruit" else threat(eye, there.next, "board-next-threat")
    top = there.stack.cards[-1] if there.stack else ""
    known = "" if not top or is_hidden(top) else top
    other = "threat" if kind == "recruit" else "recruit"
    return {
        "kind": kind,
        "name": name,
        "y": y,
        "tile": tile,
        "below": ARIAL.shortened(tile["name"], 12, 250, True) if tile and tile["name"] else name,
        "stack": len(there.stack),
        "layers": [2.2 * layer for layer in range(min(4, (len(there.stack) + 1) // 2), 0, -1)],
        "top": TILES[known].city if known else 0,
        "discard": len(there.discard),
        "last": TILES[there.discard[-1]].city if there.discard else 0,
        "other": other,
    }


def lair(eye: Look[Xidit], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """The piles of titans: the raging one, or the sleeping ones."""
    room = (w - 2 * PAD) / 3
    slots = []
    for number, there in enumerate(eye.s.lairs):
        slot: dict[str, Any] = {
            "x": round(x + PAD + room * number + 3, 1),
            "y": y + 32,
            "w": round(room - 6, 1),
            "h": h - 48,
            "marks": there.marks,
            "sleeping": len(there.sleeping),
            "raging": bool(there.raging),
            "name": [],
            "prizes": [],
            "label": eye.say("board-sleeping-pile", count=len(there.sleeping), units=there.marks),
            **eye.piece(f"lair-{there.marks}", "term-titan"),
        }
        if there.raging:
            printed = TITANS[there.raging]
            slot |= {
                "name": [
                    ARIAL.shortened(part, 10.5, room - 10, True)
                    for part in eye.say(f"titan-{there.raging}").split(" ", 1)
                ],
                "prizes": pay(printed.gold, printed.bards, printed.storeys),
                "label": eye.say("board-titan", titan=there.raging, units=printed.marks, **prizes(printed)),
                "about": f"titan-{there.raging}",
            }
        slots.append(slot)
    return {**panel(x, y, w, h, eye.say("picture-lair")), "slots": slots}


def barracks(eye: Look[Xidit], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """The units in the Barracks, and what each kind brings at a census."""
    room = (w - 2 * PAD) / len(KINDS)
    return {
        **panel(x, y, w, h, eye.say("term-barracks")),
        "census": eye.say("picture-census"),
        "kinds": [
            {
                "kind": kind,
                "x": round(x + PAD + room * number, 1),
                "y": y + 34,
                "w": room,
                "count": count,
                "prize": next(iter(CENSUS[kind].items())),
                "label": f"{eye.say('term-barracks')}: {eye.say('board-unit', unit=kind, count=count)}",
            }
            for number, (kind, count) in enumerate(zip(KINDS, eye.s.barracks, strict=True))
        ],
    }


def hall(eye: Look[Xidit], x: float, y: float, w: float, h: float) -> dict[str, Any]:
    """A column for each assessment in their order: how it stands as far as is known, at the end how it ended."""
    s = eye.s
    room = (w - 2 * PAD + 6) / 3
    drops = s.setup.drops
    columns = []
    fallen = 0
    for number, column in enumerate(s.assessments):
        ended = number < len(s.hall)
        gone = tuple(s.fallen[: fallen + drops[number]]) if ended else ()
        now = gone[fallen:]
        fallen += drops[number]
        rows = ranked(eye, column, number) if ended else standing(eye, column)
        for row in rows:
            row["out"] = "now" if row["seat"] in now else "before" if row["seat"] in gone else ""
            row["saviour"] = len(s.hall) == len(drops) and number == len(drops) - 1 and row["seat"] not in s.fallen
        name = ARIAL.shortened(eye.say(f"column-{column}.cap"), 11.5, room - 22, True)
        items = [f"{row['name']} {row['points']}" for row in rows]
        if s.neutral:
            items.append(eye.say("board-step", column=column, points=neutral_points(s, column), step=s.neutral[column]))
        columns.append(
            {
                "x": round(x + PAD + room * number, 1),
                "y": y + 34,
                "w": round(room - 6, 1),
                "h": h - 44,
                "column": column,
                "name": name,
                "fit": ARIAL.fitted(name, 11.5, room - 28, True),
                "drops": drops[number],
                "drop_x": x + PAD + room * number + (room - 6) / 2,
                "rows": rows,
                "step": f"{s.neutral[column]}/{len(NEUTRAL_WORTH[column])}" if s.neutral else "",
                "label": "; ".join([eye.say("board-drop", column=column, count=drops[number]), *items]),
                **eye.piece(f"column-{column}", f"column-{column}"),
            }
        )
    return {**panel(x, y, w, h, eye.say("term-hall")), "columns": columns}


def ranked(eye: Look[Xidit], column: str, number: int) -> list[dict[str, Any]]:
    """All from the top down, with their points."""
    s = eye.s
    return [
        row(eye, player, str(neutral_points(s, column) if player == NEUTRAL else SCORES[column](s, player)))
        for player in s.hall[number]
    ]


def standing(eye: Look[Xidit], column: str) -> list[dict[str, Any]]:
    """How a column stands as far as the viewer is shown: what screens and the Bastion hide is not counted."""
    s = eye.s
    found = [(points, row(eye, seat, text)) for seat in range(s.players) for points, text in [shown(eye, column, seat)]]
    if s.neutral:
        points = neutral_points(s, column)
        found.append((points, row(eye, NEUTRAL, str(points))))
    found.sort(key=lambda each: -each[0])
    return [each for _, each in found]


def shown(eye: Look[Xidit], column: str, seat: int) -> tuple[int, str]:
    """What a player has in a column, as far as it is shown; "≥" where more may lie in the Bastion."""
    s: Xidit = eye.s
    if column == "influence" or s.screens == "open":
        points = SCORES[column](s, seat)
        return points, str(points)
    if column == "wealth":
        return (SCORES[column](s, seat), str(SCORES[column](s, seat))) if sees(s, eye.seat, seat) else (-1, "?")
    points = open_reputation(s, seat)
    return points, f"≥{points}"


def row(eye: Look[Xidit], player: int, points: str) -> dict[str, Any]:
    name = eye.say("board-neutral-name") if player == NEUTRAL else eye.name(player)
    return {"seat": player, "name": name, "points": points, "own": player == eye.seat}
