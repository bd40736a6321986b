"""The map: three regions with their sites, and all that lies and stands there."""

from typing import Final

from prestol.games.oath.scene.cards import hidden, is_vision, strip
from prestol.games.oath.state import BANDITS, NOBODY, PLACES_OF, REGIONS, SITES, Oath
from prestol.table.lettering import ARIAL, capital
from prestol.table.look import Drawn, Look

SITE_W: Final = 116
SITE_H: Final = 196
PITCH: Final = 201
HEAD: Final = 27
PAD: Final = 5
RIGHT: Final = SITE_W + 2 * PAD
"""Where the cards of a site begin, from the region's edge."""


def region(eye: Look[Oath], name: str, x: float, y: float, w: float, h: float) -> Drawn:
    """A region: its sites below each other, its discard pile at the head."""
    places = [site(eye, place, name, x, y + HEAD + PITCH * number, w) for number, place in enumerate(PLACES_OF[name])]
    return around(eye, name, x, y, w, h, places)


def tall_region(eye: Look[Oath], name: str, x: float, y: float, w: float) -> Drawn:
    """The same as high as it has to be: sites that lie face down lie side by side below the others."""
    up = [place for place in PLACES_OF[name] if eye.s.sites[place].name]
    down = [place for place in PLACES_OF[name] if not eye.s.sites[place].name]
    rows = 3 if name == REGIONS[0] else len(up) + bool(down)
    below = y + HEAD + PITCH * len(up)
    places = [site(eye, place, name, x, y + HEAD + PITCH * number, w) for number, place in enumerate(up)]
    places += [site(eye, place, name, x + RIGHT * number, below, RIGHT) for number, place in enumerate(down)]
    return around(eye, name, x, y, w, HEAD + PITCH * rows + PAD, places)


def around(eye: Look[Oath], name: str, x: float, y: float, w: float, h: float, places: list[Drawn]) -> Drawn:
    """What a region is beside its sites."""
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "region": name,
        "title": capital(eye.say(f"region-{name}")),
        "label": capital(eye.say(f"region-{name}")),
        "area": eye.area(f"area-{name}", x, y, w, h),
        "discards": discards(eye, name, x + w - 132, y + 2),
        "sites": places,
        **eye.piece(f"region-{name}", f"region-{name}"),
    }


def discards(eye: Look[Oath], name: str, x: float, y: float) -> Drawn:
    """A discard pile: how many cards of each back; in words also the faces that the viewer knows."""
    cards = eye.s.discards[name].cards
    visions = sum(is_vision(card) for card in cards)
    known = ", ".join(eye.say(f"card-{card}") for card in cards if not hidden(card))
    label = eye.say("picture-discards", denizens=len(cards) - visions, visions=visions)
    top = ("vision" if is_vision(cards[-1]) else "denizen") if cards else ""
    return {
        "x": x,
        "y": y,
        "denizens": len(cards) - visions,
        "visions": visions,
        "top": top,
        "label": f"{label} {eye.say('picture-known', items=known)}" if known else label,
        **eye.piece(f"discards-{name}", "deck-discard"),
    }


def site(eye: Look[Oath], place: int, where: str, x: float, y: float, w: float) -> Drawn:
    """A site with its cards, relics and tokens, the warbands that hold it and the pawns that stand there."""
    s = eye.s
    there = s.sites[place]
    card = there.card.cards[0]
    up = bool(there.name)
    known = not hidden(card)
    left, room = x + RIGHT, w - RIGHT - PAD
    found: Drawn = {
        "x": x,
        "y": y,
        "w": w,
        "h": SITE_H,
        "region": where,
        "up": up,
        "card": card if known else "",
        "rule": "" if there.ruler < 0 else eye.s.players[there.ruler].color,
        "target": s.campaign is not None and ("site", place) in s.campaign.targets,
        "pawns": pawns(eye, place, left + 42, y + 4, room - 42),
        "army": army(eye, place, left, y + 2),
        **eye.piece(f"site-{place}", f"site-{card}" if known else "term-site"),
    }
    if not known:
        label = eye.say("site-hidden")
        return {**found, "label": label, "lines": [], "cards": [], "gaps": [], "relics": [], "signs": [], "tokens": []}
    facts = SITES[card]
    name = eye.say(f"site-{card}")
    text = ARIAL.wrapped(name, 14.0, SITE_W - 10, 2, True)
    return {
        **found,
        "label": site_label(eye, place, name) if up else eye.say("picture-site-known", site=name),
        "lines": [
            (line, y + (122 if len(text) == 1 else 115 + 14 * number), sq) for number, (line, sq) in enumerate(text)
        ],
        "homeland": facts.homeland,
        "signs": ["coast"] if facts.coast else [],
        "tokens": tokens(eye, place),
        "price": price(eye, card),
        "relics": relics(eye, place, x + PAD + 5, y + 158),
        **cards(eye, place, left, y + 42, room),
    }


