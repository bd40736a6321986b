"""Battle plans of the hearth, and its vow of peace: one test and more for each."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, TWO = 0, 4

# Extra Provisions


@power_test(game, "extra_provisions")
def test_provisions_add_a_defense_die_and_their_favor_goes_to_the_bank() -> None:
    start = position(has(advisers="extra_provisions"), has(at=2), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO, TWO], [SWORD] * 3]).say(1, 3).say(0, "extra_provisions")
    assert t.s.banks["hearth"] == 3
    assert t.s.favor_on == {}


# Traveling Doctor


@power_test(game, "traveling_doctor")
def test_the_doctor_saves_the_beaten_and_goes() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="traveling_doctor"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 3]).say(1, 3, "traveling_doctor", PASS)
    assert (t.boards()[1], t.s.players[1].advisers) == (3, [])
    assert t.s.discards["hinterland"].cards[-1] == "traveling_doctor"


@power_test(game, "traveling_doctor")
def test_not_even_the_brutal_kill_whom_the_doctor_saves() -> None:
    exile = has(at=5, advisers="traveling_doctor")
    start = position(
        has(at=2, warbands=6),
        exile,
        land={2: "river 1:4"},
        players=2,
        active=0,
        reliquary="- whistle map ivory-eye",
    )
    t = table(campaign, 0, start=start, told=[[BLANK], [SWORD] * 6]).say(0, 6).say(1, "traveling_doctor").say(0, 0)
    assert t.boards()[1] == 7


def test_after_a_victory_the_doctor_stays() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="traveling_doctor"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3, "traveling_doctor", 0)
    assert t.s.players[1].advisers == ["traveling_doctor"]


# Hearts and Minds


@power_test(game, "hearts_and_minds")
def test_hearts_and_minds_win_without_dice() -> None:
    start = position(CHANCELLOR, has(at=2, warbands=5), land={2: "river hearts_and_minds 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start).say(1, 5).say(0, "hearts_and_minds")
    assert (t.boards()[1], t.warbands(2), t.s.banks["hearth"]) == (3, (0, 1), 5)
    assert (t.s.sites[2].cards, t.over) == ([], True)


@power_test(game, "hearts_and_minds")
def test_with_the_peoples_favor_of_an_ally_they_stay() -> None:
    citizen = has(at=2, role="citizen", banners="peoples-favor")
    start = position(has(), has(at=2, warbands=5), citizen, land={2: "river hearts_and_minds 0:1"}, players=3, title=1)
    t = table(campaign, 1, start=start).say(1, 0, 5).say(2, "join").say(0, "accept", 0, "hearts_and_minds")
    assert (t.boards()[1], t.s.sites[2].cards) == (3, ["hearts_and_minds"])


# The Great Levy


@power_test(game, "the_great_levy")
def test_the_levy_adds_three_dice_and_no_skull_kills() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="the_great_levy"), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SKULL] * 6]).say(1, 3, "the_great_levy", 0)
    assert (t.boards()[1], t.s.favor_on) == (3, {"the_great_levy": 2})


@power_test(game, "the_great_levy")
def test_a_levy_of_the_defender_takes_dice_and_not_the_skulls() -> None:
    start = position(has(advisers="the_great_levy"), has(at=2, warbands=5), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SKULL] * 2]).say(1, 5).say(0, "the_great_levy")
    assert t.boards()[1] == 3


def test_the_people_do_not_rise_against_their_own() -> None:
    """Nor against an ally of the enemy."""
    citizen = has(at=2, role="citizen", banners="peoples-favor")
    start = position(has(), has(at=2, advisers="the_great_levy"), citizen, land={2: "river 0:1"}, players=3, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 0, 3).say(2, "join").say(0, "accept")
    assert t.s.campaign is not None
    assert (t.waits, t.s.campaign.used) == ((1, "campaign-sacrifice"), {})


# Village Constable


@power_test(game, "village_constable")
def test_the_constable_stands_with_bandits_too() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river village_constable"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD]]).say(1, PASS, 3)
    assert t.s.campaign is not None
    assert (t.s.campaign.attack_dice, t.s.campaign.used) == (1, {"village_constable": -1})


def test_the_constable_leaves_the_peoples_own_alone() -> None:
    exile = has(at=2, banners="peoples-favor")
    start = position(CHANCELLOR, exile, land={2: "river village_constable"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3)
    assert t.waits == (1, "campaign-occupy")


# Vow of Peace


@power_test(game, "vow_of_peace")
def test_who_has_vowed_peace_cannot_campaign() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="vow_of_peace"), land={2: "river"}))
    assert "campaign" not in t.answers(1, "act")


@power_test(game, "vow_of_peace")
def test_nobody_is_sacrificed_against_who_has_vowed_peace() -> None:
    """Also not if the vow is an ally's."""
    start = position(has(advisers="vow_of_peace"), has(at=2), land={2: "river 0:1"}, players=2, title=1)
    assert table(campaign, 1, start=start, told=[[TWO], [HOLLOW] * 3]).say(1, 3).over
    citizen = has(at=2, role="citizen", warbands=0)
    start = position(has(advisers="vow_of_peace"), has(at=2), citizen, land={2: "river 0:1"}, players=3, title=1)
    assert table(campaign, 1, start=start, told=[[TWO] * 3, [SWORD] * 3]).say(1, 2, ("pawn", 2), 3).over


# Hospital


@power_test(game, "hospital")
def test_the_hospital_takes_in_who_would_die() -> None:
    """Whom skulls kill, and who is sacrificed."""
    exile = has(at=5, warbands=4, relics="cursed-cauldron")
    start = position(CHANCELLOR, exile, land={2: "river hospital 1:1", 5: "steppe 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [SKULL, HOLLOW, HOLLOW, HOLLOW]])
    t.say(1, 4, "hospital", PASS, 1, 0)
    assert t.s.campaign is None
    assert (t.boards()[1], t.warbands(2), t.over) == (2, (1, 3), True)


@power_test(game, "hospital")
def test_who_has_lost_the_hospital_loses_the_wounded() -> None:
    start = position(has(at=0, warbands=2), has(at=2, warbands=5), land={2: "river hospital 0:4"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 5]).say(1, 5).say(0, "hospital").say(1, 0)
    assert (t.boards()[0], t.warbands(2), t.s.players[0].bank) == (4, (-2, 0), 20)
    assert t.over


@power_test(game, "hospital")
def test_the_cauldron_finds_nobody_whom_the_hospital_has_saved() -> None:
    exile = has(at=5, warbands=5, relics="cursed-cauldron")
    land = {2: "river hospital 0:1", 5: "steppe 0:4"}
    start = position(CHANCELLOR, exile, land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 5]).say(1, PASS, 5, "cursed-cauldron")
    t.say(0, "hospital").say(1, 1)
    assert (t.boards()[1], t.warbands(2)) == (4, (0, 3))


def test_bandits_have_nobody_to_heal() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river hospital"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3, 0)
    assert t.over
