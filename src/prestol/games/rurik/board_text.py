"""The board as plain text, for terminals and screen readers; and the numbers in the texts of cards and terms."""

from collections.abc import Sequence
from typing import Any

from prestol.games.rurik.regions import ruler
from prestol.games.rurik.solo import PLANS, PRIORITIES, WHERE, Entry
from prestol.games.rurik.state import (
    BOAT,
    DECREES,
    DEEDS,
    GOODS,
    NUMBERS,
    ROWS,
    SETUP,
    WAR,
    Rurik,
    game,
)
from prestol.table import Words, is_hidden
from prestol.table.lettering import in_columns

NO_BREAK = "\u00a0"


@game.hook
def board_text(s: Rurik, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """The regions, the banners, the decks, then the players: oneself first, then clockwise."""
    say = words.say
    if s.round:
        phase = say(f"phase-{s.phase}")
        lines = [say("board-round", names, round=s.round, rounds=SETUP["rounds"], phase=phase, seat=s.token)]
    else:
        lines = [say("board-setup", names, seat=s.token)]
    if s.rebellion is not None and s.rebellion.card:
        lines.append(say("board-card", number=s.rebellion.card, priority=s.rebellion.priority))
    lines += ["", say("board-regions"), *["  " + region(s, each, words, names) for each in s.map.regions]]
    lines += ["", say("board-banners"), *["  " + banner(s, each, words, names) for each in s.banners], ""]
    left, right = [len(deck) for deck in s.decks.values()]
    lines.append(say("board-decks", left=left, right=right, discards=len(s.discards)))
    lines.append(say("board-deeds", items=listed(words, "deed", s.row)))
    for owner in s.from_seat(0 if seat is None else seat):
        lines += ["", *player(s, owner, seat, words, names)]
    return in_columns(lines)


def called(s: Rurik, seat: int, words: Words, names: Sequence[str]) -> str:
    """A player by name, or the Rebellion."""
    return words.name(seat, names) if seat < s.seats else words.say("seat-rebellion")


def region(s: Rurik, at: str, words: Words, names: Sequence[str]) -> str:
    """All that stands in a region."""
    say = words.say
    rules = ruler(s, at)
    items = [say("board-unruled") if rules < 0 else say("board-ruled", names, seat=s.who(rules))]
    items.append(say("board-good" if at in s.goods else "board-no-good", good=s.symbols[at]))
    if at in s.rebels:
        reward = s.rebels[at]
        named = {"neutral": "board-neutral", "token": "board-rebel-token"}.get(reward, "board-rebel")
        items.append(say(named, reward=reward))
    for seat, p in enumerate(s.players):
        if at in p.troops:
            message = "board-troops-leader" if p.at == at else "board-troops"
            items.append(say(message, names, seat=s.who(seat), count=p.troops[at], leader=p.leader))
    items += [
        say("board-structure", names, structure=kind, seat=s.who(owners[at]))
        for kind, owners in s.structures.items()
        if at in owners
    ]
    return say("board-region", region=at, items="; ".join(items))


def banner(s: Rurik, action: str, words: Words, names: Sequence[str]) -> str:
    """The rows of a banner and who stands on them."""
    rows = []
    for (points, price), advisor in zip(ROWS[len(s.players)][action], s.banners[action], strict=True):
        cell = words.say("board-row", points=points, price=price)
        if advisor is not None:
            about = {"seat": s.who(advisor.seat), "number": advisor.number, "bribe": advisor.bribe}
            cell = words.say("board-advisor", names, cell=cell, **about)
        rows.append(cell)
    return words.say("board-banner", action=action, rows="; ".join(rows))


def player(s: Rurik, owner: int, seat: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """All that belongs to a player."""
    say = words.say
    p = s.players[owner]
    name = say("board-own" if owner == seat else "board-player", names, seat=s.who(owner))
    head = say("board-with-leader", name=name, leader=p.leader) if p.leader else name
    lines = [say("board-coins", coins=p.coins, rebels=p.rebels, reserve=p.reserve, **p.left)]
    goods = tuple(good for good in GOODS for _ in range(p.goods[good]))
    none = say("board-none")
    cells = sum(BOAT.values())
    lines.append(say("board-goods", items=counted(words, goods) or none, boat=p.boat, cells=cells))
    if s.phase == "strategy":
        lines.append(say("board-advisors", items=", ".join(map(str, p.advisors)) or none))
    tracks = [say("board-track", track=track, step=step) for track, step in p.tracks.items()]
    lines.append(say("board-tracks", items=", ".join(tracks)))
    if owner < s.seats:
        if p.exchange:
            lines.append(say("board-tokens", items=listed(words, "action", p.exchange)))
        seen = [card for card in p.hand.cards if not is_hidden(card)]
        hidden = len(p.hand) - len(seen)
        hand = [say(f"decree-{card}") for card in seen] + ([say("n-cards", cards=hidden)] if hidden else [])
        if hand:
            lines.append(say("board-hand", items=", ".join(hand)))
        if p.deeds:
            lines.append(say("board-own-deeds", items=listed(words, "deed", p.deeds)))
        if p.done:
            lines.append(say("board-done", items=listed(words, "deed", p.done)))
        if p.achievement is not None:
            card = p.achievement.value
            text = say("board-unknown") if is_hidden(card) else say(f"achievement-{card}")
            lines.append(say("board-achievement", achievement=text))
    elif s.rebellion is not None:
        lines += bonuses(s, words)
    return [head, *["  " + line for line in lines]]


def bonuses(s: Rurik, words: Words) -> list[str]:
    """What the Rebellion gets with its actions."""
    assert s.rebellion is not None
    level = NUMBERS["solo"]["levels"][str(s.variants.level)]
    items = [
        words.say("board-bonus", action=level[column][row][0], bonus=level[column][row][1])
        for column in PRIORITIES
        for row in s.rebellion.open[column]
    ]
    return [words.say("board-bonuses", items="; ".join(items))] if items else []


def listed(words: Words, kind: str, items: Sequence[str]) -> str:
    return ", ".join(words.say(f"{kind}-{item}") for item in items) or words.say("board-none")


def counted(words: Words, goods: Sequence[str]) -> str:
    """Goods, like ones together."""
    return ", ".join(
        words.say("board-count", good=good, count=goods.count(good)).replace(" ", NO_BREAK)
        for good in GOODS
        if good in goods
    )


@game.hook
def numbers(s: Rurik, message: str) -> dict[str, Any]:
    """The numbers in the texts of cards, regions, tracks, terms and score categories."""
    kind, _, card = message.partition("-")
    match kind:
        case "decree":
            decree = DECREES[card]
            plain = {what: count for what, count in decree.reward.items() if isinstance(count, int)}
            return {**plain, "price": decree.price, "losses": decree.losses}
        case "deed":
            deed = DEEDS[card]
            parts = {**deed.get("have", {}), **deed.get("pay", {}), **deed["reward"]}
            return {what: count for what, count in parts.items() if type(count) is int}
        case "region" if card in NUMBERS["regions"]:
            region = NUMBERS["regions"][card]
            return {"good": s.symbols.get(card, region["good"]), "region_all": tuple(region["neighbours"])}
        case "rebellion":
            return card_numbers(card)
    first, second = WAR["points"]
    solo = NUMBERS["solo"]
    tracks = NUMBERS["tracks"]
    return {
        "troops": SETUP["troops"],
        "first": first,
        "second": second,
        "achievement_points": NUMBERS["achievements"]["points"],
        "coins_a_point": solo["coins_a_point"],
        "goods_a_point": solo["goods_a_point"],
        "steps": ", ".join(map(str, tracks[card]["points"])) if card in tracks else "",
    }


def card_numbers(card: str) -> dict[str, Any]:
    """What a Rebellion card says: the order of the regions, and for each priority advisors, banners, structures."""
    about: dict[str, Any] = {"region_all": WHERE[card]}
    for letter, priority in zip("abc", PRIORITIES, strict=True):
        plan = PLANS[card][priority]
        about[f"structure_{letter}"] = plan.builds
        for place, entry in enumerate(plan.entries, 1):
            about[f"n{letter}{place}"] = advisor(entry)
            about[f"action_{letter}{place}"] = entry.banner
    return about


def advisor(entry: Entry) -> str:
    """The advisor of an entry: a second one of its number with a stroke, one that may bribe with a plus."""
    return f"{entry.number}{chr(0x2032) if entry.second else ''}{'+' if entry.bribes else ''}"
