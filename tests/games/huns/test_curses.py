"""Curses: one test and more for each card, at the moment it matters."""

import pytest

from prestol.games.huns.state import game
from prestol.table import PASS, Chance
from tests.games.huns.invariants import check
from tests.games.huns.tables import Table, camp, colours, last_table, table
from tests.games.powers import power_test

OWN = "green-1 blue-1"
RED = "orange-8 violet-2"
"""Wagons with five red cells."""


def pillage(value: int, **plan: str) -> Table:
    """Seat 0 pillages red cubes with this value."""
    mine = camp(wagons=RED, **plan)
    return table(dice=f"R{value} B1 G1", camps=[mine, camp(wagons="violet-5 violet-3")]).say(0, "red", "pillage")


# What holds for every curse


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_curse_is_never_played_into_ones_own_camp(players: int) -> None:
    t = table(players, dice="K1 B1 R1", decks={"black": "C01"}).say(0, "black", "draw")
    if players > 2:
        assert t.answers(0, "victim") == list(range(1, players))
        t.say(0, 1)
    assert t.answers(1, "flee") == ["accept", "flee"]


def test_a_curse_on_its_way_is_in_no_deck() -> None:
    """While the victim decides, nobody may imagine the curse anywhere else."""
    t = table(3, dice="K2 B1 R1", decks={"black": "C01 C02"}, camps=[camp(mercenaries="M02")])
    t.say(0, "black", "draw", "C01", "C02", 1)
    assert t.waits == (1, "flee")
    for seat in range(3):
        for seed in range(20):
            imagined = t.match.imagine(seat, Chance.seeded(seed))
            check(imagined.state)
            assert not {"C01", "C02"} & set(imagined.state.decks["black"].cards)


def test_an_accepted_curse_harms() -> None:
    t = table(dice="K1 B1 R1", decks={"black": "C01"}).say(0, "black", "draw").say(1, "accept")
    assert "C01" in t.s.working[1]
    assert t.s.camps[1].curses["C01"].by == 0


def test_a_fled_curse_does_no_harm_and_cannot_be_lifted() -> None:
    t = table(dice="K1 B1 R1", decks={"black": "C01"}, camps=[camp(), camp(wagons=OWN)])
    t.say(0, "black", "draw").say(1, "flee")
    assert t.s.working[1] == ()
    t.say(1, "blue", "pillage")
    assert t.answers(1, "place") == [(0, "blue"), (1, "blue")]


def test_a_lifted_curse_stays_with_its_cubes() -> None:
    t = table(dice="B2 R1 G1", camps=[camp(wagons=OWN, curses="C01=RR")])
    t.say(0, "blue", "pillage", "C01")
    assert (t.on(0, "C01"), t.s.supply["blue"]) == ("BRR", 19)
    assert t.s.working[0] == ()
    assert list(t.s.camps[0].curses) == ["C01"]


def test_the_cubes_of_a_lifted_curse_cannot_be_used_any_more() -> None:
    camps = [camp(raids="R02 R03 R04 R10"), camp(curses="C01=full C02=full")]
    assert table(camps=camps).answers(0, "die") == list(colours("BRGKY"))


# C01 Lame Horses


@power_test(game, "C01")
def test_lame_horses_take_one_from_the_value() -> None:
    assert pillage(3, curses="C01").batch == "RR"


def test_lame_horses_leave_a_1() -> None:
    assert pillage(1, curses="C01").batch == "R"


@power_test(game, "C01")
def test_lame_horses_come_after_the_standard_bearer_and_before_double_spoils() -> None:
    plan = camp(wagons=RED, curses="C01", mercenaries="M08", raids="R07")
    t = table(dice="R1 B1 G1", camps=[plan]).say(0, "R07", "red", "M08", "pillage")
    assert t.batch == "RRRR", "2 times 2"


def test_lame_horses_do_not_touch_a_draw() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(curses="C01")]).say(0, "red", "draw")
    assert len(t.s.camps[0].hand) == 3


# C02 Plague


