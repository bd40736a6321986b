"""What belongs to all: the tracks and favor banks above the map; the decks, the reliquary and the banners in it."""

from typing import Final

from prestol.games.oath.law.victory import LAST_ROUND, NEEDED_VISIONS, STABLE
from prestol.games.oath.scene.cards import back, hidden
from prestol.games.oath.scene.houses import banner
from prestol.games.oath.scene.land import relic_down
from prestol.games.oath.state import BANNERS, RELIQUARY, SUITS, SUPPLY, VISIONS, Oath
from prestol.table.lettering import ARIAL, capital
from prestol.table.look import Drawn, Look

OPEN: Final = {"brutal": "plan", "decadent": "exile", "careless": "favor", "greedy": "denizen"}
"""The sign of the action that each modifier of the reliquary changes."""


def rounds(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn:
    s = eye.s
    step = (w - 12) / LAST_ROUND
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "title": eye.say("term-round"),
        "cells": [
            {
                "x": round(x + 6 + step * (number - 1), 1),
                "w": round(step - 2, 1),
                "n": number,
                "here": number == s.round,
                "past": number < s.round,
                "die": f"{STABLE[number]}+" if number in STABLE else "",
                "cost": "",
            }
            for number in range(1, LAST_ROUND + 1)
        ],
        "label": eye.say("picture-round", round=s.round),
        **eye.piece("round", "term-round"),
    }


def visions(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn:
    """How many visions were drawn, and what a search of the world deck costs at each."""
    s = eye.s
    costs = SUPPLY["search"]
    step = (w - 12) / len(costs)
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "title": eye.say("term-vision-track"),
        "cells": [
            {
                "x": round(x + 6 + step * number, 1),
                "w": round(step - 2, 1),
                "n": number,
                "here": number == s.drawn,
                "past": number < s.drawn,
                "die": "",
                "cost": cost,
                "enough": number >= NEEDED_VISIONS,
            }
            for number, cost in enumerate(costs)
        ],
        "label": eye.say("picture-visions", drawn=s.drawn),
        **eye.piece("visions", "term-vision-track"),
    }


def banks(eye: Look[Oath], x: float, y: float, w: float, h: float, across: int = len(SUITS)) -> list[Drawn]:
    """The favor banks, in the order of the circle, so many side by side."""
    step = (w + 6) / across
    return [
        {
            "x": round(x + step * (at % across), 1),
            "y": y + (h + 6) * (at // across),
            "w": round(step - 6, 1),
            "h": h,
            "suit": suit,
            "name": ARIAL.shortened(capital(eye.say(f"suit-{suit}")), 11.5, step - 12, True),
            "count": eye.s.banks[suit],
            "label": eye.say("picture-favor-bank", suit=suit, count=eye.s.banks[suit]),
            **eye.piece(f"bank-of-{suit}", "term-favor-bank"),
        }
        for at, suit in enumerate(SUITS)
    ]


def heart(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn:
    """The third place of the Cradle: decks, reliquary, and the banners that nobody holds."""
    s = eye.s
    left = 92
    right = x + left + 10
    room = w - left - 14
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "world": world(eye, x + 6, y + 4, left - 6, 118),
        "relics": {
            "x": x + 6,
            "y": y + 130,
            "w": 44,
            "h": 58,
            "count": len(s.relics),
            "label": eye.say("picture-relic-deck", count=len(s.relics)),
            **eye.piece("relic-deck", "deck-relics"),
        },
        "dispossessed": {
            "x": x + 56,
            "y": y + 130,
            "w": 36,
            "h": 58,
            "count": len(s.dispossessed),
            "label": eye.say("picture-dispossessed", count=len(s.dispossessed)),
            **eye.piece("dispossessed", "deck-dispossessed"),
        },
        "reliquary": reliquary(eye, right, y + 2, room),
        "banners": [flag(eye, name, right, y + 112 + 41 * number, room, 37) for number, name in enumerate(BANNERS)],
    }


def world(eye: Look[Oath], x: float, y: float, w: float, h: float) -> Drawn:
    """The world deck: of the top card the back is seen, or the face by who has peeked."""
    cards = eye.s.world.cards
    top = cards[-1] if cards else ""
    kind = "" if not top else "vision" if top in VISIONS or back(top) == "vision" else "denizen"
    label = eye.say("picture-world", back=kind or "none")
    if top and not hidden(top):
        label = f"{label} {eye.say('picture-known', items=eye.say(f'card-{top}'))}"
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "back": kind,
        "title": ARIAL.wrapped(capital(eye.say("deck-world")), 11.5, w - 8, 2, True),
        "label": label,
        **eye.piece("world", "deck-world"),
    }


def reliquary(eye: Look[Oath], x: float, y: float, w: float) -> Drawn:
    """The four spaces: the relic that covers one, or the modifier that is open."""
    s = eye.s
    step = (w + 4) / len(RELIQUARY)
    spaces = []
    for at, name in enumerate(RELIQUARY):
        held = s.reliquary[at].cards
        left = round(x + step * at, 1)
        title = eye.say(f"modifier-{name}")
        relic = relic_down(eye, held[0], f"reliquary-{at}", left + 2, y + 22, step - 8, 46) if held else None
        spaces.append(
            {
                "x": left,
                "y": y + 18,
                "w": round(step - 4, 1),
                "name": title,
                "squeezed": round(step - 6, 1) if ARIAL.width(title, 10.5, True) > step - 6 else 0,
                "sign": OPEN[name],
                "relic": relic,
                "label": eye.say("picture-modifier", modifier=title, open="no" if held else "yes"),
                **(eye.piece(f"modifier-{name}", f"modifier-{name}")),
            }
        )
    return {
        "x": x,
        "y": y,
        "title": ARIAL.shortened(eye.say("term-reliquary"), 12.5, w, True),
        "spaces": spaces,
        "label": eye.say("term-reliquary"),
        **eye.piece("reliquary", "term-reliquary"),
    }


def flag(eye: Look[Oath], name: str, x: float, y: float, w: float, h: float) -> Drawn:
    """A banner in the shared bank, or where it is."""
    holder = eye.s.banners[name].holder
    place = {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "name": ARIAL.wrapped(capital(eye.say(f"banner-{name}")), 12.0, w - 78, 2, True),
    }
    if holder >= 0:
        return {
            **place,
            "held": eye.s.players[holder].color,
            "label": eye.say("picture-banner-held", banner=name, seat=holder),
            "kind": name,
            "sign": f"banner-{name}",
        }
    return {**place, "held": "", **banner(eye, name)}
