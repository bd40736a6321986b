"""The main actions: muster, march, attack, tax, build and decrees. Points of an action stand in the turn."""

from prestol.games.rurik.decks import renew_decks, which_deck
from prestol.games.rurik.moments import (
    ATTACKED,
    COMPANIONS,
    COST,
    INSTEAD,
    MUSTER_WHERE,
    REBEL_DEFEATED,
    REVEALS,
    USE,
)
from prestol.games.rurik.regions import (
    figures_of,
    lose_troop,
    move_figure,
    others_in,
    own_structure,
    place_leader,
    place_troop,
    raise_war,
    ruler,
    structure_works,
)
from prestol.games.rurik.state import DECREES, GOODS, TOKENS, Rurik, game
from prestol.table import PASS, Ask, Asking

REBEL = "rebel"
"""Stands for a rebel where a player's number would name an opponent."""

# Muster


@game.step
def muster(s: Rurik, seat: int) -> Asking:
    """Each point brings a troop, or the leader, from the supply into an occupied region."""
    p = s.players[seat]
    points = s.turn.points
    while points["muster"] and (p.reserve or not p.at):
        where = (*p.troops, *MUSTER_WHERE(s, seat, ()))
        if not where:
            break
        region = yield Ask(seat, "muster", (*where, *USE.ready(s, seat)), True, {"points": points["muster"]})
        if region is PASS:
            break
        if region in USE.powers:
            USE.play(s, region, seat)
            s.then(muster, seat)
            return
        figure = "troop"
        if not p.at:
            figure = "leader"
            if p.reserve:
                figure = yield Ask(seat, "muster-figure", ("troop", "leader"), about={"region": region})
        points["muster"] -= 1
        if region not in p.troops:
            p.ability_used = True
        if figure == "leader":
            place_leader(s, seat, region)
        else:
            place_troop(s, seat, region)
        s.tell("musters", seat, figure=figure, region=region, leader=p.leader)
    points["muster"] = 0


# March


@game.step
def move(s: Rurik, seat: int) -> Asking:
    """Each point takes a troop or the leader to a neighbouring region."""
    p = s.players[seat]
    points = s.turn.points
    neighbours = s.map.neighbours
    while points["move"] and p.troops:
        origin = yield Ask(seat, "move", (*p.troops, *USE.ready(s, seat)), True, {"points": points["move"]})
        if origin is PASS:
            break
        if origin in USE.powers:
            USE.play(s, origin, seat)
            s.then(move, seat)
            return
        figure = "troop"
        if p.at == origin:
            figure = yield from which_figure(s, seat, seat, origin)
        to = yield Ask(seat, "move-to", neighbours[origin], about={"figure": figure, "region": origin})
        points["move"] -= 1
        if figure == "leader":
            most = min(COMPANIONS(s, seat, 0), p.troops[origin] - 1)
            if most > 0:
                count = yield Ask(seat, "companions", range(most + 1), about={"region": origin, "region_to": to})
                if count:
                    move_figure(s, seat, "troop", origin, to, count)
                    s.tell("companions", seat, troops=count, leader=p.leader, region=origin, region_to=to)
        move_figure(s, seat, figure, origin, to)
        s.tell("marches", seat, figure=figure, leader=p.leader, region=origin, region_to=to)
    points["move"] = 0


def which_figure(s: Rurik, seat: int, owner: int, region: str) -> Asking:
    """A troop or the leader of a region that the leader stands in."""
    figures = figures_of(s, owner, region)
    if len(figures) == 1:
        return figures[0]
    figure = yield Ask(seat, "figure", figures, about={"region": region, "leader": s.players[owner].leader})
    return figure


# Attack


def targets(s: Rurik, seat: int, region: str) -> list[str | int]:
    """What the player may attack in a region where they have a troop."""
    found: list[str | int] = [REBEL] if region in s.rebels else []
    return found + others_in(s, seat, region)


