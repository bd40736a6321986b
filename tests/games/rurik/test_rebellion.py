"""The Rebellion read from its sheet: every bonus of every level, its placements, and the player's side."""

from typing import Any, Final

import pytest

import prestol
from prestol.games.rurik.development import development_phase
from prestol.games.rurik.rules import play_round
from prestol.games.rurik.scoring import count_points, fulfilled
from prestol.games.rurik.solo import (
    rebellion_acts,
    rebellion_attacks,
    rebellion_builds,
    rebellion_develops,
    rebellion_marches,
    rebellion_musters,
    rebellion_places,
    rebellion_schemes,
    rebellion_taxes,
)
from prestol.games.rurik.state import REBELLION, Rurik, game
from prestol.games.rurik.turn import take_advisor
from prestol.table import Pile, Secret
from tests.games.powers import power_test
from tests.games.rurik.tables import Table
from tests.games.rurik.test_solo import do, solo

SAFE: Final = "muster1-1 muster1-2 move1 move2-1"

LEVELS: Final = {
    # starting priority; by column: main action > bonus, "!" open from the start
    1: ("build", "build>build attack>reveal_minus1", "muster>muster! attack>attack move>move", "tax>tax scheme>coin2"),
    2: (
        "tax",
        "move>move attack>attack",
        "muster>coin1! build>build attack>move",
        "tax>tax! attack>reveal_minus1 scheme>coin2 muster>muster",
    ),
    3: (
        "attack_move",
        "muster>move! attack>reveal_minus1 move>move",
        "attack>attack! build>build tax>tax attack>attack",
        "tax>tax build>move scheme>coin2",
    ),
    4: (
        "build",
        "attack>reveal_minus1! attack>attack build>move muster>muster",
        "build>build! attack>move tax>tax attack>attack",
        "muster>move! tax>tax scheme>coin2 move>move",
    ),
}
COLUMNS: Final = ("attack_move", "build", "tax")
BONUSES: Final = [
    (level, column, row, *bonus.rstrip("!").split(">"))
    for level, (_, *columns) in LEVELS.items()
    for column, text in zip(COLUMNS, columns, strict=True)
    for row, bonus in enumerate(text.split())
]


def opened(s: Rurik) -> dict[str, tuple[int, ...]]:
    assert s.rebellion is not None
    return s.rebellion.open


@pytest.mark.parametrize("level", LEVELS)
def test_each_level_begins_with_its_priority_and_its_open_bonuses(level: int) -> None:
    s = prestol.new("rurik", 1, 5, {"level": level}).state
    start, *columns = LEVELS[level]
    assert s.rebellion is not None
    assert s.rebellion.priority == start
    for column, text in zip(COLUMNS, columns, strict=True):
        assert opened(s)[column] == tuple(row for row, bonus in enumerate(text.split()) if bonus.endswith("!"))


def outcome(level: int, action: str, bonuses: dict[str, tuple[int, ...]]) -> dict[str, int]:
    """What the Rebellion has after taking back an advisor from the lowest row, with just these bonuses open."""
    theirs, banners = "kiev4 volyn3 rostov3", {action: "- - 1:1"}
    s = solo(theirs, "smolensk", "rostov", level=level, leader="polotsk", coins=0, decks=SAFE, banners=banners)
    assert s.rebellion is not None
    s.rebellion.open = {column: bonuses.get(column, ()) for column in COLUMNS}
    t = do(s, rebellion_acts, REBELLION)
    while not t.over:
        t.say(0, "left")
    p = t.s.players[REBELLION]
    return {
        "coin": p.coins,
        "muster": 15 - p.reserve,
        "move": p.troops.get("pereyaslavl", 0),
        "attack": p.tracks["war"] + p.rebels,
        "tax": sum(p.goods.values()),
        "build": sum(3 - left for left in p.left.values()),
        "reveal_minus1": t.s.turn.fewer,
    }


