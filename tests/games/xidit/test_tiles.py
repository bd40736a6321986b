"""The flow of tiles along the Path of Destiny, and every way in which a queue can run out."""

from prestol.games.xidit.state import TILES, Xidit
from prestol.games.xidit.tiles import last_recruited, threat_ended
from prestol.table import EVERYBODY
from tests.games.xidit import invariants
from tests.games.xidit.tables import lord, position, table

FOUR = (lord(1), lord(1), lord(1), lord(1))


def cities(tiles: list[str]) -> list[int]:
    """Tiles by their cities."""
    return [TILES[tile].city for tile in tiles]


def stack(s: Xidit, which: str) -> list[int]:
    """The cities of a stack's tiles, top first."""
    return cities(getattr(s, which).stack.cards[::-1])


def recruited_out(s: Xidit, city: int) -> Xidit:
    """The last units have gone from a city, to the last player."""
    s.lords[-1].units = [a + b for a, b in zip(s.lords[-1].units, s.recruits[city], strict=True)]
    last_recruited(s, city)
    s.year = max(s.year, 1)
    invariants.check(s)
    return s


def averted(s: Xidit, city: int) -> Xidit:
    threat_ended(s, city)
    s.year = max(s.year, 1)
    invariants.check(s)
    return s


# The usual flow


def test_pasha_recruits_the_last_unit_of_city_8() -> None:
    """Before the next player's order the tile is discarded, the next one placed and filled, and the next place too."""
    t = table(
        lord(8), lord(3), lord(1), lord(1), recruits={8: "M", 5: None}, recruitment="3 9 10", recruit_discard="11"
    ).plan("A.....", "A.....")
    assert cities(t.s.recruitment.discard) == [11, 8]
    assert t.s.recruitment.next == "N09"
    assert stack(t.s, "recruitment") == [10]
    assert t.s.recruits == {5: (1, 1, 1, 1, 1), 3: (1, 1, 0, 1, 1)}, "all five were placed, then Sasha took the weakest"
    assert (t.holds(0), t.holds(1)) == ("M", "P")


def test_a_tile_with_units_left_stays() -> None:
    t = table(lord(8), lord(1), lord(1), lord(1), recruits={8: "AM"}, recruitment="3 9 10").plan("A.....")
    assert t.s.recruits == {8: (0, 0, 0, 0, 1)}
    assert t.s.recruitment.discard == []


def test_an_averted_threat_makes_room_for_the_next() -> None:
    s = averted(position(*FOUR, threats=[4, 5], menace="12 13 14", threat_discard="7", recruit_discard="8"), 4)
    assert s.threats == {5: "N05", 12: "N12"}
    assert s.menace.next == "N13"
    assert stack(s, "menace") == [14]
    assert cities(s.menace.discard)[-2:] == [7, 4]


def test_the_top_tile_of_a_stack_is_in_sight() -> None:
    s = position(*FOUR, recruits={8: "M"}, recruitment="3 9 10 11")
    s.recruitment.stack.marks = [0, 0, EVERYBODY]
    recruited_out(s, 8)
    assert s.recruitment.stack.marks == [0, EVERYBODY]


# Units on a new tile


def test_units_that_the_barracks_lack_are_not_replaced_by_others() -> None:
    s = position(*FOUR, recruits={8: "M"}, recruitment="5 9 10", barracks="PCCMM")
    recruited_out(s, 8)
    assert s.recruits == {5: (1, 0, 0, 1, 1)}
    assert s.barracks == [0, 0, 0, 1, 1]


def test_units_that_come_back_to_the_barracks_do_not_fill_the_gap() -> None:
    t = table(
        lord(8), lord(9, "AM"), lord(1), lord(1),
        recruits={8: "M"}, threats=[9], recruitment="5 10 11", barracks="PICM",
    ).plan("A.....", ".A....")  # fmt: skip
    assert t.s.recruits == {5: (1, 0, 1, 1, 1)}
    assert t.s.barracks[1] == 1


def test_a_tile_without_any_unit_gives_nothing_and_stays() -> None:
    t = table(
        lord(8), lord(5, "AAA"), lord(1), lord(1), recruits={8: "M"}, recruitment="5 10", barracks="", raging="T3a"
    )
    t.plan("A.....", ".A....")
    assert t.told("lost-empty") == [{"seat": 1, "city": 5}]
    assert t.s.recruits == {5: (0, 0, 0, 0, 0)}


