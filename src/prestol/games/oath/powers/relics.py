"""What the relics do."""

from prestol.games.oath.law.access import holder, renew
from prestol.games.oath.law.armies import army_of, bandits_at, campaign_of, enemy_of, posts
from prestol.games.oath.law.costs import Cannot, Must, Said, allowed
from prestol.games.oath.law.pieces import clear, gain_warbands, give, leave, take_relics
from prestol.games.oath.law.travel import arrive, destinations, travel_on
from prestol.games.oath.law.world import DECK
from prestol.games.oath.moments import (
    ACTION,
    CAPTURE,
    CARD_RULER,
    DRAW_COUNT,
    DRAWN,
    MODIFY_SEARCH,
    MUST_STAY,
    MUSTER_GAIN,
    PLAN,
    PLAY_GAIN,
    RECOVER_SAID,
    RULES_EMPTY,
    SITE_WARBANDS,
    STANDING,
    TAKE_SAID,
    TARGET_DICE,
    TRADE_COST,
    TRAVEL_CHOOSER,
    TRAVEL_SAID,
    TRAVELLED,
    TRIUMPH,
    VICTORY,
)
from prestol.games.oath.powers.effects import (
    banners_of,
    deed_of,
    look_through,
    loose,
    may,
    may_give,
    nothing_yet,
    refill,
    swap,
    trade_matches,
    unknown_to,
    used,
    whom,
)
from prestol.games.oath.state import BANDITS, CARDS, PLACES, REGION, RELIQUARY, SUIT, Deed, Oath, game
from prestol.table import EVERYBODY, PASS, Ask, Asking, Pile, power

# Sticky Fire

power("sticky-fire", PLAN)(nothing_yet)


@power("sticky-fire", TRIUMPH, when=lambda s, seat: bool(posts(s, enemy_of(army_of(s, seat)))))
def sticky_fire(s: Oath, seat: int) -> Asking:
    """The whole army of the enemy; the one fought against gets a favor for it."""
    if not (yield from may(seat, "sticky-fire")):
        return
    c = campaign_of(s)
    c.doomed.append(enemy_of(army_of(s, seat)))
    fought = c.defender if seat == c.attacker else c.attacker
    if fought != BANDITS:
        give(s, seat, fought, favor=1)


# Cursed Cauldron

power("cursed-cauldron", PLAN)(nothing_yet)


@power("cursed-cauldron", VICTORY)
def cursed_cauldron(s: Oath, seat: int) -> None:
    count = campaign_of(s).killed.get(enemy_of(army_of(s, seat)), 0)
    s.tell("gains-warbands", seat, card="cursed-cauldron", warbands=gain_warbands(s, seat, count))


# Truthful Harp

power("truthful-harp", MODIFY_SEARCH)(nothing_yet)


@power("truthful-harp", DRAW_COUNT)
def truthful_harp(s: Oath, seat: int, cards: int, source: str) -> int:
    return cards + 2 if used(s, "truthful-harp") else cards


@power("truthful-harp", DRAWN, when=lambda s, seat: used(s, "truthful-harp"))
def sings_the_truth(s: Oath, seat: int) -> None:
    """Everybody sees what was drawn, and so also what is kept."""
    hand = s.players[seat].hand
    s.open(hand)
    s.tell("shows-drawn", seat, card_all=tuple(hand.cards))


# Cracked Horn


@power("cracked-horn", MODIFY_SEARCH)
def cracked_horn(s: Oath, seat: int) -> None:
    deed_of(s).to = DECK


# Grand Mask


@power("grand-mask", CARD_RULER)
def grand_mask(s: Oath, seat: int, ruler: int, card: str, place: int) -> int:
    """In an exile's own turn the Empire does not rule its cards, battle plans apart: the holder of the mask does."""
    owner = holder(s, "grand-mask")
    exile = owner == s.active and s.players[owner].role == "exile"
    return owner if exile and ruler == 0 and "plan" not in CARDS[card].powers else ruler


# Horned Mask


