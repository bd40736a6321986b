"""Each kind of decree card, and how the two decks run out."""

from typing import Final

import pytest

from prestol.games.rurik.state import DECREES, decrees_for
from prestol.table import PASS
from tests.games.rurik.tables import Table, in_turn, position, side, turn

SAFE: Final = "muster1-1 muster1-2 move1 move2-1"

BASE: Final = {
    # kind: copies, price, loss symbols, points of an action, coins
    "muster1": (2, 0, 0, ("muster", 1), 0),
    "muster1_paid": (1, 1, 0, ("muster", 1), 0),
    "muster1_coin": (1, 0, 1, ("muster", 1), 1),
    "muster2": (1, 0, 1, ("muster", 2), 0),
    "move1": (1, 0, 0, ("move", 1), 0),
    "move2": (2, 0, 0, ("move", 2), 0),
    "move3": (1, 0, 1, ("move", 3), 0),
    "attack1": (3, 0, 0, ("attack", 1), 0),
    "attack1_paid": (1, 1, 0, ("attack", 1), 0),
    "attack1_coin": (1, 0, 1, ("attack", 1), 1),
    "tax1": (2, 0, 0, ("tax", 1), 0),
    "tax1_coin": (1, 0, 1, ("tax", 1), 1),
    "tax2": (1, 0, 1, ("tax", 2), 0),
    "tax2_paid": (1, 1, 1, ("tax", 2), 0),
    "build1": (2, 0, 0, ("build", 1), 0),
    "build1_paid": (1, 1, 0, ("build", 1), 0),
    "build1_coin": (1, 0, 1, ("build", 1), 1),
    "coins2": (2, 0, 0, None, 2),
    "deed": (1, 0, 1, ("take-deed", None), 0),
    "deed_paid": (1, 1, 0, ("take-deed", None), 0),
    "deed_coin": (1, 0, 1, ("take-deed", None), 1),
}
EXTRA: Final = {
    "move2_war1": (1, 0, 1, ("move", 2), 0),
    "build_or_attack": (1, 0, 2, ("choose-points", 1), 0),
    "move1_muster1": (1, 0, 2, ("move", 1), 0),
    "tax_or_muster_x2": (1, 0, 2, ("choose-points", 2), 0),
}


def card_of(kind: str) -> str:
    return next(card for card, decree in DECREES.items() if decree.kind == kind)


def test_the_decks() -> None:
    def copies(deck: str) -> dict[str, int]:
        kinds = [DECREES[card].kind for card in decrees_for(deck)]
        return {kind: kinds.count(kind) for kind in kinds}

    assert copies("base") == {kind: row[0] for kind, row in BASE.items()}
    assert copies("extended") == {kind: row[0] for kind, row in (BASE | EXTRA).items()}
    assert len(decrees_for("base")) == 28
    assert sum(DECREES[card].losses > 0 for card in decrees_for("base")) == 10
    assert sum(DECREES[card].losses > 0 for card in decrees_for("extended")) == 14


@pytest.mark.parametrize("kind", [*BASE, *EXTRA])
def test_each_decree_is_paid_and_rewarded(kind: str) -> None:
    _, price, _, points, coins = (BASE | EXTRA)[kind]
    card = card_of(kind)
    mine = side(leader="boris@kiev", troops="kiev2", hand=card, coins=price)
    t = turn("scheme", 1, mine, side(troops="volyn"), rebels="kiev=wood", options={"decrees": "extended"})
    t.say(0, "decree", card)
    p = t.s.players[0]
    assert p.coins == coins, "the price is paid, the coins have come"
    assert (p.hand.cards, t.s.discards[-1]) == ([], card)
    if points is None:
        assert t.waits == (0, "turn")
    else:
        assert t.ask.kind == points[0]
        assert t.ask.about.get("points") == points[1]
    assert t.s.players[0].tracks["war"] == (1 if kind == "move2_war1" else 0)


@pytest.mark.parametrize("kind", [kind for kind, row in (BASE | EXTRA).items() if row[1]])
def test_a_price_that_cannot_be_paid(kind: str) -> None:
    t = turn("scheme", 1, side(leader="boris@kiev", hand=card_of(kind), coins=0))
    assert t.answers(0, "turn") == ["action", "coin"]


@pytest.mark.parametrize("kind", [*BASE, *EXTRA])
def test_each_decree_as_a_revealed_card(kind: str) -> None:
    losses = (BASE | EXTRA)[kind][2]
    t = turn(
        "attack", 1, side(troops="kiev4"), side(troops="kiev"),
        decks=(card_of(kind), ""), options={"decrees": "extended"},
    )  # fmt: skip
    t.say(0, "action", "kiev", "left")
    assert t.troops(0) == {"kiev": 4 - losses}
    assert t.s.discards[-1] == card_of(kind)


def test_two_kinds_of_points_on_one_card_one_after_the_other() -> None:
    mine = side(leader="boris@kiev", hand="move1_muster1")
    t = turn("scheme", 1, mine, options={"decrees": "extended"})
    t.say(0, "decree", "move1_muster1", "kiev", "volyn", "volyn")
    assert t.troops(0) == {"volyn": 2}


def test_points_by_choice_may_differ() -> None:
    mine = side(leader="boris@kiev", hand="tax_or_muster_x2")
    t = turn("scheme", 1, mine, options={"decrees": "extended"})
    t.say(0, "decree", "tax_or_muster_x2", "muster", "tax", "kiev", "kiev")
    assert t.s.players[0].goods["wood"] == 1
    assert t.troops(0) == {"kiev": 2}


