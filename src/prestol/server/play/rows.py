"""What stands in the database about a match, as plain pieces."""

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "running", "over", "ended"]
Audience = Literal["public", "link", "nobody"]
SeatKind = Literal["person", "bot", "open", "invited"]
Left = Literal["", "late", "timeout", "left", "resigned"]
"""late: time ran out, the bot answers until it is no longer asked; timeout: too often, the bot keeps the seat until the
person comes back; left and resigned: the person went away, and can come back or not."""


class Pace(Struct, frozen=True):
    """How much time there is: a bank of seconds with an increment for each turn, or a deadline for each, or none."""

    kind: Literal["none", "live", "slow"] = "none"
    bank: float = 0
    increment: float = 0
    deadline: float = 0


class Seat(Struct, kw_only=True):
    """Who sits at a seat, and what was arranged for it."""

    seat: int
    kind: SeatKind
    person: str | None = None
    name: str = ""
    bot: str = ""
    """Who answers for the seat when no person does."""
    invite: str | None = None
    """The hash of its invitation."""
    never: list[str] = []
    """Standing answers: what its person never wants to be asked."""
    forced: bool = True
    """Are answers that everybody can see to be forced taken for its person?"""
    bank: float | None = None
    """Seconds left on its clock, at `since`."""
    since: float | None = None
    """Since when it is waited for."""
    missed: int = 0
    """Timeouts in a row."""
    seen: int = -1
    """The step that its person has seen last; -1 if they have never looked."""
    left: Left = ""
    """Why a bot plays it although it is a person's."""
    away: float | None = None
    """Since when its person has been gone."""

    @property
    def gone(self) -> bool:
        """True while its person has left it to a bot, not only for a moment."""
        return self.left not in ("", "late")

    @property
    def by_bot(self) -> bool:
        """True while a bot answers for it."""
        return self.kind == "bot" or self.left != ""


class MatchRow(Struct, kw_only=True):
    """A match without its journal."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    start: Any = None
    edition: int
    packs: str = ""
    key: bytes
    seal: str
    status: Status
    pace: Pace
    audience: Audience
    creator: str | None = None
    created: float
    moved: float
    version: int = 0
    """Counts the changes: the lock between processes."""
    number: int = 0
    steps: int = 0
    told: int = 0
    waiting: list[int] = []
    deadline: float | None = None
    wake: float | None = None
    """Since when a bot is waited for."""
    proposal: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    rematch: str | None = None
    notes: list[Any] = []
