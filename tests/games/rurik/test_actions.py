"""The main actions, as the rulebook tells them."""

import pytest

from prestol.games.rurik.regions import ruled, ruler
from prestol.games.rurik.rules import action_phase
from prestol.games.rurik.turn import take_advisor
from prestol.table import PASS
from tests.games.rurik.tables import position, side, table, turn

# Occupying and ruling


def test_the_ruler_has_more_than_each_other_player_and_the_rebels() -> None:
    s = position(
        3, [side(troops="kiev2 volyn rostov"), side(troops="kiev"), side(troops="kiev rostov")], rebels="volyn=wood"
    )
    assert ruler(s, "kiev") == 0
    assert ruler(s, "volyn") == -1
    assert ruler(s, "rostov") == -1
    assert ruler(s, "smolensk") == -1
    assert ruled(s, 0) == ["kiev"]


def test_a_stronghold_counts_as_a_troop_for_its_owner_alone() -> None:
    plans = [side(troops="kiev", strongholds="kiev volyn"), side(troops="kiev rostov", strongholds="rostov")]
    s = position(2, plans, rebels="rostov=wood")
    assert ruler(s, "kiev") == 0
    assert ruler(s, "volyn") == 0, "a stronghold rules an empty region"
    assert ruler(s, "rostov") == 1


def test_the_leader_counts_as_a_troop() -> None:
    s = position(2, [side(leader="boris@kiev"), side()])
    assert ruler(s, "kiev") == 0


# The turn: price, coin instead, no troops


def test_the_price_is_paid_before_the_action() -> None:
    t = turn("tax", 1, side(troops="kiev", coins=2), price=2)
    t.say(0, "action")
    assert t.s.players[0].coins == 0
    assert t.waits == (0, "tax")


def test_who_cannot_pay_the_price_takes_a_coin() -> None:
    t = turn("tax", 1, side(troops="kiev", coins=1, goods="wood ore"), price=2)
    assert t.answers(0, "turn") == ["coin", "exchange"]
    t.say(0, "coin")
    assert t.s.players[0].coins == 2
    assert t.answers(0, "turn") == ["exchange", "end"], "extra actions are still allowed"


def test_an_action_may_be_given_up_for_a_coin() -> None:
    t = turn("muster", 3, side(troops="kiev", coins=0))
    t.say(0, "coin")
    assert t.over
    assert t.s.players[0].coins == 1
    assert t.troops(0) == {"kiev": 1}


def test_note_without_troops_the_leader_and_a_troop_come_back() -> None:
    t = table(take_advisor, 0, banners={"muster": "0:1"})
    assert t.answers(0, "return") == [*t.s.map.regions, PASS]
    t.say(0, "rostov")
    assert t.s.players[0].at == "rostov"
    assert t.troops(0) == {"rostov": 2}
    assert t.s.players[0].reserve == 11
    assert t.waits == (0, "turn")


def test_note_without_troops_coming_back_is_not_a_must() -> None:
    t = table(take_advisor, 0, banners={"muster": "0:1"})
    t.say(0, PASS)
    assert t.troops(0) == {}
    t.say(0, "action")
    assert t.over, "who occupies no region musters nowhere"


# Muster


def test_muster_into_occupied_regions() -> None:
    t = turn("muster", 2, side(troops="kiev volyn"))
    t.say(0, "action")
    assert t.answers(0, "muster") == ["kiev", "volyn", PASS]
    t.say(0, "volyn", "troop", "volyn", "troop")
    assert t.troops(0) == {"kiev": 1, "volyn": 3}
    assert t.s.players[0].reserve == 8
    assert t.over


def test_muster_note_a_removed_leader_is_mustered_like_a_troop() -> None:
    t = turn("muster", 2, side(leader="boris", troops="kiev"))
    t.say(0, "action", "kiev")
    assert t.answers(0, "muster-figure") == ["troop", "leader"]
    t.say(0, "leader")
    assert t.s.players[0].at == "kiev"
    t.say(0, "kiev")
    assert t.troops(0) == {"kiev": 3}
    assert t.s.players[0].reserve == 10


def test_muster_the_supply_is_a_limit() -> None:
    t = turn("muster", 3, side(leader="boris@kiev", troops="kiev11"))
    t.say(0, "action", "kiev")
    assert t.over
    assert t.s.players[0].reserve == 0
    t = turn("muster", 3, side(leader="boris", troops="kiev12"))
    t.say(0, "action", "kiev")
    assert t.s.players[0].at == "kiev", "the leader alone is left"


