"""The server on a real socket: seats and cookies, messages and answers, what is closed and when."""

import asyncio
import gc
import json
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import msgspec
import pytest
from aiohttp import web
from aiohttp.web_protocol import RequestHandler

from moonhare.rules.commands import GoOn
from moonhare.rules.errors import Refusal
from moonhare.rules.views import View
from moonhare.server.live.answering import refused
from moonhare.server.messages import Accepted, Gone, Pong, Refused, TableView
from moonhare.server.table.seating import UNDO
from moonhare.server.web import socket as socket_module
from moonhare.server.web.site import COOKIE
from tests.server.net import QUICK, Seat, Server, Tab, a_server
from tests.server.worlds import EDITIONS, simple


async def test_a_seat_is_a_cookie_that_scripts_cannot_read_on_the_path_of_its_table(server: Server) -> None:
    async with server.session.post(server.base / "api/tables", json={"name": "Ana"}) as answer:
        body = await answer.json()
        cookie = answer.cookies[COOKIE]
    assert (answer.status, body["key"]) == (201, 1)
    assert cookie["path"] == f"/t/{body['code']}"
    assert cookie["httponly"]
    assert cookie["samesite"] == "Lax"
    assert not cookie["secure"], "the room's phones come over plain http"
    assert int(cookie["max-age"]) == 30 * 86_400
    assert len(cookie.value) >= 32
    assert cookie.value not in json.dumps(body)


async def test_who_has_the_cookie_has_the_seat_and_nobody_else(server: Server) -> None:
    host = await server.open()
    assert host.secret is not None
    for headers, seated in (
        (host.headers, True),
        ({}, False),
        ({"Cookie": f"{COOKIE}={host.secret[:-1]}"}, False),
        ({"Cookie": f"{COOKIE}=1"}, False),
        ({"Cookie": f"{COOKIE}="}, False),
    ):
        _, card, _ = await server.get(f"/t/{host.code}/card", headers=headers)
        assert card["seated"] is seated
        assert not card["your_turn"]
    async with host.connect() as tab:
        assert tab.view.own is not None
        assert tab.view.own.key == 1


async def test_a_secret_opens_its_seat_at_its_own_table_only(server: Server) -> None:
    here, there = await server.open(), await server.open()
    with pytest.raises(ConnectionError):
        async with Seat(server, there.code, 1, here.secret).connect():
            pass


