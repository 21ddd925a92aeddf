"""Pages of other sites, and names that are not the server's: what a browser is made to send from there is refused."""

import itertools
import json
from pathlib import Path
from typing import Any, Final

from moonhare.server.web.app import ROUTES
from moonhare.server.web.site import COOKIE
from tests.attacks.lines import a_line, handshake
from tests.server.doors import BOT, CALL, MOVE
from tests.server.net import Seat, Server, a_server

GOOD: dict[str, dict[str, Any]] = {
    "tables": {"name": "Eve"},
    "seats": {"name": "Eve"},
    "guests": {"name": "Eve"},
    "album-link": {"game": 1, "shared": True},
    "password": {"password": "owls"},
    "listed": {"listed": False},
    "key": {"password": "owls"},
    "moved": MOVE,
    "bots": BOT,
    "calls": CALL,
    "calls-end": {"endpoint": CALL["endpoint"]},
}


def foreign(port: int) -> tuple[str, ...]:
    """Origins that look like this server's."""
    return (
        "null",
        "",
        "http://evil.example",
        f"http://127.0.0.1:{port}.evil.example",
        f"http://evil.example/127.0.0.1:{port}",
        f"http://127.0.0.1:{port}@evil.example",
        f"http://127.0.0.1:{port}/",
        f"http://127.0.0.1:{port}, http://evil.example",
        f"http://evil.example#http://127.0.0.1:{port}",
        f"HTTP://127.0.0.1:{port}",
        f"http://127.0.0.1:{port + 1 if port < 65_535 else 1}",
        "http://127.0.0.1",
        f"http://localhost:{port}",
        f"http://127.1:{port}",
        f"ws://127.0.0.1:{port}",
        "file://",
        "chrome-extension://x",
        "x" * 3000,
    )


def posts() -> list[str]:
    return [path for method, path, _ in ROUTES if method == "POST"]


async def send(server: Server, path: str, code: str, headers: dict[str, str]) -> tuple[int, str]:
    body = GOOD.get(path.rpartition("/")[2], {})
    url = server.base / path.replace("{code}", code).lstrip("/")
    async with server.session.post(url, json=body, headers=headers) as answer:
        told = await answer.json()
        return answer.status, told.get("error", {}).get("code", "")


async def socket_status(server: Server, code: str, headers: dict[str, str]) -> int:
    async with a_line(server) as line:
        await line.send(handshake(server, f"/t/{code}/ws", **headers))
        return int((await line.reader.readline()).split()[1])


async def test_no_page_of_another_site_opens_a_socket_or_changes_anything(server: Server) -> None:
    host = await server.open()
    before = server.site.house.awake[0].table
    for claimed in foreign(server.port):
        headers = host.headers | {"Origin": claimed}
        assert await socket_status(server, host.code, headers) == 403, claimed
        for path in posts():
            assert await send(server, path, host.code, headers) == (403, "foreign-origin"), (path, claimed)
    assert [live.table for live in server.site.house.awake] == [before]
    assert await socket_status(server, host.code, host.headers | {"Origin": str(server.base)}) == 101


async def test_no_site_s_page_is_let_read_what_is_answered(server: Server) -> None:
    """No answer bids a browser show it to other sites, and asking beforehand is refused."""
    host = await server.open()
    asked = host.headers | {
        "Origin": "http://evil.example",
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "content-type",
    }
    for path in ("/api/tables", f"/t/{host.code}/seats", f"/t/{host.code}/card", "/api/sets"):
        url = server.base / path.lstrip("/")
        async with server.session.options(url, headers=asked) as answer:
            assert answer.status == 405
            assert not [name for name in answer.headers if name.lower().startswith("access-control")]
        async with server.session.get(url, headers=asked) as answer:
            assert not [name for name in answer.headers if name.lower().startswith("access-control")]
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


FORMS: Final = ("application/x-www-form-urlencoded", "text/plain", "multipart/form-data", "")


async def test_what_a_form_can_send_from_anywhere_changes_nothing(server: Server) -> None:
    """Even from a browser that says no Origin: a form can send no JSON."""
    host = await server.open()
    before = server.site.house.awake[0].table
    for path, kind in itertools.product(posts(), FORMS):
        body = json.dumps(GOOD.get(path.rpartition("/")[2], {}))
        url = server.base / path.replace("{code}", host.code).lstrip("/")
        typed = {"Content-Type": kind} if kind else {}
        async with server.session.post(
            url, data=body.encode(), headers=host.headers | typed, skip_auto_headers=["Content-Type"]
        ) as answer:
            assert (answer.status, (await answer.json())["error"]["code"]) == (415, "not-json-type"), (path, kind)
    assert [live.table for live in server.site.house.awake] == [before]


async def test_a_name_that_leads_here_by_somebody_else_s_will_is_not_answered_to(server: Server) -> None:
    """DNS rebinding: the page's origin and the host agree, and are another's."""
    host = await server.open()
    for name in ("evil.example", f"evil.example:{server.port}", "127.0.0.1.evil.example", "localhost.evil.example"):
        headers = host.headers | {"Host": name, "Origin": f"http://{name}"}
        assert await socket_status(server, host.code, headers) == 421, name
        assert (await server.get(f"/t/{host.code}/card", headers=headers))[0] == 421
        for path in posts():
            assert (await send(server, path, host.code, headers))[0] == 421, (path, name)


async def test_what_proxies_say_counts_behind_a_proxy_alone(tmp_path: Path) -> None:
    claims = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    async with a_server(tmp_path / "plain") as server:
        host = await server.open()
        status, card, answer = await server.get(f"/t/{host.code}/card", headers=claims)
        assert status == 200
        assert "evil" not in card["invite"]
        assert "Strict-Transport-Security" not in answer.headers
        assert await socket_status(server, host.code, claims | {"Origin": "https://evil.example"}) == 403
    async with a_server(tmp_path / "proxied", behind_proxy=True, hosts="play.example") as server:
        seat: Seat = await server.open()
        for forged in ("evil.example", "play.example, evil.example", "play.example.evil.example"):
            status, _, _ = await server.get(f"/t/{seat.code}/card", headers={"X-Forwarded-Host": forged})
            assert status == 421, forged
        status, card, answer = await server.get(
            f"/t/{seat.code}/card",
            headers={"X-Forwarded-Host": "evil.example, play.example", "Cookie": f"{COOKIE}={seat.secret}"},
        )
        assert (status, card["invite"]) == (200, f"http://play.example/t/{seat.code}"), "its own proxy stands last"
