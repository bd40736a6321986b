"""What favor a player has (2.1.3, 2.2.1): on the board, or in the bank that a card keeps it in."""

from prestol.games.oath.moments import KEPT_IN
from prestol.games.oath.state import Oath


def purse(s: Oath, seat: int) -> int:
    """The favor that a player can spend or give; what others may take from a board lies on the board."""
    favor = s.players[seat].favor
    if KEPT_IN.asleep(s.working[seat]):
        return favor
    bank = KEPT_IN(s, seat, "")
    return favor + s.banks[bank] if bank else favor


def spend(s: Oath, seat: int, count: int) -> None:
    """Favor leaves a player, to go wherever the law says."""
    p = s.players[seat]
    own = min(count, p.favor)
    p.favor -= own
    if own < count:
        s.banks[KEPT_IN(s, seat, "")] -= count - own


def receive(s: Oath, seat: int, count: int) -> None:
    """Favor comes to a player."""
    bank = KEPT_IN(s, seat, "")
    if bank:
        s.banks[bank] += count
    else:
        s.players[seat].favor += count
