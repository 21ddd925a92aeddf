"""Floods: whoever takes much of the server, or holds it by little, keeps nobody else waiting, and what they send is not
kept. Floods of messages, frames and connections of one address have their tests in `tests/server/test_crowds.py`.
"""

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import pytest

from moonhare.server.messages import Accepted, Refused
from moonhare.server.web.turnstile import AT_ONCE, Turnstile
from tests.attacks.lines import ELSEWHERE, a_line, frame, handshake
from tests.server.net import Server, Tab, a_server

QUICK_ENOUGH: Final = 1.0
"""Seconds of work after which a move is accepted meanwhile; where nothing else is to be done it takes milliseconds."""

LONG_ENOUGH: Final = 20.0
"""Seconds by the clock: other programs may be at work on the same machine."""

HEAD: Final = "POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: {kind}\r\n"


@asynccontextmanager
async def plays_on(server: Server) -> AsyncIterator[Tab]:
    """Somebody who plays, before, while and after something is done to the server: nothing holds them up."""
    async with (await server.open()).connect() as tab:
        await rename(tab, "Before")
        yield tab
        await rename(tab, "After")


async def rename(tab: Tab, name: str) -> None:
    begun = time.process_time()
    async with asyncio.timeout(LONG_ENOUGH):
        answer = await tab.do({"type": "rename", "name": name})
    assert isinstance(answer, Accepted)
    assert time.process_time() - begun < QUICK_ENOUGH


async def test_bodies_that_trickle_in_hold_up_nobody_and_open_nothing(server: Server) -> None:
    head = HEAD.format(path="/api/tables", kind="application/json") + "Content-Length: 8000\r\n\r\n"
    async with plays_on(server) as tab, AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(a_line(server)) for _ in range(60)]
        for line in lines:
            await line.send(head.encode() + b'{"name":"')
        for number in range(5):
            for line in lines:
                await line.send(b"x")
            await rename(tab, f"Meanwhile {number}")
        assert len(server.site.house.awake) == 1


async def test_connections_that_ask_for_a_socket_and_read_nothing_hold_up_nobody(server: Server) -> None:
    async with plays_on(server) as tab, AsyncExitStack() as stack:
        code = server.site.house.awake[0].code
        for number in range(60):
            line = await stack.enter_async_context(a_line(server))
            whole = handshake(server, f"/t/{code}/ws")
            # Half of them stop in the middle of the request.
            await line.send(whole if number % 2 else whole[:-9])
        for number in range(5):
            await rename(tab, f"Meanwhile {number}")


async def test_requests_in_a_row_without_an_end_hold_up_nobody(server: Server) -> None:
    """Pipelined: of those that are not read, only so many are worked at."""
    one = b"GET /api/editions HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    async with plays_on(server) as tab, a_line(server, home=ELSEWHERE) as line, a_line(server, home=ELSEWHERE) as other:
        flooding = [asyncio.create_task(each.send(one * 3000)) for each in (line, other)]
        for number in range(10):
            await rename(tab, f"Meanwhile {number}")
        for task in flooding:
            task.cancel()


LARGE: Final = 64_000_000


UPLOADS: Final = (
    ("/api/tables", "application/json", b"413"),
    ("/api/tables", "multipart/form-data; boundary=x", b"415"),
    ("/t/CODE/seats", "image/png", b"415"),
    ("/static/main.js", "application/zip", b"405"),
    ("/api/sets", "application/zip", b"405"),
    ("/sets/small-hours/x.webp", "image/webp", b"405"),
)


async def test_there_is_nowhere_to_upload_to_and_what_is_large_is_refused_before_it_is_there(server: Server) -> None:
    async with plays_on(server):
        code = server.site.house.awake[0].code
        for path, kind, status in UPLOADS:
            for chunked in (False, True):
                await upload(server, path.replace("CODE", code), kind, status, chunked=chunked)


