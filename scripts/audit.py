"""Ask what is known of weaknesses in everything that is locked, and say plainly what could not be asked.

Owns the list of findings that are known and why they do no harm. A lock of which nothing could be asked is no clean
one: the tools say "nothing found" there, too.

    .venv/bin/python scripts/audit.py

Ends with 0 where everything was looked up and nothing new found, 1 where something was, 2 where something could not be
looked up.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import lock, node, ready

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

KNOWN: Final[dict[str, str]] = {}
"""Findings by their number (`GHSA-…`, `PYSEC-…`, `CVE-…`) that may stay for a while, and why they do no harm here."""

LONGEST: Final = 300
"""Seconds that one question may take."""


@dataclass(frozen=True, kw_only=True)
class Answer:
    """What is known of one lock."""

    place: str
    asked: int = 0
    """Packages that were looked up."""
    unasked: int = 0
    """Packages that could not be."""
    found: tuple[tuple[str, str], ...] = ()
    """Package and number of each finding."""
    problem: str = ""
    """Why nothing could be asked, in one line."""


@dataclass(frozen=True, kw_only=True)
class Told:
    """What a tool has said."""

    status: int
    out: str
    errors: str


def run(command: Sequence[str], settings: Mapping[str, str]) -> Told:
    """Run a tool in the project's folder, however it ends."""
    try:
        done = subprocess.run(
            command,
            check=False,
            cwd=ready.ROOT,
            env=dict(os.environ, **settings),
            capture_output=True,
            text=True,
            timeout=LONGEST,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return Told(status=1, out="", errors=str(error))
    return Told(status=done.returncode, out=done.stdout, errors=done.stderr)


def of_python(name: str, ask: Callable[[Sequence[str], Mapping[str, str]], Told]) -> Answer:
    """What is known of one of our locks of Python packages."""
    place = f"requirements/{name}.txt"
    tool = str(Path(sys.executable).parent / "pip-audit")
    told = ask([tool, "-r", place, "--require-hashes", "--disable-pip", "-f", "json", "--progress-spinner", "off"], {})
    body = _read(told.out)
    packages = body.get("dependencies") if isinstance(body, dict) else None
    if not isinstance(packages, list):
        return Answer(place=place, problem=_reason(told))
    skipped = [one for one in packages if "skip_reason" in one]
    found = [(one["name"], weakness["id"]) for one in packages for weakness in one.get("vulns", ())]
    return Answer(place=place, asked=len(packages) - len(skipped), unasked=len(skipped), found=tuple(found))


def of_the_client(ask: Callable[[Sequence[str], Mapping[str, str]], Told]) -> Answer:
    """What is known of the client's packages."""
    place = "client/package-lock.json"
    try:
        runner = node.find()
    except (ready.NotReadyError, FileNotFoundError) as error:
        return Answer(place=place, problem=str(error))
    command = [str(runner.folder / "npm"), "--prefix", "client", "audit", "--package-lock-only", "--json"]
    told = ask(command, {"PATH": runner.environment()["PATH"]})
    body = _read(told.out)
    if not isinstance(body, dict) or "vulnerabilities" not in body:
        return Answer(place=place, problem=_reason(told))
    found = [
        (package, str(via.get("url", via.get("source", "?"))).rpartition("/")[2])
        for package, weakness in body["vulnerabilities"].items()
        for via in weakness["via"]
        if isinstance(via, dict)  # what only has a weak dependency names that one
    ]
    return Answer(place=place, asked=int(body["metadata"]["dependencies"]["total"]), found=tuple(found))


def _read(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None


def _reason(told: Told) -> str:
    """The last line of what a tool complained of, for it says most."""
    body = _read(told.out)
    if isinstance(body, dict) and body.get("statusCode"):
        return f"the registry answered {body['statusCode']}"
    lines = [
        line.strip() for line in (told.errors or told.out).splitlines() if line.strip() and "log of this" not in line
    ]
    return lines[-1][:200] if lines else f"it ended with status {told.status}"


def report(answers: Sequence[Answer], known: Mapping[str, str]) -> tuple[int, list[str]]:
    """Put into words what is known; with the exit status."""
    lines, new, missing = [], 0, 0
    for answer in answers:
        if answer.problem:
            lines.append(f"{answer.place}: could not be looked up: {answer.problem}")
            missing += 1
            continue
        lines.append(f"{answer.place}: {answer.asked} packages looked up, {len(answer.found)} findings")
        if answer.unasked:
            lines.append(
                f"{answer.place}: {answer.unasked} packages are not known where we asked: of them this says nothing"
            )
            missing += 1
        for package, number in answer.found:
            reason = known.get(number)
            lines.append(f"  {package}: {number}" + (f" (known: {reason})" if reason else ""))
            new += reason is None
    if not missing:
        there = {number for answer in answers for _, number in answer.found}
        lines += [f"  {number} is not found any more: take it out of KNOWN" for number in known if number not in there]
    if new:
        lines.append(
            f"{new} findings that nobody has looked at: upgrade (make lock UPGRADE=1), or give a reason in KNOWN"
        )
    elif missing:
        lines.append(
            "Not everything could be looked up, so this is no clean bill: it needs the network, and the package "
            "indexes of Python and npm themselves; mirrors seldom know of weaknesses."
        )
    else:
        lines.append("Everything was looked up; nothing is known that is not accounted for.")
    return (1 if new else 2 if missing else 0), lines


def main() -> int:
    """Ask, and say what came of it."""
    answers = [*(of_python(name, run) for name in lock.ORDER), of_the_client(run)]
    status, lines = report(answers, KNOWN)
    print("\n".join(lines))
    return status


if __name__ == "__main__":
    sys.exit(main())
