"""Links by which a seat goes on at another device: each works once, and for a few minutes.

Kept as slips beside the table's log, as digests only. Who has moved out is kept too, so that the old device, which
still knows a secret that opens nothing any more, can be told what became of it.
"""

import hmac
import secrets as secrets_of
from typing import Final

import msgspec

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import not_stored
from moonhare.server.live.credentials import SECRET_BYTES, hashed
from moonhare.server.messages import Key
from moonhare.storage import Slip, StorageError, Store

VALID: Final = 600.0
"""Seconds that a link works for."""

LINKS: Final = "moving"
LEFT_BEHIND: Final = "left behind"
"""Shelves of a table: a link of each seat at most, by its key; devices that seats have moved away from."""

MOST_LEFT_BEHIND: Final = 100


class _Link(msgspec.Struct, frozen=True, kw_only=True):
    key: Key
    digest: bytes
    secret: bytes
    """The digest of the secret that opened the seat when the link was made: of no other device is it the owner's."""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(_Link).decode


async def offer(store: Store, table: str, key: Key, secret: str) -> str:
    """Make a link for a seat, at the device that knows its secret; the link before works no more.

    Raises `StorageError`.
    """
    token = secrets_of.token_urlsafe(SECRET_BYTES)
    link = _encode(_Link(key=key, digest=hashed(token), secret=hashed(secret)))
    await store.lay(table, Slip(shelf=LINKS, name=str(key), data=link, until=int((store.now() + VALID) * 1000)))
    return token


async def redeem(store: Store, table: str, token: str) -> tuple[Key, bytes, Slip]:
    """Use a link up and say whose seat it moves, and the digest of the secret that has to open it until now.

    With it what to put back where the seat is not moved.
    Raises `Refusal` ("link-used-up", "not-stored").
    """
    digest = hashed(token)
    try:
        for slip in await store.slips(table, LINKS):
            if not hmac.compare_digest(_decode(slip.data).digest, digest):
                continue
            # Of all who have the link, at whichever servers, one gets it; one made meanwhile is another's to use.
            taken = await store.take(table, LINKS, slip.name)
            if taken is not None and taken.data == slip.data:
                link = _decode(taken.data)
                return link.key, link.secret, taken
    except StorageError:
        raise not_stored() from None
    raise Refusal("link-used-up", "This link has been used, or its ten minutes are over; make another one.")


async def leave_behind(store: Store, table: str, digest: bytes) -> None:
    """Note the secret of a device that a seat has moved away from. Raises `StorageError`."""
    await store.lay(table, Slip(shelf=LEFT_BEHIND, name=digest.hex(), data=b""), most=MOST_LEFT_BEHIND)


async def was_left_behind(store: Store, table: str, secret: str) -> bool:
    """Whether a seat has moved away from the device that knows this secret; False where that cannot be found out."""
    name = hashed(secret).hex()
    try:
        return any(slip.name == name for slip in await store.slips(table, LEFT_BEHIND))
    except StorageError:
        return False
