"""Denizens of discord: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.turns import rest
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, TWO = 0, 4

# Mercenaries


@power_test(game, "mercenaries")
def test_mercenaries_add_three_dice() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="mercenaries"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 6]).say(1, 3, "mercenaries", 0)
    assert t.s.players[1].advisers == ["mercenaries"]
    assert t.s.favor_on == {"mercenaries": 1}


@power_test(game, "mercenaries")
def test_beaten_mercenaries_leave() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="mercenaries"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 6]).say(1, 3, "mercenaries", PASS)
    assert t.s.players[1].advisers == []
    assert t.s.banks["discord"] == 3


@power_test(game, "mercenaries")
def test_dice_that_mercenaries_cannot_take_become_defense_dice() -> None:
    start = position(has(advisers="mercenaries"), has(at=2), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 3, []]).say(1, 1)
    assert t.say(0, "mercenaries").waits == (1, "campaign-sacrifice")
    assert t.s.banks["discord"] == 3


# A Small Favor


@power_test(game, "a_small_favor")
def test_a_small_favor_is_four_warbands() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="a_small_favor"))).say(1, "adviser", "adviser")
    assert t.boards()[1] == 7


# Second Wind


@power_test(game, "second_wind")
def test_after_a_victory_the_second_wind_carries_on() -> None:
    land = {2: "river 0:1", 5: "steppe 0:1"}
    exile = has(at=2, supply=2, warbands=6, advisers="second_wind")
    start = position(CHANCELLOR, exile, land=land, players=2, title=1, tokens="")
    t = turn(start, told=[[BLANK], [SWORD] * 6, [BLANK], [SWORD] * 6])
    t.say(1, "campaign", PASS, 6, "second_wind", 0, "travel", 5, "campaign")
    assert (t.s.players[1].site, t.s.players[1].supply) == (5, 0)
    assert t.waits == (1, "campaign-dice")


def test_after_a_defeat_there_is_no_second_wind() -> None:
    exile = has(at=2, warbands=3, advisers="second_wind")
    start = position(CHANCELLOR, exile, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 2]).say(1, 2, "second_wind", PASS)
    assert t.over


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


# Key to the City


@power_test(game, "key_to_the_city")
def test_the_key_opens_a_site_whose_ruler_is_elsewhere() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="key_to_the_city"), land={2: "river 0:4"}))
    t.say(1, "adviser", ("site", 2))
    assert (t.warbands(2), t.boards()[1]) == ((1, 1), 3)


@power_test(game, "key_to_the_city")
def test_the_key_opens_a_site_of_bandits() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="key_to_the_city"), land={2: "river"}))
    assert t.say(1, "adviser", ("site", 2)).warbands(2) == (1, 1)


def test_the_ruler_who_is_there_keeps_the_door_shut() -> None:
    t = turn(position(has(at=2), has(at=2, facedown="key_to_the_city"), land={2: "river 0:4"}))
    assert t.say(1, "adviser", ("site", 2)).warbands(2) == (0, 4)


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


# Disgraced Captain


@power_test(game, "disgraced_captain")
def test_the_captain_leads_four_dice_against_order() -> None:
    exile = has(at=2, advisers="disgraced_captain")
    start = position(CHANCELLOR, exile, land={2: "river scouts 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 7]).say(1, 3, "disgraced_captain")
    assert (t.s.players[1].favor, t.s.favor_on) == (1, {"disgraced_captain": 1})


def test_where_there_is_no_order_the_captain_stays() -> None:
    exile = has(at=2, advisers="disgraced_captain")
    start = position(CHANCELLOR, exile, land={2: "river elders 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3)
    assert t.waits == (1, "campaign-occupy")


# Naysayers


@power_test(game, "naysayers")
def test_naysayers_take_a_favor_while_an_exile_keeps_the_oath() -> None:
    t = table(rest, 1, start=position(CHANCELLOR, has(at=2, advisers="naysayers"), title=2)).say(1, "naysayers")
    assert (t.s.players[0].favor, t.s.players[1].favor) == (2, 4)
    assert t.over


def test_naysayers_are_silent_while_the_chancellor_does() -> None:
    assert table(rest, 1, start=position(CHANCELLOR, has(at=2, advisers="naysayers"))).over


# Book Burning


def burn_books(*, secrets: int, spent: int) -> Table:
    exile = has(at=2, advisers="book_burning")
    defender = has(at=2, warbands=0, secrets=secrets, spent=spent)
    start = position(defender, exile, land={2: "river"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 3])
    return t.say(1, 0, ("pawn", 0), PASS, 3, "book_burning", PASS, PASS)


@power_test(game, "book_burning")
def test_burned_books_leave_one_secret() -> None:
    t = burn_books(secrets=3, spent=1)
    assert (t.s.players[0].secrets, t.s.players[0].spent) == (1, 0)


@power_test(game, "book_burning")
def test_of_facedown_secrets_one_stays_facedown() -> None:
    t = burn_books(secrets=0, spent=3)
    assert (t.s.players[0].secrets, t.s.players[0].spent) == (0, 1)
