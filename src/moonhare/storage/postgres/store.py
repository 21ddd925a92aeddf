"""The store in PostgreSQL: a connection that writes, a few that read, one that listens."""

import secrets
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from moonhare.storage.base import FORGETTING, BaseStore, check_attachment, check_slip
from moonhare.storage.committing import Committed
from moonhare.storage.errors import StorageError
from moonhare.storage.health import Health
from moonhare.storage.postgres import beside, log, sharing, slips
from moonhare.storage.postgres.connecting import AGAIN, LOST, PATIENCE, Connection, Line, Lines
from moonhare.storage.postgres.migrations import migrate, usable
from moonhare.storage.postgres.news import Ear, change_message
from moonhare.storage.postgres.writing import Writer, number_of
from moonhare.storage.steps import Moved, Steps
from moonhare.storage.store import (
    Append,
    Attachment,
    Beside,
    Clock,
    CommandId,
    News,
    Numbers,
    Outcome,
    ServerRecord,
    Slip,
    TableRecord,
    Tail,
)

if TYPE_CHECKING:
    import asyncio

POLL: Final = 5.0
"""Seconds between two looks whether something was told that was not heard."""

READERS: Final = 3
"""Connections to read by: tables are read when they are touched first, and after another server's moves."""

DAY: Final = 86_400_000
"""Milliseconds for which the number of a writer that has gone is kept."""

T = TypeVar("T")


