"""A server of one's own for browser tests: `python -m tests.browser.serving DATA` prints its address, and stops when
nobody holds its standard input any more."""

import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

import uvicorn
from msgspec import Struct

from prestol.server.app import create_app
from prestol.server.settings import Settings

ROOT = Path(__file__).parents[2]


class Served(Struct):
    """A running server."""

    address: str
    data: Path


@contextmanager
def served(data: Path) -> Iterator[Served]:
    """A server on SQLite in a folder, in a process of its own."""
    command = [sys.executable, "-m", "tests.browser.serving", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdin
        address = process.stdout.readline().strip()
        assert address.startswith("http://127.0.0.1:"), "the server has not started"
        with urllib.request.urlopen(f"{address}/health", timeout=60) as answer:
            assert answer.status == 200
        yield Served(address, data)
        process.stdin.close()


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    app = create_app(Settings(data=Path(sys.argv[1]), limits=False))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))

    def stop_when_alone() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=stop_when_alone, daemon=True).start()
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    keys = count(1)  # few, so that what is seen here can be seen again
    with patch("prestol.server.play.hall.token_bytes", lambda size: next(keys).to_bytes(size, "big")):
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
