"""Data packs: an owner's numbers and words, laid over ours."""

import os
from pathlib import Path

import pytest

from prestol.table import BadRecord, Game, PrestolError, State, replay
from prestol.table.words import Words
from tests.games_for_tests.openings import opening

NUMBERS = """
colours = ["red", "blue"]

[cards.E01]
value = 1
name = "horn"
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game's data, and $PRESTOL_PACKS beside it."""
    (tmp_path / "game").mkdir()
    (tmp_path / "game" / "components.toml").write_text(NUMBERS, "utf-8")
    (tmp_path / "game" / "words.en.ftl").write_text("card-E01 = Horn\ncard-E02 = Drum\n", "utf-8")
    monkeypatch.setenv("PRESTOL_PACKS", str(tmp_path / "packs"))
    return tmp_path


def boxed(house: Path) -> Game[State]:
    return Game("boxed", State, players=[2], folder=house / "game")


def lay(house: Path, text: str, file: str = "components.toml") -> Game[State]:
    pack = house / "packs" / "boxed"
    (pack / file).parent.mkdir(parents=True, exist_ok=True)
    (pack / file).write_text(text, "utf-8")
    return boxed(house)


def test_without_a_pack_the_numbers_are_ours(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(2):
        game = boxed(house)
        assert (game.pack, game.pack_mark) == (None, "")
        assert game.data("components.toml")["cards"]["E01"] == {"value": 1, "name": "horn"}
        monkeypatch.delenv("PRESTOL_PACKS", raising=False)
    assert "PRESTOL_PACKS" not in os.environ


def test_a_pack_replaces_what_it_names(house: Path) -> None:
    game = lay(house, 'colours = ["green"]\n[cards.E01]\nvalue = 7\n')
    data = game.data("components.toml")
    assert data == {"colours": ["green"], "cards": {"E01": {"value": 7, "name": "horn"}}}


def test_a_pack_has_words_too(house: Path) -> None:
    game = lay(house, "card-E01 = Trumpet\n", "words.en.ftl")
    words = Words(game, "en")
    assert (words.say("card-E01"), words.say("card-E02")) == ("Trumpet", "Drum")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[cards.E99]\nvalue = 1\n", "names components.toml: cards: E99, which the game does not have"),
        ("[cards.E01]\nspeed = 1\n", "names components.toml: cards: E01: speed"),
        ("[cards.E01]\nvalue = '7'\n", "gives components.toml: cards: E01: value as '7'; the game has 1"),
        ("[cards.E01]\nvalue = true\n", "as True; the game has 1"),
        ("cards = 5\n", "gives components.toml: cards as 5"),
        ("colours = 'red'\n", "colours as 'red'"),
        ("[cards.E01\n", "components.toml is not TOML"),
    ],
)
def test_a_pack_brings_nothing_new_and_nothing_twisted(house: Path, text: str, said: str) -> None:
    with pytest.raises(PrestolError, match=said):
        lay(house, text).data("components.toml")


def test_a_packs_mark_tells_its_numbers(house: Path) -> None:
    marks = [lay(house, f"[cards.E01]\nvalue = {value}\n").pack_mark for value in (7, 8, 7)]
    assert marks[0] == marks[2] != marks[1]
    assert all(len(mark) == 16 for mark in marks)
    (house / "game" / "parts").mkdir()
    (house / "game" / "parts" / "dice.toml").write_text("sides = 6\n", "utf-8")
    inside = lay(house, "sides = 8\n", "parts/dice.toml")
    assert inside.data("parts/dice.toml") == {"sides": 8}
    assert inside.pack_mark not in marks


def test_a_record_of_another_pack_is_refused(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opening(["cook", "ghost"], ["fence", "thief"])
    record = match.record()
    assert record["packs"] == ""
    monkeypatch.setitem(match.game.__dict__, "pack_mark", "0123456789abcdef")
    assert match.record()["packs"] == "0123456789abcdef"
    with pytest.raises(BadRecord, match="another data pack of smugglers"):
        replay(record)
    assert replay(match.record()).asks == match.asks
