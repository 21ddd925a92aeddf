"""The log of a table in SQLite: appending, reading, removing."""

import json
import sqlite3
from collections.abc import Iterable, Mapping
from typing import Final

from moonhare.storage.sqlite.beside import beside_of, has_ended, obstacle, replace_clocks
from moonhare.storage.sqlite.writing import Transaction
from moonhare.storage.store import EVENT_FORMAT, Append, CommandId, Entry, Numbers, Outcome, TableRecord, Tail

PROOF: Final = Append(
    table="check", after=0, events=(b"{}",), command=CommandId(seat=1, id="check"), admit=((1, b"check"),)
)
"""Stored and removed again: it needs room in all tables, as a move does, and no code of a table looks like this."""

FEW_TABLES: Final = 20
"""Expired tables that are removed in one go: while they are being removed no move can be written."""

MOVE_ON: Final = "UPDATE tables SET touched = ?, head = ? WHERE code = ? AND head = ?"
NOTE_COMMAND: Final = "INSERT INTO commands (code, seat, id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
ADD_EVENT: Final = "INSERT INTO events (code, n, format, at, data) VALUES (?, ?, ?, ?, ?)"


def append(transaction: Transaction, append: Append) -> Outcome:
    """Add events to a table; see `Store.append`."""
    execute, now, table = transaction.execute, transaction.now, append.table
    outcome = _move_on(transaction, append)
    if outcome != "appended":
        return outcome
    transaction.connection.executemany(ADD_EVENT, _rows(append, now))
    for seat, secret in append.admit:
        execute(
            "INSERT INTO seats (code, seat, secret, gone) VALUES (?, ?, ?, ?)"
            " ON CONFLICT (code, seat) DO UPDATE SET secret = excluded.secret",
            (table, seat, secret, now),
        )
    for seat in append.dismiss:
        execute("DELETE FROM seats WHERE code = ? AND seat = ?", (table, seat))
    if append.admit or append.dismiss:
        execute("UPDATE tables SET version = version + 1 WHERE code = ?", (table,))
    if append.clocks is not None:
        replace_clocks(transaction, table, append.clocks)
    transaction.changed.add(table)
    return "appended"


def _move_on(transaction: Transaction, append: Append) -> Outcome:
    """Move a table's head on and note the command, where that may be; else nothing has changed."""
    execute, now = transaction.execute, transaction.now
    table, after, command = append.table, append.after, append.command
    if append.own is not None or append.ended is not None:
        if command is not None and knows(transaction.connection, table, command):
            return "known"
        if append.own is not None and (outcome := obstacle(transaction, table, append.own)) is not None:
            return outcome
        if append.ended is not None and not has_ended(transaction, table, append.ended):
            return "not-yet"
    head = after + len(append.events)
    if after == 0:
        query = (
            "INSERT INTO tables (code, opened, touched, head, resting) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING"
        )
        moved = execute(query, (table, now, now, head, now))
    else:
        moved = execute(MOVE_ON, (now, head, table, after))
    if moved.rowcount != 1:
        # Others have moved it on: perhaps by this very command.
        return "known" if command is not None and knows(transaction.connection, table, command) else "conflict"
    if command is not None:
        noted = execute(NOTE_COMMAND, (table, command.seat, command.id))
        if noted.rowcount != 1:
            execute("UPDATE tables SET head = ? WHERE code = ?", (after, table))
            return "known"
    return "appended"


def _rows(append: Append, now: int) -> list[tuple[str, int, int, int, bytes]]:
    return [(append.table, n, EVENT_FORMAT, now, data) for n, data in enumerate(append.events, append.after + 1)]


def is_plain(append: Append) -> bool:
    """Whether an append is like nearly all: a person's command to a table that there is, of events alone."""
    if append.after == 0 or append.command is None or append.admit or append.dismiss:
        return False
    return append.own is None and append.ended is None and append.clocks is None


