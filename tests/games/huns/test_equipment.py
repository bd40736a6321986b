"""Equipment: one test and more for each card, at the moment it matters."""

from prestol.games.huns.state import game
from prestol.table import PASS
from tests.games.huns.tables import Table, camp, colours, position, table
from tests.games.powers import power_test

# E01 Saddlebags


@power_test(game, "E01")
def test_saddlebags_add_a_cube_to_a_pillage_with_a_1() -> None:
    t = table(dice="R1 B2 G1", camps=[camp(equipment="E01", wagons="orange-8 violet-2")])
    t.say(0, "red", "pillage")
    assert t.batch == "RR"
    assert t.s.supply["red"] == 18


def test_saddlebags_add_nothing_to_a_2() -> None:
    t = table(dice="R2 B2 G1", camps=[camp(equipment="E01", wagons="orange-8 violet-2")])
    assert t.say(0, "red", "pillage").batch == "RR"


@power_test(game, "E01")
def test_saddlebags_look_at_the_value_after_the_curse() -> None:
    t = table(dice="R2 B2 G1", camps=[camp(equipment="E01", curses="C01", wagons="orange-8 violet-2")])
    assert t.say(0, "red", "pillage").batch == "RR"


def test_saddlebags_look_at_the_value_after_the_horn() -> None:
    t = table(dice="R1 B2 G1", camps=[camp(equipment="E01 E03", wagons="orange-8 violet-2")])
    assert t.say(0, "red", "E03", "pillage").batch == "RR"


# E02 Lasso


@power_test(game, "E02")
def test_lasso_brings_a_cube_of_the_dies_colour_before_drawing() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(equipment="E02", wagons="orange-8 violet-2")])
    t.say(0, "red", "draw")
    assert t.waits == (0, "place")
    assert t.batch == "R"
    assert not t.s.camps[0].hand.cards
    t.say(0, (1, "red"))
    assert t.load(0, 1) == "R...."
    assert len(t.s.camps[0].hand) == 2


def test_lasso_does_nothing_in_a_pillage() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E02", wagons="orange-8 violet-2")])
    assert t.say(0, "red", "pillage").batch == "R"


def test_lasso_finds_nothing_in_an_empty_reserve() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E02")], supply={"red": 0})
    t.say(0, "red", "draw")
    assert t.loads(0) == ""
    assert t.s.camps[0].raids


@power_test(game, "E02")
def test_lasso_looks_at_the_die_even_if_the_spy_draws_elsewhere() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E02", mercenaries="M10", wagons="orange-8 violet-2")])
    t.say(0, "red", "draw")
    assert t.batch == "R"
    t.say(0, (0, "red"), "yellow")
    assert t.s.camps[0].treasures


# E03 War Horn


@power_test(game, "E03")
def test_war_horn_raises_the_value_by_1() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E03", wagons="orange-8 violet-2")])
    assert t.answers(0) == list(colours("BRG"))
    t.say(0, "red", "E03")
    assert "E03" not in t.answers(0)
    assert t.say(0, "pillage").batch == "RR"


@power_test(game, "E03")
def test_war_horn_counts_when_drawing_too() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E03")])
    t.say(0, "red", "E03", "draw")
    assert len(t.s.camps[0].hand) == 2


def test_war_horn_does_not_raise_a_3() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(equipment="E03")])
    assert "E03" not in t.say(0, "red").answers(0, "action")


@power_test(game, "E03")
def test_war_horn_works_once_a_round() -> None:
    t = table(dice="B1 R1 G1 K1 Y1", camps=[camp(equipment="E03"), camp()], supply={"blue": 0, "yellow": 0})
    t.say(0, "blue", "E03", "pillage")
    t.say(1, "yellow", "pillage")
    assert "E03" not in t.say(0, "red").answers(0, "action")


