"""What an answer means, as a message and its arguments: said by what it will bring about."""

from collections.abc import Callable
from typing import Any, Final

from prestol.games.oath.board_text import price
from prestol.games.oath.law.access import holder
from prestol.games.oath.law.campaign import dice_of, plan_cost, toll
from prestol.games.oath.law.chronicle import built
from prestol.games.oath.law.citizenship import exile_price, price_of_freedom
from prestol.games.oath.law.fees import fees
from prestol.games.oath.law.muster import WARBANDS
from prestol.games.oath.law.muster import goods as muster_goods
from prestol.games.oath.law.search import COUNT, search_cost
from prestol.games.oath.law.trade import COST as TRADE
from prestol.games.oath.law.trade import trade_gains
from prestol.games.oath.law.travel import travel_cost
from prestol.games.oath.law.world import DECK
from prestol.games.oath.moments import DRAW_COUNT, MUSTER_COST, MUSTER_GAIN, TRADE_COST, TRAVEL_TOLL
from prestol.games.oath.state import (
    BANNERS,
    CARDS,
    FREE,
    PLACES_OF,
    REGION,
    RELIQUARY,
    RUINED,
    SITES,
    SUIT,
    SUPPLY,
    Oath,
    game,
)
from prestol.table import Ask, Value, is_hidden

Label = tuple[str, dict[str, Any]]


@game.hook
def label(s: Oath, ask: Ask, option: Value) -> Label | None:
    says = LABELS.get(ask.kind)
    return says(s, ask, option) if says is not None else None


# Cards, sites, players, numbers


def card(s: Oath, ask: Ask, option: Any) -> Label:
    """A card by its name, with its suit."""
    suit = SUIT.get(option)
    return ("option-card-suit", {"card": option, "suit": suit}) if suit else ("option-card", {"card": option})


def site(s: Oath, ask: Ask, option: int) -> Label:
    """A place on the map: the site that lies there, as far as it is known."""
    return where(s, option, "option-site")


def where(s: Oath, place: int, message: str, **about: Any) -> Label:
    """A message about a place: the site, or which facedown one of its region it is."""
    there = s.sites[place]
    name = there.name or there.card.cards[0]
    region = REGION[place]
    about |= {"region": region, "number": PLACES_OF[region].index(place) + 1}
    if is_hidden(name):
        return f"{message}-facedown", about
    return message if there.name else f"{message}-known", {**about, "site": name}


def own_adviser(s: Oath, ask: Ask, option: int) -> Label:
    """One of the own facedown advisers, by its place among them."""
    return card(s, ask, s.players[ask.seat].facedown.cards[option])


def seat(s: Oath, ask: Ask, option: int | str) -> Label:
    return "option-seat", {"seat_to": option}


def number(s: Oath, ask: Ask, option: int) -> Label:
    return "option-number", {"n": option}


def suit(s: Oath, ask: Ask, option: str) -> Label:
    """A bank, and how much is in it."""
    return "option-bank", {"suit": option, "favor": s.banks[option]}


def bare_suit(s: Oath, ask: Ask, option: str) -> Label:
    return "option-suit", {"suit": option}


def space(s: Oath, ask: Ask, option: str | int) -> Label:
    """A relic of the Reliquary, by its space; by its name to whoever knows it."""
    at = option if isinstance(option, int) else RELIQUARY.index(option)
    relic = s.reliquary[at].cards[-1]
    known = "option-space" if is_hidden(relic) else "option-space-known"
    return known, {"space": RELIQUARY[at], "card": relic}


def yes(s: Oath, ask: Ask, option: Value) -> Label:
    """The one answer beside "no": said in the message of the question."""
    return f"ask-{ask.kind}.yes", {}


def paid(s: Oath, ask: Ask, option: str) -> Label:
    """A power that is used, with what it costs."""
    return "option-use", {"card": option, "price": price(CARDS[option].cost if option in CARDS else FREE)}


def end_die(s: Oath, ask: Ask, option: int) -> Label:
    return "option-end-die", {"n": s.rolled + option}


def burn(s: Oath, ask: Ask, option: int) -> Label:
    return "option-burn", {"n": option}


def sacrifice(s: Oath, ask: Ask, option: int) -> Label:
    return "option-sacrifice", {"n": option}


# Setup


