"""Hand-made positions of Oath, told in words, and a table at which they are played.

The map is that of the lesson, without warbands and cards, unless something else is told: "plains", "lush-coast",
"mountain", "buried-giant", "salt-flats", "rocky-coast", "wastes", "great-slum". Seats are numbers, 0 the Chancellor.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import prestol
from prestol.games.oath.law.access import renew
from prestol.games.oath.law.turns import act
from prestol.games.oath.setup import first_game
from prestol.games.oath.state import (
    CARDS,
    FIRST_GAME,
    NOBODY,
    PIECES,
    REGIONS,
    RELICS,
    SCEPTER,
    SUPPLY,
    VISIONS,
    Cards,
    Oath,
    Turn,
    Variants,
    game,
)
from prestol.table import EVERYBODY, Ask, Match, Pile, Value, script
from tests.games.oath import invariants

MAP: Final = tuple(place["site"] for place in FIRST_GAME["sites"])


@dataclass(frozen=True)
class Plan:
    """What a player has. at: the site of the pawn. advisers: face up; facedown: the others."""

    at: str = "plains"
    role: str = "exile"
    favor: int = 1
    secrets: int = 1
    spent: int = 0
    warbands: int = 3
    supply: int = SUPPLY["most"]
    advisers: str = ""
    facedown: str = ""
    vision: str = ""
    relics: str = ""


@dataclass(frozen=True)
class Land:
    """What lies at a site. warbands: their colour and number, "0:2". name: another site in place of the lesson's."""

    cards: str = ""
    warbands: str = ""
    relics: str = ""
    favor: int = 0
    secrets: int = 0
    up: bool = True
    name: str = ""


side = Plan
land = Land


def position(
    *plans: Plan,
    lands: dict[str, Land] | None = None,
    oath: str = "supremacy",
    title: int = 0,
    usurper: bool = False,
    favor: str = "",
    secret: str = "",
    mob: bool = False,
    banks: dict[str, int] | None = None,
    deck: str = "",
    discards: dict[str, str] | None = None,
    reliquary: str = "ring-of-devotion whistle cracked-horn dowsing-sticks",
    scepter: int = 0,
    drawn: int = 0,
    number: int = 1,
    active: int = 0,
    options: dict[str, Value] | None = None,
) -> Oath:
    """A position in the act phase with nothing on the agenda; seats without a plan stand on the plains.

    favor, secret: who holds the banner and how much lies on it, "1:3", or alone ":3" in the shared bank. deck: the top
    cards of the world deck, top first. discards: by region, the top first. reliquary: what covers its spaces, "-" none.
    scepter: who has the Grand Scepter.
    """
    plans = plans if len(plans) > 1 else (*plans, Plan())
    s = first_game(len(plans), Variants(**{**game.chosen(len(plans), options), "opening": "lesson", "oath": oath}))
    s.agenda.clear()
    s.phase, s.round, s.active, s.turn = "act", number, active, Turn()
    s.title, s.usurper, s.drawn = title, usurper, drawn
    told = cards_told(plans, lands or {}, deck, discards or {})
    lay_decks(s, told, deck, discards or {}, drawn)
    lay_relics(s, plans, lands or {}, reliquary, scepter)
    lay_banners(s, favor, secret, mob)
    for seat, plan in enumerate(plans):
        seat_player(s, seat, plan)
    for at, name in enumerate(MAP):
        lay_land(s, at, name, (lands or {}).get(name, Land()))
    for p, plan in zip(s.players, plans, strict=True):
        p.site = next(at for at, site in enumerate(s.sites) if site.name == plan.at)
    s.banks |= banks or {}
    even_out(s)
    renew(s)
    s.changed = False
    return s


def cards_told(plans: Sequence[Plan], lands: dict[str, Land], deck: str, discards: dict[str, str]) -> list[str]:
    """All denizens and visions that are told to lie somewhere."""
    told = [*deck.split(), *(card for text in discards.values() for card in text.split())]
    for plan in plans:
        told += [*plan.advisers.split(), *plan.facedown.split(), *plan.vision.split()]
    for place in lands.values():
        told += place.cards.split()
    assert len(set(told)) == len(told), f"a card is told twice: {told}"
    return told


def lay_decks(s: Oath, told: list[str], deck: str, discards: dict[str, str], drawn: int) -> None:
    """The world deck and the discards; visions that have been drawn and are told nowhere have left the game."""
    top = deck.split()
    visions = [card for card in VISIONS if card not in told]
    s.box = visions[:drawn]
    rest = [card for card in s.denizens if card not in told]
    s.denizens = (*s.denizens, *(card for card in told if CARDS[card].kind == "denizen" and card not in s.denizens))
    cards = [*top, *visions[drawn:], *rest]
    s.world.cards, s.world.marks = cards[::-1], [0] * len(cards)
    s.world.zones = [(1, int(card in VISIONS)) for card in cards]
    for region in REGIONS:
        pile = discards.get(region, "").split()
        s.discards[region] = Cards(pile[::-1], [0] * len(pile))


