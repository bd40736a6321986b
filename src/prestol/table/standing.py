"""Standing answers: "never ask me for this card". Terminal and server look here before they ask a person."""

from collections.abc import Collection
from enum import Enum
from typing import Final, Literal, TypeAlias

from prestol.table.ask import PASS, Ask


class _Sentinel(Enum):
    ASK_ME = "ask me"


ASK_ME: Final = _Sentinel.ASK_ME
"""What `standing_answer` says when the person must be asked."""

StandingAnswer: TypeAlias = Literal[_Sentinel.ASK_ME] | None


def window(ask: Ask) -> str | None:
    """What a person may ask not to be asked for again: the card that an optional question is about, or what it calls
    its `window` (the message `card-…` names that too)."""
    named = ask.about.get("window", ask.about.get("card")) if ask.optional else None
    return named if isinstance(named, str) else None


def standing_answer(ask: Ask, never: Collection[str]) -> StandingAnswer:
    """PASS if the person never wants to be asked this, else ASK_ME. `never`: cards and kinds of questions."""
    declined = ask.optional and (ask.kind in never or window(ask) in never)
    return PASS if declined else ASK_ME
