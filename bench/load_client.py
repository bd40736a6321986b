"""A small, quick HTTP client: a load run must not wait for its own client."""

import asyncio
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Client:
    """One connection, kept open. `cookie` is who one is."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """A request, and the answer to it."""
        kept = self._streams
        try:
            reader, status, headers = await self._sent(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            if kept is None:
                raise
            self.close()  # it was idle for so long that the server has closed it
            reader, status, headers = await self._sent(method, path, body)
        if "set-cookie" in headers and not self.cookie:
            self.cookie = headers["set-cookie"].partition(";")[0]
        if headers.get("transfer-encoding") == "chunked":
            data = await _chunks(reader)
        else:
            data = await reader.readexactly(int(headers.get("content-length", "0")))
        if status >= 300:
            raise RuntimeError(f"{method} {path}: {status} {data[:200]!r}")
        return status, data

    async def _sent(self, method: str, path: str, body: Any) -> tuple[asyncio.StreamReader, int, dict[str, str]]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self.port, limit=2**22)
        reader, writer = self._streams
        writer.write(self._head(method, path, body))
        return reader, *await _headers(reader)

    async def json(self, method: str, path: str, body: Any = None, kind: type[T] = object) -> T:  # type: ignore[assignment]
        """The same for JSON, of which one wants to know so much."""
        _, data = await self.ask(method, path, body)
        return msgspec.json.decode(data, type=kind)

    async def events(self, path: str) -> "Events":
        """An event stream."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(self._head("GET", path, None))
        status, _ = await _headers(reader)
        if status != 200:
            raise RuntimeError(f"{path}: {status}")
        return Events(reader, writer)

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None

    def _head(self, method: str, path: str, body: Any) -> bytes:
        data = b"" if body is None else msgspec.json.encode(body)
        here = f"127.0.0.1:{self.port}"
        lines = [f"{method} {path} HTTP/1.1", f"Host: {here}", f"Origin: http://{here}", f"Content-Length: {len(data)}"]
        if body is not None:
            lines.append("Content-Type: application/json")
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        return "\r\n".join([*lines, "", ""]).encode() + data


class Events:
    """What is heard of a match."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def table(self) -> int:
        """The number of the next event that a step has ended."""
        while True:
            line = await self._reader.readline()
            if not line:
                raise ConnectionError("the event stream has ended")
            if line.startswith(b"id: "):
                return int(line[4:])

    def close(self) -> None:
        self._writer.close()


async def _headers(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    fields = (line.partition(": ") for line in head[1:] if line)
    return int(head[0].split()[1]), {name.lower(): value for name, _, value in fields}


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    parts = []
    while size := int(await reader.readline(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(parts)
