"""A store in SQLite: one file in a folder, used by one process or by several on the same machine."""

from moonhare.storage.sqlite.connecting import FILE_NAME
from moonhare.storage.sqlite.store import SqliteStore
from moonhare.storage.sqlite.wire import Wire

__all__ = ["FILE_NAME", "SqliteStore", "Wire"]
