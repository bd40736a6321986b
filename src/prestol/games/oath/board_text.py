"""The board as plain text, for terminals and screen readers; and the facts in the texts of cards, sites and banners."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from prestol.games.oath.law.cards import room_at
from prestol.games.oath.law.victory import LAST_ROUND, STABLE
from prestol.games.oath.state import (
    BANDITS,
    BANNERS,
    CARDS,
    NOBODY,
    PLACES_OF,
    RELIQUARY,
    SCEPTER,
    SITES,
    SUIT,
    SUPPLY,
    Cost,
    Oath,
    Player,
    Site,
    game,
)
from prestol.table import Pile, Words, is_hidden
from prestol.table.lettering import in_columns

SEARCH: Final = SUPPLY["search"]
CAGE: Final = "obsidian-cage"


@game.hook
def board_text(s: Oath, seat: int | None, words: Words, names: Sequence[str]) -> str:
    """The war, the map, what lies beside it, then the players: oneself first, then clockwise."""
    say = words.say
    lines = [
        say("board-round", names, round=s.round, rounds=LAST_ROUND, phase=s.phase, seat=s.active),
        say("board-oath", names, oath=s.oath, title="usurper" if s.usurper else "oathkeeper", seat=s.title),
    ]
    if s.round in STABLE:
        lines.append(say("board-end-die", round=s.round, needed=STABLE[s.round]))
    lines += [*campaign(s, words, names), ""]
    for region, places in PLACES_OF.items():
        lines += [say("board-region", region=region), *["  " + place(s, at, words, names) for at in places]]
    lines += ["", *decks(s, words), ""]
    lines.append(say("board-banks", items=", ".join(say("board-bank", suit=x, favor=n) for x, n in s.banks.items())))
    lines += [banner(s, name, words, names) for name in BANNERS]
    lines.append(say("board-reliquary", items="; ".join(space(s, at, words) for at in range(len(RELIQUARY)))))
    lines += [say(f"board-promise-{p.kind}", names, seat=p.by, seat_to=p.to, n=p.n) for p in s.promises]
    for owner in s.from_seat(0 if seat is None else seat):
        lines += ["", *player(s, owner, seat, words, names)]
    return in_columns(lines)


def place(s: Oath, at: int, words: Words, names: Sequence[str]) -> str:
    """A site and all that is there."""
    say = words.say
    site = s.sites[at]
    pawns = [say("board-pawn", names, seat=seat) for seat, p in enumerate(s.players) if p.site == at]
    if not site.name:
        card = site.card.cards[0]
        name = say("board-hidden-site") if is_hidden(card) else say("board-site-known", site=card)
        message = "board-place" if pawns else "board-bare-place"
        return say(message, number=at + 1, name=name, items="; ".join(pawns))
    items = [ruled(s, site, words, names), *pawns]
    items += [card_on(s, card, words) for card in site.cards]
    items.append(say("board-room", cards=max(room_at(s, 0, at), 0)))
    if site.relics:
        items.append(say("board-relics", items=faces(site.relics, words)))
    if site.favor or site.secrets:
        items.append(tokens(words, site.favor, site.secrets))
    return say("board-place", number=at + 1, name=say("board-site", site=site.name), items="; ".join(items))


def ruled(s: Oath, site: Site, words: Words, names: Sequence[str]) -> str:
    """Who rules a site, and with how many warbands."""
    if site.color == NOBODY:
        if site.ruler == BANDITS:
            return words.say("board-bandits")
        return words.say("board-empire-none" if site.ruler == 0 else "board-ruled-none", names, seat=site.ruler)
    about = {"color": s.players[site.color].color, "warbands": site.warbands}
    return words.say("board-empire" if site.ruler == 0 else "board-ruled", names, seat=site.ruler, **about)


def card_on(s: Oath, card: str, words: Words) -> str:
    """A faceup card with its suit and what lies on it."""
    suit = SUIT[card]
    name = words.say("board-card", card=card, suit=suit) if suit else words.say("board-plain-card", card=card)
    favor, secrets = s.favor_on.get(card, 0), s.secrets_on.get(card, 0)
    return words.say("board-laden", name=name, items=tokens(words, favor, secrets)) if favor or secrets else name


def tokens(words: Words, favor: int, secrets: int) -> str:
    """So much favor, so many secrets."""
    items = [words.say("n-favor", favor=favor)] if favor else []
    return ", ".join(items + ([words.say("n-secrets", secrets=secrets)] if secrets else []))


def faces(pile: Pile, words: Words) -> str:
    """Facedown cards: those that are known by name, the others by their backs."""
    known = [words.say("board-plain-card", card=card) for card in pile.cards if not is_hidden(card)]
    backs = [card[1:] for card in pile.cards if is_hidden(card)]
    unknown = [words.say(f"n-{back}s", **{f"{back}s": backs.count(back)}) for back in dict.fromkeys(backs)]
    return ", ".join(known + unknown)


def decks(s: Oath, words: Words) -> list[str]:
    """The vision track, the world deck, the discard piles, the relic deck, the Dispossessed."""
    say = words.say
    top = s.world.cards[-1] if s.world else ""
    known = "none" if not top else "vision" if top == "?vision" else "denizen" if is_hidden(top) else "card"
    lines = [
        say("board-visions", visions=s.drawn, supply=SEARCH[s.drawn]),
        say("board-world", top=known, card=top or "none"),
    ]
    for region, pile in s.discards.items():
        items = faces(pile, words) if pile else say("board-none")
        lines.append(say("board-discards", region=region, items=items))
    lines.append(say("board-relic-deck", relics=len(s.relics)))
    if s.dispossessed:
        lines.append(say("board-dispossessed", cards=len(s.dispossessed)))
    return lines


def banner(s: Oath, name: str, words: Words, names: Sequence[str]) -> str:
    """What lies on a banner and who holds it."""
    flag = s.banners[name]
    held = words.say("board-unheld") if flag.holder < 0 else words.say("board-held", names, seat=flag.holder)
    favor = name == "peoples-favor"
    count = words.say("n-favor", favor=flag.tokens) if favor else words.say("n-secrets", secrets=flag.tokens)
    return words.say("board-banner", banner=name, items=count, held=held, mob="yes" if flag.mob else "no")


def space(s: Oath, at: int, words: Words) -> str:
    """A space of the Reliquary: its relic, or the modifier that is open."""
    pile = s.reliquary[at]
    if not pile:
        return words.say("board-open-space", modifier=RELIQUARY[at])
    return words.say("board-space", modifier=RELIQUARY[at], items=faces(pile, words))


def campaign(s: Oath, words: Words, names: Sequence[str]) -> list[str]:
    """A campaign that is under way: who fights for what, the dice and the sums."""
    c = s.campaign
    if c is None:
        return []
    say = words.say
    if c.defender == NOBODY:
        return [say("board-attacks", names, seat=c.attacker)]
    defender = "bandits" if c.defender == BANDITS else c.defender
    lines = [say("board-against", names, seat=c.attacker, seat_to=defender)]
    targets = [target(s, kind, what, words, names) for kind, what in c.targets]
    targets += [say("picture-find", site=s.sites[at].name) for at, _ in c.finds]
    lines.append(say("board-targets", items=", ".join(targets) or say("board-none")))
    if c.allies:
        lines.append(say("board-allies", items=", ".join(words.name(ally, names) for ally in c.allies)))
    if c.stage != "declare":
        lines.append(say("board-dice", attack=c.attack_dice, defense=c.defense_dice))
        if c.used:
            plans = ", ".join(say("board-plain-card", card=card) for card in c.used)
            lines.append(say("board-plans", items=plans))
    if c.saved:
        lines.append(say("board-saved", warbands=sum(c.saved.values())))
    if c.defense_faces:
        about = {"faces_defense": c.defense_faces, "defense": c.defense, "standing": c.standing}
        lines.append(say("board-defense", **about))
    if c.attack_faces:
        lines.append(say("board-attack", faces_attack=c.attack_faces, attack=c.attack, skulls=c.skulls))
    return ["  " * bool(at) + line for at, line in enumerate(lines)]


def target(s: Oath, kind: str, what: Any, words: Words, names: Sequence[str]) -> str:
    """A target of a campaign."""
    match kind:
        case "site":
            return words.say("board-site", site=s.sites[what].name)
        case "pawn":
            return words.say("board-target-pawn", names, seat=what)
        case "banner":
            return words.say(f"banner-{what}")
    return words.say("board-plain-card", card=what)


def player(s: Oath, owner: int, seat: int | None, words: Words, names: Sequence[str]) -> list[str]:
    """All that belongs to a player."""
    say = words.say
    p = s.players[owner]
    name = say("board-own" if owner == seat else "board-player", names, seat=owner)
    lines = [say("board-goods", supply=p.supply, favor=p.favor, secrets=p.secrets, spent=p.spent)]
    army = {"color": s.players[s.color(owner)].color, "warbands": p.warbands}
    lines.append(say("board-warbands", **army, bank=s.players[s.color(owner)].bank))
    lines += held_cards(s, p, words)
    head = say("board-head", name=name, role=p.role, color=p.color)
    return [head, *["  " + line for line in lines]]


def held_cards(s: Oath, p: Player, words: Words) -> list[str]:
    """Advisers, a Vision, relics, and the cards in hand."""
    say = words.say
    advisers = [card_on(s, card, words) for card in p.advisers]
    if p.facedown:
        advisers.append(say("board-facedown", items=faces(p.facedown, words)))
    lines = [say("board-advisers", items="; ".join(advisers) or say("board-none"))]
    if p.vision:
        lines.append(say("board-vision", card=p.vision))
    if s.shared and s.players[s.sharer] is p:
        lines.append(say("board-shared-vision", card=s.shared))
    if p.relics:
        lines.append(say("board-held-relics", items="; ".join(card_on(s, relic, words) for relic in p.relics)))
    if CAGE in p.relics and s.cage:
        caged = [say("board-caged", color=s.players[seat].color, warbands=n) for seat, n in sorted(s.cage.items())]
        lines.append(say("board-cage", items=", ".join(caged)))
    if p.hand:
        lines.append(say("board-hand", items=faces(p.hand, words)))
    return lines


# What the texts tell


@game.hook
def numbers(s: Oath, message: str) -> dict[str, Any]:
    """The facts in the texts of cards, sites, banners and modifiers; and whether their powers work yet."""
    kind, _, name = message.partition("-")
    match kind:
        case "card" if name in CARDS:
            return card_facts(name)
        case "site" if name in SITES:
            return site_facts(name)
        case "banner" if name in BANNERS:
            return {"tokens": s.banners[name].tokens}
        case "modifier":
            return {"works": works(name)}
    return {}


def works(name: str) -> str:
    """Whether something has a power at any moment of the law. The Grand Scepter is used by the law itself."""
    return "yes" if name == SCEPTER or any(name in moment.powers for moment in game.moments.values()) else "no"


def card_facts(name: str) -> dict[str, Any]:
    """What is printed on a card beside its text."""
    card = CARDS[name]
    return {
        "suit": card.suit or "none",
        "only": card.only or "any",
        "locked": "yes" if card.locked else "no",
        "power": tuple(_power(power, card.side, card.modifies) for power in card.powers),
        "price": price(card.cost),
        "dice": card.dice,
        "works": works(name) if card.powers else "yes",
    }


def _power(power: str, side: str, modifies: str) -> str:
    """The kind of a power, by its name in the words."""
    more = side if power == "plan" else modifies if power == "modifier" else ""
    return f"{power}-{more}" if more else power


def price(cost: Cost) -> tuple[str, ...]:
    """A cost as the tokens it takes."""
    parts: Mapping[str, int] = {
        "favor": cost.favor,
        "secret": cost.secret,
        "burn_favor": cost.burn_favor,
        "burn_secret": cost.burn_secret,
    }
    return tuple(token for token, count in parts.items() for _ in range(count))


def site_facts(name: str) -> dict[str, Any]:
    """What is printed on a site beside its power."""
    site = SITES[name]
    stock = ("favor",) * site.favor + ("secret",) * site.secrets + ("relic",) * site.relics
    return {
        "room": site.room,
        "stock": stock,
        "price": price(site.recover) if site.recover else (),
        "suit_bank": site.bank or "none",
        "suit_home": site.homeland or "none",
        "works": works(name),
    }
