"""What every handler needs: settings, the house, the sets, the limits; and who is asking."""

from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web

from moonhare.decks.library import Library
from moonhare.rules.errors import Refusal
from moonhare.server.live.board import Board
from moonhare.server.live.credentials import read_code
from moonhare.server.live.house import House
from moonhare.server.live.locks import Locks
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Key
from moonhare.server.settings import ServerSettings
from moonhare.server.web.limits import Limits

COOKIE: Final = "moonhare_seat"
KEY_COOKIE: Final = "moonhare_key"
"""The key of the lock of a table that asks for a password, in a browser that gave it."""
STATIC: Final = Path(__file__).parent.parent / "static"


class Site(msgspec.Struct, frozen=True, kw_only=True):
    """The server as its handlers see it."""

    settings: ServerSettings
    house: House
    locks: Locks
    board: Board
    library: Library
    limits: Limits
    names: frozenset[str]
    """The names that the server goes by, besides those that are nobody else's (`web.address`)."""
    local_host: str | None
    """How other devices here reach this machine, with the port; None where they do not."""
    static: Path = STATIC


SITE: Final = web.AppKey("site", Site)


def asker(request: web.Request) -> str:
    """The address that asks."""
    if request.app[SITE].settings.behind_proxy:
        forwarded = request.headers.getall("X-Forwarded-For", [])
        last = ",".join(forwarded).rpartition(",")[2].strip()
        if last:
            return last
    return request.remote or "unknown"


async def find_table(request: web.Request) -> tuple[LiveTable, Key | None]:
    """Find the table that an address names, and the asker's key at it.

    Raises `Refusal`: as `find_locked_table`, and "password-needed" for whoever has neither a seat nor its lock's key.
    """
    live, key = await find_locked_table(request)
    if key is None and not await is_let_in(request, live):
        raise Refusal("password-needed", "This table asks for a password.")
    return live, key


async def is_let_in(request: web.Request, live: LiveTable) -> bool:
    """Whether a browser need give no password: there is none, it has a seat, or it gave the password before."""
    lock = live.table.lock
    if lock is None or live.key_of(request.cookies.get(COOKIE)) is not None:
        return True
    key = request.cookies.get(KEY_COOKIE)
    return key is not None and await request.app[SITE].locks.opens(live.code, lock, key)


async def find_locked_table(request: web.Request) -> tuple[LiveTable, Key | None]:
    """Find the table that an address names, and the asker's key at it, whether or not they know its password.

    Raises `Refusal`: "table-unknown", "too-many" for whoever tries code after code.
    """
    async with request.app[SITE].limits.one_at_a_time(asker(request)):
        return await _find_table(request)


async def _find_table(request: web.Request) -> tuple[LiveTable, Key | None]:
    site = request.app[SITE]
    address = asker(request)
    code = read_code(request.match_info["code"])
    secret = request.cookies.get(COOKIE)
    if secret is not None and code is not None:
        # Whoever has a seat is let in, however many codes have been tried from their address. What only looks like a
        # seat's secret must not have one table after another read from disk.
        asleep = not site.house.is_awake(code)
        if asleep:
            await site.limits.check_guesses(address, "secret")
        live = await _find(site, code)
        key = None if live is None else live.key_of(secret)
        if live is not None and key is None and not asleep:
            key = await _given_elsewhere(site, live, secret, address)
        if live is not None and key is not None:
            return live, key
        if live is None or live.known_by(secret) is None:
            await site.limits.missed(address, "secret")
    await site.limits.check_guesses(address)
    live = None if code is None else await _find(site, code)
    if live is None:
        await site.limits.missed(address)
        raise Refusal("table-unknown", "There is no table of this code.")
    return live, None


async def _given_elsewhere(site: Site, live: LiveTable, secret: str, address: str) -> Key | None:
    """Whose seat a secret opens that another server may have given a moment ago; not tried time after time.

    Raises `Refusal`: "too-many", "not-stored": then nobody knows, and nobody is told that their seat is gone.
    """
    await site.limits.check_guesses(address, "secret")
    await live.look()
    return live.key_of(secret)


async def _find(site: Site, code: str) -> LiveTable | None:
    try:
        return await site.house.find(code)
    except Refusal:
        return None
