"""Slips in SQLite: small things on the shelves of a table. Their numbers tell the order in which they were laid."""

import sqlite3

from moonhare.storage.sqlite.writing import Transaction
from moonhare.storage.store import Slip


def lay(transaction: Transaction, table: str, slip: Slip, most: int | None) -> bool:
    """Lay a slip on its shelf; see `Store.lay`."""
    execute = transaction.execute
    if execute("SELECT 1 FROM tables WHERE code = ?", (table,)).fetchone() is None:
        return False
    forget(transaction)
    # Replacing gives a new number: what is laid anew lies last.
    query = "INSERT OR REPLACE INTO slips (code, shelf, name, data, until) VALUES (?, ?, ?, ?, ?)"
    execute(query, (table, slip.shelf, slip.name, slip.data, slip.until))
    if most is not None:
        execute(
            """
            DELETE FROM slips WHERE n IN (
                SELECT n FROM slips WHERE code = ? AND shelf = ? ORDER BY n DESC LIMIT -1 OFFSET ?
            )
            """,
            (table, slip.shelf, most),
        )
    return True


def on(connection: sqlite3.Connection, table: str, shelf: str, now: int) -> tuple[Slip, ...]:
    """What lies on a shelf at a moment, in the order in which it was laid."""
    query = "SELECT name, data, until FROM slips WHERE code = ? AND shelf = ? AND ifnull(until > ?, TRUE) ORDER BY n"
    rows = connection.execute(query, (table, shelf, now)).fetchall()
    return tuple(Slip(shelf=shelf, name=name, data=bytes(data), until=until) for name, data, until in rows)


def find(connection: sqlite3.Connection, shelf: str, name: str, now: int) -> tuple[str, Slip] | None:
    """At which table a slip lies, and the slip."""
    query = "SELECT code, data, until FROM slips WHERE shelf = ? AND name = ? AND ifnull(until > ?, TRUE)"
    row = connection.execute(query, (shelf, name, now)).fetchone()
    return None if row is None else (row[0], Slip(shelf=shelf, name=name, data=bytes(row[1]), until=row[2]))


def everywhere(connection: sqlite3.Connection, shelf: str, most: int, now: int) -> tuple[tuple[str, Slip], ...]:
    """What lies on a shelf at all tables that somebody looks at, those laid last first."""
    query = """
        SELECT code, name, data, until FROM slips JOIN tables USING (code)
        WHERE shelf = ? AND ifnull(until > ?, TRUE) AND resting IS NULL ORDER BY n DESC LIMIT ?
    """
    rows = connection.execute(query, (shelf, now, most)).fetchall()
    return tuple(
        (code, Slip(shelf=shelf, name=name, data=bytes(data), until=until)) for code, name, data, until in rows
    )


def take(transaction: Transaction, table: str, shelf: str, name: str) -> Slip | None:
    """Take a slip away, and give it if its time is not over."""
    query = "DELETE FROM slips WHERE code = ? AND shelf = ? AND name = ? RETURNING data, until"
    row = transaction.execute(query, (table, shelf, name)).fetchone()
    if row is None or (row[1] is not None and row[1] <= transaction.now):
        return None
    return Slip(shelf=shelf, name=name, data=bytes(row[0]), until=row[1])


def clear(transaction: Transaction, table: str, shelf: str) -> int:
    """Throw all slips of a shelf away; returns how many lay there."""
    forget(transaction)
    return transaction.execute("DELETE FROM slips WHERE code = ? AND shelf = ?", (table, shelf)).rowcount


def forget(transaction: Transaction) -> None:
    """Throw away what has had its time, at whichever table."""
    transaction.execute("DELETE FROM slips WHERE until <= ?", (transaction.now,))
