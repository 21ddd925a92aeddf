"""Links by which a program sits down as a player of its own: each seats one, and for an hour.

Kept as slips beside the table's log, as digests only. What such a player is to the table, `table.state` tells.
"""

import secrets as secrets_of
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import not_stored
from moonhare.server.live.credentials import SECRET_BYTES, hashed
from moonhare.storage import Slip, StorageError, Store

VALID: Final = 3600.0
"""Seconds that a link works for: a program is not started as quickly as a phone is pointed at a code."""

LINKS: Final = "bots"
MOST_LINKS: Final = 12
"""Of a table; with more, those made first work no more."""


async def offer(store: Store, table: str) -> str:
    """Make a link. Raises `StorageError`."""
    token = secrets_of.token_urlsafe(SECRET_BYTES)
    until = int((store.now() + VALID) * 1000)
    await store.lay(table, Slip(shelf=LINKS, name=hashed(token).hex(), data=b"", until=until), most=MOST_LINKS)
    return token


async def check(store: Store, table: str, token: str) -> None:
    """Refuse ("link-used-up", "not-stored") whoever has no link: they are told nothing of the table."""
    try:
        if hashed(token).hex() not in [slip.name for slip in await store.slips(table, LINKS)]:
            raise _used_up()
    except StorageError:
        raise not_stored() from None


async def redeem(store: Store, table: str, token: str) -> Slip:
    """Use a link up; returns what to put back where nobody sits down by it.

    Raises `Refusal` ("link-used-up", "not-stored").
    """
    try:
        # Of all who have the link, at whichever servers, one gets it.
        taken = await store.take(table, LINKS, hashed(token).hex())
    except StorageError:
        raise not_stored() from None
    if taken is None:
        raise _used_up()
    return taken


def _used_up() -> Refusal:
    return Refusal("link-used-up", "This link has been used, or its time is over; the host makes another one.")
