"""The HTTP part of the protocol: what a join page needs, what can be chosen."""

import asyncio
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.catalogue import EditionList, edition_list, set_info, set_list
from moonhare.server.table.viewing import table_card
from moonhare.server.web.address import invitation
from moonhare.server.web.answers import json_answer
from moonhare.server.web.entering import BROWSER, keep, known
from moonhare.server.web.site import COOKIE, SITE, find_table

LOOK: Final = 2.0
"""Seconds that a look at the folders of sets may take while somebody waits for it."""


async def card(request: web.Request) -> web.Response:
    """GET /api/tables/CODE and /t/CODE/card: only the second is sent the seat's cookie."""
    live, key = await find_table(request)
    invite, before = invitation(request, live.table.code), await known(request, live)
    response = json_answer(table_card(live.table, live.away, seated=key is not None, invite=invite, known=before))
    # A table that is played at now and then outlives a cookie that nobody renews.
    for cookie in (COOKIE, BROWSER) if before is not None else ():
        keep(request, response, live.table.code, cookie, request.cookies.get(cookie))
    return response


async def sets(request: web.Request) -> web.Response:
    """GET /api/sets?lang=xx."""
    library = request.app[SITE].library
    with suppress(TimeoutError):
        # Who asks has perhaps just put a set there; a slow disk is not waited for.
        async with asyncio.timeout(LOOK):
            await library.refresh()
    return json_answer(set_list(library.now.sets, request.query.get("lang", "en")))


async def one_set(request: web.Request) -> web.Response:
    """GET /api/sets/ID?lang=xx."""
    wanted = request.match_info["set"]
    card_set = request.app[SITE].library.now.find(wanted)
    if card_set is None:
        raise Refusal("set-unknown", "There is no set of cards of this name.")
    response = json_answer(set_info(card_set, request.query.get("lang", "en"), name=wanted))
    response.enable_compression()
    return response


async def editions(request: web.Request) -> web.Response:
    """GET /api/editions."""
    return json_answer(_editions())


@cache
def _editions() -> EditionList:
    return edition_list()


async def openapi(request: web.Request) -> web.Response:
    """GET /api/openapi.json: the HTTP part described, by the same types as everything else (`scripts/documents`)."""
    response = web.Response(body=_openapi(), content_type="application/json", headers={"Cache-Control": "no-cache"})
    response.enable_compression()
    return response


@cache
def _openapi() -> bytes:
    return (Path(__file__).parent / "openapi.json").read_bytes()


async def health(request: web.Request) -> web.Response:
    """GET /api/health: whether the server runs and can store what happens."""
    await request.app[SITE].house.world.store.check()
    return json_answer({"status": "ok"})
