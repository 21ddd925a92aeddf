"""How many games a second the arena plays among baselines, on one process and on several, beside the bare simulator.

    .venv/bin/python -m benchmarks.arena.games [--passes N] [--games N] [--workers W] [--json]

Every pass plays the same number of games in each way, in turn; a ratio is the median over the passes. Processes are
started, and sets and words read, before the clock is.
"""

import argparse
import json
import sys
from statistics import median
from time import perf_counter

from moonhare.arena import simulate
from moonhare.arena.contest import contest
from moonhare.arena.crew import Crew, own_crew
from moonhare.arena.pairing import Setup
from moonhare.cli.knowing import provide
from moonhare.players import BASELINES
from moonhare.rules.editions import edition

SEATS = 6


def arena(crew: Crew, games: int, seed: int) -> float:
    """Games a second of wall time, six baselines at a table, every one measured and its replay encoded."""
    players = ("simple", *BASELINES, "thing+simple")
    setup = Setup(players=players, edition="standard", seats=SEATS, sets=(), language="en", seed=seed)
    began = perf_counter()
    contest(setup, games, provide=provide, crew=crew)
    return games / (perf_counter() - began)


def bare(games: int, seed: int) -> float:
    """The same for six simple players in the simulator, where nothing but points is counted."""
    clues = provide((), "en").knowledge.clues
    began = perf_counter()
    simulate(edition("standard"), players=SEATS, games=games, seed=seed, clues=clues)
    return games / (perf_counter() - began)


def measure(passes: int, games: int, workers: int) -> dict[str, float]:
    """The medians, and the ratios of each pass."""
    found: dict[str, list[float]] = {"simulator": [], "one": [], "several": []}
    with own_crew(1) as alone, own_crew(workers) as several:
        for crew in (alone, several):
            arena(crew, SEATS * 4 * workers, 0)
        for seed in range(1, passes + 1):
            found["simulator"].append(bare(games, seed))
            found["one"].append(arena(alone, games, seed))
            found["several"].append(arena(several, games, seed))
    pairs = list(zip(found["simulator"], found["one"], found["several"], strict=True))
    return {
        **{f"{name}, games a second": round(median(values), 1) for name, values in found.items()},
        "one beside the simulator": round(median(one / free for free, one, _ in pairs), 2),
        "several beside one": round(median(many / one for _, one, many in pairs), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    found = measure(asked.passes, asked.games, asked.workers)
    if asked.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:32} {value}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
