"""Words: messages, plurals, names, and what is said when a message is missing."""

from pathlib import Path
from typing import Any

import pytest

from prestol.table import LANGUAGES, PASS, Ask, Fact, Game, Refused, State, Words
from tests.games_for_tests.smugglers import game as smugglers

ENGLISH = """
card-E01 = Horn
    .text = Blows { $times } times.
    .gen = of the Horn
coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
gives = { $seat } gives { $card } to { $seat_to }: { $card-id }, { $card-gen }, seat { $seat_to-id }.
all = { $card }
only-attributes =
    .text = Text
needs = { $what }
ask-take = Take { $card }?
    .option = Take { $option }
    .pass = Leave it
ask-plain = Which?
ask-bare = What?
labelled = { $card } for { $seat }
story-took = { $seat } took { $card }.
story-saw = You saw { $card }.
    .opened = { $seat } saw { $card }.
"""


@pytest.fixture
def words(tmp_path: Path) -> Words:
    (tmp_path / "words.en.ftl").write_text(ENGLISH, "utf-8")
    game: Game[State] = Game("wordy", State, players=[2], folder=tmp_path)

    @game.hook
    def label(view: Any, ask: Ask, option: Any) -> tuple[str, dict[str, Any]] | None:
        return ("labelled", {"card": option}) if ask.kind == "plain" else None

    return Words(game, "en")


def test_arguments_become_words_by_their_kind(words: Words) -> None:
    assert words.say("gives", seat=0, card="E01", seat_to=1) == (
        "Player 1 gives Horn to Player 2: E01, of the Horn, seat 1."
    )
    assert words.say("gives", ["Ada", "Bob"], seat=0, card="E01", seat_to=1).startswith("Ada gives Horn to Bob")
    assert words.say("all", card="unheard-of") == "unheard-of"
    assert words.say("all", card=("E01", "E02", "E01")) == "Horn ×2, E02"
    assert words.say("card-E01.text", times=3) == "Blows 3 times."


def test_a_number_below_zero_has_a_minus(words: Words) -> None:
    assert words.say("needs", what=-2) == "\N{MINUS SIGN}2"
    assert words.say("needs", what="one-2") == "one-2"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", {1: "1 coin", 2: "2 coins", 5: "5 coins", 21: "21 coins"}),
        ("ru", {1: "1 монета", 2: "2 монеты", 5: "5 монет", 11: "11 монет", 21: "21 монета", 22: "22 монеты"}),
    ],
)
def test_plurals_are_those_of_the_language(lang: str, said: dict[int, str]) -> None:
    words = smugglers.words(lang)
    assert {coins: words.say("n-coins", coins=coins) for coins in said} == said


def test_words_may_lie_in_many_files(tmp_path: Path) -> None:
    (tmp_path / "words" / "en").mkdir(parents=True)
    (tmp_path / "words" / "ru").mkdir()
    (tmp_path / "words.en.ftl").write_text("card-E01 = Horn\ncard-E02 = Drum", "utf-8")
    (tmp_path / "words" / "en" / "a-cards.ftl").write_text("card-E02 = Big drum\ncard-E03 = Flute", "utf-8")
    (tmp_path / "words" / "en" / "b-more.ftl").write_text("card-E03 = Pipe", "utf-8")
    (tmp_path / "words" / "ru" / "a-cards.ftl").write_text("card-E02 = Барабан", "utf-8")
    game: Game[State] = Game("many-worded", State, players=[2], folder=tmp_path)
    english, russian = (Words(game, lang) for lang in LANGUAGES)
    assert [english.say(f"card-E0{n}") for n in (1, 2, 3)] == ["Horn", "Big drum", "Pipe"]  # the later file is heard
    assert [each for each in english.messages if each.startswith("card")] == ["card-E01", "card-E02", "card-E03"]
    assert russian.say("card-E02") == "Барабан"
    assert not russian.has("card-E03")


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("nowhere", "wordy has no words for 'nowhere' in 'en'"),
        ("card-E01.nothing", "no words for 'card-E01.nothing'"),
        ("only-attributes", "has attributes only"),
        ("needs", "'needs' of wordy in 'en' with .*what"),
    ],
)
def test_what_cannot_be_said_is_named(words: Words, message: str, said: str) -> None:
    with pytest.raises(KeyError, match=said):
        words.say(message)


