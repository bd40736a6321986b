"""The boards of the players: what each has, at a glance for the others, in full for who looks."""

from typing import Final

from prestol.games.oath.scene.cards import goal_sign, hidden, in_use, strip, whole
from prestol.games.oath.state import CARDS, SUPPLY, Oath
from prestol.table.lettering import ARIAL, SERIF, capital
from prestol.table.look import Drawn, Look

ADVISERS: Final = 3
"""How many a player may have, unless a card says otherwise (2.2.2)."""
NARROW: Final = 500
"""Where less than this is wide, the viewer's cards lie below the rest."""
MOST: Final[int] = SUPPLY["most"]


def house(eye: Look[Oath], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """The board of another player: three rows."""
    track = 8 * 18 + 8
    return {
        **frame(eye, seat, x, y, w, h),
        "head": head(eye, seat, x + 10, y + 5, 16, min(300, w - track - 12)),
        "supply": supply(eye, seat, x + w - track, y + 8, 18, False),
        "counters": counters(eye, seat, x + 10, y + 37, 50),
        "treasures": treasures(eye, seat, x + 262, y + 35, w - 268, 30),
        **council(eye, seat, x + 8, y + 68, w - 16, h - 72),
        "brief": [],
        "full": False,
    }


def own(eye: Look[Oath], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """The board of who looks: cards that can be read, beside the rest or below it."""
    p = eye.s.players[seat]
    left = 268 if w > NARROW else w
    brief = eye.say(f"role-{p.role}.brief")
    many = len(p.relics) + sum(banner.holder == seat for banner in eye.s.banners.values())
    rows = max(1, -(-many // 3))
    if w > NARROW:
        room = 24 + 52 * rows
        kept = treasures(eye, seat, x + w - room + 6, y + 12, room - 16, 44, h - 20)
        read = council_read(eye, seat, x + left, y + 8, w - left - room, h - 16)
    else:
        kept = treasures(eye, seat, x + w - 150, y + 44, 144, 40, h)
        read = council_read(eye, seat, x + 8, y + 184, w - 10, h - 192)
    return {
        **frame(eye, seat, x, y, w, h),
        "head": head(eye, seat, x + 14, y + 8, 20, left - 20),
        "supply": supply(eye, seat, x + 14, y + 48, 30, True),
        "counters": counters(eye, seat, x + 14, y + 104, 50),
        "treasures": kept,
        **read,
        "brief": [
            (line, round(y + 146 + 14.5 * at, 1))
            for at, (line, _) in enumerate(ARIAL.wrapped(brief, 12.0, left - 26, 2))
        ],
        "full": True,
    }


def frame(eye: Look[Oath], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    s = eye.s
    p = s.players[seat]
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "seat": seat,
        "color": p.color,
        "active": seat == s.active and s.winner < 0,
        "area": eye.area(f"seat-{seat}", x, y, w, h),
        "label": eye.say("picture-board", seat=seat, role=p.role),
        **eye.piece(f"board-{seat}", f"role-{p.role}"),
    }


def head(eye: Look[Oath], seat: int, x: float, y: float, size: float, room: float) -> Drawn:
    """The shape of the colour, the name, what the player is, the title."""
    s = eye.s
    p = s.players[seat]
    titled = s.title == seat
    space = room - size * 2 - 36 - (34 if titled else 0)
    name = ARIAL.shortened(eye.name(seat), size, space / SERIF, True)
    end = x + size + 18 + ARIAL.width(name, size, True) * SERIF
    title = "usurper" if s.usurper else "oathkeeper"
    return {
        "x": x,
        "y": y,
        "size": size,
        "color": p.color,
        "name": name,
        "role": p.role,
        "role_label": capital(eye.say(f"role-{p.role}")),
        "role_about": f"role-{p.role}",
        "role_x": round(end + 5, 1),
        "title": title if titled else "",
        "title_x": round(end + 12 + size, 1),
        "title_label": eye.say(f"title-{title}"),
        "title_about": f"title-{title}",
    }


def supply(eye: Look[Oath], seat: int, x: float, y: float, step: float, marks: bool) -> Drawn:
    """The supply track; on the viewer's board also how many warbands in the bank refresh to which space."""
    p = eye.s.players[seat]
    table: dict[int, int] = {}
    if marks and p.role != "citizen":
        table = {to: least for least, to in SUPPLY["chancellor" if p.role == "chancellor" else "exile"]}
    return {
        "x": x,
        "y": y,
        "step": step,
        "cells": [
            {"x": round(x + step * at, 1), "n": number, "here": number == p.supply, "least": table.get(number, "")}
            for at, number in enumerate(range(MOST, -1, -1))
        ],
        "marks": bool(table),
        "label": eye.say("picture-supply", count=p.supply),
        **eye.piece(f"supply-{seat}", "term-supply"),
    }


def counters(eye: Look[Oath], seat: int, x: float, y: float, step: float) -> list[Drawn]:
    """Favor, secrets, secrets face down, warbands on the board and in the bank."""
    s = eye.s
    p = s.players[seat]
    rows: list[tuple[str, int, str]] = [("favor", p.favor, "term-favor"), ("secret", p.secrets, "term-secret")]
    rows.append(("spent", p.spent, "term-secret"))
    rows.append(("warbands", p.warbands, "term-warband"))
    if p.role != "citizen":
        rows.append(("bank", p.bank, "term-bank"))
    return [
        {
            "x": x + step * at,
            "y": y,
            "what": what,
            "count": count,
            "color": s.players[s.color(seat)].color,
            "label": eye.say("picture-warbands-here" if what == "warbands" else f"picture-{what}", count=count),
            **eye.piece(f"{what}-{seat}", about),
        }
        for at, (what, count, about) in enumerate(rows)
    ]


def treasures(eye: Look[Oath], seat: int, x: float, y: float, w: float, size: float, tall: float = 0) -> list[Drawn]:
    """Relics, banners and the revealed vision: in a row, or on the viewer's board in rows."""
    s = eye.s
    p = s.players[seat]
    found = [relic(eye, card) for card in p.relics]
    found += [banner(eye, name) for name, it in s.banners.items() if it.holder == seat]
    if p.vision and not tall:
        found.append(vision(eye, p.vision))
    if not found:
        return []
    step = size + 8.0
    across = max(1, int((w + 8) // step)) if tall else len(found)
    if not tall and across * step > w:
        step = w / across
    for at, piece in enumerate(found):
        piece["x"] = round(x + step * (at % across), 1)
        piece["y"] = y + (size + 8) * (at // across)
        piece["size"] = min(size, step - 2)
    return found


def relic(eye: Look[Oath], card: str) -> Drawn:
    s = eye.s
    favor, secrets = s.favor_on.get(card, 0), s.secrets_on.get(card, 0)
    label = eye.say(f"card-{card}")
    if favor or secrets:
        label = eye.say("picture-card-tokens", card=label, favor=favor, secrets=secrets)
    caged = s.cage if card == "obsidian-cage" else {}
    for color, count in caged.items():
        label += f"; {eye.say('picture-warbands', seat=color, warbands=count)}"
    targeted = s.campaign is not None and ("relic", card) in s.campaign.targets
    return {
        "sign": f"relic-{card}",
        "kind": "relic",
        "count": sum(caged.values()) or "",
        "dice": CARDS[card].dice,
        "favor": favor,
        "secrets": secrets,
        "target": targeted,
        "used": in_use(eye, card),
        "label": label,
        **eye.piece(f"card-{card}", f"card-{card}"),
    }


def banner(eye: Look[Oath], name: str) -> Drawn:
    """A banner with its tokens, wherever it is."""
    s = eye.s
    it = s.banners[name]
    mob = name == "peoples-favor" and it.mob
    return {
        "sign": "banner-mob" if mob else f"banner-{name}",
        "kind": name,
        "count": it.tokens,
        "dice": it.tokens,
        "favor": 0,
        "secrets": 0,
        "target": s.campaign is not None and ("banner", name) in s.campaign.targets,
        "used": in_use(eye, name),
        "label": eye.say(f"picture-{name}", tokens=it.tokens, mob="yes" if mob else "no"),
        **eye.piece(f"banner-{name}", f"banner-{name}"),
    }


def vision(eye: Look[Oath], card: str) -> Drawn:
    label = eye.say("picture-revealed", vision=eye.say(f"card-{card}"))
    shared = card == eye.s.shared
    if shared:
        label += f"; {eye.say('picture-warbands', seat=eye.s.sharer, warbands=1)}"
    return {
        "sign": goal_sign(card),
        "kind": "vision",
        "count": int(shared) or "",
        "dice": 0,
        "favor": 0,
        "secrets": 0,
        "target": False,
        "used": False,
        "label": label,
        **eye.piece(f"card-{card}", f"card-{card}"),
    }


def council(eye: Look[Oath], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """The advisers by their names, those face up first; the revealed vision before them."""
    held = laid(eye, seat)
    step = w / max(ADVISERS, len(held))
    return {
        "cards": [
            strip(eye, card, piece, round(x + step * at, 1), y, round(step - 5, 1), h, secret)
            for at, (card, piece, secret) in enumerate(held)
        ],
        "gaps": [(x + step * at, y, step - 5, h) for at in range(len(held), ADVISERS)],
    }


def council_read(eye: Look[Oath], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """The advisers of who looks, as cards that are read."""
    held = laid(eye, seat)
    vision = eye.s.players[seat].vision
    revealed = eye.say("picture-shared-vision" if vision == eye.s.shared else "picture-revealed-vision")
    if vision:
        held = [(vision, f"card-{vision}", ""), *held]
    step = min(188.0, w / max(ADVISERS, len(held)))
    return {
        "cards": [
            whole(
                eye, card, piece, round(x + step * at, 1), y, round(step - 6, 1), h, secret, revealed * (card == vision)
            )
            for at, (card, piece, secret) in enumerate(held)
        ],
        "gaps": [(x + step * at, y, step - 6, h) for at in range(len(held), ADVISERS)],
    }


def laid(eye: Look[Oath], seat: int) -> list[tuple[str, str, str]]:
    """The advisers: each with its piece and, where it lies face down but is known to the viewer, with that said."""
    p = eye.s.players[seat]
    down = eye.say("picture-face-down")
    found = [(card, f"card-{card}", "") for card in p.advisers]
    for at, card in enumerate(p.facedown.cards):
        found.append((card, f"adviser-{seat}-{at}", "" if hidden(card) else down))
    return found
