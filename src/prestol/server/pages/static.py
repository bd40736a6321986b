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
PACKED: Final = {"packed": True}
"""Marks handlers that send what is packed already."""
FOREVER: Final = "public, max-age=31536000, immutable"


class File(Struct, frozen=True):
    """A file as it goes out."""

    kind: str
    plain: bytes
    gzipped: bytes | None
    """Where that makes it smaller."""
    mark: str
    """Names its content."""


def packed(plain: bytes, kind: str) -> File:
    """A file, ready to go out."""
    small = gzip.compress(plain, mtime=0)
    return File(kind, plain, small if len(small) < len(plain) * 0.95 else None, hashlib.sha256(plain).hexdigest()[:12])


def read(path: Path) -> File:
    """The same from the disk."""
    return packed(path.read_bytes(), KINDS[path.suffix])


@lru_cache
def files() -> dict[str, File]:
    """All static files by their path."""
    folder = WEB / "static"
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): read(path) for path in found}


@lru_cache
def version() -> str:
    """A mark of the content of all static files."""
    marks = "".join(f"{path} {file.mark}\n" for path, file in files().items())
    return hashlib.sha256(marks.encode()).hexdigest()[:12]


def address(path: str) -> str:
    """Where a static file is found."""
    if path not in files():
        raise KeyError(f"there is no static file {path!r}")
    return f"/static/{version()}/{path}"


def sent(request: Request[Any, Any, Any], file: File, caching: str) -> Response[bytes]:
    """A file, gzipped for whoever takes it so."""
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    if file.gzipped is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
        return Response(file.gzipped, media_type=file.kind, headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)


@get("/static/{mark:str}/{path:path}", opt=PACKED, include_in_schema=False, sync_to_thread=False)
def static(request: Request[Any, Any, Any], mark: str, path: str) -> Response[bytes]:
    """A static file. An old address leads to the new content, which is then not kept."""
    file = files().get(path.lstrip("/"))
    if file is None:
        raise NotFound("error-not-found")
    return sent(request, file, FOREVER if mark == version() else "no-cache")


@get(["/favicon.ico", "/favicon.svg"], opt=PACKED, include_in_schema=False, sync_to_thread=False)
def favicon(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The icon, for those who ask for it without reading the page."""
    return sent(request, files()["favicon.svg"], "public, max-age=86400")
