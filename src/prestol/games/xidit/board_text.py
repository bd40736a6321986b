"""The board as plain text, for terminals and screen readers: nothing is said by colour or place alone. With closed
screens nobody is told what lies behind those of others or, but for one's own bards, in the Bastion."""

from collections.abc import Iterable, Sequence
from typing import Any

from prestol.games.xidit.orders import listed
from prestol.games.xidit.scoring import neutral_points
from prestol.games.xidit.state import (
    BASTION,
    CENSUS,
    CITIES,
    GUILD,
    KINDS,
    LYRES,
    NEUTRAL,
    NUMBERS,
    ROADS,
    TILES,
    TITANS,
    Tile,
    Titan,
    Xidit,
    game,
)
from prestol.table import Pile, Words, is_hidden
from prestol.table.lettering import in_columns

CELL = 18
"""How wide a city with its roads is."""


@game.hook
def board_text(s: Xidit, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """The year and the queues, the map, then the players: oneself first, then clockwise."""
    lines = [*calendar(s, words, names), *tiles(s, words), *lairs(s, words), *regions(s, seat, words, names)]
    lines += roads(words)
    if s.neutral:
        steps = [
            words.say("board-step", column=column, points=neutral_points(s, column), step=s.neutral[column])
            for column in s.assessments
        ]
        lines.append(words.say("board-neutral", items="; ".join(steps)))
    lines += hall(s, words, names)
    first = 0 if seat is None else seat
    for number in range(s.players):
        lines += ["", *lord(s, (first + number) % s.players, seat, words, names)]
    return in_columns(lines)


def sees(s: Xidit, seat: int | None, owner: int) -> bool:
    """True if this seat is shown what a player has behind the screen. At the end all screens are lifted."""
    return s.screens == "open" or seat == owner or bool(s.hall)


# The middle of the table


def calendar(s: Xidit, words: Words, names: Sequence[str]) -> list[str]:
    setup = s.setup
    lines = []
    if s.year:
        lines.append(words.say("board-year", names, year=s.year, years=setup.years, seat=s.first))
    lines.append("  " + words.say("board-census-years", items=", ".join(map(str, setup.census))))
    if s.assessments:
        tiles = [words.say("board-drop", column=c, count=n) for c, n in zip(s.assessments, setup.drops, strict=True)]
        lines.append("  " + words.say("board-assessments", items=", ".join(tiles)))
    return lines


def tiles(s: Xidit, words: Words) -> list[str]:
    """The tiles on the map, the queues and the Barracks."""
    lines = [words.say("board-recruits")]
    for city, units in sorted(s.recruits.items()):
        lines.append("  " + words.say("board-city-recruits", city=city, items=troop(words, units)))
    lines.append("  " + next_recruits(s, words))
    lines += top(words, "board-stack-top", s.recruitment.stack)
    lines.append(words.say("board-threats"))
    for _, tile in sorted(s.threats.items()):
        lines.append("  " + threat(words, "board-city-threat", tile))
    lines.append("  " + (threat(words, "board-next-threat", s.menace.next) or words.say("board-no-next-threat")))
    lines += top(words, "board-stack-top-threat", s.menace.stack)
    stacks = {
        "recruitment": len(s.recruitment.stack),
        "menace": len(s.menace.stack),
        "recruitment_gone": len(s.recruitment.discard),
        "menace_gone": len(s.menace.discard),
    }
    lines.append(words.say("board-queues", **stacks))
    lines.append(words.say("board-barracks", items=troop(words, s.barracks)))
    return lines


def next_recruits(s: Xidit, words: Words) -> str:
    tile = s.recruitment.next
    if not tile:
        return words.say("board-no-next-recruits")
    return words.say("board-next-recruits", city=TILES[tile].city, items=troop(words, TILES[tile].recruit))


def top(words: Words, message: str, stack: Pile) -> list[str]:
    """The top tile of a stack, where it lies in sight."""
    if not stack or is_hidden(stack.cards[-1]):
        return []
    tile = stack.cards[-1]
    return ["  " + words.say(message, tile=tile, city=TILES[tile].city)]


def threat(words: Words, message: str, tile: str) -> str:
    """A threat tile; nothing for no tile."""
    if not tile:
        return ""
    printed = TILES[tile]
    return words.say(message, city=printed.city, tile=tile, items=troop(words, printed.needs), **prizes(printed))


def prizes(printed: Tile | Titan) -> dict[str, int]:
    return {"gold": printed.gold, "bards": printed.bards, "storeys": printed.storeys}


def lairs(s: Xidit, words: Words) -> list[str]:
    raging = [TITANS[lair.raging] for lair in s.lairs if lair.raging]
    awake = [lair.raging for lair in s.lairs if lair.raging]
    lines = [
        words.say("board-titan", titan=titan, units=printed.marks, **prizes(printed))
        for titan, printed in zip(awake, raging, strict=True)
    ]
    piles = [
        words.say("board-sleeping-pile", count=len(lair.sleeping), units=lair.marks)
        for lair in s.lairs
        if lair.sleeping
    ]
    if piles:
        lines.append(words.say("board-sleeping", items=", ".join(piles)))
    return lines


def regions(s: Xidit, seat: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """The bards in each open region."""
    lines = [words.say("board-regions")]
    for region in s.setup.regions:
        about = of_region(region)
        if region == BASTION and not sees(s, None, -1):
            lines.append("  " + words.say("board-region-hidden", **about))
            continue
        there = [(owner, one.bards[region]) for owner, one in enumerate(s.lords) if one.bards.get(region)]
        items = [words.say("board-bards", names, seat=owner, bards=bards) for owner, bards in there]
        lines.append("  " + words.say("board-region", **about, items=", ".join(items) or words.say("board-nobody")))
    return lines


def of_region(region: str) -> dict[str, Any]:
    """A region with the cities on its border and the numbers of its lyre."""
    larger, smaller = LYRES[region]
    cities = ", ".join(map(str, sorted(NUMBERS["map"]["regions"][region]["cities"])))
    return {"region": region, "cities": cities, "larger": larger, "smaller": smaller}


def roads(words: Words) -> list[str]:
    """Where the roads lead from each city, three cities in a line."""
    cells = []
    for city in CITIES:
        ends = [str(to[city]) if city in to else "–" for to in ROADS.values()]
        cells.append(words.say("board-city", city=city, items=", ".join(ends)).ljust(CELL))
    lines = ["  " + "".join(cells[at : at + 3]).rstrip() for at in range(0, len(cells), 3)]
    return [words.say("board-roads"), *lines]


def hall(s: Xidit, words: Words, names: Sequence[str]) -> list[str]:
    """The columns of the Hall of Fame that are filled."""
    lines = []
    fallen = 0
    for number, rows in enumerate(s.hall):
        drops = s.setup.drops[number]
        out = s.fallen[fallen : fallen + drops]
        fallen += drops
        items = []
        for player in rows:
            who = words.say("board-neutral-name") if player == NEUTRAL else words.name(player, names)
            if player in s.fallen[:fallen]:
                who = words.say("board-out.now" if player in out else "board-out", who=who)
            items.append(who)
        lines.append(words.say("board-hall", column=s.assessments[number], items=", ".join(items)))
    return lines


# A player


def lord(s: Xidit, owner: int, seat: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """A player's hero and guilds, and what lies behind the screen as far as it is shown."""
    there = s.lords[owner]
    shown = sees(s, seat, owner)
    lines = [words.say("board-lord.own" if owner == seat else "board-lord", names, seat=owner)]
    lines.append("  " + hero(there.hero, words))
    if there.orders:
        orders = [
            words.say("board-order.done" if number <= there.done else "board-order", order=order)
            for number, order in enumerate(there.orders, 1)
        ]
        lines.append("  " + words.say("board-orders", items=", ".join(orders)))
    if shown:
        lines.append("  " + words.say("board-units", items=troop(words, there.units)))
        lines.append("  " + words.say("board-gold", gold=there.gold))
    if s.shown:
        hands = [words.say("board-shown-unit", unit=unit, count=counts[owner]) for unit, counts in s.shown.items()]
        lines.append("  " + words.say("board-shown", items=", ".join(hands)))
    stock = "board-stock" if shown else "board-stock-open"
    lines.append("  " + words.say(stock, storeys=there.storeys, bards=there.bards_left))
    if there.waiting and shown:
        lines.append("  " + words.say("board-waiting", storeys=there.waiting))
    guilds = [
        words.say("board-guild", city=city, height=height)
        for city, (builder, height) in sorted(s.guilds.items())
        if builder == owner
    ]
    if guilds:
        lines.append("  " + words.say("board-guilds", items=", ".join(guilds)))
    if shown and there.bards.get(BASTION):
        lines.append("  " + words.say("board-in-bastion", bards=there.bards[BASTION]))
    if not shown:
        lines.append("  " + words.say("board-behind"))
    return lines


def hero(city: int, words: Words) -> str:
    if not city:
        return words.say("board-hero-none")
    roads = [words.say("board-road", road=road, city=ends[city]) for road, ends in ROADS.items() if city in ends]
    return words.say("board-hero", city=city, items=", ".join(roads))


def troop(words: Words, units: Iterable[int]) -> str:
    """Units of these numbers, from the weakest."""
    items = [words.say("board-unit", unit=kind, count=count) for kind, count in zip(KINDS, units, strict=True) if count]
    return ", ".join(items) or words.say("board-nobody")


@game.hook
def numbers(s: Xidit, message: str) -> dict[str, Any]:
    """The numbers in the texts of units, regions, tiles and titans. A tile's are those of the set in play."""
    kind, _, name = message.partition("-")
    match kind:
        case "unit":
            return dict(CENSUS[name])
        case "region":
            larger, smaller = LYRES[name]
            return {"larger": larger, "smaller": smaller, "open": int(name in s.setup.regions)}
        case "tile":
            tile = TILES[s.setup.tile_at.get(TILES[name].city, name)]
            needs, recruit = listed(tile.needs), listed(tile.recruit)
            return {"city": tile.city, "unit_needs": needs, "unit_recruit": recruit, **prizes(tile)}
        case "titan":
            return {"units": TITANS[name].marks, **prizes(TITANS[name])}
    return {"most": GUILD}
