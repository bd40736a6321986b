"""What somebody may not know: a `Secret` value and a `Pile` of cards, with who knows what kept in bits.

A mark is one int: its low byte says who knows (a bit a seat; all eight bits for everybody), the rest is the
number of the shuffle in which the card was last lost from sight (0: never), so that "which card" can become
"one of these" (`State.shuffles`).
"""

from functools import cache
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from prestol.table.plain import Piece

T = TypeVar("T")

HIDDEN: Final = "?"
"""Stands for a card or a word that one may not know. The back of a card, where it tells, follows: "?wagon"."""
HIDDEN_NUMBER: Final = -(2**31)
"""Stands for a number that one may not know."""
EVERYBODY: Final = 0xFF
SPECTATOR: Final = 0x80
SHUFFLE: Final = 0x100


def bit_of(seat: int | None) -> int:
    """The bit of a seat; of a spectator for None."""
    return SPECTATOR if seat is None else 1 << seat


def is_hidden(value: Any) -> bool:
    """True for what stands in a masked state in place of a card or of a secret value."""
    if isinstance(value, str):
        return value[:1] == HIDDEN
    return value in (HIDDEN_NUMBER, (HIDDEN,))


class Pile(Piece):
    """A stack of cards, the top at the end, that remembers for each card who knows it.

    Cards of one pile have one back. A kind of pile whose cards have several overrides `back_of` and `faces`.
    """

    hides: ClassVar[bool] = True

    cards: list[str] = []
    marks: list[int] = []
    back: str = ""

    @classmethod
    def of(cls, cards: list[str], back: str = "", known: int = 0) -> Self:
        """A pile of these cards, the last one on top, known to the seats of these bits."""
        return cls(cards, [known] * len(cards), back)

    def __len__(self) -> int:
        return len(self.cards)

    def back_of(self, card: str) -> str:
        """The back of one of its cards."""
        return self.back

    def seen_by(self, bit: int) -> Self:
        seen: Self = self.__copy__()  # type: ignore[attr-defined]
        seen.cards, seen.marks = self.faces(bit)[:], self.marks[:]
        return seen

    def glimpsed_by(self, bit: int) -> Self:
        if not self.marks:
            return self
        seen: Self = self.__copy__()  # type: ignore[attr-defined]
        seen.cards = self.faces(bit)
        return seen

    def faces(self, bit: int) -> list[str]:
        """The cards as the seats of this bit see them: not to be changed."""
        marks = self.marks
        if not marks or marks.count(marks[0]) == len(marks):
            return self.cards if not marks or marks[0] & bit else _face_down(self.back, len(marks))
        unknown = HIDDEN + self.back
        return [card if mark & bit else unknown for card, mark in zip(self.cards, marks)]  # noqa: B905 - a hot path

    def move(self, card: str, to: "Pile", *, under: bool = False) -> None:
        """One card to another pile, with all that is known of it."""
        at = self.cards.index(card)
        where = 0 if under else len(to.cards)
        to.cards.insert(where, self.cards.pop(at))
        to.marks.insert(where, self.marks.pop(at))


@cache
def _face_down(back: str, count: int) -> list[str]:
    """So many unknown cards: one list for all who only look."""
    return [HIDDEN + back] * count


class Secret(Piece, Generic[T]):
    """A value and the seats that know it."""

    hides: ClassVar[bool] = True

    value: T
    known: int = 0
    back: str = ""

    def seen_by(self, bit: int) -> "Secret[Any]":
        if self.known & bit:
            return Secret(self.value, self.known, self.back)
        return Secret(hidden_like(self.value, self.back), self.known, self.back)

    def glimpsed_by(self, bit: int) -> "Secret[Any]":
        return self if self.known & bit else self.seen_by(bit)


def hidden_like(value: Any, back: str = "") -> Any:
    """The reserved value of the value's own type."""
    if isinstance(value, str):
        return HIDDEN + back
    if isinstance(value, tuple):
        return (HIDDEN,)
    return HIDDEN_NUMBER
