"""Who looks at the picture, what they are asked, and what ties a piece of the picture to the page."""

from collections.abc import Sequence
from functools import lru_cache
from json import dumps
from marshal import dumps as dumps_bytes
from typing import Any, Final, NamedTuple

from prestol.games.oath.scene.lettering import Lines, wrapped
from prestol.games.oath.scene.spots import spots
from prestol.games.oath.state import Oath, game
from prestol.table import Ask, Words

Drawn = dict[str, Any]
"""A piece of the picture, as the template takes it."""


class Look(NamedTuple):
    """Who looks, at what, and in which language. `lit`: the pieces that stand for an answer."""

    s: Oath
    seat: int | None
    ask: Ask | None
    words: Words
    names: tuple[str, ...]
    lit: dict[str, Any]

    def say(self, message: str, /, **about: Any) -> str:
        return self.words.say(message, self.names, **about)

    def text(self, message: str) -> str:
        """A message with the numbers of the card it belongs to."""
        return self.say(message, **game.numbers(self.s, message.partition(".")[0]))

    def name(self, seat: int) -> str:
        return self.words.name(seat, self.names)

    def piece(self, name: str, about: str) -> Drawn:
        """What ties a piece to the page: its name, the word that explains it, the answer it stands for."""
        option = dumps(self.lit[name], ensure_ascii=False) if name in self.lit else None
        return {"piece": name, "about": about, "option": option}

    def color(self, seat: int) -> str:
        """The colour of a seat's board."""
        return self.s.players[seat].color


def look(s: Oath, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> Look:
    return Look(s, seat, ask, words, tuple(names), spots(s, ask))


@lru_cache(maxsize=5000)
def lines(written: str, size: float, room: float, most: int, bold: bool = False) -> Lines:
    return wrapped(written, size, room, most, bold)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Drawing again only what has changed

_DRAWN: dict[tuple[str, bytes], Any] = {}
_ROOM: Final = 8000


def kept(macro: Any, piece: Any) -> Any:
    """What a macro of the template draws for a piece. What was drawn once, in whatever picture, is not drawn again."""
    key = (macro.name, dumps_bytes(piece, 2))
    drawn = _DRAWN.get(key)
    if drawn is None:
        if len(_DRAWN) >= _ROOM:
            _DRAWN.clear()
        drawn = _DRAWN[key] = macro(piece)
    return drawn
