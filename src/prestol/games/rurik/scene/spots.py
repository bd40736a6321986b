"""Where an answer lies on the board: the name of the piece that stands for it."""

from typing import Any

from prestol.games.rurik.state import ACTIONS, LEADERS, Rurik
from prestol.table import Ask, Value

IN_REGIONS = (
    "first-troop", "first-leader", "return", "muster", "move", "move-to", "attack", "tax", "build", "ride", "ride-to",
    "send-to", "pay-troop", "pay-camp",
)  # fmt: skip
TURN = {"coin": "coins", "decree": "hand", "deed": "deeds", "exchange": "exchange"}


def spots(s: Rurik, ask: Ask | None) -> dict[str, Value]:
    """For each piece that stands for an answer, that answer. What has no place on the board is left out."""
    if ask is None:
        return {}
    return {spot: option for option in ask.options if (spot := spot_of(s, ask, option))}


def spot_of(s: Rurik, ask: Ask, option: Any) -> str:
    """The piece that stands for an answer; "" if there is none."""
    seat, kind, about = ask.seat, ask.kind, ask.about
    if option in LEADERS:
        return f"offer-{option}" if kind == "leader" else f"leader-{seat}"
    if kind in IN_REGIONS:
        return f"region-{option}"
    p = s.players[seat]
    match kind:
        case "turn" if option == "action":
            return f"banner-{about['action']}"
        case "turn":
            return f"{TURN[option]}-{seat}" if option in TURN else ""
        case "banner" | "choose-points":
            return f"banner-{option}" if option in ACTIONS else ""
        case "advisor":
            return f"advisor-{seat}-{option}-{p.advisors.count(option)}"
        case "take-advisor":
            return f"cell-{option[0]}-{option[1]}"
        case "token":
            return f"board-{option}"
        case "target" | "send-whom" | "convert":
            if option == "rebel":
                return f"rebel-{about['region']}"
            return figure(s, option, about["region"], "troop")
        case "figure":
            owner = next((number for number, other in enumerate(s.players) if other.leader == about["leader"]), seat)
            return figure(s, owner, about["region"], option)
        case "muster-figure":
            return f"leader-{seat}" if option == "leader" else f"reserve-{seat}"
        case "deck" | "losses-deck":
            return f"deck-{option}"
        case "keep" | "put-back":
            return f"drawn-{seat}-{p.drawn.cards.index(option)}"
        case "decree" | "pay-decree":
            return f"hand-{seat}-{p.hand.cards.index(option)}"
        case "achievement":
            return f"dealt-{seat}-{p.dealt.cards.index(option)}"
        case "deed" | "pick-deed" | "take-deed":
            return f"deed-{option}"
        case "exchange":
            return f"exchange-{seat}-{option}"
        case "structure":
            return f"slot-{about['region']}-{option}"
        case "pay-structure":
            return f"slot-{option[1]}-{option[0]}"
    return ""


def figure(s: Rurik, owner: int, region: str, what: str) -> str:
    """The troops of a player in a region, or the leader; the leader stands for both where there is nobody else."""
    p = s.players[owner]
    if p.at == region and (what == "leader" or p.troops[region] == 1):
        return f"leader-{owner}"
    return f"troops-{owner}-{region}"
