"""Each of the 26 deeds: when it can be accomplished and when not, what is paid, and what it brings."""

from typing import Any, Final

import pytest

from prestol.games.rurik.state import DEEDS
from prestol.table import PASS
from tests.games.rurik.tables import Plan, Table, in_turn, position, side, turn

SAFE: Final = "muster1-1 muster1-2 move1"
POINTS: Final = {
    "market_day": 2, "honorable_prince": 1, "master_beekeeper": 2, "great_library": 1, "establish_fortress": 1,
    "grand_hunter": 2, "dispatch_messengers": 2, "send_gifts": 1, "tithe_payments": 1, "border_patrols": 1,
    "law_giver": 1, "defensive_belt": 1, "hoard": 1, "wilderness_forts": 1, "peace_maker": 1, "reward_laborers": 1,
    "new_beginning": 1, "splendid_feast": 1, "victory_march": 1, "hire_mercenaries": 1, "enforce_peace": 1,
    "retire_veterans": 1, "amass_forces": 1, "capital_city": 2, "trade_route": 1, "generous_prince": 1,
}  # fmt: skip


def test_the_points_on_the_seals() -> None:
    assert {deed: numbers["points"] for deed, numbers in DEEDS.items()} == POINTS


def test_every_deed_has_its_test() -> None:
    assert [deed for deed in DEEDS if f"test_{deed}" not in globals()] == []


def can(mine: Plan, theirs: Plan | None = None, **more: Any) -> bool:
    """Whether the player may accomplish the deed before a main action (a march)."""
    t = turn("move", 1, mine, theirs or side(coins=0), **more)
    return "deed" in t.answers(0, "turn")


def done(mine: Plan, theirs: Plan | None = None, action: str = "move", **more: Any) -> Table:
    """A table at which the player has said to accomplish the deed."""
    t = turn(action, 1, mine, theirs or side(coins=0), decks=(f"{SAFE} tax1-1", "move3 tax2"), **more)
    return t.say(0, "deed")


def assert_draws_two(t: Table, hand: int = 1) -> None:
    """Two decrees from one deck, one is kept, the other goes back on top."""
    assert t.waits == (0, "deck")
    assert t.ask.about["cards"] == 2
    t.say(0, "right")
    assert sorted(t.answers(0, "keep")) == ["move3", "tax2"]
    t.say(0, "tax2")
    assert "tax2" in t.s.players[0].hand.cards
    assert len(t.s.players[0].hand) == hand
    assert t.deck("right")[0] == "move3"


def goods(t: Table) -> dict[str, int]:
    return {good: count for good, count in t.s.players[0].goods.items() if count}


# Own structures


def test_market_day() -> None:
    deed = "market_day"
    assert not can(side(deeds=deed, markets="kiev novgorod volyn")), "Kiev and Novgorod bring wood both"
    assert not can(side(deeds=deed, markets="kiev volyn")), "two markets"
    assert not can(side(deeds=deed, markets="kiev volyn"), side(markets="rostov")), "somebody else's market"
    assert not can(side(deeds=deed, markets="kiev volyn", churches="rostov")), "a church is no market"
    t = done(side(deeds=deed, markets="kiev volyn rostov"), side(troops="kiev volyn rostov"), goods="")
    assert_draws_two(t)


def test_market_day_goes_by_the_goods_tokens_where_they_are_used() -> None:
    s = position(2, [side(deeds="market_day", markets="kiev novgorod volyn")], options={"goods": "shuffled"})
    s.symbols |= {"kiev": "fur", "novgorod": "wood", "volyn": "ore"}
    s.goods = {}
    assert "deed" in Table(in_turn(s, "move", 1), options={"goods": "shuffled"}).answers(0, "turn")


def test_establish_fortress() -> None:
    deed = "establish_fortress"
    assert not can(side(deeds=deed, strongholds="kiev", churches="kiev", goods="wood")), "one wood"
    assert not can(side(deeds=deed, strongholds="kiev", churches="volyn", goods="wood2")), "two regions"
    assert not can(side(deeds=deed, strongholds="kiev", goods="wood2"), side(churches="kiev")), "not one's own"
    mine = side(deeds=deed, strongholds="kiev", churches="volyn kiev", goods="wood3")
    t = done(mine, side(troops="kiev3"))
    assert goods(t) == {"wood": 1}
    assert_draws_two(t)


