"""The log of a table in PostgreSQL: appending, reading, removing."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from moonhare.storage.postgres.beside import beside_of, replace_clocks
from moonhare.storage.postgres.connecting import Connection
from moonhare.storage.postgres.writing import Transaction
from moonhare.storage.store import (
    EVENT_FORMAT,
    LEASE,
    Append,
    CommandId,
    Entry,
    Numbers,
    Outcome,
    TableRecord,
    Tail,
)

PROOF: Final = Append(
    table="check", after=0, events=(b"{}",), command=CommandId(seat=1, id="check"), admit=((1, b"check"),)
)
"""Stored and removed again: it needs room in all tables, as a move does, and no code of a table looks like this."""

FEW_TABLES: Final = 20
"""Expired tables that are removed in one go: while they are being removed no move can be written."""

APPEND: Final = f"""
WITH asked AS (
    SELECT * FROM unnest(
        $1::text[], $2::integer[], $3::integer[], $4::integer[], $5::text[], $6::bigint[], $7::integer[], $8::text[]
    ) AS asked (code, after, many, seat, command, server, absent, ended)
), judged AS (
    SELECT asked.*, CASE
        WHEN command IS NOT NULL AND EXISTS (
            SELECT FROM events WHERE events.code = asked.code AND events.seat = asked.seat
            AND events.command = asked.command
        ) THEN 'known'
        WHEN server IS NOT NULL AND (
            NOT EXISTS (SELECT FROM servers WHERE number = server AND abs($9 - renewed) < {round(LEASE * 1000)})
            OR server IS DISTINCT FROM (SELECT min(a.server) FROM attending AS a WHERE a.code = asked.code)
        ) THEN 'not-yours'
        WHEN server IS NOT NULL AND absent IS NOT NULL AND EXISTS (
            SELECT FROM attending NATURAL JOIN seats WHERE code = asked.code AND attending.seat = absent
        ) THEN 'present'
        WHEN ended IS NOT NULL AND NOT EXISTS (
            SELECT FROM clocks WHERE clocks.code = asked.code AND name = ended AND until <= $9 AND paused IS NULL
        ) THEN 'not-yet'
    END AS refused FROM asked
), opened AS (
    INSERT INTO tables (code, opened, touched, head, resting)
    SELECT code, $9, $9, many, $9 FROM judged WHERE refused IS NULL AND after = 0
    ON CONFLICT DO NOTHING RETURNING code
), moved AS (
    UPDATE tables SET touched = $9, head = after + many FROM judged
    WHERE refused IS NULL AND after > 0 AND tables.code = judged.code AND head = after RETURNING tables.code
), won AS (
    SELECT code FROM opened UNION ALL SELECT code FROM moved
), stored AS (
    INSERT INTO events (code, n, format, at, data, seat, command)
    SELECT code, after + step, {EVENT_FORMAT}, $9, data,
        CASE step WHEN 1 THEN seat END, CASE step WHEN 1 THEN command END
    FROM unnest($10::text[], $11::integer[], $12::bytea[]) AS event (code, step, data)
    JOIN won USING (code) JOIN judged USING (code)
)
SELECT judged.code, coalesce(refused, CASE WHEN won.code IS NULL THEN 'conflict' ELSE 'appended' END)
FROM judged LEFT JOIN won USING (code)
"""  # noqa: S608 - constants
"""Each append's events, all or none: they follow from the row of the table, which one writer moves on."""


async def append(transaction: Transaction, appends: Sequence[Append]) -> Sequence[Outcome]:
    """Add events to tables, each another one; see `Store.append`."""
    events = [(one.table, step, data) for one in appends for step, data in enumerate(one.events, start=1)]
    rows = await transaction.connection.fetch(
        APPEND,
        [one.table for one in appends],
        [one.after for one in appends],
        [len(one.events) for one in appends],
        [one.command and one.command.seat for one in appends],
        [one.command and one.command.id for one in appends],
        [one.own and one.own.server for one in appends],
        [one.own and one.own.absent for one in appends],
        [one.ended for one in appends],
        transaction.now,
        *map(list, zip(*events, strict=True)),
    )
    outcomes: dict[str, Outcome] = dict(map(tuple, rows))
    stored = [one for one in appends if outcomes[one.table] == "appended"]
    transaction.changed.update(one.table for one in stored)
    for one in stored:
        if one.admit or one.dismiss:
            await _turn_over(transaction, one)
    await replace_clocks(transaction, {one.table: one.clocks for one in stored if one.clocks is not None})
    return [outcomes[one.table] for one in appends]


