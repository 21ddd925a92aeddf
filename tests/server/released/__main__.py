"""Keep a release: run its server, play the evenings, and write down what was stored and what was seen.

    .venv/bin/python -m tests.server.released [--python PYTHON] --to FOLDER

`--python` is the interpreter of the environment in which the release stands, this one unless told. A folder that
stands already is not written again: what was stored then cannot be stored anew.
"""

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import aiohttp

from tests.server.released.evenings import EVENINGS, Inn, Table
from tests.server.released.people import Person, settle

DATABASE = "moonhare.sqlite3"
SETTINGS = {
    # Computer players at once, people in their own time: an evening stops where it is to stop, and stays there.
    "PACE": "0",
    "ANNOUNCE_SECONDS": "86400",
    "SHOWING_SECONDS": "86400",
    "AWAY_SECONDS": "2",
    "LIMIT_TABLES": "",
    "LIMIT_SEATS": "",
    "LIMIT_COMMANDS": "10000",
}


@asynccontextmanager
async def serving(python: str, data: Path) -> AsyncIterator[str]:
    """Run a release's server as a process of its own; gives its address."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    process = await asyncio.create_subprocess_exec(
        *(python, "-m", "moonhare", "serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(data)),
        env=os.environ | {f"MOONHARE_{name}": value for name, value in SETTINGS.items()},
        stdout=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(30):
            while not await _answers(port):
                assert process.returncode is None, "the server did not start"
                await asyncio.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.send_signal(signal.SIGTERM)
        await process.wait()


async def _answers(port: int) -> bool:
    with suppress(OSError):
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.close()
        return True
    return False


async def play_all(python: str, data: Path) -> list[dict[str, Any]]:
    """Play every evening on a server; gives each table with its seats and what everybody saw at the end."""
    async with (
        serving(python, data) as address,
        aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
    ):
        inn = Inn(session, address)
        kept = []
        for evening in EVENINGS:
            table = await evening(inn)
            watcher = Person(session, address, table.code)
            await watcher.connect()
            await settle([*table.people, watcher])
            kept.append(_kept(evening.__doc__ or "", table, watcher))
            print(f"{table.code}  {evening.__doc__}", flush=True)
            # Nobody is left, so nothing more happens at this table.
            for person in (watcher, *table.people):
                await person.go()
        return kept


def _kept(story: str, table: Table, watcher: Person) -> dict[str, Any]:
    messages = [(person.key, person.accepted) for person in table.people if person.accepted]
    return {
        "code": table.code,
        "story": story.removesuffix("."),
        "games": watcher.view["public"]["game_number"],
        "seats": [{"key": p.key, "secret": p.secret, "gone": p.gone} for p in table.people],
        "accepted": [{"key": key, "message": message} for key, message in messages],
        "public": watcher.view["public"],
        "own": {str(p.key): p.view["own"] for p in table.present},
    }


def write_down(python: str, kept: list[dict[str, Any]], folder: Path) -> None:
    """Write the tables, and each game's log and its replay as the release tells them, beside the data."""
    lines = [json.dumps(table, ensure_ascii=False, separators=(",", ":")) for table in kept]
    (folder / "tables.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / "games").mkdir()
    for table in kept:
        for game in range(1, table["games"] + 1):
            log = folder / "games" / f"{table['code']}-{game}.jsonl"
            data = str(folder / "data")
            _tell(python, "export", table["code"], "--game", str(game), "--data", data, "--output", str(log))
            log.with_suffix(".json").write_bytes(_tell(python, "replay", str(log), "--json"))
    # A server that was told to stop leaves one whole file; beside it lie its lock and an empty folder for sets.
    for beside in (folder / "data").iterdir():
        if beside.is_dir():
            beside.rmdir()
        elif beside.name != DATABASE:
            beside.unlink()


def _tell(python: str, *arguments: str) -> bytes:
    return subprocess.run([python, "-m", "moonhare", *arguments], check=True, stdout=subprocess.PIPE).stdout


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.released")
    parser.add_argument("--python", default=sys.executable)
    parser.add_argument("--to", type=Path, required=True)
    asked = parser.parse_args()
    folder: Path = asked.to
    if folder.exists():
        sys.exit(f"{folder} stands already, and what was stored then cannot be stored anew")
    making = folder.with_name(f"{folder.name}.making")
    write_down(asked.python, asyncio.run(play_all(asked.python, making / "data")), making)
    making.rename(folder)


if __name__ == "__main__":
    main()
