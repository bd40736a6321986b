"""Lettering that fits: how wide texts are, and how they are broken into lines."""

import re
from typing import Final

_WIDTHS: Final = {  # of DejaVu, the widest that may stand in for the fonts asked for, in hundredths of the size
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
}
_WIDTH: Final = {letter: width for width, letters in _WIDTHS.items() for letter in letters}
BOLD: Final = 1.13
"""How much wider bold letters are."""

Lines = tuple[tuple[str, float], ...]
"""Lines of text, each with the length it must be squeezed to (0: it fits as it is)."""


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, about."""
    hundredths = sum(_WIDTH.get(letter, 64) for letter in text)
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
