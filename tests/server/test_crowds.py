"""Too many connections, and those that say too little: of one seat, of one address, without a whole request."""

import asyncio
import gzip
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import aiohttp
import pytest
from aiohttp.compression_utils import ZLibDecompressor

from moonhare.server import serving
from moonhare.server.live.audience import MOST_OF_A_SEAT
from moonhare.server.messages import Gone, Pong, Refused
from moonhare.server.process import MOST_FILES, allow_files
from moonhare.server.web import reading
from moonhare.server.web import socket as socket_module
from moonhare.server.web.outbox import GAVE_WAY
from moonhare.server.web.site import COOKIE
from moonhare.storage import StorageError
from tests.server.net import Server, a_server
from tests.server.worlds import Hall


async def test_a_seat_s_oldest_connection_gives_way_where_it_has_too_many(server: Server) -> None:
    host = await server.open()
    async with AsyncExitStack() as stack:
        watcher = await stack.enter_async_context(server.watcher(host.code).connect())
        tabs = [await stack.enter_async_context(host.connect()) for _ in range(MOST_OF_A_SEAT + 2)]
        for tab in tabs[:2]:
            with pytest.raises(ConnectionError, match=f"CLOSE {GAVE_WAY}"):
                await tab.next()
        for tab in (*tabs[2:], watcher):
            await tab.send(type="ping")
            assert await tab.until(Pong)
        assert server.site.house.awake[0].connections == MOST_OF_A_SEAT + 1
        assert watcher.view.public.members[0].presence == "here"


async def test_a_seat_whose_tabs_give_way_stays_here(hall: Hall) -> None:
    host, guest = await hall.open(persons=2)
    more = [hall.connect(host.key) for _ in range(MOST_OF_A_SEAT)]
    assert host.told[-1] == "gave way"
    assert "gave way" not in more[0].told
    hall.live.disconnect(host)
    await hall.clock.go_on(100)
    assert guest.presence(0) == "here"
    for viewer in more:
        hall.live.disconnect(viewer)
    await hall.clock.go_on(601)
    assert [member.name for member in guest.view.public.members] == ["Person 2"]


async def test_an_address_has_so_many_sockets_and_gets_another_when_one_closes(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_sockets=3, behind_proxy=True) as server:
        host = await server.open()
        url = server.base / f"t/{host.code}/ws"

        @asynccontextmanager
        async def look(address: str) -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
            async with server.session.ws_connect(url, headers={"X-Forwarded-For": address}) as socket:
                await socket.receive()
                yield socket

        async with look("2001:db8::1"), look("2001:db8::2"):
            async with look("2001:db8::3") as last:
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    async with look("2001:db8::4"):
                        pass
                assert refused.value.status == 429
                async with look("192.0.2.1"):
                    pass
                await last.close()
            async with look("2001:db8::4"):
                pass
        # Those who were refused, or have gone, are not counted.
        async with asyncio.timeout(30):
            while server.site.limits._sockets:
                await asyncio.sleep(0.02)


async def test_whoever_is_turned_back_counts_until_they_have_gone(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_sockets=3) as server:
        url = server.base / f"t/{(await server.open()).code}/ws"
        lost = {"Cookie": f"{COOKIE}=nobody-s"}
        for _ in range(2):
            sockets = [await server.session.ws_connect(url, headers=lost) for _ in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await server.session.ws_connect(url)
            assert refused.value.status == 429
            for socket in sockets:
                assert (await socket.receive_json())["reason"] == "freed"
                await socket.close()
            async with asyncio.timeout(30):
                while server.site.limits._sockets:
                    await asyncio.sleep(0.02)


@pytest.mark.parametrize(("spare", "most"), [(2, 3), (5, 5)])
async def test_an_address_has_so_many_connections_whatever_they_are_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spare: int, most: int
) -> None:
    monkeypatch.setattr(serving, "SPARE", spare)
    monkeypatch.setattr(serving, "THINNING", 0.05)
    async with a_server(tmp_path, limit_sockets=3) as server:
        host = await server.open()
        await server.session.close()
        async with aiohttp.ClientSession() as session:
            # WebSockets are counted apart.
            url = server.base / f"t/{host.code}/ws"
            tabs = [await session.ws_connect(url, headers=host.headers) for _ in range(3)]
            for tab in tabs:
                await tab.receive()
            # Soon after it is shown the table the HTTP server has let go of each.
            await asyncio.sleep(0.3)
            lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(7)]
            ends = [asyncio.create_task(reader.read(1)) for reader, _ in lines]
            async with asyncio.timeout(30):
                while sum(end.done() for end in ends) < 7 - most:
                    await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)  # time in which no further one may be closed
            assert [end.done() for end in ends] == [False] * most + [True] * (7 - most)
            assert not any(tab.closed for tab in tabs)
            for _, writer in lines:
                writer.close()
            await asyncio.gather(*ends, return_exceptions=True)


