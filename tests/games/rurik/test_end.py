"""The development phase, the end of the game, and the variants."""

import pytest

import prestol
from prestol.games.rurik.development import development_phase, income, pick_deed, prepare_round, progress
from prestol.games.rurik.scoring import count_points, fulfilled, open_achievements, war_points
from prestol.games.rurik.state import ACHIEVEMENTS, FIGURES, GOODS, Rurik, game
from tests.games.rurik.tables import Plan, Table, in_turn, position, side, table

# A) Tracks


def steps(*plans: Plan, **more: object) -> dict[str, int]:
    """The tracks of seat 0 after step A of the last round."""
    return table(progress, 0, plans=plans, number=4, **more).s.players[0].tracks


def test_a_holdings_by_regions_ruled() -> None:
    two = "kiev volyn"
    assert steps(side(troops="kiev"))["holdings"] == 0
    assert steps(side(troops=two))["holdings"] == 1
    assert steps(side(troops=f"{two} polotsk rostov"))["holdings"] == 3
    assert steps(side(troops=two), side(troops="kiev"))["holdings"] == 0


def test_a_top_of_holdings_wants_kiev_and_novgorod() -> None:
    five = "volyn polotsk rostov"
    assert steps(side(troops=f"{five} smolensk chernigov"))["holdings"] == 4
    assert steps(side(troops=f"{five} smolensk kiev chernigov"))["holdings"] == 4
    assert steps(side(troops=f"{five} kiev novgorod"))["holdings"] == 5


def test_a_structures_by_adjacent_regions_whoever_rules_them() -> None:
    assert steps(side(churches="kiev", markets="kiev"))["structures"] == 0
    assert steps(side(churches="kiev", markets="volyn"))["structures"] == 1
    assert steps(side(churches="kiev rostov", markets="volyn novgorod smolensk"))["structures"] == 2
    assert steps(side(churches="kiev volyn polotsk", markets="chernigov smolensk"))["structures"] == 4
    seven = side(churches="kiev volyn polotsk", markets="chernigov smolensk rostov", strongholds="novgorod")
    assert steps(seven)["structures"] == 5


def test_a_trade_by_goods_in_the_boat() -> None:
    assert steps(side(goods="wood9"))["trade"] == 1
    assert steps(side(goods="wood3 ore2"))["trade"] == 2
    assert steps(side(goods="wood3 ore2 fish3 honey2 fur"))["trade"] == 5
    assert steps(side(goods="wood3 ore2 fish3 honey2"))["trade"] == 4


def test_a_note_markers_never_go_down() -> None:
    tracks = "holdings3 structures4 trade2"
    assert steps(side(tracks=tracks)) == {"holdings": 3, "structures": 4, "trade": 2, "war": 0}


def test_a_goods_may_stay_on_the_dock_for_the_coin_of_a_marker_below_its_track() -> None:
    plans = [side(goods="wood3 ore2", coins=0), side(goods="wood9 fish9", tracks="trade1", coins=0)]
    t = table(development_phase, plans=plans)
    assert t.answers(0, "boat") == [2, 4, 5], "below the track, the first step, the second"
    t.say(0, 2)
    assert t.waits == (0, "pick-deed"), "for seat 1, whose marker is on the track, nothing can be gained by it"
    assert [p.tracks["trade"] for p in t.s.players] == [0, 2]
    assert [p.coins for p in t.s.players] == [4 + 2, 3 + 2], "for income all goods are back in the full columns"
    assert t.s.players[0].boat == 5


def test_a_goods_on_the_boat_bring_the_marker_up() -> None:
    t = table(development_phase, plans=[side(goods="wood3 ore2", coins=0)])
    assert t.say(0, 5).s.players[0].tracks["trade"] == 2
    assert t.s.players[0].coins == 3 + 2


@pytest.mark.parametrize(("goods", "number"), [("wood9", 4), ("wood ore", 1)])
def test_a_where_nothing_can_be_gained_by_it_nobody_is_asked(goods: str, number: int) -> None:
    assert table(progress, 0, plans=[side(goods=goods)], number=number).over


# B) Income


@pytest.mark.parametrize(
    ("tracks", "goods", "coins"),
    [("", "", 4), ("holdings1 war2", "", 2), ("holdings1 structures1 trade1 war1", "", 0), ("", "wood3 ore2 fur5", 7)],
)
def test_b_income_for_markers_off_their_tracks_and_full_columns(tracks: str, goods: str, coins: int) -> None:
    t = table(income, plans=[side(tracks=tracks, goods=goods, coins=1)])
    assert t.s.players[0].coins == 1 + coins


# C) Deeds


