"""A match in the terminal: answers, commands, several people, the end."""

import re
from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bench.ours import connect_four
from prestol import new
from prestol.cli.terminal import PERSON
from prestol.table import PASS, Answer, Ask, Asking, Game, Match, Result, Standing, State, Words
from tests.cli.sitting import Sitting, forever
from tests.games_for_tests.smugglers import game as smugglers

BOT = "random"


def four() -> Match[Any]:
    return new(connect_four(), seed=1)


def test_a_whole_game_of_two_people() -> None:
    sitting = Sitting(four(), list("1212121"))
    assert sitting.play()
    assert sitting.match.result.winners == [0]
    assert "Player 2, which column" in sitting.out
    assert "Since your last move:\n  Player 2 drops a disc into column 2." in sitting.out.replace(
        "  Player 1 drops a disc into column 1.\n", ""
    )
    assert "Four in a row." in sitting.out
    assert "Player 1 wins." in sitting.out
    assert sitting.saved == ["over"]


def test_a_whole_game_against_a_bot_in_russian() -> None:
    sitting = Sitting(four(), repeat("1"), (PERSON, BOT), "ru")
    assert sitting.play()
    assert "Игрок 1: вы\n  Игрок 2: бот (случайный)" in sitting.out
    assert "Партия окончена." in sitting.out
    assert "Победитель: Игрок" in sitting.out


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("", "Type the number of an answer, or ? for help."),
        ("0", "There is no answer 0. Choose from 1 to 7."),
        ("8", "There is no answer 8. Choose from 1 to 7."),
        ("123456789123456789", "There is no answer 123456789123456789."),
        ("9" * 5000, "There is no answer 99999"),
        ("x" * 5000, "xxxx” is neither a number nor a command."),
        ("-1", "“-1” is neither a number nor a command. ? shows the commands."),
        ("²", "“²” is neither a number nor a command."),
        ("hello world", "“hello world” is neither a number nor a command."),
        ("[bold]", "“[bold]” is neither a number nor a command."),
    ],
)
def test_what_is_no_answer_gets_a_friendly_sentence(typed: str, said: str) -> None:
    sitting = Sitting(four(), [typed])
    assert not sitting.play()
    assert said.replace(" ", "") in "".join(sitting.out.split())
    assert not sitting.match.journal


def test_the_end_of_the_input_saves_the_match_and_says_how_to_go_on() -> None:
    sitting = Sitting(four(), ["3"])
    assert not sitting.play()
    assert sitting.saved == ["running"]
    assert "The input has ended." in sitting.out
    assert "prestol play --resume kept.json" in sitting.out


@pytest.mark.parametrize("key", ["q", "Q", "quit", "exit"])
def test_leaving_saves_the_match(key: str) -> None:
    sitting = Sitting(four(), ["3", key, "4"])
    assert not sitting.play()
    assert sitting.saved == ["running"]
    assert len(sitting.match.journal) == 1


def test_ctrl_c_saves_the_match() -> None:
    def typing() -> str:
        raise KeyboardInterrupt

    sitting = Sitting(four(), forever(typing))
    with pytest.raises(KeyboardInterrupt):
        sitting.play()
    assert sitting.saved == ["running"]


def test_russian_keys_work_in_russian_and_english_keys_everywhere() -> None:
    sitting = Sitting(four(), ["3", "о", "?", "u", "в"], lang="ru")
    assert not sitting.play()
    assert "Ответ возвращён." in sitting.out
    assert "Можно набрать:" in sitting.out
    assert sitting.saved == ["running"]
    sitting = Sitting(four(), ["о"])
    sitting.play()
    assert "“о” is neither a number nor a command" in sitting.out


# Undo


def test_undo_takes_back_the_last_answer_of_a_person_at_the_device() -> None:
    sitting = Sitting(four(), ["3", "u", "4"])
    sitting.play()
    assert [item.value for item in sitting.match.journal if isinstance(item, Answer)] == [2, 3]
    assert "Player 1 takes a move back." in sitting.out
    assert sitting.match.state.discs[0] == 1 << 21


def test_undo_with_nothing_to_take_back() -> None:
    sitting = Sitting(four(), ["u"])
    sitting.play()
    assert "There is nothing to take back yet." in sitting.out


@pytest.mark.parametrize(("reply", "taken"), [("y", True), ("yes", True), ("n", False), ("", False), ("4", False)])
def test_undo_behind_another_players_answer_needs_a_yes(reply: str, taken: bool) -> None:
    sitting = Sitting(four(), ["3", "u", reply], (PERSON, BOT))
    sitting.play()
    assert "Go back all the same?" in sitting.out
    assert ("Taken back." in sitting.out) is taken
    assert ("Nothing was taken back." in sitting.out) is not taken
    assert list(sitting.match.asks) == [0]
    assert len(sitting.match.facts) == (1 if taken else 2)


