"""Playing a match: answers, refusals, undo, withdrawing, clones, imagining, the story."""

from collections.abc import Callable
from typing import Any

import pytest

import prestol
from prestol.table import PASS, Ask, Asking, Chance, Fact, Match, Refused, Standing, Undo, Withdraw, copied, run
from tests.games.playing import Whims, all_of, played, positions, standing_of
from tests.games_for_tests.openings import answer, opening
from tests.table.tiny import Tiny, begun

PLAIN = ["fence", "ghost"]


def two(*, dice: list[list[int] | None] | None = None) -> Match[Any]:
    return opening(PLAIN, PLAIN, dice=dice or [])


def at_pledges() -> Match[Any]:
    """Three smugglers pledge together."""
    match = opening(PLAIN, PLAIN, PLAIN, dice=[[0]])
    return answer(match, (0, "rest"), (1, "rest"), (2, "rest"))


# Answers


def test_an_answer_is_the_value_that_is_offered() -> None:
    def moves(s: Tiny) -> Asking:
        s.notes.append((yield Ask(0, "move", ((1, "a"), (2, ("b", 3))))))
        s.notes.append((yield Ask(0, "number", range(3))))
        s.notes.append((yield Ask(0, "word", ["x", "y"], optional=True)))

    match = begun(moves)
    match.choose(0, [2, ["b", 3]])
    match.choose(0, 2)
    assert match.draft(0) == [(2, ("b", 3)), 2]
    match.choose(0, PASS)
    assert match.state.notes == [(2, ("b", 3)), 2, None]
    assert match.over


Request = Callable[[Match[Any]], Any]
REFUSALS: dict[str, tuple[Request, str]] = {
    "no such seat": (lambda m: m.choose(7, "rest"), "there is no seat 7; the seats are 0 to 1"),
    "a negative seat": (lambda m: m.choose(-1, "rest"), "there is no seat -1"),
    "a seat that is no number": (lambda m: m.choose(True, "rest"), "there is no seat True"),
    "a seat that is not asked": (lambda m: m.choose(1, "rest"), "seat 1 is not asked now; asked are seats 0"),
    "a value that is not offered": (lambda m: m.choose(0, "sing"), "seat 0 may answer 'rest', 'heist', .* not 'sing'"),
    "no answer to a question that wants one": (lambda m: m.choose(0, PASS), "not None"),
    "an index": (lambda m: m.choose(0, 0), "not 0"),
    "something else": (lambda m: m.choose(0, {"rest": 1}), "not {'rest': 1}"),
    "an undo of nothing": (lambda m: m.undo(0, consent=(1,)), "seat 0 has not answered anything yet"),
    "an undo without consent": (lambda m: m.undo(0), "without the consent of seats 1"),
    "the consent of nobody": (lambda m: m.undo(0, consent=(9,)), "there is no seat 9"),
    "a withdrawal of nothing": (lambda m: m.withdraw(0), "seat 0 has nothing to withdraw"),
    "a view of no seat": (lambda m: m.view(2), "there is no seat 2"),
    "a story of no seat": (lambda m: m.story(2), "there is no seat 2"),
    "a story in no language": (lambda m: m.story(0, lang="la"), "there is no language 'la'; there are en, ru"),
    "a picture of no seat": (lambda m: m.svg(2), "there is no seat 2"),
    "imagining for no seat": (lambda m: m.imagine(2, Chance.seeded(1)), "there is no seat 2"),
    "a label of no question": (lambda m: m.label(1, "rest"), "seat 1 is not asked now"),
    "the result of a running match": (lambda m: m.result, "the match is not over yet"),
}


@pytest.mark.parametrize("what", REFUSALS)
def test_a_refusal_says_what_is_allowed_and_changes_nothing(what: str) -> None:
    request, said = REFUSALS[what]
    match = two()
    before = all_of(match)
    with pytest.raises(Refused, match=said):
        request(match)
    assert all_of(match) == before


@pytest.mark.parametrize("value", [True, 1.0, "1", (1,), None, [[1]]])
def test_only_an_int_is_an_int(value: object) -> None:
    match = at_pledges()
    before = all_of(match)
    with pytest.raises(Refused, match="seat 0 may answer 0, 1, 2 to 'pledge'"):
        match.choose(0, value)
    assert all_of(match) == before
    match.choose(0, 1)