def test_a_deed_taken_by_decree_can_be_accomplished_in_the_same_turn() -> None:
    mine = side(leader="boris@kiev", hand="deed", goods="wood ore fish", coins=0, exchange="")
    t = turn("scheme", 1, mine, row="hoard trade_route law_giver", deeds="capital_city")
    assert "deed" not in t.answers(0, "turn")
    t.say(0, "decree", "deed", "trade_route", "deed")
    assert t.s.players[0].done == ("trade_route",)
    assert t.s.players[0].coins == 2


def test_a_decree_just_drawn_can_be_played_after_the_main_action() -> None:
    t = turn("scheme", 1, side(leader="boris@kiev", coins=0), decks=("coins2-1", ""))
    t.say(0, "action", "left", "decree", "coins2-1")
    assert t.s.players[0].coins == 2


# Decks that run out


@pytest.mark.parametrize("name", ["left", "right"])
def test_a_deck_runs_out_by_drawing(name: str) -> None:
    """The discards and the other deck are shuffled and split at once; the card put back lies on top."""
    decks = ("move1 move3!", "tax2 tax1-1 tax1-2!") if name == "left" else ("tax2 tax1-1 tax1-2!", "move1 move3!")
    t = turn("scheme", 2, side(troops="kiev"), decks=decks)
    t.say(0, "action", name)
    assert sorted(t.s.players[0].drawn.cards) == ["move1", "move3"]
    assert t.s.discards == []
    assert sorted(map(len, t.s.decks.values())) == [13, 13]
    t.say(0, "move3")
    assert t.deck(name)[0] == "move1"


def test_a_deck_runs_out_in_the_middle_of_drawing() -> None:
    t = turn("scheme", 3, side(troops="kiev"), decks=("move1!", "tax2!"), told=[["coins2-1", "coins2-2"]])
    t.say(0, "action", "left")
    drawn = t.s.players[0].drawn.cards
    assert len(drawn) == 3
    assert drawn[0] == "move1"
    assert sum(map(len, t.s.decks.values())) == 25


@pytest.mark.parametrize("name", ["left", "right"])
def test_a_deck_runs_out_by_losses(name: str) -> None:
    decks = ("move1!", "tax2!") if name == "left" else ("tax2!", "move1!")
    t = turn("attack", 1, side(troops="kiev2"), side(troops="kiev"), decks=decks)
    t.say(0, "action", "kiev", name)
    assert t.troops(0) == {"kiev": 2}
    assert sum(map(len, t.s.decks.values())) == 28
    assert abs(len(t.s.decks["left"]) - len(t.s.decks["right"])) <= 1


def test_nothing_but_hands_is_left() -> None:
    """All decrees are in hands but one: it can be drawn; then there is none, and nobody is stuck."""
    everything = list(decrees_for("base"))
    hands = " ".join(everything[:14]), " ".join(everything[14:27])
    last = everything[27]
    s = position(2, [side(troops="kiev2", hand=hands[0]), side(troops="kiev", hand=hands[1])], decks=(f"{last}!", "!"))
    t = Table(in_turn(s, "scheme", 3))
    t.say(0, "action")
    assert last in t.s.players[0].hand.cards
    assert [len(deck) for deck in t.s.decks.values()] == [0, 0]
    s = position(2, [side(troops="kiev2", hand=f"{hands[0]} {last}"), side(troops="kiev", hand=hands[1])])
    t = Table(in_turn(s, "attack", 1))
    t.say(0, "action", "kiev")
    assert t.troops(0) == {"kiev": 2}, "no card, no loss"
    assert t.troops(1) == {}
    s = position(2, [side(troops="kiev2", hand=f"{hands[0]} {last}"), side(troops="kiev", hand=hands[1])])
    t = Table(in_turn(s, "scheme", 2))
    t.say(0, "action")
    assert len(t.s.players[0].hand) == 15


def test_a_decree_in_the_discards_comes_back_by_the_shuffle() -> None:
    t = turn("scheme", 1, side(troops="kiev", hand="coins2-1"), decks=("move1!", "tax2!"))
    t.say(0, "decree", "coins2-1")
    assert t.s.discards[-1] == "coins2-1"
    t.say(0, "action", "left")
    assert "coins2-1" in [card for deck in t.s.decks.values() for card in deck.cards]
    assert t.s.players[0].hand.cards == ["move1"]


def test_what_one_puts_back_is_known_to_nobody_else_and_forgotten_by_the_shuffle() -> None:
    t = turn("scheme", 2, side(troops="kiev"), decks=("move1 move3", ""))
    t.say(0, "action", "left", "move1")
    assert t.match.view(0).decks["left"].cards[-1] == "move3"
    assert t.match.view(1).decks["left"].cards[-1] == "?decree"
    t = turn("scheme", 2, side(troops="kiev"), decks=("move1 move3", "tax2!"))
    t.say(0, "action", "right")
    assert all(card == "?decree" for card in t.match.view(0).decks["left"].cards)


def test_a_deed_is_not_offered_in_an_empty_row() -> None:
    s = position(2, [side(leader="boris@kiev", hand="deed")], row="", deeds="")
    s.players[1].done = tuple(s.deed_discards)
    s.deed_discards = []
    t = Table(in_turn(s, "move", 1))
    t.say(0, "decree", "deed")
    assert t.answers(0, "turn") == ["action", "coin"]
    t.say(0, "action", PASS)
    assert t.over
