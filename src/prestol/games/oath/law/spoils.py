"""5.5, steps 6 to 8: what becomes of the loser, what the victor takes, and the effects of battle plans."""

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.armies import (
    ATTACK,
    DEFENSE,
    campaign_of,
    enemy_of,
    losses,
    measured,
    posts,
    seats_of,
    size,
)
from prestol.games.oath.law.pieces import burn_favor, drop, lift_warbands, place_warbands, seize_banner, seize_relics
from prestol.games.oath.law.travel import arrive, destinations
from prestol.games.oath.moments import (
    AFTERWARDS,
    BURNED,
    CAMPAIGN_ENDS,
    CAMPAIGNED,
    CAPTURE,
    DEFEAT,
    LOSSES,
    SITE_WARBANDS,
    TRAVEL_CHOOSER,
    TRIUMPH,
    VICTORY,
)
from prestol.games.oath.state import BANDITS, NOBODY, Oath, game
from prestol.table import PASS, Ask, Asking
from prestol.table.moments import Event


@game.step
def verdict(s: Oath) -> None:
    """5.5.5. Who is the victor, and what follows from it."""
    c = campaign_of(s)
    c.stage = "losses"
    victor = c.victor
    loser = enemy_of(victor)
    if c.decided:
        s.tell("campaign-decided", c.attacker, victor=victor)
    else:
        s.tell("campaign-won" if victor == ATTACK else "campaign-lost", c.attacker, attack=c.attack, defense=c.defense)
    effects(s, TRIUMPH, victor)
    if not c.bloodless:
        s.then(lose, loser)
    effects(s, CAPTURE, victor)
    s.then(withdraw, loser)
    effects(s, DEFEAT, loser)
    if victor == ATTACK:
        s.then(occupy, c.attacker)
        s.then(seize, c.attacker)
        if ("pawn", c.defender) in c.targets:
            s.then(banish, c.attacker)
            s.then(burn_half, c.attacker)
    effects(s, VICTORY, victor)
    for army in (ATTACK, DEFENSE):
        effects(s, CAMPAIGN_ENDS, army)
        for seat in seats_of(s, army) or (BANDITS,):
            if any(c.used[card] == seat for card in c.leaving):
                s.then(part, seat)
    s.then(end_of_campaign)


# The effects of battle plans


def effects(s: Oath, moment: Event, army: str) -> None:
    """The effects that plans used by one army have at this moment: each seat orders its own."""
    used = campaign_of(s).used
    for seat in seats_of(s, army) or (BANDITS,):
        cards = tuple(card for card, user in used.items() if user == seat and card in moment.powers)
        if cards:
            s.then(effects_of, moment.name, seat, cards)


@game.step
def effects_of(s: Oath, name: str, seat: int, cards: tuple[str, ...]) -> Asking:
    """A plan that was used takes effect even if its user rules it no more."""
    moment = game.moments[name]
    assert isinstance(moment, Event)
    ready = tuple(card for card in cards if card not in moment.when or moment.when[card](s, seat))
    if not ready:
        return
    card = (yield Ask(seat, "order", ready)) if len(ready) > 1 and seat != BANDITS else ready[0]
    moment.play(s, card, seat)
    s.then(effects_of, name, seat, tuple(other for other in ready if other != card))


@game.step
def part(s: Oath, seat: int) -> Asking:
    """5.5.8. The used plans that say so are discarded, in any order."""
    c = campaign_of(s)
    left = [card for card in c.leaving if c.used[card] == seat]
    while left:
        card = (yield Ask(seat, "order", tuple(left))) if len(left) > 1 and seat != BANDITS else left[0]
        left.remove(card)
        drop(s, seat, card)
        s.uses[card] = s.uses.get(card, 0) + 1  # its last effect


# The loser (5.5.6)


