"""A PostgreSQL of one's own for tests and measurements: on loopback, in a temporary folder, gone afterwards."""

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

WAIT = 30


def program(name: str) -> str:
    """Where a program of PostgreSQL lies: Debian keeps them out of the path."""
    found = shutil.which(name) or next(iter(sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))[-1:]), None)
    if found is None:
        raise FileNotFoundError(f"there is no {name}: install PostgreSQL (`make postgresql`)")
    return str(Path(found).resolve())


def free_port() -> int:
    """A port of loopback where nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres(durable: bool = False) -> Iterator[str]:
    """A running PostgreSQL: its URL without a database. It refuses to run as root, so root becomes somebody else."""
    folder = Path(tempfile.mkdtemp(prefix="prestol-postgres-"))
    nobody: dict[str, Any] = {}
    if os.getuid() == 0:
        user = next(u for u in pwd.getpwall() if u.pw_name in ("postgres", "nobody"))
        nobody = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        os.chown(folder, user.pw_uid, user.pw_gid)
    data, port = folder / "data", free_port()
    quiet: dict[str, Any] = {
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.STDOUT,
        "cwd": folder,
        "env": {"LC_ALL": "C.UTF-8"},
    }
    make = [program("initdb"), "-D", str(data), "-U", "prestol", "-A", "trust", "-E", "UTF8", "--no-sync"]
    subprocess.run(make, check=True, **quiet, **nobody)
    settings = {
        "listen_addresses": "127.0.0.1",
        "port": port,
        "unix_socket_directories": "",
        "max_connections": 100,
        "fsync": "on" if durable else "off",
    }
    run = [program("postgres"), "-D", str(data), *(f"--{key}={value}" for key, value in settings.items())]
    server = subprocess.Popen(run, **quiet, **nobody)
    url = f"postgresql://prestol@127.0.0.1:{port}"
    try:
        _wait_for(server, url)
        yield url
    finally:
        server.terminate()
        server.wait(WAIT)
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(server: subprocess.Popen[bytes], url: str) -> None:
    end = time.monotonic() + WAIT
    while True:
        try:
            psycopg.connect(f"{url}/postgres").close()
            return
        except psycopg.OperationalError:
            if server.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.05)


@contextmanager
def database(url: str) -> Iterator[str]:
    """A new database in a running PostgreSQL: its URL."""
    name = f"prestol_{uuid.uuid4().hex}"
    with psycopg.connect(f"{url}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        try:
            yield f"{url}/{name}"
        finally:
            with contextlib.suppress(psycopg.Error):
                connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
