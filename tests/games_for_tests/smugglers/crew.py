"""What the crew does: two rules and four events, one of them in another player's turn."""

from prestol.table import PASS, Ask, Asking, power
from tests.games_for_tests.smugglers.rules import NIGHT, PRICE, SALE, TARGET
from tests.games_for_tests.smugglers.state import Smugglers, kind_of


@power("fence", PRICE)
def fence(s: Smugglers, seat: int, price: int) -> int:
    return price + 1


@power("ghost", TARGET)
def ghost(s: Smugglers, seat: int, may: bool) -> bool:
    return False


def can_steal(s: Smugglers, seat: int, seller: int) -> bool:
    return seat != seller and s.smugglers[seller].coins > 0


@power("thief", SALE, when=can_steal)
def thief(s: Smugglers, seat: int, seller: int) -> Asking:
    answer = yield Ask(seat, "steal", ("steal",), optional=True, about={"card": "thief", "seat_from": seller})
    if answer is not PASS:
        s.smugglers[seller].coins -= 1
        s.smugglers[seat].coins += 1
        s.tell("steals", seat, seat_from=seller)


def can_look(s: Smugglers, seat: int, seller: int) -> bool:
    return seat == seller and len(s.deck) > 0 and not s.deck.marks[-1] & 1 << seat


@power("lookout", SALE, when=can_look)
def lookout(s: Smugglers, seat: int, seller: int) -> None:
    s.tell("looks", seat)
    s.whisper(seat, "spied", kind=kind_of(s.peek(s.deck, seat)))


@power("cook", NIGHT)
def cook(s: Smugglers, seat: int) -> None:
    s.smugglers[seat].coins += 1
    s.tell("cooks", seat)


@power("gambler", NIGHT)
def gambler(s: Smugglers, seat: int) -> None:
    won = min(s.smugglers[seat].coins, 3)
    s.smugglers[seat].coins += won
    s.tell("gambles", seat, coins=won)
