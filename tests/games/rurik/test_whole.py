"""Whole ends of games counted by hand, tie-breaks, and rules that several places have to agree on."""

from typing import Any, Final

import pytest

from prestol.games.rurik.development import development_phase, income, progress
from prestol.games.rurik.regions import ruled, ruler
from prestol.games.rurik.rules import action_phase, play_round
from prestol.games.rurik.scoring import count_points, fulfilled
from prestol.games.rurik.state import MAPS, NUMBERS, ROWS, TOKENS
from prestol.games.rurik.turn import take_advisor
from prestol.table import PASS
from tests.games.rurik.tables import Table, in_turn, position, side, table, turn

SAFE: Final = "muster1-1 muster1-2 move1 move2-1"
LOSS: Final = "muster2"
MISSED: Final = ("dignified", "courageous", "regal", "conquering")
"""Achievements of what nobody has any of."""


# The end, by hand


def test_the_end_of_a_game_of_four() -> None:
    plans = [
        side(
            # rules Kiev, Novgorod, Rostov, Volyn and Polotsk: 8; church and market side by side: 1; five goods: 2;
            # first in war together with another: 3; deeds 2 + 1; most on the holdings track: 2
            leader="boris@kiev", troops="kiev novgorod rostov volyn polotsk", churches="kiev", markets="volyn",
            goods="wood3 ore2", tracks="war4", done="market_day hoard", achievement="successful", coins=0,
        ),
        side(
            # rules Suzdal, Murom and Brest: 2; seven goods, but four on the boat: 1; war: 3; achievement by a tie: 2
            troops="suzdal2 murom brest2", goods="fish5 fur2", tracks="war4", achievement="conquering", coins=9,
        ),
        side(
            # holdings once reached: 3; a chain of seven regions: 8; war: third behind two firsts: 0; a deed: 2;
            # the achievement is missed by a coin
            leader="maria@azov", troops="azov", churches="galich peresech azov",
            markets="pereyaslavl chernigov smolensk", strongholds="brest", tracks="holdings3 war2",
            done="capital_city", deeds="law_giver", achievement="wealthy", coins=8,
        ),
        side(
            # one region: 0; the boat is full: 8; never at war: 0; first in trade: 2
            troops="smolensk kiev", goods="ore2 wood3 fish3 honey2 fur", achievement="prosperous", coins=0,
        ),
    ]  # fmt: skip
    t = table(development_phase, players=4, plans=plans, number=4)
    result = t.match.result
    assert result.scores == [
        {"holdings": 8, "structures": 1, "trade": 2, "war": 3, "deeds": 3, "achievement": 2},
        {"holdings": 2, "structures": 0, "trade": 1, "war": 3, "deeds": 0, "achievement": 2},
        {"holdings": 3, "structures": 8, "trade": 0, "war": 0, "deeds": 2, "achievement": 0},
        {"holdings": 0, "structures": 0, "trade": 8, "war": 0, "deeds": 0, "achievement": 2},
    ]
    assert [sum(points.values()) for points in result.scores] == [19, 8, 13, 10]
    assert (result.ranks, result.winners) == ([1, 4, 2, 3], [0])
    assert [p.coins for p in t.s.players] == [0, 9, 8, 0], "no income after the last round"


def test_the_end_of_a_game_of_two_with_a_single_first_in_war() -> None:
    plans = [
        side(troops="kiev2 volyn", tracks="war1 structures2", done="amass_forces", achievement="esteemed"),
        side(troops="kiev novgorod", goods="wood3 fish3", tracks="war3", achievement="capable"),
    ]
    result = table(development_phase, plans=plans, number=4).match.result
    # seat 0: two regions ruled 1, structures 2, war second 1, deed 1, two regions occupied each 2
    # seat 1: one region ruled 0, six goods 2, war 3, most goods 2
    assert [sum(points.values()) for points in result.scores] == [7, 7]
    assert result.winners == [0], "a tie: two regions ruled against one"


