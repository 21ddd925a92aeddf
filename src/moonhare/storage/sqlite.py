"""The event log in SQLite: one writer thread, group commit, durable before anybody is told.

What queues up while one transaction is being written goes into the next one together, so a slow disk costs
latency and hardly any throughput. `synchronous=FULL` in WAL mode: an answered append survives a power cut.
"""

import asyncio
import math
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TypeVar

from moonhare.storage.locking import FolderLock
from moonhare.storage.log import EVENT_FORMAT, Append, CommandId, Entry, Outcome, StorageError, TableRecord, Tail
from moonhare.storage.migrations import migrate

FILE_NAME: Final = "moonhare.sqlite3"
MOST_AT_ONCE: Final = 500
"""Appends in one transaction, so that a flood cannot make the first of them wait for all."""

FEW_TABLES: Final = 20
"""Expired tables that are removed in one transaction."""

PROVEN: Final = 15.0
"""Seconds for which something that was stored proves that more can be."""

PROOF: Final = Append(
    table="check", after=0, events=(b"{}",), command=CommandId(seat=1, id="check"), admit=((1, b"check"),)
)
"""Stored and removed again: it needs room in all tables, as a move does, and no code of a table looks like this."""

T = TypeVar("T")
Waiting = tuple[Append, "asyncio.Future[Outcome]"]


class SqliteLog:
    """An `EventLog` in a folder of its own; one process at a time."""

    def __init__(self, folder: Path, *, clock: Callable[[], float] = time.time) -> None:
        """Open or make the database in a folder; call it where an event loop runs.

        `clock`: seconds since 1970. Raises `StorageError` if the folder cannot be used or another server uses it.
        """
        self._clock = clock
        self._loop = asyncio.get_running_loop()
        self._closed = False
        with _told():
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FolderLock(folder)
        try:
            with _told():
                path = folder / FILE_NAME
                path.touch(mode=0o600)
                self._writing = _connect(path)
                migrate(self._writing)
                self._reading = _connect(path)
        except BaseException:
            self._lock.release()
            raise
        self._waiting: list[Waiting] = []
        self._committing: asyncio.Task[None] | None = None
        self._stored_at = -math.inf
        self._proving: asyncio.Future[None] | None = None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="moonhare-write")
        # One thread: a connection serves one at a time, and reads are rare (a table's first touch).
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="moonhare-read")

    # ---- the interface; see `EventLog`

    async def append(self, append: Append) -> Outcome:
        """Add events and return once they are durable."""
        if self._closed:
            raise StorageError("the log is closed")
        future: asyncio.Future[Outcome] = self._loop.create_future()
        self._waiting.append((append, future))
        if self._committing is None:
            self._committing = self._loop.create_task(self._commit_all())
        return await future

    async def read(self, table: str, after: int = 0) -> Tail:
        """Read a table's events after a number, and its seats."""
        return await self._read(lambda: read_tail(self._reading, table, after))

    async def knows(self, table: str, command: CommandId) -> bool:
        """Whether a command was accepted."""
        return await self._read(lambda: _knows(self._reading, table, command))

    async def tables(self) -> tuple[TableRecord, ...]:
        """List all tables, by code."""
        query = "SELECT code, opened, touched, head FROM tables ORDER BY code"
        rows = await self._read(lambda: self._reading.execute(query).fetchall())
        return tuple(TableRecord(code=row[0], opened=row[1], touched=row[2], events=row[3]) for row in rows)

    async def expire(self, before: int) -> tuple[str, ...]:
        """Remove the tables that nobody has touched since a time; return their codes."""

        def remove() -> list[str]:
            query = """
                DELETE FROM tables WHERE code IN (SELECT code FROM tables WHERE touched < ? LIMIT ?) RETURNING code
            """
            return [code for (code,) in self._reading.execute(query, (before, FEW_TABLES)).fetchall()]

        gone: list[str] = []
        # Some at a time, each time anew: while they are being removed no move can be written.
        while some := await self._read(remove):
            gone += some
        return tuple(sorted(gone))

    async def check(self) -> None:
        """Find out whether events can be stored now: by what was stored lately, or by storing something."""
        if self._closed:
            raise StorageError("the log is closed")
        if time.monotonic() - self._stored_at < PROVEN:
            return
        if self._proving is None or self._proving.done():
            self._proving = self._loop.run_in_executor(self._writer, self._prove)
        await asyncio.wait((self._proving,))
        self._proving.result()

    async def close(self) -> None:
        """Finish what was begun and close."""
        if self._closed:
            return
        self._closed = True
        if self._committing is not None:
            await asyncio.gather(self._committing, return_exceptions=True)
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._reader.shutdown)
        self._writing.close()
        self._reading.close()
        self._lock.release()

    # ---- threads

    async def _read(self, work: Callable[[], T]) -> T:
        def told() -> T:
            with _told():
                return work()

        return await self._loop.run_in_executor(self._reader, told)

    async def _commit_all(self) -> None:
        """Hand all that waits to the writer, together, and tell everybody; again while more has come meanwhile."""
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                appends = [append for append, _ in batch]
                try:
                    outcomes = await self._loop.run_in_executor(self._writer, self._commit, appends)
                except Exception as error:
                    # Not even undoing it worked. Nobody may wait for ever, and what comes next is tried afresh.
                    outcomes = [StorageError(f"the log cannot be written: {error}")] * len(batch)
                _tell(batch, outcomes)
        finally:
            self._committing = None

    def _prove(self) -> None:
        with _told():
            self._writing.execute("BEGIN IMMEDIATE")
            try:
                _append(self._writing, PROOF, 0)
                self._writing.execute("DELETE FROM tables WHERE code = ?", (PROOF.table,))
                self._writing.execute("COMMIT")
            finally:
                if self._writing.in_transaction:
                    self._writing.execute("ROLLBACK")
        self._stored_at = time.monotonic()

    def _commit(self, batch: list[Append]) -> list[Outcome | StorageError]:
        now = int(self._clock() * 1000)
        began, self._stored_at = time.monotonic(), -math.inf
        try:
            self._writing.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return [StorageError(f"the log cannot be written: {error}")] * len(batch)
        try:
            outcomes: list[Outcome | StorageError] = [_append(self._writing, append, now) for append in batch]
            self._writing.execute("COMMIT")
        except Exception as error:
            if self._writing.in_transaction:
                self._writing.execute("ROLLBACK")
            if len(batch) == 1:
                return [StorageError(f"the log cannot be written: {error}")]
            # One of them may be at fault, and the others must not pay for it.
            return [outcome for append in batch for outcome in self._commit([append])]
        if "appended" in outcomes:
            self._stored_at = began
        return outcomes


