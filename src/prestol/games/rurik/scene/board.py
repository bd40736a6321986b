"""The picture of the board: where everything lies, and what is said on it. `board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final

from prestol.games.rurik.scene.cards import deck, decree, deeds_alike, offers
from prestol.games.rurik.scene.chart import chart
from prestol.games.rurik.scene.players import board, rebellion
from prestol.games.rurik.scene.spots import spots
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
from prestol.table.lettering import capital
from prestol.table.look import Drawn, Look

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

TALL_WIDTH: Final = 432
TALL_EDGE: Final = 6
TALL_OWN: Final = 350
TALL_OTHER: Final = 302
TALL_REBELS: Final = 220
"""The Rebellion has no cards in front of it."""


@game.hook
def scene(s: Rurik, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The map with the viewer's board below; on the right what all share, and the boards of the others."""
    eye = looking(s, seat, ask, words, names)
    first = 0 if seat is None else seat
    x, y = EDGE + LEFT + GAP, EDGE
    top = {"x": x, "y": y, "w": RIGHT, "title": eye.say("game-name"), "phase": phase(eye)}
    y += HEAD + 4
    banners = strategy(eye, x, y, RIGHT, ROW[s.seats], len(ACTIONS))
    banners["area"] = eye.area("area-strategy", x, EDGE, RIGHT, HEAD + 4 + banners["h"])
    y += banners["h"] + GAP
    tracks = None
    if chosen(s):  # until then the leaders on offer have its place too
        tracks = development(eye, x, y, RIGHT, TRACK[s.seats])
        y += tracks["h"] + GAP
    height = OTHER[s.seats]
    bottom = HEIGHT - EDGE
    boards = []
    for other in reversed(s.from_seat(first)[1:]):
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
        "told": told(eye),
        "chart": {**chart(eye, EDGE, EDGE, LEFT, MAP), "area": eye.area("area-map", EDGE, EDGE, LEFT, MAP), "move": ""},
        "head": top,
        "strategy": banners,
        "tracks": tracks,
        "common": common(eye, x, y, RIGHT, bottom - y) if tracks else on_offer(eye, x, y, RIGHT, bottom - y),
        "boards": [board(eye, first, EDGE, EDGE + MAP + GAP, LEFT, HEIGHT - 2 * EDGE - MAP - GAP), *boards[::-1]],
        "solo": solo,
    }


