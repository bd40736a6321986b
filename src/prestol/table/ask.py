"""Questions: all that a game ever says to a person is one of these."""

from collections.abc import Generator, Sequence
from typing import Any, ClassVar, Final, TypeAlias

from msgspec import Struct

Value: TypeAlias = Any
"""An answer: an int, a string, a tuple of those, or PASS."""

PASS: Final = None
"""The answer "no" to an optional question."""


class Ask(Struct, gc=False):
    """One seat picks one of `options`, or PASS where it is optional.

    `about` names what the sentence of the question speaks of. `private` marks a question whose options tell
    something that others may not know, so that even a forced answer is not taken without asking. `changes` are answers
    that only lead back to what this seat has answered in the same step: people may give them as often as they like;
    bots and the bare runner are not offered them, so that nobody goes round in circles.
    """

    seat: int
    kind: str
    options: Sequence[Value]
    optional: bool = False
    about: dict[str, Value] = {}
    private: bool = False
    game: str = ""
    changes: Sequence[Value] = ()

    @property
    def answers(self) -> list[Value]:
        """Everything that may be answered, PASS included, but for changes."""
        return [*self.options, PASS] if self.optional else list(self.options)

    @property
    def forced(self) -> bool:
        """True where only one answer exists and everybody can see that."""
        return len(self.options) == 1 and not (self.optional or self.private or self.changes)

    def find(self, value: Value) -> Value:
        """The offered value that `value` stands for (a list for a tuple, as JSON has it). KeyError if none."""
        if value is PASS and self.optional:
            return PASS
        value = frozen(value)
        for option in (*self.options, *self.changes):
            if option == value and type(option) is type(value):
                return option
        raise KeyError(value)

    def text(self, lang: str = "en") -> str:
        """The question as a sentence."""
        from prestol.table.game import game_named

        return game_named(self.game).words(lang).question(self)


class Together(Struct):
    """Several seats answer at once, each in a generator of its own; the results come back in their order.

    The parts only ask and return. It is the last yield of its step.
    """

    options: ClassVar[tuple[Value, ...]] = ()
    optional: ClassVar[bool] = False
    parts: Sequence["Asking"]


Asking: TypeAlias = Generator[Ask | Together, Any, Any]
"""What a step that asks returns."""


def frozen(value: Value) -> Value:
    """The value with every list in it made a tuple."""
    if isinstance(value, (list, tuple)):
        return tuple(frozen(v) for v in value)
    return value
