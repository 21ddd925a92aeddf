"""Where the tests of a store keep it: every implementation is one place, and the suites run at each of them."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import asyncpg

from moonhare.storage import RENEWAL, Append, Clock, CommandId, SqliteStore, Store
from moonhare.storage.postgres import PostgresStore
from tests.storage.wires import Exchange

TABLE = "LUMO-0001"
BEGIN = 1_000_000.0
"""What the clock shows at first, in seconds; tables are opened then."""


class Hands:
    """A clock whose hands the test turns."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> float:
        return self.now

    @property
    def ms(self) -> int:
        return round(self.now * 1000)


async def go_on(hands: Hands, seconds: float, store: Store, server: int) -> None:
    """Let time pass in which a server renews its lease as it should, the last time at the end of it."""
    end = hands.now + seconds
    while hands.now < end:
        hands.now = min(end, hands.now + RENEWAL)
        assert await store.renew(server)


class Place:
    """A store's data, which several stores may open where that is `shared`."""

    def __init__(self, folder: Path | None, clock: Callable[[], float]) -> None:
        self.folder, self.clock = folder, clock
        self.exchange = Exchange()
        self._opened: list[SqliteStore] = []

    async def begin(self) -> None:
        """Make it ready."""

    async def settle(self) -> None:
        """Let what has been told be heard."""
        for _ in range(3):  # sent, delivered, told
            await asyncio.sleep(0)

    @property
    def shared(self) -> bool:
        return self.folder is not None

    def open(self) -> SqliteStore:
        """One more store of this place; of a place that is not shared it is always the same."""
        if not self.shared and self._opened:
            return self._opened[0]
        self._opened.append(SqliteStore(self.folder, clock=self.clock, wire=self.exchange.wire(), poll=None))
        return self._opened[-1]

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


class PostgresPlace:
    """The same in a database, which belongs to one test at a time."""

    shared = True

    def __init__(self, address: str, clock: Callable[[], float] | None) -> None:
        self.address, self.clock = address, clock
        self._opened: list[PostgresStore] = []

    async def begin(self) -> None:
        store = PostgresStore(self.address)
        await store.begin()
        await store.close()
        async with self.connected() as connection:
            rows = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'moonhare'")
            tables = ", ".join(f"moonhare.{name}" for (name,) in rows if name != "steps")
            await connection.execute(f"TRUNCATE {tables} RESTART IDENTITY CASCADE")

    @asynccontextmanager
    async def connected(self) -> AsyncIterator["asyncpg.Connection[asyncpg.Record]"]:
        """A connection that is no store's."""
        connection = await asyncpg.connect(self.address)
        try:
            await connection.execute("SET search_path = moonhare")
            yield connection
        finally:
            await connection.close()

    def open(self) -> PostgresStore:
        """One more store of this place."""
        self._opened.append(PostgresStore(self.address, clock=self.clock, poll=None))
        return self._opened[-1]

    async def settle(self) -> None:
        """Let what has been told be heard: an ear answers only after it has heard what was told before."""
        ears = [store._ear for store in self._opened if not store._closed and store._ear._listening is not None]
        for ear in ears:
            while ear._signs:
                await asyncio.sleep(0.001)
            async with ear._turn:  # they are sent
                pass
        for ear in ears:
            async with ear._turn:
                await (await ear._line.connected(time.monotonic() + 10)).execute("SELECT")
        await asyncio.sleep(0)

    async def close(self) -> None:
        for store in self._opened:
            await store.close()


Places = Place | PostgresPlace
Opened = SqliteStore | PostgresStore


def one(table: str, after: int, *, data: bytes = b"{}", command: CommandId | None = None) -> Append:
    return Append(table=table, after=after, events=(data,), command=command)


def opening(*keys: int, table: str = TABLE) -> Append:
    """The append that opens a table with some seats."""
    return Append(table=table, after=0, events=(b"{}",), admit=tuple((key, b"%d" % key) for key in keys))


def named(seat: int, name: str) -> CommandId:
    return CommandId(seat=seat, id=name)


def clock(name: str, since: float, until: float) -> Clock:
    """A clock by seconds since the beginning."""
    return Clock(name=name, since=round((BEGIN + since) * 1000), until=round((BEGIN + until) * 1000))
