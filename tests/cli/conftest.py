"""What every test of the command line relies on."""

from typing import Any

import pytest

from bench.ours import connect_four


def not_there(*_: object) -> Any:
    raise NotImplementedError


@pytest.fixture(autouse=True)
def bare_connect_four(monkeypatch: pytest.MonkeyPatch) -> None:
    """Connect four has rules and words alone, whatever else of it other tests have loaded."""
    game = connect_four()
    monkeypatch.setattr(game, "scene", not_there)
    monkeypatch.setattr(game, "greedy", None)
    monkeypatch.setattr(game, "label", lambda s, ask, option: None)
    monkeypatch.setattr(game, "board_text", lambda s, seat, words, names: "")
