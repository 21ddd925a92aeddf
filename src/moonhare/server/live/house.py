"""The house: all tables of this server, loaded when somebody comes, let go when nobody is there."""

import asyncio
import random
import secrets
import time
from collections.abc import Callable
from typing import Final

import structlog

from moonhare.rules.errors import Refusal
from moonhare.server.live.codes import draw_code
from moonhare.server.live.secret import secret_for
from moonhare.server.live.table import LiveTable
from moonhare.server.live.world import World
from moonhare.server.messages import Key, OpenTable
from moonhare.server.table.deciding import Around, open_table
from moonhare.server.table.events import decode, encode
from moonhare.server.table.evolving import replay
from moonhare.storage import Append

MOST_DRAWS: Final = 20
"""Codes that may be taken in a row before something must be wrong."""

SEED_BITS: Final = 64

log = structlog.get_logger(__name__)


class House:
    """All tables of a server."""

    def __init__(self, world: World, *, sets: Callable[[], tuple[str, ...]]) -> None:
        """Take what tables share, and what says with which sets a new table begins."""
        self.world = world
        self._sets = sets
        self._salt = secrets.token_bytes(16)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    @property
    def awake(self) -> tuple[LiveTable, ...]:
        """The tables in memory."""
        return tuple(self._tables.values())

    def is_awake(self, code: str) -> bool:
        """Whether a table is in memory: then finding it costs nothing."""
        return code in self._tables

    async def find(self, code: str) -> LiveTable:
        """Find a table by its code, loading it if need be. Raises `Refusal` ("table-unknown")."""
        live = self._tables.get(code)
        if live is None:
            loading = self._loading.get(code)
            if loading is None:
                loading = self._loading[code] = asyncio.create_task(self._load(code))
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
            # Shielded: whoever comes first may go, and the others still want the table.
            live = await asyncio.shield(loading)
        live.touch()
        return live

    async def _load(self, code: str) -> LiveTable:
        tail = await self.world.log.read(code)
        if code in self._tables:  # opened while it was being read
            return self._tables[code]
        if not tail.entries:
            raise Refusal("table-unknown", f"There is no table {code}.", table=code)
        table = replay(decode(entry.data) for entry in tail.entries)
        live = LiveTable(self.world, table, head=tail.entries[-1].n, seats=dict(tail.seats), let_go=self._let_go)
        self._tables[code] = live
        return live

    async def open(self, wish: OpenTable) -> tuple[LiveTable, Key, str]:
        """Open a table; returns it, the host's key and the secret of their seat. Raises `Refusal`.

        A request that is made again is given the table that it opened, as long as this server runs.
        """
        rng = self.world.rng
        # The same request draws the same codes, so it comes upon its own table. What is drawn from is known to nobody,
        # or whoever makes requests could choose codes, and find out which of them are taken.
        codes = rng if wish.request is None else random.Random(self._salt + wish.request.encode())  # noqa: S311 - as told
        for _ in range(MOST_DRAWS):
            code, seed = draw_code(codes), rng.getrandbits(SEED_BITS)
            secret, digest = secret_for(seed, wish.request)
            around = Around(decks=self.world.decks, rng=rng)
            table, events = open_table(wish, code=code, seed=seed, sets=self._sets(), around=around)
            append = Append(table=code, after=0, events=tuple(map(encode, events)), admit=((1, digest),))
            if await self.world.log.append(append) == "appended":
                if code not in self._tables:
                    self._tables[code] = LiveTable(
                        self.world, table, head=len(events), seats={digest: 1}, let_go=self._let_go
                    )
                return self._tables[code], 1, secret
            if wish.request is not None:
                found = await self.find(code)
                secret, _ = secret_for(found.table.seed, wish.request)
                key = found.key_of(secret)
                if key is not None:
                    return found, key, secret
        raise Refusal("busy", "No free code was found; try again.")

    def _let_go(self, live: LiveTable) -> None:
        if not live.connections and self._tables.get(live.table.code) is live:
            live.close()
            del self._tables[live.table.code]

    def tell_of_other_sets(self) -> None:
        """There are other sets of cards than before: show it to whoever looks at a table."""
        for live in self.awake:
            live.tell_of_other_sets()

    async def look_around(self) -> None:
        """Find out which tables in memory have been removed behind this server's back, and tell who looks at them."""
        for live in self.awake:
            try:
                await live.look()
            except Refusal:
                pass
            except Exception:
                # One table that cannot be read is not to hide what became of the others.
                log.exception("a table could not be looked after", table=live.table.code)

    async def expire(self, days: float, *, now: float | None = None) -> tuple[str, ...]:
        """Remove the tables that nobody has touched for some days; returns their codes."""
        now = time.time() if now is None else now
        codes = await self.world.log.expire(int((now - days * 86_400) * 1000))
        for code in codes:
            live = self._tables.pop(code, None)
            if live is not None:
                live.end()
        if codes:
            log.info("tables expired", count=len(codes))
        return codes

    def close(self) -> None:
        """Stop all that would happen by itself."""
        for live in self._tables.values():
            live.close()
        self._tables.clear()