async def test_who_had_a_seat_is_told_that_it_is_gone_and_may_look_on_or_sit_down_again(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = await server.open()
    lost = Seat(server, host.code, 1, "x" * 32)
    url = server.base / f"t/{host.code}/ws"
    async with server.session.ws_connect(url, headers=lost.headers) as socket:
        assert await socket.receive_json() == {"type": "gone", "reason": "freed", "by_host": False, "key": None}
        await socket.receive()
        assert socket.close_code == aiohttp.WSCloseCode.OK
    async with server.session.ws_connect(url.with_query("watch"), headers=lost.headers) as socket:
        view = await socket.receive_json()
        assert (view["type"], view["own"]) == ("view", None)
    again = await server.sit(host.code, "Bo")
    async with again.connect() as tab:
        assert tab.view.own is not None
    told = {"type": "gone", "reason": "freed", "by_host": True, "key": again.key}
    for undone in (True, False):
        async with host.connect() as tab:
            assert isinstance(await tab.do({"type": "remove-seat", "key": again.key}), Accepted)
        # Whoever reloads meanwhile learns whose seat it was: it may be theirs again in a moment.
        async with server.session.ws_connect(url, headers=again.headers) as socket:
            assert await socket.receive_json() == told
        if undone:
            async with host.connect() as tab:
                assert isinstance(await tab.do({"type": "restore-seat", "key": again.key}), Accepted)
            async with again.connect() as tab:
                assert tab.view.own is not None
    now = server.site.house.world.store.now
    monkeypatch.setattr(server.site.house.world.store, "now", lambda: now() + UNDO)
    async with server.session.ws_connect(url, headers=again.headers) as socket:
        assert await socket.receive_json() == told | {"key": None}


async def test_people_come_take_seats_and_see_each_other(server: Server) -> None:
    host = await server.open()
    async with host.connect() as one:
        guest = await server.sit(host.code.lower().replace("-", " "), "Bo")
        await one.until(TableView)
        async with guest.connect() as two:
            assert [member.name for member in two.view.public.members] == ["Ana", "Bo"]
            assert two.view.public == one.view.public
            await two.do({"type": "rename", "name": "Béa"})
            await one.until(TableView)
            assert one.view.public.members[1].name == "Béa"


async def test_a_sign_of_life_is_answered(server: Server) -> None:
    async with (await server.open()).connect() as tab:
        await tab.send(type="ping")
        assert await tab.next() == Pong()


async def test_a_command_is_answered_before_its_view_and_again_when_sent_again(server: Server) -> None:
    host = await server.open()
    async with host.connect() as tab:
        assert await tab.do({"type": "rename", "name": "Zoe"}, name="rename-it") == Accepted(id="rename-it")
        assert isinstance(await tab.next(), TableView)
    async with host.connect() as tab:
        assert tab.view.public.members[0].name == "Zoe"
        assert await tab.do({"type": "rename", "name": "Zoe"}, name="rename-it") == Accepted(id="rename-it")


NOT_MESSAGES: dict[str, tuple[str | bytes, str]] = {
    "no JSON": ("hello", "not-json"),
    "nothing": ("", "not-json"),
    "not UTF-8": (b'{"type":"ping\xff"}', "not-utf-8"),
    "half a character": ('{"type":"do","id":"\\ud800-------"}', "not-json"),
    "no number": ('{"type":"ping","x":NaN}', "not-json"),
    "nested deeply": ("[" * 3000, "not-json"),
    "a key twice": ('{"type":"ping","type":"ping"}', "key-twice"),
    "an unknown key": ('{"type":"ping","loud":true}', "malformed"),
    "an unknown type": ('{"type":"shout"}', "malformed"),
    "no type": ("{}", "malformed"),
    "a list": ("[]", "malformed"),
    "too large": ('"' + "x" * 9000 + '"', "too-large"),
    "a message of the table's": ('{"type":"pong"}', "malformed"),
    "a bad id": (
        '{"type":"do","id":"a b c d e f","game":0,"round":0,"phase":null,"command":{"type":"leave"}}',
        "malformed",
    ),
    "no command": (
        '{"type":"do","id":"abcdefgh","game":0,"round":0,"phase":null,"command":{"type":"win"}}',
        "malformed",
    ),
    "the table's own command": (
        '{"type":"do","id":"abcdefgh","game":0,"round":0,"phase":null,"command":{"type":"end-showing"}}',
        "malformed",
    ),
}


@pytest.mark.parametrize("what", NOT_MESSAGES)
async def test_what_is_no_message_is_refused_and_the_table_unharmed(server: Server, what: str) -> None:
    data, code = NOT_MESSAGES[what]
    host = await server.open()
    before = server.site.house.awake[0].table
    async with host.connect() as tab, server.watcher(host.code).connect() as other:
        if isinstance(data, str):
            await tab.socket.send_str(data)
        else:
            await tab.socket.send_frame(data, aiohttp.WSMsgType.TEXT)
        answer = await tab.next()
        assert isinstance(answer, Refused)
        assert (answer.id, answer.code) == ("abcdefgh" if '"abcdefgh"' in str(data) else None, code)
        await tab.send(type="ping")
        assert await tab.next() == Pong()
        await other.send(type="ping")
        assert await other.next() == Pong()
    assert server.site.house.awake[0].table is before


async def test_a_binary_frame_is_refused(server: Server) -> None:
    async with (await server.open()).connect() as tab:
        await tab.socket.send_bytes(b'{"type":"ping"}')
        answer = await tab.next()
        assert isinstance(answer, Refused)
        assert (answer.id, answer.code) == (None, "not-text")


async def test_a_flood_in_one_frame_ends_the_connection_and_nothing_else(server: Server) -> None:
    host = await server.open()
    async with host.connect() as tab, host.connect() as other:
        await tab.socket.send_str("x" * 70_000)
        with pytest.raises(ConnectionError):
            await tab.next()
        assert tab.socket.close_code == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
        await other.send(type="ping")
        assert await other.next() == Pong()


async def test_who_sends_too_much_too_quickly_is_refused_and_may_go_on_later(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_commands=5) as server, (await server.open()).connect() as tab:
        for _ in range(60):
            await tab.send(type="ping")
        answers = [await tab.next() for _ in range(60)]
        refused = [answer for answer in answers if isinstance(answer, Refused)]
        assert 25 <= 60 - len(refused) <= 40
        assert {answer.code for answer in refused} == {"too-fast"}
        await asyncio.sleep(0.5)
        await tab.send(type="ping")
        assert await tab.next() == Pong()


async def test_a_silent_connection_is_taken_for_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_module, "SILENCE", 0.4)
    monkeypatch.setattr(socket_module, "SWEEP", 0.05)
    async with a_server(tmp_path) as server:
        host = await server.open()
        async with host.connect() as tab, host.connect() as alive:
            for _ in range(8):
                await asyncio.sleep(0.1)
                await alive.send(type="ping")
                assert await alive.next() == Pong()
            with pytest.raises(ConnectionError, match="CLOSE 1001"):
                await tab.next()
            await alive.send(type="ping")
            assert await alive.next() == Pong()


