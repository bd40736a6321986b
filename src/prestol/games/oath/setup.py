"""Setup (1): the first game, and any later one from what a chronicle has kept."""

from collections.abc import Mapping

from msgspec import Struct

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.pieces import pile_for
from prestol.games.oath.law.turns import begin_round
from prestol.games.oath.law.world import draw_bottom, vision_drawn
from prestol.games.oath.state import (
    BANNERS,
    BOARD,
    CARDS,
    COLORS,
    DENIZENS,
    FIRST_DENIZENS,
    FIRST_GAME,
    OATHS,
    PIECES,
    PLACES,
    PLACES_OF,
    REGIONS,
    RELICS,
    RELIQUARY,
    SCEPTER,
    SITES,
    SUITS,
    SUPPLY,
    VISIONS,
    Banner,
    Cards,
    Oath,
    Player,
    Site,
    Turn,
    Variants,
    WorldDeck,
    game,
)
from prestol.table import EVERYBODY, Ask, Asking, Pile, Refused

UPPER, MIDDLE = (10, 2), (15, 3)
"""Denizens and visions of the upper parts of a world deck (8.8)."""
ZONES = [(sum(UPPER), UPPER[1]), (sum(MIDDLE), MIDDLE[1])]
HAND = 3


class Land(Struct, frozen=True):
    """A place on the map as a chronicle keeps it."""

    site: str
    up: bool = False
    cards: tuple[str, ...] = ()
    relics: tuple[str, ...] = ()


class Kept(Struct, frozen=True, kw_only=True):
    """What a game begins with: the oath, the sides of the exiles' boards by colour, the map, the decks (top first).

    denizens: the cards that may be in play, as far as everybody knows.
    """

    oath: str
    boards: Mapping[str, str] = {}
    land: tuple[Land, ...]
    world: tuple[str, ...]
    relics: tuple[str, ...]
    dispossessed: tuple[str, ...] = ()
    denizens: tuple[str, ...] = DENIZENS

    def __post_init__(self) -> None:
        cards = [*self.world, *self.dispossessed, *(card for place in self.land for card in place.cards)]
        relics = [*self.relics, *(relic for place in self.land for relic in place.relics)]
        sites = [place.site for place in self.land]
        for what, found, known in (("card", cards, CARDS), ("relic", relics, RELICS), ("site", sites, SITES)):
            for name in found:
                if name not in known:
                    raise Refused(f"there is no {what} {name!r} in Oath")
                if found.count(name) > 1:
                    raise Refused(f"{what} {name!r} is kept twice")
        if self.oath not in OATHS:
            raise Refused(f"the oath is {', '.join(OATHS)}, not {self.oath!r}")
        if len(self.land) != len(PLACES) or not all(
            any(self.land[place].up for place in places) for places in PLACES_OF.values()
        ):
            raise Refused(f"the map has {len(PLACES)} sites, and in each region one that lies face up")


def from_kept(kept: Kept, players: int, variants: Variants | None = None) -> Oath:
    """The first position of a game from what was kept; hand it to `prestol.new` as its start."""
    s = laid_out(kept, players, variants or Variants(oath=kept.oath))
    s.then(choose_boards)
    s.then(lay_tokens)
    s.then(deal)
    return s


def first_game(players: int, variants: Variants) -> Oath:
    """The first game of all: three sites lie face up, everybody but the Chancellor is an exile."""
    lesson = variants.opening == "lesson"
    printed = tuple(
        Land(
            land["site"],
            land["faceup"],
            tuple(land.get("denizens", ())),
            tuple(land.get("relics", ()) if lesson else ()),
        )
        for land in FIRST_GAME["sites"]
    )
    used = {card for land in printed for card in land.cards}
    decks = FIRST_GAME["decks"]
    absent = [FIRST_GAME["players"][color]["adviser"] for color in FIRST_GAME["colors"][players:]]
    kept = Kept(
        oath=variants.oath,
        land=printed,
        world=(*decks["world"], *absent) if lesson else tuple(c for c in FIRST_DENIZENS if c not in used),
        relics=(*decks["reliquary"], *decks["relics"]) if lesson else RELICS,
        denizens=FIRST_DENIZENS,
    )
    s = laid_out(kept, players, variants)
    s.then(lesson_deal if lesson else first_deal)
    return s


# The table before the first card is drawn


