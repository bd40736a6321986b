"""Rulings: how powers go together with the law and with each other."""

from prestol.games.oath.law.access import renew
from prestol.games.oath.law.campaign import campaign, defenders
from prestol.games.oath.law.citizenship import turn_citizen
from prestol.table import PASS
from tests.games.oath.tables import has, position, table, turn

CHANCELLOR = has()
HOLLOW, SWORD, SKULL = 0, 3, 5
BLANK, TWO = 0, 4


def test_the_cauldron_counts_traps_skulls_and_losses() -> None:
    defender = has(at=5, warbands=2, relics="cursed-cauldron", advisers="bear_traps")
    start = position(defender, has(at=2, warbands=6), land={2: "river 0:2"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO], [SKULL, HOLLOW, HOLLOW, HOLLOW, HOLLOW]]).say(1, 6)
    t.say(0, "bear_traps", "cursed-cauldron").say(1, PASS)
    assert t.boards() == [2 + 4, 6 - 1 - 1 - 2]


def test_a_citizen_against_the_empire_makes_purple_warbands_in_the_cauldron() -> None:
    citizen = has(at=2, role="citizen", warbands=6, relics="cursed-cauldron")
    start = position(has(at=5), citizen, land={2: "river 0:2"}, players=2, title=1)
    before = start.players[0].bank
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 6]).say(1, 6, "cursed-cauldron", 0)
    assert t.over
    assert t.boards() == [4, 7]
    assert t.s.players[0].bank == before  # one was killed, one is gained


def test_the_mask_does_not_open_the_shrouded_wood() -> None:
    t = turn(position(CHANCELLOR, has(at=5, relics="grand-mask"), land={5: "shrouded-wood 0:1"}, players=2))
    t.say(1, "travel")
    assert t.waits == (0, "travel-sent")


def test_the_crown_of_a_citizen_is_the_empires() -> None:
    plans = (CHANCELLOR, has(at=2, role="citizen", relics="bandit-crown"))
    s = position(*plans, land={0: "plains", 5: "steppe"}, players=2)
    assert [s.sites[place].ruler for place in (0, 2, 5)] == [0, 0, 0]


def test_the_chancellor_can_fight_for_what_a_citizens_crown_rules() -> None:
    """Apart from the Empire the citizen rules the empty sites, and no site with purple warbands."""
    plans = (has(at=5, warbands=4), has(at=0, role="citizen", relics="bandit-crown"), has(at=2))
    assert defenders(position(*plans, land={5: "rocky-coast"}, players=3), 0, 5) == [1]
    assert defenders(position(*plans, land={5: "rocky-coast 0:1"}, players=3), 0, 5) == []


def test_warbands_in_the_cage_turn_purple_when_they_come_back_to_a_citizen() -> None:
    start = position(has(at=5), has(at=2, relics="obsidian-cage"), has(at=2, warbands=4), land={2: "river"}, players=3)
    start.players[2].warbands -= 3
    start.cage = {2: 3}
    t = table(turn_citizen, 2, start=start)
    t = turn(t.s).say(1, "obsidian-cage", 3)
    assert (t.s.cage, t.boards()[2], t.s.players[2].bank) == ({}, 1 + 3, 14)


def test_a_relic_that_goes_under_the_deck_takes_nothing_along() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="map whistle"), tokens="whistle=s1")).say(1, "map")
    assert t.s.secrets_on == {"whistle": 1}


def test_with_the_ring_signals_only_call_back() -> None:
    land = {2: "river 0:1", 5: "steppe 0:3"}
    defender = has(warbands=2, relics="ring-of-devotion", advisers="warning_signals")
    t = table(campaign, 1, start=position(defender, has(at=2), land=land, players=2, title=1)).say(1, PASS, 3)
    t.say(0, "warning_signals")
    assert t.answers(0, "warbands-stay") == [1, 2, 3]


def test_the_terror_leaves_edifices_and_the_locked_alone() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river roving_terror", 5: "steppe keep forge"}))
    assert "roving_terror" not in t.answers(1, "act")


def test_the_herd_does_not_swap_with_a_forge() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="great_herd"), land={2: "river", 5: "steppe forge"}))
    t.say(1, "adviser", ("site", 2))
    assert t.waits == (1, "act")


def test_at_an_imperial_site_any_imperial_pawn_keeps_the_door_shut() -> None:
    citizen = has(at=2, role="citizen")
    t = turn(position(CHANCELLOR, has(at=2, facedown="key_to_the_city"), citizen, land={2: "river 0:4"}, players=3))
    assert t.say(1, "adviser", ("site", 2)).warbands(2) == (0, 4)


def test_the_horse_from_an_enemys_wood_goes_where_its_lord_says_among_its_sites() -> None:
    land = {2: "river wolves", 3: "mountain rangers", 5: "shrouded-wood 0:1"}
    exile = has(at=5, relics="brass-horse")
    t = turn(position(CHANCELLOR, exile, land=land, players=2, discards={"hinterland": "errand_boy"}))
    t.say(1, "brass-horse")
    assert t.answers(0, "travel-sent") == [2, 3]


def test_modifiers_in_use_are_not_discarded_for_room() -> None:
    """7.4.3."""
    exile = has(at=2, advisers="errand_boy a_small_favor faithful_friend")
    t = turn(position(CHANCELLOR, exile, discards={"cradle": "wolves"}, land={2: "river"}, players=2))
    t.say(1, "search", ("use", "errand_boy"), "cradle")
    assert t.answers(1, "play") == [("site", 2), "discard"]


def test_book_of_records_does_not_change_a_homeland() -> None:
    exile = has(at=5, facedown="storyteller", relics="book-of-records")
    t = turn(position(CHANCELLOR, exile, land={5: "fertile-valley"})).say(1, "adviser", ("site", 5))
    assert (t.s.players[1].favor, t.s.players[1].secrets) == (4, 2)


def test_the_circlet_does_not_guard_itself() -> None:
    ruler = has(at=2, relics="circlet-of-command map")
    start = position(ruler, has(at=2), land={2: "river 0:1"}, players=2)
    t = table(campaign, 1, start=start)
    assert ("relic", "circlet-of-command") in t.answers(1, "campaign-target")
    assert ("relic", "map") not in t.answers(1, "campaign-target")


def test_its_holder_recovers_the_own_banner() -> None:
    exile = has(at=2, relics="circlet-of-command", banners="peoples-favor")
    t = turn(position(CHANCELLOR, exile)).say(1, "recover", 3, "order")
    assert t.s.banners["peoples-favor"].tokens == 3


def test_mercenaries_of_a_defender_who_wins_stay() -> None:
    start = position(has(advisers="mercenaries"), has(at=2), land={2: "river 0:2"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[TWO, BLANK], []]).say(1, 2).say(0, "mercenaries")
    assert t.over
    assert t.s.players[0].advisers == ["mercenaries"]


def test_powers_of_facedown_advisers_do_not_work() -> None:
    s = position(CHANCELLOR, has(at=2, facedown="wolves true_names"))
    renew(s)
    assert not {"wolves", "true_names"} & set(s.working[1])
