"""Copying a database whole, also while servers write to it."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from moonhare.storage.errors import StorageError
from moonhare.storage.sqlite.connecting import FILE_NAME, RESTORE, WHICH, storage_errors

BESIDE = ("", "-wal", "-shm")
"""What SQLite's files are called after the database's own name."""


def copy_database(source: Path, target: Path) -> None:
    """Copy the database of one folder into another one, as of one moment, to one file; nobody waits for it.

    Raises `StorageError`.
    """
    if not (source / FILE_NAME).is_file():
        raise StorageError(f"there is no data in {source}", WHICH)
    with (
        storage_errors(),
        closing(sqlite3.connect(f"{(source / FILE_NAME).resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target / FILE_NAME)) as new,
    ):
        # All pages at once: one moment. In smaller steps it would begin anew with every move that somebody makes.
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


def check_database(folder: Path) -> None:
    """Look whether a database is whole as SQLite sees it. Raises `StorageError`."""
    address = f"{(folder / FILE_NAME).resolve().as_uri()}?mode=ro"
    with storage_errors(), closing(sqlite3.connect(address, uri=True)) as database:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise StorageError(f"the database is damaged: {found}", RESTORE)


@contextmanager
def alone(folder: Path) -> Iterator[sqlite3.Connection]:
    """Have a folder's database for oneself, to read, as long as the block lasts: nobody else can open it meanwhile.

    Raises `StorageError` where there is none, or where a server runs on it.
    """
    if not (folder / FILE_NAME).is_file():
        raise StorageError(f"there is no data in {folder}", WHICH)
    with storage_errors():
        database = sqlite3.connect(folder / FILE_NAME, timeout=0, isolation_level=None)
    with closing(database):
        with storage_errors():
            _leave_wal(database, folder)
            database.execute("BEGIN EXCLUSIVE")
        yield database


def set_aside(folder: Path, move: Callable[[Path], object]) -> None:
    """Have a folder's database moved out of the way, which nobody may have open. Raises `StorageError`."""
    # Whatever is damaged is moved all the same.
    with (
        storage_errors(),
        closing(sqlite3.connect(folder / FILE_NAME, timeout=0)) as database,
        suppress(sqlite3.DatabaseError),
    ):
        _leave_wal(database, folder)
    with storage_errors():
        for ending in BESIDE:
            file = folder / f"{FILE_NAME}{ending}"
            if file.exists():
                move(file)


def _leave_wal(database: sqlite3.Connection, folder: Path) -> None:
    """Make it one file. Only a connection that is alone can do this. Raises `StorageError` where others have it."""
    try:
        database.execute("PRAGMA journal_mode = DELETE")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StorageError(f"a server runs on {folder}: stop it first") from None
        raise
