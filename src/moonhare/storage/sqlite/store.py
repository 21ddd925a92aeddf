"""The store in SQLite: a connection that writes and one that reads, each in a thread of its own; and what is heard.

Who shares the folder is known after each transaction. While nobody does, nobody is told anything, and counts stay in
memory: a flood of guesses is not to write on the disk, nor is an address's digest, where that serves nobody. Of workers
each shares them from the start: until it had seen the others every one would let through as much as all may.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from moonhare.storage.base import FORGETTING, BaseStore, check_attachment, check_slip, news_of
from moonhare.storage.committing import Committed
from moonhare.storage.errors import StorageError
from moonhare.storage.health import Health
from moonhare.storage.sqlite import beside, log, sharing, slips
from moonhare.storage.sqlite.connecting import connect, data_version, storage_errors, watch
from moonhare.storage.sqlite.windows import Windows
from moonhare.storage.sqlite.wire import SocketWire, Wire
from moonhare.storage.sqlite.writing import Writer
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

POLL: Final = 1.0
"""Seconds between two looks whether another process has written."""

POLL_DEAF: Final = 0.25
"""The same where the other servers cannot send us anything."""

FEW_EVENTS: Final = 50
"""Of an append whose statements the event loop does not wait for a thread with."""

T = TypeVar("T")


class SqliteStore(BaseStore):
    """A `Store` in a folder, which other processes may use at the same time, or in memory."""

    def __init__(
        self,
        folder: Path | None,
        *,
        create: bool = True,
        clock: Callable[[], float] = time.time,
        wire: Wire | None = None,
        poll: float | None = POLL,
        durable: bool = True,
        together: bool = False,
    ) -> None:
        """Open or make the database in a folder, None: in memory for this store alone; call it in an event loop.

        `create`: whether to make what is not there. `clock`: seconds since 1970. `wire`: how servers tell each other
        something, Unix sockets unless told. `poll`: seconds between two looks for what others have written, None:
        only when `look` is called. Not `durable`, as always in memory: nothing waits for the disk, or needs a thread.
        `together`: whether others count here, too, though none has been seen.

        Raises `StorageError` if the folder cannot be used, or holds nothing and is not to.
        """
        super().__init__()
        self.now = self._clock = clock
        """The store's clock, in seconds since 1970."""
        self._durable = durable and folder is not None
        self._writing, self._reading, self.moved = connect(folder, create=create, now=int(clock() * 1000))
        self._writer_thread, self._reader_thread = self._thread("write"), self._thread("read")
        self._writer = Writer(
            self._writing,
            self._writer_thread,
            clock=clock,
            durable=self._durable,
            look=watch(folder),
            append_all=log.append_all,
            then=self._committed,
        )

        self._wire: Wire = SocketWire() if wire is None else wire
        self._address: str | None = None
        self._deaf = True
        self._others: tuple[str, ...] = ()
        self._poll = poll
        self._polling: asyncio.Task[None] | None = None
        self._seen = data_version(self._writing)

        self._windows = Windows()
        self._sharing = self._together = together
        self._forgotten = clock()

    # ---- the log; see `Store`

    async def append(self, append: Append) -> Outcome:
        """Add events and return once they are durable."""
        work, quick = partial(log.append, append=append), len(append.events) <= FEW_EVENTS
        return await self._writer.do(work, quick=quick, plain=append if quick and log.is_plain(append) else None)

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
        while some := await self._writer.do(partial(log.expire, before=before)):
            gone += some
        await self._writer.do(slips.forget, durable=False)
        return tuple(sorted(gone))

    async def remove(self, table: str) -> bool:
        """Remove a table; whether there was one."""
        return await self._writer.do(partial(log.remove, table=table))

    async def readmit(self, table: str, seat: int, secret: bytes) -> bool:
        """Have another secret open a seat; False where none does."""
        return await self._writer.do(partial(log.readmit, table=table, seat=seat, secret=secret))

    # ---- servers, and who is connected where

    async def join(self) -> int:
        """Take a lease for a server; returns its number."""
        if self._address is None:
            heard = self._wire.listen(self._receive)
            self._deaf = heard is None
            # By its address a store knows its own servers too; one that hears nothing has one where nobody is.
            self._address = heard or f"nowhere-{secrets.token_hex(8)}"
        number = await self._writer.do(partial(beside.join, address=self._address))
        await self._mind_counts()
        return number

    async def renew(self, server: int) -> bool:
        """Renew a lease; False if it had ended."""
        renewed = await self._writer.do(partial(beside.renew, server=server), durable=False)
        await self._mind_counts()
        return renewed

    async def leave(self, server: int) -> None:
        """End a lease."""
        await self._writer.do(partial(beside.leave, server=server))

    async def servers(self) -> tuple[ServerRecord, ...]:
        """List the servers that have a lease."""
        return await self._read(beside.servers)

    async def attend(self, server: int, table: str, keys: frozenset[int]) -> Beside:
        """Say who is connected to a table at a server now."""
        return await self._writer.do(
            partial(beside.attend, server=server, table=table, keys=keys), durable=False, quick=True
        )

    async def plan(self, server: int, table: str, clocks: tuple[Clock, ...]) -> Beside:
        """Set a table's clocks, as its holder."""
        return await self._writer.do(
            partial(beside.plan, server=server, table=table, clocks=clocks), durable=False, quick=True
        )

    async def overdue(self, *, after: str = "", most: int = 100) -> tuple[str, ...]:
        """Which tables have a clock that has run out though it does not rest."""
        return await self._read(beside.overdue, int(self._clock() * 1000), after, most)

    # ---- slips

    async def lay(self, table: str, slip: Slip, *, most: int | None = None) -> bool:
        """Lay a slip on its shelf. Raises `ValueError` above `LARGEST_SLIP`."""
        check_slip(slip)
        return await self._writer.do(partial(slips.lay, table=table, slip=slip, most=most))

    async def slips(self, table: str, shelf: str) -> tuple[Slip, ...]:
        """What lies on a shelf, in the order in which it was laid."""
        return await self._read(slips.on, table, shelf, int(self._clock() * 1000))

    async def find_slip(self, shelf: str, name: str) -> tuple[str, Slip] | None:
        """At which table a slip lies, and the slip."""
        return await self._read(slips.find, shelf, name, int(self._clock() * 1000))

    async def shelf(self, shelf: str, most: int) -> tuple[tuple[str, Slip], ...]:
        """What lies on a shelf at all tables that somebody looks at, those laid last first."""
        return await self._read(slips.everywhere, shelf, most, int(self._clock() * 1000))

    async def take(self, table: str, shelf: str, name: str) -> Slip | None:
        """Take a slip away; one of those who want it gets it."""
        return await self._writer.do(partial(slips.take, table=table, shelf=shelf, name=name))

    async def clear(self, table: str, shelf: str) -> int:
        """Throw all slips of a shelf away; returns how many lay there."""
        return await self._writer.do(partial(slips.clear, table=table, shelf=shelf))

    # ---- what is told between servers

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Call back whenever another server has changed a table or told something."""
        self._hear = hear
        if self._poll is not None and self._polling is None:
            self._polling = self._loop.create_task(self._keep_looking(self._poll))

    def tell(self, table: str, sign: bytes) -> None:
        """Tell the other servers something that is never stored."""
        self._send((News(table=table, sign=sign),))

    async def look(self) -> None:
        """Find out whether another connection has written since the last look, and say so."""
        with storage_errors():
            seen = await self._writer.data_version()
        if seen != self._seen:
            self._seen = seen
            self._say(News(table=None))

    # ---- odds and ends that servers share

    async def count(self, what: bytes, seconds: float, amount: int = 1) -> tuple[int, float]:
        """Count on in a window of time that begins with the first; returns the count and when the window ends."""
        if not self._sharing:
            window = self._windows.count(what, seconds, amount, self._clock())
        elif amount:
            job = partial(sharing.count, what=what, seconds=seconds, amount=amount)
            window = await self._writer.do(job, durable=False)
        else:
            window = await self._read(sharing.counted, what, self._clock())
        return window.count, window.ends

    async def keep(self, table: str, attachment: Attachment) -> bool:
        """Keep an attachment as long as its table. Raises `ValueError` above `LARGEST_ATTACHMENT`."""
        check_attachment(attachment)
        return await self._writer.do(partial(sharing.keep, table=table, attachment=attachment))

    async def attachment(self, table: str, name: str) -> Attachment | None:
        """Give an attachment by its id."""
        return await self._read(sharing.attachment, table, name)

    async def close(self) -> None:
        """Finish what was begun and close."""
        if self._closed:
            return
        self._closed = True
        if self._polling is not None:
            self._polling.cancel()
            await asyncio.gather(self._polling, return_exceptions=True)
        self._wire.close()
        await self._writer.close()
        await asyncio.to_thread(self._writer_thread.shutdown)
        await asyncio.to_thread(self._reader_thread.shutdown)
        self._writing.close()
        self._reading.close()

    # ---- what others do

    def _committed(self, committed: Committed) -> None:
        """Tell the others what has changed, and ourselves what nobody here asked for."""
        if committed.servers is not None:
            self._others = tuple(address for address in committed.servers if address != self._address)
        if self._others:
            self._send(news_of(committed.changed))
        if committed.buried:
            for news in news_of(committed.buried):
                self._say(news)

    async def _mind_counts(self) -> None:
        """Share what is counted with whoever has come, take it back when all have gone, forget what has ended."""
        now = self._clock()
        with suppress(StorageError):
            if self._others and not self._sharing:
                self._sharing = True
                await self._writer.do(partial(sharing.give, windows=self._windows.give()), durable=False)
            elif self._sharing and not (self._others or self._together):
                self._windows.take(await self._writer.do(sharing.take, durable=False), now)
                self._sharing = False
            if now - self._forgotten >= FORGETTING:
                self._forgotten = now
                self._windows.forget(now)
                if self._sharing:
                    await self._writer.do(sharing.forget, durable=False)

    def _send(self, news: tuple[News, ...]) -> None:
        if news and self._others and not self._closed:
            self._wire.send(self._others, msgspec.msgpack.encode(news))

    def _receive(self, message: bytes) -> None:
        try:
            heard = _decoder.decode(message)
        except msgspec.MsgspecError:
            # From a server of another version, perhaps: something has changed.
            heard = (News(table=None),)
        for news in heard:
            self._say(news)

    async def _keep_looking(self, poll: float) -> None:
        while True:
            await asyncio.sleep(min(poll, POLL_DEAF) if self._deaf and self._others else poll)
            with suppress(StorageError):
                await self.look()

    # ---- threads and connections

    def _health(self) -> Health:
        return self._writer.health

    def _prove(self) -> "asyncio.Future[None]":
        return self._writer.do(log.prove)

    async def _drawn(self, name: str) -> bytes:
        drawn = await self._read(sharing.secret, name)
        return await self._writer.do(partial(sharing.draw, name=name)) if drawn is None else drawn

    async def _read(self, work: Callable[..., T], *facts: Any) -> T:
        self._check_open()

        def reading() -> T:
            with storage_errors():
                return work(self._reading, *facts)

        return await self._loop.run_in_executor(self._reader_thread, reading)

    def _thread(self, name: str) -> Executor:
        # One thread a connection, which serves one at a time; reads are rare (a table's first touch).
        return ThreadPoolExecutor(1, thread_name_prefix=f"moonhare-{name}") if self._durable else _AtOnce()


class _AtOnce(Executor):
    """Does what is asked at once, where it is asked."""

    def submit(self, work: Callable[..., T], /, *facts: Any, **named: Any) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(work(*facts, **named))
        except Exception as error:
            future.set_exception(error)
        return future


_decoder = msgspec.msgpack.Decoder(tuple[News, ...])
