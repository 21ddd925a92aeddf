"""Check everything that a change must pass, and end with one line that says how it went.

Owns what `make test` and `make test-all` run, in which order and what beside what, for two processors. Every step runs
even where an earlier one failed: one run tells all that is wrong. Knows nothing of what the tests hold.

    .venv/bin/python scripts/check.py [--all] [--only STEP,…]
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import build_client, chromium, node, ready

if TYPE_CHECKING:
    from collections.abc import Callable

BIN = Path(sys.executable).parent
WORKERS = 2
WAITING = 3
"""At once, where a good part of what tests do is waiting: for pages, for processes."""
NOTHING_COLLECTED = 5
"""pytest's exit status where no test fits the selection."""
SLOWEST = 20
"""So many tests are named at the end, with their times."""


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How one step went, in checks."""

    passed: int = 0
    failed: int = 0
    skipped: int = 0
    times: tuple[tuple[float, str], ...] = ()
    """Seconds and name of each test."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """One step by its name; those of one processor each run beside each other."""

    name: str
    work: Callable[[], Outcome]
    alone: bool = True


def run(command: list[str], *, settings: dict[str, str] | None = None, aside: bool = False) -> int:
    """Run a command in the project's folder and give its exit status.

    Its output goes straight to the terminal, or, of one that runs aside, in one piece when it has ended.
    """
    told = f"\n$ {' '.join(Path(word).name if word.startswith(str(BIN)) else word for word in command)}\n"
    # Tests start hundreds of processes: a quarter of their time went where each compiled all modules for itself.
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment |= settings or {}
    if not aside:
        print(told, end="", flush=True)
        return subprocess.run(command, check=False, cwd=ready.ROOT, env=environment).returncode
    done = subprocess.run(
        command, check=False, cwd=ready.ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    )
    print(told + done.stdout.decode(errors="replace"), end="", flush=True)
    return done.returncode


def simple(*command: str) -> Outcome:
    """Run a tool that either passes or not."""
    status = run([str(BIN / command[0]), *command[1:]], aside=True)
    return Outcome(passed=int(status == 0), failed=int(status != 0))


def tests(*options: str, wanted: str, whole: bool, workers: int) -> Outcome:
    """Run pytest over a selection and count what it reports; with one worker it runs aside."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        # Who has nothing left to do takes over what waits for the other.
        spread = (f"--numprocesses={workers}", "--dist=worksteal") if workers > 1 else ()
        chosen = ("-m", selection(wanted, whole=whole))
        command = [str(BIN / "pytest"), "--quiet", f"--junitxml={report}", *options, *spread, *chosen]
        status = run(command, settings={"HYPOTHESIS_PROFILE": "whole" if whole else "sample"}, aside=workers == 1)
        if status == NOTHING_COLLECTED:
            return Outcome()
        suite = ET.parse(report).getroot().find("testsuite") if report.exists() else None
    if suite is None:
        return Outcome(failed=1)
    total, skipped = int(suite.get("tests", "0")), int(suite.get("skipped", "0"))
    failed = int(suite.get("failures", "0")) + int(suite.get("errors", "0"))
    # Nothing failed and yet the status is bad: too little coverage, or a worker died.
    return Outcome(
        passed=total - failed - skipped,
        failed=failed or int(status != 0),
        skipped=skipped,
        times=tuple(
            (float(case.get("time", "0")), f"{case.get('classname')}.{case.get('name')}")
            for case in suite.iter("testcase")
        ),
    )


def collect() -> Outcome:
    """Find all tests once, before several workers do: what they compile of them is kept, and what is broken is told."""
    status = run([str(BIN / "pytest"), "--quiet", "--collect-only", "--no-summary", "-qq"], aside=True)
    return Outcome(passed=int(status == 0), failed=int(status != 0))


def selection(wanted: str, *, whole: bool) -> str:
    """Give pytest's marker expression; the bounded sample leaves the long ones out."""
    return wanted if whole else f"({wanted}) and not long"


