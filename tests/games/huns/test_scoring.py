"""The rulebook: the points, by category, with camps counted by hand; ties."""

from random import Random

import pytest

from prestol.games.huns.rules import wagon_sets
from tests.games.huns.invariants import most_sets
from tests.games.huns.tables import Plan, camp, last_table, table


def scored(mine: Plan, players: int = 2) -> dict[str, int]:
    """The points of seat 0, without the categories that brought none."""
    scores = last_table(players, [mine]).match.result.scores[0]
    return {category: points for category, points in scores.items() if points}


def test_an_empty_camp_scores_nothing() -> None:
    assert scored(camp()) == {}


def test_equipment_stash_and_loaded_wagons_score_nothing() -> None:
    assert scored(camp(equipment="E01 E02", stash="BRGKY", wagons="violet-1=BRGK. orange-1=BR...")) == {}


def test_a_raid_scores_1_used_or_not() -> None:
    assert scored(camp(raids="R01 R02* R03*")) == {"raids": 3}


def test_a_full_mercenary_scores_1_and_an_unfilled_minus_1() -> None:
    assert scored(camp(mercenaries="M01 M02 M03=BR M04= M05=")) == {"mercenaries": 2 - 3}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_treasure_scores_n_if_its_condition_is_met(players: int) -> None:
    mine = camp(treasures="T01 T04 T05", stash="BBRRGGKKYY")
    assert scored(mine, players) == {"treasures": 2 * players}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_fled_curse_costs_n(players: int) -> None:
    assert scored(camp(curses="C01=fled C02=fled C03=B C04=full"), players) == {"fled": -2 * players}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_dispatched_wagon_scores_n(players: int) -> None:
    assert scored(camp(dispatched="violet-1 violet-2"), players) == {"wagons": 2 * players}


def test_four_different_wagons_score_3_more() -> None:
    assert scored(camp(dispatched="violet-1 orange-1 green-1 blue-1")) == {"wagons": 8, "sets": 3}


def test_three_wagons_of_one_kind_score_3_more() -> None:
    assert scored(camp(dispatched="violet-1 violet-2 violet-3 orange-1 orange-2")) == {"wagons": 10, "sets": 3}


def test_a_wagon_counts_in_one_set() -> None:
    """Three violet ones and one of each other kind: not both."""
    six = "violet-1 violet-2 violet-3 orange-1 green-1 blue-1"
    assert scored(camp(dispatched=six))["sets"] == 3
    assert scored(camp(dispatched=f"{six} violet-4"))["sets"] == 6


def test_the_split_with_the_most_sets_counts() -> None:
    """Three of each kind: four sets of one kind are better than three of all kinds."""
    twelve = " ".join(f"{kind}-{n}" for kind in ("violet", "orange", "green", "blue") for n in (1, 2, 3))
    assert scored(camp(dispatched=twelve))["sets"] == 12


def test_wagon_sets_like_brute_force() -> None:
    random = Random(453)
    wagons = [f"{kind}-{number}" for kind in ("violet", "orange", "green", "blue") for number in range(1, 9)]
    for _ in range(300):
        chosen = random.sample(wagons, random.randint(0, 20))
        assert wagon_sets(chosen) == most_sets(chosen), chosen


def test_a_whole_camp_counted_by_hand() -> None:
    """Three players. Raids 2; mercenaries 1 + 1 - 1; the Golden Cup is met, the Seal is not: 3; the Treasurer 1; one
    fled curse -3; the wrath -3; four wagons 12; a set 3."""
    mine = camp(
        equipment="E01 E02 E03",
        raids="R01 R02*",
        mercenaries="M09 M01 M02=B",
        curses="C01=fled C02=full C10=BR",
        treasures="T01 T11",
        dispatched="violet-1 orange-1 green-1 blue-1",
    )
    other = camp(dispatched="violet-2 orange-2 green-2 blue-2 violet-3")
    result = last_table(3, [mine, other]).match.result
    assert result.scores[0] == {
        "raids": 2,
        "mercenaries": 1,
        "treasures": 3,
        "treasurer": 1,
        "fled": -3,
        "curses": -3,
        "wagons": 12,
        "sets": 3,
    }
    assert sum(result.scores[1].values()) == 15 + 3
    assert (result.ranks, result.winners) == ([2, 1, 3], [1])


# Ties


def test_a_tie_goes_to_the_fuller_stash() -> None:
    result = last_table(3, [camp(raids="R01", stash="BR"), camp(raids="R02", stash="BRG")]).match.result
    assert (result.ranks, result.winners) == ([2, 1, 3], [1])


def test_a_tie_in_the_stash_too_is_a_shared_victory() -> None:
    result = last_table(3, [camp(raids="R01", stash="BR"), camp(raids="R02", stash="GG")]).match.result
    assert (result.ranks, result.winners) == ([1, 1, 3], [0, 1])


def test_the_stash_decides_nothing_between_unequal_points() -> None:
    result = last_table(2, [camp(raids="R01"), camp(stash="BRGKY")]).match.result
    assert result.winners == [0]


# How many cubes a Pillage brings


@pytest.mark.parametrize(
    ("value", "plan", "cards", "cubes"),
    [
        (1, camp(), [], 1),
        (2, camp(equipment="E03"), ["E03"], 3),
        (1, camp(equipment="E03", curses="C01"), ["E03"], 1),
        (1, camp(mercenaries="M08", curses="C01"), ["M08"], 2),
        (1, camp(equipment="E03", mercenaries="M08"), ["E03", "M08"], 3),
        (2, camp(curses="C01", raids="R07"), ["R07"], 2),
        (3, camp(curses="C01", raids="R07"), ["R07"], 4),
        (3, camp(raids="R07"), ["R07"], 6),
        (1, camp(raids="R07", equipment="E01"), ["R07"], 3),
        (2, camp(raids="R07", equipment="E01", curses="C01"), ["R07"], 3),
        (1, camp(raids="R07", equipment="E01 E03"), ["R07", "E03"], 4),
        (1, camp(raids="R07", equipment="E01", mercenaries="M01"), ["R07"], 4),
        (1, camp(equipment="E01 E03", mercenaries="M01 M08", curses="C01", raids="R07"), ["E03", "M08", "R07"], 5),
        (2, camp(equipment="E01 E03", mercenaries="M01", curses="C01", raids="R07"), ["R07"], 4),
        (1, camp(equipment="E01", mercenaries="M01", curses="C05 C06"), [], 1),
    ],
)
def test_changes_to_the_number_of_cubes_in_their_order(value: int, plan: Plan, cards: list[str], cubes: int) -> None:
    t = table(dice=f"R{value} B1 G1", camps=[plan])
    before = t.s.supply["red"]
    t.say(0, "red", *cards, "pillage")
    assert t.batch == "R" * cubes
    assert before - t.s.supply["red"] == cubes
