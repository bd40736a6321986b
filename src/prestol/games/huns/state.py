"""What a position of Huns is made of, and the numbers of its components."""

from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from prestol.table import Game, Piece, Pile, State


class Wagon(Struct, frozen=True):
    """A wagon card in a camp: the colour that lies on each cell, "" on an empty one. From that follow the colours of
    the cells still free, and how many cubes lie on it."""

    id: str
    cubes: tuple[str, ...]
    free: tuple[str, ...]
    load: int

    @staticmethod
    @cache
    def of(wagon: str, cubes: tuple[str, ...]) -> "Wagon":
        """A wagon with these cubes on its cells."""
        free = tuple(colour for colour, cube in zip(CELLS[wagon], cubes, strict=True) if not cube)
        return Wagon(wagon, cubes, free, len(cubes) - len(free))

    @staticmethod
    def new(wagon: str) -> "Wagon":
        """An empty wagon."""
        return Wagon.of(wagon, ("",) * len(CELLS[wagon]))

    @property
    def cells(self) -> tuple[str, ...]:
        """The colours of the cells."""
        return CELLS[self.id]

    @property
    def kind(self) -> str:
        return KINDS[self.id]

    def with_cube(self, cell: int, cube: str) -> "Wagon":
        """The same wagon with another cube on a cell ("" for none)."""
        return Wagon.of(self.id, (*self.cubes[:cell], cube, *self.cubes[cell + 1 :]))


@cache
def loaded(wagon: str, cubes: tuple[str, ...], cube: str, cell: str) -> Wagon:
    """The wagon with these cubes, and one more on its first free cell of a colour."""
    at = next(at for at, lying in enumerate(cubes) if not lying and CELLS[wagon][at] == cell)
    return Wagon.of(wagon, cubes).with_cube(at, cube)


class Curse(Struct, frozen=True):
    """A curse in a camp: the cubes on it, who played it, the wagon place it closes (-1: none), whether it was fled."""

    cubes: tuple[str, ...] = ()
    by: int = 0
    place: int = -1
    fled: bool = False


class Camp(Piece):
    """All that lies in front of a player.

    wagons: the wagon on each place of the board, None where a place is empty.
    raids: True while a raid can still be used. mercenaries: the cubes on each.
    hand: cards drawn this turn, until one is played. fillable: the mercenaries and active curses with an empty cell.
    """

    wagons: list[Wagon | None]
    stash: dict[str, int]
    hand: Pile
    dispatched: list[str] = []
    equipment: list[str] = []
    raids: dict[str, bool] = {}
    mercenaries: dict[str, tuple[str, ...]] = {}
    curses: dict[str, Curse] = {}
    treasures: list[str] = []
    fillable: tuple[str, ...] = ()

    def curse_works(self, card: str) -> bool:
        """True while the curse is neither fled nor lifted."""
        curse = self.curses.get(card)
        return curse is not None and not curse.fled and len(curse.cubes) < ROOM[card]

    def full(self, mercenary: str) -> bool:
        """True while all cells of a mercenary hold a cube."""
        return len(self.mercenaries[mercenary]) == ROOM[mercenary]


class Turn(Piece):
    """The turn that is played. `used`: the cards that have done in it what they may do once a turn."""

    seat: int
    number: int
    die: str = ""
    value: int = 0
    drew: bool = False
    times: int = 1
    barred: str = ""
    used: list[str] = []


class Batch(Piece):
    """Cubes that were gained or stolen and are being placed.

    origins: where each cube came from; empty where all came from the reserve. wagons_only: one lies on a wagon
    already. fresh: places whose wagon came while the batch was placed; filling those is free choice. exchanged: the
    cards that have exchanged cubes of it.
    """

    seat: int
    cubes: list[str]
    origins: list[tuple[Any, ...]] = []
    wagons_only: bool = False
    fresh: tuple[int, ...] = ()
    exchanged: tuple[str, ...] = ()


