"""How people come to a table, and to its seats, beside the socket: each wish once, however often it is made.

Every newcomer gets a secret of their own; the table keeps its digest, by which a wish that is repeated is known.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Protocol

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import ComeIn, MoveHere, SeatBot, TakeSeat
from moonhare.server.live import bots, moving
from moonhare.server.live.answering import busy
from moonhare.server.live.credentials import secret_for
from moonhare.server.live.journal import Journal
from moonhare.server.messages import Key
from moonhare.server.table.around import Around, Events
from moonhare.server.table.door import come_in
from moonhare.server.table.seating import seat_bot, sit
from moonhare.server.table.state import Table
from moonhare.storage import Slip, StorageError, Store


class Entered(Protocol):
    """What an entrance needs of the table that it leads to."""

    def around(self) -> Around:
        """What a decision needs to know besides the table."""
        ...

    def carry_out(self, decision: Callable[[Table], Events], *, secret: bytes) -> Awaitable[bool]:
        """Make a decision happen; whether anything did. Raises `Refusal`."""
        ...

    def catch_up(self) -> Awaitable[None]:
        """Read what has become of the table elsewhere. Raises `Refusal`."""
        ...

    def leave_behind(self, key: Key) -> None:
        """The devices that had a seat until now lose sight of it."""
        ...


class Entrance:
    """The ways to a table; one person comes in at a time."""

    def __init__(self, store: Store, journal: Journal, table: Entered, turn: asyncio.Lock) -> None:
        """Lead to a table; `turn`: held while anything happens there."""
        self._store, self._journal, self._table, self._turn = store, journal, table, turn

    async def sit(self, wish: TakeSeat) -> tuple[Key, str]:
        """Seat a newcomer; returns their key and the secret that opens the seat. Raises `Refusal`.

        A request that is made again is given the seat that it got.
        """
        secret, digest = secret_for(self._journal.table.seed, wish.request)

        def decision(table: Table) -> Events:
            return () if self._journal.admitted(digest) else sit(table, wish.name, wish.symbol)

        async with self._turn:
            await self._table.carry_out(decision, secret=digest)
            key = self._journal.admitted(digest)
            if key is None:
                raise busy()
        return key, secret

    async def come_in(self, wish: ComeIn, known: Key | None) -> tuple[Key, str | None]:
        """Let somebody in without a seat; returns their key, and the secret that lets them in, if it is a new one.

        `known`: whom their browser was here before. Raises `Refusal`.
        """
        secret, digest = secret_for(self._journal.table.seed, wish.request)

        def decision(table: Table) -> Events:
            if self._journal.admitted(digest) or (known is not None and table.has_place(known)):
                return ()
            return come_in(table, wish, known, self._table.around())

        async with self._turn:
            await self._table.carry_out(decision, secret=digest)
            key = self._journal.admitted(digest)
            if key is not None:
                return key, secret
            if known is None:
                raise busy()
            return known, None

    async def seat_bot(self, wish: SeatBot) -> tuple[Key, str]:
        """Seat a program that has a link of the host's; returns its key and its secret. Raises `Refusal`.

        A request that is made again is given the seat that it got.
        """
        # Another secret than the same name would get at a door for people: neither asks for the other's seat.
        request = None if wish.request is None else f"program {wish.request}"
        secret, digest = secret_for(self._journal.table.seed, request)

        maker: Key | None = None

        def decision(table: Table) -> Events:
            if self._journal.admitted(digest):
                return ()
            # Whoever was removed or kept out has no power left, and lets nobody in.
            if maker is not None and not table.has_place(maker):
                raise bots.used_up()
            return seat_bot(table, wish.name)

        async with self._turn:
            if self._journal.admitted(digest) is None:
                maker = await bots.check(self._store, self._journal.code, wish.link)
                # Where nobody can sit down the link is not used up.
                decision(self._journal.table)
                async with self._using_up(await bots.redeem(self._store, self._journal.code, wish.link)):
                    await self._table.carry_out(decision, secret=digest)
            key = self._journal.admitted(digest)
            if key is None:
                raise busy()
        return key, secret

    async def move(self, wish: MoveHere, known: Key | None = None) -> tuple[Key, str]:
        """Let a seat go on at the device that has its owner's link; returns its key and the secret that opens it now.

        `known`: whose seat that device has already. Raises `Refusal`. A request made again is given the seat it got.
        """
        journal = self._journal
        secret, digest = secret_for(journal.table.seed, wish.request)
        async with self._turn:
            key = journal.admitted(digest)
            if key is None:
                if known is not None:
                    raise Refusal("seated-already", "This browser has a seat at this table already.")
                key, before, link = await moving.redeem(self._store, journal.code, wish.link)
                async with self._using_up(link):
                    await self._table.catch_up()
                    owned = journal.secret_of(key) == before and journal.table.has_place(key)
                    if not owned or not await journal.readmit(key, digest):
                        raise Refusal("no-seat", "The seat of this link is its owner's no more.")
                self._table.leave_behind(key)
                await moving.leave_behind(self._store, journal.code, before)
        return key, secret

    @asynccontextmanager
    async def _using_up(self, link: Slip) -> AsyncIterator[None]:
        """Put a link back that was taken, where what it is for is refused: whoever has it may try again."""
        try:
            yield
        except Refusal:
            # It is taken first, for of all who have it, at whichever servers, one is to get in.
            with suppress(StorageError):
                await self._store.lay(self._journal.code, link)
            raise
