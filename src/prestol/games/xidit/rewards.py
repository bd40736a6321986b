"""Rewards of the lords of the cities: gold, bards, storeys of a guild; and the neutral player's push."""

from itertools import product
from typing import Final

from prestol.games.xidit.state import (
    BASTION,
    COLUMNS,
    GUILD,
    NEUTRAL_WORTH,
    TILES,
    TITANS,
    Tile,
    Titan,
    Xidit,
    game,
)
from prestol.table import PASS, Ask, Asking

PAIRS: Final = {
    (bards, storeys): tuple(
        pair
        for pair, allowed in (
            (("gold", "bards"), bards),
            (("gold", "storeys"), storeys),
            (("bards", "storeys"), bards and storeys),
            (("gold",), not bards and not storeys),
        )
        if allowed
    )
    for bards, storeys in product((False, True), repeat=2)
}
"""Two of the three rewards, by whether bards and storeys may be chosen. Gold always may."""


@game.step
def reward(s: Xidit, seat: int, source: str) -> Asking:
    """Choose two of the three rewards for an averted threat or a banished titan, and take them."""
    prize: Tile | Titan = TILES[source] if source in TILES else TITANS[source]
    city = s.lords[seat].hero
    pairs = PAIRS[can_send_bards(s, seat), room_for_storeys(s, seat, city) > 0]
    about = {"city": city, "gold": prize.gold, "bards": prize.bards, "storeys": prize.storeys}
    chosen = yield Ask(seat, "reward", pairs, about=about)
    if "gold" in chosen:
        take_gold(s, seat, prize.gold)
    if "storeys" in chosen:
        build_guild(s, seat, city, prize.storeys)
    if "bards" in chosen:
        yield from send_bards(s, seat, prize.bards)


# Gold


def take_gold(s: Xidit, seat: int, gold: int) -> None:
    s.lords[seat].gold += gold
    s.tell_screened("gold", seat, {}, gold=gold)


# Bards


def can_send_bards(s: Xidit, seat: int) -> bool:
    """True if the player has a bard left and an open region next to the hero."""
    lord = s.lords[seat]
    return lord.bards_left > 0 and len(s.setup.beside[lord.hero]) > 0


def send_bards(s: Xidit, seat: int, count: int, *, optional: bool = False) -> Asking:
    """Place so many bards, one after the other, in regions next to the hero. Who has fewer places those."""
    lord = s.lords[seat]
    regions = s.setup.beside[lord.hero]
    sent: dict[str, int] = {}
    for left in range(min(count, lord.bards_left), 0, -1):
        region = yield Ask(seat, "bard", regions, optional, {"bards": left})
        if region is PASS:
            break
        lord.bards_left -= 1
        lord.bards[region] = lord.bards.get(region, 0) + 1
        sent[region] = sent.get(region, 0) + 1
    for region, bards in sent.items():
        if region == BASTION:
            s.tell_screened("bastion", seat, {"region": region}, bards=bards)
        else:
            s.tell("bards", seat, region=region, bards=bards)


# Guilds


def room_for_storeys(s: Xidit, seat: int, city: int) -> int:
    """How many storeys the player may add to the guild of a city."""
    owner, storeys = s.guilds.get(city, (seat, 0))
    return min(GUILD - storeys, s.lords[seat].storeys) if owner == seat else 0


def build_guild(s: Xidit, seat: int, city: int, storeys: int) -> None:
    """Build as many of the storeys as the guild has room for; then those that have waited for a place."""
    storeys = min(storeys, room_for_storeys(s, seat, city))
    s.lords[seat].storeys -= storeys
    raise_guild(s, seat, city, storeys)
    lord = s.lords[seat]
    waited = min(lord.waiting, GUILD - s.guilds[city][1])
    if waited:
        lord.waiting -= waited
        raise_guild(s, seat, city, waited)


def raise_guild(s: Xidit, seat: int, city: int, storeys: int) -> None:
    height = s.guilds.get(city, (seat, 0))[1] + storeys
    s.guilds[city] = (seat, height)
    s.tell("builds", seat, city=city, storeys=storeys, height=height)


@game.step
def add_storey(s: Xidit, seat: int) -> Asking:
    """A storey on one of the player's guilds. Without a guild that has room it waits behind the screen."""
    lord = s.lords[seat]
    if not lord.storeys:
        s.tell("no-storeys", seat)
        return
    guilds = tuple(city for city, (owner, height) in s.guilds.items() if owner == seat and height < GUILD)
    if not guilds:
        lord.storeys -= 1
        lord.waiting += 1
        s.tell("storey-waits", seat)
        return
    city = yield Ask(seat, "guild", guilds)
    lord.storeys -= 1
    raise_guild(s, seat, city, 1)


# The neutral player


@game.step
def push_neutral(s: Xidit, seat: int) -> Asking:
    """Who has averted a threat pushes one of the neutral player's tokens a step up."""
    columns = tuple(column for column in COLUMNS if s.neutral[column] < len(NEUTRAL_WORTH[column]))
    if not columns:
        return
    column = yield Ask(seat, "neutral", columns)
    s.neutral[column] += 1
    s.tell("neutral", seat, column=column, step=s.neutral[column])