def lay_relics(s: Oath, plans: Sequence[Plan], lands: dict[str, Land], reliquary: str, scepter: int) -> None:
    texts = [*(plan.relics for plan in plans), *(place.relics for place in lands.values())]
    told = [relic for text in texts for relic in text.split()]
    free = [relic for relic in RELICS if relic not in told]
    for pile, name in zip(s.reliquary, reliquary.split(), strict=True):
        if name == "-":
            continue
        relic = name if name in free else free[0]
        pile.cards, pile.marks = [relic], [0]
        free.remove(relic)
    s.relics.cards, s.relics.marks = free, [0] * len(free)
    for p in s.players:
        p.relics = []
    s.players[scepter].relics = [SCEPTER]


def lay_banners(s: Oath, favor: str, secret: str, mob: bool) -> None:
    for flag, text in zip(s.banners.values(), (favor, secret), strict=True):
        holder, _, tokens = (text or ":1").partition(":")
        flag.holder, flag.tokens = int(holder) if holder else NOBODY, int(tokens or 1)
    s.banners["peoples-favor"].mob = mob


def seat_player(s: Oath, seat: int, plan: Plan) -> None:
    p = s.players[seat]
    p.role = "chancellor" if seat == 0 else plan.role
    p.bank += p.warbands
    p.favor, p.secrets, p.spent, p.supply = plan.favor, plan.secrets, plan.spent, plan.supply
    p.warbands = plan.warbands
    s.players[s.color(seat)].bank -= plan.warbands
    p.advisers = plan.advisers.split()
    hidden = plan.facedown.split()
    p.facedown, p.hand = Cards(hidden, [1 << seat] * len(hidden)), Cards()
    p.vision = plan.vision
    p.relics += plan.relics.split()


def lay_land(s: Oath, at: int, name: str, told: Land) -> None:
    site = s.sites[at]
    if site.color == 0:
        s.players[0].bank += site.warbands
    name = told.name or name
    site.card = Pile.of([name], "site", EVERYBODY if told.up else 0)
    site.name = name if told.up else ""
    site.cards = told.cards.split()
    relics = told.relics.split()
    site.relics = Pile(relics, [0] * len(relics), "relic")
    site.favor, site.secrets = told.favor, told.secrets
    color, _, count = told.warbands.partition(":")
    site.color, site.warbands = (int(color), int(count)) if count else (NOBODY, 0)
    if count:
        s.players[site.color].bank -= site.warbands


def even_out(s: Oath) -> None:
    """The shared bank has the favor that lies nowhere else."""
    s.favor = 0
    placed = sum(s.banks.values()) + s.banners["peoples-favor"].tokens
    placed += sum(p.favor for p in s.players) + sum(site.favor for site in s.sites)
    s.favor = PIECES["favor"] - placed


class Table:
    """A match that is told what to do. Whatever does not go as told fails by assertion."""

    def __init__(self, start: Oath, told: Sequence[list[Any] | None] = ()) -> None:
        self.match: Match[Oath] = prestol.new(game, len(start.players), start=start, chance=script(list(told), 1))
        self._settle()

    @property
    def s(self) -> Oath:
        return self.match.state

    @property
    def over(self) -> bool:
        """Nothing is left to do."""
        return self.match.over

    @property
    def ask(self) -> Ask:
        assert len(self.match.asks) == 1, f"asked are {sorted(self.match.asks)}"
        return next(iter(self.match.asks.values()))

    @property
    def waits(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.ask.seat, self.ask.kind

    def answers(self, seat: int, kind: str | None = None) -> list[Value]:
        """What the seat may answer."""
        assert self.ask.seat == seat, f"asked is {self.ask}"
        assert kind in (None, self.ask.kind), f"asked is {self.ask}"
        return self.ask.answers

    def say(self, seat: int, *values: Value) -> "Table":
        """Answer; questions with a single answer are answered in between without being told."""
        for value in values:
            ask = self.ask
            assert ask.seat == seat, f"not seat {seat} but {ask}"
            assert value in ask.answers, f"{value!r} is no answer to {ask}"
            self.match.choose(seat, value)
            self._settle()
        return self

    def _settle(self) -> None:
        invariants.check(self.s)
        while not self.match.over and len(self.match.asks) == 1 and self.ask.forced:
            self.match.choose(self.ask.seat, self.ask.options[0])
            invariants.check(self.s)

    def place(self, name: str) -> int:
        """The place of a faceup site."""
        return next(at for at, site in enumerate(self.s.sites) if site.card.cards[0] == name)


def table(step: Callable[..., Any], *args: Value, plans: Sequence[Plan] = (), **more: Any) -> Table:
    """A table with a position of one's own (see `position`) and a step to do. `told`: what chance says."""
    told = more.pop("told", ())
    s = position(*plans, **more)
    s.then(step, *args)
    return Table(s, told)


def acting(*plans: Plan, seat: int = 0, **more: Any) -> Table:
    """A table at which a seat is in its act phase (see `position`)."""
    return table(act, seat, plans=plans, active=seat, **more)


__all__ = ["Table", "acting", "land", "position", "replace", "side", "table"]
