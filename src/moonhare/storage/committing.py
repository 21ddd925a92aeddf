"""Group commit, whichever database it goes to: what comes while one transaction is on its way goes into the next."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextvars import Context
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from moonhare.storage.errors import StorageError
from moonhare.storage.health import Health


class Waiting(Protocol):
    """Something to be written, and who waits for it."""

    @property
    def told(self) -> "asyncio.Future[Any]":
        """What they wait with."""
        ...


J = TypeVar("J", bound=Waiting)


class Committed(msgspec.Struct, frozen=True):
    """What a transaction came to."""

    results: tuple[Any, ...]
    """Each job's, a `StorageError` for one that failed."""
    changed: frozenset[str] = frozenset()
    buried: frozenset[str] = frozenset()
    servers: tuple[str, ...] | None = None
    """The addresses of all servers; None where nothing was written, or the database itself tells them."""


class Queue(ABC, Generic[J]):
    """The jobs that wait for a writer, which writes many at once."""

    def __init__(self, most: int, then: Callable[[Committed], None]) -> None:
        """Nothing waits yet; call it in an event loop.

        `most`: jobs in one transaction. `then` is called in the event loop after each, before the waiting are told.
        """
        self._most, self._then = most, then
        self._loop = asyncio.get_running_loop()
        self._waiting: list[J] = []
        self._committing: asyncio.Task[None] | None = None
        self._closed = False
        self.health = Health()

    async def close(self) -> None:
        """Finish what was begun; nothing else is taken on."""
        self._closed = True
        if self._committing is not None:
            await asyncio.gather(self._committing, return_exceptions=True)

    def _check_open(self) -> None:
        if self._closed:
            raise StorageError("the data is closed")

    def _take_on(self, job: J) -> None:
        self._waiting.append(job)
        if self._committing is None:
            # It writes for many: what it logs is not to bear the name of the first one's request.
            self._committing = self._loop.create_task(self._commit_all(), context=Context())

    async def _commit_all(self) -> None:
        """Write all that waits, together, and tell everybody; again while more has come meanwhile."""
        try:
            while self._waiting:
                await self._pause()
                batch, self._waiting = self._waiting[: self._most], self._waiting[self._most :]
                committed = await self._written(batch)
                if any(isinstance(result, StorageError) for result in committed.results):
                    self.health.failed()
                elif committed.changed:
                    self.health.stored()
                try:
                    self._then(committed)
                finally:
                    tell((job.told for job in batch), committed.results)
        finally:
            self._committing = None

    async def _pause(self) -> None:
        """Wait until the next transaction may begin; at once unless a database has it otherwise."""

    @abstractmethod
    async def _written(self, batch: list[J]) -> Committed:
        """Write a batch in one transaction, or tell what went wrong; raises nothing."""


def together(parts: Sequence[Committed]) -> Committed:
    """What a batch came to whose jobs were written one by one."""
    return Committed(
        tuple(result for part in parts for result in part.results),
        frozenset().union(*(part.changed for part in parts)),
        frozenset().union(*(part.buried for part in parts)),
        next((part.servers for part in reversed(parts) if part.servers is not None), None),
    )


def tell(waiting: "Iterable[asyncio.Future[Any]]", results: Iterable[Any]) -> None:
    """Give each who waits the result in the same place; a `StorageError` is raised where they wait."""
    for told, result in zip(waiting, results, strict=True):
        if told.done():  # whoever waited has gone; it is stored all the same
            continue
        if isinstance(result, StorageError):
            told.set_exception(result)
        else:
            told.set_result(result)