@pytest.mark.parametrize(
    ("one", "two", "ranks"),
    [
        # troops of each; coins of each
        (("kiev volyn", 0), ("rostov", 9), [1, 2]),
        (("kiev2 volyn2 rostov", 0), ("kiev2 volyn2 polotsk", 1), [2, 1]),
        (("kiev volyn", 4), ("rostov polotsk", 4), [1, 1]),
        (("kiev volyn", 3), ("rostov polotsk", 4), [2, 1]),
        (("", 3), ("", 3), [1, 1]),
    ],
)
def test_ties_regions_before_coins(one: tuple[str, int], two: tuple[str, int], ranks: list[int]) -> None:
    plans = [
        side(troops=troops, coins=coins, tracks="trade2", achievement=missed)
        for (troops, coins), missed in zip((one, two), MISSED, strict=False)
    ]
    assert table(count_points, plans=plans).match.result.ranks == ranks


def test_ties_among_three_and_behind_a_winner() -> None:
    held = [(2, "trade1"), (5, "trade1"), (0, "trade5"), (5, "")]
    plans = [
        side(coins=coins, tracks=tracks, achievement=missed)
        for (coins, tracks), missed in zip(held, MISSED, strict=True)
    ]
    result = table(count_points, players=4, plans=plans).match.result
    assert (result.ranks, result.winners) == ([3, 2, 1, 4], [2])


def test_ties_what_counts_as_ruled_is_what_rules() -> None:
    """Strongholds without troops, Yaroslav's ties and Sviatopolk's rebels rule at the end, too."""
    plans = [
        side(leader="yaroslav@kiev", strongholds="volyn", achievement=MISSED[0]),
        side(troops="kiev rostov", coins=9, achievement=MISSED[1]),
    ]
    assert table(count_points, plans=plans).match.result.ranks == [1, 2]
    plans = [
        side(leader="sviatopolk@kiev", troops="rostov", achievement=MISSED[0]),
        side(troops="kiev volyn", coins=9, achievement=MISSED[1]),
    ]
    assert table(count_points, plans=plans, rebels="kiev=wood").match.result.ranks == [1, 2]


def test_achievements_are_met_by_ties_and_never_by_nothing() -> None:
    plans = [side(achievement="courageous", rebels=2), side(achievement="dignified"), side(rebels=2)]
    s = position(3, plans)
    assert [fulfilled(s, seat, "courageous") for seat in range(3)] == [True, False, True]
    assert [fulfilled(s, seat, "dignified") for seat in range(3)] == [False, False, False]


def test_achievement_structures_in_ruled_regions_by_yaroslav() -> None:
    """His own tie rules; the structures of the others count though they have no effect."""
    plans = [side(leader="yaroslav@kiev"), side(troops="kiev rostov", churches="kiev", strongholds="kiev rostov")]
    s = position(2, plans)
    assert fulfilled(s, 0, "protective"), "two in Kiev against one in Rostov"
    assert not fulfilled(s, 1, "protective")


def test_rebels_removed_by_a_church_do_not_count_for_the_knight() -> None:
    t = turn("build", 1, side(troops="kiev2"), side(rebels=1), rebels="kiev=wood")
    t.say(0, "action", "kiev", "church")
    assert not fulfilled(t.s, 0, "courageous")


