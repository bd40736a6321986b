"""What goes wrong becomes one sentence, in the language of whoever asks; never a traceback."""

import logging
import re
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct
from sqlalchemy.exc import DataError

from prestol.server.errors import BadMethod, Broken, NotFound, SiteError, TooMany, Wrong, said
from prestol.server.pages.errors import error_page, wants_page
from prestol.server.people.visit import Visit, visit_of
from prestol.server.words import say
from prestol.table import PrestolError

log = logging.getLogger("prestol")


class Problem(Struct):
    """What was wrong, in a sentence."""

    error: str


def verdict(request: Request[Any, Any, Any], error: Exception) -> tuple[int, str]:
    """The HTTP status and the sentence for an error."""
    visit = visit_of(request)
    if isinstance(error, HTTPException):
        error = _framework(request, error)
    if isinstance(error, SiteError):
        return error.status, said(error, visit.lang)
    if isinstance(error, DataError):  # too long, or with signs that no database takes
        return 400, say(visit.lang, "error-unkept")
    if isinstance(error, PrestolError):
        return 400, said(error, visit.lang)
    if isinstance(error, HTTPException):
        return error.status_code, say(visit.lang, "error-http", status=error.status_code)
    return 500, said(broken(visit, error), visit.lang)


def broken(visit: Visit, error: Exception) -> Broken:
    """A defect: the log gets what happened, whoever asked gets the number under which it stands there."""
    log.error("request %s failed", visit.request, exc_info=error)
    return Broken("error-inside", request=visit.request)


def _framework(request: Request[Any, Any, Any], error: HTTPException) -> Exception:
    """What the framework says no with, as we would say it."""
    if error.status_code == 404:
        return NotFound("error-not-found")
    if isinstance(error.__cause__, msgspec.ValidationError) and not error.extra:
        return Wrong("error-form", why=_fault(str(error.__cause__)))  # a field with the name of one of our own parts
    if error.status_code == 400:
        found: Any = error.extra
        part = found[0] if isinstance(found, list) and found and isinstance(found[0], dict) else {}
        return Wrong("error-form", why=_fault(str(part.get("message") or error.detail), str(part.get("key") or "")))
    if error.status_code == 405:
        return BadMethod("error-method", method=request.method)
    return error


MISSING: Final = re.compile(r"Object missing required field `(.+)`")
EXPECTED: Final = re.compile(r"Expected `(.+)`, got `(.+)`")
LIMIT: Final = re.compile(r"Expected `(.+)` ([<>]=?|of length [<>]=?) (.+)")
VALUE: Final = re.compile(r"Invalid enum value (.+)")


def _fault(text: str, place: str = "") -> PrestolError | str:
    """What msgspec says of data that have the wrong form, as we would say it."""
    text, _, path = text.partition(" - at `")
    place = place or path.rstrip("`").removeprefix("$").removeprefix(".")
    if place:
        return Wrong("error-form-at", place=place, why=_fault(text))
    if found := MISSING.fullmatch(text):
        return Wrong("error-form-missing", field=found[1])
    if found := EXPECTED.fullmatch(text):
        return Wrong("error-form-expected", expected=found[1], got=found[2])
    if found := LIMIT.fullmatch(text):
        return Wrong("error-form-limit", expected=found[1], limit=f"{found[2]} {found[3]}")
    if found := VALUE.fullmatch(text):
        return Wrong("error-form-value", value=found[1])
    return text


def complain(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """An error: a page for people, JSON for programs."""
    status, sentence = verdict(request, error)
    if wants_page(request):
        return error_page(request, status, sentence, visit_of(request).person)
    headers = {"retry-after": str(max(1, round(error.wait)))} if isinstance(error, TooMany) else {}
    if isinstance(error, HTTPException) and error.headers:
        headers |= dict(error.headers)
    return Response(Problem(sentence), status_code=status, headers=headers, media_type="application/json")
