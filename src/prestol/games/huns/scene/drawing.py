"""Outlines cut by hand."""

from functools import lru_cache


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
