"""Canaries: every secret that there is goes in by its own door, faults are made on the way, and then it is looked for
wherever a server writes: its log in both forms, its figures, its refusals, its files, and what others are sent.

That sizes and numbers of frames tell nothing either, twin worlds show: `tests/server/test_secrets.py`, byte by byte.
"""

import asyncio
import base64
import json
from pathlib import Path
from typing import Any, Final

import pytest

from moonhare.server.live import runtime
from moonhare.server.live.locks import Locks
from moonhare.server.logs import configure_logs
from moonhare.server.memory.recalling import Memory
from moonhare.server.messages import Accepted, Refused
from moonhare.server.settings import ServerSettings
from moonhare.server.web.entering import BROWSER
from moonhare.server.web.site import COOKIE, KEY_COOKIE
from moonhare.storage.sqlite import FILE_NAME
from tests.attacks.lines import a_line
from tests.server.net import Seat, Server, a_server

PASSWORD: Final = "canary-of-a-password"
REQUEST: Final = "canary-of-a-request-0001"
SAID: Final = "canary-of-what-is-said"
WRITTEN: Final = "canary-of-a-clue"
NAME: Final = "canary-of-a-name"
WORD: Final = "canary-of-a-held-word"
ADDRESS: Final = "203.0.113.77"


async def post(
    server: Server, path: str, body: Any, headers: dict[str, str] | None = None
) -> tuple[Any, dict[str, str]]:
    given = {"X-Forwarded-For": ADDRESS} | (headers or {})
    async with server.session.post(server.base / path, json=body, headers=given) as answer:
        return await answer.json(), {name: morsel.value for name, morsel in answer.cookies.items()}


async def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a bug of ours")


class Flight:
    """What was let in, by what it is, and what came out of it."""

    def __init__(self) -> None:
        self.secrets: dict[str, str] = {}
        """That open something: nowhere but where they were given."""
        self.texts: dict[str, str] = {"said": SAID, "a clue": WRITTEN, "a name": NAME, "a held word": WORD}
        """That are for the table: in no log and no figure."""
        self.refusals = ""
        self.others = ""
        """What somebody without a seat was sent."""

    async def begin(self, server: Server) -> None:
        """Let every canary in, and break what can be broken while it is there."""
        secrets = self.secrets
        opened, cookies = await post(server, "api/tables", {"name": NAME, "request": REQUEST})
        code = opened["code"]
        host = Seat(server, code, 1, cookies[COOKIE])
        secrets |= {"a seat": cookies[COOKIE], "a browser": cookies[BROWSER], "a request": REQUEST}
        guest = await server.sit(code, "Bo")
        secrets["another's seat"] = str(guest.secret)
        link, _ = await post(server, f"t/{code}/moves", {}, host.headers)
        secrets["a moving link"] = link["address"].partition("#move=")[2]
        link, _ = await post(server, f"t/{code}/bot-links", {}, host.headers)
        secrets["a program's link"] = link["address"].partition("#bot=")[2]
        sat, _ = await post(server, f"t/{code}/bots", {"link": secrets["a program's link"], "name": "Bolt"})
        secrets["a program's secret"] = sat["secret"]
        secrets["the seed"] = str(server.site.house.awake[0].table.seed)
        async with host.connect() as tab, guest.connect() as other, server.watcher(code).connect() as watcher:
            await tab.send(type="hold-words", id="hold-a-word", words=[WORD])
            await tab.until(Accepted)
            await other.send(type="say", id="say-a-word", text=WORD)
            await tab.send(type="say", id="say-a-line", text=SAID)
            await tab.do({"type": "choose-sets", "sets": [SAID]})
            await self.break_things(server, tab)
            await post(server, f"t/{code}/password", {"password": PASSWORD}, host.headers)
            try:
                while True:
                    await watcher.next()
            except ConnectionError:
                self.others = b"".join(watcher.raw).decode()
        _, cookies = await post(server, f"t/{code}/key", {"password": PASSWORD})
        secrets |= {"a password": PASSWORD, "a lock's key": cookies[KEY_COOKIE]}
        await self.be_refused(server, code)

    async def break_things(self, server: Server, tab: Any) -> None:
        """Have the server's own code fail with a clue and a name in its hands."""
        with pytest.MonkeyPatch.context() as breaking:
            breaking.setattr(runtime, "decide_message", lambda *_: 1 / 0)
            for command in ({"type": "rename", "name": NAME}, {"type": "tell-clue", "text": WRITTEN, "card": None}):
                answer = await tab.do(command)
                assert isinstance(answer, Refused)
                assert answer.code == "internal"
                self.refusals += answer.message
        assert isinstance(await tab.do({"type": "rename", "name": NAME + "!"}), Accepted)

    async def be_refused(self, server: Server, code: str) -> None:
        """Ask for what is refused, with a canary in each wish, and for what fails."""
        moving, seat = self.secrets["a moving link"], self.secrets["a seat"]
        for path, body in (
            (f"t/{code}/key", {"password": PASSWORD + "!"}),
            (f"t/{code}/key", {"password": [PASSWORD]}),
            (f"t/{code}/key", {"key": self.secrets["a lock's key"] + "!"}),
            (f"t/{code}/moved", {"link": moving[::-1], "request": REQUEST[::-1]}),
            (f"t/{code}/moved", {"link": moving, "request": [REQUEST]}),
            ("api/tables", {"name": [seat], "request": REQUEST}),
        ):
            told, _ = await post(server, path, body)
            assert "error" in told
            self.refusals += json.dumps(told)
        headers = {"X-Forwarded-For": ADDRESS}
        with pytest.MonkeyPatch.context() as breaking:
            breaking.setattr(Locks, "is_right", broken)
            breaking.setattr(Memory, "opened_by", broken)
            told, _ = await post(server, f"t/{code}/key", {"password": PASSWORD})
            self.refusals += json.dumps(told)
            _, told, _ = await server.get(f"/api/albums/{seat}", headers=headers)
            assert told["error"]["code"] == "internal"
            self.refusals += json.dumps(told)


