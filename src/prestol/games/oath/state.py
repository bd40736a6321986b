"""What a position of Oath is made of, and the numbers of its components.

A seat is a number: 0 is the Chancellor. A site is spoken of by its place on the map, 0 to 7, because the card that lies
there may be face down. Warbands have the colour of a seat; purple is 0 and belongs to the whole Empire.
"""

from pathlib import Path
from typing import Any, Final, Self

from msgspec import Struct

from prestol.table import HIDDEN, Game, Piece, Pile, State

BANDITS: Final = -1
"""Who rules a faceup site without warbands."""
NOBODY: Final = -2
"""Who rules a facedown site; who holds a banner in the shared bank."""


class Cards(Pile):
    """Denizens and visions: their backs differ, and everybody sees the backs."""

    def back_of(self, card: str) -> str:
        return "vision" if card in VISIONS else "denizen"

    def faces(self, bit: int) -> list[str]:
        return [card if mark & bit else _back(card) for card, mark in zip(self.cards, self.marks, strict=True)]


def _back(card: str) -> str:
    return card if card[:1] == HIDDEN else HIDDEN + ("vision" if card in VISIONS else "denizen")


class WorldDeck(Pile):
    """The world deck, its top at the end. Only the back of the top card is seen (9.4).

    zones: what everybody knows of how it was built, from the top: how many cards, and how many visions among them.
    """

    zones: list[tuple[int, int]] = []

    def back_of(self, card: str) -> str:
        return "vision" if card in VISIONS else "denizen"

    def seen_by(self, bit: int) -> Self:
        seen = super().seen_by(bit)
        seen.zones = self.zones[:]
        return seen

    def faces(self, bit: int) -> list[str]:
        seen = [card if mark & bit else UNKNOWN for card, mark in zip(self.cards, self.marks, strict=True)]
        if seen and seen[-1] == UNKNOWN:
            seen[-1] = _back(self.cards[-1])
        return seen


UNKNOWN: Final = HIDDEN + "world"
"""A card of the world deck of which not even the back is seen."""


class Player(Piece, kw_only=True):
    """All that belongs to one player.

    role: chancellor, exile or citizen. color: of the board. site: where the pawn stands (-1: nowhere yet).
    favor, secrets: on the board; spent: secrets lying there face down.
    warbands: on the board, purple for an imperial player; bank: those of the own colour in the personal bank.
    advisers: face up; facedown: the others. vision: the one revealed. relics: face up in the personal bank.
    hand: cards drawn and not yet played or discarded.
    """

    role: str
    color: str
    site: int = -1
    supply: int = 7
    favor: int = 0
    secrets: int = 0
    spent: int = 0
    warbands: int = 0
    bank: int = 0
    advisers: list[str] = []
    facedown: Cards
    vision: str = ""
    relics: list[str] = []
    hand: Cards


class Site(Piece, kw_only=True):
    """A place on the map.

    card: the site that lies there, alone in its pile; name: the site again once it lies face up, else "".
    cards: denizens and edifices. relics: face down. favor, secrets: on the site.
    color: whose warbands are here (NOBODY: there are none). ruler: the side that rules: a seat, 0 for the whole Empire.
    """

    card: Pile
    name: str = ""
    cards: list[str] = []
    relics: Pile
    favor: int = 0
    secrets: int = 0
    color: int = NOBODY
    warbands: int = 0
    ruler: int = NOBODY


class Banner(Piece):
    """The People's Favor or the Darkest Secret. mob: the side of the People's Favor."""

    holder: int = NOBODY
    tokens: int = 1
    mob: bool = False


Term = tuple[str, int | str | tuple[int, int]]
"""A part of a deal: its kind, and what or how much; of a promised peace the round and the penalty."""


class Deal(Struct, frozen=True):
    """What one player offers another (6.6.1, 7.6.3).

    kind: "citizenship", or the card or site whose power lets them bargain. space: of the reliquary, whose relic is
    promised. give, take: what goes there and back, as (kind, what): ("favor", 2), ("relic", card); and what is
    promised, as ("peace", round), ("tribute", favor), ("penalty", favor).
    """

    kind: str
    seat: int
    to: int
    space: int = -1
    give: tuple[Term, ...] = ()
    take: tuple[Term, ...] = ()


