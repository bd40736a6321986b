"""The course of the game (4): rounds, and in each turn wake, act, rest."""

from collections.abc import Callable
from typing import Any

from prestol.games.oath.law import minor
from prestol.games.oath.law.access import renew
from prestol.games.oath.law.bargains import keep_promises
from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.cards import can_play_adviser, play_adviser
from prestol.games.oath.law.citizenship import (
    can_exile,
    can_exile_self,
    can_offer,
    exile,
    exile_self,
    offer,
)
from prestol.games.oath.law.costs import can_pay, pay
from prestol.games.oath.law.deeds import end_deed
from prestol.games.oath.law.muster import can_muster, muster
from prestol.games.oath.law.pieces import take_back
from prestol.games.oath.law.purse import purse, receive, spend
from prestol.games.oath.law.recover import can_recover, recover
from prestol.games.oath.law.search import can_search, search
from prestol.games.oath.law.trade import can_trade, trade
from prestol.games.oath.law.travel import can_travel, travel
from prestol.games.oath.law.victory import LAST_ROUND, PEOPLES_FAVOR, check_exile, check_regime
from prestol.games.oath.moments import ACTION, CARD_RULER, REST, WAKE_TOKENS
from prestol.games.oath.state import CARDS, SUITS, SUPPLY, Oath, Turn, game
from prestol.table import PASS, Ask, Asking

MOB = 6
"""The People's Favor turns to its mob at so much favor (4.1.1.III)."""


# Rounds


@game.step
def begin_round(s: Oath) -> None:
    """Everybody has one turn, the Chancellor first."""
    s.tell("round", round=s.round)
    for seat in range(len(s.players)):
        s.then(take_turn, seat)
    s.then(check_regime)
    if s.round < LAST_ROUND:
        s.then(next_round)


@game.step
def next_round(s: Oath) -> None:
    """The marker of rounds moves on."""
    s.round += 1
    s.then(begin_round)


@game.step
def take_turn(s: Oath, seat: int) -> None:
    """The phases of a turn."""
    s.active = seat
    s.turn = Turn()
    s.phase = "wake"
    if not CARD_RULER.cards.isdisjoint(s.working[seat]):
        renew(s)
    s.tell("turn", seat)
    keep_promises(s, seat)
    if s.banners[PEOPLES_FAVOR].holder == seat:
        s.then(tend_favor, seat)
    s.then(wake, seat)
    s.then(act, seat)
    s.then(rest, seat)


# The wake phase


def favor_choices(s: Oath, seat: int) -> list[str]:
    """4.1.1.I: favor onto the banner, or from it to one of the emptiest banks."""
    options = ["add"] if purse(s, seat) else []
    if s.banners[PEOPLES_FAVOR].tokens > 1:
        least = min(s.banks.values())
        options += [suit for suit in SUITS if s.banks[suit] == least]
    return options


@game.step
def tend_favor(s: Oath, seat: int) -> Asking:
    """4.1.1: once, or twice with the mob; then the mob may come."""
    flag = s.banners[PEOPLES_FAVOR]
    for _ in range(2 if flag.mob else 1):
        options = favor_choices(s, seat)
        if not options:
            break
        kept = options == ["add"] and not s.players[seat].favor
        choice = yield Ask(seat, "peoples-favor", tuple(options), optional=kept, about={"tokens": flag.tokens})
        if choice is PASS:
            break
        if choice == "add":
            spend(s, seat, 1)
            flag.tokens += 1
            s.tell("adds-favor", seat)
        else:
            flag.tokens -= 1
            s.banks[choice] += 1
            s.tell("returns-favor", seat, suit=choice)
    if flag.tokens >= MOB and not flag.mob:
        flag.mob = True
        s.tell("mob")