def board(s: Oath, ask: Ask, option: str) -> Label:
    return "option-board", {"color": option, "role": s.boards.get(option, "exile")}


# The turn


def act(s: Oath, ask: Ask, option: str) -> Label:
    """An action, the Action power of a card, or the end of the phase."""
    if option in CARDS or option in SITES:
        return paid(s, ask, option)
    about = {"supply": SUPPLY["campaign"]}
    if option == "exile-self":
        about = {"favor": price_of_freedom(s, ask.seat)}
    return f"option-act-{option}", about


def peoples_favor(s: Oath, ask: Ask, option: str) -> Label:
    if option == "add":
        return "option-add-favor", {}
    return "option-return-favor", {"suit": option, "favor": s.banks[option]}


def goods(s: Oath, ask: Ask, option: str) -> Label:
    return f"option-{option}", {}


def search(s: Oath, ask: Ask, option: Any) -> Label:
    if type(option) is tuple:
        return paid(s, ask, option[1])
    supply = search_cost(s, ask.seat, option)
    cards = DRAW_COUNT(s, ask.seat, COUNT, option)
    if option != DECK:
        cards = min(cards, len(s.discards[option]))
    fee = len(fees(s, ask.seat, "search", s.players[ask.seat].site))
    return "option-search", {"source": option, "supply": supply, "cards": cards, "fee": fee}


def play(s: Oath, ask: Ask, option: Any) -> Label:
    if type(option) is tuple:
        return where(s, option[1], "option-play-site")
    return f"option-play-{option}", {}


def make_room(s: Oath, ask: Ask, option: tuple[str, Any]) -> Label:
    kind, which = option
    return card(s, ask, which if kind == "up" else s.players[ask.seat].facedown.cards[which])


def muster(s: Oath, ask: Ask, option: Any) -> Label:
    if type(option) is tuple:
        return paid(s, ask, option[1])
    supply = MUSTER_COST(s, ask.seat, SUPPLY["muster"], option)
    gain = MUSTER_GAIN(s, ask.seat, WARBANDS, option)
    return "option-muster", {"card": option, "supply": supply, "warbands": gain, "goods": muster_goods(s, ask.seat)}


def trade(s: Oath, ask: Ask, option: tuple[str, str]) -> Label:
    what, with_card = option
    if what == "use":
        return paid(s, ask, with_card)
    favor, secrets = trade_gains(s, ask.seat, what, with_card)
    supply = TRADE_COST(s, ask.seat, TRADE, with_card)
    about = {"card": with_card, "favor": favor, "secrets": secrets, "supply": supply}
    about["fee"] = len(fees(s, ask.seat, "trade", with_card))
    return f"option-trade-{what}", about


def recover(s: Oath, ask: Ask, option: tuple[str, Any]) -> Label:
    kind, what = option
    if kind == "use":
        return paid(s, ask, what)
    if kind == "banner":
        return "option-recover-banner", {"banner": what, "tokens": s.banners[what].tokens}
    return relic_at(s, s.players[ask.seat].site, what)


def relic_at(s: Oath, place: int, at: int) -> Label:
    """A facedown relic at a site: by its name, if it is known, else by its number."""
    relic = s.sites[place].relics.cards[at]
    about = {"site": s.sites[place].name, "number": at + 1}
    return ("option-relic-unknown", about) if is_hidden(relic) else ("option-relic", {**about, "card": relic})


def recover_tokens(s: Oath, ask: Ask, option: int) -> Label:
    return "option-tokens", {"n": option, "goods": "favor" if ask.about["banner"] == BANNERS[0] else "secret"}


def travel(s: Oath, ask: Ask, option: Any) -> Label:
    if type(option) is tuple:
        return paid(s, ask, option[1])
    if option == "go":
        return "option-go", {}
    free = s.deed is not None and s.deed.free
    supply = 0 if free else travel_cost(s, ask.seat, option)
    return where(
        s,
        option,
        "option-travel",
        supply=supply,
        toll=TRAVEL_TOLL(s, ask.seat, 0, option),
        fee=len(fees(s, ask.seat, "travel", option)),
    )


# Campaigns


def target(s: Oath, ask: Ask, option: tuple[str, Any]) -> Label:
    kind, what = option
    brings = {"dice": dice_of(s, option), "toll": toll(s, option)}
    if kind == "pawn":
        return "option-target-pawn", {"seat_to": what, **brings}
    named = {"site": s.sites[what].name} if kind == "site" else {kind: what}
    return f"option-target-{kind}", {**named, **brings}


