"""Programs that play: the host's link for one, and how one sits down by it.

A program's secret opens the socket alone, in a header, and none of the doors that stand open to people.
"""

from aiohttp import web

from moonhare.server.bodies import BotLink, BotSeated, InviteBot, SeatBot
from moonhare.server.live import bots
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Key
from moonhare.server.table.locking import check_host
from moonhare.server.table.refusing import no_seat
from moonhare.server.web.address import invitation
from moonhare.server.web.answers import json_answer
from moonhare.server.web.reading import body_of
from moonhare.server.web.site import SITE, asker, find_locked_table, find_table

SCHEME = "Bearer "


async def invite(request: web.Request) -> web.Response:
    """POST /t/CODE/bot-links."""
    await body_of(request, InviteBot)
    live, key = await find_table(request)
    host = check_host(live.table, key, "invite-bot")
    site = request.app[SITE]
    await site.limits.take_seat(asker(request))
    token = await bots.offer(site.house.world.store, live.code, by=host)
    link = BotLink(address=f"{invitation(request, live.code)}#bot={token}", seconds=round(bots.VALID))
    return json_answer(link, status=201)


async def sit(request: web.Request) -> web.Response:
    """POST /t/CODE/bots."""
    wish = await body_of(request, SeatBot)
    # The host's link is as good as the password.
    live, _ = await find_locked_table(request)
    await request.app[SITE].limits.take_seat(asker(request))
    key, secret = await live.entrance.seat_bot(wish)
    seated = BotSeated(code=live.code, key=key, secret=secret, language=live.table.language)
    return json_answer(seated, status=201)


def is_bot(request: web.Request) -> bool:
    """Whether a program asks that says to have a seat of its own."""
    return request.headers.get("Authorization", "").startswith(SCHEME)


def bot_of(request: web.Request, live: LiveTable) -> Key:
    """Whose seat a program's secret opens. Raises `Refusal` ("no-seat")."""
    key = live.bot_of(request.headers.get("Authorization", "").removeprefix(SCHEME))
    if key is None:
        raise no_seat()
    return key
