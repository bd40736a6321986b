"""Hand-cut outlines, and lettering that fits: what the scene needs to know about shapes and the width of letters."""

import re
from functools import lru_cache
from typing import Final

# Outlines cut by hand


@lru_cache(maxsize=2000)
def cut(width: float, height: float, variant: int = 0, corner: float = 8, shake: float = 1.2) -> str:
    """The path of a rounded rectangle whose edges waver a little, as shears leave them."""
    noise = _noise(variant * 7919 + int(width) * 31 + int(height))
    r = min(corner, width / 3, height / 3)
    corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)]
    path: list[str] = []
    for number, (x, y) in enumerate(corners):
        to_x, to_y = corners[(number + 1) % 4]
        length = abs(to_x - x) + abs(to_y - y)
        dx, dy = (to_x - x) / length, (to_y - y) / length
        pieces = max(1, round(length / 130))
        run = (length - 2 * r) / pieces
        path.append(f"{'Q' if path else 'M'}{_pair(x, y)} " if path else "M")
        path.append(_pair(x + dx * r, y + dy * r))
        for piece in range(pieces):
            middle, end = r + run * (piece + 0.5), r + run * (piece + 1)
            aside, off = shake * next(noise), (shake / 2 * next(noise) if piece < pieces - 1 else 0)
            path.append(
                f"Q{_pair(x + dx * middle - dy * aside, y + dy * middle + dx * aside)} "
                f"{_pair(x + dx * end - dy * off, y + dy * end + dx * off)}"
            )
    path.append(f"Q{_pair(0, 0)} {_pair(r, 0)}Z")
    return "".join(path)


class _noise:  # noqa: N801 - reads as a function
    """Numbers from −1 to 1, always the same for a seed."""

    def __init__(self, seed: int) -> None:
        self.state = seed % 2147483647 + 1

    def __next__(self) -> float:
        self.state = self.state * 48271 % 2147483647
        return self.state / 1073741823.5 - 1


def _pair(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"


def number(value: float) -> str:
    """A coordinate as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


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
BOLD: Final = 1.085
"""How much wider bold letters are."""

Lines = tuple[tuple[str, float], ...]
"""Lines of text, each with the length it must be squeezed to (0: it fits as it is)."""
WIDER: Final = 1.2
"""How much wider another typeface may be, where none of those that we ask for is there."""


def width(text: str, size: float, bold: bool = False) -> float:
    """How wide a text is, about."""
    hundredths = sum(_WIDTH.get(letter, 56) for letter in text)
    return hundredths * size / 100 * (BOLD if bold else 1)


def wrapped(text: str, size: float, room: float, most: int, bold: bool = False) -> Lines:
    """The text in at most so many lines; a short word stays with the one after it, a dash with the one before."""
    text = re.sub(r"(?<![^\s(«])([А-Яа-яё]{1,2}) ", "\\1\u00a0", text).replace(" —", "\u00a0—").replace(" –", "\u00a0–")
    lines: list[str] = []
    for word in text.split(" "):
        for part in _parts(word, size, room, bold):
            if lines and width(f"{lines[-1]} {part}", size, bold) <= room:
                lines[-1] += f" {part}"
            else:
                lines.append(part)
    if len(lines) > most:
        rest = " ".join(lines[max(0, most - 1) :])
        rest = rest if width(rest, size, bold) <= room * 1.14 else _shortened(rest, size, room, bold)
        lines = [*lines[: most - 1], rest] if most else []
    return tuple((line, 0.0 if width(line, size, bold) <= room else round(room, 1)) for line in lines)


def steady(lines: Lines, size: float, room: float, bold: bool = False) -> Lines:
    """The same lines. Those that a wider typeface would carry over the edge keep the length they have in ours."""
    long = [width(line, size, bold) for line, _ in lines]
    return tuple(
        (line, squeezed or (round(length, 1) if length * WIDER > room else 0.0))
        for (line, squeezed), length in zip(lines, long, strict=True)
    )


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
