"""The JSON interface: everything that the pages do, for programs too."""

from collections.abc import Sequence
from typing import Any

from litestar import Router

from prestol.server.api.games import Games
from prestol.server.api.matches import Matches
from prestol.server.api.me import Me
from prestol.server.api.server import health, metrics
from prestol.server.api.session import Sessions

routes: Sequence[Any] = [Router(path="/api", route_handlers=[Games, Matches, Sessions, Me]), health, metrics]

__all__ = ["routes"]
