"""The one that writes, by group commit: what queues up while one transaction is being written goes into the next one.

So a slow disk costs latency and hardly any throughput. What has to survive a power cut is on the disk before anybody is
told (`synchronous=FULL` in WAL mode). What would be over with the machine anyway, a lease or who is connected, does not
make the disk turn by itself (`NORMAL`).

What may take long, or has to wait for another process, is done in a thread. The statements of a move, which take some
microseconds each, are done here: two threads would hand the interpreter's lock to and fro, and a busy loop gives it
away every few milliseconds only. So is a transaction's end where the disk is quick; where it is not, it is left to the
thread, that a slow disk holds up nobody but those who wait for it.
"""

import asyncio
import math
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import Executor
from functools import partial
from typing import Any, Final, Literal, TypeVar

import msgspec

from moonhare.storage.committing import Committed, Queue, together
from moonhare.storage.errors import StorageError
from moonhare.storage.sqlite.connecting import data_version, in_words, patiently
from moonhare.storage.store import Append

MOST_AT_ONCE: Final = 500
"""Jobs in one transaction, so that a flood cannot make the first of them wait for all."""

PAUSE: Final = 0.003
"""Seconds from the beginning of one transaction to that of the next, at least: to end one costs as much as to write
eight moves, however many are in it. After a while of rest one begins at once, so only a busy server waits, and has more
of its time for moves by it."""

QUICK: Final = 0.001
"""Seconds in which the last transaction has to have ended for the next one to be ended here: to hand that over to the
thread and back takes a tenth of a busy server's time, and a sixth of an idle one's. One that takes longer holds up the
others once, and the next one is the thread's."""

T = TypeVar("T")
Synchronous = Literal["OFF", "NORMAL", "FULL"]


class Transaction(msgspec.Struct):
    """What a job writes with."""

    connection: sqlite3.Connection
    execute: Callable[..., sqlite3.Cursor]
    """The connection's."""
    now: int
    """In milliseconds since 1970, one moment for all that is written together."""
    changed: set[str] = msgspec.field(default_factory=set)
    """The tables whose log, or what is beside it, has changed."""
    buried: set[str] = msgspec.field(default_factory=set)
    """Those among them that have lost a server: nobody here asked for that change."""


class Job(msgspec.Struct, frozen=True):
    """Something to be written, and who waits for it."""

    work: Callable[[Transaction], Any]
    told: "asyncio.Future[Any]"
    durable: bool
    """On the disk before anybody is told."""
    quick: bool
    """A few rows of one table."""
    plain: Append | None = None
    """An append of events, and of nothing else, to a table that there is: several are done together."""


class Writer(Queue[Job]):
    """The one that writes to a database."""

    def __init__(
        self,
        connection: sqlite3.Connection,
        thread: Executor,
        *,
        clock: Callable[[], float],
        durable: bool,
        look: Callable[[], None],
        append_all: Callable[[Transaction, list[Append]], bool],
        then: Callable[[Committed], None],
    ) -> None:
        """Write in a thread; `then` is called in the event loop after each transaction, before the waiting are told.

        `look`: is called before each, and raises where nothing that is written would last.
        `append_all`: does plain appends together; False where one of them cannot be, and all is to be undone.
        """
        super().__init__(MOST_AT_ONCE, then)
        self._append_all, self._look = append_all, look
        self._connection, self._thread, self._clock = connection, thread, clock
        self._durable = durable
        self._synchronous: Synchronous | None = None
        self._begun_at = -math.inf
        self._end_took = math.inf
        # Seconds; nothing is known of the disk yet.
        self._turn = asyncio.Lock()
        """Held by whoever uses the connection."""

    def do(
        self,
        work: Callable[[Transaction], T],
        *,
        durable: bool = True,
        quick: bool = False,
        plain: Append | None = None,
    ) -> "asyncio.Future[T]":
        """Do some work in a transaction; to be awaited for what it returns, or a `StorageError`.

        `quick`: it writes or reads a few rows of one table, and nothing else; `plain`: as `Job` has it.
        """
        self._check_open()
        told: asyncio.Future[T] = self._loop.create_future()
        self._take_on(Job(work, told, durable, quick, plain))
        return told

    async def data_version(self) -> int:
        """`connecting.data_version` of this connection."""
        async with self._turn:
            return await self._loop.run_in_executor(self._thread, data_version, self._connection)

    async def _pause(self) -> None:
        if self._durable:
            await asyncio.sleep(max(0.0, self._begun_at + PAUSE - self._loop.time()))
            self._begun_at = self._loop.time()

    async def _written(self, batch: list[Job]) -> Committed:
        in_thread = partial(self._loop.run_in_executor, self._thread)
        async with self._turn:
            try:
                self._look()
                begun = self._begin(batch) if all(job.quick for job in batch) else None
                if begun is not None:
                    quick = self._end_took < QUICK
                    if self._end() if quick else await in_thread(self._end):
                        return begun
                return await in_thread(self._commit, batch)
            except Exception as error:
                # Not even undoing it worked. Nobody may wait for ever, and what comes next is tried afresh.
                return _failed(batch, error)

    def _begin(self, batch: list[Job]) -> Committed | None:
        """Do the statements of quick jobs, here and now; None, and nothing is done, where that cannot be."""
        connection = self._connection
        try:
            self._synchronize(batch)
            connection.execute("BEGIN IMMEDIATE")
            return self._work(batch, together=True)
        except Exception:
            # Another process writes, a job is at fault, or the disk is full: `_commit` knows what to do then.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return None

    def _end(self) -> bool:
        """Have on the disk what was begun; where that fails, none of it is done."""
        begun_at = time.perf_counter()
        try:
            self._connection.execute("COMMIT")
        except Exception:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            return False
        finally:
            self._end_took = time.perf_counter() - begun_at
        return True

    def _commit(self, batch: list[Job]) -> Committed:
        connection = self._connection
        try:
            self._synchronize(batch)
            patiently(connection, "BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return _failed(batch, error)
        try:
            committed = self._work(batch)
            connection.execute("COMMIT")
        except Exception as error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if len(batch) == 1:
                return _failed(batch, error)
            # One of them may be at fault, and the others must not pay for it.
            return together([self._commit([job]) for job in batch])
        return committed

    def _synchronize(self, batch: list[Job]) -> None:
        """Set what a transaction waits for at its end."""
        durable = any(job.durable for job in batch)
        wanted: Synchronous = "OFF" if not self._durable else "FULL" if durable else "NORMAL"
        if wanted != self._synchronous:
            self._connection.execute(f"PRAGMA synchronous = {wanted}")
            self._synchronous = wanted

    def _work(self, batch: list[Job], *, together: bool = False) -> Committed:
        """Do the statements of a transaction that has begun; `together`: or raise where a plain append cannot be."""
        connection = self._connection
        # Not before: another process may have kept the database for long, and leases have ended meanwhile.
        transaction = Transaction(connection, connection.execute, int(self._clock() * 1000))
        plain = [job.plain for job in batch if job.plain is not None] if together else []
        if plain and not self._append_all(transaction, plain):
            raise StorageError("one of these appends is to be looked at by itself")
        results = tuple(["appended" if plain and job.plain else job.work(transaction) for job in batch])
        servers = tuple([address for (address,) in connection.execute("SELECT address FROM servers").fetchall()])
        return Committed(results, frozenset(transaction.changed), frozenset(transaction.buried), servers)


def _failed(batch: list[Job], error: Exception) -> Committed:
    return Committed(tuple(in_words("the data cannot be written", error) for _ in batch))
