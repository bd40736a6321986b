"""Shapes that several routes share."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar.params import PathParameter, QueryParameter
from msgspec import Struct

Lang: TypeAlias = Literal["en", "ru"]
MOST: Final = 2**31 - 1
"""The database counts so far."""

From: TypeAlias = Annotated[int, QueryParameter(ge=0, le=MOST, description="Where to go on; 0 for the beginning.")]

SeatNumber: TypeAlias = Annotated[
    int | None, QueryParameter(description="Look from this seat of yours; without it from the one that is asked first.")
]
Moment: TypeAlias = Annotated[int | None, QueryParameter(description="When so many steps were done, instead of now.")]
Speech: TypeAlias = Annotated[Lang | None, QueryParameter(description="The language; without it the visitor's own.")]


Row: TypeAlias = Annotated[int, PathParameter(ge=1, le=MOST, description="Its number.")]
"""The number of a row in the database."""


class CredentialForm(Struct, kw_only=True):
    """What the browser says to a challenge."""

    id: str
    credential: dict[str, Any]
    name: str = ""
    """What to call a new passkey."""


class Made(Struct):
    """A secret that was made. It is shown once."""

    id: str
    secret: str
    address: str
    """Where it leads; empty for a personal token."""


class SeatForm(Struct, kw_only=True):
    """Which of one's seats is meant."""

    seat: int