def test_tithe_payments() -> None:
    deed = "tithe_payments"
    assert not can(side(deeds=deed, churches="kiev volyn rostov")), "Rostov lies apart"
    assert not can(side(deeds=deed, churches="kiev volyn", markets="polotsk")), "a market is no church"
    assert not can(side(deeds=deed, churches="kiev volyn"), side(churches="polotsk"))
    t = done(side(deeds=deed, churches="pereyaslavl kiev volyn", coins=1), side(troops="kiev"))
    assert t.s.players[0].coins == 4, "a chain of three is enough, and ruling is not needed"


def test_defensive_belt() -> None:
    deed = "defensive_belt"
    assert not can(side(deeds=deed, strongholds="kiev volyn rostov"))
    assert not can(side(deeds=deed, strongholds="kiev volyn"), side(strongholds="polotsk"))
    mine = side(deeds=deed, strongholds="pereyaslavl kiev volyn", troops="rostov3")
    t = done(mine, side(troops="rostov4"), action="attack")
    t.say(0, "rostov")
    assert t.ask.about["cards"] == 1, "one for the attack, one for the ruler, one less by the deed"
    t.say(0, "left")
    assert t.troops(1) == {"rostov": 3}
    t.say(0, "action", "rostov")
    assert t.ask.about["cards"] == 1, "nobody rules; the deed helps only in its own attack"


def test_capital_city() -> None:
    deed = "capital_city"
    assert not can(side(deeds=deed, markets="kiev", strongholds="kiev", churches="volyn"))
    assert not can(side(deeds=deed, markets="kiev", strongholds="kiev"), side(churches="kiev"))
    mine = side(deeds=deed, markets="kiev", strongholds="volyn kiev", churches="kiev", troops="rostov")
    t = done(mine, side(troops="kiev5"))
    t.say(0, "rostov")
    assert goods(t) == {"ore": 1}
    assert t.s.turn.points["tax"] == 0


def test_new_beginning() -> None:
    deed = "new_beginning"
    assert not can(side(deeds=deed), side(markets="kiev"))
    t = done(side(deeds=deed, markets="kiev", churches="kiev volyn", troops="rostov"), side(troops="rostov"))
    assert set(t.answers(0, "pay-structure")) == {("market", "kiev"), ("church", "kiev"), ("church", "volyn")}
    t.say(0, ("church", "kiev"))
    assert t.s.structures["church"] == {"volyn": 0}
    assert t.s.players[0].left == {"church": 2, "stronghold": 3, "market": 2}
    t.say(0, "rostov")
    assert goods(t) == {"ore": 1}, "two points tax a region that one does not rule"


# Troops and other things to have


def test_grand_hunter() -> None:
    deed = "grand_hunter"
    assert not can(side(deeds=deed, goods="fur2"), token=1)
    assert not can(side(deeds=deed, goods="fur"), token=0)
    t = done(side(deeds=deed, goods="fur3", troops="kiev"), token=0)
    assert goods(t) == {"fur": 1}
    assert t.s.token == 0, "the token is kept"
    t.say(0, "kiev", "volyn")
    assert t.troops(0) == {"volyn": 1}
    assert t.waits == (0, "turn"), "one point only"


def test_grand_hunter_right_after_the_token_was_handed_to_oneself() -> None:
    t = turn("scheme", 3, side(deeds="grand_hunter", goods="fur2", troops="kiev"), top=True, token=1, decks=(SAFE, ""))
    assert "deed" not in t.answers(0, "turn")
    t.say(0, "action", 0, "left", "move1", "muster1-1")
    assert "deed" in t.answers(0, "turn")


def test_dispatch_messengers() -> None:
    deed = "dispatch_messengers"
    seven = "kiev volyn rostov polotsk smolensk chernigov novgorod"
    assert not can(side(deeds=deed, troops=f"{seven}3", strongholds="pereyaslavl")), "seven regions"
    t = done(side(deeds=deed, troops=seven, leader="boris@pereyaslavl"), side(troops="kiev3"))
    t.say(0, "kiev", "kiev")
    assert t.troops(0)["kiev"] == 3, "two muster points"
    assert t.waits == (0, "turn")


def test_amass_forces() -> None:
    deed = "amass_forces"
    assert not can(side(deeds=deed, troops="kiev5 volyn2", strongholds="kiev")), "a stronghold is no troop"
    t = done(side(deeds=deed, troops="kiev5", leader="boris@kiev"), side(troops="kiev9"))
    t.say(0, "kiev", "leader", "volyn")
    assert t.troops(0) == {"kiev": 5, "volyn": 1}
    assert t.waits == (0, "turn"), "the leader counts, ruling is not needed, one march point"


