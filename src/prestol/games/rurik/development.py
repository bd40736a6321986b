"""The development phase: tracks, income, deeds, tokens, goods, the next round."""

from prestol.games.rurik.decks import fill_row
from prestol.games.rurik.deeds import group_of_structures
from prestol.games.rurik.regions import ruled
from prestol.games.rurik.scoring import open_achievements
from prestol.games.rurik.solo import rebellion_develops
from prestol.games.rurik.state import BOAT, EXCHANGE, NUMBERS, SETUP, TRACKS, Rurik, game
from prestol.table import Ask, Asking

CAPITALS = NUMBERS["tracks"]["capitals"]


@game.step
def development_phase(s: Rurik) -> None:
    """The holder of the token is first player. Steps A to F; the last round ends after the first."""
    s.phase = "development"
    s.first = s.token
    s.tell("development", s.first)
    s.then(progress)
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
    """What counts for a track now, as its step: 0 below the track."""
    p = s.players[seat]
    match track:
        case "holdings":
            regions = ruled(s, seat)
            count = len(regions)
        case "structures":
            count = group_of_structures(s, seat)
        case _:
            count = p.boat
    step = 0
    for number, need in enumerate(NUMBERS["tracks"][track]["needs"], 1):
        if count >= need:
            step = number
    top = len(NUMBERS["tracks"]["holdings"]["needs"])
    if track == "holdings" and step == top and not all(capital in regions for capital in CAPITALS):
        step = top - 1
    return step


@game.step
def progress(s: Rurik) -> None:
    """Markers go up to the best step that is fulfilled, and never down."""
    for seat in s.from_seat(s.first):
        tracks = s.players[seat].tracks
        for track in TRACKS:
            step = reached(s, seat, track)
            if step > tracks[track]:
                tracks[track] = step
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
