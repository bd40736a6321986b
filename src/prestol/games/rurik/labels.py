"""What an answer means, as a message and its arguments: said by what it will bring about."""

from bisect import bisect_right
from collections.abc import Callable
from typing import Any

from prestol.games.rurik.actions import buildable, converts, cost, decrees_to_reveal, targets
from prestol.games.rurik.deeds import possible_deeds
from prestol.games.rurik.development import NEEDS
from prestol.games.rurik.moments import ATTACKED, INSTEAD, REBEL_DEFEATED, USE
from prestol.games.rurik.regions import (
    figures_of,
    lose_troop,
    move_figure,
    own_structure,
    place_leader,
    place_troop,
    ruler,
)
from prestol.games.rurik.solo import next_priority
from prestol.games.rurik.state import DEEDS, EXCHANGE, ROWS, Rurik, game
from prestol.games.rurik.turn import exchangeable
from prestol.table import Ask, Value
from prestol.table.plain import copied

Label = tuple[str, dict[str, Any]]

POWERS_OFFERED = ("turn", "muster", "move", "attack", "tax", "build")
"""The questions among whose options are leaders who may be used now."""


@game.hook
def label(s: Rurik, ask: Ask, option: Value) -> Label | None:
    seat, about = ask.seat, ask.about
    if ask.kind in POWERS_OFFERED and (option in USE.powers or option in INSTEAD.powers):
        return power(s, seat, option)
    match ask.kind:
        case "leader" | "achievement":
            return f"option-{ask.kind}", {ask.kind: option}
        case "first-troop":
            rebel = s.rebels.get(option, "none")
            return "option-first-troop", {"region": option, "good": s.symbols[option], "reward": rebel}
        case "first-leader" | "move" | "ride":
            first = ask.kind == "first-leader"
            troops = s.players[seat].troops[option]
            return "option-first-leader" if first else "option-move", {"region": option, "troops": troops}
        case "advisor":
            return "option-advisor", {"number": option}
        case "banner":
            return "option-banner", on_banner(s, about["number"], option, 0)
        case "bribe":
            return "option-bribe", on_banner(s, about["number"], about["banner"], option)
        case "return":
            return "option-return", {"region": option}
        case "take-advisor":
            return "option-take-advisor", row_of(s, *option)
        case "turn":
            return in_turn(s, seat, option)
        case "choose-points":
            return "option-choose-points", {"action": option, "points": 1}
        case "exchange":
            return "option-exchange", {"action": option}
        case "exchange-goods" | "pay-goods":
            return "option-goods", {"good_all": option}
        case "deed" | "take-deed" | "pick-deed":
            return f"deed-{option}.option", game.numbers(s, f"deed-{option}")
        case "decree" | "put-back" | "pay-decree":
            return "option-decree", {"decree": option}
        case "keep":
            return "option-keep", {"decree": option}
        case "deck" | "losses-deck":
            return "option-deck", {"deck": option, "cards": len(s.decks[option])}
        case "token" | "send-whom":
            own = option == seat
            return "option-self" if own else "option-seat" if ask.kind == "token" else "option-send-whom", {
                "seat_to": s.who(option)
            }
        case "boat":
            return "option-boat", on_boat(s, seat, option)
        case "companions":
            return "option-companions", {"troops": option}
        case "muster-figure" | "figure":
            return "option-figure", {"leader": s.players[seat].leader, **about, "figure": option}
        case "market":
            return "option-market", {"gain": option}
        case "send-to":
            return "option-send-to", {"region": option}
        case _:
            return on_map(s, ask, option)


def on_map(s: Rurik, ask: Ask, option: Value) -> Label | None:
    """Answers that change what stands in a region."""
    seat, about = ask.seat, ask.about
    match ask.kind:
        case "muster":
            return muster(s, seat, option)
        case "move-to" | "ride-to":
            return march(s, seat, about["figure"], about["region"], option)
        case "attack":
            found = targets(s, seat, option)
            if len(found) > 1:
                return "option-attack-several", {"region": option, "targets": len(found)}
            return attack(s, seat, option, found[0])
        case "target":
            return attack(s, seat, about["region"], option)
        case "tax":
            market = "market" if own_structure(s, "market", seat, option) else "none"
            points = cost(s, seat, option)
            return "option-tax", {"region": option, "good": s.goods[option], "points": points, "market": market}
        case "build":
            kinds = tuple(buildable(s, seat, option))
            return "option-build", {"region": option, "points": cost(s, seat, option), "structure_all": kinds}
        case "structure":
            region = about["region"]
            turns = len(converts(s, seat, region)) if option == "church" else 0
            change = ruling(s, seat, region, lambda t: t.structures[option].__setitem__(region, seat))
            return "option-structure", {"structure": option, "turns": turns, "rule": change}
        case "convert":
            return convert(s, seat, about["region"], option)
        case "pay-troop":
            return remove(s, seat, option, 1)
        case "pay-camp":
            return remove(s, seat, option, DEEDS[about["deed"]]["pay"]["troops_ruled"])
        case "pay-structure":
            kind, region = option
            change = ruling(s, seat, region, lambda t: t.structures[kind].pop(region))
            return "option-pay-structure", {"structure": kind, "region": region, "rule": change}
    return None