@game.hook
def tall_scene(s: Rurik, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The map, the strategy board, the viewer's board, then what all share, and the boards of the others."""
    eye = looking(s, seat, ask, words, names)
    first, *others = s.from_seat(0 if seat is None else seat)
    x, w = TALL_EDGE, TALL_WIDTH - 2 * TALL_EDGE
    top = {"x": x, "y": TALL_EDGE, "w": w, "title": eye.say("game-name"), "phase": phase(eye)}
    y = TALL_EDGE + HEAD
    scale = w / LEFT
    high = round(MAP * scale)
    map_ = {
        **chart(eye, EDGE, EDGE, LEFT, MAP),
        "area": eye.area("area-map", x, y, w, high, 16 * scale),
        "move": f"translate({x} {y}) scale({scale:.4f}) translate({-EDGE} {-EDGE})",
    }
    y += high + GAP
    banners = strategy(eye, x, y, w, 42, 3)
    banners["area"] = eye.area("area-strategy", x, y, w, banners["h"])
    y += banners["h"] + GAP
    boards = [board(eye, first, x, y, w, TALL_OWN)]
    y += TALL_OWN + GAP
    tracks = None
    if chosen(s):
        tracks = development(eye, x, y, w, 52)
        y += tracks["h"] + GAP
    high = 218 if tracks else 420
    shared = common(eye, x, y, w, high) if tracks else on_offer(eye, x, y, w, high)
    y += high + GAP
    solo = None
    if s.rebellion is not None:
        solo = rebellion(eye, x, y, w, REBELS)
        y += solo["h"] + GAP
    for other in others:
        high = TALL_OTHER if other < s.seats else TALL_REBELS
        boards.append(board(eye, other, x, y, w, high))
        y += high + GAP
    return {
        "width": TALL_WIDTH,
        "height": y - GAP + TALL_EDGE,
        "title": eye.say("picture-title"),
        "told": told(eye),
        "chart": map_,
        "head": top,
        "strategy": banners,
        "tracks": tracks,
        "common": shared,
        "boards": boards,
        "solo": solo,
    }


def looking(s: Rurik, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> Look[Rurik]:
    if s.rebellion is not None:
        names = (words.name(0, names), words.say("seat-rebellion"))
    return Look(s, seat, ask, words, names, spots(s, ask))


def chosen(s: Rurik) -> bool:
    """Whether all have a leader."""
    return all(s.players[seat].leader for seat in s.people(0))


def told(eye: Look[Rurik]) -> str:
    """The position in two sentences."""
    s = eye.s
    if not s.round:
        return eye.say("board-setup", seat=s.token)
    return eye.say("board-round", round=s.round, rounds=SETUP["rounds"], phase=s.phase, seat=s.token)


def phase(eye: Look[Rurik]) -> str:
    s = eye.s
    if s.phase == "action" and s.turn.action:
        turn = s.turn
        if turn.seat < s.seats:
            return eye.say("picture-turn", seat=turn.seat, action=turn.action)
    return capital(eye.say(f"phase-{s.phase}"))


# The strategy board


def strategy(eye: Look[Rurik], x: float, y: float, w: float, row: int, across: int) -> Drawn:
    """The banners of the actions, so many side by side."""
    s = eye.s
    each = w / across
    banners = []
    count = len(ROWS[len(s.players)][ACTIONS[0]])
    high = 40 + count * row + 14
    for number, action in enumerate(ACTIONS):
        left = x + each * (number % across) + 3
        top = y + (high + GAP) * (number // across)
        banners.append(
            {
                "x": left,
                "y": top,
                "w": each - 6,
                "h": high,
                "action": action,
                "name": eye.say(f"action-{action}"),
                "label": eye.say(f"action-{action}"),
                "cells": [cell(eye, action, at, (left, top + 40 + row * at, each - 6, row)) for at in range(count)],
                "rest": s.turn.points.get(action, 0) if s.phase == "action" and s.turn.seat < s.seats else 0,
                **eye.piece(f"banner-{action}", f"action-{action}"),
            }
        )
    return {
        "h": (high + GAP) * (len(ACTIONS) // across) - GAP,
        "banners": banners,
        "label": eye.say("picture-strategy"),
    }


def cell(eye: Look[Rurik], action: str, at: int, where: tuple[float, float, float, int]) -> Drawn:
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


def advisor_on(eye: Look[Rurik], advisor: Advisor, action: str, at: int) -> Drawn:
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


def development(eye: Look[Rurik], x: float, y: float, w: float, row: int) -> Drawn:
    """The three tracks with their steps, and the war track. On a narrow one the names stand above the steps."""
    s = eye.s
    before = 128 if w > 500 else 8
    left, start = x + before, 62
    room = w - before - start - 6
    tracks = []
    for number, track in enumerate((*TRACKS, "war")):
        numbers = WAR if track == "war" else NUMBERS["tracks"][track]
        steps = [("", 0)]
        if track == "war":
            steps += [(str(at), 0) for at in range(1, WAR["spaces"] + 1)]
        else:
            steps += [(f"{need}", points) for need, points in zip(numbers["needs"], numbers["points"], strict=True)]
        step = room / (len(steps) - 1)
        spaces = [
            {
                "x": left + start + step * (at - 1) if at else left,
                "w": step if at else start,
                "need": need,
                "capital": track == "holdings" and at == len(steps) - 1,
                "points": points,
                "markers": markers(s, track, at),
            }
            for at, (need, points) in enumerate(steps)
        ]
        tracks.append(one_track(eye, track, (x, y + 6 + row * number, w, row), 0 if w > 500 else 20, spaces))
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": row * 4 + 12,
        "row": row,
        "tracks": tracks,
        "label": eye.say("picture-development"),
        "area": eye.area("area-tracks", x, y, w, row * 4 + 12),
    }


def one_track(
    eye: Look[Rurik], track: str, where: tuple[float, float, float, int], above: int, spaces: list[Drawn]
) -> Drawn:
    """A track. `above`: how high the line of its name is, if it stands above the steps."""
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
        "line": y + (above - 6 if above else row / 2),
        "steps_y": y + above,
        "steps_h": row - above,
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


def on_offer(eye: Look[Rurik], x: float, y: float, w: float, h: float) -> Drawn:
    """The leaders that can be had."""
    return {"offers": offers(eye, leaders_on_offer(eye.s), x, y, w, h), "area": eye.area("area-leaders", x, y, w, h)}


def common(eye: Look[Rurik], x: float, y: float, w: float, h: float) -> Drawn:
    """The open deeds and the decks: beside them, or below where it is narrow."""
    s = eye.s
    if w > 500:
        room, high, half = w - 150, h, (h - 6) / 2
        left = x + room + 6
        piles = [(left + 75 * (at % 2), y + (half + 6) * (at // 2), 69.0, half) for at in range(4)]
    else:
        room, high, each = w, 148, w / 4
        piles = [(x + each * at, y + high + 8, each - 6, h - high - 8) for at in range(4)]
    step = room / SETUP["row"]
    decks = [
        deck(eye, f"deck-{name}", "scheme", len(s.decks[name]), *place)
        for name, place in zip(DECKS, piles, strict=False)
    ]
    decks.append(deck(eye, "deeds", "deed", len(s.deeds), *piles[3]))
    top = s.discards[-1] if s.discards else ""
    x_, y_, w_, h_ = piles[2]
    return {
        "x": x,
        "y": y,
        "w": w,
        "h": h,
        "offers": [],
        "deeds": deeds_alike(eye, [(card, x + step * number, y) for number, card in enumerate(s.row)], step - 6, high),
        "gaps": [(x + step * number, y, step - 6, high) for number in range(len(s.row), SETUP["row"])],
        "decks": decks,
        "discards": decree(eye, top, "discards", *piles[2]) if top else None,
        "discard_place": {
            "x": x_,
            "y": y_,
            "w": w_,
            "h": h_,
            "count": len(s.discards),
            "label": eye.say("picture-discards", cards=len(s.discards)),
            **eye.piece("discard-pile", "term-decree"),
        },
        "label": eye.say("picture-common"),
        "area": eye.area("area-common", x, y, w, h),
    }
