"""Hand-made positions of Oath, told in words, and a table at which they are played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

import prestol
from prestol.games.oath.chronicle import Chronicle, Land
from prestol.games.oath.law.access import renew
from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.turns import act
from prestol.games.oath.setup import laid_out
from prestol.games.oath.state import (
    COLORS,
    FIRST_DENIZENS,
    NOBODY,
    PIECES,
    RELICS,
    SCEPTER,
    SITES,
    SUITS,
    VISIONS,
    Cards,
    Oath,
    Turn,
    Variants,
    game,
)
from prestol.table import Pile, Value, script
from tests.games.telling import Told

LAND: Final = (
    "plains", "?lush-coast", "mountain", "?buried-giant", "?salt-flats", "rocky-coast", "?wastes", "?great-slum",
)  # fmt: skip
"""The sites of the first game, by place. A ? lies face down."""
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5
HOLLOW, SWORD, SKULL = 0, 3, 5
"""Numbers that a script tells for the faces of the dice."""


@dataclass(frozen=True)
class Plan:
    """What a player has. advisers, facedown, relics, banners: names. scepter: the Grand Scepter besides."""

    at: int = 0
    role: str = ""
    favor: int = 3
    secrets: int = 1
    spent: int = 0
    warbands: int = 3
    supply: int = 7
    advisers: str = ""
    facedown: str = ""
    relics: str = ""
    banners: str = ""
    vision: str = ""
    scepter: bool | None = None


has = Plan


def position(
    *plans: Plan,
    players: int = 4,
    land: Sequence[str] | dict[int, str] = LAND,
    oath: str = "supremacy",
    title: int = 0,
    usurper: bool = False,
    active: int = 1,
    round: int = 2,  # noqa: A002 - the game's word
    drawn: int = 0,
    reliquary: str = "",
    tokens: str = "",
    deck: str = "",
    discards: dict[str, str] | None = None,
    bank: int = 2,
    options: dict[str, Value] | None = None,
) -> Oath:
    """A position with nothing on the agenda.

    land: by place, as in "mountain keep 0:2 +ivory-eye": a site, denizens, warbands of a colour, relics face down.
    reliquary: the relics there (else any four; "-" is an open space). tokens: on banners, cards and sites, as in
    "darkest-secret=3 wolves=f1 mine=f3" (f: favor, s: secrets). deck: the top of the world deck, top first.
    discards: by region, top first. bank: favor in each favor bank.
    """
    chosen = Variants(**{**game.chosen(players, options), "oath": oath})
    told = list(whole_land(land) if isinstance(land, dict) else land)
    lands = [read_land(text) for text in told]
    plans = (*plans, *[Plan(at=0)] * (players - len(plans)))
    told_cards = " ".join([*(f"{p.advisers} {p.facedown} {p.vision}" for p in plans), deck, *(discards or {}).values()])
    lying = {*told_cards.split(), *(card for each in lands for card in each.cards)}
    world = [*deck.split(), *(card for card in (*FIRST_DENIZENS, *VISIONS) if card not in lying)]
    relics = {*reliquary.split(), *" ".join(p.relics for p in plans).split()}
    relics |= {relic for each in lands for relic in each.relics}
    kept = Chronicle(
        oath=oath,
        land=tuple(lands),
        world=tuple(world),
        relics=tuple(relic for relic in RELICS if relic not in relics),
    )
    s = laid_out(kept, players, chosen)
    s.world.zones = [(len(world), sum(card in VISIONS for card in world))]
    s.agenda.clear()
    s.title, s.usurper, s.active, s.round, s.drawn, s.turn, s.phase = (
        title,
        usurper,
        active,
        round,
        drawn,
        Turn(),
        "act",
    )
    for place, text in enumerate(told):
        settle(s, place, text)
    for space, pile in enumerate(s.reliquary):
        name = reliquary.split()[space] if reliquary else s.relics.cards.pop()
        if not reliquary:
            s.relics.marks.pop()
        if name != "-":
            pile.cards, pile.marks = [name], [0]
    for region, text in (discards or {}).items():
        cards = text.split()[::-1]
        s.discards[region] = Cards(cards, [0] * len(cards))
    for seat, plan in enumerate(plans):
        seat_player(s, seat, plan)
    lay_tokens(s, tokens)
    count_pieces(s, bank)
    renew(s)
    s.changed = False
    return s


def whole_land(told: dict[int, str]) -> list[str]:
    """The places that are told, and the usual sites elsewhere; others where those are used up."""
    used = {text.split()[0].lstrip("?") for text in told.values()}
    kept = {text.lstrip("?") for place, text in enumerate(LAND) if place not in told}
    spare = iter(
        site
        for site in ("river", "steppe", "fertile-valley", "lush-coast", "great-slum", "salt-flats")
        if site not in used | kept
    )
    return [
        told.get(place) or (text if text.lstrip("?") not in used else text[: text[0] == "?"] + next(spare))
        for place, text in enumerate(LAND)
    ]


def read_land(text: str) -> Land:
    name, *words = text.split()
    cards = tuple(word for word in words if word[0] != "+" and ":" not in word)
    return Land(name.lstrip("?"), not name.startswith("?"), cards, tuple(w[1:] for w in words if w[0] == "+"))


def settle(s: Oath, place: int, text: str) -> None:
    """The warbands of a site."""
    site = s.sites[place]
    site.color, site.warbands = NOBODY, 0
    for word in text.split():
        if ":" in word:
            color, count = word.split(":")
            site.color, site.warbands = int(color), int(count)


def seat_player(s: Oath, seat: int, plan: Plan) -> None:
    p = s.players[seat]
    p.role = plan.role or ("exile" if seat else "chancellor")
    p.site, p.favor, p.secrets, p.spent, p.supply = plan.at, plan.favor, plan.secrets, plan.spent, plan.supply
    p.warbands, p.vision = plan.warbands, plan.vision
    p.advisers = plan.advisers.split()
    hidden = plan.facedown.split()
    p.facedown = Cards(hidden, [1 << seat] * len(hidden))
    scepter = seat == 0 if plan.scepter is None else plan.scepter
    p.relics = [*plan.relics.split(), *[SCEPTER] * scepter]
    for banner in plan.banners.split():
        s.banners[banner].holder = seat


def lay_tokens(s: Oath, tokens: str) -> None:
    for word in tokens.split():
        name, count = word.split("=")
        if name in s.banners:
            s.banners[name].tokens = int(count)
        elif name in SITES:
            site = next(site for site in s.sites if site.name == name)
            if count[0] == "f":
                site.favor = int(count[1:])
            else:
                site.secrets = int(count[1:])
        elif count[0] == "f":
            s.favor_on[name] = int(count[1:])
        else:
            s.secrets_on[name] = int(count[1:])


def count_pieces(s: Oath, bank: int) -> None:
    """All that is left of favor and of warbands lies in its bank."""
    s.banks = dict.fromkeys(SUITS, bank)
    spread = sum(p.favor for p in s.players) + sum(site.favor for site in s.sites) + sum(s.favor_on.values())
    s.favor = PIECES["favor"] - spread - s.banners["peoples-favor"].tokens - bank * len(SUITS)
    assert s.favor >= 0, "more favor than there is"
    for color, p in enumerate(s.players):
        own = sum(site.warbands for site in s.sites if site.color == color)
        own += sum(q.warbands for seat, q in enumerate(s.players) if s.color(seat) == color)
        p.bank = PIECES["warbands"]["exile" if color else "chancellor"] - own
        assert p.bank >= 0, f"more warbands of {COLORS[color]} than there are"


class Table(Told[Oath]):
    """A table of Oath."""

    def __init__(self, start: Oath, told: Sequence[list[Any] | None] = ()) -> None:
        super().__init__(prestol.new(game, len(start.players), start=start, chance=script(list(told), 1)))

    def warbands(self, place: int) -> tuple[int, int]:
        """Whose warbands stand at a site, and how many."""
        return self.s.sites[place].color, self.s.sites[place].warbands

    def boards(self) -> list[int]:
        """The warbands on the boards."""
        return [p.warbands for p in self.s.players]


def table(step: Callable[..., Any], *args: Value, start: Oath, told: Sequence[list[Any] | None] = ()) -> Table:
    """A table with a position and a step to do."""
    start.then(step, *args)
    return Table(start, told)


def turn(start: Oath, told: Sequence[list[Any] | None] = ()) -> Table:
    """A table at which the active player acts; it is over when the act phase is."""
    return table(act, start.active, start=start, told=told)


def battle(attacker: Plan, defender: Plan = Plan(), *, site: str = "river 0:2", **told: Any) -> Table:
    """Seat 1 attacks the Chancellor's warbands with all it has, its plans come next; of the title no die."""
    rolls = told.pop("told", ())
    start = position(defender, attacker, land={2: site}, players=2, title=1, **told)
    return table(campaign, 1, start=start, told=rolls).say(1, attacker.warbands)


def war(seat: int, start: Oath, defense: list[int] | None = None, attack: list[int] | None = None) -> Table:
    """The seat campaigns; what the dice say is told."""
    start.active = seat
    return table(campaign, seat, start=start, told=[defense or None, attack or None] if defense or attack else [])


def fought(seat: int, start: Oath, defense: list[int], attack: list[int], *says: Any) -> Table:
    """A campaign with these answers of the attacker and these dice."""
    start.active = seat
    return table(campaign, seat, start=start, told=[defense, attack]).say(seat, *says)


def knows(pile: Pile, seat: int, at: int = -1) -> bool:
    """Whether a seat knows a card of a pile."""
    return bool(pile.marks[at] & 1 << seat)
