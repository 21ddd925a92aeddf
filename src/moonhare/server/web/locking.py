"""The address of a table to hand on, for those who are inside: with its key where it asks for a password."""

from aiohttp import web

from moonhare.server.live.runtime import LiveTable
from moonhare.server.web.address import invitation
from moonhare.server.web.site import SITE


async def invitation_to(request: web.Request, live: LiveTable) -> str:
    """The address of a table that whoever asks is let in to; friends who have it need not type the password."""
    address, lock = invitation(request, live.code), live.table.lock
    return address if lock is None else f"{address}#key={await request.app[SITE].locks.key(live.code, lock)}"
