"""How several processes write to one disk: all to one store, taking turns, or each to a store of its own.

    python -m benchmarks.server.stores [--processes 1 2 4] [--seconds 5]

Each process has 64 tables, and appends to each again as soon as the last append is on the disk. The last column is the
ratio to the same number of stores that know nothing of each other: what sharding could win at best.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from moonhare.storage import Append, SqliteStore

TABLES = 64
EVENT = b'{"type":"in-game","key":3,"event":{"type":"votes-cast","seat":2,"slots":[4]},"padding":"' + b"x" * 120 + b'"}'


async def write(folder: Path, name: str, seconds: float, begin: float) -> tuple[int, list[float]]:
    """Append for so long, from a moment on; how many appends there were, and how long each took."""
    store = SqliteStore(folder)
    took: list[float] = []
    try:
        await asyncio.sleep(max(0.0, begin - time.time()))
        end = time.monotonic() + seconds

        async def table(number: int) -> None:
            done = 0
            while (began := time.monotonic()) < end:
                await store.append(Append(table=f"{name}-{number}", after=done, events=(EVENT,)))
                done += 1
                took.append(time.monotonic() - began)

        await asyncio.gather(*map(table, range(TABLES)))
    finally:
        await store.close()
    return len(took), took


def measure(processes: int, seconds: float, *, shared: bool) -> tuple[float, float, float]:
    """Appends a second of all processes together, and the middle and the 99th percentile of milliseconds for one."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as parent:
        begin = str(time.time() + 2)
        command = (sys.executable, "-m", "benchmarks.server.stores", "--write")
        running = [
            subprocess.Popen(
                (*command, f"{parent}/{'all' if shared else number}", str(number), str(seconds), begin),
                stdout=subprocess.PIPE,
            )
            for number in range(processes)
        ]
        parts = [json.loads(process.communicate()[0]) for process in running]
    took = sorted(1000 * one for part in parts for one in part["took"])
    return len(took) / seconds, statistics.median(took), took[int(0.99 * len(took))]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="How several processes write to one disk.")
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--write", nargs=4, metavar=("DIR", "NAME", "SECONDS", "BEGIN"), help="one of them")
    chosen = parser.parse_args()
    if chosen.write:
        folder, name, seconds, begin = chosen.write
        done, took = asyncio.run(write(Path(folder), name, float(seconds), float(begin)))
        print(json.dumps({"done": done, "took": took}))
        return
    print("processes  stores  appends/s  median ms  p99 ms  of stores apart")
    for processes in chosen.processes:
        apart = measure(processes, chosen.seconds, shared=False)
        shared = measure(processes, chosen.seconds, shared=True)
        for stores, (rate, middle, worst) in ((processes, apart), (1, shared)):
            print(f"{processes:9}{stores:8}{rate:11.0f}{middle:11.1f}{worst:8.1f}{rate / apart[0]:12.2f}")


if __name__ == "__main__":
    main()