def plan(s: Oath, ask: Ask, option: str) -> Label:
    return "option-use", {"card": option, "price": price(plan_cost(s, ask.seat, option))}


def taken(s: Oath, ask: Ask, option: tuple[int, str]) -> Label:
    """A relic or a banner of another player."""
    other, what = option
    kind = "banner" if what in BANNERS else "relic"
    return f"option-take-{kind}", {kind: what, "seat_to": other}


# Minor actions


def peek(s: Oath, ask: Ask, option: int) -> Label:
    return relic_at(s, s.players[ask.seat].site, option)


def warbands(s: Oath, ask: Ask, option: tuple[Any, ...]) -> Label:
    about = {"warbands": option[-1]}
    return f"option-warbands-{option[0]}", about if len(option) == 2 else {**about, "seat_to": option[1]}


def show(s: Oath, ask: Ask, option: tuple[int, int]) -> Label:
    at, other = option
    return "option-show", {"card": s.players[ask.seat].facedown.cards[at], "seat_to": other}


def adviser(s: Oath, ask: Ask, option: str) -> Label:
    """A faceup adviser of another player."""
    return "option-adviser-named", {"card": option, "suit": SUIT[option], "seat_to": holder(s, option)}


def adviser_of(s: Oath, ask: Ask, option: tuple[int, int]) -> Label:
    """A facedown adviser of a player; by its name to whoever knows it."""
    other, at = option
    hidden = s.players[other].facedown.cards[at]
    about = {"seat_to": other, "number": at + 1}
    return ("option-adviser", about) if is_hidden(hidden) else ("option-adviser-known", {**about, "card": hidden})


def facedown(s: Oath, ask: Ask, option: tuple[str, int, int]) -> Label:
    """A facedown adviser, site or relic."""
    kind, at, which = option
    if kind == "adviser":
        return adviser_of(s, ask, (at, which))
    return site(s, ask, at) if kind == "site" else relic_at(s, at, which)


# Deals and citizenship


def exile(s: Oath, ask: Ask, option: int) -> Label:
    return "option-exile", {"seat_to": option, "favor": exile_price(s, ask.seat, option)}


def deal(s: Oath, ask: Ask, option: tuple[Any, ...]) -> Label:
    way = option[0]
    if way == "send":
        return "option-deal-send", {}
    if way == "show":
        return "option-deal-show", {"space": option[1]}
    kind, what = option[1:]
    message = f"option-deal-{way}-{kind}"
    match kind:
        case "peace":
            until, penalty = what
            return message, {"round": until, "penalty": penalty}
        case "favor" | "secret" | "tribute":
            return message, {"n": what}
        case "facedown":
            return facedown_term(s, ask, way, what)
    return f"option-deal-{way}", {"card": what}


def facedown_term(s: Oath, ask: Ask, way: str, at: int) -> Label:
    """A facedown adviser in a deal: by its name to whoever knows it."""
    owner = ask.seat if way == "give" else ask.about["seat_to"]
    known = s.players[owner].facedown.cards[at]
    if is_hidden(known):
        return f"option-deal-{way}-facedown", {"number": at + 1}
    return f"option-deal-{way}", {"card": known}


# The chronicle


def swear(s: Oath, ask: Ask, option: str) -> Label:
    return "option-swear", {"oath": option}


def build(s: Oath, ask: Ask, option: str) -> Label:
    if option.endswith(RUINED):
        return "option-restore", {"card": built(option)}
    return "option-build", {"card": built(option), "card_of": option}


def invite(s: Oath, ask: Ask, option: str) -> Label:
    return "option-suit", {"suit": option}


# What powers ask


def find_relic(s: Oath, ask: Ask, option: int) -> Label:
    """A relic of a homeland."""
    place = next(place for place, there in enumerate(s.sites) if there.name == ask.about["site"])
    return relic_at(s, place, option)


def find(s: Oath, ask: Ask, option: tuple[int, int]) -> Label:
    """A facedown relic at any site."""
    return relic_at(s, *option)


def swap_cards(s: Oath, ask: Ask, option: tuple[str, str]) -> Label:
    return "option-swap", {"card": option[0], "card_to": option[1]}


