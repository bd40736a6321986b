"""A sensible player: weighs what an action brings at once, by rules of thumb. It sees a seat's view and nothing else.

It gathers warbands, takes sites where the odds are good, and goes for what wins: the oath, its vision, or as a citizen
the successor's goal.
"""

from collections.abc import Callable, Iterable
from typing import Any, Final

from prestol.games.oath.aims import Aim, best_aim, goals, keeps_title, prize_worth, saves_for
from prestol.games.oath.law.recover import least
from prestol.games.oath.law.travel import travel_cost
from prestol.games.oath.law.victory import DARKEST_SECRET, NEEDED_VISIONS, PEOPLES_FAVOR, treasures
from prestol.games.oath.state import (
    BANDITS,
    BANNERS,
    CARDS,
    GOALS,
    NOBODY,
    OATHS,
    SITES,
    SUIT,
    VISIONS,
    Deal,
    Oath,
    game,
)
from prestol.table import PASS, Ask, Value
from prestol.table.hidden import is_hidden

ENOUGH = 10
"""Warbands to have on the board."""
LIKED: Final = {
    "a_small_favor": 4.0, "garrison": 2.5, "alchemist": 2.5, "longbows": 2.4, "key_to_the_city": 2.2, "keep": 1.8,
    "horse_archers": 2.0, "mercenaries": 2.0, "bear_traps": 1.8, "traveling_doctor": 1.8, "pressgangs": 1.6,
    "animal_playmates": 1.6, "battle_honors": 1.7, "rangers": 1.6, "wayside_inn": 1.5, "tents": 1.4, "scouts": 1.4,
    "extra_provisions": 1.3, "rain_boots": 1.2, "wolves": 1.2, "naysayers": 0.6, "ancient_binding": 0.3,
}  # fmt: skip
USED: Final = ("map", "dowsing-sticks", "forge", "alchemist", "wayside_inn", "sleight_of_hand", "spirit_snare")
"""Action powers that are used whenever they can be."""
WORTH: Final = {"favor": 1.0, "secret": 1.3, "relic": 3.5, "banner": 4.0, "tribute": 0.7, "site": 3.0}

# Campaigns


def choose_defender(s: Oath, ask: Ask) -> Value:
    place = s.campaign.place if s.campaign else s.players[ask.seat].site
    aims = {
        option: Aim(s, ask.seat, place, BANDITS if option == "bandits" else option).weighed().worth
        for option in ask.options
    }
    return max(aims, key=lambda option: aims[option])


def choose_target(s: Oath, ask: Ask) -> Value:
    assert s.campaign is not None
    wanted = Aim(s, ask.seat, s.campaign.place, s.campaign.defender).weighed().targets
    for option in ask.options:
        if option in wanted:
            return option
    return PASS if ask.optional else ask.options[0]


def choose_sacrifice(s: Oath, ask: Ask) -> Value:
    """Unless nobody would be left to hold what is won."""
    assert s.campaign is not None
    left = s.players[ask.seat].warbands - ask.options[0]
    prizes = any(kind != "site" for kind, _ in s.campaign.targets)
    return ask.options[0] if left or prizes else PASS


