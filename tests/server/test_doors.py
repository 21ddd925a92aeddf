"""Bad input at every door: a clear error, status 4xx, the table unharmed; never a traceback, never a 500."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from yarl import URL

from moonhare.rules.commands import SeatCommand
from moonhare.rules.reading import members, tag_of
from moonhare.server import messages
from moonhare.server.messages import Accepted, Refused
from moonhare.server.web.app import ROUTES
from moonhare.server.web.site import COOKIE
from moonhare.storage import SqliteStore, StorageError
from tests.server.doors import DOORS, Case
from tests.server.net import Seat, Server, Tab, a_server
from tests.server.test_table_life import EXAMPLES

CASES = [case for cases in DOORS.values() for case in cases]


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with a_server(tmp_path, limit_guesses="", limit_tables="", limit_seats="") as opened:
        yield opened


def test_every_door_is_listed() -> None:
    assert {(method, path) for method, path, _ in ROUTES} == set(DOORS)


async def ask(
    server: Server, method: str, path: str, *, body: bytes | None = None, headers: dict[str, str] | None = None
) -> tuple[int, bytes, Any]:
    url = URL(f"http://127.0.0.1:{server.port}{path}", encoded=True)
    given = dict(headers or {})
    async with server.session.request(
        method, url, data=body, headers=given, allow_redirects=False, skip_auto_headers=["Content-Type"]
    ) as answer:
        return answer.status, await answer.read(), answer.headers


def code_of(body: bytes) -> str:
    failure = json.loads(body)["error"]
    assert set(failure) == {"code", "args", "message"}
    assert failure["message"]
    assert "Traceback" not in failure["message"]
    return str(failure["code"])


async def test_whatever_is_wrong_at_a_door_is_told_and_the_table_is_unharmed(server: Server) -> None:
    host = await server.open()
    before = server.site.house.awake[0].table
    for case in CASES:
        status, body, headers = await ask(
            server,
            case.method,
            case.path.replace("CODE", host.code),
            body=case.body,
            headers=case.headers,
        )
        where = f"{case.method} {case.path[:60]}: {case.what}"
        assert status == case.status, f"{where}: {status} {body[:300]!r}"
        if case.code is not None:
            assert code_of(body) == case.code, where
        assert headers["X-Content-Type-Options"] == "nosniff", where
        assert b"Traceback" not in body, where
    assert server.site.house.awake[0].table is before
    assert len(server.site.house.awake) == 1, "no other table was opened"


@pytest.mark.parametrize(("method", "path"), sorted(DOORS))
async def test_another_method_is_refused_at_every_door(server: Server, method: str, path: str) -> None:
    plain = (
        path.replace("{name:.+}", "x.js")
        .replace("{code}", "LUMO-0000")
        .replace("{set}", "x")
        .replace("{file}", "y")
        .replace("{secret}", "z")
        .replace("{game}", "1")
    )
    for other in ("PUT", "DELETE", "PATCH", "OPTIONS", "GET" if method == "POST" else "POST"):
        if (other, path) in DOORS:
            continue
        status, body, headers = await ask(server, other, plain)
        assert (status, code_of(body)) == (405, "method-not-allowed"), (other, plain)
        assert headers["Allow"]


def doors_of(host: Seat) -> Iterator[tuple[str, str]]:
    """Every door with a path that leads somewhere."""
    for method, path in sorted(DOORS):
        yield (
            method,
            path.replace("{name:.+}", "x.js")
            .replace("{code}", host.code)
            .replace("{set}", "x")
            .replace("{file}", "y")
            .replace("{secret}", "z")
            .replace("{game}", "1"),
        )


async def test_a_host_that_is_none_is_refused_at_every_door(server: Server) -> None:
    for method, path in doors_of(await server.open()):
        for claimed in ("a b", "evil.example/@", "<script>", "x" * 3000, "[::1", "a:b:c"):
            status, body, headers = await ask(server, method, path, headers={"Host": claimed})
            assert (status, code_of(body)) == (400, "malformed"), (method, path, claimed)
            assert "<script>" not in headers["Content-Security-Policy"]
            assert b"<script>" not in body


RAW = {
    "no HTTP at all": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" * 20 + b"\r\n\r\n",
    "no request line": b"\r\n\r\n\r\n",
    "no method of HTTP's": b"BREW /t/LUMO-0000 HTTP/1.1\r\nHost: x\r\n\r\n",
    "letters that no path has": "GET /t/🐇 HTTP/1.1\r\nHost: x\r\n\r\n".encode(),
    "a huge header": b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 100_000 + b"\r\n\r\n",
    "a bad length": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
    "two lengths": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!",
    "bad chunks": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n",
    "a body cut short": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 500\r\n\r\n{}",
    "a bad path": b"GET /t/\x00\xff HTTP/1.1\r\nHost: x\r\n\r\n",
    "another server's address": b"GET http://evil.example/ HTTP/1.1\r\nHost: x\r\n\r\n",
    "a cookie of rubbish": b'GET /t/LUMO-0000/card HTTP/1.1\r\nHost: x\r\nCookie: moonhare_seat="\xff\xfe; =;;\r\n\r\n',
    "a line inside a header": b"GET / HTTP/1.1\r\nHost: x\r\nOrigin: a\rb\r\n\r\n",
}


@pytest.mark.parametrize("what", RAW)
async def test_what_is_hardly_http_ends_in_a_4xx_or_in_nothing(server: Server, what: str) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(RAW[what])
    if "cut short" in what:
        await writer.drain()
        writer.write_eof()
    try:
        status = await asyncio.wait_for(reader.readline(), 1)
        if status:
            assert status.split()[1][:1] in (b"2", b"4"), status
            rest = await asyncio.wait_for(reader.read(4000), 1)
            assert b"Traceback" not in rest
    except (TimeoutError, ConnectionError):
        pass  # it waits for the rest, or has hung up
    writer.close()
    assert (await ask(server, "GET", "/api/health"))[0] == 200


TAGS = [tag_of(one) for one in members(SeatCommand, messages.MemberCommand, messages.HostCommand)]
OF_THE_HOST = [tag_of(one) for one in members(messages.HostCommand)]

WRONG: dict[str, dict[str, Any]] = {
    "rename": {"name": "x" * 25},
    "choose-symbol": {"symbol": "skull"},
    "ready": {"ready": "yes"},
    "wish-edition": {"edition": "chess"},
    "remove-seat": {"key": 0},
    "order-seats": {"keys": ["1"]},
    "pass-host": {"key": "1"},
    "answer-screen": {"shown": 1},
    "let-in": {"key": 0},
    "hand-seat": {"key": 0},
    "turn-away": {"key": None},
    "open-door": {"open": 1},
    "choose-whys": {"on": 1},
    "restore-seat": {"key": "x"},
    "keep-out": {"key": -1},
    "let-back": {"key": 1.5},
    "choose-edition": {"edition": "chess"},
    "change-setting": {"setting": "votes", "value": 1.5},
    "choose-sets": {"sets": []},
    "tell-clue": {"text": "x" * 241},
    "name-giver": {"giver": 12},
    "give-cards": {"cards": []},
    "cast-votes": {"slots": [25]},
    "act-for": {"key": None},
}


@pytest.mark.parametrize("tag", TAGS)
async def test_a_command_is_refused_wherever_it_does_not_belong(server: Server, tag: str) -> None:
    """Malformed, with an unknown key, somebody else's, for another phase, without a seat; the table is unharmed."""
    host = await server.open()
    guest = await server.sit(host.code, "Bo")
    await server.sit(host.code, "Cy")
    command = {"type": tag} | EXAMPLES.get(tag, {})
    before = server.site.house.awake[0].table

    async def refused(tab: Tab, message: dict[str, Any]) -> str:
        await tab.send(**message)
        answer = await tab.until((Refused, Accepted))
        assert isinstance(answer, Refused), message
        return answer.code

    async with host.connect() as tab, guest.connect() as other, server.watcher(host.code).connect() as watcher:
        await other.send(type="ping")
        good = tab.message(command)
        assert await refused(tab, good | {"command": command | {"cheat": True}}) == "malformed"
        assert await refused(tab, good | {"command": {"type": tag} | WRONG.get(tag, {"extra": 1})}) == "malformed"
        assert await refused(tab, good | {"id": "short"}) == "malformed"
        assert await refused(tab, good | {"seat": 2}) == "malformed"
        assert await refused(watcher, good | {"id": "by-a-watcher"}) == "no-seat"
        assert await refused(tab, good | {"game": 9, "round": 9, "phase": "voting"}) in ("stale", "no-game")
        if tag in OF_THE_HOST:
            expected = "wrong-stage" if tag in ("back-to-lobby", "add-time", "pause-time") else "host-only"
            assert await refused(other, good | {"id": "by-a-guest"}) == expected
        assert server.site.house.awake[0].table is before


ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    1.5,
    10**30,
    "",
    "x" * 241,
    "x" * 9000,
    "\ud83d",
    "\u0000",
    [],
    [[]],
    {},
    {"type": "leave"},
)
"""What hardly any field takes."""