@pytest.mark.parametrize(("level", "column", "row", "action", "bonus"), BONUSES)
def test_each_bonus_of_each_level(level: int, column: str, row: int, action: str, bonus: str) -> None:
    plain, more = outcome(level, action, {}), outcome(level, action, {column: (row,)})
    gained = {what: more[what] - plain[what] for what in plain if more[what] != plain[what]}
    assert gained == ({"coin": int(bonus[-1])} if bonus.startswith("coin") else {bonus: 1})
    other = "muster" if action != "muster" else "tax"
    assert outcome(level, other, {}) == outcome(level, other, {column: (row,)}), "with its own main action alone"


def test_a_bonus_that_a_scheme_has_just_opened_works_from_the_next_time_on() -> None:
    s = solo("kiev", level=1, priority="tax", banners={"scheme": "1:1"}, coins=0)
    assert s.rebellion is not None
    s.rebellion.open["tax"] = (0,)
    t = do(s, rebellion_acts, REBELLION)
    assert opened(t.s)["tax"] == (0, 1)
    assert t.s.players[REBELLION].coins == 1, "the coin of the unlocking, not the two of the bonus"


def test_unlocking_follows_the_priority_of_the_round_then_the_leftmost_column() -> None:
    s = solo("kiev", level=2, priority="tax", coins=0)
    t = do(s, rebellion_schemes, 3)
    assert opened(t.s) == {"attack_move": (), "build": (0,), "tax": (0, 1)}
    for _ in range(2):
        t = do(t.s, rebellion_schemes, 1)
    assert opened(t.s)["tax"] == (0, 1, 2, 3)
    t = do(t.s, rebellion_schemes, 1)
    assert opened(t.s) == {"attack_move": (0,), "build": (0,), "tax": (0, 1, 2, 3)}
    assert t.s.players[REBELLION].coins == 4


def test_when_all_is_open_nothing_opens() -> None:
    s = solo("kiev", level=1, coins=0)
    assert s.rebellion is not None
    s.rebellion.open = {"attack_move": (0, 1), "build": (0, 1, 2), "tax": (0, 1)}
    assert do(s, rebellion_schemes, 3).s.players[REBELLION].coins == 0


# Strategy phase


def test_it_knows_no_three_banners() -> None:
    """Its second advisor may join its first."""
    s = solo(card="14", priority="attack_move", banners={"tax": "1:5", "scheme": "0:5 0:4 0:2"}, number=1)
    # 1-muster, 4-scheme$: the banner is full, so it wraps round to the left end
    t = do(s, rebellion_places, REBELLION)
    assert t.on("muster") == "1:1 - -"
    s = t.s
    t = do(s, rebellion_places, REBELLION)
    assert t.on("muster") == "1:4 1:1 -"


def test_a_bribe_for_the_top_of_exactly_what_is_needed() -> None:
    attack: dict[str, Any] = {"priority": "attack_move"}

    def placed(rows: str, coins: int) -> Table:
        return do(solo(banners={"attack": rows}, coins=coins, **attack), rebellion_places, REBELLION)

    t = placed("0:4+3", 9)
    assert t.on("attack") == "1:4+4 0:4+3 -"
    assert t.s.players[REBELLION].coins == 5
    t = placed("0:4+3 0:2+2", 1)
    assert t.on("attack") == "0:4+3 1:4+1 0:2+2", "not the top, but the equal one for a coin"
    assert placed("0:2", 3).on("attack") == "1:4 0:2 -", "no coin against a weaker one"


def test_the_two_sides_place_in_turn() -> None:
    s = solo("kiev2", "rostov2", coins=0)
    s.players[0].coins = 0
    s.round = 0
    t = do(s, play_round)
    placed = []
    while t.s.phase == "strategy":
        placed.append([a.seat for rows in t.s.banners.values() for a in rows if a is not None])
        t.say(0, t.ask.options[0])
        if t.ask.kind == "banner":
            t.say(0, t.ask.options[0])
    assert [seats.count(1) for seats in placed] == [seats.count(0) for seats in placed] == [0, 1, 2, 3]
    assert t.s.players[REBELLION].advisors == ()
    assert t.waits == (0, "turn")


# Actions


