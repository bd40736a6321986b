"""The end: three assessments, each of which eliminates players, until the saviour of the kingdom is left."""

from prestol.games.xidit.state import BASTION, COLUMNS, LYRES, NEUTRAL, NEUTRAL_WORTH, STOREYS, Xidit, game
from prestol.table import Result

# What is counted


def wealth(s: Xidit, seat: int) -> int:
    return s.lords[seat].gold


def influence(s: Xidit, seat: int) -> int:
    """The storeys on the map; those that wait behind the screen do not count."""
    lord = s.lords[seat]
    return STOREYS - lord.storeys - lord.waiting


def reputation(s: Xidit, seat: int) -> int:
    return sum(region_points(s, region)[seat] for region in s.setup.regions)


def region_points(s: Xidit, region: str) -> list[int]:
    """What a region brings each player: most bards the larger number of its lyre, second most the smaller one. Who
    tie for the most all get the larger, and nobody the smaller; who tie for second all get the smaller."""
    bards = [lord.bards.get(region, 0) for lord in s.lords]
    larger, smaller = LYRES[region]
    points = [0] * len(bards)
    most = max(bards)
    if not most:
        return points
    if bards.count(most) > 1:
        return [larger if count == most else 0 for count in bards]
    second = max(count for count in bards if count != most)
    for seat, count in enumerate(bards):
        if count == most:
            points[seat] = larger
        elif count == second and second:
            points[seat] = smaller
    return points


SCORES = {"wealth": wealth, "influence": influence, "reputation": reputation}


def neutral_points(s: Xidit, column: str) -> int:
    """What the neutral player's step in a column is worth."""
    return NEUTRAL_WORTH[column][s.neutral[column] - 1]


# The assessments


def standing(s: Xidit, column: str) -> list[tuple[int, int, int]]:
    """All players from the top of a column down: (player, points, units). A tie goes to more units behind the screen,
    then to who sits closer, clockwise, to the first player; the neutral player loses every tie."""
    order = s.from_first()
    rows = [(seat, SCORES[column](s, seat), sum(s.lords[seat].units)) for seat in order]
    rows.sort(key=lambda row: (-row[1], -row[2], order.index(row[0])))
    if s.neutral:
        points = neutral_points(s, column)
        at = sum(row[1] >= points for row in rows)
        rows.insert(at, (NEUTRAL, points, 0))
    return rows


@game.step
def assess(s: Xidit, number: int) -> None:
    """Rank all by one column; the lowest who are still in the running are eliminated."""
    column = s.assessments[number]
    s.tell("assessment", column=column, number=number + 1)
    rows = standing(s, column)
    s.hall.append(tuple(player for player, _, _ in rows))
    for place, (player, points, units) in enumerate(rows, 1):
        if player == NEUTRAL:
            s.tell("ranked-neutral", place=place, points=points, column=column)
        else:
            s.tell("ranked", player, place=place, points=points, units=units, column=column)
    active = [player for player, _, _ in rows if player not in s.fallen]
    for player in reversed(active[-s.setup.drops[number] :]):
        s.fallen.append(player)
        if player == NEUTRAL:
            s.tell("eliminated-neutral", column=column)
        else:
            s.tell("eliminated", player, column=column)


@game.step
def saviour(s: Xidit) -> None:
    """The only one who was not eliminated has won."""
    s.points = [{column: SCORES[column](s, seat) for column in COLUMNS} for seat in range(s.players)]
    left = [seat for seat in range(s.players) if seat not in s.fallen]
    if left:
        s.tell("saviour", left[0])
    else:
        s.tell("saviour-neutral")


@game.hook
def finish(s: Xidit) -> Result:
    """Places go by who was eliminated last. Where the neutral player is left, nobody wins."""
    left = [seat for seat in range(s.players) if seat not in s.fallen]
    order = [*left, *(player for player in reversed(s.fallen) if player != NEUTRAL)]
    best = 1 if left else 2
    ranks = [best + order.index(seat) for seat in range(s.players)]
    return Result(ranks, s.points, left, "saviour" if left else "neutral")


@game.hook
def scores_so_far(s: Xidit) -> list[dict[str, int]]:
    """What lies open: with closed screens only the guilds, and the bards outside of the Bastion are counted."""
    if s.screens == "open":
        return [{column: SCORES[column](s, seat) for column in COLUMNS} for seat in range(s.players)]
    return [{"influence": influence(s, seat), "reputation": open_reputation(s, seat)} for seat in range(s.players)]


def open_reputation(s: Xidit, seat: int) -> int:
    return sum(region_points(s, region)[seat] for region in s.setup.regions if region != BASTION)