def append_all(transaction: Transaction, appends: list[Append]) -> bool:
    """Do plain appends together, in a third of the time of each by itself; False, and to be undone, where one cannot
    be: what there is to say of it `append` says.
    """
    many, now, number = transaction.connection.executemany, transaction.now, len(appends)
    moved = many(MOVE_ON, [(now, one.after + len(one.events), one.table, one.after) for one in appends])
    if moved.rowcount != number:
        return False
    named = [(one.table, one.command.seat, one.command.id) for one in appends if one.command is not None]
    if many(NOTE_COMMAND, named).rowcount != number:
        return False
    many(ADD_EVENT, [row for one in appends for row in _rows(one, now)])
    transaction.changed.update([one.table for one in appends])
    return True


def readmit(transaction: Transaction, table: str, seat: int, secret: bytes) -> bool:
    """Have another secret open a seat; see `Store.readmit`."""
    query = "UPDATE seats SET secret = ? WHERE code = ? AND seat = ?"
    if transaction.execute(query, (secret, table, seat)).rowcount != 1:
        return False
    transaction.execute("UPDATE tables SET version = version + 1 WHERE code = ?", (table,))
    transaction.changed.add(table)
    return True


def prove(transaction: Transaction) -> None:
    """Store something and remove it again, to see whether that can be done."""
    append(transaction, PROOF)
    remove(transaction, PROOF.table)
    transaction.changed.discard(PROOF.table)


def knows(connection: sqlite3.Connection, table: str, command: CommandId) -> bool:
    """Whether a command was accepted."""
    query = "SELECT 1 FROM commands WHERE code = ? AND seat = ? AND id = ?"
    return connection.execute(query, (table, command.seat, command.id)).fetchone() is not None


def read(connection: sqlite3.Connection, table: str, after: int) -> Tail:
    """Read events, seats and what is beside them, as of one moment."""
    connection.execute("BEGIN")
    try:
        query = "SELECT n, format, at, data FROM events WHERE code = ? AND n > ? ORDER BY n"
        rows = connection.execute(query, (table, after)).fetchall()
        seats = connection.execute("SELECT secret, seat FROM seats WHERE code = ?", (table,)).fetchall()
        beside = beside_of(connection, table)
    finally:
        connection.execute("COMMIT")
    entries = tuple(Entry(n=n, format=form, at=at, data=bytes(data)) for n, form, at, data in rows)
    return Tail(entries=entries, seats={bytes(secret): seat for secret, seat in seats}, beside=beside)


def tables(connection: sqlite3.Connection) -> tuple[TableRecord, ...]:
    """List all tables, by code."""
    rows = connection.execute("SELECT code, opened, touched, head FROM tables ORDER BY code").fetchall()
    return tuple(TableRecord(code=row[0], opened=row[1], touched=row[2], events=row[3]) for row in rows)


def numbers(connection: sqlite3.Connection, codes: Iterable[str]) -> Mapping[str, Numbers]:
    """How far these tables are."""
    # A new slip has a higher number than any before: with as many on the shelves as before the sum is another one.
    query = """
        SELECT code, head, version,
            ifnull((SELECT sum(n) * 10000 + count(*) FROM slips WHERE slips.code = tables.code), 0)
        FROM tables WHERE code IN (SELECT value FROM json_each(?))
    """
    rows = connection.execute(query, (json.dumps(list(codes)),)).fetchall()
    return {code: Numbers(head=head, version=version, shelves=shelves) for code, head, version, shelves in rows}


def expire(transaction: Transaction, before: int) -> list[str]:
    """Remove a few of the tables that nobody has touched since a time."""
    query = "DELETE FROM tables WHERE code IN (SELECT code FROM tables WHERE touched < ? LIMIT ?) RETURNING code"
    codes = [code for (code,) in transaction.execute(query, (before, FEW_TABLES)).fetchall()]
    transaction.changed.update(codes)
    return codes


def remove(transaction: Transaction, table: str) -> bool:
    """Remove a table; whether there was one."""
    if transaction.execute("DELETE FROM tables WHERE code = ?", (table,)).rowcount != 1:
        return False
    transaction.changed.add(table)
    return True
