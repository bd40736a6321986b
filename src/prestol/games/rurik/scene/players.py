"""The boards of the players: boat and dock, coins and supply, advisors, cards; and the Rebellion's card and level."""

from typing import Final

from prestol.games.rurik.scene.cards import achievement, decree, deed, deeds_alike
from prestol.games.rurik.scene.chart import leader
from prestol.games.rurik.state import BOAT, DEEDS, EXCHANGE, GOODS, NUMBERS, STRUCTURES, Rurik
from prestol.table import is_hidden
from prestol.table.lettering import DEJAVU, capital
from prestol.table.look import Drawn, Look

PAD: Final = 12
NARROW: Final = 500
LEVELS: Final = NUMBERS["solo"]["levels"]


def board(eye: Look[Rurik], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """All that belongs to a player."""
    s = eye.s
    big, narrow = w > 700, w < NARROW
    head = 38 if big else 66 if narrow else 32
    top = y + head
    low, high = h < 140, h > 200
    size = 22 if high else 20 if big else 17
    hull = boat(eye, seat, x + PAD, top, size)
    if low or high:  # the dock lies beside the boat
        berth = dock(eye, seat, hull["x"] + hull["w"] + 10, top, 2, 26)
        counters_x = hull["x"] + hull["w"] + 66
    else:
        berth = dock(eye, seat, hull["x"] + 4, hull["y"] + hull["h"] + 3, 5, 30)
        counters_x = hull["x"] + hull["w"] + 16
    columns = 3 if low or narrow else 4 if high else 2
    step, down = (50, 32) if big else (56, 32) if high else (44, 26) if low else (46, 28)
    counters = supplies(eye, seat, counters_x, top, columns, step, down)
    room = (counters_x + columns * step + 6, top)
    if high:
        room = (x + PAD, top + 110)
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "seat": seat,
        "big": big,
        "head": headline(eye, seat, x + PAD, y + (27 if big else 23), w - 2 * PAD, 18 if big else 15, narrow),
        "boat": hull,
        "dock": berth,
        "counters": counters,
        "active": s.phase == "action" and s.turn.seat == seat and bool(s.turn.action),
        **cards(eye, seat, *room, x + w - PAD - room[0], y + h - 8 - room[1]),
        "area": eye.area(f"seat-{seat}", x, y, w, h),
        "label": eye.say("board-own" if seat == eye.seat else "board-player", seat=seat),
        **eye.piece(f"board-{seat}", "term-supply" if seat < s.seats else "seat-rebellion"),
    }


def headline(eye: Look[Rurik], seat: int, x: float, y: float, w: float, size: float, narrow: bool) -> Drawn:
    """The player's shape and name, the leader's name, the first-player token; on the right, or below where it is
    narrow, tokens and advisors."""
    s = eye.s
    p = s.players[seat]
    right = x + w
    total = eye.say("n-points", points=sum(s.points[seat].values())) if s.points else ""
    chip = size + 9
    step = chip + 7
    advisors = () if total else p.advisors
    right -= step * len(advisors) + (DEJAVU.width(total, size, True) * 1.06 if total else 0)
    chips = [
        {
            "x": right + step * at + step - chip,
            "number": number,
            "label": eye.say("picture-placing", seat=seat, number=number),
            **eye.piece(f"advisor-{seat}-{number}-{advisors[: at + 1].count(number)}", "term-advisor"),
        }
        for at, number in enumerate(advisors)
    ]
    tokens = []
    right -= 8 if chips else 0
    if seat < s.seats and not total:
        for token in reversed(EXCHANGE):
            right -= chip * 1.7 + 5
            used = token not in p.exchange
            tokens.append(
                {
                    "x": right,
                    "action": token,
                    "used": used,
                    "label": eye.say("picture-exchange-used" if used else "picture-exchange", action=token),
                    **eye.piece(f"exchange-{seat}-{token}", "term-exchange"),
                }
            )
    first = s.token == seat and seat < s.seats
    left = x + size + 16
    tokens_x = right
    if narrow and not total:
        right = x + w
    name = DEJAVU.shortened(eye.name(seat), size, right - left - (130 if p.leader else 40), True)
    after = left + DEJAVU.width(name, size, True) * 1.06 + 12
    off = leader(eye, seat) if p.leader and not p.at else None
    if off:
        off.update(x=after, y=y - size - 2, size=size + 10)
        after += size + 16
    called = eye.say(f"leader-{p.leader}") if p.leader else ""
    called = DEJAVU.shortened(called, size - 3, max(0, right - after - 34), False)
    return {
        "x": x,
        "y": y,
        "seat": seat,
        "size": size,
        "chip": chip,
        "name": name,
        "name_x": left,
        "leader": called,
        "leader_x": after,
        "leader_about": f"leader-{p.leader}",
        "off": off,
        "first": after + DEJAVU.width(called, size - 3) * 1.06 + 10 if first else None,
        "first_label": eye.say("term-first-player"),
        "advisors": chips,
        "tokens": tokens,
        "total": total,
        "total_x": x + w,
        "tokens_option": eye.piece(f"exchange-{seat}", "term-exchange"),
        "tokens_x": tokens_x,
        "chips_y": y + 35 if narrow else y,
        "tokens_w": 2 * (chip * 1.7 + 5) - 5,
    }


