"""Killed in the middle: the server gets SIGKILL at random moments of games of every edition and starts again.

Every command that was acknowledged is there, none twice, and the clients go on by themselves to the end.
"""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import IO, Any

import aiohttp
import msgspec
import pytest

from moonhare.rules.commands import Command
from moonhare.rules.log import read_log, replay_log
from moonhare.rules.views import NOTHING, View
from moonhare.server.messages import Accepted, Refused, Rename, TableView
from moonhare.server.table.events import Renamed, decode
from moonhare.server.web.site import COOKIE
from moonhare.storage.sqlite import FILE_NAME
from tests.exporting import exported, stored_events
from tests.server.net import Tab
from tests.server.worlds import simple

TABLES = (("classic", 4, 3), ("standard", 5, 3), ("odyssey", 7, 4), ("odyssey-party", 6, 3), ("odyssey-team", 6, 6))
"""Edition, players, and how many of them are persons."""

LONGEST = 90.0
"""Seconds in which all games have to end."""


class Process:
    """A server in a process of its own, on one port and folder however often it starts."""

    def __init__(
        self,
        folder: Path,
        *,
        pace: float = 0.02,
        errors: IO[bytes] | None = None,
        environment: Mapping[str, str] | None = None,
        **settings: object,
    ) -> None:
        """Take its data folder, its settings, and where what it logs goes; None: where the tests' does."""
        self.environment = os.environ | (environment or {})
        self.settings = {
            "pace": pace,
            "announce_seconds": 0,
            "showing_seconds": 0.2,
            "limit_commands": 10_000,
            "full_seconds": 0,  # whatever else this machine is busy with
        } | settings
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.folder, self.errors = folder, errors
        self.process: asyncio.subprocess.Process | None = None
        self.starts = 0

    async def start(self) -> None:
        environment = self.environment | {
            f"MOONHARE_{name.upper()}": str(value) for name, value in self.settings.items()
        }
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-m", "moonhare.cli", "serve", "--port", str(self.port), "--data", str(self.folder)),
            env=environment,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=self.errors,
        )
        self.starts += 1
        for _ in range(400):
            with suppress(OSError, EOFError, TimeoutError):
                # A front of workers listens before they answer.
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.write(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                await asyncio.wait_for(reader.readuntil(b"\r\n"), 15)
                writer.close()
                return
            assert self.process.returncode is None, "the server did not start"
            await asyncio.sleep(0.05)
        raise AssertionError("the server does not answer")

    async def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert self.process is not None
        await self.process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    async def stop(self) -> int:
        assert self.process is not None
        if self.process.returncode is None:
            self.process.terminate()
        return await asyncio.wait_for(self.process.wait(), 15)


class Person:
    """A client as the browser's is: comes back by itself and sends again what was not answered."""

    def __init__(self, process: Process, session: aiohttp.ClientSession, code: str, key: int, secret: str) -> None:
        self.process, self.session, self.code, self.key, self.secret = process, session, code, key, secret
        self.acknowledged: list[str] = []
        self.names: list[str] = []
        self.waiting: dict[str, Any] = {}
        self.ended = False
        self._rng = random.Random(f"{code} {key}")

    async def play(self) -> None:
        url = f"http://127.0.0.1:{self.process.port}/t/{self.code}/ws"
        while not self.ended:
            try:
                async with self.session.ws_connect(url, headers={"Cookie": f"{COOKIE}={self.secret}"}) as opened:
                    await self._go_on(Tab(opened))
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                await asyncio.sleep(0.05)

    async def _go_on(self, tab: Tab) -> None:
        await tab.until(TableView)
        for message in self.waiting.values():
            await tab.send(**message)
        while True:
            view = tab.view
            if view.public.stage == "over" and not self.waiting:
                self.ended = True
                return
            command = self._choice(view)
            if command is not None and not self.waiting:
                await self._send(tab, command)
            answer = await tab.next()
            if isinstance(answer, Accepted | Refused):
                assert answer.id in self.waiting
                message = self.waiting.pop(answer.id)
                if isinstance(answer, Accepted):
                    self.acknowledged.append(answer.id)
                    if message["command"]["type"] == "rename":
                        self.names.append(message["command"]["name"])

    def _choice(self, view: TableView) -> Command | None:
        own, game = view.own, view.public.game
        if own is None or own.game is None or game is None:
            return None
        if self._rng.random() < 0.1:
            return Rename(name=f"P{self.key} {self._rng.getrandbits(40):x}")
        may = own.game.may
        if may == NOTHING or may.exchange:
            return None
        return simple(self.key).act(View(public=game, own=own.game, settings=view.public.settings))

    async def _send(self, tab: Tab, command: Command) -> None:
        message = tab.message(msgspec.to_builtins(command), name=f"{self.key}-{self._rng.getrandbits(60):x}")
        self.waiting[message["id"]] = message
        await tab.send(**message)


async def sit_down(
    process: Process, session: aiohttp.ClientSession, edition: str, players: int, persons: int
) -> list[Person]:
    base = f"http://127.0.0.1:{process.port}/api/tables"
    wish = {"name": "Ana", "edition": edition, "computers": players - persons}
    async with session.post(base, json=wish) as answer:
        code = (await answer.json())["code"]
        seats = [Person(process, session, code, 1, answer.cookies[COOKIE].value)]
    for number in range(2, persons + 1):
        async with session.post(f"{base}/{code}/seats", json={"name": f"Person {number}"}) as answer:
            key = (await answer.json())["key"]
            seats.append(Person(process, session, code, key, answer.cookies[COOKIE].value))
    async with session.ws_connect(
        f"{base.removesuffix('/api/tables')}/t/{code}/ws", headers={"Cookie": f"{COOKIE}={seats[0].secret}"}
    ) as opened:
        tab = Tab(opened)
        await tab.until(TableView)
        assert isinstance(await tab.do({"type": "start-game"}), Accepted)
    return seats


@asynccontextmanager
async def playing(folder: Path, pace: float) -> AsyncIterator[tuple[Process, list[Person]]]:
    process = Process(folder, pace=pace)
    await process.start()
    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        try:
            people = [person for table in TABLES for person in await sit_down(process, session, *table)]
            yield process, people
        finally:
            await process.stop()


def check(folder: Path, people: list[Person]) -> None:
    """Look into the log: what was acknowledged is there, once, and the rules would have written it."""
    connection = sqlite3.connect(folder / FILE_NAME)
    rows = connection.execute("SELECT code, seat, id FROM commands").fetchall()
    connection.close()
    assert len(set(rows)) == len(rows)
    for person in people:
        assert len(set(person.acknowledged)) == len(person.acknowledged)
        for name in person.acknowledged:
            assert (person.code, person.key, name) in rows
    for code in sorted({person.code for person in people}):
        renamed = Counter(
            event.name
            for event in (decode(entry.data) for entry in stored_events(folder, code))
            if isinstance(event, Renamed)
        )
        for person in people:
            if person.code == code:
                assert [renamed[name] for name in person.names] == [1] * len(person.names)
        (log,) = exported(folder, code)
        assert replay_log(read_log(log))[-1].game.phase.name == "over"


# In every run servers are killed by tests/faults, with more that fails beside it.
@pytest.mark.long
async def test_a_server_killed_at_random_moments_loses_nothing_and_does_nothing_twice(tmp_path: Path) -> None:
    rng, kills = random.Random(2), 20
    async with playing(tmp_path, pace=0.4) as (process, people):
        games = asyncio.gather(*(person.play() for person in people))
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(0.05, 0.7))
            if games.done():
                break
            await process.kill()
            await process.start()
        assert process.starts > kills // 2, "the games were over too soon to be interrupted"
        async with asyncio.timeout(LONGEST):
            await games
    assert sum(len(person.acknowledged) for person in people) > 100
    check(tmp_path, people)


