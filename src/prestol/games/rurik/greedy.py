"""A simple player: weighs what an action brings at once, by rules of thumb. It sees a seat's view and nothing else.

Worth is counted in points. Rule regions, put structures into regions that hang together, fill the boat; deeds on the
way, and a fight where it costs little.
"""

from collections.abc import Callable
from typing import Any, Final

from prestol.games.rurik.actions import REBEL, cost
from prestol.games.rurik.deeds import largest_group, own_structures
from prestol.games.rurik.regions import others_in, ruler, strengths
from prestol.games.rurik.state import BOAT, DECREES, DEEDS, GOODS, ROWS, Rurik, game
from prestol.table import PASS, Ask, Value

CAPITALS: Final = ("kiev", "novgorod")
LIKED_LEADERS: Final = ("yaroslav", "mstislav", "maria", "sudislav", "sviatopolk", "agatha", "boris", "predslava")
LIKED_ACHIEVEMENTS: Final = (
    "capable", "successful", "committed", "prosperous", "esteemed", "dignified",
    "protective", "courageous", "regal", "wealthy", "conquering",
)  # fmt: skip
EASY_DEEDS: Final = {
    "trade_route": 1.6, "generous_prince": 1.5, "hoard": 1.5, "reward_laborers": 1.7, "capital_city": 1.2,
    "new_beginning": 0.6, "wilderness_forts": 1.2, "great_library": 1.5, "send_gifts": 1.0, "amass_forces": 0.9,
    "splendid_feast": 1.2, "enforce_peace": 1.1, "law_giver": 0.8, "hire_mercenaries": 1.3, "master_beekeeper": 1.3,
    "honorable_prince": 1.3, "establish_fortress": 1.0, "retire_veterans": 0.9, "peace_maker": 0.9,
}  # fmt: skip
TROOP, STEP, BLOW, COIN = 0.45, 0.2, 0.4, 0.22

# What an action is worth


def good_worth(s: Rurik, seat: int, good: str, taken: int = 0) -> float:
    """A good in the boat, or on the dock, where it can still be exchanged."""
    return 0.8 if s.players[seat].goods[good] + taken < BOAT[good] else 0.3


def muster_worth(s: Rurik, seat: int, points: int) -> float:
    p = s.players[seat]
    troops = min(points, p.reserve + (not p.at))
    return TROOP * troops * (1.6 if p.reserve > 6 else 1.0) if p.troops else 0.0


def move_worth(s: Rurik, seat: int, points: int) -> float:
    troops = s.players[seat].troops
    free = sum(troops.values()) - len(troops)
    return STEP * points + 0.35 * min(points, free)


def attack_worth(s: Rurik, seat: int, points: int) -> float:
    p = s.players[seat]
    rebels = sum(region in s.rebels for region in p.troops)
    return BLOW * points + 0.5 * min(points, rebels)


def tax_worth(s: Rurik, seat: int, points: int) -> float:
    p = s.players[seat]
    worths = sorted((good_worth(s, seat, good) for region, good in s.goods.items() if region in p.troops), reverse=True)
    return sum(worths[:points])


def build_worth(s: Rurik, seat: int, points: int) -> float:
    left = sum(s.players[seat].left.values())
    return 1.1 * min(points, left)


def scheme_worth(s: Rurik, seat: int, points: int) -> float:
    return 0.45 + 0.12 * points


WORTHS: Final[dict[str, Callable[[Rurik, int, int], float]]] = {
    "muster": muster_worth,
    "move": move_worth,
    "attack": attack_worth,
    "tax": tax_worth,
    "build": build_worth,
    "scheme": scheme_worth,
}

# Strategy phase


def best_banner(s: Rurik, seat: int, number: int, banners: Any) -> tuple[float, str]:
    """Where an advisor of this number stands best."""
    best = (-9.0, "")
    rows_of = ROWS[len(s.players)]
    for banner in banners:
        row = 0
        worth = 1.0
        for other in s.banners[banner]:
            if other is None:
                break
            row += other.influence >= number
            if other.seat == seat:
                worth = 0.7
        points, price = rows_of[banner][row]
        worth *= WORTHS[banner](s, seat, points) - COIN * price
        if worth > best[0]:
            best = (worth, banner)
    return best


def choose_advisor(s: Rurik, ask: Ask) -> Value:
    """The strongest first: it gets the top row of what is worth most."""
    return ask.options[-1]


def choose_banner(s: Rurik, ask: Ask) -> Value:
    return best_banner(s, ask.seat, ask.about["number"], ask.options)[1]


def choose_bribe(s: Rurik, ask: Ask) -> Value:
    """A coin or two where that brings a row that is worth it."""
    number, banner = ask.about["number"], ask.about["banner"]
    cells = ROWS[len(s.players)][banner]
    there = [advisor.influence for advisor in s.banners[banner] if advisor is not None]
    best = (-9.0, 0)
    for coins in ask.options[:3]:
        row = sum([influence >= number + coins for influence in there])
        points, price = cells[row]
        worth = WORTHS[banner](s, ask.seat, points) - COIN * price - 0.3 * coins
        best = max(best, (worth, -coins))
        if not row:
            break
    return -best[1]


