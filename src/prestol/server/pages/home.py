"""The front page and a new match."""

from typing import Any, Final

from litestar import Response, get

from prestol.server.api.games import game_here
from prestol.server.pages.cards import game_card, match_card, usual
from prestol.server.pages.show import Show
from prestol.server.people.person import Person
from prestol.server.play.hall import Hall
from prestol.server.play.lists import listed
from prestol.server.settings import Settings
from prestol.table import installed

PRESETS: Final = ("bots", "friends", "device", "anyone")
MINE: Final = 12
OTHERS: Final = 6
"""So many matches of each kind the front page shows."""


@get("/", include_in_schema=False)
async def home(show: Show, hall: Hall, visitor: Person | None, settings: Settings) -> Response[str]:
    """What to play, and what is being played."""
    person = visitor.id if visitor else None
    found = await hall.store.read(
        lambda db: {
            "mine": listed(db, "mine", person, MINE + 1) if person else [],
            "open": listed(db, "open", person, OTHERS),
            "watch": listed(db, "watch", person, OTHERS),
            "finished": listed(db, "finished", person, OTHERS),
        }
    )
    cards: dict[str, Any] = {name: [match_card(match, show) for match in matches] for name, matches in found.items()}
    return show(
        "home.jinja",
        games=[game_card(game, show) for game in installed().values()],
        turns=sum(match.my_turn for match in found["mine"]),
        more_mine=len(found["mine"]) > MINE,
        closed=visitor is None and settings.registration != "open",
        **{**cards, "mine": cards["mine"][:MINE]},
    )


@get("/new/{game:str}", include_in_schema=False)
async def new_match(show: Show, game: str) -> Response[str]:
    """The form of a new match."""
    found = game_here(game)
    wish = show.request.query_params.get("with", "bots")
    return show(
        "new.jinja",
        game=game_card(found, show),
        counts=sorted(found.players),
        most=max(found.players),
        usual=usual(found),
        chosen_preset=wish if wish in PRESETS else PRESETS[0],
    )