class Promise(Struct, frozen=True):
    """A promise that binds. kind: peace (no campaign against `to` before the end of round `n`) or tribute (`n` favor in
    the next Wake Phase). penalty: favor for which the peace may be broken; 0: it cannot be."""

    kind: str
    by: int
    to: int
    n: int
    penalty: int = 0


class Turn(Piece):
    """What is remembered until the turn ends.

    over: the act phase ends. taken: relics taken. discarded: suits discarded from sites, as (place, suit).
    used: Rest powers used. arranged: with whom, or with the site (NOBODY), warbands were moved, and nothing else has
    happened since. offers: offers of this turn that were answered: none is made again unchanged. declined:
    arrangements of warbands that were declined.
    """

    over: bool = False
    taken: list[str] = []
    discarded: list[tuple[int, str]] = []
    used: list[str] = []
    arranged: list[int] = []
    offers: list[Deal] = []
    declined: list[tuple[Any, ...]] = []


class Deed(Piece):
    """A major action in progress, or the playing of a facedown adviser; a campaign is a piece of its own.

    kind: search, muster, trade, recover, travel or adviser. used: its modifiers. source: "deck" or a region.
    free: no Supply is spent. fresh: cards come straight from the world deck or a discard pile. card, place: what the
    action is about. to: where it discards, if not as usual ("deck": under the world deck; a region), and whether
    under what lies there. stands, advised: the site and the player whose advisers it treats as the player's own.
    played: where cards were played in it (-1: not at a site).
    """

    kind: str
    seat: int
    used: list[str] = []
    source: str = ""
    free: bool = False
    fresh: bool = False
    card: str = ""
    place: int = -1
    to: str = ""
    under: bool = False
    stands: int = -1
    advised: int = -1
    played: list[int] = []


class Campaign(Piece, kw_only=True):
    """A campaign (5.5): everything that is settled of it so far.

    place: where the attacker fights from. apart: the citizen who does not count as imperial in it.
    targets: ("site", place), ("relic", card), ("banner", name), ("pawn", seat). allies: of the defender.
    camps: sites whose warbands belong to the attacking army, beside those on the board.
    used: battle plans, with the seat that used each. passed: who uses no more of them.
    attack_faces, defense_faces: what was rolled. again: the armies that rolled all their dice once more. shields,
    times: their sum and what doubles it. standing: defending warbands or bandits. swords: the sum of the attack dice.
    skulls: warbands that they killed. sacrificed: warbands.
    leaving: used plans that are discarded in the end. finds: facedown relics at targeted sites that are targets too, as
    (place, number).
    worth: what a sacrificed warband adds. killed: warbands of the attacking and of the defending army.
    saved: warbands set aside that were not killed, by colour.
    spared, doomed: armies ("attack", "defense") of which a defeat kills nobody, or everybody. decided: the army that
    won without dice; bloodless: and nobody is killed. stage: declare, plans, dice, losses, spoils or over.
    """

    attacker: int
    place: int
    defender: int = NOBODY
    apart: int = NOBODY
    targets: list[tuple[str, Any]] = []
    allies: list[int] = []
    camps: tuple[int, ...] = ()
    attack_dice: int = 0
    defense_dice: int = 0
    used: dict[str, int] = {}
    passed: list[int] = []
    leaving: list[str] = []
    finds: list[tuple[int, int]] = []
    attack_faces: tuple[str, ...] = ()
    defense_faces: tuple[str, ...] = ()
    again: list[str] = []
    shields: int = 0
    times: int = 1
    standing: int = 0
    swords: int = 0
    skulls: int = 0
    sacrificed: int = 0
    worth: int = 1
    killed: dict[str, int] = {}
    saved: dict[int, int] = {}
    spared: list[str] = []
    doomed: list[str] = []
    decided: str = ""
    bloodless: bool = False
    stage: str = "declare"

    @property
    def imperial(self) -> bool:
        """The Empire defends."""
        return self.defender >= 0 and 0 in (self.defender, *self.allies)

    @property
    def defending(self) -> tuple[int, ...]:
        """The defender and the allies."""
        return (self.defender, *self.allies)

    @property
    def defense(self) -> int:
        """The value of the defense (5.5.4)."""
        return self.shields * self.times + self.standing

    @property
    def attack(self) -> int:
        """The value of the attack (5.5.5)."""
        return self.swords + self.sacrificed * self.worth

    @property
    def victor(self) -> str:
        """The army that wins: "attack" or "defense"."""
        return self.decided or ("attack" if self.attack > self.defense else "defense")


