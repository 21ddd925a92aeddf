"""Asking to be called when it is one's turn, and asking no more."""

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import CallMe, CallMeNoMore, CallOffer
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Key
from moonhare.server.push import asked
from moonhare.server.push.addresses import checked
from moonhare.server.push.courier import Caller
from moonhare.server.push.sealing import check_keys
from moonhare.server.table.refusing import no_seat
from moonhare.server.web.address import origin
from moonhare.server.web.answers import json_answer
from moonhare.server.web.cookies import cookie_of
from moonhare.server.web.reading import body_of
from moonhare.server.web.site import COOKIE, SITE, asker, find_table


async def offer(request: web.Request) -> web.Response:
    """GET /t/CODE/calls."""
    await _seated(request)
    caller = _caller(request)
    return json_answer(CallOffer(key=None if caller is None else caller.public))


async def call_me(request: web.Request) -> web.Response:
    """POST /t/CODE/calls."""
    wish = await body_of(request, CallMe)
    live, key = await _seated(request)
    site = request.app[SITE]
    caller = _caller(request)
    if caller is None:
        raise Refusal("no-calls", "This server calls nobody.")
    await site.limits.take_seat(asker(request))
    checked(wish.endpoint)
    check_keys(wish.p256dh, wish.auth)
    store = site.house.world.store
    await asked.ask(store, live.code, key, cookie_of(request, COOKIE) or "", wish, contact=origin(request))
    return json_answer(CallOffer(key=caller.public), status=201)


async def call_me_no_more(request: web.Request) -> web.Response:
    """POST /t/CODE/calls-end."""
    wish = await body_of(request, CallMeNoMore)
    live, _ = await _seated(request)
    await asked.forget(request.app[SITE].house.world.store, live.code, wish.endpoint)
    caller = _caller(request)
    return json_answer(CallOffer(key=None if caller is None else caller.public))


def _caller(request: web.Request) -> Caller | None:
    return request.app[SITE].house.world.caller


async def _seated(request: web.Request) -> tuple[LiveTable, Key]:
    live, key = await find_table(request)
    if key is None or live.table.member(key) is None:
        raise no_seat()
    return live, key