# The recruitment stack runs out


def test_an_empty_recruitment_stack_is_made_of_the_discarded_threats_turned_over() -> None:
    s = position(*FOUR, recruits={8: "M"}, recruitment="3 9", menace="1 2", threat_discard="12 13 14")
    expected = cities(s.menace.discard)
    recruited_out(s, 8)
    assert s.recruitment.next == "N09"
    assert stack(s, "recruitment") == expected, "what was discarded first lies on top"
    assert s.menace.discard == []
    assert s.recruitment.stack.marks == [EVERYBODY] * len(expected)


def test_without_discarded_threats_the_recruitment_stack_stays_empty() -> None:
    s = position(*FOUR, recruits={8: "M"}, recruitment="3 9", menace="1 2")
    s.menace.stack.cards = s.menace.discard + s.menace.stack.cards
    s.menace.stack.marks, s.menace.discard = [EVERYBODY] * len(s.menace.stack.cards), []
    recruited_out(s, 8)
    assert s.recruitment.next == "N09"
    assert stack(s, "recruitment") == []


def test_the_recruitment_stack_is_formed_later_if_a_tile_is_needed_then() -> None:
    """It was empty when there was nothing to renew it from; now there is."""
    s = position(*FOUR, recruits={8: "M"}, recruitment="3", menace="1 2", threat_discard="12")
    discarded = cities(s.menace.discard)
    recruited_out(s, 8)
    assert 3 in s.recruits
    assert TILES[s.recruitment.next].city == discarded[0]
    assert stack(s, "recruitment") == discarded[1:]


def test_an_empty_recruitment_queue_that_cannot_be_renewed_takes_a_threat_tile() -> None:
    s = position(*FOUR, recruits={8: "M"}, recruitment="3", menace="1 2 4 5")
    s.menace.stack.cards = s.menace.discard + s.menace.stack.cards
    s.menace.stack.marks, s.menace.discard = [EVERYBODY] * len(s.menace.stack.cards), []
    recruited_out(s, 8)
    assert s.recruitment.next == "N02"
    assert stack(s, "recruitment") == []
    assert stack(s, "menace")[:2] == [4, 5]
    assert s.menace.next == "N01"
    assert cities(s.recruitment.discard) == [8]


def all_elsewhere(s: Xidit) -> Xidit:
    """All discarded threats lie on the map as threats instead (more of them than there ever are)."""
    s.threats |= {TILES[tile].city: tile for tile in s.menace.discard}
    s.menace.discard = []
    return s


def test_the_last_threat_tile_of_the_stack_may_be_taken_and_the_stack_is_renewed_at_once() -> None:
    s = all_elsewhere(position(*FOUR, recruits={8: "M"}, recruitment="3", menace="1 2"))
    recruited_out(s, 8)
    assert s.recruitment.next == "N02"
    assert stack(s, "menace") == [8], "the discarded recruitment tile, turned over"
    assert s.recruitment.discard == []


def test_both_stacks_and_the_threat_discard_empty() -> None:
    """The tile just recruited out goes through the threat stack and becomes the next recruitment tile."""
    s = all_elsewhere(position(*FOUR, recruits={8: "M"}, recruitment="3", menace="1"))
    recruited_out(s, 8)
    assert 3 in s.recruits
    assert s.recruitment.next == "N08"
    assert s.recruitment.stack.cards == s.menace.stack.cards == s.recruitment.discard == []
    assert s.menace.next == "N01"


# The threat stack runs out


def test_an_empty_threat_stack_is_made_of_the_discarded_recruitment_tiles_turned_over() -> None:
    s = averted(position(*FOUR, threats=[4], menace="12 13", recruitment="3 9", recruit_discard="5 6 7"), 4)
    assert s.menace.next == "N13"
    assert stack(s, "menace") == [5, 6, 7]
    assert s.recruitment.discard == []
    assert all(not lair.raging for lair in s.lairs)


def test_without_discarded_recruitment_tiles_the_threat_stack_stays_empty_and_titans_sleep() -> None:
    s = averted(position(*FOUR, threats=[4], menace="12 13", recruitment="3 9"), 4)
    assert s.menace.next == "N13"
    assert stack(s, "menace") == []
    assert all(not lair.raging for lair in s.lairs)