def test_when_the_match_is_over_nobody_is_asked() -> None:
    match = played(two(), Whims(1))
    before = all_of(match)
    with pytest.raises(Refused, match="the match is over; nobody is asked anything"):
        match.choose(0, "rest")
    assert all_of(match) == before


# Undo on one's own


def test_undo_goes_back_inside_a_step_answer_by_answer() -> None:
    def three(s: Tiny) -> Asking:
        for _ in range(3):
            s.notes.append((yield Ask(0, "number", (1, 2))))
        yield Ask(0, "number", (1, 2))

    match = begun(three)
    standings = []
    for value in (1, 2, 1):
        standings.append(standing_of(match))
        match.choose(0, value)
    assert (match.state.notes, match.view(0).notes, match.view(1).notes) == ([1, 2, 1], [1, 2, 1], [])
    assert not match.can_undo(1)
    while standings:
        match.undo(0)
        assert standing_of(match) == standings.pop()
    assert not match.can_undo(0)


def steps_of(count: int, *seats: int) -> Match[Tiny]:
    """Each of these seats answers in turn, a step each."""

    def begin(s: Tiny) -> None:
        for seat in seats * count:
            s.then(ask, seat)

    def ask(s: Tiny, seat: int) -> Asking:
        s.notes.append((yield Ask(seat, "number", (1, 2, 3))))
        s.tell("notes", seat)

    return begun(begin, ask)


def test_undo_goes_back_over_steps() -> None:
    match = steps_of(3, 0)
    standings = []
    for value in (1, 2, 3):
        standings.append(standing_of(match))
        match.choose(0, value)
    assert match.over
    while standings:
        assert match.can_undo(0)
        match.undo(0)
        assert standing_of(match) == standings.pop()
    assert not match.can_undo(0)
    with pytest.raises(Refused, match="can go back no further without the consent of seats 1"):
        match.undo(0)


def test_another_seats_own_answer_is_a_barrier() -> None:
    match = steps_of(2, 0, 1)
    match.choose(0, 1)
    assert match.can_undo(0)
    match.choose(1, 2)
    assert not match.can_undo(0)
    assert match.can_undo(1)
    match.undo(1)
    assert not match.can_undo(0)
    match.choose(1, 3)
    assert match.state.notes == [1, 3]


def test_a_standing_answer_is_no_barrier() -> None:
    match = steps_of(2, 0, 1)
    start = standing_of(match)
    match.choose(0, 1)
    match.choose(1, 2, standing=True)
    assert match.journal[-1] == Standing(1, "number", 2)
    assert match.can_undo(0)
    assert not match.can_undo(1)
    match.choose(0, 3)
    match.undo(0)
    assert match.state.notes == [1, 2]
    match.undo(0)
    assert standing_of(match) == start


LEARNING: dict[str, Callable[[Tiny], Any]] = {
    "knowledge": lambda s: s.peek(s.pile, 0),
    "chance": lambda s: s.roll("die", 6),
}


@pytest.mark.parametrize("what", LEARNING)
def test_knowledge_and_chance_are_barriers(what: str) -> None:
    def first(s: Tiny) -> Asking:
        yield Ask(0, "number", (1, 2))
        s.then(learns)

    def learns(s: Tiny) -> None:
        LEARNING[what](s)
        s.then(last)

    def last(s: Tiny) -> Asking:
        yield Ask(0, "number", (1, 2))
        yield Ask(0, "number", (1, 2))

    match = begun(first, learns, last)
    match.choose(0, 1)
    after = standing_of(match)
    assert not match.can_undo(0)
    match.choose(0, 1)
    match.undo(0)
    assert standing_of(match) == after
    before = all_of(match)
    with pytest.raises(Refused):
        match.undo(0)
    assert all_of(match) == before


def test_an_undo_leaves_a_trace_but_not_what_it_was() -> None:
    match = steps_of(2, 0)
    match.choose(0, 1)
    assert [fact.kind for fact in match.facts] == ["notes"]
    done = match.steps_done
    match.undo(0)
    assert match.facts == [Fact("undone", {"seat": 0})]
    assert match.steps_done > done
    match.choose(0, 2)
    match.undo(0)
    assert [fact.kind for fact in match.facts] == ["undone", "undone"]
    assert [type(item).__name__ for item in match.journal] == ["Answer", "Undo", "Answer", "Undo"]
    assert match.journal[-1] == Undo(0, 2)


