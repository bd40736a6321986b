"""A person's page: what they have played, and how well."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import partial

from babel.dates import format_date
from litestar import Response, get

from prestol.server.api.forms import From
from prestol.server.pages.cards import MatchCard, cover, match_card, viewed
from prestol.server.pages.show import Show
from prestol.server.people.person import Person
from prestol.server.people.profiles import LEAST, Tally, profile
from prestol.server.play.hall import Hall
from prestol.server.play.lists import PAGE, PlayedMatch, history
from prestol.table import installed


class TallyCard(Tally, kw_only=True):
    """What somebody has played of a game, as the pages show it. `missing`: rated matches until there is a place."""

    title: str
    cover: str
    missing: int


@get("/people/{who:str}", include_in_schema=False)
async def person(show: Show, hall: Hall, visitor: Person | None, who: str, start: From = 0) -> Response[str]:
    """Somebody who plays here."""
    viewer = visitor.id if visitor else None
    found = await hall.store.read(partial(profile, who=who, viewer=viewer))
    played = await hall.store.read(partial(history, of=who, person=viewer, start=start, most=PAGE + 1))
    return show(
        "person.jinja",
        who=found,
        letter=next((sign for sign in found.name if sign.isalnum()), "").upper(),
        since=date(found.since, show),
        tallies=tally_cards(found.games, show),
        played=history_cards(played[:PAGE], show),
        more=len(played) > PAGE,
        start=start,
    )


def tally_cards(games: Sequence[Tally], show: Show) -> list[TallyCard]:
    """Somebody's games, in words."""
    return [
        TallyCard(
            **{name: getattr(each, name) for name in Tally.__struct_fields__},
            title=viewed(each.game, show.lang).title,
            cover=cover(each.game),
            missing=LEAST - each.rated,
        )
        for each in games
        if each.game in installed()
    ]


def history_cards(played: Sequence[PlayedMatch], show: Show) -> list[MatchCard]:
    """Somebody's finished matches, in words."""
    cards = []
    for match in played:
        card = match_card(match, show)
        if match.gain is not None:
            card.gain = f"{match.gain:+d}".replace("-", "\N{MINUS SIGN}")
            card.gain_words = show.say("match-gain", gain=card.gain, place=match.place)
        cards.append(card)
    return cards


def date(moment: float, show: Show) -> str:
    """A day, written out."""
    return format_date(datetime.fromtimestamp(moment, UTC), "long", locale=show.lang)
