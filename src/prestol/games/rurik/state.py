"""What a position of Rurik is made of, and the numbers of its components."""

from collections import Counter
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from prestol.table import Game, Piece, Pile, Secret, State


class Advisor(Struct, frozen=True):
    """An advisor on a banner, with the coins of its bribe."""

    seat: int
    number: int
    bribe: int = 0

    @property
    def influence(self) -> int:
        """What counts on the banner."""
        return self.number + self.bribe


class Variants(Struct, frozen=True):
    """What was chosen for this table: the variants of the rules, the decree deck, how leaders are given out, whether
    a war marker that never moved has a place, and the level of the solo game."""

    goods: str = "printed"
    rebels: str = "figures"
    deeds: str = "kept"
    decrees: str = "base"
    leaders: str = "chosen"
    war_zero: str = "no-place"
    level: int = 1


class Player(Piece, kw_only=True):
    """All that belongs to one player. In the solo game the second player is the Rebellion.

    leader: the character, who stands in the region `at` ("": off the map).
    troops: by region, those on the map, the leader among them; a region without any is absent.
    reserve: troops in the supply, without the leader.
    goods: on the boat and the dock together; they lie where they count best, but for those docked: kept on the dock
    while markers go up, though the boat has cells for them.
    left: structures in the supply, by kind. advisors: those not on a banner.
    drawn: decrees that are being looked at; one is kept. dealt: achievements to choose from.
    deeds: cards chosen; done: deeds accomplished. exchange: the tokens that can still be used.
    rebels: figures of defeated rebels. tracks: the step of each marker, 0 below the track.
    ability_used: the leader's ability that works once a round was used in this one.
    """

    leader: str = ""
    at: str = ""
    troops: dict[str, int] = {}
    reserve: int = 0
    coins: int = 0
    goods: dict[str, int] = {}
    docked: int = 0
    left: dict[str, int] = {}
    advisors: tuple[int, ...] = ()
    hand: Pile
    drawn: Pile
    dealt: Pile
    achievement: Secret[str] | None = None
    deeds: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    exchange: tuple[str, ...] = ()
    rebels: int = 0
    tracks: dict[str, int] = {}
    ability_used: bool = False

    def on_boat(self, good: str) -> int:
        """Goods of a kind on the boat."""
        return min(self.goods[good], BOAT[good])

    @property
    def boat(self) -> int:
        """All goods on the boat."""
        return sum([min(count, BOAT[good]) for good, count in self.goods.items() if count]) - self.docked


class Turn(Piece):
    """A turn in the action phase.

    price: coins for the main action. top: the advisor stood on the top row. acted: the main action was done or given
    up. decree, deed, exchanged: that extra action was used. points: still to spend; tax and build points are kept
    for later actions of the turn. fewer: decrees that the next attack reveals less.
    """

    seat: int = 0
    action: str = ""
    due: int = 0
    price: int = 0
    top: bool = False
    acted: bool = False
    decree: bool = False
    deed: bool = False
    exchanged: bool = False
    points: dict[str, int] = {}
    fewer: int = 0


class Rebellion(Piece):
    """What the Rebellion of the solo game has beside a player's things.

    card: the card of the round; used: those of earlier rounds. priority: of the round. open: for each column of the
    level's board the open bonuses, by their rows. entry: the next one of the card's advisors.
    """

    deck: Pile
    card: str = ""
    used: tuple[str, ...] = ()
    priority: str = ""
    open: dict[str, tuple[int, ...]] = {}
    entry: int = 0