# March


def test_march_points_may_be_split_and_left() -> None:
    t = turn("move", 4, side(leader="boris@kiev", troops="kiev2"))
    t.say(0, "action", "kiev", "troop", "volyn", "volyn", "polotsk", "kiev", "leader", "polotsk")
    assert t.troops(0) == {"kiev": 1, "polotsk": 2}
    assert t.s.players[0].at == "polotsk"
    t.say(0, PASS)
    assert t.over


def test_march_through_opponents_without_a_fight() -> None:
    t = turn("move", 2, side(troops="kiev"), side(troops="volyn5"), rebels="volyn=wood")
    t.say(0, "action", "kiev", "volyn", "volyn", "polotsk")
    assert t.troops(0) == {"polotsk": 1}
    assert t.troops(1) == {"volyn": 5}


def test_march_into_neighbouring_regions_in_play() -> None:
    t = turn("move", 1, side(troops="rostov"))
    t.say(0, "action", "rostov")
    assert t.answers(0, "move-to") == ["novgorod", "smolensk", "chernigov"]


# Attack

HARMLESS = "muster1-1 muster1-2 move1"
LOSS = "muster2"


def fight(mine: str = "kiev", theirs: str = "kiev", points: int = 1, deck: str = HARMLESS, **more: object):  # type: ignore[no-untyped-def]
    victim = side(troops=theirs, **more)  # type: ignore[arg-type]
    return turn("attack", points, side(troops=mine), victim, decks=(deck, "")).say(0, "action")


def test_attack_a_rebel_for_its_reward() -> None:
    t = turn("attack", 2, side(troops="kiev volyn", coins=0), rebels="kiev=coin2 volyn=fur")
    t.say(0, "action", "kiev")
    assert t.s.players[0].coins == 2
    t.say(0, "volyn")
    p = t.s.players[0]
    assert p.goods["fur"] == 1
    assert p.rebels == 2
    assert p.tracks["war"] == 0, "rebels are no opponents"
    assert t.s.rebels == {}
    assert t.over
    assert t.s.discards == [], "no losses against rebels"


def test_attack_an_opponent_the_war_marker_goes_up() -> None:
    t = fight(mine="kiev2", theirs="kiev2")
    t.say(0, "kiev", "left")
    assert t.troops(1) == {"kiev": 1}
    assert t.s.players[1].reserve == 11
    assert t.s.players[0].tracks["war"] == 1
    assert t.troops(0) == {"kiev": 2}
    assert t.s.discards[-1] == "muster1-1"


def test_attack_the_leader_is_removed_last() -> None:
    t = turn("attack", 2, side(troops="kiev"), side(leader="boris@kiev", troops="kiev"), decks=(HARMLESS, ""))
    t.say(0, "action", "kiev", "left")
    assert t.s.players[1].at == "kiev"
    t.say(0, "kiev", "left")
    assert t.s.players[1].at == ""
    assert t.troops(1) == {}
    assert t.s.players[1].reserve == 12


@pytest.mark.parametrize(
    ("mine", "theirs", "strongholds", "cards"),
    [
        ("kiev2", "kiev", "", 1),
        ("kiev", "kiev", "", 1),
        ("kiev", "kiev2", "", 2),
        ("kiev3", "kiev", "kiev", 2),
        ("kiev", "kiev", "kiev", 3),
    ],
)
def test_losses_one_card_more_for_the_ruler_and_for_a_stronghold(
    mine: str, theirs: str, strongholds: str, cards: int
) -> None:
    t = fight(mine, theirs, strongholds=strongholds)
    t.say(0, "kiev")
    assert t.ask.about["cards"] == cards
    before = len(t.s.discards)
    t.say(0, "left")
    assert len(t.s.discards) == before + cards


def test_losses_who_ruled_is_asked_before_the_troop_is_removed() -> None:
    t = fight("kiev", "kiev2")
    t.say(0, "kiev")
    assert t.ask.about["cards"] == 2


