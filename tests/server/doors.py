"""Every door of the server with all that may be wrong at it. A door that is not listed here fails a test.

A case is what is sent, and the status and code that have to come back.
"""

import gzip
import json
from typing import Any, Final

import msgspec

GOOD: Final = {"name": "Eve"}
CALL: Final = {"endpoint": "https://push.example.org/a", "p256dh": "B" * 87, "auth": "A" * 22}
MOVE: Final = {"link": "x" * 32, "request": "x" * 16}
BOT: Final = {"link": "x" * 32, "name": "Bolt"}


class Case(msgspec.Struct, frozen=True, kw_only=True):
    what: str
    path: str
    """With `CODE` for a table's code."""
    status: int
    code: str | None = None
    """None: the answer is a page."""
    method: str = "GET"
    body: bytes | None = None
    headers: dict[str, str] = {}


def posted(path: str, what: str, body: bytes, status: int, code: str, **headers: str) -> Case:
    typed = {"Content-Type": "application/json"} | headers
    return Case(what=what, path=path, method="POST", body=body, status=status, code=code, headers=typed)


def messages(path: str, good: dict[str, Any]) -> list[Case]:
    """What no POST of JSON takes; `good`: what this one does."""
    whole = json.dumps(good).encode()
    return [
        posted(path, "nothing", b"", 400, "not-json"),
        posted(path, "no JSON", b"name=Eve", 400, "not-json"),
        posted(path, "not UTF-8", b'{"name":"\xff\xfe"}', 400, "not-utf-8"),
        posted(path, "half a character", b'{"name":"\\ud800"}', 400, "not-json"),
        posted(path, "no number", b'{"name":NaN}', 400, "not-json"),
        posted(path, "nested deeply", b"[" * 4000, 400, "not-json"),
        posted(path, "a key twice", b'{"name":"Eve","name":"Eva"}', 400, "key-twice"),
        posted(path, "an unknown key", json.dumps(good | {"chair": 1}).encode(), 400, "malformed"),
        posted(path, "a list", b"[]", 400, "malformed"),
        posted(path, "too large", b'{"name":"' + b"x" * 9000 + b'"}', 413, "too-large"),
        posted(path, "a form", whole, 415, "not-json-type", **{"Content-Type": "application/x-www-form-urlencoded"}),
        posted(path, "text", whole, 415, "not-json-type", **{"Content-Type": "text/plain"}),
        posted(path, "another site's page", whole, 403, "foreign-origin", Origin="http://evil.example"),
        posted(path, "a sandboxed page", whole, 403, "foreign-origin", Origin="null"),
        posted(path, "a host that is none", whole, 400, "malformed", Host="a b", Origin="http://a b"),
        posted(path, "packed", gzip.compress(whole), 415, "not-json-type", **{"Content-Encoding": "gzip"}),
        posted(path, "packed badly", whole, 415, "not-json-type", **{"Content-Encoding": "br, gzip"}),
    ]


def bodies(path: str) -> list[Case]:
    """What nobody sits down with."""
    return [
        *messages(path, GOOD),
        posted(path, "another type", b'{"name":1}', 400, "malformed"),
        posted(path, "no name", b"{}", 400, "malformed"),
        posted(path, "an empty name", b'{"name":""}', 400, "malformed"),
        posted(path, "a blank name", b'{"name":"  "}', 400, "name-empty"),
        posted(path, "control characters", b'{"name":"a\\u0000b"}', 400, "name-unprintable"),
        posted(path, "a long name", json.dumps({"name": "x" * 25}).encode(), 400, "malformed"),
        posted(path, "a request of few letters", b'{"name":"Eve","request":"short"}', 400, "malformed"),
        posted(path, "a request of other letters", b'{"name":"Eve","request":"sixteen letters."}', 400, "malformed"),
        posted(path, "an unknown symbol", b'{"name":"Eve","symbol":"skull"}', 400, "malformed"),
    ]


CODES: Final = (
    "lumo",
    "LUMO-48211",
    "%00",
    "%ff",
    "%2e%2e",
    "%F0%9F%90%87",
    "x" * 3000,
    "LUMO-0000",
    "';--",
)
"""What is no table's code."""


def unknown_tables(path: str, *, page: bool = False, **facts: Any) -> list[Case]:
    """A door of a table with codes of no table."""
    return [
        Case(
            what=f"code {code[:20]}",
            path=path.replace("CODE", code),
            status=404,
            code=None if page else "table-unknown",
            **facts,
        )
        for code in CODES
    ]


def games(path: str) -> list[Case]:
    """A door of a table's games, with games that there have not been: none has begun."""
    asked = ("", "?game=0", "?game=1", "?game=-1", "?game=x", "?game=%C2%B2", "?game=", "?game=" + "9" * 3000)
    return [
        *unknown_tables(path),
        *(Case(what=f"game {query[:20]}", path=path + query, status=404, code="game-unknown") for query in asked),
    ]


