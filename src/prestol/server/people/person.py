"""A person, and what a name may be."""

import unicodedata
from typing import Final, Literal

from msgspec import Struct, field

from prestol.server.errors import Wrong

NAME_LENGTH = 40

Theme = Literal["auto", "light", "dark"]
Motion = Literal["auto", "less"]


class Prefs(Struct, kw_only=True):
    """What a person wishes for all that they play. A seat takes over what concerns it when they sit down."""

    forced: bool = True
    """Are answers that everybody can see to be forced taken for them?"""
    never: dict[str, list[str]] = {}
    """By game: cards and questions that they never want to be asked about."""
    notices: bool = True
    """Are they told of their turns, in matches where they have not said anything else?"""
    theme: Theme = "auto"
    motion: Motion = "auto"


NO_WISHES: Final = Prefs()


class Person(Struct, kw_only=True):
    """Somebody who plays here."""

    id: str
    name: str
    login: str | None = None
    lang: str = "en"
    host: bool = False
    prefs: Prefs = field(default_factory=Prefs)

    @property
    def guest(self) -> bool:
        """True until the name is kept by a password or a passkey."""
        return self.login is None


def without_controls(text: str) -> str:
    """Without signs that are there for machines; lines stay lines."""
    return "".join(sign for sign in text if sign.isspace() or unicodedata.category(sign)[0] != "C")


def clean_name(name: str) -> str:
    """A name as it is shown: one line, no tricks with invisible signs. Refused if nothing is left of it."""
    found = " ".join(without_controls(unicodedata.normalize("NFC", name)).split())
    if not any(sign.isalnum() for sign in found):
        raise Wrong("error-name-empty")
    if len(found) > NAME_LENGTH:
        raise Wrong("error-name-long", most=NAME_LENGTH)
    return found


def folded(name: str) -> str:
    """The name by which two spellings are one person."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())[:NAME_LENGTH]