# Undo by consent


def test_undo_by_consent_goes_beyond_every_barrier() -> None:
    match = two()
    answer(match, (0, "rest"), (1, "heist"))
    assert not match.can_undo(0)
    match.undo(0, consent=(1,))
    assert (match.step, list(match.asks), match.draft(0)) == ("turn", [0], [])
    assert match.journal[-1] == Undo(0, 0, (1,))
    assert match.story(1)[-1] == "Player 1 takes a move back."


def test_undo_by_consent_needs_everybody() -> None:
    match = opening(PLAIN, PLAIN, PLAIN)
    answer(match, (0, "heist"), (1, "rest"))
    before = all_of(match)
    for consent in ((), (1,), (0, 2), (2, 2)):
        with pytest.raises(Refused, match="consent"):
            match.undo(0, consent)
        assert all_of(match) == before
    match.undo(0, consent=(2, 1, 0))
    assert match.journal[-1] == Undo(0, 0, (1, 2))


def rolled(match: Match[Any]) -> list[int]:
    """The next rolls of a heist by seat 0, by undoing it again and again."""
    out = []
    for _ in range(12):
        coins = match.state.smugglers[0].coins
        match.choose(0, "heist")
        out.append(match.state.smugglers[0].coins - coins)
        match.undo(0, consent=(1,))
    return out


def test_undo_by_consent_does_not_rewind_chance() -> None:
    assert set(rolled(two())) == {0, 6}


def test_what_was_undone_by_consent_stays_undone_after_a_free_undo() -> None:
    """Chance goes on behind the same counters, however the way there was."""
    match = two()
    match.choose(0, "heist")
    match.undo(0, consent=(1,))
    counts = dict(match.state.chance.counts)
    match.choose(0, "sell")
    match.undo(0)
    assert match.state.chance.counts == counts
    answer(match, (0, "heist"), (1, "rest"))
    coins = match.state.smugglers[0].coins
    match.undo(1, consent=(0,))
    assert match.state.smugglers[0].coins == coins


def test_undo_by_consent_into_a_together_survives_a_withdrawal() -> None:
    match = at_pledges()
    answer(match, (0, 1), (0, PASS), (1, 0), (2, 0), (0, "heist"))
    match.undo(2, consent=(0, 1))
    assert (match.step, sorted(match.asks), match.draft(0)) == ("pledges", [2], [1, PASS])
    match.withdraw(0)
    answer(match, (2, 2), (2, PASS), (0, 0), (0, "heist"), (1, "rest"))
    coins = match.state.smugglers[0].coins
    match.undo(1, consent=(0, 2))
    assert match.state.smugglers[0].coins == coins


# Together: withdraw, and undo in one's own part


def test_answers_given_together_are_withdrawn_and_undone_in_their_own_part() -> None:
    match = at_pledges()
    start = standing_of(match)
    answer(match, (1, 1), (0, 2), (1, "double"))
    assert sorted(match.asks) == [0, 2]
    assert [match.can_withdraw(seat) for seat in (0, 1, 2)] == [True, True, False]
    assert [match.can_undo(seat) for seat in (0, 1, 2)] == [True, True, False]

    match.undo(1)
    assert (match.draft(1), match.asks[1].kind) == ([1], "double")
    assert match.draft(0) == [2]
    match.choose(1, PASS)
    match.withdraw(1)
    assert (match.draft(1), match.asks[1].kind) == ([], "pledge")
    assert match.journal[-1] == Withdraw(1)
    match.withdraw(0)
    assert standing_of(match) == start
    with pytest.raises(Refused, match="seat 0 has nothing to withdraw"):
        match.withdraw(0)
    with pytest.raises(Refused, match="seat 2 has nothing to withdraw"):
        match.withdraw(2)


