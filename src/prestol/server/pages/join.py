"""An invitation: who plays, how fast, and what becomes of a seat whose time runs out, before one sits down."""

from litestar import Response, get
from litestar.response import Redirect

from prestol.server.api.games import game_here
from prestol.server.pages.cards import chosen_options, game_card, pace_words, seat_cards
from prestol.server.pages.show import Show
from prestol.server.people.person import Person
from prestol.server.play.hall import Hall
from prestol.server.play.seating import invited


@get("/join/{secret:str}", include_in_schema=False)
async def join(show: Show, hall: Hall, visitor: Person | None, secret: str) -> Response[str] | Redirect:
    """What an invitation's link shows."""
    match_id, number = await invited(hall, secret)
    live = await hall.live(match_id)
    row, person = live.row, visitor.id if visitor else None
    seats = seat_cards(live.seats, person, show)
    if any(seat.mine for seat in seats):
        return Redirect(f"/m/{row.id}")
    return show(
        "join.jinja",
        game=game_card(game_here(row.game), show),
        id=row.id,
        seats=seats,
        host=next((seat.name for seat in live.seats if seat.kind == "person" and seat.person == row.creator), ""),
        own=person is not None and person == row.creator,
        taken=live.seats[number].kind != "invited" or row.status != "open",
        pace=pace_words(row.pace, show),
        pace_kind=row.pace.kind,
        options=chosen_options(row.game, row.options, show.lang),
        secret=secret,
        called=live.seats[number].name,
    )
