"""The house: all tables of this server, loaded when somebody comes, let go when nobody is there."""

import asyncio
import random
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import structlog

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import OpenTable
from moonhare.server.live.credentials import draw_code, hashed, secret_for
from moonhare.server.live.folding import read_table
from moonhare.server.live.journal import Journal
from moonhare.server.live.runtime import LiveTable
from moonhare.server.live.world import World
from moonhare.server.messages import Key
from moonhare.server.table.around import Around
from moonhare.server.table.deciding import open_table
from moonhare.server.table.events import encode
from moonhare.storage import RENEWAL, Append, News, StorageError

if TYPE_CHECKING:
    from moonhare.server.live.clock import Alarm

MOST_DRAWS: Final = 20
"""Codes that may be taken in a row before something must be wrong."""

SEED_BITS: Final = 64
NOTHING_AFTER: Final = 1 << 62
"""The number of an event that no log comes to."""

DAY: Final = 86_400

MOST_WOKEN: Final = 100
"""Tables that are woken at a time."""

log = structlog.get_logger(__name__)


def stopping() -> Refusal:
    """Nobody begins anything here any more; another server, or this one in a moment, takes it."""
    return Refusal("stopping", "The server is about to stop; try again in a moment.")


class House:
    """All tables of a server."""

    def __init__(self, world: World, *, sets: Callable[[], tuple[str, ...]]) -> None:
        """Take what tables share, and what says with which sets a new table begins."""
        self.world = world
        self._sets = sets
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._renewal: Alarm | None = None
        self._stays = self._closed = False
        self._woken = ""
        world.store.subscribe(self._hear)

    @property
    def awake(self) -> tuple[LiveTable, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    def is_awake(self, code: str) -> bool:
        """Whether a table is in memory: then finding it costs nothing."""
        return code in self._tables

    async def has(self, code: str) -> bool:
        """Whether there is a table of this code, without loading it. Raises `StorageError`."""
        return self.is_awake(code) or code in await self.world.store.numbers((code,))

    async def has_admitted(self, code: str, secret: str) -> bool:
        """Whether a secret lets in at a table that is not in memory, or let in once. Raises `StorageError`."""
        return hashed(secret) in (await self.world.store.read(code, NOTHING_AFTER)).seats

    async def find(self, code: str) -> LiveTable:
        """Find a table by its code, loading it if need be. Raises `Refusal` ("table-unknown", "stopping")."""
        live = self._tables.get(code)
        if live is None:
            if self._closed:
                raise stopping()
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            # Shielded: whoever comes first may go, and the others still want the table.
            live = await asyncio.shield(loading)
        live.touch()
        return live

    async def _load(self, code: str) -> LiveTable:
        read = await read_table(self.world.store, code)
        if code in self._tables:  # opened while it was being read
            return self._tables[code]
        if read is None:
            raise Refusal("table-unknown", f"There is no table {code}.", table=code)
        live = LiveTable(self.world, Journal(self.world.store, *read), let_go=self._let_go)
        self._tables[code] = live
        self._keep_lease()
        return live

    async def open(self, wish: OpenTable) -> tuple[LiveTable, Key, str]:
        """Open a table; returns it, the host's key and the secret of their seat. Raises `Refusal`.

        A request that is made again, at whichever server of this store, is given the table that it opened.
        """
        store, rng = self.world.store, self.world.rng
        # The same request draws the same codes, so it comes upon its own table. What is drawn from is known to nobody,
        # or whoever makes requests could choose codes, and find out which of them are taken.
        codes = rng
        if wish.request is not None:
            codes = random.Random(await store.secret("requests") + wish.request.encode())  # noqa: S311 - as told
        for _ in range(MOST_DRAWS):
            code, seed = draw_code(codes), rng.getrandbits(SEED_BITS)
            secret, digest = secret_for(seed, wish.request)
            around = Around(decks=self.world.decks, rng=rng, players=self.world.company.names)
            _, events = open_table(wish, code=code, seed=seed, sets=self._sets(), around=around)
            append = Append(table=code, after=0, events=tuple(map(encode, events)), admit=((1, digest),))
            if await store.append(append) == "appended":
                return await self.find(code), 1, secret
            if wish.request is not None:
                found = await self.find(code)
                secret, _ = secret_for(found.table.seed, wish.request)
                key = found.key_of(secret)
                if key is not None:
                    return found, key, secret
        raise Refusal("busy", "No free code was found; try again.")

    def _let_go(self, live: LiveTable) -> None:
        if not live.connections and self._tables.get(live.code) is live:
            live.close()
            del self._tables[live.code]

    # ---- other servers

    def _hear(self, news: News) -> None:
        """Take what another server tells: as work of the clock's, like all that happens by itself."""
        clock = self.world.clock
        if news.table is None:
            clock.at(clock.now(), self.look_around)
        elif (live := self._tables.get(news.table)) is None:
            return
        elif news.sign is not None:
            live.hear(news.sign)
        else:
            clock.at(clock.now(), partial(self._look_at, live))

    def tell_of_other_sets(self) -> None:
        """There are other sets of cards than before: show it to whoever looks at a table."""
        for live in self.awake:
            live.tell_of_other_sets()

    async def look_around(self) -> None:
        """Find out which tables in memory have been changed or removed behind this server's back."""
        try:
            numbers = await self.world.store.numbers(self._tables)
        except StorageError as error:
            log.error("what others have changed cannot be read", error=str(error))
            return
        for live in self.awake:
            found = numbers.get(live.code)
            if found is None or (found.head, found.version) != (live.numbers.head, live.numbers.version):
                await self._look_at(live)
            if found is not None:
                await self._listen_to(live, found.shelves)

    async def wake(self) -> None:
        """Wake tables whose clocks have run out though nobody looks: they do what is due, and are let go again.

        Not all at a time where there are many: the next call goes on. Raises `StorageError`.
        """
        codes = await self.world.store.overdue(after=self._woken, most=MOST_WOKEN)
        self._woken = codes[-1] if len(codes) == MOST_WOKEN else ""
        for code in codes:
            try:
                (await self.find(code)).refresh()
            except Refusal:
                pass
            except Exception:
                log.exception("a table could not be woken", table=code)

    async def _look_at(self, live: LiveTable) -> None:
        try:
            await live.look()
        except Refusal:
            pass
        except Exception:
            # One table that cannot be read is not to hide what became of the others.
            log.exception("a table could not be looked after", table=live.code)

    async def _listen_to(self, live: LiveTable, shelves: int) -> None:
        try:
            await live.talk.hearers.look(shelves)
        except StorageError as error:
            # One line: the sentence says all.
            log.error("what was said at a table could not be looked after", table=live.code, error=str(error))
        except Exception:
            log.exception("what was said at a table could not be looked after", table=live.code)

    def stay(self) -> None:
        """Have a lease from now on, tables in memory or not: servers count together when they know of each other."""
        self._stays = True
        if self._renewal is None:
            self._renewal = self.world.clock.at(self.world.clock.now(), self._renew)

    def _keep_lease(self) -> None:
        """Renew this server's lease from now on, as long as there are tables in memory."""
        if self._renewal is None:
            clock = self.world.clock
            self._renewal = clock.at(clock.now() + RENEWAL, self._renew)

    async def _renew(self) -> None:
        self._renewal = None
        try:
            if not await self.world.lease.keep():
                log.warning("this server was taken for dead, and comes back as another one")
                for live in self.awake:
                    await self._look_at(live)
                    live.refresh()
            if self._stays:
                await self.world.lease.take()
        except StorageError as error:
            log.error("the lease could not be renewed", error=str(error))
        except Exception:
            log.exception("the lease could not be renewed")
        finally:
            if self._tables or self._stays:
                self._keep_lease()

    # ---- ends

    async def expire(self, days: float) -> tuple[str, ...]:
        """Remove the tables that nobody has touched for some days; returns their codes."""
        store = self.world.store
        codes = await store.expire(int((store.now() - days * DAY) * 1000))
        for code in codes:
            live = self._tables.pop(code, None)
            if live is not None:
                live.end()
        if codes:
            log.info("tables expired", count=len(codes))
        return codes

    async def forget(self, code: str) -> None:
        """Remove a table with all that belongs to it, whoever looks at it."""
        await self.world.store.remove(code)
        live = self._tables.pop(code, None)
        if live is not None:
            live.end()

    async def close(self) -> None:
        """Stop all that would happen by itself, and tell the store that nobody is here any more."""
        self._stays, self._closed = False, True
        for loading in self._loading.values():
            # Nobody waits for them any more, and a table that came now would be looked after on a closed store.
            loading.cancel()
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        if self._renewal is not None:
            self._renewal.cancel()
            self._renewal = None
        for live in self._tables.values():
            live.close()
        self._tables.clear()
        try:
            await self.world.lease.give_up()
        except StorageError as error:
            log.error("the lease could not be given up", error=str(error))
