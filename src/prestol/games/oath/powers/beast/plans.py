"""The denizens of beasts: battle plans."""

from prestol.games.oath.law.access import suited
from prestol.games.oath.law.armies import ATTACK, DEFENSE, army_of, campaign_of, change_attack, enemy_of, seats_of, sway
from prestol.games.oath.law.battle import BARE_SKULL
from prestol.games.oath.moments import FACES, PLAN, SKULLS
from prestol.games.oath.powers.effects import beasts, lies_at_target, nothing_yet, planned
from prestol.games.oath.state import Oath
from prestol.table import power

# Rangers


@power("rangers", PLAN)
def rangers(s: Oath, seat: int) -> None:
    if campaign_of(s).defense_dice >= 4:
        change_attack(s, 2)


@power("rangers", SKULLS)
def unharmed(s: Oath, seat: int, skulls: int) -> int:
    return 0 if planned(s, "rangers") else skulls


# Nature Worship


def worshippers(s: Oath, seat: int) -> int:
    """The advisers of beasts of all of the user's side."""
    return sum(suited(s, each, "beast") for each in seats_of(s, army_of(s, seat)))


@power("nature_worship", PLAN, when=lambda s, seat: worshippers(s, seat) > 0)
def nature_worship(s: Oath, seat: int) -> None:
    sway(s, seat, worshippers(s, seat))


# War Tortoise

power("war_tortoise", PLAN)(nothing_yet)
SHELL = {DEFENSE: "two", ATTACK: "skull"}
"""The faces, by whose dice they are, that count for nothing."""


@power("war_tortoise", FACES)
def war_tortoise(s: Oath, seat: int, faces: tuple[str, ...], army: str) -> tuple[str, ...]:
    """The skulls of double swords stay."""
    user = campaign_of(s).used.get("war_tortoise")
    if user is None or army != enemy_of(army_of(s, user)):
        return faces
    left = tuple(face for face in faces if face != SHELL[army])
    return left if army == DEFENSE else (*left, *[BARE_SKULL] * (len(faces) - len(left)))


# Walled Garden


@power("walled_garden", PLAN, when=lambda s, seat: lies_at_target(s, "walled_garden"))
def walled_garden(s: Oath, seat: int) -> None:
    campaign_of(s).defense_dice += beasts(s)
