"""Who looks at the board, and lettering that fits."""

from collections.abc import Sequence
from functools import lru_cache
from json import dumps
from typing import Any, Final, NamedTuple

from prestol.games.xidit.board_text import sees
from prestol.games.xidit.scene.spots import spots
from prestol.games.xidit.state import Xidit
from prestol.table import Ask, Words


class Look(NamedTuple):
    """Who looks, at what, and in which language. `lit`: the answers, by the pieces that stand for them."""

    s: Xidit
    seat: int | None
    ask: Ask | None
    words: Words
    names: tuple[str, ...]
    lit: dict[str, Any]

    def say(self, message: str, /, **about: Any) -> str:
        """A message; what was said once is not put together again."""
        return said(self.words, message, self.names, tuple(about.items()))

    def name(self, seat: int) -> str:
        return self.words.name(seat, self.names)

    def sees(self, owner: int) -> bool:
        """True if the viewer is shown what lies behind a player's screen."""
        return sees(self.s, self.seat, owner)

    def piece(self, name: str, about: str) -> dict[str, Any]:
        """What ties a piece to the page: its name, the word that explains it, the answer it stands for."""
        option = dumps(self.lit[name], ensure_ascii=False) if name in self.lit else None
        return {"piece": name, "about": about, "option": option}


def look(s: Xidit, seat: int | None, ask: Ask | None, words: Words, names: Sequence[str]) -> Look:
    return Look(s, seat, ask, words, tuple(names), spots(ask))


@lru_cache(maxsize=20000)
def said(words: Words, message: str, names: tuple[str, ...], about: tuple[tuple[str, Any], ...]) -> str:
    return words.say(message, names, **dict(about))


# Lettering

_WIDTHS: Final = {  # of Arial and what stands in for it, in hundredths of the size
    22: "ijl’",
    28: "ftI .,:;\u00a0",
    33: "r()-",
    36: "г",
    44: "к",
    46: "зт",
    50: "cksvxyzJсух",
    53: "эчьв",
    55: "пяГн",
    58: "бцдлК+−×",
    62: "FTZТЗъ",
    67: "ABEKPSVXYжАВЕЁРХЧБЛДУ",
    69: "м",
    72: "wCDHNRUыИЙНПСЭЯ",
    76: "ЦюФ",
    78: "GOQО",
    83: "mMМшфщ",
    93: "WЖШЩ",
    101: "—…Ю",
}
_WIDTH: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def width(text: str, size: float) -> float:
    """How wide a text is, about, in bold letters."""
    return sum(_WIDTH.get(letter, 56) for letter in text) * size / 92


def fitted(text: str, size: float, room: float) -> float | None:
    """How wide to set a text that could come out too wide with another family of letters; None where there is room."""
    wide = width(text, size)
    return round(min(wide, room), 1) if wide > 0.8 * room else None


@lru_cache(maxsize=2000)
def shortened(text: str, size: float, room: float) -> str:
    """As much of the text as fits on one line, with an ellipsis for the rest."""
    if width(text, size) <= room:
        return text
    while len(text) > 1 and width(text + "…", size) > room:
        text = text[:-1]
    return text.rstrip(" \u00a0.,:;(«“") + "…"
