"""Setup, step by step as the rulebook numbers them, and the round track's advisors."""

import pytest

import prestol
from prestol.games.rurik.state import (
    ACHIEVEMENTS,
    FIGURES,
    GOODS,
    LEADERS,
    MAPS,
    NUMBERS,
    ROWS,
    Player,
    Rurik,
    advisors_for,
    game,
)
from prestol.table import Match, Refused, is_hidden
from tests.games.rurik.tables import Table


def after_leaders(players: int, seed: int = 1) -> Match[Rurik]:
    match = prestol.new("rurik", players, seed, {"leaders": "dealt"})
    assert len(match.asks) == players
    return match


def test_step_1_eight_eleven_or_fifteen_regions() -> None:
    assert [len(MAPS[players].regions) for players in (2, 3, 4)] == [8, 11, 15]
    assert set(MAPS[2].regions) < set(MAPS[3].regions) < set(MAPS[4].regions)
    assert len(prestol.new("rurik", 1, 1).state.map.regions) == 8


def test_regions_out_of_play_are_no_way_through() -> None:
    for board in MAPS.values():
        for region, neighbours in board.neighbours.items():
            assert set(neighbours) <= set(board.regions) - {region}
            assert all(region in board.neighbours[other] for other in neighbours)
    assert sum(map(len, MAPS[4].neighbours.values())) == 2 * 34
    assert "murom" not in MAPS[3].neighbours["chernigov"]


def test_the_map_has_its_odd_borders() -> None:
    near = MAPS[4].neighbours
    assert "chernigov" in near["polotsk"]
    assert "smolensk" not in near["kiev"]
    assert "azov" in near["galich"]
    assert "peresech" not in near["kiev"]
    assert set(near["brest"]) == {"pskov", "polotsk", "volyn", "galich", "peresech"}


def test_step_2_the_side_of_the_strategy_board() -> None:
    assert all(len(cells) == 3 for cells in ROWS[2].values())
    for players in (3, 4):
        assert all(len(cells) == 4 for cells in ROWS[players].values())
    assert ROWS[2]["muster"] == ((3, 0), (2, 0), (1, 1))
    assert ROWS[4]["attack"] == ((2, 0), (1, 0), (1, 1), (1, 2))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_step_4_coins_and_exchange_tokens(players: int) -> None:
    for p in prestol.new("rurik", players, 3).state.players:
        assert p.coins == 3
        assert p.exchange == ("build", "muster")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_step_5_a_rebel_and_a_good_in_each_region(players: int) -> None:
    s = prestol.new("rurik", players, 5).state
    assert set(s.rebels) == set(s.goods) == set(s.map.regions)
    assert all(list(s.rebels.values()).count(reward) <= FIGURES.count(reward) for reward in FIGURES)
    assert s.goods == {region: NUMBERS["regions"][region]["good"] for region in s.map.regions}
    other = prestol.new("rurik", players, 6).state
    assert other.rebels != s.rebels


def test_step_6_two_decks_about_equal() -> None:
    s = prestol.new("rurik", 2, 1).state
    assert [len(deck) for deck in s.decks.values()] == [14, 14]
    assert s.discards == []
    extended = prestol.new("rurik", 2, 1, {"decrees": "extended"}).state
    assert [len(deck) for deck in extended.decks.values()] == [16, 16]


def test_step_7_three_deeds_lie_open() -> None:
    s = prestol.new("rurik", 2, 1).state
    assert len(s.row) == 3
    assert len(s.deeds) == 26 - 3


def test_step_8_leaders_are_chosen_in_turn() -> None:
    match = prestol.new("rurik", 3, 2)
    s = match.state
    order = s.from_seat(s.first)
    for number, seat in enumerate(order):
        ask = match.asks[seat]
        assert (ask.kind, len(ask.options)) == ("leader", 8 - number)
        match.choose(seat, ask.options[0])
    assert [match.state.players[seat].leader for seat in order] == list(LEADERS[:3])


def test_step_8_leaders_may_be_dealt() -> None:
    leaders = {p.leader for p in after_leaders(4).state.players}
    assert len(leaders) == 4
    assert leaders <= set(LEADERS)


def kept(p: Player) -> str:
    assert p.achievement is not None
    return p.achievement.value


def test_step_10_each_keeps_one_of_two_achievements_in_secret() -> None:
    match: Match[Rurik] = after_leaders(3)
    dealt = {seat: list(ask.options) for seat, ask in match.asks.items()}
    assert all(ask.kind == "achievement" and ask.private for ask in match.asks.values())
    assert len({card for cards in dealt.values() for card in cards}) == 6
    for seat, cards in dealt.items():
        match.choose(seat, cards[1])
    s = match.state
    assert [kept(p) for p in s.players] == [dealt[seat][1] for seat in range(3)]
    assert len(s.box) == len(ACHIEVEMENTS) - 3
    view = match.view(0)
    assert kept(view.players[0]) == dealt[0][1]
    assert is_hidden(kept(view.players[1]))
    assert dealt[0][0] in view.box.cards
    assert dealt[1][0] not in view.box.cards


def test_step_11_pieces_of_a_player() -> None:
    p = prestol.new("rurik", 2, 1).state.players[0]
    assert p.left == {"church": 3, "stronghold": 3, "market": 3}
    assert p.reserve == 12
    assert p.tracks == {"holdings": 0, "structures": 0, "trade": 0, "war": 0}


def test_step_14_advisors_of_each_round() -> None:
    for players in (2, 3):
        assert [advisors_for(players, number) for number in (1, 2, 3, 4)] == [
            (1, 2, 4, 5), (1, 2, 4, 5), (1, 2, 2, 4, 5), (1, 2, 2, 3, 4, 5),
        ]  # fmt: skip


def test_step_14_note_no_three_with_four_players() -> None:
    assert advisors_for(4, 3) == advisors_for(4, 4) == (1, 2, 2, 4, 5)


def test_step_16_three_troops_in_turn_anywhere() -> None:
    t = Table(None, 2, options={"leaders": "dealt"})
    for seat in (0, 1):
        t.match.choose(seat, t.match.asks[seat].options[0])
    first, second = t.s.from_seat(t.s.first)
    for seat in (first, second) * 3:
        assert t.answers(seat, "first-troop") == list(t.s.map.regions)
        t.say(seat, "kiev")
    assert t.s.players[0].troops == t.s.players[1].troops
    assert t.s.phase == "strategy"  # step 17: one region only, so nobody was asked


def test_step_17_the_leader_goes_to_an_own_troop() -> None:
    t = Table(None, 2, options={"leaders": "dealt"})
    for seat in (0, 1):
        t.match.choose(seat, t.match.asks[seat].options[0])
    first, second = t.s.from_seat(t.s.first)
    for region in ("kiev", "volyn", "kiev"):
        t.say(first, region).say(second, "rostov")
    assert t.answers(first, "first-leader") == ["kiev", "volyn"]
    t.say(first, "volyn")
    assert t.troops(first) == {"kiev": 2, "volyn": 2}
    assert t.s.players[first].at == "volyn"
    assert t.s.players[first].reserve == 9
    assert t.s.players[second].at == "rostov"


def test_unknown_options_are_refused() -> None:
    with pytest.raises(Refused, match="goods"):
        prestol.new("rurik", 2, 1, {"goods": "none"})
    assert game.options["level"] == (1, 2, 3, 4)


def test_the_goods_of_the_map() -> None:
    assert [list(prestol.new("rurik", 4, 1).state.goods.values()).count(good) for good in GOODS] == [4, 3, 4, 2, 2]
