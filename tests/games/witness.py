"""A witness that is not the code under test: it watches what is drawn, peeked at, shown and shuffled.

It follows cards by their ids, wherever they lie, and knows nothing of marks and bits. A card is known to a seat from
the moment the seat saw it until it is shuffled. A secret is known to whom it was made known to; after that only
`open` makes it known to more.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from prestol.table import Game, Piece, Pile, Secret, State, copied, is_hidden, places

Seat = int | None
ALL: Final[frozenset[Seat]] = frozenset([None, *range(7)])


def seats_in(bits: int) -> frozenset[Seat]:
    """The seats of some bits; the highest is the spectator's."""
    return frozenset(None if seat == 7 else seat for seat in range(8) if bits >> seat & 1)


def by_path(piece: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """Every pile and secret of a state, by where it stands."""
    if isinstance(piece, (Pile, Secret)):
        yield path, piece
    elif isinstance(piece, Piece):
        for name in type(piece).__struct_fields__:
            yield from by_path(getattr(piece, name), f"{path}.{name}")
    elif isinstance(piece, (list, tuple)):
        for at, item in enumerate(piece):
            yield from by_path(item, f"{path}[{at}]")
    elif isinstance(piece, dict):
        for key, item in piece.items():
            yield from by_path(item, f"{path}[{key!r}]")


class Witness:
    """Who saw what. `saw` are the seats that saw something since it was last cleared."""

    def __init__(self) -> None:
        self.cards: dict[str, frozenset[Seat]] = {}
        self.secrets: dict[str, tuple[Any, frozenset[Seat]]] = {}
        self.saw: set[Seat] = set()

    def sees(self, seats: frozenset[Seat], cards: list[str]) -> None:
        for card in cards:
            self.cards[card] = self.cards.get(card, frozenset()) | seats
        self.saw |= seats

    def knows(self, seat: Seat, card: str) -> bool:
        return seat in self.cards.get(card, ())

    def knows_secret(self, seat: Seat, path: str, secret: Secret[Any]) -> bool:
        """A secret that is new, or that fewer know than before, was put there by the rules as they declare it."""
        told = seats_in(secret.known)
        value, known = self.secrets.get(path, (None, frozenset()))
        if path not in self.secrets or value != secret.value or not known <= told:
            known = told
        self.secrets[path] = (secret.value, known)
        return seat in known

    @contextmanager
    def watching(self) -> Iterator["Witness"]:
        """Everything that happens inside is seen by the witness."""
        witness = self

        def draw(original: Callable[..., Any], s: State, pile: Pile, hand: Pile, seat: int, count: int = 1) -> Any:
            witness.sees(frozenset([seat]), list(reversed(pile.cards))[:count])
            return original(s, pile, hand, seat, count)

        def peek(original: Callable[..., Any], s: State, pile: Pile, seat: int, at: int = -1) -> Any:
            witness.sees(frozenset([seat]), [pile.cards[at]])
            return original(s, pile, seat, at)

        def reveal(original: Callable[..., Any], s: State, pile: Pile, card: str | None = None) -> Any:
            witness.sees(ALL, [pile.cards[-1] if card is None else card])
            return original(s, pile, card)

        def opened(original: Callable[..., Any], s: State, what: Any) -> Any:
            if isinstance(what, Pile):
                witness.sees(ALL, what.cards)
            else:
                witness.sees(ALL, [])
                witness.secrets.update((path, (what.value, ALL)) for path, each in by_path(s) if each is what)
            return original(s, what)

        def expose(original: Callable[..., Any], s: State) -> Any:
            witness.sees(ALL, [])
            return original(s)

        def shuffle(original: Callable[..., Any], s: State, stream: str, pile: Pile) -> Any:
            witness.cards.update(dict.fromkeys(pile.cards, frozenset()))
            return original(s, stream, pile)

        def mix(original: Callable[..., Any], s: State, hand: Pile, seat: int) -> Any:
            witness.cards.update((card, witness.cards.get(card, ALL) & {seat}) for card in hand.cards)
            return original(s, hand, seat)

        def pile_of(original: Any, cls: type[Pile], cards: list[str], back: str = "", known: int = 0) -> Pile:
            witness.sees(seats_in(known), cards)
            pile: Pile = original.__func__(cls, cards, back, known)
            return pile

        with (
            replaced(Pile, "of", pile_of),
            replaced(State, "draw", draw),
            replaced(State, "peek", peek),
            replaced(State, "reveal", reveal),
            replaced(State, "open", opened),
            replaced(State, "expose", expose),
            replaced(State, "shuffle", shuffle),
            replaced(State, "mix", mix),
        ):
            yield self

    def check(self, game: Game[Any], s: State, seat: Seat) -> None:
        """A hidden card is in the view of a seat exactly if the witness says that the seat saw it."""
        view = dict(by_path(game.mask(s, seat)))
        where = f"of {game.name} for seat {seat}"
        for path, place in by_path(s):
            shown = view.pop(path)
            if isinstance(place, Secret):
                sees, value = not is_hidden(shown.value), shown.value
                assert sees == self.knows_secret(seat, path, place), f"{path} {where}: shown {value!r}"
                assert not sees or value == place.value
            else:
                assert len(shown) == len(place)
                assert len(set(place.cards)) == len(place), f"the witness cannot tell the cards of {path} apart"
                for card, face in zip(place.cards, shown.cards, strict=True):
                    assert (not is_hidden(face)) == self.knows(seat, card), f"{card} in {path} {where}: shown {face!r}"
                    assert is_hidden(face) or face == card
        assert not view

    def otherwise(self, game: Game[Any], s: Any, seat: Seat, random: Random) -> Any:
        """The same state with other cards and values wherever this seat has seen nothing."""
        other = copied(s)
        faces = self._other_faces(other, seat, random)
        unseen = game.unseen(game.mask(s, seat))
        for path, place in by_path(other):
            if isinstance(place, Pile):
                place.cards = [faces.get(card, card) for card in place.cards]
            elif not self.knows_secret(seat, path, place):
                place.value = random.choice(unseen[place.back])
        bit = 128 if seat is None else 1 << seat
        other.shuffles = {
            number: tuple((card if known & bit else faces.get(card, card), known) for card, known in lost)
            for number, lost in s.shuffles.items()
        }
        return other

    def _other_faces(self, s: State, seat: Seat, random: Random) -> dict[str, str]:
        """For each card that the seat does not know another one with the same back, each once."""
        faces: dict[str, str] = {}
        hidden: dict[str, list[str]] = {}
        for place in places(s):
            if isinstance(place, Pile):
                for card in place.cards:
                    if not self.knows(seat, card):
                        hidden.setdefault(place.back_of(card), []).append(card)
        for cards in hidden.values():
            faces |= zip(cards, random.sample(cards, len(cards)), strict=True)
        return faces


@contextmanager
def replaced(cls: type[Any], name: str, by: Callable[..., Any]) -> Iterator[None]:
    """Puts `by` in place of a method; it is handed the original first."""
    original = cls.__dict__[name]

    def method(*args: Any, **kwargs: Any) -> Any:
        return by(original, *args, **kwargs)

    setattr(cls, name, classmethod(method) if isinstance(original, classmethod) else method)
    try:
        yield
    finally:
        setattr(cls, name, original)
