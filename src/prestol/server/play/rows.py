"""What stands in the database about a match, as plain pieces."""

from typing import Any, Literal

from msgspec import Struct

Status = Literal["open", "running", "over", "ended"]
Audience = Literal["public", "link", "nobody"]
SeatKind = Literal["person", "bot", "open", "invited"]


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
    invite: str | None = None
    never: list[str] = []
    bank: float | None = None
    since: float | None = None
    missed: int = 0
    seen: int = 0
    left: str = ""


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
    number: int = 0
    steps: int = 0
    told: int = 0
    waiting: list[int] = []
    deadline: float | None = None
    proposal: dict[str, Any] | None = None
    result: dict[str, Any] | None = None
    origin: dict[str, Any] | None = None
    notes: list[Any] = []
