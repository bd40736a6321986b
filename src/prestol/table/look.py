"""Who looks at a picture: what its scene has to know to put everything into words and to tie it to the page."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from json import dumps
from typing import Any, Generic, TypeVar

from prestol.table.ask import Ask
from prestol.table.words import Words

S = TypeVar("S")

Drawn = dict[str, Any]
"""A piece of a picture, as the template takes it."""


@dataclass(frozen=True, slots=True)
class Look(Generic[S]):
    """Who looks, at what, and in which language. `lit`: the answers, by the pieces that stand for them. `shapes`:
    outlines that the template writes once, however often they are used, by name."""

    s: S
    seat: int | None
    ask: Ask | None
    words: Words
    names: Sequence[str]
    lit: dict[str, Any]
    shapes: dict[str, str] = field(default_factory=dict)

    def say(self, message: str, /, **about: Any) -> str:
        return self.words.say(message, self.names, **about)

    def text(self, message: str) -> str:
        """A message with the numbers of the card it belongs to."""
        return self.words.say(message, **self.words.game.numbers(self.s, message.partition(".")[0]))

    def name(self, seat: int) -> str:
        return self.words.name(seat, self.names)

    def option(self, piece: str) -> str | None:
        """The answer that a piece stands for, as JSON."""
        return dumps(self.lit[piece], ensure_ascii=False) if piece in self.lit else None

    def area(self, name: str, x: float, y: float, w: float, h: float, text: float = 12.0) -> Drawn:
        """A part of the picture to look at alone: what belongs to a player ("seat-2"), or another, whose title
        is a message ("area-map"). `text`: how big the letters are that one wants to read there."""
        seat = int(name.removeprefix("seat-")) if name.startswith("seat-") else None
        own = seat is not None and seat == self.seat
        title = self.say("area-own" if own else name) if seat is None or own else self.name(seat)
        return {"name": name, "title": title, "box": (x, y, w, h), "text": text}

    def piece(self, name: str, about: str) -> Drawn:
        """What ties a piece to the page: its name, the word that explains it, the answer it stands for."""
        return {"piece": name, "about": about, "option": self.option(name)}