class Legacy(Piece):
    """What the winner settles for the next game (8).

    oath: its oath. citizens, declined: exiles who were offered citizenship. replaced: the denizen in whose place an
    edifice was built. suit: the one of which most cards join the world deck.
    """

    oath: str = ""
    citizens: list[int] = []
    declined: list[int] = []
    replaced: str = ""
    suit: str = ""


class Variants(Struct, frozen=True):
    """What was chosen for this table: how the first game begins, its oath, whether the winner writes the chronicle, and
    the readings of open points."""

    opening: str = "first"
    oath: str = "supremacy"
    chronicle: str = "kept"
    homeland_relic: str = "free"
    citizen_supply: str = "marker"
    forge_tokens: str = "stay"


class Oath(State, kw_only=True):
    """A position of Oath. A pile's top is its end.

    banks: favor by suit; favor: in the shared bank. favor_on, secrets_on: on denizens, edifices and relics.
    reliquary: for each modifier the relic that covers it. title: the seat that holds it; usurper: its side.
    denizens: the cards that may be in play, which everybody knows. boards: the sides of the boards by colour, as a
    chronicle has kept them. changed: the title must be looked at anew.
    drawn: visions drawn. box: cards that have left the game. cage: warbands on the Obsidian Cage, by colour.
    cast: defense dice rolled outside a campaign. shared, sharer: the revealed vision that a warband marks as revealed
    by another player too, and that player. broken_off: deeds that another one interrupts.
    rolled: the end die. winner: the seat, and why, once there is one. legacy: what the winner settles then.
    """

    variants: Variants
    players: list[Player]
    sites: list[Site]
    oath: str
    banks: dict[str, int]
    favor: int
    favor_on: dict[str, int] = {}
    secrets_on: dict[str, int] = {}
    banners: dict[str, Banner]
    title: int = 0
    usurper: bool = False
    world: WorldDeck
    discards: dict[str, Cards]
    dispossessed: Cards
    relics: Pile
    reliquary: list[Pile]
    denizens: tuple[str, ...]
    boards: dict[str, str] = {}
    changed: bool = False
    drawn: int = 0
    round: int = 1
    active: int = 0
    phase: str = "setup"
    turn: Turn
    deed: Deed | None = None
    campaign: Campaign | None = None
    deal: Deal | None = None
    promises: list[Promise] = []
    box: list[str] = []
    cage: dict[int, int] = {}
    cast: tuple[str, ...] = ()
    shared: str = ""
    sharer: int = NOBODY
    broken_off: list[Deed] = []
    rolled: int = 0
    winner: int = NOBODY
    reason: str = ""
    legacy: Legacy | None = None

    def side(self, seat: int) -> int:
        """0 for an imperial player, else the seat itself."""
        if seat <= 0 or self.players[seat].role == "exile":
            return seat
        campaign = self.campaign
        return seat if campaign is not None and campaign.apart == seat else 0

    def color(self, seat: int) -> int:
        """The colour of the warbands that a player has on the board."""
        return seat if self.players[seat].role == "exile" else 0

    def from_seat(self, seat: int) -> tuple[int, ...]:
        """All players, this one first, then clockwise."""
        return _AROUND[len(self.players)][seat]