# Every row of the strategy board gives what is printed


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("banner", ["muster", "move", "attack", "tax", "build", "scheme"])
def test_each_row_of_each_banner(players: int, banner: str) -> None:
    printed = {
        "muster": "3 2 1 1$", "move": "4 3 2 1", "attack": "2 1 1$ 1$$", "tax": "3 2 1 1$", "build": "2 1 1$ 1$$",
        "scheme": "3 2 1 1$",
    }  # fmt: skip
    if players == 2:
        printed = {
            "muster": "3 2 1$", "move": "3 2 1", "attack": "2 1 1$", "tax": "2 1 1$", "build": "2 1 1$",
            "scheme": "3 2 1",
        }  # fmt: skip
    for row, cell in enumerate(printed[banner].split()):
        there = " ".join(["-"] * row + ["0:1"])
        t = table(take_advisor, 0, players=players, banners={banner: there}, plans=[side(leader="boris@kiev")])
        assert t.waits == (0, "turn")
        assert t.s.turn.action == banner
        assert f"{t.s.turn.due}{'$' * t.s.turn.price}" == cell
        assert t.s.turn.top == (row == 0)
        assert len(ROWS[players][banner]) == (3 if players == 2 else 4)


# Ruling


@pytest.mark.parametrize(
    ("one", "two", "three", "rebel", "who"),
    [
        ("kiev", "", "", False, 0),
        ("kiev", "", "", True, -1),
        ("kiev2", "", "", True, 0),
        ("kiev2", "kiev", "kiev", True, 0),
        ("kiev2", "kiev2", "", False, -1),
        ("kiev2", "kiev2", "kiev3", False, 2),
        ("", "", "", True, -1),
        ("", "", "", False, -1),
    ],
)
def test_rule_against_each_other_player_by_himself(one: str, two: str, three: str, rebel: bool, who: int) -> None:
    plans = [side(troops=troops) for troops in (one, two, three)]
    assert ruler(position(3, plans, rebels="kiev=wood" if rebel else ""), "kiev") == who


def test_rule_a_stronghold_breaks_a_tie_and_makes_one() -> None:
    assert ruler(position(2, [side(troops="kiev2", strongholds="kiev"), side(troops="kiev2")]), "kiev") == 0
    assert ruler(position(2, [side(troops="kiev", strongholds="kiev"), side(troops="kiev2")]), "kiev") == -1
    assert ruler(position(2, [side(strongholds="kiev")], rebels="kiev=wood"), "kiev") == -1


def test_rule_churches_and_markets_are_no_troops() -> None:
    s = position(2, [side(troops="kiev", churches="kiev", markets="kiev"), side(troops="kiev")])
    assert ruler(s, "kiev") == -1
    assert ruled(s, 0) == []


def test_occupy_a_stronghold_is_no_troop() -> None:
    """A region with one's stronghold alone is ruled, but neither taxed, nor built in, nor mustered into."""
    t = turn("tax", 3, side(strongholds="kiev", troops="volyn"))
    assert t.say(0, "action").answers(0, "tax") == ["volyn", PASS]
    t = turn("build", 2, side(strongholds="kiev", troops="volyn"))
    assert t.say(0, "action").answers(0, "build") == ["volyn", PASS]
    t = turn("muster", 2, side(strongholds="kiev", troops="volyn"))
    assert t.say(0, "action").answers(0, "muster") == ["volyn", PASS]
    t = turn("attack", 2, side(strongholds="kiev", troops="volyn"), rebels="kiev=wood")
    t.say(0, "action")
    assert t.over


# Order of things


def test_build_the_cost_is_that_before_the_stronghold_stands() -> None:
    t = turn("build", 2, side(troops="kiev"), side(troops="kiev"))
    t.say(0, "action", "kiev", "stronghold")
    assert t.s.turn.points["build"] == 0, "nobody ruled when it was paid for"
    t = turn("build", 3, side(troops="kiev"), side(troops="kiev"))
    t.say(0, "action", "kiev", "stronghold", "kiev", "market")
    assert t.s.turn.points["build"] == 0, "the stronghold made the next one cheaper"


def test_build_a_church_may_change_who_rules_for_the_next_structure() -> None:
    t = turn("build", 3, side(troops="kiev"), side(troops="kiev"))
    t.say(0, "action", "kiev", "church")
    assert ruler(t.s, "kiev") == 0
    t.say(0, "kiev", "market")
    assert t.s.structures["market"] == {"kiev": 0}