def spoilt(good: dict[str, Any]) -> Iterator[str]:
    """A message with each of its parts changed, left out, said twice or joined by another, but for its id."""
    yield json.dumps(good | {"command": None, "extra": [1]})
    for inner in (False, True):
        part = good["command"] if inner else good
        for name in [name for name in part if name != "id"]:
            for odd in ODD:
                changed = part | {name: odd}
                yield json.dumps(good | {"command": changed} if inner else changed)
            without = {key: value for key, value in part.items() if key != name}
            yield json.dumps(good | {"command": without} if inner else without)
            said = f'"{name}": {json.dumps(part[name])}'
            yield json.dumps(good).replace(said, f"{said}, {said}")
            yield json.dumps(good).replace(said, f'{said}, "{name}s": NaN')


@pytest.mark.parametrize("tag", TAGS)
async def test_whatever_is_wrong_with_a_command_its_refusal_bears_its_id(server: Server, tag: str) -> None:
    """Whoever waits for the answer to a command gets one, so that nobody hangs; the table is unharmed."""
    host = await server.open()
    await server.sit(host.code, "Bo")
    before = server.site.house.awake[0].table
    async with host.connect() as tab:
        good = tab.message({"type": tag} | EXAMPLES.get(tag, {"extra": 1}))
        for number, data in enumerate(spoilt(good | {"id": "spoilt-id", "game": 9})):
            name = f"{tag}-{number}-0"
            await tab.socket.send_str(data.replace("spoilt-id", name))
            answer = await tab.until((Refused, Accepted))
            assert isinstance(answer, Refused), data[:300]
            assert answer.id == name, (data[:300], answer.code)
        assert number > 60
    assert server.site.house.awake[0].table is before


