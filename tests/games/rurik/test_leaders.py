"""The eight leaders in the situations that make their texts tricky."""

from typing import Final

from prestol.games.rurik.regions import ruled, ruler
from prestol.games.rurik.rules import play_round
from prestol.games.rurik.state import game
from prestol.games.rurik.turn import take_advisor
from prestol.table import PASS
from tests.games.powers import power_test
from tests.games.rurik.tables import Table, position, side, table, turn

SAFE: Final = "muster1-1 muster1-2 move1 move2-1"
LOSS: Final = "muster2"


# Agatha


@power_test(game, "agatha")
def test_agatha_takes_one_or_two_along_for_her_own_point() -> None:
    t = turn("move", 2, side(leader="agatha@kiev", troops="kiev3"))
    t.say(0, "action", "kiev", "leader", "volyn")
    assert t.answers(0, "companions") == [0, 1, 2], "not three"
    t.say(0, 2)
    assert t.troops(0) == {"kiev": 1, "volyn": 3}
    assert t.s.players[0].at == "volyn"
    assert t.ask.about["points"] == 1
    t.say(0, "volyn", "leader", "polotsk", 1)
    assert t.troops(0) == {"kiev": 1, "volyn": 1, "polotsk": 2}, "each time that she moves"


@power_test(game, "agatha")
def test_agatha_companions_start_where_she_starts() -> None:
    t = turn("move", 2, side(leader="agatha@kiev", troops="kiev volyn4"))
    t.say(0, "action", "kiev", "leader", "volyn")
    assert t.answers(0, "companions") == [0, 1], "the four in Volyn stay"
    t.say(0, 0)
    assert t.troops(0) == {"kiev": 1, "volyn": 5}


def test_agatha_takes_nobody_along_when_a_troop_moves() -> None:
    t = turn("move", 1, side(leader="agatha@kiev", troops="kiev3"))
    t.say(0, "action", "kiev", "troop", "volyn")
    assert t.troops(0) == {"kiev": 3, "volyn": 1}
    assert t.over


# Boris


@power_test(game, "boris")
def test_boris_one_card_less_and_a_coin() -> None:
    mine, theirs = side(leader="boris@kiev", troops="kiev2", coins=0), side(troops="kiev4", strongholds="kiev", coins=2)
    t = turn("attack", 1, mine, theirs, decks=(SAFE, ""))
    t.say(0, "action", "kiev")
    assert t.ask.about["cards"] == 2, "one, the ruler, the stronghold, less Boris"
    t.say(0, "left")
    assert [p.coins for p in t.s.players] == [1, 1]
    assert t.s.players[0].tracks["war"] == 1


@power_test(game, "boris")
def test_boris_steals_even_where_no_card_is_revealed() -> None:
    mine, theirs = side(leader="boris@kiev", troops="kiev2", coins=0), side(troops="kiev", coins=1)
    t = turn("attack", 1, mine, theirs, decks=(LOSS, ""))
    discards = len(t.s.discards)
    t.say(0, "action", "kiev")
    assert len(t.s.discards) == discards
    assert t.troops(0) == {"kiev": 3}
    assert [p.coins for p in t.s.players] == [1, 0]


@power_test(game, "boris")
def test_boris_an_opponent_without_coins_saves_a_card_all_the_same() -> None:
    t = turn("attack", 1, side(leader="boris@kiev", coins=0), side(troops="kiev", coins=0), decks=(LOSS, ""))
    t.say(0, "action", "kiev")
    assert [p.coins for p in t.s.players] == [0, 0]
    assert t.troops(1) == {}
    assert t.over, "no deck was asked for"


@power_test(game, "boris")
def test_boris_never_less_than_no_card_with_a_deed() -> None:
    mine = side(leader="boris@kiev", troops="kiev2", coins=2, goods="fish ore", deeds="hire_mercenaries")
    t = turn("attack", 1, mine, side(troops="kiev", coins=3), decks=(LOSS, "deed"))
    discards = len(t.s.discards)
    t.say(0, "deed", "kiev")
    assert len(t.s.discards) == discards
    assert [p.coins for p in t.s.players] == [1, 2]