def test_losses_are_checked_after_each_attack_against_what_is_there_then() -> None:
    """The first attack takes the rule of the region away, so that the second shows a card less."""
    t = turn("attack", 2, side(troops="kiev2"), side(troops="kiev3"), decks=(SAFE, ""))
    t.say(0, "action", "kiev")
    assert t.ask.about["cards"] == 2
    t.say(0, "left", "kiev")
    assert t.ask.about["cards"] == 1


def test_losses_cards_of_either_deck() -> None:
    t = turn("attack", 1, side(troops="kiev2"), side(troops="kiev3"), decks=("move1", LOSS))
    t.say(0, "action", "kiev", "right")
    assert t.troops(0) == {"kiev": 1}
    assert t.deck("left")[0] == "move1"


def test_losses_a_stronghold_of_a_third_player_does_not_count() -> None:
    plans = [side(troops="kiev"), side(troops="kiev"), side(strongholds="kiev", troops="volyn")]
    t = turn("attack", 1, *plans, players=3, decks=(SAFE, ""))
    t.say(0, "action", "kiev")
    assert t.ask.about["cards"] == 1


def test_losses_of_a_stronghold_count_though_a_third_player_rules() -> None:
    plans = [side(troops="kiev"), side(troops="kiev", strongholds="kiev"), side(troops="kiev5")]
    t = turn("attack", 1, *plans, players=3, decks=(SAFE, ""))
    t.say(0, "action", "kiev", 1)
    assert t.ask.about["cards"] == 2


def test_attack_where_both_leaders_stand_alone() -> None:
    t = turn("attack", 1, side(leader="maria@kiev"), side(leader="boris@kiev"), decks=(LOSS, ""))
    t.say(0, "action", "kiev", "left")
    assert [p.at for p in t.s.players] == ["", ""]
    assert [p.reserve for p in t.s.players] == [12, 12], "leaders are no troops of the supply"
    assert t.s.players[0].tracks["war"] == 1


def test_a_player_without_troops_comes_back_only_before_taking_the_points() -> None:
    t = turn("attack", 1, side(troops="kiev", hand="muster2"), side(troops="kiev3"), decks=("muster1_coin", ""))
    t.say(0, "action", "kiev", "left")
    assert t.troops(0) == {}
    t.say(0, "decree", "muster2")
    assert t.over, "nothing is occupied, so nothing is mustered"
    assert t.troops(0) == {}


def test_who_has_a_troop_left_does_not_come_back() -> None:
    t = table(take_advisor, 0, banners={"muster": "0:1"}, plans=[side(troops="kiev")])
    assert t.waits == (0, "turn")
    t = table(take_advisor, 0, banners={"muster": "0:1"}, plans=[side(leader="boris@kiev")])
    assert t.waits == (0, "turn")


def test_the_price_is_looked_at_after_extra_actions() -> None:
    """A decree for two coins first, and the banner can be paid."""
    t = turn("tax", 1, side(troops="kiev", coins=0, hand="coins2-1"), price=1)
    assert t.answers(0, "turn") == ["coin", "decree"]
    t.say(0, "decree", "coins2-1", "action", "kiev")
    assert t.s.players[0].goods["wood"] == 1
    assert t.s.players[0].coins == 1


def test_extra_actions_come_back_with_the_next_turn() -> None:
    plans = [side(leader="boris@kiev", hand="coins2-1 coins2-2"), side(leader="maria@volyn")]
    t = table(action_phase, banners={"move": "0:2 0:1", "tax": "1:2 1:1"}, plans=plans)
    t.say(0, "decree", "coins2-1")
    assert "decree" not in t.answers(0, "turn")
    t.say(0, "coin").say(1, "coin")
    assert "decree" in t.answers(0, "turn")


