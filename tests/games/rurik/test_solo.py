"""The solo game: what the Rebellion does, step by step."""

from collections.abc import Callable
from typing import Any

import pytest

import prestol
from prestol.games.rurik.regions import ruler
from prestol.games.rurik.rules import action_phase
from prestol.games.rurik.scoring import count_points
from prestol.games.rurik.solo import (
    LEADER,
    LEVELS,
    PLANS,
    PRIORITIES,
    WHERE,
    raise_rebellion,
    rebellion_acts,
    rebellion_attacks,
    rebellion_builds,
    rebellion_develops,
    rebellion_marches,
    rebellion_musters,
    rebellion_places,
    rebellion_schemes,
    rebellion_taxes,
    turn_rebellion_card,
)
from prestol.games.rurik.state import MAPS, REBELLION, Rurik, game
from prestol.table import Pile
from tests.games.powers import power_test
from tests.games.rurik import invariants
from tests.games.rurik.tables import Table, counted, place_advisors

CARD_1 = ("kiev", "volyn", "pereyaslavl", "chernigov", "polotsk", "smolensk", "rostov", "novgorod")


def solo(
    theirs: str = "",
    mine: str = "",
    neutral: str = "",
    *,
    card: str = "1",
    priority: str = "build",
    level: int = 1,
    number: int = 1,
    leader: str = "",
    banners: dict[str, str] | None = None,
    coins: int = 3,
    my_leader: str = "maria",
    decks: str = "",
) -> Rurik:
    """A position of the solo game with nothing on the agenda. theirs: the Rebellion's troops beside its leader."""
    s = game.begin(1, game.chosen(1, {"level": level}))
    s.agenda.clear()
    s.then(raise_rebellion)
    s = Table(s, 1, options={"level": level}).s
    assert s.rebellion is not None
    s.rebels = dict.fromkeys(neutral.split(), "neutral")
    person, p = s.players
    p.troops, p.at = counted(theirs), leader
    if leader:
        p.troops[leader] = p.troops.get(leader, 0) + 1
    p.reserve = 15 - sum(counted(theirs).values())
    p.coins = coins
    person.leader, person.troops = my_leader, counted(mine)
    s.working[0] = (my_leader,)
    person.reserve -= sum(person.troops.values())
    for each in s.players:
        each.advisors = (1, 2, 4, 5) if number < 3 else (1, 2, 2, 4, 5) if number == 3 else (1, 2, 2, 3, 4, 5)
    s.round, s.phase, s.goods = number, "action", s.symbols.copy()
    cards = [*s.rebellion.deck.cards, *s.rebellion.used]
    cards.remove(card)
    s.rebellion.deck.cards, s.rebellion.deck.marks = cards, [0] * len(cards)
    s.rebellion.used, s.rebellion.card, s.rebellion.priority = (), card, priority
    place_advisors(s, banners or {})
    cards = [*(card for card in s.decks["left"].cards if card not in decks.split()), *reversed(decks.split())]
    s.decks = {"left": Pile.of(cards[14:], "decree"), "right": Pile.of(cards[:14], "decree")}
    return s


def do(s: Rurik, step: Callable[..., Any], *args: Any) -> Table:
    s.then(step, *args)
    return Table(s, 1, options={"level": s.variants.level})


# Components


def test_the_cards_name_every_advisor_once_and_every_region() -> None:
    assert len(PLANS) == 18
    for card, plans in PLANS.items():
        assert sorted(WHERE[card]) == sorted(MAPS[2].regions)
        for plan in plans.values():
            found = sorted((entry.number, entry.second) for entry in plan.entries)
            assert found == [(1, False), (2, False), (2, True), (3, False), (4, False), (5, False)]
            assert sorted(plan.builds) == ["church", "market", "stronghold"]


def test_bribes_on_the_cards() -> None:
    for card, plans in PLANS.items():
        for priority, plan in plans.items():
            two = 7 <= int(card) <= 14
            assert sum(entry.bribes for entry in plan.entries) == (2 if two else 1), (card, priority)


# Setup


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_setup(level: int) -> None:
    match = prestol.new("rurik", 1, 3, {"level": level})
    s = match.state
    p = s.players[REBELLION]
    assert s.rebellion is not None
    camps = ["kiev", *[r for r in WHERE[s.rebellion.used[0]] if r != "kiev"][:2]]
    assert p.troops == {"kiev": 3, camps[1]: 2, camps[2]: 2}
    assert (p.at, p.reserve, p.coins) == ("kiev", 9, 3)
    assert set(s.rebels) == set(s.map.regions) - set(camps)
    assert s.rebellion.priority == LEVELS[str(level)]["start"]
    assert (s.first, s.token) == (0, 0)
    assert "sviatopolk" not in match.asks[0].options
    t = Table(s, 1)
    while t.ask.kind != "first-troop":
        t.say(0, t.ask.options[0])
    assert set(t.answers(0)) == set(s.rebels)


