"""A turn of the action phase: the advisor, the main action, and the extra actions around it."""

from functools import lru_cache
from typing import Any

from prestol.games.rurik.actions import STEPS, ride
from prestol.games.rurik.decks import renew_decks, scheme, take_deed
from prestol.games.rurik.deeds import pay, possible_deeds
from prestol.games.rurik.moments import USE
from prestol.games.rurik.regions import place_leader, place_troop, raise_war
from prestol.games.rurik.state import DECREES, DEEDS, EXCHANGE, GOODS, Rurik, game
from prestol.games.rurik.strategy import take_back, weakest
from prestol.table import PASS, Ask, Asking

# The advisor


@game.step
def take_advisor(s: Rurik, seat: int) -> Asking:
    """The weakest advisor comes back; its row says what the main action is worth. Before that, a player without a
    troop on the map may bring back the leader and a troop."""
    p = s.players[seat]
    if not p.troops:
        region = yield Ask(seat, "return", s.map.regions, True, {"leader": p.leader})
        if region is not PASS:
            place_leader(s, seat, region)
            place_troop(s, seat, region)
            s.tell("returns", seat, region=region, leader=p.leader)
    number, where = weakest(s, seat)
    banner, row = where[0]
    if len(where) > 1:
        banner, row = yield Ask(seat, "take-advisor", where, about={"number": number})
    s.turn = take_back(s, seat, number, banner, row)
    s.then(take_turn, seat)


# The turn


@game.step
def take_turn(s: Rurik, seat: int) -> Asking:
    """The main action or a coin instead, and before and after it each extra action once."""
    p = s.players[seat]
    turn = s.turn
    options: list[str] = []
    if not turn.acted:
        if p.coins >= turn.price:
            options.append("action")
        options.append("coin")
    secret = not turn.decree and len(p.hand) > 0
    if secret and playable(s, seat):
        options.append("decree")
    if not turn.deed and p.deeds and possible_deeds(s, seat):
        options.append("deed")
    if not turn.exchanged and p.exchange and exchangeable(s, seat):
        options.append("exchange")
    options += USE.ready(s, seat)
    if turn.acted:
        if not options and not secret:
            return
        options.append("end")
    stage = "after" if turn.acted else "before"
    about = {"stage": stage, "action": turn.action, "points": turn.due, "price": turn.price}
    choice = yield Ask(seat, "turn", options, False, about, secret)
    if choice == "end":
        return
    if choice == "action":
        turn.acted = True
        p.coins -= turn.price
        s.tell("acts", seat, action=turn.action, points=turn.due, price=turn.price)
        gain(s, seat, turn.action, turn.due, turn.top)
    elif choice == "coin":
        turn.acted = True
        p.coins += 1
        s.tell("takes-coin", seat, action=turn.action)
    elif choice == "decree":  # asked in this step: the agenda would tell that one of the hidden cards can be paid
        yield from play_decree(s, seat)
    elif choice in EXTRAS:
        s.then(EXTRAS[choice], seat)
    else:
        USE.play(s, choice, seat)
    s.then(take_turn, seat)


def gain(s: Rurik, seat: int, action: str, points: int, top: bool = False) -> None:
    """Points of an action, which is carried out at once."""
    if action == "scheme":
        s.then(scheme, seat, points, top)
    else:
        s.turn.points[action] += points
        s.then(STEPS[action], seat)


def reward(s: Rurik, seat: int, rewards: dict[str, Any]) -> None:
    """All that a decree or a deed brings."""
    for what, amount in rewards.items():
        match what:
            case "coins":
                s.players[seat].coins += amount
            case "war":
                for _ in range(amount):
                    raise_war(s, seat)
            case "fewer":
                s.turn.fewer = amount
            case "deed":
                for _ in range(amount):
                    s.then(take_deed, seat)
            case "ride":
                s.then(ride, seat, amount)
            case "choice":
                s.then(choose_points, seat, tuple(amount["one_of"]), amount["times"])
            case _:
                gain(s, seat, what, amount)


