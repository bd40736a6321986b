"""A match: a position, the questions that are open, and everything that was answered."""

import secrets  # noqa: TID251 - the key of a match is the one thing that chance cannot give
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from prestol.table.ask import Ask, Value
from prestol.table.chance import Chance, Script
from prestol.table.errors import BadRecord, PrestolError, Refused
from prestol.table.game import Game, Result, game_named
from prestol.table.hidden import bit_of
from prestol.table.plain import copied, decoded, encoded
from prestol.table.position import Given, Position
from prestol.table.record import Answer, Item, Record, Standing, Undo, Withdraw, read_record
from prestol.table.state import Fact, State

S = TypeVar("S", bound=State)


class Snapshot(Struct):
    """Enough to go on with a match: its last barrier's checkpoint, the answers that count since, how many entries its
    journal had and how many steps were done. `told` is how many facts were told up to that checkpoint; each answer
    names the fact that it began with, and `undone` the traces of undos among them."""

    game: str
    edition: int
    players: int
    options: dict[str, Value]
    state: bytes
    given: list[tuple[int, int, Answer | Standing]]
    number: int
    steps: int
    told: int
    undone: list[tuple[int, int]]


class Frame(NamedTuple):
    """A step that has ended: the picture after it, and what was told in it."""

    picture: str
    story: list[str]


class _Given(Struct):
    """An answer that counts: its journal number, and the position before it while that can be gone back to."""

    item: Answer | Standing
    number: int
    facts: int
    checkpoint: Any
    answers: list[Given]


