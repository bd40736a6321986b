"""A game: its steps, moments, hooks and words under one name."""

import hashlib
import os
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cached_property
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from msgspec import Struct

from prestol.table.ask import Ask, Value
from prestol.table.chance import Chance
from prestol.table.errors import PrestolError, Refused
from prestol.table.hidden import Pile, bit_of, is_hidden
from prestol.table.moments import Event, Moment, Rule
from prestol.table.plain import copied, decoded, masked, places
from prestol.table.state import WHOLE_DONE, State

if TYPE_CHECKING:
    from prestol.table.words import Words

S = TypeVar("S", bound=State)
F = TypeVar("F", bound=Callable[..., Any])

Option = tuple[Value, ...]


class Result(Struct, frozen=True):
    """How a match ended: places from 1, points by category for each seat, the winners, and the reason."""

    ranks: list[int]
    scores: list[dict[str, int]]
    winners: list[int]
    reason: str


class Game(Generic[S]):
    """What a game is to the kernel.

    `state` is its State class, `players` the numbers of players, `options` the table's choices (the first value
    of each is the default), `edition` the number of the rules' edition, `summed` whether the points of all
    categories add up to one number, `lesson` for how many and with which options one learns it best (else: the fewest
    that are not alone, the defaults), `folder` where its data, words and picture lie. The hooks are set by the
    decorators below.
    """

    def __init__(
        self,
        name: str,
        state: type[S],
        players: Sequence[int],
        *,
        options: Mapping[str, Sequence[Value]] | None = None,
        edition: int = 1,
        summed: bool = True,
        lesson: tuple[int, Mapping[str, Value]] | None = None,
        folder: str | Path,
    ) -> None:
        self.name = name
        self.state = state
        self.players = tuple(players)
        self.options = {key: tuple(values) for key, values in (options or {}).items()}
        self.edition = edition
        self.summed = summed
        self.lesson = lesson or (min((n for n in players if n > 1), default=1), {})
        self.folder = Path(folder)
        self.steps: dict[str, Callable[..., Any]] = {WHOLE_DONE: _whole_done}
        self.moments: dict[str, Moment] = {}
        self.bits: dict[str, int] = {}
        self.begin: Callable[[int, dict[str, Value]], S] = _missing
        self.go_on: Callable[[Any, int, dict[str, Value]], S | None] = lambda start, players, options: None
        self.leave: Callable[[S], Any] = lambda s: None
        self.between: Callable[[S], None] | None = None
        self.finish: Callable[[S], Result] = _missing
        self.unseen: Callable[[S], dict[str, list[Any]]] = lambda s: {}
        self.suppose: Callable[[S, Chance], None] = lambda s, chance: None
        self.scene: Callable[..., dict[str, Any]] = _missing
        self.tall_scene: Callable[..., dict[str, Any]] | None = None
        self.board_text: Callable[..., str] = lambda s, seat, words, names: ""
        self.label: Callable[..., tuple[str, dict[str, Any]] | None] = lambda s, ask, option: None
        self.numbers: Callable[[S, str], dict[str, Any]] = lambda s, message: {}
        self.scores_so_far: Callable[[S], list[dict[str, int]]] = lambda s: []
        self.uses: Callable[[S], dict[str, int]] = lambda s: dict(s.uses)
        self.greedy: Callable[[S, Ask], Value] | None = None
        _KNOWN[name] = self

    # Declaring the rules

    def step(self, function: F, *, name: str = "", also: Sequence[str] = ()) -> F:
        """A decorator: one small thing the rulebook names. `also` lists names it had in earlier editions."""
        name = name or function.__name__
        if name in self.steps:
            raise ValueError(f"{self.name} has two steps named {name!r}")
        for each in (name, *also):
            self.steps[each] = function
        if not hasattr(function, "__self__") and not hasattr(function, "name"):
            function.name = name  # type: ignore[attr-defined]
            return function
        return _Named(function, name)  # type: ignore[return-value]

    def rule(self, name: str) -> Rule:
        """A moment of the kind that changes a value."""
        rule = self.moments[name] = Rule(self, name)
        return rule

    def event(self, name: str) -> Event:
        """A moment of the kind that is a step."""
        event = self.moments[name] = Event(self, name)
        return event

    def hook(self, function: F) -> F:
        """A decorator that sets the hook of the function's name: begin, go_on (from what an earlier match has left: the
        first checkpoint, the options made to fit; None if it is something else), leave (what a match that is over
        leaves to the next; None: nothing), between, finish, unseen, suppose (what a guess makes of hidden backs),
        scene, tall_scene (the same for a narrow screen), board_text, label, numbers, scores_so_far, uses, greedy."""
        if not hasattr(self, function.__name__):
            raise ValueError(f"a game has no hook named {function.__name__!r}")
        setattr(self, function.__name__, function)
        return function

    def awake(self, cards: Iterable[str]) -> int:
        """The moments at which one of these cards has a power, as the sum of their bits."""
        awake, bits = 0, self.bits
        for card in cards:
            awake |= bits[card]
        return awake

    @contextmanager
    def without(self, card: str) -> Iterator[None]:
        """For tests: as if this card had no power at any moment."""
        from contextlib import ExitStack

        with ExitStack() as stack:
            found = [m for m in self.moments.values() if card in m.powers]
            if not found:
                raise ValueError(f"no moment of {self.name} knows {card!r}")
            for moment in found:
                stack.enter_context(moment.without(card))
            yield

    # Positions

    def chosen(self, players: int, options: Mapping[str, Value] | None) -> dict[str, Value]:
        """All options of a match, with the defaults filled in. Refuses what is not offered."""
        if type(players) is not int or players not in self.players:
            sentence = "{game} is for {allowed} players, not {players}"
            raise Refused(sentence, "players", game=self.name, allowed=_or(self.players), players=repr(players))
        for key, value in (options or {}).items():
            if key not in self.options:
                sentence, allowed = "{game} has no option {option!r}; it has {allowed}", _or(self.options) or "none"
                raise Refused(sentence, "option", game=self.name, option=key, allowed=allowed)
            if not any(value == offered and type(value) is type(offered) for offered in self.options[key]):
                sentence, allowed = "option {option} of {game} is {allowed}, not {value}", _or(self.options[key])
                raise Refused(sentence, "option-value", option=key, game=self.name, allowed=allowed, value=repr(value))
        return {key: (options or {}).get(key, values[0]) for key, values in self.options.items()}

    def new_state(self, players: int, options: Mapping[str, Value] | None = None, chance: Chance | None = None) -> S:
        """The first checkpoint of a match: nothing is drawn yet, the agenda says what to do."""
        s = self.begin(players, self.chosen(players, options))
        s.chance = chance if chance is not None else Chance.seeded(0)
        return s

    def decode(self, data: bytes) -> S:
        """A state from its bytes."""
        s = decoded(data, self.state)
        s.agenda = [(name, _tuples(args)) for name, args in s.agenda]
        return s

    def mask(self, s: S, seat: int | None) -> S:
        """The state as this seat (None: a spectator) knows it."""
        return masked_state(s, seat)

    def glimpse(self, s: S, seat: int | None) -> S:
        """Like `mask`, for a bot that looks at it, changes nothing and keeps nothing: much quicker."""
        return s.glimpsed_by(bit_of(seat))  # type: ignore[no-any-return]

    def guess(self, seen: S, seat: int | None, chance: Chance) -> S:
        """A full state that agrees with all that the seat knows, the unknown dealt at random."""
        s = copied(seen)
        self.suppose(s, chance)
        pool = {back: chance.shuffled("guess " + back, cards) for back, cards in self.unseen(seen).items()}
        slots: dict[str, list[tuple[Any, int]]] = {}
        for place in places(s):
            if isinstance(place, Pile):
                for at, card in enumerate(place.cards):
                    if is_hidden(card):
                        slots.setdefault(card[1:], []).append((place, at))
            elif is_hidden(place.value):
                slots.setdefault(place.back, []).append((place, -1))
        for back, hidden in slots.items():
            _deal(s, pool[back], hidden, chance, bit_of(seat))
        s.chance = chance.another()
        return s

    # Words and data

    def data(self, file: str) -> dict[str, Any]:
        """A TOML file of the game's folder, with the owner's data pack laid over it."""
        found: dict[str, Any] = tomllib.loads((self.folder / file).read_text("utf-8"))
        pack = self.pack
        if pack is not None and (pack / file).is_file():
            try:
                _lay_over(found, tomllib.loads((pack / file).read_text("utf-8")), file)
            except tomllib.TOMLDecodeError as error:
                raise PrestolError(f"the data pack {pack / file} is not TOML: {error}") from None
        return found

    @property
    def pack(self) -> Path | None:
        """The owner's folder for this game, if $PRESTOL_PACKS names one."""
        packs = os.environ.get("PRESTOL_PACKS")
        return Path(packs) / self.name if packs and (Path(packs) / self.name).is_dir() else None

    @cached_property
    def pack_mark(self) -> str:
        """What tells one data pack's numbers from another's in a record; empty without a pack."""
        if self.pack is None:
            return ""
        data = b"".join(path.read_bytes() for path in sorted(self.pack.rglob("*.toml")))
        return hashlib.sha256(data).hexdigest()[:16]

    def words(self, lang: str) -> "Words":
        """The game's words in a language."""
        from prestol.table.words import Words

        return Words.of(self, lang)


