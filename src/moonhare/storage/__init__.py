"""The event log and what stands beside it: one interface, SQLite behind it.

Knows bytes, numbers and times; what an event means is `rules`' and `server`'s affair.
"""

from moonhare.storage.log import (
    EVENT_FORMAT,
    Append,
    CommandId,
    Entry,
    EventLog,
    Outcome,
    StorageError,
    TableRecord,
    Tail,
)
from moonhare.storage.sqlite import SqliteLog, read_table, remove_table

__all__ = [
    "EVENT_FORMAT",
    "Append",
    "CommandId",
    "Entry",
    "EventLog",
    "Outcome",
    "SqliteLog",
    "StorageError",
    "TableRecord",
    "Tail",
    "read_table",
    "remove_table",
]