async def test_a_table_has_so_many_who_only_look_and_room_for_its_seats(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket_module, "MOST_CONNECTIONS", 2)
    host = await server.open()
    async with server.watcher(host.code).connect(), server.watcher(host.code).connect():
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with server.watcher(host.code).connect():
                pass
        assert refused.value.status == 429
        async with host.connect() as tab:
            assert tab.view.own is not None


FLOODS: dict[str, tuple[str | bytes, int]] = {
    "no JSON": ("hello", 150),
    "binary frames": (b"hello", 150),
    "pings": ('{"type":"ping"}', 2000),
}


@pytest.mark.parametrize("what", FLOODS)
async def test_who_only_wants_to_keep_the_server_busy_is_let_go(tmp_path: Path, what: str) -> None:
    data, many = FLOODS[what]
    async with a_server(tmp_path, limit_commands=20) as server:
        host = await server.open()
        async with host.connect() as tab, host.connect() as other:

            async def flood() -> None:
                with suppress(aiohttp.ClientConnectionError):
                    for _ in range(many):
                        await (tab.socket.send_str(data) if isinstance(data, str) else tab.socket.send_bytes(data))
                        await asyncio.sleep(0)

            flooding = asyncio.create_task(flood())
            with pytest.raises(ConnectionError, match=str(int(aiohttp.WSCloseCode.POLICY_VIOLATION))):
                await tab.until(Gone)
            await flooding
            await other.send(type="ping")
            assert await other.next() == Pong()


async def test_a_few_bad_messages_end_nothing(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_commands=20) as server, (await server.open()).connect() as tab:
        for _ in range(60):
            await tab.socket.send_str("hello")
            assert isinstance(await tab.next(), Refused)
        await tab.send(type="ping")
        assert await tab.next() == Pong()


async def test_a_chore_that_fails_is_done_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    done = asyncio.Event()
    tries = 0

    async def chore() -> None:
        nonlocal tries
        tries += 1
        if tries < 3:
            raise (StorageError("the disk is full") if tries == 1 else RuntimeError("a bug of ours"))
        done.set()

    task = asyncio.create_task(serving._ever_again(chore, 0.01))
    await asyncio.wait_for(done.wait(), 5)
    task.cancel()


HALVES = {
    "nothing": b"",
    "half a line": b"GET /api/hea",
    "half a head": b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a second head": b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/health HTTP/1.1\r\nHo",
}


@pytest.mark.parametrize("what", HALVES)
async def test_a_connection_that_brings_no_whole_request_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    monkeypatch.setattr(serving, "IDLE", 0.4)
    async with a_server(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        begun = time.monotonic()
        writer.write(HALVES[what])
        for _ in range(3):
            # Now and then a letter more: that is no request either.
            await asyncio.sleep(0.1)
            writer.write(b"x" if HALVES[what] else b"")
        await asyncio.wait_for(reader.read(-1), 5)
        assert 0.3 < time.monotonic() - begun < 3
        writer.close()


async def test_a_request_has_so_many_headers(server: Server) -> None:
    for many, status in ((50, 200), (100, 400)):
        headers = {f"X-More-{number}": "y" for number in range(many)}
        assert (await server.get("/api/health", headers=headers))[0] == status


async def test_what_is_packed_is_not_unpacked(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """A gigabyte of blanks takes a thousandth of that on the wire, and was unpacked to its end after the refusal."""

    def unpack(*_: object, **__: object) -> bytes:
        raise AssertionError("unpacked")

    monkeypatch.setattr(ZLibDecompressor, "decompress_sync", unpack)
    packed = gzip.compress(b" " * 5_000_000)
    headers = {"Content-Type": "application/json", "Content-Encoding": "gzip"}
    for path, status in (("api/tables", 415), ("api/health", 405)):
        async with server.session.post(
            server.base / path, data=packed, headers=headers, skip_auto_headers=["Content-Encoding"]
        ) as answer:
            assert answer.status == status
            assert "error" in await answer.json()
    assert (await server.get("/api/health"))[0] == 200


async def test_an_open_game_is_no_idle_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "IDLE", 0.2)
    async with a_server(tmp_path) as server, (await server.open()).connect() as tab:
        await asyncio.sleep(0.6)
        await tab.send(type="ping")
        assert await tab.next() == Pong()


async def test_a_body_that_does_not_arrive_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "PATIENCE", 0.2)
    async with a_server(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        writer.write(head.encode())
        answer = await asyncio.wait_for(reader.readuntil(b"}}"), 5)
        assert answer.startswith(b"HTTP/1.1 408")
        assert b'"too-slow"' in answer
        writer.write(b'"name":"Eve"}' + b" " * 40)
        assert await asyncio.wait_for(reader.read(-1), 15) == b""
        writer.close()
        assert server.site.house.awake == ()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_the_server_allows_itself_the_files_that_the_system_grants() -> None:
    import resource  # noqa: PLC0415 - there is none on Windows

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(256, before[1]), before[1]))
    try:
        allow_files()
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        assert hard == before[1]
        assert soft == min(hard, MOST_FILES)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
