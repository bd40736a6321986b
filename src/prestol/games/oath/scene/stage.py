"""The stage beside the map: the oath and how the players stand to it, or what is going on just now."""

from collections import Counter
from typing import Any, Final

from prestol.games.oath.law.armies import ATTACK, DEFENSE, size
from prestol.games.oath.law.bargains import told
from prestol.games.oath.law.victory import revealed, sites_ruled, treasures
from prestol.games.oath.scene.cards import goal_sign, sign_of, whole
from prestol.games.oath.state import BANDITS, BANNERS, BOARD, GOALS, NOBODY, OATHS, REGIONS, RELIQUARY, Oath
from prestol.table.lettering import ARIAL, capital
from prestol.table.look import Drawn, Look

HEAD: Final = 34
ENOUGH: Final = 290
"""Height that what is going on needs, before there is room for the standings below it."""
FACES: Final = {"attack": ("skull", "sword", "hollow"), "defense": ("double", "two", "shield", "blank")}
"""The faces of the dice, as they are laid out."""


def stage(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn:
    s = eye.s
    place: Drawn = {"x": x, "y": y, "w": w, "h": h, "phase": phase(eye), "goal": OATHS[s.oath]["goal"]}
    place["area"] = eye.area("area-stage", x, y, w, h)
    table = None
    rows = standings(eye)
    under = 28 + 21 * len(rows)
    room = h
    if h - under >= ENOUGH:
        table, room = {"x": x + 8, "y": y + h - under - 2, "w": w - 16, "rows": rows}, h - under - 4
    drawing = searcher(eye)
    if s.campaign is not None:
        return {**place, "table": table, **campaign(eye, x, y, w, room)}
    offered = deal(eye, x, y, w, room)
    if offered is not None:
        return {**place, "table": table, **offered}
    if drawing is not None:
        return {**place, "table": table, **search(eye, drawing, x, y, w, room)}
    return {**place, **oath(eye, rows, x, y, w, h)}


def phase(eye: Look[Oath]) -> str:
    s = eye.s
    if s.phase in ("setup", "over"):
        return capital(eye.say(f"phase-{s.phase}"))
    return f"{eye.name(s.active)} · {eye.say(f'phase-{s.phase}')}"


# The oath


def oath(eye: Look[Oath], rows: list[Drawn], x: float, y: float, w: float, h: float) -> Drawn:
    """The oath in play: its picture, its goal, and how everybody stands to it."""
    s = eye.s
    table = 28 + 21 * len(rows)
    promises = [
        eye.say(f"board-promise-{promise.kind}", seat=promise.by, seat_to=promise.to, n=promise.n)
        for promise in s.promises
    ]
    written = " ".join([*promises, eye.say(f"oath-{s.oath}.text")])
    blocks: list[Drawn] = []
    below = ARIAL.wrapped(written, 13.0, w - 24, 9)
    tall = h - HEAD - table - 16 * len(below) - 18
    if tall >= 150:
        pic_w, pic_h = w - 16, min(tall, (w - 16) / 1.5)
        left, top, text = x + 10, y + HEAD + pic_h + 3, below
        blocks = reference(eye, x + 8, top + 16 * len(below) + 18, w - 16, y + h - table - 10)
    else:
        pic_h = h - HEAD - table - 8
        pic_w = pic_h * 1.5
        left, top = x + pic_w + 20, y + HEAD - 4
        text = ARIAL.wrapped(written, 12.5, w - pic_w - 30, int(pic_h // 15.5))
    title = capital(eye.say(f"oath-{s.oath}"))
    if s.winner >= 0:
        title = eye.say("picture-winner", seat=s.winner)
    return {
        "kind": "oath",
        "title": ARIAL.shortened(title, 17, w - 180, True),
        "label": capital(eye.say(f"oath-{s.oath}")),
        "oath": s.oath,
        "picture": {"x": x + 8, "y": y + HEAD, "w": round(pic_w), "h": round(pic_h)},
        "align": "xMidYMin" if s.oath in ("supremacy", "people") else "xMidYMid",
        "blocks": blocks,
        "text": [(line, left, round(top + 14 + 15.5 * at, 1)) for at, (line, _) in enumerate(text)],
        "table": {"x": x + 8, "y": y + h - table - 2, "w": w - 16, "rows": rows},
        **eye.piece("oath", f"oath-{s.oath}"),
    }


def reference(eye: Look[Oath], x: float, y: float, w: float, end: float) -> list[Drawn]:
    """What one likes to look up, as far as there is room: what the visions ask for, and what travelling costs."""
    visions = []
    for vision, goal in GOALS.items():
        text = ARIAL.wrapped(eye.say(f"goal-{goal}"), 12.5, w - 202, 2)
        visions.append(
            {
                "sign": goal_sign(vision),
                "name": ARIAL.shortened(capital(eye.say(f"card-{vision}")), 13, 164, True),
                "text": [
                    (line, 17.5 + 7 * (2 * at + 1 - len(text)), squeezed) for at, (line, squeezed) in enumerate(text)
                ],
            }
        )
    found: list[Drawn] = []
    if end - y >= 30 * len(visions):
        found.append({"kind": "visions", "x": x, "y": round(y, 1), "w": w, "rows": visions})
        y += 30 * len(visions) + 14
    if end - y >= 96:
        names = [capital(eye.say(f"region-{region}")) for region in REGIONS]
        costs = [[BOARD["travel"][one][other] for other in REGIONS] for one in REGIONS]
        title = capital(eye.say("action-travel"))
        found.append(
            {
                "kind": "travel",
                "x": x,
                "y": round(y, 1),
                "w": w,
                "title": title,
                "regions": list(zip(REGIONS, names, costs, strict=True)),
            }
        )
    return found


def standings(eye: Look[Oath]) -> list[Drawn]:
    """For every player the sites of their side, their relics and banners, and the banners that are goals."""
    s = eye.s
    found = []
    ruled = sites_ruled(s)
    for seat in s.from_seat(0 if eye.seat is None else eye.seat):
        p = s.players[seat]
        side = s.side(seat)
        banners = [name for name, banner in s.banners.items() if banner.holder == seat]
        sites = ruled.get(side, 0)
        relics = treasures(s, seat)
        found.append(
            {
                "seat": seat,
                "color": p.color,
                "role": p.role,
                "name": ARIAL.shortened(eye.name(seat), 13, 250, True),
                "sites": sites,
                "relics": relics,
                "signs": [f"banner-{name}" for name in banners],
                "vision": next(map(goal_sign, revealed(s, seat)), ""),
                "title": ("usurper" if s.usurper else "oathkeeper") if s.title == seat else "",
                "label": eye.say("picture-standing", seat=seat, sites=sites, relics=relics),
            }
        )
    return found


# Cards in hand


def searcher(eye: Look[Oath]) -> int | None:
    """Whose drawn cards are shown: the viewer's, else the first who holds some."""
    players = eye.s.players
    order = eye.s.from_seat(0 if eye.seat is None else eye.seat)
    return next((seat for seat in order if players[seat].hand.cards), None)


def search(eye: Look[Oath], seat: int, x: float, y: float, w: float, h: float) -> Drawn:
    """Cards drawn: with their texts for who sees them, else their backs."""
    held = eye.s.players[seat].hand.cards
    columns = max(2, min(len(held), 3 if len(held) < 7 else 4))
    rows = -(-len(held) // columns)
    step, down = (w - 12) / columns, min(250.0, (h - HEAD - 6) / rows)
    return {
        "kind": "search",
        "title": eye.say("picture-drawn", seat=seat, cards=len(held)),
        "label": eye.say("picture-drawn", seat=seat, cards=len(held)),
        "cards": [
            whole(
                eye,
                card,
                f"hand-{seat}-{at}",
                round(x + 8 + step * (at % columns), 1),
                round(y + HEAD + down * (at // columns), 1),
                round(step - 6, 1),
                round(down - 6, 1),
            )
            for at, card in enumerate(held)
        ],
        **eye.piece(f"hand-{seat}", "action-search"),
    }


# An offer


def deal(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn | None:
    """What one player offers another: while it is put together, for who does so; then for all."""
    s, ask = eye.s, eye.ask
    if s.deal is not None:
        giver, taker, about = s.deal.seat, s.deal.to, told(s.deal)
        space = s.deal.space
    elif ask is not None and ask.kind == "deal":
        giver, taker, about = ask.seat, ask.about["seat_to"], ask.about
        promised = about.get("space")
        space = RELIQUARY.index(promised) if promised in RELIQUARY else NOBODY
    else:
        return None
    half = (w - 24) / 2
    sides = []
    for at, (seat, way) in enumerate(((giver, "given"), (taker, "taken"))):
        rows = terms(eye, about, way)
        if way == "given" and space >= 0:
            name = eye.say(f"modifier-{RELIQUARY[space]}")
            rows.insert(0, ("relic", eye.say("picture-reliquary-relic", modifier=name), f"modifier-{RELIQUARY[space]}"))
        sides.append(
            {
                "x": x + 8 + (half + 8) * at,
                "y": y + HEAD,
                "w": round(half, 1),
                "h": h - HEAD - 8,
                "color": eye.s.players[seat].color,
                "name": ARIAL.shortened(eye.say("picture-gives", seat=seat), 13.5, half - 40, True),
                "rows": [
                    {"sign": sign, "text": ARIAL.shortened(text, 13, half - 44), "about": word}
                    for sign, text, word in rows[: int((h - HEAD - 44) // 28)]
                ],
                "nothing": "" if rows else eye.say("picture-nothing"),
            }
        )
    title = eye.say("picture-deal", seat=giver, seat_to=taker)
    return {
        "kind": "deal",
        "title": ARIAL.shortened(title, 17, w - 190, True),
        "label": title,
        "sides": sides,
        **eye.piece("deal", "term-deal"),
    }


def terms(eye: Look[Oath], about: dict[str, Any], way: str) -> list[tuple[str, str, str]]:
    """One side of a deal: a sign, what it says, and the word that explains it."""
    found = []
    for thing, count in Counter(about[f"card_{way}"]).items():
        match thing:
            case "favor" | "secret":
                found.append((thing, eye.say(f"picture-{thing}", count=count), f"term-{thing}"))
            case "facedown":
                found.append(("blind", eye.say("picture-advisers-down", count=count), "term-adviser"))
            case _ if thing in BANNERS:
                found.append((f"banner-{thing}", capital(eye.say(f"banner-{thing}")), f"banner-{thing}"))
            case _:
                found.append((sign_of(thing), eye.say(f"card-{thing}"), f"card-{thing}"))
    if about[f"tribute_{way}"]:
        found.append(("favor", eye.say("picture-tribute", count=about[f"tribute_{way}"]), "term-deal"))
    if about[f"peace_{way}"]:
        peace = {"round": about[f"peace_{way}"], "penalty": about[f"penalty_{way}"]}
        found.append(("citizen", eye.say("picture-peace", **peace), "term-deal"))
    return found


# A campaign


def campaign(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn:
    """Targets, plans, dice and sums of the two armies, as they come."""
    s = eye.s
    c = s.campaign
    assert c is not None
    half = (w - 24) / 2
    marks = targets(eye, x + 8, y + HEAD, w - 16)
    top = y + HEAD + (28 * -(-len(marks) // 3) if marks else 0) + 4
    title = eye.say("picture-campaign", seat=c.attacker)
    return {
        "kind": "campaign",
        "title": ARIAL.shortened(eye.say("action-campaign"), 16, 140, True),
        "label": title,
        "targets": marks,
        "armies": [
            army(eye, ATTACK, x + 8, top, half, y + h - top - 8),
            army(eye, DEFENSE, x + 16 + half, top, half, y + h - top - 8),
        ],
        **eye.piece("campaign", "action-campaign"),
    }


def targets(eye: Look[Oath], x: float, y: float, w: float) -> list[Drawn]:
    """What is fought for, three in a row."""
    s = eye.s
    assert s.campaign is not None
    step = w / 3
    room = step - 38
    found = []
    for at, (kind, what) in enumerate([*s.campaign.targets, *[("find", place) for place, _ in s.campaign.finds]]):
        sign, name, about = target(eye, kind, what)
        written = ARIAL.shortened(name, 12, room * 1.3, True)
        found.append(
            {
                "x": round(x + step * (at % 3), 1),
                "y": y + 28 * (at // 3),
                "w": round(step - 5, 1),
                "sign": sign,
                "name": written,
                "squeezed": round(room, 1) if ARIAL.width(written, 12, True) > room else 0,
                "label": eye.say("picture-target", target=name),
                "about": about,
            }
        )
    return found


def target(eye: Look[Oath], kind: str, what: Any) -> tuple[str, str, str]:
    """The sign, the name and the word of a target."""
    s = eye.s
    if kind == "site":
        card = s.sites[what].card.cards[0]
        return "goal-sites", eye.say(f"site-{card}"), f"site-{card}"
    if kind == "relic":
        return f"relic-{what}", eye.say(f"card-{what}"), f"card-{what}"
    if kind == "find":
        return "goal-relics", eye.say("picture-find", site=s.sites[what].name), "term-relic"
    if kind == "banner":
        return f"banner-{what}", capital(eye.say(f"banner-{what}")), f"banner-{what}"
    return f"w-{eye.s.players[what].color}", eye.say("picture-pawn", seat=what), "term-target"


def army(eye: Look[Oath], which: str, x: float, y: float, w: float, h: float) -> Drawn:
    """One army: who fights, its warbands, plans, dice and sum."""
    s = eye.s
    c = s.campaign
    assert c is not None
    attacks = which == ATTACK
    seats = [c.attacker] if attacks else [seat for seat in c.defending if seat >= 0]
    faces = c.attack_faces if attacks else c.defense_faces
    dice = c.attack_dice if attacks else c.defense_dice
    rolled = sorted(faces, key=FACES[which].index)
    shown = rolled or ["attack" if attacks else "defense"] * min(dice, 24)
    across = 7 if len(shown) <= 14 else 9
    each = (w - 16) / across
    rows = -(-len(shown) // across)
    bandits = not attacks and c.defender == BANDITS
    known = c.defender != NOBODY
    name = eye.say("picture-bandits") if bandits else ", ".join(eye.name(seat) for seat in seats) or "?"
    return {
        "x": x,
        "y": y,
        "w": round(w, 1),
        "h": round(h, 1),
        "attacks": attacks,
        "shapes": [eye.s.players[seat].color for seat in seats],
        "bandits": bandits,
        "name": ARIAL.shortened(name, 13.5, w - 30 - 20 * len(seats), True),
        "strength": size(s, which) if known and not faces else None,
        "die_count": dice,
        "rolled": bool(faces),
        "dice": [
            {"x": round(x + 8 + each * (at % across), 1), "y": round(y + 33 + each * (at // across), 1), "face": face}
            for at, face in enumerate(shown)
        ],
        "sums": sums(eye, which),
        "die": round(each - 3, 1),
        "sums_y": round(y + 33 + each * max(1, rows) + 2, 1),
        "total": (c.attack if attacks else c.defense) if faces or c.stage in ("losses", "spoils", "over") else None,
        "won": c.stage in ("losses", "spoils", "over") and c.victor == which,
        "plans": plans(eye, which, x, round(y + 33 + each * max(1, rows) + 40, 1), w, y + h),
        "label": eye.say("picture-army", army=which, seats=name, dice=dice, total=c.attack if attacks else c.defense),
    }


def plans(eye: Look[Oath], which: str, x: float, y: float, w: float, end: float) -> list[Drawn]:
    """The battle plans that an army has used, in two columns; where there is no room for all, how many more."""
    c = eye.s.campaign
    assert c is not None
    used = [card for card, seat in c.used.items() if (seat == c.attacker) == (which == ATTACK)]
    half = (w - 12) / 2
    room = max(0, int((end - y) // 18)) * 2
    shown = used if len(used) <= room else used[: max(0, room - 1)]
    found = [(ARIAL.shortened(eye.say(f"card-{card}"), 12, half - 24, True), f"card-{card}") for card in shown]
    if room and len(shown) < len(used):
        found.append((f"+{len(used) - len(shown)}", "term-battle-plan"))
    return [
        {"x": round(x + 8 + half * (at % 2), 1), "y": round(y + 18 * (at // 2), 1), "name": name, "about": about}
        for at, (name, about) in enumerate(found)
    ]


def sums(eye: Look[Oath], which: str) -> list[Drawn]:
    """What the sum is made of: signs with numbers."""
    c = eye.s.campaign
    assert c is not None
    if which == ATTACK:
        parts = [("die-sword", c.swords, "picture-swords")] if c.attack_faces else []
        if c.sacrificed:
            parts.append(("sacrifice", c.sacrificed * c.worth, "picture-sacrificed"))
        if c.skulls:
            parts.append(("skull", c.skulls, "picture-skulls"))
    else:
        parts = []
        if c.defense_faces:
            parts = [("die-shield", c.shields, "picture-shields")]
            if c.times > 1:
                parts.append(("times", c.times, "picture-times"))
            parts.append(("force", c.standing, "picture-standing-force"))
    return [{"sign": sign, "count": count, "label": eye.say(label, count=count)} for sign, count, label in parts]
