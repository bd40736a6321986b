"""What the server says no with. Each becomes an HTTP status and one sentence."""

from prestol.table import PrestolError, Refused


class NotFound(PrestolError):
    """There is no such thing, or not for whoever asks."""


class NotAllowed(PrestolError):
    """It is there, but not for whoever asks."""


class Stale(Refused):
    """The answer was for a question that is no longer open."""


class TooMany(PrestolError):
    """More than the limits allow; `wait` is for how many seconds."""

    def __init__(self, message: str, wait: float = 60) -> None:
        super().__init__(message)
        self.wait = wait
