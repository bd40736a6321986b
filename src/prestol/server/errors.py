"""What the server says no with. Each becomes an HTTP status and one sentence, in the language of whoever asks."""

from typing import Any, ClassVar

from prestol.server.words import say
from prestol.table import BadRecord, PrestolError, Refused


def said(error: PrestolError, lang: str) -> str:
    """The sentence of an error in a language: the site's own, and the kernel's by what it calls the kind of its no."""
    message = error.message if isinstance(error, SiteError) else f"refused-{error.kind}" if error.kind else ""
    about = {key: said(value, lang) if isinstance(value, PrestolError) else value for key, value in error.about.items()}
    return say(lang, message, **about) if message else str(error)


class SiteError(PrestolError):
    """The site's own no. `message` names a sentence of the site's words, which `about` fills."""

    status: ClassVar[int] = 400

    def __init__(self, message: str, **about: Any) -> None:
        super().__init__(message)
        self.message = message
        self.about = about

    def __str__(self) -> str:
        return said(self, "en")


class Wrong(SiteError, Refused):
    """What was sent cannot be taken."""


class BadFile(SiteError, BadRecord):
    """A record that was brought is not one."""


class Broken(SiteError):
    """A defect of ours."""

    status = 500


class Nobody(SiteError):
    """Whoever asks has not said who they are."""

    status = 401


class NotAllowed(SiteError):
    """It is there, but not for whoever asks."""

    status = 403


class NotFound(SiteError):
    """There is no such thing, or not for whoever asks."""

    status = 404


class BadMethod(SiteError):
    """It is there, and is not asked like that."""

    status = 405


class Stale(SiteError, Refused):
    """The answer was for a question that is no longer open."""

    status = 409


class TooBig(SiteError):
    """More was sent than is read."""

    status = 413


class TooMany(SiteError):
    """More than the limits allow; `wait` is for how many seconds."""

    status = 429

    def __init__(self, message: str = "error-too-many", wait: float = 60, **about: Any) -> None:
        super().__init__(message, wait=max(1, round(wait)), **about)
        self.wait = wait
