"""A table's WebSocket: messages in, views and answers out."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

import msgspec
from aiohttp import WSCloseCode, WSMessage, WSMsgType, web

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import convert, read_json
from moonhare.server.live.answering import refused, surprised
from moonhare.server.live.moving import was_left_behind
from moonhare.server.live.patience import Bucket
from moonhare.server.live.runtime import LiveTable
from moonhare.server.messages import MOST_MESSAGE_BYTES, CommandName, Do, FromClient, Gone, Guess, Key, Pong, Sign
from moonhare.server.table.screens import screen_of
from moonhare.server.talk_messages import TalkMessage
from moonhare.server.web.address import check_origin
from moonhare.server.web.bots import bot_of, is_bot
from moonhare.server.web.entering import known
from moonhare.server.web.frames import GuardedSocket
from moonhare.server.web.outbox import Outbox
from moonhare.server.web.site import COOKIE, SITE, asker, find_locked_table, find_table, is_let_in
from moonhare.storage import SCREEN

SILENCE: Final = 15.0
"""Seconds without a message after which a connection is taken for lost; clients ping every few."""

SCREEN_SILENCE: Final = 5.0
"""The same for a screen, which pings oftener: until it is missed, nobody in the room sees the cards."""

SWEEP: Final = 1.0
"""Seconds between two looks for connections that have fallen silent."""

MOST_FRAME_BYTES: Final = 64 * 1024
"""Larger messages end the connection; between here and `MOST_MESSAGE_BYTES` they are refused."""

LEAST_NAME: Final = 16
MOST_NAME: Final = 64
"""Letters of a name that a screen draws; one without gets another one each time that it comes."""

MOST_CONNECTIONS: Final = 100
"""To one table, before nobody without a seat is let in to look; those who have one always are."""

CLOSING: Final = 2.0
"""Seconds that the other side has to answer a close."""

OUTBOXES: Final = web.AppKey("outboxes", set[Outbox])
"""Of the connections that are open."""

_CONTROL: Final = (WSMsgType.PING, WSMsgType.PONG)

_decode: Final = msgspec.json.Decoder().decode
_encode: Final = msgspec.json.Encoder().encode


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
    if key is None and live.table.is_barred(await known(request, live)):
        return await _turn_back(request, Gone(reason="barred"))
    if key is None and not screen and COOKIE in request.cookies and "watch" not in request.query:
        return await _turn_back(request, await _why_no_seat(request, live))
    if key is None and live.connections >= MOST_CONNECTIONS:
        raise Refusal("too-many", "Too many are looking at this table already.")
    with request.app[SITE].limits.socket(asker(request)):
        return await _converse(request, live.table.code, key, screen=screen)


async def _let_bot_in(request: web.Request) -> web.StreamResponse:
    """Show a program its seat: with nothing else, whatever else its request brings along."""
    live, _ = await find_locked_table(request)
    try:
        key = bot_of(request, live)
    except Refusal:
        return await _turn_back(request, Gone(reason="freed"))
    with request.app[SITE].limits.socket(asker(request)):
        return await _converse(request, live.table.code, key, screen=0)


def _screen(request: web.Request, live: LiveTable, key: Key | None) -> int:
    """The key of a screen, 0 for what is none: a seat in its browser vouches for it, or it goes by the name it drew."""
    name = request.query.get("screen")
    if name is None:
        return 0
    if key is not None and live.table.member(key) is not None:
        return SCREEN
    return -screen_of(live.code, name if LEAST_NAME <= len(name) <= MOST_NAME else secrets.token_urlsafe(LEAST_NAME))


async def _turn_back(request: web.Request, reason: Gone) -> web.WebSocketResponse:
    """Tell a browser that it may not come here, or has a seat no more; to look on, the second asks with `?watch`."""
    socket = web.WebSocketResponse(compress=False, timeout=CLOSING)
    await socket.prepare(request)
    await socket.send_str(_encode(reason).decode())
    await socket.close()
    return socket


async def _why_no_seat(request: web.Request, live: LiveTable) -> Gone:
    store = request.app[SITE].house.world.store
    secret = request.cookies[COOKIE]
    if await was_left_behind(store, live.code, secret):
        return Gone(reason="moved")
    key = live.known_by(secret)
    undone = key if live.table.may_restore(key, store.now()) else None
    return Gone(reason="freed", by_host=live.table.has_removed(key), key=undone)


async def _converse(request: web.Request, code: str, key: Key | None, *, screen: int) -> web.WebSocketResponse:
    socket = GuardedSocket(
        compress=False, max_msg_size=MOST_FRAME_BYTES, autoping=False, timeout=CLOSING, decode_text=False
    )
    await socket.prepare(request)
    transport = request.transport
    # They have been sent; a connection is to weigh as little as it can.
    socket.headers.clear()
    if transport is None:  # gone while the handshake was on its way
        return socket
    now, changes = request.app[SITE].house.world.clock.now, request.query.get("views") == "changes"
    outbox = Outbox(socket, transport, key, now, screen=screen, changes=changes)
    try:
        await _attend(request, code, socket, outbox)
    except Refusal:
        outbox.end(Gone(reason="expired"))
    except Exception:
        # From here on an answer of HTTP would be written into the WebSocket, so whatever went wrong ends here.
        surprised("a connection failed", table=code)
        await outbox.close(WSCloseCode.INTERNAL_ERROR)
    return socket


async def _attend(request: web.Request, code: str, socket: web.WebSocketResponse, outbox: Outbox) -> None:
    """Connect to a table, and carry out what is asked for until the connection ends."""
    site, outboxes = request.app[SITE], request.app[OUTBOXES]
    outboxes.add(outbox)
    try:
        # Asked again: the table may have left memory meanwhile.
        live = await site.house.find(code)
        if is_bot(request):
            if bot_of(request, live) != outbox.key:
                raise Refusal("no-seat", "You have no seat at this table.")
        elif outbox.key is not None and live.key_of(request.cookies.get(COOKIE)) != outbox.key:
            # The seat moved away, or was given up, while this connection was being made.
            outbox.end(await _why_no_seat(request, live))
            return
        if outbox.key is None and not await is_let_in(request, live):
            outbox.end(Gone(reason="locked"))
            return
        try:
            live.connect(outbox)
            await live.talk.greet(outbox)
            await _listen(socket, live, outbox, Bucket(site.settings.limit_commands, asyncio.get_running_loop().time))
        finally:
            live.disconnect(outbox)
    finally:
        outboxes.discard(outbox)


async def _listen(socket: web.WebSocketResponse, live: LiveTable, outbox: Outbox, bucket: Bucket) -> None:
    clock = asyncio.get_running_loop().time
    while True:
        outbox.heard_at = clock()
        message = await _next(socket, outbox, bucket)
        if message.type is WSMsgType.TEXT:
            await _hear(message.data, live, outbox, bucket)
        elif message.type is WSMsgType.BINARY:
            await _complain(Refusal("not-text", "Messages are text frames of JSON."), outbox, bucket)
        else:
            return


async def _next(socket: web.WebSocketResponse, outbox: Outbox, bucket: Bucket) -> WSMessage:
    """Wait for a message. WebSocket's own pings are answered on the way, as many as messages are; they are no sign of
    life, for what sends them knows nothing of whether anybody is there.
    """
    while (message := await socket.receive()).type in _CONTROL:
        if bucket.take():
            if message.type is WSMsgType.PING:
                await socket.pong(message.data)
        elif bucket.spurn():
            await outbox.close(WSCloseCode.POLICY_VIOLATION)
    return message


async def _hear(data: bytes, live: LiveTable, outbox: Outbox, bucket: Bucket) -> None:
    try:
        message = _read(data)
    except Refusal as refusal:
        await _complain(refusal, outbox, bucket, _name_in(data))
        return
    except Exception:
        surprise = surprised("a message could not be read", table=live.table.code)
        await _complain(surprise, outbox, bucket, _name_in(data))
        return
    if not bucket.take():
        name = message.id if isinstance(message, Do | TalkMessage) else None
        outbox.answer(refused(Refusal("too-fast", "Too many messages in a moment; wait a little."), name))
        if bucket.spurn():
            await outbox.close(WSCloseCode.POLICY_VIOLATION)
    elif isinstance(message, Do):
        await live.do(outbox, message)
    elif isinstance(message, TalkMessage):
        live.notice(outbox.key)
        await live.talk.take(outbox, message)
    elif isinstance(message, Sign):
        live.sign(outbox, choosing=message.choosing)
    elif isinstance(message, Guess):
        await live.guess(outbox, message)
    else:
        outbox.answer(Pong())


async def _complain(refusal: Refusal, outbox: Outbox, bucket: Bucket, name: str | None = None) -> None:
    """Refuse what is no message; who sends such things quickly is no client but wants to keep us busy."""
    outbox.answer(refused(refusal, name))
    if not bucket.take():
        await outbox.close(WSCloseCode.POLICY_VIOLATION)


def _read(data: bytes) -> FromClient:
    """Read a message as strictly as `rules.reading`, and quicker where it is written as we would write it."""
    if len(data) > MOST_MESSAGE_BYTES:
        raise Refusal("too-large", f"A message has {MOST_MESSAGE_BYTES} bytes at the most.")
    try:
        value = _decode(data)
        # What comes out as it went in, byte by byte, is UTF-8 and says no key twice.
        if _encode(value) != data:
            value = read_json(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        value = read_json(data)
    return convert(value, FromClient)


class _Named(msgspec.Struct):
    """What may have a name, whatever else it is."""

    id: CommandName


def _name_in(data: bytes) -> str | None:
    """The name of a command that is refused as it stands, for whoever waits for its answer; None where none is read."""
    try:
        # Any JSON that names itself, also one that we do not take: half a character in a clue, a key twice.
        return msgspec.convert(json.loads(data), _Named).id
    except (ValueError, RecursionError):
        return None
