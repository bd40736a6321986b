"""Mercenaries: one test and more for each card, at the moment it matters."""

from prestol.games.huns.state import game
from prestol.table import PASS
from tests.games.huns.tables import Plan, Table, camp, colours, last_table, table
from tests.games.powers import power_test

OWN = "green-1 blue-1"


# What holds for every mercenary


def test_a_mercenary_works_only_while_it_is_full() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M01=BR", wagons="orange-8 violet-2")])
    assert t.say(0, "red", "pillage").batch == "R"


def test_a_mercenary_works_at_once_but_not_for_the_batch_that_filled_it() -> None:
    """Two red cubes, one cell: the Cartwright does not let the other one lie at odds."""
    t = table(dice="R2 B1 G1", camps=[camp(mercenaries="M05=BB", wagons="violet-6 orange-7")])
    t.say(0, "red", "pillage")
    assert (t.on(0, "M05"), t.loads(0), t.s.supply["red"]) == ("BBR", "", 19)
    assert "M05" in t.s.working[0]


def test_a_mercenary_filled_in_the_turn_serves_the_rest_of_it() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M01=BR", raids="R01", wagons="orange-8 violet-2")])
    t.say(0, "red", "R01", "green", "M01", "pillage")
    assert t.batch == "RR"


# M01 Quartermaster


@power_test(game, "M01")
def test_quartermaster_adds_a_cube_to_each_pillage() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(mercenaries="M01", wagons="orange-8 violet-2")])
    assert t.say(0, "red", "pillage").batch == "RRR"


# M02 Khan's Envoy


@power_test(game, "M02")
def test_khans_envoy_plays_two_cards() -> None:
    t = table(dice="Y3 B1 G1", camps=[camp(mercenaries="M02")], decks={"yellow": "T01 T02 T03"})
    t.say(0, "yellow", "draw", "T02")
    assert sorted(t.answers(0, "play-more")[:-1]) == ["T01", "T03"]
    assert t.answers(0)[-1] is PASS
    t.say(0, "T01")
    assert t.s.camps[0].treasures == ["T02", "T01"]
    assert t.deck("yellow")[-1] == "T03"


def test_khans_envoy_may_play_one() -> None:
    t = table(dice="Y2 B1 G1", camps=[camp(mercenaries="M02")], decks={"yellow": "T01 T02 T03"})
    t.say(0, "yellow", "draw", "T02", PASS)
    assert t.s.camps[0].treasures == ["T02"]
    assert t.deck("yellow")[-1] == "T01"


def test_khans_envoy_plays_one_of_one() -> None:
    t = table(dice="Y1 B1 G1", camps=[camp(mercenaries="M02")], decks={"yellow": "T01"})
    t.say(0, "yellow", "draw")
    assert t.s.camps[0].treasures == ["T01"]
    assert t.waits == (1, "die")


@power_test(game, "M02")
def test_khans_envoy_plays_two_curses_one_after_the_other() -> None:
    t = table(3, dice="K2 B1 G1", camps=[camp(mercenaries="M02")], decks={"black": "C01 C02"})
    t.say(0, "black", "draw", "C01", "C02")
    assert t.waits == (0, "victim")
    t.say(0, 1)
    assert t.ask.about["card"] == "C01"
    t.say(1, "accept")
    t.say(0, 2)
    assert t.ask.about["card"] == "C02"
    t.say(2, "flee")
    assert list(t.s.camps[1].curses) == ["C01"]
    assert t.s.camps[2].curses["C02"].fled


@power_test(game, "M02")
def test_khans_envoy_plays_two_curses_on_one_victim() -> None:
    t = table(dice="K2 B1 G1", camps=[camp(mercenaries="M02")], decks={"black": "C01 C02"})
    t.say(0, "black", "draw", "C02", "C01").say(1, "accept", "accept")
    assert list(t.s.camps[1].curses) == ["C02", "C01"]


# M03 Horse Archer


def archer(die: str = "yellow", action: str = "draw", **plan: str) -> Table:
    mine = camp(mercenaries="M03", wagons="green-1 blue-1", **plan)
    victim = camp(wagons="violet-1=BR... orange-1")
    return table(dice="Y1 R1 G1", camps=[mine, victim], decks={"yellow": "T01"}).say(0, die, action)


