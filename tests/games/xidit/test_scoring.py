"""The three assessments, ties and elimination. Examples of the rulebook by name."""

import pytest

from prestol.games.xidit.scoring import assess, finish, region_points, reputation, saviour, standing
from prestol.games.xidit.state import NEUTRAL, Lord, Xidit
from tests.games.xidit import invariants
from tests.games.xidit.tables import lord, position, table

PASHA, SVETA, SASHA, VITYA = range(4)


def ended(s: Xidit) -> Xidit:
    """The three assessments of a position."""
    for number in range(3):
        assess(s, number)
        invariants.check_hall(s)
    saviour(s)
    return s


def example() -> Xidit:
    """The end of the rulebook's example. Each region has one who is first and one who is second."""
    return position(
        lord(1, "PPAI", gold=18, bards="centre2 two2 wood hills"),
        lord(1, "PC", gold=18, bards="wood2 ash2 snow one lakes fields"),
        lord(1, "P", gold=20, bards="one2 hills2 fields2 two ash"),
        lord(1, "", gold=23, bards="snow2 lakes2 centre"),
        guilds={
            1: (0, 4), 2: (0, 4), 3: (0, 4), 4: (1, 4), 5: (1, 4), 6: (1, 3), 7: (2, 4), 8: (2, 4), 9: (2, 1),
            10: (3, 4), 11: (3, 4),
        },
    )  # fmt: skip


def test_first_assessment_sveta_and_pasha_tie_at_18_gold_and_she_has_fewer_units() -> None:
    s = example()
    assess(s, 0)
    assert s.hall == [(VITYA, SASHA, PASHA, SVETA)]
    assert s.fallen == [SVETA]


def test_second_assessment_12_11_9_and_8_influence_and_vitya_falls() -> None:
    s = example()
    assess(s, 0)
    assess(s, 1)
    assert standing(s, "influence") == [(PASHA, 12, 4), (SVETA, 11, 2), (SASHA, 9, 1), (VITYA, 8, 0)]
    assert s.fallen == [SVETA, VITYA]


def test_third_assessment_18_16_15_and_12_reputation_and_pasha_is_the_saviour() -> None:
    s = ended(example())
    assert [(player, points) for player, points, _ in standing(s, "reputation")] == [
        (SVETA, 18), (PASHA, 16), (SASHA, 15), (VITYA, 12),
    ]  # fmt: skip
    assert s.fallen == [SVETA, VITYA, SASHA]
    result = finish(s)
    assert result.winners == [PASHA]
    assert result.ranks == [1, 4, 2, 3]
    assert result.reason == "saviour"
    assert result.scores == [invariants.points(s, seat) for seat in range(4)]


# Regions


@pytest.mark.parametrize(
    ("bards", "points"),
    [
        ((3, 2, 1, 0), (7, 4, 0, 0)),
        ((3, 3, 2, 0), (7, 7, 0, 0)),  # a tie for the most: nobody is second
        ((3, 2, 2, 1), (7, 4, 4, 0)),  # a tie for second
        ((2, 2, 2, 2), (7, 7, 7, 7)),
        ((1, 0, 0, 0), (7, 0, 0, 0)),  # who has no bard there is never second
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((0, 1, 5, 1), (0, 4, 7, 4)),
    ],
)
def test_points_of_a_region(bards: tuple[int, ...], points: tuple[int, ...]) -> None:
    s = position(*(lord(1, bards=f"centre{count}" if count else "") for count in bards))
    assert region_points(s, "centre") == list(points)
    assert [invariants.lyre(s, seat, "centre") for seat in range(4)] == list(points)


def test_closed_regions_bring_nothing() -> None:
    s = position(lord(1), lord(1), lord(1))
    s.lords[0].bards["one"] = 3
    assert reputation(s, 0) == 0


def test_waiting_storeys_do_not_count_as_influence() -> None:
    s = position(lord(1, waiting=3), lord(1), lord(1), lord(1), guilds={5: (0, 4)})
    assert invariants.points(s, 0)["influence"] == 4
    assert standing(s, "influence")[0] == (0, 4, 0)


# Ties


def tied(*units: str, first: int = 0) -> list[int]:
    s = position(*(lord(1, there, gold=5) for there in units), first=first)
    return [player for player, _, _ in standing(s, "wealth")]


def test_a_tie_goes_to_more_units() -> None:
    assert tied("P", "PPP", "MM", "") == [1, 2, 0, 3]


def test_a_tie_in_units_too_goes_to_who_sits_closer_to_the_first_player() -> None:
    assert tied("P", "A", "M", "C", first=2) == [2, 3, 0, 1]
    assert tied("PP", "A", "M", "CC", first=2) == [3, 0, 2, 1]


def test_the_first_player_is_that_of_the_last_year() -> None:
    t = table(*(lord(1, gold=5) for _ in range(4)), year=12, first=2)
    t.plan().show()
    assert t.match.over
    assert t.s.first == 2
    assert t.s.hall[0] == (2, 3, 0, 1)
    assert t.match.result.winners == [2]


# Elimination


def test_five_players_lose_two_in_the_first_assessment() -> None:
    s = position(*(lord(1, gold=gold) for gold in (5, 9, 3, 8, 7)))
    assess(s, 0)
    assert s.hall[0] == (1, 3, 4, 0, 2)
    assert s.fallen == [2, 0]
    result = finish(ended(position(*(lord(1, gold=gold) for gold in (5, 9, 3, 8, 7)))))
    assert sorted(result.ranks) == [1, 2, 3, 4, 5]
    assert result.ranks[2] == 5
    assert result.ranks[0] == 4


