"""Commands a second and waits on PostgreSQL beside SQLite: the same server, tables, generator and disk, in turn.

    PYTHONPATH=src:. /tmp/peers/bin/python -m benchmarks.server.databases [--passes 3] [--seconds 4] [--tables 30]

As in `compare.py` the server has one core and the generator another; PostgreSQL has what both leave. It writes its log
to the disk before it answers (`fsync` and `synchronous_commit` on), as SQLite does here.
"""

import argparse
import os
import random
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from benchmarks.server.compare import load
from scripts.postgres import database

LASTING = {"fsync": "on", "synchronous_commit": "on", "shared_buffers": "128MB"}


@contextmanager
def on(where: str) -> Iterator[None]:
    """Let servers that start meanwhile keep their tables in SQLite, or in a PostgreSQL."""
    if where == "sqlite":
        yield
        return
    with database(LASTING) as opened:
        os.environ["MOONHARE_DATABASE"] = opened.address
        try:
            yield
        finally:
            del os.environ["MOONHARE_DATABASE"]


def main() -> None:
    """Let both play in turn, and tell the ratios of each pass's figures."""
    parser = argparse.ArgumentParser(description="PostgreSQL beside SQLite.")
    parser.add_argument("--passes", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--warm", type=int, default=4000, help="commands to warm up with")
    parser.add_argument("--rate", type=float, default=400, help="commands a second of the open loop")
    parser.add_argument("--disk", help="a folder on the disk that is written to; else the system's for such things")
    options = parser.parse_args()
    options.boardgame = options.colyseus = None
    runs: dict[str, list[dict[str, Any]]] = {"sqlite": [], "postgresql": []}
    calm: dict[str, list[dict[str, Any]]] = {"sqlite": [], "postgresql": []}
    for number in range(options.passes):
        for where in random.Random(number).sample(list(runs), len(runs)):
            with on(where):
                runs[where].append(load("moonhare", options))
            with on(where):
                calm[where].append(load("moonhare", options, options.rate))
    for name, found, keys in (
        ("as much as it can", runs, ("commands_a_second", "cpu_us_a_command", "p50_ms", "p99_ms")),
        (f"{options.rate:.0f} commands a second", calm, ("cpu_us_a_command", "p50_ms", "p99_ms")),
    ):
        print(f"{name}, PostgreSQL ÷ SQLite:")
        for key in keys:
            ratios = [pg[key] / lite[key] for pg, lite in zip(found["postgresql"], found["sqlite"], strict=True)]
            middle = [statistics.median(one[key] for one in found[where]) for where in ("postgresql", "sqlite")]
            print(f"  {key:18} ×{statistics.median(ratios):.2f}  ({middle[0]:.1f} and {middle[1]:.1f})")


if __name__ == "__main__":
    main()
