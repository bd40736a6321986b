"""The picture of the board: where everything lies, and what is said on it. `board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final

from prestol.games.rurik.scene.cards import deck, decree, deeds_alike, offers
from prestol.games.rurik.scene.chart import chart
from prestol.games.rurik.scene.look import Drawn, Look, capital, kept, look
from prestol.games.rurik.scene.players import board, rebellion
from prestol.games.rurik.setup import leaders_on_offer
from prestol.games.rurik.state import (
    ACTIONS,
    DECKS,
    NUMBERS,
    ROWS,
    SETUP,
    TRACKS,
    WAR,
    Advisor,
    Rurik,
    game,
)  # fmt: skip
from prestol.table import Ask, Words

WIDTH: Final = 1440
HEIGHT: Final = 900
EDGE: Final = 10
GAP: Final = 8
LEFT: Final = 836
MAP: Final = 696
RIGHT: Final = 576
HEAD: Final = 30

ROW: Final = {1: 44, 2: 50, 3: 38, 4: 38}
"""Height of a row of the strategy board, by the number of players."""
TRACK: Final = {1: 33, 2: 38, 3: 32, 4: 30}
OTHER: Final = {1: 122, 2: 250, 3: 152, 4: 118}
REBELS: Final = 220


@game.hook
def scene(s: Rurik, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The map with the viewer's board below; on the right what all share, and the boards of the others."""
    eye = look(s, seat, ask, words, names)
    first = 0 if seat is None else seat
    x, y = EDGE + LEFT + GAP, EDGE
    head = {"x": x, "y": y, "w": RIGHT, "title": eye.say("game-name"), "phase": phase(eye)}
    y += HEAD + 4
    banners = strategy(eye, x, y, RIGHT, ROW[s.seats])
    y += banners["h"] + GAP
    tracks = None
    if all(s.players[seat].leader for seat in s.people(0)):  # until then the leaders on offer have its place too
        tracks = development(eye, x, y, RIGHT, TRACK[s.seats])
        y += tracks["h"] + GAP
    others = s.from_seat(first)[1:]
    height = OTHER[s.seats]
    bottom = HEIGHT - EDGE
    boards = []
    for other in reversed(others):
        bottom -= height
        boards.append(board(eye, other, x, bottom, RIGHT, height))
        bottom -= GAP
    solo = None
    if s.rebellion is not None:
        bottom -= REBELS
        solo = rebellion(eye, x, bottom, RIGHT, REBELS)
        bottom -= GAP
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "title": eye.say("picture-title"),
        "kept": kept,
        "told": told(eye),
        "chart": chart(eye, EDGE, EDGE, LEFT, MAP),
        "head": head,
        "strategy": banners,
        "tracks": tracks,
        "common": common(eye, x, y, RIGHT, bottom - y) if tracks else on_offer(eye, x, y, RIGHT, bottom - y),
        "boards": [board(eye, first, EDGE, EDGE + MAP + GAP, LEFT, HEIGHT - 2 * EDGE - MAP - GAP), *boards[::-1]],
        "solo": solo,
    }


def told(eye: Look) -> str:
    """The position in two sentences."""
    s = eye.s
    if not s.round:
        return eye.say("board-setup", seat=s.token)
    return eye.say("board-round", round=s.round, rounds=SETUP["rounds"], phase=s.phase, seat=s.token)


def phase(eye: Look) -> str:
    s = eye.s
    if s.phase == "action" and s.turn.action:
        turn = s.turn
        if turn.seat < s.seats:
            return eye.say("picture-turn", seat=turn.seat, action=turn.action)
    return capital(eye.say(f"phase-{s.phase}"))


# The strategy board


def strategy(eye: Look, x: float, y: float, w: float, row: int) -> Drawn:
    s = eye.s
    each = w / len(ACTIONS)
    banners = []
    count = len(ROWS[len(s.players)][ACTIONS[0]])
    for number, action in enumerate(ACTIONS):
        left = x + each * number
        banners.append(
            {
                "x": left + 3,
                "y": y,
                "w": each - 6,
                "h": 40 + count * row + 14,
                "action": action,
                "name": eye.say(f"action-{action}"),
                "label": eye.say(f"action-{action}"),
                "cells": [cell(eye, action, at, (left + 3, y + 40 + row * at, each - 6, row)) for at in range(count)],
                "rest": s.turn.points.get(action, 0) if s.phase == "action" and s.turn.seat < s.seats else 0,
                **eye.piece(f"banner-{action}", f"action-{action}"),
            }
        )
    return {
        "h": 40 + count * row + 14,
        "banners": banners,
        "label": eye.say("picture-strategy"),
    }


def cell(eye: Look, action: str, at: int, where: tuple[float, float, float, int]) -> Drawn:
    """A row of a banner."""
    x, y, w, row = where
    rows = ROWS[len(eye.s.players)][action]
    points, price = rows[at]
    advisor = eye.s.banners[action][at]
    label = eye.say("picture-cell", action=action, row=at + 1, points=points, coins=price)
    return {
        "x": x,
        "y": y,
        "w": w,
        "row": row,
        "last": at == len(rows) - 1,
        "points": points,
        "price": price,
        "token": action == "scheme" and at == 0 and eye.s.seats > 1,
        "advisor": None if advisor is None else advisor_on(eye, advisor, action, at),
        "label": label,
        **eye.piece(f"cell-{action}-{at}", f"action-{action}"),
    }