def test_open_bonuses_of_the_levels() -> None:
    opened = {
        level: [(c, i) for c in PRIORITIES for i, b in enumerate(LEVELS[level][c]) if b[2] == "open"]
        for level in LEVELS
    }
    assert opened == {
        "1": [("build", 0)],
        "2": [("build", 0), ("tax", 0)],
        "3": [("attack_move", 0), ("build", 0)],
        "4": [("attack_move", 0), ("build", 0), ("tax", 0)],
    }


# Strategy phase


def placed(banners: dict[str, str], card: str = "1", priority: str = "build", coins: int = 3, number: int = 1) -> Table:
    s = solo(card=card, priority=priority, banners=banners, coins=coins, number=number)
    return do(s, rebellion_places, REBELLION)


def test_advisors_not_in_play_are_skipped() -> None:
    assert placed({}).on("muster") == "1:4 - -"  # 2b is not in play in round 1
    assert placed({}, number=3).on("attack") == "1:2 - -"
    s = solo(card="4", priority="tax")  # its first advisor is the 3
    assert do(s, rebellion_places, REBELLION).on("move") == "1:4 - -"


def test_a_full_banner_sends_it_to_the_right() -> None:
    assert placed({"muster": "0:5 0:4 0:2"}).on("move") == "1:4 - -"


def test_weaker_advisors_are_pushed_without_coins() -> None:
    assert placed({"muster": "0:5 0:2"}).on("muster") == "0:5 1:4 0:2"


def test_a_coin_against_an_equal_advisor_of_the_player() -> None:
    t = placed({"muster": "0:4"})
    assert t.on("muster") == "1:4+1 0:4 -"
    assert t.s.players[REBELLION].coins == 2
    assert placed({"muster": "0:4"}, coins=0).on("muster") == "0:4 1:4 -"


def test_a_marked_advisor_bribes_for_the_top() -> None:
    attack = {"priority": "attack_move"}  # 4-attack$ comes first in round 1
    assert placed({"attack": "0:5"}, **attack).on("attack") == "1:4+2 0:5 -"  # type: ignore[arg-type]
    assert placed({"attack": "0:5"}, coins=1, **attack).on("attack") == "0:5 1:4 -"  # type: ignore[arg-type]
    assert placed({"muster": "0:5"}).on("muster") == "0:5 1:4 -", "unmarked: no bribe"


def test_never_a_bribe_against_its_own_advisor() -> None:
    assert placed({"attack": "1:5"}, priority="attack_move").on("attack") == "1:5 1:4 -"


def test_the_card_and_the_priority_last_for_the_round() -> None:
    s = solo()
    assert s.rebellion is not None
    t = do(s, turn_rebellion_card)
    assert t.s.rebellion is not None
    assert t.s.rebellion.card != "1"
    assert t.s.rebellion.used == ("1",)
    assert len(t.s.rebellion.deck) == 16


# Action phase


def test_turns_alternate_and_the_player_is_first() -> None:
    s = solo("kiev2", "rostov", banners={"scheme": "0:1 1:1", "muster": "0:5 1:5"})
    t = do(s, action_phase)
    assert t.waits == (0, "turn")
    t.say(0, "coin")
    assert t.s.players[REBELLION].advisors.count(1) == 1


def test_the_price_is_paid_if_there_is_a_coin() -> None:
    s = solo("kiev2", banners={"muster": "- - 1:1"}, coins=1)
    t = do(s, rebellion_acts, REBELLION)
    assert t.s.players[REBELLION].coins == 0
    assert t.troops(REBELLION) == {"kiev": 4}, "one of the row, one of the open bonus; the leader first"
    assert t.s.players[REBELLION].at == "kiev"


def test_without_a_coin_it_takes_one_and_still_has_the_bonus() -> None:
    t = do(solo("kiev2", banners={"muster": "- - 1:1"}, coins=0), rebellion_acts, REBELLION)
    assert t.s.players[REBELLION].coins == 1
    assert t.troops(REBELLION) == {"kiev": 3}


def test_of_two_equal_advisors_the_one_further_left() -> None:
    s = solo("kiev2", banners={"build": "1:2", "move": "1:2"}, number=3)
    assert do(s, rebellion_acts, REBELLION).on("move") == "- - -"


def test_without_troops_it_comes_back_in_the_first_region() -> None:
    t = do(solo(banners={"scheme": "1:1"}), rebellion_acts, REBELLION)
    assert t.troops(REBELLION) == {"kiev": 2}
    assert t.s.players[REBELLION].at == "kiev"


