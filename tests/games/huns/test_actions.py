"""The rulebook: Draw and Pillage, filling a card, loading and dispatching wagons, excess."""

import pytest

from prestol.table import PASS
from tests.games.huns.tables import Table, camp, colours, table

OWN = "green-1 blue-1"

# Draw


@pytest.mark.parametrize("value", [1, 2, 3])
def test_draw_as_many_cards_as_the_die_shows_and_play_one(value: int) -> None:
    t = table(dice=f"Y{value} B1 R1", decks={"yellow": "T01 T02 T03 T04"}).say(0, "yellow", "draw")
    if value > 1:
        assert sorted(t.answers(0, "play")) == ["T01", "T02", "T03"][:value]
        t.say(0, "T01")
        if value == 3:
            t.say(0, "T02")
    assert t.s.camps[0].treasures == ["T01"]
    assert len(t.s.decks["yellow"]) == 9
    assert t.deck("yellow")[0] == f"T0{value + 1}"


@pytest.mark.parametrize("under", [["T02", "T03"], ["T03", "T02"]])
def test_the_rest_goes_under_the_deck_in_the_order_one_likes(under: list[str]) -> None:
    t = table(dice="Y3 B1 R1", decks={"yellow": "T01 T02 T03 T04"}).say(0, "yellow", "draw", "T01", under[0])
    assert t.deck("yellow")[-2:] == under


def test_only_the_drawer_knows_the_rest() -> None:
    t = table(3, dice="Y3 B1 R1", decks={"yellow": "T01 T02 T03"}).say(0, "yellow", "draw")
    assert sorted(t.match.view(0).camps[0].hand.cards) == ["T01", "T02", "T03"]
    for other in (1, 2, None):
        assert t.match.view(other).camps[0].hand.cards == ["?yellow"] * 3
    t.say(0, "T01", "T02")
    assert t.match.view(0).decks["yellow"].cards[:2] == ["T03", "T02"]
    for other in (1, 2, None):
        assert set(t.match.view(other).decks["yellow"].cards) == {"?yellow"}
        assert t.match.view(other).camps[0].treasures == ["T01"], "what is played is open to all"


def test_draw_what_there_is() -> None:
    treasures = " ".join(f"T{number:02}" for number in range(1, 9))
    t = table(dice="Y3 B1 R1", camps=[camp(), camp(treasures=treasures)]).say(0, "yellow", "draw")
    assert sorted(t.answers(0, "play")) == ["T09", "T10"]


def test_nobody_draws_from_an_empty_deck() -> None:
    treasures = " ".join(f"T{number:02}" for number in range(1, 11))
    t = table(dice="Y3 B1 R1", camps=[camp(), camp(treasures=treasures)], supply={"yellow": 0})
    t.say(0, "yellow")
    assert t.waits == (1, "die"), "there was only Pillage, and nothing to pillage"


def test_drawing_is_binding() -> None:
    """An unwanted mercenary must be played, and no question can be declined."""
    t = table(dice="G2 B1 R1", decks={"green": "M01 M02"}).say(0, "green", "draw")
    assert PASS not in t.answers(0, "play")


@pytest.mark.parametrize(
    ("die", "card", "where"),
    [
        ("blue", "E01", "equipment"),
        ("red", "R01", "raids"),
        ("green", "M01", "mercenaries"),
        ("yellow", "T01", "treasures"),
    ],
)
def test_cards_come_into_ones_own_camp(die: str, card: str, where: str) -> None:
    t = table(decks={die: card}).say(0, die, "draw")
    assert list(getattr(t.s.camps[0], where)) == [card]


def test_a_mercenary_comes_without_cubes() -> None:
    assert table(decks={"green": "M01"}).say(0, "green", "draw").on(0, "M01") == ""


# Pillage


@pytest.mark.parametrize("value", [1, 2, 3])
def test_pillage_as_many_cubes_as_the_die_shows(value: int) -> None:
    t = table(dice=f"R{value} B1 G1", camps=[camp(wagons="orange-8 violet-2")]).say(0, "red", "pillage")
    assert t.batch == "R" * value
    assert t.s.supply["red"] == 20 - value


def test_pillage_what_the_reserve_has() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(wagons="orange-8 violet-2")], supply={"red": 2})
    assert t.say(0, "red", "pillage").batch == "RR"


def test_pillage_of_nothing_is_allowed() -> None:
    t = table(dice="R3 B1 G1", supply={"red": 0}).say(0, "red")
    assert "pillage" in t.answers(0, "action")
    assert t.say(0, "pillage").waits == (1, "die")


def test_pillage_without_room_is_allowed() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(wagons="violet-6 orange-7")]).say(0, "red", "pillage")
    assert (t.waits, t.loads(0), t.s.supply["red"]) == ((1, "die"), "", 20)