@pytest.mark.parametrize(("coins", "left"), [(2, 1), (1, 0)])
def test_one_coin_is_enough_for_a_price_of_one(coins: int, left: int) -> None:
    s = solo("kiev4", "", "", level=3, banners={"tax": "- - 1:1"}, coins=coins)
    t = do(s, rebellion_acts, REBELLION)
    assert t.s.players[REBELLION].coins == left
    assert t.s.players[REBELLION].goods["wood"] == 1


def test_muster_goes_round_the_weak_regions_again() -> None:
    """Kiev is tied one to one and Volyn two to one behind: Kiev, Volyn, then Volyn alone, then what is ruled."""
    t = do(solo("kiev volyn", "kiev volyn3", leader="rostov"), rebellion_musters, 2)
    assert t.troops(REBELLION) == {"kiev": 2, "volyn": 2, "rostov": 1}
    t = do(solo("kiev volyn", "kiev volyn3", leader="rostov"), rebellion_musters, 4)
    assert t.troops(REBELLION) == {"kiev": 2, "volyn": 4, "rostov": 1}
    t = do(solo("kiev volyn", "kiev volyn3", leader="rostov"), rebellion_musters, 5)
    assert t.troops(REBELLION) == {"kiev": 3, "volyn": 4, "rostov": 1}


def test_muster_a_neutral_troop_keeps_it_from_ruling() -> None:
    t = do(solo("kiev volyn", "", "volyn", leader="rostov"), rebellion_musters, 1)
    assert t.troops(REBELLION) == {"kiev": 1, "volyn": 2, "rostov": 1}


def test_march_ties_of_distance_go_to_the_lowest_in_order() -> None:
    """To Kiev from Volyn or Chernigov, both next to it: Chernigov comes later on the card."""
    t = do(solo("volyn3 chernigov3", ""), rebellion_marches, 1)
    assert t.troops(REBELLION) == {"volyn": 3, "chernigov": 2, "kiev": 1}


def test_march_when_nobody_can_be_spared_points_are_lost() -> None:
    t = do(solo("volyn rostov", "", leader="polotsk"), rebellion_marches, 3)
    assert t.troops(REBELLION) == {"volyn": 1, "rostov": 1, "polotsk": 1}


def test_attack_neutrals_bring_no_war_step_and_no_check() -> None:
    t = do(solo("volyn", "", "volyn", decks="muster2"), rebellion_attacks, 1)
    assert t.over
    p = t.s.players[REBELLION]
    assert (p.tracks["war"], p.rebels, p.goods["wood"], p.coins) == (0, 1, 0, 3)
    assert t.s.spent == [], "a token is turned up for the player alone"


def test_attack_loses_a_troop_and_goes_on_elsewhere() -> None:
    s = solo("volyn kiev3", "volyn2 kiev", leader="rostov", decks="muster2 move1 move2-1", priority="attack_move")
    t = do(s, rebellion_attacks, 2)
    t.say(0, "left")  # Volyn, where it does not rule; the troop there is lost
    assert "volyn" not in t.troops(REBELLION)
    assert t.ask.about["cards"] == 1
    t.say(0, "left")
    assert t.troops(0) == {"volyn": 1}


def test_tax_ignores_who_rules_and_boat_cells_decide() -> None:
    s = solo("polotsk rostov kiev", "polotsk3 kiev3")
    s.players[REBELLION].goods["wood"] = 3
    t = do(s, rebellion_taxes, 2)
    assert t.s.players[REBELLION].goods == {"wood": 3, "ore": 2, "fish": 0, "honey": 0, "fur": 0}
    t = do(t.s, rebellion_taxes, 1)
    assert t.s.players[REBELLION].goods["wood"] == 4, "then what goes to the dock"


def test_build_the_regions_in_their_order() -> None:
    s = solo("kiev volyn", "volyn", priority="tax")  # market, church, stronghold
    t = do(s, rebellion_builds, 2)
    assert t.s.structures["market"] == {"kiev": 1, "volyn": 1}, "first where it has none"
    t = do(t.s, rebellion_builds, 1)
    assert t.s.structures["church"] == {"volyn": 1}, "then where the player stands"
    assert t.troops(0) == {}
    t = do(t.s, rebellion_builds, 1)
    assert t.s.structures["stronghold"] == {"kiev": 1}, "then the others in order"