def exchanges(s: Oath, seat: int) -> list[tuple[str, str]]:
    """An adviser and a card here that may trade places (7.2)."""
    here = loose(s, seat, s.players[seat].site)
    return [
        (adviser, card)
        for adviser in s.players[seat].advisers
        for card in here
        if not CARDS[adviser].locked and CARDS[adviser].only != "adviser" and CARDS[card].only != "site"
    ]


@power("horned-mask", ACTION, when=lambda s, seat: bool(exchanges(s, seat)))
def horned_mask(s: Oath, seat: int) -> Asking:
    adviser, card = yield Ask(seat, "swap-cards", exchanges(s, seat), about={"card": "horned-mask"})
    swap(s, adviser, card)
    s.tell("swaps", seat, card=adviser, card_to=card)


# Cup of Plenty


@power("cup-of-plenty", TRADE_COST)
def cup_of_plenty(s: Oath, seat: int, supply: int, card: str) -> int:
    return 0 if trade_matches(s, seat, card) else supply


# Bandit Crown


@power("bandit-crown", RULES_EMPTY)
def bandit_crown(s: Oath, seat: int, ruler: int) -> int:
    return s.side(seat)


@power("bandit-crown", MUST_STAY)
def bandits_stay(s: Oath, seat: int, warbands: int, place: int) -> int:
    """The last warband may be taken: the bandits stay."""
    return 0 if s.side(holder(s, "bandit-crown")) == s.side(seat) else warbands


@power("bandit-crown", STANDING)
def bandits_stand(s: Oath, seat: int, warbands: int, place: int) -> int:
    """At a site ruled by the side of the crown its bandits count too."""
    ours = campaign_of(s).defender != BANDITS and s.sites[place].ruler == s.side(holder(s, "bandit-crown"))
    return warbands + (bandits_at(s, place) if ours else 0)


# Ring of Devotion


@power("ring-of-devotion", SITE_WARBANDS)
def keeps_them_near(s: Oath, seat: int, may_place: bool) -> bool:
    return may_place and holder(s, "ring-of-devotion") != seat


@power("ring-of-devotion", MUSTER_GAIN)
def ring_of_devotion(s: Oath, seat: int, warbands: int, card: str) -> int:
    return warbands + 2 if holder(s, "ring-of-devotion") == seat else warbands


# Oracular Pig


@power("oracular-pig", ACTION, when=lambda s, seat: unknown_to(s.world, seat, 3))
def oracular_pig(s: Oath, seat: int) -> None:
    s.tell("looks-at-deck", seat, card="oracular-pig")
    look_through(s, s.world, seat, "oracular-pig", 3)


# Circlet of Command


@power("circlet-of-command", TAKE_SAID)
def circlet_of_command(s: Oath, seat: int, said: Said, of: int) -> Said:
    """The banners and the other relics of who has it are safe from everybody else."""
    owner = holder(s, "circlet-of-command")
    if of != owner or seat == owner:
        return said
    relics = [relic for relic in s.players[owner].relics if relic != "circlet-of-command"]
    return (*said, Cannot("circlet-of-command", (*relics, *banners_of(s, owner))))


@power("circlet-of-command", RECOVER_SAID)
def banners_are_safe(s: Oath, seat: int, said: Said) -> Said:
    owner = holder(s, "circlet-of-command")
    if seat == owner:
        return said
    return (*said, Cannot("circlet-of-command", tuple(("banner", banner) for banner in banners_of(s, owner))))


@power("circlet-of-command", TARGET_DICE)
def dignity(s: Oath, seat: int, dice: int, target: tuple[str, int | str]) -> int:
    return dice + (target == ("pawn", holder(s, "circlet-of-command")))


# Map


@power("map", ACTION)
def map_of_the_land(s: Oath, seat: int) -> None:
    relic_under(s, seat, "map")
    refill(s, seat, 4)
    s.tell("gains-supply", seat, card="map", supply=4)


def relic_under(s: Oath, seat: int, relic: str) -> None:
    """A relic goes back under its deck; what lies on it leaves it."""
    clear(s, relic)
    if relic == "obsidian-cage":
        for color, warbands in s.cage.items():
            s.players[color].bank += warbands
        s.cage.clear()
    s.players[seat].relics.remove(relic)
    s.relics.cards.insert(0, relic)
    s.relics.marks.insert(0, EVERYBODY)
    renew(s)


