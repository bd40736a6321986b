"""Extra actions: decrees, deeds and exchange, each once a turn, before and after the main action."""

from prestol.games.rurik.development import prepare_round
from prestol.table import PASS
from tests.games.rurik.tables import Table, in_turn, position, side, turn

RICH = "wood2 ore2 fish2 honey2 fur2"


def test_each_extra_action_once_a_turn_before_or_after() -> None:
    t = turn("move", 1, side(leader="boris@kiev", hand="coins2-1 coins2-2", deeds="trade_route hoard", goods=f"{RICH}"))
    assert t.answers(0, "turn") == ["action", "coin", "decree", "deed", "exchange"]
    t.say(0, "decree", "coins2-1")
    assert t.answers(0, "turn") == ["action", "coin", "deed", "exchange"]
    t.say(0, "action", PASS)
    assert t.answers(0, "turn") == ["deed", "exchange", "end"]
    t.say(0, "deed", ("wood", "ore", "fish"))
    assert t.answers(0, "turn") == ["exchange", "end"]
    t.say(0, "end")
    assert t.over


# Decrees


def test_a_decree_is_rewarded_at_once_and_discarded_face_up() -> None:
    t = turn("muster", 1, side(troops="kiev", coins=0, hand="coins2-1"))
    t.say(0, "decree", "coins2-1")
    assert t.s.players[0].coins == 2
    assert t.s.discards[-1] == "coins2-1"
    assert t.s.players[0].hand.cards == []


def test_a_decree_with_a_price_needs_the_coins() -> None:
    t = turn("muster", 1, side(troops="kiev", coins=0, hand="build1_paid"))
    assert t.answers(0, "turn") == ["action", "coin"]
    t.say(0, "coin")
    assert t.answers(0, "turn") == ["decree", "end"]
    t.say(0, "decree", "build1_paid")
    assert t.s.players[0].coins == 0
    assert t.waits == (0, "build")


def test_who_holds_a_decree_that_cannot_be_played_is_asked_all_the_same() -> None:
    """The others must not learn from the pace of the game what is in a hand."""
    t = turn("muster", 0, side(troops="kiev", coins=0, hand="build1_paid"), price=1)
    assert t.answers(0, "turn") == ["coin"]
    assert not t.ask.forced


def test_a_decree_may_bring_points_and_a_coin() -> None:
    t = turn("move", 1, side(leader="boris@kiev", coins=0, hand="muster1_coin"))
    t.say(0, "decree", "muster1_coin", "kiev")
    assert t.troops(0) == {"kiev": 2}
    assert t.s.players[0].coins == 1


def test_three_decrees_let_one_take_an_open_deed() -> None:
    row = "hoard amass_forces trade_route"
    t = turn(
        "move",
        1,
        side(troops="kiev", hand="deed_coin"),
        row=row,
        deeds="capital_city",
    )
    t.say(0, "decree", "deed_coin")
    assert t.answers(0, "take-deed") == ["hoard", "amass_forces", "trade_route"]
    t.say(0, "hoard")
    assert t.s.players[0].deeds == ("hoard",)
    assert t.s.row == ["amass_forces", "trade_route", "capital_city"], "the row is filled up at once"


def test_a_deed_taken_by_decree_when_the_deed_deck_is_empty() -> None:
    t = turn("move", 1, side(troops="kiev", hand="deed"), row="hoard trade_route amass_forces", deeds="")
    discarded = len(t.s.deed_discards)
    t.say(0, "decree", "deed", "hoard")
    assert len(t.s.row) == 3
    assert t.s.deed_discards == []
    assert len(t.s.deeds) == discarded - 1


def test_a_gap_stays_in_the_row_when_no_deed_is_left() -> None:
    s = position(2, [side(troops="kiev", hand="deed")], row="hoard trade_route amass_forces", deeds="")
    s.players[1].done = tuple(s.deed_discards)
    s.deed_discards = []
    t = Table(in_turn(s, "move", 1))
    t.say(0, "decree", "deed", "hoard")
    assert t.s.row == ["trade_route", "amass_forces"]


