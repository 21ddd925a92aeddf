"""A table's games and events as they stand in its store, read beside a server that runs or has been killed."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from moonhare.cli.outfit import stored
from moonhare.server.export import export_games
from moonhare.server.settings import ServerSettings
from moonhare.storage import Entry, Store

T = TypeVar("T")


def exported(folder: Path, code: str, *, database: str = "") -> tuple[bytes, ...]:
    """The logs of a table's games."""
    return _with_store(folder, lambda store: export_games(store, code, folder), database)


def stored_events(folder: Path, code: str) -> tuple[Entry, ...]:
    """The events of a table."""

    async def read(store: Store) -> tuple[Entry, ...]:
        return (await store.read(code)).entries

    return _with_store(folder, read)


def _with_store(folder: Path, work: Callable[[Store], Awaitable[T]], database: str = "") -> T:
    async def do() -> T:
        async with stored(ServerSettings(data=str(folder), database=database)) as store:
            return await work(store)

    # A loop of its own, whether the test has one or not.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, do()).result()
