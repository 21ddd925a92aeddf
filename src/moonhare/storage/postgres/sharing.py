"""What servers share besides tables, in PostgreSQL: secrets, counts, attachments.

Counts are always shared: who takes this database takes it for several servers. They are in no log that a backup keeps,
and are forgotten when the database falls over.
"""

import secrets
from typing import Final

from moonhare.storage.postgres.connecting import Connection
from moonhare.storage.postgres.writing import Transaction
from moonhare.storage.store import Attachment

SECRET_BYTES: Final = 16

MOST_COUNTS: Final = 100_000
"""Where there are more, the oldest are forgotten: some megabytes, and nobody else is kept out for it."""


async def secret(connection: Connection, name: str) -> bytes | None:
    """The secret of a name, if it has been drawn."""
    found: bytes | None = await connection.fetchval("SELECT secret FROM secrets WHERE name = $1", name)
    return found


async def draw(transaction: Transaction, name: str) -> bytes:
    """Draw a secret unless somebody was quicker; returns the one that there is."""
    query = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING"
    await transaction.connection.execute(query, name, secrets.token_bytes(SECRET_BYTES))
    drawn: bytes = await transaction.connection.fetchval("SELECT secret FROM secrets WHERE name = $1", name)
    return drawn


# ---- counts


async def count(transaction: Transaction, what: bytes, seconds: float, amount: int) -> tuple[int, float]:
    """Count on; a window begins with the first."""
    query = """
        INSERT INTO counts (what, count, ends) VALUES ($1, $2, $3) ON CONFLICT (what) DO UPDATE SET
            count = CASE WHEN counts.ends > $4 THEN counts.count ELSE 0 END + excluded.count,
            ends = CASE WHEN counts.ends > $4 THEN counts.ends ELSE excluded.ends END
        RETURNING count, ends
    """
    now = transaction.now
    row = await transaction.connection.fetchrow(query, what, amount, now + round(seconds * 1000), now)
    assert row is not None  # noqa: S101 - it returns one
    return row[0], row[1] / 1000


async def counted(connection: Connection, what: bytes, now: float) -> tuple[int, float]:
    """The window that runs; 0 that ends now if none does."""
    row = await connection.fetchrow("SELECT count, ends FROM counts WHERE what = $1", what)
    return (0, now) if row is None or row[1] <= now * 1000 else (row[0], row[1] / 1000)


async def forget(transaction: Transaction) -> None:
    """Remove the windows that have ended, and the oldest where there are still too many."""
    query = """
        DELETE FROM counts WHERE what IN (SELECT what FROM counts WHERE ends <= $1 FOR UPDATE SKIP LOCKED)
    """
    await transaction.connection.execute(query, transaction.now)
    query = """
        DELETE FROM counts WHERE what IN (
            SELECT what FROM counts ORDER BY ends DESC OFFSET $1 FOR UPDATE SKIP LOCKED
        )
    """
    await transaction.connection.execute(query, MOST_COUNTS)


# ---- attachments


async def keep(transaction: Transaction, table: str, attachment: Attachment) -> bool:
    """Keep an attachment, once; whether there is such a table."""
    connection = transaction.connection
    if not await connection.fetchval("SELECT EXISTS (SELECT FROM tables WHERE code = $1)", table):
        return False
    query = "INSERT INTO attachments (code, id, kind, data) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING"
    await connection.execute(query, table, attachment.id, attachment.kind, attachment.data)
    return True


async def attachment(connection: Connection, table: str, name: str) -> Attachment | None:
    """Give an attachment by its id."""
    row = await connection.fetchrow("SELECT kind, data FROM attachments WHERE code = $1 AND id = $2", table, name)
    return None if row is None else Attachment(id=name, kind=row[0], data=row[1])