class Match(Generic[S]):
    """Play one match: `asks` are the open questions by seat, `choose` answers one, `undo` takes an answer back."""

    def __init__(self, game: Game[S], players: int, options: dict[str, Value], start: S, *, seed: Any = None) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.journal: list[Item] = []
        self.facts: list[Fact] = []
        self.steps_done = 0
        """Grows with every step that ends and every undo: the number that live events carry."""
        self.names: list[str] = []
        """What the seats are called in the story; empty for "player 1" and so on."""
        self._opening = start
        self._given_start: dict[str, Any] | None = None
        self._first = 0
        """The number of the first entry in our journal: above 0 after `resume`."""
        self._told_earlier = 0
        """How many facts were told before the first of ours: above 0 after `resume`."""
        self._whole = True
        """False after `resume`, until somebody needs what came earlier."""
        self._earlier: Callable[[], Mapping[str, Any]] | None = None
        self._line: list[_Given] = []
        self._free = 0  # the line can be undone freely down to this length
        self._spent: dict[int, dict[str, int]] = {}
        """By a step's place in the line: chance's counters as an undo by consent left them at its start."""
        self._position = Position(game, start)
        self._base = self._position.checkpoint
        self.facts += self._position.facts

    # What is asked

    @property
    def asks(self) -> dict[int, Ask]:
        """The open questions, by seat."""
        return self._position.asks

    @property
    def step(self) -> str:
        """The public name of the running step; empty when the match is over."""
        return self._position.step

    @property
    def over(self) -> bool:
        """True when nothing is left to do."""
        return self._position.over

    @property
    def result(self) -> Result:
        """Ranks, scores by category, winners and the reason. Refused while the match runs."""
        if not self.over:
            raise Refused("the match is not over yet", "not-over")
        return self.game.finish(self._position.checkpoint)

    @property
    def legacy(self) -> Any:
        """What this match leaves to the next one: plain data to begin that with; None for nothing."""
        left = self.game.leave(self._position.checkpoint) if self.over else None
        return None if left is None else msgspec.json.decode(msgspec.json.encode(left))

    @property
    def number(self) -> int:
        """How many entries the journal has."""
        return self._first + len(self.journal)

    @property
    def told(self) -> int:
        """How many facts the whole story has; `facts` are the last of them after `resume`."""
        return self._told_earlier + len(self.facts)

    # Answering

    def choose(self, seat: int, value: Value, *, standing: bool = False) -> None:
        """Answer the seat's question. Refused names what is allowed and leaves the match as it was.

        `standing`: the answer was given beforehand ("never ask me for this"); it is no barrier to others' undo.
        """
        ask = self._asked(seat)
        try:
            value = ask.find(value)
        except KeyError:
            allowed = _listed([*ask.answers, *ask.changes])
            sentence = "seat {seat} may answer {allowed} to {question}, not {answer}"
            raise Refused(
                sentence, "answer", seat=seat, allowed=allowed, question=repr(ask.kind), answer=repr(value)
            ) from None
        position = self._position
        item = (Standing if standing else Answer)(seat, ask.kind, value)
        before = _Given(item, self.number, len(self.facts), position.checkpoint, position.answers[:])
        newest = self._newest()
        after_another = not standing and not position.together and newest is not None and newest.item.seat != seat
        try:
            position.give(seat, value)
        except BaseException:
            self._position = Position(self.game, before.checkpoint, before.answers)
            raise
        if after_another:
            self._barrier(before.checkpoint, before.answers)
        self._line.append(before)
        self.journal.append(item)
        self.facts += position.facts
        self.steps_done += position.steps_ended
        if position.learnt:
            self._barrier(position.checkpoint, position.answers)

    @property
    def passed(self) -> list[tuple[S, int]]:
        """The checkpoints that the last answer has led through, step by step, each with how many facts it had told."""
        return self._position.passed

    def can_withdraw(self, seat: int) -> bool:
        """True while the seat has answered a question that others still answer."""
        return self._position.together and any(given == seat for given, _ in self._position.answers)

    def withdraw(self, seat: int) -> None:
        """Take back the seat's answers to a question that several answer together, while another is still open."""
        self._seat(seat)
        if not self.can_withdraw(seat):
            raise Refused("seat {seat} has nothing to withdraw", "withdraw", seat=seat)
        self._drop_inside({i for i, (given, _) in enumerate(self._position.answers) if given == seat})
        self.journal.append(Withdraw(seat))

    def can_undo(self, seat: int) -> bool:
        """True if the seat may take back its last answer on its own."""
        if self._position.together and self._position.answers:
            return self.can_withdraw(seat)
        newest = self._newest()
        return newest is not None and newest.item.seat == seat

    def undo(self, seat: int, consent: Iterable[int] = ()) -> None:
        """Take back the seat's last answer. Beyond a barrier this needs the consent of all other seats."""
        self._seat(seat)
        position = self._position
        if self.can_undo(seat) and position.together and position.answers:
            last = max(i for i, (given, _) in enumerate(position.answers) if given == seat)
            to = self._line[last - len(position.answers)].number
            self._drop_inside({last})
            self.journal.append(Undo(seat, to))
            return
        if self.can_undo(seat):
            at = self._last_own(seat)
            back = self._line[at]
            self._position = Position(self.game, back.checkpoint, back.answers)
            agreed: tuple[int, ...] = ()
        else:
            agreed = tuple(sorted({other for other in consent if self._seat(other) != seat}))
            missing = [other for other in range(self.players) if other not in (seat, *agreed)]
            if missing:
                sentence = "seat {seat} can go back no further without the consent of seats {missing}"
                raise Refused(sentence, "consent", seat=seat, missing=_listed(missing))
            self._load_earlier()
            at = self._last_own(seat)
            back = self._line[at]
            self._replay_to(at)
        self._forget_facts(back.facts, seat)
        del self._line[at:]
        if self._free > at:
            self._barrier(self._position.checkpoint, self._position.answers)
        self.steps_done += 1
        self.journal.append(Undo(seat, back.number, agreed))

    # Looking

    @property
    def state(self) -> S:
        """The true position: for tests and simulation, never for a player's eyes."""
        return self._position.live or self._position.checkpoint

    @property
    def checkpoint(self) -> S:
        """The true position before the running step: what another match can begin with."""
        return self._position.checkpoint

    def view(self, seat: int | None = None) -> S:
        """The position as a seat (None: a spectator) knows it. The seat that answers sees its running step."""
        self._seat(seat)
        position = self._position
        mine = isinstance(position.ask, Ask) and position.ask.seat == seat
        return self.game.mask(position.live if mine and position.live is not None else position.checkpoint, seat)

    def draft(self, seat: int) -> list[Value]:
        """The seat's answers inside the running step."""
        return [value for given, value in self._position.answers if given == seat]

    def story(self, seat: int | None = None, lang: str = "en") -> list[str]:
        """What has happened, in sentences, as that seat knows it."""
        words = self.game.words(lang)
        bit = bit_of(self._seat(seat))
        return [words.sentence(fact, self.names) for fact in self.facts if fact.to & bit]

    def label(self, seat: int, option: Value, lang: str = "en") -> str:
        """What answering `option` means, for a button or a hint."""
        ask = self._asked(seat)
        return self.game.words(lang).option(self.view(seat), ask, option, self.names)

    def svg(self, seat: int | None = None, lang: str = "en", *, tall: bool = False) -> str:
        """The board as a picture, as that seat knows it. Who has answered and waits for others finds there what was
        answered. `tall`: arranged for a narrow screen."""
        from prestol.table.picture import drawn

        ask = None if seat is None else self.asks.get(seat) or self._position.answered(seat)
        return drawn(self.game, self.view(seat), seat, ask, lang, self.names, tall=tall)

    def frames(self, seat: int | None = None, lang: str = "en") -> Iterator[Frame]:
        """What the last answer has brought about, step by step: each step that has told this seat something."""
        from prestol.table.picture import drawn

        words, bit, told = self.game.words(lang), bit_of(self._seat(seat)), 0
        for state, facts in self.passed:
            lines = [words.sentence(fact, self.names) for fact in self._position.facts[told:facts] if fact.to & bit]
            told = facts
            if lines:
                yield Frame(drawn(self.game, self.game.mask(state, seat), seat, None, lang, self.names), lines)

    def _repr_svg_(self) -> str:
        return self.svg()

    def imagine(self, seat: int | None, chance: Chance) -> "Match[S]":
        """A match as it could be, from what the seat knows: the unknown is dealt at random."""
        self._seat(seat)
        start = self.game.guess(self.game.mask(self._position.checkpoint, seat), seat, chance)
        match = Match(self.game, self.players, dict(self.options), start)
        if seat is not None:
            for value in self.draft(seat):
                match.choose(seat, value)
        return match

    def clone(self) -> "Match[S]":
        """A match of its own at the same position."""
        twin: Match[S] = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.journal, twin.facts, twin.names = self.journal[:], self.facts[:], self.names[:]
        twin._line = [*self._line[: self._free], *(copy(back) for back in self._line[self._free :])]
        twin._spent = self._spent.copy()
        twin._position = Position(self.game, self._position.checkpoint, self._position.answers)
        return twin

    # Keeping

    @property
    def seal(self) -> str:
        """SHA-256 of the key of chance: published at the start, checked at the end."""
        return self._opening.chance.seal

    def record(self) -> dict[str, Any]:
        """The whole match as plain data for JSON. It tells everything: keep it from players while the match runs."""
        self._load_earlier()
        chance = self._opening.chance
        record = Record(
            game=self.game.name,
            edition=self.game.edition,
            players=self.players,
            options=self.options,
            start=self._given_start,
            packs=self.game.pack_mark,
            seed=self.seed,
            key=chance.key.hex(),
            seal=chance.seal,
            told=chance.told if isinstance(chance, Script) else [],
            journal=self.journal,
            result=msgspec.to_builtins(self.result) if self.over else None,
        )
        plain: dict[str, Any] = msgspec.to_builtins(record)
        return plain

    def snapshot(self) -> bytes:
        """The match as bytes. Their number does not grow with the length of the match."""
        line = self._line[self._free :]
        told = line[0].facts if line else len(self.facts)
        return encoded(
            Snapshot(
                game=self.game.name,
                edition=self.game.edition,
                players=self.players,
                options=self.options,
                state=encoded(self._base),
                given=[(back.number, back.facts - told, back.item) for back in line],
                number=self.number,
                steps=self.steps_done,
                told=self._told_earlier + told,
                undone=[(at, fact.about["seat"]) for at, fact in enumerate(self.facts[told:]) if fact.kind == UNDONE],
            )
        )

    @classmethod
    def resume(
        cls,
        snapshot: bytes,
        tail: Iterable[Item] = (),
        earlier: Callable[[], Mapping[str, Any]] | None = None,
    ) -> "Match[Any]":
        """Go on from a snapshot and the entries journaled after it. `earlier` fetches the record up to the snapshot,
        which only `record` and an undo beyond the last barrier need."""
        try:
            kept = decoded(snapshot, Snapshot)
            game = game_named(kept.game)
            state = game.decode(kept.state)
        except msgspec.MsgspecError as error:
            raise BadRecord("this is not a snapshot of a match: {why}", "snapshot", why=error) from None
        match: Match[Any] = Match(game, kept.players, kept.options, state)
        match.apply(item for _, _, item in kept.given)
        for at, seat in kept.undone:
            match.facts.insert(at, Fact(UNDONE, {"seat": seat}))
        for back, (number, facts, _) in zip(match._line, kept.given, strict=True):
            back.number, back.facts = number, facts
        match._first, match._earlier, match._whole = kept.number, earlier, False
        match.steps_done, match._told_earlier = kept.steps, kept.told
        match.journal.clear()
        match.apply(tail)
        return match

    # How it works

    def _seat(self, seat: int | None) -> int | None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise Refused(
                "there is no seat {seat!r}; the seats are 0 to {last}", "seat", seat=seat, last=self.players - 1
            )
        return seat

    def _asked(self, seat: int) -> Ask:
        self._seat(seat)
        asks = self.asks
        if seat not in asks:
            if self.over:
                raise Refused("the match is over; nobody is asked anything", "over")
            sentence = "seat {seat} is not asked now; asked are seats {asked}"
            raise Refused(sentence, "not-asked", seat=seat, asked=_listed(sorted(asks)))
        return asks[seat]

    def _newest(self) -> _Given | None:
        """The newest answer that can be undone freely (standing answers do not count)."""
        for back in reversed(self._line[self._free :]):
            if isinstance(back.item, Answer):
                return back
        return None

    def _last_own(self, seat: int) -> int:
        for at in range(len(self._line) - 1, -1, -1):
            item = self._line[at].item
            if isinstance(item, Answer) and item.seat == seat:
                return at
        raise Refused("seat {seat} has not answered anything yet", "nothing-answered", seat=seat)

    def _barrier(self, checkpoint: S, answers: list[Given]) -> None:
        """Nothing before this checkpoint, in whose step these answers were given, can be undone freely any more."""
        free = len(self._line) - len(answers)
        for back in self._line[self._free : free]:
            back.checkpoint = None
        self._free = free
        self._base = checkpoint

    def _drop_inside(self, dropped: set[int]) -> None:
        """Take answers out of the running step, by their place in it."""
        position = self._position
        start = len(self._line) - len(position.answers)
        self._line = [back for i, back in enumerate(self._line) if i - start not in dropped]
        answers = [given for i, given in enumerate(position.answers) if i not in dropped]
        self._position = Position(self.game, position.checkpoint, answers)

    def _forget_facts(self, length: int, seat: int) -> None:
        """Facts that were undone go; that something was undone stays."""
        traces = [fact for fact in self.facts[length:] if fact.kind == UNDONE]
        self.facts[length:] = [*traces, Fact(UNDONE, {"seat": seat})]

    def _replay_to(self, at: int) -> None:
        """Play the line again up to an index, from the start; chance goes on from where it was."""
        spent = dict(self._position.checkpoint.chance.counts)
        twin = Match(self.game, self.players, self.options, copied(self._opening))
        for place, back in enumerate(self._line[:at]):
            twin._spend(self._spent.get(place, {}))
            twin.choose(back.item.seat, back.item.value, standing=isinstance(back.item, Standing))
        twin._spend(spent)
        self._position = twin._position
        here = at - len(twin._position.answers)
        self._spent = {place: counts for place, counts in self._spent.items() if place < here} | {here: spent}

    def _spend(self, counts: dict[str, int]) -> None:
        """Let chance go on behind these counters."""
        if counts:
            position = self._position
            checkpoint = copied(position.checkpoint)
            for stream, count in counts.items():
                checkpoint.chance.counts[stream] = max(count, checkpoint.chance.counts.get(stream, 0))
            self._position = Position(self.game, checkpoint, position.answers)

    def _load_earlier(self) -> None:
        """After `resume`: fetch what came before the snapshot."""
        if not self._whole:
            if self._earlier is None:
                raise Refused("the match was resumed without its earlier answers", "resumed")
            whole = replay(self._earlier())
            whole.apply(self.journal)
            whole.names = self.names
            self.__dict__.update(whole.__dict__)

    def apply(self, items: Iterable[Item]) -> None:
        """Do again what entries of a journal say. Raises BadRecord with the entry where it differs."""
        for item in items:
            try:
                if isinstance(item, Undo):
                    self.undo(item.seat, item.consent)
                    if self.journal[-1] != item:
                        sentence = "the undo goes back to {found}, not as {said} says"
                        raise Refused(sentence, "undo-differs", found=str(self.journal[-1]), said=str(item))
                elif isinstance(item, Withdraw):
                    self.withdraw(item.seat)
                else:
                    ask = self._asked(item.seat)
                    if ask.kind != item.kind:
                        sentence = "seat {seat} is asked {found!r}, not {said!r}"
                        raise Refused(sentence, "question-differs", seat=item.seat, found=ask.kind, said=item.kind)
                    self.choose(item.seat, item.value, standing=isinstance(item, Standing))
            except Refused as error:
                sentence = "entry {entry} (step {step!r}) does not replay: {why}"
                raise BadRecord(sentence, "entry-differs", entry=self.number, step=self.step, why=error) from None


