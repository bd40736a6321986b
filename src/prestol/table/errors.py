"""What Prestol says instead of a traceback: one sentence that names what was wrong and what is allowed."""

from typing import Any


class PrestolError(Exception):
    """The root of every error that is somebody's input, not a defect of ours.

    `sentence` says it in English; `{names}` in it stand for what `about` holds. `kind` names what was wrong: whoever
    wants to say the same in words of their own needs the kind and `about`, never the sentence.
    """

    def __init__(self, sentence: str = "", kind: str = "", **about: Any) -> None:
        super().__init__(sentence.format_map(about) if about else sentence)
        self.kind = kind
        self.about: dict[str, int | str | PrestolError] = {
            key: value if isinstance(value, int | str | PrestolError) else str(value) for key, value in about.items()
        }


class Refused(PrestolError, ValueError):
    """An answer or a request that the rules do not allow now. The match is as it was."""


class BadRecord(PrestolError, ValueError):
    """A record that is damaged, foreign, of another edition, or does not replay to what it says."""


class LawBroken(Exception):
    """A defect of a game's rules: one of the kernel's laws does not hold. Names the step."""
