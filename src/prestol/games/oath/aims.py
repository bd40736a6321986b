"""What a player is after, and which campaigns would be worth it: how the sensible player sees a position."""

from collections.abc import Iterable
from typing import Any

from prestol.games.oath.law.recover import least
from prestol.games.oath.law.victory import DARKEST_SECRET, PEOPLES_FAVOR, revealed
from prestol.games.oath.odds import odds
from prestol.games.oath.state import BANDITS, BANNERS, CARDS, GOALS, OATHS, Oath

SURE = 0.72
"""The chance of winning at which a campaign is worth it."""

# What one is after


def goals(s: Oath, seat: int) -> set[str]:
    """What wins for a seat: sites, relics, favor, secret (a banner) or scepter."""
    p = s.players[seat]
    found = {OATHS[s.oath]["goal"]} if p.role != "citizen" else {OATHS[s.oath]["successor"], OATHS[s.oath]["goal"]}
    return found | {GOALS[vision] for vision in revealed(s, seat)}


def saves_for(s: Oath, seat: int) -> set[str]:
    """The banners that a seat wants and cannot pay for yet."""
    p, wanted = s.players[seat], goals(s, seat)
    found = set()
    for banner, goal, tokens in ((PEOPLES_FAVOR, "favor", p.favor), (DARKEST_SECRET, "secret", p.secrets)):
        if goal in wanted and s.banners[banner].holder != seat and tokens < least(s, seat, banner):
            found.add(banner)
    return found


def ruled(s: Oath, side: int) -> int:
    return sum([site.ruler == side for site in s.sites])


def keeps_title(s: Oath, seat: int) -> bool:
    """A seat holds the title and is no friend of the Empire."""
    return s.title == seat and s.players[seat].role == "exile"


def site_worth(s: Oath, seat: int, victim: int) -> float:
    """What it brings to rule one more site that somebody rules now."""
    if "sites" not in goals(s, seat):
        return 0.5
    return 2.0 if victim == s.side(s.title) != s.side(seat) else 1.2


def prize_worth(s: Oath, seat: int, what: str) -> float:
    """What a relic or a banner brings."""
    wanted = goals(s, seat)
    if what in BANNERS and ("favor" if what == PEOPLES_FAVOR else "secret") in wanted:
        return 6.0
    return 2.5 if "relics" in wanted else 0.9


# What could be fought for


class Aim:
    """A campaign that could be fought: against whom, for what, how likely, and what it is worth."""

    def __init__(self, s: Oath, seat: int, place: int, defender: int) -> None:
        self.s, self.seat, self.place, self.defender = s, seat, place, defender
        self.targets: list[tuple[str, Any]] = []
        self.warbands = s.players[seat].warbands
        self.chance, self.left, self.worth = 0.0, 0.0, 0.0

    def weighed(self) -> "Aim":
        """With the targets that are worth it."""
        s, site = self.s, self.s.sites[self.place]
        side = BANDITS if self.defender == BANDITS else s.side(self.defender)
        if self.defender != BANDITS and s.side(self.seat) == side:
            return self
        must = [("site", self.place)] if site.ruler == side else []
        more: list[tuple[str, Any]] = [
            ("site", place) for place, other in enumerate(s.sites) if other.ruler == side and place != self.place
        ]
        more.sort(key=lambda target: s.sites[target[1]].warbands)
        if self.defender != BANDITS and s.players[self.defender].site == self.place:
            prizes: list[tuple[str, Any]] = [("relic", relic) for relic in s.players[self.defender].relics]
            prizes += [("banner", banner) for banner in BANNERS if s.banners[banner].holder == self.defender]
            prizes.sort(key=lambda target: -prize_worth(s, self.seat, target[1]))
            if not must:
                must = [prizes.pop(0) if prizes else ("pawn", self.defender)]
            more = prizes + more
        if must:
            self.weigh(must)
            for target in more:
                before = self.targets, self.chance, self.left, self.worth
                self.weigh([*self.targets, target])
                if self.worth <= before[3]:
                    self.targets, self.chance, self.left, self.worth = before
        return self

    def weigh(self, targets: list[tuple[str, Any]]) -> None:
        """The chance with these targets, and the worth: what is won, less what is lost otherwise."""
        s, seat = self.s, self.seat
        places = [place for kind, place in targets if kind == "site"]
        standing = sum(max(1 if self.defender == BANDITS else 0, s.sites[place].warbands) for place in places)
        dice = len(places)
        gain = 0.0
        for kind, what in targets:
            if kind == "relic":
                dice += CARDS[what].dice
                gain += prize_worth(s, seat, what)
            elif kind == "banner":
                dice += s.banners[what].tokens
                gain += prize_worth(s, seat, what)
            elif kind == "pawn":
                dice += 2
                gain += 0.3
        if self.defender != BANDITS:
            side = s.side(self.defender)
            dice += (1 + s.usurper) * (s.side(s.title) == side)
            field = {self.place, *places}
            friends = [0, self.defender] if side == 0 else [self.defender]
            standing += sum(s.players[friend].warbands for friend in set(friends) if s.players[friend].site in field)
        attack = self.warbands + self.bonus(places)
        if attack < 0:
            attack, dice = 0, dice - attack
        self.targets = targets
        self.chance, self.left = odds(attack, self.warbands, dice, standing)
        held = min(len(places), int(self.left))
        victim = BANDITS if self.defender == BANDITS else s.side(self.defender)
        gain += held * site_worth(s, seat, victim) + self.title_gain(held, victim)
        self.worth = self.chance * gain - (1 - self.chance) * (0.3 + self.warbands / 5) if self.chance > SURE else -1.0

    def bonus(self, places: Iterable[int]) -> int:
        """Attack dice that the sites add or take away."""
        names = {self.s.sites[place].name for place in {self.place, *places}}
        return ("plains" in names) - ("mountain" in names)

    def title_gain(self, held: int, victim: int) -> float:
        """The title itself, if this would bring it."""
        s, side = self.s, self.s.side(self.seat)
        if OATHS[s.oath]["goal"] != "sites" or s.side(s.title) == side:
            return 0.0
        rivals = {s.side(other) for other in range(len(s.players))} - {side}
        most = max([ruled(s, other) - (held if other == victim else 0) for other in rivals], default=0)
        return 4.0 if ruled(s, side) + held > most else 0.0


def best_aim(s: Oath, seat: int, place: int) -> Aim:
    """The campaign from a place that is worth most."""
    site = s.sites[place]
    found = [Aim(s, seat, place, BANDITS)] if site.ruler == BANDITS else []
    for other, p in enumerate(s.players):
        if other != seat and (p.site == place or site.ruler == s.side(other)):
            found.append(Aim(s, seat, place, other))
    return max((aim.weighed() for aim in found), key=lambda aim: aim.worth, default=Aim(s, seat, place, BANDITS))
