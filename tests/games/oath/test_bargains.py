"""Bargains that bind (7.6.3, 9.6), and those that do not."""

from collections.abc import Sequence
from typing import Any

import pytest

from prestol.games.oath.law.bargains import LAST_ROUND, at_peace, bargain, can_bargain, partners
from prestol.games.oath.law.campaign import campaign, defenders
from prestol.games.oath.law.turns import take_turn
from prestol.games.oath.state import SCEPTER, Oath, Promise
from prestol.table import PASS
from tests.games.oath.tables import Table, has, knows, position, table, turn

FAIR = ("favor", "secret", "relic")
TRIBUNAL = ("favor", "secret", "tribute", "peace")


def bargaining(start: Oath, seat: int, things: Sequence[str] = FAIR, others: tuple[int, ...] = (0, 1, 2)) -> Table:
    start.active = seat
    return table(bargain, seat, "tinkers_fair", others, tuple(things), start=start)


def three(**more: Any) -> Oath:
    return position(
        has(at=0, favor=2, secrets=1),
        has(at=5, favor=1, secrets=1, spent=1, relics="map"),
        has(at=5, favor=0, secrets=0),
        players=3,
        **more,
    )


def test_7_6_3_both_hand_over_what_they_agreed_on() -> None:
    t = bargaining(three(), 1).say(1, 0)
    assert ("send",) not in t.ask.options, "nothing for nothing is no offer"
    assert ("take", "relic", SCEPTER) in t.ask.options
    t.say(1, ("give", "secret", 2), ("take", "favor", 2), ("send",))
    assert t.waits == (0, "bargain-answer")
    assert t.ask.about["card_given"] == ("secret", "secret")
    t.say(0, "accept")
    assert t.over
    zero, one = t.s.players[:2]
    assert (zero.favor, zero.secrets, zero.spent) == (0, 2, 1), "a secret that lies face down stays so"
    assert (one.favor, one.secrets, one.spent) == (3, 0, 0)


def test_7_6_3_declined_is_declined() -> None:
    t = bargaining(three(), 1, others=(0,)).say(1, ("give", "favor", 1), ("send",)).say(0, PASS)
    assert t.over
    assert (t.s.players[1].favor, t.s.deal) == (1, None)
    t = bargaining(t.s, 1, others=(0,)).say(1, ("give", "favor", 1))
    assert ("send",) not in t.ask.options, "the same offer is not made twice in a turn"


def test_7_6_3_with_whom() -> None:
    s = three()
    assert list(partners(s, 0, "tinkers_fair", (0, 1, 2), FAIR)) == [1, 2]
    assert not can_bargain(s, 2, "tinkers_fair", (1,), ("adviser",)), "there is nothing to bargain about"
    t = bargaining(s, 0)
    assert t.answers(0, "deal-with") == [1, 2]


def test_7_6_3_advisers_change_hands() -> None:
    """A facedown one is seen by its new holder; a locked one stays where it is."""
    s = position(
        has(at=0, advisers="longbows", facedown="tents"),
        has(at=5, advisers="a_small_favor wolves"),
        players=2,
    )
    t = bargaining(s, 0, ("adviser",), (1,))
    assert t.answers(0, "deal") == [
        ("give", "adviser", "longbows"),
        ("give", "facedown", 0),
        ("take", "adviser", "wolves"),
    ]
    t.say(0, ("give", "facedown", 0), ("take", "adviser", "wolves"), ("send",))
    assert not knows(t.s.players[0].facedown, 1), "an offer shows nothing"
    t.say(1, "accept")
    zero, one = t.s.players
    assert zero.advisers == ["longbows", "wolves"]
    assert (one.advisers, one.facedown.cards) == (["a_small_favor"], ["tents"])
    assert knows(one.facedown, 1)
    assert knows(one.facedown, 0), "who gave it has seen it"


def test_7_6_4_who_has_too_many_advisers_discards_some() -> None:
    s = position(
        has(at=0, advisers="longbows"), has(at=5, advisers="a_small_favor wolves", facedown="tents"), players=2
    )
    t = bargaining(s, 0, ("adviser",), (1,)).say(0, ("give", "adviser", "longbows"), ("send",)).say(1, "accept")
    assert t.answers(1, "make-room") == [("up", "wolves"), ("up", "longbows"), ("down", 0)]
    t.say(1, ("up", "wolves"))
    assert t.over
    assert t.s.players[1].advisers == ["a_small_favor", "longbows"]


# The Tribunal: promises


def promised(*terms: tuple[Any, ...], **more: Any) -> Oath:
    """Seat 1 has promised seat 0 something."""
    t = bargaining(position(has(at=5, favor=1), has(at=5, favor=2), players=2, **more), 1, TRIBUNAL, (0,))
    t.say(1, *terms, ("send",)).say(0, "accept")
    return t.s


def test_7_6_3_peace_that_cannot_be_broken() -> None:
    s = promised(("give", "peace", (3, 0)), land={5: "rocky-coast"})
    assert s.promises == [Promise("peace", 1, 0, 3)]
    assert at_peace(s, 1, 0)
    assert 0 not in defenders(s, 1, 5)
    assert 1 in defenders(s, 0, 5), "it binds only who promised"
    s.round = 4
    assert 0 in defenders(s, 1, 5), "the peace is over"


def test_7_6_3_peace_at_a_penalty() -> None:
    s = promised(("give", "peace", (LAST_ROUND, 2)), land={5: "rocky-coast 0:1"})
    s.active = 1
    t = table(campaign, 1, start=s)
    assert t.s.campaign is not None
    assert t.s.campaign.defender == 0
    assert (t.s.players[0].favor, t.s.players[1].favor) == (3, 0)
    assert t.s.promises == []


def test_7_6_3_a_tribute_is_paid_when_its_promiser_wakes() -> None:
    s = promised(("give", "tribute", 1), ("take", "favor", 1))
    assert [p.favor for p in s.players] == [0, 3]
    t = table(take_turn, 1, start=s)
    assert [p.favor for p in t.s.players] == [1, 2]
    assert t.s.promises == []


def test_7_6_3_a_tribute_of_what_there_is() -> None:
    s = promised(("give", "tribute", 5))
    t = table(take_turn, 1, start=s)
    assert [p.favor for p in t.s.players] == [3, 0], "whoever has promised delivers what is there (9.3)"


@pytest.mark.parametrize(("round", "rounds"), [(2, [2, 3, 8]), (7, [7, 8]), (8, [8])])
def test_7_6_3_how_long_a_peace_may_last(round: int, rounds: list[int]) -> None:  # noqa: A002 - the game's word
    s = position(has(at=5), has(at=5), players=2, round=round)
    t = bargaining(s, 1, ("peace",), (0,))
    found = {option[2][0] for option in t.ask.options if option[:2] == ("give", "peace")}
    assert sorted(found) == rounds


def test_7_6_3_over_peaces_are_forgotten() -> None:
    s = promised(("give", "peace", (2, 0)))
    s.round = 3
    t = table(take_turn, 0, start=s)
    assert t.s.promises == []


def test_9_6_nothing_else_binds() -> None:
    """Players may talk about anything; the law has a bargain only where a card or a site has one."""
    s = position(has(at=0), has(at=5), players=2)
    assert {"tinkers_fair", "the-tribunal"}.isdisjoint(turn(s).ask.options)
    s = position(has(at=0), has(at=5), players=2, land={5: "the-tribunal tinkers_fair 1:1"})
    assert {"tinkers_fair", "the-tribunal"} <= set(turn(s).ask.options)
