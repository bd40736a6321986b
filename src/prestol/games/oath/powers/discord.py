"""The denizens of discord."""

from prestol.games.oath.law.access import hostile, place_of, ruled_suits, rules_card
from prestol.games.oath.law.armies import ATTACK, DEFENSE, campaign_of, change_attack, size, sway
from prestol.games.oath.law.battle import roll_apart, shields
from prestol.games.oath.law.campaign import campaign, can_attack, can_campaign
from prestol.games.oath.law.cards import FACEDOWN, TO_SITE
from prestol.games.oath.law.citizenship import join_with_relic
from prestol.games.oath.law.costs import Cannot, Said, can_pay, pay
from prestol.games.oath.law.pieces import (
    discard,
    drop,
    gain_favor,
    gain_secrets,
    gain_warbands,
    give,
    kill,
    kill_at,
    lay_favor,
    place_warbands,
    seize_relics,
    take_favor,
)
from prestol.games.oath.law.purse import purse
from prestol.games.oath.law.travel import destinations, travel_free
from prestol.games.oath.law.victory import sites_ruled
from prestol.games.oath.moments import (
    ACTION,
    ADVISER_LIMIT,
    AFTERWARDS,
    BANDITS_AT,
    BURNED,
    CAMPAIGNED,
    DEFEAT,
    FAVOR_BURNED,
    MUSTER_GAIN,
    OWN_SAID,
    PLAN,
    PLANS_SAID,
    PLAY_SAID,
    PLAYED,
    RECOVER_SAID,
    RELICS_TAKEN,
    REST,
    ROOM,
    SITE_WARBANDS,
    TITLE,
    TRAVELLED,
    VICTORY,
)
from prestol.games.oath.powers.effects import (
    burn_all_but_one,
    discard_all,
    foes,
    forbidden_to_foes,
    look_through,
    loose,
    loose_advisers,
    may,
    nothing_yet,
    owns,
    stocked,
    swap,
    takeable,
    together,
    unknown_to,
    which_bank,
    whom,
)
from prestol.games.oath.state import NOBODY, PLACES, REGION, REGIONS, SUIT, SUITS, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Mercenaries