def test_c_deeds_from_the_first_player_on_and_three_always_lie_open() -> None:
    row = "hoard trade_route law_giver"
    t = table(development_phase, players=3, token=2, row=row, deeds="amass_forces capital_city great_library")
    assert t.answers(2, "pick-deed") == row.split()
    t.say(2, "hoard")
    assert t.answers(0, "pick-deed") == ["trade_route", "law_giver", "amass_forces"]
    t.say(0, "amass_forces")
    assert t.answers(1, "pick-deed") == ["trade_route", "law_giver", "capital_city"]
    t.say(1, "law_giver")
    assert t.s.row == ["trade_route", "capital_city", "great_library"]
    assert [p.deeds for p in t.s.players] == [("amass_forces",), ("law_giver",), ("hoard",)]


# E) and F)


def test_e_goods_come_back_to_regions_without_one() -> None:
    t = table(prepare_round, goods="kiev")
    assert t.s.goods == t.s.symbols


@pytest.mark.parametrize(
    ("players", "before", "after"), [(2, 2, (1, 2, 2, 4, 5)), (2, 3, (1, 2, 2, 3, 4, 5)), (4, 3, (1, 2, 2, 4, 5))]
)
def test_f_the_next_round_brings_its_advisors(players: int, before: int, after: tuple[int, ...]) -> None:
    t = table(prepare_round, players=players, number=before)
    assert t.s.round == before + 1
    assert t.s.players[1].advisors == after
    assert t.waits == (0, "advisor")


def test_note_the_last_round_ends_after_step_a() -> None:
    t = table(development_phase, number=4, plans=[side(troops="kiev volyn", coins=0)], goods="")
    assert t.over
    p = t.s.players[0]
    assert p.tracks["holdings"] == 1
    assert (p.coins, p.deeds, t.s.goods) == (0, (), {})
    assert t.match.result.reason == "rounds"


# Points


def result(*plans: Plan, **more: object):  # type: ignore[no-untyped-def]
    return table(count_points, plans=plans, **more).match.result


@pytest.mark.parametrize("track", ["holdings", "structures", "trade"])
def test_a_track_is_worth_one_at_the_bottom_and_eight_at_the_top(track: str) -> None:
    points = [result(side(tracks=f"{track}{step}" if step else "")).scores[0][track] for step in range(6)]
    assert points == [0, 1, 2, 3, 5, 8]


@pytest.mark.parametrize(
    ("war", "points"),
    [
        ((5, 3, 1), [3, 1, 0]),
        ((5, 5, 1), [3, 3, 0]),
        ((5, 3, 3), [3, 1, 1]),
        ((2, 2, 2), [3, 3, 3]),
        ((5, 0, 0), [3, 0, 0]),
        ((0, 0, 0), [0, 0, 0]),
    ],
)
def test_the_war_track(war: tuple[int, ...], points: list[int]) -> None:
    s = position(3, [side(tracks=f"war{step}" if step else "") for step in war])
    assert [war_points(s, seat) for seat in range(3)] == points


def test_the_war_track_where_none_counts_as_a_place() -> None:
    zero: dict[str, str | int] = {"war_zero": "place"}
    assert [war_points(position(2, [side(tracks="war2")], options=zero), seat) for seat in (0, 1)] == [3, 1]
    assert [war_points(position(2, options=zero), seat) for seat in (0, 1)] == [3, 3]


def test_deeds_are_worth_their_points() -> None:
    assert result(side(done="market_day hoard capital_city")).scores[0]["deeds"] == 5


AHEAD = {
    "dignified": side(done="hoard"),
    "regal": side(goods="fur3 honey"),
    "courageous": side(rebels=1),
    "conquering": side(tracks="war1"),
    "capable": side(goods="wood"),
    "protective": side(troops="kiev2"),
    "committed": side(tracks="structures1"),
    "wealthy": side(coins=4),
    "esteemed": side(troops="rostov volyn"),
    "prosperous": side(tracks="trade1"),
    "successful": side(tracks="holdings1"),
}


@pytest.mark.parametrize("card", ACHIEVEMENTS)
def test_each_achievement(card: str) -> None:
    ahead, behind = AHEAD[card], side(churches="kiev", coins=0)
    assert fulfilled(position(2, [ahead, behind]), 0, card)
    assert fulfilled(position(2, [behind, ahead]), 1, card)
    assert not fulfilled(position(2, [ahead, behind]), 1, card)
    assert not fulfilled(position(2, [side(coins=0), behind]), 0, card), "none of it is not the most"


def test_achievements_note_a_tie_fulfils_them() -> None:
    s = position(2, [side(goods="wood2"), side(goods="fish2")])
    assert fulfilled(s, 0, "capable")
    assert fulfilled(s, 1, "capable")


def test_achievement_bogatyr_counts_accomplished_deeds_only() -> None:
    assert not fulfilled(position(2, [side(deeds="hoard trade_route"), side(done="law_giver")]), 0, "dignified")