async def test_who_leaves_is_told_and_let_go(server: Server) -> None:
    host = await server.open(computers=2)
    async with host.connect() as tab, host.connect() as second:
        assert isinstance(await tab.do({"type": "leave"}), Accepted)
        assert await tab.until(Gone) == Gone(reason="left")
        assert await second.until(Gone) == Gone(reason="left")
        with pytest.raises(ConnectionError):
            await tab.next()
        assert tab.socket.close_code == aiohttp.WSCloseCode.OK
    _, card, _ = await server.get(f"/t/{host.code}/card", headers=host.headers)
    assert card["seated"] is False


async def test_a_closed_tab_is_away_after_a_while_and_back_at_once(tmp_path: Path) -> None:
    async with a_server(tmp_path, **(QUICK | {"announce_seconds": 60})) as server:
        host = await server.open(edition="classic")
        guest, third = await server.sit(host.code, "Bo"), await server.sit(host.code, "Cy")
        async with host.connect() as tab, third.connect():
            async with guest.connect():
                await tab.do({"type": "start-game"})
            while tab.view.public.members[1].presence == "here":
                await tab.until(TableView)
            async with guest.connect() as back:
                assert back.view.public.members[1].presence == "here"
                while tab.view.public.members[1].presence == "away":
                    await tab.until(TableView)


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_a_computer_only_game_of_every_edition_plays_through_the_socket(
    server: Server, edition: str, players: int
) -> None:
    host = await server.open(edition=edition, computers=players - 1, start=True)
    async with server.watcher(host.code).connect() as watcher:
        async with host.connect() as tab:
            await tab.do({"type": "leave"})
        while watcher.view.public.stage != "over":
            await watcher.until(TableView)
        game = watcher.view.public.game
        assert game is not None
        assert game.winners
        assert {member.kind for member in watcher.view.public.members} == {"computer"}


@pytest.fixture
async def patient_server(tmp_path: Path) -> AsyncIterator[Server]:
    """A server that takes nobody for away who is merely slow to connect on a busy machine."""
    async with a_server(tmp_path, **(QUICK | {"away_seconds": 60})) as opened:
        yield opened


@pytest.mark.parametrize(("edition", "players"), EDITIONS)
async def test_people_play_a_whole_game_of_every_edition_through_the_socket(
    patient_server: Server, edition: str, players: int
) -> None:
    """Each player sees their own view and answers it; every command is accepted."""
    server = patient_server
    host = await server.open(edition=edition)
    seats = [host] + [await server.sit(host.code, f"Person {number}") for number in range(2, players + 1)]

    async def play(seat: Seat, started: asyncio.Event) -> str:
        async with seat.connect() as tab:
            if seat is host:
                assert isinstance(await tab.do({"type": "start-game"}), Accepted)
                started.set()
            await started.wait()
            while tab.view.public.stage != "over":
                await _play_once(tab, seat)
            game = tab.view.public.game
            assert game is not None
            return json.dumps(game.points)

    started = asyncio.Event()
    ends = await asyncio.gather(*(play(seat, started) for seat in seats))
    assert len(set(ends)) == 1


