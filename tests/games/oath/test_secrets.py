"""In the middle of campaigns and negotiations nobody sees more than they may know."""

from random import Random

import pytest

import prestol
from prestol.games.oath.state import game
from tests.games import checks
from tests.games.witness import Witness

TALKS = ("campaign", "deal", "offer", "bargain")
"""With these words begin the questions of campaigns and negotiations."""
AT_LEAST = 25


@pytest.mark.parametrize(("players", "seed"), [(3, 5), (4, 1), (6, 2)])
def test_nobody_sees_through_a_campaign_or_an_offer(players: int, seed: int) -> None:
    """What a seat does not know is replaced at such a question: its view, its story and its picture stay the same."""
    random, witness = Random(seed), Witness()
    with witness.watching():
        match = prestol.new(game, players, seed)
    compared = 0
    while not match.over and compared < AT_LEAST:
        seat, ask = next(iter(match.asks.items()))
        if ask.kind.split("-")[0] in TALKS and random.random() < 0.4:
            onlooker = random.choice(checks.seats_of(match))
            compared += checks.check_non_interference(match, onlooker, witness, random, most=2)
        with witness.watching():
            match.choose(seat, random.choice(ask.answers))
    assert compared >= AT_LEAST
