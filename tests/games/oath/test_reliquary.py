"""The modifiers of the Imperial Reliquary: each binds the Chancellor once its relic is gone."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import Oath, game
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

SWORD = 3


def open_space(name: str, land: dict[int, str], chancellor: object = None, **told: object) -> Oath:
    """The Chancellor is to act, and one space of the reliquary is open."""
    relics = {"brutal": "whistle", "decadent": "map", "careless": "ivory-eye", "greedy": "sticky-fire", name: "-"}
    plans = (chancellor or has(at=2, favor=4, secrets=2), has(at=5), has(at=5), has(at=5))
    return position(*plans, land=land, active=0, reliquary=" ".join(relics.values()), **told)  # type: ignore[arg-type]


@power_test(game, "brutal")
def test_the_brutal_chancellor_leaves_nobody_of_the_beaten() -> None:
    start = open_space("brutal", {2: "river 1:4"}, has(at=2, warbands=6))
    t = table(campaign, 0, start=start, told=[[0], [SWORD] * 6]).say(0, 6, 0)
    assert t.boards()[1] == 3


@power_test(game, "brutal")
def test_a_brutal_chancellor_who_is_beaten_has_nobody_left() -> None:
    start = open_space("brutal", {2: "river 1:4"}, has(at=2, warbands=3))
    t = table(campaign, 0, start=start, told=[[0], [0] * 3]).say(0, 3)
    assert t.over
    assert t.boards()[0] == 0


@power_test(game, "decadent")
def test_a_decadent_chancellor_is_carried_home() -> None:
    t = turn(open_space("decadent", {})).say(0, "travel", 0)
    assert t.s.players[0].supply == 7


@power_test(game, "decadent")
def test_a_decadent_chancellor_pays_more_for_the_hinterland() -> None:
    t = turn(open_space("decadent", {})).say(0, "travel", 7)
    assert t.s.players[0].supply == 4


@power_test(game, "decadent")
def test_out_of_the_shrouded_wood_to_the_hinterland_it_is_three() -> None:
    t = turn(open_space("decadent", {2: "shrouded-wood"})).say(0, "travel", 7)
    assert t.s.players[0].supply == 4


@power_test(game, "careless")
def test_a_careless_chancellor_gets_a_favor_more() -> None:
    t = turn(open_space("careless", {2: "river elders"})).say(0, "trade", ("favor", "elders"))
    assert t.s.players[0].favor == 6


@power_test(game, "careless")
def test_for_secrets_it_is_a_favor_more_and_a_secret_less() -> None:
    start = open_space("careless", {2: "river elders"}, has(at=2, favor=4, secrets=2, advisers="tents rain_boots"))
    t = turn(start).say(0, "trade", ("secret", "elders"))
    assert (t.s.players[0].favor, t.s.players[0].secrets) == (3, 3)


@power_test(game, "greedy")
def test_a_greedy_chancellor_draws_two_more() -> None:
    t = turn(open_space("greedy", {}, deck="wolves elders scouts longbows keep")).say(0, "search")
    assert len(t.answers(0, "keep")) == 5


@power_test(game, "greedy")
def test_a_greedy_chancellor_does_not_search_for_more_than_two() -> None:
    t = turn(open_space("greedy", {}, drawn=1))
    assert "search" not in t.answers(0, "act")
    t = turn(open_space("greedy", {}, drawn=1, discards={"provinces": "wolves elders"})).say(0, "search")
    assert t.answers(0, "keep") == ["elders", "wolves"]
