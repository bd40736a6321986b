"""Huns in words: what the suite of every game does not know."""

from prestol.games.huns import game
from prestol.games.huns.moments import ANY_TIME, BATCH
from tests.games.speaking import every_language, messages


@every_language
def test_every_card_that_may_be_used_says_what_it_does(lang: str) -> None:
    used = {f"use-{card}" for moment in (*ANY_TIME, BATCH) for card in moment.powers}
    assert used <= messages(game.folder, lang).keys()
