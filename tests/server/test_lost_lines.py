"""A phone whose network is gone takes nothing more, not even a farewell: its seat must not seem to be held for that."""

import asyncio
import socket
import time
from pathlib import Path

import pytest

from moonhare.server.table.framing import Frame, Part
from moonhare.server.web import outbox as outbox_module
from moonhare.server.web import socket as socket_module
from moonhare.server.web.outbox import FULL
from moonhare.server.web.site import COOKIE
from tests.server.net import a_server

HANDSHAKE = (
    "GET /t/{code}/ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)


async def test_a_dead_line_with_much_on_its_way_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "SILENCE", 0.3)
    monkeypatch.setattr(socket_module, "SWEEP", 0.05)
    monkeypatch.setattr(outbox_module, "FAREWELL", 0.3)
    async with a_server(tmp_path) as server:
        host = await server.open()
        live = await server.site.house.find(host.code)
        line = socket.socket()
        # Little fits in on the other side, so that most of it stays here.
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        with line:
            await loop.sock_connect(line, ("127.0.0.1", server.port))
            asked = HANDSHAKE.format(code=host.code, cookie=f"{COOKIE}={host.secret}")
            await loop.sock_sendall(line, asked.encode())
            assert b"101 Switching" in await loop.sock_recv(line, 200)
            assert live.connections == 1
            (box,) = live._audience
            assert isinstance(box, outbox_module.Outbox)
            for _ in range(2000):
                if box._channel.get_write_buffer_size() >= FULL:
                    break
                box.show(Frame(public=Part(" " * FULL), own=Part(None), clocks=()))
                await asyncio.sleep(0)
            assert box._channel.get_write_buffer_size() >= FULL
            until = time.monotonic() + 10
            while live.connections and time.monotonic() < until:
                await asyncio.sleep(0.05)
        assert live.connections == 0
