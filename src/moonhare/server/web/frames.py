"""The frames of a WebSocket, looked at before they are read: what is not masked, or comes in far too many pieces, ends
its connection.

Clients mask their frames (RFC 6455, 5.1), which keeps a page from writing, through its browser, what a cache on the way
would take for HTTP. The network library unmasks what is masked and takes what is not; and of a message in pieces of no
bytes it would read piece after piece for ever. Here nothing is known of what frames say.
"""

from typing import Final, Protocol

from aiohttp import WebSocketError, WSCloseCode

_MASKED: Final = 0x80
_LENGTH: Final = 0x7F
_LONGER: Final = {126: 2, 127: 8}
"""Bytes that hold the length of a frame which is too long for seven bits."""
_MASK: Final = 4
_FINAL: Final = 0x80
_CONTROL: Final = 0x08
"""In the opcode of what is no part of a message."""

MOST_PIECES: Final = 256
"""Frames that one message may come in; clients send it in one."""


class Reader(Protocol):
    """What takes the bytes of a connection, as the network library has it."""

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Take bytes; whether the connection is to end, and what is left of them."""
        ...

    def feed_eof(self) -> None:
        """Nothing more comes."""
        ...


class Ending(Protocol):
    """What messages are read from, and ends with an error."""

    def set_exception(self, exc: BaseException) -> None:
        """Let whoever reads have an error, after what came before it."""
        ...


class FrameGuard:
    """Hands on to a reader what comes in, as long as it is what clients may send."""

    def __init__(self, reader: Reader, ending: Ending) -> None:
        """Take who reads, and what is told of the end."""
        self._reader, self._ending = reader, ending
        self._left = 0  # bytes of the present frame that are still to come
        self._head = b""  # the beginning of a frame that does not tell its length yet
        self._pieces = 0  # of the present message, so far

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        """Take bytes, whole frames or parts of them."""
        problem = self._problem(data)
        if problem is None:
            return self._reader.feed_data(data)
        self._ending.set_exception(problem)
        return True, data

    def feed_eof(self) -> None:
        """Nothing more comes."""
        self._reader.feed_eof()

    def _problem(self, data: bytes) -> WebSocketError | None:
        """What is wrong with the frames that begin here, if anything is."""
        if self._head:
            data, self._head = self._head + data, b""
        at, end = self._left, len(data)
        while at < end:
            if at + 1 == end:
                break
            if not data[at + 1] & _MASKED:
                return WebSocketError(WSCloseCode.PROTOCOL_ERROR, "a client's frame is not masked")
            length, more = data[at + 1] & _LENGTH, 0
            if length in _LONGER:
                more = _LONGER[length]
                if at + 2 + more > end:
                    break
                length = int.from_bytes(data[at + 2 : at + 2 + more])
            if not data[at] & _CONTROL:
                self._pieces = 0 if data[at] & _FINAL else self._pieces + 1
                if self._pieces > MOST_PIECES:
                    return WebSocketError(WSCloseCode.POLICY_VIOLATION, "a message in too many pieces")
            at += 2 + more + _MASK + length
        else:
            self._left = at - end
            return None
        self._head, self._left = data[at:], 0
        return None
