"""Every limit of the server in one place: how often, how big, how many."""

import time
from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from prestol.server.errors import TooMany

BODY: Final = 64 * 1024
"""So many bytes a request may bring."""

UPLOAD: Final = 4 * 1024 * 1024
"""So many, where a record is sent."""

TOKENS: Final = 10
"""Personal tokens of one person."""

PASSKEYS: Final = 10
NOTICES: Final = 10
PREFS: Final = 4_000
"""Characters of one person's wishes."""

MESSAGE: Final = 1_000
"""Characters of a chat message."""

WATCHING: Final = 40
"""Event streams that one person has open at a time; a visitor without a name counts by address."""

Group = Literal["look", "change", "enter", "upload"]


class Rate(NamedTuple):
    """So many at once, and so many a second from then on."""

    burst: float
    each_second: float


BY_PERSON: Final[dict[Group, Rate]] = {
    "look": Rate(300, 50),
    "change": Rate(100, 20),
    "enter": Rate(20, 1 / 6),
    "upload": Rate(10, 1 / 10),
}
"""What one person may do, by their account or guest session."""

BY_ADDRESS: Final[dict[Group, Rate]] = {
    "look": Rate(1_500, 250),
    "change": Rate(500, 100),
    "enter": Rate(60, 1 / 3),
    "upload": Rate(30, 1 / 3),
}
"""What comes from one address: a household, a school, or somebody who keeps forgetting who they are."""

GUESSES: Final = Rate(10, 1 / 90)
"""Wrong passwords for one name."""

KEPT: Final = 20_000
"""So many are watched over at a time; who was quiet longest is forgotten first."""


def group_of(method: str, path: str) -> Group:
    """Which limit a request counts against."""
    if method in ("GET", "HEAD", "OPTIONS"):
        return "look"
    if path.startswith(("/api/session", "/api/me/")):
        return "enter"
    return "upload" if path == "/api/records" else "change"


class Limits:
    """Token buckets: each starts full, empties by one with each request, and fills up again with time."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, who: str, group: str, rate: Rate) -> None:
        """One more. Raises TooMany if the bucket is empty."""
        if not self.on:
            return
        left, now = self._now(who, group, rate)
        if left < 1:
            raise TooMany(wait=(1 - left) / rate.each_second)
        self._keep((who, group), left - 1, now)

    def check(self, who: str, group: str, rate: Rate) -> None:
        """Raises TooMany if the bucket is empty, and takes nothing out of it."""
        left, _ = self._now(who, group, rate)
        if self.on and left < 1:
            raise TooMany("error-too-many-tries", wait=(1 - left) / rate.each_second)

    def _now(self, who: str, group: str, rate: Rate) -> tuple[float, float]:
        now = time.monotonic()
        left, since = self._left.get((who, group), (rate.burst, now))
        return min(rate.burst, left + (now - since) * rate.each_second), now

    def _keep(self, key: tuple[str, str], left: float, now: float) -> None:
        self._left[key] = (left, now)
        self._left.move_to_end(key)
        while len(self._left) > KEPT:
            self._left.popitem(last=False)
