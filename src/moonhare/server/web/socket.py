"""A table's WebSocket: messages in, views and answers out. Nothing on a table's path ever waits for a network."""

import asyncio
from collections import deque
from typing import Final
from weakref import WeakSet

import msgspec
from aiohttp import WSCloseCode, WSMsgType, web

from moonhare.rules.errors import Refusal
from moonhare.rules.reading import read
from moonhare.server.live.answering import refused
from moonhare.server.live.table import LiveTable
from moonhare.server.live.viewer import Answer
from moonhare.server.messages import MOST_MESSAGE_BYTES, Do, FromClient, Gone, Key, Pong
from moonhare.server.web.limits import Bucket
from moonhare.server.web.site import SITE, check_origin, find_table

SILENCE: Final = 15.0
"""Seconds without a message after which a connection is taken for lost; clients ping every few."""

MOST_ANSWERS: Final = 256
"""Answers that may wait for a client; one that asks on without reading is let go."""

MOST_FRAME_BYTES: Final = 64 * 1024
"""Larger messages end the connection; between here and `MOST_MESSAGE_BYTES` they are refused."""

MOST_CONNECTIONS: Final = 100
"""To one table, before nobody without a seat is let in to look; those who have one always are."""

STUCK: Final = 30.0
"""Seconds that one frame may take to leave before the connection is given up."""

_encode: Final = msgspec.json.Encoder().encode
_PONG: Final = _encode(Pong())

SOCKETS: Final = web.AppKey("sockets", WeakSet[web.WebSocketResponse])
"""The sockets that are open, to be closed when the server stops."""


async def close_sockets(app: web.Application) -> None:
    """Let every client know that the server stops, so that it looks for it anew and at once."""
    sockets = app[SOCKETS]
    closing = [socket.close(code=WSCloseCode.GOING_AWAY) for socket in tuple(sockets)]
    await asyncio.gather(*closing, return_exceptions=True)


class Connection:
    """One socket's end at a table: an outbox that holds the latest view and every answer, and their writer."""

    def __init__(
        self, socket: web.WebSocketResponse, key: Key | None, transport: asyncio.Transport | None = None
    ) -> None:
        """Take a prepared socket, whose seat it shows, and what to cut off if nothing leaves; `run_writer` sends."""
        self.key = key
        self._socket, self._transport = socket, transport
        self._view: bytes | None = None
        self._answers: deque[bytes] = deque()
        self._last: bytes | None = None
        self._wake = asyncio.Event()
        self._overrun = False

    def show(self, frame: bytes) -> None:
        """Show a view; an older one that has not left yet is dropped for it."""
        self._view = frame
        self._wake.set()

    def answer(self, answer: Answer) -> None:
        """Answer; whoever lets too many wait is let go."""
        if len(self._answers) >= MOST_ANSWERS:
            self._overrun = True
        else:
            self._answers.append(_PONG if isinstance(answer, Pong) else _encode(answer))
        self._wake.set()

    def end(self, reason: Gone) -> None:
        """Say why, after all answers, and close."""
        self._last = _encode(reason)
        self._wake.set()

    async def run_writer(self) -> None:
        """Send what is in the outbox until the connection ends."""
        try:
            while not self._overrun:
                await self._wake.wait()
                self._wake.clear()
                while self._answers:
                    await self._send(self._answers.popleft())
                if self._last is not None:
                    await self._send(self._last)
                    break
                if self._view is not None:
                    frame, self._view = self._view, None
                    await self._send(frame)
            await self._socket.close(code=WSCloseCode.OK if self._last is not None else WSCloseCode.POLICY_VIOLATION)
        except (ConnectionError, TimeoutError, RuntimeError):
            # Gone, or too slow for too long; the reader notices by itself once the transport is closed.
            if self._transport is not None:
                self._transport.abort()

    async def _send(self, frame: bytes) -> None:
        async with asyncio.timeout(STUCK):
            await self._socket.send_frame(frame, WSMsgType.TEXT)


async def table_socket(request: web.Request) -> web.StreamResponse:
    """GET /t/CODE/ws: the table's view at once and at each change, answers to commands, signs of life."""
    check_origin(request)
    live, key = await find_table(request)
    if key is None and live.connections >= MOST_CONNECTIONS:
        raise Refusal("too-many", "Too many are looking at this table already.")
    socket = web.WebSocketResponse(
        compress=False,
        max_msg_size=MOST_FRAME_BYTES,
        heartbeat=None,
        receive_timeout=SILENCE,
        timeout=2.0,
        decode_text=False,
    )
    await socket.prepare(request)
    request.app[SOCKETS].add(socket)
    site = request.app[SITE]
    # Asked again: the table may have left memory while the handshake was on its way.
    live = await site.house.find(live.table.code)
    connection = Connection(socket, key, request.transport)
    writer = asyncio.create_task(connection.run_writer())
    try:
        live.connect(connection)
        await _listen(socket, live, connection, Bucket(site.settings.limit_commands, site.house.world.clock.now))
    finally:
        live.disconnect(connection)
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
    return socket


async def _listen(socket: web.WebSocketResponse, live: LiveTable, connection: Connection, bucket: Bucket) -> None:
    while True:
        try:
            message = await socket.receive()
        except TimeoutError:
            # Silent for too long: a phone that lost its network without a word.
            await socket.close(code=WSCloseCode.GOING_AWAY)
            return
        if message.type is WSMsgType.TEXT:
            await _hear(message.data, live, connection, bucket)
        elif message.type is WSMsgType.BINARY:
            connection.answer(refused(Refusal("not-text", "Messages are text frames of JSON."), None))
        else:
            return


def _read(data: bytes) -> FromClient:
    if len(data) > MOST_MESSAGE_BYTES:
        raise Refusal("too-large", f"A message has {MOST_MESSAGE_BYTES} bytes at the most.")
    return read(data, FromClient)  # type: ignore[arg-type]  # a union is a form of type to msgspec


async def _hear(data: bytes, live: LiveTable, connection: Connection, bucket: Bucket) -> None:
    try:
        message = _read(data)
    except Refusal as refusal:
        connection.answer(refused(refusal, None))
        return
    if not bucket.take():
        name = message.id if isinstance(message, Do) else None
        connection.answer(refused(Refusal("too-fast", "Too many messages in a moment; wait a little."), name))
    elif isinstance(message, Do):
        await live.do(connection, message)
    else:
        connection.answer(Pong())
