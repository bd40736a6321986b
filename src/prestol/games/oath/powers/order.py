"""The denizens of order."""

from prestol.games.oath.law.armies import ATTACK, DEFENSE, campaign_of, change_attack, fall, losses, size, sway
from prestol.games.oath.law.citizenship import become_citizen
from prestol.games.oath.law.pieces import gain_warbands, place_warbands
from prestol.games.oath.moments import MUSTER_OPEN, PLAN, PLAYED, SITE_WARBANDS, VICTORY
from prestol.games.oath.powers.effects import lies_at_target, may, nothing_yet, refill, reward
from prestol.games.oath.state import BANDITS, PLACES, SUIT, Oath
from prestol.table import Ask, Asking, power

# Wrestlers


@power("wrestlers", PLAN, when=lambda s, seat: seat != BANDITS and size(s, DEFENSE) > 0)
def wrestlers(s: Oath, seat: int) -> Asking:
    yield from losses(s, seat, DEFENSE, 1, "wrestlers")
    campaign_of(s).defense_dice += 1


# Battle Honors

power("battle_honors", PLAN)(nothing_yet)


@power("battle_honors", VICTORY)
def battle_honors(s: Oath, seat: int) -> None:
    reward(s, seat, "battle_honors", "order", 2)


# Bear Traps


@power("bear_traps", PLAN)
def bear_traps(s: Oath, seat: int) -> None:
    change_attack(s, -1)
    fall(s, ATTACK, ("board", campaign_of(s).attacker), 1)


# Longbows


@power("longbows", PLAN)
def longbows(s: Oath, seat: int) -> None:
    sway(s, seat, 1)


# Keep


@power("keep", PLAN, when=lambda s, seat: lies_at_target(s, "keep"))
def keep(s: Oath, seat: int) -> None:
    campaign_of(s).defense_dice += 2


# Pressgangs


@power("pressgangs", MUSTER_OPEN)
def pressgangs(s: Oath, seat: int, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Favor and secrets that lie on a card do not matter."""
    return tuple(card for card in s.sites[s.players[seat].site].cards if SUIT[card])


# Garrison


@power("garrison", PLAYED)
def garrison(s: Oath, seat: int, card: str, place: int) -> Asking:
    """A warband for each site that one rules, and one to each of them; with too few the player says where."""
    ruled = [at for at in PLACES if s.sites[at].ruler == s.side(seat)]
    count = gain_warbands(s, seat, len(ruled))
    s.tell("gains-warbands", seat, card=card, warbands=count)
    if not SITE_WARBANDS(s, seat, True):
        return
    while ruled and s.players[seat].warbands:
        at = ruled[0]
        if s.players[seat].warbands < len(ruled):
            at = yield Ask(seat, "warband-to", tuple(ruled), about={"card": card})
        ruled.remove(at)
        place_warbands(s, seat, at, 1)


# Scouts


@power("scouts", PLAN)
def scouts(s: Oath, seat: int) -> None:
    refill(s, seat, 1)


# Martial Culture


def exiles_fight(s: Oath, seat: int) -> bool:
    c = campaign_of(s)
    return c.defender != BANDITS and all(s.players[other].role == "exile" for other in (c.attacker, c.defender))


power("martial_culture", PLAN, when=exiles_fight)(nothing_yet)


@power("martial_culture", VICTORY, when=exiles_fight)
def martial_culture(s: Oath, seat: int) -> Asking:
    if (yield from may(seat, "martial_culture")):
        become_citizen(s, seat)
