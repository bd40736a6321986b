"""The JSON interface: everything that the pages do, for programs too."""

from collections.abc import Sequence
from typing import Any

from litestar import Router

from prestol.server.api.chat import Talk
from prestol.server.api.games import Games
from prestol.server.api.hosts import HostTools
from prestol.server.api.matches import Matches
from prestol.server.api.me import Me
from prestol.server.api.notices import NoticesOf, quiet
from prestol.server.api.people import People
from prestol.server.api.play import Play
from prestol.server.api.records import Records
from prestol.server.api.seats import Seats, invitation
from prestol.server.api.server import health, metrics
from prestol.server.api.session import Sessions

API: list[Any] = [
    Games, Matches, Play, Seats, invitation, Talk, Sessions, Me, NoticesOf, quiet, People, Records, HostTools,
]  # fmt: skip

routes: Sequence[Any] = [Router(path="/api", route_handlers=API), health, metrics]

__all__ = ["routes"]
