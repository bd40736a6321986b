"""What a position of Lords of Xidit is made of, and the numbers of its components."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from prestol.table import Game, Piece, Pile, State

Units = tuple[int, ...]
"""How many units of each kind, from the weakest."""

NEUTRAL: Final = -1
"""Stands for the neutral player in the Hall of Fame."""


class Tile(Struct, frozen=True):
    """A city tile: `recruit` on its recruitment side, the rest on its threat side."""

    city: int
    recruit: Units
    needs: Units
    gold: int
    bards: int
    storeys: int


class Titan(Struct, frozen=True):
    """A titan tile. marks: its question marks."""

    marks: int
    gold: int
    bards: int
    storeys: int


class Setup(Struct, frozen=True):
    """How the game is set up for a number of players and a length.

    tiles: the tiles in play. tile_at: each city's tile, in play or not. regions: the open ones. beside: the open
    regions next to each city. drops: how many players each assessment eliminates.
    """

    years: int
    census: tuple[int, ...]
    tiles: tuple[str, ...]
    tile_at: dict[int, str]
    regions: tuple[str, ...]
    closed: tuple[str, ...]
    beside: dict[int, tuple[str, ...]]
    recruit: int
    threat: int
    stack: int
    drops: tuple[int, ...]


class Lord(Piece):
    """A player. units, gold, waiting storeys and the bards not yet sent out stand behind the screen.

    hero: the city where the hero stands, 0 before the start. bards: those sent out, by region. storeys: those left to
    build. waiting: storeys of a census that had no guild to go to. orders: this year's, once revealed; done: how many
    of them are carried out. recruited, defended, banished: the cities where that was done this year.
    """

    units: list[int]
    bards_left: int
    storeys: int
    hero: int = 0
    gold: int = 0
    bards: dict[str, int] = {}
    waiting: int = 0
    orders: tuple[str, ...] = ()
    done: int = 0
    recruited: list[int] = []
    defended: list[int] = []
    banished: list[int] = []


class Queue(Piece):
    """One half of the Path of Destiny: the next tile ("" for none), the stack with its top tile in sight, and the
    discard of the same kind of tiles, the newest at the end."""

    stack: Pile
    next: str = ""
    discard: list[str] = []


class Lair(Piece):
    """One of the piles of titans: those that sleep, and the raging one on top ("" for none)."""

    marks: int
    sleeping: Pile
    raging: str = ""


class Xidit(State, kw_only=True):
    """A position of Lords of Xidit.

    length, screens: the options. recruits: the units that stand on each recruitment tile, by city. threats: the threat
    tiles, by city. guilds: by city, whose and how many storeys. boxed: titans out of the game. shown: what each seat
    has shown at the last census, by kind of unit. neutral: the steps of the neutral player, by column. hall: by
    assessment the players from the top down; fallen: those eliminated, in that order.
    """

    length: str
    screens: str
    lords: list[Lord]
    barracks: list[int]
    recruitment: Queue
    menace: Queue
    lairs: list[Lair]
    recruits: dict[int, Units] = {}
    threats: dict[int, str] = {}
    guilds: dict[int, tuple[int, int]] = {}
    boxed: list[str] = []
    year: int = 0
    first: int = 0
    shown: dict[str, tuple[int, ...]] = {}
    neutral: dict[str, int] = {}
    assessments: list[str] = []
    hall: list[tuple[int, ...]] = []
    fallen: list[int] = []
    points: list[dict[str, int]] = []

    @property
    def players(self) -> int:
        return len(self.lords)

    @property
    def setup(self) -> Setup:
        return SETUPS[self.length, len(self.lords)]

    def from_first(self) -> tuple[int, ...]:
        """All seats in turn order: the first player, then clockwise."""
        return _AROUND[len(self.lords)][self.first]

    def tell_screened(self, kind: str, seat: int, about: dict[str, Any], **behind: Any) -> None:
        """Everybody sees this happen; but with closed screens the story does not retell what went behind them."""
        if self.heard is None:
            return
        if self.screens == "open":
            self.tell(kind, seat, **about, **behind)
        else:
            self.tell(f"{kind}-closed", seat, **about)
            self.whisper(seat, f"{kind}-own", **about, **behind)


game = Game(
    "xidit",
    Xidit,
    players=[3, 4, 5],
    options={"length": ("full", "short"), "neutral": ("normal", "hard"), "screens": ("closed", "open")},
    edition=2,
    summed=False,
    lesson=(4, {"length": "short", "screens": "open"}),
    folder=Path(__file__).parent,
)

NUMBERS: Final = game.data("components.toml")
KINDS: Final[tuple[str, ...]] = tuple(NUMBERS["units"])
RANK: Final = {kind: rank for rank, kind in enumerate(KINDS)}
COLUMNS: Final[tuple[str, ...]] = tuple(NUMBERS["columns"])
FIGURES: Final[Units] = tuple(NUMBERS["stock"]["figures"])
BARDS: Final[int] = NUMBERS["stock"]["bards"]
STOREYS: Final[int] = NUMBERS["stock"]["storeys"]
GUILD: Final[int] = NUMBERS["stock"]["guild"]
CENSUS: Final[dict[str, dict[str, int]]] = NUMBERS["census"]
NEUTRAL_WORTH: Final[dict[str, list[int]]] = NUMBERS["neutral"]["worth"]
BASTION: Final[str] = NUMBERS["map"]["bastion"]
CITIES: Final[tuple[int, ...]] = tuple(int(city) for city in NUMBERS["map"]["cities"])
LYRES: Final[dict[str, tuple[int, int]]] = {
    region: tuple(numbers["lyre"]) for region, numbers in NUMBERS["map"]["regions"].items()
}
ROADS: Final[dict[str, dict[int, int]]] = {
    colour: {a: b for road in roads for a, b in (road, reversed(road))}
    for colour, roads in NUMBERS["map"]["roads"].items()
}
"""Where the road of a colour leads from a city that has one."""
ORDERS: Final = (*NUMBERS["roads"], "action", "wait")
UNSET: Final = ""
"""A wheel that is not set yet."""
TILES: Final = {
    tile: Tile(n["city"], tuple(n["recruit"]), tuple(n["needs"]), n["gold"], n["bards"], n["storeys"])
    for tiles in NUMBERS["tiles"].values()
    for tile, n in tiles.items()
}
TITANS: Final = {titan: Titan(**numbers) for titan, numbers in NUMBERS["titans"].items()}


def _setup(numbers: dict[str, Any]) -> Setup:
    tiles = NUMBERS["tiles"][numbers["set"]]
    regions = NUMBERS["map"]["regions"]
    closed = tuple(numbers["closed"])
    return Setup(
        years=numbers["years"],
        census=tuple(numbers["census"]),
        tiles=tuple(tile for tile in tiles if TILES[tile].city not in numbers["left_out"]),
        tile_at={TILES[tile].city: tile for tile in tiles},
        regions=tuple(region for region in regions if region not in closed),
        closed=closed,
        beside={
            city: tuple(r for r, region in regions.items() if r not in closed and city in region["cities"])
            for city in CITIES
        },
        recruit=numbers["recruit"],
        threat=numbers["threat"],
        stack=numbers["stack"],
        drops=tuple(numbers["drops"]),
    )


SETUPS: Final = {
    (length, int(players)): _setup(numbers)
    for length, tables in NUMBERS["setup"].items()
    for players, numbers in tables.items()
}
_AROUND: Final = {
    players: tuple((*range(seat, players), *range(seat)) for seat in range(players)) for players in game.players
}


def titan_back(marks: int) -> str:
    """What the sleeping side of a titan tells."""
    return f"titan-{marks}"


@lru_cache
def titans_with(marks: int) -> tuple[str, ...]:
    """The titans with so many question marks."""
    return tuple(titan for titan, tile in TITANS.items() if tile.marks == marks)


@game.hook
def begin(players: int, options: dict[str, Any]) -> Xidit:
    from prestol.games.xidit.rules import set_up

    setup = SETUPS[options["length"], players]
    s = Xidit(
        length=options["length"],
        screens=options["screens"],
        lords=[Lord([0] * len(KINDS), BARDS, STOREYS) for _ in range(players)],
        barracks=list(FIGURES),
        recruitment=Queue(Pile(back="tile")),
        menace=Queue(Pile.of(list(setup.tiles), "tile")),
        lairs=[
            Lair(marks, Pile.of(list(titans_with(marks)), titan_back(marks)))
            for marks in sorted({titan.marks for titan in TITANS.values()})
        ],
    )
    s.then(set_up, options["neutral"])
    return s


@game.hook
def unseen(s: Xidit) -> dict[str, list[Any]]:
    setup = s.setup
    shown = {setup.tile_at[city] for city in s.recruits}
    shown.update(s.threats.values(), s.boxed)
    for queue in (s.recruitment, s.menace):
        shown.update((queue.next, *queue.discard, *queue.stack.cards))
    found: dict[str, list[Any]] = {"tile": [tile for tile in setup.tiles if tile not in shown]}
    for lair in s.lairs:
        shown.update((lair.raging, *lair.sleeping.cards))
        found[titan_back(lair.marks)] = [titan for titan in titans_with(lair.marks) if titan not in shown]
    return found
