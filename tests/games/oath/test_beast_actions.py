"""Action powers of beasts: one test and more for each, at the moment where it matters."""

from prestol.games.oath.state import NOBODY, game
from prestol.table import PASS
from tests.games.oath.tables import has, position, turn
from tests.games.powers import power_test

CHANCELLOR = has()
SWORD, SKULL = 3, 5
BLANK = 0

# Fae Merchant


@power_test(game, "fae_merchant")
def test_the_merchant_trades_a_relic_for_the_top_one() -> None:
    start = position(CHANCELLOR, has(at=2, relics="map", advisers="fae_merchant"))
    top = start.relics.cards[-1]
    t = turn(start).say(1, "fae_merchant")
    assert t.answers(1, "return-relic") == ["map", top]
    t.say(1, "map")
    assert (t.s.players[1].relics, t.s.relics.cards[0], t.s.secrets_on) == ([top], "map", {"fae_merchant": 1})


@power_test(game, "fae_merchant")
def test_what_was_just_taken_may_go_back_but_never_the_scepter() -> None:
    start = position(has(at=2, advisers="fae_merchant"), active=0)
    top = start.relics.cards[-1]
    t = turn(start).say(0, "fae_merchant")
    assert (t.s.players[0].relics, t.s.relics.cards[0]) == (["grand-scepter"], top)


@power_test(game, "fae_merchant")
def test_oaths_are_looked_at_when_it_is_over() -> None:
    """For a moment the exile has two relics, as many as nobody; but one goes back at once."""
    exile = has(at=2, relics="map", advisers="fae_merchant")
    start = position(has(relics="cup-of-plenty", scepter=False), exile, has(scepter=True), oath="protection", title=0)
    t = turn(start).say(1, "fae_merchant", "map")
    assert t.s.title == 0


@power_test(game, "fae_merchant")
def test_with_an_empty_deck_a_relic_must_still_be_given() -> None:
    start = position(CHANCELLOR, has(at=2, relics="map obsidian-cage", warbands=3, advisers="fae_merchant"))
    start.sites[0].relics.cards += start.relics.cards
    start.sites[0].relics.marks += start.relics.marks
    start.relics.cards, start.relics.marks = [], []
    start.cage, start.players[0].bank = {0: 2}, start.players[0].bank - 2
    bank = start.players[0].bank
    t = turn(start).say(1, "fae_merchant", "obsidian-cage")
    assert (t.s.players[1].relics, t.s.relics.cards) == (["map"], ["obsidian-cage"])
    assert (t.s.cage, t.s.players[0].bank) == ({}, bank + 2), "nobody stays in a cage that is gone"


# Second Chance


@power_test(game, "second_chance")
def test_a_warband_of_order_or_discord_joins_another_side() -> None:
    order, nomads = has(advisers="longbows", warbands=2), has(advisers="elders")
    t = turn(position(order, has(at=2, advisers="second_chance"), nomads, has(advisers="scryer", warbands=0)))
    t.say(1, "second_chance")
    assert t.boards() == [1, 4, 3, 0]


def test_without_anybody_of_order_or_discord_there_is_no_second_chance() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="second_chance")))
    assert "second_chance" not in t.answers(1, "act")


# Memory of Nature


@power_test(game, "memory_of_nature")
def test_nature_remembers_a_favor_for_each_beast_at_a_site() -> None:
    land = {2: "river rangers the_old_oak", 3: "steppe errand_boy"}
    start = position(CHANCELLOR, has(at=2, advisers="memory_of_nature wolves"), land=land)
    t = turn(start).say(1, "memory_of_nature", "order", "order", "discord")
    assert (t.s.banks["beast"], t.s.banks["order"], t.s.banks["discord"]) == (5, 0, 1)
    assert t.waits == (1, "act")


# Wild Allies


@power_test(game, "wild_allies")
def test_wild_allies_strike_from_afar_with_the_warbands_there() -> None:
    """The pawn is in the Provinces; the fight is in the Hinterland, where the Chancellor stands."""
    exile = has(at=2, supply=0, warbands=2, advisers="wild_allies")
    land = {2: "river", 5: "plains wolves 1:2", 6: "marshes 0:1"}
    start = position(has(at=5, warbands=1), exile, land=land, players=2, title=1)
    t = turn(start, told=[[BLANK] * 3, [SKULL, SWORD, SWORD]])
    t.say(1, "wild_allies")
    assert t.answers(1, "campaign-target") == [("relic", "grand-scepter"), ("pawn", 0)]
    t.say(1, ("pawn", 0), ("site", 6), PASS, 2)
    assert t.answers(1, "campaign-fall-board") == [0, 1], "the skull may kill on the board or at the site"


@power_test(game, "wild_allies")
def test_only_where_beasts_are_and_somebody_to_fight() -> None:
    land = {2: "river 0:1", 3: "steppe wolves 1:1", 5: "plains rangers 0:1", 0: "great-slum elders 0:1"}
    t = turn(position(CHANCELLOR, has(at=2, supply=0, advisers="wild_allies"), land=land, players=2, title=1))
    t.say(1, "wild_allies")
    assert t.s.campaign is not None
    assert (t.s.campaign.place, t.s.campaign.targets[0]) == (5, ("site", 5))


@power_test(game, "wild_allies")
def test_a_citizen_fights_the_empire_from_a_site_of_the_empire() -> None:
    """The warbands there fight for the attacker, and the site need not be a target."""
    land = {2: "river 0:1", 5: "plains wolves 0:2"}
    start = position(has(at=5, warbands=1), has(at=2, role="citizen", advisers="wild_allies"), land=land, players=2)
    t = turn(start, told=[[BLANK] * 3, [SWORD] * 4])
    t.say(1, "wild_allies")
    t.say(1, *[0] * (t.waits[1] == "campaign-defender"))
    assert ("site", 5) in t.answers(1, "campaign-target")
    t.say(1, ("pawn", 0), PASS, 3)
    c = t.s.campaign
    assert c is not None
    assert (c.camps, c.standing, c.apart) == ((5,), 1, 1)
    assert c.defender != NOBODY
