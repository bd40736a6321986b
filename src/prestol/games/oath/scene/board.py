"""The picture of the board: where everything lies, and what is said on it. `board.svg.jinja` draws it."""

from collections.abc import Sequence
from typing import Any, Final

from prestol.games.oath.scene.houses import house, own
from prestol.games.oath.scene.land import HEAD, PITCH, SITE_H, regions
from prestol.games.oath.scene.spots import spots
from prestol.games.oath.scene.stage import stage
from prestol.games.oath.scene.throne import banks, heart, rounds, visions
from prestol.games.oath.state import Oath, game
from prestol.table import Ask, Words
from prestol.table.look import Look

WIDTH: Final = 1440
HEIGHT: Final = 900
EDGE: Final = 10
GAP: Final = 8
LEFT: Final = 910
STRIP: Final = 54
LAND: Final = 634
OTHER: Final = {1: 0, 2: 176, 3: 158, 4: 138, 5: 122, 6: 110}
"""Height of the board of another player, by how many play."""


@game.hook
def scene(s: Oath, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> dict[str, Any]:
    """The map with the viewer's board below; on the right what is going on, and the boards of the others."""
    eye = Look(s, seat, ask, words, names, spots(s, ask))
    first = 0 if seat is None else seat
    top = EDGE + STRIP + GAP
    right = EDGE + LEFT + GAP
    room = WIDTH - EDGE - right
    map_ = regions(eye, EDGE, top, LEFT, LAND, GAP)
    below = top + LAND + GAP
    others = s.from_seat(first)[1:]
    height = OTHER[len(s.players)]
    bottom = HEIGHT - EDGE - (height + GAP) * len(others)
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "title": eye.say("picture-title"),
        "told": told(eye),
        "vignettes": (
            f"oath-{s.oath}",
            *sorted({site["card"] for region in map_ for site in region["sites"]} - {""}),
        ),
        "rounds": rounds(eye, EDGE, EDGE, 236, STRIP),
        "visions": visions(eye, EDGE + 244, EDGE, 184, STRIP),
        "banks": banks(eye, EDGE + 436, EDGE, LEFT - 436, STRIP),
        "regions": map_,
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


def told(eye: Look[Oath]) -> str:
    """The position in two sentences."""
    s = eye.s
    return eye.say("picture-told", round=s.round, seat=s.active, seat_title=s.title, oath=s.oath)
