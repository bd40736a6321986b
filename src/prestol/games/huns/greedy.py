"""A simple player: takes what is worth most at once. It sees a seat's view and nothing else.

Worth is counted in points: a cube on a wagon is its share of the wagon, a cell of a mercenary its share of what the
mercenary brings, a card what it brings on average.
"""

from collections.abc import Callable
from typing import Any

from prestol.games.huns.moments import DRAW_COUNT, PILLAGE_EXTRA, PILLAGE_VALUE, PLACE_OPEN
from prestol.games.huns.rules import scores, sources
from prestol.games.huns.state import ROOM, Huns, deck_of, game
from prestol.table import PASS, Ask, Value

HIRED = 4.0  # points that a mercenary brings when it becomes full: from -1 to +1, and its power
LIFTED = 2.0
CARD_WORTH = {"blue": 1.6, "red": 2.4, "green": 1.4, "black": 1.8, "yellow": 1.6}
CHOICE_WORTH = 0.4  # for each further card to choose from
AWKWARD_RAIDS = ("R07", "R08")  # good only at the right moment
FREE_HELP = ("E03", "M08", "M06", "M03", "R01", "R02", "R03", "R04", "R06", "R09", "R10", "R11", "R12")


def cell_worth(s: Huns, seat: int, place: int, more: int = 1) -> float:
    """What the next cubes on a wagon are worth: the fuller the wagon, the more."""
    wagon = s.camps[seat].wagons[place]
    if wagon is None:
        return 0.0
    filled = len(wagon.cubes) - len(wagon.free)
    return more * s.players * (0.7 + 0.15 * filled) / len(wagon.cubes)


def card_worth(card: str) -> float:
    """What one cube on a mercenary or a curse is worth."""
    return (HIRED if card[0] == "M" else LIFTED) / ROOM[card]


def cubes_worth(s: Huns, seat: int, colour: str, count: int) -> float:
    """What so many cubes of a colour would bring."""
    camp = s.camps[seat]
    on_card = max((min(count, free_cells(s, seat, card)) * card_worth(card) for card in camp.fillable), default=0.0)
    worths = []
    for place, wagon in enumerate(camp.wagons):
        if wagon is not None and PLACE_OPEN(s, seat, True, place):
            worths += [cell_worth(s, seat, place)] * wagon.free.count(colour)
    return max(on_card, sum(sorted(worths, reverse=True)[:count]))


def free_cells(s: Huns, seat: int, card: str) -> int:
    camp = s.camps[seat]
    return ROOM[card] - len(camp.mercenaries[card] if card in camp.mercenaries else camp.curses[card].cubes)


def pillage_worth(s: Huns, seat: int, colour: str, value: int) -> float:
    value = PILLAGE_VALUE(s, seat, value)
    count = min(value * s.turn.times + PILLAGE_EXTRA(s, seat, 0, value), s.supply[colour])
    return cubes_worth(s, seat, colour, count)


def draw_worth(s: Huns, seat: int, colour: str, value: int) -> float:
    deck = s.decks[colour].cards
    if not deck:
        return 0.0
    cards = min(len(deck), int(DRAW_COUNT(s, seat, value)))
    extra = cubes_worth(s, seat, colour, 1) if "E02" in s.working[seat] else 0.0
    late = 0.6 if min(len(d.cards) for d in s.decks.values()) < 4 else 1.0
    return CARD_WORTH[colour] * late + CHOICE_WORTH * (cards - 1) + extra


def choose_die(s: Huns, ask: Ask) -> Value:
    helpers = [card for card in ask.options if card in FREE_HELP]
    if helpers:
        return helpers[0]
    dice = [colour for colour in ask.options if colour in s.dice]
    return max(dice, key=lambda colour: best_action(s, ask.seat, colour, s.dice[colour])[0])


def best_action(s: Huns, seat: int, colour: str, value: int) -> tuple[float, str]:
    return max(
        (draw_worth(s, seat, colour, value), "draw"),
        (pillage_worth(s, seat, colour, value), "pillage"),
    )


def choose_action(s: Huns, ask: Ask) -> Value:
    helpers = [card for card in ask.options if card in FREE_HELP]
    if helpers:
        return helpers[0]
    action = best_action(s, ask.seat, s.turn.die, s.turn.value)[1]
    if action == "pillage" and "R07" in ask.options and s.turn.value > 1:
        doubled = cubes_worth(s, ask.seat, s.turn.die, 2 * s.turn.value)
        if doubled > 1.5 * cubes_worth(s, ask.seat, s.turn.die, s.turn.value):
            return "R07"
    return action if action in ask.options else "pillage"


def choose_deck(s: Huns, ask: Ask) -> Value:
    assert set(ask.options) == set(sources(s, ask.seat))
    return max(ask.options, key=lambda colour: CARD_WORTH[colour])


def choose_card(s: Huns, ask: Ask) -> Value:
    """The card to play: the best of its deck."""
    hand = s.camps[ask.seat].hand.cards
    return max((card for card in ask.options if card in hand), key=lambda card: playing_worth(s, ask.seat, card))


