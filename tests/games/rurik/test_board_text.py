"""The board of Rurik as plain text: complete, narrow, in both languages, and only what the reader may know."""

import re
from random import Random
from typing import Any

import pytest

from prestol import new
from prestol.games.rurik.state import game
from prestol.table import Match, is_hidden
from tests.games.rurik.tables import Plan, position

every_language = pytest.mark.parametrize("lang", ["en", "ru"])


def played(players: int, seed: int, answers: int) -> Match[Any]:
    random = Random(seed)
    options = {name: random.choice(values) for name, values in game.options.items()}
    match = new(game, players, seed, options)
    for _ in range(answers):
        if match.over:
            break
        seat = random.choice(list(match.asks))
        match.choose(seat, random.choice(match.asks[seat].answers))
    return match


def flat(text: str) -> str:
    """Without the breaks of lines."""
    return " ".join(text.replace("\u00a0", " ").split())


@every_language
@pytest.mark.parametrize("players", game.players)
def test_any_position_fits_into_eighty_columns(players: int, lang: str) -> None:
    chance = Random(players)
    for seed in range(5):
        match = played(players, seed, chance.randrange(300))
        for seat in (None, *range(players)):
            text = game.board_text(match.view(seat), seat, game.words(lang), match.names)
            assert max(map(len, text.splitlines())) < 80
            assert not re.search("[{}?_]", text), text
            assert lang == "en" or not re.search("[A-Za-z]", text), text


def test_a_position_is_told_completely() -> None:
    plan = Plan("boris@kiev", "kiev volyn2", churches="kiev", goods="fur2 ore", coins=7, hand="move3", deeds="hoard")
    s = position(2, [plan, Plan("maria", "kiev2")], rebels="volyn=coin2", banners={"tax": "1:5+2 0:4"}, number=3)
    text = flat(game.board_text(s, 0, game.words("en"), []))
    assert "Kiev: nobody rules; good: wood; Player 1 ×2 (Boris); Player 2 ×2; church of Player 1." in text
    assert "Volyn: ruled by Player 1; good: fish; rebel (2 coins); Player 1 ×2." in text
    assert "Tax: 2 (Player 2: 5+2); 1 (Player 1: 4); 1 for 1 coin." in text
    assert "Player 1 (you), Boris Coins: 7." in text
    assert "Goods: ore, fur ×2. On the boat: 2 of 11." in text
    assert "Decrees: Move 3." in text
    assert "Deeds: Hoard." in text


@every_language
def test_hidden_cards_stay_hidden(lang: str) -> None:
    """Others see how many decrees a player holds, and nothing of the achievement."""
    words = game.words(lang)
    s = position(2, [Plan(hand="move3 tax2"), Plan()], number=1)
    own, other = (game.board_text(game.mask(s, seat), seat, words, []) for seat in (0, 1))
    for card in ("decree-move3", "decree-tax2"):
        assert words.say(card) in own
        assert words.say(card) not in other
    assert words.say("n-cards", cards=2) in other.replace("\n", " ")
    for seat, text in enumerate((own, other)):
        secrets = [p.achievement.value for p in game.mask(s, seat).players if p.achievement is not None]
        assert sum(map(is_hidden, secrets)) == 1
        shown = next(card for card in secrets if not is_hidden(card))
        assert words.say(f"achievement-{shown}") in text
        assert text.count(words.say("board-unknown")) == 1
