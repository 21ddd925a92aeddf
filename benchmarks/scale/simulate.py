"""What a number of tables a day needs at its busiest hour, and how long people wait while a node dies.

    python -m benchmarks.scale.simulate [--tables 1000000] [--nodes 8] [--cores 4] [FIGURE=NUMBER …]

Simulated (SimPy) is one core of a node that lives, since all of them fare alike: the moves of its tables queue there,
and wait for a commit; then one node dies, its people try again as browsers do, and this core gets its share of them,
whose tables it has to wake first. What each piece of work costs are the figures of `figures.py`; `docs/scale.md` says
what follows. Needs SimPy (`requirements.txt` beside this file) and nothing of the game.
"""

import argparse
import importlib
import random
import sys
from collections.abc import Iterator
from typing import Any, Final

from benchmarks.scale.figures import FIRST_TRIES, Figures, Plan, changed, plan

# Not in this project's own environment.
simpy: Any = importlib.import_module("simpy")

SOONEST: Final = 0.25
"""Seconds after which a browser that lost its connection tries again, at the earliest."""
CALM: Final = 5.0
"""Seconds before a node dies."""
STORM: Final = 5.0
"""Seconds after it that are looked at apart."""
LONGEST: Final = 60.0
"""Seconds in all."""
COMMIT_MS: Final = 1.5
"""One group commit, on the disk."""


class Core:
    """One core of a node that lives, or of the only one, which comes back."""

    def __init__(self, wanted: Plan, figures: Figures, *, nodes: int, seed: int) -> None:
        """Take its share of a plan, over so many nodes."""
        self.figures, self.rng = figures, random.Random(seed)
        self.env = simpy.Environment()
        self.core = simpy.Resource(self.env)
        self.rate = wanted.commands / nodes / wanted.cores
        """Commands a second."""
        heirs = max(1, nodes - 1)
        self.heirs = heirs
        self.inherited = round(wanted.tables / nodes / heirs / wanted.cores)
        """Tables that come here from the node that dies."""
        self.moves: list[tuple[float, float]] = []
        """When each move was made, and seconds until all saw it."""
        self.returns: list[float] = []
        """Seconds without a view, of each person who came here."""

    def run(self) -> None:
        """Let a minute pass."""
        self.env.process(self._play())
        self.env.process(self._inherit())
        self.env.run(until=LONGEST)

    def _play(self) -> Iterator[Any]:
        while True:
            # Whose tables came here play on here.
            more = 1 + 1 / self.heirs if self.env.now > CALM else 1
            yield self.env.timeout(self.rng.expovariate(self.rate * more))
            self.env.process(self._move())

    def _move(self) -> Iterator[Any]:
        begun = self.env.now
        yield from self._work(self.figures.command_us / 1e6)
        # A commit under way is waited for, then one's own.
        yield self.env.timeout(self.rng.uniform(1, 2) * COMMIT_MS / 1000)
        self.moves.append((begun, self.env.now - begun))

    def _work(self, seconds: float) -> Iterator[Any]:
        with self.core.request() as turn:
            yield turn
            yield self.env.timeout(self.rng.expovariate(1 / seconds))

    def _inherit(self) -> Iterator[Any]:
        yield self.env.timeout(CALM)
        for _ in range(self.inherited):
            for person in range(round(self.figures.people)):
                self.env.process(self._come_back(first=person == 0))

    def _come_back(self, *, first: bool) -> Iterator[Any]:
        begun = self.env.now
        yield self.env.timeout(self.rng.uniform(SOONEST, FIRST_TRIES))
        if first:
            yield from self._work(self.figures.wake_ms / 1000)
        yield from self._work(self.figures.connect_ms / 1000)
        self.returns.append(self.env.now - begun)


def percentile(values: list[float], part: float) -> float:
    """Give a percentile, 0 of nothing."""
    return sorted(values)[min(len(values) - 1, int(part * len(values)))] if values else 0.0


def main(arguments: list[str] | None = None) -> int:
    """Reckon, simulate and print."""
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.scale.simulate",
        description="What a number of tables a day needs, and how long people wait while a node dies.",
    )
    parser.add_argument("--tables", type=float, default=1_000_000, help="opened a day")
    parser.add_argument("--nodes", type=int, help="as many as are needed unless told")
    parser.add_argument("--cores", type=int, default=4, help="of each node, one worker on each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("figures", nargs="*", metavar="FIGURE=NUMBER", help="of figures.py, for another machine")
    asked = parser.parse_args(arguments)
    try:
        figures = changed(asked.figures)
    except ValueError as reason:
        parser.error(str(reason))
    wanted = plan(asked.tables, figures, cores=asked.cores)
    nodes = asked.nodes or wanted.nodes
    print(
        f"{asked.tables:,.0f} tables a day: {wanted.tables:,.0f} at once, {wanted.commands:,.0f} commands a second, "
        f"{wanted.memory_gib:,.1f} GiB, {wanted.megabits:,.0f} Mbit/s out, {wanted.gib_a_day:,.1f} GiB of events a day"
    )
    print(f"needed: {wanted.nodes} nodes of {wanted.cores} cores (by {wanted.by}), {wanted.databases} databases")
    core = Core(wanted, figures, nodes=nodes, seed=asked.seed)
    core.run()
    calm = [took for at, took in core.moves if at < CALM]
    storm = [took for at, took in core.moves if CALM <= at < CALM + STORM]
    print(f"with {nodes} nodes, of which one dies:")
    for name, values in (("a move before", calm), (f"a move in the {STORM:.0f} s after", storm)):
        print(f"  {name}: median {1000 * percentile(values, 0.5):.1f} ms, p99 {1000 * percentile(values, 0.99):.1f} ms")
    lost = core.inherited * round(figures.people) - len(core.returns)
    print(
        f"  its people are back after: median {percentile(core.returns, 0.5):.1f} s, "
        f"p99 {percentile(core.returns, 0.99):.1f} s" + (f"; {lost:,} of a core's not in time" if lost else "")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