def test_losses_the_first_loss_ends_the_check() -> None:
    t = fight("kiev2", "kiev3", deck=f"move1 {LOSS} tax1-1", strongholds="kiev", points=2)
    t.say(0, "kiev")
    assert t.ask.about["cards"] == 3
    t.say(0, "left")
    assert t.s.discards[-2:] == ["move1", LOSS]
    assert t.deck("left")[0] == "tax1-1"
    assert t.troops(0) == {"kiev": 1}
    assert t.troops(1) == {"kiev": 2}, "the attack itself succeeds"
    assert t.s.players[0].tracks["war"] == 1


def test_losses_the_attackers_leader_goes_last_and_the_attack_may_end_there() -> None:
    t = turn("attack", 2, side(leader="maria@kiev"), side(troops="kiev3"), decks=(LOSS, ""))
    t.say(0, "action", "kiev", "left")
    assert t.s.players[0].at == ""
    assert t.troops(0) == {}
    assert t.over, "nobody is left to attack with"


def test_attacks_may_go_to_several_regions_and_targets() -> None:
    t = turn(
        "attack", 3, side(troops="kiev volyn"), side(troops="kiev"), side(troops="kiev"),
        players=3, rebels="kiev=wood volyn=wood", decks=(HARMLESS, ""),
    )  # fmt: skip
    t.say(0, "action", "kiev")
    assert t.answers(0, "target") == ["rebel", 1, 2]
    t.say(0, 2, "left", "volyn")
    assert t.troops(2) == {}
    assert t.answers(0, "attack") == ["kiev", PASS]


def test_the_war_marker_stays_on_the_last_space() -> None:
    t = turn("attack", 1, side(troops="kiev2", tracks="war10"), side(troops="kiev"), decks=(HARMLESS, ""))
    t.say(0, "action", "kiev", "left")
    assert t.s.players[0].tracks["war"] == 10


def test_double_losses_of_the_extended_deck_cost_two_troops() -> None:
    t = turn(
        "attack", 1, side(troops="kiev3"), side(troops="kiev"),
        options={"decrees": "extended"}, decks=("build_or_attack", ""),
    )  # fmt: skip
    t.say(0, "action", "kiev", "left")
    assert t.troops(0) == {"kiev": 1}


# Tax


def test_tax_one_point_where_one_rules_two_where_not() -> None:
    t = turn("tax", 3, side(troops="kiev volyn"), rebels="volyn=wood")
    t.say(0, "action", "volyn")
    assert t.s.turn.points["tax"] == 1
    t.say(0, "kiev")
    assert t.s.players[0].goods["fish"] == t.s.players[0].goods["wood"] == 1
    assert not {"kiev", "volyn"} & set(t.s.goods)
    assert t.waits == (0, "turn")


def test_tax_with_one_point_only_where_one_rules() -> None:
    t = turn("tax", 1, side(troops="kiev volyn"), rebels="volyn=wood")
    assert t.say(0, "action").answers(0, "tax") == ["kiev", PASS]


def test_tax_once_a_region_has_no_good_there_is_nothing_to_take() -> None:
    t = turn("tax", 3, side(troops="kiev volyn"), goods="volyn")
    assert t.say(0, "action").answers(0, "tax") == ["volyn", PASS]
    t.say(0, "volyn")
    assert t.over


def test_tax_note_points_of_an_extra_action_are_added() -> None:
    t = turn("tax", 1, side(troops="volyn", hand="tax1-1"), rebels="volyn=wood")
    t.say(0, "decree", "tax1-1")
    assert t.answers(0, "turn") == ["action", "coin"], "one point is not enough, and is kept"
    t.say(0, "action")
    assert t.answers(0, "tax") == ["volyn", PASS]
    assert t.ask.about["points"] == 2
    t.say(0, "volyn")
    assert t.s.players[0].goods["fish"] == 1


def test_tax_note_points_of_the_action_wait_for_an_extra_action_too() -> None:
    t = turn("tax", 1, side(troops="volyn", hand="tax1-1"), rebels="volyn=wood")
    t.say(0, "action", "decree", "tax1-1", "volyn")
    assert t.s.players[0].goods["fish"] == 1


def test_points_of_other_actions_do_not_wait() -> None:
    t = turn("muster", 1, side(troops="kiev", hand="muster1-1"))
    t.say(0, "action", PASS, "decree", "muster1-1", "kiev", "troop")
    assert t.troops(0) == {"kiev": 2}
    assert t.over


# Build