def test_achievement_noble_counts_boat_and_dock() -> None:
    assert fulfilled(position(2, [side(goods="fur4"), side(goods="honey3")]), 0, "regal")


def test_achievement_protector_counts_every_owners_structures_in_ruled_regions() -> None:
    plans = [side(troops="kiev2", markets="volyn"), side(churches="kiev", strongholds="rostov", markets="kiev")]
    s = position(2, plans)
    assert fulfilled(s, 0, "protective"), "two in Kiev against one in Rostov"
    assert not fulfilled(s, 1, "protective")


def test_achievement_prince_counts_occupied_regions() -> None:
    s = position(2, [side(troops="kiev volyn rostov"), side(troops="kiev3 volyn3")])
    assert fulfilled(s, 0, "esteemed")


def test_achievements_are_worth_two_points_and_are_shown() -> None:
    t = table(open_achievements, plans=[side(goods="wood", achievement="capable"), side(achievement="regal")])
    scores = t.match.result.scores
    assert [points["achievement"] for points in scores] == [2, 0]
    shown = t.match.view(None).players[0].achievement
    assert shown is not None
    assert shown.value == "capable"


# Who wins


def test_most_points_win() -> None:
    found = result(side(tracks="trade5"), side(tracks="holdings4"))
    assert (found.ranks, found.winners) == ([1, 2], [0])


def test_tie_more_regions_ruled() -> None:
    found = result(side(tracks="trade4", coins=9), side(tracks="holdings4", troops="kiev", coins=0))
    assert (found.ranks, found.winners) == ([2, 1], [1])


def test_tie_more_coins() -> None:
    found = result(side(tracks="trade4", coins=2), side(tracks="holdings4", coins=3))
    assert found.winners == [1]


def test_tie_a_shared_victory() -> None:
    found = result(side(tracks="trade4"), side(tracks="holdings4"), side(), players=3)
    assert (found.ranks, found.winners) == ([1, 1, 3], [0, 1])


# Variants


@pytest.mark.parametrize("players", [2, 3, 4])
def test_variant_goods_are_dealt_anew(players: int) -> None:
    s: Rurik = prestol.new("rurik", players, 4, {"goods": "shuffled"}).state
    plain: Rurik = prestol.new("rurik", players, 4).state
    assert s.goods == s.symbols
    assert sorted(s.symbols.values()) == sorted(plain.symbols.values())
    assert s.symbols != plain.symbols


def test_variant_goods_come_back_by_their_tokens() -> None:
    s = position(2, options={"goods": "shuffled"})
    s.symbols = {region: GOODS[n % 5] for n, region in enumerate(s.symbols)}
    s.goods = {}
    s.then(prepare_round)
    assert Table(s).s.goods == s.symbols


def test_variant_rebel_rewards_come_from_tokens() -> None:
    s: Rurik = prestol.new("rurik", 2, 4, {"rebels": "tokens"}).state
    assert set(s.rebels.values()) == {"token"}
    assert len(s.tokens) == len(FIGURES)
    assert prestol.new("rurik", 2, 4).state.tokens.cards == []
    s = position(2, [side(troops="kiev", coins=0)], rebels="kiev=token", options={"rebels": "tokens"})
    s.tokens.cards.remove("coin2-1")
    s.tokens.cards.append("coin2-1")
    t = Table(in_turn(s, "attack", 1))
    t.say(0, "action", "kiev")
    assert t.s.players[0].coins == 2
    assert t.s.spent == ["coin2-1"]


@pytest.mark.parametrize(
    ("how", "row"),
    [
        ("kept", ["trade_route", "law_giver", "amass_forces"]),
        ("refreshed", ["amass_forces", "capital_city", "great_library"]),
    ],
)
def test_variant_the_row_is_renewed_after_the_last_pick(how: str, row: list[str]) -> None:
    deeds = "amass_forces capital_city great_library"
    t = table(pick_deed, 1, options={"deeds": how}, row="hoard trade_route law_giver", deeds=deeds)
    discards = len(t.s.deed_discards)
    t.say(1, "hoard")
    assert t.s.row == row
    assert len(t.s.deed_discards) == discards + (2 if how == "refreshed" else 0)


def test_variant_the_row_is_kept_until_the_last_pick() -> None:
    t = table(pick_deed, 0, options={"deeds": "refreshed"}, row="hoard trade_route law_giver", deeds="amass_forces")
    t.say(0, "hoard")
    assert t.s.row == ["trade_route", "law_giver", "amass_forces"]


def test_all_variants_together() -> None:
    options = {"goods": "shuffled", "rebels": "tokens", "deeds": "refreshed", "decrees": "extended"}
    s = prestol.new("rurik", 4, 4, options).state
    assert s.variants.goods == "shuffled"
    assert s.variants.deeds == "refreshed"
    assert game.options["goods"][0] == "printed"