def test_points_do_not_outlast_the_turn() -> None:
    plans = [side(troops="kiev", hand="tax1-1"), side(troops="kiev")]
    t = table(action_phase, banners={"tax": "- 0:2 0:1", "move": "1:2 1:1"}, plans=plans)
    t.say(0, "decree", "tax1-1", "coin").say(1, "coin")
    assert t.s.turn.seat == 0
    assert t.s.turn.points["tax"] == 0


def test_the_round_goes_on_by_the_token() -> None:
    t = table(action_phase, players=3, banners={"scheme": "0:5"}, plans=[side(troops="kiev")] * 3, number=1)
    t.say(0, "action", 2, "left")
    while t.ask.kind != "turn":
        t.say(0, t.ask.options[0])
    t.say(0, "end")
    order = []
    while t.ask.kind == "pick-deed":
        order.append(t.ask.seat)
        t.say(t.ask.seat, t.ask.options[0])
    assert order == [2, 0, 1]
    assert t.s.round == 2
    assert t.waits == (2, "advisor"), "the new first player begins"
    assert (t.s.first, t.s.token) == (2, 2)


def test_progress_comes_before_income() -> None:
    plans = [side(troops="kiev volyn", goods="wood3", coins=0), side(coins=0)]
    t = table(development_phase, plans=plans, number=1).say(0, 3)
    # markers left: structures and war; a full column of wood; holdings and trade have just got onto their tracks
    assert [p.coins for p in t.s.players] == [2 + 1, 4]


def test_income_goes_by_full_columns_of_the_boat_alone() -> None:
    t = table(income, plans=[side(goods="fur9 honey wood2 ore fish2", tracks="trade1 war1", coins=0)])
    assert t.s.players[0].coins == 2 + 1, "fur alone is full; the dock counts for nothing"


def test_progress_structures_of_others_do_not_link() -> None:
    plans = [side(churches="kiev", markets="smolensk"), side(churches="polotsk chernigov")]
    t = table(progress, 0, plans=plans)
    assert t.s.players[0].tracks["structures"] == 0
    t = table(progress, 0, plans=[side(churches="kiev chernigov", markets="smolensk")])
    assert t.s.players[0].tracks["structures"] == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tops_of_all_tracks(players: int) -> None:
    mine = side(
        leader="boris@kiev", troops="novgorod rostov volyn polotsk", churches="kiev volyn polotsk",
        markets="chernigov smolensk rostov", strongholds="novgorod", goods="ore2 wood3 fish3 honey2 fur",
    )  # fmt: skip
    p = table(progress, 0, players=players, plans=[mine], number=4).s.players[0]
    assert p.tracks == {"holdings": 5, "structures": 5, "trade": 5, "war": 0}


def test_the_steps_of_the_tracks() -> None:
    tracks = NUMBERS["tracks"]
    assert tracks["holdings"]["needs"] == [2, 3, 4, 5, 5]
    assert tracks["structures"]["needs"] == [2, 3, 4, 5, 7]
    assert tracks["trade"]["needs"] == [3, 5, 7, 9, 11]
    assert all(tracks[track]["points"] == [1, 2, 3, 5, 8] for track in ("holdings", "structures", "trade"))


def test_six_adjacent_regions_are_not_the_top() -> None:
    mine = side(churches="kiev volyn polotsk", markets="chernigov smolensk rostov")
    assert table(progress, 0, plans=[mine]).s.players[0].tracks["structures"] == 4


def test_the_ability_of_a_round_comes_back_and_advisors_with_it() -> None:
    t = table(play_round, plans=[side(leader="predslava@kiev", used=True)], number=2)
    assert not t.s.players[0].ability_used
    assert t.s.players[0].advisors == (1, 2, 2, 4, 5)


# Goods


def test_goods_of_the_dock_go_onto_the_boat_when_cells_are_free() -> None:
    """Three goods of fur, one cell: two lie on the dock; when one is paid, the boat is still full."""
    t = turn("move", 1, side(leader="boris@kiev", goods="fur3 wood", deeds="grand_hunter"))
    assert t.s.players[0].boat == 2
    t.say(0, "deed", PASS)
    assert t.s.players[0].goods["fur"] == 1
    assert t.s.players[0].boat == 2