def test_muster_where_it_does_not_rule_and_the_leader_first() -> None:
    t = do(solo("volyn rostov polotsk2", "volyn3 rostov2"), rebellion_musters, 3)
    assert t.s.players[REBELLION].at == "volyn"
    assert t.troops(REBELLION) == {"volyn": 3, "rostov": 2, "polotsk": 2}


def test_muster_into_ruled_regions_when_it_rules_all() -> None:
    t = do(solo("rostov polotsk", leader="kiev"), rebellion_musters, 4)
    assert t.troops(REBELLION) == {"kiev": 3, "polotsk": 2, "rostov": 2}


def test_muster_with_an_empty_reserve_is_lost() -> None:
    t = do(solo("polotsk14", leader="kiev"), rebellion_musters, 3)
    assert t.s.players[REBELLION].reserve == 0
    assert t.troops(REBELLION) == {"polotsk": 14, "kiev": 2}


def test_muster_with_nobody_on_the_map_is_lost() -> None:
    assert do(solo(), rebellion_musters, 2).troops(REBELLION) == {}


def test_march_by_attack_move_to_regions_without_its_troops() -> None:
    t = do(solo("novgorod4", priority="attack_move"), rebellion_marches, 2)
    assert t.troops(REBELLION) == {"novgorod": 2, "kiev": 1, "volyn": 1}


def test_march_otherwise_all_to_the_first_region_not_ruled() -> None:
    t = do(solo("kiev novgorod4", "volyn2"), rebellion_marches, 2)
    assert t.troops(REBELLION) == {"kiev": 1, "novgorod": 2, "volyn": 2}


def test_march_a_troop_stays_behind_and_the_leader_goes_first() -> None:
    t = do(solo("novgorod2", leader="novgorod"), rebellion_marches, 3)
    assert t.troops(REBELLION) == {"novgorod": 1, "kiev": 2}
    assert t.s.players[REBELLION].at == "kiev"


def test_march_never_gives_the_player_a_region() -> None:
    t = do(solo("polotsk3 novgorod2", "polotsk2"), rebellion_marches, 2)
    assert t.troops(REBELLION) == {"polotsk": 2, "novgorod": 1, "kiev": 2}
    assert ruler(t.s, "polotsk") == -1, "a tie is acceptable"


def test_march_from_the_closest_region() -> None:
    t = do(solo("novgorod3 chernigov3"), rebellion_marches, 1)
    assert t.troops(REBELLION) == {"novgorod": 3, "chernigov": 2, "kiev": 1}


SAFE = "muster1-1 muster1-2 move1"


def test_attack_the_player_before_neutrals_and_the_player_chooses_the_deck() -> None:
    t = do(solo("volyn3", "volyn", "volyn", decks=SAFE), rebellion_attacks, 2)
    assert t.waits == (0, "losses-deck")
    t.say(0, "left")
    assert t.troops(0) == {}
    assert t.s.rebels == {}
    p = t.s.players[REBELLION]
    assert p.tracks["war"] == 1
    assert p.rebels == 1


def test_attack_order_of_the_regions_follows_the_priority() -> None:
    there = {"theirs": "volyn3 rostov", "mine": "volyn rostov3", "decks": SAFE}
    t = do(solo(**there), rebellion_attacks, 1)  # type: ignore[arg-type]
    assert t.say(0, "left").troops(0) == {"rostov": 3}
    t = do(solo(**there, priority="attack_move"), rebellion_attacks, 1)  # type: ignore[arg-type]
    assert t.say(0, "left").troops(0) == {"volyn": 1, "rostov": 2}


def test_attack_all_points_in_one_region_if_possible() -> None:
    t = do(solo("volyn5 polotsk5", "volyn3 polotsk", decks=SAFE), rebellion_attacks, 3)
    t.say(0, "left", "left", "left")
    assert t.troops(0) == {"polotsk": 1}


def test_tax_costs_a_point_and_fills_the_boat_first() -> None:
    s = solo("kiev volyn pereyaslavl", "kiev3")
    s.players[REBELLION].goods["wood"] = 3
    t = do(s, rebellion_taxes, 2)
    assert t.s.players[REBELLION].goods == {"wood": 3, "ore": 0, "fish": 1, "honey": 0, "fur": 1}


def test_tax_a_market_gives_the_extra_good() -> None:
    s = solo("kiev")
    s.structures["market"]["kiev"] = REBELLION
    s.players[REBELLION].left["market"] -= 1
    assert do(s, rebellion_taxes, 1).s.players[REBELLION].goods["wood"] == 2


def test_build_where_it_has_none_and_in_the_order_of_the_card() -> None:
    t = do(solo("kiev volyn"), rebellion_builds, 3)  # church, stronghold, market; nobody to convert
    assert t.s.structures == {"church": {}, "stronghold": {"kiev": 1, "volyn": 1}, "market": {"kiev": 1}}


