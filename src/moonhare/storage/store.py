"""What a store of tables must do, whichever database does it: the event log, and what is kept beside it.

**The log.** A table is the fold of its events, which are numbered from 1. Whoever appends says after which number; if
somebody else was first, nothing is stored and the loser reads the tail and decides anew. So any number of writers are
correct. The store does not look into events: it keeps bytes, the number of their format and the time.

**Beside it** stands what is only of use for a while and is in no export: who is connected at which server, since when
the others have been gone, the clocks of each table, and slips: small things that a table keeps on shelves of its own.
All times are by the store's own clock. A table that nobody looks at rests: its time stands still, whether its last
viewer left or its last server died, and goes on when somebody comes.

**Servers.** Each has one lease, known by its number. It is renewed every `RENEWAL` seconds, and has ended `LEASE`
seconds after its last renewal. A number is never given twice, so it is the lease's epoch (its fencing token) too. What
a table does by itself is done by its **holder**: of the servers at which somebody looks at it the one with the lowest
number, whose lease is the oldest. A move that a table makes by itself carries the number of the server that makes it;
the transaction that stores it checks that this server still is the holder.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Literal, Protocol

import msgspec

from moonhare.storage.steps import Moved

EVENT_FORMAT: Final = 1
"""The format that events are written in today. Old ones stay readable for ever (`tests/server/golden`)."""

RENEWAL: Final = 1.0
"""Seconds between two renewals of a server's lease."""

LEASE: Final = 3.0
"""Seconds after the last renewal at which a lease has ended: others may then take the server for dead."""

GRACE: Final = 8.0
"""Seconds that a clock has at least when a table goes on after a rest or with another holder: nobody is to come back to
what has just gone."""

LARGEST_ATTACHMENT: Final = 2 * 1024 * 1024
"""Bytes of an attachment: half a minute of speech or a picture, and a transaction that holds up nobody."""

LARGEST_SLIP: Final = 16 * 1024
"""Bytes of a slip: a line that was said, a link, an address to send something to."""

NO_SEAT: Final = 0
"""The key of those who look without a seat."""

SCREEN: Final = -1
"""The key of screens, which show a table to a room: they look without a seat too, and it is told that one is there."""

WATCH: Final = -2
"""The key of a server itself that looks after a table while nobody looks: what is due there happens all the same. Lower
ones are screens that are told from each other."""

Outcome = Literal["appended", "known", "conflict", "not-yours", "present", "not-yet"]


