"""Slips in PostgreSQL: small things on the shelves of a table. Their numbers tell the order in which they were laid."""

from moonhare.storage.postgres.connecting import Connection
from moonhare.storage.postgres.writing import Transaction
from moonhare.storage.store import Slip


async def lay(transaction: Transaction, table: str, slip: Slip, most: int | None) -> bool:
    """Lay a slip on its shelf; see `Store.lay`."""
    connection = transaction.connection
    if not await connection.fetchval("SELECT EXISTS (SELECT FROM tables WHERE code = $1)", table):
        return False
    await forget(transaction)
    # What is laid anew lies last.
    query = """
        INSERT INTO slips (code, shelf, name, data, until) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (code, shelf, name) DO UPDATE SET n = excluded.n, data = excluded.data, until = excluded.until
    """
    await connection.execute(query, table, slip.shelf, slip.name, slip.data, slip.until)
    if most is not None:
        query = """
            DELETE FROM slips WHERE n IN (
                SELECT n FROM slips WHERE code = $1 AND shelf = $2 ORDER BY n DESC OFFSET $3
            )
        """
        await connection.execute(query, table, slip.shelf, most)
    return True


async def on(connection: Connection, table: str, shelf: str, now: int) -> tuple[Slip, ...]:
    """What lies on a shelf at a moment, in the order in which it was laid."""
    query = """
        SELECT shelf, name, data, until FROM slips
        WHERE code = $1 AND shelf = $2 AND coalesce(until > $3, TRUE) ORDER BY n
    """
    return tuple([Slip(**row) for row in await connection.fetch(query, table, shelf, now)])


async def find(connection: Connection, shelf: str, name: str, now: int) -> tuple[str, Slip] | None:
    """At which table a slip lies, and the slip."""
    query = "SELECT code, data, until FROM slips WHERE shelf = $1 AND name = $2 AND coalesce(until > $3, TRUE)"
    row = await connection.fetchrow(query, shelf, name, now)
    return None if row is None else (row[0], Slip(shelf=shelf, name=name, data=row[1], until=row[2]))


async def everywhere(connection: Connection, shelf: str, most: int, now: int) -> tuple[tuple[str, Slip], ...]:
    """What lies on a shelf at all tables that somebody looks at, those laid last first."""
    query = """
        SELECT code, name, data, until FROM slips JOIN tables USING (code)
        WHERE shelf = $1 AND coalesce(until > $2, TRUE) AND resting IS NULL ORDER BY n DESC LIMIT $3
    """
    rows = await connection.fetch(query, shelf, now, most)
    return tuple([(code, Slip(shelf=shelf, name=name, data=data, until=until)) for code, name, data, until in rows])


async def take(transaction: Transaction, table: str, shelf: str, name: str) -> Slip | None:
    """Take a slip away, and give it if its time is not over."""
    query = "DELETE FROM slips WHERE code = $1 AND shelf = $2 AND name = $3 RETURNING data, until"
    row = await transaction.connection.fetchrow(query, table, shelf, name)
    if row is None or (row[1] is not None and row[1] <= transaction.now):
        return None
    return Slip(shelf=shelf, name=name, data=row[0], until=row[1])


async def clear(transaction: Transaction, table: str, shelf: str) -> int:
    """Throw all slips of a shelf away; returns how many lay there."""
    await forget(transaction)
    query = "DELETE FROM slips WHERE code = $1 AND shelf = $2 RETURNING n"
    return len(await transaction.connection.fetch(query, table, shelf))


async def forget(transaction: Transaction) -> None:
    """Throw away what has had its time, at whichever table; what another server has in its hands is its own affair."""
    query = "DELETE FROM slips WHERE n IN (SELECT n FROM slips WHERE until <= $1 FOR UPDATE SKIP LOCKED)"
    await transaction.connection.execute(query, transaction.now)