def test_what_there_is(words: Words) -> None:
    assert words.has("card-E01")
    assert words.has("card-E01.text")
    assert words.has("pass")  # the kernel's own
    assert not words.has("card-E01.nothing")
    assert not words.has("nowhere")


def test_questions_and_answers(words: Words) -> None:
    take = Ask(0, "take", ("E01",), True, {"card": "E01"})
    assert words.question(take) == "Take Horn?"
    assert words.option(None, take, "E01") == "Take E01"
    assert words.option(None, take, PASS) == "Leave it"
    plain = Ask(1, "plain", ("E01",), True)
    assert words.option(None, plain, "E01") == "Horn for Player 2"
    assert words.option(None, plain, "E01", ["Ada", "Bob"]) == "Horn for Bob"
    assert words.option(None, plain, PASS) == "No, thanks"
    assert words.option(None, Ask(0, "bare", (3,)), 3) == "3"
    order = Ask(0, "order", ("E01", "E02"))
    assert words.option(None, order, "E01") == "Horn"


def test_a_fact_is_a_sentence(words: Words) -> None:
    assert words.sentence(Fact("took", {"seat": 1, "card": "E01"})) == "Player 2 took Horn."


def test_what_one_seat_has_seen_is_said_of_it_when_all_is_open(words: Words) -> None:
    seen, plain = (Fact(kind, {"seat": 1, "card": "E01"}, 1 << 1) for kind in ("saw", "took"))
    assert words.sentence(seen) == "You saw Horn."
    assert words.sentence(seen, opened=True) == "Player 2 saw Horn."
    assert words.sentence(plain, opened=True) == "Player 2 took Horn."
    assert words.sentence(Fact("saw", {"card": "E01"}), opened=True) == "You saw Horn."


def test_who_is_asked_is_said_by_the_name_of_the_step() -> None:
    english, russian = (smugglers.words(lang) for lang in LANGUAGES)
    names = ["Ada", "Bob", "Cy"]
    assert english.waiting("turn", [1], names) == "Bob plays a turn."
    assert english.waiting("pledges", [0, 2], names) == "Ada and Cy pledge coins."
    assert russian.waiting("pledges", [0, 1, 2]) == "Игрок 1, Игрок 2 и Игрок 3 делают ставки."
    assert english.waiting("sale thief", [1], names) == "Bob decides: “the Thief”."
    assert english.waiting("nightfall", [1], names) == "Bob says which of several cards acts first."
    assert english.waiting("nightfall thief", [1], names) == "Bob decides: “the Thief”."
    assert english.waiting("nowhere", [0, 1], names) == "Ada and Bob are to answer now."
    assert russian.waiting("nowhere", [0]) == "Отвечает Игрок 1."
    assert english.waiting("nowhere nobody", [1], names) == "Bob decides: “nobody”."


def test_seats_have_names(words: Words) -> None:
    assert [words.name(0), words.name(1, ["Ada"]), words.name(0, ["Ada"])] == ["Player 1", "Player 2", "Ada"]
    assert smugglers.words("ru").name(0) == "Игрок 1"


def test_a_language_that_there_is_not_is_refused() -> None:
    assert LANGUAGES == ("en", "ru")
    with pytest.raises(Refused, match="there is no language 'la'; there are en, ru"):
        smugglers.words("la")


def test_both_languages_of_a_game_have_the_same_messages() -> None:
    english, russian = (Words(smugglers, lang) for lang in LANGUAGES)
    assert list(english.messages) == list(russian.messages)