@game.step
def choose_points(s: Rurik, seat: int, actions: tuple[str, ...], times: int) -> Asking:
    """Each point is of one of two actions."""
    chosen = []
    for left in range(times, 0, -1):
        action = yield Ask(seat, "choose-points", actions, about={"points": left})
        chosen.append(action)
    for action in actions:
        if action in chosen:
            gain(s, seat, action, chosen.count(action))


# Extra actions


def playable(s: Rurik, seat: int) -> list[str]:
    """The decrees in hand whose price the player can pay."""
    p = s.players[seat]
    return [card for card in p.hand.cards if DECREES[card].price <= p.coins]


def play_decree(s: Rurik, seat: int) -> Asking:
    """A decree from the hand is played for its reward and discarded."""
    p = s.players[seat]
    card = yield Ask(seat, "decree", playable(s, seat), private=True)
    s.turn.decree = True
    decree = DECREES[card]
    p.coins -= decree.price
    discard(s, seat, card)
    s.uses[decree.kind] = s.uses.get(decree.kind, 0) + 1
    s.tell("decree", seat, decree=card)
    reward(s, seat, decree.reward)


def discard(s: Rurik, seat: int, card: str) -> None:
    """A decree goes from the hand to the discards, for all to see."""
    s.reveal(s.players[seat].hand, card)
    s.discards.append(card)
    renew_decks(s)


@game.step
def accomplish_deed(s: Rurik, seat: int) -> Asking:
    """A deed of one's own, whose condition is met, is paid for and rewarded."""
    p = s.players[seat]
    deed = yield Ask(seat, "deed", possible_deeds(s, seat))
    given: list[str] = []
    for what, count in DEEDS[deed].get("pay", {}).items():
        given += yield from pay(s, seat, deed, what, count)
    s.turn.deed = True
    p.deeds = tuple([other for other in p.deeds if other != deed])
    p.done += (deed,)
    s.uses[deed] = s.uses.get(deed, 0) + 1
    s.tell("deed", seat, deed=deed)
    for card in given:
        discard(s, seat, card)
        s.tell("discards", seat, decree=card)
    reward(s, seat, DEEDS[deed]["reward"])


@lru_cache
def payments(token: str) -> tuple[tuple[str, str], ...]:
    """The pairs of goods that an exchange token takes."""
    first = EXCHANGE[token]["first"]
    pairs = {tuple(sorted((one, other), key=GOODS.index)) for one in first for other in GOODS}
    return tuple((one, other) for one in GOODS for other in GOODS if (one, other) in pairs)


def payable(s: Rurik, seat: int, token: str) -> list[tuple[str, str]]:
    goods = s.players[seat].goods
    return [pair for pair in payments(token) if goods[pair[0]] and goods[pair[1]] > (pair[0] == pair[1])]


def exchangeable(s: Rurik, seat: int) -> list[str]:
    """The exchange tokens that the player can use."""
    p = s.players[seat]
    goods = p.goods
    if sum(goods.values()) < 2:
        return []
    return [token for token in p.exchange if sum([goods[good] for good in EXCHANGE[token]["first"]])]


@game.step
def exchange(s: Rurik, seat: int) -> Asking:
    """Two goods for a point."""
    p = s.players[seat]
    token = yield Ask(seat, "exchange", exchangeable(s, seat))
    pair = yield Ask(seat, "exchange-goods", payable(s, seat, token), about={"action": token})
    for good in pair:
        p.goods[good] -= 1
    p.exchange = tuple([other for other in p.exchange if other != token])
    s.turn.exchanged = True
    s.tell("exchanges", seat, good_all=pair, action=token)
    gain(s, seat, token, EXCHANGE[token]["points"])


EXTRAS = {"deed": accomplish_deed, "exchange": exchange}
