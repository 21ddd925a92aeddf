"""What a PostgreSQL is like in which tables are to be safe: its version, what it waits for, how many may connect."""

import time

import msgspec

from moonhare.storage.postgres.connecting import PATIENCE, SCHEMA, Connection, Line


class Facts(msgspec.Struct, frozen=True, kw_only=True):
    """What was found."""

    version: int
    """As PostgreSQL counts it: 150004 is 15.4."""
    fsync: bool
    full_page_writes: bool
    free: int
    """Connections that may still be opened."""
    may_create: bool
    """Whether this role may make what is not there, or all is there."""
    ahead: float
    """Seconds by which its clock is ahead of this machine's."""


async def examine(address: str) -> Facts:
    """Look at a database, changing nothing. Raises `StorageError` where it cannot be reached."""
    line = Line(address, light=True, greet=_greet)
    try:
        connection = await line.connected(time.monotonic() + PATIENCE)
        before = time.time()
        now: float = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        middle = (before + time.time()) / 2
        row = await connection.fetchrow(
            """
            SELECT current_setting('server_version_num')::int AS version,
                current_setting('fsync') = 'on' AS fsync,
                current_setting('full_page_writes') = 'on' AS full_page_writes,
                current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
                    - (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend')::int AS free,
                has_database_privilege(current_database(), 'CREATE')
                    OR EXISTS (SELECT FROM pg_tables WHERE schemaname = $1 AND tablename = 'steps') AS may_create
            """,
            SCHEMA,
        )
        return Facts(**dict(row or {}), ahead=now - middle)
    finally:
        await line.close()


async def _greet(_: Connection) -> None:
    """Nothing is made."""