def test_build_no_church_against_a_leader_alone() -> None:
    s = solo("kiev", "kiev", priority="build")
    s.players[0].at = "kiev"
    s.players[0].reserve += 1
    t = do(s, rebellion_builds, 1)
    assert t.s.structures["church"] == {}
    assert t.s.structures["stronghold"] == {"kiev": 1}


# Development phase and end


@pytest.mark.parametrize("track", ["holdings", "structures", "trade"])
def test_a_bonus_for_each_track_that_the_player_leads(track: str) -> None:
    s = solo("polotsk", "kiev", coins=0)
    s.players[0].tracks[track] = 2
    s.players[REBELLION].tracks[track] = 1
    assert do(s, rebellion_develops).s.players[REBELLION].coins == 1
    s = solo("polotsk", "kiev", coins=0)
    s.players[0].tracks[track] = s.players[REBELLION].tracks[track] = 2
    assert do(s, rebellion_develops).s.players[REBELLION].coins == 0


def test_the_war_track_opens_nothing() -> None:
    s = solo("polotsk", "kiev", coins=0)
    s.players[0].tracks["war"] = 5
    assert do(s, rebellion_develops).s.players[REBELLION].coins == 0


def test_its_development_phase() -> None:
    """Tracks, the priority, a bonus, then a coin for its full column and none for markers; no deed for it."""
    s = solo("polotsk2 volyn", "kiev2 rostov novgorod", coins=0)
    s.players[REBELLION].goods["fur"] = 2
    s.players[0].coins = 0
    s.row = [s.reveal(s.deeds) for _ in range(3)]
    t = do(s, development_phase)
    assert t.waits == (0, "pick-deed")
    person, p = t.s.players
    assert (person.tracks["holdings"], p.tracks["holdings"]) == (2, 1)
    assert p.coins == 1 + 1
    assert person.coins == 3
    assert t.s.rebellion is not None
    assert t.s.rebellion.priority == "attack_move"
    t.say(0, t.ask.options[0])
    assert t.s.round == 2
    assert len(t.s.row) == 3
    assert p.deeds == ()


@pytest.mark.parametrize(("load", "priority"), [(1, "build"), (2, "tax")])
def test_goods_kept_on_the_dock_are_not_noticed(load: int, priority: str) -> None:
    s = solo("polotsk volyn", "kiev rostov")
    s.players[0].goods["wood"] = 2
    s.players[REBELLION].goods["ore"] = 1
    t = do(s, development_phase)
    assert t.answers(0, "boat") == [1, 2]
    t.say(0, load)
    assert t.s.rebellion is not None
    assert t.s.rebellion.priority == priority


@pytest.mark.parametrize(("load", "coins"), [(4, 1), (5, 1 + 1)])
def test_goods_kept_on_the_dock_leave_it_a_bonus_less(load: int, coins: int) -> None:
    """It has the coin of a full column, and that of a bonus if the player's marker is ahead of its own."""
    s = solo("polotsk", "kiev rostov", coins=0)
    s.players[0].goods |= {"wood": 3, "ore": 2}
    s.players[REBELLION].goods["wood"] = 3
    s.players[0].tracks["trade"] = s.players[REBELLION].tracks["trade"] = 1
    for side in s.players:
        side.tracks["holdings"] = 5
    t = do(s, development_phase)
    assert t.answers(0, "boat") == [4, 5]
    t.say(0, load)
    assert t.s.players[0].tracks["trade"] == load - 3
    assert t.s.players[REBELLION].coins == coins


def test_after_the_last_round_only_the_tracks() -> None:
    s = keep(solo("polotsk2 volyn", "kiev2 rostov novgorod", number=4, coins=0), "dignified")
    t = do(s, development_phase)
    p = t.s.players[REBELLION]
    assert (p.coins, p.tracks["holdings"]) == (0, 1)
    assert t.over


def keep(s: Rurik, card: str) -> Rurik:
    """The player has that achievement."""
    s.box = Pile.of([other for other in s.box.cards if other != card], "achievement")
    s.players[0].achievement = Secret(card, 1, "achievement")
    return s


