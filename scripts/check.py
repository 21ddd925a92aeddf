"""Check everything that a change must pass, and end with one line that says how it went.

Owns what `make test` and `make test-all` run, and in which order. Every step runs even where an earlier one failed: one
run tells all that is wrong. Knows nothing of what the tests hold.

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
WORKERS = "2"
NOTHING_COLLECTED = 5
"""pytest's exit status where no test fits the selection."""


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """How one step went, in checks."""

    step: str
    passed: int = 0
    failed: int = 0
    skipped: int = 0


def run(command: list[str], *, settings: dict[str, str] | None = None) -> int:
    """Run a command in the project's folder, its output going straight to the terminal; give its exit status."""
    print(f"\n$ {' '.join(Path(word).name if word.startswith(str(BIN)) else word for word in command)}", flush=True)
    environment = dict(os.environ, **(settings or {}))
    return subprocess.run(command, check=False, cwd=ready.ROOT, env=environment).returncode


def simple(step: str, *command: str) -> Outcome:
    """Run a tool that either passes or not."""
    status = run([str(BIN / command[0]), *command[1:]])
    return Outcome(step=step, passed=int(status == 0), failed=int(status != 0))


def tests(step: str, *options: str, whole: bool) -> Outcome:
    """Run pytest over a selection and count what it reports."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [str(BIN / "pytest"), "--quiet", f"--junitxml={report}", *options]
        status = run(command, settings={"HYPOTHESIS_PROFILE": "whole" if whole else "sample"})
        if status == NOTHING_COLLECTED:
            return Outcome(step=step)
        if not report.exists():
            return Outcome(step=step, failed=1)
        suite = ET.parse(report).getroot().find("testsuite")
    if suite is None:
        return Outcome(step=step, failed=1)
    total, skipped = int(suite.get("tests", "0")), int(suite.get("skipped", "0"))
    failed = int(suite.get("failures", "0")) + int(suite.get("errors", "0"))
    # Nothing failed and yet the status is bad: too little coverage, or a worker died.
    return Outcome(
        step=step,
        passed=total - failed - skipped,
        failed=failed or int(status != 0),
        skipped=skipped,
    )


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
        return Outcome(step="client", failed=1)
    npm = [str(runner.folder / "npm"), "--prefix", "client", "run", "--silent"]
    settings = {"PATH": runner.environment()["PATH"]}
    failed = sum(run([*npm, script], settings=settings) != 0 for script in ("check", "test"))
    return Outcome(step="client", passed=2 - failed, failed=failed)


def browsers(folder: str, *, whole: bool) -> Outcome:
    """Run a folder's tests that drive a Chromium."""
    step = f"{folder} in browsers"
    try:
        chromium.ensure()
    except ready.NotReadyError as reason:
        print(reason, flush=True)
        return Outcome(step=step, failed=1)
    return tests(step, f"tests/{folder}", "-m", selection("browser", whole=whole), whole=whole)


def steps(*, whole: bool) -> dict[str, Callable[[], Outcome]]:
    """Name each step; they run in this order."""
    return {
        "lint": lambda: simple("lint", "ruff", "check"),
        "types": lambda: simple("types", "mypy"),
        "contracts": lambda: simple("contracts", "lint-imports"),
        "client": client,
        "rules": lambda: tests(
            "rules",
            "tests/rules",
            f"--numprocesses={WORKERS}",
            "--cov=moonhare.rules",
            "--cov-branch",
            "--cov-fail-under=100",
            "-m",
            selection("not browser", whole=whole),
            whole=whole,
        ),
        "tests": lambda: tests(
            "tests",
            "--ignore=tests/rules",
            f"--numprocesses={WORKERS}",
            "-m",
            selection("not browser", whole=whole),
            whole=whole,
        ),
        # One at a time: each drives a Chromium with several windows, and two of these starve each other of time. A
        # process for each folder: the browser's driver keeps an event loop, and a process has room for one.
        **{
            f"{folder} in browsers": partial(browsers, folder, whole=whole)
            for folder in ("client", "browser", "project")
        },
    }


def main(arguments: list[str]) -> int:
    """Run the steps; give 0 only where every check passed."""
    parser = argparse.ArgumentParser(prog="check.py")
    parser.add_argument("--all", action="store_true", help="the whole matrix, long tests too")
    parser.add_argument("--only", default="", help="steps to run, divided by commas")
    asked = parser.parse_args(arguments)
    known = steps(whole=asked.all)
    chosen = asked.only.split(",") if asked.only else list(known)
    if unknown := [name for name in chosen if name not in known]:
        parser.error(f"no step {', '.join(unknown)}; there are: {', '.join(known)}")
    outcomes = []
    begun = time.monotonic()
    for name in chosen:
        started = time.monotonic()
        outcome = known[name]()
        seconds = time.monotonic() - started
        outcomes.append((outcome, seconds))
    print(f"\n{'step':<20}  passed  failed  skipped  seconds")
    for outcome, seconds in outcomes:
        print(f"{outcome.step:<20}{outcome.passed:>8}{outcome.failed:>8}{outcome.skipped:>9}{seconds:>9.0f}")
    failed = sum(outcome.failed for outcome, _ in outcomes)
    passed = sum(outcome.passed for outcome, _ in outcomes)
    skipped = sum(outcome.skipped for outcome, _ in outcomes)
    print(f"\n{passed} passed, {failed} failed, {skipped} skipped in {time.monotonic() - begun:.0f} s")
    return int(failed > 0 or passed == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
