"""The picture of the board: the map in the middle, the queues and the calendar on the left, the players on the right.
`board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final

from prestol.games.xidit.board_text import of_region, sees
from prestol.games.xidit.forecast import Stop
from prestol.games.xidit.scene import land
from prestol.games.xidit.scene.lords import GAP, OWN, lord, lords
from prestol.games.xidit.scene.plan import now, offers, path, planned
from prestol.games.xidit.scene.side import barracks, calendar, hall, lair, queues
from prestol.games.xidit.scene.spots import spots
from prestol.games.xidit.scene.tiles import recruits, threat
from prestol.games.xidit.state import BASTION, Xidit, game
from prestol.table import Ask, Words
from prestol.table.look import Look

WIDTH: Final = 1440
HEIGHT: Final = 900

TALL_WIDTH: Final = 432
TALL_EDGE: Final = 6
OTHER: Final = 160
"""How high the panel of another player is on a narrow screen."""


@game.hook
def scene(s: Xidit, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    eye = Look(s, seat, ask, words, names, spots(ask))
    stops = planned(eye)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        **on_the_map(eye, stops, land.LEFT, land.TOP, 1.0),
        "calendar": calendar(eye, 12, 12, 292, 104),
        "queues": queues(eye, 12, 124, 292, 288),
        "lair": lair(eye, 12, 420, 292, 140),
        "barracks": barracks(eye, 12, 568, 292, 90),
        "hall": hall(eye, 12, 666, 292, 222),
        "areas": {
            "queues": eye.area("area-queues", 12, 12, 292, 400),
            "hall": eye.area("area-hall", 12, 420, 292, 468),
        },
        "lords": lords(eye, stops, 1136, 12, 292, 876),
    }


@game.hook
def tall_scene(s: Xidit, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The map above, the viewer's own panel below it, then what lies beside the map, and the other players."""
    eye = Look(s, seat, ask, words, names, spots(ask))
    stops = planned(eye)
    x, w = TALL_EDGE, TALL_WIDTH - 2 * TALL_EDGE
    scale = w / land.WIDTH
    y = TALL_EDGE + round(land.HEIGHT * scale) + GAP
    panels = []
    for owner in range(s.players) if seat is None else [(seat + n) % s.players for n in range(s.players)]:
        high = OWN[0] if owner == seat else OTHER + 40 * bool(s.points)
        panels.append(lord(eye, owner, stops if owner == seat else [], x, y, w, high))
        y += high + GAP
        if owner == seat:
            beside = y
            y += 104 + 288 + 140 + 90 + 222 + 5 * GAP
    if seat is None:
        beside = y
        y += 104 + 288 + 140 + 90 + 222 + 5 * GAP
    return {
        "width": TALL_WIDTH,
        "height": y - GAP + TALL_EDGE,
        **on_the_map(eye, stops, x, TALL_EDGE, scale),
        "calendar": calendar(eye, x, beside, w, 104),
        "queues": queues(eye, x, beside + 104 + GAP, w, 288),
        "lair": lair(eye, x, beside + 392 + 2 * GAP, w, 140),
        "barracks": barracks(eye, x, beside + 532 + 3 * GAP, w, 90),
        "hall": hall(eye, x, beside + 622 + 4 * GAP, w, 222),
        "areas": {
            "queues": eye.area("area-queues", x, beside, w, 392 + GAP),
            "hall": eye.area("area-hall", x, beside + 392 + 2 * GAP, w, 452 + 2 * GAP),
        },
        "lords": panels,
    }


def on_the_map(eye: Look[Xidit], stops: list[Stop], x: float, y: float, scale: float) -> dict[str, Any]:
    """What is told of the position, and the map at a place and in a size of its own."""
    s = eye.s
    move = f"translate({x:g} {y:g}) scale({scale:.4f}) translate({-land.LEFT} {-land.TOP})" if scale != 1 else ""
    return {
        "title": eye.say("picture-title"),
        "told": told(eye),
        "players": s.players,
        "viewer": eye.seat,
        "map": {
            "x": land.LEFT,
            "y": land.TOP,
            "w": land.WIDTH,
            "h": land.HEIGHT,
            "move": move,
            "area": eye.area("area-map", x, y, land.WIDTH * scale, land.HEIGHT * scale, 16 * scale),
            "label": eye.say("picture-map"),
        },
        "regions": [region(eye, name) for name in land.REGION],
        "roads": land.DRAWN_ROADS,
        "road_words": {colour: eye.say(f"road-{colour}") for colour in ("red", "blue", "black")},
        "cities": [city(eye, number) for number in land.CITY],
        "guilds": [guild(eye, number) for number in sorted(s.guilds)],
        "heroes": heroes(eye),
        "path": path(eye, stops),
        "offers": offers(eye),
    }


