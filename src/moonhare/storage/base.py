"""What a store does by itself, whichever database it is in."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from typing import Final

from moonhare.storage.errors import StorageError
from moonhare.storage.health import Health
from moonhare.storage.store import LARGEST_ATTACHMENT, LARGEST_SLIP, Attachment, News, Slip

FORGETTING: Final = 60.0
"""Seconds between two looks for counts whose window has ended."""

MOST_NEWS: Final = 100
"""Tables that are named one by one; where more have changed, all are looked at."""


class BaseStore(ABC):
    """The part of a `Store` that knows no database: whether it stores, its secrets, and who hears its news."""

    def __init__(self) -> None:
        """Nothing has happened yet; call it in an event loop."""
        self._loop = asyncio.get_running_loop()
        self._hear: Callable[[News], None] | None = None
        self._proving: asyncio.Future[None] | None = None
        self._secrets: dict[str, bytes] = {}
        self._closed = False

    async def check(self) -> None:
        """Find out whether events can be stored now: by what was stored lately, or by storing something."""
        health = self._health()
        if health.is_proven and not self._closed:
            return
        if self._proving is None or self._proving.done():
            self._proving = self._prove()
        await asyncio.wait((self._proving,))
        self._proving.result()
        health.stored()

    async def secret(self, name: str) -> bytes:
        """Draw 16 bytes the first time that this name is asked for, and give the same ever after."""
        if name not in self._secrets:
            self._secrets[name] = await self._drawn(name)
        return self._secrets[name]

    @abstractmethod
    def _health(self) -> Health:
        """How the writer fares."""

    @abstractmethod
    def _prove(self) -> "asyncio.Future[None]":
        """Store something and remove it again."""

    @abstractmethod
    async def _drawn(self, name: str) -> bytes:
        """The secret of a name, drawn if there is none yet."""

    def _check_open(self) -> None:
        if self._closed:
            raise StorageError("the data is closed")

    def _say(self, news: News) -> None:
        if self._hear is not None and not self._closed:
            # Soon: what fails there is not to fail here.
            self._loop.call_soon(self._hear, news)


def check_slip(slip: Slip) -> None:
    """Raise `ValueError` above `LARGEST_SLIP`."""
    if len(slip.data) > LARGEST_SLIP:
        raise ValueError(f"a slip has {LARGEST_SLIP} bytes at most")


def check_attachment(attachment: Attachment) -> None:
    """Raise `ValueError` above `LARGEST_ATTACHMENT`."""
    if len(attachment.data) > LARGEST_ATTACHMENT:
        raise ValueError(f"an attachment has {LARGEST_ATTACHMENT} bytes at most")


def news_of(tables: Iterable[str]) -> tuple[News, ...]:
    """What is told of tables that have changed, by code."""
    codes = sorted(tables)
    return (News(table=None),) if len(codes) > MOST_NEWS else tuple(News(table=code) for code in codes)
