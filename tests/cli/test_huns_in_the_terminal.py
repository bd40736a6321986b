"""Huns from the first question to the last point, in both languages, with everything that can be typed."""

from random import Random

import pytest

from prestol import new
from prestol.cli.terminal import PERSON
from prestol.games.huns.state import CARDS, game
from prestol.table import PASS, Standing, lookup
from prestol.table.standing import window
from tests.cli.sitting import Sitting, forever


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", game.players)
def test_a_newcomer_can_finish_a_game(players: int, lang: str) -> None:
    bots = ["greedy", "random", "greedy"][: players - 1]
    sitting = Sitting(new(game, players, seed=players), forever(lambda: "1"), [PERSON, *bots], lang)
    assert sitting.play()
    words = game.words(lang)
    ends = [words.say(f"end-{reason}") for reason in ("supply", "deck")]
    assert any(end in sitting.out for end in ends)
    for category in sitting.match.result.scores[0]:
        assert words.say(f"score-{category}") in sitting.out
    assert ("The match is over." if lang == "en" else "Партия окончена.") in sitting.out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seed", range(2))
def test_whatever_is_typed_the_match_comes_to_its_end(seed: int, lang: str) -> None:
    chance = Random(seed)
    lines = ["", "?", "u", "y", "l 3", "s", "r", "b", "n", "n drum", "a drum", "a", "0", "77", "h wagon", "r 3", "д"]

    def line() -> str:
        return chance.choice(lines) if chance.random() < 0.2 else str(chance.randrange(0, 5))

    sitting = Sitting(new(game, 3, seed=seed), forever(line), [PERSON, "random", PERSON], lang)
    assert sitting.play()
    assert sitting.saved == ["over"]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_card_and_term_has_help(lang: str) -> None:
    words = game.words(lang)
    topics = lookup.topics(words)
    assert {f"card-{card}" for card in CARDS} < set(topics)
    sitting = Sitting(new(game, 4, seed=1), [f"h {topic}" for topic in topics], [PERSON] * 4, lang)
    sitting.play()
    shown = " ".join(sitting.out.split())
    view = sitting.match.view(0)
    for topic in topics:
        text = lookup.explanation(game, view, words, topic)
        assert f"{lookup.name_of(words, topic)} {' '.join(text.split())}" in shown


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "h scout's map", "Scout’s Map\n  When you Draw, take 1 card more than the die’s value."),
        ("en", "?rust", "Rust\n  Cells: 2."),
        ("en", "h wagon", "Wagon\n  A card with coloured cells."),
        ("en", "h e05", "Scout’s Map\n"),
        ("en", "h d", "Several things fit; say which:"),
        ("en", "h dragon", "Nothing here is called “dragon”."),
        ("ru", "п повозки", "Повозка\n  Карта с цветными ячейками."),
        ("ru", "п ЗАПАСНОЕ КОЛЕСО", "Запасное колесо\n"),
    ],
)
def test_help_finds_what_was_meant(lang: str, typed: str, said: str) -> None:
    sitting = Sitting(new(game, 2, seed=1), [typed], [PERSON] * 2, lang)
    sitting.play()
    assert said in sitting.out


@pytest.mark.parametrize(
    ("lang", "word", "chapter"), [("en", "stash", "Dispatching a wagon"), ("ru", "тайник", "Ничья")]
)
def test_the_rules_can_be_searched(lang: str, word: str, chapter: str) -> None:
    sitting = Sitting(new(game, 2, seed=1), ["r", f"r {word}", "r 5", "r dragon"], [PERSON] * 2, lang)
    sitting.play()
    listed, found, fifth, nothing = sitting.out.split("> ")[1:5]
    chapters = lookup.rules_of(game, lang)
    assert all(each.title in listed for each in chapters)
    assert chapter in found
    assert word in found.lower()
    assert chapters[4].title in fifth
    assert "dragon" in nothing
    assert "{#" not in sitting.out


def test_the_points_so_far_can_be_seen() -> None:
    sitting = Sitting(new(game, 2, seed=1), ["s"], [PERSON] * 2)
    sitting.play()
    assert "Dispatched wagons" in sitting.out.partition("> s")[2]


def test_nobody_is_asked_for_cards_set_to_never() -> None:
    asked: set[str] = set()
    for never in ([], list(CARDS)):
        for seed in range(4):
            sitting = Sitting(new(game, 3, seed=seed), forever(lambda: "1"), [PERSON, "random", "random"])
            sitting.seating.never[0] = list(never)
            question = sitting.terminal._question

            def noted(seat: int, sitting: Sitting = sitting, question: object = question) -> None:
                card = window(sitting.match.asks[seat])
                if card is not None:
                    asked.add(card)
                question(seat)  # type: ignore[operator]

            sitting.terminal._question = noted  # type: ignore[method-assign]
            assert sitting.play()
            if never:
                passed = [item for item in sitting.match.journal if isinstance(item, Standing) and item.value is PASS]
                assert all(item.seat == 0 for item in passed)
        if never:
            assert asked == set()
        else:
            assert asked
            asked.clear()
