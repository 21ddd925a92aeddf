"""What finished tables leave behind in the server's memory.

    .venv/bin/python -m benchmarks.server.finished [--tables N] [--warm N]

A real server. At each table four computers play a short game before a watcher's eyes, whose past is then asked for as
people do (its rounds, its replay) and which everybody leaves; the server lets go of it. Weighed is the server's own
share of memory (PSS, from `/proc`) after some tables to warm up, and after many more. Ends with 1 where it has grown
by more than a tenth. Needs Linux.
"""

import argparse
import asyncio
import itertools
import json
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any, Final

import aiohttp

AT_ONCE: Final = 24
UNWATCHED: Final = 2.0
"""Seconds after which a table that nobody looks at leaves memory here: three minutes elsewhere."""

MOST: Final = 1.10
LONGEST: Final = 60.0
"""Seconds that a game may take."""

SERVE: Final = """
import json, sys
from msgspec.structs import replace
from moonhare.cli.outfit import usual_outfit
from moonhare.server import serving
from moonhare.server.settings import ServerSettings
usual = serving.times_of
serving.times_of = lambda settings: replace(usual(settings), unwatched=float(sys.argv[2]), glance=0.0)
limits = {name: "" for name in ("limit_tables", "limit_seats", "limit_guesses", "limit_recalls")}
given = {"pace": 0, "announce_seconds": 0, "showing_seconds": 0, "away_seconds": 0, "limit_sockets": 10_000, **limits}
settings = ServerSettings(port=0, data=sys.argv[1], metrics="loopback", **(given | json.loads(sys.argv[3])))
serving.serve(settings, usual_outfit(), ready=lambda port: print("port", port, flush=True))
"""

_ids = itertools.count(10_000_000)


class Server:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *, on: str = "", **settings: object) -> None:
        """Start it on a folder; `on`: the core that it has, as taskset names it; where it is set otherwise."""
        command = [sys.executable, "-c", SERVE, str(folder), str(UNWATCHED), json.dumps(settings)]
        command = ["taskset", "-c", on, *command] if on else command
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        said = re.fullmatch(r"port (\d+)\n", self.process.stdout.readline())
        assert said is not None, "the server did not start"
        self.port = int(said[1])
        self.base = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.communicate()

    def weight(self) -> int:
        """Bytes of its own: what it shares with others counts by its share."""
        told = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        found = re.search(r"^Pss: +(\d+) kB$", told, re.MULTILINE)
        assert found is not None
        return int(found[1]) * 1024

    def awake(self) -> int:
        """Tables in memory."""
        with urllib.request.urlopen(f"{self.base}/metrics") as answer:
            found = re.search(r"^moonhare_tables_awake (\S+)$", answer.read().decode(), re.MULTILINE)
        assert found is not None
        return int(float(found[1]))


async def one_table(server: Server, session: aiohttp.ClientSession) -> None:
    """Open a table, see a game of computers to its end, ask what it was like, and go."""
    body = {"name": "Ana", "edition": "standard", "computers": 3}
    async with session.post(f"{server.base}/api/tables", json=body) as answer:
        assert answer.status == 201, await answer.text()
        code, cookie = (await answer.json())["code"], answer.headers["Set-Cookie"].partition(";")[0]
    url = f"{server.base}/t/{code}/ws"
    async with session.ws_connect(url) as watching:
        async with session.ws_connect(url, headers={"Cookie": cookie}) as host:
            change = {"type": "change-setting", "setting": "target_score", "value": 5}
            for command in (change, {"type": "start-game"}):
                about: dict[str, Any] = {"game": 0, "round": 0, "phase": None}
                await host.send_json({"type": "do", "id": str(next(_ids)), **about, "command": command})
                while json.loads((await host.receive(timeout=LONGEST)).data)["type"] != "accepted":
                    pass
        async with asyncio.timeout(LONGEST):
            while True:
                told = json.loads((await watching.receive()).data)
                if told["type"] == "view" and told["public"]["stage"] == "over":
                    break
    for what in ("rounds", "replay"):
        async with session.get(f"{server.base}/api/tables/{code}/{what}") as answer:
            assert answer.status == 200, await answer.text()
            await answer.read()


async def play(server: Server, tables: int) -> None:
    """Play at so many tables, some at once, and wait until the server has let go of all."""
    left = iter(range(tables))

    async def some(session: aiohttp.ClientSession) -> None:
        for _ in left:
            await one_table(server, session)

    async with aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session:
        await asyncio.gather(*[some(session) for _ in range(AT_ONCE)])
    while server.awake():
        await asyncio.sleep(0.5)
    await asyncio.sleep(1)


def measure(tables: int, warm: int) -> dict[str, Any]:
    """Weigh a server before and after so many finished tables."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        try:
            asyncio.run(play(server, warm))
            before = server.weight()
            asyncio.run(play(server, tables))
            after = server.weight()
        finally:
            server.stop()
    return {
        "tables": tables,
        "before_mib": round(before / 2**20, 1),
        "after_mib": round(after / 2**20, 1),
        "ratio": round(after / before, 3),
    }


def main() -> int:
    """Measure, tell, and give 1 where it is too much."""
    parser = argparse.ArgumentParser(description="What finished tables leave in memory.")
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--warm", type=int, default=300)
    asked = parser.parse_args()
    told = measure(asked.tables, asked.warm)
    sys.stdout.write(json.dumps(told) + "\n")
    return int(told["ratio"] > MOST)


if __name__ == "__main__":
    sys.exit(main())