def test_build_one_point_where_one_rules_two_where_not() -> None:
    t = turn("build", 3, side(troops="kiev volyn"), side(troops="volyn"), goods="")
    t.say(0, "action", "volyn", "market")
    assert t.s.turn.points["build"] == 1
    assert t.answers(0, "build") == ["kiev", PASS]
    t.say(0, "kiev", "stronghold")
    assert t.s.structures == {"church": {}, "stronghold": {"kiev": 0}, "market": {"volyn": 0}}
    assert t.s.players[0].coins == 3, "only points are spent"


def test_build_note_points_of_an_extra_action_are_added() -> None:
    t = turn("build", 1, side(troops="volyn", goods="wood ore"), rebels="volyn=wood")
    t.say(0, "exchange")
    assert t.answers(0, "turn") == ["action", "coin"], "one point is not enough, and is kept"
    t.say(0, "action", "volyn", "market")
    assert t.s.structures["market"] == {"volyn": 0}


def test_build_one_structure_of_each_kind_in_a_region_whoever_owns_it() -> None:
    t = turn("build", 2, side(troops="kiev3"), side(churches="kiev", markets="kiev"))
    t.say(0, "action", "kiev")
    assert t.s.structures["stronghold"] == {"kiev": 0}, "the only kind left was not asked for"
    assert t.over


def test_build_three_of_each_kind() -> None:
    t = turn("build", 1, side(troops="kiev2", markets="rostov volyn polotsk", churches="rostov volyn polotsk"))
    t.say(0, "action", "kiev")
    assert t.s.structures["stronghold"] == {"kiev": 0}


def test_church_replaces_an_opponents_troop_but_not_the_leader() -> None:
    t = turn("build", 1, side(troops="kiev3"), side(leader="boris@kiev", troops="kiev"))
    t.say(0, "action", "kiev", "church")
    assert t.troops(0) == {"kiev": 4}
    assert t.troops(1) == {"kiev": 1}
    assert t.s.players[1].at == "kiev"
    assert t.s.players[0].tracks["war"] == 0
    t = turn("build", 1, side(troops="kiev3"), side(leader="boris@kiev"))
    t.say(0, "action", "kiev", "church")
    assert t.s.players[1].at == "kiev"
    assert t.troops(0) == {"kiev": 3}


def test_church_removes_a_rebel_without_reward() -> None:
    t = turn("build", 1, side(troops="kiev2", coins=0), rebels="kiev=coin2")
    t.say(0, "action", "kiev", "church")
    p = t.s.players[0]
    assert t.s.rebels == {}
    assert (p.coins, p.rebels) == (0, 0)
    assert t.troops(0) == {"kiev": 3}


def test_church_by_choice_where_several_stand() -> None:
    t = turn("build", 2, side(troops="kiev"), side(troops="kiev"), side(troops="kiev"), players=3, rebels="kiev=wood")
    t.say(0, "action", "kiev", "church")
    assert t.answers(0, "convert") == ["rebel", 1, 2]
    t.say(0, 2)
    assert t.troops(2) == {}


def test_church_with_an_empty_supply_still_removes() -> None:
    t = turn("build", 1, side(troops="kiev12"), side(troops="kiev"))
    t.say(0, "action", "kiev", "church")
    assert t.troops(1) == {}
    assert t.troops(0) == {"kiev": 12}


def test_church_never_places_the_leader() -> None:
    t = turn("build", 1, side(leader="boris", troops="kiev12"), rebels="kiev=wood")
    t.say(0, "action", "kiev", "church")
    assert t.s.players[0].at == ""


def test_market_one_more_good_of_the_kind_or_a_coin() -> None:
    t = turn("tax", 2, side(troops="kiev volyn", markets="kiev volyn"))
    t.say(0, "action", "kiev")
    assert t.answers(0, "market") == ["wood", "coin"]
    t.say(0, "wood", "volyn", "coin")
    p = t.s.players[0]
    assert (p.goods["wood"], p.goods["fish"], p.coins) == (2, 1, 4)


def test_market_of_an_opponent_gives_nothing() -> None:
    t = turn("tax", 1, side(troops="kiev"), side(markets="kiev"))
    t.say(0, "action", "kiev")
    assert t.s.players[0].goods["wood"] == 1
    assert t.over


