"""Modifiers of magic: one test and more for each, at the moment where it matters."""

import pytest

from prestol.games.oath.state import game
from tests.games.oath.tables import has, position, turn
from tests.games.powers import power_test

CHANCELLOR = has()

# Augury


@power_test(game, "augury")
def test_augury_draws_a_card_more() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="augury"), deck="wolves elders scouts keep tents"))
    t.say(1, "search", ("use", "augury"))
    assert sorted(map(str, t.answers(1, "keep"))) == ["elders", "keep", "scouts", "wolves"]


@power_test(game, "augury")
def test_a_vision_still_stops_the_draw() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="augury"), deck="wolves faith scouts keep tents"))
    t.say(1, "search", ("use", "augury"))
    assert len(t.answers(1, "keep")) == 2


# Initiation Rite


@power_test(game, "initiation_rite")
def test_initiates_are_paid_with_a_secret() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="initiation_rite"), land={2: "river wolves"})).say(1, "muster")
    assert (t.boards()[1], t.s.players[1].favor, t.s.players[1].secrets) == (5, 3, 0)
    assert (t.s.secrets_on, t.s.favor_on) == ({"wolves": 1}, {})


@power_test(game, "initiation_rite")
def test_without_a_secret_no_one_is_initiated() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=0, advisers="initiation_rite"), land={2: "river wolves"}))
    assert "muster" not in t.answers(1, "act")


# Map Library

LIBRARY = {2: "river map_library", 3: "steppe wolves", 5: "plains elders"}


@power_test(game, "map_library")
def test_the_library_trades_with_all_of_its_region() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land=LIBRARY)).say(1, "trade", ("use", "map_library"))
    assert [card for _, card in t.answers(1, "trade")] == ["map_library"] * 2 + ["wolves"] * 2
    t.say(1, ("favor", "wolves"))
    assert (t.s.players[1].favor, t.s.secrets_on) == (4, {"wolves": 1})


def test_who_rules_the_library_from_afar_cannot_read_there() -> None:
    t = turn(position(CHANCELLOR, has(at=3), land={**LIBRARY, 2: "river map_library 1:1"}))
    assert ("use", "map_library") not in t.say(1, "trade").answers(1)


# Master of Disguise


@power_test(game, "master_of_disguise")
def test_the_master_trades_with_the_advisers_of_another() -> None:
    """The own Secret Signal does not count meanwhile; the other's Acting Troupe does."""
    exile = has(at=2, secrets=2, advisers="master_of_disguise secret_signal elders")
    other = has(at=5, advisers="acting_troupe rangers")
    t = turn(position(CHANCELLOR, exile, other, land={2: "river wolves"}))
    t.say(1, "trade", ("use", "master_of_disguise"), 2, ("favor", "wolves"))
    p = t.s.players[1]
    assert (p.favor, p.secrets, t.s.banks["beast"]) == (5, 0, 0)
    assert t.s.secrets_on == {"master_of_disguise": 1, "wolves": 1}


@power_test(game, "master_of_disguise")
def test_in_disguise_one_is_not_poor() -> None:
    exile = has(at=2, secrets=2, advisers="master_of_disguise vow_of_poverty")
    t = turn(position(CHANCELLOR, exile, land={2: "river elders"}))
    t.say(1, "trade", ("use", "master_of_disguise"), 0, ("favor", "elders"))
    assert t.s.players[1].favor == 4


@power_test(game, "master_of_disguise")
def test_when_the_trade_is_over_so_is_the_disguise() -> None:
    exile = has(at=2, secrets=3, advisers="master_of_disguise birdsong")
    t = turn(position(CHANCELLOR, exile, land={2: "river elders tents"}))
    t.say(1, "trade", ("use", "master_of_disguise"), 0, ("favor", "elders"))
    assert t.s.players[1].supply == 6
    t.say(1, "trade", ("favor", "tents"))
    assert t.s.players[1].supply == 6, "one's own Birdsong sings again"


