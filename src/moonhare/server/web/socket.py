"""A table's WebSocket: messages in, views and answers out."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from aiohttp import WSCloseCode, web

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import surprised
from moonhare.server.live.moving import was_left_behind
from moonhare.server.live.patience import Bucket
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import Gone, Key
from moonhare.server.table.refusing import no_seat
from moonhare.server.table.screens import screen_of
from moonhare.server.web.address import check_origin
from moonhare.server.web.bots import bot_of, is_bot
from moonhare.server.web.conversation import Conversation
from moonhare.server.web.cookies import cookie_of
from moonhare.server.web.entering import known
from moonhare.server.web.limits import neighbourhood
from moonhare.server.web.line import CLOSING, Handshake, Message
from moonhare.server.web.outbox import Outbox
from moonhare.server.web.site import COOKIE, SITE, asker, find_locked_table, find_table, is_let_in
from moonhare.server.web.turnstile import TURNSTILE
from moonhare.storage import SCREEN

SILENCE: Final = 15.0
"""Seconds without a message after which a connection is taken for lost; clients ping every few."""

SCREEN_SILENCE: Final = 5.0
"""The same for a screen, which pings oftener: until it is missed, nobody in the room sees the cards."""

SWEEP: Final = 1.0
"""Seconds between two looks for connections that have fallen silent."""

LEAST_NAME: Final = 16
MOST_NAME: Final = 64
"""Letters of a name that a screen draws; one without gets another one each time that it comes."""

MOST_CONNECTIONS: Final = 100
"""To one table, before nobody without a seat is let in to look; those who have one always are."""

OUTBOXES: Final = web.AppKey("outboxes", set[Outbox])
"""Of the connections that are open."""


async def watch(app: web.Application) -> AsyncIterator[None]:
    """Close the connections that fall silent, as long as the application runs."""
    sweeping = asyncio.create_task(_sweep(app[OUTBOXES]))
    yield
    sweeping.cancel()
    with suppress(asyncio.CancelledError):
        await sweeping


async def _sweep(outboxes: set[Outbox]) -> None:
    clock = asyncio.get_running_loop().time
    while True:
        await asyncio.sleep(SWEEP)
        now = clock()
        for outbox in tuple(outboxes):
            if outbox.heard_at < now - (SCREEN_SILENCE if outbox.screen else SILENCE):
                try:
                    # A phone that lost its network without a word, most likely.
                    outbox.close(WSCloseCode.GOING_AWAY)
                except Exception:
                    surprised("a silent connection could not be closed")


async def close_all(app: web.Application) -> None:
    """Let every client know that the server stops, so that it looks for it anew and at once."""
    for outbox in app[OUTBOXES]:
        outbox.close(WSCloseCode.GOING_AWAY)
    for _ in range(int(CLOSING / 0.02)):
        if not app[OUTBOXES]:
            return
        await asyncio.sleep(0.02)


async def table_socket(request: web.Request) -> web.StreamResponse:
    """GET /t/CODE/ws: the table's view at once and at each change, answers to commands, signs of life."""
    check_origin(request)
    if is_bot(request):
        return await _let_bot_in(request)
    try:
        live, key = await find_table(request)
    except Refusal as refusal:
        if refusal.code != "password-needed":
            raise
        return await _turn_back(request, Gone(reason="locked"))
    screen = _screen(request, live, key)
    if screen:
        # Whoever has a seat may open a screen in the same browser; it is shown nothing of that seat.
        key = None
    before = await known(request, live) if key is None else None
    if live.table.is_barred(before):
        return await _turn_back(request, Gone(reason="barred"))
    if key is None and not screen and cookie_of(request, COOKIE) is not None and "watch" not in request.query:
        return await _turn_back(request, await _why_no_seat(request, live))
    if key is None and live.connections >= MOST_CONNECTIONS:
        raise Refusal("too-many", "Too many are looking at this table already.")
    return await _converse(request, live.table.code, key, screen=screen, before=before)


async def _let_bot_in(request: web.Request) -> web.StreamResponse:
    """Show a program its seat: with nothing else, whatever else its request brings along."""
    live, _ = await find_locked_table(request)
    try:
        key = bot_of(request, live)
    except Refusal:
        return await _turn_back(request, Gone(reason="freed"))
    return await _converse(request, live.table.code, key, screen=0)


