"""Battle plans of the nomads. Most of them ride away with their last campaign."""

from prestol.games.oath.law.access import locked
from prestol.games.oath.law.armies import ATTACK, army_of, campaign_of, enemy_of, leave_after, seats_of, sway
from prestol.games.oath.law.pieces import discard
from prestol.games.oath.moments import CAMPAIGN_ENDS, FACES, PLAN, ROLLING
from prestol.games.oath.powers.effects import nothing_yet, planned, rearrange, ruled_by
from prestol.games.oath.state import BANDITS, SUIT, Oath
from prestol.table import PASS, Ask, Asking, power

# Rain Boots


@power("rain_boots", PLAN)
def rain_boots(s: Oath, seat: int) -> None:
    leave_after(s, "rain_boots")


@power("rain_boots", FACES)
def through_the_mud(s: Oath, seat: int, faces: tuple[str, ...], army: str) -> tuple[str, ...]:
    if army == ATTACK or not planned(s, "rain_boots"):
        return faces
    return tuple(face for face in faces if face != "shield")


# Horse Archers


@power("horse_archers", PLAN)
def horse_archers(s: Oath, seat: int) -> None:
    sway(s, seat, 3)
    leave_after(s, "horse_archers")


# Warning Signals


@power("warning_signals", PLAN)
def warning_signals(s: Oath, seat: int) -> Asking:
    leave_after(s, "warning_signals")
    if seat != BANDITS:
        yield from rearrange(s, seat, "warning_signals")


# Wild Mounts

power("wild_mounts", PLAN)(nothing_yet)


def departing(s: Oath, seat: int) -> list[str]:
    """The battle plans of the nomads that this side is about to discard."""
    c = campaign_of(s)
    army = army_of(s, seat)
    return [card for card in c.leaving if SUIT[card] == "nomad" and army_of(s, c.used[card]) == army]


def mounts(s: Oath, seat: int) -> list[str]:
    """Cards of beasts that can be discarded instead."""
    return [card for card in ruled_by(s, (seat,)) if SUIT[card] == "beast" and not locked(s, seat, card)]


def can_ride(s: Oath, seat: int) -> bool:
    """Bandits do it only if more than one card is saved."""
    return len(departing(s, seat)) > (seat == BANDITS) and bool(mounts(s, seat))


@power("wild_mounts", CAMPAIGN_ENDS, when=can_ride)
def wild_mounts(s: Oath, seat: int) -> Asking:
    """One card of beasts for all of them."""
    beasts = tuple(mounts(s, seat))
    beast = beasts[0]
    if seat != BANDITS:
        beast = yield Ask(seat, "discard-instead", beasts, optional=True, about={"card": "wild_mounts"})
    if beast is not PASS:
        c = campaign_of(s)
        kept = departing(s, seat)
        c.leaving = [card for card in c.leaving if card not in kept]
        discard(s, s.active if seat == BANDITS else seat, beast)


# Lancers


@power("lancers", PLAN)
def lancers(s: Oath, seat: int) -> None:
    leave_after(s, "lancers")


@power("lancers", FACES)
def charge(s: Oath, seat: int, faces: tuple[str, ...], army: str) -> tuple[str, ...]:
    return faces * 2 if army == ATTACK and planned(s, "lancers") else faces


# Mountain Giant


@power("mountain_giant", PLAN)
def mountain_giant(s: Oath, seat: int) -> Asking:
    """One die, or three and he goes."""
    dice = yield Ask(seat, "giant-dice", (1, 3), about={"card": "mountain_giant"})
    sway(s, seat, dice)
    if dice > 1:
        leave_after(s, "mountain_giant")


# Rival Khan


def meets_nomads(s: Oath, seat: int) -> bool:
    enemies = seats_of(s, enemy_of(army_of(s, seat)))
    return any(SUIT[adviser] == "nomad" for enemy in enemies for adviser in s.players[enemy].advisers)


@power("rival_khan", PLAN, when=lambda s, seat: seat == BANDITS or meets_nomads(s, seat))
def rival_khan(s: Oath, seat: int) -> None:
    """Bandits call him in any case."""
    if meets_nomads(s, seat):
        sway(s, seat, 4)
    leave_after(s, "rival_khan")


# Mounted Patrol


@power("mounted_patrol", PLAN)
def mounted_patrol(s: Oath, seat: int) -> None:
    leave_after(s, "mounted_patrol")


@power("mounted_patrol", ROLLING)
def cut_off(s: Oath, seat: int, dice: int, army: str) -> int:
    return dice // 2 if army == ATTACK and planned(s, "mounted_patrol") else dice


# Great Crusade


@power("great_crusade", PLAN)
def great_crusade(s: Oath, seat: int) -> None:
    side = (BANDITS,) if seat == BANDITS else seats_of(s, army_of(s, seat))
    sway(s, seat, sum(SUIT[card] == "nomad" for card in ruled_by(s, side)))
    leave_after(s, "great_crusade")


# Storm Caller


@power("storm_caller", PLAN)
def storm_caller(s: Oath, seat: int) -> None:
    campaign_of(s).defense_dice += 2
    leave_after(s, "storm_caller")
