"""Relics: one test and more for each, at the moment where it matters."""

from typing import Any

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
SWORD, SKULL = 3, 5
"""Faces of the attack die."""
SHIELD, TWO = 2, 4
"""Faces of the defense die."""


def assault(attacker: Any, *rolls: list[int], here: str = "0:4", chancellor: Any = CHANCELLOR, **told: Any) -> Table:
    """Seat 1 attacks the Chancellor's warbands at the first site of the provinces with all dice."""
    plans = (chancellor, attacker)
    t = table(campaign, 1, start=position(*plans, land={2: f"river {here}"}, players=2, **told), told=list(rolls))
    assert t.waits == (1, "campaign-dice")
    return t.say(1, attacker.warbands)


# Sticky Fire


@power_test(game, "sticky-fire")
def test_sticky_fire_burns_all_of_the_beaten_for_a_favor() -> None:
    t = assault(has(at=2, warbands=6, relics="sticky-fire"), [0, 0], [SWORD] * 6)
    t.say(1, "sticky-fire", "sticky-fire")
    assert t.s.players[0].warbands == 3
    assert (t.s.players[0].favor, t.s.players[1].favor) == (4, 2)


def test_sticky_fire_may_be_kept_back() -> None:
    t = assault(has(at=2, warbands=6, relics="sticky-fire"), [0, 0], [SWORD] * 6)
    t.say(1, "sticky-fire", PASS)
    assert t.s.players[0].warbands == 3 + 2
    assert t.s.players[0].favor == 3


# Cursed Cauldron


@power_test(game, "cursed-cauldron")
def test_the_cauldron_makes_warbands_of_the_killed() -> None:
    t = assault(has(at=2, warbands=6, relics="cursed-cauldron"), [0, 0], [SWORD] * 6)
    t.say(1, "cursed-cauldron", 0)
    assert t.over
    assert t.boards()[1] == 8


# Brass Horse


def ride(discard: str, **told: Any) -> Table:
    land = {2: "river wolves", 5: "steppe rangers"}
    start = position(CHANCELLOR, has(at=2, relics="brass-horse"), land=land, discards={"provinces": discard}, **told)
    return turn(start).say(1, "brass-horse")


@power_test(game, "brass-horse")
def test_the_horse_goes_where_the_suit_lies_that_it_is_shown() -> None:
    t = ride("errand_boy scouts")
    assert all(knows(t.s.discards["provinces"], seat) for seat in range(4))
    assert (t.s.players[1].site, t.s.players[1].supply) == (5, 7)


@power_test(game, "brass-horse")
def test_the_horse_goes_anywhere_if_the_suit_lies_nowhere_or_is_none() -> None:
    assert ride("elders").answers(1, "travel") == [0, 1, 3, 4, 5, 6, 7]
    assert ride("faith").answers(1, "travel") == [0, 1, 3, 4, 5, 6, 7]


def test_the_horse_needs_a_card_to_be_shown() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="brass-horse"), discards={"provinces": ""}))
    assert "brass-horse" not in t.answers(1, "act")


# Truthful Harp


@power_test(game, "truthful-harp")
def test_the_harp_draws_two_more_and_shows_them_all() -> None:
    start = position(CHANCELLOR, has(at=2, relics="truthful-harp"), deck="wolves rangers elders scouts alchemist")
    t = turn(start).say(1, "search", ("use", "truthful-harp"))
    assert len(t.answers(1, "keep")) == 5
    assert sorted(t.match.view(2).players[1].hand.cards) == ["alchemist", "elders", "rangers", "scouts", "wolves"]


# Grand Mask


@power_test(game, "grand-mask")
def test_the_mask_gives_an_exile_the_cards_of_the_empire() -> None:
    land = {0: "plains 0:1 elders longbows", 2: "river"}
    t = turn(position(CHANCELLOR, has(at=2, relics="grand-mask"), has(at=5), land=land))
    assert "elders" in t.answers(1, "act")
    assert "elders" in t.s.working[1]
    assert "longbows" not in t.s.working[1]
    assert "elders" not in t.s.working[2]


