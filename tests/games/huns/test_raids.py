"""Raids: one test and more for each card, at the moment it matters."""

from typing import Any

import pytest

from prestol.games.huns.state import game
from prestol.table import PASS
from tests.games.huns.tables import Plan, Table, camp, colours, table
from tests.games.powers import power_test

OWN = "green-1 blue-1"


def raider(raids: str, victim: Plan, wagons: str = OWN, die: str = "yellow", **mine: str) -> Table:
    """Seat 0 has taken a die and has a raid to use."""
    t = table(camps=[camp(raids=raids, wagons=wagons, **mine), victim])
    return t.say(0, die)


# What holds for every raid


def test_a_raid_is_used_once_and_stays() -> None:
    t = raider("R01", camp())
    t.say(0, "R01", "blue").put(0)
    assert t.s.camps[0].raids == {"R01": False}
    assert "R01" not in t.answers(0, "action")


def test_a_raid_may_be_used_in_the_turn_it_was_played() -> None:
    t = table(camps=[camp(wagons=OWN)], decks={"red": "R01"})
    t.say(0, "red", "draw")
    assert t.waits == (0, "end")
    t.say(0, "R01", "blue")
    assert t.batch == "B"


def test_a_raid_works_before_in_and_after_the_action() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(raids="R01", wagons=OWN)])
    assert "R01" in t.answers(0, "die")
    assert "R01" in t.say(0, "red").answers(0, "action")
    assert "R01" in t.say(0, "pillage").answers(0, "place")
    assert t.put(0).answers(0, "end") == ["R01", PASS]
    assert t.say(0, PASS).waits == (1, "die")


def test_a_raid_may_be_used_when_cards_are_drawn() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(raids="R01", wagons=OWN)], decks={"red": "R02 R03"})
    t.say(0, "red", "draw")
    assert sorted(t.answers(0, "play")) == ["R01", "R02", "R03"]
    t.say(0, "R01", "blue").put(0)
    assert sorted(t.answers(0, "play")) == ["R02", "R03"]


# R01 Levy


@power_test(game, "R01")
def test_levy_counts_all_raids_used_or_not() -> None:
    t = raider("R01 R02* R03", camp(), wagons="violet-8 orange-1")
    assert t.say(0, "R01", "blue").batch == "BBB"


@power_test(game, "R01")
def test_levy_brings_three_at_most() -> None:
    t = raider("R01 R02* R03 R04* R05*", camp(), wagons="violet-8 orange-1")
    assert t.say(0, "R01", "blue").batch == "BBB"


@power_test(game, "R01")
def test_levy_counts_itself() -> None:
    assert raider("R01", camp()).say(0, "R01", "blue").batch == "B"


# R02 Ambush


@power_test(game, "R02")
def test_ambush_steals_up_to_two_cubes_from_the_wagons_of_one_opponent() -> None:
    camps = [
        camp(raids="R02", wagons=OWN),
        camp(wagons="violet-1=B.... orange-1=.R.K."),
        camp(wagons="violet-6=....Y orange-7"),
    ]
    t = table(3, camps=camps)
    t.say(0, "yellow", "R02")
    assert t.answers(0, "rob") == [(1, 0, "blue"), (1, 1, "red"), (1, 1, "black"), (2, 0, "yellow")]
    t.say(0, (1, 1, "black"))
    assert t.answers(0, "rob") == [(1, 0, "blue"), (1, 1, "red"), PASS], "the same opponent, from any wagon"
    t.say(0, (1, 0, "blue"))
    assert t.batch == "BK"
    assert (t.load(1, 0), t.load(1, 1), t.load(2, 0)) == (".....", ".R...", "....Y")


@power_test(game, "R02")
def test_ambush_on_a_closed_place() -> None:
    t = raider("R02", camp(wagons="violet-1=BR... orange-1", curses="C03@0"))
    t.say(0, "R02", (1, 0, "blue"), PASS)
    assert t.load(1, 0) == ".R..."


@power_test(game, "R02")
def test_stolen_surplus_goes_back_to_its_cell() -> None:
    """Two red cubes of one wagon are stolen and there is one red cell for them."""
    camps = [camp(raids="R02", wagons="violet-6 violet-3=BB.GK"), camp(wagons="violet-2=RR... orange-1")]
    t = table(camps=camps, row="orange-7 orange-5 green-8 blue-8")
    t.say(0, "yellow", "R02", (1, 0, "red"), "orange-7")
    assert t.stash(0) == "BBRGK"
    assert t.load(1, 0).count("R") == 1
    assert t.s.supply["red"] == 18