def client() -> Outcome:
    """Build the client, then let it check its own types and style, and run its own tests."""
    try:
        build_client.build()
        runner = node.find()
    except (ready.NotReadyError, FileNotFoundError) as error:
        print(f"the client could not be built: {error}", flush=True)
        return Outcome(failed=1)
    npm = [str(runner.folder / "npm"), "--prefix", "client", "run", "--silent"]
    settings = {"PATH": runner.environment()["PATH"]}
    failed = sum(run([*npm, script], settings=settings, aside=True) != 0 for script in ("check", "test"))
    return Outcome(passed=2 - failed, failed=failed)


def browsers(*, whole: bool) -> Outcome:
    """Run the tests that drive a Chromium: one for each worker, with windows of its own for each test."""
    try:
        chromium.ensure()
    except ready.NotReadyError as reason:
        print(reason, flush=True)
        return Outcome(failed=1)
    folders = ("tests/project", "tests/browser", "tests/client")
    return tests(*folders, wanted="browser", whole=whole, workers=WAITING)


def steps(*, whole: bool) -> tuple[Step, ...]:
    """List the steps, in this order."""
    covered = ("--cov=moonhare.rules", "--cov-branch", "--cov-fail-under=100")
    others = "not browser"
    rules = partial(tests, "tests/rules", *covered, wanted=others, whole=whole, workers=1)
    return (
        Step(name="types", work=partial(simple, "mypy"), alone=False),
        Step(name="lint", work=partial(simple, "ruff", "check"), alone=False),
        Step(name="contracts", work=partial(simple, "lint-imports"), alone=False),
        Step(name="collect", work=collect, alone=False),
        Step(name="client", work=client, alone=False),
        Step(name="rules", work=rules, alone=False),
        Step(name="tests", work=partial(tests, "--ignore=tests/rules", wanted=others, whole=whole, workers=WAITING)),
        Step(name="browsers", work=partial(browsers, whole=whole)),
    )


def take(chosen: list[Step]) -> list[tuple[Step, Outcome, float]]:
    """Take the steps: first, beside each other, those of one processor each."""

    def timed(step: Step) -> tuple[Step, Outcome, float]:
        started = time.monotonic()
        outcome = step.work()
        return step, outcome, time.monotonic() - started

    with ThreadPoolExecutor(WORKERS) as beside:
        taken = list(beside.map(timed, (step for step in chosen if not step.alone)))
    return taken + [timed(step) for step in chosen if step.alone]


def main(arguments: list[str]) -> int:
    """Run the steps; give 0 only where every check passed."""
    parser = argparse.ArgumentParser(prog="check.py")
    parser.add_argument("--all", action="store_true", help="the whole matrix, long tests too")
    parser.add_argument("--only", default="", help="steps to run, divided by commas")
    asked = parser.parse_args(arguments)
    known = {step.name: step for step in steps(whole=asked.all)}
    chosen = asked.only.split(",") if asked.only else list(known)
    if unknown := [name for name in chosen if name not in known]:
        parser.error(f"no step {', '.join(unknown)}; there are: {', '.join(known)}")
    begun = time.monotonic()
    taken = take([known[name] for name in chosen])
    if times := sorted((one for _, outcome, _ in taken for one in outcome.times), reverse=True)[:SLOWEST]:
        print("\nthe slowest tests, in seconds")
        print("\n".join(f"{seconds:7.1f}  {name}" for seconds, name in times))
    print(f"\n{'step':<20}  passed  failed  skipped  seconds")
    for step, outcome, seconds in taken:
        print(f"{step.name:<20}{outcome.passed:>8}{outcome.failed:>8}{outcome.skipped:>9}{seconds:>9.0f}")
    failed = sum(outcome.failed for _, outcome, _ in taken)
    passed = sum(outcome.passed for _, outcome, _ in taken)
    skipped = sum(outcome.skipped for _, outcome, _ in taken)
    print(f"\n{passed} passed, {failed} failed, {skipped} skipped in {time.monotonic() - begun:.0f} s")
    return int(failed > 0 or passed == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