def _tell(batch: list[Waiting], outcomes: list[Outcome | StorageError]) -> None:
    for (_, future), outcome in zip(batch, outcomes, strict=True):
        if future.done():  # whoever waited has gone; the events are stored all the same
            continue
        if isinstance(outcome, StorageError):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)


def read_tail(connection: sqlite3.Connection, table: str, after: int = 0) -> Tail:
    """Read events and seats as of one moment."""
    connection.execute("BEGIN")
    try:
        query = "SELECT n, format, at, data FROM events WHERE code = ? AND n > ? ORDER BY n"
        rows = connection.execute(query, (table, after)).fetchall()
        seats = connection.execute("SELECT secret, seat FROM seats WHERE code = ?", (table,)).fetchall()
    finally:
        connection.execute("COMMIT")
    entries = tuple(Entry(n=n, format=form, at=at, data=bytes(data)) for n, form, at, data in rows)
    return Tail(entries=entries, seats={bytes(secret): seat for secret, seat in seats})


def read_table(folder: Path, table: str) -> tuple[Entry, ...]:
    """Read a table's events beside a running server, for exports. Raises `StorageError`."""
    path = folder / FILE_NAME
    if not path.is_file():
        raise StorageError(f"there is no data in {folder}")
    with _told():
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, isolation_level=None)
        try:
            return read_tail(connection, table).entries
        finally:
            connection.close()


def remove_table(folder: Path, table: str) -> bool:
    """Remove a table with all that belongs to it, beside a running server or without one; whether there was one.

    A server that has it in memory ends it within a minute. Raises `StorageError`.
    """
    path = folder / FILE_NAME
    if not path.is_file():
        raise StorageError(f"there is no data in {folder}")
    with _told():
        connection = _connect(path)
        try:
            return connection.execute("DELETE FROM tables WHERE code = ?", (table,)).rowcount == 1
        finally:
            connection.close()


def _append(connection: sqlite3.Connection, append: Append, now: int) -> Outcome:
    execute, table, after = connection.execute, append.table, append.after
    if append.command is not None and _knows(connection, table, append.command):
        return "known"
    head = after + len(append.events)
    if after == 0:
        query = "INSERT INTO tables (code, opened, touched, head) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
        moved = execute(query, (table, now, now, head))
    else:
        query = "UPDATE tables SET touched = ?, head = ? WHERE code = ? AND head = ?"
        moved = execute(query, (now, head, table, after))
    if moved.rowcount != 1:
        return "conflict"
    connection.executemany(
        "INSERT INTO events (code, n, format, at, data) VALUES (?, ?, ?, ?, ?)",
        [(table, after + step, EVENT_FORMAT, now, data) for step, data in enumerate(append.events, start=1)],
    )
    if append.command is not None:
        command = append.command
        execute("INSERT INTO commands (code, seat, id) VALUES (?, ?, ?)", (table, command.seat, command.id))
    for seat, secret in append.admit:
        execute("INSERT INTO seats (code, seat, secret) VALUES (?, ?, ?)", (table, seat, secret))
    for seat in append.dismiss:
        execute("DELETE FROM seats WHERE code = ? AND seat = ?", (table, seat))
    return "appended"


def _knows(connection: sqlite3.Connection, table: str, command: CommandId) -> bool:
    query = "SELECT 1 FROM commands WHERE code = ? AND seat = ? AND id = ?"
    return connection.execute(query, (table, command.seat, command.id)).fetchone() is not None


def _connect(path: Path) -> sqlite3.Connection:
    # isolation_level None: transactions begin and end where this module says so.
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    pragmas: tuple[tuple[str, Any], ...] = (
        ("journal_mode", "WAL"),
        ("synchronous", "FULL"),
        ("foreign_keys", "ON"),
        ("secure_delete", "FAST"),
    )
    for name, value in pragmas:
        connection.execute(f"PRAGMA {name} = {value}")
    return connection


@contextmanager
def _told() -> Iterator[None]:
    """Turn what a file system or SQLite complains of into a sentence for the one who runs the server."""
    try:
        yield
    except sqlite3.Error as error:
        raise StorageError(f"the data cannot be read or written: {error}") from error
    except OSError as error:
        raise StorageError(f"the data folder cannot be used: {error.strerror or error} ({error.filename})") from error