def ruling(s: Rurik, seat: int, region: str, act: Callable[[Rurik], Any]) -> str:
    """What becomes of the rule of a region by something that is tried on a copy of the position."""
    after = copied(s)
    act(after)
    had, has = ruler(s, region), ruler(after, region)
    if had == has:
        return "same"
    if has == seat:
        return "gains"
    if has >= 0:
        return "gives"
    return "loses" if had == seat else "breaks"


def power(s: Rurik, seat: int, leader: str) -> Label:
    """A leader who may be used now."""
    region = s.players[seat].at
    change = ruling(s, seat, region, lambda t: place_troop(t, seat, region)) if leader in INSTEAD.powers else "same"
    return f"use-{leader}", {"region": region, "rule": change}


def on_banner(s: Rurik, number: int, banner: str, bribe: int) -> dict[str, Any]:
    """The row an advisor would get, what it would bring, and how many others would be pushed down."""
    rows = s.banners[banner]
    row = 0
    while (other := rows[row]) is not None and other.influence >= number + bribe:
        row += 1
    pushed = len([advisor for advisor in rows[row:] if advisor is not None])
    return {**row_of(s, banner, row), "pushed": pushed, "coins": bribe}


def row_of(s: Rurik, banner: str, row: int) -> dict[str, Any]:
    points, price = ROWS[len(s.players)][banner][row]
    return {"banner": banner, "action": banner, "row": str(row + 1), "points": points, "price": price}


def on_boat(s: Rurik, seat: int, load: int) -> dict[str, Any]:
    """Where the trade marker comes to stand with so many goods on the boat, and what the Rebellion makes of it."""
    step = max(s.players[seat].tracks["trade"], bisect_right(NEEDS["trade"], load))
    return {"goods": load, "step": step, "priority": "none" if s.rebellion is None else next_priority(s, load)}


def in_turn(s: Rurik, seat: int, option: str) -> Label | None:
    """What may be done in a turn."""
    turn = s.turn
    match option:
        case "action":
            top = "top" if turn.action == "scheme" and turn.top and s.seats > 1 else "none"
            return "option-act", {"action": turn.action, "cards": turn.due, "top": top}
        case "coin":
            return "option-coin", {"action": turn.action}
        case "decree":
            return "option-play-decree", {}
        case "deed":
            return "option-do-deed", {"deed_all": tuple(possible_deeds(s, seat))}
        case "exchange":
            tokens = exchangeable(s, seat)
            about = {"action": tokens[0], "points": EXCHANGE[tokens[0]]["points"]}
            return "option-use-token" if len(tokens) == 1 else "option-use-token.any", about
    return "option-end", {}


def muster(s: Rurik, seat: int, region: str) -> Label:
    p = s.players[seat]
    place = place_troop if p.reserve else place_leader
    change = ruling(s, seat, region, lambda t: place(t, seat, region))
    about = {"region": region, "troops": p.troops.get(region, 0) + 1, "rule": change}
    return "option-muster" if region in p.troops else "option-muster-maria", about


def march(s: Rurik, seat: int, figure: str, origin: str, to: str) -> Label:
    def act(after: Rurik) -> None:
        move_figure(after, seat, figure, origin, to)

    about = {"region": to, "region_from": origin, "rule": ruling(s, seat, to, act)}
    return "option-move-to", {**about, "rule_left": ruling(s, seat, origin, act)}


def attack(s: Rurik, seat: int, region: str, target: str | int) -> Label:
    """An attack: what is gained or lost by it for certain."""
    here = s.players[seat].at == region
    if isinstance(target, str):

        def defeat(after: Rurik) -> None:
            del after.rebels[region]
            if here and REBEL_DEFEATED.ready(s, seat, region):
                place_troop(after, seat, region)

        change = ruling(s, seat, region, defeat)
        return "option-attack-rebel", {"region": region, "reward": s.rebels[region], "rule": change}
    other = s.players[target]
    return "option-attack", {
        "region": region,
        "seat_to": s.who(target),
        "figure": figures_of(s, target, region)[0],
        "leader": other.leader,
        "cards": decrees_to_reveal(s, seat, region, target),
        "coins": 1 if here and ATTACKED.ready(s, seat, region, target) else 0,
        "rule": ruling(s, seat, region, lambda t: lose_troop(t, target, region)),
    }


def convert(s: Rurik, seat: int, region: str, victim: str | int) -> Label:
    def act(after: Rurik) -> None:
        if isinstance(victim, str):
            del after.rebels[region]
        else:
            lose_troop(after, victim, region)
        if after.players[seat].reserve:
            place_troop(after, seat, region)

    about: dict[str, Any] = {"rule": ruling(s, seat, region, act)}
    if isinstance(victim, str):
        return "option-convert-neutral" if s.rebels[region] == "neutral" else "option-convert-rebel", about
    return "option-convert", {**about, "seat_to": s.who(victim)}


def remove(s: Rurik, seat: int, region: str, count: int) -> Label:
    """Troops that a deed costs."""

    def act(after: Rurik) -> None:
        for _ in range(count):
            lose_troop(after, seat, region)

    left = s.players[seat].troops[region] - count
    return "option-remove", {"region": region, "troops": left, "rule": ruling(s, seat, region, act)}