def laid_out(kept: Kept, players: int, variants: Variants) -> Oath:
    """Steps 1 to 16 as far as nobody chooses anything and nothing is by chance."""
    bank = PIECES["bank"]["many" if players > 4 else "few"]
    banners = {name: Banner(tokens=BOARD["banners"][name]["start"]) for name in BANNERS}
    s = Oath(
        variants=variants,
        players=[_new_player("exile" if seat else "chancellor", COLORS[seat]) for seat in range(players)],
        sites=[_new_site(land) for land in kept.land],
        oath=kept.oath,
        banks=dict.fromkeys(SUITS, bank),
        favor=PIECES["favor"] - bank * len(SUITS) - banners["peoples-favor"].tokens,
        banners=banners,
        world=WorldDeck(list(kept.world[::-1]), [0] * len(kept.world), zones=[*ZONES, (len(kept.world) - 30, 0)]),
        discards={region: Cards() for region in REGIONS},
        dispossessed=Cards(list(kept.dispossessed), [0] * len(kept.dispossessed)),
        relics=Pile(list(kept.relics[::-1]), [0] * len(kept.relics), "relic"),
        reliquary=[Pile(back="relic") for _ in RELIQUARY],
        denizens=kept.denizens,
        boards=dict(kept.boards),
        turn=Turn(),
        working=[()] * players,
    )
    if "banner" in OATHS[kept.oath]:
        s.banners[OATHS[kept.oath]["banner"]].holder = 0
    for seat, p in enumerate(s.players):
        p.favor = 1 if seat else 2
        p.secrets = 1
        s.favor -= p.favor
        raise_warbands(s, seat, 3)
    s.players[0].relics.append(SCEPTER)
    garrison_empire(s)
    renew(s)
    return s


def _new_player(role: str, color: str) -> Player:
    return Player(
        role=role,
        color=color,
        supply=SUPPLY["most"],
        bank=PIECES["warbands"]["exile" if role == "exile" else "chancellor"],
        facedown=Cards(),
        hand=Cards(),
    )


def _new_site(land: Land) -> Site:
    return Site(
        card=Pile.of([land.site], "site", EVERYBODY if land.up else 0),
        name=land.site if land.up else "",
        cards=Pile.of(list(land.cards), known=EVERYBODY).cards,
        relics=Pile(list(land.relics), [0] * len(land.relics), "relic"),
    )


def raise_warbands(s: Oath, seat: int, count: int) -> None:
    """Warbands from the bank of their colour onto a board."""
    s.players[s.color(seat)].bank -= count
    s.players[seat].warbands += count


def garrison_empire(s: Oath) -> None:
    """Step 12: purple warbands on the topmost faceup site of the Cradle and on those with a denizen or an edifice."""
    first = next(place for place in PLACES if s.sites[place].name)
    for place, site in enumerate(s.sites):
        count = 2 if place == first else int(any(CARDS[card].suit for card in site.cards)) if site.name else 0
        if count:
            s.players[0].bank -= count
            site.color, site.warbands = 0, count


# Chance and choices


@game.step
def first_deal(s: Oath) -> None:
    """The first game: five sites by chance, the relics shuffled, the world deck built as in 8.8."""
    down = [site for site in s.sites if not site.name]
    sites = s.shuffled("sites", [site for site in SITES if all(site != other.name for other in s.sites)])
    for site, name in zip(down, sites, strict=False):
        site.card.cards = [name]
    s.shuffle("relics", s.relics)
    build_world(s)
    s.then(lay_tokens)
    s.then(deal)


def build_world(s: Oath) -> None:
    """8.8: ten denizens with two visions, fifteen with three, then the rest."""
    denizens = s.shuffled("world", s.world.cards)
    visions = s.shuffled("visions", VISIONS)
    deck: list[str] = []
    for count, among in (UPPER, MIDDLE):
        deck += s.shuffled("world", [*denizens[:count], *visions[:among]])
        del denizens[:count], visions[:among]
    deck += denizens
    s.world.cards = deck[::-1]
    s.world.marks = [0] * len(deck)
    s.world.zones = [*ZONES, (len(denizens), 0)]


@game.step
def choose_boards(s: Oath) -> None:
    """Step 9: in turn order each takes a board, with the side that the chronicle has kept."""
    for seat in range(1, len(s.players)):
        s.then(choose_board, seat)


