"""Tests of powers: each is run as it stands, and once more without the power, where it must fail."""

import functools
from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest

from prestol.table import Game, Refused

Test = TypeVar("Test", bound=Callable[..., None])

TESTED: Final[dict[str, set[str]]] = {}
"""For each game the cards that have a test."""


def power_test(game: Game[Any], card: str) -> Callable[[Test], Test]:
    """A decorator for the test of one card's power. A card may have several tests."""

    def decorate(test: Test) -> Test:
        TESTED.setdefault(game.name, set()).add(card)

        @functools.wraps(test)
        def both_ways(*args: Any, **kwargs: Any) -> None:
            test(*args, **kwargs)
            with game.without(card):
                try:
                    test(*args, **kwargs)
                except (AssertionError, Refused, pytest.fail.Exception):
                    return
            pytest.fail(f"the test passes without the power of {card}")

        return both_ways  # type: ignore[return-value]

    return decorate
