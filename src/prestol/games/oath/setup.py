"""Setup (1): the first game, and any later one from a chronicle."""

from typing import Any

from prestol.games.oath.chronicle import MIDDLE, UPPER, ZONES, Chronicle, Land, read_chronicle
from prestol.games.oath.law.access import renew
from prestol.games.oath.law.chronicle import add_newcomers, drive_out, renew_relics
from prestol.games.oath.law.pieces import lay_relics_at, pile_for
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
from prestol.table import EVERYBODY, Ask, Asking, Pile

HAND = 3


@game.hook
def go_on(start: Any, players: int, options: dict[str, Any]) -> Oath | None:
    """A later game: it begins with the chronicle of an earlier one, and with its oath."""
    kept = read_chronicle(start)
    if kept is None:
        return None
    options["oath"] = kept.oath
    s = laid_out(kept, players, Variants(**options))
    s.then(fill_map, tuple(place for place, land in enumerate(kept.land) if land.up and not land.site))
    if kept.suit:
        s.then(add_newcomers, kept.suit)
    if kept.discards:
        s.then(drive_out)
    if kept.treasures:
        s.then(renew_relics, len(kept.treasures))
    if not kept.built:
        s.then(fill_deck)
    s.then(garrison)
    s.then(choose_boards)
    s.then(lay_tokens)
    s.then(fill_reliquary)
    s.then(lay_relics)
    s.then(deal)
    return s


def first_game(players: int, variants: Variants) -> Oath:
    """The first game of all: three sites lie face up, everybody but the Chancellor is an exile."""
    lesson = variants.opening == "lesson"
    printed = tuple(
        Land(
            land["site"] if lesson or land["faceup"] else "",
            land["faceup"],
            tuple(land.get("denizens", ())),
            tuple(land.get("relics", ()) if lesson else ()),
        )
        for land in FIRST_GAME["sites"]
    )
    used = {card for land in printed for card in land.cards}
    decks = FIRST_GAME["decks"]
    absent = [FIRST_GAME["players"][color]["adviser"] for color in FIRST_GAME["colors"][players:]]
    kept = Chronicle(
        oath=variants.oath,
        land=printed,
        world=(*decks["world"], *absent) if lesson else tuple(c for c in FIRST_DENIZENS if c not in used),
        relics=(*decks["reliquary"], *decks["relics"]) if lesson else RELICS,
    )
    s = laid_out(kept, players, variants, FIRST_DENIZENS)
    if lesson:
        s.then(garrison)
        s.then(lesson_deal)
        return s
    s.then(fill_map, ())
    s.then(garrison)
    s.then(shuffle_relics)
    s.then(fill_deck)
    s.then(lay_relics)
    s.then(lay_tokens)
    s.then(fill_reliquary)
    s.then(deal)
    return s


# The table before the first card is drawn


def laid_out(kept: Chronicle, players: int, variants: Variants, denizens: tuple[str, ...] = DENIZENS) -> Oath:
    """Steps 1 to 15 as far as nobody chooses anything and nothing is by chance. denizens: the cards that may be in
    play, as far as everybody knows."""
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
        world=WorldDeck(list(kept.world[::-1]), [0] * len(kept.world), zones=kept.zones),
        discards={region: Cards() for region in REGIONS} | {REGIONS[0]: Cards.of(list(kept.discards), known=0)},
        dispossessed=Cards(list(kept.dispossessed), [0] * len(kept.dispossessed)),
        relics=Pile.of([*kept.relics[::-1], *kept.treasures], "relic"),
        reliquary=[Pile(back="relic") for _ in RELIQUARY],
        denizens=denizens,
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
    """Warbands from the bank of their colour onto a board, as far as there are any."""
    count = min(count, s.players[s.color(seat)].bank)
    s.players[s.color(seat)].bank -= count
    s.players[seat].warbands += count


@game.step
def garrison(s: Oath) -> None:
    """Step 12: purple warbands on the topmost faceup site of the Cradle and on those with a denizen or an edifice."""
    first = next(place for place in PLACES if s.sites[place].name)
    for place, site in enumerate(s.sites):
        count = 2 if place == first else int(any(CARDS[card].suit for card in site.cards)) if site.name else 0
        if count:
            s.players[0].bank -= count
            site.color, site.warbands = 0, count
    renew(s)


# Chance and choices


@game.step
def fill_map(s: Oath, up: tuple[int, ...]) -> None:
    """Step 1: sites by chance where no site is named; some of them lie face up."""
    lying = {site.card.cards[0] for site in s.sites}
    sites = iter(s.shuffled("sites", [site for site in SITES if site not in lying]))
    for place, site in enumerate(s.sites):
        if not site.card.cards[0]:
            site.card.cards = [next(sites)]
        if place in up:
            s.open(site.card)
            site.name = site.card.cards[0]


@game.step
def shuffle_relics(s: Oath) -> None:
    """The relics of the first game are in no order."""
    s.shuffle("relics", s.relics)


@game.step
def fill_deck(s: Oath) -> None:
    """8.8, or before step 19: ten denizens with two visions, fifteen with three, then the rest."""
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
    for other in s.players[seat:]:
        if other.color == color:
            other.color = p.color
    p.color = color
    if s.boards.get(color) == "citizen":
        p.bank += p.warbands
        p.warbands, p.role = 0, "citizen"
        raise_warbands(s, seat, 3)
        renew(s)
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


@game.step
def lay_relics(s: Oath) -> None:
    """2.8.2: relics for faceup sites that have fewer than they begin with."""
    for site in s.sites:
        if site.name:
            lay_relics_at(s, site)


@game.step
def fill_reliquary(s: Oath) -> None:
    """Step 17: four relics by chance onto the Imperial Reliquary."""
    four = s.shuffled("reliquary", s.relics.cards[-len(RELIQUARY) :])
    for pile, relic in zip(s.reliquary, four, strict=True):
        s.relics.move(relic, pile)


@game.step
def deal(s: Oath) -> None:
    """Steps 19 to 22: a discard for each region, a hand for each player."""
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
