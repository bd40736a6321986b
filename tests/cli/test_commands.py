"""The commands: what they print, what a program may read, and what they say to bad input."""

import json
import os
import signal
import subprocess
import sys
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.json import encode

from bench.ours import connect_four
from prestol import new
from prestol.cli import main
from tests.games.oath.chronicles import by_chance
from tests.games.playing import Whims, played
from tests.games_for_tests.smugglers import game as smugglers

FOUR = connect_four().name


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is read from or written to the real home; the language is English."""
    monkeypatch.setenv("PRESTOL_DATA", str(tmp_path / "data"))
    monkeypatch.delenv("PRESTOL_PACKS", raising=False)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Any:
    def type_in(*lines: str) -> None:
        monkeypatch.setattr(sys, "stdin", StringIO("".join(line + "\n" for line in lines)))

    type_in()
    return type_in


def printed(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    """What a command prints when all goes well."""
    code = main([str(arg) for arg in args])
    out, err = capsys.readouterr()
    assert (code, err) == (0, "")
    return out


def read(capsys: pytest.CaptureFixture[str], *args: object) -> Any:
    """What a command prints for a program: one JSON value on one line."""
    out = printed(capsys, *args, "--json")
    assert out.count("\n") == 1
    return json.loads(out)


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A record of connect four in which the first player wins."""
    match = new(connect_four(), seed=1)
    for column in (0, 1, 0, 1, 0, 1, 0):
        match.choose(next(iter(match.asks)), column)
    file = tmp_path / "finished.json"
    file.write_text(json.dumps(match.record()))
    return file


# games


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "games")
    assert "huns (Huns)" in out
    assert "2, 3, 4" in out
    assert "huns (Гунны)" in printed(capsys, "games", "--lang", "ru")
    games = {game["name"]: game for game in read(capsys, "games")}
    assert games["huns"]["title"] == "Huns"
    assert games["huns"]["players"] == [2, 3, 4]
    assert set(games["huns"]) == {"name", "title", "edition", "players", "options", "bots"}


# play


