"""Copying a database whole, also while servers write to it."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from moonhare.storage.sqlite.connecting import FILE_NAME, told
from moonhare.storage.store import StorageError

BESIDE = ("", "-wal", "-shm")
"""What SQLite's files are called after the database's own name."""


def copy_database(source: Path, target: Path) -> None:
    """Copy the database of one folder into another one, as of one moment, to one file; nobody waits for it.

    Raises `StorageError`.
    """
    if not (source / FILE_NAME).is_file():
        raise StorageError(f"there is no data in {source}")
    with (
        told(),
        closing(sqlite3.connect(f"{(source / FILE_NAME).resolve().as_uri()}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(target / FILE_NAME)) as new,
    ):
        # All pages at once: one moment. In smaller steps it would begin anew with every move that somebody makes.
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")


def check_database(folder: Path) -> None:
    """Look whether a database is whole as SQLite sees it. Raises `StorageError`."""
    with told(), closing(sqlite3.connect(f"{(folder / FILE_NAME).resolve().as_uri()}?mode=ro", uri=True)) as database:
        (found,) = database.execute("PRAGMA quick_check(1)").fetchone()
    if found != "ok":
        raise StorageError(f"the database is damaged: {found}")


def set_aside(folder: Path, move: Callable[[Path], object]) -> None:
    """Have a folder's database moved out of the way, which nobody may have open. Raises `StorageError`."""
    with told(), closing(sqlite3.connect(folder / FILE_NAME, timeout=0)) as database:
        try:
            # Only a connection that is alone can do this.
            database.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise StorageError(f"a server runs on {folder}: stop it first") from None
            raise
        except sqlite3.DatabaseError:
            pass  # whatever is damaged is moved all the same
    with told():
        for ending in BESIDE:
            file = folder / f"{FILE_NAME}{ending}"
            if file.exists():
                move(file)