@power_test(game, "C02")
def test_plague_takes_a_cube_at_the_start_of_the_turn() -> None:
    t = table(camps=[camp(curses="C02", wagons="violet-1=BR... orange-1=..G..")])
    assert t.answers(0, "lose") == [(0, 0, "blue"), (0, 0, "red"), (0, 1, "green")]
    t.say(0, (0, 1, "green"))
    assert (t.loads(0), t.s.supply["green"]) == ("BR", 20)
    assert t.waits == (0, "die")


def test_plague_finds_nothing_on_empty_wagons() -> None:
    t = table(camps=[camp(curses="C02", stash="BB", mercenaries="M01")])
    assert t.waits == (0, "die")


@power_test(game, "C02")
def test_plague_strikes_in_every_turn() -> None:
    plan = camp(curses="C02", raids="R06", wagons="violet-1=BR... orange-1=..G..")
    t = table(camps=[plan], supply={"yellow": 0})
    t.say(0, (0, 1, "green"), "yellow", "pillage", "R06")
    assert t.waits == (0, "lose")


# C03 Broken Axle


@power_test(game, "C03")
def test_broken_axle_closes_a_place_that_its_player_picks() -> None:
    t = table(dice="K1 R1 G1", decks={"black": "C03"}, camps=[camp(), camp(wagons="orange-8=B.... violet-2")])
    t.say(0, "black", "draw").say(1, "accept")
    assert t.answers(0, "break") == [0, 1]
    t.say(0, 0)
    t.say(1, "red", "pillage")
    assert t.answers(1, "place") == [(1, "red"), "C03"]


@power_test(game, "C03")
def test_broken_axle_may_close_the_third_place() -> None:
    victim = camp(equipment="E06", wagons="orange-1 violet-1 violet-2")
    t = table(dice="K1 R1 G1", decks={"black": "C03"}, camps=[camp(), victim])
    t.say(0, "black", "draw").say(1, "accept")
    assert t.answers(0, "break") == [0, 1, 2]


def test_broken_axle_picks_nothing_when_it_is_fled() -> None:
    t = table(dice="K1 R1 G1", decks={"black": "C03"}).say(0, "black", "draw").say(1, "flee")
    assert t.waits == (1, "die")


@power_test(game, "C03")
def test_a_closed_place_keeps_its_cubes_and_opens_again() -> None:
    t = table(dice="R1 B2 G1", camps=[camp(curses="C03=RR@0", wagons="orange-8=BR... violet-8")])
    t.say(0, "red", "pillage")
    assert (t.on(0, "C03"), t.load(0, 0)) == ("RRR", "BR..."), "no red cell was open"
    t.say(1, "green", "pillage").put(1)
    assert t.s.working[0] == ()


@power_test(game, "C03")
def test_a_closed_wagon_is_not_dispatched() -> None:
    t = table(dice="R1 B2 G1", camps=[camp(curses="C03@0", wagons="orange-8=BRR.G violet-8")])
    t.say(0, "red", "pillage")
    assert (t.on(0, "C03"), t.load(0, 0), t.stash(0)) == ("R", "BRR.G", "")


# C04 Steppe Fog


@power_test(game, "C04")
def test_steppe_fog_shows_one_card() -> None:
    t = table(dice="Y3 B1 G1", camps=[camp(curses="C04")], decks={"yellow": "T01 T02"}).say(0, "yellow", "draw")
    assert t.s.camps[0].treasures == ["T01"]
    assert t.deck("yellow")[0] == "T02"


@power_test(game, "C04")
def test_steppe_fog_over_scouts_map() -> None:
    t = table(dice="Y1 B1 G1", camps=[camp(curses="C04", equipment="E05")], decks={"yellow": "T01 T02"})
    t.say(0, "yellow", "draw")
    assert t.s.camps[0].treasures == ["T01"], "neither the die nor Scout's Map changes it"


@power_test(game, "C04")
def test_steppe_fog_leaves_the_envoy_one_card() -> None:
    t = table(dice="Y3 B1 G1", camps=[camp(curses="C04", mercenaries="M02")], decks={"yellow": "T01"})
    t.say(0, "yellow", "draw")
    assert t.s.camps[0].treasures == ["T01"]
    assert t.waits == (1, "die")


# C05 Desertion


@power_test(game, "C05")
def test_desertion_stops_mercenaries() -> None:
    assert pillage(1, curses="C05", mercenaries="M01").batch == "R"