@pytest.fixture
def ferry(tmp_path: Path) -> Game[State]:
    """A step with three questions of which the second has one answer only."""
    words = "ask-{0} = {0}?\n    .option = {0} {{ $option }}\n"
    for lang in ("en", "ru"):
        (tmp_path / f"words.{lang}.ftl").write_text("".join(words.format(kind) for kind in ("from", "by", "to")))
    game = Game("ferry", State, players=[1], folder=tmp_path)

    @game.hook
    def begin(players: int, options: dict[str, object]) -> State:
        s = State()
        s.then(cross)
        return s

    @game.step
    def cross(s: State) -> Asking:
        yield Ask(0, "from", ("north", "south"))
        yield Ask(0, "by", ("boat",))
        yield Ask(0, "to", ("east", "west"))

    @game.hook
    def finish(s: State) -> Result:
        return Result([1], [{}], [0], "landed")

    @game.hook
    def board_text(s: State, seat: int, words: Words, names: list[str]) -> str:
        return "River\n  One boat [red]lies[/red] here."

    return game


def test_a_forced_answer_is_taken_with_a_line_that_says_so(ferry: Game[State]) -> None:
    sitting = Sitting(new(ferry), ["1", "2"], [PERSON])
    assert sitting.play()
    assert "Player 1: Only one answer is possible: by boat" in sitting.out
    assert sitting.match.journal[1] == Standing(0, "by", "boat")


def test_undo_passes_over_forced_answers(ferry: Game[State]) -> None:
    sitting = Sitting(new(ferry), ["1", "u", "2", "1"], [PERSON])
    assert sitting.play()
    assert sitting.out.count("from?") == 2
    assert [item.value for item in sitting.match.journal if isinstance(item, Answer)] == [
        "north",
        "south",
        "east",
    ]


def test_the_board_is_shown_as_it_is_written(ferry: Game[State]) -> None:
    sitting = Sitting(new(ferry), ["b"], [PERSON])
    sitting.play()
    assert sitting.out.count("River\n  One boat [red]lies[/red] here.") == 2


# Commands


def test_help_lists_every_command() -> None:
    sitting = Sitting(four(), ["?"])
    sitting.play()
    for key in ("u ", "h, ?", "b ", "l ", "s ", "r ", "n ", "a ", "q "):
        assert f"\n  {key}" in sitting.out


def test_help_in_a_game_without_explanations() -> None:
    sitting = Sitting(four(), ["? disc"])
    sitting.play()
    assert "This game explains no cards or terms here." in sitting.out


def test_what_a_game_does_not_have_is_said() -> None:
    sitting = Sitting(four(), ["b", "s", "r", "r wagons", "l"])
    sitting.play()
    for said in ("no board in text", "counts no points", "no rules page", "Nothing has happened yet."):
        assert said in sitting.out


def test_the_log_shows_as_much_as_was_asked_for() -> None:
    for typed, first, missing in (("l 2", "column 2", "… 2 earlier lines"), ("l 0", "column 1", "")):
        sitting = Sitting(four(), ["1", "2", "1", "2", typed])
        sitting.play()
        shown = sitting.out.partition(f"> {typed}")[2]
        assert shown.count("drops a disc") == (2 if missing else 4)
        assert first in shown
        assert missing in shown


# Cards that a person does not want to be asked for


def with_a_thief(lines: list[str], never: list[str]) -> Sitting:
    """Seat 0 has the thief; seat 1 sells every turn."""
    match = new(smugglers, 2, seed=3, options={"days": 3, "crew": 3})
    match.state.working[:] = [("thief",), ()]
    while match.step != "turn" or 1 not in match.asks:
        seat, ask = next(iter(match.asks.items()))
        match.choose(seat, "rest" if ask.kind == "action" else ask.options[0])
    sitting = Sitting(match, lines, (PERSON, "greedy"))
    sitting.seating.never[0] = never
    return sitting


def test_a_window_can_be_closed_for_good_and_opened_again() -> None:
    sitting = with_a_thief(["n", "a", "a thief", "a thief"], [])
    sitting.play()
    assert "(n: never ask me for “the Thief” again)" in sitting.out
    assert "You will not be asked for “the Thief” again." in sitting.out
    assert Standing(0, "steal", PASS) in sitting.match.journal
    assert "You are not asked for:\n  the Thief" in sitting.out
    assert "You will be asked for “the Thief” again." in sitting.out
    assert "You are asked for “the Thief” as it is." in sitting.out
    assert sitting.seating.never == [[], []]


def test_a_card_set_to_never_is_not_asked_for() -> None:
    sitting = with_a_thief(["1"] * 40, ["thief"])
    sitting.play()
    assert "the Thief: steal" not in sitting.out
    assert Standing(0, "steal", PASS) in sitting.match.journal


