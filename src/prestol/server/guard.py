"""Stands before everything else: who may send what from where, and what every answer carries."""

import re
import time
from collections.abc import Callable
from functools import lru_cache
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from prestol.server import limits
from prestol.server.answers import broken
from prestol.server.errors import NotAllowed, NotFound, SiteError, TooBig, TooMany, said
from prestol.server.limits import Limits
from prestol.server.people.registry import SESSION, Registry
from prestol.server.people.visit import COOKIE, LANGUAGE, Visit
from prestol.server.settings import Settings
from prestol.table import LANGUAGES

Scope = dict[str, Any]
Seen = Callable[[Visit, Scope, int, float], None]
"""What is told of each request once it is answered."""

SAFE: Final = ("GET", "HEAD", "OPTIONS")
UNGUARDED: Final = ("/static/", "/health")
"""Paths that are the same for everybody: nobody is looked up for them."""

HEADERS: Final = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'{nonce}; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
"""For a picture that is opened alone: it has a style of its own, and may do nothing else."""


class Guard:
    """An ASGI application around the server's own."""

    def __init__(
        self,
        app: Any,
        settings: Settings,
        registry: Registry,
        limiter: Limits,
        seen: Seen,
    ) -> None:
        self._app = app
        self._settings = settings
        self._registry = registry
        self._limits = limiter
        self._seen = seen
        self._cookie = f"__Host-{COOKIE}" if settings.secure else COOKIE

    async def __call__(self, scope: Scope, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        visit = self._visit(scope, headers)
        scope["state"]["visit"] = visit

        async def answer(message: dict[str, Any]) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = message.get("headers", ())
                picture = any(name.lower() == b"content-type" and b"svg" in value for name, value in given)
                message = {**message, "headers": [*given, *self._headers(visit, PICTURE if picture else POLICY)]}
            await send(message)

        try:
            await self._check(scope, visit, headers)
        except SiteError as error:
            await _say_no(error, visit, answer)
        except Exception as error:  # noqa: BLE001 - whatever it was, whoever asked gets a sentence
            await _say_no(broken(visit, error), visit, answer)
        else:
            await self._app(scope, receive, answer)
        finally:
            self._seen(visit, scope, status, time.perf_counter() - began)

    def _visit(self, scope: Scope, headers: dict[str, str]) -> Visit:
        origin = f"{scope.get('scheme', 'http')}://{headers.get('host', '')}"
        if self._settings.address:
            outside = urlsplit(self._settings.address)
            origin = f"{outside.scheme}://{outside.netloc}"
        return Visit(
            address=self._address(scope, headers),
            origin=origin,
            lang=_language(headers),
        )

    def _address(self, scope: Scope, headers: dict[str, str]) -> str:
        """Where a request comes from. What a proxy says counts only behind one: where the host has set `--address`."""
        if self._settings.address and "x-forwarded-for" in headers:
            return headers["x-forwarded-for"].rpartition(",")[2].strip()  # the last one is what our own proxy saw
        return str((scope.get("client") or ("", 0))[0])

    async def _check(self, scope: Scope, visit: Visit, headers: dict[str, str]) -> None:
        path, method = scope["path"], scope["method"]
        if "\0" in path or b"%00" in scope["query_string"]:
            raise NotFound("error-not-found")
        if path.startswith(UNGUARDED):
            return
        group = limits.group_of(method, path)
        self._limits.count(visit.address, group, limits.BY_ADDRESS[group])
        await self._look_up(visit, headers)
        if visit.person is not None:
            self._limits.count(visit.person.id, group, limits.BY_PERSON[group])
        if method not in SAFE and not visit.bearer and not _from_here(visit, headers):
            raise NotAllowed("error-other-site")
        most = limits.UPLOAD if group == "upload" else limits.BODY
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > most:
            raise TooBig("error-too-big", most=most)

    async def _look_up(self, visit: Visit, headers: dict[str, str]) -> None:
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            visit.bearer, visit.secret = True, token.strip()
        else:
            visit.secret = _cookies(headers).get(self._cookie)
        if visit.secret:
            visit.person = await self._registry.known(visit.secret)
        if visit.person is not None and LANGUAGE not in _cookies(headers):
            visit.lang = visit.person.lang

    def _headers(self, visit: Visit, policy: str) -> list[tuple[bytes, bytes]]:
        nonce = f" 'nonce-{visit.styles}'" if visit.styles else ""
        found = {"content-security-policy": policy.format(nonce=nonce), "x-request-id": visit.request}
        if self._settings.secure:
            found["strict-transport-security"] = "max-age=31536000"
        if visit.cookie is not None:
            found["set-cookie"] = self._set_cookie(visit.cookie)
        return [*HEADERS, *((name.encode(), value.encode("latin-1")) for name, value in found.items())]

    def _set_cookie(self, secret: str) -> str:
        age = int(SESSION) if secret else 0
        return f"{self._cookie}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + (
            "; Secure" if self._settings.secure else ""
        )


def _from_here(visit: Visit, headers: dict[str, str]) -> bool:
    """Whether a change comes from a page of our own. Browsers always say; what says nothing is no browser."""
    site = headers.get("sec-fetch-site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == urlsplit(visit.origin).netloc


def _cookies(headers: dict[str, str]) -> dict[str, str]:
    return _parsed(headers.get("cookie", ""))


@lru_cache(maxsize=1024)  # a browser sends the same again and again
def _parsed(cookies: str) -> dict[str, str]:
    try:
        return {name: found.value for name, found in SimpleCookie(cookies).items()}
    except CookieError:
        return {}


def _language(headers: dict[str, str]) -> str:
    """The language that was chosen here, else the first that the browser asks for and that there is."""
    wished = re.findall(r"[a-z]{2}(?![a-z])", headers.get("accept-language", "").lower())
    return next((lang for lang in (_cookies(headers).get(LANGUAGE), *wished) if lang in LANGUAGES), "en")


async def _say_no(error: SiteError, visit: Visit, send: Any) -> None:
    body = msgspec.json.encode({"error": said(error, visit.lang)})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if isinstance(error, TooMany):
        headers.append((b"retry-after", str(max(1, round(error.wait))).encode()))
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
