"""Persistent powers of order."""

from typing import Any

from prestol.games.oath.law.access import holder, hostile, ruler_of
from prestol.games.oath.law.cards import VISION
from prestol.games.oath.law.costs import Cannot, Said
from prestol.games.oath.law.pieces import gain_favor
from prestol.games.oath.moments import EXILE_SAID, FEES, PLAY_SAID, RECOVER_SAID, REST, TAKE_SAID
from prestol.games.oath.powers.effects import stocked, which_bank
from prestol.games.oath.state import Oath
from prestol.table import Asking, power


def under_rule(s: Oath, seat: int, card: str, place: int) -> bool:
    """Whether a site belongs to who rules a card, and a seat is their enemy."""
    return hostile(s, seat, card) and s.sites[place].ruler == ruler_of(s, seat, card)


# Council Seat


@power("council_seat", EXILE_SAID)
def council_seat(s: Oath, seat: int, said: Said) -> Said:
    owner = holder(s, "council_seat")
    return (*said, Cannot("council_seat", (owner,))) if s.players[owner].role == "citizen" else said


# Curfew


@power("curfew", FEES)
def curfew(s: Oath, seat: int, due: tuple[str, ...], action: str, what: Any) -> tuple[str, ...]:
    taxed = action == "trade" and hostile(s, seat, "curfew")
    return (*due, "curfew") if taxed and ruler_of(s, seat, what) == ruler_of(s, seat, "curfew") else due


# Forced Labor


@power("forced_labor", FEES)
def forced_labor(s: Oath, seat: int, due: tuple[str, ...], action: str, what: Any) -> tuple[str, ...]:
    """It is due for facedown advisers too."""
    taxed = action in ("search", "adviser") and under_rule(s, seat, "forced_labor", what)
    return (*due, "forced_labor") if taxed else due


# Toll Roads


@power("toll_roads", FEES)
def toll_roads(s: Oath, seat: int, due: tuple[str, ...], action: str, what: Any) -> tuple[str, ...]:
    return (*due, "toll_roads") if action == "travel" and under_rule(s, seat, "toll_roads", what) else due


# Secret Police


@power("secret_police", PLAY_SAID)
def secret_police(s: Oath, seat: int, said: Said, card: str) -> Said:
    watched = under_rule(s, seat, "secret_police", s.players[seat].site)
    return (*said, Cannot("secret_police", (VISION,))) if watched else said


# Tome Guardians


@power("tome_guardians", TAKE_SAID)
def tome_guardians(s: Oath, seat: int, said: Said, of: int) -> Said:
    return (*said, Cannot("tome_guardians", ("darkest-secret",))) if hostile(s, seat, "tome_guardians") else said


@power("tome_guardians", RECOVER_SAID)
def closed_stacks(s: Oath, seat: int, said: Said) -> Said:
    secret = (("banner", "darkest-secret"),)
    return (*said, Cannot("tome_guardians", secret)) if hostile(s, seat, "tome_guardians") else said


# Vow of Obedience


@power("vow_of_obedience", PLAY_SAID)
def vow_of_obedience(s: Oath, seat: int, said: Said, card: str) -> Said:
    return (*said, Cannot("vow_of_obedience", (VISION,))) if holder(s, "vow_of_obedience") == seat else said


@power("vow_of_obedience", REST, when=lambda s, seat: holder(s, "vow_of_obedience") == seat and bool(stocked(s)))
def obedience_pays(s: Oath, seat: int) -> Asking:
    suit = yield from which_bank(s, seat, "vow_of_obedience")
    s.tell("gains-favor", seat, card="vow_of_obedience", suit=suit, favor=gain_favor(s, seat, suit))