async def test_cards_of_somebody_else_s_hand_cannot_be_played(server: Server) -> None:
    host = await server.open(computers=3, start=True)
    table = server.site.house.awake[0].table
    assert table.game is not None
    theirs = table.game.hands[1][0]
    async with host.connect() as tab:
        answer = await tab.do({"type": "tell-clue", "text": "Mine?", "card": theirs})
        assert isinstance(answer, Refused)
        assert answer.code == "card-not-in-hand"
        assert answer.arguments == {"seat": 0, "card": theirs}


async def test_code_after_code_cannot_be_tried_and_a_seat_s_owner_still_gets_in(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_guesses="5/minute") as server:
        host = await server.open()
        for number in range(5):
            status, _, _ = await ask(server, "GET", f"/api/tables/LUMO-{number:04d}")
            assert status == 404
        for path in ("/api/tables/LUMO-0007", f"/api/tables/{host.code}", f"/t/{host.code}/qr.svg"):
            status, body, _ = await ask(server, "GET", path)
            assert (status, code_of(body)) == (429, "too-many")
        status, _, _ = await ask(server, "GET", f"/t/{host.code}")
        assert status == 429
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            async with Seat(server, host.code, None, None).connect():
                pass
        assert refused.value.status == 429
        async with host.connect() as tab:
            assert tab.view.own is not None


async def test_many_guesses_at_once_are_as_many_as_one_after_the_other(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_guesses="5/minute") as server:
        tried = [ask(server, "GET", f"/api/tables/LUMO-{number:04d}") for number in range(40)]
        statuses = [status for status, _, _ in await asyncio.gather(*tried)]
        assert statuses.count(404) == 5
        assert statuses.count(429) == 35
        assert not server.site.limits._turns