def test_never_needs_a_card_that_is_there() -> None:
    sitting = with_a_thief(["n", "q"], ["thief"])
    sitting.play()
    assert "Never ask for which card? Type n and its name." in sitting.out
    sitting = with_a_thief(["n dragon", "n the", "a"], ["thief"])
    sitting.play()
    assert "Nothing here is called “dragon”." in sitting.out
    assert "the Fence, the Ghost, the Thief" in sitting.out
    assert sitting.seating.never[0] == ["thief"]


# Several people at one device


def test_the_device_is_passed_on_where_the_game_has_secrets() -> None:
    match = new(smugglers, 2, seed=5, options={"crew": 0})
    sitting = Sitting(match, ["1", "", "1", "", "1", "1"])
    sitting.play()
    assert "Pass the device to Player 2, then press Enter." in sitting.out
    assert "Pass the device to Player 1, then press Enter." in sitting.out


def test_nobody_passes_the_device_where_everything_is_open() -> None:
    sitting = Sitting(four(), ["1", "2", "3"])
    sitting.play()
    assert "Pass the device" not in sitting.out


def test_a_person_against_bots_never_passes_the_device() -> None:
    sitting = Sitting(new(smugglers, 3, seed=5), ["1"] * 500, (BOT, PERSON, BOT))
    assert sitting.play()
    assert "Pass the device" not in sitting.out


# Anything at all


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_typed_the_match_comes_to_its_end(seed: int, lang: str) -> None:
    chance = Random(seed)
    lines = [
        "",
        "?",
        "u",
        "y",
        "l",
        "s",
        "r",
        "b",
        "n",
        "n a",
        "a",
        "a the",
        "0",
        "77",
        "? a",
        "? the",
        "r a",
        "ы",
    ]

    def line() -> str:
        return chance.choice(lines) if chance.random() < 0.3 else str(chance.randrange(1, 6))

    seats = (PERSON, PERSON, BOT)
    sitting = Sitting(new(smugglers, 3, seed=seed), forever(line), seats, lang)
    assert sitting.play()
    assert sitting.saved == ["over"]


def test_where_nothing_adds_up_there_is_no_total() -> None:
    """Oath counts sites, relics and banners, but they are not points."""
    sitting = Sitting(new("oath", 2, seed=1), ["s", "q"], (PERSON, "random"))
    sitting.play()
    assert "Sites" in sitting.out
    assert "Total" not in sitting.out
    assert "Points" not in sitting.out


# Lessons


def test_a_lesson_says_what_is_new_and_says_it_once() -> None:
    huns = new("huns", 2, seed=1)
    first = min(huns.asks)
    sitting = Sitting(huns, ["1", "1", *"1111"], [PERSON if seat == first else BOT for seat in range(2)], "ru")
    sitting.seating.lesson = True
    sitting.play()
    out = sitting.out.replace("\u00a0", " ")
    assert out.count("Великий хан болен") == 1
    assert out.count("Ход начинается с кубика действий.") == 1
    assert out.index("Великий хан болен") < out.index("Ход начинается") < out.index("Возьмите кубик действий.")
    assert out.count("Теперь используйте кубик действий") == 1


def test_a_usual_match_explains_on_request() -> None:
    sitting = Sitting(new("huns", 2, seed=1), ["e"], (PERSON, PERSON))
    sitting.play()
    assert "Winter, 453." not in sitting.out
    assert sitting.out.count("Your turn begins with a die.") == 1
    sitting = Sitting(new(smugglers, 2, seed=1), ["e"], (PERSON, PERSON))
    sitting.play()
    assert "The game has no explanation of this question." in sitting.out


def test_a_hint_is_the_number_of_an_answer() -> None:
    huns = new("huns", 2, seed=1)
    first = min(huns.asks)
    sitting = Sitting(huns, ["!"], [PERSON if seat == first else BOT for seat in range(2)])
    sitting.play()
    assert re.search(r"A strong bot would answer [1-5]: Take the \w+ die: [123]", sitting.out)
    assert not sitting.match.journal


def test_hints_are_for_those_who_play_alone_and_where_there_is_a_strong_bot() -> None:
    sitting = Sitting(new("huns", 2, seed=1), ["!"], (PERSON, PERSON))
    sitting.play()
    assert "Hints are for those who play against bots alone." in sitting.out
    sitting = Sitting(four(), ["!"], (PERSON, BOT))
    sitting.play()
    assert "No strong bot plays this game." in sitting.out


def test_the_curtain_says_what_the_next_one_is_asked() -> None:
    hidden = new(smugglers, 2, seed=1)
    sitting = Sitting(hidden, repeat("1", 3))
    sitting.play()
    assert re.search(r"Player \d (plays a turn|pledges coins)\.\nPass the device to Player \d", sitting.out)
