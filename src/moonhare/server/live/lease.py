"""This server's place among those that share a store: one lease, whose number stands in what tables do by themselves.

The store's `Store` tells what a lease is. A server that runs has one, whether a table is looked at there or not.
"""

import asyncio

from moonhare.storage import LEASE, Store


class Lease:
    """A number of this server's own, as long as it renews it."""

    def __init__(self, store: Store) -> None:
        """Take none yet."""
        self._store = store
        self.number: int | None = None
        """The number that this server has now; None before it took one."""
        self._kept = 0.0
        self._taking = asyncio.Lock()

    async def take(self) -> int:
        """Take a lease, unless there is one that has not ended; returns its number. Raises `StorageError`."""
        async with self._taking:
            if self.number is None or self._store.now() >= self._kept + LEASE:
                self.number = await self._store.join()
                self._kept = self._store.now()
            return self.number

    async def keep(self) -> bool:
        """Renew the lease; False where it had ended: there is none now, and who is connected here is not known to be.

        Raises `StorageError`.
        """
        async with self._taking:
            if self.number is None:
                return True
            now = self._store.now()
            if await self._store.renew(self.number):
                self._kept = now
                return True
            self.number = None
            return False

    async def give_up(self) -> None:
        """End the lease, so that others need not wait for it to end. Raises `StorageError`."""
        async with self._taking:
            number, self.number = self.number, None
        if number is not None:
            await self._store.leave(number)