def boat(eye: Look[Rurik], seat: int, x: float, y: float, size: int) -> Drawn:
    """The boat: columns of cells, filled from below."""
    p = eye.s.players[seat]
    step = size + 5
    tallest = max(BOAT.values())
    cells = [
        {
            "x": x + 16 + step * column,
            "y": y + 4 + (size + 2) * (tallest - 1 - number),
            "good": good,
            "full": number < p.on_boat(good),
        }
        for column, (good, room) in enumerate(BOAT.items())
        for number in range(room)
    ]
    loads = ", ".join(f"{eye.say(f'good-{good}')} {p.on_boat(good)}/{room}" for good, room in BOAT.items())
    return {
        "x": x,
        "y": y,
        "w": step * len(BOAT) + 30,
        "h": (size + 2) * tallest + 26,
        "deck": y + (size + 2) * tallest + 3,
        "size": size,
        "cells": cells,
        "label": f"{eye.say('term-boat')}: {loads}",
        **eye.piece(f"boat-{seat}", "term-boat"),
    }


def dock(eye: Look[Rurik], seat: int, x: float, y: float, columns: int, step: int) -> Drawn:
    """Goods that have no cell, kind by kind."""
    p = eye.s.players[seat]
    there = [(good, p.goods[good] - p.on_boat(good)) for good in GOODS]
    there = [(good, count) for good, count in there if count]
    loads = ", ".join(f"{eye.say(f'good-{good}')} {count}" for good, count in there)
    return {
        "x": x,
        "y": y,
        "goods": [
            {"x": x + step * (number % columns), "y": y + 3 + step * (number // columns), "good": good, "count": count}
            for number, (good, count) in enumerate(there)
        ],
        "label": f"{eye.say('term-dock')}: {loads or eye.say('board-none')}",
        **eye.piece(f"dock-{seat}", "term-dock"),
    }


def supplies(eye: Look[Rurik], seat: int, x: float, y: float, columns: int, step: int, down: int) -> list[Drawn]:
    """What is counted: coins, figures and structures in the supply, rebels, decrees, deeds done."""
    s = eye.s
    p = s.players[seat]
    points = sum(DEEDS[card]["points"] for card in p.done)
    person = seat < s.seats
    found = [
        ("coin", p.coins, "coins", "term-dock", eye.say("picture-coins", coins=p.coins)),
        ("troop", p.reserve, "reserve", "term-supply", eye.say("picture-reserve", troops=p.reserve)),
        ("rebel", p.rebels, "rebels", "term-rebel", eye.say("picture-rebels", rebels=p.rebels)),
        *[
            (kind, p.left[kind], kind, f"structure-{kind}", f"{eye.say(f'structure-{kind}.cap')}: {p.left[kind]}")
            for kind in STRUCTURES
        ],
    ]
    if person:
        done = ", ".join(eye.say(f"deed-{card}") for card in p.done) or eye.say("board-none")
        hand = len(p.hand)
        found += [
            ("scheme", hand, "hand", "term-decree", eye.say("picture-hand", cards=hand)),
            ("deed", len(p.done), "done", "term-deed", eye.say("board-done", items=done)),
        ]
    return [
        {
            "x": x + step * (number % columns),
            "y": y + 3 + down * (number // columns),
            "w": step - 4,
            "sign": sign,
            "count": count,
            "extra": f"+{points}" if sign == "deed" and points else "",
            "seat": seat,
            "label": label,
            **eye.piece(f"{name}-{seat}", about),
        }
        for number, (sign, count, name, about, label) in enumerate(found)
    ]


def cards(eye: Look[Rurik], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """The achievement, then deeds, then the decrees of whoever may see them."""
    s = eye.s
    p = s.players[seat]
    tall = h > 90
    found: list[Drawn] = []
    listed: list[Drawn] = []
    names: list[str] = []
    if p.dealt.cards:
        step = min(150.0, w / len(p.dealt))
        for at, card in enumerate(p.dealt.cards):
            found.append(achievement(eye, card, f"dealt-{seat}-{at}", x + step * at, y, step - 6, h))
        return {"cards": found, "deeds_at": None, "done": []}
    left = x
    if p.achievement is not None:
        card = p.achievement.value
        hidden = is_hidden(card)
        room = (44.0 if tall else 34.0) if hidden else 126.0 if h > 120 else 112.0 if w > 300 else 100.0
        drawn = achievement(eye, card, f"achievement-{seat}", left, y, room, min(h, 62) if hidden else h)
        if hidden or tall:
            found.append(drawn)
            left += room + 6
        else:
            listed.append(drawn)
            names.append(f"achievement-{card}")
    seen = [] if s.seats <= seat else [c for c in (*p.drawn.cards, *p.hand.cards) if not is_hidden(c)]
    columns = -(-len(seen) // 2) if tall else len(seen)
    each = min(54.0, max(26.0, (w * 0.42) / max(1, columns)))
    decrees_x = x + w - each * columns
    if seen:
        piece = [f"drawn-{seat}-{at}" for at in range(len(p.drawn))]
        piece += [f"hand-{seat}-{at}" for at in range(len(p.hand))]
        high = (h - 5) / 2 if tall else h
        for at, card in enumerate([*p.drawn.cards, *p.hand.cards]):
            across, down = at % columns, at // columns
            where = (decrees_x + each * across, y + (high + 5) * down)
            found.append(decree(eye, card, piece[at], *where, each - 4, high))
    room = decrees_x - left - (6 if seen else 0)
    rows = int(h // 25)
    done_x = left + room - 25 * -(-len(p.done) // rows)
    room = done_x - left - 3
    if tall and p.deeds:
        found += deeds(eye, p.deeds, left, y, room, h)
    elif not tall:
        listed += [deed(eye, card, 0, 0, room, h) for card in p.deeds]
        names += [f"deed-{card}" for card in p.deeds]
        found += strips(eye, listed, names, left, y, room, h) if listed else []
    place = {"x": left - 3, "y": y - 3, "w": room + 6, "h": h + 6, **eye.piece(f"deeds-{seat}", "term-deed")}
    done = [
        {
            "x": done_x + 13 + 25 * (at // rows),
            "y": y + 12 + 25 * (at % rows),
            "points": DEEDS[card]["points"],
            "label": eye.say("board-done", items=eye.say(f"deed-{card}")),
            **eye.piece(f"deed-{card}", f"deed-{card}"),
        }
        for at, card in enumerate(p.done)
    ]
    return {"cards": found, "deeds_at": place, "done": done}


def deeds(eye: Look[Rurik], held: tuple[str, ...], x: float, y: float, w: float, h: float) -> list[Drawn]:
    """The deeds of a player: side by side, in two rows, or where there is little room by their names."""
    count = len(held)
    if w / count >= 104:
        step = min(136.0 if h < 110 else 160.0, w / count)
        return deeds_alike(eye, [(card, x + step * at, y) for at, card in enumerate(held)], step - 6, h)
    columns = -(-count // 2)
    step, down = min(190.0, w / columns), (h + 5) / 2
    if step < 150 and down < 66:
        return strips(
            eye, [deed(eye, card, 0, 0, w, h) for card in held], [f"deed-{card}" for card in held], x, y, w, h
        )
    places = [(card, x + step * (at % columns), y + down * (at // columns)) for at, card in enumerate(held)]
    return deeds_alike(eye, places, step - 6, down - 5)


def strips(
    eye: Look[Rurik], cards: list[Drawn], names: list[str], x: float, y: float, w: float, h: float
) -> list[Drawn]:
    """Cards by their names alone, below each other, and where there are many side by side too."""
    columns = -(-len(cards) // 4)
    step, down = w / columns, min(29.0, h / -(-len(cards) // columns))
    return [
        {
            **card,
            "x": x + step * (at % columns),
            "y": y + down * (at // columns),
            "w": step - 4,
            "h": down - 3,
            "strip": True,
            "line": DEJAVU.shortened(eye.say(names[at]), 11.5, step - 34, True),
        }
        for at, card in enumerate(cards)
    ]


# The Rebellion of the solo game


def rebellion(eye: Look[Rurik], x: float, y: float, w: float, h: float) -> Drawn:
    """The Rebellion's card of the round, and the bonuses of its level: side by side, or below each other where it is
    narrow, as high as that takes."""
    s = eye.s
    narrow = w < NARROW
    across = 3 if narrow else 6
    assert s.rebellion is not None
    r = s.rebellion
    card = NUMBERS["solo"]["cards"].get(r.card)
    priority = r.priority.replace("-", "_")
    entries = []
    builds: list[str] = []
    where = ""
    if card is not None:
        where = " · ".join(eye.say(f"region-{name}.short") for name in card["where"].split())
        if priority:
            builds = card[f"{priority}_builds"].split()
            for number, entry in enumerate(card[priority].split()):
                advisor, _, action = entry.partition("-")
                entries.append(
                    {
                        "x": x + 14 + 78 * (number % across),
                        "y": y + 50 + 42 * (number // across),
                        "number": advisor[0],
                        "twin": advisor.endswith("b"),
                        "action": action.rstrip("$"),
                        "bribes": action.endswith("$"),
                        "next": number == r.entry and s.phase == "strategy",
                        "label": f"{advisor[0]}: {eye.say('action-' + action.rstrip('$'))}",
                    }
                )
    level = LEVELS[str(s.variants.level)]
    columns = []
    room = w - 22 if narrow else (w - 22) / 3
    top = y + 106 + 42 * narrow
    for number, name in enumerate(("attack_move", "build", "tax")):
        unlocked = r.open.get(name, r.open.get(name.replace("_", "-"), ()))
        columns.append(
            {
                "x": x + 14 + (0 if narrow else room * number),
                "y": top,
                "w": room - 8,
                "name": capital(eye.say(f"priority-{name}")),
                "now": name == priority,
                "bonuses": [
                    {
                        "y": top + 18 + 22 * row,
                        "sign": action,
                        "gain": eye.say(f"bonus-{gain}"),
                        "open": row in unlocked,
                        "label": f"{eye.say(f'action-{action}')}: {eye.say(f'bonus-{gain}')}",
                        **eye.piece(f"bonus-{name}-{row}", f"bonus-{gain}"),
                    }
                    for row, (action, gain, _) in enumerate(level[name])
                ],
            }
        )
        if narrow:
            top += 34 + 22 * len(level[name])
    high = top - y - 8 if narrow else h
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": high,
        "builds_x": x + (264 if narrow else 488),
        "title": eye.say("picture-rebellion-card", cards=len(r.deck)),
        "where": where,
        "entries": entries,
        "builds": builds,
        "columns": columns,
        "level": eye.say(f"variant-level-{s.variants.level}"),
        "label": eye.say("seat-rebellion"),
        "area": eye.area("area-rebellion", x, y, w, high),
        **eye.piece("rebellion-card", "seat-rebellion"),
    }