@game.step
def lose(s: Oath, army: str) -> Asking:
    """Half of the army is killed, rounded down. For the Empire the Chancellor says which."""
    c = campaign_of(s)
    whole = size(s, army)
    if army in c.spared or (army == DEFENSE and c.defender == BANDITS):
        return
    dead = whole if army in c.doomed else measured(s, LOSSES, whole // 2, army, whole)
    seat = c.attacker if army == ATTACK else 0 if c.imperial else c.defender
    yield from losses(s, seat, army, dead, "losses")
    if dead:
        s.tell("campaign-losses", seat, n=dead)


@game.step
def withdraw(s: Oath, army: str) -> None:
    """What is left of it goes from sites to the board: the Empire's to the Chancellor's."""
    c = campaign_of(s)
    for where, at in posts(s, army):
        if where == "site":
            site = s.sites[at]
            lift_warbands(s, c.attacker if army == ATTACK else site.color, at, site.warbands)


# The victor (5.5.7)


@game.step
def occupy(s: Oath, seat: int) -> Asking:
    """5.5.7.I. Any number of warbands, also none, to each site that was a target."""
    c = campaign_of(s)
    c.stage = "spoils"
    if not SITE_WARBANDS(s, seat, True):
        return
    for kind, place in c.targets:
        if kind != "site":
            continue
        site = s.sites[place].name
        sent = 0
        for (where, at), there in posts(s, ATTACK).items():
            if (where, at) == (kind, place):
                continue
            if where == "board":
                count = yield Ask(seat, "campaign-occupy", range(there + 1), about={"site": site})
            else:
                about = {"site": site, "site_from": s.sites[at].name}
                count = yield Ask(seat, "campaign-occupy-from", range(there + 1), about=about)
                lift_warbands(s, seat, at, count)
            place_warbands(s, seat, place, count)
            sent += count
        if sent:
            s.tell("campaign-occupy", seat, site=site, n=sent)


@game.step
def seize(s: Oath, seat: int) -> None:
    """5.5.7.II. Relics and banners; a banner taken so loses two of its tokens (2.5.3)."""
    c = campaign_of(s)
    taken = tuple(what for kind, what in c.targets if kind == "relic" and what in s.players[c.defender].relics)
    for relic in taken:
        s.tell("seizes", seat, relic=relic, seat_of=c.defender)
    for kind, what in c.targets:
        if kind == "banner" and s.banners[what].holder == c.defender:
            seize_banner(s, seat, what)
            s.tell("seizes-banner", seat, banner=what, seat_of=c.defender)
    found = tuple(unearth(s, seat, place, at) for place, at in sorted(c.finds, reverse=True))
    if taken or found:
        seize_relics(s, seat, taken, found)


def unearth(s: Oath, seat: int, place: int, at: int) -> str:
    """A relic that lay face down at a targeted site."""
    relics = s.sites[place].relics
    relic = s.reveal(relics, relics.cards[at])
    s.tell("unearths", seat, relic=relic, site=s.sites[place].name)
    return relic


@game.step
def banish(s: Oath, seat: int) -> Asking:
    """5.5.7.III. The defender's pawn may be sent where it is able to go; a site may leave the place to another."""
    c = campaign_of(s)
    where = destinations(s, c.defender, free=True, forced=True)
    chooser = TRAVEL_CHOOSER(s, c.defender, seat, s.players[c.defender].site)
    about = {"seat_of": c.defender}
    if chooser == seat and where:
        place = yield Ask(seat, "campaign-banish", where, optional=True, about=about)
        if place is not PASS:
            send_away(s, seat, c.defender, place)
    elif where and (yield Ask(seat, "campaign-banish-or-not", ("banish",), optional=True, about=about)) is not PASS:
        s.then(banish_to, chooser, c.defender)


@game.step
def banish_to(s: Oath, seat: int, whose: int) -> Asking:
    """Who rules the site says where the pawn goes."""
    where = destinations(s, whose, free=True, forced=True)
    place = yield Ask(seat, "campaign-banish-to", where, about={"seat_of": whose})
    send_away(s, seat, whose, place)


def send_away(s: Oath, seat: int, whose: int, place: int) -> None:
    """The pawn travels; no Supply is spent."""
    s.tell("campaign-banish", seat, seat_of=whose)
    arrive(s, whose, place)


@game.step
def burn_half(s: Oath, seat: int) -> Asking:
    """Half of the defender's favor, rounded down, may be burned."""
    c = campaign_of(s)
    favor = measured(s, BURNED, s.players[c.defender].favor // 2)
    if favor:
        about = {"seat_of": c.defender}
        if (yield Ask(seat, "campaign-burn", (favor,), optional=True, about=about)) is not PASS:
            burn_favor(s, c.defender, favor)
            s.tell("campaign-burn", seat, seat_of=c.defender, n=favor)


# The end (5.5.8)


@game.step
def end_of_campaign(s: Oath) -> None:
    """Whoever did not count as imperial does so again."""
    c = campaign_of(s)
    c.stage = "over"
    if c.apart != NOBODY:
        c.apart = NOBODY
        renew(s)


@game.step
def after_campaign(s: Oath) -> None:
    """What comes after all of it: of cards in play, then of the plans that were used."""
    c = campaign_of(s)
    s.campaign = None
    told = (c.attacker, c.defender, int(c.victor == ATTACK))
    CAMPAIGNED.fire(s, s.from_seat(s.active), *told)
    for card, user in c.used.items():
        if card in AFTERWARDS.powers:
            AFTERWARDS.play(s, card, user, *told)