def test_together_all_is_revealed_at_once_and_cannot_be_withdrawn_any_more() -> None:
    match = at_pledges()
    before = [match.view(seat) for seat in (None, 1, 2)]
    answer(match, (2, 0), (0, 2), (0, "double"))
    assert [match.view(seat) for seat in (None, 1, 2)] == before
    assert [each.pledge.value for each in match.state.smugglers] == [0, 0, 0]
    match.choose(1, 0)
    assert [each.pledge.value for each in match.state.smugglers] == [4, 0, 0]
    assert match.view(0).smugglers[0].pledge.value == 4
    assert match.view(1).smugglers[0].pledge.value < 0
    assert not any(match.can_withdraw(seat) or match.can_undo(seat) for seat in (0, 1, 2))
    with pytest.raises(Refused):
        match.withdraw(1)


def test_who_has_answered_together_finds_the_answer_in_the_picture() -> None:
    match = at_pledges()
    assert match._position.answered(0) is None
    answer(match, (0, 2), (0, "double"))
    asked = match._position.answered(0)
    assert asked is not None
    assert (asked.seat, asked.kind, asked.answers, asked.changes) == (0, "double", [], ())
    assert [match._position.answered(seat) for seat in (1, 2)] == [None, None]
    match.undo(0)
    assert match._position.answered(0) is None


def changeable(s: Tiny) -> Asking:
    """A number that may be changed until it is kept."""
    number = 0
    while True:
        given = yield Ask(0, "number", (1, 2) if not number else (3,), changes=(-1, -2) if number else ())
        if given == 3:
            s.notes.append(number)
            return
        number = abs(given)


def test_people_may_change_what_they_have_answered_and_bots_are_not_asked() -> None:
    match = begun(changeable)
    with pytest.raises(Refused, match="seat 0 may answer 1, 2 to 'number', not -1"):
        match.choose(0, -1)
    match.choose(0, 1)
    ask = match.asks[0]
    assert (ask.answers, ask.find(-2), ask.forced) == ([3], -2, False)
    for given in (-2, -1, -2):
        match.choose(0, given)
    with pytest.raises(Refused, match="seat 0 may answer 3, -1, -2 to 'number', not 1"):
        match.choose(0, 1)
    match.undo(0)
    match.choose(0, 3)
    assert match.state.notes == [1]
    s = begun(changeable).game.new_state(2, None, Chance.seeded(1))
    assert run(begun(changeable).game, s, [lambda _, ask: ask.answers[-1]] * 2) == 1
    assert s.notes == [2]


def test_frames_show_each_step_that_an_answer_has_brought_about() -> None:
    match = at_pledges()
    answer(match, (0, 2), (0, "double"), (1, 0), (2, 0))
    for seat in (0, 1, None):
        frames = list(match.frames(seat))
        lines = [line for frame in frames for line in frame.story]
        assert lines
        assert lines == match.story(seat)[-len(lines) :]
        assert all(frame.story and "<svg" in frame.picture for frame in frames)
    with pytest.raises(Refused, match="there is no seat 9"):
        next(match.frames(9))


def test_a_seat_with_nothing_to_decide_is_not_asked_together() -> None:
    start = copied(two()._position.checkpoint)
    start.smugglers[1].coins = 0
    match = prestol.new("smugglers", 2, seed=1, start=start)
    answer(match, (0, "rest"), (1, "rest"))
    assert (match.step, list(match.asks)) == ("pledges", [0])
    match.choose(0, 0)
    assert match.view(None).smugglers[1].pledge.value == 0


# Clones


def test_a_clone_and_its_original_go_their_own_ways() -> None:
    match = two()
    match.choose(0, "sell")
    before = all_of(match)
    clone = match.clone()
    assert all_of(clone) == before
    clone.choose(0, "silk-1")
    clone.names.append("Ada")
    played(clone, Whims(1))
    assert all_of(match) == before
    assert match.names == []
    match.undo(0)
    assert match.draft(0) == []


def test_a_clone_undoes_by_consent_as_its_original_would() -> None:
    match = two()
    answer(match, (0, "heist"))
    match.undo(0, consent=(1,))
    clone = match.clone()
    for each in (match, clone):
        answer(each, (0, "heist"), (1, "heist"))
        each.undo(1, consent=(0,))
        answer(each, (1, "heist"), (0, 1))
    assert standing_of(match) == standing_of(clone)


# Imagining


