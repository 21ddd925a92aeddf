"""What stands beside the log in PostgreSQL: servers with their leases, who is connected where, absences, rests, clocks.

All that writes here has the table's lock, and whatever buries a server has the whole house: see `writing`.
"""

from collections.abc import Mapping, Set
from typing import Final

import msgspec

from moonhare.storage.leases import GRACE_MS, LEASE_MS, lease_has_ended
from moonhare.storage.postgres.connecting import Connection
from moonhare.storage.postgres.writing import Transaction
from moonhare.storage.store import NO_SEAT, SCREEN, WATCH, Beside, Clock, ServerRecord

# ---- reading

ABOUT: Final = f"""
    SELECT version, resting,
        (SELECT min(server) FROM attending WHERE code = $1),
        ARRAY (
            SELECT DISTINCT seat FROM attending WHERE code = $1 AND (seat = {SCREEN} OR seat < {WATCH}) ORDER BY seat
        )
    FROM tables WHERE code = $1
"""  # noqa: S608 - constants
SEATS: Final = """
    SELECT seat, gone, EXISTS (SELECT FROM attending WHERE code = $1 AND attending.seat = seats.seat)
    FROM seats WHERE code = $1 ORDER BY seat
"""
CLOCKS: Final = "SELECT name, since, until, added, paused, rests FROM clocks WHERE code = $1 ORDER BY name"


async def beside_of(connection: Connection, table: str) -> Beside:
    """What is kept beside a table; nothing and version 0 if there is no such table."""
    row = await connection.fetchrow(ABOUT, table)
    version, resting, holder, screens = (0, None, None, ()) if row is None else row
    seats = () if row is None else await connection.fetch(SEATS, table)
    clocks = () if row is None else await connection.fetch(CLOCKS, table)
    return Beside(
        version=version,
        holder=holder,
        present=tuple([seat for seat, _, here in seats if here]),
        screens=tuple(screens),
        absent={seat: gone for seat, gone, here in seats if not here},
        resting=resting,
        clocks=tuple([Clock(**clock) for clock in clocks]),
    )


async def _holder(connection: Connection, table: str) -> int | None:
    holder: int | None = await connection.fetchval("SELECT min(server) FROM attending WHERE code = $1", table)
    return holder


async def overdue(connection: Connection, now: int, after: str, most: int) -> tuple[str, ...]:
    """The tables of which a clock has run out that does not rest; see `Store.overdue`."""
    query = """
        SELECT DISTINCT code FROM clocks WHERE NOT rests AND paused IS NULL AND until <= $1 AND code > $2
        ORDER BY code LIMIT $3
    """
    return tuple([code for (code,) in await connection.fetch(query, now, after, most)])


# ---- servers


async def join(transaction: Transaction) -> int:
    """Take a lease; returns the server's number."""
    await bury_the_dead(transaction)
    query = "INSERT INTO servers (renewed) VALUES ($1) RETURNING number"
    number: int = await transaction.connection.fetchval(query, transaction.now)
    return number


async def renew(transaction: Transaction, server: int) -> tuple[bool, bool]:
    """Renew a lease; whether it had not ended, and whether somebody is to be buried by whoever has the house."""
    connection, now = transaction.connection, transaction.now
    query = "UPDATE servers SET renewed = $1 WHERE number = $2 AND abs($1 - renewed) < $3"
    renewed = await connection.execute(query, now, server, LEASE_MS) == "UPDATE 1"
    query = "SELECT EXISTS (SELECT FROM servers WHERE abs($1 - renewed) >= $2)"
    return renewed, await connection.fetchval(query, now, LEASE_MS)


async def leave(transaction: Transaction, server: int) -> None:
    """End a lease."""
    await bury_the_dead(transaction)
    await _inherit(transaction, server, await _bury(transaction, server, transaction.now))