def test_who_has_fallen_keeps_a_place_but_falls_no_more() -> None:
    s = position(
        *(lord(1, gold=gold) for gold in (1, 2, 3, 4)), guilds={1: (1, 1), 2: (2, 2), 3: (3, 3)}
    )  # fmt: skip
    assess(s, 0)
    assess(s, 1)
    assert s.hall[1] == (3, 2, 1, 0)
    assert s.fallen == [0, 1], "seat 0 is last again, but had fallen before"


@pytest.mark.parametrize("column", ["wealth", "influence", "reputation"])
def test_each_kind_of_assessment_may_be_the_last(column: str) -> None:
    others = [each for each in ("wealth", "influence", "reputation") if each != column]
    s = position(
        lord(1, "P", gold=9, bards="snow3"), lord(1, gold=8, bards="wood2"), lord(1), lord(1),
        guilds={1: (0, 3), 2: (1, 3)}, assessments=" ".join([*others, column]),
    )  # fmt: skip
    assert finish(ended(s)).winners == ([0] if column != "reputation" else [1])


# The neutral player


def three(*lords: Lord, **steps: int) -> Xidit:
    return position(*lords, neutral={"wealth": 1, "influence": 1, "reputation": 1, **steps})


def test_the_neutral_player_loses_every_tie() -> None:
    s = three(lord(1, gold=2), lord(1, gold=2), lord(1, gold=2))
    assert [player for player, _, _ in standing(s, "wealth")] == [0, 1, 2, NEUTRAL]


def test_the_neutral_player_takes_part_in_every_assessment() -> None:
    s = three(lord(1, gold=30), lord(1, gold=10), lord(1, gold=1), wealth=6)
    assess(s, 0)
    assert s.hall == [(0, NEUTRAL, 1, 2)]
    assert s.fallen == [2]


def test_the_neutral_player_can_fall() -> None:
    s = ended(three(lord(1, gold=30), lord(1, gold=10), lord(1, gold=9)))
    assert s.fallen[0] == NEUTRAL
    assert sorted(finish(s).ranks) == [1, 2, 3]


def test_nobody_wins_if_the_neutral_player_is_left() -> None:
    s = ended(three(lord(1, gold=3), lord(1, gold=2), lord(1, gold=1), wealth=15, influence=15, reputation=15))
    result = finish(s)
    assert result.winners == []
    assert result.reason == "neutral"
    assert result.ranks == [2, 3, 4]


def test_what_the_neutral_players_steps_are_worth_decides() -> None:
    """Step 7 of reputation is 10 points: it stands above 9, and below 10."""
    s = three(
        lord(1, bards="centre lakes"), lord(1, bards="wood2 fields"), lord(1, bards="hills snow ash"), reputation=7
    )
    s.lords[0].bards, s.lords[1].bards = {"centre": 3, "ash": 1}, {"wood": 2, "fields": 1}
    s.lords[2].bards = {"snow": 1, "hills": 1, "ash": 1}
    assert standing(s, "reputation") == [(2, 12, 0), (0, 11, 0), (1, 10, 0), (NEUTRAL, 10, 0)]
    s.neutral["reputation"] = 8
    assert standing(s, "reputation") == [(2, 12, 0), (NEUTRAL, 12, 0), (0, 11, 0), (1, 10, 0)]


def test_units_do_not_help_the_neutral_player_nor_does_their_lack_help_against_it() -> None:
    s = three(lord(1, gold=9), lord(1, gold=4), lord(1, "PPPP", gold=5), wealth=2)
    assert [player for player, _, _ in standing(s, "wealth")] == [0, 2, 1, NEUTRAL]
    assess(s, 0)
    assert s.fallen == [NEUTRAL]


def test_a_fallen_neutral_player_keeps_a_place_but_nobody_falls_for_it() -> None:
    """It is on top of both later columns; the lowest who are still in the running fall."""
    s = three(
        lord(1, gold=9, bards="snow2"), lord(1, gold=8, bards="wood"), lord(1, gold=7), influence=15, reputation=15
    )
    s.guilds = {1: (0, 1), 2: (1, 2)}
    s.lords[0].storeys, s.lords[1].storeys = 14, 13
    ended(s)
    assert s.hall == [(0, 1, 2, NEUTRAL), (NEUTRAL, 1, 0, 2), (NEUTRAL, 1, 0, 2)]
    assert s.fallen == [NEUTRAL, 2, 0]
    result = finish(s)
    assert result.winners == [1]
    assert result.ranks == [2, 1, 3]
    assert result.reason == "saviour"


def test_of_five_who_tie_the_two_with_fewest_units_fall() -> None:
    s = position(
        lord(1, "PP", gold=5), lord(1, "A", gold=5), lord(1, gold=9), lord(1, "M", gold=5), lord(1, gold=7), first=3
    )
    assess(s, 0)
    assert s.hall[0] == (2, 4, 0, 3, 1)
    assert s.fallen == [1, 3]
    assess(s, 1)
    assert len(s.fallen) == 3, "only the first assessment eliminates two"


def test_a_tie_is_broken_only_among_those_who_tie() -> None:
    """More units do not lift anybody over more gold."""
    assert standing(position(lord(1, "PPPP", gold=1), lord(1, gold=2), lord(1), lord(1)), "wealth")[:2] == [
        (1, 2, 0), (0, 1, 4),
    ]  # fmt: skip
