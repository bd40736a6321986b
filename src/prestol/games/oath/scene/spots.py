"""Where an answer lies on the board: the name of the piece that stands for it."""

from collections import Counter
from typing import Any, Final

from prestol.games.oath.state import BANNERS, CARDS, REGIONS, RELIQUARY, SITES, SUITS, Cards, Oath
from prestol.table import Ask, Value

TO_SITES: Final = {
    "first-place", "starting-favor", "travel", "travel-sent", "warband-to", "campaign-banish", "campaign-banish-to",
    "which-site", "escort", "trade-at", "campaign-from",
}  # fmt: skip
"""Questions whose numbers are places on the map."""
TO_SEATS: Final = {
    "whom",
    "title",
    "exile",
    "offer-to",
    "deal-with",
    "campaign-defender",
    "campaign-next",
    "new-citizen",
}
"""Questions whose numbers are seats."""
ON_CARDS: Final = {
    "act", "rest-power", "order", "muster", "clear", "may", "discard-which", "discard-next", "swap-with",
    "campaign-plan", "campaign-plans", "move-which", "swap-enchanted", "share-vision", "discard-instead",
    "return-relic", "build",
}  # fmt: skip
"""Questions whose words are cards that lie face up, or sites, banners and spaces of the reliquary with a power."""


def spots(s: Oath, ask: Ask | None) -> dict[str, Value]:
    """For each piece that stands for one answer, that answer. Where several would share a piece, it stands for none."""
    if ask is None:
        return {}
    found = {option: spot for option in ask.options if (spot := spot_of(s, ask, option))}
    shared = Counter(found.values())
    return {spot: option for option, spot in found.items() if shared[spot] == 1}


def spot_of(s: Oath, ask: Ask, option: Any) -> str:
    """The piece that could stand for an answer; "" if there is none."""
    kind = ask.kind
    if isinstance(option, tuple):
        return _of_pair(s, ask, option)
    if isinstance(option, int):
        if kind in TO_SITES:
            return f"site-{option}"
        if kind in TO_SEATS:
            return f"board-{option}"
        if kind in ("peek", "relic-here"):
            return f"relic-{s.players[ask.seat].site}-{option}"
        if kind == "which-adviser":
            return f"adviser-{ask.seat}-{option}"
        return f"modifier-{RELIQUARY[option]}" if kind == "reliquary-space" else ""
    return _of_word(s, ask, option)


def _of_word(s: Oath, ask: Ask, option: str) -> str:
    """Where a word lies: a card, a suit, a region, an action."""
    seat, p = ask.seat, s.players[ask.seat]
    match ask.kind:
        case "first-adviser" | "discard-first" | "keep" | "keep-more":
            return in_pile(p.hand, option, f"hand-{seat}")
        case "search" | "look-through" | "move-pile":
            return "world" if option == "deck" else f"discards-{option}" if option in REGIONS else ""
        case "bank" | "bank-to" | "recover-start" | "peoples-favor" | "invite":
            return f"bank-of-{option}" if option in SUITS else f"favor-{seat}"
        case "offer-relic" | "peek-reliquary" | "reliquary-take":
            return f"modifier-{option}"
        case "wake-token":
            return f"site-{option}-{p.site}"
        case "act" if option in ("search", "travel", "reliquary"):
            return {"search": "world", "travel": f"pawn-{seat}", "reliquary": "reliquary"}[option]
        case kind if kind in ON_CARDS:
            return thing(s, option)
    return ""


def _of_pair(s: Oath, ask: Ask, option: tuple[Any, ...]) -> str:
    """Where something lies that is named by its kind, or by whose it is."""
    seat, last = ask.seat, option[-1]
    match ask.kind, option[0]:
        case _, "use" | "up":
            return thing(s, last)
        case "trade", _:
            return f"card-{last}-{option[0]}"
        case "show", at:
            return f"adviser-{seat}-{at}"
        case "campaign-relic", place:
            return f"relic-{place}-{last}"
        case "peek-adviser" | "swap-adviser" | "swap-adviser-with", other:
            return f"adviser-{other}-{last}"
        case "kill-where", "board":
            return f"board-{last}"
        case "conspiracy" | "blackmail", _:
            return thing(s, last)
        case "ivory-eye", "site":
            return f"site-{option[1]}"
        case "ivory-eye", what:
            return f"{what}-{option[1]}-{last}"
        case "make-room", "down":
            return f"adviser-{seat}-{last}"
        case "recover", "relic":
            return f"relic-{s.players[seat].site}-{last}"
        case "play", "site":
            return f"site-{last}"
        case "deal", "show":
            return f"modifier-{last}"
        case "deal", ("give" | "take") as way:
            return _in_deal(s, seat if way == "give" else ask.about["seat_to"], option)
        case _, "site":
            return f"site-{last}"
        case _, "pawn":
            return f"pawn-{last}"
        case _, "relic" | "banner":
            return thing(s, last)
    return ""


def _in_deal(s: Oath, owner: int, option: tuple[Any, ...]) -> str:
    """Where something lies that can be put into a deal; tokens and promises have no place."""
    kind, what = option[1:]
    if kind == "facedown":
        return f"adviser-{owner}-{what}"
    return thing(s, what) if kind in ("relic", "banner", "adviser", "site") else ""


def thing(s: Oath, name: str) -> str:
    """The piece of a card that lies face up, of a faceup site, a banner or a space of the reliquary."""
    if name in CARDS:
        return f"card-{name}"
    if name in BANNERS:
        return f"banner-{name}"
    if name in SITES:
        return next((f"site-{place}" for place, site in enumerate(s.sites) if site.name == name), "")
    return f"modifier-{name}" if name in RELIQUARY else ""


def in_pile(pile: Cards, card: str, piece: str) -> str:
    """The piece of a card in a pile that the asked player sees."""
    return f"{piece}-{pile.cards.index(card)}" if card in pile.cards else ""
