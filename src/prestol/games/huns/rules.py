"""The law of Huns: rounds, turns, the two actions, cards entering camps, the end and the points."""

from prestol.games.huns.cubes import place, refresh, take_some
from prestol.games.huns.moments import (
    ACTION_STARTS,
    AT_ACTION,
    AT_CARDS,
    AT_DIE,
    AT_END,
    CURSE_PLAYED,
    DICE_OPEN,
    DRAW_ANYWHERE,
    DRAW_COUNT,
    LAST_CURSES,
    MAY_TAKE,
    PILLAGE_EXTRA,
    PILLAGE_VALUE,
    PILLAGED,
    PLAY_COUNT,
    TREASURE,
    TREASURER,
    TRIBUTE,
    TURN_ENDS,
    TURN_STARTS,
    WORKS,
)
from prestol.games.huns.state import (
    COLOURS,
    DECKS,
    KINDS,
    NUMBERS,
    PLACES,
    SCORING,
    Batch,
    Curse,
    Huns,
    Turn,
    Wagon,
    game,
)
from prestol.table import PASS, Ask, Asking, Result

FACES = NUMBERS["dice"]["faces"]

# Setup


@game.step
def set_up(s: Huns) -> None:
    """Shuffle the decks and the wagons, deal the wagons, choose the first player."""
    for colour, deck in s.decks.items():
        s.shuffle(f"deck {colour}", deck)
    s.shuffle("wagons", s.wagon_deck)
    s.row = [s.reveal(s.wagon_deck) for _ in range(NUMBERS["setup"]["open_wagons"])]
    for camp in s.camps:
        camp.wagons = [Wagon.new(s.reveal(s.wagon_deck)) for _ in range(PLACES)]
    s.first = s.roll("first player", s.players)[0]
    s.tell("begins", s.first)
    s.then(play_round)


# Rounds


@game.step
def play_round(s: Huns) -> None:
    """The first player rolls the five dice; turns go on until they are taken."""
    s.round += 1
    rolled = s.roll("dice", len(FACES), len(COLOURS))
    s.dice = dict(zip(COLOURS, map(FACES.__getitem__, rolled), strict=True))
    s.turns = [0] * s.players
    s.raised = [0] * s.players
    if s.heard is not None:
        s.tell("round", s.first, round=s.round, **s.dice)
    s.then(next_turn, s.first)


@game.step
def next_turn(s: Huns, seat: int) -> Asking | None:
    """The next player clockwise who may take a die has a turn."""
    if not s.dice:
        end_round(s)
        return None
    if MAY_TAKE.bit & s.awake[seat] and not MAY_TAKE(s, seat, True):
        s.tell("passed-over", seat)
        return next_turn(s, s.left_of(seat))
    s.afterwards(next_turn, s.left_of(seat))
    return begin_turn(s, seat)


def end_round(s: Huns) -> None:
    """The token passes left; the game ends if a colour or a deck has run out."""
    if 0 in s.supply.values() or not all(deck.cards for deck in s.decks.values()):
        s.then(count_points)
        return
    s.first = s.left_of(s.first)
    s.then(play_round)


# A turn


def begin_turn(s: Huns, seat: int) -> Asking | None:
    s.turns[seat] += 1
    s.turn = Turn(seat, s.turn.number + 1)
    if not TURN_STARTS.bit & s.awake[seat] or not TURN_STARTS.fire(s, (seat,)):
        return take_die(s, seat)
    s.then(take_die, seat)
    return None


@game.step
def take_die(s: Huns, seat: int) -> Asking:
    """Take one of the dice on offer."""
    turn = s.turn
    options = tuple(s.dice)
    awake = s.awake[seat]
    if DICE_OPEN.bit & awake:
        options = DICE_OPEN(s, seat, options)
    if AT_DIE.bit & awake:
        options += tuple(AT_DIE.ready(s, seat))
    die = yield Ask(seat, "die", options)
    if die not in s.dice:
        AT_DIE.play(s, die, seat)
        s.then(take_die, seat)
        return None
    turn.die = die
    turn.value = s.dice.pop(die)
    if s.heard is not None:
        s.tell("takes-die", seat, colour=die, value=turn.value)
    return choose_action(s, seat)


@game.step
def choose_action(s: Huns, seat: int) -> Asking:
    """Draw or Pillage."""
    turn = s.turn
    options = ["draw", "pillage"] if s.decks[turn.die].cards or sources(s, seat) else ["pillage"]
    awake = s.awake[seat]
    if AT_ACTION.bit & awake:
        options += AT_ACTION.ready(s, seat)
    action = yield Ask(seat, "action", options, about={"colour": turn.die, "value": turn.value})
    if action in AT_ACTION.powers:
        AT_ACTION.play(s, action, seat)
        s.then(choose_action, seat)
        return None
    act = draw if action == "draw" else pillage
    if not ACTION_STARTS.bit & awake or not ACTION_STARTS.fire(s, (seat,), action):
        return act(s, seat)
    s.then(act, seat)
    return None


