"""Moments: the places in the law where the powers of cards plug in. The law calls them and names no card."""

from collections.abc import Callable, Iterable, Iterator
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
        self.bit = 1 << len(game.moments)
        """Stands for this moment in `Game.awake`: the quickest way to say that nobody has a power here."""
        self.powers: dict[str, Power] = {}
        self._listen()

    def _listen(self) -> None:
        self.cards = frozenset(self.powers)
        self.asleep = self.cards.isdisjoint
        """Says at once that none of these cards has a power here: for the law's busiest places."""

    def register(self, card: str, power: Power, when: When | None) -> None:
        self.powers[card] = power
        self.game.bits[card] = self.game.bits.get(card, 0) | self.bit
        self._listen()

    @contextmanager
    def without(self, card: str) -> Iterator[None]:
        """For tests: as if this card had no power at this moment."""
        kept = dict(self.powers)
        del self.powers[card]
        self._listen()
        try:
            yield
        finally:
            self.powers.clear()
            self.powers.update(kept)
            self._listen()


class Rule(Moment):
    """A number to change, options to filter, a "must" or a "cannot". Its powers neither ask nor write.

    Calling it hands the value through the powers that work for the seat, in the order they were registered.
    """

    def __call__(self, s: "State", seat: int, value: Any, *args: Any) -> Any:
        working = s.working[seat]
        if self.asleep(working):
            return value
        for card, power in self.powers.items():
            if card in working:
                changed = power(s, seat, value, *args)
                if changed != value:
                    value = changed
                    s.uses[card] = s.uses.get(card, 0) + 1
        return value

    def alone(self, card: str, s: "State", seat: int, value: Any, *args: Any) -> Any:
        """What one card makes of the value, working or not."""
        power = self.powers.get(card)
        return value if power is None else power(s, seat, value, *args)


class Event(Moment):
    """Something that may be done or that just happened. Its powers are steps: they may ask and write.

    `when` says if a card could do something now; it and the power get the seat and what the law hands over.
    """

    def __init__(self, game: "Game[Any]", name: str) -> None:
        super().__init__(game, name)
        self.when: dict[str, When] = {}
        self.steps: dict[str, Callable[..., Any]] = {}
        self._rest = game.step(self._next, name=name)

    def register(self, card: str, power: Power, when: When | None) -> None:
        super().register(card, power, when)
        self.steps[card] = self.game.step(power, name=f"{self.name} {card}")
        self.when[card] = when or _always

    def ready(self, s: "State", seat: int, *args: Any) -> list[str]:
        """The cards of this seat that could do something at this moment."""
        working = s.working[seat]
        when = self.when
        found: list[str] = []
        for card in working:
            if card in when and when[card](s, seat, *args):
                found.append(card)  # noqa: PERF401 - a hot path
        return found

    def play(self, s: "State", card: str, seat: int, *args: Any) -> None:
        """Put one card's power on the agenda."""
        s.uses[card] = s.uses.get(card, 0) + 1
        s.then(self.steps[card], seat, *args)

    def fire(self, s: "State", seats: Iterable[int], *args: Any) -> bool:
        """The powers of these seats, seat after seat; each seat orders its own. True if there are any."""
        asleep, working = self.asleep, s.working
        fired = False
        for seat in seats:
            if not asleep(working[seat]) and (cards := self.ready(s, seat, *args)):
                if len(cards) == 1 and len(s.agenda) == s.mark:  # nothing comes before it
                    self.play(s, cards[0], seat, *args)
                else:
                    s.then(self._rest, seat, tuple(cards), *args)
                fired = True
        return fired

    def _next(self, s: "State", seat: int, cards: tuple[str, ...], *args: Any) -> Asking:
        ready = self.ready(s, seat, *args)
        cards = tuple(card for card in cards if card in ready)
        if not cards:
            return
        card = cards[0]
        if len(cards) > 1:
            card = yield Ask(seat, "order", cards)
        self.play(s, card, seat, *args)
        if len(cards) > 1:
            s.then(self._rest, seat, tuple(c for c in cards if c != card), *args)


def _always(*_: Any) -> bool:
    return True


def power(card: str, *moments: Moment, when: When | None = None) -> Callable[[Power], Power]:
    """Register one function as what a card does at a moment, or at several alike."""

    def registered(function: Power) -> Power:
        for moment in moments:
            moment.register(card, function, when)
        return function

    return registered
