"""How the database's tables came to be, step by step; a database remembers which steps it has taken.

SQLite's own `user_version` counts them. A library for migrations comes with the second kind of database, when one
definition has to serve both; for a handful of statements it would be more to read than they are.
"""

import sqlite3
from typing import Final

from moonhare.storage.log import StorageError

STEPS: Final[tuple[str, ...]] = (
    # 1: tables, their events, accepted commands, secrets of seats.
    """
    CREATE TABLE tables (
        code TEXT PRIMARY KEY,
        opened INTEGER NOT NULL,
        touched INTEGER NOT NULL,
        head INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tables_by_touch ON tables (touched);
    CREATE TABLE events (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        n INTEGER NOT NULL,
        format INTEGER NOT NULL,
        at INTEGER NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (code, n)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE commands (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        id TEXT NOT NULL,
        PRIMARY KEY (code, seat, id)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE seats (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        secret BLOB NOT NULL,
        PRIMARY KEY (code, seat)
    ) STRICT, WITHOUT ROWID;
    """,
)
"""Released steps never change; a new one is added at the end."""


def migrate(connection: sqlite3.Connection) -> None:
    """Take the steps that a database has not taken yet, each whole or not at all.

    Raises `StorageError` for a database that a newer version of the program has written.
    """
    taken = connection.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(STEPS):
        raise StorageError(
            f"the data was written by a newer Moonhare (its step {taken}, here {len(STEPS)} are known): update first"
        )
    for number, step in enumerate(STEPS[taken:], start=taken + 1):
        # executescript would commit what is open before it begins; so the whole step stands in one script.
        connection.executescript(f"BEGIN IMMEDIATE;{step};PRAGMA user_version = {number};COMMIT;")