@power_test(game, "boris")
def test_boris_each_attack_of_a_turn() -> None:
    mine, theirs = side(leader="boris@kiev", troops="kiev4", coins=0), side(troops="kiev2", coins=3)
    t = turn("attack", 2, mine, theirs, decks=(LOSS, ""))
    t.say(0, "action", "kiev", "kiev")
    assert [p.coins for p in t.s.players] == [2, 1]


def test_boris_only_in_his_region_and_not_against_rebels() -> None:
    mine = side(leader="boris@kiev", troops="volyn2", coins=0)
    t = turn("attack", 2, mine, side(troops="volyn", coins=3), rebels="kiev=wood", decks=(SAFE, ""))
    t.say(0, "action", "volyn")
    assert t.ask.about["cards"] == 1
    t.say(0, "left", "kiev")
    assert [p.coins for p in t.s.players] == [0, 3]


# Maria


@power_test(game, "maria")
def test_maria_musters_all_into_one_neighbouring_region_without_own_troops() -> None:
    t = turn("muster", 3, side(leader="maria@kiev", troops="polotsk"), side(troops="volyn3"), rebels="volyn=wood")
    t.say(0, "action")
    assert set(t.answers(0, "muster")) == {"kiev", "polotsk", "volyn", "chernigov", "pereyaslavl", PASS}
    t.say(0, "volyn")
    assert set(t.answers(0, "muster")) == {"kiev", "polotsk", "volyn", PASS}, "one such region"
    t.say(0, "volyn", "kiev")
    assert t.troops(0) == {"kiev": 2, "polotsk": 1, "volyn": 2}


@power_test(game, "maria")
def test_maria_once_a_round() -> None:
    mine = side(leader="maria@kiev", hand="muster1-1")
    t = turn("muster", 1, mine)
    t.say(0, "action", "volyn", "decree", "muster1-1")
    assert set(t.answers(0, "muster")) == {"kiev", "volyn", PASS}
    s = t.s
    s.agenda.clear()
    s.then(play_round)
    assert not Table(s).s.players[0].ability_used


def test_maria_off_the_map_or_used_does_nothing() -> None:
    t = turn("muster", 1, side(leader="maria", troops="kiev"))
    assert t.say(0, "action").answers(0, "muster") == ["kiev", PASS]
    t = turn("muster", 1, side(leader="maria@kiev", used=True))
    assert t.say(0, "action").answers(0, "muster") == ["kiev", PASS]


def test_maria_mustering_as_usual_does_not_use_her_up() -> None:
    t = turn("muster", 2, side(leader="maria@kiev"))
    t.say(0, "action", "kiev")
    assert "volyn" in t.answers(0, "muster")


# Mstislav


@power_test(game, "mstislav")
def test_mstislav_taxes_for_a_point_where_another_rules() -> None:
    t = turn("tax", 2, side(leader="mstislav@kiev", troops="volyn"), side(troops="kiev5 volyn5"))
    t.say(0, "action")
    assert set(t.answers(0, "tax")) == {"kiev", "volyn", PASS}
    t.say(0, "kiev")
    assert t.s.players[0].goods["wood"] == 1
    assert t.s.turn.points["tax"] == 1
    assert t.over, "Volyn without him costs two"


@power_test(game, "mstislav")
def test_mstislav_builds_for_a_point_where_another_rules() -> None:
    t = turn("build", 2, side(leader="mstislav@kiev"), side(troops="kiev5"))
    t.say(0, "action", "kiev", "stronghold", "kiev", "market")
    assert t.s.structures["stronghold"] == t.s.structures["market"] == {"kiev": 0}


# Predslava


@power_test(game, "predslava")
def test_predslava_sends_an_opponent_away_for_a_coin_from_the_supply() -> None:
    mine = side(leader="predslava@kiev", coins=2)
    theirs = [side(leader="boris@kiev", troops="kiev", coins=0), side(troops="kiev volyn", coins=0)]
    t = turn("move", 1, mine, *theirs, players=3)
    t.say(0, "predslava")
    assert t.answers(0, "send-whom") == [1, 2]
    t.say(0, 1)
    assert set(t.answers(0, "figure")) == {"troop", "leader"}, "even the leader"
    t.say(0, "leader", "galich")
    assert t.s.players[1].at == "galich"
    assert t.troops(1) == {"kiev": 1, "galich": 1}
    assert [p.coins for p in t.s.players] == [2, 1, 0]
    assert "predslava" not in t.answers(0, "turn"), "once a round"


