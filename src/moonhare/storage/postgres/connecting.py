"""Connections to a PostgreSQL that come back: opening, losing, opening again; and sentences for what goes wrong.

The address may hold a password: it is in no sentence, no log line, no `repr`.
"""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Final, TypeAlias
from urllib.parse import urlsplit

import asyncpg
import structlog

from moonhare.storage.errors import StorageError

# Its types know what it gives, the library itself does not.
Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

SCHEMA: Final = "moonhare"
"""What is ours stands in a schema of its own, so that a database may hold something else as well."""

PROGRAM: Final = "moonhare"
"""By what name the database knows our connections."""

PATIENCE: Final = 8.0
"""Seconds that whoever asked waits for a database that has gone: about as long as one takes to be started again."""

AWAY: Final = 2.0
"""Seconds after which a database that has gone keeps nobody waiting any more who asks only now."""

SOON, SELDOM = 0.05, 1.0
"""Seconds between two attempts to reach it: at first, and at most."""

ANSWER: Final = 10.0
"""Seconds after which a statement without an answer means that the connection is lost."""

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.IdleInTransactionSessionTimeoutError,
    # After a failover: this one only reads now, and the one that writes has its address soon.
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)
"""What is over with the connection, and may go better with the next one."""

AGAIN: Final = (
    asyncpg.exceptions.TransactionRollbackError,
    asyncpg.exceptions.LockNotAvailableError,
    # Another server has changed the schema.
    asyncpg.exceptions.InvalidCachedStatementError,
)
"""What undid a transaction that may be tried once more on the same connection."""

ESCAPED: Final = "in a user's name or a password write % as %25, / as %2F, @ as %40, ? as %3F, # as %23, [ as %5B"
"""What to do about an address that cannot be read: nearly always it is a password that somebody had made."""

MENDS: Final[Mapping[type[Exception], str]] = {
    asyncpg.exceptions.InvalidCatalogNameError: "`createdb NAME` makes one, or `CREATE DATABASE`",
    asyncpg.exceptions.InvalidPasswordError: "see whether user and password in its address are right",
    asyncpg.exceptions.InvalidAuthorizationSpecificationError: (
        "`createuser --pwprompt NAME` makes a role, and what it may do stands in pg_hba.conf"
    ),
}
"""What to do about what keeps a database from being used; those first that say more."""

log = structlog.get_logger(__name__)


def place_of(address: str) -> str:
    """Say where a database is, without who asks and by which password."""
    try:
        parts = urlsplit(address)
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        return "an address that cannot be read"
    known = parts.scheme in {"postgres", "postgresql"} and not is_torn(address)
    return f"{parts.hostname or 'this machine'}{port}{parts.path}" if known else "an address that cannot be read"


