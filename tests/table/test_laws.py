"""The laws that the kernel holds a game to, and how steps follow each other."""

from collections.abc import Callable
from typing import Any

import pytest

import prestol
from prestol.table import Ask, Asking, BadRecord, Chance, LawBroken, Match, Refused, Together, run
from tests.table.tiny import Tiny, begun, tiny

# Law 3: a secret or a roll ends the step

LEARNING: dict[str, Callable[[Tiny], Any]] = {
    "draws": lambda s: s.draw(s.pile, s.hands[0], 0),
    "peeks": lambda s: s.peek(s.pile, 0),
    "reveals": lambda s: s.reveal(s.pile),
    "opens": lambda s: s.open(s.secret),
    "rolls": lambda s: s.roll("die", 6),
    "shuffles": lambda s: s.shuffle("deck", s.pile),
    "mixes": lambda s: s.shuffled("deck", [1, 2]),
}


@pytest.mark.parametrize("how", LEARNING)
@pytest.mark.parametrize("together", [False, True])
def test_a_step_that_asks_after_it_has_learnt_something_is_named(how: str, together: bool) -> None:
    def curious(s: Tiny) -> Asking:
        LEARNING[how](s)
        ask = Ask(0, "number", (1, 2))
        yield Together([asking(0)]) if together else ask

    with pytest.raises(LawBroken, match="step curious asks after it has drawn, rolled, shuffled or revealed"):
        begun(curious)


def asking(seat: int, *kinds: str) -> Asking:
    """A part of a Together."""
    answers = []
    for kind in kinds or ("number",):
        answers.append((yield Ask(seat, kind, (1, 2))))  # noqa: PERF401 - a comprehension cannot ask
    return answers


@pytest.mark.parametrize("how", LEARNING)
def test_the_match_is_as_it_was_when_a_law_is_broken_by_an_answer(how: str) -> None:
    def hasty(s: Tiny) -> Asking:
        first = yield Ask(0, "number", (1, 2))
        s.notes.append(first)
        LEARNING[how](s)
        yield Ask(0, "number", (1, 2))

    match = begun(hasty)
    with pytest.raises(LawBroken, match="step hasty"):
        match.choose(0, 1)
    assert (match.journal, match.draft(0), match.state.notes, list(match.asks)) == ([], [], [], [0])


@pytest.mark.parametrize("how", LEARNING)
def test_the_next_step_may_ask(how: str) -> None:
    def learns(s: Tiny) -> None:
        LEARNING[how](s)
        s.then(asks)

    def asks(s: Tiny) -> Asking:
        yield Ask(0, "number", (1, 2))

    match = begun(learns, asks)
    assert match.step == "asks"


# Law 2: one step, one seat


def test_a_step_may_end_by_going_on_as_another_one() -> None:
    def first(s: Tiny) -> Asking:
        s.notes.append((yield Ask(0, "number", (1, 2))))
        return second(s)

    def second(s: Tiny) -> Asking:
        s.notes.append((yield Ask(0, "number", (3, 4))))

    match = begun(first)
    match.choose(0, 1)
    assert (match.step, match.asks[0].options, match.draft(0)) == ("first", (3, 4), [1])
    assert match.view(1).notes == [], "others see what a step does when it ends"
    match.undo(0)
    match.choose(0, 2)
    match.choose(0, 4)
    assert (match.over, match.state.notes) == (True, [2, 4])

    s = match.game.new_state(2)
    assert run(match.game, s, [lambda _, ask: ask.options[0]] * 2) == 2
    assert s.notes == [1, 3]


def test_a_step_that_has_learnt_something_cannot_go_on_as_one_that_asks() -> None:
    def learns(s: Tiny) -> Asking:
        s.roll("dice", 6)
        return asks(s)

    def asks(s: Tiny) -> Asking:
        yield Ask(0, "number", (1, 2))

    with pytest.raises(LawBroken, match="step learns asks after"):
        begun(learns)


def test_a_step_does_not_go_on_after_its_together() -> None:
    def bids(s: Tiny) -> Asking:
        yield Together([asking(0)])
        return asking(0)

    match = begun(bids)
    with pytest.raises(LawBroken, match="step bids asks after its Together"):
        match.choose(0, 1)


