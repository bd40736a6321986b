"""Shapes that several routes share."""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

Lang: TypeAlias = Literal["en", "ru"]


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