def test_imagine_deals_what_the_seat_does_not_know_and_keeps_its_draft() -> None:
    match = two()
    match.choose(0, "dump")
    hands = set()
    for seed in range(20):
        other = match.imagine(0, Chance.seeded(seed))
        assert (other.view(0), other.draft(0), other.asks) == (match.view(0), ["dump"], match.asks)
        hands.add(tuple(other.state.smugglers[1].hand.cards))
        assert other.state.chance.key != match.state.chance.key
        played(other, Whims(seed))
        assert other.over
    assert len(hands) > 10
    assert match.draft(0) == ["dump"]


def test_imagine_for_another_seat_knows_nothing_of_the_running_answers() -> None:
    match = two()
    match.choose(0, "sell")
    other = match.imagine(1, Chance.seeded(1))
    assert (other.draft(0), other.asks[0].kind) == ([], "action")
    assert match.imagine(None, Chance.seeded(1)).asks[0].kind == "action"


def test_imagined_matches_do_not_share_their_dice() -> None:
    match, chance = two(), Chance.seeded(3)
    outcomes = set()
    for _ in range(20):
        other = match.imagine(0, chance)
        other.choose(0, "heist")
        outcomes.add(other.state.smugglers[0].coins)
    assert outcomes == {2, 8}


# Views and story


def test_only_the_seat_that_answers_sees_its_running_step() -> None:
    match = steps_of(1, 0)
    assert match.view(0).agenda == []
    assert match.view(1).agenda == match.view(None).agenda == [("ask", (0,))]


def test_the_story_has_public_and_private_facts() -> None:
    match = two()
    answer(match, (0, "stow"), (0, "silk-1"))
    assert match.story(0) == ["Player 1 stows a good.", "You stowed silk."]
    assert match.story(1) == match.story(None) == ["Player 1 stows a good."]
    assert match.story(0, lang="ru")[1] == "Вы спрятали: шёлк."
    match.names = ["Ада", "Боб"]
    assert match.story(1, lang="ru") == ["Ада прячет товар."]
    assert match.asks[1].text("ru") == "Что вы делаете?"
    assert match.label(1, "raid") == "Raid somebody"


def test_private_facts_are_undone_with_their_step() -> None:
    match = two()
    answer(match, (0, "stow"), (0, "silk-1"))
    match.undo(0, consent=(1,))
    assert match.story(0) == ["Player 1 takes a move back."]


def test_the_way_of_an_answer_is_told_step_by_step() -> None:
    def asks(s: Tiny) -> Asking:
        s.notes.append((yield Ask(0, "move", (1, 2))))
        s.tell("one")
        s.then(follows, 10)
        s.then(follows, 20)

    def follows(s: Tiny, note: int) -> None:
        s.notes.append(note)
        s.tell("two")

    match = begun(asks, follows)
    match.choose(0, 2)
    assert [state.notes for state, _ in match.passed] == [[2], [2, 10], [2, 10, 20]]
    assert [told for _, told in match.passed] == [1, 2, 3]
    assert match.state.notes == [2, 10, 20]
    assert [fact.kind for fact in match.facts] == ["one", "two", "two"]


def test_a_private_question_is_never_forced() -> None:
    assert Ask(0, "x", (1,)).forced
    assert not Ask(0, "x", (1,), private=True).forced
    assert not Ask(0, "x", (1,), optional=True).forced
    assert not Ask(0, "x", (1, 2)).forced
    match = two()
    match.choose(0, "sell")
    assert match.asks[0].private
    assert not match.asks[0].forced


def test_a_picture_stands_for_the_match_in_a_notebook() -> None:
    match = two()
    assert match._repr_svg_() == match.svg(None, "en")
    assert "silk" in match.svg(0)
    assert "silk" not in match.svg(1)


def test_a_match_is_the_same_whoever_looks_on() -> None:
    looked, alone = two(), two()
    for match, other in zip(positions(looked, Whims(3)), positions(alone, Whims(3)), strict=True):
        for seat in (None, 0, 1):
            match.view(seat)
            match.story(seat)
            match.svg(seat)
            match.imagine(seat, Chance.seeded(1))
        match.clone()
        match.snapshot()
        match.record()
        assert standing_of(match) == standing_of(other)