@power_test(game, "M03")
def test_horse_archer_may_steal_a_cube_after_drawing() -> None:
    t = archer()
    assert t.answers(0, "end") == ["M03", PASS]
    t.say(0, "M03")
    assert t.answers(0, "rob") == [(1, 0, "blue"), (1, 0, "red")]
    t.say(0, (1, 0, "blue"), (0, "blue"))
    assert (t.loads(0), t.loads(1)) == ("B", "R")
    assert t.waits == (1, "die"), "once"


@power_test(game, "M03")
def test_horse_archer_need_not_shoot() -> None:
    t = archer()
    assert t.waits == (0, "end")
    t.say(0, PASS)
    assert t.loads(1) == "BR"


def test_horse_archer_rests_after_a_pillage() -> None:
    t = archer("red", "pillage").put(0)
    assert t.waits == (1, "die")


@power_test(game, "M03")
def test_horse_archer_against_a_helmet() -> None:
    mine = camp(mercenaries="M03", wagons="green-1 blue-1")
    t = table(camps=[mine, camp(equipment="E09", wagons="violet-1=BR... orange-1")])
    t.say(0, "yellow", "draw", "M03", (1, 0, "red"))
    assert t.loads(1) == "BR"
    assert t.waits == (1, "die")


# M04 Merchant


@power_test(game, "M04")
def test_merchant_exchanges_up_to_two_cubes() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(mercenaries="M04", wagons="orange-8 violet-6")])
    t.say(0, "red", "pillage", "M04", ("red", "blue"))
    assert PASS in t.answers(0, "exchange")
    t.say(0, ("red", "yellow"))
    assert t.batch == "BRY"
    assert "M04" not in t.answers(0, "place")
    assert [t.s.supply[colour] for colour in colours("BRY")] == [19 - 1, 20 - 2, 20 - 1]


@power_test(game, "M04")
def test_merchant_may_exchange_one() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(mercenaries="M04", wagons="orange-8 violet-6")])
    t.say(0, "red", "pillage", "M04", ("red", "blue"), PASS)
    assert t.batch == "BRR"


def test_merchant_does_not_deal_in_stolen_cubes() -> None:
    camps = [camp(mercenaries="M04", raids="R02", wagons=OWN), camp(wagons="violet-1=BR... orange-1")]
    t = table(camps=camps).say(0, "yellow", "R02", (1, 0, "blue"), PASS)
    assert t.answers(0, "place") == [(0, "blue"), (1, "blue")]


@power_test(game, "M04")
def test_merchant_deals_in_what_pincers_bring_from_the_reserve_alone() -> None:
    t = table(3, camps=[camp(mercenaries="M04", raids="R11", wagons=OWN)])
    t.say(0, "yellow", "R11", "blue")
    assert "M04" in t.answers(0, "place")


def test_merchant_works_in_ones_own_turn() -> None:
    """His icon is DURING: a cube of the Toll Keeper in another's turn is placed as it is."""
    camps = [camp(wagons="orange-8 violet-2"), camp(mercenaries="M04 M12", wagons="violet-5 violet-3")]
    t = table(4, dice="R3 B1 G1", camps=camps).say(0, "red", "pillage").put(0)
    assert t.answers(1, "place") == [(0, "red"), (1, "red")]


@power_test(game, "M04")
def test_merchant_and_scales_both_work_on_a_batch() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(equipment="E10", mercenaries="M04", wagons=OWN)])
    t.say(0, "red", "pillage", "E10", ("red", "blue"), "M04", ("red", "green"), ("red", "yellow"))
    assert t.batch == "BGY"


# M05 Cartwright


@power_test(game, "M05")
def test_cartwright_lets_one_cube_of_each_wagon_lie_at_odds() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(mercenaries="M05", wagons="violet-6 orange-7")])
    t.say(0, "red", "pillage")
    assert (0, "red", "yellow") in t.answers(0, "place")
    t.say(0, (0, "red", "yellow"))
    assert t.answers(0, "place") == [(1, "red", colour) for colour in colours("BKY")]
    t.say(0, (1, "red", "black"))
    assert (t.load(0, 0), t.load(0, 1)) == ("...R.", ".R...")
    assert t.s.supply["red"] == 19 - 2, "the third one found no cell"