def shared(path: str, good: dict[str, Any]) -> list[Case]:
    """A door of the host alone, for somebody without a seat."""
    typed = {"Content-Type": "application/json"}
    body = json.dumps(good).encode()
    post: dict[str, Any] = {"method": "POST", "headers": typed}
    return [
        *unknown_tables(path, body=body, **post),
        Case(what="no seat", path=path, status=400, code="no-seat", body=body, **post),
        Case(what="an unknown key", path=path, status=400, code="malformed", body=b'{"seat":1}', **post),
        Case(what="no JSON", path=path, status=400, code="not-json", body=b"", **post),
        Case(
            what="another site's page",
            path=path,
            method="POST",
            status=403,
            code="foreign-origin",
            body=body,
            headers=typed | {"Origin": "http://evil.example"},
        ),
    ]


def nothing_there(*paths: str) -> list[Case]:
    return [Case(what=path[:50], path=path, status=404, code="not-found") for path in paths]


UPGRADE: Final = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}


def entrance(path: str) -> list[Case]:
    """What nobody comes in with."""
    taken = [("a taken name", {"name": "ANA"}, "name-taken")]
    if path.endswith("seats"):
        taken += [("a taken symbol", {"name": "Eve", "symbol": "leaf"}, "symbol-taken")]
    return [
        *[case for case in bodies(path) if path.endswith("seats") or case.what != "an unknown symbol"],
        *unknown_tables(
            path, method="POST", body=json.dumps(GOOD).encode(), headers={"Content-Type": "application/json"}
        ),
        *[posted(path, what, json.dumps(facts).encode(), 409, code) for what, facts, code in taken],
    ]