def test_law_giver() -> None:
    deed = "law_giver"
    assert not can(side(deeds=deed, rebels=2, coins=5))
    assert not can(side(deeds=deed, rebels=3, coins=2)), "three coins, as the card says"
    t = done(side(deeds=deed, rebels=3, coins=4))
    assert (t.s.players[0].rebels, t.s.players[0].coins) == (3, 1), "the rebels are kept"
    assert_draws_two(t)


def test_enforce_peace() -> None:
    deed = "enforce_peace"
    assert not can(side(deeds=deed, rebels=1, goods="wood honey"))
    assert not can(side(deeds=deed, rebels=2, goods="wood2"))
    assert not can(side(deeds=deed, rebels=2, goods="honey2"))
    t = done(side(deeds=deed, rebels=2, goods="wood honey", troops="rostov3"), side(troops="rostov"))
    t.say(0, "rostov")
    assert t.troops(1) == {}
    assert t.troops(0) == {"rostov": 3}
    assert (goods(t), t.s.players[0].rebels, t.s.players[0].tracks["war"]) == ({}, 2, 1)
    assert t.s.discards.count("muster1-1") == 0, "one card less than one is none"


# Removing troops


def test_border_patrols() -> None:
    deed = "border_patrols"
    assert not can(side(deeds=deed, troops="kiev4 volyn4")), "two regions"
    mine = side(deeds=deed, leader="boris@kiev", troops="volyn rostov2 smolensk")
    t = done(mine)
    assert t.answers(0, "pay-troop") == ["volyn", "rostov", "smolensk", "kiev"]
    t.say(0, "kiev", "rostov")
    assert t.answers(0, "pay-troop") == ["volyn", "smolensk"], "one from each region"
    t.say(0, "smolensk")
    p = t.s.players[0]
    assert (p.at, p.troops, p.reserve) == ("", {"volyn": 1, "rostov": 1}, 10)
    t.say(0, "volyn", "novgorod", "rostov", "pereyaslavl")
    assert t.troops(0) == {"novgorod": 1, "pereyaslavl": 1}
    assert t.waits == (0, "turn")


def test_border_patrols_two_troops_ride_not_one_troop_twice() -> None:
    t = done(side(deeds="border_patrols", troops="kiev2 volyn rostov"))
    t.say(0, "kiev", "volyn", "kiev", "smolensk")
    assert t.troops(0) == {"smolensk": 1}
    assert t.waits == (0, "turn")


def test_border_patrols_when_nobody_is_left_to_ride() -> None:
    t = done(side(deeds="border_patrols", troops="kiev volyn rostov"))
    t.say(0, "kiev", "volyn")
    assert t.troops(0) == {}
    assert t.s.players[0].done == ("border_patrols",)
    assert t.waits == (0, "turn")


def test_peace_maker() -> None:
    deed = "peace_maker"
    assert not can(side(deeds=deed, troops="kiev2"), side(troops="kiev2")), "a tie: nobody rules"
    assert not can(side(deeds=deed, troops="kiev", strongholds="kiev")), "one troop"
    assert not can(side(deeds=deed, troops="kiev volyn")), "two from one region"
    assert not can(side(deeds=deed, troops="kiev2"), side(troops="kiev", strongholds="kiev")), "theirs counts two"
    t = done(side(deeds=deed, troops="kiev3 volyn2 rostov2"), side(troops="kiev rostov2"))
    assert t.answers(0, "pay-camp") == ["kiev", "volyn"]
    t.say(0, "kiev")
    assert t.troops(0) == {"kiev": 1, "volyn": 2, "rostov": 2}
    assert t.s.players[0].reserve == 7
    assert_draws_two(t)


def test_peace_maker_the_leader_goes_last() -> None:
    t = done(side(deeds="peace_maker", leader="boris@kiev", troops="kiev"))
    assert t.s.players[0].at == ""
    assert t.troops(0) == {}
    t = done(side(deeds="peace_maker", leader="boris@kiev", troops="kiev2"))
    assert t.s.players[0].at == "kiev"


def test_victory_march() -> None:
    deed = "victory_march"
    assert not can(side(deeds=deed, troops="kiev2"))
    assert not can(side(deeds=deed, troops="kiev", hand="move2-1"))
    t = done(side(deeds=deed, troops="kiev2 volyn2", hand="move2-1 move2-2"))
    t.say(0, "move2-2", "kiev", "volyn")
    assert t.s.players[0].hand.cards == ["move2-1"]
    assert t.s.discards[-1] == "move2-2"
    assert t.troops(0) == {"kiev": 1, "volyn": 1}
    t.say(0, "kiev", "rostov")
    assert t.answers(0, "ride") == ["volyn", PASS], "the one in Rostov has ridden"
    t.say(0, "volyn", "rostov")
    assert t.troops(0) == {"rostov": 2}
    assert not t.s.turn.decree, "a decree that is paid is not played"


