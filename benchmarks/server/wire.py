"""What goes over the wire in whole games of six, for each accepted command and person.

    PYTHONPATH=src:. .venv/bin/python -m benchmarks.server.wire [--games N]

In one process and without a network; counted are the bytes of all WebSocket frames to people, their heads included,
from the first message of the game to its last: answers and views. Once as the browser asks for it (`?views=changes`),
once with whole views. Ends with 1 where the first is more than 800 on average.
"""

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, get_args

from benchmarks.server.watchers import SEATS, Bench
from moonhare.rules.editions import EditionId
from moonhare.server.messages import ChangeSetting, ChooseEdition, StartGame

MOST: Final = 800


async def play(bench: Bench, edition: EditionId) -> float:
    """Play one game to its end; gives the bytes of a command and person."""
    live, players = await bench.table(start=False)
    await bench.host(live, players, ChooseEdition(edition=edition))
    # As on a big evening: long enough that a long pile of cards is told of.
    await bench.host(live, players, ChangeSetting(setting="target_score", value=30))
    before = sum(nowhere.bytes for nowhere in bench.lines)
    await bench.host(live, players, StartGame())
    commands = 1
    while live.table.stage == "playing":
        await bench.play(live, players, 1)
        commands += 1
    return (sum(nowhere.bytes for nowhere in bench.lines) - before) / commands / SEATS


async def measure(games: int) -> dict[str, Any]:
    """Play whole games of every edition, told in both ways."""
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        for name, changes in (("changes", True), ("whole", False)):
            bench = Bench(Path(folder), changes=changes)
            try:
                for edition in get_args(EditionId):
                    played = [await play(bench, edition) for _ in range(games)]
                    told.setdefault(edition, {})[name] = round(statistics.mean(played))
            finally:
                await bench.house.close()
                await bench.store.close()
    return told


def main() -> int:
    """Measure, tell, and give 1 where it is too much."""
    parser = argparse.ArgumentParser(description="Bytes on the wire for each command and person.")
    parser.add_argument("--games", type=int, default=5)
    told = asyncio.run(measure(parser.parse_args().games))
    sys.stdout.write(json.dumps(told) + "\n")
    return int(max(of["changes"] for of in told.values()) > MOST)


if __name__ == "__main__":
    sys.exit(main())
