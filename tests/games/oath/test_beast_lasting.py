"""What beasts do when played, and lastingly: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign, can_campaign
from prestol.games.oath.law.travel import arrive, destinations
from prestol.games.oath.law.turns import rest
from prestol.games.oath.state import CARDS, RELICS, Oath, game
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK = 0
RIVER = {2: "river 0:1"}

# Threatening Roar


@power_test(game, "threatening_roar")
def test_the_roar_drives_beasts_and_nomads_from_the_region() -> None:
    land = {2: "river wolves", 3: "steppe elders longbows", 4: "plains roving_terror", 5: "marshes tents"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="threatening_roar"), land=land, tokens="wolves=f1"))
    t.say(1, "adviser", ("site", 2))
    assert t.answers(1, "discard-next") == ["wolves", "elders", "roving_terror"]
    t.say(1, "elders", "wolves")
    assert [t.s.sites[at].cards for at in (2, 3, 4, 5)] == [["threatening_roar"], ["longbows"], [], ["tents"]]
    assert t.s.discards["hinterland"].cards[-3:] == ["elders", "wolves", "roving_terror"]


# Animal Host


@power_test(game, "animal_host")
def test_the_host_counts_beasts_at_all_sites_itself_too() -> None:
    land = {2: "river wolves", 5: "plains rangers elders", 0: "great-slum errand_boy 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="true_names", facedown="animal_host"), land=land))
    t.say(1, "adviser", ("site", 2))
    assert t.boards()[1] == 3 + 4


@power_test(game, "animal_host")
def test_among_the_advisers_it_is_at_no_site() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="animal_host"), land={2: "river wolves"}))
    assert t.say(1, "adviser", "adviser").boards()[1] == 4


# Insect Swarm


@power_test(game, "insect_swarm")
def test_the_swarm_makes_plans_dearer() -> None:
    exile = has(at=2, favor=1, advisers="longbows scouts")
    start = position(has(advisers="insect_swarm"), exile, land=RIVER, players=2, title=1)
    bank = start.favor
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 4]).say(1, 3, "longbows")
    assert (t.s.players[1].favor, t.s.favor) == (0, bank + 1)
    assert t.s.campaign is not None
    assert t.s.campaign.used == {"longbows": 1}


@power_test(game, "insect_swarm")
def test_swarm_and_armor_add_up() -> None:
    chancellor = has(advisers="insect_swarm gleaming_armor")
    start = position(chancellor, has(at=2, advisers="longbows"), land=RIVER, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 4]).say(1, 3, "longbows")
    assert (t.s.players[1].favor, t.s.players[1].secrets) == (2, 0)


# Marsh Spirit


@power_test(game, "marsh_spirit")
def test_who_attacks_the_spirit_has_no_plans() -> None:
    land = {2: "river marsh_spirit 0:1"}
    start = position(has(advisers="bear_traps"), has(at=2, advisers="longbows"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start).say(1, 3)
    assert t.waits == (0, "campaign-plan")


def test_elsewhere_the_spirit_sleeps() -> None:
    land = {2: "river 0:1", 5: "plains marsh_spirit 0:1"}
    start = position(CHANCELLOR, has(at=2, advisers="longbows"), land=land, players=2, title=1)
    assert table(campaign, 1, start=start).say(1, PASS, 3).waits == (1, "campaign-plan")


# Giant Python


@power_test(game, "giant_python")
def test_the_python_wants_an_even_number() -> None:
    land = {2: "river 0:1", 5: "plains 0:1", 6: "marshes 0:1"}
    start = position(has(advisers="giant_python"), has(at=2), land=land, players=2, title=1)
    t = table(campaign, 1, start=start)
    assert t.answers(1, "campaign-target") == [("site", 5), ("site", 6)], "one die is odd"
    t.say(1, ("site", 5))
    assert t.ask.kind == "campaign-dice" or PASS in t.answers(1, "campaign-target")


@power_test(game, "giant_python")
def test_if_there_is_no_even_number_there_is_no_campaign() -> None:
    start = position(has(at=1, advisers="giant_python"), has(at=2), land=RIVER, players=2, title=1)
    assert not can_campaign(start, 1)


@power_test(game, "giant_python")
def test_where_nothing_but_the_site_is_odd_it_is_in_vain_to_look() -> None:
    """However many even things there are."""
    even = " ".join(relic for relic in RELICS if CARDS[relic].dice % 2 == 0)
    defender = has(at=2, advisers="giant_python", relics=even, scepter=False)
    assert len(even.split()) > 6
    assert not can_campaign(position(defender, has(at=2, scepter=True), land=RIVER, players=2, title=1), 1)


@power_test(game, "giant_python")
def test_the_chancellor_brings_the_python_to_a_citizen() -> None:
    citizen = has(at=2, role="citizen")
    start = position(has(advisers="giant_python"), has(at=2), citizen, land=RIVER, players=3, title=1)
    assert not can_campaign(start, 1)


def test_a_citizen_who_stands_by_brings_no_python() -> None:
    citizen = has(role="citizen", advisers="giant_python")
    assert can_campaign(position(CHANCELLOR, has(at=2), citizen, land=RIVER, players=3, title=1), 1)


# Vow of Union


@power_test(game, "vow_of_union")
def test_those_united_fight_from_everywhere() -> None:
    land = {2: "river 0:1", 5: "plains 1:2", 6: "marshes 1:1"}
    start = position(CHANCELLOR, has(at=2, warbands=2, advisers="vow_of_union"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SKULL, SWORD]]).say(1, 2)
    assert t.answers(1, "campaign-fall-board") == [0, 1]
    t.say(1, 0)
    assert t.answers(1, "campaign-fall-site") == [0, 1]
    t.say(1, 0)
    assert t.warbands(6) == (-2, 0), "a site may be emptied so"
    assert t.answers(1, "campaign-occupy") == [0, 1, 2]
    t.say(1, 1)
    assert t.answers(1, "campaign-occupy-from") == [0, 1, 2]
    t.say(1, 1)
    assert (t.warbands(2), t.warbands(5), t.boards()[1]) == ((1, 2), (1, 1), 1)


@power_test(game, "vow_of_union")
def test_beaten_they_all_come_back_to_the_board() -> None:
    land = {2: "river 0:4", 5: "plains 1:2"}
    start = position(CHANCELLOR, has(at=2, warbands=2, advisers="vow_of_union"), land=land, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [HOLLOW] * 2]).say(1, 2)
    while not t.over:
        t.say(1, PASS if t.ask.optional else t.answers(1)[0])
    assert (t.warbands(5), t.boards()[1]) == ((-2, 0), 2)


def test_against_the_empire_a_citizen_has_no_purple_warbands_at_sites() -> None:
    land = {2: "river 0:1", 5: "plains 0:2"}
    start = position(CHANCELLOR, has(at=2, role="citizen", advisers="vow_of_union"), land=land, players=2)
    t = table(campaign, 1, start=start).say(1, PASS, 3)
    assert t.s.campaign is None or t.s.campaign.camps == ()


@power_test(game, "vow_of_union")
def test_nobody_is_left_behind() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="vow_of_union"), land={2: "river 1:1"})
    assert "travel" not in turn(start).answers(1, "act")
    assert destinations(start, 1, free=True, forced=True) == []


def test_who_goes_alone_or_rules_nothing_goes_freely() -> None:
    for warbands, land in ((0, "river 1:1"), (3, "river 0:1")):
        start = position(CHANCELLOR, has(at=2, warbands=warbands, advisers="vow_of_union"), land={2: land})
        assert "travel" in turn(start).answers(1, "act")


# Grasping Vines


@power_test(game, "grasping_vines")
def test_vines_grasp_enemies_who_leave_any_site_of_their_ruler() -> None:
    land = {2: "river 0:1", 5: "plains grasping_vines 0:1", 6: "marshes"}
    t = turn(position(CHANCELLOR, has(at=2), land=land)).say(1, "travel", 6)
    assert (t.boards()[1], t.s.players[1].bank) == (2, 12)
    t.say(1, "travel", 0)
    assert t.boards()[1] == 2, "bandits rule there, not who rules the vines"


@game.step
def send_away(s: Oath) -> None:
    """The Chancellor's pawn is sent to another site."""
    arrive(s, 0, 6)