@power_test(game, "M05")
def test_a_wagon_with_an_odd_cube_is_dispatched() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M05", wagons="violet-6=BBGY. orange-7=R....")])
    t.say(0, "red", "pillage", "deck")
    assert t.stash(0) == "BBRGY"


def test_odd_cubes_stay_when_the_cartwright_stops() -> None:
    camps = [camp(raids="R03", wagons=OWN), camp(mercenaries="M05", wagons="violet-6=R.... orange-7")]
    t = table(camps=camps).say(0, "yellow", "R03", (1, "M05", "blue"), PASS, (0, "blue"), "pillage").put(0)
    assert t.load(1, 0) == "R...."
    t.say(1, "blue", "pillage")
    assert (0, "blue", "green") not in t.answers(1, "place")


@power_test(game, "M05")
def test_cartwright_counts_the_odd_cubes_that_are_there() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M05", wagons="violet-6=K.... orange-7")])
    t.say(0, "red", "pillage")
    assert t.answers(0, "place") == [(1, "red", colour) for colour in colours("BKY")]


def test_cartwright_does_not_open_a_closed_place() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M05", curses="C03@1", wagons="violet-6=K.... orange-7")])
    t.say(0, "red", "pillage")
    assert t.on(0, "C03") == "R"


# M06 Shaman


@power_test(game, "M06")
def test_shaman_puts_a_cube_on_a_curse_after_the_die_was_taken() -> None:
    """It need not happen before; it must happen before the action."""
    t = table(dice="R2 B1 G1", camps=[camp(mercenaries="M06", curses="C01=BR C10", wagons="orange-8 violet-2")])
    assert "M06" in t.answers(0, "die")
    t.say(0, "red")
    assert "M06" in t.answers(0, "action")
    t.say(0, "pillage")
    assert t.answers(0, "soothe") == ["C01", "C10"]
    t.say(0, "C01", "yellow")
    assert t.on(0, "C01") == "BRY"
    assert t.batch == "RR", "the curse is lifted before it harms"


@power_test(game, "M06")
def test_shaman_soothes_once_a_turn() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M06", curses="C10", wagons="orange-8 violet-2")])
    t.say(0, "M06", "green")
    assert t.on(0, "C10") == "G"
    assert "M06" not in t.answers(0, "die")
    t.say(0, "red", "pillage")
    assert t.ask.kind == "place"


@power_test(game, "M06")
def test_shaman_may_lift_the_plague_before_it_strikes() -> None:
    """Both work at the start of the turn: the player orders them."""
    plan = camp(mercenaries="M06", curses="C02=B", wagons="violet-1=BR... orange-1")
    t = table(camps=[plan])
    assert t.waits == (0, "order")
    t.say(0, "M06", "C02", "green")
    assert t.waits == (0, "die")
    assert (t.load(0, 0), t.on(0, "C02")) == ("BR...", "BG")


@power_test(game, "M06")
def test_shaman_may_wait_until_the_plague_is_over() -> None:
    t = table(camps=[camp(mercenaries="M06", curses="C02 C10", wagons="violet-1=BR... orange-1")])
    t.say(0, "C02", (0, 0, "red"), PASS)
    assert t.waits == (0, "die")
    t.say(0, "yellow", "M06", "C10", "green")
    assert t.on(0, "C10") == "G"


@power_test(game, "M06")
def test_shaman_brings_a_black_cube_for_a_curse_even_if_it_is_fled() -> None:
    for answer in ("accept", "flee"):
        t = table(dice="K1 B1 R1", camps=[camp(mercenaries="M06", wagons=OWN)], decks={"black": "C01"})
        t.say(0, "black", "draw").say(1, answer)
        assert t.batch == "K"
        assert t.answers(0, "place") == [(0, "black"), (1, "black")]


@power_test(game, "M06")
def test_shamans_cube_comes_before_what_the_victim_does() -> None:
    camps = [camp(mercenaries="M06", wagons=OWN), camp(equipment="E08")]
    t = table(dice="K1 B1 R1", camps=camps, decks={"black": "C01"})
    t.say(0, "black", "draw").say(1, "accept").put(0)
    assert t.waits == (1, "colour")


