"""Static files: styles, scripts, art and a font. They lie in memory, packed once; their address names their content, so
that a browser keeps them for good."""

import gzip
import hashlib
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from msgspec import Struct

from prestol.server.errors import NotFound

WEB: Final = Path(__file__).parents[2] / "web"
KINDS: Final = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}
FOREVER: Final = "public, max-age=31536000, immutable"


class File(Struct, frozen=True):
    """A file as it goes out."""

    kind: str
    plain: bytes
    packed: bytes | None
    """Gzipped, where that makes it smaller."""


@lru_cache
def files() -> dict[str, File]:
    """All static files by their path."""
    found = {}
    for path in sorted((WEB / "static").rglob("*")):
        if path.is_file():
            plain = path.read_bytes()
            packed = gzip.compress(plain, mtime=0)
            smaller = packed if len(packed) < len(plain) * 0.95 else None
            found[path.relative_to(WEB / "static").as_posix()] = File(KINDS[path.suffix], plain, smaller)
    return found


@lru_cache
def version() -> str:
    """A mark of the content of all static files."""
    mark = hashlib.sha256()
    for path, file in files().items():
        mark.update(path.encode())
        mark.update(file.plain)
    return mark.hexdigest()[:12]


def address(path: str) -> str:
    """Where a static file is found."""
    if path not in files():
        raise KeyError(f"there is no static file {path!r}")
    return f"/static/{version()}/{path}"


def sent(request: Request[Any, Any, Any], file: File, caching: str) -> Response[bytes]:
    """A file, gzipped for whoever takes it so."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if file.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)


@get("/static/{mark:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def static(request: Request[Any, Any, Any], mark: str, path: str) -> Response[bytes]:
    """A static file. An old address leads to the new content, which is then not kept."""
    file = files().get(path.lstrip("/"))
    if file is None:
        raise NotFound(f"there is no file {path}")
    return sent(request, file, FOREVER if mark == version() else "no-cache")


@get(["/favicon.ico", "/favicon.svg"], include_in_schema=False, sync_to_thread=False)
def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The icon, for those who ask for it without reading the page."""
    return sent(request, files()["favicon.svg"], "public, max-age=86400")
