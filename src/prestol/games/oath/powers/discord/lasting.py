"""Denizens of discord whose powers last."""

from prestol.games.oath.law.access import hostile, place_of, rules_card
from prestol.games.oath.law.battle import roll_apart, shields
from prestol.games.oath.law.campaign import campaign, can_attack, can_campaign
from prestol.games.oath.law.cards import FACEDOWN, TO_SITE
from prestol.games.oath.law.costs import Cannot, Said, can_pay, pay
from prestol.games.oath.law.pieces import (
    discard,
    gain_favor,
    gain_secrets,
    kill,
    kill_at,
    seize_relics,
    take_favor,
)
from prestol.games.oath.moments import (
    ACTION,
    ADVISER_LIMIT,
    BANDITS_AT,
    CAMPAIGNED,
    FAVOR_BURNED,
    MUSTER_GAIN,
    OWN_SAID,
    PLANS_SAID,
    PLAY_SAID,
    PLAYED,
    RECOVER_SAID,
    RELICS_TAKEN,
    REST,
    ROOM,
    TITLE,
    TRAVELLED,
)
from prestol.games.oath.powers.effects import (
    discard_all,
    forbidden_to_foes,
    loose,
    loose_advisers,
    may,
    owns,
    stocked,
    takeable,
    together,
    which_bank,
)
from prestol.games.oath.state import NOBODY, PLACES, REGION, SUIT, SUITS, Oath, game
from prestol.table import Ask, Asking, power

# Assassin, Insomnia, Silver Tongue: two advisers


def narrow(keeper: str) -> None:
    @power(keeper, ADVISER_LIMIT)
    def two(s: Oath, seat: int, limit: int, card: str) -> int:
        return min(limit, 2) if card == keeper or owns(s, seat, keeper) else limit


for _keeper in ("assassin", "insomnia", "silver_tongue"):
    narrow(_keeper)


def marked(s: Oath, seat: int) -> list[str]:
    """Faceup advisers, not locked, of those who stand here."""
    return loose_advisers(s, seat, together(s, seat)) if owns(s, seat, "assassin") else []


@power("assassin", ACTION, when=lambda s, seat: bool(marked(s, seat)))
def assassin(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "discard-which", marked(s, seat), about={"card": "assassin"})
    discard(s, seat, card)


@power("insomnia", REST, when=lambda s, seat: owns(s, seat, "insomnia"))
def insomnia(s: Oath, seat: int) -> None:
    gain_secrets(s, seat)
    s.tell("gains-secrets", seat, card="insomnia", secrets=1)


def spoken_here(s: Oath, seat: int) -> tuple[str, ...]:
    """The suits of the cards at the own site, if their banks are not empty."""
    here = {SUIT[card] for card in s.sites[s.players[seat].site].cards}
    return stocked(s, [suit for suit in SUITS if suit in here]) if owns(s, seat, "silver_tongue") else ()


@power("silver_tongue", REST, when=lambda s, seat: bool(spoken_here(s, seat)))
def silver_tongue(s: Oath, seat: int) -> Asking:
    suit = yield from which_bank(s, seat, "silver_tongue", spoken_here(s, seat))
    s.tell("gains-favor", seat, card="silver_tongue", suit=suit, favor=gain_favor(s, seat, suit))


# Bandit Chief


@power("bandit_chief", PLAYED)
def bandit_chief(s: Oath, seat: int, card: str, place: int) -> None:
    for at in PLACES:
        kill_at(s, at, 1)
    s.tell("kills-everywhere", card=card)


@power("bandit_chief", BANDITS_AT)
def his_men(s: Oath, seat: int, bandits: int, place: int) -> int:
    return bandits + 2


# Beast Tamer


@power("beast_tamer", PLANS_SAID)
def beast_tamer(s: Oath, seat: int, said: Said, who: int) -> Said:
    return forbidden_to_foes(s, "beast_tamer", said, who, ("beast", "nomad"))


# Boiling Lake


def scalds(s: Oath, seat: int, start: int, to: int) -> bool:
    """Whoever comes here and does not rule the lake."""
    here = to == place_of(s, "boiling_lake") and not rules_card(s, seat, "boiling_lake")
    return here and s.players[seat].warbands > 0


@power("boiling_lake", TRAVELLED, when=scalds)
def boiling_lake(s: Oath, seat: int, start: int, to: int) -> None:
    s.tell("loses-warbands", seat, card="boiling_lake", warbands=kill(s, seat, 2))


# Chaos Cult


