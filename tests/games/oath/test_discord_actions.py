"""Denizens of discord that are used: one test and more for each."""

from prestol.games.oath.law.turns import rest
from prestol.games.oath.state import game
from tests.games.oath.tables import has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
BLANK, SHIELD, TWO, DOUBLE = 0, 2, 4, 5

# Sleight of Hand


@power_test(game, "sleight_of_hand")
def test_a_secret_is_taken_from_who_has_one_to_spare() -> None:
    exile = has(at=2, advisers="sleight_of_hand")
    t = turn(position(CHANCELLOR, exile, has(at=2, secrets=2), has(at=2))).say(1, "sleight_of_hand")
    assert (t.s.players[1].secrets, t.s.players[2].secrets) == (2, 1)


@power_test(game, "sleight_of_hand")
def test_a_facedown_secret_stays_so() -> None:
    exile = has(at=2, advisers="sleight_of_hand")
    t = turn(position(CHANCELLOR, exile, has(at=2, secrets=0, spent=2))).say(1, "sleight_of_hand")
    assert (t.s.players[1].secrets, t.s.players[1].spent, t.s.players[2].spent) == (1, 1, 1)


# Scryer


@power_test(game, "scryer")
def test_the_scryer_sees_a_whole_discard_pile() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="scryer"), discards={"cradle": "wolves elders", "hinterland": "keep"}
    )
    t = turn(start).say(1, "scryer", "cradle")
    assert [knows(t.s.discards["cradle"], 1, at) for at in (0, 1)] == [True, True]
    assert not knows(t.s.discards["hinterland"], 1)
    assert not knows(t.s.discards["cradle"], 2)


# Naysayers


@power_test(game, "naysayers")
def test_naysayers_take_a_favor_while_an_exile_keeps_the_oath() -> None:
    t = table(rest, 1, start=position(CHANCELLOR, has(at=2, advisers="naysayers"), title=2)).say(1, "naysayers")
    assert (t.s.players[0].favor, t.s.players[1].favor) == (2, 4)
    assert t.over


def test_naysayers_are_silent_while_the_chancellor_does() -> None:
    assert table(rest, 1, start=position(CHANCELLOR, has(at=2, advisers="naysayers"))).over


# Enchantress


@power_test(game, "enchantress")
def test_the_enchantress_leaves_for_another_adviser() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="enchantress"), has(at=5, advisers="wolves a_small_favor"))
    t = turn(start).say(1, "enchantress")
    assert (t.s.players[1].advisers, t.s.players[2].advisers) == (["wolves"], ["a_small_favor", "enchantress"])
    assert (t.s.players[1].secrets, t.s.secrets_on, t.s.players[2].favor) == (0, {}, 3)


# Gambling Hall


@power_test(game, "gambling_hall")
def test_the_hall_pays_what_the_dice_show() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river gambling_hall"}, bank=3)
    t = turn(start, told=[[SHIELD, BLANK, DOUBLE, BLANK]]).say(1, "gambling_hall", "order")
    assert (t.s.players[1].favor, t.s.banks["order"], t.s.favor_on) == (3, 1, {"gambling_hall": 2})
    assert t.s.cast == ()


@power_test(game, "gambling_hall")
def test_the_bank_is_broken_and_the_house_wins() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river gambling_hall"})
    t = turn(start, told=[[TWO, TWO, DOUBLE, BLANK]]).say(1, "gambling_hall", "order")
    assert (t.s.players[1].favor, t.s.banks["order"]) == (3, 0)
    start = position(CHANCELLOR, has(at=2), land={2: "river gambling_hall"})
    t = turn(start, told=[[DOUBLE, BLANK, DOUBLE, BLANK]]).say(1, "gambling_hall")
    assert (t.waits, t.s.players[1].favor) == ((1, "act"), 1)
