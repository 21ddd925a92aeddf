"""A running server on a real socket, and clients that speak to it as a browser would."""

import asyncio
import itertools
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from yarl import URL

from moonhare.cli.outfit import usual_outfit
from moonhare.rules.commands import Command, SeatCommand
from moonhare.rules.reading import members, tag_of
from moonhare.server.messages import FromTable, TableChanged, TableView
from moonhare.server.serving import Outfit, running
from moonhare.server.settings import ServerSettings
from moonhare.server.table.difference import changed
from moonhare.server.web.site import COOKIE, Site
from moonhare.storage import SqliteStore, Store

QUICK = {"pace": 0.0, "announce_seconds": 0.0, "showing_seconds": 0.05, "away_seconds": 0.3}
"""Settings for games that nobody has to wait for."""

_decode = msgspec.json.Decoder(FromTable).decode
_ids = itertools.count(1)
PATIENCE = 20.0
OF_A_SEAT = tuple(map(tag_of, members(SeatCommand)))


class Server:
    """A server as its clients see it."""

    def __init__(self, site: Site, port: int, session: aiohttp.ClientSession) -> None:
        self.site, self.port, self.session = site, port, session
        self.base = URL(f"http://127.0.0.1:{port}")

    async def open(self, **wish: Any) -> "Seat":
        """Open a table; the host's seat."""
        async with self.session.post(self.base / "api/tables", json={"name": "Ana"} | wish) as answer:
            assert answer.status == 201, await answer.text()
            body = await answer.json()
            return Seat(self, body["code"], body["key"], answer.cookies[COOKIE].value)

    async def sit(self, code: str, name: str) -> "Seat":
        async with self.session.post(self.base / f"api/tables/{code}/seats", json={"name": name}) as answer:
            assert answer.status == 201, await answer.text()
            body = await answer.json()
            return Seat(self, code, body["key"], answer.cookies[COOKIE].value)

    async def get(self, path: str, **arguments: Any) -> tuple[int, Any, aiohttp.ClientResponse]:
        """Ask for a path as it stands; status, body (JSON decoded where it is), answer."""
        url = URL(f"http://127.0.0.1:{self.port}{path}", encoded=True)
        async with self.session.get(url, allow_redirects=False, **arguments) as answer:
            data = await answer.read()
            return answer.status, json.loads(data) if "json" in answer.content_type else data, answer

    def watcher(self, code: str) -> "Seat":
        """Somebody who only looks."""
        return Seat(self, code, None, None)

    def screen(self, code: str, secret: str | None = None) -> "Seat":
        """A screen that shows the table to a room, perhaps in a browser that has a seat."""
        return Seat(self, code, None, secret, query="?screen")


class Seat:
    """A seat's secret, and sockets opened with it."""

    def __init__(self, server: Server, code: str, key: int | None, secret: str | None, *, query: str = "") -> None:
        self.query = query
        self.server, self.code, self.key, self.secret = server, code, key, secret

    @property
    def headers(self) -> dict[str, str]:
        return {} if self.secret is None else {"Cookie": f"{COOKIE}={self.secret}"}

    @asynccontextmanager
    async def connect(self) -> AsyncIterator["Tab"]:
        url = (self.server.base / f"t/{self.code}/ws").with_query(self.query.removeprefix("?"))
        async with self.server.session.ws_connect(url, headers=self.headers, max_msg_size=0) as socket:
            tab = Tab(socket)
            await tab.until(TableView)
            yield tab


class Tab:
    """One open socket."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        """Every frame, as it came."""
        self.view: TableView = None  # type: ignore[assignment]  # the first frame is one

    async def next(self) -> Any:
        """The next message. Raises `ConnectionError` once the socket is closed."""
        message = await self.socket.receive(timeout=PATIENCE)
        if message.type is not aiohttp.WSMsgType.TEXT:
            raise ConnectionError(f"{message.type.name} {message.data}")
        self.raw.append(message.data.encode())
        decoded = _decode(message.data)
        if isinstance(decoded, TableView):
            self.view = decoded
        elif isinstance(decoded, TableChanged):
            plain = json.loads(msgspec.json.encode(self.view))
            self.view = msgspec.convert(changed(plain, decoded.view), TableView)
        return decoded

    async def until(self, kind: Any) -> Any:
        """Read until a message of a kind, and give it."""
        while not isinstance(message := await self.next(), kind):
            pass
        return message

    async def send(self, **message: Any) -> None:
        await self.socket.send_str(json.dumps(message))

    def message(self, command: dict[str, Any], *, name: str | None = None) -> dict[str, Any]:
        """A message for the moment that this tab shows."""
        public = self.view.public
        game = public.game if command["type"] in OF_A_SEAT else None
        return {
            "type": "do",
            "id": name or f"command-{next(_ids)}",
            "game": public.game_number if game else 0,
            "round": game.round if game else 0,
            "phase": game.phase if game else None,
            "command": command,
        }

    async def do(self, command: Command | dict[str, Any], *, name: str | None = None) -> Any:
        """Send a command and read until its answer."""
        plain = command if isinstance(command, dict) else msgspec.to_builtins(command)
        message = self.message(plain, name=name)
        await self.send(**message)
        while getattr(answer := await self.next(), "id", None) != message["id"]:
            pass
        return answer

    @property
    def phase(self) -> str:
        game = self.view.public.game
        return "" if game is None else game.phase


async def cards_shown(server: Server, tab: Tab) -> dict[str, Any]:
    """What a client knows of the cards: all that the sets say which the table names."""
    cards: dict[str, Any] = {}
    for name in tab.view.public.sets:
        status, body, _ = await server.get(f"/api/sets/{name}?lang=en")
        assert status == 200
        cards |= {card["id"]: card for card in body["cards"]}
    return cards


def a_session() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar())


@asynccontextmanager
async def a_server(folder: Path, **settings: Any) -> AsyncIterator[Server]:
    """Run a server on a free port."""
    async with outfitted(folder, usual_outfit(), settings) as server:
        yield server


async def standing_still(settings: ServerSettings) -> Store:
    """A store in which no time passes."""
    return SqliteStore(settings.folder, clock=lambda: 1e9)


@asynccontextmanager
async def outfitted(folder: Path, outfit: Outfit, settings: dict[str, Any]) -> AsyncIterator[Server]:
    """Run a server with what a test hands in."""
    given: dict[str, Any] = {"port": 0, "data": str(folder), "limit_commands": 10_000, "hosts": "table.test"}
    # Whatever else this machine is busy with.
    given |= {"full_seconds": 0} | settings
    chosen = ServerSettings(**given)
    async with running(chosen, outfit) as (site, port), a_session() as session:
        yield Server(site, port, session)
        # Sockets that a test left open are closed by the server within its time of grace.
        await asyncio.sleep(0)
