"""Advisors on the strategy board: how they are placed in the strategy phase and taken back in the action phase."""

from functools import lru_cache
from typing import Final

from prestol.games.rurik.state import ACTIONS, ROWS, Advisor, Rurik, Turn, game
from prestol.table import Ask, Asking

NO_POINTS: Final = dict.fromkeys(("muster", "move", "attack", "tax", "build"), 0)
BANNERS_FIRST: Final = 3
"""On so many different banners a player stands before a second advisor may join a banner."""


@game.step
def place_advisor(s: Rurik, seat: int) -> Asking:
    """An advisor goes onto a banner, perhaps with a bribe."""
    p = s.players[seat]
    number = yield Ask(seat, "advisor", different(p.advisors))
    banner = yield Ask(seat, "banner", open_banners(s, seat), about={"number": number})
    bribe = 0
    if p.coins:
        bribe = yield Ask(seat, "bribe", range(p.coins + 1), about={"number": number, "banner": banner})
    put_advisor(s, Advisor(seat, number, bribe), banner)


@lru_cache
def different(numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Each of the numbers once."""
    return tuple(sorted(set(numbers)))


def open_banners(s: Rurik, seat: int) -> list[str]:
    """The banners that are not full, and where the player has no advisor before having them on three banners."""
    there = []
    new = []
    for banner, rows in s.banners.items():
        mine = False
        for advisor in rows:
            if advisor is not None and advisor.seat == seat:
                mine = True
                break
        if mine:
            there.append(banner)
        elif rows[-1] is None:
            new.append(banner)
    if len(there) < BANNERS_FIRST:
        return new
    return [banner for banner in ACTIONS if s.banners[banner][-1] is None]


def put_advisor(s: Rurik, advisor: Advisor, banner: str) -> int:
    """It pushes down all weaker advisors, goes above them, and leaves the player's supply. Tells the row."""
    p = s.players[advisor.seat]
    p.coins -= advisor.bribe
    at = p.advisors.index(advisor.number)
    p.advisors = (*p.advisors[:at], *p.advisors[at + 1 :])
    rows = s.banners[banner]
    influence = advisor.influence
    row = 0
    while (other := rows[row]) is not None and other.number + other.bribe >= influence:
        row += 1
    s.banners[banner] = (*rows[:row], advisor, *rows[row:-1])
    s.tell("advisor", advisor.seat, number=advisor.number, banner=banner, row=row + 1, coins=advisor.bribe)
    return row


# Taking advisors back in the action phase


def weakest(s: Rurik, seat: int) -> tuple[int, list[tuple[str, int]]]:
    """The lowest number among the player's advisors on the board, and where it stands."""
    lowest = 9
    where: list[tuple[str, int]] = []
    for banner, rows in s.banners.items():
        for row, advisor in enumerate(rows):
            if advisor is not None and advisor.seat == seat and advisor.number <= lowest:
                if advisor.number < lowest:
                    lowest = advisor.number
                    where = []
                where.append((banner, row))
    return lowest, where


def take_back(s: Rurik, seat: int, number: int, banner: str, row: int) -> Turn:
    """An advisor goes back to its player; its bribe is lost. Returns the turn that this begins."""
    rows = s.banners[banner]
    s.banners[banner] = (*rows[:row], None, *rows[row + 1 :])
    s.players[seat].advisors += (number,)
    due, price = ROWS[len(s.players)][banner][row]
    s.tell("takes-advisor", seat, number=number, banner=banner, row=row + 1, points=due)
    return Turn(seat, banner, due, price, row == 0, points=NO_POINTS.copy())