def told(eye: Look[Xidit]) -> str:
    s = eye.s
    if not s.year:
        return eye.say("picture-start")
    return eye.say("board-year", year=s.year, years=s.setup.years, seat=s.first)


def region(eye: Look[Xidit], name: str) -> dict[str, Any]:
    """A region with its lyre and the bards of each player. Those in the Bastion are drawn only for who sees them."""
    s = eye.s
    drawn = land.REGION[name]
    is_open = name in s.setup.regions
    there = [
        {
            "seat": seat,
            "count": lord.bards[name],
            "label": eye.say("board-bards", seat=seat, bards=lord.bards[name]),
            "piece": f"bards-{name}-{seat}",
        }
        for seat, lord in enumerate(s.lords)
        if lord.bards.get(name) and (name != BASTION or sees(s, eye.seat, seat))
    ]
    for number, chip in enumerate(there):
        chip["x"] = round(drawn["x"] + 38 * (number - (len(there) - 1) / 2) - 17, 1)
    items = ", ".join(str(chip["label"]) for chip in there) or eye.say("board-nobody")
    label = eye.say("board-region", **of_region(name), items=items)
    if name == BASTION and not there:
        label = eye.say("board-region-hidden", **of_region(name))
    return {
        **drawn,
        "open": is_open,
        "bastion": name == BASTION,
        "title": eye.say(f"region-{name}"),
        "bards": there,
        "closed": "" if is_open else eye.say("picture-closed"),
        "label": label if is_open else f"{eye.say(f'region-{name}')}: {eye.say('picture-closed')}",
        **eye.piece(f"region-{name}", f"region-{name}"),
    }


def city(eye: Look[Xidit], number: int) -> dict[str, Any]:
    """A city and the tile that lies there."""
    s = eye.s
    x, y = land.CITY[number]
    tile = None
    if number in s.recruits:
        tile = recruits(eye, s.setup.tile_at[number], s.recruits[number])
    elif number in s.threats:
        tile = threat(eye, s.threats[number])
    return {
        "number": number,
        "x": x,
        "y": y,
        "tile": tile,
        "label": f"{eye.say('term-city')} {number}",
        **eye.piece(f"city-{number}", "term-city"),
    }


def guild(eye: Look[Xidit], number: int) -> dict[str, Any]:
    seat, height = eye.s.guilds[number]
    x, y = land.GUILD[number]
    return {
        "x": x,
        "y": y,
        "seat": seat,
        "height": height,
        "label": eye.say("picture-guild", seat=seat, city=number, storeys=height),
        **eye.piece(f"guild-{number}", "term-guild"),
    }


def heroes(eye: Look[Xidit]) -> list[dict[str, Any]]:
    """The heroes where they stand, each with the order that has just been carried out."""
    found = []
    by_city: dict[int, list[int]] = {}
    for seat, there in enumerate(eye.s.lords):
        if there.hero:
            by_city.setdefault(there.hero, []).append(seat)
    for number, seats in by_city.items():
        for place, seat in enumerate(seats):
            x, y = land.stand(number, place, len(seats))
            badge_x, badge_y = land.beside(number, place, len(seats), land.AROUND + 22)
            if abs(badge_x - x) + abs(badge_y - y) < 18:
                badge_x, badge_y = x + 21, y - 2
            found.append(
                {
                    "seat": seat,
                    "x": x,
                    "y": y,
                    "own": seat == eye.seat,
                    "now": now(eye, seat),
                    "badge": (round(badge_x - x - 10, 1), round(badge_y - y - 11, 1)),
                    "label": eye.say("picture-hero", seat=seat, city=number),
                    **eye.piece(f"hero-{seat}", "term-hero"),
                }
            )
    found.sort(key=lambda hero: hero["y"])
    return found