@game.step
def end_turn(s: Huns, seat: int, number: int) -> Asking:
    """After the action: cards that work at the end of a turn."""
    if s.turn.number != number:  # an extra turn has followed, with an end of its own
        return
    cards = AT_END.ready(s, seat)
    if cards:
        card = yield Ask(seat, "end", cards, optional=True)
        if card is not PASS:
            AT_END.play(s, card, seat)
            s.then(end_turn, seat, number)


@game.step
def action_done(s: Huns, seat: int) -> None:
    turn = s.turn
    awake = s.awake[seat]
    if (TURN_ENDS.bit & awake and TURN_ENDS.fire(s, (seat,))) or (AT_END.bit & awake and AT_END.ready(s, seat)):
        s.then(end_turn, seat, turn.number)


# Draw


def sources(s: Huns, seat: int) -> list[str]:
    """The decks from which the seat may draw."""
    if DRAW_ANYWHERE(s, seat, False):
        return [colour for colour, deck in s.decks.items() if deck.cards]
    return [s.turn.die] if s.decks[s.turn.die].cards else []


@game.step
def draw(s: Huns, seat: int) -> Asking | None:
    """Draw from the deck of the die's colour, or from another if a card allows it."""
    die = s.turn.die
    if DRAW_ANYWHERE.bit & s.awake[seat] and sources(s, seat) != [die]:
        return choose_deck(s, seat)
    draw_from(s, seat, die)
    return None


def choose_deck(s: Huns, seat: int) -> Asking:
    draw_from(s, seat, (yield Ask(seat, "deck", sources(s, seat))))


def draw_from(s: Huns, seat: int, colour: str) -> None:
    """Take as many cards as the die shows."""
    s.turn.drew = True
    hand = s.camps[seat].hand
    s.draw(s.decks[colour], hand, seat, cards_due(s, seat, colour))
    hand.back = colour
    if s.heard is not None:
        s.tell("draws", seat, cards=len(hand.cards), deck=colour)
        s.whisper(seat, "drew", card_all=tuple(hand.cards))
    s.then(play_drawn, seat)


def cards_due(s: Huns, seat: int, deck: str) -> int:
    """How many cards a Draw takes from this deck."""
    count = s.turn.value
    if DRAW_COUNT.bit & s.awake[seat]:
        count = DRAW_COUNT(s, seat, count)
    return min(count, len(s.decks[deck].cards))


@game.step
def play_drawn(s: Huns, seat: int) -> Asking:
    """Play one of the cards drawn; the rest goes under its deck in any order."""
    hand = s.camps[seat].hand
    awake = s.awake[seat]
    rest = hand.cards[:]
    options = rest[:] if not AT_CARDS.bit & awake else rest + AT_CARDS.ready(s, seat)
    card = yield Ask(seat, "play", options)
    if card not in rest:
        AT_CARDS.play(s, card, seat)
        s.then(play_drawn, seat)
        return
    played = [card]
    rest.remove(card)
    while rest and PLAY_COUNT.bit & awake and len(played) < PLAY_COUNT(s, seat, 1, len(hand.cards)):
        card = yield Ask(seat, "play-more", tuple(rest), optional=True)
        if card is PASS:
            break
        played.append(card)
        rest.remove(card)
    under: list[str] = []
    while rest:
        card = rest[0] if len(rest) == 1 else (yield Ask(seat, "under", tuple(rest)))
        under.append(card)
        rest.remove(card)
    for card in under:
        hand.move(card, s.decks[hand.back], under=True)
    for card in played:
        s.reveal(hand, card)
        enter(s, seat, card)
    if len(s.agenda) > s.mark:
        s.then(action_done, seat)
    else:
        action_done(s, seat)


def enter(s: Huns, seat: int, card: str) -> None:
    """A played card comes into its player's camp; a curse into an opponent's."""
    camp = s.camps[seat]
    deck = DECKS[card[0]]
    if deck == "black":
        s.played.append(card)
        s.then(curse_somebody, seat, card)
        return
    if s.heard is not None:
        s.tell("plays", seat, card=card, deck=deck)
    match deck:
        case "blue":
            camp.equipment.append(card)
        case "red":
            camp.raids[card] = True
        case "green":
            camp.mercenaries[card] = ()
        case _:
            camp.treasures.append(card)
            return
    refresh(s, seat)
    if WORKS.bit & s.awake[seat]:
        WORKS.fire(s, (seat,))


@game.step
def curse_somebody(s: Huns, seat: int, card: str) -> Asking:
    """A curse is never played into one's own camp."""
    victim = yield Ask(seat, "victim", s.opponents(seat), about={"card": card})
    s.tell("curses", seat, card=card, seat_to=victim)
    s.then(face_curse, victim, card, seat)


