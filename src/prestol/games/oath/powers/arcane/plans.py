"""The denizens of magic: battle plans."""

from prestol.games.oath.law.access import ruled_suits
from prestol.games.oath.law.armies import ATTACK, army_of, campaign_of, seats_of, sway
from prestol.games.oath.moments import FACES, PLAN, SKULLS
from prestol.games.oath.powers.effects import nothing_yet, planned
from prestol.games.oath.state import BANDITS, Oath
from prestol.table import Ask, Asking, power

# Fire Talkers


def hold_the_secret(s: Oath, seat: int) -> bool:
    return seat != BANDITS and s.banners["darkest-secret"].holder in seats_of(s, army_of(s, seat))


@power("fire_talkers", PLAN, when=hold_the_secret)
def fire_talkers(s: Oath, seat: int) -> None:
    sway(s, seat, 3)


# Billowing Fog


@power("billowing_fog", PLAN)
def billowing_fog(s: Oath, seat: int) -> None:
    """Who is spared is spared by what kills everybody, too."""
    campaign_of(s).spared.append(army_of(s, seat))


# Cracking Ground


def sites_attacked(s: Oath) -> int:
    return sum(kind == "site" for kind, _ in campaign_of(s).targets)


@power("cracking_ground", PLAN, when=lambda s, seat: sites_attacked(s) > 0)
def cracking_ground(s: Oath, seat: int) -> None:
    sway(s, seat, sites_attacked(s))


# Kindred Warriors


@power("kindred_warriors", PLAN)
def kindred_warriors(s: Oath, seat: int) -> Asking:
    """Up to a die for each other suit among the cards that its side rules."""
    suits = {suit for each in seats_of(s, army_of(s, seat)) for suit in ruled_suits(s, each)} - {"arcane"}
    if suits:
        sway(s, seat, (yield Ask(seat, "how-many-dice", range(len(suits) + 1), about={"card": "kindred_warriors"})))


@power("kindred_warriors", SKULLS)
def unafraid(s: Oath, seat: int, skulls: int) -> int:
    c = campaign_of(s)
    return 0 if c.used.get("kindred_warriors") == c.attacker else skulls


# Rusting Ray

power("rusting_ray", PLAN, when=hold_the_secret)(nothing_yet)


@power("rusting_ray", FACES)
def rusting_ray(s: Oath, seat: int, faces: tuple[str, ...], army: str) -> tuple[str, ...]:
    if army != ATTACK or not planned(s, "rusting_ray"):
        return faces
    return tuple(face for face in faces if face != "hollow")
