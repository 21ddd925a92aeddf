"""`sharp` against each baseline and among its own kind, at every table size and seed, as one table.

    python -m benchmarks.players.matrix    # 500 games, three seeds, four and six players: three hours of one core
    python -m benchmarks.players.matrix --games 40 --seeds 1 --seats 4

Each pairing is a run of `moonhare arena` in a folder of its own below `--into`: what is there already is not played
again, so that it may be stopped and gone on with.
"""

import argparse
import json
import math
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from benchmarks.players.attack import positive
from moonhare.rules.editions import edition

BASELINES: Final = ("thing", "phrase", "mood", "random")
LINE_UPS: Final = (
    ("sharp",),
    *(("sharp", f"{one}+sharp") for one in BASELINES),
    *(("sharp", one) for one in BASELINES),
    ("sharp", "steady", "gentle", "simple"),
)
"""Alone; against those that differ in hinting alone; against them all-round; the strengths."""


class Figure(NamedTuple):
    """A mean over seeds with half the width of its 95 % interval, and what each seed gave."""

    mean: float
    half: float
    by_seed: tuple[float, ...]

    def __str__(self) -> str:
        """In words."""
        return f"{self.mean:.2f} ± {self.half:.2f} ({', '.join(f'{one:.2f}' for one in self.by_seed)})"


def pooled(found: Sequence[dict[str, Any]], times: float = 1.0) -> Figure:
    """Put the figures of several seeds together: seeds are independent of each other, so their variances add up."""
    values = tuple(one["value"] * times for one in found)
    halves = [(one["high"] - one["low"]) * times / 2 for one in found]
    return Figure(sum(values) / len(values), math.sqrt(sum(half * half for half in halves)) / len(halves), values)


def played(line_up: Sequence[str], seats: int, seed: int, games: int, into: Path) -> dict[str, Any]:
    """Have the arena play one pairing, unless it has; returns its report."""
    folder = into / f"{seats}-{seed}-{games}-{'_'.join(line_up)}"
    report = folder / "report.json"
    if not report.exists():
        sys.stderr.write(f"{folder.name}\n")
        subprocess.run(
            [
                *(sys.executable, "-m", "moonhare", "arena", "--players", *line_up, "--sets", "small-hours"),
                *("--games", str(games), "--seats", str(seats), "--seed", str(seed), "-o", str(folder)),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )
    found: dict[str, Any] = json.loads(report.read_bytes())
    return found


def rows(seats: int, seeds: Sequence[int], games: int, into: Path) -> Iterator[str]:
    """Yield a line of the table for each player of each pairing."""
    for line_up in LINE_UPS:
        reports = [played(line_up, seats, seed, games, into) for seed in seeds]
        for player in line_up:
            # By name: a report lists its players by their rating.
            figures = [one["figures"] for report in reports for one in report["players"] if one["player"] == player]
            wins = pooled([one["wins"] for one in figures], seats)
            some = pooled([one["some"] for one in figures])
            yield f"| {seats} | {' '.join(line_up)} | {player} | {wins} | {some} |"


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=positive, default=500)
    parser.add_argument("--seeds", type=int, nargs="+", default=[101, 102, 103])
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 6], choices=edition("standard").players)
    parser.add_argument("--into", type=Path, default=Path("scratch/matrix"))
    told = parser.parse_args()
    told.into.mkdir(parents=True, exist_ok=True)
    print("| seats | table | player | wins, of an equal share | some find the card, not all |\n|---|---|---|---|---|")
    for seats in told.seats:
        for row in rows(seats, told.seeds, told.games, told.into):
            print(row, flush=True)


if __name__ == "__main__":
    main()
