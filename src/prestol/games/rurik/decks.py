"""The decks: decrees are drawn, kept, put back and shuffled; deeds are taken from the open row."""

from prestol.games.rurik.state import DECKS, SETUP, Rurik, game
from prestol.table import Ask, Asking
from prestol.table.hidden import EVERYBODY

# Decrees


def which_deck(s: Rurik, seat: int, kind: str, cards: int) -> Asking:
    """One of the two decree decks; "" if both are empty."""
    decks = tuple(deck for deck in DECKS if s.decks[deck].cards)
    if len(decks) < 2:
        return decks[0] if decks else ""
    deck = yield Ask(seat, kind, decks, about={"cards": cards})
    return deck


@game.step
def scheme(s: Rurik, seat: int, count: int, top: bool) -> Asking:
    """From the top row the first-player token goes to anybody. Then decrees are drawn from one deck."""
    if top and s.seats > 1:
        s.token = yield Ask(seat, "token", s.from_seat(seat))
        s.tell("keeps-token" if s.token == seat else "token", seat, seat_to=s.token)
    yield from draw_decrees(s, seat, count)


def draw_decrees(s: Rurik, seat: int, count: int) -> Asking:
    """So many cards from one deck; one is kept."""
    name = yield from which_deck(s, seat, "deck", count)
    if not name:
        return
    deck = s.decks[name]
    drawn = s.players[seat].drawn
    while len(drawn) < count and deck.cards:
        s.draw(deck, drawn, seat, min(count - len(drawn), len(deck)))
        if not deck.cards:
            renew_decks(s)
    s.tell("draws", seat, cards=len(drawn), deck=name)
    s.whisper(seat, "drew", decree_all=tuple(drawn.cards))
    s.then(keep_decree, seat, name)


@game.step
def keep_decree(s: Rurik, seat: int, name: str) -> Asking:
    """Keep one decree; the others go back on top of their deck in any order."""
    p = s.players[seat]
    cards = p.drawn.cards[:]
    if len(cards) > 1:
        card = yield Ask(seat, "keep", tuple(cards), private=True)
        cards.remove(card)
    else:
        card = cards.pop()
    order = []
    while len(cards) > 1:
        under = yield Ask(seat, "put-back", tuple(cards), about={"deck": name}, private=True)
        order.append(under)
        cards.remove(under)
    if cards:
        s.mix(p.drawn, seat)
    p.drawn.move(card, p.hand)
    for each in (*order, *cards):
        p.drawn.move(each, s.decks[name])
    renew_decks(s)


def renew_decks(s: Rurik) -> None:
    """When a deck has run out, the discards and the other deck are shuffled and split again."""
    left, right = s.decks["left"], s.decks["right"]
    if (left.cards and right.cards) or len(left) + len(right) + len(s.discards) < 2:
        return
    left.cards += right.cards + s.discards
    left.marks += right.marks + [EVERYBODY] * len(s.discards)
    s.discards = []
    s.shuffle("decrees", left)
    split_decrees(s)
    s.tell("decrees-shuffled")


def split_decrees(s: Rurik) -> None:
    """The left deck is halved; its lower half becomes the right deck."""
    left, right = s.decks["left"], s.decks["right"]
    half = len(left) // 2
    right.cards, right.marks = left.cards[:half], left.marks[:half]
    del left.cards[:half], left.marks[:half]


# Deeds


@game.step
def take_deed(s: Rurik, seat: int) -> Asking:
    """One of the open deeds; the row is filled up at once."""
    if s.row:
        deed = yield Ask(seat, "take-deed", tuple(s.row))
        s.row.remove(deed)
        s.players[seat].deeds += (deed,)
        s.tell("takes-deed", seat, deed=deed)
        fill_row(s)


def fill_row(s: Rurik) -> None:
    """Three deeds lie open, as long as there are any."""
    while len(s.row) < SETUP["row"]:
        if not s.deeds.cards:
            if not s.deed_discards:
                return
            s.deeds.cards += s.deed_discards
            s.deeds.marks += [EVERYBODY] * len(s.deed_discards)
            s.deed_discards = []
            s.shuffle("deeds", s.deeds)
        deed = s.reveal(s.deeds)
        s.row.append(deed)
        s.tell("deed-opened", deed=deed)