def test_market_without_a_good_in_the_region_has_no_effect() -> None:
    t = turn("tax", 1, side(troops="kiev", markets="kiev"), goods="")
    t.say(0, "action")
    assert t.over
    assert t.s.players[0].goods["wood"] == 0


def test_goods_lie_in_the_boat_as_far_as_there_are_cells() -> None:
    s = position(2, [side(goods="ore3 wood2 fish4 honey fur2")])
    p = s.players[0]
    assert [p.on_boat(good) for good in ("ore", "wood", "fish", "honey", "fur")] == [2, 2, 3, 1, 1]
    assert p.boat == 9


# Decrees


def test_decrees_one_is_kept_the_others_go_back_on_top_in_any_order() -> None:
    t = turn("scheme", 3, side(troops="kiev"), decks=("move1 move3 tax2", ""))
    t.say(0, "action", "left")
    assert sorted(t.answers(0, "keep")) == ["move1", "move3", "tax2"]
    t.say(0, "move3")
    assert sorted(t.answers(0, "put-back")) == ["move1", "tax2"]
    t.say(0, "move1")
    assert t.s.players[0].hand.cards == ["move3"]
    assert t.deck("left")[:2] == ["tax2", "move1"]
    assert t.s.players[0].drawn.cards == []
    mine, theirs = t.match.view(0), t.match.view(1)
    assert mine.decks["left"].cards[-2:] == ["move1", "tax2"], "who put them there knows them"
    assert all(card == "?decree" for card in theirs.decks["left"].cards)
    assert theirs.players[0].hand.cards == ["?decree"]


def test_decrees_the_deck_is_chosen() -> None:
    t = turn("scheme", 1, side(troops="kiev"), decks=("move1", "move3"))
    assert t.say(0, "action").answers(0, "deck") == ["left", "right"]
    t.say(0, "right")
    assert t.s.players[0].hand.cards == ["move3"]


def test_decrees_note_a_deck_that_runs_out_is_shuffled_anew() -> None:
    t = turn("scheme", 2, side(troops="kiev"), decks=("move1 move3!", "tax2 tax1-1!"), told=[["coins2-1"]])
    discards = len(t.s.discards)
    assert discards == 24
    t.say(0, "action", "left")
    assert t.s.discards == []
    assert [len(deck) for deck in t.s.decks.values()] == [13, 13]
    t.say(0, "move1")
    assert t.deck("left")[0] == "move3"


def test_decrees_note_drawing_goes_on_in_the_new_deck() -> None:
    t = turn("scheme", 3, side(troops="kiev"), decks=("move1!", "tax2!"))
    t.say(0, "action", "left")
    assert len(t.s.players[0].drawn) == 3
    assert "move1" in t.s.players[0].drawn.cards


def test_decrees_note_when_losses_empty_a_deck() -> None:
    t = turn("attack", 1, side(troops="kiev"), side(troops="kiev2"), decks=("move1!", "tax2!"))
    t.say(0, "action", "kiev", "left")
    assert sum(len(deck) for deck in t.s.decks.values()) + len(t.s.discards) == 28
    assert len(t.s.discards) == 1, "the second card came from the new deck"


def test_top_of_the_decree_banner_passes_the_first_player_token() -> None:
    t = turn("scheme", 3, side(troops="kiev"), top=True, players=3)
    t.say(0, "action")
    assert t.answers(0, "token") == [0, 1, 2]
    t.say(0, 2)
    assert t.s.token == 2
    assert t.s.first == 0, "the new order begins with the development phase"
    assert t.waits == (0, "deck")


def test_other_rows_of_the_decree_banner_do_not() -> None:
    t = turn("scheme", 2, side(troops="kiev"))
    assert t.say(0, "action").waits == (0, "deck")


def test_the_token_stays_when_the_decrees_are_given_up_for_a_coin() -> None:
    t = turn("scheme", 3, side(troops="kiev"), top=True)
    t.say(0, "coin")
    assert t.over
    assert t.s.token == 0


def test_the_token_moves_in_a_whole_phase() -> None:
    t = table(action_phase, banners={"scheme": "0:1"}, plans=[side(troops="kiev"), side(troops="kiev")], number=3)
    t.say(0, "action", 1, "left")
    while t.ask.kind != "turn":
        t.say(0, t.ask.options[0])
    t.say(0, "end")
    assert t.s.phase == "development"
    assert t.s.first == 1
    assert t.waits == (1, "pick-deed")
