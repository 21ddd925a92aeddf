"""A WebSocket's connection after its handshake: messages come in, one after the other, until it is closed.

The network library answers the handshake and is then let go, with the request, the task and the reader that it would
keep for as long as the connection lasts: most of what one that mostly waits would weigh. What frames say is still read
by its reader. Here nothing is known of what messages say.
"""

import asyncio
import contextvars
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from aiohttp import WebSocketError, WSCloseCode, WSMsgType, web
from aiohttp._websocket.models import WSMessage, WSMessageTextBytes
from aiohttp._websocket.reader import WebSocketDataQueue, WebSocketReader

from moonhare.server.web.frames import FrameGuard

if TYPE_CHECKING:
    from aiohttp.web_protocol import RequestHandler

MOST_FRAME_BYTES: Final = 64 * 1024
"""Larger messages end the connection; between here and `MOST_MESSAGE_BYTES` they are refused."""

MOST_WAITING: Final = 64
"""Messages that may wait to be carried out before nothing more is read."""

MOST_WAITING_BYTES: Final = 64 * 1024
"""Bytes of them: a client's have some hundred, and hundreds of connections may have as much waiting."""

FULL: Final = 64 * 1024
"""Bytes that may be on their way to a client before its pings are answered no more."""

CLOSING: Final = 2.0
"""Seconds that the other side has to answer a close."""

_CLOSE: Final = 0x88
_PONG: Final = 0x8A

Message = WSMessage | WSMessageTextBytes
Hear = Callable[[Message], Awaitable[None]]


class Line(asyncio.Protocol):
    """One open WebSocket. What comes before somebody listens waits for them."""

    __slots__ = (
        "_context",
        "_deaf",
        "_ended",
        "_guard",
        "_hear",
        "_loop",
        "_paused",
        "_size",
        "_waiting",
        "_work",
        "channel",
        "closed",
    )

    def __init__(self, channel: asyncio.Transport) -> None:
        """Take a transport at whose other end a client has just been let in."""
        self.channel = channel
        self.closed = False
        """Whether a close frame has been sent or received, or the connection is lost."""
        self._loop = asyncio.get_running_loop()
        # What is logged later bears the name of the request by which the client came.
        self._context = contextvars.copy_context()
        into = _Messages(self)
        reader = WebSocketReader(into, MOST_FRAME_BYTES, compress=False, decode_text=False)
        self._guard = FrameGuard(reader, into)
        self._waiting: list[Message | BaseException | None] = []
        self._size = 0  # bytes of what waits
        self._paused = False
        self._hear: Hear | None = None
        self._ended: Callable[[], None] | None = None
        self._work: asyncio.Task[None] | None = None
        self._deaf = False

    def listen(self, hear: Hear, ended: Callable[[], None]) -> None:
        """Hand on messages, what has come already first: the next one when the last one has been carried out.

        `hear` raises nothing. `ended` is called once, when nothing more can come.
        """
        self._hear, self._ended = hear, ended
        self._go_on()

    def close(self, *, code: int) -> None:
        """Send a close frame, and give the other side a moment for its own; nothing more is heard."""
        if not self.closed:
            self._send_close(code)
            self._loop.call_later(CLOSING, self.channel.close)

    def pong(self, data: bytes) -> None:
        """Answer a ping of WebSocket's own, unless too much is on its way already."""
        if not self.closed and self.channel.get_write_buffer_size() < FULL:
            self.channel.write(bytes((_PONG, len(data))) + data)

    def data_received(self, data: bytes) -> None:
        """Read what comes in (`asyncio.Protocol`)."""
        if not self._deaf:
            # After an error no one can tell where the next frame begins.
            self._deaf, _ = self._guard.feed_data(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes, and nothing can be sent (`asyncio.Protocol`)."""
        self.take(None)

    def take(self, message: Message | BaseException | None) -> None:
        """Take what came in: a message, what was wrong with it, or None where the connection is lost."""
        if self.closed and isinstance(message, WSMessage) and message.type is WSMsgType.CLOSE:
            self.channel.close()
        self._waiting.append(message)
        self._size += _size_of(message)
        full = len(self._waiting) >= MOST_WAITING or self._size > MOST_WAITING_BYTES
        if full and not self._paused and not self.channel.is_closing():
            self._paused = True
            self.channel.pause_reading()
        self._go_on()

    def _go_on(self) -> None:
        if self._hear is not None and self._work is None and self._waiting:
            self._work = self._loop.create_task(self._carry_out(self._hear), context=self._context)

    async def _carry_out(self, hear: Hear) -> None:
        while waiting := self._waiting:
            self._waiting, self._size = [], 0
            for message in waiting:
                if message is None:
                    self._end()
                elif self.closed:
                    continue
                elif isinstance(message, BaseException):
                    self.close(code=message.code if isinstance(message, WebSocketError) else WSCloseCode.INTERNAL_ERROR)
                elif message.type is WSMsgType.CLOSE:
                    self._send_close(message.data or WSCloseCode.OK)
                    self.channel.close()
                else:
                    await hear(message)
            if self._paused and not self._waiting and not self.channel.is_closing():
                self._paused = False
                self.channel.resume_reading()
        self._work = None

    def _end(self) -> None:
        self.closed, ended, self._ended = True, self._ended, None
        if ended is not None:
            ended()

    def _send_close(self, code: int) -> None:
        self.closed = True
        if not self.channel.is_closing():
            self.channel.write(bytes((_CLOSE, 2)) + code.to_bytes(2, "big"))


def _size_of(message: Message | BaseException | None) -> int:
    told = message.data if isinstance(message, WSMessage | WSMessageTextBytes) else None
    return len(told) if isinstance(told, bytes | bytearray) else 0


class _Messages(WebSocketDataQueue):
    """Where the network library's reader puts what it has read: nothing stays here."""

    def __init__(self, line: Line) -> None:
        # It would pause and resume reading, which is the line's affair here.
        super().__init__(line, MOST_FRAME_BYTES, loop=line._loop)  # type: ignore[arg-type]  # never used of it
        self._line = line

    def feed_data(self, data: Message, size: int) -> None:
        self._line.take(data)

    def set_exception(self, exc: BaseException, exc_cause: BaseException | None = None) -> None:
        self._line.take(exc)


class Handshake(web.WebSocketResponse):
    """The answer to a handshake, after which the network library has nothing more to do with the connection."""

    def __init__(self) -> None:
        """Answer without compression: what is sent is short, and secrets are not to change its size."""
        super().__init__(compress=False)
        self.line: Line | None = None
        """The connection, once it has been taken over; None where it was lost meanwhile."""

    def _post_start(self, request: web.BaseRequest, protocol: str | None, writer: object) -> None:
        # The library has no door for this: here it would set up its own reader.
        handler: RequestHandler = request.protocol
        channel, early = handler.transport, handler._message_tail
        if channel is None:
            return
        self.line = Line(channel)
        channel.set_protocol(self.line)
        # As if the connection were lost, but for the transport, which lives on: so all that was kept for it is let go.
        handler.transport, handler._message_tail = None, b""
        handler.connection_lost(None)
        # What came with the handshake already is looked at like all else.
        if early:
            self.line.data_received(early)

    async def write_eof(self, data: bytes = b"") -> None:
        """Nothing more is to be written of the handshake (`web.StreamResponse`)."""
        self._eof_sent = True