class Cost(Struct, frozen=True):
    """What a power costs: favor and secrets placed on the card, favor and secrets burned (7.1.2)."""

    favor: int = 0
    secret: int = 0
    burn_favor: int = 0
    burn_secret: int = 0

    @property
    def free(self) -> bool:
        return self == FREE


FREE: Final = Cost()


class Card(Struct, frozen=True):
    """The facts of a card that can have a power: a denizen, an edifice (each side a card), a relic, the Conspiracy.

    only: adviser or site, where the card can lie there alone (7.2.1). powers: kinds of them. side: of a battle plan
    that only the attacker or only the defender uses. modifies: the action of a modifier. must: it is not a choice.
    dice: defense dice of a relic.
    """

    kind: str
    suit: str = ""
    only: str = ""
    locked: bool = False
    powers: tuple[str, ...] = ()
    side: str = ""
    modifies: str = ""
    must: bool = False
    cost: Cost = FREE
    dice: int = 0


class SiteCard(Struct, frozen=True):
    """The facts of a site (2.8).

    recover: the price of a relic here, `bank` the suit whose bank gets the favor. wide: the ability concerns more than
    the pawns that stand here.
    """

    room: int
    favor: int
    secrets: int
    relics: int
    recover: Cost | None
    bank: str
    homeland: str
    reward: dict[str, int]
    coast: bool
    wide: bool

    def __hash__(self) -> int:
        return id(self)


game = Game(
    "oath",
    Oath,
    players=[4, 1, 2, 3, 5, 6],
    options={
        "opening": ("first", "lesson"),
        "oath": ("supremacy", "people", "devotion", "protection"),
        "chronicle": ("kept", "none"),
        "homeland_relic": ("free", "paid"),
        "citizen_supply": ("marker", "warbands"),
        "forge_tokens": ("stay", "return"),
    },
    edition=2,
    summed=False,
    lesson=(4, {"opening": "lesson"}),
    folder=Path(__file__).parent,
)

BOARD: Final = game.data("components/board.toml")
FIRST_GAME: Final = game.data("components/first_game.toml")
SUITS: Final[tuple[str, ...]] = tuple(BOARD["suits"])
COLORS: Final[tuple[str, ...]] = tuple(BOARD["colors"])
REGIONS: Final[tuple[str, ...]] = tuple(BOARD["regions"])
REGION: Final[tuple[str, ...]] = tuple(r for r, facts in BOARD["regions"].items() for _ in range(facts["slots"]))
"""The region of each place."""
PLACES: Final = range(len(REGION))
PLACES_OF: Final[dict[str, tuple[int, ...]]] = {
    region: tuple(place for place in PLACES if REGION[place] == region) for region in REGIONS
}
NEXT_REGION: Final[dict[str, str]] = {region: facts["next"] for region, facts in BOARD["regions"].items()}
"""Where discards of a region go."""
SUPPLY: Final[dict[str, Any]] = BOARD["supply"]
PIECES: Final[dict[str, Any]] = BOARD["pieces"]
OATHS: Final[dict[str, dict[str, str]]] = BOARD["oaths"]
GOALS: Final[dict[str, str]] = {vision: facts["goal"] for vision, facts in BOARD["visions"].items()}
"""The goal of each true vision, in the order in which they win at the end of the war (3.4.3)."""
CONSPIRACY: Final = "conspiracy"
VISIONS: Final = (*GOALS, CONSPIRACY)
RELIQUARY: Final[tuple[str, ...]] = tuple(BOARD["reliquary"])
"""The modifiers under the relics of the Imperial Reliquary."""
BANNERS: Final = ("peoples-favor", "darkest-secret")
SCEPTER: Final = "grand-scepter"
RUINED: Final = "-ruined"
"""Ends the name of an edifice's ruined side."""


def _cost(facts: dict[str, Any], key: str = "cost") -> Cost:
    return Cost(**{what: count for what, count in facts.get(key, {}).items() if what != "bank"})


