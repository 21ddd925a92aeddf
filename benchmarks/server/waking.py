"""How long a table of many games takes to wake, and for how long it holds up all others.

    PYTHONPATH=src:. .venv/bin/python -m benchmarks.server.waking [--games N]

A table of six on a disk that has seen so many games is woken by a server that has just started: with what was laid for
it as its last game began, and without. Held up: the longest that the event loop did not come round.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.server.watchers import Bench
from moonhare.cli.outfit import usual_outfit
from moonhare.server.live.folding import SHELF
from moonhare.server.live.house import House
from moonhare.server.messages import ChangeSetting, StartGame
from moonhare.server.serving import world_of
from moonhare.server.settings import ServerSettings
from moonhare.server.stock import library_of
from moonhare.storage import SqliteStore


async def wake(house: House, code: str) -> tuple[float, float]:
    """Wake a table; gives how long that took and the longest that the loop was held up, in milliseconds."""
    longest = 0.0

    async def come_round() -> None:
        nonlocal longest
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0)
            longest = max(longest, time.perf_counter() - before)

    rounds = asyncio.create_task(come_round())
    await asyncio.sleep(0.05)
    longest, begun = 0.0, time.perf_counter()
    await house.find(code)
    took = time.perf_counter() - begun
    rounds.cancel()
    return round(took * 1e3, 1), round(longest * 1e3, 1)


async def measure(games: int) -> dict[str, Any]:
    """Play so many games, then wake the table."""
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(folder), durable=True)
        live, players = await bench.table(start=False)
        await bench.host(live, players, ChangeSetting(setting="target_score", value=30))
        for _ in range(games):
            await bench.host(live, players, StartGame())
            while live.table.stage == "playing":
                await bench.play(live, players, 1)
        await bench.host(live, players, StartGame())
        await bench.play(live, players, 20)
        await asyncio.sleep(0.1)
        code, told["events"] = live.code, live.numbers.head
        await bench.house.close()
        await bench.store.close()
        for name in ("from_the_last_game", "from_the_first_event"):
            store = SqliteStore(Path(folder))
            settings = ServerSettings(data=folder)
            library = library_of(settings)
            house = House(world_of(settings, store, library, usual_outfit()), sets=library.default)
            if name == "from_the_first_event":
                await store.clear(code, SHELF)
            told[name] = dict(zip(("took_ms", "held_up_ms"), await wake(house, code), strict=True))
            await house.close()
            await store.close()
    return told


def main() -> None:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description="How long a table of many games takes to wake.")
    parser.add_argument("--games", type=int, default=300)
    sys.stdout.write(json.dumps(asyncio.run(measure(parser.parse_args().games))) + "\n")


if __name__ == "__main__":
    main()
