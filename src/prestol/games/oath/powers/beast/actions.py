"""The denizens of beasts: Action powers."""

from collections import Counter

from prestol.games.oath.law.access import locked, place_of
from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.deeds import supposed
from prestol.games.oath.law.pieces import discard, gain_warbands, kill, put_at_site, remove_card, take_relics
from prestol.games.oath.moments import ACTION
from prestol.games.oath.powers.beast.modifiers import beast_sites
from prestol.games.oath.powers.effects import beasts, stocked, which_bank, whom
from prestol.games.oath.powers.relics import relic_under
from prestol.games.oath.state import CARDS, PLACES, SCEPTER, SUIT, SUITS, Oath, game
from prestol.table import Ask, Asking, power

# Wolves


def with_warbands(s: Oath) -> tuple[int, ...]:
    return tuple(seat for seat, p in enumerate(s.players) if p.warbands)


@power("wolves", ACTION, when=lambda s, seat: bool(with_warbands(s)))
def wolves(s: Oath, seat: int) -> Asking:
    victim = yield from whom(seat, "wolves", with_warbands(s))
    kill(s, victim, 1)
    s.tell("kills", seat, card="wolves", seat_of=victim, warbands=1)


# Roving Terror


def prey(s: Oath, seat: int) -> list[str]:
    """Denizens at other sites that are not locked."""
    here = place_of(s, "roving_terror")
    return [
        card
        for place in PLACES
        for card in s.sites[place].cards
        if place != here and CARDS[card].kind == "denizen" and not locked(s, seat, card)
    ]


@power("roving_terror", ACTION, when=lambda s, seat: bool(prey(s, seat)))
def roving_terror(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "discard-which", prey(s, seat), about={"card": "roving_terror"})
    place = place_of(s, card)
    discard(s, seat, card)
    remove_card(s, "roving_terror")
    put_at_site(s, "roving_terror", place)
    s.tell("moves-card", seat, card="roving_terror", site=s.sites[place].name)


# Fae Merchant


def returnable(s: Oath, seat: int) -> tuple[str, ...]:
    return tuple(relic for relic in s.players[seat].relics if relic != SCEPTER)


@power("fae_merchant", ACTION, when=lambda s, seat: bool(s.relics.cards or returnable(s, seat)))
def fae_merchant(s: Oath, seat: int) -> None:
    """Nobody looks at oaths before it is over."""
    s.whole(take_from_fae, seat)


@game.step
def take_from_fae(s: Oath, seat: int) -> None:
    """The top relic of the deck, if there is one."""
    if s.relics.cards:
        relic = s.reveal(s.relics)
        take_relics(s, seat, (relic,))
        s.tell("takes-relic", seat, relic=relic)
    s.then(give_to_fae, seat)


@game.step
def give_to_fae(s: Oath, seat: int) -> Asking:
    """Any relic, also the one just taken, but not the Grand Scepter."""
    relics = returnable(s, seat)
    if relics:
        relic = yield Ask(seat, "return-relic", relics, about={"card": "fae_merchant"})
        relic_under(s, seat, relic)
        s.tell("gives-back-relic", seat, relic=relic)


# Second Chance


def sinners(s: Oath) -> tuple[int, ...]:
    """Those with warbands and an adviser of order or discord."""
    return tuple(
        seat
        for seat, p in enumerate(s.players)
        if p.warbands and any(SUIT[adviser] in ("order", "discord") for adviser in p.advisers)
    )


@power("second_chance", ACTION, when=lambda s, seat: bool(sinners(s)))
def second_chance(s: Oath, seat: int) -> Asking:
    victim = yield from whom(seat, "second_chance", sinners(s))
    kill(s, victim, 1)
    s.tell("kills", seat, card="second_chance", seat_of=victim, warbands=1)
    s.tell("gains-warbands", seat, card="second_chance", warbands=gain_warbands(s, seat, 1))


# Memory of Nature

OTHERS = tuple(suit for suit in SUITS if suit != "beast")


@power("memory_of_nature", ACTION, when=lambda s, seat: beasts(s) > 0 and bool(stocked(s, OTHERS)))
def memory_of_nature(s: Oath, seat: int) -> Asking:
    """A favor for each card of beasts at a site, from whichever banks."""
    moved: Counter[str] = Counter()
    for _ in range(beasts(s)):
        if stocked(s, OTHERS):
            suit = yield from which_bank(s, seat, "memory_of_nature", OTHERS)
            s.banks[suit] -= 1
            s.banks["beast"] += 1
            moved[suit] += 1
    for suit, favor in moved.items():
        s.tell("moves-bank", seat, card="memory_of_nature", suit=suit, suit_to="beast", favor=favor)


# Wild Allies


def lairs(s: Oath, seat: int) -> tuple[int, ...]:
    """The sites with beasts from which one can campaign."""
    return tuple(place for place in beast_sites(s) if can_campaign(s, seat, place, free=True))


def can_call_allies(s: Oath, seat: int) -> bool:
    """With what is left once they are paid: a target may want a secret too."""
    with supposed(s, seat, "campaign", "wild_allies"):
        return bool(lairs(s, seat))


@power("wild_allies", ACTION, when=can_call_allies)
def wild_allies(s: Oath, seat: int) -> Asking:
    place = yield Ask(seat, "campaign-from", lairs(s, seat), about={"card": "wild_allies"})
    s.tell("campaigns-from", seat, card="wild_allies", site=s.sites[place].name)
    s.whole(campaign, seat, place, 1)
