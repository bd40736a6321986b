"""The military census: for each kind of unit all show some in secret, and the most win the prize."""

from prestol.games.xidit.rewards import add_storey, can_send_bards, send_bards, take_gold
from prestol.games.xidit.state import CENSUS, KINDS, RANK, Xidit, game
from prestol.table import Ask, Asking, Together


@game.step
def census(s: Xidit) -> None:
    """The kinds of units are reviewed one after the other, the weakest first."""
    s.tell("census", year=s.year)
    for unit in KINDS:
        s.then(review, unit)


@game.step
def review(s: Xidit, unit: str) -> Asking:
    """All show as many units of a kind as they like, at once. The most bring the prize, to each of those who tie."""
    hands = yield Together([show(s, seat, unit) for seat in range(s.players)])
    s.shown[unit] = tuple(hands)
    if s.screens == "open":
        for seat in s.from_first():
            s.tell("shows", seat, unit=unit, units=hands[seat])
    most = max(hands)
    if not most:
        s.tell("census-none", unit=unit)
        return
    for seat in s.from_first():
        if hands[seat] == most:
            s.tell("census-most", seat, unit=unit)
            prize(s, seat, unit)


def show(s: Xidit, seat: int, unit: str) -> Asking:
    """Any number of the player's units of this kind, in the closed hand."""
    there = s.lords[seat].units[RANK[unit]]
    units: int = yield Ask(seat, "show", range(there + 1), about={"unit": unit}, private=s.screens == "closed")
    return units


def prize(s: Xidit, seat: int, unit: str) -> None:
    """What the most units of a kind bring."""
    for what, count in CENSUS[unit].items():
        if what == "gold":
            take_gold(s, seat, count)
        elif what == "bards":
            s.then(census_bards, seat, count)
        else:
            for _ in range(count):
                s.then(add_storey, seat)


@game.step
def census_bards(s: Xidit, seat: int, count: int) -> Asking:
    """The prize-winner may place bards next to the hero."""
    if not can_send_bards(s, seat):
        s.tell("no-bards", seat)
        return
    yield from send_bards(s, seat, count, optional=True)
