"""What a store of tables must do, whichever database does it: the event log and what stands beside it.

A table is the fold of its events, which are numbered from 1. Whoever appends says after which number; if somebody
else was first, nothing is stored and the loser reads the tail and decides anew. So any number of writers are
correct. The log does not look into events: it keeps bytes, the number of their format and the time.
"""

from collections.abc import Mapping
from typing import Final, Literal, Protocol

import msgspec

EVENT_FORMAT: Final = 1
"""The format that events are written in today. Old ones stay readable for ever (`tests/server/golden`)."""

Outcome = Literal["appended", "known", "conflict"]


class StorageError(Exception):
    """The data cannot be opened, read or written; the sentence says why, for the one who runs the server."""


class CommandId(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Which accepted command made events: by the seat's key and the client's own name for it."""

    seat: int
    id: str


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Events to be added to a table, all or none."""

    table: str
    after: int
    """The number of the last event that the writer knows; 0 opens the table."""
    events: tuple[bytes, ...]
    """At least one, each JSON."""
    command: CommandId | None = None
    """Kept with the events: the same command is never carried out twice."""
    admit: tuple[tuple[int, bytes], ...] = ()
    """Seats' keys with the SHA-256 of the secret that opens each."""
    dismiss: tuple[int, ...] = ()
    """Keys of seats whose secret opens nothing any more."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An event as stored."""

    n: int
    format: int
    at: int
    """When, in milliseconds since 1970."""
    data: bytes


class Tail(msgspec.Struct, frozen=True, kw_only=True):
    """What was read of a table at one moment."""

    entries: tuple[Entry, ...]
    """Ascending without gaps; empty if there is no such table or nothing new."""
    seats: Mapping[bytes, int]
    """Keys of seats by the SHA-256 of their secrets, as they are now."""


class TableRecord(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A table in the list of tables; times in milliseconds since 1970."""

    code: str
    opened: int
    touched: int
    events: int


class EventLog(Protocol):
    """A store of tables. Every method may raise `StorageError`; then nothing of that call is stored."""

    async def append(self, append: Append) -> Outcome:
        """Add events and return once they are durable.

        "known": this seat's command is in the log already; "conflict": the table's last event is not number
        `append.after`. In both cases nothing is stored.
        """
        ...

    async def read(self, table: str, after: int = 0) -> Tail:
        """Read a table's events after a number, and its seats."""
        ...

    async def knows(self, table: str, command: CommandId) -> bool:
        """Whether a command was accepted."""
        ...

    async def tables(self) -> tuple[TableRecord, ...]:
        """List all tables, by code."""
        ...

    async def expire(self, before: int) -> tuple[str, ...]:
        """Remove the tables that nobody has touched since a time, with all that belongs to them; return their codes."""
        ...

    async def check(self) -> None:
        """Find out whether events can be stored now; cheap, however often it is asked."""
        ...

    async def close(self) -> None:
        """Finish what was begun and close. No other call may follow."""
        ...
