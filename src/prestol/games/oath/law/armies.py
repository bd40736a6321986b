"""The two armies of a campaign: who fights, what counts, and what changes the dice. Battle plans use it too."""

from typing import Any, Final, TypeVar

from prestol.games.oath.law.pieces import kill, kill_at
from prestol.games.oath.moments import BANDITS_AT, SAVED, STANDING
from prestol.games.oath.state import BANDITS, Campaign, Oath
from prestol.table import Ask, Asking
from prestol.table.moments import Rule

V = TypeVar("V")

ATTACK: Final = "attack"
DEFENSE: Final = "defense"
"""The two armies, and the two kinds of dice."""

Post = tuple[str, int]
"""Where warbands of an army stand: ("board", seat) or ("site", place)."""


def campaign_of(s: Oath) -> Campaign:
    """The campaign that is under way."""
    assert s.campaign is not None
    return s.campaign


def army_of(s: Oath, seat: int) -> str:
    """The army in which a seat, or the bandits, fight; "" if in none."""
    c = campaign_of(s)
    return ATTACK if seat == c.attacker else DEFENSE if seat in c.defending else ""


def enemy_of(army: str) -> str:
    """The other army."""
    return DEFENSE if army == ATTACK else ATTACK


def seats_of(s: Oath, army: str) -> tuple[int, ...]:
    """The players of an army; bandits have none."""
    c = campaign_of(s)
    if army == ATTACK:
        return (c.attacker,)
    return () if c.defender == BANDITS else c.defending


def battlefield(s: Oath) -> set[int]:
    """The attacker's site and those declared as targets."""
    c = campaign_of(s)
    return {c.place, *(place for kind, place in c.targets if kind == "site")}


def posts(s: Oath, army: str) -> dict[Post, int]:
    """The warbands of an army, by where they stand."""
    c = campaign_of(s)
    found: dict[Post, int] = {}
    if army == ATTACK:
        found["board", c.attacker] = s.players[c.attacker].warbands
        for place in c.camps:
            found["site", place] = s.sites[place].warbands
    elif c.defender != BANDITS:
        for kind, place in c.targets:
            if kind == "site" and place not in c.camps:
                found["site", place] = s.sites[place].warbands
        field = battlefield(s)
        for seat in c.defending:
            if s.players[seat].site in field:
                found["board", seat] = s.players[seat].warbands
    return {post: there for post, there in found.items() if there}


def size(s: Oath, army: str) -> int:
    """The warbands of an army; for bandits, how many they are."""
    c = campaign_of(s)
    if army == DEFENSE and c.defender == BANDITS:
        return sum(bandits_at(s, place) for kind, place in c.targets if kind == "site")
    return sum(posts(s, army).values())


def bandits_at(s: Oath, place: int) -> int:
    """2.8.3. The bandits of a site."""
    count: int = BANDITS_AT(s, campaign_of(s).attacker, 1, place)
    return count


def standing(s: Oath) -> int:
    """5.5.4. What warbands or bandits add to the value of the defense."""
    c = campaign_of(s)
    count = size(s, DEFENSE)
    for kind, place in c.targets:
        if kind == "site":
            count = STANDING(s, c.attacker, count, place)
    return count


def strength(s: Oath, army: str) -> int:
    """All who fight in an army, bandits who count as warbands too (7.6.5)."""
    if army == DEFENSE:
        return standing(s)
    c = campaign_of(s)
    count = size(s, ATTACK)
    for place in c.camps:
        count = STANDING(s, c.attacker, count, place)
    return count


def leave_after(s: Oath, plan: str) -> None:
    """A used battle plan will be discarded at the end of the campaign (5.5.8)."""
    campaign_of(s).leaving.append(plan)


# Dice


def change_attack(s: Oath, dice: int) -> None:
    """Attack dice are added, or removed; for each that is not there the defender gets a defense die (5.5.3)."""
    c = campaign_of(s)
    c.attack_dice += dice
    if c.attack_dice < 0:
        c.defense_dice -= c.attack_dice
        c.attack_dice = 0


def sway(s: Oath, seat: int, dice: int) -> None:
    """A plan with ±: the attacker adds attack dice, the defending side removes them."""
    change_attack(s, dice if army_of(s, seat) == ATTACK else -dice)


def measured(s: Oath, rule: Rule, value: V, *args: Any) -> V:
    """A value as cards in play and the battle plans used change it. Asked for the attacker; the power of a plan that
    only somebody else could use is asked for its user."""
    c = campaign_of(s)
    value = rule(s, c.attacker, value, *args)
    for card, user in c.used.items():
        if card not in s.working[c.attacker]:
            value = rule.alone(card, s, user, value, *args)
    return value


# Losses


def fall(s: Oath, army: str, post: Post, count: int) -> None:
    """Warbands of an army are killed where they stand, or set aside if a plan saves them."""
    where, at = post
    c = campaign_of(s)
    color = s.color(at) if where == "board" else s.sites[at].color
    killed = kill(s, at, count) if where == "board" else kill_at(s, at, count)
    if measured(s, SAVED, False, army):
        s.players[color].bank -= killed
        c.saved[color] = c.saved.get(color, 0) + killed
    else:
        c.killed[army] = c.killed.get(army, 0) + killed


def losses(s: Oath, seat: int, army: str, count: int, why: str) -> Asking:
    """A seat says where so many of an army are killed (why: skulls, sacrifice or losses), and they are."""
    fallen = yield from spread(s, seat, posts(s, army), count, why)
    for post, dead in fallen.items():
        fall(s, army, post, dead)


def spread(s: Oath, seat: int, there: dict[Post, int], count: int, why: str) -> Asking:
    """How many warbands of each place a seat chooses. Asked is only what is not forced."""
    behind = sum(there.values())
    count = min(count, behind)
    chosen: dict[Post, int] = {}
    for post, stand in there.items():
        behind -= stand
        fewest, most = max(0, count - behind), min(stand, count)
        chosen[post] = fewest if fewest == most else (yield ask_losses(s, seat, post, range(fewest, most + 1), why))
        count -= chosen[post]
    return chosen


def ask_losses(s: Oath, seat: int, post: Post, counts: range, why: str) -> Ask:
    """How many are killed at a site, or on a board."""
    where, at = post
    if where == "board":
        return Ask(seat, "campaign-fall-board", counts, about={"seat_of": at, "why": why})
    return Ask(seat, "campaign-fall-site", counts, about={"site": s.sites[at].name, "why": why})