DOORS: Final[dict[tuple[str, str], list[Case]]] = {
    ("GET", "/"): [],
    ("GET", "/rules"): [],
    ("GET", "/about"): [],
    ("GET", "/tv"): [],
    ("GET", "/tv/{code}"): unknown_tables("/tv/CODE", page=True),
    ("GET", "/t/{code}"): unknown_tables("/t/CODE", page=True),
    ("GET", "/t/{code}/card"): unknown_tables("/t/CODE/card"),
    ("GET", "/t/{code}/qr.svg"): unknown_tables("/t/CODE/qr.svg"),
    ("GET", "/t/{code}/album/{game}"): unknown_tables("/t/CODE/album/1", page=True),
    ("GET", "/t/{code}/replay/{game}"): unknown_tables("/t/CODE/replay/1", page=True),
    ("GET", "/t/{code}/album-link"): unknown_tables("/t/CODE/album-link"),
    ("POST", "/t/{code}/album-link"): shared("/t/CODE/album-link", {"game": 1, "shared": True}),
    ("POST", "/t/{code}/forget"): shared("/t/CODE/forget", {}),
    ("POST", "/t/{code}/password"): [
        *shared("/t/CODE/password", {"password": "owl"}),
        posted("/t/CODE/password", "an empty password", b'{"password":""}', 400, "malformed"),
        posted("/t/CODE/password", "a long one", json.dumps({"password": "x" * 101}).encode(), 400, "malformed"),
        posted("/t/CODE/password", "none", b"{}", 400, "malformed"),
    ],
    ("POST", "/t/{code}/listed"): shared("/t/CODE/listed", {"listed": True}),
    ("POST", "/t/{code}/key"): [
        *messages("/t/CODE/key", {"password": "owl"}),
        posted("/t/CODE/key", "a key of other letters", b'{"key":"sixteen letters."}', 400, "malformed"),
        *unknown_tables(
            "/t/CODE/key",
            method="POST",
            body=b'{"password":"owl"}',
            headers={"Content-Type": "application/json"},
        ),
    ],
    ("GET", "/t/{code}/games"): unknown_tables("/t/CODE/games"),
    ("GET", "/t/{code}/rounds"): games("/t/CODE/rounds"),
    ("GET", "/t/{code}/replay"): games("/t/CODE/replay"),
    ("GET", "/api/tables"): [],
    ("GET", "/album/{secret}"): [],
    ("GET", "/t/{code}/ws"): [
        *unknown_tables("/t/CODE/ws", headers=UPGRADE | {"Sec-WebSocket-Key": "x" * 22 + "=="}),
        Case(what="no upgrade", path="/t/CODE/ws", status=400, code="malformed"),
        Case(what="no key", path="/t/CODE/ws", status=400, code="malformed", headers=UPGRADE),
        Case(
            what="an old version",
            path="/t/CODE/ws",
            status=400,
            code="malformed",
            headers=UPGRADE | {"Sec-WebSocket-Version": "3"},
        ),
        Case(
            what="another site's page",
            path="/t/CODE/ws",
            status=403,
            code="foreign-origin",
            headers=UPGRADE | {"Origin": "http://evil.example"},
        ),
    ],
    ("POST", "/api/tables"): [
        *bodies("/api/tables"),
        *(
            Case(
                what=what,
                path="/api/tables",
                method="POST",
                body=json.dumps(GOOD | facts).encode(),
                headers={"Content-Type": "application/json"},
                status=status,
                code=code,
            )
            for what, facts, status, code in (
                ("an unknown edition", {"edition": "chess"}, 400, "malformed"),
                ("an unknown language", {"language": "tlh"}, 400, "malformed"),
                ("too many computers", {"computers": 12}, 400, "malformed"),
                ("fewer than none", {"computers": -1}, 400, "malformed"),
                ("more than the edition's seats", {"computers": 8}, 409, "table-full"),
                ("a start alone", {"start": True}, 400, "too-few-players"),
            )
        ),
    ],
    ("GET", "/api/tables/{code}"): unknown_tables("/api/tables/CODE"),
    **{
        ("POST", path): entrance(path.replace("{code}", "CODE"))
        for path in (
            "/api/tables/{code}/seats",
            "/api/tables/{code}/guests",
            "/t/{code}/seats",
            "/t/{code}/guests",
        )
    },
    ("POST", "/t/{code}/moves"): [
        *messages("/t/CODE/moves", {}),
        posted("/t/CODE/moves", "no seat", b"{}", 400, "no-seat"),
    ],
    ("POST", "/t/{code}/moved"): [
        *messages("/t/CODE/moved", MOVE),
        posted("/t/CODE/moved", "a link of nobody's", json.dumps(MOVE).encode(), 400, "link-used-up"),
        posted("/t/CODE/moved", "a short link", json.dumps(MOVE | {"link": "short"}).encode(), 400, "malformed"),
    ],
    ("POST", "/t/{code}/bot-links"): [
        *messages("/t/CODE/bot-links", {}),
        posted("/t/CODE/bot-links", "no seat", b"{}", 400, "no-seat"),
    ],
    ("POST", "/t/{code}/bots"): [
        *messages("/t/CODE/bots", BOT),
        posted("/t/CODE/bots", "a link of nobody's", json.dumps(BOT).encode(), 400, "link-used-up"),
        posted("/t/CODE/bots", "a short link", json.dumps(BOT | {"link": "short"}).encode(), 400, "malformed"),
        posted("/t/CODE/bots", "no name and no link", json.dumps(BOT | {"name": " "}).encode(), 400, "link-used-up"),
    ],
    ("GET", "/t/{code}/calls"): [
        *unknown_tables("/t/CODE/calls"),
        Case(what="no seat", path="/t/CODE/calls", status=400, code="no-seat"),
    ],
    ("POST", "/t/{code}/calls"): shared("/t/CODE/calls", CALL),
    ("POST", "/t/{code}/calls-end"): shared("/t/CODE/calls-end", {"endpoint": CALL["endpoint"]}),
    ("GET", "/api/tables/{code}/games"): unknown_tables("/api/tables/CODE/games"),
    ("GET", "/api/tables/{code}/rounds"): games("/api/tables/CODE/rounds"),
    ("GET", "/api/tables/{code}/replay"): games("/api/tables/CODE/replay"),
    ("GET", "/api/albums/{secret}"): [
        Case(what=f"secret {secret[:20]}", path=f"/api/albums/{secret}", status=404, code="album-unknown")
        for secret in ("nothing", "%00", "%ff", "%F0%9F%90%87", "x" * 3000, "';--")
    ],
    ("GET", "/api/editions"): [],
    ("GET", "/api/players"): [],
    ("GET", "/api/sets"): [],
    ("GET", "/api/sets/{set}"): [
        Case(what=name[:20], path=f"/api/sets/{name}", status=404, code="set-unknown")
        for name in ("nothing", "%2e%2e", "%00", "%ff", "x" * 3000)
    ],
    ("GET", "/api/health"): [],
    ("GET", "/healthz"): [],
    ("GET", "/readyz"): [],
    ("GET", "/api/openapi.json"): [],
    ("GET", "/sets/{set}/{file}"): nothing_there(
        "/sets/small-hours/set.json",
        "/sets/small-hours/%2e%2e%2fset.json",
        "/sets/%2e%2e/x.webp",
        "/sets/nothing/x.webp",
        "/sets/small-hours/%00",
        "/sets/small-hours/%ff",
    ),
    ("GET", "/static/{name:.+}"): nothing_there(
        "/static/nothing.js",
        "/static/..%2f..%2f__init__.py",
        "/static/%2e%2e/%2e%2e/messages.py",
        "/static/%2fetc%2fpasswd",
        "/static/index.html",
        "/static/%00.js",
        "/static/%ff.js",
        "/static/" + "x" * 3000 + ".js",
        # Few letters, and more bytes than a file's name may have.
        "/static/" + "%C3%BC" * 150 + ".js",
        "/static/fonts",
    ),
    ("GET", "/source.tar.gz"): [],
    ("GET", "/preview.png"): [],
    ("GET", "/favicon.ico"): [],
    ("GET", "/robots.txt"): [],
    ("GET", "/metrics"): nothing_there("/metrics"),
}
"""By method and path as the router has them; at every door another method and a foreign Host are tried as well."""
