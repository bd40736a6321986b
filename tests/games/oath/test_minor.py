"""Minor actions (6.3 to 6.5), showing advisers (9.4), and the order of precedence (9.2)."""

from prestol.games.oath.law.costs import Cannot, Ignore, Must, allowed, can_pay, pay
from prestol.games.oath.law.minor import arrangements, can_move_warbands, can_peek, can_peek_reliquary, can_show
from prestol.games.oath.state import CARDS, SCEPTER, Cost
from prestol.table import PASS
from tests.games.oath.tables import has, knows, position, turn

# Looking


def test_6_3_a_relic_of_the_own_site_is_known_from_then_on() -> None:
    t = turn(position(has(), has(at=2), land={2: "mountain +map +whistle"}))
    t.say(1, "peek")
    assert t.answers(1, "peek") == [0, 1]
    t.say(1, 1)
    assert t.match.view(1).sites[2].relics.cards == ["?relic", "whistle"]
    assert t.match.view(0).sites[2].relics.cards == ["?relic", "?relic"]
    t.say(1, "peek")
    assert not can_peek(t.s, 1), "what teaches nothing is not offered"
    assert can_peek(position(has(), has(at=2), land={2: "mountain +map"}), 1)
    assert not can_peek(position(has(), has(at=5), land={2: "mountain +map", 5: "rocky-coast"}), 1)


def test_6_4_the_holder_of_the_scepter_looks_into_the_reliquary() -> None:
    t = turn(position(has(), has(), active=0))
    t.say(0, "reliquary", "careless")
    assert knows(t.s.reliquary[2], 0)
    assert t.match.view(1).reliquary[2].cards == ["?relic"]
    t.say(0, "reliquary")
    assert t.answers(0, "peek-reliquary") == ["brutal", "decadent", "greedy"]
    assert not can_peek_reliquary(t.s, 1)


def test_a_5_not_in_the_turn_in_which_it_was_taken() -> None:
    s = position(has(scepter=False), has(scepter=True))
    assert can_peek_reliquary(s, 1)
    s.turn.taken.append(SCEPTER)
    assert not can_peek_reliquary(s, 1)


# Warbands


def test_6_5_between_board_and_site() -> None:
    s = position(has(), has(at=2, warbands=2), land={2: "mountain 1:3"})
    assert list(arrangements(s, 1)) == [("place", 1), ("place", 2), ("lift", 1), ("lift", 2)]
    t = turn(s)
    t.say(1, "warbands", ("lift", 2))
    assert (t.warbands(2), t.boards()[1]) == ((1, 1), 4), "the last one stays"


def test_6_5_one_arrangement_until_something_else_is_done() -> None:
    s = position(has(), has(at=2, warbands=2), land={2: "mountain wolves 1:3"})
    t = turn(s)
    t.say(1, "warbands", ("place", 2))
    assert "warbands" not in t.answers(1, "act")
    t.say(1, "muster")
    assert "warbands" in t.answers(1, "act")


def test_6_5_warbands_from_an_imperial_board_can_go_on_to_the_site() -> None:
    s = position(has(warbands=4), has(at=0, role="citizen", warbands=0), land={0: "plains 0:1"})
    t = turn(s)
    t.say(1, "warbands", ("take", 0, 2)).say(0, ("take", 0, 2))
    t.say(1, "warbands")
    assert t.answers(1, "warbands") == [("place", 1), ("place", 2)], "not back and forth with the Chancellor"
    t.say(1, ("place", 2))
    assert (t.warbands(0), t.boards()[:2]) == ((0, 3), [2, 0])


def test_6_5_only_who_rules_a_site_puts_warbands_there() -> None:
    assert not can_move_warbands(position(has(), has(at=2), land={2: "mountain 2:1"}), 1)
    assert not can_move_warbands(position(has(), has(at=2)), 1)