# Book of Records


@power("book-of-records", PLAY_GAIN)
def book_of_records(s: Oath, seat: int, goods: str, card: str, place: int) -> str:
    return "secret"


# Brass Horse


def top_of_discards(s: Oath, seat: int) -> bool:
    return bool(s.discards[REGION[s.players[seat].site]].cards) and bool(destinations(s, seat, free=True))


@power("brass-horse", ACTION, when=top_of_discards)
def brass_horse(s: Oath, seat: int) -> None:
    """The top card of the pile is shown to all; its suit says where the horse goes."""
    pile = s.discards[REGION[s.players[seat].site]]
    card = s.reveal(pile)
    pile.cards.append(card)
    pile.marks.append(EVERYBODY)
    s.tell("shows-discard", seat, card=card)
    s.deed = Deed("travel", seat, used=["brass-horse"], free=True, card=card)
    s.then(travel_on, seat)


@power("brass-horse", TRAVEL_SAID)
def rides_home(s: Oath, seat: int, said: Said, start: int) -> Said:
    """To a site with a card of the suit that was shown; if there is none to ride to, anywhere."""
    suit = SUIT[deed_of(s).card] if used(s, "brass-horse") else ""
    if not suit:
        return said
    reached = allowed([place for place in PLACES if place != start], said)
    there = tuple(place for place in reached if any(SUIT[card] == suit for card in s.sites[place].cards))
    return (*said, Must("brass-horse", there)) if there else said


# Whistle


def within_call(s: Oath, seat: int) -> tuple[int, ...]:
    """Those whose pawns stand elsewhere and could travel here."""
    here = s.players[seat].site
    others = (other for other in s.from_seat(seat)[1:] if s.players[other].site != here)
    return tuple(other for other in others if here in destinations(s, other, free=True, forced=True))


@power("whistle", ACTION, when=lambda s, seat: bool(within_call(s, seat)))
def whistle(s: Oath, seat: int) -> Asking:
    other = yield from whom(seat, "whistle", within_call(s, seat))
    s.then(called, TRAVEL_CHOOSER(s, other, seat, s.players[other].site), other, seat)


@game.step
def called(s: Oath, chooser: int, seat: int, caller: int) -> Asking:
    """The pawn comes, unless somebody else says where it goes; who comes gets the secret that was paid."""
    here = s.players[caller].site
    to = here
    if chooser != caller:
        to = yield Ask(chooser, "travel-sent", destinations(s, seat, free=True, forced=True), about={"seat_of": seat})
    if to == here and may_give(s, caller, "secret"):
        s.players[seat].secrets += s.secrets_on.pop("whistle", 0)
    arrive(s, seat, to)


# Dragonskin Drum


@power("dragonskin-drum", TRAVELLED, when=lambda s, seat, start, to: s.players[s.color(seat)].bank > 0)
def dragonskin_drum(s: Oath, seat: int, start: int, to: int) -> Asking:
    if (yield from may(seat, "dragonskin-drum")):
        s.tell("gains-warbands", seat, card="dragonskin-drum", warbands=gain_warbands(s, seat, 1))


# Sticks and Forge: the top of the relic deck


def draw_relic(s: Oath, seat: int) -> None:
    """The top relic of the deck is looked at, and then kept or returned."""
    s.peek(s.relics, seat)
    s.then(keep_relic, seat)


@game.step
def keep_relic(s: Oath, seat: int) -> Asking:
    """Faceup with the player, or under the deck."""
    about = {"relic": s.relics.cards[-1]}
    if (yield Ask(seat, "keep-relic", ("keep", "return"), about=about, private=True)) == "return":
        s.relics.move(s.relics.cards[-1], s.relics, under=True)
        s.tell("returns-relic", seat)
        return
    relic = s.reveal(s.relics)
    take_relics(s, seat, (relic,))
    s.tell("takes-relic", seat, relic=relic)


@power("dowsing-sticks", ACTION, when=lambda s, seat: bool(s.relics.cards))
def dowsing_sticks(s: Oath, seat: int) -> None:
    draw_relic(s, seat)