# Filling a mercenary or a curse


def test_all_cubes_go_on_one_card() -> None:
    plan = camp(wagons="violet-6 orange-7", mercenaries="M01=", curses="C10")
    t = table(dice="R2 B1 G1", camps=[plan]).say(0, "red", "pillage")
    assert t.answers(0, "place") == ["M01", "C10"]
    t.say(0, "M01")
    assert (t.on(0, "M01"), t.on(0, "C10")) == ("RR", "")


def test_a_card_takes_cubes_of_any_colour() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(wagons="violet-6 orange-7", mercenaries="M01=BY")])
    t.say(0, "red", "pillage")
    assert t.on(0, "M01") == "BRY"


def test_what_is_too_much_for_the_card_returns_to_the_reserve() -> None:
    """Even if there were room for it on wagons: a batch is never split."""
    t = table(dice="R3 B1 G1", camps=[camp(wagons="orange-8 violet-2", mercenaries="M01=BY")])
    t.say(0, "red", "pillage", "M01")
    assert (t.on(0, "M01"), t.loads(0), t.s.supply["red"]) == ("BRY", "", 19)


def test_as_much_as_fits_must_go_on_the_card() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(wagons="orange-8 violet-2", mercenaries="M02=B")])
    t.say(0, "red", "pillage", "M02")
    assert t.on(0, "M02") == "BRRR"


def test_of_several_colours_one_chooses_which_fit() -> None:
    plan = camp(wagons=OWN, raids="R09", mercenaries="M01=BY")
    t = table(camps=[plan]).say(0, "yellow", "R09", "red", "green", "black", "M01")
    assert sorted(t.answers(0, "cube")) == ["black", "green", "red"]
    t.say(0, "green")
    assert (t.on(0, "M01"), t.s.supply["red"], t.s.supply["black"]) == ("BGY", 20, 20)


def test_full_mercenaries_and_fled_or_lifted_curses_take_nothing() -> None:
    plan = camp(wagons="violet-6 orange-7", mercenaries="M01", curses="C01=full C02=fled")
    t = table(dice="R1 B1 G1", camps=[plan]).say(0, "red", "pillage")
    assert t.waits == (1, "die")


# Loading wagons


def test_a_cube_goes_only_on_an_empty_cell_of_its_colour() -> None:
    t = table(dice="R1 B1 G1", camps=[camp(wagons="orange-8=.RRR. violet-3")]).say(0, "red", "pillage")
    assert (t.load(0, 0), t.load(0, 1)) == (".RRR.", "..R..")


def test_a_batch_may_be_spread_over_several_wagons() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(wagons="orange-8 violet-2")])
    t.say(0, "red", "pillage", (0, "red"), (1, "red"))
    assert (t.load(0, 0), t.load(0, 1)) == (".R...", "R....")


def test_a_batch_begun_on_wagons_stays_on_wagons() -> None:
    t = table(dice="R2 B1 G1", camps=[camp(wagons="orange-8 violet-2", mercenaries="M01=", curses="C10")])
    t.say(0, "red", "pillage")
    assert t.answers(0, "place") == [(0, "red"), (1, "red"), "M01", "C10"]
    t.say(0, (0, "red"))
    assert t.answers(0, "place") == [(0, "red"), (1, "red")]


def test_as_many_cubes_as_fit_must_be_loaded() -> None:
    t = table(dice="R3 B1 G1", camps=[camp(wagons="violet-3 violet-8")]).say(0, "red", "pillage")
    assert (t.load(0, 0), t.s.supply["red"], t.waits) == ("..R..", 19, (1, "die"))


# Dispatching


def dispatched(**more: str) -> Table:
    """The first red cube completes a wagon; another one is left. The second wagon has no red cell."""
    plan = camp(wagons="violet-2=.RGKY orange-7")
    return table(2, "R2 B1 G1", [plan], **more).say(0, "red", "pillage")


def test_a_full_wagon_is_dispatched_at_once() -> None:
    t = dispatched()
    assert t.waits == (0, "wagon")
    assert t.stash(0) == "RRGKY"
    assert t.s.camps[0].dispatched == ["violet-2"]
    assert t.wagon(0, 0) is None


def test_an_open_wagon_is_replaced_at_once() -> None:
    t = dispatched(row="violet-6 orange-1 green-1 blue-1")
    top = t.s.wagon_deck.cards[-1]
    t.say(0, "violet-6")
    assert t.wagon(0, 0) == "violet-6"
    assert sorted(t.s.row) == sorted(["orange-1", "green-1", "blue-1", top])


def test_the_top_wagon_of_the_deck_may_be_taken() -> None:
    t = dispatched()
    row, top = t.s.row[:], t.s.wagon_deck.cards[-1]
    t.say(0, "deck")
    assert (t.wagon(0, 0), t.s.row) == (top, row)


