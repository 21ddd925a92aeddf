"""A trial: tables in play, faults at random moments, and the reckoning at its end."""

import asyncio
import random
import signal
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

import aiohttp
import msgspec

from tests.faults.nodes import Nodes
from tests.faults.people import Person, play_together, sit_down
from tests.faults.wires import Wire
from tests.server.test_killed import TABLES, Process

LONGEST: Final = 120.0
"""Seconds in which all games have to end once nothing fails any more, those apart in which people think."""

MOVES: Final = 100
"""That a game may still need, one after the other."""


class Report(msgspec.Struct):
    """What a trial came to."""

    struck: Counter[str] = msgspec.field(default_factory=Counter)
    """How often each fault did."""
    tables: int = 0
    commands: int = 0
    """Acknowledged ones."""
    gaps: list[float] = msgspec.field(default_factory=list)
    """Seconds for which somebody saw nothing, those apart in which no server answered."""
    wrong: list[str] = msgspec.field(default_factory=list)


class Trial:
    """Games on some servers while they, and what leads to them, fail."""

    def __init__(
        self,
        nodes: Nodes,
        *,
        seed: int,
        longest_pause: float = 4.0,
        think: float = 0,
        restart_database: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Take servers that run; `longest_pause`: seconds for which one stands still, now and then.

        `think`: seconds that people take for a move, about.
        """
        self._think = think
        self._pauses = (0.3, 1.0, longest_pause)
        self.nodes, self.rng, self.report = nodes, random.Random(seed), Report()
        self._restart_database = restart_database
        self._wires = {node: Wire(node.port, self.rng) for node in nodes.all}
        self._dark: list[tuple[float, float]] = []
        """From when to when no server answered."""

    def port(self) -> int:
        """That of a wire to some server; to one that answers, where there is one."""
        return self._wires[self.rng.choice(list(self.nodes.answering) or self.nodes.all)].port

    async def run(
        self, *, tables: int, seconds: float, pause: tuple[float, float], faults: Mapping[str, float] | None = None
    ) -> list[Person]:
        """Keep so many tables in play while things fail; give all who played, whose games are over.

        `pause`: from … to … seconds between two faults. `faults`: by name, how often each; all of them alike unless
        told.
        """
        chosen = dict.fromkeys(self.faults(), 1.0) if faults is None else dict(faults)
        people: list[Person] = []
        for wire in self._wires.values():
            await wire.open()
        striking = asyncio.create_task(self._strike(seconds, pause, chosen))
        try:
            # As many connections as there are people: the usual hundred would have the others wait for theirs.
            everybody = aiohttp.TCPConnector(limit=0)
            async with aiohttp.ClientSession(connector=everybody, cookie_jar=aiohttp.DummyCookieJar()) as session:
                places = [
                    asyncio.create_task(self._keep_playing(session, place, striking, people)) for place in range(tables)
                ]
                await striking
                try:
                    async with asyncio.timeout(LONGEST + MOVES * self._think):
                        await asyncio.gather(*places)
                except TimeoutError:
                    self.report.wrong += [_stuck(person) for person in people if not person.ended]
        finally:
            striking.cancel()
            for wire in self._wires.values():
                await wire.close()
        self.report.commands = sum(len(person.acknowledged) for person in people)
        self.report.gaps = sorted(self._seconds_of(gap) for person in people for gap in person.gaps)
        return people

    async def _keep_playing(
        self, session: aiohttp.ClientSession, place: int, striking: "asyncio.Task[None]", people: list[Person]
    ) -> None:
        while True:
            seated = await sit_down(self.port, session, TABLES[place % len(TABLES)], self.rng, think=self._think)
            people += seated
            self.report.tables += 1
            await play_together(seated)
            if striking.done():
                return

    def _seconds_of(self, gap: tuple[float, float]) -> float:
        begun, ended = gap
        dark = sum(max(0.0, min(ended, until) - max(begun, since)) for since, until in self._dark)
        return ended - begun - dark

    # ---- what fails

    def faults(self) -> dict[str, Callable[[], Awaitable[None]]]:
        """By name, what can befall these servers."""
        found: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self._kill,
            "pause": self._pause,
            "cut": self._cut,
            "delay": self._delay,
            "silence": self._silence,
            "full disk": self._fill,
            "clock": self._move_clocks,
        }
        if any(self.nodes.workers(node) for node in self.nodes.all):
            found["kill a worker"] = self._kill_worker
        if self._restart_database is not None:
            found["database"] = self._restart_database
        if self.nodes.old:
            found["update"] = self._update
        return found

    async def _strike(self, seconds: float, pause: tuple[float, float], chosen: Mapping[str, float]) -> None:
        known, end = self.faults(), time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(self.rng.uniform(*pause))
            (name,) = self.rng.choices(list(chosen), list(chosen.values()))
            self.report.struck[name] += 1
            await known[name]()

    def _some(self) -> Process:
        return self.rng.choice(self.nodes.all)

    async def _kill(self) -> None:
        node, begun = self._some(), time.monotonic()
        await self.nodes.kill(node)
        alone = not self.nodes.answering
        await asyncio.sleep(self.rng.uniform(0, 0.5))
        await self.nodes.start(node)
        if alone:
            self._dark.append((begun, time.monotonic()))

    async def _update(self) -> None:
        if self.nodes.old:
            await self.nodes.update()

    async def _kill_worker(self) -> None:
        workers = [number for node in self.nodes.all for number in self.nodes.workers(node)]
        if workers:
            with suppress(ProcessLookupError):
                self.nodes.kill_process(self.rng.choice(workers))

    async def _pause(self) -> None:
        node, begun = self._some(), time.monotonic()
        self.nodes.signal(node, signal.SIGSTOP)
        await asyncio.sleep(self.rng.choice(self._pauses))
        self.nodes.signal(node, signal.SIGCONT)
        self._dark.append((begun, time.monotonic()))

    async def _cut(self) -> None:
        self._wires[self._some()].cut()

    async def _delay(self) -> None:
        wire = self._wires[self._some()]
        wire.delay = self.rng.uniform(0.1, 0.5)
        await asyncio.sleep(1.0)
        # Who comes back now is quicker than what is still on its way.
        wire.delay = 0.0

    async def _silence(self) -> None:
        wire = self._wires[self._some()]
        wire.silent = True
        await asyncio.sleep(self.rng.uniform(0.2, 1.5))
        wire.silent = False
        if self.rng.random() < 0.5:
            wire.cut()

    async def _fill(self) -> None:
        with self.nodes.full_disk():
            await asyncio.sleep(self.rng.uniform(0.3, 1.5))

    async def _move_clocks(self) -> None:
        self.nodes.move_clocks(self.rng.choice([-3600.0, -5.0, 0.0, 2.0, 60.0, 7200.0]))


def _stuck(person: Person) -> str:
    game = None if person.last is None else person.last.public.game
    standings = "no game" if game is None else f"{game.phase} of round {game.round}: {' '.join(game.standings)}"
    return f"{person.code}: {person.key} waits on in {standings}; unanswered: {list(person.waiting.values())}"