def _card(kind: str, facts: dict[str, Any], **more: Any) -> Card:
    given: dict[str, Any] = {
        key: facts[key] for key in ("only", "locked", "side", "modifies", "must", "dice") if key in facts
    }
    return Card(kind, powers=tuple(facts.get("powers", ())), cost=_cost(facts), **(given | more))


def _site(facts: dict[str, Any]) -> SiteCard:
    recover = facts.get("recover")
    return SiteCard(
        room=facts["room"],
        favor=facts["favor"],
        secrets=facts["secrets"],
        relics=facts["relics"],
        recover=None if recover is None else _cost(facts, "recover"),
        bank=(recover or {}).get("bank", ""),
        homeland=facts.get("homeland", ""),
        reward=facts.get("reward", {}),
        coast=facts.get("coast", False),
        wide=facts.get("wide", False),
    )


def _cards() -> dict[str, Card]:
    cards: dict[str, Card] = {}
    for suit, denizens in game.data("components/denizens.toml").items():
        for card, facts in denizens.items():
            cards[card] = _card("denizen", facts, suit=suit)
    for card, facts in game.data("components/edifices.toml").items():
        cards[card] = _card("edifice", facts["intact"], suit=facts["suit"], only="site", locked=True)
        cards[card + RUINED] = _card("edifice", facts["ruined"], only="site", locked=True)
    for card, facts in game.data("components/relics.toml").items():
        cards[card] = _card("relic", facts)
    for card in VISIONS:
        cards[card] = Card("vision", powers=("played",) if card == CONSPIRACY else ())
    return cards


SITES: Final[dict[str, SiteCard]] = {site: _site(facts) for site, facts in game.data("components/sites.toml").items()}
CARDS: Final[dict[str, Card]] = _cards()
DENIZENS: Final = tuple(card for card, facts in CARDS.items() if facts.kind == "denizen")
RELICS: Final = tuple(card for card, facts in CARDS.items() if facts.kind == "relic" and card != SCEPTER)
"""Those of the relic deck."""
SUIT: Final[dict[str, str]] = {card: facts.suit for card, facts in CARDS.items()}
"""The suit of each card; "" for a ruin, a vision and a relic."""
WIDE: Final = frozenset(site for site, facts in SITES.items() if facts.wide)
"""Sites whose abilities concern more than the pawns that stand there."""
PERSISTENT: Final = frozenset(card for card, facts in CARDS.items() if "persistent" in facts.powers)
"""Cards that work for whom they name, whoever has access to them (7.1.4)."""
NUMBERS: Final[dict[str, int]] = {
    card: facts["number"]
    for denizens in game.data("components/denizens.toml").values()
    for card, facts in denizens.items()
}
"""The numbers on the denizens."""
FIRST_DENIZENS: Final = tuple(card for card in DENIZENS if NUMBERS[card] <= 54)
"""The denizens of the first game."""
_AROUND: dict[int, tuple[tuple[int, ...], ...]] = {
    players: tuple((*range(seat, players), *range(seat)) for seat in range(players)) for players in game.players
}


@game.hook
def begin(players: int, options: dict[str, Any]) -> Oath:
    from prestol.games.oath.setup import first_game

    return first_game(players, Variants(**options))


@game.hook
def unseen(s: Oath) -> dict[str, list[str]]:
    """By back: the cards that lie in no place where this state shows them."""
    shown = {*s.world.cards, *s.dispossessed.cards, *s.relics.cards, *s.box}
    for pile in s.discards.values():
        shown.update(pile.cards)
    for p in s.players:
        shown.update(p.advisers, p.facedown.cards, p.hand.cards, p.relics, (p.vision,))
    for site in s.sites:
        shown.update(site.card.cards, site.cards, site.relics.cards)
    for covering in s.reliquary:
        shown.update(covering.cards)
    if s.legacy is not None:
        shown.add(s.legacy.replaced)
    return {
        "denizen": [card for card in s.denizens if card not in shown],
        "vision": [card for card in VISIONS if card not in shown],
        "relic": [card for card in RELICS if card not in shown],
        "site": [card for card in SITES if card not in shown],
    }
