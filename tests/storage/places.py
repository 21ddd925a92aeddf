"""Where the tests of a store keep it: every implementation is one place, and the suites run at each of them."""

from collections.abc import Callable
from pathlib import Path

from moonhare.storage import RENEWAL, Append, Clock, CommandId, Store
from moonhare.storage.sqlite import SqliteStore
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