def is_torn(address: str) -> bool:
    """Whether a sign in a password has ended it too early: what is left of it stands where hosts and names belong."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return True
    beside = "@" in parts.query and "@" not in parts.netloc
    return parts.netloc.count("@") > 1 or "@" in parts.path or beside or bool(parts.fragment)


class Line:
    """One connection, opened when it is needed and opened anew after it was lost."""

    def __init__(self, address: str, *, light: bool, greet: Callable[[Connection], Awaitable[object]]) -> None:
        """Open nothing yet. `light`: what it commits need not be on the disk; `greet`: is called with each new one."""
        self._address, self._light, self._greet = address, light, greet
        self._connection: Connection | None = None
        self._since: float | None = None
        self._known = False
        self._pause, self._next = SOON, 0.0
        self._why = ""

    def __repr__(self) -> str:
        """Say where to, and no password."""
        return f"Line({place_of(self._address)})"

    @property
    def away(self) -> bool:
        """Whether the database has been gone for so long that nobody who asks now is to wait for it."""
        return self._since is not None and time.monotonic() - self._since > AWAY

    async def connected(self, until: float) -> Connection:
        """Give the connection, a new one where it has been lost; `until`: how long to try, by the monotonic clock.

        Raises `StorageError`.
        """
        while True:
            if self._connection is not None and not self._connection.is_closed():
                return self._connection
            wait = self._next - time.monotonic()
            if wait > 0:
                if time.monotonic() + wait > until:
                    raise self._unreached()
                await asyncio.sleep(wait)
            try:
                self._connection = await self._open()
            except (*LOST, asyncpg.PostgresError, ValueError) as error:
                self._failed(error)
                # What is wrong with the address, or with us, no waiting mends.
                if isinstance(error, ValueError):
                    raise StorageError("the address of the database cannot be read", ESCAPED) from None
                if not isinstance(error, LOST):
                    found = f"the database at {place_of(self._address)} cannot be used: {_said(error)}"
                    mend = next((MENDS[kind] for kind in MENDS if isinstance(error, kind)), "")
                    raise StorageError(found, mend) from None
                if time.monotonic() >= until:
                    raise self._unreached() from None
            else:
                if self._since is not None and self._known:
                    log.info("the database is back", seconds=round(time.monotonic() - self._since, 1))
                self._since, self._pause, self._next, self._known = None, SOON, 0.0, True

    def _unreached(self) -> StorageError:
        found = f"the database at {place_of(self._address)} cannot be reached just now: {self._why}"
        return StorageError(found, "see whether it is started, and the address right")

    async def _open(self) -> Connection:
        if is_torn(self._address):
            raise asyncpg.exceptions.ClientConfigurationError("its address cannot be read")
        try:
            connection = await asyncpg.connect(
                self._address,
                timeout=ANSWER,
                command_timeout=ANSWER,
                server_settings={
                    "application_name": PROGRAM,
                    "search_path": SCHEMA,
                    "default_transaction_isolation": "read committed",
                    # A server that is paused in the middle of a transaction must not keep the others waiting.
                    "idle_in_transaction_session_timeout": "3000",
                    "statement_timeout": str(round(ANSWER * 1000)),
                    "timezone": "UTC",
                },
            )
        except ValueError as error:
            # asyncpg's sentence would repeat the address.
            raise asyncpg.exceptions.ClientConfigurationError("its address cannot be read") from error
        try:
            if self._light:
                await connection.execute("SET synchronous_commit = off")
            elif await connection.fetchval("SHOW synchronous_commit") == "off":
                # What is acknowledged is on the disk, whatever else the database is used for.
                await connection.execute("SET synchronous_commit = on")
            await self._greet(connection)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _failed(self, error: Exception) -> None:
        now = time.monotonic()
        self._why = _said(error)
        self._miss(error)
        # Several servers have lost it at the same moment, and are not to come back at the same moment.
        self._next = now + self._pause * random.uniform(0.5, 1)  # noqa: S311 - no secret hangs on it
        self._pause = min(SELDOM, self._pause * 2)

    def lose(self, error: Exception) -> None:
        """Give the connection up, as it is of no use any more."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        self._miss(error)

    def _miss(self, error: Exception) -> None:
        if self._since is None:
            self._since = time.monotonic()
            if self._known:  # one that was never there is told to whoever wants to begin
                log.warning("the database is away", error=_said(error))

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(*LOST, asyncpg.PostgresError):
                await connection.close(timeout=2)


class Lines:
    """A few connections to read by, of which each serves one at a time."""

    def __init__(self, address: str, most: int, greet: Callable[[Connection], Awaitable[object]]) -> None:
        """Open nothing yet."""
        self._free: asyncio.LifoQueue[Line] = asyncio.LifoQueue()
        self._all = [Line(address, light=True, greet=greet) for _ in range(most)]
        for line in reversed(self._all):
            self._free.put_nowait(line)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Line]:
        """Take one for a while."""
        line = await self._free.get()
        try:
            yield line
        finally:
            self._free.put_nowait(line)

    async def close(self) -> None:
        """Close them all."""
        for line in self._all:
            await line.close()


def _said(error: Exception) -> str:
    """What an error says, in one line; never the address."""
    if isinstance(error, OSError) and error.errno:
        # Python's own words for an address that nobody answers at would repeat it.
        return os.strerror(error.errno) if error.errno > 0 else str(error.strerror)
    silent = "it does not answer" if isinstance(error, TimeoutError) else type(error).__name__
    return (str(error).splitlines() or [silent])[0]
