"""A match in the terminal: people answer with numbers, bots answer for themselves."""

import contextlib
import sys
from collections.abc import Callable
from textwrap import fill
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from prestol.bots import bot
from prestol.cli.words import say
from prestol.table import PASS, Answer, Match, Refused, Value, bit_of, lesson, lookup, places
from prestol.table.lesson import Met, Note
from prestol.table.standing import ASK_ME, standing_answer, window

PERSON = "person"
QUIT = "quit"
LONGEST = 100
"""So much of a line is read."""


class Seating(Struct):
    """Who sits where: for each seat "person" or the name of a bot, and the cards it is never asked for."""

    seats: list[str]
    never: list[list[str]] = []
    lang: str = "en"
    lesson: bool = False
    """Is everything explained when it comes first?"""

    def __post_init__(self) -> None:
        self.never = self.never or [[] for _ in self.seats]

    @property
    def people(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who == PERSON]


def read_line(prompt: str) -> str:
    """A line from the keyboard; from a pipe, with an echo. EOFError where there is none."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - arrow keys and history
    line = input(prompt)
    if not sys.stdin.isatty():
        sys.stdout.write(line + "\n")
    return line


class Terminal:
    """One match at one terminal. `save` keeps the match somewhere; `read` gives the next line typed."""

    def __init__(
        self,
        match: Match[Any],
        seating: Seating,
        console: Console,
        *,
        read: Callable[[str], str] = read_line,
        save: Callable[[], str] = lambda: "",
    ) -> None:
        self.match = match
        self.seating = seating
        self.console = console
        self.read = read
        self.save = save
        self.lang = seating.lang
        self.words = match.game.words(self.lang)
        whim = int(match.seal[:12], 16)
        self.bots = {seat: bot(who, match.game, whim + seat) for seat, who in enumerate(seating.seats) if who != PERSON}
        self.told = [0] * match.players  # how many facts each seat has been told
        self.last: int | None = None  # the seat that answered last
        self.holder: int | None = None  # the person who has the device
        self.curtain = len(seating.people) > 1 and any(True for _ in places(match.state))
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "undo": self._undo,
            "help": self._help,
            "board": self._board,
            "log": self._log,
            "scores": self._scores,
            "rules": self._rules,
            "never": self._never,
            "again": self._again,
            "explain": self._explain_question,
            "hint": self._hint,
        }
        self.keys = {
            key: command
            for command in (*self.commands, QUIT)
            for lang in ("en", self.lang)
            for key in say(lang, f"keys-{command}").split()
        }

    # Playing

    def play(self) -> bool:
        """Play to the end (True), or until somebody leaves (False): then the match has been saved."""
        self._hello()
        try:
            while not self.match.over:
                seat = self._next_seat()
                if seat in self.bots:
                    self._bot_answers(seat)
                elif not self._answered_beforehand(seat) and not self._person_answers(seat):
                    self._saved()
                    return False
        except KeyboardInterrupt:
            self._print()
            self._saved()
            raise
        self._finish()
        return True

    def _next_seat(self) -> int:
        """Who answers next: bots first, then the person who has the device, then the others."""
        return min(self.match.asks, key=lambda seat: (seat not in self.bots, seat != self.holder, seat))

    def _bot_answers(self, seat: int) -> None:
        ask = self.match.asks[seat]
        value = self.bots[seat](self.match.view(seat), ask)
        self.match.choose(seat, value, standing=ask.forced)
        self.last = seat

    def _answered_beforehand(self, seat: int) -> bool:
        """Take a forced answer, or one that the person gave for good."""
        ask = self.match.asks[seat]
        if ask.forced:
            if not self.curtain or self.holder == seat:  # else the story says it when the seat looks
                self._tell_news(seat)
                label = self.match.label(seat, ask.options[0], self.lang)
                self._print(self._named(seat, self._say("forced", answer=label)), style="dim")
            self.match.choose(seat, ask.options[0], standing=True)
            return True
        answer = standing_answer(ask, self.seating.never[seat])
        if answer is ASK_ME:
            return False
        self.match.choose(seat, answer, standing=True)
        return True

    def _person_answers(self, seat: int) -> bool:
        """Ask until there is an answer or something else has changed. False if the person leaves."""
        self._pass_device(seat)
        known = self.told[seat]
        self._tell_news(seat)
        if self.last != seat:
            self._show_board(seat)
        self._teach(seat, known)
        self._question(seat)
        while True:
            line = self._read()
            if line is None:
                return False
            number = number_in(line)
            if number is not None:
                if self._number(seat, number):
                    return True
                continue
            name, rest = ("?", line[1:]) if line.startswith("?") else line.partition(" ")[::2]
            command = self.keys.get(name.lower())
            if command == QUIT:
                return False
            if command is None:
                self._print(self._say("unknown-command", typed=line) if line else self._say("say-number"))
            elif self.commands[command](seat, rest.strip()):
                return True
            else:
                self._question(seat)

    def _number(self, seat: int, number: int) -> bool:
        """Answer with the number of an option. False if there is no such number."""
        ask = self.match.asks[seat]
        offered = [*ask.options, *ask.changes]
        first, last = int(not ask.optional), len(offered)
        if not first <= number <= last:
            about = {"number": str(number), "from": str(first), "to": str(last)}
            self._print(self._say("no-such-number", **about))
            return False
        self.match.choose(seat, PASS if number == 0 else offered[number - 1])
        self.last = seat
        return True

    def _read(self) -> str | None:
        """The next line; None at the end of the input."""
        try:
            return self.read(self._say("prompt")).strip()[:LONGEST]
        except EOFError:
            self._print()
            self._print(self._say("input-ended"))
            return None

    # What is shown

    def _hello(self) -> None:
        title = self.words.say("game-name") if self.words.has("game-name") else self.match.game.name
        self._print(self._say("hello", game=title, players=self.match.players), style="bold")
        several = len(self.seating.people) > 1
        for seat, who in enumerate(self.seating.seats):
            if who == PERSON:
                line = self._say("sits-person-of-several" if several else "sits-person", name=self._name(seat))
            else:
                line = self._say("sits-bot", name=self._name(seat), bot=self._say(f"bot-{who}"))
            self._print("  " + line)
        self._print(self._say("hello-hint"))
        if self.match.number:
            self._print(self._say("resumed"))
            self.told = [len(self.match.facts)] * self.match.players

    def _pass_device(self, seat: int) -> None:
        """Between two people who may not see each other's cards: hand the device over first."""
        if self.curtain and self.holder not in (None, seat):
            self.console.clear()
            self._print(self.words.waiting(self.match.step, [seat], self.match.names))
            with contextlib.suppress(EOFError):
                self.read(self._say("pass-device", name=self._name(seat)))
            self.console.clear()
        self.holder = seat

    def _tell_news(self, seat: int) -> None:
        lines = self._sentences(seat, self.told[seat])
        self.told[seat] = len(self.match.facts)
        if lines:
            self._print()
        if self.last != seat and len(lines) > 1:
            self._print(self._say("news"), style="bold")
        for line in lines:
            self._print("  " + line)

    def _sentences(self, seat: int, since: int = 0) -> list[str]:
        """What has happened, as the seat knows it."""
        bit = bit_of(seat)
        names = self.match.names
        return [self.words.sentence(fact, names) for fact in self.match.facts[since:] if fact.to & bit]

    def _teach(self, seat: int, known: int) -> None:
        """In a lesson: what the seat has not met before. `known` facts are no news to it."""
        if not self.seating.lesson:
            return
        facts = [fact.kind if fact.to & bit_of(seat) else "" for fact in self.match.facts]
        answered = {item.kind for item in self.match.journal if isinstance(item, Answer) and item.seat == seat}
        met = Met(answered, facts[:known], facts[known:])
        for piece in lesson.lesson(self.words, met, self.match.asks.get(seat), over=self.match.over):
            self._note(piece)

    def _note(self, piece: Note) -> None:
        for part in ("", *piece.text):
            self._print(part and f"    {part}", style="italic")

    def _question(self, seat: int) -> None:
        ask = self.match.asks[seat]
        self._print()
        self._print(self._named(seat, self.words.question(ask, self.match.names)), style="bold")
        rows: list[tuple[int, Value]] = list(enumerate([*ask.options, *ask.changes], 1))
        if ask.optional:
            rows.append((0, PASS))
        view = self.match.view(seat)
        for number, option in rows:
            label = self.words.option(view, ask, option, self.match.names)
            self._print(f"{number:4}. {label}", style="dim" if number > len(ask.options) else "")
        card = window(ask)
        if card is not None and self.words.has(lookup.CARD + card):
            self._print("      " + self._say("hint-never", card=self.words.say(lookup.CARD + card)), style="dim")

    def _show_board(self, seat: int) -> bool:
        """The board as text. False if the game has none."""
        text = self.match.game.board_text(self.match.view(seat), seat, self.words, self.match.names)
        for line in ["", *text.splitlines()] if text else ():
            self._print(line, style="" if line.startswith(" ") else "bold")
        return bool(text)

    def _finish(self) -> None:
        seat = self.seating.people[0] if self.holder is None else self.holder
        known = self.told[seat]
        self._tell_news(seat)
        self._show_board(seat)
        self.tell_result()
        self._teach(seat, known)
        file = self.save()
        if file:
            self._print(self._say("saved", file=file))

    def tell_result(self) -> None:
        """How the match ended: the reason, the points, the winners."""
        result = self.match.result
        self._print()
        self._print(self._say("over"), style="bold")
        reason = f"end-{result.reason}"
        if self.words.has(reason):
            self._print(self.words.say(reason, self.match.names))
        self._print()
        self._score_table(result.scores, result.ranks)
        self._print()
        winners = ", ".join(self._name(seat) for seat in result.winners)
        self._print(self._say("won", count=len(result.winners), names=winners), style="bold")

    def _score_table(self, scores: list[dict[str, int]], ranks: list[int] | None = None) -> None:
        table = Table(box=None, pad_edge=False)
        summed = self.match.game.summed
        table.add_column(self._say("category") if summed else "")
        for seat in range(self.match.players):
            table.add_column(self._name(seat), justify="right")
        categories = list(dict.fromkeys(category for each in scores for category in each))
        for category in categories:
            message = f"score-{category}"
            title = self.words.say(message) if self.words.has(message) else category
            table.add_row(title, *(signed(each.get(category, 0)) for each in scores))
        if categories and summed:
            table.add_row(self._say("total"), *(signed(sum(each.values())) for each in scores), style="bold")
        if ranks is not None:
            table.add_row(self._say("place"), *map(str, ranks), style="bold")
        self.console.print(table)

    # Commands: each says whether the question is open anew

    def _undo(self, seat: int, _: str) -> bool:
        match = self.match
        mine = next((one for one in (seat, *self.seating.people) if match.can_undo(one)), seat)
        free = match.can_undo(mine)
        answered = any(isinstance(item, Answer) and item.seat == seat for item in match.journal)
        if answered and not free and not self._agreed():
            self._print(self._say("undo-kept"))
            return False
        try:
            match.undo(mine, consent=() if free else range(match.players))
        except Refused:
            self._print(self._say("undo-nothing"))
            return False
        while (ask := match.asks.get(mine)) is not None and ask.forced and match.can_undo(mine):
            match.undo(mine)
        last = len(match.facts) - 1  # the trace that something was undone
        self.told = [min(told, last) for told in self.told]
        self.told[seat] = last + 1
        self._print(self._say("undone"))
        return True

    def _agreed(self) -> bool:
        """An undo that goes far back needs everybody's consent. Bots always agree."""
        self._print(self._say("undo-far-several" if len(self.seating.people) > 1 else "undo-far"))
        self._print(self._say("undo-far-hint"))
        return (self._read() or "").lower() in self._say("yes").split()

    def _help(self, seat: int, wanted: str) -> bool:
        if wanted:
            self._explain(seat, wanted)
            return False
        table = Table(box=None, show_header=False, pad_edge=False)
        table.add_row("1, 2, 3 …", self._say("help-number"))
        for command in (*self.commands, QUIT):
            key = self._key(command)
            table.add_row(f"{key}, ?" if command == "help" else key, self._say(f"help-{command}", key=key))
        self._print(self._say("help-title"), style="bold")
        self.console.print(Padding(table, (0, 0, 0, 2)))
        return False

    def _explain(self, seat: int, wanted: str) -> None:
        topics = lookup.topics(self.words)
        found = lookup.meant(self.words, wanted, topics)
        if not found:
            self._print(self._say("no-topic", typed=wanted) if topics else self._say("no-topics"))
        elif len(found) > 5:
            self._which(found)
        else:
            for topic in found:
                self._print(lookup.name_of(self.words, topic), style="bold")
                text = lookup.explanation(self.match.game, self.match.view(seat), self.words, topic)
                self.console.print(Padding(Text(text), (0, 0, 0, 2)))

    def _which(self, topics: list[str]) -> None:
        self._print(self._say("which-topic"))
        self._print("  " + ", ".join(lookup.name_of(self.words, topic) for topic in topics))

    def _explain_question(self, seat: int, _: str) -> bool:
        piece = lesson.note(self.words, self.match.asks[seat].kind)
        if piece is None:
            self._print(self._say("no-lesson"))
        else:
            self._note(piece)
        return False

    def _hint(self, seat: int, _: str) -> bool:
        """What a strong bot would answer. With another person at the table that would be no fair play."""
        if len(self.seating.people) > 1:
            self._print(self._say("hint-alone"))
        elif self.match.game.greedy is None:
            self._print(self._say("no-hint"))
        else:
            ask, view = self.match.asks[seat], self.match.view(seat)
            value = bot("greedy", self.match.game)(view, ask)
            number = 0 if value is PASS else 1 + list(ask.options).index(value)
            label = self.words.option(view, ask, value, self.match.names)
            self._print(self._say("hint", number=number, answer=label))
        return False

    def _board(self, seat: int, _: str) -> bool:
        if not self._show_board(seat):
            self._print(self._say("no-board"))
        return False

    def _log(self, seat: int, wanted: str) -> bool:
        lines = self._sentences(seat)
        count = number_in(wanted)
        shown = lines[-(20 if count is None else count) :]
        if not lines:
            self._print(self._say("log-empty"))
        elif len(shown) < len(lines):
            self._print(self._say("log-more", lines=len(lines) - len(shown)), style="dim")
        for line in shown:
            self._print("  " + line)
        return False

    def _scores(self, seat: int, _: str) -> bool:
        scores = self.match.game.scores_so_far(self.match.view(seat))
        if any(scores):
            self._score_table(scores)
        else:
            self._print(self._say("no-scores"))
        return False

    def _rules(self, _: int, wanted: str) -> bool:
        chapters = lookup.rules_of(self.match.game, self.lang)
        number = number_in(wanted)
        if not chapters:
            self._print(self._say("no-rules"))
        elif not wanted:
            for at, chapter in enumerate(chapters, 1):
                self._print(f"{at:4}. {chapter.title}")
            self._print(self._say("rules-hint", key=self._key("rules")))
        elif number is not None and 1 <= number <= len(chapters):
            self._chapter(chapters[number - 1])
        else:
            found = lookup.chapters_with(chapters, wanted)
            for chapter in found:
                self._chapter(chapter)
            if not found:
                self._print(self._say("no-rules-found", typed=wanted))
        return False

    def _chapter(self, chapter: lookup.Chapter) -> None:
        self._print()
        self._print(chapter.title, style="bold")
        self.console.print(Markdown(chapter.text, hyperlinks=False))

    def _never(self, seat: int, wanted: str) -> bool:
        card = self._card(seat, wanted)
        if card is None:
            return False
        never = self.seating.never[seat]
        never += [card] if card not in never else []
        name = self.words.say(lookup.CARD + card)
        self._print(self._say("never-set", card=name, key=self._key("again")))
        return True

    def _again(self, seat: int, wanted: str) -> bool:
        never = self.seating.never[seat]
        if not wanted:
            self._print(self._say("never-list" if never else "never-none"))
            for card in never:
                self._print("  " + self.words.say(lookup.CARD + card))
            return False
        found = self._card(seat, wanted)
        if found is not None:
            name = self.words.say(lookup.CARD + found)
            self._print(self._say("again-set" if found in never else "again-was", card=name))
            self.seating.never[seat] = [card for card in never if card != found]
        return False

    def _card(self, seat: int, wanted: str) -> str | None:
        """The card that was named; without a name, the one that the question is about."""
        if not wanted:
            card = window(self.match.asks[seat])
            if card is not None and self.words.has(lookup.CARD + card):
                return card
            self._print(self._say("never-which", key=self._key("never")))
            return None
        found = lookup.meant(self.words, wanted, lookup.cards(self.words))
        if len(found) == 1:
            return found[0].removeprefix(lookup.CARD)
        if found:
            self._which(found)
        else:
            self._print(self._say("no-topic", typed=wanted))
        return None

    # Small things

    def _saved(self) -> None:
        file = self.save()
        if file:
            self._print(self._say("saved", file=file))
            self._print(self._say("resume-hint", file=file))

    def _say(self, message: str, **about: Any) -> str:
        return say(self.lang, message, **about)

    def _key(self, command: str) -> str:
        return self._say(f"keys-{command}").split()[0]

    def _name(self, seat: int) -> str:
        return self.words.name(seat, self.match.names)

    def _named(self, seat: int, sentence: str) -> str:
        """The sentence with the name of whom it is for, where it does not say so itself."""
        name = self._name(seat)
        return sentence if name in sentence else self._say("question", name=name, question=sentence)

    def _print(self, line: str = "", style: str = "") -> None:
        """A line; what of it does not fit stands below it, further in."""
        indent = " " * max(4, len(line) - len(line.lstrip(" 0123456789.")))
        if len(line) >= self.console.width:
            width = self.console.width - 1
            line = fill(line, width, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False)
        self.console.print(Text(line, style), highlight=False)


def signed(points: int) -> str:
    """Points with a proper minus."""
    return str(points).replace("-", "−")


def number_in(text: str) -> int | None:
    """The number that was typed; None for anything else."""
    return int(text) if text.isdecimal() else None