@power_test(game, "C05")
def test_desertion_takes_the_treasurers_bonus_but_no_points_of_mercenaries() -> None:
    mine = camp(curses="C05", mercenaries="M09 M01 M02=B", treasures="T03 T04", stash="B")
    scores = last_table(camps=[mine]).match.result.scores[0]
    assert scores["mercenaries"] == 1 + 1 - 1
    assert scores["treasurer"] == 0
    assert scores["treasures"] == 2, "the Silver Torque counts full mercenaries, working or not"


def test_deserters_return_when_the_curse_is_lifted() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(wagons=RED, curses="C05=RR", mercenaries="M01", raids="R01")])
    t.say(0, "R01", "green", "C05", "red", "pillage")
    assert t.batch == "RR"


# C06 Rust


@power_test(game, "C06")
def test_rust_stops_equipment() -> None:
    assert pillage(1, curses="C06", equipment="E01").batch == "R"


@power_test(game, "C06")
def test_rust_closes_a_third_wagon() -> None:
    plan = camp(curses="C06", equipment="E06", wagons="violet-6 orange-7 violet-2=R....")
    t = table(dice="R1 B1 G1", camps=[plan]).say(0, "red", "pillage")
    assert (t.on(0, "C06"), t.load(0, 2)) == ("R", "R....")


@power_test(game, "C06")
def test_a_third_cart_drawn_under_rust_brings_no_wagon() -> None:
    t = table(dice="B1 R1 G1", camps=[camp(curses="C06")], decks={"blue": "E06"}).say(0, "blue", "draw")
    assert t.waits == (1, "die")
    assert len(t.s.camps[0].wagons) == 2


def test_a_third_wagon_can_be_robbed_under_rust() -> None:
    victim = camp(curses="C06", equipment="E06", wagons="violet-1 orange-1 violet-2=R....")
    t = table(camps=[camp(raids="R02", wagons=OWN), victim]).say(0, "yellow", "R02")
    assert t.batch == "R"


# C07 Faint Heart


@power_test(game, "C07")
def test_faint_heart_uses_no_raid() -> None:
    t = table(camps=[camp(curses="C07", raids="R01 R09")])
    assert t.answers(0, "die") == list(colours("BRGKY"))
    assert t.say(0, "yellow").answers(0, "action") == ["draw", "pillage"]


@power_test(game, "C07")
def test_faint_heart_does_not_feign_a_retreat() -> None:
    camps = [camp(wagons=RED), camp(curses="C07", raids="R05", wagons=OWN)]
    t = table(dice="R1 B1 G1", camps=camps).say(0, "red", "pillage").put(0)
    assert t.waits == (1, "die")


# C08 Evil Omen


@power_test(game, "C08")
def test_evil_omen_forbids_a_3_while_a_lower_die_is_on_offer() -> None:
    t = table(dice="B3 R2 G3 K1", camps=[camp(curses="C08")])
    assert t.answers(0, "die") == list(colours("RK"))


def test_evil_omen_allows_a_3_among_threes() -> None:
    t = table(dice="B3 R3", camps=[camp(curses="C08")])
    assert t.answers(0, "die") == list(colours("BR"))


def test_evil_omen_gives_way_to_discord() -> None:
    """The only lower die is named: all dice would be forbidden."""
    t = table(3, dice="B3 R3 G1", camps=[camp(curses="C08 C11")])
    t.say(2, "green")
    assert t.answers(0, "die") == list(colours("BR"))


@power_test(game, "C08")
def test_evil_omen_holds_beside_discord_while_it_can() -> None:
    t = table(3, dice="B3 R3 G1 K2", camps=[camp(curses="C08 C11")]).say(2, "black")
    assert t.s.turn.die == "green", "the one die that is left"


# C09 Tribute


@power_test(game, "C09")
def test_tribute_gives_a_cube_to_whoever_played_the_curse() -> None:
    """First the pillager places, then the other, as a batch of their own."""
    t = pillage(3, curses="C09")
    assert (t.batch, t.waits) == ("RR", (0, "place"))
    t.put(0)
    assert (t.batch, t.waits) == ("R", (1, "place"))
    t.say(1, (1, "red"))
    assert t.loads(1) == "R"
    assert t.s.supply["red"] == 17