def test_the_mask_is_nothing_outside_the_own_turn() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="grand-mask"), land={0: "plains 0:1 elders"}, active=2))
    assert "elders" not in t.s.working[1]


# Horned Mask


@power_test(game, "horned-mask")
def test_the_horned_mask_swaps_an_adviser_and_a_card_here() -> None:
    t = turn(
        position(CHANCELLOR, has(at=2, advisers="wolves naysayers", relics="horned-mask"), land={2: "river elders"})
    )
    t.say(1, "horned-mask")
    assert t.s.sites[2].cards == ["wolves"]
    assert sorted(t.s.players[1].advisers) == ["elders", "naysayers"]
    assert t.s.players[1].favor == 3


# Cup of Plenty


@power_test(game, "cup-of-plenty")
def test_with_the_cup_a_trade_with_a_suit_of_ones_advisers_costs_no_supply() -> None:
    t = turn(
        position(CHANCELLOR, has(at=2, advisers="wolves", relics="cup-of-plenty"), land={2: "river rangers elders"})
    )
    t.say(1, "trade", ("secret", "rangers"))
    assert t.s.players[1].supply == 7


def test_the_cup_does_nothing_for_another_suit() -> None:
    t = turn(
        position(CHANCELLOR, has(at=2, advisers="wolves", relics="cup-of-plenty"), land={2: "river rangers elders"})
    )
    t.say(1, "trade", ("favor", "elders"))
    assert t.s.players[1].supply == 6


# Whistle


@power_test(game, "whistle")
def test_who_is_whistled_for_comes_and_gets_the_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="whistle"), has(at=5), land={2: "river"}))
    t.say(1, "whistle", 2)
    assert (t.s.players[2].site, t.s.players[2].supply, t.s.players[2].secrets) == (2, 7, 2)
    assert (t.s.players[1].secrets, t.s.secrets_on) == (0, {})


def test_nobody_is_whistled_past_the_narrow_pass_or_into_the_hidden_place() -> None:
    for land in ({2: "narrow-pass", 3: "river"}, {3: "the-hidden-place"}):
        t = turn(position(CHANCELLOR, has(at=3, relics="whistle"), has(at=5), land=land, players=3))
        assert "whistle" not in t.answers(1, "act")


@power_test(game, "whistle")
def test_from_the_shrouded_wood_its_lord_sends_them() -> None:
    land = {2: "river", 5: "shrouded-wood 0:1"}
    t = turn(position(has(at=2), has(at=2, relics="whistle"), has(at=5), land=land, players=3))
    t.say(1, "whistle").say(0, 7)
    assert (t.s.players[2].site, t.s.secrets_on) == (7, {"whistle": 1})


# Dowsing Sticks


def dowse(answer: str) -> Table:
    t = turn(position(CHANCELLOR, has(at=2, relics="dowsing-sticks")))
    top = t.s.relics.cards[-1]
    t.say(1, "dowsing-sticks")
    assert knows(t.s.relics, 1)
    assert not knows(t.s.relics, 0)
    t.say(1, answer)
    assert (top in t.s.players[1].relics) == (answer == "keep")
    assert (top == t.s.relics.cards[0]) == (answer == "return")
    return t


@power_test(game, "dowsing-sticks")
def test_the_sticks_find_a_relic() -> None:
    assert dowse("keep").s.players[1].favor == 1


@power_test(game, "dowsing-sticks")
def test_the_relic_that_the_sticks_find_may_go_under_the_deck() -> None:
    assert dowse("return").s.relics.marks[0] == 2


# Cracked Horn


@power_test(game, "cracked-horn")
def test_what_is_discarded_to_the_horn_goes_under_the_world_deck() -> None:
    start = position(CHANCELLOR, has(at=2, relics="cracked-horn"), deck="wolves rangers elders")
    t = turn(start).say(1, "search", ("use", "cracked-horn"), "wolves", "rangers", "adviser")
    assert t.s.world.cards[:2] == ["elders", "rangers"]
    assert t.s.discards["hinterland"].cards == []


