"""The HTTP part of the protocol: what a join page needs, what can be chosen."""

import asyncio
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from aiohttp import web

from moonhare.server.bodies import OpenTables, PlayerList
from moonhare.server.catalogue import EditionList, edition_list
from moonhare.server.live.herald import turns
from moonhare.server.live.house import stopping
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Key
from moonhare.server.table.viewing import table_card
from moonhare.server.web.address import invitation_to
from moonhare.server.web.answers import json_answer
from moonhare.server.web.cookies import cookie_of
from moonhare.server.web.entering import BROWSER, keep, known
from moonhare.server.web.pressed import Pressed, press, pressed_answer
from moonhare.server.web.sets import listed
from moonhare.server.web.site import COOKIE, KEY_COOKIE, SITE, find_table, may_invite

MOST_LISTED: Final = 100
MOST_DIGITS: Final = 3

LOOK: Final = 2.0
"""Seconds that a look at the folders of sets may take while somebody waits for it."""


async def card(request: web.Request) -> web.Response:
    """GET /api/tables/CODE and /t/CODE/card: only the second is sent the seat's cookie."""
    return await card_of(request, *await find_table(request))


async def card_of(request: web.Request, live: LiveTable, key: Key | None, *, opened: bool = False) -> web.Response:
    """Answer with a table's card, for somebody who may know what it is; `opened`: who has just given its password."""
    with_key, before = opened or await may_invite(request, live), await known(request, live)
    invite = await invitation_to(request, live, with_key=with_key)
    turn = key is not None and any(one.key == key for one in turns(live.table))
    response = json_answer(
        table_card(live.table, live.away, seated=key is not None, turn=turn, invite=invite, known=before)
    )
    # A table that is played at now and then outlives a cookie that nobody renews.
    for cookie in (COOKIE, BROWSER) if before is not None else ():
        keep(request, response, live.table.code, cookie, cookie_of(request, cookie))
    lock = live.table.lock
    if lock is not None and with_key:
        # Who has a seat too: they are not to stand before the lock should it be freed one day.
        keep(request, response, live.code, KEY_COOKIE, await request.app[SITE].locks.key(live.code, lock))
    return response


async def tables(request: web.Request) -> web.Response:
    """GET /api/tables?language=xx&edition=yy&free=n: the tables whose hosts would have strangers come."""
    site, asked = request.app[SITE], request.query
    if not site.settings.public_tables:
        return json_answer(OpenTables(listing=False, tables=()))
    free = asked.get("free", "")
    least = int(free) if free.isascii() and free.isdigit() and len(free) <= MOST_DIGITS else 1
    found = [
        table
        for table in await site.board.tables()
        if asked.get("language") in (None, "", table.language)
        and asked.get("edition") in (None, "", table.edition)
        and table.free >= least
    ]
    return json_answer(OpenTables(listing=True, tables=tuple(found[:MOST_LISTED])))


async def sets(request: web.Request) -> web.Response:
    """GET /api/sets?lang=xx."""
    library = request.app[SITE].library
    with suppress(TimeoutError):
        # Who asks has perhaps just put a set there; a slow disk is not waited for.
        async with asyncio.timeout(LOOK):
            await library.refresh()
    return json_answer(listed(request))


async def editions(request: web.Request) -> web.Response:
    """GET /api/editions."""
    return json_answer(_editions())


async def players(request: web.Request) -> web.Response:
    """GET /api/players: the computer players of this server."""
    return json_answer(PlayerList(players=request.app[SITE].house.world.company.offers()))


@cache
def _editions() -> EditionList:
    return edition_list()


async def openapi(request: web.Request) -> web.Response:
    """GET /api/openapi.json: the HTTP part described, by the same types as everything else (`scripts/documents`)."""
    return pressed_answer(request, _openapi())


@cache
def _openapi() -> Pressed:
    return press((Path(__file__).parent / "openapi.json").read_bytes())


async def health(request: web.Request) -> web.Response:
    """GET /api/health and /healthz: whether the server runs and can store what happens."""
    await request.app[SITE].house.world.store.check()
    return json_answer({"status": "ok"})


async def ready(request: web.Request) -> web.Response:
    """GET /readyz: the same, but not once the server is about to stop: a balancer is to send nobody here any more."""
    if request.app[SITE].stopping.is_set():
        raise stopping()
    return await health(request)
