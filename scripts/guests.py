"""Guests at a table of a real server: they sit down over HTTP, listen and play over the WebSocket.

Owns a server of its own for as long as pictures are taken (`scripts/screens.py`), and people whose moves a script
decides. Knows the protocol as any client does, and nothing of the server's inside.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import aiohttp
import msgspec

from moonhare.locales import generic_clues
from moonhare.players import PhraseBook, SimplePlayer
from moonhare.rules.commands import SeatCommand
from moonhare.rules.views import View
from moonhare.server.messages import Do, FromTable, Refused, TableCommand, TableView

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

PATIENCE = 20.0
"""Seconds to wait for a view; nothing on one machine takes longer unless something is wrong."""
PHRASES = PhraseBook({}, generic_clues("en"))

ASKED_FOR: Final = range(20_000, 32_000)
"""Ports below those that systems give to connections: each of thousands that other tests open takes one for itself."""


class RefusedError(Exception):
    """The table refused a guest's command."""


def free_port() -> int:
    """Find a port that nobody has, and that nobody is given by chance before a server listens on it."""
    while True:
        port = secrets.choice(ASKED_FOR)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("", port))
            return port


@contextlib.asynccontextmanager
async def house(data: Path, **settings: str) -> AsyncIterator[str]:
    """Run a server on a free port with its tables in a folder, and give its address; `settings`: other than usual."""
    port = free_port()
    command = [sys.executable, "-m", "moonhare", "serve", "--host", "127.0.0.1", "--port", str(port)]
    with (data / "server.log").open("wb") as log:
        process = subprocess.Popen(
            [*command, "--data", str(data), "--no-open"],
            stdout=log,
            stderr=log,
            stdin=subprocess.DEVNULL,
            env=os.environ | {f"MOONHARE_{name.upper()}": value for name, value in settings.items()},
        )
        try:
            address = f"http://127.0.0.1:{port}"
            await _answers(address, process, data / "server.log")
            yield address
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