@power("mercenaries", PLAN)
def mercenaries(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


@power("mercenaries", DEFEAT)
def mercenaries_leave(s: Oath, seat: int) -> None:
    drop(s, seat, "mercenaries")


# A Small Favor


@power("a_small_favor", PLAYED)
def a_small_favor(s: Oath, seat: int, card: str, place: int) -> None:
    s.tell("gains-warbands", seat, card=card, warbands=gain_warbands(s, seat, 4))


# Second Wind

power("second_wind", PLAN)(nothing_yet)


@power("second_wind", AFTERWARDS)
def second_wind(s: Oath, seat: int, attacker: int, defender: int, won: int) -> None:
    """After a victory a travel and then a campaign, both without Supply and neither a must."""
    if won:
        s.then(travel_again, seat)
        s.then(campaign_again, seat)


@game.step
def travel_again(s: Oath, seat: int) -> Asking:
    if not destinations(s, seat, free=True):
        return
    if (yield Ask(seat, "second-wind-travel", ("travel",), optional=True)) is not PASS:
        s.then(travel_free, seat)


@game.step
def campaign_again(s: Oath, seat: int) -> Asking:
    if not can_campaign(s, seat, free=True):
        return
    if (yield Ask(seat, "second-wind-campaign", ("campaign",), optional=True)) is not PASS:
        s.whole(campaign, seat, NOBODY, 1)


# Sleight of Hand


def rich(s: Oath, seat: int) -> tuple[int, ...]:
    """Those who stand here and have a secret to spare."""
    return tuple(other for other in together(s, seat) if s.players[other].secrets + s.players[other].spent > 1)


@power("sleight_of_hand", ACTION, when=lambda s, seat: bool(rich(s, seat)))
def sleight_of_hand(s: Oath, seat: int) -> Asking:
    other = yield from whom(seat, "sleight_of_hand", rich(s, seat))
    if s.players[other].secrets:
        give(s, other, seat, secrets=1)
    else:
        s.players[other].spent -= 1
        s.players[seat].spent += 1
    s.tell("takes-secret", seat, card="sleight_of_hand", seat_of=other)


# Key to the City


@power("key_to_the_city", PLAYED)
def key_to_the_city(s: Oath, seat: int, card: str, place: int) -> None:
    site = s.sites[place]
    if any(p.site == place and s.side(other) == site.ruler for other, p in enumerate(s.players)):
        return
    kill_at(s, place, site.warbands)
    if gain_warbands(s, seat, 1) and SITE_WARBANDS(s, seat, True):
        place_warbands(s, seat, place, 1)
    s.tell("takes-over", seat, card=card, site=site.name)


# Scryer


def unread(s: Oath, seat: int) -> tuple[str, ...]:
    return tuple(region for region in REGIONS if unknown_to(s.discards[region], seat))


@power("scryer", ACTION, when=lambda s, seat: bool(unread(s, seat)))
def scryer(s: Oath, seat: int) -> Asking:
    region = yield Ask(seat, "look-through", unread(s, seat), about={"card": "scryer"})
    s.tell("looks-through-pile", seat, card="scryer", region=region)
    look_through(s, s.discards[region], seat, "scryer")


# Disgraced Captain


def order_is_attacked(s: Oath, seat: int) -> bool:
    sites = (s.sites[at] for kind, at in campaign_of(s).targets if kind == "site")
    return any(SUIT[card] == "order" for site in sites for card in site.cards)


@power("disgraced_captain", PLAN, when=order_is_attacked)
def disgraced_captain(s: Oath, seat: int) -> None:
    change_attack(s, 4)


# Naysayers


def exile_keeps_the_oath(s: Oath, seat: int) -> bool:
    return seat != 0 and s.players[s.title].role == "exile" and s.players[0].favor > 0


@power("naysayers", REST, when=exile_keeps_the_oath)
def naysayers(s: Oath, seat: int) -> None:
    take_favor(s, seat, 0, 1)
    s.tell("takes-favor", seat, card="naysayers", seat_of=0, favor=1)


# Book Burning


def pawn_is_target(s: Oath, seat: int) -> bool:
    return any(kind == "pawn" for kind, _ in campaign_of(s).targets)


power("book_burning", PLAN, when=pawn_is_target)(nothing_yet)


@power("book_burning", VICTORY)
def book_burning(s: Oath, seat: int) -> None:
    defender = campaign_of(s).defender
    s.tell("burns-secrets", defender, card="book_burning", secrets=burn_all_but_one(s, defender))


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


# Blackmail


def shameful(s: Oath, seat: int) -> list[tuple[int, str]]:
    """Relics of those who stand here that can be taken."""
    return [(other, relic) for other in together(s, seat) for relic in takeable(s, seat, other)]


@power("blackmail", PLAYED, when=lambda s, seat, card, place: bool(shameful(s, seat)))
def blackmail(s: Oath, seat: int, card: str, place: int) -> Asking:
    other, relic = yield Ask(seat, "blackmail", shameful(s, seat))
    s.then(pay_blackmail, other, seat, relic)


@game.step
def pay_blackmail(s: Oath, seat: int, taker: int, relic: str) -> Asking:
    """All of the favor, or the relic is taken."""
    about = {"seat_of": taker, "relic": relic}
    if purse(s, seat) >= 3 and (yield Ask(seat, "blackmail-pay", ("pay",), optional=True, about=about)) is not PASS:
        give(s, seat, taker, favor=3)
        s.tell("pays-off", seat, seat_to=taker, favor=3, relic=relic)
        return
    s.tell("seizes", taker, relic=relic, seat_of=seat)
    seize_relics(s, taker, (relic,))


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


# Charlatan


@power("charlatan", PLAYED, when=lambda s, seat, card, place: s.banners["darkest-secret"].tokens > 1)
def charlatan(s: Oath, seat: int, card: str, place: int) -> None:
    s.banners["darkest-secret"].tokens = 1
    s.tell("leaves-one-secret", card=card)


# Cracked Sage


def magic_is_against(s: Oath, seat: int) -> bool:
    return any(SUIT[card] == "arcane" for other in foes(s, seat) for card in s.players[other].advisers)


@power("cracked_sage", PLAN, when=magic_is_against)
def cracked_sage(s: Oath, seat: int) -> None:
    sway(s, seat, 4)


# Dissent


@power("dissent", PLAYED)
def dissent(s: Oath, seat: int, card: str, place: int) -> None:
    """From everybody but the holder of the People's Favor a favor for each suit that they rule."""
    for other in s.from_seat(seat):
        if s.banners["peoples-favor"].holder != other:
            favor = lay_favor(s, other, card, len(set(ruled_suits(s, other))))
            if favor:
                s.tell("lays-favor", other, card=card, favor=favor)


# Downtrodden


@power("downtrodden", MUSTER_GAIN)
def downtrodden(s: Oath, seat: int, warbands: int, card: str) -> int:
    others = [favor for suit, favor in s.banks.items() if suit != SUIT[card]]
    return warbands + 2 if s.banks[SUIT[card]] < min(others) else warbands


# Enchantress


def enchanted(s: Oath, seat: int) -> list[str]:
    """Faceup advisers, not locked, of all other players."""
    return loose_advisers(s, seat, s.from_seat(seat)[1:])


@power("enchantress", ACTION, when=lambda s, seat: bool(enchanted(s, seat)))
def enchantress(s: Oath, seat: int) -> Asking:
    card = yield Ask(seat, "swap-enchanted", enchanted(s, seat))
    swap(s, "enchantress", card)
    s.tell("swaps", seat, card="enchantress", card_to=card)


# Gambling Hall


@power("gambling_hall", ACTION, when=lambda s, seat: bool(stocked(s)))
def gambling_hall(s: Oath, seat: int) -> None:
    roll_apart(s, seat, 4)
    s.then(cash_in, seat)


@game.step
def cash_in(s: Oath, seat: int) -> Asking:
    """As much favor as there are shields, from one bank."""
    found, times = shields(s.cast)
    s.cast = ()
    s.tell("rolls-shields", seat, card="gambling_hall", shields=found * times)
    if found:
        suit = yield from which_bank(s, seat, "gambling_hall")
        favor = gain_favor(s, seat, suit, found * times)
        s.tell("gains-favor", seat, card="gambling_hall", suit=suit, favor=favor)


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


# Riots


@power("riots", PLAYED, when=lambda s, seat, card, place: s.banners["peoples-favor"].mob)
def riots(s: Oath, seat: int, card: str, place: int) -> Asking:
    """The suit that lies most often at sites; among equals the player chooses."""
    lying = [SUIT[other] for at in PLACES for other in s.sites[at].cards if SUIT[other]]
    most = max((lying.count(suit) for suit in SUITS), default=0)
    suits = tuple(suit for suit in SUITS if most and lying.count(suit) == most)
    if not suits:
        return
    suit = (yield Ask(seat, "suit", suits, about={"card": card})) if len(suits) > 1 else suits[0]
    s.tell("names-suit", card=card, suit=suit)
    driven = [other for at in PLACES for other in loose(s, seat, at) if SUIT[other] == suit]
    yield from discard_all(s, seat, card, driven)


# Royal Ambitions


def outshines(s: Oath, seat: int, card: str, place: int) -> bool:
    """An exile who rules more sites than the Chancellor."""
    ruled = sites_ruled(s)
    return s.players[seat].role == "exile" and ruled[seat] > ruled[0]


@power("royal_ambitions", PLAYED, when=outshines)
def royal_ambitions(s: Oath, seat: int, card: str, place: int) -> Asking:
    if (yield from may(seat, card)):
        s.whole(join_with_relic, seat)


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


# Slander

power("slander", PLAN, when=pawn_is_target)(nothing_yet)


@power("slander", BURNED)
def slander(s: Oath, seat: int, favor: int) -> int:
    """All of it, and not half."""
    c = campaign_of(s)
    return s.players[c.defender].favor if "slander" in c.used else favor


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


# Zealots


@power("zealots", PLAN, when=lambda s, seat: size(s, DEFENSE) > size(s, ATTACK))
def zealots(s: Oath, seat: int) -> None:
    campaign_of(s).worth = 3
