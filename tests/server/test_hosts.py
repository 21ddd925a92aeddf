"""Under which names a server answers: its own, and those that no stranger can let lead here."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.net import Server, a_server
from tests.server.test_doors import ask, code_of, doors_of


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with a_server(tmp_path, limit_guesses="", limit_tables="", limit_seats="", limit_downloads="") as opened:
        yield opened


STRANGE = (
    "evil.example",
    "EVIL.example:8080",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "1.2.3",
    "a.local.b",
)
"""Names that somebody else may have let lead here."""

OWN = (
    "localhost:1",
    "LOCALHOST.",
    "10.0.0.5:8080",
    "[::1]:8080",
    "livingroom-pc",
    "hare.local",
    "table.test",
    "192.168.1.7",
)


async def test_a_name_that_somebody_else_let_lead_here_opens_no_door(server: Server) -> None:
    """A page of evil.example whose name suddenly leads into somebody's home (DNS rebinding)."""
    host = await server.open()
    before = server.site.house.awake[0].table
    for method, path in doors_of(host):
        for name in STRANGE:
            own = {"Host": name, "Origin": f"http://{name}", "Content-Type": "application/json", **host.headers}
            status, body, _ = await ask(server, method, path, body=b'{"name":"Eve"}', headers=own)
            assert (status, code_of(body)) == (421, "foreign-host"), (method, path, name)
            if method == "GET":
                status, body, headers = await ask(server, method, path, headers=own | {"Accept": "text/html"})
                assert (status, headers["Content-Type"]) == (421, "text/html; charset=utf-8")
                assert b"<code>hosts</code>" in body
    assert server.site.house.awake[0].table is before
    assert len(server.site.house.awake) == 1


async def test_a_server_answers_to_its_own_names_and_to_those_that_no_stranger_can_have(tmp_path: Path) -> None:
    async with a_server(tmp_path, address="https://Play.example:444/", hosts="table.test, other.test") as server:
        for name in (*OWN, "play.example", "play.example:8080", "Other.Test."):
            typed = {"Host": name, "Origin": f"http://{name}", "Content-Type": "application/json"}
            status, _, _ = await ask(server, "POST", "/api/tables", body=b'{"name":"Eve"}', headers=typed)
            assert status == 201, name
        assert (await ask(server, "GET", "/api/health", headers={"Host": "evil.example"}))[0] == 421


async def test_what_a_script_writes_for_a_proxy_does_not_hide_the_name_that_it_asked_for(tmp_path: Path) -> None:
    async with a_server(tmp_path, behind_proxy=True, hosts="play.example") as server:
        for asked, forwarded, status in (
            ("127.0.0.1:8080", "play.example", 200),
            ("play.example", "", 200),
            ("evil.example:8080", "play.example", 421),
            ("127.0.0.1:8080", "evil.example", 421),
            ("127.0.0.1:8080", "play.example, evil.example", 421),
        ):
            headers = {"Host": asked} | ({"X-Forwarded-Host": forwarded} if forwarded else {})
            assert (await ask(server, "GET", "/api/health", headers=headers))[0] == status, headers


async def test_a_program_that_names_no_host_is_answered(server: Server) -> None:
    """HTTP/1.0, as some that watch over servers speak it; no browser does."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET /api/health HTTP/1.0\r\n\r\n")
    assert b" 200 " in await reader.readline()
    writer.close()