@power_test(game, "predslava")
def test_predslava_in_the_middle_of_an_action() -> None:
    """Her region is ruled as soon as the opponent is gone, so that one tax point is enough."""
    t = turn("tax", 2, side(leader="predslava@kiev", troops="volyn"), side(troops="kiev"))
    t.say(0, "action", "volyn")
    assert t.answers(0, "tax") == ["predslava", PASS], "one point left, and nobody rules Kiev"
    t.say(0, "predslava", "polotsk", "kiev")
    assert t.s.players[0].goods["wood"] == 1
    t = turn("build", 1, side(leader="predslava@kiev", troops="volyn"), side(troops="kiev volyn"))
    t.say(0, "action", "predslava", "polotsk", "kiev", "market")
    assert t.s.structures["market"] == {"kiev": 0}
    t = turn("tax", 1, side(leader="predslava@kiev", troops="volyn"), side(troops="kiev"))
    t.say(0, "action", "predslava", "volyn")
    assert t.troops(1) == {"volyn": 1}
    t.say(0, "kiev")
    assert t.s.players[0].goods["wood"] == 1


@power_test(game, "predslava")
def test_predslava_after_the_main_action_too() -> None:
    t = turn("move", 1, side(leader="predslava@rostov"), side(troops="kiev"))
    assert t.answers(0, "turn") == ["action", "coin"], "no opponent is there"
    t = turn("muster", 1, side(leader="predslava@rostov"), side(troops="rostov"))
    t.say(0, "coin")
    assert t.answers(0, "turn") == ["predslava", "end"]
    t.say(0, "end")
    assert t.over


def test_predslava_off_the_map_or_used_does_nothing() -> None:
    assert "predslava" not in turn("move", 1, side(leader="predslava", troops="kiev"), side(troops="kiev")).answers(0)
    used = side(leader="predslava@kiev", used=True)
    assert "predslava" not in turn("move", 1, used, side(troops="kiev")).answers(0)


# Sviatopolk


@power_test(game, "sviatopolk")
def test_sviatopolk_rebels_count_as_his_troops_for_who_rules() -> None:
    s = position(2, [side(leader="sviatopolk@kiev"), side(troops="kiev")], rebels="kiev=wood")
    assert ruler(s, "kiev") == 0, "two against one"
    s = position(2, [side(leader="sviatopolk@kiev"), side(troops="kiev2")], rebels="kiev=wood")
    assert ruler(s, "kiev") == -1, "two against two"
    s = position(2, [side(leader="sviatopolk@kiev", troops="volyn")], rebels="kiev=wood volyn=wood")
    assert ruled(s, 0) == ["kiev"], "only where he stands"


@power_test(game, "sviatopolk")
def test_sviatopolk_replaces_a_defeated_rebel_and_keeps_reward_and_figure() -> None:
    t = turn("attack", 1, side(leader="sviatopolk@kiev", coins=0), rebels="kiev=coin2")
    t.say(0, "action", "kiev")
    p = t.s.players[0]
    assert p.troops == {"kiev": 2}
    assert (p.coins, p.rebels, p.reserve, p.tracks["war"]) == (2, 1, 11, 0)


def test_sviatopolk_rebels_are_his_troops_for_nothing_else() -> None:
    plan = side(leader="sviatopolk@kiev", troops="kiev4", deeds="amass_forces")
    t = turn("move", 1, plan, rebels="kiev=wood")
    assert t.answers(0, "turn") == ["action", "coin"], "five and a rebel are not six troops"


