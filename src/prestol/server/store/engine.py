"""One way to read and one way to write, for SQLite and PostgreSQL alike."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
import psycopg
from sqlalchemy import Connection, Engine, Executable, create_engine, event
from sqlalchemy.exc import DBAPIError, DisconnectionError, OperationalError
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
Work = Callable[[Connection], T]
Outcome = tuple[Any, Exception | None]


class Put(NamedTuple):
    """A statement that finds nothing out, and the rows that it is done with."""

    statement: Executable
    rows: Sequence[Mapping[str, Any]]
    each: bool = False
    """Every row must change one in the database."""


class Missed(Exception):
    """A row that was to change one in the database has found none."""


def put_all(db: Connection, puts: Iterable[Put]) -> None:
    """Do all of these, each statement once for the rows of all that have it. Missed where one must change something
    and does not."""
    gathered: dict[tuple[Executable, bool], list[Mapping[str, Any]]] = {}
    for put in puts:
        gathered.setdefault((put.statement, put.each), []).extend(put.rows)
    for (statement, each), rows in gathered.items():
        if rows and db.execute(statement, rows).rowcount != len(rows) and each:
            raise Missed


THREADS = 8
"""So many threads work with the database."""

BATCH = 200
"""So many writes are committed together at the most."""


def engine_for(url: str) -> Engine:
    """An engine whose commits are durable when they return."""
    plain: dict[str, Any] = {
        "json_serializer": lambda value: msgspec.json.encode(value).decode(),
        "json_deserializer": msgspec.json.decode,
        "hide_parameters": True,
    }
    if not url.startswith("sqlite"):
        engine = create_engine(url, **plain)

        @event.listens_for(engine, "checkout")
        def taken(connection: Any, *_: Any) -> None:
            try:
                connection.pgconn.consume_input()  # the last words of a database that has closed it
                connection.pgconn.consume_input()  # and that it is closed: take another one
            except psycopg.OperationalError:
                raise DisconnectionError from None

        return engine
    connecting = {"check_same_thread": False, "timeout": 30}
    engine = create_engine(url, poolclass=QueuePool, connect_args=connecting, **plain)

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where SQLAlchemy says, not where the driver guesses
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=30000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


class Store:
    """Reads run side by side; writes of one process queue up and are committed in groups, each on its own terms: what
    one of them breaks does not touch the others."""

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self.shared = self.engine.dialect.name != "sqlite"
        """True where other processes may write to it too."""
        self._reads = self.engine.execution_options(isolation_level="AUTOCOMMIT") if self.shared else self.engine
        """PostgreSQL sees what is committed before each statement, in a transaction or not; without one it is asked
        once and not three times."""
        self._writes: asyncio.Queue[tuple[Work[Any] | Sequence[Put], asyncio.Future[Any]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._threads = ThreadPoolExecutor(THREADS, "prestol-store")
        self._closing = False

    async def start(self) -> None:
        self._closing = False
        self._writer = asyncio.create_task(self._write_on())

    async def stop(self) -> None:
        """Write what still waits, and close the database."""
        if self._writer is not None:
            self._closing = True
            await self._writes.join()
            self._writer.cancel()
            self._writer = None
        await asyncio.to_thread(self._threads.shutdown)
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """What `work` finds."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.reading, work)

    def reading(self, work: Work[T]) -> T:
        """The same, for those who are in a thread of their own."""
        with self._reads.connect() as connection:
            return work(connection)

    def writing(self, work: Work[T]) -> T:
        """Write at once and alone: for commands and for threads."""
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """Do `work` in a transaction. It is on the disk when this returns."""
        return cast("T", await self._queued(work))

    async def put(self, puts: Sequence[Put]) -> None:
        """The same for statements that can be done together with those of others. Missed as `put_all` says."""
        await self._queued(puts)

    async def _queued(self, work: Work[Any] | Sequence[Put]) -> Any:
        if self._writer is None or self._closing:
            raise OSError("the server is stopping; nothing is written any more")
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._writes.put_nowait((work, done))
        return await done

    async def _write_on(self) -> None:
        while True:
            batch = [await self._writes.get()]
            while len(batch) < BATCH and not self._writes.empty():
                batch.append(self._writes.get_nowait())
            works = [work for work, _ in batch]
            outcomes = await asyncio.get_running_loop().run_in_executor(self._threads, self._write_together, works)
            for (_, done), (result, error) in zip(batch, outcomes, strict=True):
                self._writes.task_done()
                if done.cancelled():
                    continue
                if error is None:
                    done.set_result(result)
                else:
                    done.set_exception(error)

    def _write_together(self, works: list[Work[Any] | Sequence[Put]]) -> list[Outcome]:
        if len(works) > 1:
            with suppress(DBAPIError, OSError, Missed):  # if the group as a whole fails: each for itself
                return self._in_one(works)
        return [self._alone(work) for work in works]

    def _in_one(self, works: list[Work[Any] | Sequence[Put]]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        with self.engine.connect().execution_options(writes=True) as connection, connection.begin():
            put_all(connection, [put for work in works if not callable(work) for put in work])
            for work in works:
                try:
                    if callable(work):
                        with connection.begin_nested():
                            outcomes.append((work(connection), None))
                    else:
                        outcomes.append((None, None))
                except OperationalError:
                    raise
                except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for this write
                    outcomes.append((None, error))
        return outcomes

    def _alone(self, work: Work[Any] | Sequence[Put]) -> Outcome:
        try:
            return self.writing(work if callable(work) else partial(put_all, puts=work)), None
        except Exception as error:  # noqa: BLE001 - it is handed to whoever asked for this write
            return None, error
