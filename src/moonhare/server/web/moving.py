"""Going on with a seat at another device: asking for a link, and using it."""

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import MoveHere, MovingLink, OfferMove
from moonhare.server.live import moving
from moonhare.server.web.address import invitation
from moonhare.server.web.answers import json_answer
from moonhare.server.web.entering import seated
from moonhare.server.web.pictures import qr_code
from moonhare.server.web.reading import body_of
from moonhare.server.web.site import COOKIE, SITE, asker, find_locked_table, find_table


async def offer(request: web.Request) -> web.Response:
    """POST /t/CODE/moves."""
    await body_of(request, OfferMove)
    live, key = await find_table(request)
    if key is None:
        raise Refusal("no-seat", "You have no seat at this table.")
    site = request.app[SITE]
    await site.limits.take_seat(asker(request))
    token = await moving.offer(site.house.world.store, live.code, key, request.cookies[COOKIE])
    address = f"{invitation(request, live.code)}#move={token}"
    link = MovingLink(address=address, seconds=round(moving.VALID), qr=qr_code(address).decode())
    return json_answer(link, status=201)


async def move(request: web.Request) -> web.Response:
    """POST /t/CODE/moved."""
    wish = await body_of(request, MoveHere)
    # The link is as good as the seat, so nobody is asked for a password besides.
    live, known = await find_locked_table(request)
    await request.app[SITE].limits.take_seat(asker(request))
    key, secret = await live.entrance.move(wish, known)
    return await seated(request, live, key, secret)
