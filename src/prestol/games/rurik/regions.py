"""Who occupies and who rules a region, and how figures come and go.

Who rules is asked by bots and pictures too: it is worked out without counting a leader's use.
"""

from prestol.games.rurik.moments import HINDERS, REBELS_JOIN, WINS_TIES
from prestol.games.rurik.state import WAR, Rurik

# Occupying and ruling


def structure_works(s: Rurik, region: str, owner: int) -> bool:
    """Whether structures of this owner have an effect in a region."""
    for seat, p in enumerate(s.players):
        if p.at == region and seat != owner and HINDERS.alone(p.leader, s, seat, False):
            return False
    return True


def own_structure(s: Rurik, kind: str, seat: int, region: str) -> bool:
    """Whether the player has a structure of the kind in the region that has an effect."""
    return s.structures[kind].get(region) == seat and structure_works(s, region, seat)


def strengths(s: Rurik, region: str) -> list[int]:
    """What counts for ruling: troops and strongholds by player; rebels come last."""
    counts = [p.troops.get(region, 0) for p in s.players]
    owner = s.structures["stronghold"].get(region)
    if owner is not None and structure_works(s, region, owner):
        counts[owner] += 1
    counts.append(1 if region in s.rebels else 0)
    if counts[-1]:
        for seat, p in enumerate(s.players):
            if p.at == region and REBELS_JOIN.alone(p.leader, s, seat, False):
                counts[seat] += counts[-1]
                counts[-1] = 0
    return counts


def ruler(s: Rurik, region: str) -> int:
    """The player who rules a region; -1 if nobody does."""
    counts = strengths(s, region)
    most = max(counts)
    if counts.count(most) == 1:
        seat = counts.index(most)
        return seat if seat < len(s.players) else -1
    if most:
        for seat, p in enumerate(s.players):
            if p.at == region and counts[seat] == most and WINS_TIES.alone(p.leader, s, seat, False):
                return seat
    return -1


def ruled(s: Rurik, seat: int) -> list[str]:
    """The regions that a player rules."""
    troops, strongholds = s.players[seat].troops, s.structures["stronghold"]
    return [
        region
        for region in s.map.regions
        if (region in troops or strongholds.get(region) == seat) and ruler(s, region) == seat
    ]


# Figures


def others_in(s: Rurik, seat: int, region: str) -> list[int]:
    """The opponents with troops in a region."""
    return [other for other in s.from_seat(seat)[1:] if region in s.players[other].troops]


def place_troop(s: Rurik, seat: int, region: str) -> None:
    """A troop comes from the supply."""
    p = s.players[seat]
    p.reserve -= 1
    p.troops[region] = p.troops.get(region, 0) + 1


def place_leader(s: Rurik, seat: int, region: str) -> None:
    """The leader comes from the supply."""
    p = s.players[seat]
    p.at = region
    p.troops[region] = p.troops.get(region, 0) + 1


def lose_troop(s: Rurik, seat: int, region: str) -> str:
    """A troop goes back to the supply, the leader last. Tells which figure it was."""
    p = s.players[seat]
    _leave(p.troops, region)
    if p.at == region and region not in p.troops:
        p.at = ""
        return "leader"
    p.reserve += 1
    return "troop"


def move_figure(s: Rurik, seat: int, figure: str, origin: str, to: str, count: int = 1) -> None:
    """Troops, or the leader, go from one region to another."""
    p = s.players[seat]
    _leave(p.troops, origin, count)
    p.troops[to] = p.troops.get(to, 0) + count
    if figure == "leader":
        p.at = to


def _leave(troops: dict[str, int], region: str, count: int = 1) -> None:
    left = troops[region] - count
    if left:
        troops[region] = left
    else:
        del troops[region]


def figures_of(s: Rurik, seat: int, region: str) -> tuple[str, ...]:
    """Which figures of a player stand in a region."""
    p = s.players[seat]
    if p.at != region:
        return ("troop",)
    return ("troop", "leader") if p.troops[region] > 1 else ("leader",)


def raise_war(s: Rurik, seat: int) -> None:
    """The war marker goes up a step, if there is one left."""
    tracks = s.players[seat].tracks
    tracks["war"] = min(tracks["war"] + 1, WAR["spaces"])