@game.step
def attack(s: Rurik, seat: int) -> Asking:
    """One point: an attack on a rebel or an opponent in an occupied region."""
    p = s.players[seat]
    points = s.turn.points
    where = [region for region in p.troops if targets(s, seat, region)] if points["attack"] else []
    instead = INSTEAD.ready(s, seat) if points["attack"] else []
    if not where and not instead:
        points["attack"] = s.turn.fewer = 0
        return
    region = yield Ask(seat, "attack", (*where, *instead, *USE.ready(s, seat)), True, {"points": points["attack"]})
    if region is PASS:
        points["attack"] = s.turn.fewer = 0
        return
    if region not in p.troops:
        (USE if region in USE.powers else INSTEAD).play(s, region, seat)
        s.then(attack, seat)
        return
    found = targets(s, seat, region)
    target = found[0] if len(found) == 1 else (yield Ask(seat, "target", found, about={"region": region}))
    points["attack"] -= 1
    if isinstance(target, str):
        defeat_rebel(s, seat, region)
    else:
        reveals = decrees_to_reveal(s, seat, region, target)
        deck = ""
        if reveals:
            deck = yield from which_deck(s, seat, "losses-deck", reveals)
        strike(s, seat, region, target, reveals, deck)
    s.turn.fewer = 0
    s.then(attack, seat)


def defeat_rebel(s: Rurik, seat: int, region: str) -> None:
    """The figure goes to the player, who gets its reward."""
    p = s.players[seat]
    reward = s.rebels.pop(region)
    p.rebels += 1
    neutral = reward == "neutral"
    if reward in {"token", "neutral"}:
        reward = ""
        if s.tokens.cards:
            token = s.reveal(s.tokens)
            s.spent.append(token)
            reward = TOKENS[token]
    s.tell("defeats-neutral" if neutral else "defeats-rebel", seat, region=region, reward=reward or "none")
    if reward in GOODS:
        p.goods[reward] += 1
    elif reward:
        p.coins += int(reward.removeprefix("coin"))
    if p.at == region:
        REBEL_DEFEATED.fire(s, (seat,), region)


def decrees_to_reveal(s: Rurik, seat: int, region: str, target: int) -> int:
    """One card, one more if the opponent rules the region, and one more for a stronghold of theirs."""
    count = 1 + (ruler(s, region) == target) + own_structure(s, "stronghold", target, region) - s.turn.fewer
    if s.players[seat].at == region:
        count = REVEALS(s, seat, count)
    return max(0, count)


def strike(s: Rurik, seat: int, region: str, target: int, reveals: int, deck: str) -> None:
    """The opponent loses a troop, the war marker goes up, and losses are checked."""
    figure = lose_troop(s, target, region)
    raise_war(s, seat)
    s.tell("attacks", seat, seat_to=target, region=region, figure=figure, leader=s.players[target].leader)
    if s.players[seat].at == region:
        ATTACKED.fire(s, (seat,), region, target)
    if reveals and deck:
        s.then(check_losses, seat, region, deck, reveals)


@game.step
def check_losses(s: Rurik, seat: int, region: str, deck: str, count: int) -> None:
    """Decrees are revealed until one shows a loss: then the attacker loses a troop in the region."""
    pile = s.decks[deck]
    for _ in range(count):
        if not pile.cards:
            break
        card = s.reveal(pile)
        s.discards.append(card)
        losses = DECREES[card].losses
        s.tell("reveals", seat, decree=card, losses=losses)
        if not pile.cards:
            renew_decks(s)
        if losses:
            for _ in range(losses):
                if region in s.players[seat].troops:
                    figure = lose_troop(s, seat, region)
                    s.tell("loses", seat, region=region, figure=figure, leader=s.players[seat].leader)
            break


# Tax


def cost(s: Rurik, seat: int, region: str) -> int:
    """Points for taxing or building: one where the player rules, else two."""
    p = s.players[seat]
    points = 1 if ruler(s, region) == seat else 2
    return int(COST.alone(p.leader, s, seat, points)) if p.at == region else points


def taxable(s: Rurik, seat: int, points: int) -> list[str]:
    """The regions whose good the player can take."""
    troops = s.players[seat].troops
    where = [region for region in s.goods if region in troops]
    return [region for region in where if cost(s, seat, region) == 1] if points == 1 else where


@game.step
def tax(s: Rurik, seat: int) -> Asking:
    """Take goods from occupied regions. Points that are left count with later tax points of the turn."""
    p = s.players[seat]
    points = s.turn.points
    while points["tax"]:
        where = taxable(s, seat, points["tax"])
        use = USE.ready(s, seat)
        if not where and not (use and taxable(s, seat, 2)):
            break
        region = yield Ask(seat, "tax", (*where, *use), True, {"points": points["tax"]})
        if region is PASS:
            break
        if region in USE.powers:
            USE.play(s, region, seat)
            s.then(tax, seat)
            return
        points["tax"] -= cost(s, seat, region)
        good = s.goods.pop(region)
        p.goods[good] += 1
        s.tell("taxes", seat, region=region, good=good)
        if own_structure(s, "market", seat, region):
            gain = yield Ask(seat, "market", (good, "coin"), about={"region": region})
            if gain == "coin":
                p.coins += 1
            else:
                p.goods[good] += 1
            s.tell("market", seat, region=region, gain=gain)