def advisor_on(eye: Look, advisor: Advisor, action: str, at: int) -> Drawn:
    s = eye.s
    same = [
        (banner, row)
        for banner, rows in s.banners.items()
        for row, other in enumerate(rows)
        if other is not None and other.seat == advisor.seat and other.number == advisor.number
    ]
    copy = s.players[advisor.seat].advisors.count(advisor.number) + same.index((action, at)) + 1
    return {
        "seat": advisor.seat,
        "number": advisor.number,
        "bribe": advisor.bribe,
        "label": eye.say("picture-advisor", seat=advisor.seat, number=advisor.number, coins=advisor.bribe),
        "piece": f"advisor-{advisor.seat}-{advisor.number}-{copy}",
    }


# The development board


def development(eye: Look, x: float, y: float, w: float, row: int) -> Drawn:
    """The three tracks with their steps, and the war track."""
    s = eye.s
    left = x + 128
    start = 62
    tracks = []
    for number, track in enumerate(TRACKS):
        numbers = NUMBERS["tracks"][track]
        step = (w - 128 - start - 6) / len(numbers["needs"])
        spaces = [{"x": left, "w": start, "need": "", "points": 0, "markers": markers(s, track, 0)}]
        for at, (need, points) in enumerate(zip(numbers["needs"], numbers["points"], strict=True)):
            capital = track == "holdings" and at == len(numbers["needs"]) - 1
            spaces.append(
                {
                    "x": left + start + step * at,
                    "w": step,
                    "need": f"{need}",
                    "capital": capital,
                    "points": points,
                    "markers": markers(s, track, at + 1),
                }
            )
        tracks.append(one_track(eye, track, (x, y + 6 + row * number, w, row), spaces))
    step = (w - 128 - start - 6) / WAR["spaces"]
    spaces = [{"x": left, "w": start, "need": "", "points": 0, "markers": markers(s, "war", 0)}]
    for at in range(1, WAR["spaces"] + 1):
        spaces.append(
            {
                "x": left + start + step * (at - 1),
                "w": step,
                "need": str(at),
                "points": 0,
                "markers": markers(s, "war", at),
            }
        )
    tracks.append(one_track(eye, "war", (x, y + 6 + row * len(TRACKS), w, row), spaces))
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": row * 4 + 12,
        "row": row,
        "tracks": tracks,
        "label": eye.say("picture-development"),
    }


def one_track(eye: Look, track: str, where: tuple[float, float, float, int], spaces: list[Drawn]) -> Drawn:
    x, y, w, row = where
    name = capital(eye.say(f"track-{track}"))
    steps = ", ".join(
        eye.say("picture-on-track", seat=seat, step=p.tracks[track]) for seat, p in enumerate(eye.s.players)
    )
    return {
        "x": x,
        "y": y,
        "w": w,
        "row": row,
        "top": track == TRACKS[0],
        "track": track,
        "name": name,
        "label": f"{name}. {steps}",
        "spaces": spaces,
        "places": "/".join(map(str, WAR["points"])) if track == "war" else "",
        **eye.piece(f"track-{track}", f"track-{track}"),
    }


def markers(s: Rurik, track: str, step: int) -> list[int]:
    return [seat for seat, p in enumerate(s.players) if p.tracks[track] == step]


# Decks and open cards


def on_offer(eye: Look, x: float, y: float, w: float, h: float) -> Drawn:
    """The leaders that can be had."""
    return {"offers": offers(eye, leaders_on_offer(eye.s), x, y, w, h)}


def common(eye: Look, x: float, y: float, w: float, h: float) -> Drawn:
    """The open deeds and the decks."""
    s = eye.s
    room = 150
    step = (w - room) / SETUP["row"]
    decks = []
    half = (h - 6) / 2
    wide = (room - 6) / 2
    for number, name in enumerate(DECKS):
        pile = s.decks[name]
        decks.append(
            deck(eye, f"deck-{name}", "scheme", len(pile), x + w - room + 6 + number * (wide + 3), y, wide - 3, half)
        )
    top = s.discards[-1] if s.discards else ""
    left = x + w - room + 6
    discards = decree(eye, top, "discards", left, y + half + 6, wide - 3, half) if top else None
    decks.append(deck(eye, "deeds", "deed", len(s.deeds), left + wide + 3, y + half + 6, wide - 3, half))
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "offers": [],
        "deeds": deeds_alike(eye, [(card, x + step * number, y) for number, card in enumerate(s.row)], step - 6, h),
        "gaps": [(x + step * number, y, step - 6, h) for number in range(len(s.row), SETUP["row"])],
        "decks": decks,
        "discards": discards,
        "discard_place": {
            "x": left,
            "y": y + half + 6,
            "w": wide - 3,
            "h": half,
            "count": len(s.discards),
            "label": eye.say("picture-discards", cards=len(s.discards)),
            **eye.piece("discard-pile", "term-decree"),
        },
        "label": eye.say("picture-common"),
    }