class Rurik(State, kw_only=True):
    """A position of Rurik. A pile's top is its end.

    banners: the advisors on each banner, top row first. goods: lying in the regions. symbols: the good that each
    region brings. rebels: in the regions, with the reward of the figure. structures: for each kind the owners by
    region. tokens: rewards of rebels, face down; spent: those turned up. box: achievements out of the game. row: the
    open deeds.
    first: who begins this round. token: who holds the first-player token.
    """

    variants: Variants
    players: list[Player]
    banners: dict[str, tuple[Advisor | None, ...]]
    goods: dict[str, str] = {}
    symbols: dict[str, str]
    rebels: dict[str, str] = {}
    structures: dict[str, dict[str, int]]
    decks: dict[str, Pile]
    discards: list[str] = []
    deeds: Pile
    row: list[str] = []
    deed_discards: list[str] = []
    tokens: Pile
    spent: list[str] = []
    box: Pile
    first: int = 0
    token: int = 0
    round: int = 0
    phase: str = "setup"
    turn: Turn
    rebellion: Rebellion | None = None
    points: list[dict[str, int]] = []

    @property
    def seats(self) -> int:
        """How many people play."""
        return len(self.players) if self.rebellion is None else 1

    @property
    def map(self) -> "Map":
        """The regions in play."""
        return MAPS[len(self.players)]

    def who(self, seat: int) -> int | str:
        """A player's seat; the Rebellion is named."""
        return seat if seat < self.seats else "rebellion"

    def tell(self, kind: str, seat: int | None = None, /, **about: Any) -> None:
        if self.heard is not None:
            if self.rebellion is not None:
                if seat is not None:
                    about["seat"] = seat
                about |= {key: self.who(value) for key, value in about.items() if key.partition("_")[0] == "seat"}
                seat = None
            super().tell(kind, seat, **about)

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """All players, this one first, then clockwise."""
        return _AROUND[len(self.players)][seat]

    def people(self, seat: int) -> tuple[int, ...]:
        """All players but the Rebellion, this one first, then clockwise."""
        return _AROUND[len(self.players)][seat] if self.rebellion is None else (0,)


class Map(Struct, frozen=True):
    """The regions in play and their neighbours."""

    regions: tuple[str, ...]
    neighbours: dict[str, tuple[str, ...]]

    def __hash__(self) -> int:
        return hash(self.regions)


class Decree(Struct, frozen=True):
    """A decree card: the kind tells cards of one text together."""

    kind: str
    reward: dict[str, Any]
    price: int
    losses: int


game = Game(
    "rurik",
    Rurik,
    players=[2, 3, 4, 1],
    options={
        "goods": ("printed", "shuffled"),
        "rebels": ("figures", "tokens"),
        "deeds": ("kept", "refreshed"),
        "decrees": ("base", "extended"),
        "leaders": ("chosen", "dealt"),
        "war_zero": ("no-place", "place"),
        "level": (1, 2, 3, 4),
    },
    lesson=(3, {"leaders": "dealt"}),
    folder=Path(__file__).parent,
)

NUMBERS: Final = game.data("components.toml")
GOODS: Final[tuple[str, ...]] = tuple(NUMBERS["goods"])
ACTIONS: Final[tuple[str, ...]] = tuple(NUMBERS["actions"])
STRUCTURES: Final[tuple[str, ...]] = tuple(NUMBERS["structures"])
LEADERS: Final[tuple[str, ...]] = tuple(NUMBERS["leaders"])
SETUP: Final[dict[str, int]] = NUMBERS["setup"]
BOAT: Final[dict[str, int]] = NUMBERS["boat"]
DEEDS: Final[dict[str, dict[str, Any]]] = NUMBERS["deeds"]
ACHIEVEMENTS: Final[tuple[str, ...]] = tuple(NUMBERS["achievements"]["cards"])
EXCHANGE: Final[dict[str, dict[str, Any]]] = NUMBERS["exchange"]
TRACKS: Final[tuple[str, ...]] = ("holdings", "structures", "trade")
WAR: Final[dict[str, Any]] = NUMBERS["war"]
DECKS: Final = ("left", "right")
REBELLION: Final = 1
"""The Rebellion's place among the players of a solo game."""


def _copies(kinds: dict[str, int]) -> dict[str, str]:
    """An id for each of several equal cards, with its kind."""
    return {
        kind if copies == 1 else f"{kind}-{number}": kind
        for kind, copies in kinds.items()
        for number in range(1, copies + 1)
    }


DECREES: Final[dict[str, Decree]] = {
    card: Decree(kind, numbers["reward"], numbers["price"], numbers["losses"])
    for card, kind in _copies({kind: numbers["copies"] for kind, numbers in NUMBERS["decrees"].items()}).items()
    for numbers in [NUMBERS["decrees"][kind]]
}
FIGURES: Final[tuple[str, ...]] = tuple(Counter(NUMBERS["rebels"]["figures"]).elements())
TOKENS: Final[dict[str, str]] = _copies(NUMBERS["rebels"]["tokens"])