def test_a_step_put_on_the_agenda_for_afterwards_waits_for_all_that_this_one_puts_there() -> None:
    def first(s: Tiny) -> None:
        s.afterwards(note, "last")
        s.then(second)
        s.then(note, "third")

    def second(s: Tiny) -> None:
        s.then(note, "first")
        s.then(note, "second")

    def note(s: Tiny, text: str) -> None:
        s.notes.append(text)

    assert begun(first, second, note).state.notes == ["first", "second", "third", "last"]


def test_a_step_that_asks_two_seats_is_named() -> None:
    def both(s: Tiny) -> Asking:
        yield Ask(0, "number", (1, 2))
        yield Ask(1, "number", (1, 2))

    match = begun(both)
    with pytest.raises(LawBroken, match="step both asks two seats one after the other"):
        match.choose(0, 1)
    assert list(match.asks) == [0]


def test_a_question_without_options_is_named() -> None:
    def nothing(s: Tiny) -> Asking:
        yield Ask(0, "number", ())

    with pytest.raises(LawBroken, match="step nothing asks 'number' without options"):
        begun(nothing)


def test_a_together_is_the_last_yield_of_its_step() -> None:
    def more(s: Tiny) -> Asking:
        yield Together([asking(0)])
        yield Ask(0, "number", (1, 2))

    match = begun(more)
    with pytest.raises(LawBroken, match="step more asks after its Together"):
        match.choose(0, 1)


def test_a_together_stands_alone_in_its_step() -> None:
    def first(s: Tiny) -> Asking:
        yield Ask(0, "number", (1, 2))
        yield Together([asking(0), asking(1)])

    match = begun(first)
    with pytest.raises(LawBroken, match="step first asks one seat before it asks several together"):
        match.choose(0, 1)


def test_a_together_asks_each_seat_in_one_part() -> None:
    def twice(s: Tiny) -> Asking:
        yield Together([asking(0), asking(0)])

    with pytest.raises(LawBroken, match="step twice does not ask each seat in one part"):
        begun(twice)


def test_a_part_asks_one_seat() -> None:
    def wanders(s: Tiny) -> Asking:
        yield Together([part()])

    def part() -> Asking:
        yield Ask(0, "number", (1, 2))
        yield Ask(1, "number", (1, 2))

    match = begun(wanders)
    with pytest.raises(LawBroken, match="step wanders does not ask each seat in one part"):
        match.choose(0, 1)


# Together


def adding(s: Tiny) -> Asking:
    s.notes += yield Together([asking(0), silent(), asking(1, "number", "number")])


def silent() -> Asking:
    return "nothing to ask"
    yield


def test_the_results_of_a_together_come_in_the_order_of_its_parts() -> None:
    match = begun(adding)
    assert sorted(match.asks) == [0, 1]
    for seat, value in ((1, 2), (0, 1), (1, 1)):
        match.choose(seat, value)
    assert match.state.notes == [[1], "nothing to ask", [2, 1]]


def test_the_runner_lets_an_empty_together_go_on() -> None:
    def nobody(s: Tiny) -> Asking:
        s.notes.append((yield Together([])))

    game = tiny(nobody)
    s = game.new_state(2)
    assert run(game, s, []) == 0
    assert s.notes == [[]]


def test_the_runner_gathers_the_same_results() -> None:
    game = tiny(adding)
    s = game.new_state(2)
    assert run(game, s, [lambda _, ask: 1, lambda _, ask: 2]) == 3
    assert s.notes == [[1], "nothing to ask", [2, 2]]


def test_a_together_that_asks_nobody_goes_on() -> None:
    def quiet(s: Tiny) -> Asking:
        s.notes += yield Together([silent()])

    match = begun(quiet)
    assert match.over
    assert match.state.notes == ["nothing to ask"]


# The order of steps


def noting(name: str, *following: Callable[..., Any], whole: bool = False) -> Callable[[Tiny], None]:
    """A step that writes down its name and puts others on the agenda."""

    def step(s: Tiny) -> None:
        s.notes.append(name)
        for other in following:
            (s.whole if whole else s.then)(other)

    step.__name__ = name
    return step


