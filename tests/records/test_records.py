"""Golden records: whole matches that must replay to the last position."""

import json
from pathlib import Path

import pytest

import prestol
from tests.games.cases import games_under_test
from tests.records import __main__ as command
from tests.records import recipes
from tests.records.recipes import FOLDER, RECIPES, Recipe, final_hash

FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_replays_to_its_last_position(file: Path) -> None:
    record = json.loads(file.read_text("utf-8"))
    final = record.pop("final")
    match = prestol.verify(record)
    assert match.over
    assert final_hash(match) == final
    assert json.loads(json.dumps(match.record())) == record


def test_every_recipe_has_its_record_and_every_game_and_number_of_players_a_recipe() -> None:
    assert [recipe.file for recipe in RECIPES if not recipe.file.is_file()] == []
    assert set(FILES) == {recipe.file for recipe in RECIPES}
    played = {(recipe.game, recipe.players) for recipe in RECIPES}
    assert played == {(name, players) for name, game in games_under_test().items() for players in game.players}


def test_the_command_shows_what_has_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(recipes, "FOLDER", tmp_path)
    monkeypatch.setattr(command, "FOLDER", tmp_path)
    monkeypatch.setattr(command, "RECIPES", [Recipe("connect-four", 2, 1)])
    file = Recipe("connect-four", 2, 1).file

    assert command.main() == 0
    assert "new: connect-four/2-random-1.json" in capsys.readouterr().out
    assert file.read_text("utf-8") == (FOLDER / "connect-four" / "2-random-1.json").read_text("utf-8")

    assert command.main() == 0
    assert "none has changed" in capsys.readouterr().out

    file.write_text(file.read_text("utf-8").replace('"edition": 1', '"edition": 0'), "utf-8")
    (tmp_path / "connect-four" / "old.json").write_text("{}", "utf-8")
    assert command.main() == 1
    said = capsys.readouterr().out
    assert '- "edition": 0,' in said
    assert '+ "edition": 1,' in said
    assert "Records of connect-four have changed: bump the game's edition" in said
    assert "no recipe makes connect-four/old.json" in said