def test_victory_march_both_troops_of_one_region() -> None:
    t = done(side(deeds="victory_march", troops="kiev3", hand="move2-1"))
    t.say(0, "move2-1")
    assert t.troops(0) == {"kiev": 1}


def test_retire_veterans() -> None:
    deed = "retire_veterans"
    assert not can(side(deeds=deed, troops="kiev", coins=2))
    assert not can(side(deeds=deed, troops="kiev2", coins=1))
    t = done(side(deeds=deed, troops="kiev volyn rostov", coins=2), side(troops="kiev3"))
    t.say(0, "kiev", "rostov")
    assert t.troops(0) == {"volyn": 1}
    assert t.s.players[0].coins == 0
    assert_draws_two(t)


# Goods, coins and decrees


def test_honorable_prince() -> None:
    deed = "honorable_prince"
    assert not can(side(deeds=deed, coins=2, hand="coins2-1"))
    assert not can(side(deeds=deed, coins=3))
    t = done(side(deeds=deed, coins=3, hand="coins2-1", leader="boris@kiev"))
    t.say(0, "coins2-1", "kiev", "kiev")
    p = t.s.players[0]
    assert (p.coins, p.hand.cards, p.troops) == (0, [], {"kiev": 3})
    assert t.s.discards[-1] == "coins2-1"


def test_master_beekeeper() -> None:
    deed = "master_beekeeper"
    assert not can(side(deeds=deed, goods="honey2"))
    assert not can(side(deeds=deed, goods="honey", hand="coins2-1"))
    t = done(side(deeds=deed, goods="honey2 wood", hand="coins2-1", troops="kiev"))
    t.say(0, "coins2-1")
    assert goods(t) == {"wood": 1}
    t.say(0, "kiev", "market")
    assert t.s.structures["market"] == {"kiev": 0}


def test_great_library() -> None:
    deed = "great_library"
    assert not can(side(deeds=deed, goods="ore"))
    assert not can(side(deeds=deed, goods="wood3", hand="coins2-1"))
    t = done(side(deeds=deed, goods="ore2", hand="coins2-1", troops="kiev"))
    t.say(0, "coins2-1")
    assert (goods(t), t.s.players[0].hand.cards) == ({"ore": 1}, [])
    t.say(0, "kiev", "church")
    assert t.s.structures["church"] == {"kiev": 0}


def test_great_library_point_adds_to_the_main_action() -> None:
    t = done(side(deeds="great_library", goods="ore", hand="coins2-1", troops="kiev"), side(troops="kiev"), "build")
    t.say(0, "coins2-1")
    assert t.answers(0, "turn") == ["action", "coin"], "nothing to build with one point where one does not rule"
    t.say(0, "action", "kiev", "stronghold")
    assert t.s.structures["stronghold"] == {"kiev": 0}


def test_send_gifts() -> None:
    deed = "send_gifts"
    assert not can(side(deeds=deed, goods="fish fur", coins=1))
    assert not can(side(deeds=deed, goods="fish2", coins=2))
    assert not can(side(deeds=deed, goods="fur2", coins=2))
    mine = side(deeds=deed, goods="fish fur", coins=2, leader="agatha@kiev", troops="kiev2 volyn")
    t = done(mine)
    assert (goods(t), t.s.players[0].coins) == ({}, 0)
    t.say(0, "kiev", "leader")
    assert set(t.answers(0, "ride-to")) == set(t.s.map.regions) - {"kiev"}, "whatever the distance"
    t.say(0, "novgorod")
    assert t.troops(0) == {"kiev": 2, "volyn": 1, "novgorod": 1}, "nobody rides along with Agatha"
    assert t.s.players[0].at == "novgorod"
    t.say(0, PASS)
    assert t.waits == (0, "turn"), "the second troop may stay"


def test_send_gifts_who_has_ridden_stays_where_others_stand() -> None:
    """The first troop joins the leader; then only the leader is left there to ride."""
    t = done(side(deeds="send_gifts", goods="fish fur", leader="boris@rostov", troops="kiev"))
    t.say(0, "kiev", "rostov", "rostov", "kiev")
    assert t.s.players[0].at == "kiev"
    assert t.troops(0) == {"rostov": 1, "kiev": 1}


