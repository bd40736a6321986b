"""Hand-made positions of Huns, told in letters, and a table at which they are played.

Cubes are letters (B blue, R red, G green, K black, Y yellow), a dot is an empty cell: "violet-2=R..Y." is the second
violet wagon with a red cube on its first cell and a yellow one on its fourth.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import prestol
from prestol.games.huns.cubes import refresh
from prestol.games.huns.rules import count_points, next_turn
from prestol.games.huns.state import CELLS, COLOURS, Curse, Huns, Wagon, game
from prestol.table import Pile, script
from tests.games.huns import invariants
from tests.games.telling import Told

LETTERS: Final = dict(zip("BRGKY", COLOURS, strict=True))
LETTER: Final = {colour: letter for letter, colour in LETTERS.items()}


@dataclass(frozen=True)
class Plan:
    """What lies in a camp. Lists are words with spaces between.

    raids: a used one has a star. mercenaries: "M01" is full, "M01=" empty, "M01=BR" has these cubes. curses: "C01"
    is active, "C01=BR" has these cubes, "C01=full" is lifted, "C01=fled" was fled; "C03@1" closes that wagon place.
    wagons: one for each place; "-" leaves a place empty. by: the seat that played the curses (else the next one).
    """

    equipment: str = ""
    raids: str = ""
    mercenaries: str = ""
    curses: str = ""
    treasures: str = ""
    wagons: str = ""
    dispatched: str = ""
    stash: str = ""
    by: str = ""


camp = Plan


def colours(letters: str) -> tuple[str, ...]:
    return tuple(LETTERS[letter] for letter in letters)


def letters(cubes: Sequence[str]) -> str:
    """Cubes as letters, in the order of the decks."""
    return "".join(sorted((LETTER[cube] for cube in cubes), key="BRGKY".index))


def wagon_of(text: str) -> Wagon | None:
    if text == "-":
        return None
    name, _, cubes = text.partition("=")
    wagon = Wagon.new(name)
    for cell, letter in enumerate(cubes):
        if letter != ".":
            wagon = wagon.with_cube(cell, LETTERS[letter])
    return wagon


def curse_of(text: str, by: int) -> tuple[str, Curse]:
    text, _, place = text.partition("@")
    card, _, cubes = text.partition("=")
    if cubes == "fled":
        return card, Curse(by=by, fled=True)
    if cubes == "full":
        cubes = "KYGRB"[: invariants.ROOM[card]]
    return card, Curse(colours(cubes), by, int(place) if place else -1)


def mercenary_of(text: str) -> tuple[str, tuple[str, ...]]:
    card, equals, cubes = text.partition("=")
    return card, colours(cubes if equals else "BRGKY"[: invariants.ROOM[card]])


def position(
    players: int = 2,
    dice: str = "B1 R1 G1 K1 Y1",
    camps: Sequence[Plan] = (),
    *,
    seat: int = 0,
    decks: dict[str, str] | None = None,
    supply: dict[str, int] | None = None,
    row: str | None = None,
    wagon_deck: str | None = None,
    turns: Sequence[int] | None = None,
) -> Huns:
    """A position in which `seat` is about to take a die.

    decks: the top cards of decks, by colour. supply: how many cubes the reserve has (what is too many lies in the
    stash of the last seat). row, wagon_deck: the open wagons and all that follow, top first; the wagons left over
    were dispatched by the last seat.
    """
    s = game.begin(players, {})
    s.agenda.clear()
    plans = [*camps, *[Plan()] * (players - len(camps))]
    left = [wagon for wagon in CELLS if not any(wagon in f"{p.wagons} {p.dispatched}" for p in plans)]
    left = [wagon for wagon in left if wagon not in f"{row or ''} {wagon_deck or ''}".split()]
    for number, (here, plan) in enumerate(zip(s.camps, plans, strict=True)):
        here.equipment = plan.equipment.split()
        here.raids = {raid.rstrip("*"): "*" not in raid for raid in plan.raids.split()}
        here.mercenaries = dict(mercenary_of(text) for text in plan.mercenaries.split())
        by = int(plan.by or (number + 1) % players)
        here.curses = dict(curse_of(text, by) for text in plan.curses.split())
        here.treasures = plan.treasures.split()
        here.wagons = [wagon_of(text) for text in plan.wagons.split()]
        here.wagons += [Wagon.new(left.pop(0)) for _ in range(2 - len(here.wagons))]
        here.dispatched = plan.dispatched.split()
        for colour in colours(plan.stash):
            here.stash[colour] += 1
    s.row = [left.pop(0) for _ in range(4)] if row is None else row.split()
    if wagon_deck is not None:
        s.camps[-1].dispatched += left
        left = wagon_deck.split()
    s.wagon_deck = Pile.of(left[::-1], "wagon")
    for colour, deck in s.decks.items():
        lying = {card for here in s.camps for card in cards_in(here)}
        top = (decks or {}).get(colour, "").split()
        rest = [card for card in deck.cards if card not in lying and card not in top]
        s.decks[colour] = Pile.of([*rest, *top[::-1]], colour)
    for here in s.camps:
        for cube in invariants.cubes_in(here):
            s.supply[cube] -= 1
    for colour, count in (supply or {}).items():
        s.camps[-1].stash[colour] += s.supply[colour] - count
        s.supply[colour] = count
    values = {LETTERS[die[0]]: int(die[1]) for die in dice.split()}
    s.dice = {colour: values[colour] for colour in COLOURS if colour in values}
    s.round = 1
    taken = 5 - len(s.dice)
    s.first = (seat - taken) % players
    s.turns = [0] * players
    for number in range(taken):
        s.turns[(s.first + number) % players] += 1
    if turns is not None:
        s.turns = list(turns)
    for number in range(players):
        refresh(s, number)
    s.then(next_turn, seat)
    return s


def cards_in(here: Any) -> list[str]:
    return [*here.equipment, *here.raids, *here.mercenaries, *here.curses, *here.treasures]


class Table(Told[Huns]):
    """A table of Huns."""

    def __init__(self, start: Huns | None, players: int = 2, told: Sequence[list[Any] | None] = ()) -> None:
        super().__init__(prestol.new("huns", players, start=start, chance=script(list(told), seed=1)))

    def put(self, seat: int) -> "Table":
        """Place what has come in the first way that is offered."""
        assert self.waits == (seat, "place")
        while not self.match.over and self.waits == (seat, "place"):
            self.say(seat, self.ask.answers[0])
        return self

    # Reading the position

    @property
    def batch(self) -> str:
        """The cubes that are being placed."""
        assert self.s.batches, f"no batch is being placed: {self.match.asks}"
        return letters(self.s.batches[-1].cubes)

    def load(self, seat: int, place: int) -> str:
        """The cubes on a wagon, cell by cell."""
        wagon = self.s.camps[seat].wagons[place]
        assert wagon is not None
        return "".join(LETTER[cube] if cube else "." for cube in wagon.cubes)

    def wagon(self, seat: int, place: int) -> str | None:
        wagon = self.s.camps[seat].wagons[place]
        return None if wagon is None else wagon.id

    def on(self, seat: int, card: str) -> str:
        """The cubes on a mercenary or a curse."""
        here = self.s.camps[seat]
        assert card in here.mercenaries or card in here.curses
        return letters(here.mercenaries[card] if card in here.mercenaries else here.curses[card].cubes)

    def stash(self, seat: int) -> str:
        return "".join(LETTER[colour] * count for colour, count in self.s.camps[seat].stash.items())

    def loads(self, seat: int) -> str:
        """All cubes on a seat's wagons."""
        return letters([cube for wagon in self.s.camps[seat].wagons if wagon for cube in wagon.cubes if cube])

    def deck(self, colour: str) -> list[str]:
        """A deck from top to bottom."""
        return self.s.decks[colour].cards[::-1]


def table(players: int = 2, dice: str = "B1 R1 G1 K1 Y1", camps: Sequence[Plan] = (), **more: Any) -> Table:
    """A table with a position of one's own (see `position`). `told`: the rolls and shuffles to come."""
    told = more.pop("told", ())
    return Table(position(players, dice, camps, **more), players, told)


def last_table(players: int = 2, camps: Sequence[Plan] = (), **more: Any) -> Table:
    """A table whose points have just been counted."""
    s = position(players, "", camps, **more)
    s.agenda.clear()
    s.then(count_points)
    return Table(s, players)