OTHERS_WERE_QUICKER = ("stale", "wrong-phase", "already-named", "partner-gives", "partner-gave", "already-given")


async def _play_once(tab: Tab, seat: Seat) -> None:
    """Do what may be done, or wait for news."""
    own, game = tab.view.own, tab.view.public.game
    if own is None or own.game is None or game is None:
        await tab.until(TableView)
        return
    may = own.game.may
    if may.go_on:
        answer = await tab.do(GoOn())
    elif may.tell or may.give or may.vote or may.name_giver:
        assert seat.key is not None
        answer = await tab.do(simple(seat.key).act(View(public=game, own=own.game, settings=tab.view.public.settings)))
    else:
        await tab.until(TableView)
        return
    assert isinstance(answer, Accepted) or answer.code in OTHERS_WERE_QUICKER
    if isinstance(answer, Accepted) or tab.view.own is own:
        # What a command has changed is shown right after its answer.
        await tab.until(TableView)


async def test_one_who_does_not_read_holds_up_nobody_else(server: Server) -> None:
    host = await server.open()
    guest = await server.sit(host.code, "Bo")
    async with host.connect() as tab, guest.connect() as deaf:
        transport = deaf.socket._response.connection.transport  # type: ignore[union-attr]  # while it is open
        transport.pause_reading()  # type: ignore[union-attr]  # as above
        for number in range(500):
            assert isinstance(await tab.do({"type": "rename", "name": f"Ana {number}"}), Accepted)
        transport.resume_reading()  # type: ignore[union-attr]  # as above
        while deaf.view.public.members[0].name != "Ana 499":
            await deaf.until(TableView)


def test_refusals_on_the_wire_have_their_facts_under_args() -> None:
    answer = refused(Refusal("own-card", "Card 2 is yours.", slot=2), "abcdefgh")
    assert json.loads(msgspec.json.encode(answer)) == {
        "type": "refused",
        "id": "abcdefgh",
        "code": "own-card",
        "args": {"slot": 2},
        "message": "Card 2 is yours.",
    }


@pytest.mark.long
async def test_open_connections_keep_nothing_that_their_handshakes_were_read_by_or_answered_with(
    server: Server,
) -> None:
    def kept() -> int:
        gc.collect()
        return sum(isinstance(one, (web.BaseRequest, web.StreamResponse, RequestHandler)) for one in gc.get_objects())

    host = await server.open()
    before = kept()
    async with host.connect(), host.connect(), host.connect() as tab:
        assert isinstance(await tab.do({"type": "rename", "name": "Ida"}), Accepted)
        async with asyncio.timeout(10):
            while kept() > before:
                await asyncio.sleep(0.02)
    async with host.connect() as again:
        assert again.view.public.members[0].name == "Ida"


async def test_what_comes_with_the_handshake_and_before_the_table_is_shown_is_carried_out_in_its_order(
    server: Server,
) -> None:
    """A client that does not wait for the answer: its first commands are in the same packet as its handshake."""
    host = await server.open()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.base.port)
    head = [
        f"GET /t/{host.code}/ws HTTP/1.1",
        f"Host: {server.base.host}:{server.base.port}",
        *[f"{name}: {value}" for name, value in host.headers.items()],
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    said = [{"type": "do", "id": f"name-{n:04}", "command": {"type": "rename", "name": f"Ida {n}"}} for n in range(9)]
    frames = b"".join(_masked(json.dumps(one | {"game": 0, "round": 0, "phase": None}).encode()) for one in said)
    writer.write("\r\n".join([*head, "", ""]).encode() + frames)
    told = b""
    async with asyncio.timeout(10):
        while b"name-0008" not in told:
            told += await reader.read(4096)
    assert [told.index(f"name-{n:04}".encode()) for n in range(9)] == sorted(
        told.index(f"name-{n:04}".encode()) for n in range(9)
    )
    writer.close()
    async with host.connect() as tab:
        assert tab.view.public.members[0].name == "Ida 8"


def _masked(payload: bytes) -> bytes:
    """A client's frame of text, below 64 KiB, with a mask of zeros."""
    return bytes((0x81, 0x80 | 126)) + len(payload).to_bytes(2, "big") + bytes(4) + payload