def test_hoard() -> None:
    deed = "hoard"
    assert not can(side(deeds=deed, goods="wood2 ore2 fish2 honey2 fur2"))
    t = done(side(deeds=deed, goods="wood3 ore2 fur4"))
    assert t.answers(0, "pay-goods") == [("wood",) * 3, ("fur",) * 3]
    t.say(0, ("fur",) * 3)
    assert goods(t) == {"wood": 3, "ore": 2, "fur": 1}, "goods on the dock pay as well"
    assert_draws_two(t)


def test_wilderness_forts() -> None:
    deed = "wilderness_forts"
    for lacking in ("ore fur", "ore wood", "fur wood"):
        assert not can(side(deeds=deed, goods=f"{lacking} honey3")), lacking
    t = done(side(deeds=deed, goods="ore fur wood2", troops="kiev"))
    assert goods(t) == {"wood": 1}
    t.say(0, "kiev", "stronghold")
    assert t.s.structures["stronghold"] == {"kiev": 0}


def test_reward_laborers() -> None:
    deed = "reward_laborers"
    assert not can(side(deeds=deed, goods="wood", coins=5))
    assert not can(side(deeds=deed, goods="wood2", coins=1))
    t = done(side(deeds=deed, goods="wood2 fur", coins=3))
    assert sorted(t.answers(0, "pay-goods")) == [("wood", "fur"), ("wood", "wood")]
    t.say(0, ("wood", "fur"))
    assert (goods(t), t.s.players[0].coins) == ({"wood": 1}, 1)
    assert_draws_two(t)


def test_splendid_feast() -> None:
    deed = "splendid_feast"
    assert not can(side(deeds=deed, goods="fish honey", coins=1))
    assert not can(side(deeds=deed, goods="fish2", coins=2))
    assert not can(side(deeds=deed, goods="honey2", coins=2))
    t = done(side(deeds=deed, goods="fish honey fur", coins=2))
    assert (goods(t), t.s.players[0].coins) == ({"fur": 1}, 0)
    assert_draws_two(t)


def test_hire_mercenaries() -> None:
    deed = "hire_mercenaries"
    assert not can(side(deeds=deed, goods="fish ore", coins=1))
    assert not can(side(deeds=deed, goods="fish2", coins=2))
    assert not can(side(deeds=deed, goods="ore2", coins=2))
    mine = side(deeds=deed, goods="fish ore", coins=2, troops="rostov3")
    t = done(mine, side(troops="rostov4", strongholds="rostov"))
    assert (goods(t), t.s.players[0].coins) == ({}, 0)
    t.say(0, "rostov")
    assert t.ask.about["cards"] == 2, "three, and one less"


def test_hire_mercenaries_the_help_is_not_kept_for_another_attack() -> None:
    mine = side(deeds="hire_mercenaries", goods="fish ore", coins=2, troops="rostov3")
    t = done(mine, side(troops="rostov4"), action="attack")
    t.say(0, PASS, "action", "rostov")
    assert t.ask.about["cards"] == 2


def test_trade_route() -> None:
    deed = "trade_route"
    assert not can(side(deeds=deed, goods="wood3 ore3"))
    t = done(side(deeds=deed, goods="wood2 ore fish fur", coins=0))
    assert sorted(t.answers(0, "pay-goods")) == [
        ("ore", "fish", "fur"), ("wood", "fish", "fur"), ("wood", "ore", "fish"), ("wood", "ore", "fur"),
    ]  # fmt: skip
    t.say(0, ("ore", "fish", "fur"))
    assert (goods(t), t.s.players[0].coins) == ({"wood": 2}, 2)


def test_generous_prince() -> None:
    deed = "generous_prince"
    assert not can(side(deeds=deed, coins=3))
    t = done(side(deeds=deed, coins=4, leader="boris@kiev"))
    t.say(0, "kiev", "kiev")
    assert (t.s.players[0].coins, t.troops(0)) == (0, {"kiev": 3})


# What holds for all of them


@pytest.mark.parametrize("when", ["before", "after"])
def test_once_a_turn_before_or_after_the_main_action(when: str) -> None:
    mine = side(deeds="trade_route hoard", goods="wood6 ore fish", coins=0, leader="boris@kiev", exchange="")
    t = turn("muster", 1, mine)
    if when == "after":
        t.say(0, "action", "kiev")
        assert t.answers(0, "turn") == ["deed", "end"]
    t.say(0, "deed", "trade_route")
    if when == "before":
        assert t.answers(0, "turn") == ["action", "coin"]
    else:
        assert t.over
    assert t.s.players[0].deeds == ("hoard",)


def test_a_deed_done_stays_done_in_later_turns() -> None:
    s = position(2, [side(done="trade_route", goods="wood ore fish honey", troops="kiev")])
    assert "deed" not in Table(in_turn(s, "move", 1)).answers(0, "turn")