# Build


def buildable(s: Rurik, seat: int, region: str) -> list[str]:
    """The structures that the player can put into a region."""
    left = s.players[seat].left
    return [kind for kind, there in s.structures.items() if left[kind] and region not in there]


@game.step
def build(s: Rurik, seat: int) -> Asking:
    """Raise structures in occupied regions. Points that are left count with later build points of the turn."""
    p = s.players[seat]
    points = s.turn.points
    while points["build"]:
        rich = points["build"] > 1
        room = [region for region in p.troops if buildable(s, seat, region)]
        where = room if rich else [region for region in room if cost(s, seat, region) == 1]
        use = USE.ready(s, seat)
        if not where and not (use and room):
            break
        region = yield Ask(seat, "build", (*where, *use), True, {"points": points["build"]})
        if region is PASS:
            break
        if region in USE.powers:
            USE.play(s, region, seat)
            s.then(build, seat)
            return
        kind = yield Ask(seat, "structure", buildable(s, seat, region), about={"region": region})
        victims = converts(s, seat, region) if kind == "church" else []
        victim = None
        if victims:
            victim = yield Ask(seat, "convert", victims, about={"region": region})
        points["build"] -= cost(s, seat, region)
        raise_structure(s, seat, region, kind)
        if victim is not None:
            convert(s, seat, region, victim)


def raise_structure(s: Rurik, seat: int, region: str, kind: str) -> None:
    s.players[seat].left[kind] -= 1
    s.structures[kind][region] = seat
    s.tell("builds", seat, structure=kind, region=region)


def converts(s: Rurik, seat: int, region: str) -> list[str | int]:
    """What a church of the player can remove: a rebel, or an opponent's troop that is not the leader."""
    if not structure_works(s, region, seat):
        return []
    found: list[str | int] = [REBEL] if region in s.rebels else []
    return found + [other for other in others_in(s, seat, region) if "troop" in figures_of(s, other, region)]


def convert(s: Rurik, seat: int, region: str, victim: str | int) -> None:
    """A church puts an own troop in place of a rebel, which goes to the box, or of an opponent's troop."""
    if isinstance(victim, str):
        neutral = s.rebels.pop(region) == "neutral"
        s.tell("converts-neutral" if neutral else "converts-rebel", seat, region=region)
    else:
        lose_troop(s, victim, region)
        s.tell("converts", seat, seat_to=victim, region=region)
    if s.players[seat].reserve:
        place_troop(s, seat, region)


# Ride (deeds alone bring it)


@game.step
def ride(s: Rurik, seat: int, count: int) -> Asking:
    """So many different troops, the leader perhaps among them, go to any regions."""
    p = s.players[seat]
    arrived: dict[str, int] = {}
    led = False
    for left in range(count, 0, -1):
        where = [region for region, troops in p.troops.items() if troops > arrived.get(region, 0)]
        if not where:
            break
        origin = yield Ask(seat, "ride", where, True, {"points": left})
        if origin is PASS:
            break
        figure = "troop"
        if p.at == origin and not led:
            figures = figures_of(s, seat, origin)
            if len(figures) > 1 and p.troops[origin] - arrived.get(origin, 0) == 1:
                figures = ("leader",)
            figure = figures[0]
            if len(figures) > 1:
                figure = yield Ask(seat, "figure", figures, about={"region": origin, "leader": p.leader})
        regions = tuple(region for region in s.map.regions if region != origin)
        to = yield Ask(seat, "ride-to", regions, about={"figure": figure, "region": origin})
        move_figure(s, seat, figure, origin, to)
        arrived[to] = arrived.get(to, 0) + 1
        led = led or figure == "leader"
        s.tell("rides", seat, figure=figure, leader=p.leader, region=origin, region_to=to)


STEPS = {"muster": muster, "move": move, "attack": attack, "tax": tax, "build": build}
"""The steps that spend the points of each action."""
