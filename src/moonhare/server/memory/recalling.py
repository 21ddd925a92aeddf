"""Remembering on demand: a table's log is read on when somebody asks, and what it tells is kept at hand.

Owns the shelf of secret links too: a link to a game's album lies beside its table, as long as the table.
"""

import asyncio
import gzip
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable
from functools import partial
from hashlib import blake2b
from secrets import token_urlsafe
from typing import Annotated, Final, TypeVar
from weakref import WeakKeyDictionary

import msgspec
from msgspec import Meta

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import gone
from moonhare.server.live.credentials import SECRET_BYTES, hashed
from moonhare.server.live.house import House
from moonhare.server.live.runtime import LiveTable
from moonhare.server.memory.chronicle import Chronicle, GamesTold, Reading, in_a_line
from moonhare.server.memory.replaying import Replay, replay_of
from moonhare.server.table.events import decode
from moonhare.storage import Entry, Slip

SHELF: Final = "albums"
MOST_AT_ONCE: Final = 2
"""Logs that are read, and tales that are packed, at a time: a long evening's are half a second's work, in threads that
passwords and sleeping tables need too.
"""

MOST_KEPT: Final = 64
"""Tables whose chronicles are at hand: their people ask all at once, at the end of a round or a game."""


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
    """What lies on the shelf: which game's album a secret opens, and what the secret is made anew from.

    The secret itself is nowhere, and its digest is the slip's name.
    """

    game: int
    salt: str = ""
    secret: str | None = None
    """In slips of before."""