def test_sviatopolk_elsewhere_or_without_a_troop_in_supply_replaces_nothing() -> None:
    t = turn("attack", 1, side(leader="sviatopolk@kiev", troops="volyn"), rebels="volyn=wood")
    t.say(0, "action", "volyn")
    assert t.troops(0) == {"kiev": 1, "volyn": 1}
    t = turn("attack", 1, side(leader="sviatopolk@kiev", troops="kiev12"), rebels="kiev=wood")
    t.say(0, "action", "kiev")
    assert t.troops(0) == {"kiev": 13}
    assert t.s.players[0].rebels == 1


def test_sviatopolk_does_not_replace_what_a_church_removes() -> None:
    t = turn("build", 1, side(leader="sviatopolk@kiev"), rebels="kiev=coin2")
    t.say(0, "action", "kiev", "church")
    assert t.troops(0) == {"kiev": 2}, "one troop by the church, none by Sviatopolk"
    assert t.s.players[0].rebels == 0


@power_test(game, "sviatopolk")
def test_sviatopolk_taxes_for_a_point_beside_a_rebel() -> None:
    t = turn("tax", 1, side(leader="sviatopolk@kiev"), rebels="kiev=wood")
    assert t.say(0, "action").answers(0, "tax") == ["kiev", PASS]


# Sudislav


@power_test(game, "sudislav")
def test_sudislav_splits_attack_points_between_attacks_and_mustering() -> None:
    t = turn("attack", 3, side(leader="sudislav@kiev", troops="volyn2"), rebels="volyn=wood")
    t.say(0, "action", "sudislav")
    assert t.troops(0) == {"kiev": 2, "volyn": 2}
    t.say(0, "volyn", "sudislav")
    assert t.troops(0) == {"kiev": 3, "volyn": 2}
    assert t.s.players[0].rebels == 1
    assert t.s.turn.points["attack"] == 0


@power_test(game, "sudislav")
def test_sudislav_with_nobody_to_attack_and_with_points_of_a_decree() -> None:
    t = turn("move", 1, side(leader="sudislav@kiev", hand="attack1-1"))
    t.say(0, "decree", "attack1-1", "sudislav")
    assert t.troops(0) == {"kiev": 2}


@power_test(game, "sudislav")
def test_sudislav_a_troop_mustered_in_place_does_not_use_up_a_deeds_help() -> None:
    mine = side(leader="sudislav@kiev", goods="fish ore", coins=2, deeds="hire_mercenaries")
    t = turn("attack", 1, mine, side(troops="kiev4"), decks=(SAFE, ""))
    t.say(0, "deed", "sudislav", "action", "kiev")
    assert t.ask.about["cards"] == 2, "the deed's point went to mustering, its help with it"


def test_sudislav_off_the_map_or_with_an_empty_supply_musters_nothing() -> None:
    t = turn("attack", 1, side(leader="sudislav", troops="kiev"), rebels="kiev=wood")
    assert t.say(0, "action").answers(0, "attack") == ["kiev", PASS]
    t = turn("attack", 1, side(leader="sudislav@kiev", troops="kiev12"), rebels="kiev=wood")
    assert t.say(0, "action").answers(0, "attack") == ["kiev", PASS]


@power_test(game, "sudislav")
def test_sudislav_dead_in_his_own_attack_musters_no_more() -> None:
    t = turn("attack", 2, side(leader="sudislav@kiev", troops="volyn"), side(troops="kiev2 volyn"), decks=(LOSS, ""))
    t.say(0, "action")
    assert t.answers(0, "attack") == ["volyn", "kiev", "sudislav", PASS]
    t.say(0, "kiev", "left")
    assert t.s.players[0].at == ""
    assert t.answers(0, "attack") == ["volyn", PASS]


# Yaroslav


@power_test(game, "yaroslav")
def test_yaroslav_rules_when_tied_for_most() -> None:
    s = position(3, [side(leader="yaroslav@kiev"), side(troops="kiev"), side()], rebels="kiev=wood")
    assert ruler(s, "kiev") == 0, "against a player and a rebel"
    s = position(3, [side(leader="yaroslav@kiev"), side(troops="kiev2"), side(troops="kiev2")])
    assert ruler(s, "kiev") == -1, "others are tied above him"
    s = position(3, [side(leader="yaroslav@kiev"), side(troops="kiev2"), side(troops="kiev")])
    assert ruler(s, "kiev") == 1
    s = position(3, [side(leader="yaroslav@kiev", troops="volyn"), side(troops="volyn"), side()])
    assert ruler(s, "volyn") == -1, "only where he stands"


