"""The store of tables: their event log and what stands beside it. One interface, SQLite or PostgreSQL behind it.

Knows bytes, numbers and times; what an event means is `rules`' and `server`'s affair.
"""

from moonhare.storage.errors import ReadOnlyError, StorageError
from moonhare.storage.sqlite import SqliteStore
from moonhare.storage.steps import Steps
from moonhare.storage.store import (
    EVENT_FORMAT,
    GRACE,
    LARGEST_ATTACHMENT,
    LARGEST_SLIP,
    LEASE,
    NO_SEAT,
    RENEWAL,
    SCREEN,
    WATCH,
    Append,
    Attachment,
    Beside,
    Clock,
    CommandId,
    Entry,
    News,
    Numbers,
    Outcome,
    OwnMove,
    ServerRecord,
    Slip,
    Store,
    TableRecord,
    Tail,
)

__all__ = [
    "EVENT_FORMAT",
    "GRACE",
    "LARGEST_ATTACHMENT",
    "LARGEST_SLIP",
    "LEASE",
    "NO_SEAT",
    "RENEWAL",
    "SCREEN",
    "WATCH",
    "Append",
    "Attachment",
    "Beside",
    "Clock",
    "CommandId",
    "Entry",
    "News",
    "Numbers",
    "Outcome",
    "OwnMove",
    "ReadOnlyError",
    "ServerRecord",
    "Slip",
    "SqliteStore",
    "Steps",
    "StorageError",
    "Store",
    "TableRecord",
    "Tail",
]
