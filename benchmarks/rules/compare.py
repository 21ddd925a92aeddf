"""Turns a second of the rules' engine beside its peers, on one core, taking turns within one run.

    /tmp/peers/bin/python -m benchmarks.rules.compare [--passes 9] [--json]

README.md beside this file tells how to set it up.
"""

import argparse
import gc
import json
import os
import platform
import statistics
import sys
from collections.abc import Sequence

from benchmarks.rules.memory import bytes_a_table
from benchmarks.rules.moonhare_engine import Moonhare
from benchmarks.rules.peers import BlockDominoes, GinRummy
from benchmarks.rules.turns import Contender

AIM = 3.0
"""Times the faster peer."""


def measure(contenders: Sequence[Contender], passes: int) -> list[list[float]]:
    """Turns a second, by contender and pass; in each pass everyone plays once, so that all share the same weather."""
    for contender in contenders:
        contender.replay()
    # The records are no garbage: collections are not to go through them in anybody's time.
    gc.collect()
    gc.freeze()
    speeds: list[list[float]] = [[] for _ in contenders]
    for _ in range(passes):
        for index, contender in enumerate(contenders):
            measured = contender.replay()
            speeds[index].append(measured.turns / measured.seconds)
    return speeds


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Turns a second of the rules' engine beside its peers.")
    parser.add_argument("--passes", type=int, default=9, help="how often everyone plays their record")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(arguments)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    ours = Moonhare(60)
    contenders: list[Contender] = [ours, GinRummy(8), BlockDominoes(400)]
    turns = ours.replay().turns
    speeds = measure(contenders, asked.passes)
    ratios = [
        statistics.median(mine / theirs for mine, theirs in zip(speeds[0], row, strict=True)) for row in speeds[1:]
    ]
    medians = [statistics.median(row) for row in speeds]
    rounds, weight = round(medians[0] * ours.rounds / turns), bytes_a_table()
    if asked.json:
        report = {
            "python": platform.python_version(),
            "turns_a_second": {c.name: round(m) for c, m in zip(contenders, medians, strict=True)},
            "rounds_a_second": rounds,
            "ratios": {c.name: round(r, 2) for c, r in zip(contenders[1:], ratios, strict=True)},
            "ratio_to_the_faster": round(min(ratios), 2),
            "aim": AIM,
            "bytes_a_table": weight,
        }
        print(json.dumps(report))
        return 0
    for contender, speed in zip(contenders, medians, strict=True):
        print(f"{contender.name:36} {speed:10,.0f} turns/s")
    print(f"ours: {rounds:,} rounds/s; the state of a table: {weight:,} bytes")
    for contender, ratio in zip(contenders[1:], ratios, strict=True):
        print(f"{ratio:6.2f} times {contender.name}")
    print(f"to the faster of the two: {min(ratios):.2f} (aim: {AIM})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
