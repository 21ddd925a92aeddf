"""Stored scripts: what people write is text wherever it comes out again, in JSON, pages, previews and files."""

import json
import re
from pathlib import Path
from typing import Any, Final

from msgspec.structs import force_setattr

from moonhare.server.messages import Accepted, TableView
from moonhare.server.web.app import ROUTES
from tests.server.net import QUICK, Server, a_server
from tests.server.test_bots import play_as_people_do

ROOT: Final = Path(__file__).parents[2]
CLIENT: Final = ROOT / "client" / "src"
SHELL: Final = (CLIENT / "index.html").read_text(encoding="utf-8")

NAMES: Final = ("<img src=x onerror=a()>", '"><script>b()</script>', "{{url}}'><svg/onload=c", "javascript:d()//")
"""Of 24 characters at most, each with letters that no page of ours has."""
CLUE: Final = "</script><script>alert('clue')</script><!--{{title}}"
SAID: Final = "<a href=javascript:alert('said')>x</a>"
MARKS: Final = (*NAMES, CLUE, SAID, "<script>alert", "<img src=x", "<svg/onload", "javascript:alert")


PACKED: Final = (".tar.gz", ".png")
"""Files of the server's own, which nobody writes into and which take a while to make."""


async def all_doors(server: Server, code: str, secret: str, headers: dict[str, str]) -> list[tuple[str, Any, bytes]]:
    """What every door answers to a GET: path, headers, body."""
    told = []
    for method, path, _ in ROUTES:
        if method != "GET" or path.endswith(("/ws", *PACKED)):
            continue
        target = path.replace("{code}", code).replace("{game}", "1").replace("{secret}", secret)
        target = target.replace("{set}", "small-hours").replace("{name:.+}", "x.js").replace("{file}", "x.webp")
        for query in ("", "?file") if path.endswith("replay") else ("",):
            url = server.base.joinpath(target.lstrip("/")).with_query(query.lstrip("?"))
            async with server.session.get(url, headers=headers | {"Accept": "text/html,*/*"}) as answer:
                told.append((target + query, answer.headers, await answer.read()))
    return told


async def test_what_people_write_is_nowhere_markup(tmp_path: Path) -> None:
    """A whole game with hostile names, clues, talk and refused words; then every page, answer and file of it."""
    quick = QUICK | {"announce_seconds": 30.0}
    async with a_server(tmp_path, **quick, metrics="all", public_tables=True) as server:
        static = tmp_path / "static"
        static.mkdir()
        (static / "index.html").write_text(SHELL, encoding="utf-8")
        force_setattr(server.site, "static", static)
        host = await server.open(name=NAMES[0][:24], computers=1)
        guest = await server.sit(host.code, NAMES[1][:24])
        async with server.session.post(server.base / f"t/{host.code}/guests", json={"name": NAMES[2][:24]}) as answer:
            assert answer.status == 201
        async with server.session.post(
            server.base / f"t/{host.code}/listed", json={"listed": True}, headers=host.headers
        ) as answer:
            assert answer.status == 200
        async with host.connect() as tab, guest.connect() as other:
            assert isinstance(await other.do({"type": "rename", "name": NAMES[3][:24]}), Accepted)
            await tab.send(type="say", id="a-line-said-1", text=SAID)
            assert isinstance(await tab.do({"type": "change-setting", "setting": "turns_each", "value": 1}), Accepted)
            assert isinstance(await tab.do({"type": "change-setting", "setting": "end", "value": "turns"}), Accepted)
            assert isinstance(await tab.do({"type": "start-game"}), Accepted)
            while tab.view.own is None or tab.view.own.game is None:
                await tab.until(TableView)
            card = tab.view.own.game.hand[0]
            told = await tab.do({"type": "tell-clue", "medium": "text", "text": CLUE, "card": card})
            assert isinstance(told, Accepted)
            # The computer plays on for them.
            assert isinstance(await other.do({"type": "leave"}), Accepted)
            await play_as_people_do(tab)
        async with server.session.post(
            server.base / f"t/{host.code}/album-link", json={"game": 1, "shared": True}, headers=host.headers
        ) as answer:
            secret = (await answer.json())["link"].rpartition("/")[2]
        seen = set[str]()
        for path, headers, body in await all_doors(server, host.code, secret, host.headers):
            kind = headers["Content-Type"].partition(";")[0]
            assert headers["X-Content-Type-Options"] == "nosniff", path
            script = csp(headers["Content-Security-Policy"])
            assert script == "'self'", path
            if kind == "application/json":
                seen |= {
                    mark
                    for mark in (CLUE, *NAMES)
                    if mark[:20] in json.dumps(json.loads(body), ensure_ascii=False).replace('\\"', '"')
                }
            else:
                assert not [mark for mark in MARKS if mark.encode() in body], path
            if kind == "text/html":
                # What the shell itself has, and no tag more.
                assert body.count(b"<script") == SHELL.count("<script"), path
                assert body.count(b"<img") == SHELL.count("<img"), path
                assert b"{{" not in body.replace(b"{{url}}", b"").replace(b"{{title}}", b""), path
        assert CLUE in seen, "it came out where it should"
        assert len(seen) >= 3


def csp(policy: str) -> str:
    """What a policy says of scripts."""
    parts = dict(part.strip().partition(" ")[::2] for part in policy.split(";"))
    return str(parts.get("script-src", parts["default-src"]))


WRITES_MARKUP: Final = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write|\beval\(|new Function|srcdoc"
    r"|createContextualFragment|DOMParser"
)


def test_the_client_writes_markup_nowhere_but_its_own_symbols() -> None:
    found = [
        (path.relative_to(CLIENT).as_posix(), line.strip())
        for path in sorted(CLIENT.rglob("*.ts*"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if WRITES_MARKUP.search(line) and not line.strip().startswith(("//", "*"))
    ]
    # The album's file is the page as the browser writes it down, which escapes all text; it runs no script of any kind.
    kept, drawn = found
    assert kept[0] == "album/save.ts"
    assert "default-src 'none'" in (CLIENT / "album" / "save.ts").read_text(encoding="utf-8")
    assert drawn == ("parts/icon.tsx", "box.innerHTML = symbols;")


HREF: Final = re.compile(r"\b(?:href|src|action|formAction)=\{([^}]*)\}")


def test_no_address_in_the_client_is_what_somebody_wrote() -> None:
    """Names, clues and what is said are never where a browser would take `javascript:` for an address."""
    written = re.compile(r"\b(?:name|text|clue|said|message)\b(?!\()")
    found = [
        (path.relative_to(CLIENT).as_posix(), place)
        for path in sorted(CLIENT.rglob("*.tsx"))
        for place in HREF.findall(path.read_text(encoding="utf-8"))
        if written.search(place) and not place.startswith("`#")
    ]
    assert found == []