UNDONE = "undone"
"""The kind of the fact that something was taken back."""


def new(
    game: str | Game[Any],
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Value] | None = None,
    *,
    start: Any = None,
    key: bytes | None = None,
    chance: Chance | None = None,
) -> Match[Any]:
    """A new match.

    Chance comes from `seed` (for local games), a secret `key` of 32 bytes, or a `chance` of one's own; else from a
    new secret key. `start` is what to begin with: a state, something that an earlier match has left (if the game knows
    of such a thing), or the plain data of either.
    """
    game = game_named(game) if isinstance(game, str) else game
    players = game.players[0] if players is None else players
    chosen = game.chosen(players, options)
    if chance is None:
        chance = Chance.seeded(seed) if seed is not None else Chance(key or secrets.token_bytes(32))
    if start is None:
        return Match(game, players, chosen, game.new_state(players, chosen, copied(chance)), seed=seed)
    state = game.go_on(start, players, chosen)
    kept = state is not None
    if state is None:
        state = _position_from(game, start)
    state.chance = copied(chance)
    plain = msgspec.to_builtins(start if kept else state, str_keys=True)
    match = Match(game, players, chosen, state, seed=seed)
    match._given_start = plain
    return match


def _position_from(game: Game[Any], start: Any) -> Any:
    if isinstance(start, game.state):
        return copied(start)
    try:
        return game.decode(encoded(msgspec.convert(start, type=game.state, str_keys=True)))
    except (msgspec.MsgspecError, TypeError, ValueError) as error:
        raise Refused("this is not a position of {game}: {why}", "position", game=game.name, why=error) from None


