"""Lettering that fits: how wide texts are, and how they are broken into lines."""

import re
from typing import Final

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
BOLD: Final = 1.085
"""How much wider bold letters are."""
SERIF: Final = 1.08
"""How much wider bold letters with serifs are than those without."""

Lines = tuple[tuple[str, float], ...]
"""Lines of text, each with the length it must be squeezed to (0: it fits as it is)."""


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, about."""
    hundredths = sum(_WIDTH.get(letter, 56) for letter in text)
    return hundredths * size / 100 * (BOLD if bold else 1)


def wrapped(text: str, size: float, room: float, most: int, bold: bool = False) -> Lines:
    """The text in at most so many lines; a short word stays with the one after it, a dash with the one before."""
    text = re.sub(r"(?<![^\s(«])([\w−+]{1,2}) ", "\\1\u00a0", text).replace(" —", "\u00a0—").replace(" –", "\u00a0–")
    lines: list[str] = []
    for word in text.split(" "):
        for part in _parts(word, size, room, bold):
            if lines and width(f"{lines[-1]} {part}", size, bold) <= room:
                lines[-1] += f" {part}"
            else:
                lines.append(part)
    if len(lines) > most:
        lines = [*lines[: most - 1], _shortened(" ".join(lines[most - 1 :]), size, room, bold)] if most else []
    return tuple((line, 0.0 if width(line, size, bold) <= room else round(room, 1)) for line in lines)


def shortened(text: str, size: float, room: float, bold: bool = False) -> str:
    """As much of the text as fits on one line, with an ellipsis for the rest."""
    return text if width(text, size, bold) <= room else _shortened(text, size, room, bold)


def _shortened(text: str, size: float, room: float, bold: bool) -> str:
    while len(text) > 1 and width(text + "…", size, bold) > room:
        text = text[:-1]
    return text.rstrip(" \u00a0.,:;(") + "…"


def _parts(word: str, size: float, room: float, bold: bool) -> list[str]:
    """A word, or the words glued in it where together they are too wide."""
    return word.split("\u00a0") if width(word, size, bold) > room else [word]