# Skeleton Key


def can_unlock(s: Oath, seat: int) -> bool:
    return s.sites[s.players[seat].site].ruler == 0 and any(pile.cards for pile in s.reliquary)


@power("skeleton-key", ACTION, when=can_unlock)
def skeleton_key(s: Oath, seat: int) -> Asking:
    covered = tuple(slot for slot, pile in zip(RELIQUARY, s.reliquary, strict=True) if pile.cards)
    slot = yield Ask(seat, "reliquary-slot", covered, about={"card": "skeleton-key"})
    relic = s.peek(s.reliquary[RELIQUARY.index(slot)], seat)
    s.tell("looks-in-reliquary", seat, space=slot)
    s.whisper(seat, "sees-relic", relic=relic)
    s.then(unlocked, seat, slot)


@game.step
def unlocked(s: Oath, seat: int, slot: str) -> Asking:
    """The relic that was seen may be taken."""
    pile = s.reliquary[RELIQUARY.index(slot)]
    about = {"relic": pile.cards[-1]}
    if (yield Ask(seat, "take-relic", ("take",), optional=True, about=about, private=True)) is not PASS:
        relic = s.reveal(pile)
        take_relics(s, seat, (relic,))
        s.tell("takes-relic", seat, relic=relic)


# Ivory Eye


def pile_at(s: Oath, kind: str, where: int) -> Pile:
    """The facedown site or relics of a place, or the facedown advisers of a player."""
    if kind == "adviser":
        return s.players[where].facedown
    return s.sites[where].card if kind == "site" else s.sites[where].relics


def facedown(s: Oath, seat: int) -> list[tuple[str, int, int]]:
    """What the seat does not know: facedown sites, advisers and relics at sites, as (kind, place or whose, which)."""
    where = {"site": PLACES, "adviser": s.from_seat(seat)[1:], "relic": PLACES}
    return [
        (kind, at, number)
        for kind, found in where.items()
        for at in found
        for number, mark in enumerate(pile_at(s, kind, at).marks)
        if not mark >> seat & 1
    ]


@power("ivory-eye", ACTION, when=lambda s, seat: bool(facedown(s, seat)))
def ivory_eye(s: Oath, seat: int) -> Asking:
    kind, at, number = yield Ask(seat, "ivory-eye", facedown(s, seat))
    card = s.peek(pile_at(s, kind, at), seat, number)
    s.whisper(seat, "sees", card=card)
    if kind == "adviser":
        s.tell("looks-at-adviser", seat, card="ivory-eye", seat_of=at)
    elif kind == "site":
        s.tell("looks-at-site", seat, card="ivory-eye", place=at)
    else:
        s.tell("looks-at-relic", seat, card="ivory-eye", site=s.sites[at].name)


# Obsidian Cage

power("obsidian-cage", PLAN)(nothing_yet)


@power("obsidian-cage", CAPTURE)
def caged(s: Oath, seat: int) -> None:
    """Who is left of the enemy's army goes onto the card."""
    for (where, at), there in posts(s, enemy_of(army_of(s, seat))).items():
        color = s.color(at) if where == "board" else s.sites[at].color
        s.cage[color] = s.cage.get(color, 0) + there
        if where == "board":
            s.players[at].warbands -= there
        else:
            leave(s, at, there)
        s.tell("cages", seat, warbands=there)


@power("obsidian-cage", ACTION, when=lambda s, seat: bool(s.cage))
def uncaged(s: Oath, seat: int) -> Asking:
    """Any number of them, one at least, go to the boards of their owners."""
    colors = sorted(s.cage)
    freed = 0
    for color in colors:
        there = s.cage[color]
        about = {"seat_of": color, "all": there}
        fewest = int(color == colors[-1] and not freed)
        count = yield Ask(seat, "cage-return", range(fewest, there + 1), about=about)
        release(s, color, count)
        freed += count


def release(s: Oath, color: int, count: int) -> None:
    """Warbands leave the cage: those of a player who has become a citizen turn purple."""
    s.cage[color] -= count
    if not s.cage[color]:
        del s.cage[color]
    s.players[color].bank += count
    gain_warbands(s, color, count)