GOOD_CARDS = {  # what tells cards of one deck apart, in points
    "E07": 2.5, "E06": 2.6, "E01": 2.0, "E02": 1.8, "E03": 1.8, "E11": 1.6, "E12": 2.2, "E05": 1.2,
    "R06": 2.8, "R09": 2.6, "R05": 2.2, "R04": 2.4, "R02": 2.2, "R12": 2.2, "R11": 2.4, "R01": 2.0,
    "M01": 3.5, "M12": 2.6, "M08": 2.6, "M06": 2.0, "M11": 1.8, "M03": 2.4, "M04": 2.2, "M05": 2.4,
    "C12": 3.0, "C05": 2.4, "C10": 2.6, "C09": 2.4, "C01": 2.4, "C03": 2.2, "C02": 2.4,
}  # fmt: skip


def playing_worth(s: Huns, seat: int, card: str) -> float:
    camp = s.camps[seat]
    if deck_of(card) != "yellow":
        return GOOD_CARDS.get(card, 1.5)
    near = {
        "T01": len(camp.equipment) / 3,
        "T02": len(camp.raids) / 3,
        "T03": sum(camp.full(m) for m in camp.mercenaries) / 2,
        "T04": 0.8 if not any(c.fled or camp.curse_works(k) for k, c in camp.curses.items()) else 0.2,
        "T11": 0.6 if len(camp.dispatched) >= max(len(c.dispatched) for c in s.camps) else 0.3,
    }
    return s.players * near.get(card, 0.5)


def choose_spot(s: Huns, ask: Ask) -> Value:
    """Where a batch, or its next cube, brings most."""
    batch = s.batches[-1]
    best: tuple[float, Value] = (0.0, PASS)
    for spot in ask.options:
        worth = 0.0
        if isinstance(spot, tuple):
            worth = cell_worth(s, ask.seat, spot[0])
            if not batch.wagons_only:
                worth = max(worth, cubes_worth_on_wagons(s, ask.seat, batch.cubes))
                worth += 0.01 * cell_worth(s, ask.seat, spot[0])
        elif spot in s.camps[ask.seat].fillable:
            worth = min(len(batch.cubes), free_cells(s, ask.seat, spot)) * card_worth(spot)
        if worth > best[0]:
            best = (worth, spot)
    if best[1] is PASS and not ask.optional:
        return ask.options[0]
    return best[1]


def cubes_worth_on_wagons(s: Huns, seat: int, cubes: list[str]) -> float:
    worth = 0.0
    for colour in dict.fromkeys(cubes):
        cells = [
            cell_worth(s, seat, place)
            for place, wagon in enumerate(s.camps[seat].wagons)
            if wagon is not None
            for free in wagon.free
            if free == colour and PLACE_OPEN(s, seat, True, place)
        ]
        worth += sum(sorted(cells, reverse=True)[: cubes.count(colour)])
    return worth


def choose_wagon(s: Huns, ask: Ask) -> Value:
    """A wagon of a kind that helps towards a set."""
    kinds = [wagon.partition("-")[0] for wagon in s.camps[ask.seat].dispatched]
    return max(ask.options, key=lambda wagon: (kinds.count(wagon.partition("-")[0]), wagon != "deck"))


def choose_victim(s: Huns, ask: Ask) -> Value:
    return max(ask.options, key=lambda seat: sum(scores(s, seat).values()))


def choose_robbery(s: Huns, ask: Ask) -> Value:
    """What one can use oneself, best from the one who leads."""
    seat = ask.seat
    return max(
        ask.options,
        key=lambda pick: (cubes_worth(s, seat, pick[2], 1), sum(scores(s, pick[0]).values()), str(pick)),
    )


def choose_colour(s: Huns, ask: Ask) -> Value:
    return max(ask.options, key=lambda colour: cubes_worth(s, ask.seat, colour, 1))


def choose_exchange(s: Huns, ask: Ask) -> Value:
    def gain(swap: tuple[str, str]) -> float:
        return cubes_worth(s, ask.seat, swap[1], 1) - cubes_worth(s, ask.seat, swap[0], 1)

    best: tuple[str, str] = max(ask.options, key=gain)
    return best if gain(best) > 0 or not ask.optional else PASS


def choose_at_end(s: Huns, ask: Ask) -> Value:
    useful = [card for card in ask.options if card not in AWKWARD_RAIDS]
    return useful[0] if useful else PASS


CHOICES: dict[str, Callable[[Huns, Ask], Value]] = {
    "die": choose_die,
    "action": choose_action,
    "deck": choose_deck,
    "play": choose_card,
    "play-more": choose_card,
    "place": choose_spot,
    "wagon": choose_wagon,
    "victim": choose_victim,
    "rob": choose_robbery,
    "colour": choose_colour,
    "exchange": choose_exchange,
    "end": choose_at_end,
}


@game.hook
def greedy(s: Huns, ask: Ask) -> Any:
    """The answer that looks best; the first one where there is nothing to weigh (a curse is accepted)."""
    choice = CHOICES.get(ask.kind)
    return ask.options[0] if choice is None else choice(s, ask)
