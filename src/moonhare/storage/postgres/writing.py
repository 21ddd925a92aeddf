"""The one that writes, by group commit: what queues up while one transaction is on its way goes into the next one.

Any number of servers write to one database, each by one connection. A transaction first takes the locks of the tables
that it writes to, in the order of their numbers, so that two never wait for each other; what is not about certain
tables has all of them for itself. Only then does it look, at what stands then.

**Whether it stands.** Each transaction notes its number in its writer's row. When the connection is lost before the
answer to a COMMIT, the next connection reads that number: it is there, and everybody is told what the transaction came
to, or it is not, and the work is done again. Nothing is doubled, and nobody is told what is not so. A new connection
waits for the end of the one before by a lock that each keeps as long as it lives.
"""

import hashlib
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg
import msgspec

from moonhare.storage.committing import Committed, Queue, together
from moonhare.storage.errors import StorageError
from moonhare.storage.postgres.connecting import AGAIN, LOST, PATIENCE, Connection, Line
from moonhare.storage.store import Append, Outcome

if TYPE_CHECKING:
    import asyncio

MOST_AT_ONCE: Final = 200
"""Jobs in one transaction: each may take a lock, of which a database has some thousands for everybody."""

HOUSE: Final = 0x6D6F6F6E
"""The number of the lock that everybody shares, and that who writes to any table whatsoever has alone."""

UNSURE: Final = "the database has gone in the middle, and whether it was stored is not known yet"

T = TypeVar("T")


class Transaction(msgspec.Struct):
    """What a job writes with."""

    connection: Connection
    now: int
    """In milliseconds since 1970, one moment for all that is written together."""
    changed: set[str] = msgspec.field(default_factory=set)
    """The tables whose log, or what is beside it, has changed."""
    buried: set[str] = msgspec.field(default_factory=set)
    """Those among them that have lost a server: nobody here asked for that change."""


class Job(msgspec.Struct, frozen=True):
    """Something to be written, and who waits for it."""

    told: "asyncio.Future[Any]"
    work: Callable[[Transaction], Awaitable[Any]] | Append
    """What to do; appends that come together are done together."""
    key: str | None
    """What it writes to: a table's code, or the name of something else; None: any table whatsoever."""
    durable: bool
    """On the disk before anybody is told."""