def end(mine: str, theirs: str, my_coins: int, coins: int, points: int) -> str:
    """How it ends where the player has as many points on a track as told (3 or 5)."""
    s = keep(solo(theirs, mine, coins=coins), "dignified")
    s.players[0].tracks["trade"] = {1: 1, 3: 3, 5: 4}[points]
    s.players[0].coins = my_coins
    return do(s, count_points).match.result.reason


def test_ties_are_broken_as_usual_but_its_coins_are_spent() -> None:
    assert end("kiev", "polotsk", 0, 7, 5) == "won"
    assert end("kiev", "polotsk", 9, 7, 1) == "lost"
    assert end("kiev", "polotsk volyn", 9, 7, 3) == "lost", "seven coins are three points; it rules more"
    assert end("kiev rostov", "polotsk", 0, 7, 3) == "won"
    assert end("kiev", "polotsk", 1, 7, 3) == "won", "a coin against coins that have become points"
    assert end("kiev", "polotsk", 0, 7, 3) == "shared"


def test_achievements_are_against_the_rebellion() -> None:
    s = solo("polotsk volyn rostov", "kiev novgorod", coins=5)
    s.players[REBELLION].goods["fur"] = 2
    s.players[REBELLION].rebels = 1
    person = s.players[0]
    person.coins, person.goods["fur"], person.rebels = 5, 1, 2
    assert fulfilled(s, 0, "wealthy"), "a tie"
    assert not fulfilled(s, 0, "regal")
    assert not fulfilled(s, 0, "esteemed")
    assert fulfilled(s, 0, "courageous")
    assert not fulfilled(s, 0, "dignified"), "without a deed"
    person.done = ("hoard",)
    assert fulfilled(s, 0, "dignified")


# The player's side


def my_turn(action: str, **more: Any) -> Table:
    t = do(solo(banners={action: "0:1"}, decks=SAFE, **more), take_advisor, 0)
    return t.say(0, "action")


def stand(s: Rurik, region: str) -> Rurik:
    """The player's leader stands there."""
    p = s.players[0]
    p.at = region
    p.troops[region] = p.troops.get(region, 0) + 1
    return s


@power_test(game, "boris")
def test_boris_robs_the_rebellion() -> None:
    s = stand(solo("kiev", "", my_leader="boris", banners={"attack": "0:1"}, coins=2, decks=SAFE), "kiev")
    t = do(s, take_advisor, 0)
    t.say(0, "action", "kiev")
    assert [p.coins for p in t.s.players] == [4, 1]


@power_test(game, "predslava")
def test_predslava_pays_the_rebellion() -> None:
    s = stand(solo("", "", my_leader="predslava", leader="kiev", banners={"tax": "0:1"}, coins=2), "kiev")
    t = do(s, take_advisor, 0)
    t.say(0, "predslava", "volyn")
    assert t.s.players[REBELLION].at == "volyn"
    assert t.s.players[REBELLION].coins == 3


def test_a_church_of_the_player_converts_its_troop_or_a_neutral_one() -> None:
    t = my_turn("build", theirs="kiev2", mine="kiev", neutral="kiev")
    t.say(0, "kiev", "church")
    assert t.answers(0, "convert") == ["rebel", 1]
    t.say(0, 1)
    assert t.troops(REBELLION) == {"kiev": 1}
    assert t.s.players[REBELLION].reserve == 14
    assert t.troops(0) == {"kiev": 2}


def test_it_uses_no_ability_of_the_players_leader() -> None:
    """Yaroslav's region: its church cannot convert there, so it builds none."""
    s = stand(solo("kiev", "kiev2", "kiev", my_leader="yaroslav"), "kiev")
    t = do(s, rebellion_builds, 3)
    assert t.s.structures["church"] == {}


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_game_at_each_level(level: int) -> None:
    t = Table(None, 1, options={"level": level})
    number = 0
    while not t.over:
        number += 1
        for seat, ask in list(t.match.asks.items()):
            t.say(seat, ask.answers[(number * 7) % len(ask.answers)])
    assert t.s.round == 4
    assert t.match.result.reason in {"won", "lost", "shared"}
    assert t.s.rebellion is not None
    assert len(t.s.rebellion.deck) == 18 - 5
