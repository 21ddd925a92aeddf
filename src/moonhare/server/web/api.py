"""The HTTP part of the protocol: opening a table, sitting down, what can be chosen."""

import asyncio
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Final, TypeVar

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import read
from moonhare.server.catalogue import EditionList, edition_list, set_info, set_list
from moonhare.server.messages import OpenTable, Seated, TakeSeat
from moonhare.server.table.viewing import table_card
from moonhare.server.web.address import check_origin, invitation, is_secure
from moonhare.server.web.answers import json_answer
from moonhare.server.web.site import COOKIE, SITE, asker, find_table

T = TypeVar("T")
DAY: Final = 86_400
LOOK: Final = 2.0
"""Seconds that a look at the folders of sets may take while somebody waits for it."""

PATIENCE: Final = 20.0
"""Seconds that the body of a request may take; none has more than some kilobytes."""


async def body_of(request: web.Request, shape: type[T]) -> T:
    """Read a JSON body.

    Raises `Refusal`: "not-json-type", "foreign-origin", "too-large", "too-slow", and as `rules.reading`.
    """
    check_origin(request)
    if request.content_type != "application/json" or request.headers.get("Content-Encoding", "identity") != "identity":
        # Besides being clear, this keeps out what a form on another site could send.
        raise Refusal("not-json-type", "The body must be JSON as it stands, with Content-Type application/json.")
    try:
        async with asyncio.timeout(PATIENCE):
            body = await request.read()
    except TimeoutError:
        raise Refusal("too-slow", "The body of the request did not arrive in time.") from None
    return read(body, shape)


async def open_table(request: web.Request) -> web.Response:
    """POST /api/tables."""
    wish = await body_of(request, OpenTable)
    site = request.app[SITE]
    await site.limits.open_table(asker(request))
    live, key, secret = await site.house.open(wish)
    return seated_answer(request, Seated(code=live.table.code, key=key), secret)


async def take_seat(request: web.Request) -> web.Response:
    """POST /api/tables/CODE/seats."""
    wish = await body_of(request, TakeSeat)
    live, _ = await find_table(request)
    await request.app[SITE].limits.take_seat(asker(request))
    key, secret = await live.sit(wish)
    return seated_answer(request, Seated(code=live.table.code, key=key), secret)


def seated_answer(request: web.Request, seated: Seated, secret: str) -> web.Response:
    """Answer with a seat, its secret in a cookie."""
    response = json_answer(seated, status=201)
    _keep_seat(request, response, seated.code, secret)
    return response


def _keep_seat(request: web.Request, response: web.Response, code: str, secret: str) -> None:
    """Have the browser keep a seat's secret for as long as the table is kept from now on."""
    response.set_cookie(
        COOKIE,
        secret,
        path=f"/t/{code}",
        max_age=int(request.app[SITE].settings.retention_days * DAY),
        httponly=True,
        samesite="Lax",
        secure=is_secure(request),
    )


async def card(request: web.Request) -> web.Response:
    """GET /api/tables/CODE and /t/CODE/card: only the second is sent the seat's cookie."""
    live, key = await find_table(request)
    invite = invitation(request, live.table.code)
    response = json_answer(table_card(live.table, live.away, seated=key is not None, invite=invite))
    if key is not None:
        # A table that is played at now and then outlives a cookie that nobody renews.
        _keep_seat(request, response, live.table.code, request.cookies[COOKIE])
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
