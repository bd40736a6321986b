"""Who knows which card: drawing, peeking, revealing, opening, shuffling; masks and guesses."""

from collections import Counter

import pytest

from prestol.table import EVERYBODY, HIDDEN_NUMBER, Chance, Pile, Secret, is_hidden
from prestol.table.hidden import SPECTATOR, bit_of
from tests.games.checks import unlikely
from tests.table.tiny import Tiny, tiny

GAME = tiny(lambda s: None, name="hidden")


def state() -> Tiny:
    s = Tiny()
    s.chance = Chance.seeded(1)
    return s


def seen(s: Tiny, seat: int | None, pile: str = "pile") -> list[str]:
    cards: list[str] = getattr(GAME.mask(s, seat), pile).cards
    return cards


def guesses(s: Tiny, seat: int | None, count: int = 60) -> list[Tiny]:
    view = GAME.mask(s, seat)
    return [GAME.guess(view, seat, Chance.seeded(i)) for i in range(count)]


def test_bits() -> None:
    assert [bit_of(0), bit_of(3), bit_of(None)] == [1, 8, SPECTATOR]
    assert EVERYBODY & SPECTATOR
    assert is_hidden("?wagon")
    assert is_hidden("?")
    assert is_hidden(HIDDEN_NUMBER)
    assert is_hidden(("?",))
    assert not any(is_hidden(value) for value in ("", "wagon", 0, (), ("?", 1), None))


def test_a_pile_shows_backs_and_its_size() -> None:
    s = state()
    assert seen(s, 0) == seen(s, None) == ["?c"] * 6
    assert len(s.pile) == 6
    assert Pile.of(["a"], known=EVERYBODY).seen_by(SPECTATOR).cards == ["a"]
    assert Pile.of(["a"]).seen_by(1).cards == ["?"]


def test_the_one_who_draws_sees_the_cards() -> None:
    s = state()
    s.draw(s.pile, s.hands[0], 0, 2)
    assert s.hands[0].cards == ["c4", "c5"]
    assert GAME.mask(s, 0).hands[0].cards == GAME.glimpse(s, 0).hands[0].cards == ["c4", "c5"]
    assert GAME.glimpse(s, 1).hands[0].cards == ["?c", "?c"]
    assert GAME.mask(s, 1).hands[0].cards == GAME.mask(s, None).hands[0].cards == ["?c", "?c"]
    s.draw(s.pile, s.hands[1], 1, 99)
    assert s.pile.cards == []
    assert len(s.hands[1]) == 4
    s.draw(s.pile, s.hands[1], 1)
    assert len(s.hands[1]) == 4
    assert s.learnt == 3


def test_a_peek_is_remembered_where_the_card_goes() -> None:
    s = state()
    assert s.peek(s.pile, 1) == "c5"
    assert s.peek(s.pile, 1, 0) == "c0"
    assert seen(s, 1) == ["c0", "?c", "?c", "?c", "?c", "c5"]
    assert seen(s, 0) == ["?c"] * 6
    s.pile.move("c5", s.other)
    s.pile.move("c1", s.other, under=True)
    assert seen(s, 1, "other") == ["?c", "c5"]
    s.draw(s.other, s.hands[0], 0)
    assert GAME.mask(s, 1).hands[0].cards == GAME.mask(s, 0).hands[0].cards == ["c5"]
    assert GAME.mask(s, None).hands[0].cards == ["?c"]


def test_what_is_revealed_leaves_the_pile() -> None:
    s = state()
    assert s.reveal(s.pile) == "c5"
    assert s.reveal(s.pile, "c2") == "c2"
    assert s.pile.cards == ["c0", "c1", "c3", "c4"]
    assert len(s.pile.marks) == 4


def test_what_is_opened_is_seen_by_everybody_where_it_lies() -> None:
    s = state()
    s.open(s.pile)
    assert seen(s, None) == [f"c{i}" for i in range(6)]
    assert GAME.mask(s, 0).secret.value == HIDDEN_NUMBER
    s.open(s.secret)
    assert GAME.mask(s, None).secret.value == 7
    assert s.learnt == 2


@pytest.mark.parametrize(("value", "hidden"), [("a", "?x"), (5, HIDDEN_NUMBER), ((1, 2), ("?",))])
def test_a_secret_hides_a_value_of_any_kind(value: object, hidden: object) -> None:
    secret = Secret(value, 1, "x")
    assert secret.seen_by(1).value == value
    assert secret.seen_by(2) == Secret(hidden, 1, "x")
    assert is_hidden(hidden)


# One of these


def test_a_shuffle_of_what_nobody_knows_leaves_no_trace() -> None:
    s = state()
    s.shuffle("deck", s.pile)
    assert s.shuffles == {}
    assert sorted(s.pile.cards) == [f"c{i}" for i in range(6)]
    assert s.learnt == 1


def dumped() -> Tiny:
    """Seat 0 has peeked at c5 and c4; both lie with c3 in the other pile, which is shuffled."""
    s = state()
    s.peek(s.pile, 0)
    s.peek(s.pile, 0, -2)
    for card in ("c5", "c4", "c3"):
        s.pile.move(card, s.other)
    s.shuffle("other", s.other)
    return s


def test_a_shuffle_turns_which_card_into_one_of_these() -> None:
    s = dumped()
    assert seen(s, 0, "other") == ["?c"] * 3
    for guess in guesses(s, 0):
        assert {"c4", "c5"} < set(guess.other.cards)
        assert sorted([*guess.other.cards, *guess.pile.cards]) == [f"c{i}" for i in range(6)]
    assert {guess.other.cards[0] for guess in guesses(s, 0)} == {f"c{i}" for i in range(6)}


