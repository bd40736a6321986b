"""Hand-made positions of Xidit, told in letters, and a table at which they are played.

Units are letters: P peasants, A archers, I infantry, C clerics, M mages. Orders are letters: R, B, K for the red, blue
and black road, A for an action, a dot for waiting. Bards are told as "snow2 centre".
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import prestol
from prestol.games.xidit.rules import play_year
from prestol.games.xidit.state import FIGURES, KINDS, TILES, Lord, Queue, Units, Xidit, game, titan_back, titans_with
from prestol.table import EVERYBODY, PASS, Ask, Match, Pile, Value, copied
from tests.games.xidit import invariants

ORDERS: Final = {"R": "red", "B": "blue", "K": "black", "A": "action", ".": "wait"}
WAIT: Final = "......"


def units(letters: str) -> Units:
    return tuple(letters.count(letter) for letter in "PAICM")


def orders(letters: str) -> tuple[str, ...]:
    return tuple(ORDERS[letter] for letter in letters.replace(" ", ""))


def lord(
    hero: int = 1, holds: str = "", *, gold: int = 0, bards: str = "", left: int | None = None, waiting: int = 0
) -> Lord:
    """A player. left: how many bards are left, the others lie in some open region."""
    sent = {word.rstrip("0123456789"): int(word.lstrip("abcdefghijklmnopqrstuvwxyz") or 1) for word in bards.split()}
    if left is not None:
        sent["fields"] = sent.get("fields", 0) + 20 - left - sum(sent.values())
    return Lord(
        list(units(holds)), 20 - sum(sent.values()), 15 - waiting, hero=hero, gold=gold, bards=sent, waiting=waiting
    )


def position(
    *lords: Lord,
    recruits: Mapping[int, str | None] | None = None,
    threats: Sequence[int] = (),
    recruitment: str = "",
    menace: str | None = None,
    recruit_discard: str = "",
    threat_discard: str = "",
    raging: str = "",
    boxed: str = "",
    guilds: Mapping[int, tuple[int, int]] | None = None,
    short: bool = False,
    screens: str = "closed",
    neutral: Mapping[str, int] | None = None,
    year: int = 1,
    first: int = 0,
    assessments: str = "wealth influence reputation",
    barracks: str | None = None,
) -> Xidit:
    """A position at the beginning of a year.

    recruits: by city the units on its tile, None for all that are printed. recruitment, menace: the numbers of the
    next tile and of the stack, top first; a dash for no next tile. Discards: the newest last. Tiles that are named
    nowhere lie under the threat stack; if that is named, under the threat discard. barracks: what is left there; the
    rest is held by the last player.
    """
    s = game.begin(len(lords), {"length": "short" if short else "full", "screens": screens, "neutral": "normal"})
    s.agenda.clear()
    s.lords = [copied(each) for each in lords]
    at = s.setup.tile_at
    for city, letters in (recruits or {}).items():
        s.recruits[city] = TILES[at[city]].recruit if letters is None else units(letters)
    s.threats = {city: at[city] for city in threats}
    s.recruitment = queue_of(s, recruitment, recruit_discard)
    s.menace = queue_of(s, menace or "", threat_discard)
    named = [at[city] for city in (*s.recruits, *s.threats)]
    for queue in (s.recruitment, s.menace):
        named += [queue.next, *queue.stack.cards, *queue.discard]
    left = [tile for tile in s.setup.tiles if tile not in named]
    if menace is None:
        s.menace.next = left.pop(0)
        s.menace.stack = Pile.of(left[::-1], "tile", EVERYBODY)
    else:
        s.menace.discard = left + s.menace.discard
    for lair in s.lairs:
        lair.raging = next((titan for titan in raging.split() if titan in titans_with(lair.marks)), "")
        gone = [lair.raging, *boxed.split()]
        sleeping = [titan for titan in titans_with(lair.marks) if titan not in gone]
        lair.sleeping = Pile.of(sleeping, titan_back(lair.marks))
    s.boxed = boxed.split()
    for city, (seat, storeys) in (guilds or {}).items():
        s.guilds[city] = (seat, storeys)
        s.lords[seat].storeys -= storeys
    if len(lords) == 3:
        s.neutral = dict(neutral or {"wealth": 6, "influence": 5, "reputation": 4})
    s.year, s.first, s.assessments = year - 1, first, assessments.split()
    out = [sum(place) for place in zip(*(each.units for each in s.lords), *s.recruits.values(), strict=True)]
    s.barracks = [all_there - there for all_there, there in zip(FIGURES, out, strict=True)]
    if barracks is not None:
        for rank, count in enumerate(units(barracks)):
            s.lords[-1].units[rank] += s.barracks[rank] - count
            s.barracks[rank] = count
    return s


def queue_of(s: Xidit, text: str, discard: str) -> Queue:
    at = {str(city): tile for city, tile in s.setup.tile_at.items()}
    tiles = ["" if word == "-" else at[word] for word in text.split()]
    stack = Pile.of(tiles[:0:-1], "tile", EVERYBODY)
    return Queue(stack, tiles[0] if tiles else "", [at[word] for word in discard.split()])


class Table:
    """A position being played. `say` answers for a seat; what only one answer is open to is answered by itself."""

    def __init__(self, s: Xidit) -> None:
        s.then(play_year)
        options = {"length": s.length, "screens": s.screens}
        self.match: Match[Any] = prestol.new(game, s.players, 1, options, start=s)

    @property
    def s(self) -> Xidit:
        invariants.check(self.match.state)
        found: Xidit = self.match.state
        return found

    @property
    def waits(self) -> tuple[int, str] | None:
        """Who is asked what."""
        return next(((seat, ask.kind) for seat, ask in self.match.asks.items()), None)

    def plan(self, *plans: str) -> "Table":
        """All set their wheels; who is not named waits."""
        for seat in range(self.match.players):
            self.turn(seat, plans[seat] if seat < len(plans) else WAIT)
        return self.settle()

    def turn(self, seat: int, plan: str) -> "Table":
        """One sets the wheels, and says so."""
        for order in orders(plan):
            self.match.choose(seat, order)
        self.match.choose(seat, "ready")
        return self

    def say(self, seat: int, *answers: Value) -> "Table":
        for answer in answers:
            self.match.choose(seat, answer)
            self.settle()
        return self

    def settle(self) -> "Table":
        """Answer whatever everybody can see to be forced."""
        while True:
            forced = [ask for ask in self.match.asks.values() if ask.forced]
            if not forced:
                return self
            self.match.choose(forced[0].seat, forced[0].options[0])

    def ask(self, seat: int) -> Ask:
        found: Ask = self.match.asks[seat]
        return found

    def show(self, **hands: Sequence[int]) -> "Table":
        """All show so many units of each kind at a census; zero of the kinds that are not named."""
        while self.waits is not None and self.waits[1] == "show":
            unit = next(iter(self.match.asks.values())).about["unit"]
            for seat, ask in list(self.match.asks.items()):
                self.match.choose(seat, hands.get(unit, [0] * self.match.players)[seat])
                assert ask.about["unit"] == unit
            self.settle()
        return self

    def told(self, kind: str) -> list[dict[str, Any]]:
        return invariants.facts_of(self.match, kind)

    def holds(self, seat: int) -> str:
        """The units behind a screen, as letters."""
        counts = self.s.lords[seat].units
        return "".join(letter * count for letter, count in zip("PAICM", counts, strict=True))


def table(*lords: Lord, **about: Any) -> Table:
    return Table(position(*lords, **about))


__all__ = ["KINDS", "PASS", "Table", "lord", "orders", "position", "table", "units"]