def warbands_at(s: Oath, ask: Ask, option: tuple[str, int]) -> Label:
    """Where warbands stand: at a site, or on a board."""
    kind, at = option
    if kind == "site":
        return "option-warbands-at", {"site": s.sites[at].name, "warbands": s.sites[at].warbands}
    return "option-board-of", {"seat_to": at, "warbands": s.players[at].warbands}


def vault(s: Oath, ask: Ask, option: str) -> Label:
    return f"option-vault-{option}", {}


def witchs_bargain(s: Oath, ask: Ask, option: tuple[str, int]) -> Label:
    return f"option-witchs-bargain-{option[0]}", {"seat_to": option[1]}


def end_of_pile(s: Oath, ask: Ask, option: tuple[str, str]) -> Label:
    return f"option-pile-{option[1]}", {"region": option[0]}


def region(s: Oath, ask: Ask, option: str) -> Label:
    return "option-region", {"region": option, "cards": len(s.discards[option])}


LABELS: Final[dict[str, Callable[[Oath, Ask, Any], Label]]] = {
    "board": board,
    "starting-favor": site,
    "first-place": site,
    "first-adviser": card,
    "discard-first": card,
    "act": act,
    "peoples-favor": peoples_favor,
    "wake-token": goods,
    "rest-power": paid,
    "title": seat,
    "end-die": end_die,
    "search": search,
    "keep": card,
    "keep-more": card,
    "play": play,
    "make-room": make_room,
    "clear": card,
    "which-adviser": own_adviser,
    "muster": muster,
    "trade": trade,
    "recover": recover,
    "recover-tokens": recover_tokens,
    "recover-start": suit,
    "travel": travel,
    "travel-sent": site,
    "waiver": yes,
    "campaign-defender": seat,
    "campaign-target": target,
    "campaign-dice": number,
    "campaign-join": yes,
    "campaign-accept": yes,
    "campaign-plan": plan,
    "campaign-plans": plan,
    "campaign-next": seat,
    "campaign-fall-board": number,
    "campaign-fall-site": number,
    "campaign-sacrifice": sacrifice,
    "campaign-occupy": number,
    "campaign-occupy-from": number,
    "campaign-banish": site,
    "campaign-banish-or-not": yes,
    "campaign-banish-to": site,
    "campaign-burn": burn,
    "peek": peek,
    "peek-reliquary": space,
    "warbands": warbands,
    "allow-warbands": yes,
    "show": show,
    "offer-to": seat,
    "offer-relic": space,
    "offer-answer": yes,
    "deal": deal,
    "deal-with": seat,
    "bargain-answer": yes,
    "exile": exile,
    "swear": swear,
    "new-citizen": seat,
    "be-citizen": yes,
    "build": build,
    "invite": invite,
    "bank": suit,
    "whom": seat,
    "may": yes,
    "conspiracy": taken,
    "blackmail": taken,
    "blackmail-pay": yes,
    "bank-to": suit,
    "suit": bare_suit,
    "settle-site": number,
    "share-vision": card,
    "move-which": card,
    "swap-enchanted": adviser,
    "relic-here": peek,
    "reliquary-take": space,
    "swap-cards": swap_cards,
    "swap-with": card,
    "discard-which": card,
    "discard-next": card,
    "look-through": region,
    "peek-adviser": adviser_of,
    "ivory-eye": facedown,
    "warband-to": site,
    "warbands-stay": number,
    "cage-return": number,
    "which-site": site,
    "move-pile": region,
    "escort": site,
    "come-along": yes,
    "giant-dice": number,
    "discard-instead": card,
    "campaign-relic": find,
    "keep-relic": goods,
    "take-relic": yes,
    "reliquary-slot": space,
    "find-relic": find_relic,
    "gathering-deal": yes,
    "second-wind-travel": yes,
    "second-wind-campaign": yes,
    "send-away": card,
    "spire-count": number,
    "how-many-warbands": number,
    "how-many-dice": number,
    "swap-adviser": adviser_of,
    "swap-adviser-with": adviser_of,
    "vault": vault,
    "kill-where": warbands_at,
    "witchs-bargain": witchs_bargain,
    "roll-again": yes,
    "burn-for-secrets": burn,
    "trade-at": site,
    "discard-to": end_of_pile,
    "return-relic": card,
    "campaign-from": site,
}
"""How the answers to each kind of question are said."""
