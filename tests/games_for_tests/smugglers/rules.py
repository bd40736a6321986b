"""The rules: days of turns, nights of pledges, and a reckoning."""

from prestol.table import EVERYBODY, PASS, Ask, Asking, Result, Secret, Together
from tests.games_for_tests.smugglers.state import CREW, KINDS, RICH, Smugglers, game, kind_of

PRICE = game.rule("price")
"""What a good fetches."""
TARGET = game.rule("target")
"""Whether the seat can be raided."""
SALE = game.event("sale")
"""A good was sold. [who sold it]"""
NIGHT = game.event("nightfall")
"""The day is over. []"""


@game.step
def set_up(s: Smugglers, crew: int, harbour: str) -> None:
    s.shuffle("deck", s.deck)
    for seat, smuggler in enumerate(s.smugglers):
        s.draw(s.deck, smuggler.hand, seat, 3)
    s.working = [tuple(s.shuffled("crew", CREW)[:crew]) for _ in s.smugglers]
    s.tip = Secret(s.shuffled("tip", KINDS)[0], 0, "tip")
    if harbour == "stocked":
        for good in s.deck.cards[-2:]:
            s.deck.move(good, s.harbour)
    s.then(day)


@game.step
def day(s: Smugglers) -> None:
    for seat in range(len(s.smugglers)):
        s.then(turn, seat)
    s.then(settle)
    s.then(night)
    s.then(pledges)
    s.then(dusk)


@game.step
def turn(s: Smugglers, seat: int) -> Asking:
    if s.closing:
        return
    me = s.smugglers[seat]
    action = yield Ask(seat, "action", actions(s, seat))
    if action in ("sell", "stow", "dump"):
        good = yield Ask(seat, "good", tuple(me.hand.cards), about={"action": action}, private=True)
        s.mix(me.hand, seat)
        if action == "sell":
            sell(s, seat, good)
        elif action == "stow":
            me.hand.move(good, me.stash)
            s.tell("stows", seat)
            s.whisper(seat, "stowed", kind=kind_of(good))
        else:
            me.hand.move(good, s.harbour)
            s.tell("dumps", seat)
    elif action == "raid":
        victim, coins = yield Ask(seat, "raid", raids(s, seat))
        s.then(raid, seat, victim, coins)
    elif action == "heist":
        s.whole(heist, seat)
    elif action != "rest":
        at_the_harbour(s, seat, action)
    s.then(refill, seat)


def actions(s: Smugglers, seat: int) -> list[str]:
    me = s.smugglers[seat]
    out = ["rest", "heist"]
    if me.hand:
        out += ["sell", "stow", "dump"]
    if raids(s, seat):
        out.append("raid")
    if s.harbour:
        out += ["flip"] if len(me.hand) > 4 else ["flip", "fish"]
        if not s.harbour.marks[-1] & 1 << seat:
            out.append("spy")  # a peek that teaches nothing is not offered
    if len(s.harbour) > 1:
        out.append("stir")
    return out


def raids(s: Smugglers, seat: int) -> list[tuple[int, int]]:
    others = [other for other in s.around(seat)[1:] if TARGET(s, other, True)]
    return [(other, coins) for other in others for coins in (1, 2) if s.smugglers[other].coins >= coins]


def sell(s: Smugglers, seat: int, good: str) -> None:
    me = s.smugglers[seat]
    s.discard.append(s.reveal(me.hand, good))
    price = PRICE(s, seat, 2)
    me.coins += price
    s.tell("sells", seat, kind=kind_of(good), coins=price)
    SALE.fire(s, s.around(seat), seat)


def at_the_harbour(s: Smugglers, seat: int, action: str) -> None:
    s.tell(action, seat)
    if action == "flip":
        good = s.reveal(s.harbour)
        s.discard.append(good)
        s.tell("flipped", kind=kind_of(good))
    elif action == "fish":
        s.draw(s.harbour, s.smugglers[seat].hand, seat)
    elif action == "spy":
        s.whisper(seat, "spied", kind=kind_of(s.peek(s.harbour, seat)))
    else:
        s.shuffle("harbour", s.harbour)