def forms(secret: str) -> tuple[str, ...]:
    """A secret as it may be written: plain, escaped, in base64, in hexadecimal."""
    data = secret.encode()
    return secret, base64.b64encode(data).decode().rstrip("="), data.hex()


@pytest.mark.parametrize("log_format", ["text", "json"])
async def test_no_secret_leaves_by_log_figures_refusals_files_or_others_eyes(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], log_format: str
) -> None:
    settings: dict[str, Any] = {"log_format": log_format, "metrics": "all", "behind_proxy": True}
    configure_logs(ServerSettings(log_format=log_format))  # type: ignore[arg-type]  # one of the two
    async with a_server(tmp_path, address="http://127.0.0.1", **settings) as server:
        flight = Flight()
        await flight.begin(server)
        _, figures, _ = await server.get("/metrics")
    log = "".join(capfd.readouterr())
    assert log.count("ZeroDivisionError") >= 2, "the faults are in it, with where they were"
    assert log.count("a bug of ours") >= 2
    written = b"".join(path.read_bytes() for path in tmp_path.glob(f"{FILE_NAME}*"))
    places = {"log": log, "figures": figures.decode(), "refusals": flight.refusals, "others": flight.others}
    assert len(flight.secrets) == 10
    for what, secret in flight.secrets.items():
        for place, text in places.items():
            assert not [form for form in forms(secret) if form in text], (what, place)
        # The seed has to be kept, or the same cards could not be dealt again; all else is kept as a digest.
        assert what == "the seed" or secret.encode() not in written, what
    for what, text in (flight.texts | {"an address": ADDRESS}).items():
        for place in ("log", "figures", "refusals"):
            assert text not in places[place], (what, place)
    assert NAME in flight.others, "who looks on sees who is there"
    assert WORD not in flight.others, "what is held is for its speaker and the host"


UNREADABLE: Final = (
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: %b=canary\0\r\n\r\n" % COOKIE.encode(),
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: canary\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Canary: " + b"canary" * 5000 + b"\r\n\r\n",
    b"canary\r\n\r\n",
)


@pytest.mark.parametrize("sent", UNREADABLE, ids=range(len(UNREADABLE)))
async def test_what_is_no_request_is_not_quoted_and_told_of_no_versions(server: Server, sent: bytes) -> None:
    """The HTTP part's own answer, before any handler: a refusal as all others are."""
    async with a_line(server) as line:
        await line.send(sent)
        head, _, body = (await asyncio.wait_for(line.reader.read(), 10)).partition(b"\r\n\r\n")
    assert b" 400 " in head.splitlines()[0]
    assert json.loads(body)["error"]["code"] == "malformed"
    assert b"X-Content-Type-Options: nosniff" in head
    for told in (b"aiohttp", b"Python", b"canary", b"\r\nServer:"):
        assert told not in head + body