@game.step
def face_curse(s: Huns, victim: int, card: str, by: int) -> Asking:
    """Accept the curse, or flee it for the points it costs at the end."""
    answer = yield Ask(victim, "flee", ("accept", "flee"), about={"card": card, "seat_by": by, "players": s.players})
    fled = answer == "flee"
    s.played.remove(card)
    s.camps[victim].curses[card] = Curse(by=by, fled=fled)
    refresh(s, victim)
    s.tell("flees" if fled else "accepts", victim, card=card)
    CURSE_PLAYED.fire(s, s.from_seat(s.turn.seat), by, victim, card, fled)


# Pillage


@game.step
def pillage(s: Huns, seat: int) -> Asking:
    """Take as many cubes as the die shows and place them."""
    turn = s.turn
    colour = turn.die
    value, due = cubes_due(s, seat)
    cubes = take_some(s, colour, due)
    if s.heard is not None:
        s.tell("pillages", seat, colour=colour, cubes=len(cubes), value=value)
    taken = len(cubes)
    to, share = seat, 0
    if TRIBUTE.bit & s.awake[seat]:
        to, share = TRIBUTE(s, seat, (seat, 0), taken)
    if share:
        s.tell("pays-tribute", seat, seat_to=to, colour=colour, cubes=share)
        s.batches.append(Batch(to, cubes[:share]))
        del cubes[:share]
    if cubes:
        s.batches.append(Batch(seat, cubes))
        yield from place(s, seat)
    if share:
        s.then(place, to)
    if len(s.agenda) > s.mark:
        s.then(after_pillage, seat, colour, taken, value)
    else:
        after_pillage(s, seat, colour, taken, value)


def cubes_due(s: Huns, seat: int) -> tuple[int, int]:
    """What the die counts in a Pillage, and how many cubes that makes if the reserve has them."""
    turn, awake = s.turn, s.awake[seat]
    value = turn.value
    if PILLAGE_VALUE.bit & awake:
        value = PILLAGE_VALUE(s, seat, value)
    due = value * turn.times
    if PILLAGE_EXTRA.bit & awake:
        due += PILLAGE_EXTRA(s, seat, 0, value)
    return value, due


@game.step
def after_pillage(s: Huns, seat: int, colour: str, cubes: int, value: int) -> None:
    if any(map(PILLAGED.bit.__and__, s.awake)) and PILLAGED.fire(
        s, s.from_seat(s.turn.seat), seat, colour, cubes, value
    ):
        s.then(action_done, seat)
    else:
        action_done(s, seat)


# Scoring


@game.step
def count_points(s: Huns) -> None:
    s.points = [scores(s, seat) for seat in range(s.players)]
    for seat, points in enumerate(s.points):
        for card in treasures_met(s, seat):
            s.uses[card] = s.uses.get(card, 0) + 1
        s.tell("scores", seat, points=sum(points.values()))


def scores(s: Huns, seat: int) -> dict[str, int]:
    """The seat's points by category."""
    camp = s.camps[seat]
    met = treasures_met(s, seat)
    fled = sum(curse.fled for curse in camp.curses.values())
    full = sum(camp.full(card) for card in camp.mercenaries)
    unfilled = len(camp.mercenaries) - full
    return {
        "raids": SCORING["raid"] * len(camp.raids),
        "mercenaries": SCORING["mercenary_full"] * full + SCORING["mercenary_unfilled"] * unfilled,
        "treasures": s.players * len(met),
        "treasurer": TREASURER(s, seat, 0, len(met)),
        "fled": -s.players * fled,
        "curses": LAST_CURSES(s, seat, 0),
        "wagons": s.players * len(camp.dispatched),
        "sets": SCORING["set_bonus"] * wagon_sets(camp.dispatched),
    }


def treasures_met(s: Huns, seat: int) -> list[str]:
    """The seat's treasures whose condition is met."""
    return [card for card in s.camps[seat].treasures if TREASURE.alone(card, s, seat, False)]


def wagon_sets(dispatched: list[str]) -> int:
    """The most sets of one wagon of each kind, or of several of one kind, that the wagons can be split into."""
    different, same = SCORING["set_different"], SCORING["set_same"]
    kinds = [KINDS[wagon] for wagon in dispatched]
    counts = [kinds.count(kind) for kind in dict.fromkeys(kinds)]
    best = mixed = 0
    while True:
        best = max(best, mixed + sum(count // same for count in counts))
        counts = sorted((count for count in counts if count), reverse=True)
        if len(counts) < different:
            return best
        counts = [count - 1 if at < different else count for at, count in enumerate(counts)]
        mixed += 1


def stash_size(s: Huns, seat: int) -> int:
    return sum(s.camps[seat].stash.values())


@game.hook
def finish(s: Huns) -> Result:
    """Most points win; a tie goes to the fuller stash, and is shared if the stashes are alike."""
    standing = [(sum(points.values()), stash_size(s, seat)) for seat, points in enumerate(s.points)]
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    reason = "supply" if 0 in s.supply.values() else "deck"
    return Result(ranks, s.points, [seat for seat, rank in enumerate(ranks) if rank == 1], reason)
