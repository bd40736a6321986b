"""Minor actions (6.3 to 6.5), and showing an adviser to somebody (9.4)."""

from collections.abc import Iterator
from typing import Any

from prestol.games.oath.law.pieces import lift_warbands, place_warbands
from prestol.games.oath.moments import MUST_STAY, SITE_WARBANDS
from prestol.games.oath.state import NOBODY, RELIQUARY, SCEPTER, Oath, game
from prestol.table import PASS, Ask, Asking

# Looking at relics


def can_peek(s: Oath, seat: int) -> bool:
    """Whether a relic lies here that the player has not seen."""
    marks = s.sites[s.players[seat].site].relics.marks
    return any(not mark >> seat & 1 for mark in marks)


@game.step
def peek(s: Oath, seat: int) -> Asking:
    """A facedown relic at the own site; who has seen one knows it from then on."""
    site = s.sites[s.players[seat].site]
    unseen = tuple(at for at, mark in enumerate(site.relics.marks) if not mark >> seat & 1)
    at = unseen[0]
    if len(unseen) > 1:
        at = yield Ask(seat, "peek", unseen)
    relic = s.peek(site.relics, seat, at)
    s.tell("peeks", seat, site=site.name)
    s.whisper(seat, "sees", card=relic)


def can_peek_reliquary(s: Oath, seat: int) -> bool:
    """Whether the Grand Scepter would show the player something new; not in the turn in which it was taken."""
    if SCEPTER not in s.players[seat].relics or SCEPTER in s.turn.taken:
        return False
    return any(pile.marks and not pile.marks[0] >> seat & 1 for pile in s.reliquary)


@game.step
def peek_reliquary(s: Oath, seat: int) -> Asking:
    """A relic of the Imperial Reliquary."""
    unseen = [
        slot for slot, pile in zip(RELIQUARY, s.reliquary, strict=True) if pile.marks and not pile.marks[0] >> seat & 1
    ]
    slot = yield Ask(seat, "peek-reliquary", unseen)
    relic = s.peek(s.reliquary[RELIQUARY.index(slot)], seat)
    s.tell("peeks-reliquary", seat, space=slot)
    s.whisper(seat, "sees", card=relic)


# Moving warbands

SITE = NOBODY
"""With whom warbands are exchanged that go to the site or come from there."""


def arrangements(s: Oath, seat: int) -> Iterator[tuple[Any, ...]]:
    """("place", n) and ("lift", n) between board and site; for the Empire ("give", seat, n) and ("take", seat, n)."""
    p = s.players[seat]
    if SITE not in s.turn.arranged:
        yield from with_site(s, seat)
    if p.role != "exile":
        declined = s.turn.declined
        for other, q in enumerate(s.players):
            if other != seat and q.site == p.site and q.role != "exile" and other not in s.turn.arranged:
                for kind, most in (("give", p.warbands), ("take", q.warbands)):
                    for count in range(1, most + 1):
                        if (kind, other, count) not in declined:
                            yield kind, other, count


def with_site(s: Oath, seat: int) -> Iterator[tuple[str, int]]:
    """Those between board and site."""
    p = s.players[seat]
    site = s.sites[p.site]
    if site.ruler == s.side(seat) and p.warbands and SITE_WARBANDS(s, seat, True):
        for count in range(1, p.warbands + 1):
            yield "place", count
    if site.warbands and site.color == s.color(seat):
        for count in range(1, site.warbands - MUST_STAY(s, seat, 1, p.site) + 1):
            if ("lift", count) not in s.turn.declined:
                yield "lift", count


def can_move_warbands(s: Oath, seat: int) -> bool:
    """Whether there are warbands to move; before the same two exchange again, something else must be done."""
    return next(arrangements(s, seat), None) is not None


@game.step
def move_warbands(s: Oath, seat: int) -> Asking:
    """One arrangement between the board and the own site, or between imperial boards there."""
    p = s.players[seat]
    way = yield Ask(seat, "warbands", list(arrangements(s, seat)))
    kind, count = way[0], way[-1]
    s.turn.arranged.append(way[1] if kind in ("give", "take") else SITE)
    if kind == "place":
        place_warbands(s, seat, p.site, count)
        s.tell("places-warbands", seat, count=count, site=s.sites[p.site].name)
    elif kind == "lift" and p.role != "citizen":
        lift(s, seat, count)
    else:
        s.then(agree_warbands, 0 if kind == "lift" else way[1], seat, way)


@game.step
def agree_warbands(s: Oath, asked: int, seat: int, way: tuple[Any, ...]) -> Asking:
    """The Chancellor must let a citizen lift warbands; another imperial player must agree to give or take."""
    about = {"seat_of": seat, "way": way[0], "n": way[-1], "site": s.sites[s.players[seat].site].name}
    agreed = yield Ask(asked, "allow-warbands", (way,), optional=True, about=about)
    if agreed is PASS:
        s.turn.declined.append(way)
        s.tell("declines", asked, seat_to=seat)
        return
    count = way[-1]
    if way[0] == "lift":
        lift(s, seat, count)
        return
    giver, taker = (seat, way[1]) if way[0] == "give" else (way[1], seat)
    s.players[giver].warbands -= count
    s.players[taker].warbands += count
    s.tell("gives-warbands", giver, seat_to=taker, count=count)


def lift(s: Oath, seat: int, count: int) -> None:
    """Warbands from the own site onto the board."""
    place = s.players[seat].site
    lift_warbands(s, seat, place, count)
    s.tell("lifts-warbands", seat, count=count, site=s.sites[place].name)


# Showing advisers


def blind(s: Oath, seat: int) -> list[tuple[int, int]]:
    """Facedown advisers of a player, by number, with each other player who does not know them."""
    return [
        (at, other)
        for at, mark in enumerate(s.players[seat].facedown.marks)
        for other in range(len(s.players))
        if other != seat and not mark >> other & 1
    ]


def can_show(s: Oath, seat: int) -> bool:
    """Whether there is a facedown adviser that somebody does not know."""
    return bool(s.players[seat].facedown.marks) and bool(blind(s, seat))


@game.step
def show(s: Oath, seat: int) -> Asking:
    """One facedown adviser is shown to one other player, who knows it from then on."""
    at, other = yield Ask(seat, "show", blind(s, seat))
    card = s.peek(s.players[seat].facedown, other, at)
    s.tell("shows", seat, seat_to=other)
    s.whisper(other, "sees", card=card)
