"""The denizens of magic: what they do when played, and persistent powers."""

from msgspec.structs import replace

from prestol.games.oath.law.access import holder, rules_card
from prestol.games.oath.law.battle import lying_dice, roll_again
from prestol.games.oath.law.citizenship import become_citizen
from prestol.games.oath.law.costs import Cannot, Said, can_pay, pay
from prestol.games.oath.law.pieces import burn, gain_secrets, secrets_of
from prestol.games.oath.law.purse import purse, spend
from prestol.games.oath.moments import GIVE_SAID, PLAN_COST, PLAYED, RECOVER_SAID, RECOVERED, ROLLED, TARGET_DICE
from prestol.games.oath.powers.effects import against_holder, defends, may, sweep
from prestol.games.oath.state import NOBODY, Cost, Oath, game
from prestol.table import PASS, Ask, Asking, power

# Dazzle


@power("dazzle", PLAYED)
def dazzle(s: Oath, seat: int, card: str, place: int) -> Asking:
    yield from sweep(s, seat, card, ("hearth", "order"))


# Bewitch


def bewitching(s: Oath, seat: int, card: str, place: int) -> bool:
    return s.players[seat].role == "exile" and secrets_of(s, seat) > secrets_of(s, 0)


@power("bewitch", PLAYED, when=bewitching)
def bewitch(s: Oath, seat: int, card: str, place: int) -> Asking:
    if (yield from may(seat, card)):
        become_citizen(s, seat)


# Revelation


@power("revelation", PLAYED)
def revelation(s: Oath, seat: int, card: str, place: int) -> None:
    for other in s.from_seat(0):
        s.then(burn_for_secrets, other)


@game.step
def burn_for_secrets(s: Oath, seat: int) -> Asking:
    """As much favor as the player likes, for as many secrets."""
    favor = range(1, purse(s, seat) + 1)
    if not favor:
        return
    burned = yield Ask(seat, "burn-for-secrets", favor, optional=True, about={"card": "revelation"})
    if burned is not PASS:
        spend(s, seat, burned)
        burn(s, burned)
        gain_secrets(s, seat, burned)
        s.tell("burns-for-secrets", seat, card="revelation", n=burned)


# Gleaming Armor


@power("gleaming_armor", PLAN_COST)
def gleaming_armor(s: Oath, seat: int, cost: Cost, card: str, who: int) -> Cost:
    return replace(cost, secret=cost.secret + 1) if against_holder(s, "gleaming_armor", who) else cost


# Jinx


def can_jinx(s: Oath, seat: int, army: str) -> bool:
    """After a roll of the side on which its ruler is, unless it was repeated already."""
    if not rules_card(s, seat, "jinx") or not lying_dice(s, seat, army):
        return False
    return can_pay(s, seat, "jinx", laden=seat != s.active)


@power("jinx", ROLLED, when=can_jinx)
def jinx(s: Oath, seat: int, army: str) -> Asking:
    about = {"card": "jinx", "faces": lying_dice(s, seat, army)}
    if (yield Ask(seat, "roll-again", ("roll",), optional=True, about=about)) is not PASS:
        pay(s, seat, "jinx")
        s.tell("rolls-again", seat, card="jinx")
        roll_again(s, seat, army)


# Sealing Ward


@power("sealing_ward", TARGET_DICE)
def sealing_ward(s: Oath, seat: int, dice: int, target: tuple[str, int | str]) -> int:
    return dice + (target[0] == "relic" and defends(s, holder(s, "sealing_ward")))


# Vow of Silence


def silent(s: Oath, seat: int) -> bool:
    return holder(s, "vow_of_silence") == seat


@power("vow_of_silence", RECOVER_SAID)
def leaves_the_secret(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Cannot("vow_of_silence", (("banner", "darkest-secret"),))) if silent(s, seat) else said


@power("vow_of_silence", GIVE_SAID)
def tells_no_secrets(s: Oath, seat: int, said: Said) -> Said:
    return (*said, Cannot("vow_of_silence", ("secret",))) if silent(s, seat) else said


def somebody_speaks(s: Oath, seat: int, what: str) -> bool:
    return what == "darkest-secret" and holder(s, "vow_of_silence") != NOBODY


@power("vow_of_silence", RECOVERED, when=somebody_speaks)
def vow_of_silence(s: Oath, seat: int, what: str) -> None:
    """As many secrets as were just put on the banner, which are all that lie there."""
    owner, secrets = holder(s, "vow_of_silence"), s.banners["darkest-secret"].tokens
    gain_secrets(s, owner, secrets)
    s.tell("gains-secrets", owner, card="vow_of_silence", secrets=secrets)
