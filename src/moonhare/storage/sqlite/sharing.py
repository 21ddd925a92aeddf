"""What servers share besides tables, in SQLite: secrets, counts, attachments."""

import secrets
import sqlite3
from collections.abc import Iterable
from typing import Final

from moonhare.storage.sqlite.windows import MOST_WINDOWS, Window
from moonhare.storage.sqlite.writing import Transaction
from moonhare.storage.store import Attachment

SECRET_BYTES: Final = 16


def secret(connection: sqlite3.Connection, name: str) -> bytes | None:
    """The secret of a name, if it has been drawn."""
    row = connection.execute("SELECT secret FROM secrets WHERE name = ?", (name,)).fetchone()
    return None if row is None else bytes(row[0])


def draw(transaction: Transaction, name: str) -> bytes:
    """Draw a secret unless somebody was quicker; returns the one that there is."""
    query = "INSERT INTO secrets (name, secret) VALUES (?, ?) ON CONFLICT DO NOTHING"
    transaction.execute(query, (name, secrets.token_bytes(SECRET_BYTES)))
    return bytes(transaction.execute("SELECT secret FROM secrets WHERE name = ?", (name,)).fetchone()[0])


# ---- counts


def count(transaction: Transaction, what: bytes, seconds: float, amount: int) -> Window:
    """Count on; a window begins with the first."""
    return _add(transaction, what, Window(count=amount, ends=transaction.now / 1000 + seconds))


def counted(connection: sqlite3.Connection, what: bytes, now: float) -> Window:
    """The window that runs; 0 that ends now if none does."""
    row = connection.execute("SELECT count, ends FROM counts WHERE what = ?", (what,)).fetchone()
    return (
        Window(count=0, ends=now) if row is None or row[1] <= now * 1000 else Window(count=row[0], ends=row[1] / 1000)
    )


def give(transaction: Transaction, windows: Iterable[tuple[bytes, Window]]) -> None:
    """Share what was counted in memory."""
    for what, window in windows:
        _add(transaction, what, window)


def take(transaction: Transaction) -> tuple[tuple[bytes, Window], ...]:
    """Take all windows that run out of the database."""
    forget(transaction)
    rows = transaction.execute("DELETE FROM counts RETURNING what, count, ends").fetchall()
    return tuple((bytes(what), Window(count=number, ends=ends / 1000)) for what, number, ends in rows)


def forget(transaction: Transaction) -> None:
    """Remove the windows that have ended, and the oldest where there are still too many."""
    transaction.execute("DELETE FROM counts WHERE ends <= ?", (transaction.now,))
    query = "DELETE FROM counts WHERE what IN (SELECT what FROM counts ORDER BY ends DESC LIMIT -1 OFFSET ?)"
    transaction.execute(query, (MOST_WINDOWS,))


def _add(transaction: Transaction, what: bytes, window: Window) -> Window:
    named = {"what": what, "count": window.count, "ends": round(window.ends * 1000), "now": transaction.now}
    row = transaction.execute(
        """
        INSERT INTO counts (what, count, ends) VALUES (:what, :count, :ends) ON CONFLICT DO UPDATE SET
            count = CASE WHEN counts.ends > :now THEN counts.count ELSE 0 END + :count,
            ends = CASE WHEN counts.ends > :now THEN counts.ends ELSE :ends END
        RETURNING count, ends
        """,
        named,
    ).fetchone()
    return Window(count=row[0], ends=row[1] / 1000)


# ---- attachments


def keep(transaction: Transaction, table: str, attachment: Attachment) -> bool:
    """Keep an attachment, once; whether there is such a table."""
    if transaction.execute("SELECT 1 FROM tables WHERE code = ?", (table,)).fetchone() is None:
        return False
    query = "INSERT INTO attachments (code, id, kind, data) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
    transaction.execute(query, (table, attachment.id, attachment.kind, attachment.data))
    return True


def attachment(connection: sqlite3.Connection, table: str, name: str) -> Attachment | None:
    """Give an attachment by its id."""
    query = "SELECT kind, data FROM attachments WHERE code = ? AND id = ?"
    row = connection.execute(query, (table, name)).fetchone()
    return None if row is None else Attachment(id=name, kind=row[0], data=bytes(row[1]))
