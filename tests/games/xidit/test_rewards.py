"""Two of three rewards: gold, bards, storeys."""

import pytest

from tests.games.xidit.tables import Table, lord, table


def savior(mine: object, city: int, **about: object) -> Table:
    """Seat 0 averts the threat of a city."""
    return table(mine, lord(1), lord(1), lord(1), threats=[city], **about).plan("A.....")  # type: ignore[arg-type]


def test_pasha_takes_five_gold_and_four_bards() -> None:
    t = savior(lord(12, "PIM"), 12)
    t.say(0, ("gold", "bards"), "snow", "hills", "hills", "hills")
    pasha = t.s.lords[0]
    assert pasha.gold == 5
    assert pasha.bards == {"snow": 1, "hills": 3}
    assert pasha.bards_left == 16


def test_two_of_three_are_chosen() -> None:
    assert savior(lord(12, "PIM"), 12).ask(0).options == (("gold", "bards"), ("gold", "storeys"), ("bards", "storeys"))


def test_bards_for_the_centre_go_into_the_bastion() -> None:
    t = savior(lord(17, "PAC"), 17, screens="open")
    t.say(0, ("bards", "storeys"), "centre", "centre", "hills")
    assert t.told("bastion") == [{"seat": 0, "region": "centre", "bards": 2}]
    assert t.told("bards") == [{"seat": 0, "region": "hills", "bards": 1}]
    assert t.s.lords[0].bards == {"centre": 2, "hills": 1}


def test_bards_go_only_to_regions_next_to_the_hero() -> None:
    t = savior(lord(17, "PAC"), 17)
    t.match.choose(0, ("bards", "storeys"))
    assert t.ask(0).options == ("snow", "hills", "centre")
    assert t.ask(0).about == {"bards": 3}


def test_who_has_no_bards_left_cannot_choose_them() -> None:
    t = savior(lord(12, "PIM", left=0), 12)
    assert t.s.lords[0].gold == 5, "only gold and storeys were left"
    assert t.s.guilds == {12: (0, 3)}


def test_who_has_few_bards_left_places_those() -> None:
    t = savior(lord(12, "PIM", left=2), 12)
    t.say(0, ("gold", "bards"), "snow", "snow")
    assert t.s.lords[0].bards_left == 0
    assert t.s.lords[0].bards["snow"] == 2
    assert t.waits == (0, "order"), "he is not asked for bards that he has not"


def test_sasha_adds_two_of_four_storeys_to_a_guild_of_two() -> None:
    t = savior(lord(9, "AM"), 9, guilds={9: (0, 2)})
    t.say(0, ("gold", "storeys"))
    assert t.s.guilds == {9: (0, 4)}
    assert t.s.lords[0].storeys == 11, "the two that did not fit stay in stock"


@pytest.mark.parametrize("guild", [(1, 1), (1, 4), (0, 4)])
def test_no_storeys_where_another_guild_or_a_full_one_stands(guild: tuple[int, int]) -> None:
    t = savior(lord(12, "PIM"), 12, guilds={12: guild})
    assert t.waits == (0, "bard"), "gold and bards, without a choice"
    assert t.s.guilds == {12: guild}


def test_no_storeys_without_any_in_stock() -> None:
    guilds = {1: (0, 4), 2: (0, 4), 3: (0, 4), 4: (0, 3)}
    assert savior(lord(12, "PIM"), 12, guilds=guilds).waits == (0, "bard")


def test_only_as_many_storeys_as_are_in_stock() -> None:
    t = savior(lord(12, "PIM"), 12, guilds={1: (0, 4), 2: (0, 4), 3: (0, 4), 4: (0, 1)})
    t.say(0, ("gold", "storeys"))
    assert t.s.guilds[12] == (0, 2)
    assert t.s.lords[0].storeys == 0


def test_only_gold_if_nothing_else_can_be_chosen() -> None:
    t = savior(lord(12, "PIM", left=0), 12, guilds={12: (1, 2)})
    assert t.s.lords[0].gold == 5
    assert t.waits == (0, "order")


def test_a_waiting_storey_is_added_as_soon_as_there_is_room() -> None:
    t = savior(lord(12, "PIM", waiting=2), 12)
    t.say(0, ("gold", "storeys"))
    assert t.s.guilds == {12: (0, 4)}
    assert t.s.lords[0].waiting == 1, "the other waits on: the guild is full"


def test_rewards_are_taken_before_the_next_tile_comes() -> None:
    t = savior(lord(12, "PIM"), 12, menace="3 4 5")
    t.say(0, ("gold", "storeys"))
    kinds = [fact.kind for fact in t.match.facts]
    assert kinds.index("averts") < kinds.index("gold-closed") < kinds.index("builds") < kinds.index("threat-appears")


def test_a_reward_can_be_taken_back_while_it_is_being_taken() -> None:
    t = savior(lord(17, "PAC"), 17)
    t.match.choose(0, ("bards", "storeys"))
    t.match.choose(0, "snow")
    t.match.undo(0)
    t.match.undo(0)
    assert t.waits == (0, "reward")
    assert t.s.lords[0].bards == {}