class Writer(Queue[Job]):
    """The one that writes to a database."""

    def __init__(
        self,
        name: str,
        line: Line,
        *,
        clock: Callable[[], float],
        append: Callable[[Transaction, Sequence[Append]], Awaitable[Iterable[Outcome]]],
        message: Callable[[frozenset[str], int, int], str | None],
        then: Callable[[Committed], None],
    ) -> None:
        """Write by a connection, under a name of one's own of plain letters.

        `append`: carries out appends to different tables. `message`: what is told to other servers of a change, with
        the number of the transaction and of the last one that told something; base64. `then` is called after each
        transaction, before the waiting are told.
        """
        super().__init__(MOST_AT_ONCE, then)
        self._name, self._line, self._clock = name, line, clock
        self._append, self._message = append, message
        self._number = self._told = 0

    def append(self, append: Append) -> "asyncio.Future[Outcome]":
        """Append events; to be awaited."""
        return self._ask(append, append.table, durable=True)

    def do(
        self, work: Callable[[Transaction], Awaitable[T]], key: str | None, *, durable: bool = True
    ) -> "asyncio.Future[T]":
        """Do some work in a transaction; to be awaited for what it returns, or a `StorageError`."""
        return self._ask(work, key, durable=durable)

    def _ask(
        self, work: Callable[[Transaction], Awaitable[Any]] | Append, key: str | None, *, durable: bool
    ) -> "asyncio.Future[Any]":
        self._check_open()
        if self._line.away and self._committing is not None:
            # Whoever is before us tries to reach it. There is no use in a long queue of those who wait for that.
            raise StorageError("the database is away just now")
        told: asyncio.Future[Any] = self._loop.create_future()
        self._take_on(Job(told, work, key, durable))
        return told

    async def _written(self, batch: list[Job]) -> Committed:
        try:
            return await self._commit(batch)
        except Exception as error:
            # Nobody may wait for ever, and what comes next is tried afresh.
            return _failed(batch, error)

    async def _commit(self, batch: Sequence[Job]) -> Committed:
        began = time.monotonic()
        until = began if self._line.away else began + PATIENCE
        doubtful: Committed | None = None
        while True:
            try:
                connection = await self._line.connected(until)
                if doubtful is not None:
                    if await self._stands(connection):
                        return doubtful
                    doubtful = None
                await connection.execute(_beginning(batch))
                done = await self._carry_out(connection, batch)
                doubtful = done
                await connection.execute(self._ending(done))
            except StorageError as error:
                return _failed(batch, error if doubtful is None else StorageError(UNSURE))
            except Exception as error:
                # What could not even be asked has the type of a lost connection, too.
                lost = isinstance(error, LOST) and not isinstance(error, ValueError)
                if lost or not await self._undone():
                    self._line.lose(error)
                if not lost:
                    doubtful = None
                if time.monotonic() > began + PATIENCE:
                    return _failed(batch, error if doubtful is None else StorageError(UNSURE))
                if lost or isinstance(error, AGAIN):
                    continue
                if len(batch) == 1:
                    return _failed(batch, error)
                # One of them may be at fault, and the others must not pay for it.
                return together([await self._commit([job]) for job in batch])
            else:
                return done

    async def _carry_out(self, connection: Connection, batch: Sequence[Job]) -> Committed:
        transaction = Transaction(connection, int(self._clock() * 1000))
        results: list[Any] = []
        for some in _steps(batch):
            if isinstance(some, list):
                results += await self._append(transaction, some)
            else:
                results.append(await some(transaction))
        return Committed(tuple(results), frozenset(transaction.changed), frozenset(transaction.buried))

    def _ending(self, done: Committed) -> str:
        """What notes a transaction's number, tells the others, and commits."""
        self._number += 1
        message = self._message(done.changed, self._number, self._told)
        if message is not None:
            self._told = self._number
        now = int(self._clock() * 1000)
        noted = f"""
            INSERT INTO writers (name, batch, told, at) VALUES ('{self._name}', {self._number}, {self._told}, {now})
            ON CONFLICT (name) DO UPDATE SET batch = excluded.batch, told = excluded.told, at = excluded.at
        """  # noqa: S608 - a name of plain letters, and numbers
        told = "" if message is None else f"NOTIFY moonhare, '{message}';"
        return f"{noted}; {told} COMMIT"

    async def _stands(self, connection: Connection) -> bool:
        """Whether the last transaction, whose end nobody heard of, was committed."""
        try:
            number = await connection.fetchval("SELECT batch FROM writers WHERE name = $1", self._name)
        except asyncpg.PostgresError as error:
            raise ConnectionError(error) from error  # whatever it was: it is still to be found out
        return bool(number == self._number)

    async def _undone(self) -> bool:
        try:
            connection = await self._line.connected(0)
            await connection.execute("ROLLBACK")
        except (*LOST, asyncpg.PostgresError, StorageError):
            return False
        return True


def number_of(key: str) -> int:
    """The number of the lock for something of a name."""
    digest = hashlib.blake2b(key.encode(errors="surrogatepass"), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def _beginning(batch: Sequence[Job]) -> str:
    keys = {job.key for job in batch}
    if None in keys:
        locks = f"SELECT pg_advisory_xact_lock({HOUSE})"
    else:
        numbers = ",".join(map(str, sorted({number_of(key) for key in keys if key is not None})))
        locks = f"""
            SELECT pg_advisory_xact_lock_shared({HOUSE});
            SELECT pg_advisory_xact_lock(number) FROM unnest('{{{numbers}}}'::bigint[]) AS number
        """  # noqa: S608 - numbers
    # What would be over with the machine anyway, a lease or who is connected, does not make the disk turn by itself.
    light = "" if any(job.durable for job in batch) else "SET LOCAL synchronous_commit = off;"
    return f"BEGIN; {light} {locks}"


def _steps(batch: Sequence[Job]) -> Iterator[list[Append] | Callable[[Transaction], Awaitable[Any]]]:
    """The jobs in their order; appends to different tables that come one after the other as one."""
    some: list[Append] = []
    for job in batch:
        if not isinstance(job.work, Append) or any(append.table == job.key for append in some):
            if some:
                yield some
            some = []
        if isinstance(job.work, Append):
            some.append(job.work)
        else:
            yield job.work
    if some:
        yield some


def _failed(batch: Sequence[Job], error: Exception) -> Committed:
    told = error if isinstance(error, StorageError) else StorageError(f"the data cannot be written: {error}")
    return Committed(tuple(told for _ in batch))
