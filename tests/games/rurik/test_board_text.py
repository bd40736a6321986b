"""The board of Rurik as plain text: complete, narrow, in both languages, and only what the reader may know."""

from prestol.games.rurik.state import game
from prestol.table import is_hidden
from tests.games.rurik.tables import Plan, position
from tests.games.speaking import every_language, flat


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
