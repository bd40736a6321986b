"""Words: Project Fluent messages of the kernel and of a game, and the few rules by which arguments become words.

An argument `card="E01"` is said by the message `card-E01`; its attributes come as `$card-gen` and so on, the raw
value as `$card-id`. `card_new` is said like `card`. A seat is said by its name; one that is a word (`seat="rebellion"`:
who plays without being a player) by its message. A tuple is said item by item, like
items together, by the message `counted-card` with `$card` and their number `$n` (its attribute `.last` says the last
of the list); `$card_all-n` is how many there are.
"""

import re
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from prestol.table.ask import PASS, Ask, Value, frozen
from prestol.table.errors import Refused
from prestol.table.hidden import EVERYBODY
from prestol.table.moments import Event
from prestol.table.state import Fact

if TYPE_CHECKING:
    from prestol.table.game import Game

LANGUAGES = ("en", "ru")
KEPT = 16_384
"""So many sentences of a game in a language are kept."""
_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")


class Words:
    """All that a game says in one language."""

    def __init__(self, game: "Game[Any]", lang: str) -> None:
        if lang not in LANGUAGES:
            raise Refused(
                "there is no language {lang!r}; there are {all}", "language", lang=lang, all=", ".join(LANGUAGES)
            )
        self.game = game
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        self.messages: dict[str, None] = {}
        """The names of all messages, in the order written. (The values mean nothing.)"""
        self._said = lru_cache(maxsize=KEPT)(self._say)
        self._formatted: dict[str, dict[str, str]] = {}
        for folder in (Path(__file__).parent, game.folder, game.pack):
            for path in _files(folder, lang) if folder is not None else ():
                resource = FluentResource(path.read_text("utf-8"))
                self.bundle.add_resource(resource, allow_overrides=True)
                self.messages.update((entry.id.name, None) for entry in resource.body if isinstance(entry, Message))

    @staticmethod
    @lru_cache(maxsize=64)
    def of(game: "Game[Any]", lang: str) -> "Words":
        """The words of a game in a language, read once."""
        return Words(game, lang)

    def has(self, message: str) -> bool:
        """True if there is such a message, or such an attribute of one ("card-E01.text")."""
        name, _, attribute = message.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def say(self, message: str, names: Sequence[str] = (), /, **about: Any) -> str:
        """A message, or an attribute of one, with its arguments as words. (What was said is kept: pictures, stories and
        questions say the same again and again.)"""
        try:
            return self._said(message, tuple(names), tuple(about.items()))
        except TypeError:  # an argument is a list
            return self._said(message, tuple(names), tuple([(key, frozen(value)) for key, value in about.items()]))

    def _say(self, message: str, names: Sequence[str], about: tuple[tuple[str, Any], ...]) -> str:
        name, _, attribute = message.partition(".")
        if not self.has(message):
            raise KeyError(f"{self.game.name} has no words for {message!r} in {self.lang!r}")
        found = self.bundle.get_message(name)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise KeyError(f"{message!r} of {self.game.name} has attributes only")
        args: dict[str, Any] = {}
        for key, value in about:
            self._argue(args, key, value, names)
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{message!r} of {self.game.name} in {self.lang!r} with {sorted(args)}: {errors[0]}")
        return _HYPHEN_BEFORE_NUMBER.sub("\u2212", str(text))

    def question(self, ask: Ask, names: Sequence[str] = ()) -> str:
        """What is asked, in a sentence."""
        return self.say(f"ask-{ask.kind}", names, seat=ask.seat, **ask.about)

    def option(self, view: Any, ask: Ask, option: Value, names: Sequence[str] = ()) -> str:
        """What an answer means. In its message the option is `$option`, and `$card` where it is a card's."""
        if option is PASS:
            own = f"ask-{ask.kind}.pass"
            return self.say(own if self.has(own) else "pass", names, seat=ask.seat, **ask.about)
        labelled = self.game.label(view, ask, option)
        if labelled is not None:
            return self.say(labelled[0], names, **{"seat": ask.seat, **ask.about, **labelled[1]})
        if self.has(f"ask-{ask.kind}.option"):
            about = {"seat": ask.seat, "card": option, **ask.about, "option": option}
            return self.say(f"ask-{ask.kind}.option", names, **about)
        return str(option)

    def sentence(self, fact: Fact, names: Sequence[str] = (), *, opened: bool = False) -> str:
        """One line of the story. `opened`: everybody reads it, now that nothing is secret any more; what one seat alone
        has seen is then said of that seat, by the attribute `.opened`."""
        said = f"story-{fact.kind}"
        if opened and fact.to != EVERYBODY and self.has(f"{said}.opened"):
            said += ".opened"
        return self.say(said, names, **fact.about)

    def waiting(self, step: str, asked: Sequence[int], names: Sequence[str] = ()) -> str:
        """Who is asked, in a sentence that tells no more than the public name of the step: by the message `step-<name>`
        with `$who` and their number `$n`; where a power of a card asks, by that of its moment or by `step-card`."""
        step, _, power = step.partition(" ")
        own = f"step-{step}"
        if power:
            own = own if self.has(own) else "step-card"
        elif isinstance(self.game.moments.get(step), Event):
            own = "step-order"
        who = [self.name(seat, names) for seat in asked]
        listed = self.say("list", items=", ".join(who[:-1]), last=who[-1]) if len(who) > 1 else who[0]
        about = {"card": self._power(power)} if power else {}
        return self.say(own if self.has(own) else "step-any", who=listed, n=len(who), **about)

    def _power(self, power: str) -> str:
        """What the card, the leader or the place of a power is called."""
        about = (message for message in self.messages if message.partition("-")[2] == power)
        named = (each for each in about if self.has(f"{each}.text") and self.bundle.get_message(each).value)
        return next(map(self.say, named), self._word("card", power))

    def name(self, seat: int, names: Sequence[str] = ()) -> str:
        """What a seat is called."""
        return names[seat] if seat < len(names) else self.say("seat-name", (), number=seat + 1)

    def _argue(self, args: dict[str, Any], key: str, value: Any, names: Sequence[str]) -> None:
        kind = key.partition("_")[0]
        if kind == "seat" and not isinstance(value, str):
            args[key] = self.name(value, names)
            args[f"{key}-id"] = value
        elif isinstance(value, (tuple, list)):
            args[key] = self._listed(kind, value)
            args[f"{key}-n"] = len(value)
        elif isinstance(value, str):
            args[key] = self._word(kind, value)
            args[f"{key}-id"] = value
            for attribute, text in self._forms(f"{kind}-{value}").items():
                args[f"{key}-{attribute}"] = text
        elif isinstance(value, (int, float)):
            args[key] = value

    def _forms(self, message: str) -> dict[str, str]:
        """The attributes of a message that need no arguments, formatted once."""
        if message in self._formatted:
            return self._formatted[message]
        if not self.bundle.has_message(message):
            return {}
        found = self._formatted[message] = {}
        for attribute, pattern in self.bundle.get_message(message).attributes.items():
            text, errors = self.bundle.format_pattern(pattern, {})
            if not errors:
                found[attribute] = str(text)
        return found

    def _listed(self, kind: str, items: Sequence[Any]) -> str:
        counted = Counter(items)
        how = f"counted-{kind}"
        if not self.has(how):
            words = {item: self._word(kind, item) for item in counted}
            return ", ".join(words[item] if n == 1 else f"{words[item]} ×{n}" for item, n in counted.items())
        says = [how] * len(counted)
        if says and self.has(f"{how}.last"):
            says[-1] = f"{how}.last"
        said = [self.say(says.pop(0), **{kind: item, "n": n}) for item, n in counted.items()]
        return self.say("list", items=", ".join(said[:-1]), last=said[-1]) if len(said) > 1 else "".join(said)

    def _word(self, kind: str, value: Any) -> str:
        message = f"{kind}-{value}"
        return self.say(message) if self.bundle.has_message(message) else str(value)


def _files(folder: Path, lang: str) -> list[Path]:
    """Where a folder keeps its words: one file, or many by name in a folder of their own."""
    one = folder / f"words.{lang}.ftl"
    return [one] * one.is_file() + sorted((folder / "words" / lang).glob("*.ftl"))
