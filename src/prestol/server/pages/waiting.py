"""The table before the match: who is there, who is missing, and the links that bring them."""

from litestar import Response

from prestol.server.api.games import game_here
from prestol.server.pages.cards import SeatCard, chosen_options, game_card, pace_words, seat_cards
from prestol.server.pages.show import Show
from prestol.server.people.person import Person
from prestol.server.people.visit import Visit
from prestol.server.play.live import Live
from prestol.server.play.seating import invitations


class WaitingSeat(SeatCard, kw_only=True):
    """A seat that may still wait for somebody."""

    seat: int
    wished: str
    """Who is expected."""
    link: str
    """The invitation, for whoever has made the match."""


def waiting(show: Show, live: Live, visitor: Person | None, visit: Visit) -> Response[str]:
    """The waiting room, or what is left of one that was closed."""
    row, person = live.row, visitor.id if visitor else None
    secrets = invitations(live, person)
    cards = seat_cards(live.seats, person, show)
    seats = [
        WaitingSeat(
            **{key: getattr(card, key) for key in SeatCard.__struct_fields__},
            seat=number,
            wished=live.seats[number].name if card.free else "",
            link=f"{visit.origin}/join/{secrets[number]}" if number in secrets else "",
        )
        for number, card in enumerate(cards)
    ]
    anybody = any(seat.kind == "open" for seat in seats)
    return show(
        "waiting.jinja",
        id=row.id,
        status=row.status,
        game=game_card(game_here(row.game), show),
        seats=seats,
        creator=person is not None and person == row.creator,
        can_join=anybody and not any(seat.mine for seat in seats),
        anybody=anybody,
        links=bool(secrets),
        free=[seat.seat for seat in seats if seat.free],
        address=f"{visit.origin}/m/{row.id}",
        pace=pace_words(row.pace, show),
        pace_kind=row.pace.kind,
        options=chosen_options(row.game, row.options, show.lang),
    )
