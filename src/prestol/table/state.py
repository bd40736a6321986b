"""The root of every position, and the only ways in which something is drawn, rolled, shown or said."""

from collections.abc import Callable, Sequence
from typing import Any, Final, ParamSpec, TypeAlias

from msgspec import Struct, field

from prestol.table.ask import Value
from prestol.table.chance import Chance, Script
from prestol.table.hidden import EVERYBODY, SHUFFLE, Pile, Secret
from prestol.table.plain import Piece, glimpsed, masked, places

P = ParamSpec("P")

Entry: TypeAlias = tuple[str, tuple[Any, ...]]
"""A step still to do: its public name and its public plain arguments."""


class Fact(Struct, frozen=True):
    """Something that happened, said in words only when somebody looks. `to`: the seats that saw it, as bits."""

    kind: str
    about: dict[str, Any]
    to: int = EVERYBODY


NO_CHANCE: Final = Chance()
"""What those who only look see of chance."""


class State(Piece, kw_only=True, omit_defaults=True):
    """What every game's state begins with.

    agenda: the stack of steps still to do, the next one at the end.
    mark: where on the agenda the running step puts what follows it.
    held: how many effects marked `whole` are under way.
    learnt: counts whatever was drawn, rolled, shuffled or revealed.
    heard: facts of the running step; None when nobody listens (the busiest places of a law look before they tell).
    shuffles: for each shuffle that lost known cards from sight, which cards and who knew them.
    uses: how often each card's power did something; no part of a view, for options that one may not see count too.
    working: for each seat, the cards whose powers work now (a game with powers keeps it).
    """

    chance: Chance | Script = field(default_factory=Chance)
    agenda: list[Entry] = []
    mark: int = 0
    held: int = 0
    learnt: int = 0
    heard: list[Fact] | None = None
    shuffles: dict[int, tuple[tuple[str, int], ...]] = {}
    uses: dict[str, int] = {}
    working: list[tuple[str, ...]] = []

    def seen_by(self, bit: int) -> Any:
        return self._without_secrets(masked(self, bit), bit, Chance())

    def glimpsed_by(self, bit: int) -> Any:
        return self._without_secrets(glimpsed(self, bit), bit, NO_CHANCE)

    def _without_secrets(self, seen: Any, bit: int, chance: Chance) -> Any:
        seen.chance = chance
        seen.learnt = 0
        seen.heard = None
        seen.uses = {}
        if seen.shuffles:
            seen.shuffles = {
                number: tuple(dict.fromkeys([(card, bit) for card, known in lost if known & bit]))
                for number, lost in self.shuffles.items()
            }
        return seen

    # What comes next

    def then(self, step: Callable[P, Any], *args: Value) -> None:
        """Put a step on the agenda. Steps put there by one step run in the order written."""
        self.agenda.insert(self.mark, (step.name, args))  # type: ignore[attr-defined]

    def afterwards(self, step: Callable[P, Any], *args: Value) -> None:
        """Put a step on the agenda below all that the running step still puts there."""
        self.agenda.insert(self.mark, (step.name, args))  # type: ignore[attr-defined]
        self.mark += 1

    def whole(self, step: Callable[P, Any], *args: Value) -> None:
        """Like `then`, but the `between` check waits until the step and all that it brings about are done."""
        self.held += 1
        self.agenda.insert(self.mark, (WHOLE_DONE, ()))
        self.agenda.insert(self.mark + 1, (step.name, args))  # type: ignore[attr-defined]

    # Chance and knowledge: nothing may be asked in a step after one of these

    def roll(self, stream: str, below: int, count: int = 1) -> list[int]:
        """`count` numbers of chance from 0 up to, but not including, `below`."""
        self.learnt += 1
        return self.chance.numbers(stream, below, count)

    def shuffled(self, stream: str, items: Sequence[Any]) -> list[Any]:
        """These items in an order of chance (for what everybody sees; a pile has `shuffle`)."""
        self.learnt += 1
        return self.chance.shuffled(stream, list(items))

    def shuffle(self, stream: str, pile: Pile) -> None:
        """Shuffle a pile. Who knew a card in it knows from now on only that it is one of these."""
        self.learnt += 1
        if any(pile.marks):
            self._lose_sight(pile)
        pile.cards = self.chance.shuffled(stream, pile.cards)

    def mix(self, hand: Pile, seat: int) -> None:
        """A seat mixes the cards that it holds, before it puts one of them somewhere face down: whoever else knew one
        of them knows from now on only that it is one of these."""
        if any(mark != 1 << seat for mark in hand.marks):
            self._lose_sight(hand, 1 << seat)

    def _lose_sight(self, pile: Pile, holder: int = 0) -> None:
        """Nobody but the holder (as a bit) can tell the cards of this pile apart any more."""
        others = EVERYBODY & ~holder
        lost = [(card, mark & others) for card, mark in zip(pile.cards, pile.marks, strict=True) if mark & others]
        earlier = {mark // SHUFFLE for mark in pile.marks} - {0}
        number = max(self.shuffles, default=0) + 1
        for old in sorted(earlier):
            lost += self.shuffles.pop(old)
        if earlier:
            for place in places(self):
                if isinstance(place, Pile) and place is not pile:
                    place.marks = [
                        mark % SHUFFLE + number * SHUFFLE if mark // SHUFFLE in earlier else mark
                        for mark in place.marks
                    ]
        pile.marks = [mark & holder | number * SHUFFLE for mark in pile.marks]
        if self.shuffles:
            alive = {mark // SHUFFLE for place in places(self) if isinstance(place, Pile) for mark in place.marks}
            self.shuffles = {old: cards for old, cards in self.shuffles.items() if old in alive}
        self.shuffles[number] = tuple(sorted(set(lost)))

    def draw(self, pile: Pile, hand: Pile, seat: int, count: int = 1) -> None:
        """Cards from the top of a pile into a seat's hand: that seat sees them."""
        self.learnt += 1
        if count > 0:
            hand.cards += pile.cards[-count:]
            hand.marks += map((1 << seat).__or__, pile.marks[-count:])
            del pile.cards[-count:], pile.marks[-count:]

    def peek(self, pile: Pile, seat: int, at: int = -1) -> str:
        """One seat sees the card at a place of a pile (-1: the top)."""
        self.learnt += 1
        pile.marks[at] |= 1 << seat
        return pile.cards[at]

    def reveal(self, pile: Pile, card: str | None = None) -> str:
        """Take a card (None: the top one) out of a pile for everybody to see."""
        self.learnt += 1
        at = -1 if card is None else pile.cards.index(card)
        del pile.marks[at]
        return pile.cards.pop(at)

    def open(self, secret: Secret[Any] | Pile) -> None:
        """Everybody sees it from now on, where it lies."""
        self.learnt += 1
        if isinstance(secret, Pile):
            secret.marks = [mark | EVERYBODY for mark in secret.marks]
        else:
            secret.known = EVERYBODY

    def expose(self) -> None:
        """Everybody sees something that is neither a card nor a secret: the back of the next card, say."""
        self.learnt += 1

    # The story

    def tell(self, kind: str, seat: int | None = None, /, **about: Any) -> None:
        """Everybody sees this happen."""
        if self.heard is not None:
            if seat is not None:
                about["seat"] = seat
            self.heard.append(Fact(kind, about))

    def whisper(self, to: int, kind: str, /, **about: Any) -> None:
        """One seat alone sees this happen."""
        if self.heard is not None:
            about["seat"] = to
            self.heard.append(Fact(kind, about, 1 << to))


WHOLE_DONE = "(whole)"
"""The agenda entry that ends an effect marked `whole`."""
