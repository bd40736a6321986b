"""A table at which a hand-made position is played: a match that is told what to do."""

from typing import Generic, Self, TypeVar

from prestol.table import Ask, Match, State, Value
from tests.games.cases import check_pieces

S = TypeVar("S", bound=State)


class Told(Generic[S]):
    """A match that is told what to do. Whatever does not go as told fails by assertion."""

    def __init__(self, match: Match[S]) -> None:
        self.match = match
        self._settle()

    @property
    def s(self) -> S:
        return self.match.state

    @property
    def over(self) -> bool:
        """Nothing is left to do: the hand-made part, or the match, is over."""
        return self.match.over

    @property
    def ask(self) -> Ask:
        assert len(self.match.asks) == 1, f"asked are {sorted(self.match.asks)}"
        return next(iter(self.match.asks.values()))

    @property
    def waits(self) -> tuple[int, str]:
        """Who is asked, and what."""
        return self.ask.seat, self.ask.kind

    def answers(self, seat: int, kind: str | None = None) -> list[Value]:
        """What the seat may answer."""
        assert self.ask.seat == seat, f"asked is {self.ask}"
        assert kind in (None, self.ask.kind), f"asked is {self.ask}"
        return self.ask.answers

    def say(self, seat: int, *values: Value) -> Self:
        """Answer; questions with a single answer are answered in between without being told."""
        for value in values:
            ask = self.ask
            assert ask.seat == seat, f"not seat {seat} but {ask}"
            assert value in ask.answers, f"{value!r} is no answer to {ask}"
            self.match.choose(seat, value)
            self._settle()
        return self

    def _settle(self) -> None:
        self._check()
        while not self.match.over and len(self.match.asks) == 1 and self.ask.forced:
            self.match.choose(self.ask.seat, self.ask.options[0])
            self._check()

    def _check(self) -> None:
        check_pieces(self.match.game.name, self.s)