@power_test(game, "E03")
def test_war_horn_works_again_in_the_next_round() -> None:
    s = position(
        dice="R1 G1",
        seat=0,
        camps=[camp(wagons="violet-6 orange-8=BRR.."), camp(equipment="E03", wagons="orange-1 violet-2")],
    )
    s.raised[1] = 1
    t = Table(s, told=[[0, 0, 0, 0, 0]])
    t.say(0, "red", "pillage")
    assert "E03" not in t.answers(1, "action")
    t.say(1, "pillage").put(1)
    assert t.s.round == 2
    t.say(0, "red", "pillage")
    assert "E03" in t.say(1, "green").answers(1, "action")


# E04 Knucklebones


@power_test(game, "E04")
def test_knucklebones_reroll_a_die_for_everyone() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E04")], supply={"blue": 0}, told=[[2]])
    t.say(0, "E04", "red")
    assert t.s.dice["red"] == 3
    assert "E04" not in t.answers(0, "die")
    t.say(0, "blue", "pillage")
    t.say(1, "red")
    assert t.s.turn.value == 3


@power_test(game, "E04")
def test_knucklebones_roll_once_in_each_turn() -> None:
    supply = {"blue": 0, "red": 0}
    t = table(dice="R1 B1 G1 K1", camps=[camp(equipment="E04")], supply=supply, told=[[2], [1]])
    t.say(0, "E04", "green", "blue")
    assert "E04" not in t.answers(0, "action")
    t.say(0, "pillage")
    t.say(1, "red", "pillage")
    t.say(0, "E04", "green")
    assert t.s.dice["green"] == 2


# E05 Scout's Map


@power_test(game, "E05")
def test_scouts_map_takes_one_card_more_and_plays_one() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(equipment="E05")], decks={"red": "R01 R02 R03"})
    t.say(0, "red", "draw")
    assert sorted(t.answers(0, "play")) == ["R01", "R02", "R03"]
    t.say(0, "R02", "R01")
    assert list(t.s.camps[0].raids) == ["R02"]
    assert t.deck("red")[-2:] == ["R01", "R03"]


def test_scouts_map_gives_way_to_the_fog() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(equipment="E05", curses="C04")], decks={"red": "R01 R02 R03"})
    t.say(0, "red", "draw")
    assert list(t.s.camps[0].raids) == ["R01"]


# E06 Third Cart


@power_test(game, "E06")
def test_third_cart_brings_a_wagon_when_it_enters_the_camp() -> None:
    t = table(dice="B1 R1 G1", decks={"blue": "E06"})
    open_wagons, top = t.s.row[:], t.s.wagon_deck.cards[-1]
    t.say(0, "blue", "draw")
    assert t.answers(0, "wagon") == [*open_wagons, "deck"]
    t.say(0, open_wagons[1])
    assert len(t.s.camps[0].wagons) == 3
    assert t.wagon(0, 2) == open_wagons[1]
    assert sorted(t.s.row) == sorted([open_wagons[0], *open_wagons[2:], top])


def test_third_cart_is_replaced_when_it_is_dispatched() -> None:
    """It keeps its place when it is dispatched."""
    t = table(dice="R1 G1", camps=[camp(equipment="E06", wagons="violet-6 orange-7 violet-2=.RGKY")])
    t.say(0, "red", "pillage", "deck")
    assert t.stash(0) == "RRGKY"
    assert [t.wagon(0, 0), t.wagon(0, 1)] == ["violet-6", "orange-7"]
    assert t.load(0, 2) == "....."


def test_third_cart_is_closed_by_rust() -> None:
    t = third_cart(curses="C06")
    t.say(0, "black", "pillage")
    assert (t.load(0, 2), t.on(0, "C06")) == (".....", "K"), "the only black cell is on the third wagon"


def test_third_cart_opens_when_rust_is_lifted() -> None:
    t = third_cart(curses="C06=full")
    t.say(0, "black", "pillage")
    assert t.load(0, 2) == "....K"


def third_cart(**plan: str) -> Table:
    wagons = "violet-6 green-7 violet-8"  # BBGYY BBRYY BBBGK
    return table(dice="K1 R1 G1", camps=[camp(equipment="E06", wagons=wagons, **plan)])


