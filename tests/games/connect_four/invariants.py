"""What holds in every position of connect four."""

from typing import Any

LONGEST = 43


def check(s: Any) -> None:
    first, second = (bits.bit_count() for bits in s.discs)
    assert first - second in (0, 1)
    assert s.discs[0] & s.discs[1] == 0
    assert sum(height % 7 for height in s.heights) == first + second