@power_test(game, "R02")
def test_stolen_cubes_that_fit_nowhere_all_go_back() -> None:
    t = raider("R02", camp(wagons="violet-2=R.... orange-1"), wagons="violet-6 orange-7")
    t.say(0, "R02")
    assert (t.load(1, 0), t.s.camps[0].raids) == ("R....", {"R02": False})


# R03 Bribe


@power_test(game, "R03")
def test_bribe_stops_a_mercenary() -> None:
    t = raider("R03", camp(mercenaries="M01 M02=BR"))
    t.say(0, "R03")
    assert (1, "M01", "blue") in t.answers(0, "rob")
    assert (1, "M02", "red") in t.answers(0, "rob")
    t.say(0, (1, "M01", "blue"))
    assert t.answers(0, "rob") == [(1, "M01", "red"), (1, "M01", "green"), PASS], "one mercenary"
    t.say(0, (1, "M01", "red"))
    assert (t.batch, t.on(1, "M01")) == ("BR", "G")
    assert "M01" not in t.s.working[1]


@power_test(game, "R03")
def test_bribed_surplus_goes_back_and_the_mercenary_works_again() -> None:
    t = raider("R03", camp(mercenaries="M01=RRG"), wagons="violet-6 orange-7")
    t.say(0, "R03", (1, "M01", "red"), PASS)
    assert t.on(1, "M01") == "RRG"
    assert "M01" in t.s.working[1]
    assert t.s.camps[0].raids == {"R03": False}


def test_no_cube_can_be_stolen_from_a_curse() -> None:
    t = raider("R02 R03 R04", camp(curses="C01=BR C02=full", mercenaries="M01="))
    assert t.answers(0, "action") == ["draw", "pillage"]


# R04 Broken Seal


@power_test(game, "R04")
def test_broken_seal_steals_up_to_three_of_one_colour() -> None:
    t = raider("R04", camp(stash="BBBBRR"), wagons="violet-8 orange-1")
    t.say(0, "R04", (1, "stash", "blue"))
    assert t.answers(0, "rob") == [(1, "stash", "blue"), PASS]
    t.say(0, (1, "stash", "blue"), (1, "stash", "blue"))
    assert (t.batch, t.stash(1)) == ("BBB", "BRR")


@power_test(game, "R04")
def test_surplus_from_a_stash_goes_back_to_the_stash() -> None:
    camps = [camp(raids="R04", wagons="violet-1 orange-6=RRGG."), camp(stash="KKK")]
    t = table(camps=camps, row="orange-5 violet-6 green-8 blue-8")
    t.say(0, "yellow", "R04", (1, "stash", "black"), (1, "stash", "black"), (0, "black"), "orange-5")
    assert t.stash(0) == "RRGGK"
    assert (t.load(0, 0), t.stash(1)) == ("...K.", "K")


@power_test(game, "R04")
def test_a_stolen_batch_fills_one_card() -> None:
    t = raider("R04", camp(stash="BBB"), mercenaries="M06=")
    t.say(0, "R04", (1, "stash", "blue"), (1, "stash", "blue"), "M06")
    assert (t.on(0, "M06"), t.stash(1), t.s.supply["blue"]) == ("BB", "B", 17)


# R05 Feigned Retreat


def retreat(raids: str = "R05", pillager: Plan | None = None, **more: Any) -> Table:
    """Seat 0 pillages red cubes; seat 1 has a raid."""
    camps = [pillager or camp(wagons="violet-5=RR... violet-7=RG..."), camp(raids=raids, **more)]
    return table(dice="R2 B1 G1", camps=camps)


@power_test(game, "R05")
def test_feigned_retreat_brings_as_many_cubes_as_an_opponent_pillaged() -> None:
    t = retreat(wagons="violet-2 orange-8")
    t.say(0, "red", "pillage")
    assert t.answers(1, "window") == ["use", PASS]
    t.say(1, "use")
    assert t.batch == "RR"
    assert t.s.camps[1].raids == {"R05": False}