@power_test(game, "master_of_disguise")
def test_a_borrowed_modifier_may_be_used_but_not_an_own_one() -> None:
    exile = has(at=2, secrets=2, advisers="master_of_disguise")
    other = has(at=5, advisers="small_friends")
    t = turn(position(CHANCELLOR, exile, other, land={2: "river elders", 5: "plains wolves"}))
    t.say(1, "trade", ("use", "master_of_disguise"), 2, ("use", "small_friends"))
    assert t.answers(1, "trade") == [("favor", "wolves"), ("secret", "wolves")]


def test_after_an_own_modifier_it_is_too_late_for_a_disguise() -> None:
    exile = has(at=2, secrets=2, advisers="master_of_disguise small_friends")
    t = turn(position(CHANCELLOR, exile, land={2: "river elders", 5: "plains wolves"}))
    assert ("use", "master_of_disguise") in t.say(1, "trade").answers(1, "trade")
    assert ("use", "master_of_disguise") not in t.say(1, ("use", "small_friends")).answers(1, "trade")


# Observatory


@power_test(game, "observatory")
def test_from_the_observatory_one_searches_any_region() -> None:
    start = position(
        CHANCELLOR, has(at=2), land={2: "river observatory"}, discards={"hinterland": "elders tents scouts keep"}
    )
    t = turn(start).say(1, "search", ("use", "observatory"), "hinterland")
    assert sorted(map(str, t.answers(1, "keep"))) == ["elders", "scouts", "tents"]
    assert t.s.players[1].supply == 5


def test_the_observatory_is_no_use_from_afar() -> None:
    start = position(
        CHANCELLOR, has(at=3), land={2: "river observatory 1:1", 3: "steppe"}, discards={"hinterland": "elders"}
    )
    assert turn(start).say(1, "search").waits == (1, "keep"), "there is only the world deck"


# Portal


@power_test(game, "portal")
def test_the_portal_leads_anywhere_for_nothing() -> None:
    land = {2: "shrouded-wood portal 0:1", 5: "narrow-pass", 6: "the-hidden-place", 7: "charming-valley"}
    t = turn(position(CHANCELLOR, has(at=2, supply=0), land=land)).say(1, "travel")
    assert {5, 6, 7} <= set(t.answers(1, "travel"))
    t.say(1, 6)
    assert (t.s.players[1].site, t.s.players[1].supply, t.s.secrets_on) == (6, 0, {"portal": 1})


@power_test(game, "portal")
def test_who_rules_the_portal_can_come_to_it() -> None:
    land = {2: "narrow-pass", 3: "river portal 1:1", 5: "charming-valley"}
    t = turn(position(CHANCELLOR, has(at=5, supply=0), land=land)).say(1, "travel")
    assert (t.s.players[1].site, t.s.players[1].supply) == (3, 0)


def test_the_portal_cannot_be_entered_from_where_one_does_not_rule_it() -> None:
    assert turn(position(CHANCELLOR, has(at=5, supply=0), land={3: "river portal 0:1", 5: "plains"})).over


# Secret Signal


@power_test(game, "secret_signal")
def test_a_single_favor_becomes_two() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="secret_signal"), land={2: "river wolves"}))
    assert t.say(1, "trade", ("favor", "wolves")).s.players[1].favor == 5


@power_test(game, "secret_signal")
def test_the_favor_of_the_careless_is_doubled_too() -> None:
    chancellor = has(at=2, favor=4, advisers="secret_signal")
    start = position(chancellor, land={2: "river wolves"}, active=0, reliquary="map whistle - truthful-harp")
    assert turn(start).say(0, "trade", ("secret", "wolves")).s.players[0].favor == 4


@pytest.mark.parametrize(("bank", "gained"), [(2, 2), (1, 1)])
def test_more_favor_or_an_empty_bank_is_not_doubled(bank: int, gained: int) -> None:
    start = position(CHANCELLOR, has(at=2, advisers="secret_signal wolves"), land={2: "river rangers"}, bank=2)
    start.banks["beast"], start.favor = bank, start.favor + 2 - bank
    assert turn(start).say(1, "trade", ("favor", "rangers")).s.players[1].favor == 3 + gained