@power_test(game, "cracked-horn")
def test_advisers_that_make_room_go_under_the_world_deck_too() -> None:
    has_horn = has(at=2, relics="cracked-horn", advisers="scouts tents alchemist")
    t = turn(position(CHANCELLOR, has_horn, deck="wolves rangers elders"))
    t.say(1, "search", ("use", "cracked-horn"), "wolves", "rangers", "adviser", ("up", "tents"))
    assert t.s.world.cards[:3] == ["tents", "elders", "rangers"]
    assert t.s.discards["hinterland"].cards == []


# Bandit Crown


@power_test(game, "bandit-crown")
def test_the_crown_rules_sites_without_warbands() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="bandit-crown"), land={0: "plains", 5: "steppe elders"}))
    assert [t.s.sites[place].ruler for place in (0, 1, 5)] == [1, -2, 1]
    assert "elders" in t.answers(1, "act")


@power_test(game, "bandit-crown")
def test_with_the_crown_the_last_warband_may_go() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="bandit-crown"), land={2: "river 1:1"}))
    t.say(1, "warbands", ("lift", 1))
    assert (t.boards()[1], t.s.sites[2].ruler) == (4, 1)


@power_test(game, "bandit-crown")
def test_bandits_stand_by_the_crown_at_a_site_that_it_rules() -> None:
    crowned = has(at=5, relics="bandit-crown")
    plans = (crowned, has(at=2, warbands=2))
    t = table(campaign, 1, start=position(*plans, land={2: "river 0:1"}, players=2), told=[[0, 0], [SWORD] * 2])
    t.say(1, PASS, 2)
    assert t.answers(1, "campaign-sacrifice") == [1, PASS]


# Ring of Devotion


@power_test(game, "ring-of-devotion")
def test_the_ring_musters_four() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="ring-of-devotion"), land={2: "river elders"}))
    assert t.say(1, "muster").boards()[1] == 7


@power_test(game, "ring-of-devotion")
def test_with_the_ring_no_warbands_are_placed() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="ring-of-devotion"), land={2: "river 1:2"}))
    assert t.say(1, "warbands").boards()[1] == 4
    t = assault(has(at=2, relics="ring-of-devotion"), [0, 0], [SWORD] * 3, here="0:1")
    assert t.over
    assert t.warbands(2) == (-2, 0)


# Skeleton Key


@power_test(game, "skeleton-key")
def test_the_key_opens_the_reliquary() -> None:
    start = position(
        CHANCELLOR,
        has(at=2, secrets=2, relics="skeleton-key"),
        land={2: "river 0:1"},
        reliquary="whistle map ivory-eye sticky-fire",
    )
    t = turn(start).say(1, "skeleton-key", "decadent")
    assert knows(t.s.reliquary[1], 1)
    t.say(1, "take")
    assert "map" in t.s.players[1].relics
    assert "decadent" in t.s.working[0]


@power_test(game, "skeleton-key")
def test_the_key_may_leave_what_it_finds() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=2, relics="skeleton-key"), land={2: "river 0:1"}))
    t.say(1, "skeleton-key", "greedy", PASS)
    assert knows(t.s.reliquary[3], 1)


def test_the_key_fits_only_where_the_empire_rules() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=2, relics="skeleton-key"), land={2: "river 1:1"}))
    assert "skeleton-key" not in t.answers(1, "act")


# Oracular Pig


@power_test(game, "oracular-pig")
def test_the_pig_shows_the_top_of_the_world_deck() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="oracular-pig"), deck="wolves faith elders scouts"))
    t.say(1, "oracular-pig")
    assert [knows(t.s.world, 1, at) for at in (-1, -2, -3, -4)] == [True, True, True, False]
    assert t.s.drawn == 0
    assert "oracular-pig" not in t.answers(1, "act")


