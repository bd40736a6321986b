"""What the banners do in a search (A.7, A.8). Their Wake Phase and how they are recovered is the law's."""

from prestol.games.oath.law.cards import Removal
from prestol.games.oath.moments import PLAY_ROOM, PLAY_SITES, SEARCH_COST
from prestol.games.oath.powers.effects import loose
from prestol.games.oath.state import PLACES_OF, REGION, Oath
from prestol.table import power

# The People's Favor


def region_of(s: Oath, seat: int) -> tuple[int, ...]:
    """The faceup sites of the pawn's region."""
    return tuple(place for place in PLACES_OF[REGION[s.players[seat].site]] if s.sites[place].name)


@power("peoples-favor", PLAY_SITES)
def welcome_everywhere(s: Oath, seat: int, sites: tuple[int, ...], card: str) -> tuple[int, ...]:
    return (*sites, *[place for place in region_of(s, seat) if place not in sites])


@power("peoples-favor", PLAY_ROOM)
def turned_out(s: Oath, seat: int, room: tuple[Removal, ...], card: str, to: int) -> tuple[Removal, ...]:
    return (
        *room,
        *[("peoples-favor", place, other) for place in region_of(s, seat) for other in loose(s, seat, place)],
    )


# The Darkest Secret


@power("darkest-secret", SEARCH_COST)
def drawn_to_it(s: Oath, seat: int, supply: int, source: str) -> int:
    return 2 if source == "deck" else supply