def _screen(request: web.Request, live: LiveTable, key: Key | None) -> int:
    """The key of a screen, 0 for what is none: a seat in its browser vouches for it, or it goes by the name it drew."""
    name = request.query.get("screen")
    if name is None:
        return 0
    if live.table.person(key) is not None:
        return SCREEN
    return -screen_of(live.code, name if LEAST_NAME <= len(name) <= MOST_NAME else secrets.token_urlsafe(LEAST_NAME))


async def _turn_back(request: web.Request, reason: Gone) -> web.StreamResponse:
    """Tell a browser that it may not come here, or has a seat no more; to look on, the second asks with `?watch`."""
    handshake, leave = await _let_in(request)
    line = handshake.line
    if line is not None:
        Outbox(line, line.channel, None, request.app[SITE].house.world.clock.now).end(reason)
        line.listen(_pass_over, leave)
    return handshake


async def _pass_over(_: Message) -> None:
    """Hear nothing of who was turned back."""


async def _why_no_seat(request: web.Request, live: LiveTable) -> Gone:
    store = request.app[SITE].house.world.store
    secret = cookie_of(request, COOKIE) or ""
    if await was_left_behind(store, live.code, secret):
        return Gone(reason="moved")
    key = live.known_by(secret)
    undone = key if live.table.may_restore(key, store.now()) else None
    return Gone(reason="freed", by_host=live.table.has_removed(key), key=undone)


async def _let_in(request: web.Request) -> tuple[Handshake, Callable[[], None]]:
    """Open a WebSocket, which counts for its address until what is given back is called. Raises `Refusal` ("too-many").

    Where it was lost meanwhile it has no line, and counts no more.
    """
    leave = request.app[SITE].limits.socket(asker(request))
    handshake = Handshake()
    try:
        await handshake.prepare(request)
    except BaseException:
        leave()
        raise
    if handshake.line is None:
        leave()
    return handshake, leave


async def _converse(
    request: web.Request, code: str, key: Key | None, *, screen: int, before: Key | None = None
) -> web.StreamResponse:
    """Show a client the table; once that is done, nothing is left of the request. Raises `Refusal` ("too-many").

    `before`: whom a browser without a seat was here before.
    """
    site, outboxes = request.app[SITE], request.app[OUTBOXES]
    handshake, leave = await _let_in(request)
    line = handshake.line
    if line is None:
        return handshake
    changes, place = request.query.get("views") == "changes", neighbourhood(asker(request))
    now = site.house.world.clock.now
    outbox = Outbox(line, line.channel, key, now, screen=screen, known=before, place=place, changes=changes)
    outboxes.add(outbox)
    live = None
    try:
        live = await _attend(request, code, outbox)
    except Refusal:
        outbox.end(Gone(reason="expired"))
    except Exception:
        # From here on an answer of HTTP would be written into the WebSocket, so whatever went wrong ends here.
        surprised("a connection failed", table=code)
        outbox.close(WSCloseCode.INTERNAL_ERROR)
    bucket = Bucket(site.settings.limit_commands, asyncio.get_running_loop().time)
    turn = partial(request.app[TURNSTILE].enter, place)
    talk = Conversation(line, outbox, live, bucket, site.figures, turn=turn)
    line.listen(talk.hear, partial(_end, talk, outboxes, leave))
    return handshake


def _end(talk: Conversation, outboxes: set[Outbox], leave: Callable[[], None]) -> None:
    outboxes.discard(talk.outbox)
    leave()
    talk.end()


async def _attend(request: web.Request, code: str, outbox: Outbox) -> LiveTable | None:
    """Connect to a table; None where whoever comes has no business there. Raises `Refusal`."""
    # Asked again: the table may have left memory meanwhile.
    live = await request.app[SITE].house.find(code)
    if is_bot(request):
        if bot_of(request, live) != outbox.key:
            raise no_seat()
    elif outbox.key is not None and live.key_of(cookie_of(request, COOKIE)) != outbox.key:
        # The seat moved away, or was given up, while this connection was being made.
        outbox.end(await _why_no_seat(request, live))
        return None
    if live.table.is_barred(outbox.known):
        outbox.end(Gone(reason="barred"))
        return None
    if outbox.key is None and not await is_let_in(request, live):
        outbox.end(Gone(reason="locked"))
        return None
    try:
        live.connect(outbox)
        await live.talk.hearers.greet(outbox)
    except BaseException:
        live.disconnect(outbox)
        raise
    return live
