"""All chance of a match: a keyed stream of numbers with named sub-streams, and a script that stands in for it."""

import hashlib
import struct
from functools import lru_cache
from typing import Any, Final

from prestol.table.errors import Refused
from prestol.table.plain import Piece

_WORDS: Final = struct.Struct("<8Q").unpack


class Chance(Piece, tag="chance", omit_defaults=True):
    """Numbers from BLAKE2b(key, stream, counter): a draw in one stream never shifts another."""

    key: bytes = b""
    counts: dict[str, int] = {}

    @classmethod
    def seeded(cls, seed: int | str) -> "Chance":
        """For local games: the same seed, the same chance."""
        return cls(hashlib.blake2b(str(seed).encode(), digest_size=32, person=b"prestol seed").digest())

    @property
    def seal(self) -> str:
        """SHA-256 of the key: published when a match starts, checked when it ends."""
        return hashlib.sha256(self.key).hexdigest()

    def another(self) -> "Chance":
        """A chance of its own, with a key drawn from this one: imagined matches do not all roll the same dice."""
        return Chance(struct.pack("<8Q", *self.words("another")))

    def words(self, stream: str) -> tuple[int, ...]:
        """The next eight 64-bit numbers of a stream."""
        counts = self.counts
        count = counts.get(stream, 0)
        counts[stream] = count + 1
        hashed = _begun(self.key, stream).copy()
        hashed.update(b"%d" % count)
        return _WORDS(hashed.digest())

    def numbers(self, stream: str, below: int, count: int = 1) -> list[int]:
        """`count` numbers from 0 up to, but not including, `below`."""
        words = self.words(stream)
        while len(words) < count:
            words += self.words(stream)
        return [word * below >> 64 for word in words[:count]]

    def shuffled(self, stream: str, items: list[Any]) -> list[Any]:
        """The items in an order of chance."""
        items = items[:]
        words: list[int] = []
        while len(words) < len(items) - 1:
            words += self.words(stream)
        for last, word in zip(range(len(items) - 1, 0, -1), words):  # noqa: B905 - a hot path; words may be left
            other = word * (last + 1) >> 64
            items[last], items[other] = items[other], items[last]
        return items


@lru_cache(maxsize=256)
def _begun(key: bytes, stream: str) -> "hashlib.blake2b":
    """The hash of a stream's numbers, before the counter: sixteen bytes stand for the stream's name."""
    salt = hashlib.blake2b(stream.encode(), digest_size=16).digest()
    return hashlib.blake2b(key=key, salt=salt)


class Script(Chance, tag="script", omit_defaults=True):
    """Chance that is told beforehand, for tests and openings.

    `told` is used up in order: a list of numbers for a roll (from 0), a list of the first items for a shuffle
    (the rest follows by chance), or None for "by chance". After its end everything is by chance.
    """

    told: list[list[Any] | None] = []

    def another(self) -> Chance:
        return self

    def numbers(self, stream: str, below: int, count: int = 1) -> list[int]:
        said = self.told.pop(0) if self.told else None
        if said is None:
            return super().numbers(stream, below, count)
        if len(said) != count or not all(type(n) is int and 0 <= n < below for n in said):
            sentence = "the script says {said} for {stream}; allowed are {count} numbers from 0 to {last}"
            raise Refused(sentence, "script-numbers", said=said, stream=stream, count=count, last=below - 1)
        return said

    def shuffled(self, stream: str, items: list[Any]) -> list[Any]:
        said = self.told.pop(0) if self.told else None
        rest = super().shuffled(stream, items)
        for item in said or ():
            if item not in rest:
                sentence = "the script puts {item!r} into {stream}; there are only {allowed}"
                raise Refused(sentence, "script-item", item=item, stream=stream, allowed=sorted(items))
            rest.remove(item)
        return [*(said or ()), *rest]


def script(told: list[list[Any] | None], seed: int = 0) -> Script:
    """A script that goes on with seeded chance."""
    return Script(Chance.seeded(seed).key, {}, told)
