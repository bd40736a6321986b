"""Hand-made positions of Rurik, told in words, and a table at which they are played.

Words with a number at the end stand for so many: "kiev2 volyn" are two troops in Kiev and one in Volyn.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import prestol
from prestol.games.rurik.state import (
    STRUCTURES,
    Advisor,
    Rurik,
    Turn,
    advisors_for,
    decrees_for,
    game,
)
from prestol.games.rurik.strategy import NO_POINTS
from prestol.games.rurik.turn import take_turn
from prestol.table import Pile, Secret, Value, script
from tests.games.telling import Told

LEADERS: Final = ("agatha", "boris", "maria", "mstislav")
"""Who leads where nothing else is told: they stand nowhere and do nothing."""


def counted(text: str) -> dict[str, int]:
    """ "kiev2 volyn" as {"kiev": 2, "volyn": 1}."""
    found = [re.fullmatch(r"([a-z_]+)(\d*)", word) for word in text.split()]
    assert all(found), text
    return {match[1]: int(match[2] or 1) for match in found if match}


@dataclass(frozen=True)
class Plan:
    """What a player has. leader: "boris" is off the map, "boris@kiev" stands in Kiev. troops: those beside the leader.

    churches, strongholds, markets: regions. hand, deeds, done: cards. tracks: steps, as in "holdings2 war3".
    """

    leader: str = ""
    troops: str = ""
    churches: str = ""
    strongholds: str = ""
    markets: str = ""
    goods: str = ""
    coins: int = 3
    hand: str = ""
    deeds: str = ""
    done: str = ""
    exchange: str = "build muster"
    rebels: int = 0
    tracks: str = ""
    achievement: str = ""
    used: bool = False
    structures: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        built = {"church": self.churches, "stronghold": self.strongholds, "market": self.markets}
        object.__setattr__(self, "structures", built)


side = Plan


def position(
    players: int = 2,
    plans: Sequence[Plan] = (),
    *,
    options: dict[str, Value] | None = None,
    number: int = 1,
    token: int = 0,
    rebels: str = "",
    goods: str | None = None,
    banners: dict[str, str] | None = None,
    decks: tuple[str, str] = ("", ""),
    discards: str = "",
    row: str = "market_day law_giver tithe_payments",
    deeds: str | None = None,
) -> Rurik:
    """A position of round `number` with nothing on the agenda.

    rebels: "kiev=wood volyn=coin2". goods: regions that have one (else all). banners: advisors from the top row, as
    seat and number with a bribe, "0:5 1:4+2"; "-" leaves a row empty. decks: their top cards, top first, or with a
    "!" behind them all their cards; what is too many then goes to the discards. row: the open deeds; deeds: those of
    the deck, top first (the rest are discarded).
    """
    s = game.begin(players, game.chosen(players, options))
    s.agenda.clear()
    s.round, s.phase, s.token, s.first = number, "action", token, token
    s.goods = {r: g for r, g in s.symbols.items() if goods is None or r in goods.split()}
    s.rebels = dict([word.split("=")[0], word.split("=")[1]] for word in rebels.split())
    plans = [*plans, *[Plan()] * (players - len(plans))]
    for seat, (p, plan) in enumerate(zip(s.players, plans, strict=True)):
        p.leader, _, p.at = (plan.leader or LEADERS[seat]).partition("@")
        s.working[seat] = (p.leader,)
        p.troops = counted(plan.troops)
        p.reserve -= sum(p.troops.values())
        if p.at:
            p.troops[p.at] = p.troops.get(p.at, 0) + 1
        for kind in STRUCTURES:
            for region in plan.structures[kind].split():
                assert region not in s.structures[kind]
                s.structures[kind][region] = seat
                p.left[kind] -= 1
        p.goods |= counted(plan.goods)
        p.coins, p.rebels, p.ability_used = plan.coins, plan.rebels, plan.used
        p.deeds, p.done = tuple(plan.deeds.split()), tuple(plan.done.split())
        p.exchange = tuple(plan.exchange.split())
        p.tracks |= counted(plan.tracks)
        p.advisors = advisors_for(len(s.players), number)
        p.hand = Pile.of(plan.hand.split(), "decree", 1 << seat)
        card = plan.achievement or s.box.cards[-1]
        del s.box.marks[-1]
        s.box.cards.remove(card)
        p.achievement = Secret(card, 1 << seat, "achievement")
    place_advisors(s, banners or {})
    lay_cards(s, plans, decks, discards, row, deeds)
    return s


def place_advisors(s: Rurik, banners: dict[str, str]) -> None:
    for banner, text in banners.items():
        rows: list[Advisor | None] = []
        for word in text.split():
            if word == "-":
                rows.append(None)
                continue
            seat, number, bribe = (int(n or 0) for n in re.fullmatch(r"(\d):(\d)(?:\+(\d))?", word).groups())  # type: ignore[union-attr]
            rows.append(Advisor(seat, number, bribe))
            left = list(s.players[seat].advisors)
            left.remove(number)
            s.players[seat].advisors = tuple(left)
        s.banners[banner] = (*rows, *[None] * (len(s.banners[banner]) - len(rows)))


def lay_cards(
    s: Rurik, plans: Sequence[Plan], decks: tuple[str, str], discards: str, row: str, deeds: str | None
) -> None:
    hands = [card for p in s.players for card in p.hand.cards]
    told = [*hands, *discards.split(), *decks[0].rstrip("!").split(), *decks[1].rstrip("!").split()]
    left = [card for card in decrees_for(s.variants.decrees) if card not in told]
    s.discards = discards.split()
    for name, text in zip(s.decks, decks, strict=True):
        rest = [] if text.endswith("!") else left[: 8 if name == "left" else None]
        left = [card for card in left if card not in rest]
        s.decks[name] = Pile.of([*rest, *reversed(text.rstrip("!").split())], "decree")
    s.discards += left
    s.row = row.split()
    lying = [*s.row, *(card for plan in plans for card in f"{plan.deeds} {plan.done}".split())]
    s.row = [deed for deed in s.row if lying.count(deed) == 1]
    rest = [deed for deed in s.deeds.cards if deed not in lying]
    if deeds is not None:
        s.deed_discards = [deed for deed in rest if deed not in deeds.split()]
        rest = deeds.split()[::-1]
    s.deeds = Pile.of(rest, "deed")


class Table(Told[Rurik]):
    """A table of Rurik."""

    def __init__(
        self,
        start: Rurik | None,
        players: int = 2,
        told: Sequence[list[Any] | None] = (),
        options: dict[str, Value] | None = None,
    ) -> None:
        super().__init__(prestol.new("rurik", players, start=start, chance=script(list(told), 1), options=options))

    # Reading the position

    def troops(self, seat: int) -> dict[str, int]:
        """All figures of a player on the map."""
        return self.s.players[seat].troops

    def on(self, banner: str) -> str:
        """The advisors of a banner, as in `position`."""
        return " ".join(
            "-" if a is None else f"{a.seat}:{a.number}" + (f"+{a.bribe}" if a.bribe else "")
            for a in self.s.banners[banner]
        )

    def deck(self, name: str) -> list[str]:
        """A decree deck from top to bottom."""
        return self.s.decks[name].cards[::-1]


def turn(action: str, points: int, *plans: Plan, price: int = 0, top: bool = False, **more: Any) -> Table:
    """A table at which seat 0 has taken an advisor back: its main action has so many points (see `position`)."""
    told = more.pop("told", ())
    players = more.pop("players", 2)
    s = in_turn(position(players, plans, **more), action, points, price=price, top=top)
    return Table(s, players, told, more.get("options"))


def in_turn(s: Rurik, action: str, points: int, *, price: int = 0, top: bool = False) -> Rurik:
    """The position with such a turn of seat 0 to play."""
    s.turn = Turn(0, action, points, price, top, points=NO_POINTS.copy())
    s.then(take_turn, 0)
    return s


def table(step: Callable[..., Any], *args: Value, plans: Sequence[Plan] = (), **more: Any) -> Table:
    """A table with a position of one's own (see `position`) and a step to do."""
    told = more.pop("told", ())
    players = more.pop("players", 2)
    s = position(players, plans, **more)
    s.then(step, *args)
    return Table(s, players, told, more.get("options"))
