"""A connection after its handshake: the order of what comes, when no more is taken in, and how it ends."""

import asyncio
from typing import cast

import pytest

from moonhare.server.web import line as line_module
from moonhare.server.web.line import MOST_WAITING, Line, Message


class Transport:
    """A transport that writes down what is done with it."""

    def __init__(self) -> None:
        self.sent, self.reading, self.closing = b"", True, False

    def takes_in(self) -> bool:
        return self.reading

    def write(self, data: bytes) -> None:
        assert not self.closing
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        assert not self.closing, "a closed one cannot"
        self.reading = False

    def resume_reading(self) -> None:
        assert not self.closing, "a closed one cannot"
        self.reading = True

    def close(self) -> None:
        self.closing = True


class Listener:
    """Somebody who takes their time for each message."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.free, self.ended = asyncio.Event(), 0

    async def hear(self, message: Message) -> None:
        await self.free.wait()
        self.heard.append(message.data)

    def end(self) -> None:
        self.ended += 1


def frame(payload: bytes, *, opcode: int = 1) -> bytes:
    """A client's frame, with a mask of zeros."""
    return bytes((0x80 | opcode, 0x80 | len(payload))) + bytes(4) + payload


def a_line() -> tuple[Line, Transport, Listener]:
    transport = Transport()
    return Line(cast("asyncio.Transport", transport)), transport, Listener()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_comes_before_somebody_listens_waits_and_all_is_heard_in_its_order() -> None:
    line, transport, listener = a_line()
    listener.free.set()
    line.data_received(frame(b"one") + frame(b"two")[:4])
    line.listen(listener.hear, listener.end)
    line.data_received(frame(b"two")[4:] + frame(b"three"))
    await settle()
    assert listener.heard == [b"one", b"two", b"three"]
    line.connection_lost(None)
    await settle()
    assert listener.ended == 1
    assert transport.sent == b""


async def test_who_sends_more_than_is_carried_out_is_read_no_further_until_it_is() -> None:
    line, transport, listener = a_line()
    line.listen(listener.hear, listener.end)
    for number in range(MOST_WAITING + 1):
        line.data_received(frame(b"%d" % number))
        await asyncio.sleep(0)
    assert not transport.takes_in()
    listener.free.set()
    await settle()
    assert transport.takes_in()
    assert listener.heard == [b"%d" % number for number in range(MOST_WAITING + 1)]


@pytest.mark.parametrize("opcode", [1, 2], ids=["text", "bytes"])
async def test_of_large_messages_only_some_wait(opcode: int) -> None:
    """Hundreds of connections of one address may have as much waiting, each."""
    line, transport, listener = a_line()
    line.listen(listener.hear, listener.end)
    large = bytes((0x80 | opcode, 0xFE)) + (60_000).to_bytes(2) + bytes(4) + b"x" * 60_000
    for number in range(4):
        # The first is being heard.
        assert transport.takes_in() is (number < 3)
        line.data_received(large)
        await asyncio.sleep(0)
    listener.free.set()
    await settle()
    assert (transport.takes_in(), len(listener.heard)) == (True, 4)


async def test_a_connection_that_is_lost_with_much_to_do_does_it_and_then_ends() -> None:
    line, transport, listener = a_line()
    line.listen(listener.hear, listener.end)
    line.data_received(frame(b"begun"))
    await settle()
    for number in range(MOST_WAITING - 1):
        line.data_received(frame(b"%d" % number))
    transport.close()
    line.connection_lost(ConnectionResetError())
    assert listener.ended == 0
    listener.free.set()
    await settle()
    assert (len(listener.heard), listener.ended) == (MOST_WAITING, 1)


async def test_a_close_is_answered_with_its_code_once_all_before_it_is_done() -> None:
    line, transport, listener = a_line()
    listener.free.set()
    line.listen(listener.hear, listener.end)
    line.data_received(frame(b"last words") + frame((1001).to_bytes(2, "big"), opcode=8) + frame(b"too late"))
    await settle()
    assert listener.heard == [b"last words"]
    assert transport.sent == b"\x88\x02" + (1001).to_bytes(2, "big")
    assert transport.closing


async def test_what_is_no_frame_ends_it_with_the_code_and_nothing_more_is_read() -> None:
    line, transport, listener = a_line()
    listener.free.set()
    line.listen(listener.hear, listener.end)
    line.data_received(frame(b"good") + b"\x81\x03bad")
    line.data_received(frame(b"after"))
    await settle()
    assert listener.heard == []
    assert transport.sent == b"\x88\x02" + (1002).to_bytes(2, "big")


async def test_who_is_closed_and_does_not_answer_is_cut_off_after_a_moment_and_heard_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(line_module, "CLOSING", 0.1)
    line, transport, listener = a_line()
    listener.free.set()
    line.listen(listener.hear, listener.end)
    line.close(code=1000)
    line.close(code=1008)
    line.data_received(frame(b"unheard") + frame(b"ping", opcode=9))
    await settle()
    line.pong(b"x")
    assert (listener.heard, transport.sent) == ([], b"\x88\x02" + (1000).to_bytes(2, "big"))
    assert not transport.closing
    await asyncio.sleep(0.2)
    assert transport.closing
