"""What a host sees of the running server: one line of JSON for each request, and numbers for Prometheus.

A line names the route, never the address that was asked for: addresses may hold secrets (/join/…, /back/…).
"""

import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar.response import Stream
from prometheus_client import CollectorRegistry, Gauge, Histogram, generate_latest
from prometheus_client import Counter as Count

from prestol.server.errors import TooMany
from prestol.server.limits import WATCHING
from prestol.server.people.visit import Visit

if TYPE_CHECKING:
    from prestol.server.play.hall import Hall

requests: Final = logging.getLogger("prestol.requests")
STEPS: Final = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Watch:
    """Counts and logs."""

    def __init__(self, hall: "Hall") -> None:
        self._hall = hall
        self.watching: Counter[str] = Counter()
        """Event streams that are open now, by person or address."""
        self.numbers = CollectorRegistry()
        self._latency = Histogram(
            "prestol_request_seconds", "How long requests took.", ["route", "status"],
            buckets=STEPS, registry=self.numbers,
        )  # fmt: skip
        self._answers = Count("prestol_answers", "Answers that were taken.", registry=self.numbers)
        self.notices = Count(
            "prestol_notices", "Notices by what became of them.", ["kind", "outcome"], registry=self.numbers
        )
        self._matches = Gauge("prestol_matches", "Matches that are open or running.", ["status"], registry=self.numbers)
        self._gauge("prestol_live_matches", "Matches in this process's memory.", lambda: len(hall._live))
        self._gauge("prestol_watchers", "Event streams that are open.", self.watching.total)
        self._gauge("prestol_bots_thinking", "Matches in which a bot is thinking.", lambda: len(hall.robots._playing))

    def _gauge(self, name: str, about: str, number: Any) -> None:
        Gauge(name, about, registry=self.numbers).set_function(number)

    def seen(self, visit: Visit, scope: dict[str, Any], status: int, seconds: float) -> None:
        """A request was answered."""
        route = scope.get("path_template") or "none"
        if not route.endswith("/events"):  # a stream lasts as long as somebody listens
            self._latency.labels(route, status).observe(seconds)
        if route.endswith("/answer") and status == 200 and scope["method"] == "POST":
            self._answers.inc()
        if requests.isEnabledFor(logging.INFO):
            line = logging.LogRecord(requests.name, logging.INFO, "", 0, "request", None, None)
            line.about = {
                "request": visit.request, "method": scope["method"], "route": route, "status": status,
                "ms": round(seconds * 1000, 1), "person": visit.person.id if visit.person else None,
            }  # fmt: skip
            requests.handle(line)

    def stream(self, visit: Visit, events: AsyncIterator[bytes]) -> Stream:
        """An event stream for a visitor, who may have only so many at a time."""
        who = visit.person.id if visit.person else visit.address
        if self.watching[who] >= WATCHING:
            raise TooMany(wait=60)
        headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
        return Stream(self._counted(who, events), media_type="text/event-stream", headers=headers)

    async def _counted(self, who: str, events: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
        """An event stream, counted while it is open."""
        self.watching[who] += 1
        try:
            async for event in events:
                yield event
        finally:
            self.watching[who] -= 1
            if not self.watching[who]:
                del self.watching[who]

    def metrics(self, matches: dict[str, int]) -> bytes:
        """All numbers as Prometheus reads them."""
        for status in ("open", "running"):
            self._matches.labels(status).set(matches.get(status, 0))
        return generate_latest(self.numbers)


class Lines(logging.Formatter):
    """A log record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": round(record.created, 3), "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "about", {})
        if record.name != requests.name:
            line["from"] = record.name
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def log_lines() -> None:
    """Log to stderr, a line of JSON each; at a terminal only what somebody should look at."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    level = logging.WARNING if sys.stderr.isatty() else logging.INFO
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # no line names them
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it speaks of addresses, and `prestol_notices` counts
