"""Frames that no honest client sends: each ends its own connection, with its code, and nothing else."""

import json
import random
from pathlib import Path

import aiohttp

from moonhare.server.messages import Pong
from moonhare.server.web.frames import MOST_PIECES, FrameGuard
from tests.attacks.lines import BINARY, CLOSE, PING, PONG, TEXT, a_socket, frame
from tests.server.net import Seat, Server, a_server

SIGN = b'{"type":"ping"}'
PROTOCOL_ERROR, POLICY, TOO_LARGE = 1002, 1008, 1009

ILL: dict[str, tuple[bytes, int]] = {
    "not masked": (frame(SIGN, masked=False), PROTOCOL_ERROR),
    "not masked, after one that is": (frame(SIGN) + frame(SIGN, masked=False), PROTOCOL_ERROR),
    "a ping that is not masked": (frame(b"", opcode=PING, masked=False), PROTOCOL_ERROR),
    "a close that is not masked": (frame(b"\x03\xe8", opcode=CLOSE, masked=False), PROTOCOL_ERROR),
    "the rest of a message, not masked": (
        frame(SIGN[:5], fin=False) + frame(SIGN[5:], opcode=0, masked=False),
        PROTOCOL_ERROR,
    ),
    "a reserved bit": (frame(SIGN, bits=1), PROTOCOL_ERROR),
    "said to be packed": (frame(SIGN, bits=4), PROTOCOL_ERROR),
    "an opcode of nothing": (frame(SIGN, opcode=0x3), PROTOCOL_ERROR),
    "the rest of nothing": (frame(SIGN, opcode=0), PROTOCOL_ERROR),
    "a message inside another": (frame(b"{", fin=False) + frame(SIGN), PROTOCOL_ERROR),
    "a ping in two pieces": (frame(b"", opcode=PING, fin=False), PROTOCOL_ERROR),
    "a long ping": (frame(b"x" * 126, opcode=PING), PROTOCOL_ERROR),
    "a close of one byte": (frame(b"\x03", opcode=CLOSE), PROTOCOL_ERROR),
    "a length of more than there is": (bytes([0x81, 0xFF]) + (1 << 62).to_bytes(8) + b"mask", TOO_LARGE),
    "pieces of nothing without an end": (
        frame(b"", fin=False) + frame(b"", opcode=0, fin=False) * MOST_PIECES,
        POLICY,
    ),
    "large pieces without an end": (
        frame(b"x" * 40_000, fin=False) + frame(b"x" * 40_000, opcode=0, fin=False),
        TOO_LARGE,
    ),
}


async def test_a_frame_that_no_client_may_send_ends_its_connection(server: Server) -> None:
    host = await server.open()
    async with host.connect() as tab:
        for what, (data, code) in ILL.items():
            await ends(server, host, what, data, code)
            await tab.send(type="ping")
            assert await tab.until(Pong)
    assert [member.name for member in server.site.house.awake[0].table.members] == ["Ana"]


async def ends(server: Server, host: Seat, what: str, data: bytes, code: int) -> None:
    """Send an ill frame in three ways."""
    path = f"/t/{host.code}/ws"
    async with a_socket(server, path, host.headers) as line:
        await line.receive()
        await line.send(data)
        # Whoever goes on writing into a closed line may lose what was said last on it.
        assert await line.closed_with() in ((code, None) if len(data) > 10_000 else (code,)), what
    # In pieces of one byte, and already with the handshake.
    async with a_socket(server, path, host.headers) as line:
        await line.receive()
        for at in range(min(len(data), 40)):
            await line.send(data[at : at + 1])
        await line.send(data[40:])
        assert await line.closed_with() in (code, None), what
    async with a_socket(server, path, host.headers, early=data) as line:
        assert await line.closed_with() in (code, None), what


async def test_what_came_in_masks_before_an_ill_frame_counts_and_what_comes_after_does_not(server: Server) -> None:
    host = await server.open()

    def rename(name: str, number: int) -> bytes:
        command = {"type": "rename", "name": name}
        moment = {"game": 0, "round": 0, "phase": None}
        return json.dumps({"type": "do", "id": f"rename-{number}", **moment, "command": command}).encode()

    async with a_socket(server, f"/t/{host.code}/ws", host.headers) as line:
        await line.send(frame(rename("Zoe", 1)))
        while b"accepted" not in (await line.receive())[1]:
            pass
        await line.send(frame(rename("Eve", 2), masked=False) + frame(rename("Eva", 3)))
        assert await line.closed_with() == PROTOCOL_ERROR
    assert [member.name for member in server.site.house.awake[0].table.members] == ["Zoe"]


async def test_pings_of_the_socket_are_answered_as_often_as_messages_are(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_commands=20) as server:
        host = await server.open()
        async with a_socket(server, f"/t/{host.code}/ws", host.headers) as line:
            await line.receive()
            await line.send(frame(b"hello", opcode=PING) * 150)
            told = [await line.receive() for _ in range(100)]
            assert told == [(PONG, b"hello")] * 100
            await line.send(frame(b"hello", opcode=PONG) * 1200)
            assert await line.closed_with() == POLICY


async def test_honest_frames_in_any_pieces_are_read(server: Server) -> None:
    rng = random.Random(7)
    host = await server.open()
    async with a_socket(server, f"/t/{host.code}/ws", host.headers, early=frame(SIGN)) as line:
        data = b"".join(frame(SIGN + b" " * rng.choice((0, 50, 110, 111, 112, 200, 3000))) for _ in range(60))
        data += frame(SIGN[:4], fin=False) + frame(b"still there?", opcode=PING) + frame(SIGN[4:], opcode=0)
        while data:
            size = rng.choice((1, 2, 3, 7, 20, 500, 9000))
            await line.send(data[:size])
            data = data[size:]
        told = [await line.receive() for _ in range(1 + 1 + 60 + 2)]
        assert told[0][1].startswith(b'{"type":"view"')
        assert sorted(told[1:]) == [(TEXT, b'{"type":"pong"}')] * 62 + [(PONG, b"still there?")]
        await line.send(frame(b"hello", opcode=BINARY))
        assert b'"not-text"' in (await line.receive())[1]


class Heard:
    """What comes behind: a reader, and where an error is told."""

    def __init__(self) -> None:
        self.data, self.errors = b"", list[BaseException]()

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.data += data
        return False, b""

    def feed_eof(self) -> None:
        self.data += b"."

    def set_exception(self, exc: BaseException) -> None:
        self.errors.append(exc)


def test_an_unmasked_frame_is_found_wherever_the_pieces_are_cut() -> None:
    sizes = (0, 1, 125, 126, 127, 300, 65_535, 65_536, 70_000)
    for seed in range(100):
        rng = random.Random(seed)
        good = b"".join(frame(rng.randbytes(rng.choice(sizes))) for _ in range(3))
        ill = rng.random() < 0.5
        data = good + (frame(rng.randbytes(rng.choice(sizes)), masked=False) if ill else b"")
        heard = Heard()
        checking, at, ended = FrameGuard(heard, heard), 0, False
        while at < len(data) and not ended:
            size = rng.choice((1, 2, 5, 11, 4000, len(data)))
            ended, _ = checking.feed_data(data[at : at + size])
            at += size
        assert ended is ill
        assert len(heard.errors) == ill
        if ill:
            assert isinstance(heard.errors[0], aiohttp.WebSocketError)
            assert heard.data == data[: len(heard.data)]
            assert len(heard.data) < len(good) + 2, "at most the first byte of what is ill"
        else:
            assert heard.data == data
        if not ill:
            checking.feed_eof()
            assert heard.data.endswith(b".")
