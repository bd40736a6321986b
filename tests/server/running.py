"""A real server in a process of its own, and people who come to it over HTTP."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx


class Running:
    """A server that runs."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address

    def kill(self) -> None:
        """End it as if the power had failed."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(30)

    def person(self, name: str) -> httpx.Client:
        """Somebody with a browser of their own."""
        client = httpx.Client(verify=False, base_url=self.address, timeout=60, headers={"Origin": self.address})
        client.patch("/api/me", json={"name": name}).raise_for_status()
        return client


@contextmanager
def server(data: Path, *args: object, **environment: str) -> Iterator[Running]:
    """`prestol serve`, ended when the block is left."""
    command = [sys.executable, "-c", "import sys; from prestol.cli import main; sys.exit(main())", "serve"]
    with (data.parent / "server.log").open("a") as log:
        process = subprocess.Popen(
            [*command, "--port", "0", "--json", "--data", str(data), *map(str, args)],
            stdout=subprocess.PIPE, stderr=log, text=True, env={**os.environ, **environment},
        )  # fmt: skip
    try:
        assert process.stdout is not None
        address = json.loads(process.stdout.readline())["address"]
        _wait_for(process, address)
        yield Running(process, address)
    finally:
        if process.poll() is None:
            process.terminate()
        process.wait(30)
        assert process.stdout is not None
        process.stdout.close()


def _wait_for(process: subprocess.Popen[str], address: str) -> None:
    with httpx.Client(verify=False) as client:
        for _ in range(600):
            try:
                client.get(address + "/health").raise_for_status()
                return
            except httpx.HTTPError:
                assert process.poll() is None, "the server has ended"
                time.sleep(0.1)
    raise AssertionError("the server does not answer")


def done(response: httpx.Response) -> Any:
    """What the server answers when all goes well."""
    assert response.is_success, response.text
    return response.json()
