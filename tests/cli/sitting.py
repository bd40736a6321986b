"""A person at the terminal, made for the tests: types what a list says and keeps what was shown."""

from collections.abc import Callable, Iterable, Sequence
from io import StringIO
from typing import Any

from rich.console import Console

from prestol.cli.terminal import PERSON, Seating, Terminal
from prestol.table import Match


class Sitting:
    """One terminal. `typed` are the lines; after the last of them the input ends."""

    def __init__(
        self,
        match: Match[Any],
        typed: Iterable[str],
        seats: Sequence[str] = (PERSON, PERSON),
        lang: str = "en",
    ) -> None:
        self.match = match
        self.seating = Seating(list(seats), lang=lang)
        self.saved: list[str] = []
        self._out = StringIO()
        self._typed = iter(typed)
        console = Console(file=self._out, width=300, force_terminal=False)
        self.terminal = Terminal(match, self.seating, console, read=self.read, save=self._save)

    def play(self) -> bool:
        return self.terminal.play()

    def read(self, prompt: str) -> str:
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        self._out.write(f"{prompt}{line}\n")
        return line

    @property
    def out(self) -> str:
        return self._out.getvalue()

    def _save(self) -> str:
        self.saved.append("over" if self.match.over else "running")
        return "kept.json"


def forever(line: Callable[[], str]) -> Iterable[str]:
    """Typing without end."""
    while True:
        yield line()