class Huns(State, kw_only=True):
    """A position of Huns. A pile's top is its end; `decks` and `supply` go by colour. `played`: curses that nobody has
    accepted or fled yet. `awake`: for each seat the moments at which one of its working cards has a power, as bits."""

    camps: list[Camp]
    decks: dict[str, Pile]
    supply: dict[str, int]
    wagon_deck: Pile
    row: list[str] = []
    dice: dict[str, int] = {}
    first: int = 0
    round: int = 0
    turns: list[int] = []
    raised: list[int] = []
    turn: Turn
    batches: list[Batch] = []
    picks: list[tuple[Any, ...]] = []
    played: list[str] = []
    points: list[dict[str, int]] = []
    awake: list[int] = []

    def __post_init__(self) -> None:
        self.awake = [game.awake(cards) for cards in self.working]

    def wake(self, seat: int, cards: tuple[str, ...]) -> None:
        """From now on the powers of these cards work."""
        self.working[seat] = cards
        self.awake[seat] = game.awake(cards)

    @property
    def players(self) -> int:
        return len(self.camps)

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """All seats, this one first, then clockwise."""
        return _AROUND[len(self.camps)][seat]

    def left_of(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % len(self.camps)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise."""
        return _OTHERS[len(self.camps)][seat]


game = Game("huns", Huns, players=[2, 3, 4], folder=Path(__file__).parent)

NUMBERS: Final = game.data("components.toml")
COLOURS: Final[tuple[str, ...]] = tuple(NUMBERS["colours"])
CARDS: Final[dict[str, dict[str, Any]]] = NUMBERS["cards"]
DECKS: Final[dict[str, str]] = dict(zip("ERMCT", COLOURS, strict=True))  # a card's id begins with its deck's letter
ROOM: Final[dict[str, int]] = {card: numbers["cells"] for card, numbers in CARDS.items() if "cells" in numbers}
SCORING: Final[dict[str, int]] = NUMBERS["scoring"]
PLACES: Final[int] = NUMBERS["setup"]["wagons"]
CELLS: Final[dict[str, tuple[str, ...]]] = {
    f"{kind}-{number}": tuple(COLOURS[NUMBERS["letters"].index(letter)] for letter in letters)
    for kind, wagons in NUMBERS["wagons"].items()
    for number, letters in enumerate(wagons, 1)
}
KINDS: Final[dict[str, str]] = {wagon: wagon.partition("-")[0] for wagon in CELLS}
_AROUND: Final = {
    players: tuple((*range(seat, players), *range(seat)) for seat in range(players)) for players in game.players
}
_OTHERS: Final = {players: tuple(around[1:] for around in seats) for players, seats in _AROUND.items()}


def deck_of(card: str) -> str:
    """The colour of a card's deck."""
    return DECKS[card[0]]


@cache
def cards_for(players: int) -> dict[str, list[str]]:
    """The cards of each deck that are used with so many players (one list for all: copy it before you change it)."""
    return {
        colour: [c for c, numbers in CARDS.items() if c[0] == letter and numbers["players"] <= players]
        for letter, colour in DECKS.items()
    }


@game.hook
def begin(players: int, options: dict[str, Any]) -> Huns:
    from prestol.games.huns.rules import set_up

    s = Huns(
        camps=[Camp([None] * PLACES, dict.fromkeys(COLOURS, 0), Pile()) for _ in range(players)],
        decks={colour: Pile.of(cards[:], colour) for colour, cards in cards_for(players).items()},
        supply=dict.fromkeys(COLOURS, NUMBERS["players"][str(players)]["cubes"]),
        wagon_deck=Pile.of(list(CELLS), "wagon"),
        turn=Turn(0, 0),
        working=[()] * players,
        turns=[0] * players,
        raised=[0] * players,
    )
    s.then(set_up)
    return s


@game.hook
def unseen(s: Huns) -> dict[str, list[str]]:
    """By back: the cards that lie in no place where this state shows them."""
    shown: set[str] = {*s.row, *s.wagon_deck.cards, *s.played}
    for camp in s.camps:
        shown.update(camp.hand.cards, camp.equipment, camp.raids, camp.mercenaries, camp.curses, camp.treasures)
        shown.update(camp.dispatched, (wagon.id for wagon in camp.wagons if wagon is not None))
    for deck in s.decks.values():
        shown.update(deck.cards)
    hidden = {colour: [c for c in cards if c not in shown] for colour, cards in cards_for(s.players).items()}
    hidden["wagon"] = [wagon for wagon in CELLS if wagon not in shown]
    return hidden
