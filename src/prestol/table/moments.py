"""Moments: the places in the law where the powers of cards plug in. The law calls them and names no card."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from prestol.table.ask import Ask, Asking

if TYPE_CHECKING:
    from prestol.table.game import Game
    from prestol.table.state import State

Power = Callable[..., Any]
When = Callable[..., Any]


class Moment:
    """A named place in the law, and the powers registered for it in the order of their precedence."""

    def __init__(self, game: "Game[Any]", name: str) -> None:
        self.game = game
        self.name = name
        self.powers: dict[str, Power] = {}

    def register(self, card: str, power: Power, when: When | None) -> None:
        self.powers[card] = power

    @contextmanager
    def without(self, card: str) -> Iterator[None]:
        """For tests: as if this card had no power at this moment."""
        kept = dict(self.powers)
        del self.powers[card]
        try:
            yield
        finally:
            self.powers.clear()
            self.powers.update(kept)


class Rule(Moment):
    """A number to change, options to filter, a "must" or a "cannot". Its powers neither ask nor write.

    Calling it hands the value through the powers that work for the seat, in the order they were registered.
    """

    def __call__(self, s: "State", seat: int, value: Any, *args: Any) -> Any:
        working = s.powers(seat)
        for card, power in self.powers.items():
            if card in working:
                value = power(s, seat, value, *args)
        return value


class Event(Moment):
    """Something that just happened. Its powers are steps: they may ask and write.

    A power is told its own seat and the seat that acts; `when` says if the card could do something now.
    """

    def __init__(self, game: "Game[Any]", name: str) -> None:
        super().__init__(game, name)
        self.when: dict[str, When] = {}
        self.steps: dict[str, Callable[..., Any]] = {}
        self._rest = game.step(self._next, name=name)

    def register(self, card: str, power: Power, when: When | None) -> None:
        super().register(card, power, when)
        self.steps[card] = self.game.step(power, name=f"{self.name} {card}")
        if when is not None:
            self.when[card] = when

    def ready(self, s: "State", seat: int, *args: Any) -> list[str]:
        """The cards of this seat that could do something at this moment."""
        working = s.powers(seat)
        out: list[str] = []
        for card in self.powers:
            if card in working:
                when = self.when.get(card)
                if when is None or when(s, seat, *args):
                    out.append(card)
        return out

    def play(self, s: "State", card: str, seat: int, *args: Any) -> None:
        """Put one card's power on the agenda."""
        s.then(self.steps[card], seat, *args)

    def fire(self, s: "State", acting: int, seats: int, *args: Any) -> None:
        """Everybody's powers, the acting seat's first, then clockwise; each seat orders its own."""
        for seat in (*range(acting, seats), *range(acting)):
            cards = self.ready(s, seat, acting, *args)
            if cards:
                s.then(self._rest, seat, tuple(cards), acting, *args)

    def _next(self, s: "State", seat: int, cards: tuple[str, ...], acting: int, *args: Any) -> Asking:
        ready = self.ready(s, seat, acting, *args)
        cards = tuple(card for card in cards if card in ready)
        if not cards:
            return
        card = cards[0]
        if len(cards) > 1:
            card = yield Ask(seat, "order", cards, about={"moment": self.name})
        self.play(s, card, seat, acting, *args)
        if len(cards) > 1:
            s.then(self._rest, seat, tuple(c for c in cards if c != card), acting, *args)


def power(card: str, moment: Moment, when: When | None = None) -> Callable[[Power], Power]:
    """Register one function as what a card does at one moment."""

    def registered(function: Power) -> Power:
        moment.register(card, function, when)
        return function

    return registered
