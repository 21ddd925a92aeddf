"""Makes a table out of its log: from the game begun last, where a slip tells what the table was like before it.

Such a slip is only a shortcut, laid as a game begins. It holds no game, so nothing of a hand. None is laid where
folding on from it does not come to the same as the table in memory, and it is believed by the very code alone that
wrote it; else all is folded from the first event. Either is done beside the event loop.
"""

import asyncio
import time
import zlib
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import msgspec
import structlog
from msgspec.structs import fields

import moonhare
from moonhare.rules.events import GameStarted
from moonhare.server.table.around import Events
from moonhare.server.table.events import AnyTableEvent, InGame, decode
from moonhare.server.table.evolving import apply, replay
from moonhare.server.table.state import Table
from moonhare.storage import LARGEST_SLIP, Slip, StorageError, Store, Tail

SHELF: Final = "before-the-game"
LEAST: Final = 200
"""Events before a game from which on it is worth a slip: fewer are folded in a millisecond."""

AT_ONCE: Final = 200
"""Events that are folded before the other threads have their turn."""

CODE: Final = ("rules/*.py", "players/player.py", "server/*.py", "server/table/*.py")
"""Where the code stands by which a log becomes a table."""

log = structlog.get_logger(__name__)

_encode: Final = msgspec.json.Encoder().encode


class _Slip(msgspec.Struct, frozen=True, kw_only=True):
    """What a slip says."""

    code: bytes
    """The digest of the code that wrote it."""
    n: int
    """The number of the last event before the game."""
    table: msgspec.Raw


async def read_table(store: Store, code: str) -> tuple[Table, Tail] | None:
    """Read a table and fold it; what was read of it last, or None where there is none. Raises `StorageError`."""
    for slip in await store.slips(code, SHELF):
        known = await asyncio.to_thread(_read, slip)
        if known is not None:
            before, n = known
            tail = await store.read(code, n)
            if tail.entries:
                return await _fold(before, tail), tail
    tail = await store.read(code)
    return (await _fold(None, tail), tail) if tail.entries else None


async def _fold(before: Table | None, tail: Tail) -> Table:
    if len(tail.entries) <= AT_ONCE:
        return _folded(before, tail)
    return await asyncio.to_thread(_folded, before, tail)


def _folded(before: Table | None, tail: Tail) -> Table:
    """Fold a table on, from nothing where there is none before. Raises `ValueError` as `replay`."""
    return replay(_events(tail)) if before is None else apply(before, _events(tail))


def _events(tail: Tail) -> Iterator[AnyTableEvent]:
    for number, entry in enumerate(tail.entries):
        if number % AT_ONCE == 0:
            time.sleep(0)
        yield decode(entry.data)


def slip_of(before: Table, n: int, events: Events, after: Table) -> Slip | None:
    """What a table was like when a game began, as a slip; None where none began, or the slip would not do.

    `before`: the table as `n` events made it, `after`: as these further ones do, one of which begins a game.
    """
    if n < LEAST or not any(isinstance(one, InGame) and isinstance(one.event, GameStarted) for one in events):
        return None
    told = _Slip(code=_digest(), n=n, table=msgspec.Raw(_encode(_Kept(**_rest(before)))))
    slip = Slip(shelf=SHELF, name="table", data=zlib.compress(_encode(told), 1))
    known = _read(slip)
    if known is None or apply(known[0], events) != after:
        log.warning("what a table was like before a game cannot be kept", table=before.code)
        return None
    return slip if len(slip.data) <= LARGEST_SLIP else None


async def keep(store: Store, code: str, slip: Slip) -> None:
    """Lay a slip; without it the table is folded from its first event, which takes longer and is no loss."""
    try:
        await store.lay(code, slip, most=1)
    except StorageError as error:
        log.warning("what a table was like before a game was not stored", table=code, error=str(error))


def _read(slip: Slip) -> tuple[Table, int] | None:
    """The table of a slip and how many events made it; None where another version wrote it."""
    try:
        told = msgspec.json.decode(zlib.decompress(slip.data), type=_Slip)
        if told.code != _digest():
            return None
        kept = msgspec.json.decode(told.table, type=_Kept)
    except (zlib.error, msgspec.MsgspecError):
        return None
    return Table(**{name: getattr(kept, name) for name in _NAMES}, game=None), told.n


def _rest(table: Table) -> dict[str, Any]:
    return {name: getattr(table, name) for name in _NAMES}


_NAMES: Final = tuple([field.name for field in fields(Table) if field.name != "game"])
_Kept: Final = msgspec.defstruct(
    "_Kept", [(field.name, field.type) for field in fields(Table) if field.name != "game"], frozen=True, kw_only=True
)


@cache
def _digest() -> bytes:
    """Of all code by which a log becomes a table."""
    package = Path(moonhare.__file__).parent
    files = sorted(file for pattern in CODE for file in package.glob(pattern))
    return blake2b(b"".join(map(Path.read_bytes, files)), digest_size=16).digest()