def test_what_was_lost_from_sight_is_kept_per_seat() -> None:
    s = dumped()
    assert GAME.mask(s, 0).shuffles == {1: (("c4", 1), ("c5", 1))}
    assert GAME.mask(s, 1).shuffles == GAME.mask(s, None).shuffles == {1: ()}
    assert any("c5" in guess.pile.cards for guess in guesses(s, 1))


def test_a_card_drawn_from_a_shuffle_is_still_one_of_these() -> None:
    s = dumped()
    s.draw(s.other, s.hands[1], 1)
    for guess in guesses(s, 0):
        assert {"c4", "c5"} < {*guess.other.cards, *guess.hands[1].cards}
    known = s.hands[1].cards[0]
    for guess in guesses(s, 1):
        assert guess.hands[1].cards == [known]


def test_a_second_shuffle_while_a_card_of_the_first_lies_elsewhere() -> None:
    s = dumped()
    s.draw(s.other, s.hands[1], 1)
    s.pile.move("c2", s.other)
    s.peek(s.other, 0)
    s.shuffle("other", s.other)
    assert list(GAME.mask(s, 0).shuffles.values()) == [(("c2", 1), ("c4", 1), ("c5", 1))]
    for guess in guesses(s, 0):
        assert {"c2", "c4", "c5"} < {*guess.other.cards, *guess.hands[1].cards}


def test_what_was_seen_last_is_what_counts() -> None:
    s = dumped()
    card = s.reveal(s.other, "c5")
    s.pile.cards.append(card)
    s.pile.marks.append(EVERYBODY)
    s.shuffle("deck", s.pile)
    for guess in guesses(s, 0):
        assert "c5" in guess.pile.cards
        assert "c4" in guess.other.cards
    for guess in guesses(s, 1):
        assert "c5" in guess.pile.cards


def test_shuffles_that_nothing_lies_in_any_more_are_forgotten() -> None:
    s = state()
    for _ in range(20):
        s.open(s.pile)
        s.shuffle("deck", s.pile)
        revealed = [s.reveal(s.pile) for _ in range(6)]
        s.pile = Pile.of(revealed, "c", EVERYBODY)
    s.shuffle("deck", s.pile)
    assert len(s.shuffles) == 1


def test_one_of_these_is_each_of_these_alike() -> None:
    s = state()
    s.peek(s.pile, 0)
    s.shuffle("deck", s.pile)
    counts = Counter(guess.pile.cards.index("c5") for guess in guesses(s, 0, 600))
    square = sum((counts[place] - 100) ** 2 / 100 for place in range(6))
    assert not unlikely(square, 5)


# A hand that is mixed


def held() -> Tiny:
    """Seat 1 holds c5, which seat 0 has seen, and c4 and c3, which nobody else has."""
    s = state()
    s.peek(s.pile, 0)
    s.draw(s.pile, s.hands[1], 1, 3)
    return s


def test_from_a_mixed_hand_nobody_can_tell_which_card_went_where() -> None:
    s = held()
    learnt = s.learnt
    s.mix(s.hands[1], 1)
    s.hands[1].move("c4", s.other)
    assert s.learnt == learnt
    assert GAME.mask(s, 1).hands[1].cards == ["c3", "c5"]
    assert seen(s, 1, "other") == ["c4"]
    for seat in (0, None):
        view = GAME.mask(s, seat)
        assert view.hands[1].cards + view.other.cards == ["?c"] * 3
    assert len({*s.hands[1].marks, *s.other.marks}) == 1
    assert {guess.other.cards[0] for guess in guesses(s, 0)} == {f"c{i}" for i in range(6)}
    for guess in guesses(s, 0):
        assert "c5" in {*guess.hands[1].cards, *guess.other.cards}


def test_a_hand_that_its_holder_alone_knows_need_not_be_mixed() -> None:
    s = state()
    s.draw(s.pile, s.hands[1], 1, 3)
    s.mix(s.hands[1], 1)
    assert s.shuffles == {}
    assert s.hands[1].marks == [2, 2, 2]


def test_what_is_lost_again_and_again_stands_once() -> None:
    s = held()
    for _ in range(5):
        s.mix(s.hands[1], 1)
        s.peek(s.hands[1], 0, s.hands[1].cards.index("c5"))
    s.mix(s.hands[1], 1)
    assert list(s.shuffles.values()) == [(("c5", 1),)]


# Guesses


def test_a_guess_fills_numbers_too() -> None:
    s = state()
    assert {guess.secret.value for guess in guesses(s, 0)} == set(range(10))
    s.secret = Secret(7, 1, "n")
    assert {guess.secret.value for guess in guesses(s, 0)} == {7}


def test_every_guess_has_a_chance_of_its_own() -> None:
    s, chance = state(), Chance.seeded(5)
    view = GAME.mask(s, 0)
    one, two = (GAME.guess(view, 0, chance).chance for _ in range(2))
    assert s.chance.key not in (one.key, two.key)
    assert one.numbers("die", 1000, 8) != two.numbers("die", 1000, 8)


def test_a_guess_leaves_the_view_alone() -> None:
    s = state()
    view = GAME.mask(s, 0)
    GAME.guess(view, 0, Chance.seeded(1))
    assert view == GAME.mask(s, 0)
