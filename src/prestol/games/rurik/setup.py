"""Setup: board, leaders, achievements, first troops."""

from prestol.games.rurik.decks import split_decrees
from prestol.games.rurik.regions import place_leader, place_troop
from prestol.games.rurik.rules import play_round
from prestol.games.rurik.solo import raise_rebellion
from prestol.games.rurik.state import FIGURES, GOODS, LEADERS, NUMBERS, REBELLION, SETUP, Rurik, game
from prestol.table import Ask, Asking, Pile, Secret, Together


@game.step
def set_up(s: Rurik) -> None:
    """Rebels and goods on the map, decks, the first player."""
    regions = s.map.regions
    if s.variants.goods == "shuffled":
        tokens = [
            good
            for players, goods in NUMBERS["goods_tokens"].items()
            if int(players) <= len(s.players)
            for good in GOODS
            for _ in range(goods.get(good, 0))
        ]
        s.symbols = dict(zip(regions, s.shuffled("goods tokens", tokens), strict=True))
    s.goods = s.symbols.copy()
    if s.rebellion is None:
        figures = s.shuffled("rebels", FIGURES)
        s.rebels = dict(zip(regions, figures, strict=False))
        if s.variants.rebels == "tokens":
            s.rebels = dict.fromkeys(regions, "token")
    if s.tokens.cards:
        s.shuffle("tokens", s.tokens)
    decks = s.decks
    s.shuffle("decrees", decks["left"])
    split_decrees(s)
    s.shuffle("deeds", s.deeds)
    s.row = [s.reveal(s.deeds) for _ in range(SETUP["row"])]
    s.shuffle("achievements", s.box)
    s.first = s.token = s.roll("first player", s.seats)[0]
    s.tell("begins", s.first)
    if s.rebellion is not None:
        s.then(raise_rebellion)
    s.then(deal_leaders if s.variants.leaders == "dealt" else choose_leaders)
    s.then(deal_achievements)


# Leaders


def leaders_on_offer(s: Rurik) -> list[str]:
    """The leaders that nobody has. Sviatopolk leads the Rebellion of the solo game."""
    taken = {p.leader for p in s.players} | ({"sviatopolk"} if s.rebellion is not None else set())
    return [leader for leader in LEADERS if leader not in taken]


def take_leader(s: Rurik, seat: int, leader: str) -> None:
    s.players[seat].leader = leader
    s.working[seat] = (leader,)
    s.uses[leader] = s.uses.get(leader, 0) + 1
    s.tell("leader", seat, leader=leader)


@game.step
def deal_leaders(s: Rurik) -> None:
    """Leaders are given out by chance."""
    leaders = s.shuffled("leaders", leaders_on_offer(s))
    for seat in s.people(s.first):
        take_leader(s, seat, leaders.pop())


@game.step
def choose_leaders(s: Rurik) -> None:
    for seat in s.people(s.first):
        s.then(choose_leader, seat)


@game.step
def choose_leader(s: Rurik, seat: int) -> Asking:
    leader = yield Ask(seat, "leader", leaders_on_offer(s))
    take_leader(s, seat, leader)


# Achievements


@game.step
def deal_achievements(s: Rurik) -> None:
    """Two cards to each."""
    for seat in s.people(s.first):
        s.draw(s.box, s.players[seat].dealt, seat, SETUP["achievements"])
    s.then(keep_achievements)


@game.step
def keep_achievements(s: Rurik) -> Asking:
    """Each keeps one of the two cards and puts the other into the box, unseen."""
    seats = s.people(s.first)
    kept = yield Together([keep_achievement(s, seat) for seat in seats])
    for seat, card in zip(seats, kept, strict=True):
        p = s.players[seat]
        for other in p.dealt.cards[:]:
            if other != card:
                p.dealt.move(other, s.box)
        p.dealt = Pile(back="achievement")
        p.achievement = Secret(card, 1 << seat, "achievement")
        s.whisper(seat, "achievement", achievement=card)
    s.tell("achievements")
    s.then(first_troops)


def keep_achievement(s: Rurik, seat: int) -> Asking:
    """One player's choice."""
    card = yield Ask(seat, "achievement", tuple(s.players[seat].dealt.cards), private=True)
    return card


# First troops


@game.step
def first_troops(s: Rurik) -> None:
    """Three troops each, one at a time in turn; then the leaders."""
    seats = s.people(s.first)
    for _ in range(SETUP["on_map"]):
        for seat in seats:
            s.then(place_first, seat)
    for seat in seats:
        s.then(place_first_leader, seat)
    s.then(play_round)


@game.step
def place_first(s: Rurik, seat: int) -> Asking:
    """A troop into any region in play; in the solo game into none of the Rebellion's."""
    where: tuple[str, ...] | list[str] = s.map.regions
    if s.rebellion is not None:
        where = [region for region in where if region not in s.players[REBELLION].troops]
    region = yield Ask(seat, "first-troop", where)
    place_troop(s, seat, region)
    s.tell("first-troop", seat, region=region)


@game.step
def place_first_leader(s: Rurik, seat: int) -> Asking:
    """The leader into a region with an own troop."""
    p = s.players[seat]
    region = yield Ask(seat, "first-leader", tuple(p.troops), about={"leader": p.leader})
    place_leader(s, seat, region)
    s.tell("first-leader", seat, leader=p.leader, region=region)
