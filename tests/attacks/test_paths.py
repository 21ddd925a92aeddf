"""Tricks with paths: nothing leads out of the folders of pictures and of the client, and no path is a crash."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from msgspec.structs import force_setattr

from tests.attacks.lines import a_line
from tests.server.net import Server

CANARY = b"the-canary-in-a-file-of-nobody's"

UP = (
    "..",
    "%2e%2e",
    "%2E.",
    ".%2e",
    "..%2f",
    "..%5c",
    "..\\",
    "%252e%252e",
    "..;",
    "...",
    "%c0%ae%c0%ae",
    "%uff0e%uff0e",
    "．．",
    "..%00",
    "..%0d%0a",
)


@pytest.fixture
def laid_out(server: Server, tmp_path: Path) -> Server:
    """A client's folder with a neighbour that begins alike, a link out of it, and a file above."""
    static = tmp_path / "client"
    static.mkdir()
    (static / "main.js").write_text("ours")
    for place in (tmp_path / "secret.js", tmp_path / "client-of-another" / "secret.js", tmp_path / "secret.json"):
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(CANARY)
    (static / "linked.js").symlink_to(tmp_path / "secret.js")
    (static / ".hidden").write_bytes(CANARY)
    force_setattr(server.site, "static", static)
    return server


async def raw(server: Server, target: str, method: str = "GET", extra: str = "") -> bytes:
    """What is answered to a path exactly as it stands; nothing where the server only hangs up."""
    async with a_line(server) as line:
        request = f"{method} {target} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n{extra}\r\n"
        await line.send(request.encode())
        return await line.reader.read(-1)


async def test_no_path_leads_out_of_a_folder(laid_out: Server) -> None:
    assert b"ours" in await raw(laid_out, "/static/main.js")
    tricks = [f"{base}{up}/{name}" for base in ("/static/", "/sets/", "/sets/small-hours/") for up in UP for name in
              ("secret.js", "client-of-another/secret.js", "secret.json", "../secret.js")]  # fmt: skip
    tricks += [f"/static/x/{up}/{up}/secret.js" for up in UP] + [f"/{up}/secret.js" for up in UP]
    tricks += [
        "/static/linked.js",
        "/static/.hidden",
        "/static//secret.js",
        f"/static/{laid_out.site.static.parent}/secret.js",
        f"/static/%2f{str(laid_out.site.static.parent).lstrip('/')}/secret.js",
        "/static/client-of-another/secret.js",
        "/static/-of-another/secret.js",
        "/static/main.js/../../secret.js",
        "/static/main.js%00.webp",
        "/static/~/secret.js",
        "/static/file:///etc/passwd",
        "/static/CON",
        "/static/main.js::$DATA",
        "//127.0.0.1/static/../secret.js",
        "/t/../static/../secret.js",
        "/tv/%2e%2e%2fsecret.js",
        "/album/../secret.js",
        "/source.tar.gz/../secret.js",
        "/static/" + "../" * 60 + "etc/passwd",
        "/static/" + "%2e%2e%2f" * 20 + "etc/passwd",
    ]
    for trick in tricks:
        told = await raw(laid_out, trick)
        assert CANARY not in told, trick
        assert b"root:" not in told, trick
        assert told[9:10] in (b"3", b"4"), (trick, told[:60])
    assert (await laid_out.get("/api/health"))[0] == 200


async def test_a_redirect_leads_to_this_server_alone(laid_out: Server) -> None:
    host = await laid_out.open()
    code = host.code.lower()
    for target in (
        f"/t/{code}",
        f"/t/{code}/",
        f"/{code}",
        f"//evil.example/{code}",
        f"/%2f%2fevil.example/{code}",
        f"/t/{code}?next=http://evil.example",
        f"/tv/{code}/",
        "//evil.example/rules/",
        "/\\evil.example/rules/",
        f"/t/{code}%0d%0aX-Evil:%20yes",
        "/rules/",
        "/favicon.ico",
        f"/evil.example%2f{code}",
    ):
        head = (await raw(laid_out, target, extra="Accept: text/html\r\n")).partition(b"\r\n\r\n")[0]
        assert b"X-Evil" not in head.replace(b"%0d%0aX-Evil", b""), target
        for line in head.split(b"\r\n"):
            if line.lower().startswith(b"location:"):
                leads = line.split(b":", 1)[1].strip()
                assert leads.startswith(b"/"), (target, leads)
                assert not leads.startswith((b"//", b"/\\")), (target, leads)


async def test_files_are_shown_and_never_written_by_any_method(laid_out: Server) -> None:
    static = laid_out.site.static
    before = {path: path.read_bytes() for path in static.rglob("*") if path.is_file()}
    for method in ("PUT", "POST", "DELETE", "PATCH", "MOVE", "COPY", "MKCOL", "PROPFIND", "TRACE", "CONNECT"):
        told = await raw(laid_out, "/static/main.js", method, "Content-Length: 2\r\n\r\nhi")
        assert told[9:10] == b"4", (method, told[:80])
    assert {path: path.read_bytes() for path in static.rglob("*") if path.is_file()} == before


async def test_what_comes_with_a_connect_is_no_next_request(laid_out: Server) -> None:
    host = f"Host: 127.0.0.1:{laid_out.port}\r\n"
    inner = f"GET /api/health HTTP/1.1\r\n{host}\r\n"
    for target in ("127.0.0.1:80", "/api/health"):
        request = f"CONNECT {target} HTTP/1.1\r\n{host}Content-Length: {len(inner)}\r\n\r\n"
        for pieces in ((request + inner,), (request, inner)):
            async with a_line(laid_out) as line:
                for piece in pieces:
                    await line.send(piece.encode())
                told = b""
                with suppress(ConnectionError):
                    told = await asyncio.wait_for(line.reader.read(), 10)
                assert told.count(b"HTTP/1.1 ") == 1, (target, told)
                assert told.startswith(b"HTTP/1.1 404"), (target, told)
