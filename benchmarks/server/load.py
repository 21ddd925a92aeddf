"""Plays at tables of six and measures: one command in flight a table, done when its last viewer has what came of it.

    python -m benchmarks.server.load NAME PORT TABLES PID [--warm N] [--seconds S] [--rate R] [--sit]

NAME: one of `games.PROTOCOLS`. Runs in a process of its own, on a core of its own; prints one line of JSON. It warms up
by a number of commands. Then it lets each table go on as soon as it can (closed loop), or with `--rate` starts so many
commands a second whatever becomes of them (open loop): a wait begins when its command was due. With `--sit` it
connects, plays one command at each table, prints a line and waits: for weighing the server's memory.
"""

import argparse
import asyncio
import gc
import importlib
import os
import random
import sys
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.server.games import PROTOCOLS, SEATS, Protocol, Seen

# Not installed with the project (`requirements.txt` here), so it is imported by name and has no types.
picows: Any = importlib.import_module("picows")


class Figures:
    """What is measured while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.done = self.commands = self.bytes = self.refused = 0
        self.waits: list[float] = []


class Seat(picows.WSListener):  # type: ignore[misc]  # see above
    """One connection: keeps what it is told of the game, and tells its table that it came."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table, self.number = table, number
        self.transport: Any = None
        self.seen: Seen = table.protocol.seen(table.number, number)
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type not in (picows.WSMsgType.TEXT, picows.WSMsgType.BINARY):
            return
        data = frame.get_payload_as_bytes()
        figures = self.table.figures
        if figures.on:
            figures.bytes += len(data)
        kind, answer = self.seen.take(data)
        if kind == "view":
            if self.ready.done():
                self.table.got()
            else:
                self.ready.set_result(None)
        elif kind == "refused":
            figures.refused += 1
        for text in answer:
            self.say(text)

    def say(self, text: bytes) -> None:
        """Send something as this contender's server takes it."""
        self.transport.send(picows.WSMsgType.BINARY if self.table.protocol.binary else picows.WSMsgType.TEXT, text)


class Table:
    """Six seats; plays one command after the other, at once or when they are due."""

    def __init__(self, number: int, protocol: Protocol, figures: Figures) -> None:
        self.number, self.protocol, self.figures = number, protocol, figures
        self.seats: list[Seat] = []
        self.going = self._playing = False
        self._due: deque[float] = deque()
        self._rng = random.Random(number)
        self._got = 0
        self._since = 0.0

    def play(self, due: float) -> None:
        """Play a command that was due at a moment, once those before it are done."""
        if self._playing:
            self._due.append(due)
            return
        self._playing, self._got, self._since = True, 0, due
        seat, text = self.protocol.choose([one.seen for one in self.seats], self._rng)
        self.seats[seat].say(text)

    def got(self) -> None:
        """Count one more viewer who has what came of it."""
        self._got += 1
        if self._got != SEATS or not self._playing:
            return
        figures, now = self.figures, time.perf_counter()
        self._playing = False
        figures.done += 1
        if figures.on:
            figures.commands += 1
            figures.waits.append(now - self._since)
        if self.going:
            self.play(now)
        elif self._due:
            self.play(self._due.popleft())


def cpu_seconds(pid: int) -> float:
    """Processor time of a process, of which there is one a server."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def maker(client: Seat) -> Callable[[], Seat]:
    """What the library asks for the other end of a new connection."""
    return lambda: client


async def sit_down(protocol: Protocol, port: int, count: int, figures: Figures) -> list[Table]:
    """Sit down everywhere and begin."""
    tables = []
    for number in range(count):
        table = Table(number, protocol, figures)
        for seat, (url, headers) in enumerate(protocol.join(port, number)):
            client = Seat(table, seat)
            await picows.ws_connect(maker(client), url, extra_headers=headers)
            table.seats.append(client)
            if protocol.greets:
                await asyncio.wait_for(client.ready, 10)
            else:
                client.ready.set_result(None)
        for text in protocol.begin():
            table.seats[0].say(text)
        tables.append(table)
    await asyncio.sleep(1)
    return tables


async def play_on(tables: list[Table], seconds: float, rate: float) -> None:
    """Let the tables play, as they like or at a rate, for some seconds."""
    begun = now = time.perf_counter()
    if not rate:
        await asyncio.sleep(seconds)
        return
    order, number = random.Random(1).sample(tables, len(tables)), 0
    while now < begun + seconds:
        while begun + number / rate <= now:
            order[number % len(order)].play(begun + number / rate)
            number += 1
        await asyncio.sleep(0)
        now = time.perf_counter()


async def warm_up(tables: list[Table], figures: Figures, commands: int) -> None:
    """Let the tables play so many commands: a time would be more for the quick than for the slow."""
    for table in tables:
        table.going = True
        table.play(time.perf_counter())
    while figures.done < commands:
        await asyncio.sleep(0.01)


async def main() -> None:
    """Connect, warm up, measure, tell."""
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=PROTOCOLS)
    parser.add_argument("port", type=int)
    parser.add_argument("tables", type=int)
    parser.add_argument("pid", type=int)
    parser.add_argument("--warm", type=int, default=4000)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--rate", type=float, default=0)
    parser.add_argument("--sit", action="store_true")
    asked = parser.parse_args()
    figures = Figures()
    tables = await sit_down(PROTOCOLS[asked.name](), asked.port, asked.tables, figures)
    gc.disable()
    if asked.sit:
        for table in tables:
            table.play(time.perf_counter())
        await asyncio.sleep(2)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.sleep(60)
        return
    await warm_up(tables, figures, asked.warm)
    if asked.rate:
        for table in tables:
            table.going = False
        await asyncio.sleep(0.5)
    figures.on, cpu, own, begun = True, cpu_seconds(asked.pid), time.process_time(), time.perf_counter()
    await play_on(tables, asked.seconds, asked.rate)
    figures.on, took = False, time.perf_counter() - begun
    used, waits = cpu_seconds(asked.pid) - cpu, sorted(figures.waits) or [0.0]
    report: dict[str, Any] = {
        "commands_a_second": figures.commands / took,
        "cpu_us_a_command": used / max(1, figures.commands) * 1e6,
        "server_busy": used / took,
        "generator_busy": (time.process_time() - own) / took,
        "p50_ms": waits[len(waits) // 2] * 1e3,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1e3,
        "bytes_a_person": figures.bytes / max(1, figures.commands) / SEATS,
        "refused": figures.refused,
    }
    sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(main())
