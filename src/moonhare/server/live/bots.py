"""Links by which a program sits down as a player of its own: each seats one, and for an hour, while its maker is there.

Kept as slips beside the table's log, as digests only. What such a player is to the table, `table.state` tells.
"""

import secrets as secrets_of
from typing import Final

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import not_stored
from moonhare.server.live.credentials import SECRET_BYTES, hashed
from moonhare.server.messages import Key
from moonhare.storage import Slip, StorageError, Store

VALID: Final = 3600.0
"""Seconds that a link works for: a program is not started as quickly as a phone is pointed at a code."""

LINKS: Final = "bots"
MOST_LINKS: Final = 12
"""Of a table; with more, those made first work no more."""


async def offer(store: Store, table: str, by: Key) -> str:
    """Make a link; `by`: the host who does. Raises `StorageError`."""
    token = secrets_of.token_urlsafe(SECRET_BYTES)
    until = int((store.now() + VALID) * 1000)
    slip = Slip(shelf=LINKS, name=hashed(token).hex(), data=str(by).encode(), until=until)
    await store.lay(table, slip, most=MOST_LINKS)
    return token


async def throw_away(store: Store, table: str) -> None:
    """Have all links of a table seat nobody. Raises `StorageError`."""
    await store.clear(table, LINKS)


async def check(store: Store, table: str, token: str) -> Key | None:
    """Refuse ("link-used-up", "not-stored") whoever has no link: they are told nothing of the table.

    Returns who made it; None where that was not noted, in links of before.
    """
    try:
        slips = await store.slips(table, LINKS)
    except StorageError:
        raise not_stored() from None
    for slip in slips:
        if slip.name == hashed(token).hex():
            return int(slip.data) if slip.data else None
    raise used_up()


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
        raise used_up()
    return taken


def used_up() -> Refusal:
    """What is told to whoever has a link that seats nobody, or no more."""
    return Refusal("link-used-up", "This link has been used, or its time is over; the host makes another one.")
