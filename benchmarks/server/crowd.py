"""What many tables cost that nobody looks at, and what one table that never rests costs the others.

    PYTHONPATH=src:. /tmp/peers/bin/python -m benchmarks.server.crowd [--tables 10 1000 20000] [--json]

A real server on one core for each number of tables. They are opened over HTTP and left, until the server has let go of
all; then thirty more of six play (`load.py`, on another core): as quickly as they can, at a fixed rate, and at that
rate once more beside a table that sends its next move as soon as it has seen the last one. Ratios to the first number
are what counts. Ends with 1 where a sleeping table weighs more than `MOST_BYTES`. Set up as README.md tells; needs
Linux and `taskset`.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

import aiohttp

from benchmarks.server.compare import cores, generator
from benchmarks.server.finished import AT_ONCE, Server

PLAYING: Final = 30
WARM: Final = 1500
"""Tables that come and go before anything is weighed, as many as are in memory at once later."""

MOST_BYTES: Final = 256
"""That each may weigh while it sleeps: nothing is kept of it, but the allocator may keep what it had."""


async def open_tables(server: Server, number: int) -> None:
    """Open so many tables and leave them, until they have left memory."""
    left = iter(range(number))

    async def some(session: aiohttp.ClientSession) -> None:
        for _ in left:
            async with session.post(f"{server.base}/api/tables", json={"name": "Ana", "computers": 3}) as answer:
                assert answer.status == 201, await answer.text()

    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        await asyncio.gather(*[some(session) for _ in range(AT_ONCE)])
    while server.awake():
        await asyncio.sleep(0.5)
    await asyncio.sleep(1)


def play(server: Server, *more: str, tables: int = PLAYING) -> "subprocess.Popen[str]":
    """Have some tables play, in a process of its own."""
    command = generator("moonhare", server.port, tables, server.process.pid, "--warm", "1500", *more)
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def figures(playing: "subprocess.Popen[str]") -> dict[str, Any]:
    """What it measured."""
    told, _ = playing.communicate()
    found: dict[str, Any] = json.loads(told)
    return found


def measure(tables: int, asked: argparse.Namespace) -> dict[str, float]:
    """Measure a server with so many tables that sleep."""
    server_core, _ = cores()
    with tempfile.TemporaryDirectory(dir=asked.disk) as folder:
        settings = {"limit_commands": 1_000_000, "away_seconds": 3600, "full_seconds": 0}
        server = Server(Path(folder), on=str(server_core), **settings)
        try:
            asyncio.run(open_tables(server, WARM))
            before = server.weight()
            asyncio.run(open_tables(server, tables))
            asleep = server.weight() - before
            fastest = figures(play(server, "--seconds", str(asked.seconds)))
            steady = ("--seconds", str(asked.seconds), "--rate", str(asked.rate))
            alone = figures(play(server, *steady))
            flood = play(server, "--seconds", str(10 * asked.seconds), tables=1)
            beside = figures(play(server, *steady))
            flood.kill()
            flood.wait()
        finally:
            server.stop()
    return {
        "tables": tables,
        "bytes_asleep": max(0.0, asleep / tables),
        "commands_a_second": fastest["commands_a_second"],
        "p50_ms": alone["p50_ms"],
        "p99_ms": alone["p99_ms"],
        "p50_ms_beside_a_flood": beside["p50_ms"],
        "p99_ms_beside_a_flood": beside["p99_ms"],
    }


def main() -> int:
    """Measure, tell, and give 1 where a sleeping table weighs too much."""
    parser = argparse.ArgumentParser(description="Many tables that sleep, and one that never rests.")
    parser.add_argument("--tables", type=int, nargs="*", default=[10, 1000, 20_000])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--rate", type=float, default=400, help="commands a second of all, at a fixed load")
    parser.add_argument("--disk", help="a folder on the disk that is written to; else the system's for such things")
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    rows = [measure(tables, asked) for tables in asked.tables]
    for row in rows:
        row |= {f"{name}_ratio": row[name] / rows[0][name] for name in ("commands_a_second", "p50_ms", "p99_ms")}
        row["flood_ratio"] = row["p50_ms_beside_a_flood"] / row["p50_ms"]
        told = json.dumps(row) if asked.json else ", ".join(f"{name} {value:,.2f}" for name, value in row.items())
        sys.stdout.write(told + os.linesep)
    return int(rows[-1]["bytes_asleep"] > MOST_BYTES)


if __name__ == "__main__":
    sys.exit(main())
