"""Remembering on demand: a table's log is read when somebody asks, and what was told last is kept at hand.

Owns the shelf of secret links too: a link to a game's album lies beside its table, as long as the table.
"""

import asyncio
import secrets
from collections import OrderedDict
from typing import Annotated, Final
from weakref import WeakValueDictionary

import msgspec
from msgspec import Meta

from moonhare.rules.errors import Refusal
from moonhare.server.live.credentials import SECRET_BYTES, hashed
from moonhare.server.memory.chronicle import Chronicle, chronicles
from moonhare.server.memory.replaying import Replay, replay_of
from moonhare.server.table.events import decode
from moonhare.storage import Slip, Store, Tail

SHELF: Final = "albums"
MOST_KEPT: Final = 16
"""Tables whose chronicles are at hand: their people ask all at once, at the end of a game."""


class ShareAlbum(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/album-link, host: make the secret link of a game's album, or withdraw it."""

    game: Annotated[int, Meta(ge=1)]
    shared: bool


class AlbumLink(msgspec.Struct, frozen=True, kw_only=True):
    """The answer to it, and GET /t/CODE/album-link for those who have a seat."""

    game: int
    link: str | None
    """Whoever has it can read the album; null where there is none."""
    yours: bool
    """Whether you, the table's host, make and withdraw it."""
    days: float
    """For so long a table is kept that nobody touches, and its albums with it."""


class ForgetTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """POST /t/CODE/forget, host: remove the table at once, with its games, albums and all that was said."""


class AlbumSlip(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the shelf: which game's album a secret opens."""

    game: int
    secret: str


class Memory:
    """What the tables of a store remember."""

    def __init__(self, store: Store) -> None:
        """Take the store that the logs are in."""
        self._store = store
        self._kept: OrderedDict[str, tuple[int, tuple[Chronicle, ...]]] = OrderedDict()
        # Kept by those who hold it or wait for it.
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def chronicle(self, code: str, game: int | None = None) -> Chronicle:
        """Tell a game's scored rounds; None: the last one's. Raises `Refusal`: "game-unknown", "table-gone"."""
        told = await self._chronicles(code)
        number = len(told) if game is None else game
        if not 0 < number <= len(told):
            raise Refusal("game-unknown", f"There has been no game {number} at this table.", game=number)
        return told[number - 1]

    async def replay(self, code: str, game: int | None = None) -> Replay:
        """Tell a game that is over step by step. Raises `Refusal`: as `chronicle`, and "game-not-over"."""
        chronicle = await self.chronicle(code, game)
        if not chronicle.over:
            raise Refusal("game-not-over", "This game is still being played; it can be replayed once it is over.")
        tail = await self._store.read(code)
        return await asyncio.to_thread(lambda: replay_of([decode(entry.data) for entry in tail.entries], chronicle))

    async def _chronicles(self, code: str) -> tuple[Chronicle, ...]:
        turn = self._turns.get(code)
        if turn is None:
            turn = self._turns[code] = asyncio.Lock()
        async with turn:
            numbers = (await self._store.numbers([code])).get(code)
            if numbers is None:
                raise Refusal("table-gone", "This table is no more.")
            kept = self._kept.get(code)
            if kept is None or kept[0] != numbers.head:
                tail = await self._store.read(code)
                # In a thread: the log of a long evening would hold up every other table.
                kept = self._kept[code] = (numbers.head, await asyncio.to_thread(_told, tail))
            self._kept.move_to_end(code)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
            return kept[1]

    # ---- secret links

    async def link(self, code: str, game: int) -> str | None:
        """The secret that opens a game's album; None where there is none."""
        laid = [msgspec.json.decode(slip.data, type=AlbumSlip) for slip in await self._store.slips(code, SHELF)]
        return next((slip.secret for slip in laid if slip.game == game), None)

    async def make_link(self, code: str, game: int) -> str:
        """Make the secret that opens a game's album, or give the one that there is.

        Raises `Refusal`: as `chronicle`, and "game-not-over".
        """
        if not (await self.chronicle(code, game)).over:
            raise Refusal("game-not-over", "This game is still being played; it has an album once it is over.")
        secret = await self.link(code, game)
        if secret is None:
            secret = secrets.token_urlsafe(SECRET_BYTES)
            data = msgspec.json.encode(AlbumSlip(game=game, secret=secret))
            if not await self._store.lay(code, Slip(shelf=SHELF, name=_name(secret), data=data)):
                raise Refusal("table-gone", "This table is no more.")
        return secret

    async def withdraw_link(self, code: str, game: int) -> None:
        """Have the secret of a game's album open nothing from now on."""
        while (secret := await self.link(code, game)) is not None:
            await self._store.take(code, SHELF, _name(secret))

    async def album(self, secret: str) -> Chronicle | None:
        """The game whose album a secret opens, if any."""
        found = await self._store.find_slip(SHELF, _name(secret))
        if found is None:
            return None
        code, slip = found
        return await self.chronicle(code, msgspec.json.decode(slip.data, type=AlbumSlip).game)


def _name(secret: str) -> str:
    return hashed(secret).hex()


def _told(tail: Tail) -> tuple[Chronicle, ...]:
    return chronicles((entry.at, decode(entry.data)) for entry in tail.entries)