@power_test(game, "R05")
def test_feigned_retreat_counts_what_was_pillaged_not_the_die() -> None:
    t = table(
        dice="R3 B1 G1",
        camps=[camp(wagons="orange-8 violet-2"), camp(raids="R05", wagons="violet-5 violet-3")],
        supply={"red": 3},
    )
    t.say(0, "red", "pillage").put(0)
    assert t.waits == (1, "die"), "nothing is left to gain"
    camps = [camp(equipment="E01", wagons="orange-8 violet-2"), camp(raids="R05", wagons="violet-5 violet-3")]
    t = table(dice="R1 B1 G1", camps=camps)
    t.say(0, "red", "pillage").put(0).say(1, "use")
    assert t.batch == "RR"


def test_feigned_retreat_may_be_declined() -> None:
    t = retreat(wagons="violet-2 orange-8").say(0, "red", "pillage").say(1, PASS)
    assert t.s.camps[1].raids == {"R05": True}
    assert t.waits == (1, "die")


@pytest.mark.parametrize(
    "more",
    [
        {"wagons": "violet-6 orange-7"},  # no red cell
        {"wagons": "violet-2 orange-8", "curses": "C07=R"},  # no raids
        {"wagons": "violet-2 orange-8", "raids": "R05*"},  # used
        {"wagons": "violet-6 orange-7", "equipment": "E10"},  # Scales work in one's own turn
    ],
)
def test_feigned_retreat_is_offered_only_to_a_seat_that_can_use_it(more: dict[str, str]) -> None:
    t = retreat(**more).say(0, "red", "pillage")
    assert t.waits == (1, "die")


def test_feigned_retreat_is_not_for_ones_own_pillage() -> None:
    t = retreat(pillager=camp(raids="R05", wagons="violet-2 orange-8"), raids="").say(0, "red", "pillage").put(0)
    assert t.waits == (1, "die")


@power_test(game, "R05")
def test_several_players_act_clockwise_from_the_active_one() -> None:
    """Seat 1 pillages with a 3: the raid of seat 3 comes before the Toll Keeper of seat 0."""
    camps = [
        camp(mercenaries="M12", wagons="violet-1 violet-4"),
        camp(wagons="orange-8 violet-2"),
        camp(),
        camp(raids="R05", wagons="violet-5 violet-3"),
    ]
    t = table(4, dice="R3 B1 G1", seat=1, camps=camps).say(1, "red", "pillage").put(1)
    assert t.waits == (3, "window")
    t.say(3, "use").put(3)
    assert t.waits == (0, "place")


# R06 Forced March


@power_test(game, "R06")
def test_forced_march_is_a_whole_extra_turn() -> None:
    camps = [camp(raids="R06", wagons=OWN), camp(wagons="violet-1 orange-1"), camp(wagons="violet-6 violet-7")]
    t = table(3, camps=camps)
    t.say(0, "red", "pillage").put(0)
    assert t.answers(0, "end") == ["R06", PASS]
    t.say(0, "R06")
    assert t.answers(0, "die") == list(colours("BGKY"))
    t.say(0, "black", "pillage").put(0)
    assert t.waits == (1, "die")
    t.say(1, "blue", "pillage").put(1)
    t.say(2, "green", "pillage").put(2)
    assert t.s.turn.seat == 0, "the last die is seat 0's; seat 1 has one less"
    assert t.s.turns == [3, 1, 1]


def test_forced_march_needs_a_die_on_offer() -> None:
    t = table(dice="B1", camps=[camp(raids="R06", wagons=OWN)])
    t.say(0, "pillage").put(0)
    assert t.s.round == 2


def test_forced_march_is_barred_by_the_mired_road() -> None:
    t = table(4, dice="B1 R1 G1 K1", camps=[camp(raids="R06", curses="C12=B", wagons=OWN)])
    t.say(0, "red", "pillage", (0, "red"))
    assert t.waits == (1, "die")


@power_test(game, "R06")
def test_forced_march_forgets_the_turn_before() -> None:
    """Double Spoils of the first turn do not double the second one."""
    t = table(camps=[camp(raids="R06 R07", wagons="orange-8 violet-3")])
    t.say(0, "R07", "red", "pillage")
    assert t.batch == "RR"
    t.put(0).say(0, "R06", "blue", "pillage")
    assert t.batch == "B"


# R07 Double Spoils


