"""5.5, steps 4 and 5: the dice, and what the attacker sacrifices."""

from typing import Final

from prestol.games.oath.law.armies import ATTACK, DEFENSE, campaign_of, losses, measured, seats_of, size, standing
from prestol.games.oath.moments import FACES, ROLLED, ROLLING, SACRIFICE, SKULLS
from prestol.games.oath.state import BOARD, Oath, game
from prestol.table import PASS, Ask, Asking

FACES_OF: Final[dict[str, tuple[str, ...]]] = {army: tuple(BOARD["dice"][army]["faces"]) for army in (ATTACK, DEFENSE)}
APART: Final = "apart"
"""Beside the two armies: dice that are rolled outside a campaign."""
BARE_SKULL: Final = "bare-skull"
"""What a plan may make of a face with two swords and a skull: the skull alone."""


def cast(s: Oath, army: str, dice: int) -> tuple[str, ...]:
    """What so many dice of an army show."""
    faces = FACES_OF[army]
    return tuple(faces[n] for n in s.roll(army, len(faces), dice))


def roll(s: Oath, army: str, dice: int) -> tuple[str, ...]:
    """The dice of an army, as many of them as are rolled."""
    return cast(s, army, measured(s, ROLLING, dice, army))


def lying_dice(s: Oath, seat: int, army: str) -> tuple[str, ...]:
    """The dice that a seat has just rolled, in a battle for its whole side; none if that was done twice already."""
    if army == APART:
        return s.cast
    c = campaign_of(s)
    if seat not in seats_of(s, army) or army in c.again:
        return ()
    return c.attack_faces if army == ATTACK else c.defense_faces


def roll_again(s: Oath, seat: int, army: str) -> None:
    """All those dice once more."""
    dice = len(lying_dice(s, seat, army))
    if army == APART:
        s.cast = cast(s, DEFENSE, dice)
        return
    c = campaign_of(s)
    c.again.append(army)
    if army == ATTACK:
        c.attack_faces = cast(s, army, dice)
    else:
        c.defense_faces = cast(s, army, dice)


def roll_apart(s: Oath, seat: int, dice: int) -> None:
    """Defense dice that a card makes a player roll outside a campaign. What follows sums what lies in `cast`."""
    s.cast = cast(s, DEFENSE, dice)
    ROLLED.fire(s, (seat,), APART)


def shields(faces: tuple[str, ...]) -> tuple[int, int]:
    """The shields of defense dice, and what the faces with ×2 multiply them by."""
    return faces.count("shield") + 2 * faces.count("two"), 1 << faces.count("double")


@game.step
def roll_defense(s: Oath) -> None:
    """5.5.4. The defense dice are rolled; powers that change a roll come before it is summed."""
    c = campaign_of(s)
    c.stage = "dice"
    c.defense_faces = roll(s, DEFENSE, c.defense_dice)
    ROLLED.fire(s, s.from_seat(s.active), DEFENSE)
    s.then(count_defense)


@game.step
def count_defense(s: Oath) -> None:
    """Shields, doubled for each ×2, and all who stand there."""
    c = campaign_of(s)
    faces = measured(s, FACES, c.defense_faces, DEFENSE)
    c.shields, c.times = shields(faces)
    c.standing = standing(s)
    s.tell("campaign-defense", None, shields=c.shields, times=c.times, warbands=c.standing, n=c.defense)


@game.step
def roll_attack(s: Oath) -> None:
    """5.5.5. The attack dice are rolled."""
    c = campaign_of(s)
    c.attack_faces = roll(s, ATTACK, c.attack_dice)
    ROLLED.fire(s, s.from_seat(s.active), ATTACK)
    s.then(count_attack)


@game.step
def count_attack(s: Oath) -> Asking:
    """Each skull kills at once; then swords count, two hollow ones for one."""
    c = campaign_of(s)
    faces = measured(s, FACES, c.attack_faces, ATTACK)
    c.swords = faces.count("sword") + 2 * faces.count("skull") + faces.count("hollow") // 2
    skulls = measured(s, SKULLS, faces.count("skull") + faces.count(BARE_SKULL))
    c.skulls = min(skulls, size(s, ATTACK))
    yield from losses(s, c.attacker, ATTACK, c.skulls, "skulls")
    s.tell("campaign-attack", c.attacker, n=c.swords, skulls=c.skulls)
    s.then(sacrifice, c.attacker)


@game.step
def sacrifice(s: Oath, seat: int) -> Asking:
    """Exactly as many as make the attacker the victor, or none (9.5)."""
    c = campaign_of(s)
    needed = -(-(c.defense + 1 - c.attack) // c.worth)
    if not 0 < needed <= size(s, ATTACK) or not measured(s, SACRIFICE, True):
        return
    about = {"attack": c.attack, "defense": c.defense}
    if (yield Ask(seat, "campaign-sacrifice", (needed,), optional=True, about=about)) is PASS:
        return
    yield from losses(s, seat, ATTACK, needed, "sacrifice")
    c.sacrificed = needed
    s.tell("campaign-sacrifice", seat, n=needed)