def test_steps_put_on_the_agenda_together_run_in_the_order_written() -> None:
    leaf, twig = noting("leaf"), noting("twig")
    branch = noting("branch", leaf, twig)
    last = noting("last")
    match = begun(noting("root", branch, last), branch, last, leaf, twig)
    assert match.state.notes == ["root", "branch", "leaf", "twig", "last"]


@pytest.mark.parametrize("whole", [False, True])
def test_between_runs_after_each_step_but_waits_while_a_whole_effect_has_steps_to_go(whole: bool) -> None:
    leaf = noting("leaf")
    branch = noting("branch", leaf)
    last = noting("last")
    root = noting("root", branch, whole=whole)
    cheer = noting("cheer")
    game = tiny(root, branch, leaf, last, cheer)

    def between(s: Tiny) -> None:
        if "branch" in s.notes and not s.stop:
            s.stop = True
            s.then(cheer)

    game.hook(between)
    s = game.new_state(2)
    s.then(last)
    match = prestol.new(game, start=s, seed=1)
    assert match.state.notes == (
        ["root", "branch", "leaf", "cheer", "last"] if whole else ["root", "branch", "cheer", "leaf", "last"]
    )
    assert match.state.held == 0
    run(game, s, [])
    assert s.notes == match.state.notes


def test_a_step_keeps_the_names_it_had() -> None:
    game = tiny(noting("first"))

    @game.step
    def other(s: Tiny) -> None: ...

    def renamed(s: Tiny) -> Asking:
        s.notes.append((yield Ask(0, "number", (1, 2))))

    game.step(renamed, name="new name", also=("old name", "older name"))
    s = game.new_state(2)
    s.agenda = [("older name", ())]
    match = prestol.new(game, start=s, seed=1)
    match.choose(0, 2)
    assert match.state.notes == [2]


def test_a_step_is_named_once() -> None:
    game = tiny(noting("first"))
    with pytest.raises(ValueError, match="two steps named 'first'"):
        game.step(noting("first"))
    shared = noting("shared")
    one = game.step(shared, name="one")
    two = game.step(shared, name="two")
    assert (one.name, two.name) == ("one", "two")  # type: ignore[attr-defined]


def test_a_position_that_waits_for_an_unknown_step_is_refused() -> None:
    s = tiny(noting("first")).new_state(2)
    s.agenda = [("gone", ())]
    with pytest.raises(BadRecord, match="waits for a step 'gone', which tiny does not have"):
        Match(tiny(noting("first")), 2, {}, s)


def test_a_hook_has_a_name_that_the_kernel_knows() -> None:
    with pytest.raises(ValueError, match="no hook named 'noting'"):
        tiny(noting("first")).hook(noting)


def test_a_loop_ends_early_by_a_flag() -> None:
    def rounds(s: Tiny) -> None:
        for number in range(3):
            s.then(turn, number)

    def turn(s: Tiny, number: int) -> None:
        if not s.stop:
            s.notes.append(number)
            s.stop = number == 1

    assert begun(rounds, turn).state.notes == [0, 1]


# Options and players


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (5, {}, "tiny is for 2, 3 players, not 5"),
        (True, {}, "not True"),
        (2, {"speed": "fast"}, "tiny has no option 'speed'; it has size, cards"),
        (2, {"size": "huge"}, "option size of tiny is small, big, not 'huge'"),
        (2, {"cards": True}, "option cards of tiny is 0, 1, not True"),
    ],
)
def test_what_a_table_may_choose(players: int, options: dict[str, Any], said: str) -> None:
    game = tiny(noting("first"), players=(2, 3), options={"size": ("small", "big"), "cards": (0, 1)})
    with pytest.raises(Refused, match=said):
        prestol.new(game, players, 1, options)
    match = prestol.new(game, seed=1, options={"cards": 1})
    assert (match.players, match.options) == (2, {"size": "small", "cards": 1})


def test_an_unknown_game_is_refused_with_the_names_that_there_are() -> None:
    with pytest.raises(Refused, match=r"there is no game 'chess'; there are .*huns"):
        prestol.new("chess")


def test_without_a_seed_every_match_has_a_key_of_its_own() -> None:
    game = tiny(noting("first"))
    assert prestol.new(game).seal != prestol.new(game).seal
    assert prestol.new(game, key=b"k" * 32).seal == Chance(b"k" * 32).seal