async def test_a_server_that_is_told_to_stop_stops_in_time_and_without_a_word(tmp_path: Path) -> None:
    process = Process(tmp_path)
    await process.start()
    async with aiohttp.ClientSession() as session:
        people = await sit_down(process, session, "standard", 4, 1)
        url = f"http://127.0.0.1:{process.port}/t/{people[0].code}/ws"
        async with session.ws_connect(url, headers={"Cookie": f"{COOKIE}={people[0].secret}"}) as opened:
            tab = Tab(opened)
            await tab.until(TableView)
            began = time.monotonic()
            assert await process.stop() == 0
            assert time.monotonic() - began < 5
            while (message := await opened.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.GOING_AWAY)


async def test_a_server_that_is_told_to_stop_says_so_first_and_goes_on_with_what_it_has(tmp_path: Path) -> None:
    process = Process(tmp_path, drain_seconds=1.5)
    await process.start()
    base = f"http://127.0.0.1:{process.port}"
    async with aiohttp.ClientSession() as session:
        people = await sit_down(process, session, "standard", 4, 1)
        url = f"{base}/t/{people[0].code}/ws"
        async with session.ws_connect(url, headers={"Cookie": f"{COOKIE}={people[0].secret}"}) as opened:
            tab = Tab(opened)
            await tab.until(TableView)
            for path in ("/healthz", "/readyz"):
                async with session.get(base + path) as answer:
                    assert (answer.status, await answer.json()) == (200, {"status": "ok"})
            ending = asyncio.create_task(process.stop())
            await asyncio.sleep(0.3)
            async with session.get(f"{base}/readyz") as answer:
                assert (answer.status, (await answer.json())["error"]["code"]) == (503, "stopping")
            async with session.get(f"{base}/healthz") as answer:
                assert answer.status == 200
            async with session.post(f"{base}/api/tables", json={"name": "Late"}) as answer:
                assert (answer.status, (await answer.json())["error"]["code"]) == (503, "stopping")
            assert isinstance(await tab.do({"type": "rename", "name": "Still here"}), Accepted)
            assert await ending == 0
            while (message := await opened.receive()).type is aiohttp.WSMsgType.TEXT:
                pass
            assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.GOING_AWAY)