def test_build_a_church_converts_the_player_before_a_neutral() -> None:
    t = do(solo("kiev", "kiev", "kiev"), rebellion_builds, 1)
    assert t.s.structures["church"] == {"kiev": 1}
    assert t.troops(0) == {}
    assert t.troops(REBELLION) == {"kiev": 2}
    assert "kiev" in t.s.rebels


def test_scheme_opens_a_bonus_and_brings_its_coin() -> None:
    t = do(solo("kiev"), rebellion_schemes, 3)
    assert t.s.rebellion is not None
    assert t.s.rebellion.open == {"attack_move": (), "build": (0, 1), "tax": ()}
    assert t.s.players[REBELLION].coins == 4


def test_scheme_when_the_column_is_open_the_leftmost_one_follows() -> None:
    s = solo("kiev", priority="tax")
    assert s.rebellion is not None
    s.rebellion.open["tax"] = (0, 1)
    t = do(s, rebellion_schemes, 1)
    assert t.s.rebellion is not None
    assert t.s.rebellion.open["attack_move"] == (0,)


def test_reveal_minus_one() -> None:
    s = solo("volyn3", "volyn2", level=4, banners={"attack": "1:1"})
    s.players[0].troops["volyn"] = 2
    t = do(s, rebellion_acts, REBELLION)
    assert t.over, "one card less is none"
    assert t.troops(0) == {}


@power_test(game, LEADER)
def test_its_leader_saves_a_card_where_he_stands() -> None:
    t = do(solo("volyn2", "volyn", leader="volyn"), rebellion_attacks, 1)
    assert t.over
    assert t.troops(0) == {}


@power_test(game, LEADER)
def test_its_leader_musters_at_the_end_of_the_round() -> None:
    t = do(solo("volyn2", leader="volyn"), action_phase)
    assert t.troops(REBELLION)["volyn"] == 4


# The player's side


def test_a_neutral_troop_is_defeated_like_a_rebel_for_a_token() -> None:
    s = solo("kiev", "volyn", "volyn", banners={"attack": "0:1"})
    t = do(s, action_phase)
    t.say(0, "action", "volyn")
    assert t.s.players[0].rebels == 1
    assert len(t.s.spent) == 1
    assert t.s.rebels == {}


def test_its_troops_go_back_to_its_reserve() -> None:
    s = solo("volyn", "volyn2", banners={"attack": "0:1"}, decks=SAFE)
    t = do(s, action_phase)
    t.say(0, "action", "volyn", "left")
    assert t.s.players[REBELLION].reserve == 15
    assert t.s.players[0].tracks["war"] == 1


# Development phase and end


@pytest.mark.parametrize(
    ("mine", "goods", "priority"),
    [
        ("kiev volyn rostov", 0, "attack_move"),
        ("kiev", 1, "tax"),
        ("kiev", 0, "build"),
    ],
)
def test_the_next_priority(mine: str, goods: int, priority: str) -> None:
    s = solo("polotsk smolensk", mine, priority="tax")
    s.players[0].goods["wood"] = goods
    t = do(s, rebellion_develops)
    assert t.s.rebellion is not None
    assert t.s.rebellion.priority == priority


def test_the_next_priority_is_build_against_structures() -> None:
    s = solo("polotsk", "kiev", priority="tax", level=2)
    s.structures["church"] = {"kiev": 0}
    s.players[0].left["church"] -= 1
    t = do(s, rebellion_develops)
    assert t.s.rebellion is not None
    assert t.s.rebellion.priority == "build"


def test_a_bonus_opens_for_each_track_the_player_leads() -> None:
    s = solo("polotsk", "kiev")
    s.players[0].tracks |= {"holdings": 2, "trade": 1}
    s.players[REBELLION].tracks["trade"] = 1
    t = do(s, rebellion_develops)
    assert t.s.players[REBELLION].coins == 4


def test_its_points_for_coins_and_goods_on_the_dock() -> None:
    s = solo("polotsk", coins=4)
    s.players[REBELLION].goods["fur"] = 5
    t = do(s, count_points)
    assert t.s.points[REBELLION] | {"coins": 2, "goods": 2} == t.s.points[REBELLION]


@pytest.mark.parametrize(("trade", "reason", "rank"), [(5, "won", 1), (0, "lost", 2)])
def test_won_or_lost(trade: int, reason: str, rank: int) -> None:
    s = solo("polotsk", coins=3)
    s.players[0].tracks["trade"] = trade
    result = do(s, count_points).match.result
    assert (result.reason, result.ranks) == (reason, [rank])
    assert result.winners == ([0] if rank == 1 else [])


def test_a_tie_goes_to_who_rules_more() -> None:
    s = solo("polotsk", "kiev volyn", coins=3)
    s.players[0].tracks["holdings"] = 1
    assert do(s, count_points).match.result.reason == "won"
    invariants.check(s)
