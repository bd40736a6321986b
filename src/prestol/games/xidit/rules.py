"""The law of Xidit: setup, and the years with their phases."""

from collections.abc import Sequence
from typing import Final

from prestol.games.xidit.census import census
from prestol.games.xidit.orders import carry_out
from prestol.games.xidit.scoring import assess, saviour
from prestol.games.xidit.state import CITIES, COLUMNS, NUMBERS, ORDERS, UNSET, Xidit, game
from prestol.games.xidit.tiles import next_recruitment, next_threat, place_recruitment, place_threat
from prestol.table import Ask, Asking, Together

# Setup


@game.step
def set_up(s: Xidit, neutral: str) -> None:
    """Tiles onto the map and into the queues, titans, assessments, the first player, the neutral player."""
    setup = s.setup
    stack = s.menace.stack
    s.shuffle("tiles", stack)
    s.first = s.roll("first player", s.players)[0]
    s.tell("begins", s.first)
    for _ in range(setup.recruit):
        place_recruitment(s, s.reveal(stack))
    for _ in range(setup.threat):
        place_threat(s, s.reveal(stack))
    for tile in stack.cards[: -setup.stack - 1 : -1]:
        stack.move(tile, s.recruitment.stack, under=True)
    next_recruitment(s)
    next_threat(s)
    for lair in s.lairs:
        s.shuffle(f"titans {lair.marks}", lair.sleeping)
    s.assessments = s.shuffled("assessments", COLUMNS)
    s.tell("assessments", column_all=tuple(s.assessments))
    if s.players == NEUTRAL_AT:
        steps = NUMBERS["neutral"][neutral]
        s.neutral = {column: steps[s.assessments.index(column)] for column in COLUMNS}
    for seat in s.from_first():
        s.then(place_hero, seat)
    s.then(play_year)


NEUTRAL_AT: Final = 3
"""With so many players a neutral player takes part."""


@game.step
def place_hero(s: Xidit, seat: int) -> Asking:
    """The hero begins in any city where no other hero stands."""
    taken = [lord.hero for lord in s.lords]
    city = yield Ask(seat, "city", tuple(city for city in CITIES if city not in taken))
    s.lords[seat].hero = city
    s.tell("starts", seat, city=city)


# A year


@game.step
def play_year(s: Xidit) -> None:
    """Orders in secret; their execution, order by order in turn; every few years a census; the end of the year."""
    s.year += 1
    s.tell("year", s.first, year=s.year)
    s.then(plan)
    for number in range(1, NUMBER_OF_ORDERS + 1):
        for seat in s.from_first():
            s.then(carry_out, seat, number)
    if s.year in s.setup.census:
        s.then(census)
    s.then(end_year)


NUMBER_OF_ORDERS: Final[int] = NUMBERS["year"]["orders"]


@game.step
def plan(s: Xidit) -> Asking:
    """All set their six wheels at once; then all are revealed."""
    plans = yield Together([six_orders(seat) for seat in range(s.players)])
    s.shown = {}
    for lord, orders in zip(s.lords, plans, strict=True):
        lord.orders = orders
    for seat in s.from_first():
        one, two, three, four, five, six = s.lords[seat].orders
        s.tell("orders", seat, order_1=one, order_2=two, order_3=three, order_4=four, order_5=five, order_6=six)


def six_orders(seat: int) -> Asking:
    """The wheels, in any order: who names another wheel turns that one next. Every icon may be set, even a road that is
    not there: that move is lost."""
    orders = [UNSET] * NUMBER_OF_ORDERS
    wheel = 1
    while True:
        about = {"wheel": wheel, "orders": tuple(orders)}
        if wheel:
            answer = yield Ask(seat, "order", ORDERS, about=about, changes=OTHER_WHEELS[wheel])
        else:
            answer = yield Ask(seat, "ready", READY, about=about, changes=OTHER_WHEELS[wheel])
        if type(answer) is int:
            wheel = answer
        elif wheel:
            orders[wheel - 1] = answer
            wheel = next_unset(orders, wheel)
        else:
            return tuple(orders)


def next_unset(orders: Sequence[str], wheel: int) -> int:
    """The first wheel after this one, round to it again, that is not set; 0 if all are."""
    for other in AFTER[wheel]:
        if orders[other] == UNSET:
            return other + 1
    return 0


READY: Final = ("ready",)
OTHER_WHEELS: Final = tuple(
    tuple(other for other in range(1, NUMBER_OF_ORDERS + 1) if other != wheel) for wheel in range(NUMBER_OF_ORDERS + 1)
)
"""The wheels but for one; for 0 all of them."""
AFTER: Final[tuple[tuple[int, ...], ...]] = tuple(
    (*range(wheel, NUMBER_OF_ORDERS), *range(wheel)) for wheel in range(NUMBER_OF_ORDERS + 1)
)
"""The places of the wheels, from the one that follows a wheel round to it."""


@game.step
def end_year(s: Xidit) -> None:
    """The first player's token passes to the left; after the last year the assessments follow."""
    for lord in s.lords:
        lord.orders, lord.done = (), 0
        lord.recruited, lord.defended, lord.banished = [], [], []
    if s.year < s.setup.years:
        s.first = (s.first + 1) % s.players
        s.then(play_year)
        return
    for number in range(len(COLUMNS)):
        s.then(assess, number)
    s.then(saviour)