def test_6_5_a_citizen_puts_warbands_freely_and_asks_to_lift_them() -> None:
    s = position(has(), has(at=2, role="citizen", warbands=1), land={2: "mountain 0:3"})
    t = turn(s)
    t.say(1, "warbands", ("lift", 2))
    assert t.waits == (0, "allow-warbands")
    t.say(0, PASS)
    assert t.warbands(2) == (0, 3)
    assert ("lift", 2) not in arrangements(t.s, 1), "what was declined is not offered again"
    s = position(has(), has(at=2, role="citizen", warbands=1), land={2: "mountain 0:3"})
    t = turn(s)
    t.say(1, "warbands", ("lift", 2))
    t.say(0, ("lift", 2))
    assert (t.warbands(2), t.boards()[1]) == ((0, 1), 3)


def test_6_5_imperial_players_hand_warbands_to_each_other_by_consent() -> None:
    s = position(has(warbands=4), has(at=0, role="citizen", warbands=1), active=0, land={0: "plains"})
    assert next(arrangements(s, 0)) == ("give", 1, 1)
    t = turn(s)
    t.say(0, "warbands", ("give", 1, 3))
    assert t.waits == (1, "allow-warbands")
    t.say(1, ("give", 1, 3))
    assert t.boards()[:2] == [1, 4]
    s = position(has(warbands=4), has(at=0, role="citizen", warbands=1), active=0, land={0: "plains"})
    t = turn(s)
    t.say(0, "warbands", ("take", 1, 1))
    t.say(1, ("take", 1, 1))
    assert t.boards()[:2] == [5, 0]


# Showing


def test_9_4_a_facedown_adviser_is_shown_to_one_player() -> None:
    t = turn(position(has(), has(facedown="wolves naysayers")))
    t.say(1, "show", (1, 2))
    assert t.match.view(2).players[1].facedown.cards == ["?denizen", "naysayers"]
    assert t.match.view(3).players[1].facedown.cards == ["?denizen", "?denizen"]
    t.say(1, "show")
    assert (1, 2) not in t.answers(1, "show")
    assert not can_show(position(has(), has()), 1)


# What powers cost


def test_7_1_2_tokens_lie_on_the_card_or_are_burned() -> None:
    s = position(has(), has(favor=2, secrets=2))
    cost = Cost(favor=1, secret=1, burn_favor=1, burn_secret=1)
    assert can_pay(s, 1, "wolves", cost)
    shared = s.favor
    pay(s, 1, "wolves", cost)
    p = s.players[1]
    assert (p.favor, p.secrets, s.favor - shared) == (0, 0, 1)
    assert (s.favor_on, s.secrets_on) == ({"wolves": 1}, {"wolves": 1})
    assert not can_pay(s, 1, "wolves", cost)


def test_7_1_2_nothing_is_placed_on_a_laden_card() -> None:
    s = position(has(), has(favor=2, secrets=2), tokens="wolves=f1", land={2: "mountain wolves"})
    assert not can_pay(s, 1, "wolves", Cost(secret=1))
    assert can_pay(s, 1, "wolves", Cost(secret=1), laden=True)
    assert can_pay(s, 1, "wolves", Cost(burn_favor=1))


def test_7_1_2_outside_the_own_turn() -> None:
    s = position(has(), has(favor=2, secrets=2), active=0)
    bank = s.banks["beast"]
    pay(s, 1, "wolves", Cost(favor=1, secret=1, burn_secret=1))
    p = s.players[1]
    assert (p.favor, p.secrets, p.spent, s.banks["beast"]) == (1, 0, 1, bank + 1)
    assert (s.favor_on, s.secrets_on) == ({}, {})


def test_7_1_2_facedown_secrets_pay_for_nothing() -> None:
    assert not can_pay(position(has(), has(secrets=0, spent=3)), 1, "wolves", CARDS["wolves"].cost)


# What goes before what


def test_9_2_ignore_before_cannot_before_must() -> None:
    options = [1, 2, 3, 4]
    assert allowed(options, ()) == options
    assert allowed(options, (Must("a", (2, 3)),)) == [2, 3]
    assert allowed(options, (Must("a", (2, 3)), Cannot("b", (3, 4)))) == [2]
    assert allowed(options, (Cannot("b", (2, 3)), Must("a", (2, 3)))) == [], "what must be cannot be"
    assert allowed(options, (Must("a", (2,)), Cannot("b", (4,)), Ignore("c", "a"))) == [1, 2, 3]
    assert allowed(options, (Ignore("c", "b"), Cannot("b", (4,)))) == options, "whatever was said first"