@power_test(game, "E06")
def test_third_cart_comes_when_rust_is_gone() -> None:
    t = table(dice="B1 R1 G1 K2", camps=[camp(curses="C06=R", wagons="violet-7 orange-6")], decks={"blue": "E06"})
    t.say(0, "blue", "draw")
    assert len(t.s.camps[0].wagons) == 2
    assert t.waits == (1, "die")
    t.say(1, "red", "pillage", (0, "red"))
    t.say(0, "black", "pillage", "C06")
    assert t.waits == (0, "wagon")
    t.say(0, "deck")
    assert len(t.s.camps[0].wagons) == 3


# E07 Spare Wheel


@power_test(game, "E07")
def test_spare_wheel_brings_a_cube_after_the_new_wagon_came() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(equipment="E07", wagons="violet-2=.RGKY orange-6")])
    t.say(0, "red", "pillage", (0, "red"))
    assert t.waits == (0, "wagon")
    t.say(0, "deck")
    assert t.answers(0, "colour") == list(colours("BRGKY"))
    new = t.wagon(0, 0)
    t.say(0, "yellow")
    assert t.wagon(0, 0) == new
    assert t.loads(0) in ("", "Y")
    assert t.stash(0) == "RRGKY"


@power_test(game, "E07")
def test_spare_wheels_cube_is_placed_before_the_rest_of_the_batch() -> None:
    """Two red cubes: the first completes a wagon; the wheel's cube completes another; then the second red one."""
    t = table(
        dice="R2 B1 G1",
        camps=[camp(equipment="E07", wagons="violet-2=.RGKY green-7=BB.YY")],
        row="orange-7 violet-6 orange-8 green-8",
    )
    t.say(0, "red", "pillage", (0, "red"), "orange-7")
    assert t.waits == (0, "colour")
    t.say(0, "red", "orange-8")
    assert [t.wagon(0, 0), t.wagon(0, 1)] == ["orange-7", "orange-8"]
    assert t.waits == (0, "colour")
    t.say(0, "black")
    assert t.batch == "R"
    assert t.answers(0, "place") == [(1, "red"), PASS], "onto a new wagon it may go, or back"
    t.say(0, PASS)
    assert (t.loads(0), t.stash(0)) == ("K", "BBRRRGKYYY")
    assert t.s.supply["red"] == 20 - 3


@power_test(game, "E07")
def test_spare_wheel_and_raid_leader_in_the_order_one_likes() -> None:
    plan = camp(equipment="E07", mercenaries="M07", raids="R01*", wagons="violet-2=.RGKY blue-6")
    for first, then in (("E07", "upright"), ("M07", "colour")):
        t = table(dice="R1 B1 G1", camps=[plan])
        t.say(0, "red", "pillage", (0, "red"), "deck")
        assert t.waits == (0, "order")
        t.say(0, first)
        if first == "E07":
            t.say(0, "blue").put(0)
        else:
            t.say(0, "R01")
            assert t.s.camps[0].raids == {"R01": True}
        assert t.ask.kind == then


# E08 Amulet


@power_test(game, "E08")
def test_amulet_puts_a_cube_on_a_curse_that_is_accepted() -> None:
    t = cursed("C01", camp(equipment="E08"))
    t.say(1, "accept")
    assert t.answers(1, "colour") == list(colours("BRGKY"))
    t.say(1, "yellow")
    assert t.on(1, "C01") == "Y"


def test_amulet_does_nothing_for_a_curse_that_is_fled() -> None:
    t = cursed("C01", camp(equipment="E08"))
    t.say(1, "flee")
    assert t.on(1, "C01") == ""
    assert t.waits == (1, "die")


def test_amulet_rusts_at_once() -> None:
    t = cursed("C06", camp(equipment="E08"))
    t.say(1, "accept")
    assert t.on(1, "C06") == ""


def cursed(card: str, victim: camp, mine: camp | None = None) -> Table:
    """Seat 0 plays a curse on seat 1, who decides."""
    t = table(dice="K1 B1 R1", camps=[mine or camp(), victim], decks={"black": card})
    return t.say(0, "black", "draw")


# E09 Helmet


