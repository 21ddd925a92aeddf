"""How soon everybody plays on after a server was killed and started again: all of them come back at once.

    python -m benchmarks.server.storm                 # 200 tables of four, one process
    python -m benchmarks.server.storm --workers 2

People play for a while, as those of `tests/faults` do; the server is killed in the middle and started. Told is when
each saw their table again, in seconds from the moment that the server answers, beside what starting took.
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

import aiohttp

from tests.faults.people import Person, sit_down
from tests.server.test_killed import Process

SEATS = 4
PATIENCE = 60.0
"""Seconds after which those who are not back yet are given up."""


async def storm(tables: int, workers: int, before: float, think: float) -> tuple[float, list[float], int]:
    """Play, kill, start: gives the seconds of the start, when each of those who came back did, and how many played."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(
            Path(folder), pace=0.3, workers=workers, limit_tables="", limit_seats="", limit_sockets=100_000
        )
        await server.start()
        everybody = aiohttp.TCPConnector(limit=0)
        async with aiohttp.ClientSession(connector=everybody, cookie_jar=aiohttp.DummyCookieJar()) as session:
            rng, people = random.Random(1), list[Person]()
            for _ in range(tables):
                table = ("standard", SEATS, SEATS)
                people += await sit_down(lambda: server.port, session, table, rng, think=think)
            playing = [asyncio.create_task(person.play(SEATS - 1)) for person in people]
            await asyncio.sleep(before)
            there = [person for person in people if not person.ended]
            for person in there:
                person.gaps.clear()
            await server.kill()
            killed = time.monotonic()
            await server.start()
            up = time.monotonic()
            while not all(person.gaps for person in there) and time.monotonic() < up + PATIENCE:
                await asyncio.sleep(0.1)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await server.kill()
    return up - killed, sorted(person.gaps[0][1] - up for person in there if person.gaps), len(there)


def main() -> None:
    """Do it and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200, help=f"of {SEATS} people each")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--before", type=float, default=30, help="seconds of play before the kill")
    parser.add_argument("--think", type=float, default=2, help="seconds that people take for a move, about")
    asked = parser.parse_args()
    start, back, people = asyncio.run(storm(asked.tables, asked.workers, asked.before, asked.think))
    at = {share: back[min(len(back) - 1, int(share * len(back)))] for share in (0.9, 0.99)}
    print(f"{len(back)} of {people} people back; starting took {start:.2f} s")
    print(f"median {statistics.median(back):.2f} s, p90 {at[0.9]:.2f} s, p99 {at[0.99]:.2f} s, last {back[-1]:.2f} s")


if __name__ == "__main__":
    main()