def test_rewards_and_market_goods_go_to_boat_or_dock() -> None:
    t = turn("attack", 1, side(troops="kiev", goods="fur"), rebels="kiev=fur")
    t.say(0, "action", "kiev")
    p = t.s.players[0]
    assert (p.goods["fur"], p.boat) == (2, 1)
    t = turn("tax", 1, side(troops="volyn", goods="fish2", markets="volyn"))
    t.say(0, "action", "volyn", "fish")
    p = t.s.players[0]
    assert (p.goods["fish"], p.on_boat("fish")) == (4, 3)


# Variants and switches


def test_tokens_are_turned_up_one_by_one_and_go_to_the_box() -> None:
    options: dict[str, Any] = {"rebels": "tokens"}
    mine = side(troops="kiev volyn", coins=0)
    s = position(2, [mine], rebels="kiev=token volyn=token", options=options)
    for card in ("fur", "coin1-1"):
        s.tokens.cards.remove(card)
        s.tokens.cards.append(card)
    t = Table(in_turn(s, "attack", 2), options=options)
    assert "fur" not in t.match.view(0).tokens.cards
    t.say(0, "action", "volyn", "kiev")
    p = t.s.players[0]
    assert (p.coins, p.goods["fur"], p.rebels) == (1, 1, 2)
    assert t.s.spent == ["coin1-1", "fur"]
    assert len(t.s.tokens) == len(TOKENS) - 2


def test_a_church_turns_up_no_token() -> None:
    options: dict[str, Any] = {"rebels": "tokens"}
    s = position(2, [side(troops="kiev2", coins=0)], rebels="kiev=token", options=options)
    t = Table(in_turn(s, "build", 1), options=options)
    t.say(0, "action", "kiev", "church")
    assert t.s.spent == []
    assert t.s.players[0].rebels == 0


def test_tax_takes_the_good_of_the_token_that_covers_the_symbol() -> None:
    options: dict[str, Any] = {"goods": "shuffled"}
    s = position(2, [side(troops="kiev")], options=options)
    s.symbols["kiev"] = s.goods["kiev"] = "honey"
    t = Table(in_turn(s, "tax", 1), options=options)
    t.say(0, "action", "kiev")
    assert t.s.players[0].goods["honey"] == 1


@pytest.mark.parametrize("how", ["kept", "refreshed"])
def test_the_row_over_a_whole_development_phase(how: str) -> None:
    row, deck = "hoard trade_route law_giver", "amass_forces capital_city great_library send_gifts generous_prince"
    t = table(development_phase, players=3, token=1, row=row, deeds=deck, options={"deeds": how})
    t.say(1, "hoard").say(2, "trade_route").say(0, "law_giver")
    assert t.s.round == 2
    if how == "kept":
        assert t.s.row == ["amass_forces", "capital_city", "great_library"]
    else:
        assert t.s.row == ["great_library", "send_gifts", "generous_prince"]
        assert {"amass_forces", "capital_city"} <= set(t.s.deed_discards)


def test_the_war_track_switch() -> None:
    plans = [side(tracks="war1"), side(), side()]
    kept = table(count_points, players=3, plans=plans, options={"war_zero": "no-place"}).match.result
    assert [points["war"] for points in kept.scores] == [3, 0, 0]
    other = table(count_points, players=3, plans=plans, options={"war_zero": "place"}).match.result
    assert [points["war"] for points in other.scores] == [3, 1, 1]


def test_the_map_of_each_number_of_players() -> None:
    assert set(MAPS[3].neighbours["pskov"]) == {"novgorod", "polotsk"}
    assert set(MAPS[4].neighbours["pskov"]) == {"novgorod", "polotsk", "brest"}
    assert set(MAPS[2].neighbours["pereyaslavl"]) == {"kiev", "chernigov"}
