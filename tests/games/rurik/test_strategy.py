"""The strategy phase: the table of the rulebook, bribes, second advisors, and the order of actions."""

from prestol.games.rurik.rules import action_phase, strategy_phase
from prestol.games.rurik.state import Advisor
from prestol.games.rurik.strategy import put_advisor
from prestol.games.rurik.turn import take_advisor
from tests.games.rurik.tables import Table, position, side, table


def placed(there: str, number: int, bribe: int = 0) -> str:
    """The move banner after seat 0 has put an advisor there."""
    s = position(2, banners={"move": there})
    put_advisor(s, Advisor(0, number, bribe), "move")
    return Table(s).on("move")


def test_empty_banner_the_advisor_stands_on_top() -> None:
    assert placed("", 1) == "0:1 - -"


def test_partly_full_banner_weaker_ones_are_pushed_down() -> None:
    assert placed("1:2 1:1", 4) == "0:4 1:2 1:1"
    assert placed("1:4 1:1", 2) == "1:4 0:2 1:1"
    assert placed("1:5 1:4", 1) == "1:5 1:4 0:1"


def test_equal_influence_is_not_pushed() -> None:
    assert placed("1:4", 4) == "1:4 0:4 -"
    assert placed("1:4 1:2", 2) == "1:4 1:2 0:2"


def test_full_banner_takes_nobody() -> None:
    full = {"move": "1:5 1:4 1:2", "muster": "1:1"}
    t = table(strategy_phase, banners=full)
    t.say(0, 5)
    assert "move" not in t.answers(0, "banner")
    assert "muster" in t.answers(0, "banner")


def test_second_advisor_only_after_three_banners() -> None:
    two = {"move": "0:5", "tax": "0:4", "muster": "1:5", "build": "1:4"}
    t = table(strategy_phase, banners=two)
    t.say(0, 1)
    assert t.answers(0, "banner") == ["muster", "attack", "build", "scheme"]
    three = {"move": "0:5", "tax": "0:4", "build": "0:2", "muster": "1:5 1:4 1:2"}
    t = table(strategy_phase, banners=three)  # the last advisor is not asked for
    assert t.answers(0, "banner") == ["move", "attack", "tax", "build", "scheme"]


def test_two_on_one_of_two_banners_count_as_two_banners() -> None:
    """Three advisors placed are not three different banners."""
    three = {"move": "0:5 0:4", "tax": "0:2", "build": "1:5 1:4 1:2"}
    t = table(strategy_phase, banners=three)
    assert t.answers(0, "banner") == ["muster", "attack", "scheme"]


def test_bribe_raises_influence() -> None:
    assert placed("1:4", 2, 3) == "0:2+3 1:4 -"
    assert placed("1:4", 2, 2) == "1:4 0:2+2 -"
    assert placed("1:2+3", 4) == "1:2+3 0:4 -"


def test_bribe_of_any_number_of_coins() -> None:
    t = table(strategy_phase, plans=[side(coins=4)])
    t.say(0, 1, "move")
    assert t.answers(0, "bribe") == [0, 1, 2, 3, 4]
    t.say(0, 4)
    assert t.s.players[0].coins == 0
    assert t.on("move") == "0:1+4 - -"


def test_no_bribe_is_asked_for_without_coins() -> None:
    t = table(strategy_phase, plans=[side(coins=0)])
    assert t.say(0, 1, "move").waits == (1, "advisor")


def test_advisors_are_placed_one_each_until_all_are() -> None:
    t = table(strategy_phase, players=3, plans=[side(coins=0, troops="kiev")] * 3, token=2)
    order = []
    while t.s.phase == "action" and not t.over and t.ask.kind in {"advisor", "banner"}:
        if t.ask.kind == "advisor" or len(t.ask.options) != 1:
            order.append(t.ask.seat)
        t.say(t.ask.seat, t.ask.options[0])
    assert order[:6] == [2, 2, 0, 0, 1, 1]
    assert t.waits == (2, "turn")
    assert sum(a is not None for rows in t.s.banners.values() for a in rows) == 3 * 4 - 1


def test_a_bribe_does_not_change_the_order_of_actions() -> None:
    t = table(take_advisor, 0, banners={"move": "0:1+4 1:4", "tax": "0:2"}, plans=[side(troops="kiev")])
    assert t.s.turn.action == "move"
    assert t.s.turn.due == 3


def test_a_bribe_goes_to_the_supply_when_the_advisor_comes_back() -> None:
    t = table(take_advisor, 0, banners={"move": "0:1+3"}, plans=[side(troops="kiev", coins=1)])
    assert t.s.players[0].coins == 1
    assert t.s.players[0].advisors.count(1) == 1
    assert t.on("move") == "- - -"


def test_the_weakest_advisor_acts_first_and_rows_stay() -> None:
    there = {"move": "0:5 1:4 0:1", "tax": "0:2"}
    t = table(take_advisor, 0, banners=there, plans=[side(troops="kiev")])
    assert (t.s.turn.action, t.s.turn.due) == ("move", 1)
    assert t.on("move") == "0:5 1:4 -"
    t = table(take_advisor, 1, banners=there, plans=[side(), side(troops="kiev")])
    assert (t.s.turn.action, t.s.turn.due) == ("move", 2)
    assert t.on("move") == "0:5 - 0:1"


def test_equal_advisors_by_choice() -> None:
    there = {"move": "0:5 0:2", "tax": "0:2"}
    t = table(take_advisor, 0, banners=there, plans=[side(troops="kiev")], number=3)
    assert t.answers(0, "take-advisor") == [("move", 1), ("tax", 0)]
    t.say(0, ("tax", 0))
    assert t.s.turn.action == "tax"


def test_equal_advisors_on_one_banner_by_choice() -> None:
    t = table(take_advisor, 0, banners={"move": "0:2 0:2"}, plans=[side(troops="kiev")], number=3)
    assert t.answers(0, "take-advisor") == [("move", 0), ("move", 1)]


def test_actions_go_clockwise_until_no_advisor_is_left() -> None:
    there = {"move": "0:5 1:5"}
    t = table(action_phase, banners=there, plans=[side(troops="kiev"), side(troops="rostov")], number=4, token=1)
    assert t.waits == (1, "turn")
    t.say(1, "coin")
    assert t.waits == (0, "turn")
    t.say(0, "coin")
    assert t.s.phase == "end"
    assert [p.coins for p in t.s.players] == [4, 4]