@power_test(game, "M06")
def test_shamans_cube_may_make_a_raid_usable_at_the_end() -> None:
    """The black cube completes a wagon, the Raid Leader turns a raid upright: it can be used after the action."""
    plan = camp(mercenaries="M06 M07", raids="R01*", wagons="violet-8=BBBG. orange-5")
    t = table(dice="K1 B1 R1", camps=[plan], decks={"black": "C01"})
    t.say(0, "black", "draw").say(1, "accept").say(0, "deck", "R01")
    assert t.answers(0, "end") == ["R01", PASS]


# M07 Raid Leader


@power_test(game, "M07")
def test_raid_leader_turns_a_used_raid_upright() -> None:
    plan = camp(mercenaries="M07", raids="R01* R02 R09*", wagons="violet-8=BBBG. orange-5")
    t = table(dice="K1 B1 R1", camps=[plan]).say(0, "black", "pillage", "deck")
    assert t.answers(0, "upright") == ["R01", "R09", PASS]
    t.say(0, "R09")
    assert t.s.camps[0].raids == {"R01": False, "R02": True, "R09": True}
    assert "R09" in t.answers(0, "end")


def test_raid_leader_may_leave_it() -> None:
    plan = camp(mercenaries="M07", raids="R01*", wagons="violet-8=BBBG. orange-5")
    t = table(dice="K1 B1 R1", camps=[plan]).say(0, "black", "pillage", "deck", PASS)
    assert t.s.camps[0].raids == {"R01": False}


@power_test(game, "M07")
def test_raid_leader_works_in_another_players_turn() -> None:
    """The Toll Keeper's cube completes a wagon."""
    mine = camp(mercenaries="M07 M12", raids="R01*", wagons="violet-8=BBBG. orange-5")
    t = table(4, dice="K3 B1 R1", camps=[camp(wagons="violet-1 orange-7"), mine])
    t.say(0, "black", "pillage").put(0).say(1, "deck", "R01")
    assert t.s.camps[1].raids == {"R01": True}


# M08 Standard-bearer


@power_test(game, "M08")
def test_standard_bearer_makes_it_a_3() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M08", wagons="orange-8 violet-2")])
    assert "M08" not in t.answers(0, "die")
    t.say(0, "red", "M08")
    assert "M08" not in t.answers(0, "action")
    assert t.say(0, "pillage").batch == "RRR"


@power_test(game, "M08")
def test_standard_bearer_counts_when_drawing_too() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M08")]).say(0, "red", "M08", "draw")
    assert len(t.s.camps[0].hand) == 3


def test_standard_bearer_has_no_use_for_a_3() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(mercenaries="M08")]).say(0, "red")
    assert "M08" not in t.answers(0, "action")


# M09 Treasurer


def treasurer(mercenaries: str = "M09", **plan: str) -> dict[str, int]:
    treasures = "T01 T02 T04 T05"  # T01 and T02 need three cards each
    mine = camp(mercenaries=mercenaries, treasures=treasures, stash="BBRRGGKKYY", **plan)
    return last_table(camps=[mine]).match.result.scores[0]


@power_test(game, "M09")
def test_treasurer_brings_a_point_for_each_treasure_that_is_met() -> None:
    assert treasurer()["treasurer"] == 2


@power_test(game, "M09")
def test_treasurer_brings_three_at_most() -> None:
    assert treasurer(equipment="E01 E02 E03", raids="R01 R02 R03")["treasurer"] == 3


def test_treasurer_must_be_full() -> None:
    assert treasurer("M09=B")["treasurer"] == 0


# M10 Spy


@power_test(game, "M10")
def test_spy_draws_from_any_deck() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(mercenaries="M10")], decks={"yellow": "T01 T02"})
    t.say(0, "red", "draw")
    assert t.answers(0, "deck") == list(colours("BRGKY"))
    t.say(0, "yellow", "T02")
    assert t.s.camps[0].treasures == ["T02"]
    assert t.deck("yellow")[-1] == "T01", "the rest goes under the deck it came from"


