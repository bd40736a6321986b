"""The greedy player."""

import pytest

from prestol.bots import greedy_player, random_player
from prestol.games.xidit.greedy import best_plan
from prestol.games.xidit.state import game
from prestol.table import Chance, encoded, run
from tests.games.xidit.tables import lord, position, table


@pytest.mark.parametrize(("players", "seat"), [(players, seat) for players in game.players for seat in range(players)])
def test_it_beats_random_players_from_every_seat(players: int, seat: int) -> None:
    for seed in range(3):
        s = game.new_state(players, {"neutral": "hard"}, Chance.seeded(seed))
        others = [random_player(game, 10 * seed + other) for other in range(players)]
        run(game, s, [greedy_player(game, seed) if me == seat else others[me] for me in range(players)])
        assert game.finish(s).winners == [seat]


def test_it_goes_where_a_unit_is_missing_and_averts_the_threat() -> None:
    """An archer stands in city 7; city 6 asks for nothing he has not; the threat is in city 17, four roads away."""
    s = position(lord(7, "PC"), lord(1), lord(1), lord(1), recruits={7: "AIM"}, threats=[17])
    assert best_plan(s, 0, 7, 6)[1] == ("action", "red", "blue", "red", "action", "wait")


def test_it_answers_all_six_wheels_by_one_plan_and_leaves_the_view_alone() -> None:
    t = table(lord(7, "PC"), lord(1), lord(1), lord(1), recruits={7: "AIM"}, threats=[17])
    choose = greedy_player(game, 1)
    before = encoded(t.match.state)
    for _ in range(6):
        t.match.choose(0, choose(t.match.state, t.ask(0)))
    assert t.match.draft(0) == ["action", "red", "blue", "red", "action", "wait"]
    assert encoded(t.match.state) == before
