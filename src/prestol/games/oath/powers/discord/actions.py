"""Denizens of discord that are used: actions and Rest powers."""

from prestol.games.oath.law.battle import roll_apart, shields
from prestol.games.oath.law.pieces import (
    gain_favor,
    give,
    take_favor,
)
from prestol.games.oath.moments import (
    ACTION,
    REST,
)
from prestol.games.oath.powers.effects import (
    look_through,
    loose_advisers,
    stocked,
    swap,
    together,
    unknown_to,
    which_bank,
    whom,
)
from prestol.games.oath.state import REGIONS, Oath, game
from prestol.table import Ask, Asking, power

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


# Scryer


def unread(s: Oath, seat: int) -> tuple[str, ...]:
    return tuple(region for region in REGIONS if unknown_to(s.discards[region], seat))


@power("scryer", ACTION, when=lambda s, seat: bool(unread(s, seat)))
def scryer(s: Oath, seat: int) -> Asking:
    region = yield Ask(seat, "look-through", unread(s, seat), about={"card": "scryer"})
    s.tell("looks-through-pile", seat, card="scryer", region=region)
    look_through(s, s.discards[region], seat, "scryer")


# Naysayers


def exile_keeps_the_oath(s: Oath, seat: int) -> bool:
    return seat != 0 and s.players[s.title].role == "exile" and s.players[0].favor > 0


@power("naysayers", REST, when=exile_keeps_the_oath)
def naysayers(s: Oath, seat: int) -> None:
    take_favor(s, seat, 0, 1)
    s.tell("takes-favor", seat, card="naysayers", seat_of=0, favor=1)


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