async def servers(connection: Connection) -> tuple[ServerRecord, ...]:
    """List those that have a lease; see `Store.servers`."""
    query = """
        SELECT number, renewed, count(DISTINCT code) AS tables, count(*) FILTER (WHERE seat > $1) AS people
        FROM servers LEFT JOIN attending ON server = number GROUP BY number ORDER BY number
    """
    return tuple([ServerRecord(**row) for row in await connection.fetch(query, NO_SEAT)])


async def _alive(transaction: Transaction, server: int) -> bool:
    renewed = await transaction.connection.fetchval("SELECT renewed FROM servers WHERE number = $1", server)
    return renewed is not None and not lease_has_ended(renewed, transaction.now)


async def bury_the_dead(transaction: Transaction) -> None:
    """Remove the servers whose lease has ended; their people were connected until the last renewal."""
    # The last one to die last: a table rests, and a seat is absent, since nobody was left.
    servers = await transaction.connection.fetch("SELECT number, renewed FROM servers ORDER BY renewed")
    dead = [(number, renewed) for number, renewed in servers if lease_has_ended(renewed, transaction.now)]
    lost = [(number, await _bury(transaction, number, min(renewed, transaction.now))) for number, renewed in dead]
    # Not before: a table that none of them is left at rests since one of them died.
    for number, codes in lost:
        transaction.buried.update(codes)
        await _inherit(transaction, number, codes)


async def _bury(transaction: Transaction, server: int, at: int) -> list[str]:
    """Remove a server that was there until a moment; returns the tables that have lost it."""
    connection = transaction.connection
    # Where somebody is connected elsewhere too, it does not matter yet since when they are gone.
    await connection.execute(
        """
        UPDATE seats SET gone = greatest(gone, $2)
        WHERE (code, seat) IN (SELECT code, seat FROM attending WHERE server = $1)
        """,
        server,
        at,
    )
    rows = await connection.fetch(
        """
        UPDATE tables SET version = version + 1, resting = CASE WHEN EXISTS (
            SELECT FROM attending WHERE attending.code = tables.code AND attending.server <> $1
        ) THEN NULL ELSE $2::bigint END
        WHERE code IN (SELECT code FROM attending WHERE server = $1) RETURNING code
        """,
        server,
        at,
    )
    await connection.execute("DELETE FROM servers WHERE number = $1", server)
    codes = [code for (code,) in rows]
    transaction.changed.update(codes)
    return codes


async def _inherit(transaction: Transaction, server: int, codes: list[str]) -> None:
    """Leave the clocks of the tables a while that a buried server was the holder of, and that somebody looks at."""
    query = "SELECT code FROM attending WHERE code = ANY($1) GROUP BY code HAVING min(server) > $2"
    heirs = await transaction.connection.fetch(query, codes, server)
    await _give_grace(transaction, [code for (code,) in heirs])


async def _give_grace(transaction: Transaction, codes: list[str]) -> None:
    """Leave each clock a while: who was connected at the holder before is just coming back."""
    query = "UPDATE clocks SET until = greatest(until, $1) WHERE code = ANY($2) AND paused IS NULL"
    await transaction.connection.execute(query, transaction.now + GRACE_MS, codes)


# ---- who is connected


async def attend(transaction: Transaction, server: int, table: str, keys: frozenset[int]) -> Beside:
    """Say who is connected to a table at a server; see `Store.attend`."""
    connection = transaction.connection
    row = await connection.fetchrow("SELECT resting FROM tables WHERE code = $1", table)
    if row is not None and await _alive(transaction, server):
        query = "SELECT seat FROM attending WHERE code = $1 AND server = $2"
        before = {seat for (seat,) in await connection.fetch(query, table, server)}
        if keys != before:
            if row[0] is not None:
                await _go_on(transaction, table, row[0])
            await _attend(transaction, server, table, come=keys - before, gone=before - keys)
    return await beside_of(connection, table)