@game.step
def raid(s: Smugglers, seat: int, victim: int, coins: int) -> None:
    taken = coins if s.roll("die", 6)[0] >= 2 else 0
    s.smugglers[seat].coins += taken
    s.smugglers[victim].coins -= taken
    s.tell("raids", seat, seat_from=victim, coins=taken)


@game.step
def heist(s: Smugglers, seat: int) -> None:
    s.smugglers[seat].coins += 6
    s.then(getaway, seat)


@game.step
def getaway(s: Smugglers, seat: int) -> None:
    caught = s.roll("die", 6)[0] < 4
    if caught:
        s.smugglers[seat].coins -= 6
    s.tell("heist", seat, end="caught" if caught else "away")


@game.step
def refill(s: Smugglers, seat: int) -> None:
    hand = s.smugglers[seat].hand
    if len(hand) < 3:
        s.draw(s.deck, hand, seat, 3 - len(hand))


@game.step
def settle(s: Smugglers) -> None:
    """What was pledged the night before is opened: won on an even roll, lost on an odd one."""
    lucky = s.roll("die", 6)[0] % 2 == 0
    for seat, smuggler in enumerate(s.smugglers):
        if smuggler.pledge.known != EVERYBODY:
            s.open(smuggler.pledge)
        pledge = smuggler.pledge.value
        if pledge:
            smuggler.coins += pledge if lucky else -min(pledge, smuggler.coins)
            s.tell("settles", seat, coins=pledge, end="won" if lucky else "lost")


@game.step
def night(s: Smugglers) -> None:
    s.tell("night", day=s.day)
    NIGHT.fire(s, s.around(0))


@game.step
def pledges(s: Smugglers) -> Asking:
    pledged = yield Together([pledge(s, seat) for seat in range(len(s.smugglers))])
    for seat, (smuggler, value) in enumerate(zip(s.smugglers, pledged, strict=True)):
        smuggler.pledge = Secret(value, 1 << seat if smuggler.coins else EVERYBODY, "pledge")
    s.tell("pledged")


def pledge(s: Smugglers, seat: int) -> Asking:
    coins = s.smugglers[seat].coins
    if not coins:
        return 0
    value: int = yield Ask(seat, "pledge", range(min(coins, 2) + 1))
    if value and (yield Ask(seat, "double", ("double",), optional=True, about={"coins": value})) is not PASS:
        value *= 2
    return value


@game.step
def dusk(s: Smugglers) -> None:
    s.day += 1
    if s.closing or s.day > s.days:
        s.then(settle)
        s.then(reckoning)
    else:
        s.then(day)


@game.step
def reckoning(s: Smugglers) -> None:
    s.open(s.tip)
    for smuggler in s.smugglers:
        s.open(smuggler.stash)
    s.tell("tip", kind=s.tip.value)


@game.hook
def between(s: Smugglers) -> None:
    if s.crowned < 0:
        rich = [seat for seat, smuggler in enumerate(s.smugglers) if smuggler.coins >= RICH]
        if rich:
            s.crowned = rich[0]
            s.then(crown, rich[0])


@game.step
def crown(s: Smugglers, seat: int) -> None:
    s.closing = True
    s.tell("crowned", seat)


@game.hook
def finish(s: Smugglers) -> Result:
    scores = [
        {
            "coins": smuggler.coins,
            "stash": sum(3 if kind_of(good) == s.tip.value else 1 for good in smuggler.stash.cards),
        }
        for smuggler in s.smugglers
    ]
    totals = [sum(score.values()) for score in scores]
    ranks = [1 + sum(other > total for other in totals) for total in totals]
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    return Result(ranks, scores, winners, "rich" if s.closing else "days")


@game.hook
def greedy(s: Smugglers, ask: Ask) -> object:
    """Sell, steal, never pledge."""
    for wish in ("sell", "steal", 0):
        if wish in ask.options:
            return wish
    return ask.options[-1]