# Turns


def choose_in_turn(s: Rurik, ask: Ask) -> Value:
    options = ask.options
    if "deed" in options:
        return "deed"
    if "decree" in options and wanted_decree(s, ask.seat):
        return "decree"
    if "exchange" in options and spare_goods(s, ask.seat):
        return "exchange"
    if "action" in options:
        worth = WORTHS[s.turn.action](s, ask.seat, s.turn.due)
        return "action" if worth > COIN * (1 + s.turn.price) else "coin"
    return "end" if "end" in options else "coin"


def wanted_decree(s: Rurik, seat: int) -> str:
    """The decree in hand that brings most now; "" if none brings enough."""
    p = s.players[seat]
    best = (0.3, "")
    for card in p.hand.cards:
        decree = DECREES[card]
        if decree.price <= p.coins:
            best = max(best, (decree_worth(s, seat, card), card))
    return best[1]


def decree_worth(s: Rurik, seat: int, card: str) -> float:
    worth = -COIN * DECREES[card].price
    for what, amount in DECREES[card].reward.items():
        if what in WORTHS:
            worth += WORTHS[what](s, seat, amount)
        elif what == "coins":
            worth += COIN * 1.6 * amount
        elif what == "deed":
            worth += 0.9
        else:
            worth += 0.8
    return worth


def spare_goods(s: Rurik, seat: int) -> bool:
    """Whether two goods lie on the dock."""
    p = s.players[seat]
    return sum(p.goods.values()) - p.boat >= 2


def choose_decree(s: Rurik, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: decree_worth(s, ask.seat, card))


def choose_deed(s: Rurik, ask: Ask) -> Value:
    return max(ask.options, key=lambda deed: int(DEEDS[deed]["points"]))


def choose_goods(s: Rurik, ask: Ask) -> Value:
    """Goods that the boat has no room for."""
    goods = s.players[ask.seat].goods
    return max(ask.options, key=lambda bundle: sum(goods[good] - BOAT[good] for good in bundle))


def new_deed(s: Rurik, ask: Ask) -> Value:
    """A deed that can be done soon."""
    p = s.players[ask.seat]

    def worth(deed: str) -> float:
        pay = DEEDS[deed].get("pay", {})
        ready: int = sum(p.goods[what] >= count for what, count in pay.items() if what in GOODS)
        return float(EASY_DEEDS.get(deed, 0.7)) + 0.4 * ready + 0.2 * int(DEEDS[deed]["points"])

    return max(ask.options, key=worth)


# Regions


def lead(s: Rurik, seat: int, region: str) -> int:
    """By how much the player is ahead of the best other in a region; below zero if behind."""
    counts = strengths(s, region)
    mine = counts[seat]
    counts[seat] = -1
    return mine - max(counts)


def region_worth(region: str) -> float:
    return 1.5 if region in CAPITALS else 1.0


def reinforcing(region: str, ahead: int) -> float:
    """What one more troop is worth in a region where the player is ahead by so much."""
    if ahead == 0:
        return 1.2 * region_worth(region)
    if ahead < 0:
        return 0.6 * region_worth(region) / -ahead
    return 0.5 / ahead


def choose_muster(s: Rurik, ask: Ask) -> Value:
    regions = [region for region in ask.options if region in s.symbols]
    return max(regions, key=lambda region: reinforcing(region, lead(s, ask.seat, region)), default=PASS)


def best_move(s: Rurik, seat: int, origins: Any) -> tuple[float, str, str]:
    """The march that brings most."""
    troops = s.players[seat].troops
    neighbours = s.map.neighbours
    leads = {region: lead(s, seat, region) for region in neighbours}
    gains: dict[str, float] = {}
    best = (0.15, "", "")
    for origin in origins:
        if origin not in troops:
            continue
        ahead = leads[origin]
        loss = 0.0
        if ahead == 1:
            loss = 1.1 * region_worth(origin)
        elif ahead > 1:
            loss = 0.4 / (ahead - 1)
        if troops[origin] == 1:
            loss += 0.4
        for to in neighbours[origin]:
            if to not in gains:
                gains[to] = reinforcing(to, leads[to]) + (0.3 if to not in troops else 0.0)
            if gains[to] - loss > best[0]:
                best = (gains[to] - loss, origin, to)
    return best


def choose_move(s: Rurik, ask: Ask) -> Value:
    return best_move(s, ask.seat, ask.options)[1] or PASS


def choose_goal(s: Rurik, ask: Ask) -> Value:
    to = best_move(s, ask.seat, (ask.about["region"],))[2]
    return to or max(ask.options, key=lambda region: reinforcing(region, lead(s, ask.seat, region)))


def attack_gain(s: Rurik, seat: int, region: str, target: str | int) -> float:
    if target == REBEL:
        return 1.0 + (0.6 if lead(s, seat, region) <= 0 else 0.0)
    rules = ruler(s, region)
    worth = 0.35 + (0.5 if lead(s, seat, region) <= 0 else 0.0)
    if rules == target:
        worth += 0.3
    return worth - 0.35 * (1 + (rules == target) + (s.structures["stronghold"].get(region) == target))


