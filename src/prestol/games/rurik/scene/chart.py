"""The map: regions with all that lies and stands in them, sea, rivers, and the rounds."""

from typing import Final

from prestol.games.rurik.regions import ruler
from prestol.games.rurik.scene.terrain import HEIGHT, OUTLINES, RIVERS, SPOTS, WIDTH
from prestol.games.rurik.state import NUMBERS, SETUP, STRUCTURES, Rurik
from prestol.table.lettering import DEJAVU
from prestol.table.look import Drawn, Look

FRAME: Final = 16
FIGURE: Final = 30
SLOT: Final = 25
GROUPS: Final = {region: numbers["players"] for region, numbers in NUMBERS["regions"].items()}
CAPITALS: Final = NUMBERS["tracks"]["capitals"]


def chart(eye: Look[Rurik], x: float, y: float, w: float, h: float) -> Drawn:
    s = eye.s
    playing = s.map.regions
    ground = {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "frame": FRAME,
        "inner_w": WIDTH,
        "inner_h": HEIGHT,
        "outlines": [
            {"region": region, "d": d, "group": GROUPS[region] if region in playing else "out"}
            for region, d in OUTLINES.items()
        ],
        "rivers": RIVERS,
        "outside": [
            {"name": plate(eye, name), "x": SPOTS[name].name[0], "y": SPOTS[name].name[1]}
            for name in OUTLINES
            if name not in playing
        ],
    }
    return {
        "x": x,
        "y": y,
        "frame": FRAME,
        "label": eye.say("picture-map"),
        "ground": ground,
        "regions": [region(eye, name) for name in playing],
        "rounds": [
            {"x": 596 + 48 * number, "y": 632, "number": number + 1, "state": _when(number + 1, s.round)}
            for number in range(SETUP["rounds"])
        ],
        "tokens": {
            "count": len(s.tokens),
            "label": eye.say("picture-tokens", cards=len(s.tokens)),
            **eye.piece("tokens", "term-rebel"),
        }
        if len(s.tokens) + len(s.spent)
        else None,
        "round_name": eye.say("term-round"),
        "round_label": eye.say("picture-round", round=s.round, rounds=SETUP["rounds"]),
    }


def _when(number: int, now: int) -> str:
    return "now" if number == now else "past" if number < now else "to-come"


def plate(eye: Look[Rurik], region: str) -> tuple[str, str]:
    """A region's name: the ornamental initial, and the rest."""
    name = eye.say(f"region-{region}")
    return name[0], name[1:]


def region(eye: Look[Rurik], name: str) -> Drawn:
    """A region in play."""
    s = eye.s
    spot = SPOTS[name]
    good = s.goods.get(name, "")
    return {
        "region": name,
        "name": plate(eye, name),
        "name_at": spot.name,
        "name_w": round(19 + DEJAVU.width(plate(eye, name)[1], 16, True) * 1.04),
        "gilded": name in CAPITALS,
        "good_at": spot.good,
        "good": good,
        "symbol": s.symbols[name],
        "ruler": ruler(s, name),
        "slots": [structure(eye, name, kind, number) for number, kind in enumerate(STRUCTURES)],
        "figures": figures(eye, name),
        "label": told(eye, name),
        **eye.piece(f"region-{name}", f"region-{name}"),
    }


def told(eye: Look[Rurik], name: str) -> str:
    """A region in words."""
    s = eye.s
    owner = ruler(s, name)
    parts = [eye.say(f"region-{name}"), eye.say("board-ruled", seat=owner) if owner >= 0 else eye.say("board-unruled")]
    parts.append(eye.say("board-good" if name in s.goods else "board-no-good", good=s.symbols[name]))
    if name in s.rebels:
        parts.append(rebel_told(eye, s.rebels[name]))
    for seat, p in enumerate(s.players):
        if name in p.troops:
            parts.append(eye.say("picture-troops", seat=seat, troops=p.troops[name]))
    return "; ".join(parts)


def rebel_told(eye: Look[Rurik], reward: str) -> str:
    message = {"neutral": "board-neutral", "token": "board-rebel-token"}.get(reward, "board-rebel")
    return eye.say(message, reward=reward)


def structure(eye: Look[Rurik], name: str, kind: str, number: int) -> Drawn:
    """A place for a structure, and the structure if one stands there."""
    spot = SPOTS[name]
    step = number * (SLOT + 2)
    x, y = (spot.slots[0], spot.slots[1] + step) if spot.down else (spot.slots[0] + step, spot.slots[1])
    owner = eye.s.structures[kind].get(name)
    label = eye.say(f"structure-{kind}")
    if owner is not None:
        label = eye.say("picture-structure", structure=kind, seat=owner)
    return {
        "x": x,
        "y": y,
        "size": SLOT,
        "kind": kind,
        "owner": owner,
        "label": label,
        **eye.piece(f"slot-{name}-{kind}", f"structure-{kind}"),
    }


def figures(eye: Look[Rurik], name: str) -> list[Drawn]:
    """The rebel, leaders and troops of a region, in rows round their middle."""
    s = eye.s
    spot = SPOTS[name]
    found: list[Drawn] = []
    if name in s.rebels:
        reward = s.rebels[name]
        found.append(
            {
                "kind": "neutral" if reward == "neutral" else "rebel",
                "reward": "coin" if reward.startswith("coin") else reward,
                "count": reward.removeprefix("coin") if reward.startswith("coin") else "",
                "label": rebel_told(eye, reward),
                **eye.piece(f"rebel-{name}", "neutral-neutral" if reward == "neutral" else "term-rebel"),
            }
        )
    for seat, p in enumerate(s.players):
        troops = p.troops.get(name, 0)
        if p.at == name:
            troops -= 1
            found.append(leader(eye, seat))
        if troops:
            found.append(
                {
                    "kind": "troops",
                    "seat": seat,
                    "count": troops,
                    "label": eye.say("picture-troops", seat=seat, troops=troops),
                    **eye.piece(f"troops-{seat}-{name}", "term-troop"),
                }
            )
    step = FIGURE + 1
    rows = [found[start : start + spot.wide] for start in range(0, len(found), spot.wide)]
    for down, row in enumerate(rows):
        top = spot.figures[1] + (down - (len(rows) - 1) / 2) * (step + 3) - FIGURE / 2
        for across, each in enumerate(row):
            each["x"] = spot.figures[0] + (across - (len(row) - 1) / 2) * step - FIGURE / 2
            each["y"] = top
            each["size"] = FIGURE
    return found


def leader(eye: Look[Rurik], seat: int) -> Drawn:
    name = eye.s.players[seat].leader
    return {
        "kind": "leader",
        "seat": seat,
        "initials": initials(eye, name),
        "label": eye.say("picture-leader", leader=name, seat=seat),
        **eye.piece(f"leader-{seat}", f"leader-{name}"),
    }


def initials(eye: Look[Rurik], leader: str) -> str:
    """The first two letters of a leader's name: they tell all eight apart."""
    return eye.say(f"leader-{leader}")[:2]
