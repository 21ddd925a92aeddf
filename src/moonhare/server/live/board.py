"""The board of open tables: what a server's tables show strangers, as it lies in the store for all servers.

Each listed table has one slip. Every server that has the table in memory brings it up to date: they see the same
table, so they write the same. A table that nobody looks at any more rests, which the store knows by itself.
"""

from typing import Final

import msgspec
import structlog

from moonhare.server.bodies import ListedTable
from moonhare.server.live.house import House
from moonhare.server.live.runtime import LiveTable
from moonhare.server.table.locking import listing
from moonhare.storage import Slip

SHELF: Final = "board"
MOST: Final = 200
"""Tables on the board that anybody is told of, those that changed last."""

FRESH: Final = 2.0
"""Seconds for which what was read of the board is good enough for all who ask."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(ListedTable).decode

log = structlog.get_logger(__name__)


class Board:
    """The open tables, as this server tells of its own and knows of all."""

    def __init__(self, house: House) -> None:
        """Take the house whose tables it tells of."""
        self._house, self._store = house, house.world.store
        self._shown: dict[str, bytes | None] = {}
        """What this server last laid for its tables; None: that it took it away."""
        self._read: tuple[ListedTable, ...] = ()
        self._read_at: float | None = None

    async def refresh(self) -> None:
        """Bring the slips of this server's tables up to date."""
        awake = {live.code: live for live in self._house.awake}
        self._shown = {code: shown for code, shown in self._shown.items() if code in awake}
        for code, live in awake.items():
            listed = listing(live.table, live.present, live.away)
            data = None if listed is None else _encode(listed)
            if code in self._shown and self._shown[code] == data:
                continue
            # Also taken where this server has laid none: one may lie there from before it started, or from another.
            await self._lay(live, data)
            self._shown[code] = data

    async def _lay(self, live: LiveTable, data: bytes | None) -> None:
        if data is None:
            await self._store.take(live.code, SHELF, live.code)
        else:
            await self._store.lay(live.code, Slip(shelf=SHELF, name=live.code, data=data))

    async def tables(self) -> tuple[ListedTable, ...]:
        """The open tables of all servers, those listed last first."""
        now = self._store.now()
        if self._read_at is None or not 0 <= now - self._read_at < FRESH:
            self._read_at = now
            slips = await self._store.shelf(SHELF, MOST)
            read = [_decode(slip.data) for _, slip in slips]
            self._read = tuple(sorted(read, key=lambda table: (-table.since, table.code)))
        return self._read
