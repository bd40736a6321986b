"""What the leaders do: each function is one leader at one moment."""

from prestol.games.rurik.actions import which_figure
from prestol.games.rurik.moments import (
    ATTACKED,
    COMPANIONS,
    COST,
    HINDERS,
    INSTEAD,
    MUSTER_WHERE,
    REBEL_DEFEATED,
    REBELS_JOIN,
    REVEALS,
    USE,
    WINS_TIES,
)
from prestol.games.rurik.regions import move_figure, others_in, place_troop
from prestol.games.rurik.state import Rurik
from prestol.table import Ask, Asking, power

# Agatha


@power("agatha", COMPANIONS)
def two_companions(s: Rurik, seat: int, troops: int) -> int:
    return troops + 2


# Boris


@power("boris", REVEALS)
def fewer_reveals(s: Rurik, seat: int, decrees: int) -> int:
    return decrees - 1


@power("boris", ATTACKED, when=lambda s, seat, region, target: s.players[target].coins > 0)
def steal_coin(s: Rurik, seat: int, region: str, target: int) -> None:
    s.players[target].coins -= 1
    s.players[seat].coins += 1
    s.tell("steals", seat, seat_from=target)


# Maria


@power("maria", MUSTER_WHERE)
def next_to_maria(s: Rurik, seat: int, regions: tuple[str, ...]) -> tuple[str, ...]:
    """Once a round, one neighbouring region without own troops."""
    p = s.players[seat]
    if not p.at or p.ability_used:
        return regions
    return (*regions, *[region for region in s.map.neighbours[p.at] if region not in p.troops])


# Mstislav


@power("mstislav", COST)
def one_point(s: Rurik, seat: int, points: int) -> int:
    return 1


# Predslava


def can_send_away(s: Rurik, seat: int) -> bool:
    p = s.players[seat]
    return bool(p.at) and not p.ability_used and bool(others_in(s, seat, p.at))


@power("predslava", USE, when=can_send_away)
def send_away(s: Rurik, seat: int) -> Asking:
    """Once a round, a troop or the leader of an opponent goes from her region to a neighbouring one."""
    p = s.players[seat]
    region = p.at
    victim = yield Ask(seat, "send-whom", others_in(s, seat, region), about={"region": region})
    figure = yield from which_figure(s, seat, victim, region)
    to = yield Ask(seat, "send-to", s.map.neighbours[region], about={"region": region, "seat_to": s.who(victim)})
    p.ability_used = True
    move_figure(s, victim, figure, region, to)
    s.players[victim].coins += 1
    leader = s.players[victim].leader
    s.tell("sends-away", seat, seat_to=victim, figure=figure, leader=leader, region=region, region_to=to)


# Sviatopolk


@power("sviatopolk", REBELS_JOIN)
def rebels_join(s: Rurik, seat: int, joined: bool) -> bool:
    return True


@power("sviatopolk", REBEL_DEFEATED, when=lambda s, seat, region: s.players[seat].reserve > 0)
def replace_rebel(s: Rurik, seat: int, region: str) -> None:
    place_troop(s, seat, region)
    s.tell("replaces-rebel", seat, region=region)


# Sudislav


@power("sudislav", INSTEAD, when=lambda s, seat: s.players[seat].at and s.players[seat].reserve > 0)
def muster_instead(s: Rurik, seat: int) -> None:
    p = s.players[seat]
    s.turn.points["attack"] -= 1
    place_troop(s, seat, p.at)
    s.tell("musters", seat, figure="troop", region=p.at, leader=p.leader)


# Yaroslav


@power("yaroslav", HINDERS)
def hinders(s: Rurik, seat: int, hindered: bool) -> bool:
    return True


@power("yaroslav", WINS_TIES)
def wins_ties(s: Rurik, seat: int, rules: bool) -> bool:
    return True