class CommandId(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Which accepted command made events: by the seat's key and the client's own name for it."""

    seat: int
    id: str


class Clock(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that a table waits for; times in milliseconds since 1970, by the store's clock."""

    name: str
    """What for: unique at its table, and never again for another moment of it."""
    since: int
    until: int
    added: int = 0
    """Seconds that people have added to it."""
    paused: int | None = None
    """Since when it stands still: it has then as long to run as it had."""
    rests: bool = True
    """Whether it stands still while the table rests."""


class OwnMove(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A move that a table makes by itself: which server makes it, and whose absence it depends on."""

    server: int
    """The number of the server that does it: it has to be alive, and the table's holder."""
    absent: int | None = None
    """The key of a seat that must not be connected at any server."""


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
    """Seats' keys with the SHA-256 of the secret that opens each; absent from now on until they connect.
    Another secret takes the place of a seat's first one."""
    dismiss: tuple[int, ...] = ()
    """Keys of seats whose secret opens nothing any more, and whose absence nobody counts."""
    own: OwnMove | None = None
    """For a move that the table makes by itself."""
    ended: str | None = None
    """The name of a clock that must have run out, and not stand still."""
    clocks: tuple[Clock, ...] | None = None
    """What the table's clocks are from now on; None leaves them as they are."""


class Entry(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An event as stored."""

    n: int
    format: int
    at: int
    """When, in milliseconds since 1970."""
    data: bytes


class Beside(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept beside a table's log, at one moment; times in milliseconds since 1970, by the store's clock."""

    version: int
    """Grows with each change of what follows, the holder's dying included."""
    holder: int | None
    """The server that acts for the table; None while nobody looks at it, and it rests."""
    present: tuple[int, ...]
    """Keys of the seats that are connected at any server, ascending."""
    screens: tuple[int, ...] = ()
    """Keys of the screens that are connected at any server, ascending."""
    absent: Mapping[int, int]
    """Since when each other seat has been gone. While the table rests it does not grow older: see `Store.attend`."""
    resting: int | None
    """Since when the table rests; None while somebody looks at it."""
    clocks: tuple[Clock, ...]
    """By name."""


class Tail(msgspec.Struct, frozen=True, kw_only=True):
    """What was read of a table at one moment."""

    entries: tuple[Entry, ...]
    """Ascending without gaps; empty if there is no such table or nothing new."""
    seats: Mapping[bytes, int]
    """Keys of seats by the SHA-256 of their secrets, as they are now."""
    beside: Beside


class TableRecord(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A table in the list of tables; times in milliseconds since 1970."""

    code: str
    opened: int
    touched: int
    events: int


class ServerRecord(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A server in the list of servers that look after tables."""

    number: int
    renewed: int
    """When it last renewed its lease, in milliseconds since 1970."""
    tables: int
    """That somebody looks at there."""
    people: int
    """Who have a seat and are connected there."""


class Numbers(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How far a table is: whoever has the same numbers has missed nothing."""

    head: int
    """The number of its last event."""
    version: int
    """Of what is beside it."""
    shelves: int = 0
    """Another one whenever something was laid on its shelves or taken away; where it is 0, nothing lies there."""


class News(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What was heard from other servers."""

    table: str | None
    """Which table it is about; None: some may have changed, look at the numbers of those that matter."""
    sign: bytes | None = None
    """What another server told (`Store.tell`); None: the table's log or what is beside it has changed."""


class Attachment(msgspec.Struct, frozen=True, kw_only=True):
    """Something that belongs to a clue (`Clue.attachment`) and is no text; kept as long as its table, in no export.

    Nothing makes one yet: its place is there, so that drawn or sung clues need no other form of what is stored.
    """

    id: str
    kind: str
    """Its media type, such as `audio/webm`."""
    data: bytes


class Slip(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something small that is kept beside a table's log as long as the table at most, in no export."""

    shelf: str
    """What kind of thing it is; each has an order of its own."""
    name: str
    """Which of its shelf: another one of the same name takes its place."""
    data: bytes
    until: int | None = None
    """When it is thrown away, in milliseconds since 1970 by the store's clock; None: with the table."""


class Store(Protocol):
    """A store of tables. Every method that waits may raise `StorageError`; then nothing of that call is stored."""

    moved: Moved | None
    """What was brought to this version's form when it was opened; None where it was of that form, or new."""

    # ---- the log

    async def append(self, append: Append) -> Outcome:
        """Add events and return once they are durable. In all other cases nothing is stored; they are looked for in
        this order.

        "known": this seat's command is in the log already; "not-yours": the server of `append.own` has lost its lease
        or is not the table's holder, though the head may not have moved; "present": the seat that has to be
        absent is connected somewhere; "not-yet": the clock of `append.ended` still runs, stands still, or is
        none; "conflict": the table's last event is not number `append.after`.
        """
        ...

    async def read(self, table: str, after: int = 0) -> Tail:
        """Read a table's events after a number, its seats, and what is beside it, as of one moment."""
        ...

    async def readmit(self, table: str, seat: int, secret: bytes) -> bool:
        """Give a seat another secret; the one before opens nothing from then on. False where the seat has none yet.

        `secret`: its SHA-256. This changes what is beside the log, so other servers are told.
        """
        ...

    async def knows(self, table: str, command: CommandId) -> bool:
        """Whether a command was accepted."""
        ...

    async def tables(self) -> tuple[TableRecord, ...]:
        """List all tables, by code."""
        ...

    async def numbers(self, tables: Iterable[str]) -> Mapping[str, Numbers]:
        """How far these tables are; those that are no more are left out."""
        ...

    async def expire(self, before: int) -> tuple[str, ...]:
        """Remove the tables that nobody has touched since a time, with all that belongs to them; return their codes."""
        ...

    async def remove(self, table: str) -> bool:
        """Remove a table with all that belongs to it; whether there was one."""
        ...

    # ---- servers, and who is connected where

    async def join(self) -> int:
        """Take a lease for a server; returns its number, which nobody had before. Servers found dead are buried."""
        ...

    async def renew(self, server: int) -> bool:
        """Renew a lease, and bury the servers whose lease has ended.

        False: it had ended itself. Whoever lost it was taken for dead from its last renewal on and has to `join` anew
        and `attend` its tables again.
        """
        ...

    async def leave(self, server: int) -> None:
        """End a lease: whoever was connected at that server is gone from now on."""
        ...

    async def servers(self) -> tuple[ServerRecord, ...]:
        """List the servers that have a lease, by number; those among them that have died and are not buried yet."""
        ...

    async def attend(self, server: int, table: str, keys: frozenset[int]) -> Beside:
        """Say who is connected to a table at a server now, all of them: keys of seats, `NO_SEAT` for those
        without, `SCREEN` or a key below `WATCH` for screens, `WATCH` for the server itself.

        Who is connected nowhere any more begins to be absent. When nobody is left anywhere, the table begins to rest;
        with the first who comes then, its absences and those clocks that rest move on by as long as it rested,
        and each clock that does not stand still has `GRACE` seconds left at least. A dead server's people were
        connected until its last renewal. The call has no effect for a server that has lost its lease, or a
        table that is no more.
        """
        ...

    async def plan(self, server: int, table: str, clocks: tuple[Clock, ...]) -> Beside:
        """Set a table's clocks, as its holder; without effect for any other server. Returns what then stands."""
        ...

    async def overdue(self, *, after: str = "", most: int = 100) -> tuple[str, ...]:
        """List the tables, by code, that have a clock which has run out, of those that run on while a table rests.

        Clocks that people have stopped do not count. `after`: only codes after this one; `most`: at most so many.
        """
        ...

    # ---- slips

    async def lay(self, table: str, slip: Slip, *, most: int | None = None) -> bool:
        """Lay a slip on its shelf, as the last one there; False where there is no such table.

        `most`: with more on that shelf, those that were laid first fall off. No other server hears of it by itself,
        and neither the log nor what is beside it has changed by it. Raises `ValueError` for more than `LARGEST_SLIP`.
        """
        ...

    async def slips(self, table: str, shelf: str) -> tuple[Slip, ...]:
        """What lies on a shelf, in the order in which it was laid; nothing whose time is over."""
        ...

    async def find_slip(self, shelf: str, name: str) -> tuple[str, Slip] | None:
        """Find a slip whose name is unique to one table: that table's code and the slip; None where there is none."""
        ...

    async def shelf(self, shelf: str, most: int) -> tuple[tuple[str, Slip], ...]:
        """List what lies on one shelf of all tables that somebody looks at: each slip with its table's code.

        Those laid last come first, at most `most` of them; slips whose time is over are left out.
        """
        ...

    async def take(self, table: str, shelf: str, name: str) -> Slip | None:
        """Take a slip away and return it; of several callers, at any servers, only one gets it, the others None."""
        ...

    async def clear(self, table: str, shelf: str) -> int:
        """Throw all slips of a shelf away; returns how many lay there."""
        ...

    # ---- what is told between servers

    def subscribe(self, hear: Callable[[News], None]) -> None:
        """Call back, in the event loop, whenever another server has changed a table or told something; once a store.

        A server's dying is a change of its tables, and told to whoever finds it out too.

        What is heard may be lost or come late: whoever hears that a table changed reads on from the number it has, and
        News without a table comes whenever something may have been missed.
        """
        ...

    def tell(self, table: str, sign: bytes) -> None:
        """Tell the other servers something that is never stored. It may get lost."""
        ...

    # ---- odds and ends that servers share

    def now(self) -> float:
        """The store's clock, in seconds since 1970."""
        ...

    async def secret(self, name: str) -> bytes:
        """Draw 16 bytes the first time that this name is asked for, and give the same ever after."""
        ...

    async def count(self, what: bytes, seconds: float, amount: int = 1) -> tuple[int, float]:
        """Count on in a window of time that begins with the first; returns the count and when the window ends.

        `what`: a keyed digest, never an address itself. `amount` 0 only looks. The end is by the store's clock.
        """
        ...

    async def keep(self, table: str, attachment: Attachment) -> bool:
        """Keep an attachment as long as its table; False where there is no such table. The same id is kept once.

        Raises `ValueError` for more than `LARGEST_ATTACHMENT`.
        """
        ...

    async def attachment(self, table: str, name: str) -> Attachment | None:
        """Give an attachment by its id."""
        ...

    async def check(self) -> None:
        """Find out whether events can be stored now; cheap, however often it is asked."""
        ...

    async def close(self) -> None:
        """Finish what was begun and close. No other call may follow."""
        ...