@power_test(game, "R07")
@pytest.mark.parametrize("early", [True, False])
def test_double_spoils_count_the_value_twice(early: bool) -> None:
    t = table(dice="R2 B1 G1", camps=[camp(raids="R07", wagons="orange-8 violet-2")])
    t.say(0, *(("R07", "red") if early else ("red", "R07")), "pillage")
    assert t.batch == "RRRR"


def test_double_spoils_end_with_the_turn() -> None:
    t = table(dice="R1 B1 G1 K1", camps=[camp(raids="R07", wagons="orange-8 violet-2")], supply={"blue": 0})
    t.say(0, "R07", "black", "pillage")
    t.say(1, "blue", "pillage")
    assert t.say(0, "red", "pillage").batch == "R"


# R08 Stolen Cart


@power_test(game, "R08")
def test_stolen_cart_swaps_wagons_with_their_cubes() -> None:
    t = raider("R08", camp(wagons="violet-1=BRG.. orange-1=B...."), wagons="green-1=B.... blue-1")
    t.say(0, "R08", 0)
    assert t.answers(0, "swap-for") == [(1, 0), (1, 1)]
    t.say(0, (1, 0))
    assert (t.wagon(0, 0), t.load(0, 0)) == ("violet-1", "BRG..")
    assert (t.wagon(1, 0), t.load(1, 0)) == ("green-1", "B....")


@power_test(game, "R08")
def test_stolen_cart_brings_two_cubes_more_at_most() -> None:
    t = raider("R08", camp(wagons="violet-1=BRG.. orange-1=BR..."), wagons="green-1=BR... blue-1")
    t.say(0, "R08", 1)
    assert t.wagon(0, 1) == "orange-1", "three cubes for none is too much"
    assert t.wagon(1, 1) == "blue-1"


@power_test(game, "R08")
def test_stolen_cart_may_be_swapped_for_less() -> None:
    t = raider("R08", camp(wagons="violet-1 orange-1"), wagons="green-1=BRGK. blue-1")
    t.say(0, "R08", 0, (1, 1))
    assert t.load(1, 1) == "BRGK."


@power_test(game, "R08")
def test_a_wagon_got_by_stolen_cart_takes_the_place_of_the_one_given_closed_or_not() -> None:
    t = raider("R08", camp(wagons="violet-1 orange-8=BR..."), wagons="violet-6 blue-6", die="red", curses="C03@0")
    t.say(0, "R08", 0, (1, 1))
    assert (t.wagon(0, 0), t.load(0, 0)) == ("orange-8", "BR...")
    assert (t.wagon(1, 1), t.load(1, 1)) == ("violet-6", ".....")
    t.say(0, "pillage")
    assert t.answers(0, "place") == [(1, "red"), "C03"], "the place is still closed"


@power_test(game, "R08")
def test_a_wagon_may_be_taken_from_a_closed_place() -> None:
    t = raider("R08", camp(wagons="violet-1 orange-8=BR...", curses="C03@1"), die="red")
    t.say(0, "R08", 0, (1, 1))
    assert t.load(0, 0) == "BR..."


@power_test(game, "R08")
def test_neither_helmet_nor_bodyguard_stops_stolen_cart() -> None:
    camps = [
        camp(raids="R08", wagons=OWN),
        camp(equipment="E09", mercenaries="M11", wagons="violet-1=B.... orange-1"),
    ]
    t = table(3, camps=camps)
    t.say(0, "yellow", "R08", 0, (1, 0))
    assert (t.load(0, 0), t.wagon(1, 0)) == ("B....", "green-1")


@power_test(game, "R08")
def test_stolen_cart_makes_room_for_the_batch_in_hand() -> None:
    """Pillaging without a fitting cell, one may still use the raid before the first cube is placed."""
    t = table(dice="R1 B1 G1", camps=[camp(raids="R08", wagons="violet-6 orange-7"), camp(wagons="orange-8 violet-8")])
    t.say(0, "red", "pillage")
    assert t.answers(0, "place") == ["R08", PASS]
    t.say(0, "R08", 1, (1, 0))
    assert t.load(0, 1) == ".R..."


# R09 Rich Village


@power_test(game, "R09")
def test_rich_village_brings_three_colours() -> None:
    t = raider("R09", camp())
    t.say(0, "R09", "blue")
    assert t.answers(0, "colour") == list(colours("RGKY"))
    t.say(0, "yellow", "red")
    assert t.batch == "BRY"


