"""The OpenAPI document is true: schemathesis sends what it allows, and what it does not."""

import json
import os
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)

from prestol.server.app import create_app
from prestol.server.settings import Settings

CHECKS = [
    not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance,
    negative_data_rejection, unsupported_method,
]  # fmt: skip
EXAMPLES = 500 if os.environ.get("PRESTOL_SOAK") else 8
STREAMS = "/events"


class Running:
    """A server on a port of its own, in a thread of the test."""

    def __init__(self, data: Path) -> None:
        self.app = create_app(Settings(data=data, limits=False))
        self.server = uvicorn.Server(uvicorn.Config(self.app, port=0, log_config=None, lifespan="on"))
        self._thread = threading.Thread(target=self.server.run)
        self._thread.start()
        while not self.server.started:
            assert self._thread.is_alive()
            self._thread.join(0.01)
        self.address = f"http://127.0.0.1:{self.server.servers[0].sockets[0].getsockname()[1]}"

    def close(self) -> None:
        self.server.should_exit = True
        self._thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(tmp_path_factory.mktemp("schema"))
    yield running
    running.close()


@pytest.fixture(scope="module")
def visitor(running: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=running.address) as client:
        yield client


@pytest.fixture(scope="module")
def token(running: Running, visitor: httpx.Client) -> str:
    """A host's token."""
    person = visitor.patch("/api/me", json={"name": "Anna"}).json()["id"]
    hosts = running.app.dependencies["hosts"].dependency()  # type: ignore[union-attr]
    hosts._store.writing(lambda db: db.exec_driver_sql(f"UPDATE people SET host = 1 WHERE id = '{person}'"))
    hosts._registry.forget(person)
    return str(visitor.post("/api/me/tokens", json={"name": "schema"}).json()["secret"])


@pytest.fixture(scope="module")
def matches(visitor: httpx.Client, token: str) -> list[str]:
    """A match that runs, and one that waits."""
    plans = [[{"kind": "me"}, {"kind": "guest"}], [{"kind": "me"}, {"kind": "open"}]]
    return [visitor.post("/api/matches", json={"game": "huns", "seats": seats}).json()["id"] for seats in plans]


def operations() -> list[Any]:
    """What the document says can be asked, but for the streams, which never end."""
    with tempfile.TemporaryDirectory() as data:
        document = create_app(Settings(data=Path(data))).openapi_schema.to_schema()
    schema: Any = schemathesis.openapi.from_dict(json.loads(msgspec.json.encode(document)))
    found = [each.ok() for each in schema.get_all_operations()]
    return [each for each in found if not each.path.endswith(STREAMS)]


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: str(operation.label))
def test_every_answer_is_as_the_document_says(operation: Any, running: Running, token: str, matches: list[str]) -> None:
    def asked(case: Any) -> None:
        if "match" in (case.path_parameters or {}):  # else all that is found is nothing
            case.path_parameters["match"] = matches[len(str(case.body)) % 2]
        case.call_and_validate(base_url=running.address, headers={"Authorization": f"Bearer {token}"}, checks=CHECKS)

    for mode in GenerationMode:
        if mode.is_positive or operation.body or operation.query:
            limited = settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
            limited(given(case=operation.as_strategy(generation_mode=mode))(asked))()


def test_the_streams_are_as_the_document_says(visitor: httpx.Client, matches: list[str]) -> None:
    for path, first in ((f"/api/matches/{matches[0]}/events", "event: table"), ("/api/me/events", ":")):
        with visitor.stream("GET", path) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            assert next(stream.iter_lines()) == first
    assert visitor.get("/api/matches/nope/events").status_code == 404


def test_every_operation_says_what_it_is_for(visitor: httpx.Client) -> None:
    paths = visitor.get("/api/openapi.json").json()["paths"]
    for path, item in paths.items():
        for method, operation in item.items():
            assert operation["summary"], f"{method} {path}"
            assert operation["tags"], f"{method} {path}"
            assert "429" in operation["responses"], f"{method} {path}"