@game.step
def choose_board(s: Oath, seat: int) -> Asking:
    """A citizen of the last game has a board that lies on the citizen's side."""
    free = [color for color in COLORS[1:] if all(p.color != color for p in s.players[1:seat])]
    color = free[0]
    if len({s.boards.get(other, "exile") for other in free}) > 1:
        color = yield Ask(seat, "board", tuple(free))
    p = s.players[seat]
    p.color = color
    if s.boards.get(color) == "citizen":
        s.players[seat].bank += p.warbands
        p.warbands, p.role = 0, "citizen"
        raise_warbands(s, seat, 3)
    s.tell("board", seat, color=color, role=p.role)


@game.step
def lay_tokens(s: Oath) -> Asking:
    """Step 16. Where favor is short, the Chancellor says on which sites it lies."""
    short = {
        place: SITES[site.name].favor for place, site in enumerate(s.sites) if site.name and SITES[site.name].favor
    }
    enough = sum(short.values()) <= s.favor
    while s.favor and short:
        place = next(iter(short))
        if not enough and len(short) > 1:
            place = yield Ask(0, "starting-favor", tuple(short))
        s.favor -= 1
        s.sites[place].favor += 1
        short[place] -= 1
        if not short[place]:
            del short[place]
    for site in s.sites:
        if site.name:
            site.secrets = SITES[site.name].secrets
            for _ in range(SITES[site.name].relics - len(site.relics)):
                s.relics.move(s.relics.cards[-1], site.relics)


@game.step
def deal(s: Oath) -> None:
    """Steps 17 to 22: the Imperial Reliquary, discards, a hand for each."""
    four = s.shuffled("reliquary", s.relics.cards[-len(RELIQUARY) :])
    for pile, relic in zip(s.reliquary, four, strict=True):
        s.relics.move(relic, pile)
    for pile in s.discards.values():
        draw_bottom(s, pile)
    seats = range(len(s.players))
    for seat in seats:
        deal_hand(s, seat)
    settle(s, seats)


def deal_hand(s: Oath, seat: int) -> None:
    """Step 20: three cards from the bottom of the world deck."""
    for _ in range(HAND):
        if draw_bottom(s, s.players[seat].hand, seat) in VISIONS:
            vision_drawn(s, seat)


def settle(s: Oath, seats: range) -> None:
    """Step 23 for these seats; then the first round begins."""
    renew(s)
    for seat in seats:
        s.then(choose_place, seat)
    s.then(begin_round)


@game.step
def choose_place(s: Oath, seat: int) -> Asking:
    """Step 23: the pawn, an adviser face down, the other cards discarded."""
    p = s.players[seat]
    up = tuple(place for place in PLACES if s.sites[place].name)
    place = up[0]
    if seat:
        place = yield Ask(seat, "first-place", up)
    hand = p.hand.cards[:]
    adviser = yield Ask(seat, "first-adviser", tuple(hand), private=True)
    hand.remove(adviser)
    first = yield Ask(seat, "discard-first", tuple(hand), private=True)
    hand.remove(first)
    p.site = place
    p.hand.move(adviser, p.facedown)
    pile = pile_for(s, seat)
    for card in (first, *hand):
        p.hand.move(card, s.discards[pile])
    renew(s)
    s.tell("first-place", seat, site=s.sites[place].name)
    s.whisper(seat, "first-adviser", card=adviser)
    s.tell("discards-hidden", seat, count=len(hand) + 1, region=pile)


# The lesson: everything as it is printed


@game.step
def lesson_deal(s: Oath) -> None:
    """The first game as the book plays it: the decks in their order, pawns and advisers in their places."""
    for pile in s.reliquary:
        s.relics.move(s.relics.cards[-1], pile)
    for region, cards in FIRST_GAME["discards"].items():
        s.discards[region] = Cards(list(cards), [0] * len(cards))
    at = {site.name: place for place, site in enumerate(s.sites) if site.name}
    colors = FIRST_GAME["colors"]
    seats = range(len(s.players))
    for seat in seats[: len(colors)]:
        p, printed = s.players[seat], FIRST_GAME["players"][colors[seat]]
        p.site = at[printed["pawn"]]
        p.facedown.cards, p.facedown.marks = [printed["adviser"]], [0]
        s.peek(p.facedown, seat)
    for seat in seats[len(colors) :]:
        deal_hand(s, seat)
    settle(s, seats[len(colors) :])
