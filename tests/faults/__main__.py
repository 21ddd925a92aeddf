"""Play for some minutes while everything fails that can, and tell what it came to; status 1 where anything was lost.

python -m tests.faults [--minutes 10] [--nodes 1] [--workers 1] [--tables 60] [--every 5] [--seed 1] [--postgres]
                       [--think 0] [--faults kill=11,database] [--from COMMIT]
"""

import argparse
import asyncio
import signal
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from moonhare.cli.outfit import stored
from moonhare.server.settings import ServerSettings
from scripts.postgres import Database, database
from tests.faults.checking import check
from tests.faults.earlier import sources_of
from tests.faults.nodes import Nodes
from tests.faults.trial import Report, Trial

TELL = 10.0
"""Seconds between two lines on how far it is."""

SETTINGS = {"pace": 0.3, "limit_tables": "", "limit_seats": "", "limit_sockets": 100_000}


async def run(asked: argparse.Namespace, folder: Path, postgres: Database | None) -> Report:
    """Run a trial and reckon."""
    with Path(asked.errors or folder / "errors").open("wb") as errors:
        address = "" if postgres is None else postgres.address
        earlier = sources_of(asked.earlier, folder / "earlier") if asked.earlier else None
        nodes = Nodes(
            folder / "data",
            asked.nodes,
            errors,
            sources=earlier,
            workers=asked.workers,
            database=address,
            **SETTINGS,
        )
        await nodes.start()
        restarting = None if postgres is None else partial(restart, postgres)
        trial = Trial(nodes, seed=asked.seed, think=asked.think, restart_database=restarting)
        telling = asyncio.create_task(tell(trial, asked.minutes * 60))
        try:
            chosen = weights(asked.faults) if asked.faults else dict.fromkeys(trial.faults(), 1.0)
            people = await trial.run(
                tables=asked.tables,
                seconds=asked.minutes * 60,
                pause=(0.5 * asked.every, 1.5 * asked.every),
                faults=chosen,
            )
        finally:
            telling.cancel()
            await nodes.stop()
    print(f"reckoning: {len(people)} people", flush=True)
    async with stored(ServerSettings(data=str(folder / "data"), database=address)) as store:
        trial.report.wrong += await check(store, people)
    told = Path(asked.errors or folder / "errors").read_text(errors="replace")
    if "Traceback" in told:
        trial.report.wrong.append(f"a server met a bug: {told[told.index('Traceback') :][:3000]}")
    return trial.report


def weights(faults: str) -> dict[str, float]:
    """What fails and how often, from `kill=11,database`."""
    parts = [part.partition("=") for part in faults.split(",")]
    return {name: float(often or 1) for name, _, often in parts}


async def restart(postgres: Database) -> None:
    """Have the database fall over and start again."""
    await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
    await asyncio.to_thread(postgres.start)


async def tell(trial: Trial, seconds: float) -> None:
    """Say how far it is."""
    begun = time.monotonic()
    while True:
        await asyncio.sleep(TELL)
        struck = ", ".join(f"{name} {number}" for name, number in sorted(trial.report.struck.items()))
        print(f"{time.monotonic() - begun:5.0f} of {seconds:.0f} s: {trial.report.tables} tables; {struck}", flush=True)


def main() -> int:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description="Play while everything fails.")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--nodes", type=int, default=1, help="servers on one folder, or on one database")
    parser.add_argument("--postgres", action="store_true", help="tables in a PostgreSQL, which falls over too")
    parser.add_argument("--workers", type=int, default=1, help="of each server")
    parser.add_argument("--tables", type=int, default=60, help="in play at once")
    parser.add_argument("--think", type=float, default=0, help="seconds that people take for a move, about")
    parser.add_argument("--every", type=float, default=5, help="seconds between two faults, about")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", default="", help="which, and how often: kill=11,database; else all alike")
    parser.add_argument(
        "--from",
        dest="earlier",
        metavar="COMMIT",
        default="",
        help="begin with the program of this commit; servers are updated one by one (fault: update)",
    )
    parser.add_argument("--errors", metavar="FILE", help="where what the servers log is kept")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        # Waiting for the disk as a host's does.
        postgres = stack.enter_context(database({"max_connections": "300"})) if asked.postgres else None
        report = asyncio.run(run(asked, Path(folder), postgres))
    gaps = report.gaps or [0.0]
    print(f"{report.tables} tables, {report.commands} commands acknowledged, {sum(report.struck.values())} faults")
    print(
        f"seeing nothing though a server answered: {len(report.gaps)} times, median {statistics.median(gaps):.2f} s, "
        f"p99 {gaps[int(0.99 * (len(gaps) - 1))]:.2f} s, longest {gaps[-1]:.2f} s"
    )
    print(*report.wrong[:20], sep="\n")
    print(f"{len(report.wrong)} things are wrong" if report.wrong else "nothing was lost, and nothing done twice")
    return int(bool(report.wrong))


if __name__ == "__main__":
    sys.exit(main())
