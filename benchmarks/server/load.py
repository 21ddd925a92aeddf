"""Plays at 30 tables of six and measures: one command in flight a table, done when its last viewer has the view.

    python -m benchmarks.server.load moonhare|boardgame|ceiling PORT SECONDS TABLES [PID]

Runs in a process of its own, on a core of its own; prints one line of JSON. With SECONDS 0 it connects, plays one
command at each table, prints a line and waits: for weighing the server's memory.
"""

import asyncio
import gc
import importlib
import os
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import uvloop

from benchmarks.server.games import PROTOCOLS, Protocol

# Not installed with the project (`requirements.txt` here), so it is imported by name and has no types.
picows: Any = importlib.import_module("picows")

WARM_UP = 1.5
SEATS = 6


class Figures:
    """What is measured while `on`."""

    def __init__(self) -> None:
        self.on = False
        self.commands = self.bytes = self.frames = self.refused = 0
        self.waits: list[float] = []


class Seat(picows.WSListener):  # type: ignore[misc]  # see above
    """One connection: keeps the latest view and tells its table that it came."""

    def __init__(self, table: "Table", number: int) -> None:
        self.table, self.number = table, number
        self.transport: Any = None
        self.view = b""
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: Any) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: Any, frame: Any) -> None:
        if frame.msg_type != picows.WSMsgType.TEXT:
            return
        data = frame.get_payload_as_bytes()
        kind = self.table.protocol.kind(data)
        if kind == "view":
            self.view = data
            if self.ready.done():
                self.table.got(len(data))
            else:
                self.ready.set_result(None)
        elif kind == "refused":
            self.table.figures.refused += 1
        elif kind == "ping":
            transport.send(picows.WSMsgType.TEXT, b"3")
        elif kind == "greeting":
            transport.send(picows.WSMsgType.TEXT, self.table.protocol.hello)
        elif kind == "open":
            for text in self.table.protocol.opened(self.table.number, self.number):
                transport.send(picows.WSMsgType.TEXT, text)


class Table:
    """Six seats; plays one command after the other while somebody asks for it."""

    def __init__(self, number: int, protocol: Protocol, figures: Figures) -> None:
        self.number, self.protocol, self.figures = number, protocol, figures
        self.seats: list[Seat] = []
        self.going = False
        self._rng = random.Random(number)
        self._got = 0
        self._sent_at = 0.0

    def play(self) -> None:
        seat, text = self.protocol.choose([one.view for one in self.seats], self._rng)
        self._got = 0
        self._sent_at = time.perf_counter()
        self.seats[seat].transport.send(picows.WSMsgType.TEXT, text)

    def got(self, size: int) -> None:
        figures = self.figures
        self._got += 1
        if figures.on:
            figures.frames += 1
            figures.bytes += size
        if self._got == SEATS:
            if figures.on:
                figures.commands += 1
                figures.waits.append(time.perf_counter() - self._sent_at)
            if self.going:
                self.play()


def cpu_seconds(pid: int) -> float:
    """Processor time of a process, of which there is one a server."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def maker(client: Seat) -> Callable[[], Seat]:
    """What the library asks for the other end of a new connection."""
    return lambda: client


async def sit_down(protocol: Protocol, port: int, count: int, figures: Figures) -> list[Table]:
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
            table.seats[0].transport.send(picows.WSMsgType.TEXT, text)
        tables.append(table)
    await asyncio.sleep(1)
    return tables


async def main() -> None:
    name, port, seconds, count = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), int(sys.argv[4])
    figures = Figures()
    tables = await sit_down(PROTOCOLS[name](), port, count, figures)
    gc.disable()
    if seconds == 0:
        for table in tables:
            table.play()
        await asyncio.sleep(2)
        sys.stdout.write("ready\n")
        sys.stdout.flush()
        await asyncio.sleep(60)
        return
    for table in tables:
        table.going = True
        table.play()
    await asyncio.sleep(WARM_UP)
    pid = int(sys.argv[5])
    figures.on, cpu, own, begun = True, cpu_seconds(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(seconds)
    figures.on, took = False, time.perf_counter() - begun
    waits = sorted(figures.waits)
    report: dict[str, Any] = {
        "commands_a_second": figures.commands / took,
        "cpu_us_a_command": (cpu_seconds(pid) - cpu) / max(1, figures.commands) * 1e6,
        "server_busy": (cpu_seconds(pid) - cpu) / took,
        "generator_busy": (time.process_time() - own) / took,
        "p50_ms": waits[len(waits) // 2] * 1e3,
        "p99_ms": waits[int(len(waits) * 0.99)] * 1e3,
        "bytes_a_view": figures.bytes / max(1, figures.frames),
        "refused": figures.refused,
    }
    sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    uvloop.install()
    asyncio.run(main())
