"""What stands beside the log in SQLite: servers with their leases, who is connected where, absences, rests, clocks."""

import sqlite3
from collections.abc import Set
from typing import Final, Literal

import msgspec

from moonhare.storage.leases import GRACE_MS, lease_has_ended
from moonhare.storage.sqlite.writing import Transaction
from moonhare.storage.store import NO_SEAT, SCREEN, WATCH, Beside, Clock, OwnMove, ServerRecord

# ---- reading

SCREENS: Final = """
    SELECT DISTINCT seat FROM attending WHERE code = :table AND (seat = :screen OR seat < :watch) ORDER BY seat
"""


def beside_of(connection: sqlite3.Connection, table: str) -> Beside:
    """What is kept beside a table; nothing and version 0 if there is no such table."""
    execute, named = connection.execute, {"table": table}
    row = execute("SELECT version, resting FROM tables WHERE code = :table", named).fetchone()
    seats = execute(
        """
        SELECT seat, gone, EXISTS (SELECT 1 FROM attending WHERE code = :table AND attending.seat = seats.seat)
        FROM seats WHERE code = :table ORDER BY seat
        """,
        named,
    ).fetchall()
    return Beside(
        version=0 if row is None else row[0],
        holder=_holder(connection, table),
        present=tuple(seat for seat, _, here in seats if here),
        screens=tuple(seat for (seat,) in execute(SCREENS, {**named, "screen": SCREEN, "watch": WATCH}).fetchall()),
        absent={seat: gone for seat, gone, here in seats if not here},
        resting=None if row is None else row[1],
        clocks=_clocks(connection, table),
    )


def _holder(connection: sqlite3.Connection, table: str) -> int | None:
    holder: int | None = connection.execute("SELECT min(server) FROM attending WHERE code = ?", (table,)).fetchone()[0]
    return holder


def _clocks(connection: sqlite3.Connection, table: str) -> tuple[Clock, ...]:
    query = "SELECT name, since, until, added, paused, rests FROM clocks WHERE code = ? ORDER BY name"
    return tuple(
        Clock(name=name, since=since, until=until, added=added, paused=paused, rests=bool(rests))
        for name, since, until, added, paused, rests in connection.execute(query, (table,)).fetchall()
    )


def overdue(connection: sqlite3.Connection, now: int, after: str, most: int) -> tuple[str, ...]:
    """The tables of which a clock has run out that does not rest; see `Store.overdue`."""
    query = """
        SELECT DISTINCT code FROM clocks INDEXED BY clocks_that_run_on
        WHERE NOT rests AND paused IS NULL AND until <= ? AND code > ? ORDER BY code LIMIT ?
    """
    return tuple([code for (code,) in connection.execute(query, (now, after, most)).fetchall()])


def has_ended(transaction: Transaction, table: str, clock: str) -> bool:
    """Whether a clock has run out, and does not stand still."""
    query = "SELECT 1 FROM clocks WHERE code = ? AND name = ? AND until <= ? AND paused IS NULL"
    return transaction.execute(query, (table, clock, transaction.now)).fetchone() is not None


def obstacle(transaction: Transaction, table: str, own: OwnMove) -> Literal["not-yours", "present"] | None:
    """What stands against a move that a table makes by itself."""
    connection = transaction.connection
    if not _alive(transaction, own.server) or _holder(connection, table) != own.server:
        return "not-yours"
    if own.absent is not None:
        query = "SELECT 1 FROM attending NATURAL JOIN seats WHERE code = ? AND seat = ?"
        if connection.execute(query, (table, own.absent)).fetchone() is not None:
            return "present"
    return None


# ---- servers


def join(transaction: Transaction, address: str) -> int:
    """Take a lease; returns the server's number."""
    _bury_the_dead(transaction)
    query = "INSERT INTO servers (renewed, address) VALUES (?, ?) RETURNING number"
    number: int = transaction.execute(query, (transaction.now, address)).fetchone()[0]
    return number


def renew(transaction: Transaction, server: int) -> bool:
    """Renew a lease; False if it had ended."""
    _bury_the_dead(transaction)
    query = "UPDATE servers SET renewed = ? WHERE number = ?"
    return transaction.execute(query, (transaction.now, server)).rowcount == 1


def leave(transaction: Transaction, server: int) -> None:
    """End a lease."""
    _bury_the_dead(transaction)
    _inherit(transaction, server, _bury(transaction, server, transaction.now))


def servers(connection: sqlite3.Connection) -> tuple[ServerRecord, ...]:
    """List those that have a lease; see `Store.servers`."""
    query = """
        SELECT number, renewed, count(DISTINCT code), count(CASE WHEN seat > :nobody THEN 1 END)
        FROM servers LEFT JOIN attending ON server = number GROUP BY number ORDER BY number
    """
    return tuple(
        ServerRecord(number=number, renewed=renewed, tables=tables, people=people)
        for number, renewed, tables, people in connection.execute(query, {"nobody": NO_SEAT}).fetchall()
    )


def _alive(transaction: Transaction, server: int) -> bool:
    row = transaction.execute("SELECT renewed FROM servers WHERE number = ?", (server,)).fetchone()
    return row is not None and not lease_has_ended(row[0], transaction.now)