def _map(players: int) -> Map:
    regions = tuple(region for region, numbers in NUMBERS["regions"].items() if numbers["players"] <= players)
    neighbours = {
        region: tuple(other for other in NUMBERS["regions"][region]["neighbours"] if other in regions)
        for region in regions
    }
    return Map(regions, neighbours)


MAPS: Final = {players: _map(players) for players in (2, 3, 4)}
ROWS: Final[dict[int, dict[str, tuple[tuple[int, int], ...]]]] = {
    players: {
        action: tuple((points, price) for points, price in cells)
        for action, cells in NUMBERS["banners"]["small" if players == 2 else "large"].items()
    }
    for players in (2, 3, 4)
}
"""For each number of players the banners: points and price of each row."""
EMPTY: Final[dict[int, dict[str, tuple[Advisor | None, ...]]]] = {
    players: {action: (None,) * len(cells) for action, cells in banners.items()} for players, banners in ROWS.items()
}
_AROUND: Final = {players: tuple((*range(seat, players), *range(seat)) for seat in range(players)) for players in MAPS}


@lru_cache
def decrees_for(deck: str) -> tuple[str, ...]:
    """The decree cards of the base or the extended deck."""
    extended = {kind for kind, numbers in NUMBERS["decrees"].items() if numbers["extended"]}
    return tuple(card for card, decree in DECREES.items() if deck == "extended" or decree.kind not in extended)


@lru_cache
def advisors_for(players: int, number: int) -> tuple[int, ...]:
    """The advisors of each player in a round."""
    return tuple(NUMBERS["advisors"]["four" if players == 4 else "usual"][number - 1])


def _new_player() -> Player:
    return Player(
        reserve=SETUP["troops"],
        coins=SETUP["coins"],
        goods=dict.fromkeys(GOODS, 0),
        left=dict.fromkeys(STRUCTURES, SETUP["structures"]),
        hand=Pile(back="decree"),
        drawn=Pile(back="decree"),
        dealt=Pile(back="achievement"),
        exchange=tuple(EXCHANGE),
        tracks=dict.fromkeys((*TRACKS, "war"), 0),
    )


@game.hook
def begin(players: int, options: dict[str, Any]) -> Rurik:
    from prestol.games.rurik.setup import set_up

    board = max(players, 2)
    regions = NUMBERS["regions"]
    s = Rurik(
        variants=Variants(**options),
        players=[_new_player() for _ in range(board)],
        banners=EMPTY[board].copy(),
        symbols={region: regions[region]["good"] for region in MAPS[board].regions},
        structures={kind: {} for kind in STRUCTURES},
        decks={"left": Pile.of(list(decrees_for(options["decrees"])), "decree"), "right": Pile(back="decree")},
        deeds=Pile.of(list(DEEDS), "deed"),
        tokens=Pile.of(list(TOKENS) if players == 1 or options["rebels"] == "tokens" else [], "token"),
        box=Pile.of(list(ACHIEVEMENTS), "achievement"),
        turn=Turn(),
        working=[()] * board,
    )
    if players == 1:
        s.rebellion = Rebellion(deck=Pile.of(list(NUMBERS["solo"]["cards"]), "rebellion"))
    s.then(set_up)
    return s


@game.hook
def unseen(s: Rurik) -> dict[str, list[str]]:
    """By back: the cards that lie in no place where this state shows them."""
    shown = {*s.discards, *s.deeds.cards, *s.row, *s.deed_discards, *s.tokens.cards, *s.spent, *s.box.cards}
    for deck in s.decks.values():
        shown.update(deck.cards)
    for p in s.players:
        shown.update(p.hand.cards, p.drawn.cards, p.dealt.cards, p.deeds, p.done)
        if p.achievement is not None:
            shown.add(p.achievement.value)
    hidden = {
        "decree": decrees_for(s.variants.decrees),
        "deed": tuple(DEEDS),
        "token": tuple(TOKENS),
        "achievement": ACHIEVEMENTS,
    }
    unseen = {back: [card for card in cards if card not in shown] for back, cards in hidden.items()}
    if s.rebellion is not None:
        rebellion = s.rebellion
        cards = tuple(NUMBERS["solo"]["cards"])
        unseen["rebellion"] = [
            c for c in cards if c not in rebellion.deck.cards and c not in (rebellion.card, *rebellion.used)
        ]
    return unseen
