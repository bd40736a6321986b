"""Moments of the law: rules that change a value, events that are steps, and what happens at the same time."""

from typing import Any

import prestol
from prestol.table import PASS, Ask, Asking, Game, Match, power
from tests.games_for_tests.openings import answer, opening
from tests.games_for_tests.smugglers import game, rules
from tests.table.tiny import Tiny, tiny


def first(s: Tiny) -> None: ...


def powered(*crews: tuple[str, ...]) -> tuple[Game[Tiny], Tiny]:
    rules = tiny(first, name="powered")
    s = rules.new_state(2)
    s.working = list(crews)
    return rules, s


# Rules


def test_a_rule_hands_a_value_through_the_powers_that_work_for_the_seat() -> None:
    game, s = powered(("twice", "one-more"), ("one-more",))
    price = game.rule("price")
    seen: list[Any] = []

    @power("one-more", price)
    def one_more(s: Tiny, seat: int, value: int, *args: Any) -> int:
        seen.append((seat, args))
        return value + 1

    @power("twice", price)
    def twice(s: Tiny, seat: int, value: int, *args: Any) -> int:
        return value * 2

    @power("nobody-has-it", price)
    def nobody(s: Tiny, seat: int, value: int, *args: Any) -> int:
        raise AssertionError

    assert price(s, 0, 5, "told") == 12  # in the order in which they were registered
    assert price(s, 1, 5) == 6
    assert seen == [(0, ("told",)), (1, ())]
    with game.without("twice"):
        assert price(s, 0, 5) == 6
    assert price(s, 0, 5) == 12
    assert price.alone("twice", s, 1, 5) == 10
    assert price.alone("unknown", s, 1, 5) == 5


def test_uses_count_what_made_a_difference() -> None:
    game, s = powered(("cap",), ())
    price = game.rule("price")

    @power("cap", price)
    def cap(s: Tiny, seat: int, value: int) -> int:
        return min(value, 3)

    for value in (1, 2, 5, 6):
        price(s, 0, value)
    assert game.uses(s) == {"cap": 2}


# Events


def test_an_event_fires_for_the_seats_given_and_each_orders_its_own() -> None:
    match = opening(["gambler", "cook"], ["cook", "gambler"], dice=[[0]])
    answer(match, (0, "rest"), (1, "rest"))
    ask = match.asks[0]
    assert (ask.kind, ask.options, match.step) == ("order", ("gambler", "cook"), "nightfall")
    assert [match.label(0, option, "ru") for option in ask.options] == ["Игрок", "Кок"]
    answer(match, (0, "cook"))
    assert match.asks[1].kind == "order"
    answer(match, (1, "gambler"))
    assert [each.coins for each in match.state.smugglers] == [6, 5]
    assert game.uses(match.state) == {"cook": 2, "gambler": 2}


def test_one_card_needs_no_order() -> None:
    match = opening(["cook", "ghost"], ["gambler", "ghost"], dice=[[0]])
    answer(match, (0, "rest"), (1, "rest"))
    assert match.step == "pledges"
    assert [each.coins for each in match.state.smugglers] == [3, 4]


def sold(crew: list[str], other: list[str]) -> Match[Any]:
    return answer(opening(crew, other), (0, "sell"), (0, "silk-1"))


def test_a_window_opens_in_another_turn_only_for_who_can_use_it() -> None:
    match = sold(["cook", "fence"], ["thief", "fence"])
    assert (list(match.asks), match.asks[1].answers) == ([1], ["steal", PASS])
    assert match.asks[1].text() == "the Thief: steal from Player 1?"
    match.choose(1, PASS)
    assert (match.step, list(match.asks)) == ("turn", [1])
    assert sold(["thief", "fence"], ["cook", "fence"]).step == "turn"


def test_a_card_that_can_do_nothing_any_more_is_skipped() -> None:
    rules, s = powered(("spend", "earn"), ())
    night = rules.event("night")

    def can_spend(s: Tiny, seat: int) -> bool:
        return not s.stop

    @power("spend", night, when=can_spend)
    def spend(s: Tiny, seat: int) -> None:
        s.notes.append("spend")

    @power("earn", night)
    def earn(s: Tiny, seat: int) -> Asking:
        s.notes.append((yield Ask(seat, "number", (1, 2))))
        s.stop = True

    @rules.step
    def fires(s: Tiny) -> None:
        night.fire(s, (0, 1))

    s.agenda = [("fires", ())]
    match = prestol.new(rules, start=s, seed=1)
    answer(match, (0, "earn"), (0, 2))
    assert match.over
    assert match.state.notes == [2]
    assert night.ready(match.state, 0) == ["earn"]


def test_one_function_may_be_the_power_of_several_cards() -> None:
    rules, _ = powered((), ())
    one, two = rules.event("one"), rules.event("two")

    @power("a", one)
    @power("b", two)
    def shared(s: Tiny, seat: int) -> None: ...

    assert (one.steps["a"].name, two.steps["b"].name) == ("one a", "two b")  # type: ignore[attr-defined]
    assert set(rules.steps) >= {"one a", "two b"}


def test_without_a_card_no_moment_knows_it() -> None:
    with game.without("thief"):
        assert sold(["cook", "fence"], ["thief", "fence"]).step == "turn"
        assert "thief" not in rules.SALE.powers
    assert sold(["cook", "fence"], ["thief", "fence"]).step == "sale thief"


def test_a_moment_says_at_once_that_nobody_listens() -> None:
    assert rules.SALE.asleep(("cook",))
    assert not rules.SALE.asleep(("cook", "thief"))
    with game.without("thief"):
        assert rules.SALE.asleep(("cook", "thief"))


def test_a_power_may_work_at_several_moments() -> None:
    game = tiny(lambda s: None)
    low, high = game.rule("low"), game.rule("high")

    @power("twice", low, high)
    def doubled(s: Tiny, seat: int, value: int) -> int:
        return 2 * value

    s = Tiny(working=[("twice",)])
    assert (low(s, 0, 2), high(s, 0, 3)) == (4, 6)