@power_test(game, "yaroslav")
def test_yaroslav_strongholds_of_others_count_for_nothing() -> None:
    plans = [side(leader="yaroslav@kiev"), side(troops="kiev", strongholds="kiev")]
    assert ruler(position(2, plans), "kiev") == 0
    t = turn("attack", 1, *plans, decks=(SAFE, ""))
    t.say(0, "action", "kiev")
    assert t.ask.about["cards"] == 1, "neither a ruler nor a stronghold"


@power_test(game, "yaroslav")
def test_yaroslav_strongholds_of_others_count_for_nothing_for_a_third_player_too() -> None:
    third = [side(troops="kiev"), side(troops="kiev2", strongholds="kiev"), side(leader="yaroslav@kiev")]
    t = turn("attack", 1, *third, players=3, decks=(SAFE, ""))
    t.say(0, "action", "kiev", 1)
    assert t.ask.about["cards"] == 2, "one, and one for the ruler"


@power_test(game, "yaroslav")
def test_yaroslav_markets_and_churches_of_others_do_nothing() -> None:
    theirs = side(leader="yaroslav@kiev", troops="kiev")
    t = turn("tax", 1, side(troops="kiev3", markets="kiev"), theirs)
    t.say(0, "action", "kiev")
    assert t.s.players[0].goods["wood"] == 1
    assert t.over
    t = turn("build", 1, side(troops="kiev3"), theirs, rebels="kiev=wood")
    t.say(0, "action", "kiev", "church")
    assert t.s.structures["church"] == {"kiev": 0}, "it can be built"
    assert (t.troops(0), t.troops(1)) == ({"kiev": 3}, {"kiev": 2})
    assert t.s.rebels == {"kiev": "wood"}


def test_yaroslav_his_own_structures_work() -> None:
    s = position(2, [side(leader="yaroslav@kiev", strongholds="kiev"), side(troops="kiev2")])
    assert ruler(s, "kiev") == 0
    s = position(2, [side(leader="yaroslav@kiev", strongholds="kiev"), side(troops="kiev3")])
    assert ruler(s, "kiev") == 1
    t = turn("build", 1, side(leader="yaroslav@kiev", troops="kiev"), side(troops="kiev"))
    t.say(0, "action", "kiev", "church")
    assert (t.troops(0), t.troops(1)) == ({"kiev": 3}, {})


def test_yaroslav_gone_strongholds_work_again() -> None:
    s = position(2, [side(leader="yaroslav", troops="kiev"), side(troops="kiev", strongholds="kiev")])
    assert ruler(s, "kiev") == 1


def test_yaroslav_structures_in_his_region_are_still_there() -> None:
    """No effect is not: not there. Deeds, tracks and the limit of one of a kind count what stands."""
    mine = side(troops="rostov", markets="kiev", strongholds="kiev", churches="kiev", deeds="capital_city")
    t = turn("build", 1, mine, side(leader="yaroslav@kiev", troops="volyn"))
    assert "deed" in t.answers(0, "turn")
    t = turn("build", 2, side(leader="yaroslav@kiev", troops="kiev2"), side(markets="kiev"))
    t.say(0, "action", "kiev")
    assert "market" not in t.answers(0, "structure")


# Leaders as troops


@power_test(game, "predslava")
def test_a_leader_comes_back_by_mustering_with_the_ability() -> None:
    t = turn("muster", 1, side(leader="predslava", troops="kiev"), side(troops="kiev"))
    t.say(0, "action", "kiev", "leader")
    assert t.s.players[0].at == "kiev"
    assert "predslava" in t.answers(0, "turn")


def test_a_player_who_lost_all_comes_back_with_the_leader() -> None:
    t = table(take_advisor, 0, banners={"tax": "0:1"}, plans=[side(leader="mstislav"), side(troops="kiev5")])
    t.say(0, "kiev")
    assert (t.s.players[0].at, t.troops(0), t.s.players[0].reserve) == ("kiev", {"kiev": 2}, 11)