async def _attend(transaction: Transaction, server: int, table: str, *, come: Set[int], gone: Set[int]) -> None:
    connection, now = transaction.connection, transaction.now
    before = await _holder(connection, table)
    query = "INSERT INTO attending (code, server, seat) SELECT $1, $2, unnest($3::integer[])"
    await connection.execute(query, table, server, list(come))
    query = "DELETE FROM attending WHERE code = $1 AND server = $2 AND seat = ANY($3)"
    await connection.execute(query, table, server, list(gone))
    query = "UPDATE seats SET gone = $1 WHERE code = $2 AND seat = ANY($3)"
    await connection.execute(query, now, table, list(gone))
    holder = await _holder(connection, table)
    if before is not None and holder is not None and holder < before:
        # The one before may be dead, though nobody knows it yet.
        await _give_grace(transaction, [table])
    resting = now if holder is None else None
    await connection.execute("UPDATE tables SET version = version + 1, resting = $1 WHERE code = $2", resting, table)
    transaction.changed.add(table)


async def _go_on(transaction: Transaction, table: str, since: int) -> None:
    """Take a table's rest out of its absences and clocks: what began in it begins now."""
    connection, now = transaction.connection, transaction.now
    rest = max(0, now - since)
    query = "UPDATE seats SET gone = least($2, gone + $3) WHERE code = $1"
    await connection.execute(query, table, now, rest)
    # The right sides see the row as it was.
    query = """
        UPDATE clocks SET
            since = greatest(since, least($2, since + $3)),
            until = greatest($4, until - since + greatest(since, least($2, since + $3)))
        WHERE code = $1 AND paused IS NULL AND rests
    """
    await connection.execute(query, table, now, rest, now + GRACE_MS)
    query = "UPDATE clocks SET until = greatest(until, $2) WHERE code = $1 AND paused IS NULL AND NOT rests"
    await connection.execute(query, table, now + GRACE_MS)


# ---- clocks


async def plan(transaction: Transaction, server: int, table: str, clocks: tuple[Clock, ...]) -> Beside:
    """Set a table's clocks, as its holder; see `Store.plan`."""
    if await _holder(transaction.connection, table) == server and await _alive(transaction, server):
        await replace_clocks(transaction, {table: clocks})
    return await beside_of(transaction.connection, table)


REPLACE: Final = """
WITH wanted AS (
    SELECT * FROM unnest(
        $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::integer[], $7::bigint[], $8::boolean[]
    ) AS wanted (code, name, since, until, added, paused, rests)
), stand AS (
    SELECT code, name, since, until, added, paused, rests FROM clocks WHERE code = ANY($1)
), other AS (
    SELECT code FROM ((TABLE wanted EXCEPT TABLE stand) UNION ALL (TABLE stand EXCEPT TABLE wanted)) AS differ
    GROUP BY code
), gone AS (
    DELETE FROM clocks USING other WHERE clocks.code = other.code
    AND NOT EXISTS (SELECT FROM wanted WHERE wanted.code = clocks.code AND wanted.name = clocks.name)
), put AS (
    INSERT INTO clocks (code, name, since, until, added, paused, rests)
    SELECT wanted.* FROM wanted JOIN other USING (code)
    ON CONFLICT (code, name) DO UPDATE SET since = excluded.since, until = excluded.until, added = excluded.added,
        paused = excluded.paused, rests = excluded.rests
)
UPDATE tables SET version = version + 1 FROM other WHERE tables.code = other.code RETURNING tables.code
"""
"""Each table's clocks as they are wanted, where anything is to be changed."""


async def replace_clocks(transaction: Transaction, clocks: Mapping[str, tuple[Clock, ...]]) -> None:
    """Set the clocks of tables that there are."""
    if not clocks:
        return
    rows = [(table, *msgspec.structs.astuple(clock)) for table, some in clocks.items() for clock in some]
    columns = map(list, zip(*rows, strict=True)) if rows else ([] for _ in range(7))
    changed = await transaction.connection.fetch(REPLACE, list(clocks), *columns)
    transaction.changed.update(code for (code,) in changed)