async def upload(server: Server, path: str, kind: str, status: bytes, *, chunked: bool) -> None:
    """Send more than anybody wants, until it is answered and hung up on: nothing is read for politeness."""
    async with a_line(server) as line:
        said = "Transfer-Encoding: chunked" if chunked else f"Content-Length: {LARGE}"
        await line.send(f"{HEAD.format(path=path, kind=kind)}{said}\r\n\r\n".encode())
        piece = b"x" * 16_000
        piece = b"%x\r\n%b\r\n" % (len(piece), piece) if chunked else piece

        async def flood() -> None:
            for _ in range(LARGE // len(piece)):
                await line.send(piece)
                await asyncio.sleep(0)

        flooding = asyncio.create_task(flood())
        answer = await asyncio.wait_for(line.reader.readline(), 10)
        assert answer.split()[1] == status, (path, kind, chunked)
        assert not flooding.done()
        with suppress(ConnectionError):
            await asyncio.wait_for(line.reader.read(), 10)
        flooding.cancel()


HEAVY: Final[dict[str, Any]] = {
    "deep lists": "[" * 4000 + "]" * 4000,
    "deep objects": '{"a":' * 1300 + "1" + "}" * 1300,
    "a long number": "9" * 8000,
    "a long fraction": "0." + "1" * 8000,
    "a long exponent": "1e" + "9" * 8000,
    "many keys": "{" + ",".join(f'"{number:x}":0' for number in range(900)) + "}",
    "many keys of one kind": "{" + ",".join('"a":0' for _ in range(1300)) + "}",
    "many escapes": '{"type":"' + "\\u0041" * 1300 + '"}',
    "many backslashes": '"' + "\\\\" * 4000,
    "many blanks": " " * 8000,
    "an id of many dashes": json.dumps({"type": "do", "id": "-" * 8000}),
    "a name of joined letters": json.dumps(
        {"type": "do", "id": "heavy-name", "game": 0, "round": 0, "phase": None,
         "command": {"type": "rename", "name": "a" + "\u0301" * 23}}
    ),
    "a name that looks like many": json.dumps(
        {"type": "do", "id": "heavy-looks", "game": 0, "round": 0, "phase": None,
         "command": {"type": "rename", "name": "\u0405\u0406\u0408\u0410\u0412\u0415" * 4}}
    ),
    "words to hold": json.dumps({"type": "hold-words", "id": "heavy-words", "words": [f"{n:a>38}" for n in range(99)]}),
    "a line against them": json.dumps({"type": "say", "id": "heavy-line", "text": "a" * 200}),
}  # fmt: skip


async def test_nothing_that_fits_into_a_message_is_a_second_s_work(server: Server) -> None:
    """Measured as work and not as time, so that a busy machine makes no difference."""
    async with plays_on(server) as tab:
        for what, data in HEAVY.items():
            begun = time.process_time()
            await tab.socket.send_str(data)
            await tab.socket.send_str('{"type":"nothing","id":"after-it"}')
            while getattr(answer := await tab.next(), "id", None) != "after-it":
                pass
            assert isinstance(answer, Refused)
            assert time.process_time() - begun < 0.5, what
            async with server.session.post(
                server.base / "api/tables", data=data.encode(), headers={"Content-Type": "application/json"}
            ) as told:
                assert told.status in (400, 413), what
            assert time.process_time() - begun < 0.7, what


@pytest.mark.parametrize("work", [0.0, 0.003], ids=["little", "much"])
async def test_of_one_address_only_some_requests_begin_at_a_time(work: float) -> None:
    """What hundreds of connections ask for at one moment is answered in turn, and others' messages are read between."""
    turnstile, rounds, begun = Turnstile(), [0], list[tuple[str, int]]()

    async def ask(home: str) -> None:
        await turnstile.enter(home)
        begun.append((home, rounds[0]))
        end = time.perf_counter() + work
        while home == "flood" and time.perf_counter() < end:
            pass

    async def count_rounds() -> None:
        while len(begun) < 202:
            rounds[0] += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count_rounds())
    asking = [asyncio.create_task(ask("flood")) for _ in range(200)]
    gone = asyncio.create_task(ask("flood"))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.gather(counting, ask("one"), ask("other"), *asking)
    assert {home for home, _ in begun[: AT_ONCE + 2]} == {"flood", "one", "other"}, "nobody waits for others' requests"
    assert max(Counter(begun).values()) <= (3 if work else AT_ONCE)
    assert gone.cancelled()
    # And at last nothing is left of it.
    await asyncio.wait_for(turnstile.enter("flood"), 1)
    await asyncio.sleep(0)
    assert (turnstile._begun, turnstile._waiting) == ({}, {})


async def test_what_an_address_asks_for_by_many_connections_at_once_holds_up_nobody(server: Server) -> None:
    dear = (
        b"GET /api/sets HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"GET /t/LUMO-4821/card HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: " + b"a=b;" * 1900 + b"\r\n\r\n",
        b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\nIf-None-Match: " + b'"a",' * 1900 + b"\r\n\r\n",
    )
    async with plays_on(server) as tab:
        for number, request in enumerate(dear):
            async with AsyncExitStack() as stack:
                lines = [await stack.enter_async_context(a_line(server, home=ELSEWHERE)) for _ in range(150)]
                for line in lines:
                    await line.send(request)
                await rename(tab, f"Meanwhile {number}")
                for line in lines:
                    assert (await line.reader.readline()).startswith(b"HTTP/1.1 ")


async def test_what_an_address_says_over_many_sockets_at_once_holds_up_nobody(server: Server) -> None:
    """Messages that are refused for being too large, and for much that is in them: a second's work of each kind."""
    heavy = json.dumps({"id": "abcdefgh", "x": ["\u1234"] * 5000}).encode()
    async with plays_on(server) as tab, AsyncExitStack() as stack:
        code = server.site.house.awake[0].code
        lines = [await stack.enter_async_context(a_line(server, home=ELSEWHERE)) for _ in range(60)]
        for line in lines:
            await line.send(handshake(server, f"/t/{code}/ws"))
            await line.reader.readuntil(b"\r\n\r\n")
        for line in lines:
            line.writer.write(frame(heavy) * 50)
        for number in range(5):
            await rename(tab, f"Meanwhile {number}")


async def test_a_path_of_thousands_of_slashes_is_not_looked_up(server: Server) -> None:
    async with plays_on(server), a_line(server) as line:
        begun = time.process_time()
        for path in ("/" * 8000, "/static/" + "../" * 2600, "/t/" + "a/" * 4000):
            await line.send(b"GET " + path.encode() + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert b" 404 " in await line.reader.readline()
            assert b"not-found" in await line.reader.readuntil(b"}}")
        assert time.process_time() - begun < 0.05


async def test_what_one_sends_in_pieces_is_not_kept_beyond_a_message(tmp_path: Path) -> None:
    """Sixty connections that begin a message and never end it cost no more than what they may send."""
    async with a_server(tmp_path) as server, plays_on(server), AsyncExitStack() as stack:
        code = server.site.house.awake[0].code
        ended = 0
        for _ in range(60):
            line = await stack.enter_async_context(a_line(server))
            await line.send(handshake(server, f"/t/{code}/ws"))
            await line.reader.readuntil(b"\r\n\r\n")
            for part in range(3):
                await line.send(frame(b"x" * 30_000, opcode=0 if part else 1, fin=False))
            ended += await line.closed_with() in (1009, None)
        assert ended == 60