@power_test(game, "grasping_vines")
def test_vines_of_bandits_grasp_everybody_who_is_sent_from_there() -> None:
    start = position(has(at=2), has(at=2), land={2: "river", 5: "plains grasping_vines"})
    t = table(send_away, start=start)
    assert (t.s.players[0].site, t.boards()[0]) == (6, 2)


# Forest Council


@power_test(game, "forest_council")
def test_the_council_keeps_beasts_from_enemies() -> None:
    land = {2: "plains wolves rangers elders", 5: "marshes forest_council 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, advisers="pressgangs"), land=land))
    t.say(1, "trade")
    assert {card for _, card in t.answers(1, "trade")} == {"elders"}
    t.say(1, ("favor", "elders"), "muster")
    assert t.s.favor_on == {"elders": 1}


def test_friends_of_the_council_deal_with_beasts() -> None:
    land = {2: "plains wolves", 5: "marshes forest_council 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, role="citizen"), land=land)).say(1, "muster")
    assert t.s.favor_on == {"wolves": 1}


# Vow of Poverty


@power_test(game, "vow_of_poverty")
def test_trades_of_the_poor_bring_no_favor() -> None:
    chancellor = has(at=2, favor=4, advisers="vow_of_poverty wolves")
    start = position(chancellor, land={2: "river rangers"}, active=0, reliquary="map whistle - truthful-harp")
    t = turn(start).say(0, "trade", ("favor", "rangers"))
    assert (t.s.players[0].favor, t.s.players[0].secrets) == (4, 0)


@power_test(game, "vow_of_poverty")
def test_who_has_nothing_may_take_two() -> None:
    start = position(CHANCELLOR, has(at=2, favor=0, advisers="vow_of_poverty"))
    t = table(rest, 1, start=start)
    assert t.answers(1, "rest-power") == ["vow_of_poverty", PASS]
    assert t.say(1, "vow_of_poverty", "hearth").s.players[1].favor == 2


def test_who_has_something_takes_nothing() -> None:
    assert table(rest, 1, start=position(CHANCELLOR, has(at=2, favor=1, advisers="vow_of_poverty"))).over


# Pied Piper


@power_test(game, "pied_piper")
def test_the_piper_slips_into_a_full_council() -> None:
    exile = has(at=2, advisers="wolves rangers", facedown="longbows")
    t = turn(position(CHANCELLOR, exile, deck="pied_piper elders scouts")).say(1, "search", "pied_piper", "elders")
    t.say(1, "adviser")
    assert t.s.players[1].advisers == ["wolves", "rangers", "pied_piper"]
    assert t.s.players[1].facedown.cards == ["longbows"]


def test_the_piper_still_takes_up_room() -> None:
    exile = has(at=2, advisers="wolves rangers pied_piper")
    t = turn(position(CHANCELLOR, exile, deck="elders tents scouts")).say(1, "search", "elders", "tents", "adviser")
    assert t.waits == (1, "make-room")


def test_a_council_that_the_piper_made_larger_stays_so_in_a_deal_about_something_else() -> None:
    exile = has(at=2, advisers="wolves rangers longbows pied_piper")
    t = turn(position(CHANCELLOR, exile, land={2: "river tinkers_fair"}))
    t.say(1, "tinkers_fair", 0, ("take", "favor", 1), ("send",)).say(0, "accept")
    assert len(t.s.players[1].advisers) == 4


@power_test(game, "pied_piper")
def test_the_piper_moves_on_with_two_favor_and_the_secret_that_was_paid() -> None:
    full = has(favor=1, advisers="wolves rangers longbows")
    start = position(CHANCELLOR, has(at=2, advisers="pied_piper"), full)
    t = turn(start).say(1, "pied_piper", 2)
    assert t.s.players[2].advisers == ["wolves", "rangers", "longbows", "pied_piper"]
    assert (t.s.players[1].favor, t.s.players[2].favor, t.s.secrets_on) == (4, 0, {"pied_piper": 1})
    t.say(1, "end")
    assert t.over