# Circlet of Command


@power_test(game, "circlet-of-command")
def test_the_circlet_guards_banners_and_other_relics() -> None:
    ruler = has(at=2, relics="circlet-of-command map", banners="darkest-secret")
    t = table(campaign, 1, start=position(ruler, has(at=2), land={2: "river 0:1"}, players=2))
    assert t.answers(1, "campaign-target") == [("relic", "circlet-of-command"), ("pawn", 0), PASS]


@power_test(game, "circlet-of-command")
def test_nobody_else_recovers_a_banner_of_the_circlet() -> None:
    start = position(has(at=2, relics="circlet-of-command", banners="peoples-favor"), has(at=5))
    t = turn(start)
    assert "recover" not in t.answers(1, "act")


@power_test(game, "circlet-of-command")
def test_who_wears_the_circlet_is_harder_to_banish() -> None:
    ruler = has(at=2, warbands=0, relics="circlet-of-command")
    t = table(campaign, 1, start=position(ruler, has(at=2), land={2: "river 0:1"}, players=2, title=1))
    t.say(1, ("pawn", 0), PASS)
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 1 + 2 + 1


# Ivory Eye


@power_test(game, "ivory-eye")
def test_the_eye_sees_a_facedown_site_adviser_or_relic() -> None:
    for option in (("site", 3, 0), ("adviser", 2, 0), ("relic", 5, 0)):
        start = position(CHANCELLOR, has(at=2, relics="ivory-eye"), has(facedown="wolves"), land={5: "steppe +map"})
        t = turn(start).say(1, "ivory-eye", option)
        kind, at, _ = option
        pile = {"site": t.s.sites[at].card, "relic": t.s.sites[at].relics, "adviser": t.s.players[2].facedown}[kind]
        assert knows(pile, 1)
        assert not knows(pile, 3)


# Map


@power_test(game, "map")
def test_the_map_is_given_up_for_supply() -> None:
    t = turn(position(CHANCELLOR, has(at=2, supply=2, relics="map")))
    t.say(1, "map")
    assert (t.s.players[1].supply, t.s.players[1].relics, t.s.relics.cards[0]) == (6, [], "map")


# Obsidian Cage


@power_test(game, "obsidian-cage")
def test_the_cage_takes_who_is_left_and_gives_them_back() -> None:
    t = assault(has(at=2, warbands=6, relics="obsidian-cage"), [0, 0], [SWORD] * 6)
    t.say(1, "obsidian-cage", 0)
    assert t.s.cage == {0: 2}
    assert t.s.players[0].warbands == 3
    assert turn(t.s).say(1, "obsidian-cage").answers(1, "cage-return") == [1, 2], "to open it for nobody is no action"
    again = turn(t.s).say(1, "obsidian-cage", 1)
    assert (again.s.cage, again.s.players[0].warbands) == ({0: 1}, 4)


# Book of Records


@power_test(game, "book-of-records")
def test_the_book_brings_a_secret_in_place_of_favor() -> None:
    t = turn(position(CHANCELLOR, has(at=2, facedown="wolves", relics="book-of-records"), land={2: "river"}))
    t.say(1, "adviser", ("site", 2))
    assert (t.s.players[1].favor, t.s.players[1].secrets) == (3, 2)


# Dragonskin Drum


@power_test(game, "dragonskin-drum")
def test_the_drum_gains_a_warband_on_the_way() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="dragonskin-drum")))
    t.say(1, "travel", 5, "dragonskin-drum")
    assert t.boards()[1] == 4


@power_test(game, "dragonskin-drum")
def test_the_drum_sounds_on_a_forced_way_too() -> None:
    t = turn(position(CHANCELLOR, has(at=2, relics="whistle"), has(at=5, relics="dragonskin-drum"), land={2: "river"}))
    t.say(1, "whistle", 2).say(2, "dragonskin-drum")
    assert t.boards()[2] == 4
