"""Fills a database that has no tables yet with all that a data folder has: the way from one server to several.

All or nothing, in one transaction, while nobody else can use either. What lasts only as long as a server is not
taken along: leases, who is connected, counts.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any, Final

import asyncpg

from moonhare.storage.errors import StorageError
from moonhare.storage.postgres.connecting import LOST, PATIENCE, PROGRAM, Connection, Line
from moonhare.storage.postgres.migrations import migrate
from moonhare.storage.postgres.writing import HOUSE
from moonhare.storage.sqlite import SqliteStore
from moonhare.storage.sqlite.connecting import storage_errors
from moonhare.storage.sqlite.copying import alone
from moonhare.storage.store import LEASE

Progress = Callable[[int, int], object] | None

PLAIN: Final = {
    "tables": "code, opened, touched, head, version, resting",
    "seats": "code, seat, secret, gone",
    "clocks": "code, name, since, until, added, paused, rests",
    "slips": "n, code, shelf, name, data, until",
    "attachments": "code, id, kind, data",
    "secrets": "name, secret",
}
"""What stands alike in both, by table; those first to which others refer."""

EVENTS: Final = ("code", "n", "format", "at", "data", "seat", "command")

AT_ONCE: Final = 2000
"""Rows that are sent at once."""

FEW: Final = 20
"""The same of attachments, which have two megabytes at most."""


async def fill(address: str, folder: Path, progress: Progress = None) -> int:
    """Copy everything of a data folder into a PostgreSQL; returns how many tables.

    `progress` is told how many rows are there, of how many. Raises `StorageError` where the folder has no data, a
    server runs on either, or the database holds tables already; nothing is changed then.
    """
    await _bury(folder)
    with alone(folder) as source:
        line = Line(address, light=False, greet=partial(migrate, create=True))
        try:
            target = await line.connected(time.monotonic() + PATIENCE)
            async with target.transaction():
                await _take(target)
                return await _copy(source, target, progress)
        except (*LOST, asyncpg.PostgresError) as error:
            raise StorageError(f"the database cannot be filled: {error}") from error
        finally:
            await line.close()


async def _bury(folder: Path) -> None:
    """Take all steps, and let whoever was connected when the last server died be gone, as the next one would."""
    await SqliteStore(folder, create=False).close()
    with alone(folder) as source:
        dead = _count(source, "servers")
    if dead:
        # Until its lease has ended, should it have been killed just now.
        await asyncio.sleep(LEASE)
        store = SqliteStore(folder, create=False)
        try:
            await store.leave(await store.join())
        finally:
            await store.close()


async def _take(target: Connection) -> None:
    """Have the database for oneself, and empty. Raises `StorageError` where it is not to be had."""
    await target.execute(f"SELECT pg_advisory_xact_lock({HOUSE})")
    # By its connections: one that has just begun, or cannot renew, has no lease.
    running = """
        SELECT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = $1
        AND datname = current_database() AND pid <> pg_backend_pid())
    """
    if await target.fetchval(running, PROGRAM):
        raise StorageError("a server runs on that database: stop it first")
    if await target.fetchval("SELECT EXISTS (SELECT FROM tables)"):
        raise StorageError("there are tables in that database already; it has to be one without")
    await target.execute("DELETE FROM servers; DELETE FROM secrets")


async def _copy(source: sqlite3.Connection, target: Connection, progress: Progress) -> int:
    counts = {name: _count(source, name) for name in (*PLAIN, "events")}
    done, total = 0, sum(counts.values())

    async def send(name: str, columns: Iterable[str], rows: Iterable[tuple[Any, ...]]) -> None:
        nonlocal done
        waiting = iter(rows)
        while some := list(islice(waiting, FEW if name == "attachments" else AT_ONCE)):
            await target.copy_records_to_table(name, records=some, columns=list(columns))
            done += len(some)
            if progress is not None:
                progress(done, total)

    with storage_errors():
        for name, columns in PLAIN.items():
            rows = source.execute(f"SELECT {columns} FROM {name}")  # noqa: S608 - names of ours
            await send(name, columns.split(", "), map(_as_it_is, rows) if name != "clocks" else map(_clock, rows))
        await send("events", EVENTS, _events(source))
    following = "SELECT setval(pg_get_serial_sequence('slips', 'n'), max(n) + 1) FROM slips HAVING max(n) >= 1"
    await target.execute(following)
    for name, count in counts.items():
        if await target.fetchval(f"SELECT count(*) FROM {name}") != count:  # noqa: S608 - names of ours
            raise StorageError(f"not everything has arrived in {name}")
    return counts["tables"]


def _count(source: sqlite3.Connection, name: str) -> int:
    with storage_errors():
        count: int = source.execute(f"SELECT count(*) FROM {name}").fetchone()[0]  # noqa: S608 - a name of ours
    return count


def _as_it_is(row: tuple[Any, ...]) -> tuple[Any, ...]:
    return row


def _clock(row: tuple[Any, ...]) -> tuple[Any, ...]:
    return (*row[:-1], bool(row[-1]))


def _events(source: sqlite3.Connection) -> Iterator[tuple[Any, ...]]:
    """All events, with the commands that were carried out: there, a command has a row of its own.

    Which event was made by which is no matter, only that it is known; and each has made one at least.
    """
    for (code,) in source.execute("SELECT code FROM tables").fetchall():
        events = source.execute("SELECT code, n, format, at, data FROM events WHERE code = ? ORDER BY n", (code,))
        commands = source.execute("SELECT seat, id FROM commands WHERE code = ? ORDER BY seat, id", (code,))
        for event, command in zip_longest(events, commands):
            if event is None:
                raise StorageError(f"table {code} has more commands than events")
            yield (*event, *(command or (None, None)))