@power_test(game, "E09")
def test_helmet_saves_one_cube_that_the_victim_chooses() -> None:
    t = robbed("R02", camp(equipment="E09", wagons="violet-1=BR... orange-1"))
    t.say(0, "R02", (1, 0, "blue"), (1, 0, "red"))
    assert t.answers(1, "spare") == [(1, 0, "blue"), (1, 0, "red")]
    t.say(1, (1, 0, "red"))
    assert t.batch == "B"
    assert t.load(1, 0) == ".R..."


@power_test(game, "E09")
def test_helmet_saves_one_from_the_stash() -> None:
    t = robbed("R04", camp(equipment="E09", stash="GGGG"))
    t.say(0, "R04", *[(1, "stash", "green")] * 2)
    assert (t.batch, t.stash(1)) == ("GG", "GG")


@power_test(game, "E09")
def test_helmet_saves_one_from_arson() -> None:
    t = robbed("R10", camp(equipment="E09", wagons="violet-1=B.... orange-1=.R..."))
    t.say(0, "R10", (1, 0, "blue"), (1, 1, "red"))
    t.say(1, (1, 0, "blue"))
    assert (t.load(1, 0), t.load(1, 1)) == ("B....", ".....")
    assert t.batch == "R", "what was not saved is kept"


@power_test(game, "E09")
def test_helmet_saves_the_only_cube() -> None:
    t = robbed("R02", camp(equipment="E09", wagons="violet-1=B.... orange-1"))
    t.say(0, "R02")
    assert t.loads(1) == "B"
    assert t.waits == (0, "action")
    assert t.s.camps[0].raids == {"R02": False}


def test_helmet_does_not_guard_against_ones_own_curse() -> None:
    t = table(camps=[camp(equipment="E09", curses="C02", wagons="violet-1=BR... orange-1")])
    t.say(0, (0, 0, "red"))
    assert t.load(0, 0) == "B...."


@power_test(game, "E09")
def test_helmet_rusts() -> None:
    """Under Rust nothing is spared; without it, one cube is."""
    t = robbed("R02", camp(equipment="E09", curses="C06", wagons="violet-1=BR... orange-1"))
    t.say(0, "R02", (1, 0, "blue"), (1, 0, "red"))
    assert t.loads(1) == ""
    t = robbed("R02", camp(equipment="E09", curses="C06=full", wagons="violet-1=BR... orange-1"))
    t.say(
        0,
        "R02",
        (1, 0, "blue"),
        (1, 0, "red"),
    )
    assert t.waits == (1, "spare")


def robbed(raid: str, victim: camp) -> Table:
    """Seat 0 has taken a die and may use a raid against seat 1."""
    return table(camps=[camp(raids=raid, wagons="green-1 blue-1"), victim]).say(0, "yellow")


# E10 Scales


@power_test(game, "E10")
def test_scales_exchange_one_cube_of_a_batch() -> None:
    t = table(dice="R2 B1 G1 K1", camps=[camp(equipment="E10", wagons="violet-6 orange-8")])
    t.say(0, "red", "pillage", "E10")
    assert ("red", "yellow") in t.answers(0, "exchange")
    t.say(0, ("red", "yellow"))
    assert t.batch == "RY"
    assert "E10" not in t.answers(0, "place")
    assert (t.s.supply["red"], t.s.supply["yellow"]) == (19, 19)


@power_test(game, "E10")
def test_scales_exchange_before_the_first_cube_is_placed() -> None:
    t = table(dice="R2 B1 G1 K1", camps=[camp(equipment="E10", wagons="violet-6 orange-8")])
    t.say(0, "red", "pillage")
    assert "E10" in t.answers(0, "place")
    t.say(0, (1, "red"))
    assert t.load(0, 1) == ".RR..", "the second cube had only one place to go"


@power_test(game, "E10")
def test_scales_weigh_once_a_turn() -> None:
    plan = camp(equipment="E10", raids="R09", wagons="violet-2 orange-8")
    t = table(dice="R2 B1 G1 K1", camps=[plan])
    t.say(0, "red", "R09", "blue", "red", "green")
    t.say(0, "E10", ("blue", "yellow"), (0, "yellow"), (0, "red"), (0, "green"))
    assert "E10" not in t.say(0, "pillage").answers(0, "place")