@power_test(game, "M10")
def test_spy_draws_though_the_dies_deck_is_empty() -> None:
    raids = "R01* R02* R03* R04* R05* R06* R07* R08* R09* R10*"
    t = table(dice="R1 B1 G1", camps=[camp(mercenaries="M10"), camp(raids=raids)])
    t.say(0, "red", "draw")
    assert t.answers(0, "deck") == list(colours("BGKY"))


# M11 Bodyguard


def guarded(raids: str, **plan: str) -> Table:
    victim = camp(wagons="violet-1=BR... orange-1", stash="BB", **plan)
    return table(3, camps=[camp(raids=raids, mercenaries="M03", wagons=OWN), victim]).say(0, "yellow")


@power_test(game, "M11")
def test_bodyguard_keeps_everything_from_being_stolen_or_removed() -> None:
    t = guarded("R02 R03 R04 R10", mercenaries="M11 M01")
    assert t.answers(0, "action") == ["draw", "pillage"]
    assert t.say(0, "draw").waits == (1, "die"), "nor does the Horse Archer find anything"


def test_bodyguard_works_only_while_full() -> None:
    t = guarded("R02 R03 R04 R10", mercenaries="M11=B")
    assert t.answers(0, "action") == ["draw", "pillage", "R02", "R03", "R04", "R10"]


def test_bodyguard_deserts() -> None:
    t = guarded("R02 R03 R04 R10", mercenaries="M11", curses="C05")
    assert t.answers(0, "action") == ["draw", "pillage", "R02", "R03", "R04", "R10"]


def test_bodyguard_does_not_guard_against_ones_own_curse() -> None:
    t = table(3, camps=[camp(mercenaries="M11", curses="C02", wagons="violet-1=BR... orange-1")])
    t.say(0, (0, 0, "blue"))
    assert t.load(0, 0) == ".R..."


# M12 Toll Keeper


def toll(dice: str, *answers: str, pillager: Plan | None = None, wagons: str = "violet-5 violet-3") -> Table:
    """Seat 0 pillages red cubes and has placed them; seat 1 has the Toll Keeper."""
    mine = pillager or camp(wagons="orange-8 violet-2")
    camps = [mine, camp(mercenaries="M12", wagons=wagons)]
    return table(4, dice=dice, camps=camps).say(0, "red", *answers, "pillage").put(0)


@power_test(game, "M12")
def test_toll_keeper_gains_a_cube_when_an_opponents_die_counts_3() -> None:
    assert toll("R3 B1 G1").answers(1, "place") == [(0, "red"), (1, "red")]


def test_toll_keeper_wants_a_3() -> None:
    assert toll("R2 B1 G1").waits == (1, "die")


@power_test(game, "M12")
def test_toll_keeper_looks_at_the_value_after_horn_and_curse() -> None:
    def plan(**more: str) -> Plan:
        return camp(wagons="orange-8 violet-2", **more)

    assert toll("R2 B1 G1", "E03", pillager=plan(equipment="E03")).waits == (1, "place")
    assert toll("R1 B1 G1", "M08", pillager=plan(mercenaries="M08")).waits == (1, "place")
    assert toll("R3 B1 G1", pillager=plan(curses="C01")).waits == (1, "die")
    assert toll("R2 B1 G1", pillager=plan(mercenaries="M01")).waits == (1, "die"), "three cubes, but of a 2"
    assert toll("R3 B1 G1", "R07", pillager=plan(raids="R07")).waits == (1, "place")


def test_toll_keeper_asks_nothing_without_room() -> None:
    assert toll("R3 B1 G1", wagons="violet-6 orange-7").waits == (1, "die")


@power_test(game, "M12")
def test_toll_keeper_and_feigned_retreat_in_the_order_one_likes() -> None:
    camps = [camp(wagons="orange-8 violet-2"), camp(mercenaries="M12", raids="R05", wagons="violet-5 violet-3")]
    t = table(4, dice="R3 B1 G1", camps=camps).say(0, "red", "pillage").put(0)
    assert sorted(t.answers(1, "order")) == ["M12", "R05"]
    t.say(1, "R05", "use")
    assert t.batch == "RRR"