def choose_attack(s: Rurik, ask: Ask) -> Value:
    best: tuple[float, Value] = (0.0, PASS)
    for region in ask.options:
        if region not in s.symbols:
            gain = 0.4
        else:
            targets: list[str | int] = [REBEL] if region in s.rebels else []
            gain = max(attack_gain(s, ask.seat, region, t) for t in (*targets, *others_in(s, ask.seat, region)))
        if gain > best[0]:
            best = (gain, region)
    return best[1]


def choose_target(s: Rurik, ask: Ask) -> Value:
    return max(ask.options, key=lambda target: attack_gain(s, ask.seat, ask.about["region"], target))


def choose_tax(s: Rurik, ask: Ask) -> Value:
    def worth(region: str) -> float:
        market = s.structures["market"].get(region) == ask.seat
        return good_worth(s, ask.seat, s.goods[region]) * (1 + market) / cost(s, ask.seat, region)

    return max((r for r in ask.options if r in s.goods), key=worth, default=PASS)


def choose_market(s: Rurik, ask: Ask) -> Value:
    good = ask.options[0]
    return good if good_worth(s, ask.seat, good) > 0.5 or s.players[ask.seat].coins > 3 else "coin"


def choose_site(s: Rurik, ask: Ask) -> Value:
    """Where the group of regions with own structures grows."""
    seat = ask.seat
    mine = tuple(sorted({region for _, region in own_structures(s, seat)}))

    def worth(region: str) -> float:
        group = 0 if region in mine else largest_group(len(s.players), tuple(sorted((*mine, region))))
        return (1.0 + group) / cost(s, seat, region) + 0.2 * region_worth(region)

    return max((r for r in ask.options if r in s.symbols), key=worth, default=PASS)


def choose_structure(s: Rurik, ask: Ask) -> Value:
    """A church where it converts, a market where there is a good, a stronghold where others stand."""
    region = ask.about["region"]
    crowd = bool(others_in(s, ask.seat, region))
    worth = {
        "church": 1.5 if crowd or region in s.rebels else 0.2,
        "market": 1.2 if region in s.goods else 0.9,
        "stronghold": 1.3 if crowd else 0.8,
    }
    return max(ask.options, key=worth.__getitem__)


def choose_convert(s: Rurik, ask: Ask) -> Value:
    """An opponent's troop rather than a rebel, the ruler's first."""
    rules = ruler(s, ask.about["region"])
    return max(ask.options, key=lambda victim: (victim == rules, victim != REBEL))


def choose_start(s: Rurik, ask: Ask) -> Value:
    """A region without opponents, near the others."""
    troops = s.players[ask.seat].troops
    neighbours = s.map.neighbours

    def worth(region: str) -> float:
        near = sum(other in troops for other in neighbours[region])
        crowd = sum(p.troops.get(region, 0) for p in s.players)
        return 0.5 * near + region_worth(region) - 0.8 * crowd + 0.05 * len(neighbours[region])

    return max(ask.options, key=worth)


def least_needed(s: Rurik, ask: Ask) -> Value:
    """A troop that can be spared."""
    return max(ask.options, key=lambda region: lead(s, ask.seat, region))


def liked(likings: tuple[str, ...]) -> Callable[[Rurik, Ask], Value]:
    return lambda s, ask: min(ask.options, key=likings.index)


def most(s: Rurik, ask: Ask) -> Value:
    return ask.options[-1]


def keep_token(s: Rurik, ask: Ask) -> Value:
    return ask.seat


CHOICES: Final[dict[str, Callable[[Rurik, Ask], Value]]] = {
    "leader": liked(LIKED_LEADERS),
    "achievement": liked(LIKED_ACHIEVEMENTS),
    "first-troop": choose_start,
    "return": choose_start,
    "advisor": choose_advisor,
    "banner": choose_banner,
    "bribe": choose_bribe,
    "turn": choose_in_turn,
    "decree": choose_decree,
    "keep": choose_decree,
    "deed": choose_deed,
    "take-deed": new_deed,
    "pick-deed": new_deed,
    "exchange-goods": choose_goods,
    "pay-goods": choose_goods,
    "pay-troop": least_needed,
    "pay-camp": least_needed,
    "muster": choose_muster,
    "move": choose_move,
    "move-to": choose_goal,
    "ride": choose_move,
    "ride-to": choose_goal,
    "attack": choose_attack,
    "target": choose_target,
    "tax": choose_tax,
    "market": choose_market,
    "build": choose_site,
    "structure": choose_structure,
    "convert": choose_convert,
    "companions": most,
    "boat": most,
    "token": keep_token,
}


@game.hook
def greedy(s: Rurik, ask: Ask) -> Any:
    """The answer that looks best; the first one where there is nothing to weigh."""
    choice = CHOICES.get(ask.kind)
    return ask.options[0] if choice is None else choice(s, ask)