async def _turn_over(transaction: Transaction, append: Append) -> None:
    connection, table = transaction.connection, append.table
    query = """
        INSERT INTO seats (code, seat, secret, gone) VALUES ($1, $2, $3, $4)
        ON CONFLICT (code, seat) DO UPDATE SET secret = excluded.secret
    """
    await connection.executemany(query, [(table, seat, secret, transaction.now) for seat, secret in append.admit])
    if append.dismiss:
        await connection.execute("DELETE FROM seats WHERE code = $1 AND seat = ANY($2)", table, append.dismiss)
    await connection.execute("UPDATE tables SET version = version + 1 WHERE code = $1", table)


async def readmit(transaction: Transaction, table: str, seat: int, secret: bytes) -> bool:
    """Have another secret open a seat; see `Store.readmit`."""
    query = "UPDATE seats SET secret = $3 WHERE code = $1 AND seat = $2"
    if await transaction.connection.execute(query, table, seat, secret) != "UPDATE 1":
        return False
    await transaction.connection.execute("UPDATE tables SET version = version + 1 WHERE code = $1", table)
    transaction.changed.add(table)
    return True


async def prove(transaction: Transaction) -> None:
    """Store something and remove it again, to see whether that can be done."""
    await append(transaction, (PROOF,))
    await remove(transaction, PROOF.table)
    transaction.changed.discard(PROOF.table)


async def knows(connection: Connection, table: str, command: CommandId) -> bool:
    """Whether a command was accepted."""
    query = "SELECT EXISTS (SELECT FROM events WHERE code = $1 AND seat = $2 AND command = $3)"
    known: bool = await connection.fetchval(query, table, command.seat, command.id)
    return known


async def read(connection: Connection, table: str, after: int) -> Tail:
    """Read events, seats and what is beside them, as of one moment."""
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        query = "SELECT n, format, at, data FROM events WHERE code = $1 AND n > $2::bigint ORDER BY n"
        rows = await connection.fetch(query, table, after)
        seats = await connection.fetch("SELECT secret, seat FROM seats WHERE code = $1", table)
        beside = await beside_of(connection, table)
    entries = tuple([Entry(n=n, format=form, at=at, data=data) for n, form, at, data in rows])
    return Tail(entries=entries, seats=dict(map(tuple, seats)), beside=beside)


async def tables(connection: Connection) -> tuple[TableRecord, ...]:
    """List all tables, by code."""
    rows = await connection.fetch("SELECT code, opened, touched, head FROM tables ORDER BY code")
    return tuple([TableRecord(code=row[0], opened=row[1], touched=row[2], events=row[3]) for row in rows])


async def numbers(connection: Connection, codes: Iterable[str]) -> Mapping[str, Numbers]:
    """How far these tables are."""
    # A new slip has a higher number than any before: with as many on the shelves as before the sum is another one.
    query = """
        SELECT code, head, version,
            coalesce((SELECT sum(n) * 10000 + count(*) FROM slips WHERE slips.code = tables.code), 0)::bigint
        FROM tables WHERE code = ANY($1)
    """
    rows = await connection.fetch(query, list(codes))
    return {code: Numbers(head=head, version=version, shelves=shelves) for code, head, version, shelves in rows}


async def expire(transaction: Transaction, before: int) -> list[str]:
    """Remove a few of the tables that nobody has touched since a time."""
    query = "SELECT code FROM tables WHERE touched < $1 LIMIT $2"
    codes = [code for (code,) in await transaction.connection.fetch(query, before, FEW_TABLES)]
    await _remove(transaction, codes)
    return codes


async def remove(transaction: Transaction, table: str) -> bool:
    """Remove a table; whether there was one."""
    return await _remove(transaction, [table]) == 1


async def _remove(transaction: Transaction, codes: list[str]) -> int:
    connection = transaction.connection
    await connection.execute("DELETE FROM events WHERE code = ANY($1)", codes)
    gone = await connection.fetch("DELETE FROM tables WHERE code = ANY($1) RETURNING code", codes)
    transaction.changed.update(code for (code,) in gone)
    return len(gone)