@power_test(game, "R09")
def test_rich_village_brings_what_there_is() -> None:
    camps = [camp(raids="R09", wagons=OWN)]
    t = table(camps=camps, supply={"blue": 0, "red": 0, "green": 0})
    t.say(0, "yellow", "R09", "black")
    assert t.batch == "KY"


# R10 Arson


@power_test(game, "R10")
def test_arson_burns_one_cube_of_each_wagon_and_keeps_one() -> None:
    camps = [
        camp(raids="R10", wagons=OWN),
        camp(wagons="violet-1=BR... orange-1=..G.."),
        camp(wagons="violet-6=....Y orange-7=.K..."),
    ]
    t = table(3, camps=camps)
    t.say(0, "yellow", "R10", (1, 0, "red"))
    assert t.answers(0, "rob") == [(1, 1, "green"), (2, 0, "yellow"), (2, 1, "black"), PASS]
    t.say(0, (2, 0, "yellow"), (2, 1, "black"))
    assert t.answers(0, "burn") == [(1, 0, "red"), (2, 0, "yellow"), (2, 1, "black")]
    t.say(0, (2, 0, "yellow"), (1, 0, "red"))
    assert t.batch == "K"
    assert (t.loads(1), t.loads(2)) == ("BG", "")
    assert (t.s.supply["red"], t.s.supply["yellow"]) == (22, 22)


@power_test(game, "R10")
def test_arson_without_room_gives_the_kept_cube_back_to_its_wagon() -> None:
    t = raider("R10", camp(wagons="violet-1=.R... orange-1=..G.."), wagons="violet-6=BBG.. orange-7")
    t.say(0, "R10", (1, 0, "red"), (1, 1, "green"), (1, 1, "green"))
    assert (t.load(1, 0), t.load(1, 1), t.s.supply["green"]) == (".R...", ".....", 19)


# R11 Pincers


@power_test(game, "R11")
def test_pincers_rob_two_opponents_and_the_reserve() -> None:
    camps = [
        camp(raids="R11", wagons=OWN),
        camp(wagons="violet-1=BR... orange-1=..G.."),
        camp(wagons="violet-6=....Y orange-7=.K..."),
    ]
    t = table(3, camps=camps)
    t.say(0, "yellow", "R11", (1, 1, "green"))
    assert t.answers(0, "rob") == [(2, 0, "yellow"), (2, 1, "black")], "the other opponent, and it is no choice"
    t.say(0, (2, 1, "black"), "blue")
    assert t.batch == "BGK"
    assert (t.loads(1), t.loads(2)) == ("BR", "Y")


@power_test(game, "R11")
def test_pincers_surplus_goes_back_to_where_each_cube_came_from() -> None:
    camps = [
        camp(raids="R11", mercenaries="M01=BB", wagons="violet-6 orange-7"),
        camp(wagons="violet-1=.R... orange-1"),
        camp(wagons="violet-2 orange-8=.R..."),
    ]
    t = table(3, camps=camps)
    t.say(0, "yellow", "R11", (1, 0, "red"), "blue", "M01", "blue")
    assert (t.on(0, "M01"), t.load(1, 0), t.load(2, 1)) == ("BBB", ".R...", ".R...")


# R12 Great Raid


@power_test(game, "R12")
def test_great_raid_robs_every_opponent_once() -> None:
    camps = [
        camp(raids="R12", wagons=OWN),
        camp(wagons="violet-1=BR... orange-1=..G.."),
        camp(wagons="violet-6=....Y orange-7"),
        camp(wagons="violet-5=R.K.. blue-5"),
    ]
    t = table(4, camps=camps)
    t.say(0, "yellow", "R12", (1, 0, "blue"), (3, 0, "black"))
    assert t.batch == "BKY"
    assert (t.loads(1), t.loads(2), t.loads(3)) == ("RG", "", "R")


@power_test(game, "R12")
def test_great_raid_passes_by_the_bodyguard() -> None:
    camps = [
        camp(raids="R12", wagons=OWN),
        camp(wagons="violet-1=BR... orange-1", mercenaries="M11"),
        camp(wagons="violet-6=....Y orange-7"),
    ]
    t = table(4, camps=camps)
    t.say(0, "yellow", "R12")
    assert (t.batch, t.loads(1)) == ("Y", "BR")
