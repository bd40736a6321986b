"""Repeated, interleaved runs by CPU time. Knows nothing of games."""

import gc
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from statistics import median, quantiles
from typing import NamedTuple


class Work(NamedTuple):
    """What one run has done: its units (decisions, copies, answers), and whole games where it plays games."""

    units: int
    games: int = 0


Subject = Callable[[int, int], Work]
"""Something to measure: does as much as the first number says, with chance from the second."""


class Sample(NamedTuple):
    """One run."""

    units: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        return self.units / self.seconds


class Spread(NamedTuple):
    """A median between its quartiles."""

    low: float
    median: float
    high: float


Clock = Callable[[], float]


def timed(subject: Subject, amount: int, seed: int, clock: Clock = time.process_time) -> Sample:
    """One run, after the garbage of the others has been swept."""
    gc.collect()
    start = clock()
    work = subject(amount, seed)
    return Sample(work.units, work.games, clock() - start)


def amount_for(subject: Subject, seconds: float, clock: Clock = time.process_time) -> int:
    """How much to do so that a run lasts about this long. Warms the subject up as well."""
    amount = 1
    while True:
        took = timed(subject, amount, 0, clock).seconds
        if took >= seconds / 4:
            return max(1, round(amount * seconds / took))
        amount *= 4


def interleaved(
    subjects: Mapping[str, Subject], rounds: Iterable[int], seconds: float, clock: Clock = time.process_time
) -> dict[str, list[Sample]]:
    """In each round every subject runs once, so that whatever slows the machine down slows all of them."""
    amounts = {name: amount_for(subject, seconds, clock) for name, subject in subjects.items()}
    samples: dict[str, list[Sample]] = {name: [] for name in subjects}
    for seed in rounds:
        for name, subject in subjects.items():
            samples[name].append(timed(subject, amounts[name], seed + 1, clock))
    return samples


def spread(values: Sequence[float]) -> Spread:
    """The median and the quartiles."""
    if len(values) == 1:
        return Spread(values[0], values[0], values[0])
    low, middle, high = quantiles(values, n=4, method="inclusive")
    return Spread(low, middle, high)


def ratios(samples: Sequence[Sample], to: Sequence[Sample]) -> Spread:
    """How many times as fast, each run compared with the other's run of the same round."""
    return spread([mine.rate / other.rate for mine, other in zip(samples, to, strict=True)])


def games_per_second(samples: Sequence[Sample]) -> float:
    return median(sample.games / sample.seconds for sample in samples)
