"""Who asked to be called: browsers' push subscriptions, each of a seat, as slips beside the table's log.

They go with the table, with the seat, with another secret for it, when their browser says so, and when the push service
knows them no more. In no export.
"""

from typing import Final

import msgspec

from moonhare.server.bases import Key
from moonhare.server.bodies import CallMe
from moonhare.server.live.credentials import hashed
from moonhare.storage import Slip, Store

SHELF: Final = "push"
MOST_OF_A_SEAT: Final = 4
"""Browsers of a seat that are called; with more, the one that asked first is no longer."""

MOST_OF_A_TABLE: Final = 60


class Asked(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A browser that is to be called for a seat."""

    key: Key
    secret: bytes
    """The digest of what opened the seat when it asked: with another one the seat is somebody else's."""
    contact: str
    """This server's address, as it was asked."""
    endpoint: str
    p256dh: str
    auth: str

    @property
    def name(self) -> str:
        """Its name on the shelf: a browser has one."""
        return _name(self.endpoint)


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Asked).decode


def _name(endpoint: str) -> str:
    return hashed(endpoint).hex()[:32]


async def ask(store: Store, table: str, key: Key, secret: str, wish: CallMe, *, contact: str) -> None:
    """Have a browser called for a seat from now on. Raises `StorageError`."""
    one = Asked(
        key=key,
        secret=hashed(secret),
        contact=contact,
        endpoint=wish.endpoint,
        p256dh=wish.p256dh,
        auth=wish.auth,
    )
    await store.lay(table, Slip(shelf=SHELF, name=one.name, data=_encode(one)), most=MOST_OF_A_TABLE)
    of_the_seat = [other for other in await all_of(store, table) if other.key == key]
    for other in of_the_seat[:-MOST_OF_A_SEAT]:
        await forget(store, table, other.endpoint)


async def forget(store: Store, table: str, endpoint: str) -> bool:
    """Call a browser no more; whether it was to be. Raises `StorageError`."""
    return await store.take(table, SHELF, _name(endpoint)) is not None


async def all_of(store: Store, table: str) -> tuple[Asked, ...]:
    """Who is to be called at a table, those who asked first before others. Raises `StorageError`."""
    return tuple([_decode(slip.data) for slip in await store.slips(table, SHELF)])
