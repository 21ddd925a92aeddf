"""How the database's tables came to be, step by step; a database remembers which steps it has taken.

A version's steps add, and a later version's take away what nobody uses any more: in between, servers of both run side
by side. So a database says too how many steps a program has to know that uses it.

SQLite's own `user_version` counts them. PostgreSQL has steps of its own (`storage/postgres/migrations.py`): its tables
are other ones, and for a handful of statements a library that knows both would be more to read than they are.
"""

import sqlite3
import time
from typing import Final

from moonhare.storage.steps import Moved, Steps

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
    # 2: what stands beside the log, servers, and what they share. Tables of before rest since now.
    """
    ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN resting INTEGER;
    UPDATE tables SET resting = :now;
    ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0;
    UPDATE seats SET gone = :now;
    CREATE TABLE clocks (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        name TEXT NOT NULL,
        since INTEGER NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (code, name)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE servers (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        renewed INTEGER NOT NULL,
        address TEXT NOT NULL
    ) STRICT;
    CREATE TABLE attending (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        server INTEGER NOT NULL REFERENCES servers ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        PRIMARY KEY (code, server, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX attending_by_server ON attending (server);
    CREATE TABLE secrets (
        name TEXT PRIMARY KEY,
        secret BLOB NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE counts (
        what BLOB PRIMARY KEY,
        count INTEGER NOT NULL,
        ends INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX counts_by_end ON counts (ends);
    CREATE TABLE attachments (
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        id TEXT NOT NULL,
        kind TEXT NOT NULL,
        data BLOB NOT NULL,
        PRIMARY KEY (code, id)
    ) STRICT;
    """,
    # 3: slips on the shelves of tables.
    """
    CREATE TABLE slips (
        n INTEGER PRIMARY KEY AUTOINCREMENT,
        code TEXT NOT NULL REFERENCES tables ON DELETE CASCADE,
        shelf TEXT NOT NULL,
        name TEXT NOT NULL,
        data BLOB NOT NULL,
        until INTEGER,
        UNIQUE (code, shelf, name)
    ) STRICT;
    CREATE INDEX slips_by_end ON slips (until);
    """,
    # 4: slips found by their names.
    """
    CREATE INDEX slips_by_name ON slips (shelf, name);
    """,
    # 5: clocks that people add time to, that stand still, that run on while nobody looks.
    """
    ALTER TABLE clocks ADD COLUMN added INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE clocks ADD COLUMN paused INTEGER;
    ALTER TABLE clocks ADD COLUMN rests INTEGER NOT NULL DEFAULT 1;
    """,
    # 6: a shelf of all tables, in the order in which its slips were laid.
    """
    CREATE INDEX slips_by_shelf ON slips (shelf, n);
    """,
    # 7: the clocks that run on while nobody looks, for who looks after them.
    """
    CREATE INDEX clocks_that_run_on ON clocks (until, code) WHERE NOT rests AND paused IS NULL;
    """,
)
"""Released steps never change; a new one is added at the end. No `;` but after a statement."""

NEEDED: Final = 7
"""How many steps a program has to know that uses a database which has taken all: a step that only adds leaves it as it
is, one after which the programs of before would go wrong raises it."""


def migrate(connection: sqlite3.Connection, now: int) -> Moved | None:
    """Take the steps that a database has not taken yet, all or none; `now`: milliseconds since 1970.

    Returns what has become of data that was there. Raises `StorageError` for a database that a newer version of the
    program has made unreadable for this one.
    """
    if usable(connection).taken >= len(STEPS):
        return None
    began = time.monotonic()
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again: another process may have started at the same moment and been first.
        taken = usable(connection).taken
        for step in STEPS[taken:]:
            for statement in step.split(";"):
                connection.execute(statement, {"now": now})
        if taken < len(STEPS):
            connection.execute(f"PRAGMA user_version = {len(STEPS)}")
            connection.execute("CREATE TABLE IF NOT EXISTS needed (steps INTEGER NOT NULL) STRICT")
            connection.execute("DELETE FROM needed")
            connection.execute("INSERT INTO needed VALUES (?)", (NEEDED,))
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    return Moved.since(began, before=taken, now=len(STEPS))


def usable(connection: sqlite3.Connection) -> Steps:
    """Look how far a database is. Raises `StorageError` where this program cannot use it."""
    (taken,) = connection.execute("PRAGMA user_version").fetchone()
    needed: int = taken
    if connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'needed'").fetchone() is not None:
        (needed,) = connection.execute("SELECT steps FROM needed").fetchone()
    return Steps(taken=taken, needed=needed, known=len(STEPS)).checked()
