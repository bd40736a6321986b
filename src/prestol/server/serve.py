"""Starts the server: one process, or several workers on one PostgreSQL."""

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import uvicorn
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from uvicorn.supervisors import Multiprocess

from prestol.server.people.sending import Sender
from prestol.server.settings import Settings, to_environment
from prestol.server.store import Store, migrated
from prestol.table import PrestolError, Refused

if sys.platform != "win32":
    import resource

PATIENCE: Final = 2
"""So many seconds open requests are given at the end: event streams never end by themselves."""

CONNECTIONS: Final = 65_536
"""More are not asked for."""


def opened(settings: Settings) -> Store:
    """The database of these settings, in the present form. Refused where it cannot be reached."""
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
        return migrated(Store(settings.database_url))
    except (ArgumentError, ModuleNotFoundError):
        raise Refused("the database is written as postgresql://user:password@host/name") from None
    except SQLAlchemyError as error:
        reason = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise Refused(f"the database does not answer: {reason}") from None


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there. Refused where somebody else does."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family)
    if os.name == "posix":
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except (OSError, OverflowError) as error:
        found.close()
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise Refused(f"port {port} is taken by another program; choose another one with --port") from None
        raise Refused(f"nothing can listen at {host}, port {port}: {error}") from None
    return found


def many_connections() -> None:
    """Let this process, and those it starts, have as many connections as the system grants: whoever looks on keeps one
    open, and the usual limit is spent with a few hundred tables."""
    if sys.platform == "win32":
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = CONNECTIONS if most == resource.RLIM_INFINITY else min(most, CONNECTIONS)
    if least < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until somebody ends it. `ready` is told the address before the first request."""
    if settings.workers < 1:
        raise Refused("a server has at least one worker")
    if settings.workers > 1 and settings.database_url.startswith("sqlite"):
        raise Refused("several workers need PostgreSQL: --database postgresql://user:password@host/name")
    many_connections()
    found = listening(host, port)
    try:
        opened(settings).engine.dispose()
        Sender(settings.data, settings.address)  # says what is wrong with notices.toml
        to_environment(settings)
        config = uvicorn.Config(
            "prestol.server.app:app", factory=True, workers=settings.workers, log_config=None, access_log=False,
            server_header=False, date_header=True, timeout_graceful_shutdown=PATIENCE, lifespan="on",
            proxy_headers=False,  # the guard knows whom to believe
        )  # fmt: skip
        here = f"[{host}]" if ":" in host else host
        ready(settings.address or f"http://{here}:{found.getsockname()[1]}")
        if settings.workers > 1:
            Multiprocess(config, sockets=[found]).run()
        else:
            server = uvicorn.Server(config)
            server.run(sockets=[found])
            if not server.started:
                raise PrestolError("the server could not start; the lines above say why")
    finally:
        found.close()