def masked_state(s: S, seat: int | None) -> S:
    """The state as a seat knows it, whatever the game."""
    return s.seen_by(bit_of(seat))  # type: ignore[no-any-return]


def _deal(s: State, pool: list[Any], hidden: list[tuple[Any, int]], chance: Chance, bit: int) -> None:
    """Deal a shuffled pool of cards to hidden places; cards known to be in a shuffle go to its places first."""
    order = chance.shuffled("guess places", list(range(len(hidden))))
    for number, lost in reversed(s.shuffles.items()):  # what was seen last is what counts
        inside = [i for i in order if hidden[i][1] >= 0 and hidden[i][0].marks[hidden[i][1]] // 256 == number]
        for card, known in lost:
            if known & bit and card in pool and inside:
                _put(hidden[inside[-1]], card)
                order.remove(inside.pop())
                pool.remove(card)
    for i in order:
        _put(hidden[i], pool.pop())


def _put(where: tuple[Any, int], card: str) -> None:
    place, at = where
    if at < 0:
        place.value = card
    else:
        place.cards[at] = card


def _whole_done(s: State) -> None:
    s.held -= 1


def _missing(*_: Any) -> Any:
    raise NotImplementedError("the game has not set this hook")


class _Named:
    """A step that is a bound method, or a function that is a step already: a callable with a name of its own."""

    def __init__(self, function: Callable[..., Any], name: str) -> None:
        self.function = function
        self.name = name

    def __call__(self, *args: Any) -> Any:
        return self.function(*args)


def _lay_over(below: dict[str, Any], above: dict[str, Any], where: str) -> None:
    """Replace values that are there by values of the same type; a pack brings nothing new and nothing twisted."""
    for key, value in above.items():
        here = f"{where}: {key}"
        if key not in below:
            raise PrestolError(f"the data pack names {here}, which the game does not have")
        if type(value) is not type(below[key]):
            raise PrestolError(f"the data pack gives {here} as {value!r}; the game has {below[key]!r}")
        if isinstance(value, dict):
            _lay_over(below[key], value, here)
        else:
            below[key] = value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(v) for v in value) if isinstance(value, (list, tuple)) else value


def _or(values: Any) -> str:
    return ", ".join(str(v) for v in values)


_KNOWN: dict[str, Game[Any]] = {}
"""Every game object made in this process, by name: for questions and records that carry only a name."""


def installed() -> dict[str, Game[Any]]:
    """The games found by the entry point `prestol.games`, by name."""
    return {point.name: point.load() for point in sorted(entry_points(group="prestol.games"), key=lambda p: p.name)}


def game_named(name: str) -> Game[Any]:
    """The game of this name. Refuses with the names that there are."""
    if name in _KNOWN:
        return _KNOWN[name]
    games = installed()
    if name not in games:
        raise Refused("there is no game {game!r}; there are {allowed}", "game", game=name, allowed=_or(games))
    return games[name]


__all__ = ["Ask", "Game", "Result", "game_named", "installed", "masked", "masked_state"]
