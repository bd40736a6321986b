"""Other denizens of order beyond the first game: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.citizenship import can_exile, can_exile_self, exilable
from prestol.games.oath.law.turns import rest
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK = 0

# Captains


@power_test(game, "captains")
def test_captains_strike_from_a_site_that_one_rules() -> None:
    """Their warbands fight too, but bring no dice; no Supply is spent."""
    land = {2: "river captains", 5: "rocky-coast 1:4"}
    start = position(CHANCELLOR, has(at=2, supply=2, warbands=2), has(at=5, warbands=1, favor=4), land=land, title=3)
    t = turn(start, [[BLANK] * 2, [SWORD, HOLLOW]]).say(1, "captains")
    assert t.answers(1, "campaign-dice") == [0, 1, 2]
    t.say(1, 2)
    assert t.answers(1, "campaign-sacrifice") == [1, PASS]
    t.say(1, 1)
    assert t.answers(1, "campaign-fall-board") == [0, 1]
    t.say(1, 0)
    assert t.warbands(5) == (1, 3)
    t.say(1, PASS, 2)
    assert (t.s.players[2].favor, t.s.players[1].supply, t.waits) == (2, 2, (1, "act"))


@power_test(game, "captains")
def test_a_citizen_turns_imperial_warbands_against_the_empire() -> None:
    """The site need not be a target, and its warbands do not defend."""
    land = {2: "river captains 0:1", 5: "rocky-coast 0:4"}
    start = position(has(at=5, warbands=2), has(at=2, role="citizen", supply=0), land=land, title=3)
    t = turn(start, [[BLANK] * 2, [SWORD] * 3]).say(1, "captains")
    assert t.answers(1, "campaign-from") == [2, 5]
    t.say(1, 5)
    assert ("site", 5) in t.answers(1, "campaign-target")
    t.say(1, ("pawn", 0), PASS, 3)
    c = t.s.campaign
    assert c is not None
    assert (c.standing, c.camps, c.victor) == (2, (5,), "attack")


# Messenger


@power_test(game, "messenger")
def test_a_messenger_moves_warbands_everywhere() -> None:
    land = {0: "plains 1:4", 2: "river messenger", 5: "steppe 1:1"}
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "messenger")
    assert t.answers(1, "warbands-stay") == [1, 2, 3, 4, 5, 6, 7]
    t.say(1, 1)
    assert t.answers(1, "warbands-stay") == [1, 2, 3, 4, 5, 6, 7]
    t.say(1, 5)
    assert (t.warbands(0), t.warbands(5), t.boards()[1]) == ((1, 1), (1, 5), 2)
    assert t.s.favor_on == {"messenger": 1}


@power_test(game, "messenger")
def test_a_citizen_asks_nobody_for_leave() -> None:
    land = {0: "plains 0:4", 2: "river messenger"}
    t = turn(position(CHANCELLOR, has(at=2, role="citizen"), land=land)).say(1, "messenger", 1)
    assert (t.warbands(0), t.boards()[1]) == ((0, 1), 6)


# Palanquin


@power_test(game, "palanquin")
def test_the_palanquin_takes_another_along() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="palanquin"), has(at=2, supply=0, advisers="tyrant"), land={5: "steppe 3:2"}
    )
    t = turn(start).say(1, "palanquin", 5)
    assert [p.site for p in t.s.players[1:3]] == [5, 5]
    assert (t.s.players[1].supply, t.warbands(5)) == (7, (3, 1)), "the passenger has travelled, and is a tyrant"


@power_test(game, "palanquin")
def test_into_the_unknown_too() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="palanquin"), has(at=2))).say(1, "palanquin", 3)
    assert [p.site for p in t.s.players[1:3]] == [3, 3]
    assert t.s.sites[3].name == "buried-giant"


@power_test(game, "palanquin")
def test_nobody_can_be_made_to_pay_for_the_palanquin() -> None:
    land = {2: "river", 5: "steppe toll_roads 3:1"}
    start = position(CHANCELLOR, has(at=2, advisers="palanquin"), has(at=2), land=land)
    t = turn(start).say(1, "palanquin", 5)
    assert t.waits == (2, "come-along")
    t.say(2, PASS)
    assert [p.site for p in t.s.players[1:3]] == [2, 2]
    start = position(CHANCELLOR, has(at=2, advisers="palanquin"), has(at=2), land=land)
    t = turn(start).say(1, "palanquin", 5).say(2, "go")
    assert [p.site for p in t.s.players[1:3]] == [5, 5]
    assert [p.favor for p in t.s.players[1:]] == [2, 2, 4]


@power_test(game, "palanquin")
def test_out_of_the_shrouded_wood_its_ruler_sends_the_passenger() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="palanquin"), has(at=2), land={2: "shrouded-wood 3:1"})
    t = turn(start).say(1, "palanquin", 5)
    assert t.waits == (3, "travel-sent")
    t.say(3, 0)
    assert [p.site for p in t.s.players[1:3]] == [5, 0]


# Siege Engines


@power_test(game, "siege_engines")
def test_siege_engines_kill_two_at_a_site_of_the_region() -> None:
    land = {0: "plains 0:3", 2: "river siege_engines 1:1", 4: "steppe 0:3"}
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "siege_engines")
    assert t.answers(1, "which-site") == [2, 4]
    assert t.say(1, 4).warbands(4) == (0, 1)
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "siege_engines", 2)
    assert t.warbands(2)[1] == 0


# Royal Tax


@power_test(game, "royal_tax")
def test_who_stands_where_one_rules_pays_the_tax() -> None:
    land = {2: "river", 4: "steppe 1:1", 7: "wastes 1:1"}
    start = position(has(at=4, favor=1), has(at=2, facedown="royal_tax"), has(at=4), has(at=7), land=land)
    t = turn(start).say(1, "adviser", "adviser")
    assert [p.favor for p in t.s.players] == [0, 3 + 1 + 2, 1, 3]


# Hunting Party, Knights Errant


@power_test(game, "hunting_party")
def test_after_a_search_of_the_world_deck_the_hunt_goes_on() -> None:
    start = position(
        CHANCELLOR, has(at=2, supply=2, advisers="hunting_party"), land={2: "river"}, deck="wolves elders keep"
    )
    t = turn(start).say(1, "search", ("use", "hunting_party"))
    t.say(1, "wolves", "elders", "discard")
    assert t.waits == (1, "may")
    t.say(1, "hunting_party")
    assert t.s.campaign is not None
    assert t.s.players[1].supply == 0


def test_there_is_no_hunt_in_a_discard_pile() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="hunting_party"), land={2: "river"}, discards={"provinces": "wolves elders"}
    )
    t = turn(start).say(1, "search", ("use", "hunting_party"), "provinces", "wolves", "discard")
    assert t.waits == (1, "act")


@power_test(game, "knights_errant")
def test_knights_ride_out_after_a_muster() -> None:
    start = position(CHANCELLOR, has(at=2, supply=1), land={2: "river knights_errant 0:1", 0: "plains"}, title=1)
    t = turn(start, [[BLANK], [SWORD] * 5]).say(1, "muster", ("use", "knights_errant"))
    assert (t.boards()[1], t.waits) == (5, (1, "may"))
    t.say(1, "knights_errant", 5, 1)
    assert (t.warbands(2), t.waits) == ((1, 1), (1, "act"))


def test_the_knights_may_stay() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river knights_errant 0:1"})
    t = turn(start).say(1, "muster", ("use", "knights_errant"), PASS)
    assert t.waits == (1, "act")


# Tyrant


@power_test(game, "tyrant")
def test_a_tyrant_kills_where_he_comes_even_his_own() -> None:
    land = {5: "steppe 1:1"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="tyrant"), land=land)).say(1, "travel", 5)
    assert t.warbands(5)[1] == 0
    assert t.s.players[1].site == 5
    start = position(CHANCELLOR, has(at=2, advisers="tyrant"), land={5: "steppe 0:2"})
    assert turn(start).say(1, "travel", 5).warbands(5) == (0, 1)


# Council Seat


@power_test(game, "council_seat")
def test_a_seat_in_the_council_is_for_life() -> None:
    citizen = has(at=2, role="citizen", favor=5, advisers="council_seat")
    start = position(has(favor=6), citizen, has(role="citizen", at=2))
    assert exilable(start, 0) == [2]
    assert not can_exile_self(start, 1)
    assert can_exile(start, 0)


# Curfew, Forced Labor, Toll Roads


@power_test(game, "curfew")
def test_under_the_curfew_enemies_pay_before_they_trade() -> None:
    land = {2: "river elders 0:1", 5: "steppe curfew 0:1"}
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "trade", ("favor", "elders"))
    assert [p.favor for p in t.s.players[:2]] == [4, 3]
    t = turn(position(CHANCELLOR, has(at=2, favor=2), land=land)).say(1, "trade")
    assert t.waits == (1, "act"), "one way to trade is left"
    t = turn(position(CHANCELLOR, has(at=2, favor=0), land=land))
    assert "trade" not in t.answers(1, "act")


@power_test(game, "curfew")
def test_bandits_burn_what_the_curfew_brings() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river elders", 5: "steppe curfew"})
    favor = start.favor
    t = turn(start).say(1, "trade", ("favor", "elders"))
    assert (t.s.players[1].favor, t.s.favor) == (3, favor + 1)


def test_friends_and_other_sites_know_no_curfew() -> None:
    land = {2: "river elders 0:1", 5: "steppe curfew 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, role="citizen"), land=land)).say(1, "trade", ("favor", "elders"))
    assert [p.favor for p in t.s.players[:2]] == [3, 4]
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river elders 1:1", 5: "steppe curfew 0:1"}))
    assert t.say(1, "trade", ("favor", "elders")).s.players[0].favor == 3


@power_test(game, "forced_labor")
def test_where_labor_is_forced_a_search_costs_favor() -> None:
    """So does the playing of a facedown adviser, and the Oracle."""
    land = {2: "river 0:1 oracle", 5: "steppe forced_labor 0:1"}
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "search")
    assert [p.favor for p in t.s.players[:2]] == [4, 2]
    t = turn(position(CHANCELLOR, has(at=2, facedown="elders"), land=land)).say(1, "adviser")
    assert [p.favor for p in t.s.players[:2]] == [4, 2]
    t = turn(position(CHANCELLOR, has(at=2, favor=0, secrets=2, facedown="elders"), land=land))
    assert not {"search", "adviser", "oracle"} & set(t.answers(1, "act"))


def test_elsewhere_labor_is_free() -> None:
    land = {2: "river", 5: "steppe forced_labor 0:1"}
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "search")
    assert t.s.players[1].favor == 3


@power_test(game, "toll_roads")
def test_a_toll_opens_the_road() -> None:
    land = {2: "river", 5: "steppe toll_roads 2:1", 7: "wastes 2:1"}
    t = turn(position(CHANCELLOR, has(at=2, favor=1), land=land)).say(1, "travel", 7)
    assert [p.favor for p in t.s.players[1:3]] == [0, 4]
    t = turn(position(CHANCELLOR, has(at=2, favor=0), land=land)).say(1, "travel")
    assert not {5, 7} & set(t.answers(1))


@power_test(game, "toll_roads")
def test_nobody_is_banished_along_a_toll_road() -> None:
    land = {2: "river", 5: "rocky-coast", 7: "steppe toll_roads 3:1"}
    start = position(CHANCELLOR, has(at=5, warbands=9), has(at=5), land=land, title=3)
    t = table(campaign, 1, start=start, told=[[BLANK] * 2, [SWORD] * 9]).say(1, 2, 9)
    assert 7 not in t.answers(1, "campaign-banish")


# Secret Police


@power_test(game, "secret_police")
def test_where_the_police_watches_no_vision_is_revealed() -> None:
    land = {2: "river 0:1", 5: "steppe secret_police 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="faith"), land=land)).say(1, "adviser")
    assert t.answers(1, "play") == ["discard"]
    t = turn(position(CHANCELLOR, has(at=2, facedown="conspiracy"), land=land)).say(1, "adviser")
    assert t.answers(1, "play") == ["discard"]


def test_elsewhere_the_police_is_blind() -> None:
    land = {2: "river", 5: "steppe secret_police 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="faith"), land=land)).say(1, "adviser", "vision")
    assert t.s.players[1].vision == "faith"


# Tome Guardians


@power_test(game, "tome_guardians")
def test_the_guardians_keep_the_darkest_secret_from_enemies() -> None:
    land = {2: "river wolves", 5: "steppe tome_guardians 0:1"}
    start = position(CHANCELLOR, has(at=2, secrets=5), has(at=2, banners="darkest-secret"), land=land, title=3)
    t = table(campaign, 1, start=start).say(1, 2)
    assert t.waits == (1, "campaign-dice")
    start = position(CHANCELLOR, has(at=2, secrets=5, favor=0), land=land)
    assert "recover" not in turn(start).answers(1, "act")


def test_friends_may_take_it() -> None:
    start = position(
        CHANCELLOR, has(at=2, secrets=5, favor=0), land={2: "river wolves", 5: "steppe tome_guardians 1:1"}
    )
    assert "recover" in turn(start).answers(1, "act")


# Vow of Obedience


@power_test(game, "vow_of_obedience")
def test_the_obedient_reveal_nothing_and_are_paid_for_it() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="vow_of_obedience", facedown="faith"))
    assert turn(start).say(1, "adviser").answers(1, "play") == ["discard"]
    t = table(rest, 1, start=position(CHANCELLOR, has(at=2, advisers="vow_of_obedience")))
    assert t.answers(1, "rest-power") == ["vow_of_obedience", PASS]
    t.say(1, "vow_of_obedience", "hearth")
    assert (t.over, t.s.players[1].favor, t.s.banks["hearth"]) == (True, 4, 1)
