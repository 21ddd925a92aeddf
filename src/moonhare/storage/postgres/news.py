"""What servers tell each other through PostgreSQL: one connection a store that listens, and by which signs are told.

A change is told by the transaction that makes it. Nothing depends on its being heard: each message carries its maker's
number and the one before, which stands in the maker's row, too. Where one is missing, after the connection was lost, or
by a look now and then, News without a table says that there is something to be looked for.
"""

import asyncio
import base64
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import asyncpg
import msgspec

from moonhare.storage.base import news_of
from moonhare.storage.errors import StorageError
from moonhare.storage.postgres.connecting import LOST, Connection, Line
from moonhare.storage.store import News

CHANNEL: Final = "moonhare"

LONGEST: Final = 7900
"""Letters of a message; PostgreSQL takes 8000 bytes."""

MOST_SIGNS: Final = 1000
"""Signs that wait for a database that has gone; later ones are lost."""

NOTHING: Final = News(table=None)


class Message(msgspec.Struct, frozen=True, array_like=True):
    """What is told at once."""

    by: str
    number: int
    """Of the transaction that is told of; 0 for signs, which nobody misses."""
    before: int
    """The number of the last one that was told before it."""
    news: tuple[News, ...]


_decoder = msgspec.msgpack.Decoder(Message)


def change_message(by: str, tables: frozenset[str], number: int, before: int) -> str | None:
    """Encode what other servers are told of changed tables, in base64; None where none has changed."""
    if not tables:
        return None
    message = _letters(Message(by, number, before, news_of(tables)))
    return message if len(message) <= LONGEST else _letters(Message(by, number, before, (NOTHING,)))


def _letters(message: Message) -> str:
    return base64.b64encode(msgspec.msgpack.encode(message)).decode()


class Ear:
    """Hears what other servers tell, and tells them signs."""

    def __init__(self, name: str, line: Line, *, say: Callable[[News], None], poll: float | None) -> None:
        """Hear nothing yet. `say`: is called with what is heard; `poll`: seconds between two looks, or None."""
        self._name, self._line, self._say, self._poll = name, line, say, poll
        self._heard: dict[str, int] = {}
        self._signs: list[str] = []
        self._stir = asyncio.Event()
        self._listening: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    def start(self) -> None:
        """Listen from now on."""
        if self._listening is None:
            self._listening = asyncio.get_running_loop().create_task(self._listen())

    def tell(self, table: str, sign: bytes) -> None:
        """Tell the others something."""
        message = _letters(Message(self._name, 0, 0, (News(table=table, sign=sign),)))
        if len(message) > LONGEST:  # they find it where it is kept, if it is
            message = _letters(Message(self._name, 0, 0, (News(table=table),)))
        if len(self._signs) < MOST_SIGNS:
            self._signs.append(message)
        self._stir.set()
        self.start()

    async def look(self) -> None:
        """Find out whether somebody has told something that was not heard. Raises `StorageError`."""
        async with self._turn:
            await self._look(await self._line.connected(0))

    async def _look(self, connection: Connection) -> None:
        try:
            # What was told before this is heard before it is answered.
            rows = await connection.fetch("SELECT name, told FROM writers WHERE name <> $1", self._name)
        except (*LOST, asyncpg.PostgresError) as error:
            self._line.lose(error)
            raise StorageError(f"the database does not answer: {error}") from error
        now = dict(map(tuple, rows))
        if any(number > self._heard.get(name, 0) for name, number in now.items()):
            self._say(NOTHING)
        self._heard = {name: max(number, self._heard.get(name, 0)) for name, number in now.items()}

    async def greet(self, connection: Connection) -> None:
        """Listen by a new connection, and have everything looked at: who knows what was told meanwhile."""
        await connection.add_listener(CHANNEL, self._hear)
        connection.add_termination_listener(lambda _: self._stir.set())
        rows = await connection.fetch("SELECT name, told FROM writers WHERE name <> $1", self._name)
        self._heard = dict(map(tuple, rows))
        self._say(NOTHING)

    def _hear(self, _: object, __: int, ___: str, letters: object) -> None:
        try:
            message = _decoder.decode(base64.b64decode(str(letters), validate=True))
        except (msgspec.MsgspecError, ValueError):
            # From a server of another version, perhaps: something has changed.
            self._say(NOTHING)
            return
        if message.by == self._name:
            return
        if message.number:
            if message.before > self._heard.get(message.by, 0):
                self._say(NOTHING)
            self._heard[message.by] = max(message.number, self._heard.get(message.by, 0))
        for news in message.news:
            self._say(news)

    async def _listen(self) -> None:
        looked = time.monotonic()
        while True:
            self._stir.clear()
            with suppress(StorageError):
                async with self._turn:
                    connection = await self._line.connected(time.monotonic() + 60)
                    await self._send(connection)
                    if self._poll is not None and time.monotonic() >= looked + self._poll:
                        await self._look(connection)
                        looked = time.monotonic()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stir.wait(), self._poll)

    async def _send(self, connection: Connection) -> None:
        signs, self._signs = self._signs, []
        if signs:
            try:
                await connection.execute("SELECT pg_notify($1, sign) FROM unnest($2::text[]) AS sign", CHANNEL, signs)
            except (*LOST, asyncpg.PostgresError) as error:
                self._line.lose(error)

    async def close(self) -> None:
        """Hear and tell nothing more."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._line.close()