async def _answers(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    async with aiohttp.ClientSession() as session:
        for _ in range(200):
            if process.poll() is not None:
                break
            with contextlib.suppress(aiohttp.ClientError):
                async with session.get(f"{address}/api/health") as answer:
                    if answer.ok:
                        return
            await asyncio.sleep(0.1)
    raise RuntimeError(f"the server did not start\n{log.read_text('utf-8')}")


class Guest:
    """One person at a table, whose seat a browser may share."""

    def __init__(self, address: str, name: str, *, seed: int = 0) -> None:
        """Take a name; sits down with `open_table` or `sit_down`."""
        self.address, self.name = address, name
        self.code = ""
        self.view: TableView | None = None
        self._session = aiohttp.ClientSession(cookie_jar=aiohttp.CookieJar(unsafe=True))
        self._taste = SimplePlayer(seed, PHRASES)
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[FromTable]] = {}
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._listening: asyncio.Task[None] | None = None

    async def open_table(self, **wanted: object) -> str:
        """Open a table (`OpenTable`'s fields) and give its code."""
        async with self._session.post(f"{self.address}/api/tables", json={"name": self.name, **wanted}) as answer:
            if not answer.ok:
                raise RuntimeError(await answer.text())
            self.code = (await answer.json())["code"]
        await self._listen()
        return self.code

    async def sit_down(self, code: str) -> None:
        """Take a seat at a table."""
        path = f"{self.address}/api/tables/{code}/seats"
        async with self._session.post(path, json={"name": self.name}) as answer:
            if not answer.ok:
                raise RuntimeError(await answer.text())
        self.code = code
        await self._listen()

    async def decide(self, what: str, **body: object) -> None:
        """Decide something beside the game over HTTP: `password`, `listed`."""
        path = f"{self.address}/t/{self.code}/{what}"
        async with self._session.post(path, json=body, headers={"Origin": self.address}) as answer:
            if not answer.ok:
                raise RuntimeError(await answer.text())

    def cookies(self) -> list[dict[str, str]]:
        """Give the seat's cookies in the form that a browser's driver takes."""
        return [
            {"name": cookie.key, "value": cookie.value, "domain": "127.0.0.1", "path": cookie["path"] or "/"}
            for cookie in self._session.cookie_jar
        ]

    async def _listen(self) -> None:
        self._socket = await self._session.ws_connect(f"{self.address}/t/{self.code}/ws", origin=self.address)
        self._listening = asyncio.create_task(self._hear(self._socket))
        await self.until(lambda _: True)

    async def _hear(self, connection: aiohttp.ClientWebSocketResponse) -> None:
        decoder: msgspec.json.Decoder[FromTable] = msgspec.json.Decoder(FromTable)
        pulse = asyncio.create_task(self._breathe(connection))
        try:
            async for frame in connection:
                message = decoder.decode(frame.data)
                if isinstance(message, TableView):
                    self.view = message
                    self._changed.set()
                elif answer := self._answers.pop(getattr(message, "id", None) or "", None):
                    answer.set_result(message)
        finally:
            pulse.cancel()

    async def _breathe(self, connection: aiohttp.ClientWebSocketResponse) -> None:
        while True:
            await asyncio.sleep(4)
            await connection.send_str('{"type":"ping"}')

    async def until(self, fits: Callable[[TableView], bool]) -> TableView:
        """Wait for a view that fits. Raises `TimeoutError`."""
        async with asyncio.timeout(PATIENCE):
            while self.view is None or not fits(self.view):
                self._changed.clear()
                await self._changed.wait()
        return self.view

    async def do(self, command: TableCommand) -> None:
        """Send a command, wait for the answer and for what it changes. Raises `RefusedError`."""
        if self._socket is None or self.view is None:
            raise RuntimeError(f"{self.name} sits at no table")
        before = self.view
        game = before.public.game if isinstance(command, SeatCommand) else None
        do = Do(
            id=secrets.token_urlsafe(12),
            game=before.public.game_number if game else 0,
            round=game.round if game else 0,
            phase=game.phase if game else None,
            command=command,
        )
        self._answers[do.id] = asyncio.get_running_loop().create_future()
        answer = self._answers[do.id]
        await self._socket.send_str(msgspec.json.encode(do).decode())
        async with asyncio.timeout(PATIENCE):
            outcome = await answer
        if isinstance(outcome, Refused):
            raise RefusedError(f"{self.name}: {outcome.message}")
        # Every accepted command changes something that its sender sees.
        await self.until(lambda view: view is not before)

    @property
    def awaited(self) -> bool:
        """Whether the game waits for this person."""
        game, own = (self.view.public.game, self.view.own) if self.view else (None, None)
        return bool(game and own and own.game and game.standings[own.game.seat] == "awaited")

    async def play(self) -> None:
        """Do what this person's taste says, if the game waits for it."""
        if self.view is None or self.view.public.game is None or self.view.own is None or not self.awaited:
            return
        public, own = self.view.public, self.view.own.game
        await self.do(self._taste.act(View(public=self.view.public.game, own=own, settings=public.settings)))

    async def leave_unheard(self) -> None:
        """Close the connection; the table is told nothing."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()
        await self._session.close()


@dataclass(kw_only=True)
class Party:
    """The people at one table; the first one is the host, whose screen is looked at."""

    guests: list[Guest]

    @classmethod
    async def gather(cls, address: str, names: tuple[str, ...], **wanted: object) -> Party:
        """Open a table as the first of them and seat the others."""
        guests = [Guest(address, name, seed=number) for number, name in enumerate(names)]
        code = await guests[0].open_table(**wanted)
        for guest in guests[1:]:
            await guest.sit_down(code)
        await guests[0].until(lambda view: len(view.public.members) == len(names))
        return cls(guests=guests)

    @property
    def host(self) -> Guest:
        """The one whose screen is looked at."""
        return self.guests[0]

    async def settle(self) -> None:
        """Wait until everybody has seen what the last one to act has seen."""
        async with asyncio.timeout(PATIENCE):
            while len({msgspec.json.encode(guest.view.public) for guest in self.guests if guest.view}) > 1:
                await asyncio.sleep(0.02)

    async def play(self, *, until: Callable[[TableView], bool], but: tuple[Guest, ...] = ()) -> None:
        """Let all but some play until the host's view fits. Raises `RuntimeError` where nobody can move."""
        while not (self.host.view and until(self.host.view)):
            for guest in self.guests:
                if guest in but or not guest.awaited:
                    continue
                try:
                    await guest.play()
                except RefusedError:
                    # Teams: who has proposed a giver can only wait for the partner.
                    continue
                break
            else:
                raise RuntimeError(f"nobody moves, and the table is not where it should be: {self.host.view}")
            await self.settle()

    async def __aenter__(self) -> Party:
        """Be at the table."""
        return self

    async def __aexit__(self, *_: object) -> None:
        """Send everybody home."""
        for guest in self.guests:
            await guest.leave_unheard()
