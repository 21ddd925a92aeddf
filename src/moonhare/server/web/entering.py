"""Who comes to a table over HTTP: to sit down, without a seat, or with one from another device; and what a browser
keeps to be known again.

Two cookies on the table's path, both out of scripts' reach: the secret that lets a person in, and the browser's own,
which lets nobody in and tells whom it was here before. Of the second a digest is kept beside the table.
"""

import secrets
from typing import Final

from aiohttp import web

from moonhare.rules.errors import Refusal
from moonhare.server.bodies import ComeIn, MoveHere, MovingLink, OfferMove, OpenTable, Seated, TakeSeat
from moonhare.server.live import moving
from moonhare.server.live.credentials import SECRET_BYTES, hashed
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Key
from moonhare.server.table.door import barred
from moonhare.server.table.refusing import no_seat
from moonhare.server.web.address import invitation, is_secure
from moonhare.server.web.answers import json_answer
from moonhare.server.web.cookies import cookie_of
from moonhare.server.web.pictures import qr_code
from moonhare.server.web.reading import body_of
from moonhare.server.web.site import COOKIE, SITE, asker, check_room, find_locked_table, find_table
from moonhare.storage import Slip

BROWSER: Final = "moonhare_browser"
SHELF: Final = "browsers"
MOST_BROWSERS: Final = 300
"""Of a table; with more, those that came first are forgotten."""

DAY: Final = 86_400


async def open_table(request: web.Request) -> web.Response:
    """POST /api/tables."""
    wish = await body_of(request, OpenTable)
    site = request.app[SITE]
    check_room(site)
    await site.limits.open_table(asker(request))
    live, key, secret = await site.house.open(wish)
    site.figures.opened.inc()
    return await seated(request, live, key, secret)


async def take_seat(request: web.Request) -> web.Response:
    """POST /api/tables/CODE/seats and /t/CODE/seats: only at the second a browser is known again."""
    wish = await body_of(request, TakeSeat)
    live, _ = await find_table(request)
    await request.app[SITE].limits.take_seat(asker(request))
    before = await known(request, live)
    if live.table.is_barred(before):
        raise barred()
    if before is not None and live.table.stage == "lobby" and not live.table.has_place(before):
        # Whoever left the last game has the seat back that the computer has kept for them.
        return await seated(
            request, live, *await live.entrance.come_in(ComeIn(name=wish.name, request=wish.request), before)
        )
    if before is not None and live.table.guest(before) is not None:
        raise Refusal("seated-already", "You are at this table already: ask for a seat.")
    return await seated(request, live, *await live.entrance.sit(wish))


async def come_in(request: web.Request) -> web.Response:
    """POST /api/tables/CODE/guests and /t/CODE/guests: only at the second a browser is known again."""
    wish = await body_of(request, ComeIn)
    live, key = await find_table(request)
    await request.app[SITE].limits.take_seat(asker(request))
    before = await known(request, live)
    if key is None and before is not None and live.table.has_place(before):
        raise Refusal("seat-elsewhere", "You are at this table already, at another device.")
    return await seated(request, live, *await live.entrance.come_in(wish, before))


async def known(request: web.Request, live: LiveTable) -> Key | None:
    """Whom a browser was here before, or is: by its secret, else by its own name; None where that does not matter.

    Nor is anybody known by a program's secret, which lets nobody in at a door for people once the program has gone.
    """
    key = live.known_by(cookie_of(request, COOKIE))
    if key is None and (own := cookie_of(request, BROWSER)):
        name = hashed(own).hex()
        slips = await request.app[SITE].house.world.store.slips(live.code, SHELF)
        key = next((int(slip.data) for slip in slips if slip.name == name), None)
    table = live.table
    return key if key is not None and table.knows(key) and not (table.is_bot(key) or table.was_bot(key)) else None


async def offer_move(request: web.Request) -> web.Response:
    """POST /t/CODE/moves."""
    await body_of(request, OfferMove)
    live, key = await find_table(request)
    if key is None:
        raise no_seat()
    site = request.app[SITE]
    await site.limits.take_seat(asker(request))
    token = await moving.offer(site.house.world.store, live.code, key, cookie_of(request, COOKIE) or "")
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


async def seated(request: web.Request, live: LiveTable, key: Key, secret: str | None) -> web.Response:
    """Answer somebody who has come; `secret`: None for who has theirs already."""
    response = json_answer(Seated(code=live.code, key=key), status=201)
    own = cookie_of(request, BROWSER) or secrets.token_urlsafe(SECRET_BYTES)
    slip = Slip(shelf=SHELF, name=hashed(own).hex(), data=str(key).encode())
    await request.app[SITE].house.world.store.lay(live.code, slip, most=MOST_BROWSERS)
    keep(request, response, live.code, COOKIE, secret or cookie_of(request, COOKIE))
    keep(request, response, live.code, BROWSER, own)
    return response


def keep(request: web.Request, response: web.Response, code: str, cookie: str, value: str | None) -> None:
    """Have a browser keep something for as long as the table is kept from now on."""
    if value is not None:
        response.set_cookie(
            cookie,
            value,
            path=f"/t/{code}",
            max_age=int(request.app[SITE].settings.retention_days * DAY),
            httponly=True,
            samesite="Lax",
            secure=is_secure(request),
        )