def test_a_lesson_in_the_terminal(capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    typed("q")
    out = printed(capsys, "play", "xidit", "--lesson", "--seed", 1, "--lang", "en", "--save", file)
    assert "Lords of Xidit: 4 players." in out
    assert "Player 2: bot (random)" in out
    assert "Monsters roam the kingdom" in out
    assert json.loads(file.read_bytes())["options"]["length"] == "short"
    for seats in ((), ("--seat", 0)):
        typed("q")
        assert "Monsters roam the kingdom" in printed(capsys, "play", "--resume", file, *seats)  # nothing was answered
    typed("q")
    chosen = ("--players", 3, "--option", "length=full", "--bots", "greedy", "--save", tmp_path / "other.json")
    out = printed(capsys, "play", "xidit", "--lesson", "--lang", "en", *chosen)
    assert "Lords of Xidit: 3 players." in out
    assert "bot (greedy)" in out


def test_a_game_from_a_pipe_is_saved_and_verified(
    capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path
) -> None:
    typed(*["1"] * 60)
    file = tmp_path / "mine.json"
    out = printed(capsys, "play", FOUR, "--seed", 1, "--bots", "random", "--save", file)
    assert "> 1\n" in out
    assert "The match is over." in out
    assert f"Saved to {file}" in "".join(out.splitlines()[-1:])
    assert read(capsys, "verify", file)["over"] is True


def test_the_same_seed_and_answers_give_the_same_game(capsys: pytest.CaptureFixture[str], typed: Any) -> None:
    outs = []
    for _ in range(2):
        typed(*["1"] * 60)
        outs.append(printed(capsys, "play", "smugglers", "--seed", 7, "--option", "crew=0"))
    assert outs[0] == outs[1]


def test_a_match_goes_on_after_leaving(capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    typed("4", "4", "q")
    out = printed(capsys, "play", FOUR, "--seat", 0, "--seat", 1, "--lang", "ru", "--save", file)
    assert f"Продолжить: prestol play --resume {file}" in out
    assert len(json.loads(file.read_text())["journal"]) == 2
    typed("3", "4", "3", "4", "q")
    out = printed(capsys, "play", "--resume", file)
    assert "Партия продолжается." in out
    typed("3")
    out = printed(capsys, "play", "--resume", file, "--lang", "en")
    assert "The match goes on." in out
    typed("4")
    out = printed(capsys, "play", "--resume", file)
    assert "Player 2 wins." in out
    assert json.loads(file.read_text())["journal"][:2] == [
        ["answer", 0, "column", 3],
        ["answer", 1, "column", 3],
    ]


def test_without_a_file_the_match_is_kept_in_the_data_folder(
    capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path
) -> None:
    for count in (1, 2):
        typed("4", "q")
        out = printed(capsys, "play", FOUR)
        files = list((tmp_path / "data" / "saved").glob(f"{FOUR}-*.json"))
        assert len(files) == count
    assert any(f"--resume {file}" in out for file in files)


def test_what_a_person_never_wants_to_be_asked_is_kept(
    capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    typed("n thief", "q")
    printed(capsys, "play", "smugglers", "--seed", 1, "--save", file)
    typed("a", "q")
    assert "You are not asked for:\n  the Thief" in printed(capsys, "play", "--resume", file)
    typed("a", "q")
    assert "You are not asked for:\n  the Thief" in printed(capsys, "play", "--resume", file, "--seat", 0)


def test_the_language_is_that_of_the_environment(
    capsys: pytest.CaptureFixture[str], typed: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "ru_RU.UTF-8")
    typed("q")
    assert "Отвечайте числом." in printed(capsys, "play", FOUR)
    monkeypatch.setenv("LC_ALL", "")
    monkeypatch.setenv("LC_MESSAGES", "")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    typed("q")
    assert "Answer with a number." in printed(capsys, "play", FOUR)


# simulate


def test_simulate_for_a_program(capsys: pytest.CaptureFixture[str]) -> None:
    args = ("simulate", "smugglers", "--players", 3, "--games", 30, "--seed", 5, "--bots", "random,greedy")
    report = read(capsys, *args, "--option", "days=2")
    assert report["game"] == "smugglers"
    assert (report["players"], report["games"], report["seed"]) == (3, 30, 5)
    assert report["bots"] == ["random", "greedy"]
    assert report["options"] == {"days": 2, "crew": 2, "harbour": "empty"}
    assert sum(report["wins"].values()) == pytest.approx(30)
    assert sum(report["endings"].values()) == 30
    assert set(report["scores"]) == {"coins", "stash"}
    assert report["decisions"] > 0 < report["seconds"]
    assert report["decisions_per_second"] > 0 < report["games_per_second"]
    assert report["uses"]


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    out = printed(capsys, "simulate", "smugglers", "--games", 10, "--seed", 5, "--bots", "random,greedy")
    for said in (
        "smugglers, 2 players, seed 5: 10 matches",
        "decisions/s",
        "wins",
        "coins",
        "endings: ",
        "uses: ",
    ):
        assert said in out


# replay


def test_replay_tells_the_story_and_the_result(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    out = printed(capsys, "replay", finished)
    assert out.count("drops a disc") == 7
    assert "Player 1 wins." in out
    assert "Победитель: Игрок 1." in printed(capsys, "replay", finished, "--lang", "ru")


def test_replay_up_to_a_moment(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    out = printed(capsys, "replay", finished, "--at", 2)
    assert out.count("drops a disc") == 2
    assert "wins" not in out
    told = read(capsys, "replay", finished, "--at", 0)
    assert told["story"] == []
    assert (told["at"], told["entries"], told["over"], told["result"]) == (0, 7, False, None)
    assert read(capsys, "replay", finished)["result"]["winners"] == [0]


def test_replay_tells_a_seat_what_it_alone_has_seen(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = new(smugglers, 2, seed=1, options={"crew": 0})
    match.choose(0, "stow")
    match.choose(0, match.asks[0].options[0])
    file = tmp_path / "record.json"
    file.write_text(json.dumps(match.record()))
    assert "You stowed" in printed(capsys, "replay", file, "--seat", 0)
    assert "You stowed" not in printed(capsys, "replay", file, "--seat", 1)
    assert "You stowed" not in printed(capsys, "replay", file)


def test_replay_saves_a_picture(capsys: pytest.CaptureFixture[str], finished: Path, tmp_path: Path) -> None:
    match = new(smugglers, 2, seed=1)
    record = tmp_path / "record.json"
    record.write_text(json.dumps(match.record()))
    printed(capsys, "replay", record, "--svg", tmp_path / "board.svg", "--seat", 1)
    assert (tmp_path / "board.svg").read_text("utf-8").lstrip().startswith("<svg")


# verify


def test_verify(capsys: pytest.CaptureFixture[str], finished: Path, tmp_path: Path) -> None:
    out = printed(capsys, "verify", finished)
    assert "the key fits the seal, and all 7 entries hold, to its result." in out
    checked = read(capsys, "verify", finished)
    assert checked["valid"] is True
    assert (checked["game"], checked["entries"], checked["over"]) == (FOUR, 7, True)
    running = tmp_path / "running.json"
    running.write_text(json.dumps(new(connect_four(), seed=1).record()))
    assert "so far; the match is not over" in printed(capsys, "verify", running)


# Bad input: exit code 2 and one line on stderr

DAMAGE: dict[str, Any] = {
    "seal": "0" * 64,
    "key": "xyz",
    "game": "chess",
    "edition": 99,
    "players": 7,
    "packs": "another",
    "options": {"colour": "red"},
    "journal": [["answer", 1, "column", 0]],
    "result": None,
    "start": {"discs": "none"},
    "prestol": 2,
}


def complaint(capsys: pytest.CaptureFixture[str], *args: object) -> str:
    code = main([str(arg) for arg in args])
    out, err = capsys.readouterr()
    assert code == 2
    assert out == ""
    assert err.startswith("prestol: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        ("dance", "No such command 'dance'"),
        ("games --loud", "No such option: --loud"),
        ("games extra", "unexpected extra argument"),
        ("games --lang de", "there is no language 'de'; there are en, ru"),
        ("play", "say which game to play: huns"),
        ("play chess", "there is no game 'chess'; there are huns"),
        ("play huns --players 9", "huns is for 2, 3, 4 players, not 9"),
        ("play huns --players many", "'--players': Input should be a valid integer"),
        ("play huns --seed x", "'--seed': Input should be a valid integer"),
        ("play huns --seat 5", "there is no seat 5; the seats are 0 to 1"),
        ("play huns --seat -1", "there is no seat -1"),
        ("play huns --bots clever", "there is no bot 'clever'; there are random, greedy"),
        ("play huns --bots ,", "there is no bot ''"),
        ("play connect-four --bots greedy", "connect-four has no greedy player"),
        ("play huns --lang de", "there is no language 'de'; there are en, ru"),
        ("play huns --option fog", "an option is written key=value, not 'fog'"),
        ("play huns --option fog=1", "huns has no option 'fog'"),
        ("play smugglers --option days=9", "option days of smugglers is 3, 2, not '9'"),
        ("play huns --save /nowhere/at/all.json", "there is no folder /nowhere/at to save in"),
        ("play --resume missing.json", "missing.json: No such file or directory"),
        ("play huns --resume missing.json", "--resume goes on with a saved match"),
        ("simulate", "Missing argument 'GAME'"),
        ("simulate chess", "there is no game 'chess'"),
        ("simulate huns --games 0", "a simulation has at least 1 match, not 0"),
        ("simulate huns --jobs 0", "a simulation needs at least 1 process, not 0"),
        ("simulate huns --bots clever", "there is no bot 'clever'"),
        ("simulate huns --players 5 --json", "huns is for 2, 3, 4 players, not 5"),
        ("simulate smugglers --jobs 2", "smugglers is not installed"),
        ("replay", "Missing argument 'FILE'"),
        ("replay missing.json", "missing.json: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("verify missing.json", "missing.json: No such file or directory"),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path, args: str, said: str) -> None:
    assert said in complaint(capsys, *args.split())
    assert not list(tmp_path.rglob("*.json"))


@pytest.mark.parametrize("command", ["replay", "verify", "play --resume"])
@pytest.mark.parametrize(
    "text", [b"", b"{}", b"[]", b"hello", b"\xff\xfe\x00", b"[" * 100_000, b'{"prestol": 1}', b"null"]
)
def test_a_file_that_is_no_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str, text: bytes
) -> None:
    file = tmp_path / "foreign.json"
    file.write_bytes(text)
    assert "is not a record of a match" in complaint(capsys, *command.split(), file)


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_record_is_not_verified(capsys: pytest.CaptureFixture[str], finished: Path, what: str) -> None:
    record = json.loads(finished.read_text())
    finished.write_text(json.dumps({**record, what: DAMAGE[what]}))
    complaint(capsys, "verify", finished)


def test_a_made_up_position_that_breaks_the_rules_is_a_bad_record(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    match = new(connect_four(), start=new(connect_four(), seed=1).state, seed=1)
    record = match.record()
    record["start"]["agenda"] = [["drop", [5]]]
    record["journal"] = [["answer", 5, "column", 0]]
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    for command in ("replay", "verify"):
        assert "replay" in complaint(capsys, command, file)


def test_replay_at_a_moment_or_seat_that_is_not_there(capsys: pytest.CaptureFixture[str], finished: Path) -> None:
    assert "the journal has entries 0 to 7" in complaint(capsys, "replay", finished, "--at", 8)
    assert "there is no seat 2" in complaint(capsys, "replay", finished, "--seat", 2)
    assert "connect-four has no picture" in complaint(capsys, "replay", finished, "--svg", "board.svg")
    finished.write_text(json.dumps(new(smugglers, 2, seed=1).record()))
    where = "/nowhere/board.svg"
    assert where in complaint(capsys, "replay", finished, "--svg", where)


def test_a_finished_match_is_not_resumed_and_a_file_not_overwritten(
    capsys: pytest.CaptureFixture[str], finished: Path
) -> None:
    assert "is over" in complaint(capsys, "play", "--resume", finished)
    assert "is there already" in complaint(capsys, "play", FOUR, "--save", finished)


@pytest.mark.parametrize(
    "seating",
    [
        "x",
        {"seats": ["person"]},
        {"seats": ["person", "clever"]},
        {"seats": ["person", "random"], "never": [[]]},
    ],
)
def test_a_saved_match_with_damaged_seats(capsys: pytest.CaptureFixture[str], tmp_path: Path, seating: object) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps({**new(connect_four(), seed=1).record(), "terminal": seating}))
    complaint(capsys, "play", "--resume", file)


def test_a_record_without_seats_can_be_played_on(
    capsys: pytest.CaptureFixture[str], typed: Any, tmp_path: Path
) -> None:
    file = tmp_path / "mine.json"
    file.write_text(json.dumps(new(connect_four(), seed=1).record()))
    typed("1", "q")
    printed(capsys, "play", "--resume", file, "--seat", 1)
    assert json.loads(file.read_text())["terminal"]["seats"] == ["random", "person"]


# The program itself


def test_without_a_command_the_program_explains_itself(capsys: pytest.CaptureFixture[str]) -> None:
    assert "simulate" in printed(capsys)


@pytest.mark.parametrize("command", ["", "games", "play", "simulate", "replay", "verify"])
def test_help(capsys: pytest.CaptureFixture[str], command: str) -> None:
    assert main([*command.split(), "--help"]) == 0
    assert "Usage" in capsys.readouterr().out


def program(*args: str) -> subprocess.Popen[str]:
    code = "import sys; from bench.ours import connect_four as c; from prestol.cli import main; c(); sys.exit(main())"
    return subprocess.Popen(
        [sys.executable, "-c", code, *args],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def test_ctrl_c_leaves_quietly_and_saves_the_match(tmp_path: Path) -> None:
    with program("play", FOUR, "--seed", "1") as playing:
        assert playing.stdout is not None
        shown = ""
        while not shown.endswith("> "):
            letter = playing.stdout.read(1)
            assert letter, shown
            shown += letter
        playing.send_signal(signal.SIGINT)
        out, err = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert err == ""
    assert "prestol play --resume" in out
    assert len(list((tmp_path / "data" / "saved").glob(f"{FOUR}-*.json"))) == 1


def test_output_that_nobody_reads_is_no_error() -> None:
    with program("simulate", FOUR, "--games", "20") as telling:
        assert telling.stdout is not None
        assert telling.stderr is not None
        telling.stdout.close()
        assert telling.stderr.read() == ""
    assert telling.returncode == 1


# play --start


def test_a_game_that_goes_on_from_an_earlier_one(
    typed: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "chronicle.json"
    file.write_bytes(encode(by_chance(Random(1), "devotion")))
    typed("q")
    printed(capsys, "play", "oath", "--players", 2, "--start", file, "--seed", 1, "--save", "left.json")
    record = json.loads(Path("left.json").read_text())
    assert record["options"]["oath"] == record["start"]["oath"] == "devotion"


def test_a_game_that_goes_on_from_the_record_of_an_earlier_one(
    typed: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    earlier = played(new("oath", 2, 3), Whims(3))
    file = tmp_path / "record.json"
    file.write_bytes(encode(earlier.record()))
    typed("q")
    printed(capsys, "play", "oath", "--players", 3, "--start", file, "--seed", 1, "--save", "left.json")
    assert json.loads(Path("left.json").read_text())["start"] == earlier.legacy


@pytest.mark.parametrize(
    ("left", "says"),
    [
        ("{", "is not JSON"),
        ("{}", "holds nothing that oath can begin with"),
        ('{"land": []}', "this is not a chronicle of oath: Object missing required field `oath`"),
    ],
)
def test_a_file_that_no_earlier_game_has_left(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, left: str, says: str
) -> None:
    file = tmp_path / "chronicle.json"
    file.write_text(left)
    assert main(["play", "oath", "--start", str(file)]) == 2
    assert says in capsys.readouterr().err
