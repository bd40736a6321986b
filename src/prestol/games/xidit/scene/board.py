"""The picture of the board: the map in the middle, the queues and the calendar on the left, the players on the right.
`board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final

from prestol.games.xidit.board_text import of_region
from prestol.games.xidit.scene import land
from prestol.games.xidit.scene.look import Look, look
from prestol.games.xidit.scene.lords import lords
from prestol.games.xidit.scene.plan import now, offers, path, planned
from prestol.games.xidit.scene.side import barracks, calendar, hall, lair, queues
from prestol.games.xidit.scene.tiles import recruits, threat
from prestol.games.xidit.state import BASTION, Xidit, game
from prestol.table import Ask, Words

WIDTH: Final = 1440
HEIGHT: Final = 900


@game.hook
def scene(s: Xidit, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    eye = look(s, seat, ask, words, names)
    stops = planned(eye)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "title": eye.say("picture-title"),
        "told": told(eye),
        "players": s.players,
        "viewer": seat,
        "map": {
            "x": land.LEFT,
            "y": land.TOP,
            "w": land.WIDTH,
            "h": land.HEIGHT,
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
        "calendar": calendar(eye, 12, 12, 292, 104),
        "queues": queues(eye, 12, 124, 292, 288),
        "lair": lair(eye, 12, 420, 292, 140),
        "barracks": barracks(eye, 12, 568, 292, 90),
        "hall": hall(eye, 12, 666, 292, 222),
        "lords": lords(eye, stops, 1136, 12, 292, 876),
    }


def told(eye: Look) -> str:
    s = eye.s
    if not s.year:
        return eye.say("picture-start")
    return eye.say("board-year", year=s.year, years=s.setup.years, seat=s.first)


def region(eye: Look, name: str) -> dict[str, Any]:
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
        if lord.bards.get(name) and (name != BASTION or eye.sees(seat))
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


def city(eye: Look, number: int) -> dict[str, Any]:
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


def guild(eye: Look, number: int) -> dict[str, Any]:
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


def heroes(eye: Look) -> list[dict[str, Any]]:
    """The heroes where they stand, each with the order that has just been carried out."""
    found = []
    by_city: dict[int, list[int]] = {}
    for seat, lord in enumerate(eye.s.lords):
        if lord.hero:
            by_city.setdefault(lord.hero, []).append(seat)
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
