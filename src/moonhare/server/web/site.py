"""What every handler needs: settings, the house, the sets, the limits; and who is asking."""

import asyncio
from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web

from moonhare.decks.library import Library
from moonhare.rules.errors import Refusal
from moonhare.server.live.board import Board
from moonhare.server.live.credentials import read_code
from moonhare.server.live.house import House, stopping
from moonhare.server.live.locks import Locks
from moonhare.server.live.runtime import LiveTable
from moonhare.server.live.strain import Strain
from moonhare.server.messages import Key
from moonhare.server.settings import ServerSettings
from moonhare.server.table.locking import is_entrusted
from moonhare.server.web.cookies import cookie_of
from moonhare.server.web.figures import Figures
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
    strain: Strain
    """How late the server is with what is due."""
    figures: Figures = msgspec.field(default_factory=Figures)
    """What it counts."""
    static: Path = STATIC
    stopping: asyncio.Event = msgspec.field(default_factory=asyncio.Event)
    """Set once the server is about to stop: it takes no new tables, and is no longer ready."""


SITE: Final = web.AppKey("site", Site)


def check_room(site: Site) -> None:
    """Refuse ("stopping", "server-full") to begin another table where it would have a bad evening, or spoil others'."""
    if site.stopping.is_set():
        raise stopping()
    most = site.settings.most_tables
    if site.strain.full or 0 < most <= len(site.house.awake):
        raise Refusal("server-full", "The server is full: open a table in some minutes; those that play go on.")


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
    return lock is None or live.key_of(cookie_of(request, COOKIE)) is not None or await _holds_key(request, live, lock)


async def may_invite(request: web.Request, live: LiveTable) -> bool:
    """Whether a browser is handed the key of the table's lock, where it has one: for friends, and for days to come."""
    lock, key = live.table.lock, live.key_of(cookie_of(request, COOKIE))
    return lock is None or is_entrusted(live.table, key) or await _holds_key(request, live, lock)


async def _holds_key(request: web.Request, live: LiveTable, lock: str) -> bool:
    key = cookie_of(request, KEY_COOKIE)
    return key is not None and await request.app[SITE].locks.opens(live.code, lock, key)


async def find_locked_table(request: web.Request) -> tuple[LiveTable, Key | None]:
    """Find the table that an address names, and the asker's key at it, whether or not they know its password.

    Raises `Refusal`: "table-unknown", "too-many" for whoever tries code after code.
    """
    site, code, secret = request.app[SITE], read_code(request.match_info["code"]), cookie_of(request, COOKIE)
    async with site.limits.one_at_a_time(asker(request)):
        # Nothing is loaded here: whoever shares the address would wait for it.
        if not await _has_been_here(site, code, secret, asker(request)):
            await site.limits.check_guesses(asker(request))
            if code is None or not await site.house.has(code):
                await site.limits.missed(asker(request))
                raise _unknown()
    if code is None or (live := await _find(site, code)) is None:
        raise _unknown()
    return live, live.key_of(secret)


async def _has_been_here(site: Site, code: str | None, secret: str | None, address: str) -> bool:
    """Whether a secret lets in, or let in once, at a table: whoever has one is let in, however many codes have been
    tried from their address.

    What only looks like one is counted, and must not have one table after another looked up. Raises `Refusal`:
    "too-many"; "not-stored": then nobody knows, and nobody is told that their seat is gone.
    """
    if secret is None or code is None:
        return False
    if site.house.is_awake(code):
        live = await site.house.find(code)
        if live.key_of(secret) is None:
            # Another server may have given it a moment ago.
            await site.limits.check_guesses(address, "secret")
            await live.look()
        known = live.known_by(secret) is not None
    else:
        await site.limits.check_guesses(address, "secret")
        known = await site.house.has_admitted(code, secret)
    if not known:
        await site.limits.missed(address, "secret")
    return known


def _unknown() -> Refusal:
    return Refusal("table-unknown", "There is no table of this code.")


async def _find(site: Site, code: str) -> LiveTable | None:
    try:
        return await site.house.find(code)
    except Refusal:
        return None