class PostgresStore(BaseStore):
    """A `Store` in a PostgreSQL database, which any number of servers use at the same time."""

    def __init__(
        self,
        address: str,
        *,
        create: bool = True,
        clock: Callable[[], float] | None = None,
        poll: float | None = POLL,
    ) -> None:
        """Connect to nothing yet; call it in an event loop.

        `address`: `postgresql://user:password@host:port/database`. `create`: whether to make what is not there.
        `clock`: seconds since 1970, None: the database's own. `poll`: seconds between two looks for what was told and
        not heard, None: only when `look` is called.
        """
        super().__init__()
        self._create, self._given, self._ahead = create, clock, time.time() - time.monotonic()
        self._name = secrets.token_hex(8)
        self._line = Line(address, light=False, greet=self._greet)
        self._lines = Lines(address, READERS, _greet_nobody)
        self._ear = Ear(self._name, Line(address, light=True, greet=self._greet_listening), say=self._say, poll=poll)
        self._writer = Writer(
            self._name,
            self._line,
            clock=self.now,
            append=log.append,
            message=partial(change_message, self._name),
            then=self._committed,
        )
        self.moved: Moved | None = None
        self._forgotten = self.now()

    async def begin(self) -> None:
        """Connect, and bring the database up to date. Raises `StorageError` where that cannot be done."""
        await self._line.connected(time.monotonic() + PATIENCE)

    async def steps(self) -> Steps:
        """How far the database is, before `begin` brings it up to date. Raises `StorageError`."""
        async with self._lines.one() as line:
            try:
                return await usable(await line.connected(time.monotonic() + PATIENCE))
            except asyncpg.PostgresError as error:
                raise StorageError(f"the data cannot be read: {error}") from error

    async def _greet(self, connection: Connection) -> None:
        """Make a connection the one that writes: the one before is over, and its work done or undone."""
        self.moved = await migrate(connection, create=self._create)
        key = number_of(self._name)
        query = """
            SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
            AND ((classid::bigint << 32) | objid::bigint) = $1
        """
        await connection.execute(query, key)
        await connection.execute("SELECT pg_advisory_lock($1)", key)
        await self._set_the_clock(connection)
        await connection.execute("DELETE FROM writers WHERE at < $1", int(self.now() * 1000) - DAY)

    async def _greet_listening(self, connection: Connection) -> None:
        await migrate(connection, create=self._create)
        await self._ear.greet(connection)

    async def _set_the_clock(self, connection: Connection) -> None:
        before = time.monotonic()
        now: float = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        self._ahead = now - (before + time.monotonic()) / 2

    # ---- the log; see `Store`

    async def append(self, append: Append) -> Outcome:
        """Add events and return once they are durable."""
        return await self._writer.append(append)

    async def read(self, table: str, after: int = 0) -> Tail:
        """Read a table's events after a number, its seats, and what is beside it."""
        return await self._read(log.read, table, after)

    async def knows(self, table: str, command: CommandId) -> bool:
        """Whether a command was accepted."""
        return await self._read(log.knows, table, command)

    async def tables(self) -> tuple[TableRecord, ...]:
        """List all tables, by code."""
        return await self._read(log.tables)

    async def numbers(self, tables: Iterable[str]) -> Mapping[str, Numbers]:
        """How far these tables are."""
        return await self._read(log.numbers, tuple(tables))

    async def expire(self, before: int) -> tuple[str, ...]:
        """Remove the tables that nobody has touched since a time; return their codes."""
        gone: list[str] = []
        # Some at a time, each time anew: moves come in between.
        while some := await self._writer.do(partial(log.expire, before=before), None):
            gone += some
        await self._writer.do(slips.forget, "slips", durable=False)
        return tuple(sorted(gone))

    async def remove(self, table: str) -> bool:
        """Remove a table; whether there was one."""
        return await self._writer.do(partial(log.remove, table=table), table)

    async def readmit(self, table: str, seat: int, secret: bytes) -> bool:
        """Have another secret open a seat; False where none does."""
        return await self._writer.do(partial(log.readmit, table=table, seat=seat, secret=secret), table)

    # ---- servers, and who is connected where

    async def join(self) -> int:
        """Take a lease for a server; returns its number."""
        return await self._writer.do(beside.join, None)

    async def renew(self, server: int) -> bool:
        """Renew a lease; False if it had ended."""
        renewed, dead = await self._writer.do(partial(beside.renew, server=server), f"server {server}", durable=False)
        if dead:
            await self._writer.do(beside.bury_the_dead, None, durable=False)
        await self._look_at_the_clock()
        return renewed

    async def leave(self, server: int) -> None:
        """End a lease."""
        await self._writer.do(partial(beside.leave, server=server), None)

    async def servers(self) -> tuple[ServerRecord, ...]:
        """List the servers that have a lease."""
        return await self._read(beside.servers)

    async def attend(self, server: int, table: str, keys: frozenset[int]) -> Beside:
        """Say who is connected to a table at a server now."""
        job = partial(beside.attend, server=server, table=table, keys=keys)
        return await self._writer.do(job, table, durable=False)

    async def plan(self, server: int, table: str, clocks: tuple[Clock, ...]) -> Beside:
        """Set a table's clocks, as its holder."""
        job = partial(beside.plan, server=server, table=table, clocks=clocks)
        return await self._writer.do(job, table, durable=False)

    async def overdue(self, *, after: str = "", most: int = 100) -> tuple[str, ...]:
        """Which tables have a clock that has run out though it does not rest."""
        return await self._read(beside.overdue, int(self.now() * 1000), after, most)

    # ---- slips

    async def lay(self, table: str, slip: Slip, *, most: int | None = None) -> bool:
        """Lay a slip on its shelf. Raises `ValueError` above `LARGEST_SLIP`."""
        check_slip(slip)
        return await self._writer.do(partial(slips.lay, table=table, slip=slip, most=most), table)

    async def slips(self, table: str, shelf: str) -> tuple[Slip, ...]:
        """What lies on a shelf, in the order in which it was laid."""
        return await self._read(slips.on, table, shelf, int(self.now() * 1000))

    async def find_slip(self, shelf: str, name: str) -> tuple[str, Slip] | None:
        """At which table a slip lies, and the slip."""
        return await self._read(slips.find, shelf, name, int(self.now() * 1000))

    async def shelf(self, shelf: str, most: int) -> tuple[tuple[str, Slip], ...]:
        """What lies on a shelf at all tables that somebody looks at, those laid last first."""
        return await self._read(slips.everywhere, shelf, most, int(self.now() * 1000))

    async def take(self, table: str, shelf: str, name: str) -> Slip | None:
        """Take a slip away; one of those who want it gets it."""
        return await self._writer.do(partial(slips.take, table=table, shelf=shelf, name=name), table)

    async def clear(self, table: str, shelf: str) -> int:
        """Throw all slips of a shelf away; returns how many lay there."""
        return await self._writer.do(partial(slips.clear, table=table, shelf=shelf), table)

    # ---- what is told between servers

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Call back whenever another server has changed a table or told something."""
        self._hear = hear
        self._ear.start()

    def tell(self, table: str, sign: bytes) -> None:
        """Tell the other servers something that is never stored."""
        if not self._closed:
            self._ear.tell(table, sign)

    async def look(self) -> None:
        """Find out whether another server has told something that was not heard, and say so."""
        await self._ear.look()

    # ---- odds and ends that servers share

    def now(self) -> float:
        """The database's clock, in seconds since 1970, as the last look at it says."""
        # Not by this machine's own: it may be set while the server runs, and be another one at the next server.
        return time.monotonic() + self._ahead if self._given is None else self._given()

    async def count(self, what: bytes, seconds: float, amount: int = 1) -> tuple[int, float]:
        """Count on in a window of time that begins with the first; returns the count and when the window ends."""
        if not amount:
            return await self._read(sharing.counted, what, self.now())
        job = partial(sharing.count, what=what, seconds=seconds, amount=amount)
        return await self._writer.do(job, f"count {what.hex()}", durable=False)

    async def keep(self, table: str, attachment: Attachment) -> bool:
        """Keep an attachment as long as its table. Raises `ValueError` above `LARGEST_ATTACHMENT`."""
        check_attachment(attachment)
        return await self._writer.do(partial(sharing.keep, table=table, attachment=attachment), table)

    async def attachment(self, table: str, name: str) -> Attachment | None:
        """Give an attachment by its id."""
        return await self._read(sharing.attachment, table, name)

    async def close(self) -> None:
        """Finish what was begun and close."""
        if self._closed:
            return
        self._closed = True
        await self._ear.close()
        await self._writer.close()
        with suppress(StorageError, asyncpg.PostgresError, *LOST):
            connection = await self._line.connected(0)
            await connection.execute("DELETE FROM writers WHERE name = $1", self._name)
        await self._line.close()
        await self._lines.close()

    # ---- what is behind these

    def _health(self) -> Health:
        return self._writer.health

    def _prove(self) -> "asyncio.Future[None]":
        return self._writer.do(log.prove, log.PROOF.table)

    async def _drawn(self, name: str) -> bytes:
        drawn = await self._read(sharing.secret, name)
        return await self._writer.do(partial(sharing.draw, name=name), f"secret {name}") if drawn is None else drawn

    async def _read(self, work: Callable[..., Awaitable[T]], *facts: Any) -> T:
        """Read something; again by another connection where the first one was lost. Raises `StorageError`."""
        self._check_open()
        async with self._lines.one() as line:
            began = time.monotonic()
            until = began if line.away or self._line.away else began + PATIENCE
            while True:
                connection = await line.connected(until)
                try:
                    return await work(connection, *facts)
                except (*LOST, *AGAIN) as error:
                    line.lose(error)
                    if isinstance(error, ValueError) or time.monotonic() > until:
                        raise StorageError(f"the data cannot be read: {error}") from error
                except asyncpg.PostgresError as error:
                    raise StorageError(f"the data cannot be read: {error}") from error

    async def _look_at_the_clock(self) -> None:
        """Take the database's clock anew, and forget what has ended."""
        with suppress(StorageError):
            if self._given is None:
                await self._read(self._set_the_clock)
            if self.now() - self._forgotten >= FORGETTING:
                self._forgotten = self.now()
                await self._writer.do(sharing.forget, "counts", durable=False)

    def _committed(self, committed: Committed) -> None:
        """Tell ourselves what nobody here asked for; the others were told by the transaction."""
        for table in sorted(committed.buried):
            self._say(News(table=table))


async def _greet_nobody(_: Connection) -> None:
    """Connections that read have nothing to say at first."""
