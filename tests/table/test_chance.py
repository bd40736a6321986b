"""All chance is a keyed stream with named sub-streams."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest

from prestol.table import Chance, Refused, Script, copied, decoded, encoded, script
from tests.games.checks import unlikely


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_same_seed_gives_the_same_chance_and_another_seed_another() -> None:
    assert Chance.seeded(1).numbers("die", 1000, 20) == Chance.seeded(1).numbers("die", 1000, 20)
    assert Chance.seeded(1).numbers("die", 1000, 20) != Chance.seeded(2).numbers("die", 1000, 20)
    assert Chance.seeded("1").key == Chance.seeded(1).key


def test_a_draw_in_one_stream_does_not_shift_another() -> None:
    one, two = Chance.seeded(1), Chance.seeded(1)
    two.numbers("cards", 10, 50)
    two.shuffled("more cards", list(range(30)))
    assert one.numbers("die", 6, 30) == two.numbers("die", 6, 30)
    assert one.numbers("die", 6, 30) != one.numbers("dice", 6, 30)


@pytest.mark.parametrize("below", [2, 6, 7, 100])
def test_numbers_are_uniform(below: int) -> None:
    chance = Chance.seeded("uniform")
    counts = Counter(number for _ in range(500) for number in chance.numbers("die", below, 3 * 8))
    assert set(counts) == set(range(below))
    assert not unlikely(chi_square(list(counts.values())), below - 1)


def test_shuffles_are_uniform() -> None:
    chance = Chance.seeded("uniform")
    counts = Counter(tuple(chance.shuffled("deck", [0, 1, 2, 3])) for _ in range(6000))
    assert set(counts) == set(permutations(range(4)))
    assert not unlikely(chi_square(list(counts.values())), 23)


def test_a_long_shuffle_puts_every_card_everywhere() -> None:
    chance = Chance.seeded("long")
    orders = [chance.shuffled("deck", list(range(20))) for _ in range(2000)]
    assert all(sorted(order) == list(range(20)) for order in orders)
    for place in (0, 10, 19):
        counts = Counter(order[place] for order in orders)
        assert not unlikely(chi_square([counts[card] for card in range(20)]), 19)


def test_what_is_not_uniform_is_found() -> None:
    assert unlikely(chi_square([1000, 1000, 1300]), 2)


def test_shuffling_leaves_the_list_alone() -> None:
    items = [1, 2, 3]
    Chance.seeded(1).shuffled("deck", items)
    assert items == [1, 2, 3]


def test_the_seal_is_the_hash_of_the_key() -> None:
    assert Chance(b"secret").seal == hashlib.sha256(b"secret").hexdigest()


def test_another_chance_has_its_own_numbers_and_leaves_the_streams_alone() -> None:
    chance, same = Chance.seeded(1), Chance.seeded(1)
    first, second = chance.another(), chance.another()
    assert len({chance.key, first.key, second.key}) == 3
    assert first.numbers("die", 1000, 8) != second.numbers("die", 1000, 8)
    assert chance.numbers("die", 1000, 8) == same.numbers("die", 1000, 8)


def test_chance_goes_on_after_copying_and_decoding() -> None:
    chance = Chance.seeded(1)
    chance.numbers("die", 6)
    twins = [copied(chance), decoded(encoded(chance), Chance)]
    expected = chance.numbers("die", 1000, 4)
    assert [twin.numbers("die", 1000, 4) for twin in twins] == [expected, expected]


# Script


def test_a_script_says_numbers_and_first_cards_and_then_chance_goes_on() -> None:
    told = script([[3, 4], None, ["c", "a"]], seed=5)
    assert told.numbers("die", 6, 2) == [3, 4]
    assert told.numbers("die", 6, 2) == Chance.seeded(5).numbers("die", 6, 2)
    shuffled = told.shuffled("deck", ["a", "b", "c", "d"])
    assert shuffled[:2] == ["c", "a"]
    assert sorted(shuffled) == ["a", "b", "c", "d"]
    assert told.told == []
    assert len(told.numbers("die", 6, 3)) == 3


@pytest.mark.parametrize("said", [[6], [-1], [1, 2], [], [True], ["1"]])
def test_a_script_may_say_only_what_can_be_rolled(said: list[object]) -> None:
    with pytest.raises(Refused, match="allowed are 1 numbers from 0 to 5"):
        script([said]).numbers("die", 6)


@pytest.mark.parametrize("said", [["x"], ["a", "a"]])
def test_a_script_may_say_only_cards_that_are_there(said: list[str]) -> None:
    with pytest.raises(Refused, match="there are only"):
        script([said]).shuffled("deck", ["a", "b"])


def test_a_script_is_copied_and_decoded_with_what_it_still_says() -> None:
    told = script([[1], None])
    twin = decoded(encoded(told), Script)
    assert twin == told == copied(told)
    assert copied(told).told is not told.told
    assert told.another() is told