def test_the_threat_stack_is_formed_later_if_a_tile_is_needed_then() -> None:
    s = averted(position(*FOUR, threats=[4], menace="12", recruitment="3 9", recruit_discard="5 6"), 4)
    assert 12 in s.threats
    assert s.menace.next == "N05"
    assert stack(s, "menace") == [6]
    assert all(not lair.raging for lair in s.lairs)


# Titans wake, reinforcements arrive


def exhausted(**about: object) -> Xidit:
    """No threat tile is left to become the next one."""
    return position(*FOUR, threats=[4, 5], menace="12", recruitment="3 9 10", **about)  # type: ignore[arg-type]


def test_titans_wake_when_the_next_threat_cannot_be_renewed() -> None:
    s = averted(exhausted(), 4)
    assert [bool(lair.raging) for lair in s.lairs] == [True] * 3
    assert [len(lair.sleeping) for lair in s.lairs] == [1] * 3
    assert s.threats.keys() == {5, 12}


def test_titans_that_rage_go_on_raging_and_an_empty_pile_stays_empty() -> None:
    s = averted(exhausted(raging="T4b", boxed="T3a T3b"), 4)
    assert s.lairs[0].raging == ""
    assert s.lairs[1].raging == "T4b"
    assert s.lairs[1].sleeping.cards == ["T4a"]
    assert s.lairs[2].raging in ("T5a", "T5b")


def test_reinforcements_arrive_even_if_no_titan_is_left() -> None:
    s = averted(exhausted(boxed="T3a T3b T4a T4b T5a T5b"), 4)
    assert s.menace.next
    assert s.menace.discard == []
    assert len(s.recruitment.stack) == 2


def test_reinforcements_keep_the_two_top_tiles_for_recruitment_and_shuffle_the_rest() -> None:
    s = exhausted()
    discarded = cities(s.menace.discard)
    s.recruitment.stack.marks = [0, EVERYBODY]  # the lower one has not been in sight
    averted(s, 4)
    assert stack(s, "recruitment") == [9, 10], "what was left of the recruitment stack lies on top"
    assert s.recruitment.next == "N03"
    assert sorted([TILES[s.menace.next].city, *stack(s, "menace")]) == sorted([*discarded, 4])
    assert [mark & 0xFF for mark in s.menace.stack.marks] == [0] * (len(discarded) - 1) + [EVERYBODY]


def test_reinforcements_with_one_recruitment_tile_left_take_the_threat_discarded_first() -> None:
    s = position(*FOUR, threats=[4, 5], menace="12", recruitment="3 9")
    discarded = cities(s.menace.discard)
    averted(s, 4)
    assert stack(s, "recruitment") == [9, discarded[0]]


def test_reinforcements_with_no_recruitment_tile_left() -> None:
    s = position(*FOUR, threats=[4, 5], menace="12", recruitment="3")
    discarded = cities(s.menace.discard)
    averted(s, 4)
    assert stack(s, "recruitment") == discarded[:2]


def test_titans_may_wake_more_than_once() -> None:
    s = averted(exhausted(), 4)
    first = [lair.raging for lair in s.lairs]
    s.lairs[0].raging, s.boxed = "", [first[0]]
    for tile in s.menace.stack.cards:
        s.menace.discard.append(tile)
    s.menace.stack.cards, s.menace.stack.marks = [], []
    averted(s, 5)
    averted(s, 12)
    assert s.lairs[0].raging not in ("", first[0])
    assert [lair.raging for lair in s.lairs][1:] == first[1:]


def test_the_map_keeps_its_number_of_tiles() -> None:
    """However the tiles flow: as many recruitment and threat tiles as at the start."""
    s = position(*FOUR, recruits={1: "P", 2: "P"}, threats=[3, 4], recruitment="5 6", menace="7 8")
    for _ in range(60):
        recruited_out(s, next(iter(s.recruits)))
        averted(s, next(iter(s.threats)))
        averted(s, next(iter(s.threats)))
        assert (len(s.recruits), len(s.threats)) == (2, 2)
    assert not any(lair.sleeping for lair in s.lairs) or s.lairs[0].raging