def replay(record: Mapping[str, Any] | str | bytes | Record) -> Match[Any]:
    """The match of a record again. Raises BadRecord with the entry where it differs."""
    read = read_record(record)
    try:
        game = game_named(read.game)
    except Refused as error:
        raise BadRecord("the record cannot be played here: {why}", "record-game", why=error) from None
    if read.edition != game.edition:
        raise BadRecord(
            "the record is of edition {edition} of {game}; the rules here are edition {here}",
            "record-edition",
            edition=read.edition,
            game=game.name,
            here=game.edition,
        )
    if read.packs != game.pack_mark:
        sentence = "the record was played with another data pack of {game} (mark {mark!r})"
        raise BadRecord(sentence, "record-packs", game=game.name, mark=read.packs or "none")
    key = bytes.fromhex(read.key)
    chance = Script(key, {}, list(read.told)) if read.told else Chance(key)
    try:
        match = new(game, read.players, read.seed, read.options, start=read.start, chance=chance)
        match.apply(read.journal)
    except BadRecord:
        raise
    except PrestolError as error:
        raise BadRecord("the record does not start: {why}", "record-start", why=error) from None
    except Exception as error:
        if read.start is None:
            raise
        sentence = "the rules cannot go on from the position that the record starts with: {why}"
        raise BadRecord(sentence, "record-position", why=repr(error)) from None
    return match


def verify(record: Mapping[str, Any] | str | bytes | Record) -> Match[Any]:
    """Replay a record and check its seal and its result as well. Raises BadRecord with what does not hold."""
    read = read_record(record)
    if Chance(bytes.fromhex(read.key)).seal != read.seal:
        raise BadRecord("the key does not belong to the seal that was published at the start", "record-key")
    match = replay(read)
    found = msgspec.to_builtins(match.result) if match.over else None
    if read.result != found:
        raise BadRecord("the record's result is not what its answers lead to", "record-result")
    return match


def _listed(values: Iterable[Value]) -> str:
    return ", ".join(repr(value) for value in values) or "none"
