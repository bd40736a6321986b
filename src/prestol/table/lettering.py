"""Lettering that fits: how wide texts are in a picture, and how they are broken into lines; there and in a terminal."""

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from textwrap import fill
from typing import Final

Lines = tuple[tuple[str, float], ...]
"""Lines of text, each with the length it must be squeezed to (0: it fits as it is)."""

SERIF: Final = 1.08
"""How much wider bold letters with serifs are than those without."""
_WIDER: Final = 1.25
"""How much wider another family of letters may be, where none of those that are asked for is there."""
_SHORT: Final = re.compile(r"(?<![^\s(«])([\w−+]{1,2}) ")


class Letters:
    """A family of letters. `widths`: letters by their width in hundredths of the size; `other`: the width of all that
    are not among them; `bold`: how much wider bold letters are."""

    def __init__(self, widths: Mapping[int, str], other: int, bold: float) -> None:
        self.widths = {letter: width for width, letters in widths.items() for letter in letters}
        self.other = other
        self.bold = bold

    def width(self, text: str, size: float, bold: bool = False) -> float:
        """How wide a text is, about."""
        known, other = self.widths, self.other
        return sum([known.get(letter, other) for letter in text]) * size / 100 * (self.bold if bold else 1)

    @lru_cache(maxsize=5000)  # noqa: B019 - a family of letters is there as long as the program
    def wrapped(self, text: str, size: float, room: float, most: int, bold: bool = False, squeezed: float = 1) -> Lines:
        """The text in at most so many lines; a short word stays with the one after it, a dash with the one before.
        What is too long for the last line is shortened, unless it is too long by no more than `squeezed`."""
        text = _SHORT.sub("\\1\u00a0", text).replace(" —", "\u00a0—").replace(" –", "\u00a0–")
        lines: list[str] = []
        for word in text.split(" "):
            # Words glued together that are too wide are taken apart.
            for part in word.split("\u00a0") if self.width(word, size, bold) > room else [word]:
                if lines and self.width(f"{lines[-1]} {part}", size, bold) <= room:
                    lines[-1] += f" {part}"
                else:
                    lines.append(part)
        if len(lines) > most:
            rest = " ".join(lines[max(0, most - 1) :])
            if self.width(rest, size, bold) > room * squeezed:
                rest = self.shortened(rest, size, room, bold)
            lines = [*lines[: most - 1], rest] if most else []
        return tuple((line, 0.0 if self.width(line, size, bold) <= room else round(room, 1)) for line in lines)

    @lru_cache(maxsize=5000)  # noqa: B019
    def shortened(self, text: str, size: float, room: float, bold: bool = False) -> str:
        """As much of the text as fits on one line, with an ellipsis for the rest."""
        if self.width(text, size, bold) <= room:
            return text
        while len(text) > 1 and self.width(text + "…", size, bold) > room:
            text = text[:-1]
        return text.rstrip(" \u00a0.,:;(«“") + "…"

    def fitted(self, text: str, size: float, room: float, bold: bool = False) -> float:
        """The length to set a text to that a wider family of letters could carry over the edge (0: there is room)."""
        width = self.width(text, size, bold)
        return round(min(width, room), 1) if width * _WIDER > room else 0.0


ARIAL: Final = Letters(
    {
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
    },
    other=56,
    bold=1.085,
)
"""Arial, and what stands in for it."""

DEJAVU: Final = Letters(
    {
        29: "ijlIJ",
        33: " .,:;·’/\u00a0",
        40: "ftr()-!",
        54: "cszгзсэ?–“”",
        60: "kvxyFLPTвктухчьяРТУ",
        69: "ABEKRSVXYZдцъАБВЕЁЗСЧЬЭЯ",
        77: "CDGHNOQUмыГДИЙКЛНОПЦ",
        86: "wMфюМФЫЪ→+−×",
        93: "mжшщ",
        100: "W—…",
        109: "ЖШЩЮ",
    },
    other=64,
    bold=1.13,
)
"""DejaVu, the widest that may stand in for Arial: what fits in it fits in all."""


def capital(text: str) -> str:
    """The text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


_COLUMNS: Final = 78


def in_columns(lines: Iterable[str]) -> str:
    """A board as text, in the width of a terminal. What follows of a long line stands further in."""
    return "\n".join([_filled(line) for line in lines])


@lru_cache(maxsize=8192)
def _filled(line: str) -> str:
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return fill(line, _COLUMNS, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