async def test_made_up_secrets_do_not_have_table_after_table_read_from_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_server(tmp_path, limit_guesses="5/minute") as server:
        hosts = [await server.open() for _ in range(3)]
        house, log = server.site.house, server.site.house.world.store
        for live in house.awake:
            house._let_go(live)
        read, reads = log.read, []

        async def counted(table: str, after: int = 0) -> Any:
            reads.append(table)
            return await read(table, after)

        monkeypatch.setattr(log, "read", counted)
        made_up = {"Cookie": f"{COOKIE}={'x' * 32}"}
        for number in range(30):
            await ask(server, "GET", f"/t/LUMO-{number:04d}/card", headers=made_up)
            await ask(server, "GET", f"/t/{hosts[0].code}/card", headers=made_up)
            for live in house.awake:
                house._let_go(live)
        assert len(reads) <= 2 * 5
        status, body, _ = await ask(server, "GET", f"/t/{hosts[1].code}/card", headers=made_up)
        assert (status, code_of(body)) == (429, "too-many")


async def test_wrong_codes_keep_nobody_from_a_seat_at_a_table_that_sleeps(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_guesses="5/minute") as server:
        host = await server.open()
        for number in range(9):
            await ask(server, "GET", f"/api/tables/LUMO-{number:04d}")
        house = server.site.house
        house._let_go(house.awake[0])
        async with host.connect() as tab:
            assert tab.view.own is not None


async def test_an_address_cannot_open_or_take_without_end(tmp_path: Path) -> None:
    async with a_server(tmp_path, limit_tables="2/hour", limit_seats="3/hour") as server:
        first = await server.open(edition="odyssey")
        await server.open()
        status, body, _ = await ask(
            server, "POST", "/api/tables", body=b'{"name":"Eve"}', headers={"Content-Type": "application/json"}
        )
        assert (status, code_of(body)) == (429, "too-many")
        for name in ("Bo", "Cy", "Di"):
            await server.sit(first.code, name)
        status, body, _ = await ask(
            server,
            "POST",
            f"/api/tables/{first.code}/seats",
            body=b'{"name":"Eve"}',
            headers={"Content-Type": "application/json"},
        )
        assert (status, code_of(body)) == (429, "too-many")


async def test_a_bug_is_answered_with_a_number_and_logged_without_a_word_to_the_user(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def broken(*_: object) -> None:
        raise RuntimeError("a secret of ours")

    monkeypatch.setattr(type(server.site.house), "open", broken)
    status, body, _ = await ask(
        server, "POST", "/api/tables", body=b'{"name":"Eve"}', headers={"Content-Type": "application/json"}
    )
    assert (status, code_of(body)) == (500, "internal")
    assert b"secret" not in body


async def test_what_cannot_be_stored_is_the_server_s_fault(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def full(*_: object) -> None:
        raise StorageError("the disk is full")

    host = await server.open()
    monkeypatch.setattr(type(server.site.house.world.store), "append", full)
    for path in ("/api/tables", f"/api/tables/{host.code}/seats"):
        status, body, _ = await ask(
            server, "POST", path, body=b'{"name":"Eve"}', headers={"Content-Type": "application/json"}
        )
        assert (status, code_of(body)) == (503, "not-stored")
        assert b"disk" not in body


async def test_whoever_watches_over_the_server_is_told_when_nothing_can_be_stored(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    assert (await server.get("/api/health"))[:2] == (200, {"status": "ok"})
    log = server.site.house.world.store
    assert isinstance(log, SqliteStore)
    log._writing.execute("PRAGMA query_only = ON")
    body = b'{"name":"Eve"}'
    status, _, _ = await ask(server, "POST", "/api/tables", body=body, headers={"Content-Type": "application/json"})
    assert status == 503
    status, answer, _ = await ask(server, "GET", "/api/health")
    assert (status, code_of(answer)) == (503, "not-stored")
    log._writing.execute("PRAGMA query_only = OFF")
    assert (await server.get("/api/health"))[:2] == (200, {"status": "ok"})


def test_the_cases_are_what_they_say() -> None:
    assert len(CASES) > 100
    assert len({(case.method, case.path, case.what) for case in CASES}) == len(CASES)
    assert all(400 <= case.status < 500 for case in CASES)
    assert isinstance(CASES[0], Case)
