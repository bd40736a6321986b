"""A server of one's own for browser tests: `python serving.py DATA` prints its address, and stops when nobody holds its
standard input any more."""

import os
import socket
import sys
import threading
from pathlib import Path

import uvicorn

from prestol.server.app import create_app
from prestol.server.settings import Settings


def main() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    app = create_app(Settings(data=Path(sys.argv[1]), limits=False))
    server = uvicorn.Server(uvicorn.Config(app, log_level="error", timeout_graceful_shutdown=1))
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main()