def choose_occupation(s: Oath, ask: Ask) -> Value:
    """One warband at least to each site, the rest spread; some stay on the board where one could be attacked."""
    assert s.campaign is not None
    waiting = sum(kind == "site" and s.sites[place].color == NOBODY for kind, place in s.campaign.targets)
    there = ask.options[-1]
    share = max(1, there * 2 // (3 * max(1, waiting)))
    return min(share, max(0, there - waiting + 1))


# Actions of the act phase


def musters(s: Oath, seat: int, place: int) -> int:
    """How often one could muster at a place."""
    cards = [
        card for card in s.sites[place].cards if SUIT[card] and card not in s.favor_on and card not in s.secrets_on
    ]
    p = s.players[seat]
    return min(len(cards), p.favor, s.players[s.color(seat)].bank // 2, max(0, ENOUGH + 4 - p.warbands))


def place_worth(s: Oath, seat: int, place: int, supply: int) -> float:
    """What can be done at a place with the Supply that is left there."""
    site = s.sites[place]
    worth = 0.0
    if not site.name:
        return 1.6 if supply >= 2 and s.players[seat].warbands > 2 else 0.7 if supply else 0.2
    if supply >= 2:
        worth = max(0.0, best_aim(s, seat, place).worth)
        supply -= 2 * (worth > 0)
    worth += 0.9 * min(musters(s, seat, place), max(0, supply))
    if supply and site.relics.cards and can_pay_relic(s, seat, place):
        worth += 1 + relic_worth(s, seat)
    return worth


def can_pay_relic(s: Oath, seat: int, place: int) -> bool:
    cost = SITES[s.sites[place].name].recover
    p = s.players[seat]
    return cost is not None and p.favor >= cost.favor + cost.burn_favor and p.secrets >= cost.burn_secret


def relic_worth(s: Oath, seat: int) -> float:
    return 4.0 if "relics" in goals(s, seat) else 1.2


def banner_worth(s: Oath, seat: int, banner: str) -> float:
    """What recovering a banner brings."""
    flag = s.banners[banner]
    if flag.holder == seat:
        return 0.0
    favor = banner == PEOPLES_FAVOR
    price = least(s, seat, banner)
    if price > (s.players[seat].favor if favor else s.players[seat].secrets):
        return 0.0
    wanted = prize_worth(s, seat, banner)
    return wanted - (0.3 if favor else 0.5) * price if wanted > 1 else 0.0


def action_worth(s: Oath, seat: int, action: str) -> float:
    p = s.players[seat]
    match action:
        case "campaign":
            return 2.0 + best_aim(s, seat, p.site).worth if best_aim(s, seat, p.site).worth > 0 else -1.0
        case "muster":
            return 0.5 if PEOPLES_FAVOR in saves_for(s, seat) or p.warbands >= ENOUGH else 2.6
        case "recover":
            banners = max(banner_worth(s, seat, banner) for banner in BANNERS)
            relic = relic_worth(s, seat) if s.sites[p.site].relics.cards and can_pay_relic(s, seat, p.site) else 0.0
            return max(banners, relic) + 1.0 if max(banners, relic) else -1.0
        case "trade":
            return trade_worth(s, seat)
        case "search":
            return 1.5 if p.supply > 2 or p.warbands < 3 else 1.1
        case "travel":
            return best_travel(s, seat, reachable(s, seat))[0]
        case "adviser":
            return 2.0 if worth_playing(s, seat) else -1.0
        case "warbands":
            return 0.4 if p.warbands > 4 and s.sites[p.site].warbands < 3 else -1.0
        case "exile-self" | "exile" | "offer" | "show" | "peek" | "reliquary":
            return -1.0
        case "end":
            return 0.0
    return 3.0 if action in USED and not (action == "map" and p.supply > 3) else -1.0


def trade_worth(s: Oath, seat: int) -> float:
    """A secret brings favor and comes back in the Rest Phase; two favor bring secrets if advisers match."""
    p = s.players[seat]
    saved = saves_for(s, seat)
    if DARKEST_SECRET in saved and p.favor >= 2 and matching(s, seat):
        return 2.8
    if not p.secrets or (DARKEST_SECRET in saved and p.secrets < 2):
        return -1.0
    return 2.8 if PEOPLES_FAVOR in saved else 1.7 if p.favor < 4 else -1.0


def matching(s: Oath, seat: int) -> bool:
    """Whether a card here has the suit of an adviser."""
    p = s.players[seat]
    suits = {SUIT[adviser] for adviser in p.advisers}
    return any(
        SUIT[card] in suits and card not in s.favor_on and card not in s.secrets_on for card in s.sites[p.site].cards
    )


def worth_playing(s: Oath, seat: int) -> bool:
    """Whether a facedown adviser is better face up."""
    p = s.players[seat]
    return any(
        CARDS[card].kind == "denizen" or (p.role == "exile" and better_vision(s, seat, card))
        for card in p.facedown.cards
        if not is_hidden(card)
    )


def reachable(s: Oath, seat: int) -> list[int]:
    p = s.players[seat]
    return [to for to in range(len(s.sites)) if to != p.site and travel_cost(s, seat, to) <= p.supply]


def best_travel(s: Oath, seat: int, places: Iterable[Any]) -> tuple[float, int]:
    """Where one would do more than here, and how much more."""
    p = s.players[seat]
    here = place_worth(s, seat, p.site, p.supply)
    best = (-99.0, -1)
    for to in places:
        cost = travel_cost(s, seat, to)
        gain = place_worth(s, seat, to, p.supply - cost) - here - 0.25 * cost
        best = max(best, (gain, to))
    return best


def choose_action(s: Oath, ask: Ask) -> Value:
    return max(ask.options, key=lambda action: action_worth(s, ask.seat, action))


def choose_travel(s: Oath, ask: Ask) -> Value:
    places = [option for option in ask.options if type(option) is int]
    if not places:
        return ask.options[0]
    return best_travel(s, ask.seat, places)[1]


def choose_muster(s: Oath, ask: Ask) -> Value:
    """Modifiers first; then the card whose bank is the poorest."""
    uses = [option for option in ask.options if type(option) is tuple]
    return uses[0] if uses else min(ask.options, key=lambda card: s.banks[SUIT[card]])


def choose_trade(s: Oath, ask: Ask) -> Value:
    """For favor, where most advisers match and the bank has some."""
    suits = [SUIT[adviser] for adviser in s.players[ask.seat].advisers]
    secrets = 2.5 if DARKEST_SECRET in saves_for(s, ask.seat) else 0.6

    def worth(option: tuple[str, str]) -> float:
        what, card = option
        if what == "use":
            return 0.0
        matches = suits.count(SUIT[card])
        return min(1 + matches, s.banks[SUIT[card]]) if what == "favor" else secrets * matches - 1

    return max(ask.options, key=worth)


def choose_recovery(s: Oath, ask: Ask) -> Value:
    def worth(option: tuple[str, Any]) -> float:
        kind, what = option
        return (
            banner_worth(s, ask.seat, what) if kind == "banner" else relic_worth(s, ask.seat) if kind == "relic" else 0
        )

    return max(ask.options, key=worth)


def choose_tokens(s: Oath, ask: Ask) -> Value:
    """More favor than needed onto a banner that wins: it is dearer to take away."""
    wins = ask.about["banner"] == PEOPLES_FAVOR and "favor" in goals(s, ask.seat)
    return max([n for n in ask.options if wins and n <= ENOUGH // 2], default=ask.options[0])


def choose_source(s: Oath, ask: Ask) -> Value:
    """The world deck, unless a discard pile is cheaper and there is no vision to hope for."""
    return "deck" if "deck" in ask.options and s.players[ask.seat].supply >= 3 else ask.options[-1]


# Cards


def better_vision(s: Oath, seat: int, card: str) -> bool:
    """Whether a vision is nearer to its goal than the one revealed."""
    return card in GOALS and vision_worth(s, seat, card) > vision_worth(s, seat, s.players[seat].vision)


def vision_worth(s: Oath, seat: int, vision: str) -> float:
    if vision not in GOALS:
        return 0.0
    near = 0.5 * (s.drawn >= NEEDED_VISIONS)
    match GOALS[vision]:
        case "favor":
            return 4.0 + near - 0.4 * s.banners[PEOPLES_FAVOR].tokens
        case "secret":
            return 3.5 + near - 0.6 * s.banners[DARKEST_SECRET].tokens
        case "sites":
            return 3.0 + near
        case _:
            return 1.5 + near


def card_worth(s: Oath, seat: int, card: str) -> float:
    if card in VISIONS:
        return 5.0 if s.players[seat].role == "exile" and better_vision(s, seat, card) else 0.1
    return LIKED.get(card, 1.0) + 0.1 * s.banks.get(SUIT.get(card, ""), 0)


def choose_card(s: Oath, ask: Ask) -> Value:
    return max(ask.options, key=lambda card: card_worth(s, ask.seat, card))


def choose_way(s: Oath, ask: Ask) -> Value:
    """A battle plan to the advisers while there is room, anything else to the site."""
    p, card = s.players[ask.seat], ask.about["card"]
    options = list(ask.options)
    if card in VISIONS:
        return "vision" if "vision" in options and better_vision(s, ask.seat, card) else "discard"
    room = len(p.advisers) + len(p.facedown.cards) < 3
    at_site = [option for option in options if type(option) is tuple]
    fits = "adviser" in options and room
    if fits and ("plan" in CARDS[card].powers or CARDS[card].only == "adviser" or not at_site):
        return "adviser"
    if at_site:
        mine = [option for option in at_site if s.sites[option[1]].ruler == s.side(ask.seat)]
        return (mine or at_site)[0]
    return "adviser" if "adviser" in options and LIKED.get(card, 1.0) > 1.5 else "discard"


def choose_dismissal(s: Oath, ask: Ask) -> Value:
    """The adviser that is liked least."""
    hidden = s.players[ask.seat].facedown.cards
    return min(
        ask.options, key=lambda option: card_worth(s, ask.seat, option[1] if option[0] == "up" else hidden[option[1]])
    )


# Deals


def deal_worth(s: Oath, deal: Deal, seat: int) -> float:
    """What a deal brings a seat, less what it costs."""
    offers = deal.seat == seat
    gets, gives = (deal.take, deal.give) if offers else (deal.give, deal.take)
    return sum(term_worth(s, seat, *term) for term in gets) - sum(term_worth(s, seat, *term) for term in gives)


def term_worth(s: Oath, seat: int, kind: str, what: Any) -> float:
    match kind:
        case "relic" | "banner":
            return max(WORTH[kind], prize_worth(s, seat, what))
        case "favor" | "secret" | "tribute":
            return WORTH[kind] * float(what)
        case "site":
            return WORTH[kind]
    return 1.0


def answer_bargain(s: Oath, ask: Ask) -> Value:
    assert s.deal is not None
    return "accept" if deal_worth(s, s.deal, ask.seat) > 0 else PASS


def answer_offer(s: Oath, ask: Ask) -> Value:
    """Citizenship is good for whom it makes the successor, and who is not about to win otherwise."""
    assert s.deal is not None
    deal = s.deal
    if keeps_title(s, ask.seat) or deal_worth(s, deal, ask.seat) < -2:
        return PASS
    return "accept" if would_succeed(s, ask.seat, deal) else PASS


def would_succeed(s: Oath, seat: int, deal: Deal | None = None) -> bool:
    """Whether a seat, as a citizen, would meet the successor's goal."""
    won, lost = 0, 0
    if deal is not None:
        won = 1 + sum(kind in ("relic", "banner") for kind, _ in deal.give)
        lost = sum(kind in ("relic", "banner") for kind, _ in deal.take)
    match OATHS[s.oath]["successor"]:
        case "relics":
            rivals = [other for other, p in enumerate(s.players) if p.role != "exile" and other != seat]
            most = max(treasures(s, other) - (won - 1 if deal and other == deal.seat else 0) for other in rivals)
            return treasures(s, seat) + won - lost > most - 1
        case "favor":
            return s.banners[PEOPLES_FAVOR].holder == seat or s.players[seat].favor + 1 >= least(s, seat, PEOPLES_FAVOR)
        case "secret":
            return s.banners[DARKEST_SECRET].holder == seat or s.players[seat].secrets >= least(s, seat, DARKEST_SECRET)
    return "grand-scepter" in s.players[seat].relics


# Others' affairs


def choose_victim(s: Oath, ask: Ask) -> Value:
    """Somebody else: the one with the title, if one can."""
    others = [seat for seat in ask.options if s.side(seat) != s.side(ask.seat)]
    return s.title if s.title in others else (others or list(ask.options))[0]


def choose_may(s: Oath, ask: Ask) -> Value:
    if ask.about["card"] in ("long_lost_heir", "martial_culture", "royal_ambitions", "bewitch"):
        return ask.options[0] if not keeps_title(s, ask.seat) and would_succeed(s, ask.seat) else PASS
    return ask.options[0]


def choose_end_die(s: Oath, ask: Ask) -> Value:
    return 1 if s.side(ask.seat) == 0 else -1


def choose_arrangement(s: Oath, ask: Ask) -> Value:
    """Some warbands stay behind to hold the site."""
    placed = [option for option in ask.options if option[0] == "place"]
    return placed[min(len(placed), 3) - 1] if placed else ask.options[0]


def tend_favor(s: Oath, ask: Ask) -> Value:
    """Little favor on the banner, for it is cheap to keep; more if it wins. Never so much that the mob comes."""
    banks = [option for option in ask.options if option != "add"]
    enough = 5 if "favor" in goals(s, ask.seat) else 3
    if banks and (ask.about["tokens"] >= enough or s.players[ask.seat].favor < 2):
        return banks[0]
    return ask.options[0]


def choose_bank(s: Oath, ask: Ask) -> Value:
    return max(ask.options, key=lambda suit: s.banks[suit])


def choose_place(s: Oath, ask: Ask) -> Value:
    """Where few warbands stand, and something to muster from."""
    return min(ask.options, key=lambda place: (s.sites[place].warbands, -len(s.sites[place].cards)))


def send_pawn(s: Oath, ask: Ask) -> Value:
    """Away from all that one rules."""
    side = s.side(ask.seat)
    return next((place for place in ask.options if s.sites[place].ruler != side), ask.options[0])


def choose_title(s: Oath, ask: Ask) -> Value:
    return min(ask.options, key=lambda seat: s.side(seat) != s.side(ask.seat))


def first(s: Oath, ask: Ask) -> Value:
    return ask.options[0]


def last(s: Oath, ask: Ask) -> Value:
    return ask.options[-1]


def no(s: Oath, ask: Ask) -> Value:
    return PASS if ask.optional else ask.options[0]


CHOICES: Final[dict[str, Callable[[Oath, Ask], Value]]] = {
    "first-place": choose_place,
    "first-adviser": choose_card,
    "peoples-favor": tend_favor,
    "wake-token": last,
    "act": choose_action,
    "search": choose_source,
    "keep": choose_card,
    "play": choose_way,
    "clear": no,
    "make-room": choose_dismissal,
    "muster": choose_muster,
    "trade": choose_trade,
    "recover": choose_recovery,
    "recover-tokens": choose_tokens,
    "travel": choose_travel,
    "travel-sent": send_pawn,
    "warbands": choose_arrangement,
    "allow-warbands": no,
    "campaign-defender": choose_defender,
    "campaign-target": choose_target,
    "campaign-dice": last,
    "campaign-sacrifice": choose_sacrifice,
    "campaign-occupy": choose_occupation,
    "campaign-banish": send_pawn,
    "campaign-banish-to": send_pawn,
    "bargain-answer": answer_bargain,
    "offer-answer": answer_offer,
    "campaign-relic": no,
    "gathering-deal": no,
    "swap-with": no,
    "send-away": no,
    "roll-again": no,
    "witchs-bargain": no,
    "burn-for-secrets": no,
    "whom": choose_victim,
    "may": choose_may,
    "bank": choose_bank,
    "end-die": choose_end_die,
    "title": choose_title,
    "new-citizen": no,
}


@game.hook
def greedy(s: Oath, ask: Ask) -> Any:
    """The answer that looks best; the first one where there is nothing to weigh."""
    return CHOICES.get(ask.kind, first)(s, ask)
