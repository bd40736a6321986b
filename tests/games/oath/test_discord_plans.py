"""Battle plans of discord, each at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD = 0, 3
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


# Cracked Sage


@power_test(game, "cracked_sage")
def test_the_sage_knows_what_magic_is_worth() -> None:
    """Also that of an ally; the sage's own does not count."""
    exile = has(at=2, advisers="cracked_sage")
    start = position(has(advisers="dazzle"), exile, land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 7]).say(1, 3, "cracked_sage", 0)
    assert (t.s.favor_on, t.s.secrets_on, t.s.players[1].favor) == ({}, {"cracked_sage": 1}, 2)


def test_without_magic_on_the_other_side_the_sage_is_silent() -> None:
    exile = has(at=2, advisers="cracked_sage dazzle")
    start = position(has(facedown="alchemist"), exile, land={2: "river 0:1"}, players=2, title=1)
    assert table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3).waits == (1, "campaign-occupy")


# Slander


@power_test(game, "slander")
def test_slander_burns_all_favor() -> None:
    exile, victim = has(at=2, advisers="slander"), has(at=2, warbands=0, favor=5)
    start = position(CHANCELLOR, exile, victim, land={2: "river"}, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 3])
    t.say(1, 2, 3, "slander", PASS, 5)
    assert (t.s.players[2].favor, t.s.favor_on) == (0, {"slander": 1})


# Zealots


@power_test(game, "zealots")
def test_each_zealot_counts_for_three() -> None:
    start = position(has(at=5, warbands=4), has(at=5, advisers="zealots"), land={5: "steppe 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [SWORD] * 3]).say(1, PASS, 3, "zealots")
    assert t.answers(1, "campaign-sacrifice") == [2, PASS]


def test_against_fewer_there_are_no_zealots() -> None:
    start = position(has(at=5, warbands=2), has(at=5, advisers="zealots"), land={5: "steppe 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [SWORD] * 3]).say(1, PASS, 3)
    assert t.waits == (1, "campaign-sacrifice")
