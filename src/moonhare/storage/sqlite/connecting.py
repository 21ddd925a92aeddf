"""Opening a database: the folder, the file, the two connections, and sentences for what goes wrong with them."""

import errno
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from moonhare.storage.errors import ReadOnlyError, StorageError
from moonhare.storage.sqlite.migrations import migrate, usable
from moonhare.storage.steps import Moved, Steps

FILE_NAME: Final = "moonhare.sqlite3"

PATIENCE: Final = 10.0
"""Seconds that are waited for another process that writes."""

LOOK_AGAIN: Final = 0.002
"""Seconds between two looks whether it still does."""

WHICH: Final = "name the folder that the server uses with --data or MOONHARE_DATA"
"""What to do where there is no data in a folder: most often it is another one that is meant."""

RESTORE: Final = "`moonhare restore FILE --force` puts a backup that is whole in its place, and keeps what is there"

OWNED: Final = (
    "see that the folder and all in it belong to whoever serves, who may write to it, or choose another with --data"
)

ELSEWHERE: Final = "choose another with --data"

ROOM: Final = "make room on that disk"

MENDS: Final = {
    sqlite3.SQLITE_READONLY: OWNED,
    sqlite3.SQLITE_CANTOPEN: OWNED,
    sqlite3.SQLITE_FULL: ROOM,
    sqlite3.SQLITE_CORRUPT: RESTORE,
    sqlite3.SQLITE_NOTADB: RESTORE,
}
"""What to do about an error of SQLite's."""

PRIMARY: Final = 0xFF
"""The bits of an error's code that say its kind; the others say more of it."""


def connect(
    folder: Path | None, *, create: bool, now: int
) -> tuple[sqlite3.Connection, sqlite3.Connection, Moved | None]:
    """Open the database in a folder, None: in memory.

    Returns the connection that writes, the one that reads, and what has become of data that was of another form.
    `create`: whether to make what is not there; `now`: milliseconds since 1970. Raises `StorageError`.
    """
    with storage_errors():
        path = ":memory:" if folder is None else str(_file(folder, create=create))
        writing = _connect(path)
        try:
            moved = migrate(writing, now)
            writing.execute("PRAGMA busy_timeout = 0")  # from here on: `patiently`
            return writing, writing if folder is None else _connect(path), moved
        except BaseException:
            writing.close()
            raise


def look(folder: Path) -> Steps:
    """How far the database in a folder is, without touching it. Raises `StorageError`."""
    with storage_errors():
        address = f"{_file(folder, create=False).resolve().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as found:
            return usable(found)


def watch(folder: Path | None) -> Callable[[], None]:
    """Give what raises `StorageError` once a folder's database is another file than now, or none.

    SQLite would go on with the file that it has open, which is nowhere any more: all that is written is lost with it.
    """
    if folder is None:
        return lambda: None
    path = str(folder / FILE_NAME)
    opened = os.stat(path)  # noqa: PTH116 - it is asked before each transaction, and a `Path` takes five times as long

    def look() -> None:
        try:
            same = os.path.samestat(opened, os.stat(path))  # noqa: PTH116 - as above
        except FileNotFoundError:
            same = False
        if not same:
            raise StorageError(
                f"{path} was deleted, moved or replaced under this server", "put it back, or start again"
            )

    return look


def _file(folder: Path, *, create: bool) -> Path:
    file = folder / FILE_NAME
    if create:
        if folder.exists() and not folder.is_dir():
            raise StorageError(f"{folder} is no folder", ELSEWHERE)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if file.exists() and not file.is_file():
            raise StorageError(f"{file} is no file", f"move it away, or {ELSEWHERE}")
        file.touch(mode=0o600)
    elif not file.is_file():
        raise StorageError(f"there is no data in {folder}", WHICH)
    return file


def _connect(path: str) -> sqlite3.Connection:
    # isolation_level None: transactions begin and end where this package says so.
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=PATIENCE)
    try:
        # So that readers and a writer are not in each other's way. Of several processes that make the database at the
        # same moment one can do this.
        patiently(connection, "PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = FAST")
    except BaseException:
        connection.close()
        raise
    return connection


def patiently(connection: sqlite3.Connection, statement: str) -> None:
    """Execute a statement as soon as other processes let it be, within `PATIENCE`. Raises `sqlite3.Error`.

    SQLite's own waiting looks ever more seldom, at last ten times a second: with two servers that write, one move in a
    hundred took a quarter of a second instead of a twentieth. And some statements it does not wait for at all.
    """
    patience = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute(statement)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patience:
                raise
            time.sleep(LOOK_AGAIN)
        else:
            return


def data_version(connection: sqlite3.Connection) -> int:
    """A number that changes when another connection has written, and not when this one has. Raises `sqlite3.Error`."""
    version: int = connection.execute("PRAGMA data_version").fetchone()[0]
    return version


def in_words(found: str, error: Exception) -> StorageError:
    """Say what went wrong, and what to do about it where that is known; `found`: what cannot be done for it."""
    code = getattr(error, "sqlite_errorcode", 0) & PRIMARY
    kind = ReadOnlyError if code == sqlite3.SQLITE_READONLY else StorageError
    return kind(f"{found}: {error}", MENDS.get(code, ""))


@contextmanager
def storage_errors() -> Iterator[None]:
    """Raise what a file system or SQLite complains of as `StorageError`, in words for the one who runs the server."""
    try:
        yield
    except sqlite3.Error as error:
        raise in_words("the data cannot be read or written", error) from error
    except OSError as error:
        found = f"the data folder cannot be used: {error.strerror or error} ({error.filename})"
        full = ROOM if error.errno == errno.ENOSPC else ELSEWHERE
        raise StorageError(found, OWNED if isinstance(error, PermissionError) else full) from error
