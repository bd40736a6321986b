"""The suite that every game gets for free is run against things broken on purpose, and must fail."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from prestol.table import (
    Ask,
    Asking,
    Chance,
    Game,
    Match,
    Pile,
    Secret,
    State,
    Together,
    copied,
    is_hidden,
    places,
)
from prestol.table.plain import masked
from tests.games import checks, powers
from tests.games.cases import Case, check_pieces
from tests.games.playing import Whims, positions
from tests.games.powers import power_test
from tests.games.test_every_game import compared_match, watched_match
from tests.games.witness import replaced
from tests.games_for_tests.smugglers import crew, game, rules
from tests.games_for_tests.smugglers.state import GOODS, Smugglers

CASE = Case("smugglers", 3, (("crew", 3), ("harbour", "stocked")))
FEW = range(10)
MANY = range(200)


def the_witness(seeds: Iterable[int] = MANY) -> None:
    for seed in seeds:
        watched_match(CASE, seed, [], often=0.3)


def non_interference(seeds: Iterable[int] = MANY) -> None:
    for seed in seeds:
        compared_match(CASE, seed, [], often=0.3)


def views_and_guesses(seeds: Iterable[int] = MANY) -> None:
    for seed in seeds:
        for match in positions(CASE.new(seed), Whims(seed)):
            checks.check_mask(game, match.state, CASE.players, seed)


def frequencies(seeds: Iterable[int] = MANY) -> None:
    checks.check_guess_frequencies(CASE, 0, 20 * len(list(seeds)))


def honesty(seeds: Iterable[int] = MANY) -> None:
    for seed in seeds:
        for match in positions(CASE.new(seed), Whims(seed)):
            checks.check_honest(match)


def going_back(seeds: Iterable[int] = MANY) -> None:
    for seed in seeds:
        whims = Whims(seed)
        for match in positions(CASE.new(seed), whims):
            checks.check_clone_and_undo(match, whims)


def writing_nothing(seeds: Iterable[int] = MANY) -> None:
    for seed in seeds:
        for match in positions(CASE.new(seed), Whims(seed)):
            checks.check_parts_write_nothing(match)


CHECKS = [the_witness, non_interference, views_and_guesses, frequencies, honesty, going_back, writing_nothing]


@pytest.mark.parametrize("check", CHECKS)
def test_it_passes_as_things_are(check: Callable[[Iterable[int]], None]) -> None:
    check(FEW)


def test_non_interference_compares_something() -> None:
    answers: list[int] = []

    def counting(original: Callable[..., int], *args: Any, **kwargs: Any) -> int:
        answers.append(original(*args, **kwargs))
        return answers[-1]

    with pytest.MonkeyPatch.context() as patch:
        compare = checks.check_non_interference
        patch.setattr(checks, "check_non_interference", lambda *args: counting(compare, *args))
        non_interference(range(20))
    assert sum(answers) > len(answers) > 100


# The mask


@pytest.mark.parametrize("check", [the_witness, non_interference])
def test_a_pile_that_shows_everything(check: Callable[[], None]) -> None:
    with replaced(Pile, "seen_by", lambda _, pile, bit: copied(pile)), pytest.raises(AssertionError):
        check()


def test_a_pile_that_hides_everything() -> None:
    with (
        replaced(Pile, "seen_by", lambda seen_by, pile, bit: seen_by(pile, 0)),
        pytest.raises(AssertionError),
    ):
        the_witness()


def test_a_pile_that_shows_its_top_card() -> None:
    def seen_by(original: Callable[..., Pile], pile: Pile, bit: int) -> Pile:
        seen = original(pile, bit)
        seen.cards[-1:] = pile.cards[-1:]
        return seen

    with replaced(Pile, "seen_by", seen_by), pytest.raises(AssertionError):
        the_witness()


@pytest.mark.parametrize("check", [the_witness, non_interference])
def test_a_secret_that_tells_everything(check: Callable[[], None]) -> None:
    with replaced(Secret, "seen_by", lambda _, secret, bit: copied(secret)), pytest.raises(AssertionError):
        check()


def test_a_view_with_the_key_of_chance() -> None:
    def seen_by(original: Callable[..., State], s: State, bit: int) -> State:
        seen = original(s, bit)
        seen.chance = copied(s.chance)
        return seen

    with replaced(State, "seen_by", seen_by), pytest.raises(AssertionError):
        views_and_guesses()


def test_a_view_that_tells_what_others_lost_from_sight() -> None:
    def seen_by(original: Callable[..., State], s: State, bit: int) -> State:
        seen = original(s, bit)
        seen.shuffles = s.shuffles
        return seen

    with replaced(State, "seen_by", seen_by), pytest.raises(AssertionError):
        non_interference()


def test_a_view_that_is_not_a_copy() -> None:
    def seen_by(original: Callable[..., State], s: State, bit: int) -> State:
        s.chance = Chance()
        return masked(s, bit)

    with replaced(State, "seen_by", seen_by), pytest.raises(AssertionError):
        views_and_guesses()


# The guess


def test_a_guess_in_a_fixed_order() -> None:
    def guess(original: Callable[..., Smugglers], *args: Any) -> Smugglers:
        s = original(*args)
        s.deck.cards.sort()
        return s

    with replaced(Game, "guess", guess), pytest.raises(AssertionError):
        frequencies()


def test_a_guess_that_deals_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    unseen = game.unseen
    monkeypatch.setattr(game, "unseen", lambda s: unseen(s) | {"good": sorted(GOODS)})
    with pytest.raises(AssertionError):
        views_and_guesses()


def test_a_guess_that_leaves_something_open() -> None:
    with replaced(Game, "guess", lambda _, game, seen, *rest: copied(seen)), pytest.raises(AssertionError):
        views_and_guesses()


def test_a_guess_that_forgets_who_knows() -> None:
    def guess(original: Callable[..., State], *args: Any) -> State:
        s = original(*args)
        for place in places(s):
            if isinstance(place, Pile):
                place.marks = [0] * len(place)
        return s

    with replaced(Game, "guess", guess), pytest.raises(AssertionError):
        views_and_guesses()


# The rules


def test_rules_that_say_a_secret_aloud() -> None:
    def whisper(_: Callable[..., None], s: State, to: int, kind: str, /, **about: Any) -> None:
        s.tell(kind, to, **about)

    with replaced(State, "whisper", whisper), pytest.raises(AssertionError):
        non_interference()


def test_rules_that_ask_only_who_holds_the_right_card(monkeypatch: pytest.MonkeyPatch) -> None:
    def can_steal(s: Smugglers, seat: int, seller: int) -> bool:
        return seat != seller and any(good.startswith("silk") for good in s.smugglers[seat].hand.cards)

    monkeypatch.setitem(rules.SALE.when, "thief", can_steal)
    with pytest.raises(AssertionError, match="tells seat"):
        non_interference()


def test_rules_that_show_a_card_behind_the_kernels_back(monkeypatch: pytest.MonkeyPatch) -> None:
    rest = game.steps["refill"]

    def refill(s: Smugglers, seat: int) -> None:
        s.harbour.marks = [mark | 1 << seat for mark in s.harbour.marks]
        rest(s, seat)

    monkeypatch.setitem(game.steps, "refill", refill)
    with pytest.raises(AssertionError):
        the_witness()


def test_a_hand_that_is_not_mixed() -> None:
    with replaced(State, "mix", lambda *_: None), pytest.raises(AssertionError):
        the_witness()


def test_a_part_that_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    def pledges(s: Smugglers) -> Asking:
        yield Together([pledge(s, seat) for seat in range(len(s.smugglers))])

    def pledge(s: Smugglers, seat: int) -> Asking:
        s.smugglers[seat].coins += 1
        yield Ask(seat, "pledge", (0, 1))

    monkeypatch.setitem(game.steps, "pledges", pledges)
    with pytest.raises(AssertionError, match="writes"):
        writing_nothing()


def test_a_greedy_player_that_peeks(monkeypatch: pytest.MonkeyPatch) -> None:
    def greedy(s: Smugglers, ask: Ask) -> Any:
        return ask.options[len(s.deck.cards[-1]) % len(ask.options)]

    monkeypatch.setattr(game, "greedy", greedy)
    with pytest.raises(AssertionError, match="peeks"):
        honesty()


def test_pieces_that_get_lost() -> None:
    s = CASE.new(1).state
    check_pieces("smugglers", s)
    s.deck.cards.pop()
    with pytest.raises(AssertionError):
        check_pieces("smugglers", s)


# Matches


def test_a_clone_that_is_no_clone() -> None:
    with replaced(Match, "clone", lambda _, match: match), pytest.raises(AssertionError):
        going_back()


def test_an_undo_that_does_nothing() -> None:
    with replaced(Match, "undo", lambda *_: None), pytest.raises(AssertionError):
        going_back()


# Powers


def test_a_power_test_that_needs_no_power(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(powers, "TESTED", {})

    def no_test() -> None:
        assert crew.__name__.endswith("crew")

    with pytest.raises(pytest.fail.Exception, match="passes without the power of cook"):
        power_test(game, "cook")(no_test)()


def test_a_power_test_that_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(powers, "TESTED", {})

    def wrong() -> None:
        raise AssertionError("wrong")

    with pytest.raises(AssertionError, match="wrong"):
        power_test(game, "cook")(wrong)()


def test_a_power_comes_back_after_its_test() -> None:
    before = dict(rules.NIGHT.powers)
    with game.without("cook"):
        assert list(rules.NIGHT.powers) == ["gambler"]
    assert list(rules.NIGHT.powers.items()) == list(before.items())
    with pytest.raises(ValueError, match="no moment of smugglers knows 'nobody'"), game.without("nobody"):
        pass


# Chances


def test_counts_that_are_far_apart() -> None:
    assert checks.far_apart([[100, 20], [100, 180]])
    assert not checks.far_apart([[100, 95], [100, 105]])
    assert not checks.far_apart([[100, 100]])
    assert is_hidden("?")