def test_tribute_is_not_paid_of_one_cube() -> None:
    t = pillage(1, curses="C09").put(0)
    assert (t.loads(0), t.waits) == ("R", (1, "die"))


def test_tribute_counts_the_cubes_that_were_there() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(wagons=RED, curses="C09")], supply={"red": 1})
    t.say(0, "red", "pillage").put(0)
    assert t.loads(0) == "R"


@power_test(game, "C09")
def test_tribute_without_room_returns_to_the_reserve() -> None:
    camps = [camp(wagons=RED, curses="C09"), camp(wagons="violet-6 orange-7")]
    t = table(dice="R3 B1 G1", camps=camps).say(0, "red", "pillage").put(0)
    assert (t.loads(0), t.loads(1), t.s.supply["red"]) == ("RR", "", 18)


@power_test(game, "C09")
def test_tribute_goes_to_the_player_of_the_curse_not_to_the_next() -> None:
    camps = [camp(wagons=RED, curses="C09", by="2"), camp(), camp(wagons="violet-5 violet-3")]
    t = table(3, dice="R2 B1 G1", camps=camps).say(0, "red", "pillage").put(0)
    assert t.waits == (2, "place")


# C10 Ancestors' Wrath


@power_test(game, "C10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_ancestors_wrath_costs_n_if_it_is_still_active(players: int) -> None:
    t = last_table(players, camps=[camp(curses="C10=BRG")])
    assert t.match.result.scores[0]["curses"] == -players


def test_ancestors_wrath_fled_costs_the_same() -> None:
    for state, points in (("fled", -2), ("full", 0), ("BRG", -2)):
        t = last_table(camps=[camp(curses=f"C10={state}")])
        assert sum(t.match.result.scores[0].values()) == points


# C11 Discord


@power_test(game, "C11")
def test_discord_lets_the_right_hand_player_forbid_a_die() -> None:
    t = table(3, dice="B1 R2 G3", seat=1, camps=[camp(), camp(curses="C11")])
    assert t.answers(0, "bar") == list(colours("BRG"))
    t.say(0, "red")
    assert t.answers(1, "die") == list(colours("BG"))


def test_discord_does_not_matter_with_one_die() -> None:
    t = table(3, dice="B1", seat=1, camps=[camp(), camp(curses="C11")])
    assert t.waits == (1, "action")


@power_test(game, "C11")
def test_discord_forbids_for_one_turn_only() -> None:
    t = table(3, dice="B1 R2 G3", seat=1, camps=[camp(), camp(curses="C11")], supply={"blue": 0})
    t.say(0, "red").say(1, "blue", "pillage")
    assert t.answers(2, "die") == list(colours("RG"))


def test_discord_lifted_forbids_nothing_any_more() -> None:
    t = table(3, dice="B1 R2 G3", seat=1, camps=[camp(), camp(curses="C11=BB", raids="R01")])
    t.say(0, "red").say(1, "R01", "blue", "C11")
    assert t.answers(1, "die") == list(colours("BRG"))


# C12 Mired Road


@power_test(game, "C12")
def test_mired_road_passes_the_second_turn_on() -> None:
    t = table(4, dice="Y1", camps=[camp(curses="C12")])
    assert t.waits == (1, "action"), "seat 0 has had its turn in this round"


def test_mired_road_leaves_the_first_turn() -> None:
    t = table(4, camps=[camp(curses="C12")])
    assert t.waits == (0, "die")


@power_test(game, "C12")
def test_mired_road_bars_the_forced_march() -> None:
    """Without the curse the raid may be used: the test of R06 shows that."""
    t = table(4, camps=[camp(curses="C12", raids="R06", wagons=OWN)]).say(0, "yellow", "pillage").put(0)
    assert t.waits == (1, "die")


def test_mired_road_ends_with_the_curse() -> None:
    t = table(4, dice="K1 Y1", seat=3, camps=[camp(curses="C12=full"), *[camp()] * 2, camp()], supply={"black": 0})
    t.say(3, "black", "pillage")
    assert t.waits == (0, "action")


def test_no_curse_at_all_asks_nothing() -> None:
    t = table().say(0, "yellow", "pillage").put(0)
    assert t.waits == (1, "die")
    assert PASS not in t.answers(1)
