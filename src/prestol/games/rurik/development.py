"""The development phase: tracks, income, deeds, tokens, goods, the next round."""

from bisect import bisect_right
from typing import Final

from prestol.games.rurik.decks import fill_row
from prestol.games.rurik.deeds import group_of_structures
from prestol.games.rurik.regions import ruled
from prestol.games.rurik.scoring import open_achievements
from prestol.games.rurik.solo import next_priority, rebellion_develops
from prestol.games.rurik.state import BOAT, EXCHANGE, NUMBERS, REBELLION, SETUP, TRACKS, Rurik, game
from prestol.table import Ask, Asking

CAPITALS: Final = NUMBERS["tracks"]["capitals"]
NEEDS: Final[dict[str, list[int]]] = {track: NUMBERS["tracks"][track]["needs"] for track in TRACKS}


@game.step
def development_phase(s: Rurik) -> None:
    """The holder of the token is first player. Steps A to F; the last round ends after the first."""
    s.phase = "development"
    s.first = s.token
    s.tell("development", s.first)
    for seat in s.from_seat(s.first):
        s.then(progress, seat)
    if s.round == SETUP["rounds"]:
        s.then(open_achievements)
        return
    if s.rebellion is not None:
        s.then(rebellion_develops)
    s.then(income)
    for seat in s.people(s.first):
        s.then(pick_deed, seat)
    s.then(prepare_round)


# A) Tracks


def reached(s: Rurik, seat: int, track: str) -> int:
    """The step of a track that the player fulfils now: 0 below the track."""
    if track == "structures":
        return bisect_right(NEEDS[track], group_of_structures(s, seat))
    if track == "trade":
        return bisect_right(NEEDS[track], s.players[seat].boat)
    regions = ruled(s, seat)
    step = bisect_right(NEEDS[track], len(regions))
    top = len(NEEDS[track])
    return top - 1 if step == top and not all(capital in regions for capital in CAPITALS) else step


def loads(s: Rurik, seat: int) -> list[int]:
    """Goods on the boat: all that it holds, or so few that it pays to keep the others on the dock. A marker below its
    track brings a coin; and the Rebellion takes notice of a marker and of a boat that are ahead of its own."""
    p = s.players[seat]
    full, marker = p.boat, p.tracks["trade"]
    few = []
    if seat < s.seats and s.round < SETUP["rounds"]:
        if not marker or s.rebellion is not None:
            few = [need - 1 for need in NEEDS["trade"][marker:] if need <= full]
        if s.rebellion is not None:
            theirs = s.players[REBELLION].boat
            if full > theirs and next_priority(s, full) != next_priority(s, theirs):
                few.append(theirs)
    return sorted({*few, full})


@game.step
def progress(s: Rurik, seat: int) -> Asking:
    """A player's markers go up to the best step that is fulfilled, and never down."""
    p = s.players[seat]
    choices = loads(s, seat)
    if len(choices) > 1:
        load = yield Ask(seat, "boat", choices)
        p.docked = p.boat - load
        if p.docked:
            s.tell("docks", seat, goods=p.docked)
    for track in TRACKS:
        step = reached(s, seat, track)
        if step > p.tracks[track]:
            p.tracks[track] = step
            s.tell("progress", seat, track=track, step=step)


# B) Income


def full_columns(s: Rurik, seat: int) -> int:
    """The columns of the boat without an empty cell."""
    goods = s.players[seat].goods
    return sum(goods[good] >= cells for good, cells in BOAT.items())


@game.step
def income(s: Rurik) -> None:
    """A coin for each marker below its track and for each full column; the Rebellion gets none for markers."""
    for seat in s.from_seat(s.first):
        p = s.players[seat]
        markers = list(p.tracks.values()).count(0) if seat < s.seats else 0
        coins = markers + full_columns(s, seat)
        p.coins += coins
        p.docked = 0
        s.tell("income", seat, coins=coins)


# C) Deeds


@game.step
def pick_deed(s: Rurik, seat: int) -> Asking:
    """One of the open deeds; the row is filled up, or all of it renewed after the last player."""
    if not s.row:
        return
    deed = yield Ask(seat, "pick-deed", tuple(s.row))
    s.row.remove(deed)
    s.players[seat].deeds += (deed,)
    s.tell("takes-deed", seat, deed=deed)
    if s.variants.deeds == "refreshed" and seat == s.people(s.first)[-1]:
        s.deed_discards += s.row
        s.row = []
        s.tell("row-renewed")
    fill_row(s)


# D) to F)


@game.step
def prepare_round(s: Rurik) -> None:
    """Exchange tokens turn face up, goods come back to the regions, and the next round begins."""
    from prestol.games.rurik.rules import play_round

    for p in s.players:
        p.exchange = tuple(EXCHANGE)
    s.goods = s.symbols.copy()
    s.tell("goods-return")
    s.then(play_round)