def test_extended_decrees_of_two_kinds_of_points() -> None:
    t = turn("scheme", 1, side(leader="boris@kiev", hand="tax_or_muster_x2"), options={"decrees": "extended"})
    t.say(0, "decree", "tax_or_muster_x2", "tax", "muster", "kiev", "kiev")
    assert t.troops(0) == {"kiev": 2}
    assert t.s.players[0].goods["wood"] == 1
    t = turn("scheme", 1, side(leader="boris@kiev", hand="move2_war1"), options={"decrees": "extended"})
    t.say(0, "decree", "move2_war1")
    assert t.s.players[0].tracks["war"] == 1
    assert t.ask.about["points"] == 2


# Deeds


def test_a_deed_is_rewarded_at_once_and_kept_for_its_points() -> None:
    t = turn("muster", 1, side(troops="kiev", coins=1, goods="wood ore fish", deeds="trade_route"))
    t.say(0, "deed")
    p = t.s.players[0]
    assert (p.deeds, p.done) == ((), ("trade_route",))
    assert p.coins == 3
    assert sum(p.goods.values()) == 0


def test_only_own_deeds_count_not_those_in_the_row() -> None:
    t = turn("muster", 1, side(troops="kiev", goods="wood3"), row="hoard trade_route law_giver")
    assert t.answers(0, "turn") == ["action", "coin", "exchange"]


def test_a_deed_whose_price_cannot_be_paid_is_not_offered() -> None:
    t = turn("muster", 1, side(troops="kiev", coins=3, deeds="generous_prince"))
    assert t.answers(0, "turn") == ["action", "coin"]
    t.say(0, "coin")
    assert t.answers(0, "turn") == ["deed", "end"]


# Exchange


def test_exchange_wood_or_ore_and_any_good_for_a_build_point() -> None:
    t = turn("move", 1, side(leader="boris@kiev", goods="wood fish"))
    t.say(0, "exchange", "build")
    assert t.s.players[0].goods["wood"] == t.s.players[0].goods["fish"] == 0
    assert t.waits == (0, "build")


def test_exchange_honey_or_fish_and_any_good_for_a_muster_point() -> None:
    t = turn("move", 1, side(leader="boris@kiev", goods="honey fur"))
    t.say(0, "exchange", "kiev")
    assert t.troops(0) == {"kiev": 2}


def test_exchange_the_goods_are_chosen() -> None:
    t = turn("move", 1, side(leader="boris@kiev", goods="wood2 ore fur3"))
    t.say(0, "exchange")
    assert sorted(t.answers(0, "exchange-goods")) == sorted(
        [("wood", "wood"), ("wood", "ore"), ("wood", "fur"), ("ore", "fur")]
    )


def test_exchange_needs_two_goods_and_the_right_one_among_them() -> None:
    assert "exchange" not in turn("move", 1, side(troops="kiev", goods="wood")).answers(0, "turn")
    assert "exchange" not in turn("move", 1, side(troops="kiev", goods="fur2")).answers(0, "turn")
    t = turn("move", 1, side(troops="kiev", goods="honey fur", exchange="build"))
    assert "exchange" not in t.answers(0, "turn")


def test_exchange_each_token_once_a_round() -> None:
    t = turn("move", 1, side(leader="boris@kiev", goods="wood2 fish2"))
    t.say(0, "exchange", "build", ("wood", "wood"), PASS)
    assert t.s.players[0].exchange == ("muster",)
    assert "exchange" not in t.answers(0, "turn"), "and once a turn"
    t = turn("move", 1, side(leader="boris@kiev", goods="wood2", exchange="muster"))
    assert "exchange" not in t.answers(0, "turn")


def test_development_d_exchange_tokens_turn_face_up() -> None:
    t = turn("move", 1, side(troops="kiev", exchange=""))
    s = t.s
    s.agenda.clear()
    s.then(prepare_round)
    assert type(t)(s).s.players[0].exchange == ("build", "muster")