@game.step
def wake(s: Oath, seat: int) -> Asking:
    """4.1.2 to 4.1.4: victory, usurpation, the ability of the site."""
    check_exile(s, seat)
    if s.phase == "over":
        return
    if s.title == seat and not s.usurper and s.players[seat].role == "exile":
        s.usurper = True
        s.tell("usurper", seat)
    p = s.players[seat]
    tokens = WAKE_TOKENS(s, seat, ())
    if tokens:
        site = s.sites[p.site]
        goods = yield Ask(seat, "wake-token", tokens, optional=True, about={"site": site.name})
        if goods == "favor":
            site.favor -= 1
            receive(s, seat, 1)
        elif goods == "secret":
            site.secrets -= 1
            p.secrets += 1
        if goods is not PASS:
            s.tell("wake-token", seat, goods=goods, site=site.name)
    s.phase = "act"


# The act phase

ACTIONS: dict[str, tuple[Callable[[Oath, int], bool], Callable[[Oath, int], Any]]] = {
    "search": (can_search, search),
    "muster": (can_muster, muster),
    "trade": (can_trade, trade),
    "recover": (can_recover, recover),
    "campaign": (can_campaign, campaign),
    "travel": (can_travel, travel),
    "adviser": (can_play_adviser, play_adviser),
    "peek": (minor.can_peek, minor.peek),
    "reliquary": (minor.can_peek_reliquary, minor.peek_reliquary),
    "warbands": (minor.can_move_warbands, minor.move_warbands),
    "show": (minor.can_show, minor.show),
    "offer": (can_offer, offer),
    "exile": (can_exile, exile),
    "exile-self": (can_exile_self, exile_self),
}
_POSSIBLE = tuple((name, possible) for name, (possible, _) in ACTIONS.items())


def usable(s: Oath, seat: int) -> list[str]:
    """The cards whose Action power the seat can use and pay for."""
    return [card for card in ACTION.ready(s, seat) if card not in CARDS or can_pay(s, seat, card)]


@game.step
def act(s: Oath, seat: int) -> Asking:
    """Any actions in any order, until the player ends the phase or something ends it."""
    if s.deed is not None:
        end_deed(s)
    if s.turn.over:
        return
    options = [name for name, possible in _POSSIBLE if possible(s, seat)]
    options += usable(s, seat)
    options.append("end")
    choice = yield Ask(seat, "act", options)
    if choice == "end":
        return
    if choice in ACTIONS:
        if choice != "warbands":
            s.turn.arranged = []
        s.then(ACTIONS[choice][1], seat)
    else:
        s.turn.arranged = []
        if choice in CARDS:
            pay(s, seat, choice)
        s.tell("uses", seat, card=choice)
        ACTION.play(s, choice, seat)
    s.then(act, seat)


# The rest phase


def fresh_supply(s: Oath, seat: int) -> int:
    """4.3.3: by the warbands left in the bank; a citizen goes by the Chancellor."""
    p = s.players[seat]
    if p.role == "citizen" and s.variants.citizen_supply == "marker":
        return s.players[0].supply
    track = SUPPLY["exile" if p.role == "exile" else "chancellor"]
    bank = s.players[s.color(seat)].bank
    return int(next(supply for least, supply in track if bank >= least))


@game.step
def rest(s: Oath, seat: int) -> None:
    """4.3.1 to 4.3.4: tokens come back, supply is filled up."""
    s.phase, s.deed = "rest", None
    p = s.players[seat]
    take_back(s, seat)
    p.supply = min(SUPPLY["most"], p.supply + fresh_supply(s, seat))
    s.tell("rests", seat, supply=p.supply)
    s.then(rest_powers, seat)


@game.step
def rest_powers(s: Oath, seat: int) -> Asking:
    """4.3.5: each Rest power once, in any order."""
    ready = [card for card in REST.ready(s, seat) if card not in s.turn.used and can_pay(s, seat, card)]
    if not ready:
        return
    card = yield Ask(seat, "rest-power", tuple(ready), optional=True)
    if card is not PASS:
        s.turn.used.append(card)
        pay(s, seat, card)
        s.tell("uses", seat, card=card)
        REST.play(s, card, seat)
        s.then(rest_powers, seat)