def _bury_the_dead(transaction: Transaction) -> None:
    """Remove the servers whose lease has ended; their people were connected until the last renewal."""
    # The last one to die last: a table rests, and a seat is absent, since nobody was left.
    servers = transaction.execute("SELECT number, renewed FROM servers ORDER BY renewed").fetchall()
    dead = [(number, renewed) for number, renewed in servers if lease_has_ended(renewed, transaction.now)]
    lost = [(number, _bury(transaction, number, min(renewed, transaction.now))) for number, renewed in dead]
    # Not before: a table that none of them is left at rests since one of them died.
    for number, codes in lost:
        transaction.buried.update(codes)
        _inherit(transaction, number, codes)


def _bury(transaction: Transaction, server: int, at: int) -> list[str]:
    """Remove a server that was there until a moment; returns the tables that have lost it."""
    execute, named = transaction.execute, {"server": server, "at": at}
    # Where somebody is connected elsewhere too, it does not matter yet since when they are gone.
    execute(
        """
        UPDATE seats SET gone = max(gone, :at)
        WHERE (code, seat) IN (SELECT code, seat FROM attending WHERE server = :server)
        """,
        named,
    )
    rows = execute(
        """
        UPDATE tables SET version = version + 1, resting = CASE WHEN EXISTS (
            SELECT 1 FROM attending WHERE attending.code = tables.code AND attending.server <> :server
        ) THEN NULL ELSE :at END
        WHERE code IN (SELECT code FROM attending WHERE server = :server) RETURNING code
        """,
        named,
    )
    codes = [code for (code,) in rows.fetchall()]
    execute("DELETE FROM servers WHERE number = :server", named)
    transaction.changed.update(codes)
    return codes


def _inherit(transaction: Transaction, server: int, codes: list[str]) -> None:
    """Leave the clocks of the tables a while that a buried server was the holder of, and that somebody looks at."""
    for code in codes:
        heir = _holder(transaction.connection, code)
        if heir is not None and heir > server:
            _give_grace(transaction, code)


def _give_grace(transaction: Transaction, table: str) -> None:
    """Leave each clock a while: who was connected at the holder before is just coming back."""
    query = "UPDATE clocks SET until = max(until, ?) WHERE code = ? AND paused IS NULL"
    transaction.execute(query, (transaction.now + GRACE_MS, table))


# ---- who is connected


def attend(transaction: Transaction, server: int, table: str, keys: frozenset[int]) -> Beside:
    """Say who is connected to a table at a server; see `Store.attend`."""
    execute = transaction.execute
    row = execute("SELECT resting FROM tables WHERE code = ?", (table,)).fetchone()
    if row is not None and _alive(transaction, server):
        query = "SELECT seat FROM attending WHERE code = ? AND server = ?"
        before = {seat for (seat,) in execute(query, (table, server)).fetchall()}
        if keys != before:
            if row[0] is not None:
                _go_on(transaction, table, row[0])
            _attend(transaction, server, table, come=keys - before, gone=before - keys)
    return beside_of(transaction.connection, table)


def _attend(transaction: Transaction, server: int, table: str, *, come: Set[int], gone: Set[int]) -> None:
    connection, now, before = transaction.connection, transaction.now, _holder(transaction.connection, table)
    connection.executemany(
        "INSERT INTO attending (code, server, seat) VALUES (?, ?, ?)", [(table, server, seat) for seat in come]
    )
    for seat in gone:
        connection.execute("DELETE FROM attending WHERE code = ? AND server = ? AND seat = ?", (table, server, seat))
        connection.execute("UPDATE seats SET gone = ? WHERE code = ? AND seat = ?", (now, table, seat))
    holder = _holder(connection, table)
    if before is not None and holder is not None and holder < before:
        # The one before may be dead, though nobody knows it yet.
        _give_grace(transaction, table)
    resting = now if holder is None else None
    connection.execute("UPDATE tables SET version = version + 1, resting = ? WHERE code = ?", (resting, table))
    transaction.changed.add(table)


def _go_on(transaction: Transaction, table: str, since: int) -> None:
    """Take a table's rest out of its absences and clocks: what began in it begins now."""
    now = transaction.now
    named = {"table": table, "rest": max(0, now - since), "now": now, "least": now + GRACE_MS}
    transaction.execute("UPDATE seats SET gone = min(:now, gone + :rest) WHERE code = :table", named)
    # The right sides see the row as it was.
    transaction.execute(
        """
        UPDATE clocks SET
            since = max(since, min(:now, since + :rest)),
            until = max(:least, until - since + max(since, min(:now, since + :rest)))
        WHERE code = :table AND paused IS NULL AND rests
        """,
        named,
    )
    execute = transaction.execute
    execute("UPDATE clocks SET until = max(until, :least) WHERE code = :table AND paused IS NULL AND NOT rests", named)


# ---- clocks


def plan(transaction: Transaction, server: int, table: str, clocks: tuple[Clock, ...]) -> Beside:
    """Set a table's clocks, as its holder; see `Store.plan`."""
    if _holder(transaction.connection, table) == server and _alive(transaction, server):
        replace_clocks(transaction, table, clocks)
    return beside_of(transaction.connection, table)


def replace_clocks(transaction: Transaction, table: str, clocks: tuple[Clock, ...]) -> None:
    """Set the clocks of a table that there is."""
    if sorted(clocks, key=lambda clock: clock.name) == list(_clocks(transaction.connection, table)):
        return
    transaction.execute("DELETE FROM clocks WHERE code = ?", (table,))
    transaction.connection.executemany(
        "INSERT INTO clocks (code, name, since, until, added, paused, rests) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table, *msgspec.structs.astuple(clock)) for clock in clocks],
    )
    transaction.execute("UPDATE tables SET version = version + 1 WHERE code = ?", (table,))
    transaction.changed.add(table)