def another_rises(s: Oath, seat: int, who: int) -> bool:
    return owns(s, seat, "chaos_cult") and who != seat and s.players[who].favor > 0


@power("chaos_cult", TITLE, when=another_rises)
def chaos_cult(s: Oath, seat: int, who: int) -> None:
    s.tell("takes-favor", seat, card="chaos_cult", seat_of=who, favor=take_favor(s, seat, who, 1))


# Downtrodden


@power("downtrodden", MUSTER_GAIN)
def downtrodden(s: Oath, seat: int, warbands: int, card: str) -> int:
    others = [favor for suit, favor in s.banks.items() if suit != SUIT[card]]
    return warbands + 2 if s.banks[SUIT[card]] < min(others) else warbands


# Gossip


@power("gossip", PLAY_SAID)
def gossip(s: Oath, seat: int, said: Said, card: str) -> Said:
    """Enemies of its ruler hide nothing."""
    return (*said, Cannot("gossip", (FACEDOWN,))) if hostile(s, seat, "gossip") else said


# Relic Thief


def can_steal(s: Oath, seat: int, taker: int, relics: tuple[str, ...]) -> bool:
    near = REGION[s.players[seat].site] == REGION[s.players[taker].site]
    return (
        owns(s, seat, "relic_thief")
        and seat != taker
        and near
        and can_pay(s, seat, "relic_thief")
        and bool(set(relics).intersection(takeable(s, seat, taker)))
    )


@power("relic_thief", RELICS_TAKEN, when=can_steal)
def relic_thief(s: Oath, seat: int, taker: int, relics: tuple[str, ...]) -> Asking:
    if (yield from may(seat, "relic_thief")):
        pay(s, seat, "relic_thief")
        s.tell("uses", seat, card="relic_thief")
        roll_apart(s, seat, len(relics))
        s.then(steal, seat, taker, relics)


@game.step
def steal(s: Oath, seat: int, taker: int, relics: tuple[str, ...]) -> None:
    """All of them, if no shield comes up."""
    found, times = shields(s.cast)
    s.cast = ()
    s.tell("rolls-shields", seat, card="relic_thief", shields=found * times)
    if not found:
        stolen = tuple(relic for relic in relics if relic in takeable(s, seat, taker))
        for relic in stolen:
            s.tell("seizes", seat, relic=relic, seat_of=taker)
        seize_relics(s, seat, stolen)


# Salt the Earth


@power("salt_the_earth", OWN_SAID)
def takes_root(s: Oath, seat: int, said: Said, card: str) -> Said:
    """Not where a locked card lies."""
    barred = tuple(TO_SITE[at] for at in PLACES if loose(s, seat, at) != s.sites[at].cards)
    return (*said, Cannot("salt_the_earth", barred))


@power("salt_the_earth", ROOM)
def salted(s: Oath, seat: int, room: int, place: int, card: str) -> int:
    """It finds room in a full site, and leaves room for itself alone."""
    cards = s.sites[place].cards
    if card == "salt_the_earth":
        return len(cards) + 1
    return 1 if "salt_the_earth" in cards else room


@power("salt_the_earth", PLAYED)
def salt_the_earth(s: Oath, seat: int, card: str, place: int) -> Asking:
    yield from discard_all(s, seat, card, loose(s, seat, place))


# Sneak Attack


def can_strike(s: Oath, seat: int, attacker: int, defender: int, won: int) -> bool:
    """The attacker can be attacked: stands with the owner, or rules there."""
    p = s.players[seat]
    if attacker == seat or not owns(s, seat, "sneak_attack") or not can_campaign(s, seat, free=True):
        return False
    near = s.players[attacker].site == p.site or s.sites[p.site].ruler == s.side(attacker)
    return near and can_attack(s, seat, p.site, attacker)


@power("sneak_attack", CAMPAIGNED, when=can_strike)
def sneak_attack(s: Oath, seat: int, attacker: int, defender: int, won: int) -> Asking:
    if (yield from may(seat, "sneak_attack")):
        s.then(campaign, seat, NOBODY, 1, attacker)


# Vow of Renewal


@power("vow_of_renewal", RECOVER_SAID)
def vow_of_renewal(s: Oath, seat: int, said: Said) -> Said:
    if not owns(s, seat, "vow_of_renewal"):
        return said
    return (*said, Cannot("vow_of_renewal", (("banner", "peoples-favor"),)))


@power("vow_of_renewal", FAVOR_BURNED)
def from_the_ashes(s: Oath, seat: int, keeper: int) -> int:
    return next(other for other in range(len(s.players)) if owns(s, other, "vow_of_renewal"))