def test_cubes_left_over_may_go_on_the_new_wagon_or_back() -> None:
    for answer, load, reserve in (((0, "red"), ".R...", 17), (PASS, ".....", 18)):
        t = dispatched(row="orange-8 orange-1 green-1 blue-1").say(0, "orange-8")
        assert t.answers(0, "place") == [(0, "red"), PASS]
        t.say(0, answer)
        assert (t.load(0, 0), t.s.supply["red"]) == (load, reserve)


def test_cubes_left_over_must_still_go_where_there_was_room_before() -> None:
    plan = camp(wagons="violet-2=.RGKY orange-8")
    t = table(dice="R2 B1 G1", camps=[plan], row="violet-5 orange-1 green-1 blue-1").say(0, "red", "pillage")
    t.say(0, (0, "red"), "violet-5")
    assert t.answers(0, "place") == [(0, "red"), (1, "red")]


def test_cubes_left_over_without_a_cell_return() -> None:
    t = dispatched(row="violet-6 orange-1 green-1 blue-1").say(0, "violet-6")
    assert (t.loads(0), t.s.supply["red"], t.waits) == ("", 18, (1, "die"))


def test_the_row_is_not_filled_up_from_an_empty_deck() -> None:
    t = dispatched(row="violet-6 violet-8", wagon_deck="")
    assert t.answers(0, "wagon") == ["violet-6", "violet-8"]
    assert t.say(0, "violet-6").s.row == ["violet-8"]


def test_without_wagons_the_place_stays_empty() -> None:
    t = dispatched(row="", wagon_deck="")
    assert (t.wagon(0, 0), t.stash(0), t.waits) == (None, "RRGKY", (1, "die"))
    assert t.s.supply["red"] == 18


def test_a_wagon_is_dispatched_in_another_players_turn() -> None:
    """Tribute brings the last cube."""
    camps = [camp(wagons="orange-8 violet-3", curses="C09"), camp(wagons="violet-2=.RGKY orange-7")]
    t = table(dice="R3 B1 G1", camps=camps).say(0, "red", "pillage").put(0)
    assert t.waits == (1, "wagon")
    assert (t.stash(1), t.s.turn.seat) == ("RRGKY", 0)
    t.say(1, "deck")
    assert t.wagon(1, 0) is not None
    assert t.waits == (1, "die")


def test_two_wagons_may_be_dispatched_with_one_batch() -> None:
    plan = camp(wagons="violet-2=.RGKY orange-8=BRR.G")
    t = table(dice="R2 B1 G1", camps=[plan], row="violet-6 orange-7 green-8 blue-8").say(0, "red", "pillage")
    t.say(0, (1, "red"), "violet-6", "orange-7")
    assert t.s.camps[0].dispatched == ["orange-8", "violet-2"]
    assert (t.wagon(0, 0), t.wagon(0, 1), t.stash(0)) == ("orange-7", "violet-6", "BRRRRRGGKY")


def test_a_returned_cube_may_complete_its_wagon() -> None:
    """Two stolen cubes; each wagon the thief sends off brings the victim's Drum a cube; the one that goes back is
    the last of its wagon, which is dispatched at once."""
    thief = camp(raids="R02", equipment="E07", wagons="orange-8=B.RRG orange-6=RRGG.")
    victim = camp(equipment="E12", wagons="violet-2=RR.KY orange-7")
    t = table(4, camps=[thief, victim], row="green-8 blue-8 orange-5 green-4")
    t.say(0, "yellow", "R02", (1, 0, "red"), (1, 0, "red"), "green-8")  # orange-8 is gone
    t.say(0, "black", "blue-8")  # the wheel's cube: orange-6 is gone
    t.say(0, "blue").put(0)  # and the wheel's next cube
    t.say(1, "green")
    t.say(1, "red")
    assert t.s.camps[1].dispatched == ["violet-2"]
    assert t.waits == (1, "wagon")


# Whose cubes go where


def test_excess_of_a_gain_returns_to_the_reserve() -> None:
    t = table(camps=[camp(raids="R01 R02* R03*", wagons="violet-3 orange-7")]).say(0, "yellow", "R01", "red")
    assert (t.loads(0), t.s.supply["red"]) == ("R", 19)


def test_every_batch_has_a_destination_of_its_own() -> None:
    """A raid's batch on a card, the pillage on wagons."""
    t = table(dice="R1 B1 G1", camps=[camp(raids="R01", wagons="orange-8 violet-2", mercenaries="M01=")])
    t.say(0, "red", "R01", "blue", "M01", "pillage", (0, "red"))
    assert (t.on(0, "M01"), t.loads(0)) == ("B", "R")


def test_all_five_colours_can_be_taken_first() -> None:
    assert table().answers(0, "die") == list(colours("BRGKY"))
