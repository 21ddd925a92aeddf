"""The store of tables: their event log and what stands beside it. One interface, SQLite behind it.

Knows bytes, numbers and times; what an event means is `rules`' and `server`'s affair.
"""

from moonhare.storage.sqlite import SqliteStore
from moonhare.storage.store import (
    EVENT_FORMAT,
    GRACE,
    LARGEST_ATTACHMENT,
    LARGEST_SLIP,
    LEASE,
    NO_SEAT,
    RENEWAL,
    SCREEN,
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
    Slip,
    StorageError,
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
    "Slip",
    "SqliteStore",
    "StorageError",
    "Store",
    "TableRecord",
    "Tail",
]
