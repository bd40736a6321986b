"""The end of the game: achievements, points, who wins."""

from collections.abc import Callable
from typing import Final

from prestol.games.rurik.regions import ruled
from prestol.games.rurik.state import DEEDS, NUMBERS, REBELLION, STRUCTURES, TRACKS, WAR, Rurik, game
from prestol.table import Result

# Achievements


def structures_in_holdings(s: Rurik, seat: int) -> int:
    """Structures of anybody in the regions that the player rules."""
    regions = ruled(s, seat)
    return sum(region in s.structures[kind] for region in regions for kind in STRUCTURES)


MEASURES: Final[dict[str, Callable[[Rurik, int], int]]] = {
    "dignified": lambda s, seat: len(s.players[seat].done),
    "regal": lambda s, seat: s.players[seat].goods["fur"] + s.players[seat].goods["honey"],
    "courageous": lambda s, seat: s.players[seat].rebels,
    "conquering": lambda s, seat: s.players[seat].tracks["war"],
    "capable": lambda s, seat: sum(s.players[seat].goods.values()),
    "protective": structures_in_holdings,
    "committed": lambda s, seat: s.players[seat].tracks["structures"],
    "wealthy": lambda s, seat: s.players[seat].coins,
    "esteemed": lambda s, seat: len(s.players[seat].troops),
    "prosperous": lambda s, seat: s.players[seat].tracks["trade"],
    "successful": lambda s, seat: s.players[seat].tracks["holdings"],
}
"""What each achievement compares."""


def fulfilled(s: Rurik, seat: int, card: str) -> bool:
    """Nobody has more, and it is more than nothing."""
    measure = MEASURES[card]
    mine = measure(s, seat)
    return mine > 0 and all(measure(s, other) <= mine for other in range(len(s.players)))


@game.step
def open_achievements(s: Rurik) -> None:
    """All achievements are turned up."""
    s.phase = "end"
    for seat in s.people(s.first):
        achievement = s.players[seat].achievement
        assert achievement is not None
        s.open(achievement)
        met = fulfilled(s, seat, achievement.value)
        if met:
            s.uses[achievement.value] = s.uses.get(achievement.value, 0) + 1
        s.tell("achievement-met" if met else "achievement-missed", seat, achievement=achievement.value)
    s.then(count_points)


# Points


def war_points(s: Rurik, seat: int) -> int:
    """First place, shared by all who tie for it; second place behind a single first."""
    first, second = WAR["points"]
    steps = [p.tracks["war"] for p in s.players]
    mine = steps[seat]
    ahead = sum(step > mine for step in steps)
    if mine == 0 and s.variants.war_zero == "no-place":
        return 0
    return int(first if ahead == 0 else second if ahead == 1 else 0)


def scores(s: Rurik, seat: int) -> dict[str, int]:
    """The player's points by category. An achievement that is not known to be met counts for nothing."""
    p = s.players[seat]
    points = {}
    for track in TRACKS:
        step = p.tracks[track]
        points[track] = int(NUMBERS["tracks"][track]["points"][step - 1]) if step else 0
    points["war"] = war_points(s, seat)
    points["deeds"] = sum(DEEDS[deed]["points"] for deed in p.done)
    if seat < s.seats:
        card = p.achievement.value if p.achievement is not None else ""
        met = card in MEASURES and fulfilled(s, seat, card)
        points["achievement"] = int(NUMBERS["achievements"]["points"]) if met else 0
    else:
        rebels = NUMBERS["solo"]
        dock = sum(p.goods.values()) - p.boat
        points["coins"] = -(-p.coins // rebels["coins_a_point"])
        points["goods"] = -(-dock // rebels["goods_a_point"])
    return points


@game.step
def count_points(s: Rurik) -> None:
    s.points = [scores(s, seat) for seat in range(len(s.players))]
    for seat in range(s.seats):
        s.tell("scores", seat, points=sum(s.points[seat].values()))
    if s.rebellion is not None:
        s.tell("rebellion-scores", points=sum(s.points[REBELLION].values()))


@game.hook
def scores_so_far(s: Rurik) -> list[dict[str, int]]:
    """The points of each seat if the game ended now, as far as this view knows."""
    return [scores(s, seat) for seat in range(s.seats)]


@game.hook
def finish(s: Rurik) -> Result:
    """Most points win, then most regions ruled, then most coins; else the victory is shared. Alone one wins by
    being ahead of the Rebellion, whose coins have been turned into points."""
    standing = []
    for seat, p in enumerate(s.players):
        coins = p.coins if seat < s.seats else 0
        standing.append((sum(s.points[seat].values()), len(ruled(s, seat)), coins))
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    reason = "rounds"
    if s.rebellion is not None:
        reason = "lost" if ranks[0] > 1 else "shared" if ranks[REBELLION] == 1 else "won"
    ranks = ranks[: s.seats]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Result(ranks, s.points[: s.seats], winners, reason)
