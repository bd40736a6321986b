"""Errors as pages, for people; programs get JSON."""

from typing import Any

from litestar import Request, Response

from prestol.server.pages.show import Show
from prestol.server.people.registry import Person


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """True where a person looks, not a program."""
    return not request.url.path.startswith("/api/") and "text/html" in request.headers.get("Accept", "")


def error_page(
    request: Request[Any, Any, Any], status: int, sentence: str = "", visitor: Person | None = None
) -> Response[str]:
    """What went wrong, as a page; `sentence` where the site has none of its own for it."""
    other = "error-title" if status < 500 else "error-500-title"
    title = {403: "error-403-title", 404: "error-404-title"}.get(status, other)
    message = "error-404" if status == 404 else "error-500" if status >= 500 else ""
    return Show(request, visitor)(
        "error.jinja", status_code=status, status=status, title=title, message=message, sentence=sentence
    )
