"""Edifices, intact and in ruins: one test and more for each that does something before the chronicle."""

from prestol.games.oath.law.campaign import campaign
from prestol.games.oath.law.victory import check_regime
from prestol.games.oath.state import game
from prestol.table import PASS
from tests.games.oath.tables import Table, has, knows, position, table, turn
from tests.games.powers import power_test

CHANCELLOR = has()
SWORD = 3


@power_test(game, "rampart")
def test_the_rampart_adds_a_die_for_each_site_of_its_ruler() -> None:
    land = {2: "river 0:1", 3: "steppe 0:1", 7: "plains rampart 0:1", 0: "great-slum"}
    t = table(campaign, 1, start=position(has(at=5), has(at=2), land=land, title=1, players=2))
    t.say(1, ("site", 3), PASS)
    assert t.s.campaign is not None
    assert t.s.campaign.defense_dice == 4


@power_test(game, "rampart-ruined")
def test_bandits_use_the_ruined_rampart() -> None:
    start = position(has(at=5), has(at=2), land={2: "river rampart-ruined"}, players=2)
    t = table(campaign, 1, start=start, told=[[0], [SWORD]]).say(1, PASS, 3)
    assert t.answers(1, "campaign-sacrifice") == [1, PASS]


@power_test(game, "hall")
def test_the_hall_of_debate_guards_the_peoples_favor() -> None:
    land = {2: "river", 7: "plains hall", 0: "steppe"}
    start = position(has(at=2, banners="peoples-favor"), has(at=2), land=land, players=2)
    t = table(campaign, 1, start=start).say(1, 0)
    assert t.answers(1, "campaign-target") == [("relic", "grand-scepter"), ("pawn", 0)]


@power_test(game, "hall-ruined")
def test_the_hall_of_mockery_makes_a_mob() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={7: "plains hall-ruined", 0: "steppe"}))
    t.say(1, "recover", 2, "order")
    assert (t.s.banners["peoples-favor"].holder, t.s.banners["peoples-favor"].mob) == (1, True)


def play_wolves(ruler: str) -> Table:
    land = {2: "river", 7: f"plains temple-ruined {ruler}", 0: "steppe"}
    return turn(position(CHANCELLOR, has(at=2, facedown="wolves"), land=land)).say(1, "adviser")


@power_test(game, "temple-ruined")
def test_enemies_of_who_rules_the_ruined_temple_do_not_play_beasts() -> None:
    assert play_wolves("0:1").answers(1, "play") == ["discard"]
    assert play_wolves("").answers(1, "play") == ["discard"]


def test_its_ruler_does() -> None:
    assert play_wolves("1:1").answers(1, "play") == [("site", 2), "adviser", "discard"]


@power_test(game, "district")
def test_in_the_festival_district_one_bargains_about_advisers() -> None:
    t = turn(position(CHANCELLOR, has(at=2, advisers="wolves"), has(advisers="elders"), land={2: "river district"}))
    t.say(1, "district", 2, ("give", "adviser", "wolves"), ("take", "adviser", "elders"), ("send",)).say(2, "accept")
    assert (t.s.players[1].advisers, t.s.players[2].advisers) == (["elders"], ["wolves"])


@power_test(game, "district-ruined")
def test_the_ruler_of_the_squalid_district_turns_the_end_die() -> None:
    land = {2: "river district-ruined 2:1"}
    t = table(check_regime, start=position(CHANCELLOR, land=land, round=5), told=[[5]])
    assert t.answers(2, "end-die") == [-1, 1, PASS]
    t.say(2, -1)
    assert t.s.winner < 0


def test_citizens_do_not_turn_it() -> None:
    land = {2: "river district-ruined 0:1"}
    plans = (CHANCELLOR, has(role="citizen"))
    t = table(check_regime, start=position(*plans, land=land, round=5), told=[[5]])
    assert t.waits == (0, "end-die")
    assert t.say(0, PASS).s.winner == 0


def spired(card: str, **told: object) -> Table:
    s = position(
        CHANCELLOR,
        has(at=2, secrets=3),
        land={2: f"river {card}"},
        deck="wolves rangers elders",
        discards={"provinces": "scouts faith longbows"},
    )
    s.world.zones = []
    for denizen in ("tutor", "jinx"):
        s.dispossessed.cards.append(denizen)
        s.dispossessed.marks.append(0)
    s.world.zones = [(len(s.world.cards), 4)]
    return turn(s)


@power_test(game, "spire")
def test_the_great_spire_changes_what_was_drawn() -> None:
    t = spired("spire").say(1, "search", ("use", "spire"), "deck", "wolves", "rangers")
    assert sorted(t.answers(1, "keep")) == ["elders", "jinx", "tutor"]
    assert sorted(t.s.dispossessed.cards) == ["rangers", "wolves"]


@power_test(game, "spire-ruined")
def test_the_fallen_spire_changes_denizens_of_the_discards_unseen() -> None:
    t = spired("spire-ruined").say(1, "spire-ruined", 2)
    pile = t.s.discards["provinces"]
    assert sorted(pile.cards) == ["faith", "jinx", "tutor"]
    assert pile.cards[1] == "faith"
    assert not any(knows(pile, 1, at) for at in range(3))


@power_test(game, "forge")
def test_the_forge_makes_a_relic() -> None:
    t = turn(position(CHANCELLOR, has(at=2), land={2: "river forge"}))
    top = t.s.relics.cards[-1]
    t.say(1, "forge", "keep")
    assert t.s.players[1].relics == [top]
    assert (t.s.players[1].favor, t.s.players[1].secrets) == (1, 0)


@power_test(game, "forge-ruined")
def test_the_broken_forge_is_mended_and_what_was_paid_stays() -> None:
    t = turn(position(CHANCELLOR, has(at=2, secrets=2), land={2: "river forge-ruined"})).say(1, "forge-ruined")
    assert t.s.sites[2].cards == ["forge"]
    assert (t.s.favor_on, t.s.secrets_on) == ({"forge": 2}, {"forge": 2})


def test_where_the_table_says_so_it_goes_back() -> None:
    start = position(
        CHANCELLOR, has(at=2, secrets=2), land={2: "river forge-ruined"}, options={"forge_tokens": "return"}
    )
    t = turn(start).say(1, "forge-ruined")
    assert (t.s.favor_on, t.s.banks["nomad"], t.s.players[1].spent) == ({}, 4, 2)
