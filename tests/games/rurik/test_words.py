"""Rurik in words: what the suite of every game does not know."""

from typing import Any

import prestol
from prestol.games.rurik import game
from prestol.games.rurik.moments import INSTEAD, USE
from prestol.games.rurik.state import ACHIEVEMENTS, DECREES, DEEDS, LEADERS, NUMBERS, Rurik
from prestol.table import Ask
from tests.games.rurik.tables import Plan, position
from tests.games.speaking import NO_BREAK, anchors, every_language, messages, rules


@every_language
def test_every_leader_that_may_be_used_says_what_it_does(lang: str) -> None:
    assert {f"use-{leader}" for leader in (*USE.powers, *INSTEAD.powers)} <= messages(game.folder, lang).keys()


@every_language
def test_every_region_has_a_name(lang: str) -> None:
    assert all(game.words(lang).has(f"region-{region}") for region in NUMBERS["regions"])


def test_the_rules_have_their_chapters() -> None:
    assert {"solo", "variants"} <= set(anchors(rules("rurik", "en")))


@every_language
def test_the_rules_name_every_card(lang: str) -> None:
    """The tables of the rules page say what the cards say."""
    words, page = game.words(lang), rules("rurik", lang)
    state = prestol.new("rurik", players=2, seed=1).state
    for deed, about in DEEDS.items():
        numbers = game.numbers(state, f"deed-{deed}")
        cells = [words.say(f"deed-{deed}"), *[words.say(f"deed-{deed}.{part}", **numbers) for part in ("need", "gain")]]
        assert f"| {' | '.join(cells)} | {about['points']} |".replace(NO_BREAK, " ") in page
    for card in DECREES:
        text = words.say(f"decree-{card}.text", **game.numbers(state, f"decree-{card}"))
        assert f"| {words.say(f'decree-{card}')} | {text}".replace(NO_BREAK, " ") in page
    for message in [f"leader-{leader}" for leader in LEADERS] + [f"achievement-{card}" for card in ACHIEVEMENTS]:
        assert f"- **{words.say(message)}.** {words.say(f'{message}.text')}".replace(NO_BREAK, " ") in page


# What the answers foretell


def foretold(s: Rurik, seat: int, kind: str, option: Any, **about: Any) -> str:
    ask = Ask(seat, kind, [option], about=about)
    return game.words("en").option(s, ask, option).replace(NO_BREAK, " ")


def test_marching_tells_who_will_rule() -> None:
    s = position(2, [Plan(troops="kiev2 volyn")])
    assert foretold(s, 0, "move-to", "volyn", figure="troop", region="kiev") == "To Volyn"
    assert foretold(s, 0, "move-to", "polotsk", figure="troop", region="volyn") == (
        "To Polotsk, and you will rule the region; you will no longer rule Volyn"
    )


def test_an_attack_with_boris_tells_of_the_coin() -> None:
    s = position(2, [Plan("boris@kiev"), Plan(troops="kiev", coins=1)])
    assert foretold(s, 0, "attack", "kiev") == (
        "Kiev: Player 2 loses a troop, and you will rule the region, and you steal 1 coin; you reveal nothing"
    )
    s.players[1].coins = 0
    assert "steal" not in foretold(s, 0, "attack", "kiev")


def test_a_rebel_replaced_by_sviatopolk_keeps_his_rule() -> None:
    s = position(2, [Plan("sviatopolk@kiev"), Plan(troops="kiev")], rebels="kiev=wood")
    assert foretold(s, 0, "target", "rebel", region="kiev") == "Kiev: defeat the rebel for 1 wood"
    s.players[0].reserve = 0
    assert foretold(s, 0, "target", "rebel", region="kiev") == (
        "Kiev: defeat the rebel for 1 wood, and you will no longer rule the region"
    )


def test_a_bribe_tells_the_row_and_who_is_pushed() -> None:
    s = position(2, banners={"tax": "1:4 1:2"})
    assert foretold(s, 0, "bribe", 0, number=2, banner="tax") == "No bribe: row 3, 1 tax point for 1 coin"
    assert foretold(s, 0, "bribe", 1, number=2, banner="tax") == (
        "A bribe of 1 coin: row 2, 1 tax point, pushing down 1 advisor"
    )
    assert foretold(s, 0, "bribe", 3, number=2, banner="tax") == (
        "A bribe of 3 coins: top row, 2 tax points, pushing down 2 advisors"
    )
