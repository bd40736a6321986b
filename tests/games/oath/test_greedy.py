"""The sensible player, and the odds it goes by."""

from math import sqrt

import pytest

from prestol.bots import greedy_player, random_player
from prestol.games.oath.aims import Aim, best_aim
from prestol.games.oath.odds import attack_rolls, defense_rolls, odds
from prestol.games.oath.state import BANDITS, game
from prestol.table import PASS, Chance, encoded, run
from tests.games.cases import SOAK
from tests.games.oath.tables import Table, has, position, turn


def said(t: Table) -> object:
    """What the greedy player answers."""
    return greedy_player(game, 1)(t.match.state, t.ask)


@pytest.mark.parametrize("seat", range(4))
def test_it_beats_three_random_players_as_chancellor_and_as_exile(seat: int) -> None:
    """Two and a half times its fair share at least; in a soak that is sure to 95 %."""
    games = 400 if SOAK else 20
    won = 0
    for seed in range(games):
        s = game.new_state(4, None, Chance.seeded(seed))
        players = [random_player(game, 10 * seed + other) for other in range(4)]
        players[seat] = greedy_player(game, seed)
        run(game, s, players)
        won += s.winner == seat
    share = lower_bound(won, games) if SOAK else won / games
    assert share >= 2.5 / 4


def lower_bound(won: int, games: int, z: float = 1.96) -> float:
    """The share of victories that is surpassed with 95 % confidence (Wilson)."""
    share, wide = won / games, z * z / games
    return (share + wide / 2 - z * sqrt((share * (1 - share) + wide / 4) / games)) / (1 + wide)


# The odds of campaigns


def test_the_shields_of_two_dice() -> None:
    """Nine of 36 rolls show nothing: two blanks, a blank and a doubling, or two doublings."""
    rolls = dict(defense_rolls(2))
    assert rolls[0] == pytest.approx((2 * 2 + 2 * 2 * 1 + 1) / 36)
    assert rolls[4] == pytest.approx((1 + 2) / 36), "two double shields, or a double shield doubled"
    assert sum(rolls.values()) == pytest.approx(1)


def test_the_swords_of_two_dice() -> None:
    rolls = {(swords, skulls): chance for swords, skulls, chance in attack_rolls(2)}
    assert rolls[1, 0] == pytest.approx(1 / 4 + 2 * 1 / 2 * 1 / 3), "two hollow swords, or a sword and a hollow one"
    assert rolls[4, 2] == pytest.approx(1 / 36)
    assert sum(rolls.values()) == pytest.approx(1)


def test_the_odds_count_sacrifices() -> None:
    assert odds(0, 3, 0, 1) == (1.0, 1.0), "two of three are sacrificed"
    assert odds(0, 1, 0, 1) == (0.0, 0.0)
    chance, left = odds(1, 1, 0, 0)
    assert chance == pytest.approx(1.0)
    assert left == pytest.approx(1 / 3), "a hollow sword costs the warband, a skull too"


# What it does


def test_it_takes_what_it_can_hold() -> None:
    s = position(has(at=0), has(at=5, warbands=9), has(at=0), land={5: "rocky-coast", 7: "river", 2: "steppe 0:9"})
    aim = best_aim(s, 1, 5)
    assert aim.defender == BANDITS
    assert {("site", 5), ("site", 7)} <= set(aim.targets)
    assert aim.chance > 0.7


def test_it_does_not_run_into_certain_defeat() -> None:
    s = position(has(at=5, warbands=9), has(at=5, warbands=2), land={5: "rocky-coast 0:6"}, players=2)
    assert Aim(s, 1, 5, 0).weighed().worth < 0
    assert said(turn(s)) != "campaign"


def test_it_is_no_friend_of_bad_bargains() -> None:
    s = position(has(at=5, favor=4), has(at=5, favor=4), land={5: "the-tribunal 1:1"}, players=2)
    t = turn(s).say(1, "the-tribunal", ("take", "favor", 3), ("send",))
    assert said(t) is PASS
    t.say(0, PASS).say(1, "the-tribunal", ("give", "favor", 3), ("send",))
    assert said(t) == "accept"


def test_it_leaves_what_it_sees_alone() -> None:
    s = position(has(at=0), has(at=5, warbands=9), land={5: "rocky-coast"}, players=2)
    t = turn(s)
    before = encoded(t.match.state)
    assert said(t) == "campaign"
    assert encoded(t.match.state) == before
