"""A line to the server without a client's manners: frames and requests as an attacker writes them."""

import asyncio
import base64
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.server.net import Server

TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA

HERE = "127.0.0.1"
ELSEWHERE = HERE if sys.platform == "darwin" else "127.0.0.2"
"""Another address of this machine; macOS has no second one that one need not ask for."""


def frame(payload: bytes, *, opcode: int = TEXT, fin: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """A frame of a WebSocket; `bits`: the three that are reserved."""
    head = bytes([fin << 7 | bits << 4 | opcode])
    size, mark = len(payload), masked << 7
    if size < 126:
        head += bytes([mark | size])
    elif size < 1 << 16:
        head += bytes([mark | 126]) + size.to_bytes(2)
    else:
        head += bytes([mark | 127]) + size.to_bytes(8)
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


class Line:
    """A connection, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, data: bytes) -> None:
        """Send; into a line that the other side has closed, in vain."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def receive(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what it holds. Raises `EOFError` at the end."""
        try:
            first, second = await asyncio.wait_for(self.reader.readexactly(2), 10)
            assert not second & 0x80, "a server masks nothing"
            size = second & 0x7F
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
            return first & 0x0F, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            raise EOFError from None

    async def closed_with(self) -> int | None:
        """Read until the other side closes; its code, None for an end without one."""
        with suppress(EOFError):
            while True:
                opcode, payload = await self.receive()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2])
        return None


@asynccontextmanager
async def a_line(server: Server, *, home: str = HERE) -> AsyncIterator[Line]:
    """A connection from an address, on which nothing has been said."""
    reader, writer = await asyncio.open_connection(HERE, server.port, local_addr=(home, 0))
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


def handshake(server: Server, path: str, **headers: str) -> bytes:
    """The request for a WebSocket."""
    given = {
        "Host": f"127.0.0.1:{server.port}",
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": base64.b64encode(os.urandom(16)).decode(),
    } | headers
    return (
        f"GET {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in given.items()) + "\r\n"
    ).encode()


@asynccontextmanager
async def a_socket(
    server: Server, path: str, headers: dict[str, str] | None = None, *, early: bytes = b""
) -> AsyncIterator[Line]:
    """An open WebSocket; `early`: what follows the request in one piece, before it is answered."""
    async with a_line(server) as line:
        await line.send(handshake(server, path, **(headers or {})) + early)
        head = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), 10)
        assert head.startswith(b"HTTP/1.1 101"), head
        yield line