@power_test(game, "E10")
def test_scales_exchange_a_stolen_cube_with_the_reserve() -> None:
    """What is exchanged came from the reserve: it goes back there if there is no room for it."""
    plan = camp(equipment="E10", raids="R02", wagons="violet-6 orange-7")  # no red cell, one green
    t = table(camps=[plan, camp(wagons="violet-2=RR... orange-1")])
    t.say(0, "yellow", "R02", (1, 0, "red"))
    assert t.answers(0, "place") == ["E10", PASS]
    t.say(0, "E10", ("red", "green"))
    assert t.s.supply["red"] == 20 - 1
    assert (t.loads(0), t.loads(1)) == ("G", "R"), "the other stolen cube found no cell and went back"


# E11 Yurt


@power_test(game, "E11")
def test_yurt_brings_a_cube_after_the_last_die() -> None:
    t = table(3, dice="R1", seat=1, camps=[camp(), camp(equipment="E11", wagons="violet-1 orange-1")])
    t.say(1, "pillage", (0, "red"))
    assert t.answers(1, "colour") == list(colours("BRGKY"))
    t.say(1, "blue", (0, "blue"))
    assert t.loads(1) == "BR"


def test_yurt_does_nothing_while_dice_are_on_offer() -> None:
    t = table(3, dice="R1 B1", seat=1, camps=[camp(), camp(equipment="E11", wagons="violet-1 orange-1")])
    t.say(1, "red", "pillage", (0, "red"))
    assert t.loads(1) == "R"
    assert t.waits[0] == 2


@power_test(game, "E11")
def test_yurt_sees_room_that_came_with_the_card_just_played() -> None:
    """No cube has a cell to go to until Third Cart, played with the last die, has brought its wagon."""
    plan = camp(equipment="E11", wagons="violet-5=RRKK. orange-7=BKKY.")
    supply = {"yellow": 0}
    t = table(3, dice="B1", seat=1, camps=[camp(), plan], decks={"blue": "E06"}, supply=supply)
    t.say(1, "draw", "deck")
    assert t.waits == (1, "colour")


# E12 Drum


@power_test(game, "E12")
def test_drum_brings_a_cube_of_the_dispatched_wagons_colours() -> None:
    camps = [camp(wagons="violet-6=BBGY. orange-1"), camp(), camp(equipment="E12")]
    t = table(4, dice="Y1 R1 G1", camps=camps)
    t.say(0, "yellow", "pillage", (0, "yellow"), "deck")
    assert t.answers(2, "colour") == list(colours("BGY"))
    t.say(2, "green").put(2)
    assert t.loads(2) == "G"


def test_drum_is_silent_for_its_owners_wagons() -> None:
    t = table(4, dice="Y1 R1 G1", camps=[camp(equipment="E12", wagons="violet-6=BBGY. orange-6")])
    t.say(0, "yellow", "pillage", "deck")
    assert t.waits == (1, "die")


@power_test(game, "E12")
def test_drum_and_wheel_the_active_player_first() -> None:
    camps = [camp(equipment="E07", wagons="violet-6=BBGY. orange-1"), camp(), camp(), camp(equipment="E12")]
    t = table(4, dice="Y1 R1 G1", camps=camps)
    t.say(0, "yellow", "pillage", (0, "yellow"), "deck")
    assert t.waits == (0, "colour")
    t.say(0, "blue").put(0)
    assert t.waits == (3, "colour")


@power_test(game, "E12")
def test_drum_asks_only_a_seat_with_room() -> None:
    for wagons, asked in (("orange-7 blue-2", True), ("violet-2=R.GKY orange-8=B..RG", False)):
        camps = [camp(wagons="violet-6=BBGY. orange-6"), camp(equipment="E12", wagons=wagons)]
        t = table(4, dice="Y1 R1 G1", camps=camps)
        t.say(0, "yellow", "pillage", "deck")
        assert (t.waits == (1, "colour")) is asked
