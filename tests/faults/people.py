"""People who play whatever fails: they come back by themselves, to any server, and send again what was not answered."""

import asyncio
import random
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import aiohttp
import msgspec

from moonhare.rules.commands import Command
from moonhare.rules.views import NOTHING, View
from moonhare.server.messages import Accepted, Refused, Rename, StartGame, TableView
from moonhare.server.web.site import COOKIE
from tests.server.net import Tab
from tests.server.worlds import simple

PAUSE: Final = 0.05
"""Seconds before somebody who was cut off tries again."""

TWICE: Final = 0.1
"""How often a command is sent twice."""

Port = Callable[[], int]
"""Draws the port of a server, or of a wire to one; another one perhaps at each time."""


class Person:
    """Whoever has a seat at one table."""

    def __init__(
        self, port: Port, session: aiohttp.ClientSession, code: str, key: int, secret: str, *, think: float
    ) -> None:
        """Take a seat that was got; `think`: seconds before a move, about."""
        self.code, self.key, self._think = code, key, think
        self._port, self._session, self._secret = port, session, secret
        self._rng = random.Random(f"{code} {key}")
        self.waiting: dict[str, dict[str, Any]] = {}
        self.acknowledged: list[str] = []
        self.names: list[str] = []
        """Those that were acknowledged."""
        self.last: TableView | None = None
        """What was seen last."""
        self.gaps: list[tuple[float, float]] = []
        """From when to when nothing was seen, by the monotonic clock."""
        self.faults: list[str] = []
        self.ended = False

    async def play(self, others: int) -> None:
        """Play one game to its end, with so many other people; the host begins once all are there."""
        lost: float | None = None
        while not self.ended:
            url = f"http://127.0.0.1:{self._port()}/t/{self.code}/ws"
            try:
                async with self._session.ws_connect(url, headers={"Cookie": f"{COOKIE}={self._secret}"}) as opened:
                    tab = Tab(opened)
                    await tab.until(TableView)
                    if lost is not None:
                        self.gaps.append((lost, time.monotonic()))
                        lost = None
                    await self._go_on(tab, others)
            except (aiohttp.ClientError, ConnectionError, TimeoutError):
                lost = lost or time.monotonic()
                await asyncio.sleep(PAUSE)

    async def _go_on(self, tab: Tab, others: int) -> None:
        due: float | None = None
        for message in self.waiting.values():
            await tab.send(**message)
        while True:
            self.last = tab.view
            if tab.view.public.stage == "over" and not self.waiting:
                self.ended = True
                return
            command = None if self.waiting else self._choice(tab.view, others)
            if command is not None:
                due = due or time.monotonic() + self._rng.uniform(0.5, 1.5) * self._think
                if (left := due - time.monotonic()) > 0:
                    # Whoever thinks is told of what happens, and of a connection that has gone, as a browser is.
                    with suppress(TimeoutError):
                        async with asyncio.timeout(left):
                            self._hear(await tab.next())
                    continue
                due = None
                message = tab.message(msgspec.to_builtins(command), name=f"{self.key}-{self._rng.getrandbits(60):x}")
                self.waiting[message["id"]] = message
                for _ in range(1 + (self._rng.random() < TWICE)):
                    await tab.send(**message)
            self._hear(await tab.next())

    def _hear(self, answer: object) -> None:
        if not isinstance(answer, Accepted | Refused):
            return
        message = self.waiting.pop(str(answer.id), None)
        if isinstance(answer, Refused):
            if answer.code == "internal":
                self.faults.append(f"{answer.message}: {message}")
            elif message is None and answer.id in self.acknowledged:
                self.faults.append(f"refused after it was accepted: {answer}")
        elif message is not None:
            self.acknowledged.append(message["id"])
            if message["command"]["type"] == "rename":
                self.names.append(message["command"]["name"])

    def _choice(self, view: TableView, others: int) -> Command | Rename | StartGame | None:
        own, game = view.own, view.public.game
        if view.public.stage == "lobby":
            persons = sum(member.kind == "person" for member in view.public.members)
            return StartGame() if self.key == view.public.host and persons > others else None
        if own is None or own.game is None or game is None:
            return None
        if self._rng.random() < 0.1:
            return Rename(name=f"P{self.key} {self._rng.getrandbits(40):x}")
        may = own.game.may
        if may == NOTHING or may.exchange:
            return None
        return simple(self.key).act(View(public=game, own=own.game, settings=view.public.settings))


async def sit_down(
    port: Port, session: aiohttp.ClientSession, table: tuple[str, int, int], rng: random.Random, *, think: float = 0
) -> list[Person]:
    """Open a table and seat people there, whatever fails.

    `table`: edition, players, how many of them are persons; `think`: seconds that they take for a move, about.
    """
    edition, players, persons = table

    async def ask(path: str, **wish: object) -> tuple[dict[str, Any], str]:
        wish["request"] = f"{rng.getrandbits(120):030x}"
        while True:
            with suppress(aiohttp.ClientError, ConnectionError, TimeoutError):
                url = f"http://127.0.0.1:{port()}{path}"
                async with session.post(url, json=wish, timeout=aiohttp.ClientTimeout(10)) as answer:
                    if answer.status == 201:
                        return await answer.json(), answer.cookies[COOKIE].value
                    # Nothing can be stored for now.
                    assert answer.status == 503, await answer.text()
            await asyncio.sleep(PAUSE)

    body, secret = await ask("/api/tables", name="Ana", edition=edition, computers=players - persons)
    code = body["code"]
    people = [Person(port, session, code, body["key"], secret, think=think)]
    for number in range(2, persons + 1):
        body, secret = await ask(f"/api/tables/{code}/seats", name=f"Person {number}")
        people.append(Person(port, session, code, body["key"], secret, think=think))
    return people


async def play_together(people: Iterable[Person]) -> None:
    """Have the people of a table play one game to its end."""
    together = list(people)
    async with asyncio.TaskGroup() as tasks:
        for person in together:
            tasks.create_task(person.play(len(together) - 1))