def cards(eye: Look[Oath], place: int, x: float, y: float, w: float) -> Drawn:
    """The cards that lie at a site, and the places that are free."""
    s = eye.s
    there = s.sites[place]
    held = there.cards
    slots = max(SITES[there.card.cards[0]].room, len(held))
    if not there.name or not slots:
        return {"cards": [], "gaps": []}
    step = min(51.5, (SITE_H - 42) / slots)
    return {
        "cards": [strip(eye, card, f"card-{card}", x, y + step * at, w, step - 4) for at, card in enumerate(held)],
        "gaps": [(x, y + step * at, w, step - 4) for at in range(len(held), slots)],
    }


def site_label(eye: Look[Oath], place: int, name: str) -> str:
    """A site in a sentence: who rules it and with how many warbands."""
    there = eye.s.sites[place]
    if there.color == NOBODY:
        return eye.say("picture-site-empty", site=name)
    return eye.say("picture-site", site=name, seat=there.color, warbands=there.warbands)


def army(eye: Look[Oath], place: int, x: float, y: float) -> Drawn | None:
    """The warbands at a site, or its bandits."""
    there = eye.s.sites[place]
    if not there.name:
        return None
    color = "bandits" if there.color == NOBODY else eye.s.players[there.color].color
    if there.color == NOBODY and there.ruler != BANDITS:
        color = "none"
    return {
        "x": x,
        "y": y,
        "color": color,
        "count": there.warbands,
        "label": eye.say("picture-warbands", seat=there.color, warbands=there.warbands)
        if there.warbands
        else eye.say("picture-bandits"),
        **eye.piece(f"army-{place}", "term-warband" if there.warbands else "term-bandits"),
    }


def pawns(eye: Look[Oath], place: int, x: float, y: float, w: float) -> list[Drawn]:
    s = eye.s
    here = [seat for seat, p in enumerate(s.players) if p.site == place]
    step = min(27.0, (w - 26) / max(1, len(here) - 1))
    return [
        {
            "x": round(x + step * number, 1),
            "y": y,
            "color": eye.s.players[seat].color,
            "active": seat == s.active,
            "target": s.campaign is not None and ("pawn", seat) in s.campaign.targets,
            "label": eye.say("picture-pawn", seat=seat),
            **eye.piece(f"pawn-{seat}", f"role-{s.players[seat].role}"),
        }
        for number, seat in enumerate(here)
    ]


def tokens(eye: Look[Oath], place: int) -> list[Drawn]:
    there = eye.s.sites[place]
    return [
        {
            "what": what,
            "count": count,
            "label": eye.say(f"picture-{what}", count=count),
            **eye.piece(f"site-{what}-{place}", f"term-{what}"),
        }
        for what, count in (("favor", there.favor), ("secret", there.secrets))
        if count
    ]


def relics(eye: Look[Oath], place: int, x: float, y: float) -> list[Drawn]:
    """The facedown relics of a site; who has peeked at one sees what it is."""
    s = eye.s
    held = s.sites[place].relics.cards
    step = 53.0 if len(held) < 3 else 106 / len(held)
    return [
        relic_down(eye, card, f"relic-{place}-{at}", x + step * at, y, step - 4, 33) for at, card in enumerate(held)
    ]


def relic_down(eye: Look[Oath], card: str, piece: str, x: float, y: float, w: float, h: float) -> Drawn:
    """A relic that lies face down."""
    known = not hidden(card)
    name = eye.say(f"card-{card}") if known else eye.say("picture-relic-back")
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "known": known,
        "sign": f"relic-{card}" if known else "relic",
        "label": eye.say("picture-known-down", card=name) if known else name,
        **eye.piece(piece, f"card-{card}" if known else "term-relic"),
    }


def price(eye: Look[Oath], card: str) -> Drawn | None:
    """What it costs to recover a relic here."""
    facts = SITES[card]
    cost = facts.recover
    if cost is None:
        return None
    what = "favor" if cost.favor or cost.burn_favor else "secret"
    return {
        "what": what,
        "count": cost.favor or cost.burn_favor or cost.burn_secret,
        "bank": facts.bank,
        "burned": not facts.bank,
        "label": eye.text(f"site-{card}.text"),
        "about": f"site-{card}",
    }


def regions(eye: Look[Oath], x: float, y: float, w: float, h: float, gap: float) -> list[Drawn]:
    """All three, side by side."""
    each = (w - 2 * gap) / 3
    return [
        region(eye, name, round(x + (each + gap) * number), y, round(each), h) for number, name in enumerate(REGIONS)
    ]
