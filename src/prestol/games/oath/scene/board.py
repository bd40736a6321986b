"""The picture of the board: where everything lies, and what is said on it. `board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final

from prestol.games.oath.scene.houses import house, own
from prestol.games.oath.scene.land import HEAD, PITCH, SITE_H, regions, tall_region
from prestol.games.oath.scene.spots import spots
from prestol.games.oath.scene.stage import stage
from prestol.games.oath.scene.throne import banks, heart, rounds, visions
from prestol.games.oath.state import REGIONS, Oath, game
from prestol.table import Ask, Words
from prestol.table.look import Drawn, Look

WIDTH: Final = 1440
HEIGHT: Final = 900
EDGE: Final = 10
GAP: Final = 8
LEFT: Final = 910
STRIP: Final = 54
LAND: Final = 634
OTHER: Final = {1: 0, 2: 176, 3: 158, 4: 138, 5: 122, 6: 110}
"""Height of the board of another player, by how many play."""

TALL_WIDTH: Final = 432
TALL_EDGE: Final = 6
STAGE: Final = 440
TALL_OWN: Final = 400
TALL_OTHER: Final = 150


@game.hook
def scene(s: Oath, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The map with the viewer's board below; on the right what is going on, and the boards of the others."""
    eye = Look(s, seat, ask, words, names, spots(s, ask))
    top = EDGE + STRIP + GAP
    right = EDGE + LEFT + GAP
    room = WIDTH - EDGE - right
    map_ = regions(eye, EDGE, top, LEFT, LAND, GAP)
    below = top + LAND + GAP
    first, *others = s.from_seat(0 if seat is None else seat)
    height = OTHER[len(s.players)]
    bottom = HEIGHT - EDGE - (height + GAP) * len(others)
    return {
        **about(eye, map_, WIDTH, HEIGHT),
        "tracks": eye.area("area-tracks", EDGE, EDGE, LEFT, STRIP),
        "rounds": rounds(eye, EDGE, EDGE, 236, STRIP),
        "visions": visions(eye, EDGE + 244, EDGE, 184, STRIP),
        "banks": banks(eye, EDGE + 436, EDGE, LEFT - 436, STRIP),
        "heart": heart(eye, EDGE + 4, top + HEAD + 2 * PITCH, map_[0]["w"] - 8, SITE_H),
        "stage": stage(eye, right, EDGE, room, bottom - EDGE),
        "boards": [
            own(eye, first, EDGE, below, LEFT, HEIGHT - EDGE - below),
            *(
                house(eye, other, right, bottom + GAP + (height + GAP) * at, room, height)
                for at, other in enumerate(others)
            ),
        ],
    }


@game.hook
def tall_scene(s: Oath, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """What is going on, the viewer's board, the map region by region, then the boards of the others."""
    eye = Look(s, seat, ask, words, names, spots(s, ask))
    first, *others = s.from_seat(0 if seat is None else seat)
    x, w = TALL_EDGE, TALL_WIDTH - 2 * TALL_EDGE
    tracks = TALL_EDGE
    y = tracks + 3 * (STRIP + GAP)
    shown = stage(eye, x, y, w, STAGE)
    y += STAGE + GAP
    mine = own(eye, first, x, y, w, TALL_OWN)
    y += TALL_OWN + GAP
    land = y
    map_ = []
    for name in REGIONS:
        map_.append(tall_region(eye, name, x, y, w))
        y += map_[-1]["h"] + GAP
    boards = []
    for other in others:
        boards.append(house(eye, other, x, y, w, TALL_OTHER))
        y += TALL_OTHER + GAP
    return {
        **about(eye, map_, TALL_WIDTH, y - GAP + TALL_EDGE),
        "tracks": eye.area("area-tracks", x, tracks, w, 3 * STRIP + 2 * GAP),
        "rounds": rounds(eye, x, tracks, 236, STRIP),
        "visions": visions(eye, x + 244, tracks, w - 244, STRIP),
        "banks": banks(eye, x, tracks + STRIP + GAP, w, STRIP, 3),
        "heart": heart(eye, x + 4, land + HEAD + 2 * PITCH, w - 8, SITE_H),
        "stage": shown,
        "boards": [mine, *boards],
    }


def about(eye: Look[Oath], map_: list[Drawn], w: int, h: int) -> Drawn:
    """What the picture is, and the map in it."""
    return {
        "width": w,
        "height": h,
        "title": eye.say("picture-title"),
        "told": told(eye),
        "vignettes": (
            f"oath-{eye.s.oath}",
            *sorted({site["card"] for region in map_ for site in region["sites"]} - {""}),
        ),
        "regions": map_,
    }


def told(eye: Look[Oath]) -> str:
    """The position in two sentences."""
    s = eye.s
    return eye.say("picture-told", round=s.round, seat=s.active, seat_title=s.title, oath=s.oath)
