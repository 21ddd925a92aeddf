"""What waits to be sent to one client: the latest view and every answer. Nothing here waits for a network.

Frames go straight to the transport, several in one write where several are due: a view a move for each of twelve
people is most of what a server does. While a client does not take what it is sent, views replace each other here.
"""

import asyncio
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Final, Protocol

import msgspec
from aiohttp import WSCloseCode

from moonhare.server.live.answering import Answer
from moonhare.server.messages import Gone, Key, Pong
from moonhare.server.table.framing import ChangeEncoder, Frame

MOST_ANSWERS: Final = 256
"""Answers that may wait for a client; one that asks on without reading is let go."""

MOST_WAITING: Final = 64 * 1024
"""Bytes of answers that may wait: a refusal may repeat much of what it refuses."""

FULL: Final = 64 * 1024
"""Bytes that may be on their way to a client; what comes then waits here."""

LOOK_AGAIN: Final = 0.05
"""Seconds after which a full transport is looked at again."""

STUCK: Final = 30.0
"""Seconds that a transport may stay full before the connection is given up."""

FAREWELL: Final = 3.0
"""Seconds that closing may take: it waits for what is on its way, and a dead line takes none of that."""

GAVE_WAY: Final = 4001
"""The close code of a connection whose seat has too many: one of those that applications may give a meaning."""

# A WebSocket's frame of text (RFC 6455, 5.2): a length below 126 stands in the second byte, else this says how many
# bytes the length takes.
_TEXT: Final = 0x81
_IN_TWO_BYTES: Final = 126
_IN_EIGHT_BYTES: Final = 127
_MOST_IN_TWO: Final = (1 << 16) - 1

_encode: Final = msgspec.json.Encoder().encode
_PONG: Final = _encode(Pong())


class Channel(Protocol):
    """What is used of a transport."""

    def writelines(self, data: list[bytes]) -> None:
        """Send, sooner or later."""
        ...

    def get_write_buffer_size(self) -> int:
        """Bytes that have not left yet."""
        ...

    def is_closing(self) -> bool:
        """Whether nothing more can be sent."""
        ...

    def abort(self) -> None:
        """End at once."""
        ...


class Closer(Protocol):
    """What is used of a WebSocket's line."""

    @property
    def closed(self) -> bool:
        """Whether a close frame has been sent or received."""
        ...

    def close(self, *, code: int) -> None:
        """Send a close frame and wait a moment for the other side's."""
        ...


class Outbox:
    """One connection's end at a table (`live.answering.Viewer`)."""

    __slots__ = (
        "__weakref__",
        "_answers",
        "_channel",
        "_closing",
        "_encoder",
        "_ended",
        "_full_since",
        "_last",
        "_line",
        "_loop",
        "_now",
        "_view",
        "_waiting",
        "heard_at",
        "key",
        "known",
        "place",
        "screen",
    )

    def __init__(
        self,
        line: Closer,
        channel: Channel,
        key: Key | None,
        now: Callable[[], float],
        *,
        screen: int = 0,
        known: Key | None = None,
        place: str = "",
        changes: bool = False,
    ) -> None:
        """Take an open line, its transport, the seat or the screen that it shows, what tells the time of tables,
        whom its browser was here before, from where it is looked, and whether it is to be told what has changed rather
        than whole views.
        """
        self.key, self.screen, self.known, self.place = key, screen, known, place
        self._loop = asyncio.get_running_loop()
        self.heard_at = self._loop.time()
        """When the client came or last said something, by the loop's clock."""
        self._line, self._channel, self._now = line, channel, now
        self._view: Frame | None = None
        self._encoder = ChangeEncoder() if changes else None
        self._answers: list[bytes] = []
        self._waiting = 0
        self._last: bytes | None = None
        self._ended = False
        self._full_since: float | None = None
        self._closing = False

    def show(self, frame: Frame) -> None:
        """Show a view; an older one that has not left yet is dropped for it."""
        self._view = frame
        self._send()

    def answer(self, answer: Answer) -> None:
        """Answer, at the latest when the loop comes round: the view that mostly follows goes in the same write."""
        if self._closing:
            return
        if not self._answers:
            self._loop.call_soon(self._send)
        encoded = _PONG if isinstance(answer, Pong) else _encode(answer)
        self._answers.append(encoded)
        self._waiting += len(encoded)
        if len(self._answers) > MOST_ANSWERS or self._waiting > MOST_WAITING:
            self.close(WSCloseCode.POLICY_VIOLATION)

    def end(self, reason: Gone) -> None:
        """Say why, after all answers, and close."""
        self._view, self._last = None, _encode(reason)
        self._send()

    def give_way(self) -> None:
        """Close with a code that tells a client not to come back by itself."""
        self.close(GAVE_WAY)

    def close(self, code: int) -> None:
        """Close; answers that can leave do so first."""
        if self._closing:
            return
        if self._answers:
            self._send()
        if not self._closing:
            self._closing = True
            self._line.close(code=code)
            self._loop.call_later(FAREWELL, self._channel.abort)

    def _send(self, *, again: bool = False) -> None:
        """Send what is due and can leave; set a look at what cannot, which then comes `again`."""
        channel, waits = self._channel, self._full_since is not None and not again
        if waits or self._closing or self._line.closed or channel.is_closing():
            return
        if self._answers or self._view is not None or self._last is not None:
            if channel.get_write_buffer_size() >= FULL:
                self._wait()
                return
            if frames := self._take():
                channel.writelines(frames)
        self._full_since = None
        if self._ended:
            self.close(WSCloseCode.OK)

    def _take(self) -> list[bytes]:
        """Take what is due, in its order: answers, then why it ends or the view, where there is anything to tell."""
        frames: list[bytes] = []
        if self._answers:
            frames += map(_framed, self._answers)
            self._answers.clear()
            self._waiting = 0
        if self._last is not None:
            frames.append(_framed(self._last))
            self._ended = True
        elif self._view is not None:
            encoder = self._encoder
            data = self._view.encoded(self._now()) if encoder is None else encoder.next(self._view, self._now)
            if data:
                frames.append(_framed(data))
        self._last = self._view = None
        return frames

    def _wait(self) -> None:
        now = self._loop.time()
        self._full_since = self._full_since or now
        if now - self._full_since > STUCK:
            self._channel.abort()
        else:
            self._loop.call_later(LOOK_AGAIN, partial(self._send, again=True))


@lru_cache(maxsize=4)
def _framed(data: bytes) -> bytes:
    """A WebSocket's text frame, as a server sends it; what all are told is framed once."""
    size = len(data)
    if size < _IN_TWO_BYTES:
        return bytes((_TEXT, size)) + data
    if size <= _MOST_IN_TWO:
        return bytes((_TEXT, _IN_TWO_BYTES)) + size.to_bytes(2, "big") + data
    return bytes((_TEXT, _IN_EIGHT_BYTES)) + size.to_bytes(8, "big") + data
