"""A position: a checkpoint, and the answers given inside the step that runs. Nothing more is ever kept of it."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from prestol.table.ask import Ask, Together, Value
from prestol.table.errors import BadRecord, LawBroken
from prestol.table.game import Game
from prestol.table.plain import copied
from prestol.table.state import Fact, State

S = TypeVar("S", bound=State)
Given = tuple[int, Value]


class _Part(Struct):
    """One seat's part of a `Together`: its generator, its open question, the one before it, and its result. A part that
    never asks belongs to no seat."""

    asking: Any
    ask: Ask | None = None
    before: Ask | None = None
    seat: int | None = None
    result: Any = None


class Position(Generic[S]):
    """Runs steps until somebody must answer. The step that runs works on a copy of the checkpoint, so that going
    back to any earlier position is: take its checkpoint and run the step again with its answers."""

    def __init__(self, game: Game[S], checkpoint: S, answers: Iterable[Given] = ()) -> None:
        self.game = game
        self.checkpoint = checkpoint
        self.answers: list[Given] = []
        self.facts: list[Fact] = []
        self.passed: list[tuple[S, int]] = []
        self.live: S | None = None
        self.asking: Any = None
        self.ask: Ask | Together | None = None
        self.parts: list[_Part] = []
        self.steps_ended = 0
        self.learnt = False
        """Where somebody wants to see each step: the checkpoints passed, with how many facts were told up to each."""
        if checkpoint.agenda:
            self._run()
            for seat, value in answers:
                self.give(seat, value)

    @property
    def over(self) -> bool:
        return not self.checkpoint.agenda

    @property
    def together(self) -> bool:
        return isinstance(self.ask, Together)

    @property
    def asks(self) -> dict[int, Ask]:
        """The open questions, by seat."""
        if isinstance(self.ask, Ask):
            return {self.ask.seat: self.ask}
        return {part.ask.seat: part.ask for part in self.parts if part.ask is not None}

    def answered(self, seat: int) -> Ask | None:
        """The last question of a seat that has answered, in a step in which others still answer; nothing is left to
        choose in it."""
        for part in self.parts:
            if part.seat == seat and part.ask is None and part.before is not None:
                return replace(part.before, options=(), optional=False, changes=())
        return None

    @property
    def step(self) -> str:
        """The public name of the step that runs; empty when nothing is left to do."""
        return self.checkpoint.agenda[-1][0] if self.checkpoint.agenda else ""

    def give(self, seat: int, value: Value) -> None:
        """An answer that was offered. Runs on until somebody is asked.

        `facts`, `learnt` and `steps_ended` say what came of it, `passed` by which checkpoints it led, each with how
        many of the facts had been told by then.
        """
        self.answers.append((seat, value))
        self.facts, self.passed, self.learnt, self.steps_ended = [], [], False, 0
        if isinstance(self.ask, Together):
            self._part_on(next(part for part in self.parts if part.ask and part.ask.seat == seat), value)
            ended = self._all_in() and self._finish_together()
        else:
            ended = self._resume(value)
        if ended:
            self._end_step()
            self._run()

    def _run(self) -> None:
        while self.checkpoint.agenda:
            if not self._begin_step():
                return
            self._end_step()

    def _begin_step(self) -> bool:
        """Start the next step on a copy of the checkpoint. True if it ended without asking."""
        s = self.live = copied(self.checkpoint)
        s.heard = []
        name, args = s.agenda.pop()
        if name not in self.game.steps:
            sentence = "the position waits for a step {step!r}, which {game} does not have"
            raise BadRecord(sentence, "step", step=name, game=self.game.name)
        s.mark = len(s.agenda)
        self.asking = self.game.steps[name](s, *args)
        return self.asking is None or self._resume(None)

    def _resume(self, value: Value) -> bool:
        """Give the step a value. True if that ended it; else its next question is open."""
        try:
            ask = self.asking.send(value)
        except StopIteration as ended:
            self.asking = ended.value
            return self.asking is None or self._resume(None)
        assert self.live is not None
        if self.live.learnt != self.checkpoint.learnt:
            raise LawBroken(f"step {self.step} asks after it has drawn, rolled, shuffled or revealed something")
        self.ask = ask
        if isinstance(ask, Together):
            if self.answers:
                raise LawBroken(f"step {self.step} asks one seat before it asks several together")
            self.parts = [_Part(asking) for asking in ask.parts]
            for part in self.parts:
                self._part_on(part, None)
            return self._all_in() and self._finish_together()
        self._check(ask)
        return False

    def _check(self, ask: Ask) -> None:
        ask.game = self.game.name
        if not ask.options:
            raise LawBroken(f"step {self.step} asks {ask.kind!r} without options")
        if not self.together and any(seat != ask.seat for seat, _ in self.answers):
            raise LawBroken(f"step {self.step} asks two seats one after the other")

    def _part_on(self, part: _Part, value: Value) -> None:
        """Give one part of a `Together` a value."""
        part.before = part.ask
        try:
            part.ask = part.asking.send(value)
        except StopIteration as done:
            part.ask, part.result = None, done.value
            return
        self._check(part.ask)
        if part.seat is None:
            part.seat = part.ask.seat
        if [other.seat for other in self.parts].count(part.ask.seat) != 1 or part.seat != part.ask.seat:
            raise LawBroken(f"step {self.step} does not ask each seat in one part of its Together")

    def _all_in(self) -> bool:
        return all(part.ask is None for part in self.parts)

    def _finish_together(self) -> bool:
        """All parts are in: the step learns all of them at once, and may not ask again."""
        try:
            self.asking.send([part.result for part in self.parts])
        except StopIteration as ended:
            if ended.value is None:
                self.learnt = True
                return True
        raise LawBroken(f"step {self.step} asks after its Together")

    def _end_step(self) -> None:
        """The running state becomes the checkpoint."""
        s = self.live
        assert s is not None
        if self.game.between is not None and not s.held:
            s.mark = len(s.agenda)
            self.game.between(s)
        self.facts += s.heard or ()
        s.heard = None
        self.learnt = self.learnt or s.learnt != self.checkpoint.learnt
        self.checkpoint, self.live, self.ask, self.asking = s, None, None, None
        self.answers, self.parts = [], []
        self.passed.append((s, len(self.facts)))
        self.steps_ended += 1
