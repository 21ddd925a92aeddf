"""What waits to be sent to one client: in which order it leaves, what is dropped, and when the client is given up."""

import asyncio
import json
from types import SimpleNamespace
from typing import cast

import aiohttp
import pytest

from moonhare.rules.errors import Refusal
from moonhare.server.live.answering import refused
from moonhare.server.messages import Accepted, Gone, Pong
from moonhare.server.table.framing import Frame
from moonhare.server.web import outbox as outbox_module
from moonhare.server.web.outbox import FULL, MOST_ANSWERS, MOST_WAITING, Outbox


def a_frame(data: bytes) -> Frame:
    """A frame that is just these bytes when it leaves."""
    return cast("Frame", SimpleNamespace(encoded=lambda now: data))


class Line:
    """A transport and its WebSocket, whose other end takes nothing until it is told to."""

    def __init__(self) -> None:
        self.waiting = FULL
        self.sent: list[bytes] = []
        self.closed = False
        self.code: int | None = None
        self.aborted = False

    def writelines(self, data: list[bytes]) -> None:
        assert self.waiting < FULL
        self.sent += unframed(b"".join(data))

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True

    def close(self, *, code: int = 1000) -> None:
        self.closed, self.code = True, code


def unframed(data: bytes) -> list[bytes]:
    """Take WebSocket frames of text apart."""
    frames = []
    while data:
        assert data[0] == 0x81
        start, size = 2, data[1]
        if size == 126:
            start, size = 4, int.from_bytes(data[2:4], "big")
        elif size == 127:
            start, size = 10, int.from_bytes(data[2:10], "big")
        frames.append(data[start : start + size])
        data = data[start + size :]
    return frames


async def test_who_reads_slowly_misses_old_views_and_no_answer() -> None:
    line = Line()
    outbox = Outbox(line, line, 1, lambda: 0.0)
    for number in range(100):
        outbox.show(a_frame(b"view %d" % number))
        outbox.answer(Accepted(id=f"command-{number}"))
    await asyncio.sleep(0.1)
    assert line.sent == []
    line.waiting = 0
    await asyncio.sleep(0.1)
    assert [json.loads(frame)["id"] for frame in line.sent[:-1]] == [f"command-{n}" for n in range(100)]
    assert line.sent[-1] == b"view 99"


async def test_frames_of_every_size_are_framed_as_the_standard_says() -> None:
    line = Line()
    line.waiting = 0
    outbox = Outbox(line, line, 1, lambda: 0.0)
    views = [b"x" * size for size in (1, 125, 126, 65_535, 65_536, 200_000)]
    for view in views:
        outbox.show(a_frame(view))
    assert line.sent == views


async def test_an_answer_and_the_view_that_follows_it_leave_together() -> None:
    line = Line()
    line.waiting = 0
    outbox = Outbox(line, line, 1, lambda: 0.0)
    outbox.answer(Pong())
    assert line.sent == []
    outbox.show(a_frame(b"view"))
    assert line.sent == [b'{"type":"pong"}', b"view"]
    await asyncio.sleep(0)
    assert len(line.sent) == 2


async def test_the_last_word_comes_after_all_answers_and_closes() -> None:
    line = Line()
    outbox = Outbox(line, line, 1, lambda: 0.0)
    outbox.show(a_frame(b"a view that nobody needs any more"))
    outbox.answer(Accepted(id="leave-it"))
    outbox.end(Gone(reason="left"))
    line.waiting = 0
    await asyncio.sleep(0.1)
    assert [json.loads(frame)["type"] for frame in line.sent] == ["accepted", "gone"]
    assert (line.closed, line.code) == (True, aiohttp.WSCloseCode.OK)
    outbox.show(a_frame(b"a view after the end"))
    assert len(line.sent) == 2


async def test_who_asks_on_without_reading_is_let_go() -> None:
    line = Line()
    outbox = Outbox(line, line, 1, lambda: 0.0)
    for _ in range(MOST_ANSWERS + 2):
        outbox.answer(Pong())
    await asyncio.sleep(0)
    assert line.code == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_who_has_long_refusals_heaped_up_without_reading_is_let_go() -> None:
    line = Line()
    outbox = Outbox(line, line, 1, lambda: 0.0)
    long = refused(Refusal("malformed", "x" * 8000), None)
    for _ in range(MOST_WAITING // 8000):
        outbox.answer(long)
    await asyncio.sleep(0)
    assert line.code is None
    outbox.answer(long)
    await asyncio.sleep(0)
    assert line.code == aiohttp.WSCloseCode.POLICY_VIOLATION


async def test_nothing_is_kept_for_a_connection_that_is_being_closed() -> None:
    line = Line()
    outbox = Outbox(line, line, 1, lambda: 0.0)
    outbox.close(aiohttp.WSCloseCode.GOING_AWAY)
    for _ in range(1000):
        outbox.answer(Pong())
    assert not outbox._answers
    assert line.code == aiohttp.WSCloseCode.GOING_AWAY


async def test_answers_that_can_leave_do_so_before_a_close() -> None:
    line = Line()
    line.waiting = 0
    outbox = Outbox(line, line, 1, lambda: 0.0)
    outbox.answer(Accepted(id="do-it-now"))
    outbox.close(aiohttp.WSCloseCode.INTERNAL_ERROR)
    assert [json.loads(frame)["id"] for frame in line.sent] == ["do-it-now"]
    assert line.code == aiohttp.WSCloseCode.INTERNAL_ERROR


async def test_who_takes_nothing_for_long_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox_module, "STUCK", 0.2)
    line = Line()
    Outbox(line, line, 1, lambda: 0.0).show(a_frame(b"view"))
    await asyncio.sleep(0.1)
    assert not line.aborted
    await asyncio.sleep(0.3)
    assert line.aborted
