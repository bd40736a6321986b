"""Denizens of the hearth: one test and more for each, at the moment where it matters."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
SWORD = 3
BLANK = 0


# Tinker's Fair


@power_test(game, "tinkers_fair")
def test_at_the_fair_things_are_exchanged_with_anybody() -> None:
    t = turn(position(CHANCELLOR, has(at=2), has(relics="map"), land={2: "river tinkers_fair"}))
    t.say(1, "tinkers_fair", 2, ("give", "favor", 2), ("take", "relic", "map"), ("send",)).say(2, "accept")
    assert (t.s.players[1].relics, t.s.players[2].favor) == (["map"], 5)


# Wayside Inn


@power_test(game, "wayside_inn")
def test_the_inn_brings_two_supply_back() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=3), land={2: "river wayside_inn"})).say(1, "wayside_inn")
    assert (t.s.players[1].supply, t.s.favor_on) == (5, {"wayside_inn": 1})


def test_the_inn_does_not_feed_the_full() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river wayside_inn"}))
    assert "wayside_inn" not in t.answers(1, "act")


# Memory of Home


@power_test(game, "memory_of_home")
def test_all_favor_of_a_bank_comes_home() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="memory_of_home"))).say(1, "memory_of_home")
    assert t.answers(1, "bank") == ["discord", "arcane", "order", "beast", "nomad"]
    t.say(1, "beast")
    assert (t.s.banks["beast"], t.s.banks["hearth"], t.s.players[1].secrets) == (0, 4, 0)


# Welcoming Party


@power_test(game, "welcoming_party")
def test_a_denizen_fresh_from_the_deck_is_welcomed() -> None:
    start = position(CHANCELLOR, has(at=2, secrets=0), land={2: "river welcoming_party"}, deck="wolves elders scouts")
    t = turn(start).say(1, "search", "wolves", "elders", "adviser")
    assert (t.s.players[1].favor, t.s.banks["hearth"]) == (4, 1)


def test_nobody_welcomes_a_facedown_adviser_of_old_or_a_new_one() -> None:
    land = {2: "river welcoming_party"}
    t = turn(position(CHANCELLOR, has(at=2, facedown="wolves"), land=land)).say(1, "adviser", "adviser")
    assert t.s.players[1].favor == 3
    start = position(CHANCELLOR, has(at=2), land=land, deck="wolves elders scouts")
    t = turn(start).say(1, "search", "wolves", "elders", "facedown")
    assert t.s.players[1].favor == 3


def test_the_ruler_of_the_party_gets_nothing_for_a_guest() -> None:
    start = position(CHANCELLOR, has(at=2), land={2: "river welcoming_party 2:1"}, deck="wolves elders scouts")
    t = turn(start).say(1, "search", "wolves", "elders", "adviser")
    assert [p.favor for p in t.s.players] == [3, 4, 3, 3]


# Storyteller


@power_test(game, "storyteller")
def test_the_storyteller_adds_to_the_darkest_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="storyteller"))).say(1, "storyteller")
    assert t.s.banners["darkest-secret"].tokens == 2


# Armed Mob


@power_test(game, "armed_mob")
def test_the_mob_drives_an_adviser_from_who_holds_the_secret() -> None:
    start = position(
        CHANCELLOR,
        has(at=2),
        has(at=5, advisers="wolves elders a_small_favor", banners="darkest-secret"),
        land={2: "river armed_mob"},
    )
    t = turn(start).say(1, "armed_mob")
    assert t.answers(1, "discard-which") == ["wolves", "elders"]
    t.say(1, "elders")
    assert t.s.players[2].advisers == ["wolves", "a_small_favor"]
    assert t.s.discards["hinterland"].cards[-1] == "elders"


def test_the_mob_spares_who_has_the_peoples_favor_too() -> None:
    rich = has(at=5, advisers="wolves", banners="darkest-secret peoples-favor")
    t = turn(position(CHANCELLOR, has(at=2), rich, land={2: "river armed_mob"}))
    assert "armed_mob" not in t.answers(1, "act")


# Tavern Songs


@power_test(game, "tavern_songs")
def test_songs_tell_of_the_top_of_the_discards() -> None:
    start = position(
        CHANCELLOR, has(at=2, advisers="tavern_songs"), discards={"provinces": "wolves elders scouts keep"}
    )
    t = turn(start).say(1, "tavern_songs")
    pile = t.s.discards["provinces"]
    assert [knows(pile, 1, at) for at in (-1, -2, -3, -4)] == [True, True, True, False]
    assert "tavern_songs" not in t.answers(1, "act")


# A Round of Ale


@power_test(game, "a_round_of_ale")
def test_a_round_of_ale_brings_all_tokens_back_but_its_own() -> None:
    exile = has(at=2, secrets=0, spent=1, relics="map")
    start = position(
        CHANCELLOR, exile, land={2: "river a_round_of_ale wolves"}, tokens="wolves=f2 map=s1 darkest-secret=1"
    )
    t = turn(start).say(1, "a_round_of_ale")
    assert (t.s.favor_on, t.s.secrets_on, t.s.banks["beast"]) == ({"a_round_of_ale": 1}, {}, 4)
    assert (t.s.players[1].secrets, t.s.players[1].spent, t.s.players[1].supply) == (2, 0, 7)
    assert "a_round_of_ale" not in t.answers(1, "act")


# Awaited Return


@power_test(game, "awaited_return")
def test_for_a_warband_a_trade_is_free_again_and_again() -> None:
    exile = has(at=2, secrets=2, warbands=2, advisers="awaited_return")
    t = turn(position(CHANCELLOR, exile, land={2: "river wolves elders"}))
    for card in ("wolves", "elders"):
        t.say(1, "trade", ("use", "awaited_return"), ("favor", card))
    assert (t.s.players[1].supply, t.boards()[1], t.s.players[1].bank) == (7, 0, 14)


# Ballot Box


@power_test(game, "ballot_box")
def test_who_holds_the_peoples_favor_is_voted_into_the_empire() -> None:
    exile = has(at=2, supply=1, banners="peoples-favor", vision="faith")
    t = turn(position(CHANCELLOR, exile, land={2: "river ballot_box 1:2"}, bank=1)).say(1, "ballot_box")
    assert (t.s.players[1].role, t.s.players[1].supply, t.s.players[1].relics) == ("citizen", 7, [])
    assert (t.warbands(2), t.over, t.s.players[1].vision) == ((0, 2), True, "")


def test_without_the_peoples_favor_nobody_is_elected() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river ballot_box"}))
    assert "ballot_box" not in t.answers(1, "act")


# Book Binders


@power_test(game, "book_binders")
def test_binders_are_paid_for_the_visions_of_others() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="faith"), has(at=5, advisers="book_binders"))
    t = turn(start).say(1, "adviser", "vision").say(2, "order")
    assert (t.s.players[2].favor, t.s.banks["order"]) == (5, 0)


@power_test(game, "book_binders")
def test_the_conspiracy_is_a_vision_to_bind() -> None:
    start = position(has(advisers="book_binders"), has(at=2, facedown="conspiracy"))
    t = turn(start).say(1, "adviser", "vision").say(0, "beast")
    assert t.s.players[0].favor == 5


def test_own_visions_are_bound_for_nothing() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="faith", advisers="book_binders"))
    assert turn(start).say(1, "adviser", "vision").waits == (1, "act")


# Charming Friend


@power_test(game, "charming_friend")
def test_a_charming_friend_takes_a_favor_from_who_stands_here() -> None:
    exile = has(at=2, advisers="charming_friend")
    t = turn(position(CHANCELLOR, exile, has(at=2), has(at=2))).say(1, "charming_friend", 3)
    assert [p.favor for p in t.s.players] == [3, 4, 3, 2]
    assert t.s.secrets_on == {"charming_friend": 1}


def test_charm_finds_nothing_with_the_poor() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="charming_friend"), has(at=2, favor=0)))
    assert "charming_friend" not in t.answers(1, "act")


# Crop Rotation


@power_test(game, "crop_rotation")
def test_crops_are_rotated_at_a_full_site() -> None:
    """The card itself, in use, cannot make room (7.4.3)."""
    start = position(CHANCELLOR, has(at=2), land={2: "steppe crop_rotation wolves 1:1"}, deck="elders keep scouts")
    t = turn(start).say(1, "search", "elders", "keep", ("site", 2), "wolves")
    assert t.s.sites[2].cards == ["crop_rotation", "elders"]
    assert t.s.discards["hinterland"].cards[-1] == "wolves"


@power_test(game, "crop_rotation")
def test_a_facedown_adviser_finds_room_too_and_the_mob_makes_more() -> None:
    exile = has(at=2, facedown="elders", banners="peoples-favor", advisers="crop_rotation")
    start = position(CHANCELLOR, exile, land={2: "rocky-coast wolves scouts"})
    t = turn(start).say(1, "adviser", ("site", 2))
    t.say(1, "wolves", "scouts")
    assert t.s.sites[2].cards == ["elders"]


# Fabled Feast


@power_test(game, "fabled_feast")
def test_all_of_the_hearth_come_to_the_feast() -> None:
    exile = has(at=2, facedown="fabled_feast", advisers="storyteller")
    start = position(CHANCELLOR, exile, land={2: "river 1:1", 5: "steppe keep tavern_songs 1:1"}, bank=3)
    t = turn(start).say(1, "adviser", ("site", 2)).say(1, "order")
    assert (t.s.players[1].favor, t.s.banks["order"], t.s.banks["hearth"]) == (7, 0, 2)


@power_test(game, "fabled_feast")
def test_at_anothers_site_the_feast_does_not_count_itself() -> None:
    exile = has(at=2, facedown="fabled_feast", advisers="storyteller")
    t = turn(position(CHANCELLOR, exile, land={2: "river 0:1"}, bank=3)).say(1, "adviser", ("site", 2), "order")
    assert t.s.banks["order"] == 2


# Family Heirloom


@power_test(game, "family_heirloom")
def test_an_heirloom_is_kept_or_goes_under_the_deck() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="family_heirloom"))).say(1, "adviser", "adviser")
    top = t.s.relics.cards[-1]
    assert t.say(1, "keep").s.players[1].relics == [top]
    t = turn(position(CHANCELLOR, has(at=2, facedown="family_heirloom"))).say(1, "adviser", "adviser", "return")
    assert (t.s.relics.cards[0], knows(t.s.relics, 1, 0), knows(t.s.relics, 2, 0)) == (top, True, False)


# Herald


@power_test(game, "herald")
def test_the_herald_is_paid_for_the_wars_of_others() -> None:
    start = position(has(advisers="herald"), has(at=2), land={2: "river 0:1"}, players=2, title=1)
    t = table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3, 0).say(0, "nomad")
    assert (t.s.players[0].favor, t.over) == (4, True)


def test_the_herald_is_silent_of_bandits_and_own_wars() -> None:
    start = position(has(advisers="herald"), has(at=2), land={2: "river"}, players=2, title=1)
    assert table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, PASS, 3, 0).over
    start = position(CHANCELLOR, has(at=2, advisers="herald"), land={2: "river 0:1"}, players=2, title=1)
    assert table(campaign, 1, start=start, told=[[BLANK], [SWORD] * 3]).say(1, 3, 0).over


# Homesteaders


@power_test(game, "homesteaders")
def test_homesteaders_settle_even_themselves() -> None:
    """It is no play: no favor for it; who only advises, or is locked, stays."""
    exile = has(at=2, advisers="homesteaders naysayers a_small_favor")
    t = turn(position(CHANCELLOR, exile, land={2: "fertile-valley"})).say(1, "homesteaders")
    assert (t.s.sites[2].cards, t.s.players[1].advisers) == (["homesteaders"], ["naysayers", "a_small_favor"])
    assert t.s.players[1].favor == 3


@power_test(game, "homesteaders")
def test_at_the_great_slum_somebody_must_go() -> None:
    exile = has(at=2, advisers="homesteaders elders", banners="peoples-favor")
    t = turn(position(CHANCELLOR, exile, land={2: "great-slum wolves keep scouts"})).say(
        1, "homesteaders", "elders", "wolves"
    )
    assert t.s.sites[2].cards == ["keep", "scouts", "elders"]


def test_a_full_site_takes_no_settlers() -> None:
    exile = has(at=2, advisers="homesteaders", banners="peoples-favor")
    t = turn(position(CHANCELLOR, exile, land={2: "wastes wolves"}))
    assert "homesteaders" not in t.answers(1, "act")


# Land Warden


@power_test(game, "land_warden")
def test_the_warden_lets_two_cards_be_played() -> None:
    exile = has(at=2, advisers="land_warden")
    start = position(CHANCELLOR, exile, land={2: "river"}, deck="elders keep scouts")
    t = turn(start).say(1, "search", ("use", "land_warden"), "elders", "keep", "facedown")
    assert t.answers(1, "play") == [("site", 2), "discard"]
    t.say(1, ("site", 2))
    assert (t.s.sites[2].cards, t.s.players[1].facedown.cards) == (["keep"], ["elders"])
    assert t.s.discards["hinterland"].cards == ["scouts"]


@power_test(game, "land_warden")
def test_after_one_for_the_land_the_other_goes_anywhere() -> None:
    exile = has(at=2, advisers="land_warden")
    start = position(CHANCELLOR, exile, land={2: "river"}, deck="elders wolves scouts")
    t = turn(start).say(1, "search", ("use", "land_warden"), "elders", "wolves", ("site", 2), "adviser")
    assert (t.s.sites[2].cards, t.s.players[1].advisers) == (["elders"], ["land_warden", "wolves"])


@power_test(game, "land_warden")
def test_the_warden_does_not_force_a_second_card() -> None:
    exile = has(at=2, advisers="land_warden")
    start = position(CHANCELLOR, exile, land={2: "river"}, deck="elders keep scouts")
    t = turn(start).say(1, "search", ("use", "land_warden"), "elders", PASS, "keep", "facedown")
    assert t.s.discards["hinterland"].cards == ["keep", "scouts"]


# Levelers


@power_test(game, "levelers")
def test_levelers_take_from_the_full_and_give_to_the_empty() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="levelers"))
    start.banks.update(order=4, beast=1, nomad=1)
    t = turn(start).say(1, "levelers")
    assert t.answers(1, "bank-to") == ["beast", "nomad"]
    t.say(1, "nomad")
    assert (t.s.banks["order"], t.s.banks["nomad"], t.s.secrets_on) == (2, 3, {"levelers": 1})


@power_test(game, "levelers")
def test_among_equal_banks_the_levelers_choose_both() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="levelers"))).say(1, "levelers", "discord")
    assert t.answers(1, "bank-to") == ["arcane", "order", "hearth", "beast", "nomad"]
    assert t.say(1, "arcane").s.banks["arcane"] == 4


# Marriage


@power_test(game, "marriage")
def test_a_marriage_counts_as_two_in_a_trade() -> None:
    exile = has(at=2, favor=0, secrets=2, advisers="marriage elders")
    t = turn(position(CHANCELLOR, exile, land={2: "river storyteller"}, bank=3)).say(1, "trade")
    assert t.s.players[1].favor == 3


@power_test(game, "marriage")
def test_a_marriage_alone_can_conspire() -> None:
    exile = has(at=2, facedown="conspiracy", advisers="marriage")
    start = position(CHANCELLOR, exile, has(at=2, advisers="storyteller", relics="map"))
    t = turn(start).say(1, "adviser", "vision", (2, "map"))
    assert t.s.players[1].relics == ["map"]


# News from Afar


@power_test(game, "news_from_afar")
def test_news_from_afar_cost_no_supply() -> None:
    exile = has(at=2, supply=0, advisers="news_from_afar")
    start = position(CHANCELLOR, exile, discards={"provinces": "wolves elders"})
    t = turn(start).say(1, "search", "provinces", "wolves", "discard")
    assert (t.s.players[1].supply, t.s.favor_on) == (0, {"news_from_afar": 2})


# Relic Breaker


@power_test(game, "relic_breaker")
def test_a_broken_relic_is_worth_three_warbands() -> None:
    exile = has(at=2, advisers="relic_breaker")
    t = turn(position(CHANCELLOR, exile, land={2: "wastes +map +whistle"})).say(1, "peek", 0, "relic_breaker", 0)
    assert (t.s.relics.cards[0], t.s.sites[2].relics.cards, t.boards()[1]) == ("map", ["whistle"], 6)
    assert (knows(t.s.relics, 1, 0), knows(t.s.relics, 0, 0)) == (True, False)


# Rowdy Pub


@power_test(game, "rowdy_pub")
def test_from_a_rowdy_pub_three_come() -> None:
    t = turn(position(CHANCELLOR, has(at=2, warbands=0), land={2: "steppe rowdy_pub wolves"}))
    t.say(1, "muster", "rowdy_pub", "muster")
    assert t.boards()[1] == 5


# Saddle Makers


@power_test(game, "saddle_makers")
def test_saddles_are_sold_before_the_riders_act() -> None:
    """After the favor for the play to a site, before what the card does when it is played."""
    start = position(
        CHANCELLOR, has(at=2, facedown="great_herd"), has(at=5, advisers="saddle_makers"), land={5: "steppe elders"}
    )
    t = turn(start).say(1, "adviser", ("site", 2))
    assert t.waits == (1, "swap-with")
    assert (t.s.players[1].favor, t.s.players[2].favor, t.s.banks["nomad"]) == (4, 4, 0)


def test_no_saddles_for_wolves_nor_for_who_makes_them() -> None:
    start = position(CHANCELLOR, has(at=2, facedown="wolves"), has(at=5, advisers="saddle_makers"))
    assert turn(start).say(1, "adviser", "adviser").s.players[2].favor == 3
    start = position(CHANCELLOR, has(at=2, facedown="scouts", advisers="saddle_makers"))
    assert turn(start).say(1, "adviser", "adviser").s.players[1].favor == 3


# Salad Days


@power_test(game, "salad_days")
def test_salad_days_bring_favor_of_three_banks() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="salad_days"), land={2: "river"}))
    t.say(1, "adviser", ("site", 2), "beast", "order")
    assert t.answers(1, "bank") == ["discord", "arcane", "hearth", "nomad"]
    t.say(1, "hearth")
    assert (t.s.players[1].favor, t.s.banks["hearth"]) == (7, 0)


# Deed Writer


@power_test(game, "deed_writer")
def test_a_site_is_sold_with_its_warbands_back_home() -> None:
    start = position(CHANCELLOR, has(at=2, advisers="deed_writer"), has(at=5), land={5: "steppe 2:2"})
    t = turn(start).say(1, "deed_writer", 2)
    assert ("take", "site", "steppe") in t.answers(1, "deal")
    t.say(1, ("give", "favor", 2), ("take", "site", "steppe"), ("send",)).say(2, "accept")
    assert t.answers(1, "settle-site") == [1, 2, 3]
    t.say(1, 2)
    assert (t.warbands(5), t.boards()[1:3], [p.favor for p in t.s.players]) == ((1, 2), [1, 5], [3, 1, 5, 3])


@power_test(game, "deed_writer")
def test_a_citizen_sells_what_is_the_empires_and_keeps_the_warbands() -> None:
    citizen = has(at=5, role="citizen", warbands=1)
    start = position(CHANCELLOR, has(at=2, advisers="deed_writer"), citizen, land={5: "steppe 0:3"}, players=3)
    t = turn(start).say(1, "deed_writer", 2, ("take", "site", "steppe"), ("send",)).say(2, "accept").say(1, 3)
    assert (t.warbands(5), t.boards()) == ((1, 3), [3, 0, 4])


@power_test(game, "deed_writer")
def test_a_citizen_who_buys_places_own_purple_warbands() -> None:
    citizen = has(at=5, role="citizen", warbands=2, advisers="deed_writer")
    start = position(CHANCELLOR, citizen, has(at=2), land={2: "river 2:1"}, players=3)
    t = turn(start).say(1, "deed_writer", 2, ("take", "site", "river"), ("send",)).say(2, "accept").say(1, 1)
    assert (t.warbands(2), t.boards()) == ((0, 1), [3, 1, 4])


def test_the_empire_does_not_trade_its_sites_with_itself() -> None:
    citizen = has(at=5, role="citizen", advisers="deed_writer")
    t = turn(position(CHANCELLOR, citizen, land={2: "river 0:1"}, players=2)).say(1, "deed_writer")
    assert not any("site" in option for option in t.answers(1, "deal") if isinstance(option, tuple))


@power_test(game, "deed_writer")
def test_without_warbands_a_site_can_only_be_swapped() -> None:
    """What comes back from the site that is given can hold the one that is got."""
    exile = has(at=2, warbands=0, favor=0, secrets=0, advisers="deed_writer")
    other = has(at=5, warbands=0, favor=0, secrets=0)
    start = position(CHANCELLOR, exile, other, land={2: "river 1:2", 5: "steppe 2:1"}, players=3)
    t = turn(start).say(1, "deed_writer", 2)
    assert t.answers(1, "deal") == [("give", "site", "river"), ("take", "site", "steppe")]
    t.say(1, ("take", "site", "steppe")).say(2, PASS)
    assert "deed_writer" in t.answers(1, "act"), "there is still the Chancellor"
    t = turn(position(CHANCELLOR, exile, other, land={2: "river 1:2", 5: "steppe 2:1"}, players=3))
    t.say(1, "deed_writer", 2, ("take", "site", "steppe")).say(2, "accept").say(1, 2)
    assert (t.warbands(2), t.warbands(5), t.boards()) == ((2, 1), (1, 2), [3, 0, 0])


@power_test(game, "deed_writer")
def test_with_the_crown_no_warband_is_needed() -> None:
    crowned = has(at=2, warbands=0, relics="bandit-crown", advisers="deed_writer")
    start = position(CHANCELLOR, crowned, has(at=5), land={5: "steppe 2:2"}, players=3)
    t = turn(start).say(1, "deed_writer", 2, ("take", "site", "steppe"), ("send",)).say(2, "accept")
    assert (t.s.sites[5].ruler, t.warbands(5), t.boards()[2]) == (1, (-2, 0), 5)
