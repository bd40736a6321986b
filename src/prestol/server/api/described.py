"""The OpenAPI document, /api/openapi.json: what the routes do not say of themselves."""

from importlib.metadata import version
from typing import Final

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    Operation,
    Schema,
    SecurityScheme,
    Tag,
)
from litestar.openapi.spec.enums import OpenAPIType

ABOUT: Final = """Everything that the pages do, for programs too.

Whoever sends a change becomes a guest (a cookie); a program sends a personal token of its person instead, as
`Authorization: Bearer prestol_…`. A change that is refused changes nothing. Errors are `{"error": sentence}`.
"""

described: Final = OpenAPIConfig(
    title="Prestol",
    version=version("prestol"),
    description=ABOUT,
    path="/api",
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "token": SecurityScheme(type="http", scheme="bearer", description="A personal token."),
            "session": SecurityScheme(type="apiKey", name="prestol", security_scheme_in="cookie"),
        }
    ),
    security=[{}, {"token": []}, {"session": []}],
    tags=[
        Tag("games", "The games that are here, and their rules"),
        Tag("matches", "Making, finding and seeing matches"),
        Tag("play", "Answering, taking back, agreeing"),
        Tag("seats", "Who sits where"),
        Tag("chat", "What people say at a table"),
        Tag("records", "Matches as files"),
        Tag("session", "Coming in and going out"),
        Tag("me", "What belongs to a person"),
        Tag("people", "The people here, as everybody sees them"),
        Tag("host", "For those who host the place"),
        Tag("server", "The server itself"),
    ],
)

PROBLEMS: Final = {
    400: "What was sent cannot be taken.",
    401: "Nobody is logged in.",
    403: "Not for whoever asks.",
    404: "There is no such thing, or not for whoever asks.",
    413: "Too much was sent.",
    429: "Too much at once; `Retry-After` says when to come back.",
}
STALE: Final = "The table has moved on: look again."


def with_problems(app: Litestar) -> None:
    """Say of every operation how it may be refused."""
    problem = Schema(type=OpenAPIType.OBJECT, required=["error"], properties={"error": Schema(type=OpenAPIType.STRING)})
    for path in (app.openapi_schema.paths or {}).values():
        for method in ("get", "post", "put", "patch", "delete"):
            operation: Operation | None = getattr(path, method)
            if operation is None:
                continue
            found = PROBLEMS if method == "get" else {**PROBLEMS, 409: STALE}
            operation.responses = {
                **(operation.responses or {}),
                **{
                    str(status): OpenAPIResponse(about, content={"application/json": OpenAPIMediaType(problem)})
                    for status, about in sorted(found.items())
                },
            }