class _Recalled:
    """What has been read of one table."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.head, self.reading = 0, Reading()
        self.told: dict[int, Chronicle] = {}
        self.replay: Replay | None = None
        """The last one that was asked for."""
        self.packed: dict[type, Packed] = {}
        """The last of each kind that was."""


class Packed(msgspec.Struct, frozen=True, kw_only=True):
    """What is told, as it is sent: as JSON, and compressed by gzip."""

    told: Chronicle | Replay
    plain: bytes
    small: bytes


Done = TypeVar("Done")


class Memory:
    """What the tables of a house remember."""

    def __init__(self, house: House) -> None:
        """Take the house that the tables are in."""
        self._house, self._store = house, house.world.store
        # No longer than the table itself is in memory: what is forgotten is forgotten here, too.
        self._recalled: WeakKeyDictionary[LiveTable, _Recalled] = WeakKeyDictionary()
        self._turns = asyncio.Semaphore(MOST_AT_ONCE)

    async def chronicle(self, live: LiveTable, game: int | None = None) -> Chronicle:
        """Tell a game's scored rounds; None: the last one's. Raises `Refusal`: "game-unknown", "table-gone"."""
        return self._told(await self._read_on(live), game)

    async def games(self, live: LiveTable) -> GamesTold:
        """Tell all games of a table in a line each. Raises `Refusal`: "table-gone"."""
        recalled = await self._read_on(live)
        numbers = range(1, recalled.reading.games + 1)
        return GamesTold(games=tuple(in_a_line(self._told(recalled, number)) for number in numbers))

    @staticmethod
    def _told(recalled: _Recalled, game: int | None) -> Chronicle:
        games = recalled.reading.games
        number = games if game is None else game
        if not 0 < number <= games:
            raise Refusal("game-unknown", f"There has been no game {number} at this table.", game=number)
        if number not in recalled.told:
            recalled.told[number] = recalled.reading.chronicle(number)
        return recalled.told[number]

    async def replay(self, live: LiveTable, game: int | None = None) -> Replay:
        """Tell a game that is over step by step. Raises `Refusal`: as `chronicle`, and "game-not-over"."""
        recalled = await self._read_on(live)
        chronicle = self._told(recalled, game)
        if not chronicle.over:
            raise Refusal("game-not-over", "This game is still being played; it can be replayed once it is over.")
        async with recalled.turn:
            if recalled.replay is None or recalled.replay.chronicle.game != chronicle.game:
                tail = await self._store.read(live.code)
                recalled.replay = await self._aside(partial(_replayed, tail.entries, chronicle))
            return recalled.replay

    async def packed(self, live: LiveTable, told: Chronicle | Replay) -> Packed:
        """Give what was told of a table as it is sent: packed once, however many ask."""
        recalled = self._recalled.get(live) or _Recalled()
        async with recalled.turn:
            packed = recalled.packed.get(type(told))
            if packed is None or packed.told is not told:
                packed = recalled.packed[type(told)] = await self._aside(partial(_pack, told))
        return packed

    async def _aside(self, work: Callable[[], Done]) -> Done:
        async with self._turns:
            return await asyncio.to_thread(work)

    async def _read_on(self, live: LiveTable) -> _Recalled:
        """Read what has happened since somebody last asked: a long log is read once, however often they do."""
        recalled = self._recalled.pop(live, None) or _Recalled()
        self._recalled[live] = recalled
        while len(self._recalled) > MOST_KEPT:
            del self._recalled[next(iter(self._recalled))]
        async with recalled.turn:
            tail = await self._store.read(live.code, max(0, recalled.head - 1))
            if not tail.entries:
                raise gone()
            new = [entry for entry in tail.entries if entry.n > recalled.head]
            if new:
                # In a thread: the log of a long evening would hold up every other table.
                await self._aside(partial(_go_on, recalled.reading, new))
                recalled.head = new[-1].n
                recalled.told = {game: told for game, told in recalled.told.items() if told.over}
        return recalled

    # ---- secret links

    async def link(self, code: str, game: int) -> str | None:
        """The secret that opens a game's album; None where there is none."""
        slip = await self._slip(code, game)
        return None if slip is None else await self._secret(code, slip)

    async def _slip(self, code: str, game: int) -> AlbumSlip | None:
        laid = [_slip(slip.data) for slip in await self._store.slips(code, SHELF)]
        return next((slip for slip in laid if slip.game == game), None)

    async def _secret(self, code: str, slip: AlbumSlip) -> str:
        if slip.secret is not None:
            return slip.secret
        made_from = f"{code} {slip.game} {slip.salt}".encode()
        drawn = blake2b(made_from, key=await self._store.secret("albums"), digest_size=SECRET_BYTES)
        return urlsafe_b64encode(drawn.digest()).decode()

    async def make_link(self, live: LiveTable, game: int) -> str:
        """Make the secret that opens a game's album, or give the one that there is.

        Raises `Refusal`: as `chronicle`, and "game-not-over".
        """
        if not (await self.chronicle(live, game)).over:
            raise Refusal("game-not-over", "This game is still being played; it has an album once it is over.")
        slip = await self._slip(live.code, game)
        if slip is not None:
            return await self._secret(live.code, slip)
        slip = AlbumSlip(game=game, salt=token_urlsafe(SECRET_BYTES))
        secret = await self._secret(live.code, slip)
        laid = Slip(shelf=SHELF, name=_name(secret), data=msgspec.json.encode(slip))
        if not await self._store.lay(live.code, laid):
            raise gone()
        return secret

    async def withdraw_link(self, code: str, game: int) -> None:
        """Have the secret of a game's album open nothing from now on."""
        while (secret := await self.link(code, game)) is not None:
            await self._store.take(code, SHELF, _name(secret))

    async def opened_by(self, secret: str) -> tuple[str, int] | None:
        """At which table, and which game's, the album is that a secret opens, if any."""
        found = await self._store.find_slip(SHELF, _name(secret))
        return None if found is None else (found[0], _slip(found[1].data).game)


_slip: Final = msgspec.json.Decoder(AlbumSlip).decode


def _name(secret: str) -> str:
    return hashed(secret).hex()


def _replayed(entries: Iterable[Entry], chronicle: Chronicle) -> Replay:
    return replay_of([decode(entry.data) for entry in entries], chronicle)


def _pack(told: Chronicle | Replay) -> Packed:
    plain = msgspec.json.encode(told)
    return Packed(told=told, plain=plain, small=gzip.compress(plain, compresslevel=6, mtime=0))


def _go_on(reading: Reading, entries: Iterable[Entry]) -> None:
    reading.go_on((entry.at, decode(entry.data)) for entry in entries)
