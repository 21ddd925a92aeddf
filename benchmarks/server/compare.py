"""Commands a second, waits and memory beside boardgame.io and Colyseus with the same game, and the raw socket library.

    PYTHONPATH=src:. /tmp/peers/bin/python -m benchmarks.server.compare --boardgame FOLDER --colyseus FOLDER [--json]

The server has one core, the generator another; contenders take turns in each pass, in an order that changes; only
ratios within one pass mean anything. A saturated pass in which the server had less than `--least-busy` of its core is
thrown away and made again. README.md beside this file tells how to set it up.
"""

import argparse
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
LIMITS = {
    "LIMIT_COMMANDS": "1000000",
    "LIMIT_TABLES": "",
    "LIMIT_SEATS": "",
    "LIMIT_GUESSES": "",
    "LIMIT_SOCKETS": "1000000",
    "AWAY_SECONDS": "3600",
    "FULL_SECONDS": "0",
}


RAW_BYTES = 3295
"""Of each frame of the raw library: what a view of ours was before changes were told."""

MOST_TRIES = 4
"""How often a pass is made anew where the server did not get its core."""


def start(name: str, port: int, data: Path, options: argparse.Namespace) -> subprocess.Popen[bytes]:
    """Start a contender on its core."""
    commands = {
        "moonhare": [sys.executable, "-m", "moonhare.cli", "serve", "--port", str(port), "--data", str(data)],
        "boardgame": ["node", "server.js", str(port)],
        "colyseus": ["node", "server.mjs", str(port)],
        "ceiling": [sys.executable, str(HERE / "ceiling.py"), str(port), str(RAW_BYTES)],
    }
    environment = os.environ | {"NODE_ENV": "production"} | {f"MOONHARE_{key}": value for key, value in LIMITS.items()}
    server, _ = cores()
    process = subprocess.Popen(
        ["taskset", "-c", str(server), *commands[name]],
        env=environment,
        cwd={"boardgame": options.boardgame, "colyseus": options.colyseus}.get(name),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    for _ in range(300):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return process
    raise SystemExit(f"{name} does not answer")


def cores() -> tuple[int, int]:
    """One core for the server, one for the generator."""
    there = sorted(os.sched_getaffinity(0))
    return there[0], there[-1]


@contextmanager
def contender(name: str, options: argparse.Namespace) -> Iterator[tuple[int, int]]:
    """A contender that runs; its port and process."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = Path(tempfile.mkdtemp(prefix="moonhare-bench-", dir=options.disk))
    process = start(name, port, data, options)
    time.sleep(0.5)
    try:
        yield port, process.pid
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(data, ignore_errors=True)


def generator(name: str, port: int, tables: int, pid: int, *more: str) -> list[str]:
    _, core = cores()
    module = ["-m", "benchmarks.server.load", name, str(port), str(tables), str(pid), *more]
    return ["taskset", "-c", str(core), sys.executable, *module]


def load(name: str, options: argparse.Namespace, rate: float = 0) -> dict[str, Any]:
    """Let a contender do as much as it can, or so many commands a second."""
    more = ["--seconds", str(options.seconds), "--rate", str(rate), "--warm", str(options.warm)]
    with contender(name, options) as (port, pid):
        ran = subprocess.run(
            generator(name, port, options.tables, pid, *more), check=False, capture_output=True, text=True
        )
    if ran.returncode != 0 or not ran.stdout.strip():
        raise SystemExit(f"{name}: {ran.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(ran.stdout)
    if report["refused"]:
        raise SystemExit(f"{name} refused {report['refused']} commands")
    print(name, rate or "", {key: round(value, 2) for key, value in report.items()}, file=sys.stderr)
    return report


def saturate(name: str, options: argparse.Namespace, thrown: dict[str, int]) -> dict[str, Any]:
    """Let a contender do as much as it can, with its core for itself."""
    for _ in range(MOST_TRIES):
        report = load(name, options)
        if report["server_busy"] >= options.least_busy:
            return report
        thrown[name] = thrown.get(name, 0) + 1
    raise SystemExit(f"{name} did not get {options.least_busy} of its core in {MOST_TRIES} tries: quieten the machine")


def half(options: argparse.Namespace, commands_a_second: float) -> dict[str, float]:
    """Waits at half of what ours can do, beside what nobody does without: the raw library's and a turn of the disk."""
    rate = commands_a_second / 2
    ours, raw = load("moonhare", options, rate), load("ceiling", options, rate)
    disk = fdatasync_ms(options.disk)
    return {
        "rate": rate,
        "p50_ms": ours["p50_ms"],
        "p99_ms": ours["p99_ms"],
        "raw_p99_ms": raw["p99_ms"],
        "fdatasync_ms": disk,
        "p99_ratio": ours["p99_ms"] / (raw["p99_ms"] + disk),
        "cpu_us_a_command": ours["cpu_us_a_command"],
    }


def fdatasync_ms(folder: str | None) -> float:
    """What it takes to have four kilobytes on the disk, in the middle of 200 times."""
    with tempfile.NamedTemporaryFile(dir=folder) as file:
        took = []
        for _ in range(200):
            file.write(b"x" * 4096)
            file.flush()
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            took.append(time.perf_counter() - begun)
    return statistics.median(took) * 1e3


def weigh(name: str, tables: int, options: argparse.Namespace) -> float:
    """KiB that a table of six weighs in a contender, its connections included."""
    with contender(name, options) as (port, pid):
        before = memory(pid)
        playing = subprocess.Popen(generator(name, port, tables, pid, "--sit"), stdout=subprocess.PIPE, text=True)
        assert playing.stdout is not None
        playing.stdout.readline()
        after = memory(pid)
        playing.kill()
        playing.wait()
    return (after - before) / tables


def memory(pid: int) -> int:
    """A process's own share of memory in KiB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    raise SystemExit(f"no memory of process {pid}")


def main() -> None:
    parser = argparse.ArgumentParser(description="The server beside boardgame.io, Colyseus and the raw socket library.")
    parser.add_argument("--boardgame", type=Path, help="where its node_modules and server.js are")
    parser.add_argument("--colyseus", type=Path, help="where its node_modules and server.mjs are")
    parser.add_argument("--disk", help="a folder on the disk that ours writes to; else the system's for such things")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--warm", type=int, default=4000, help="commands to warm up with")
    parser.add_argument("--least-busy", type=float, default=0.95, help="of its core that a saturated server needs")
    parser.add_argument("--no-half", action="store_true", help="do not measure at half load")
    parser.add_argument("--weighed", type=int, nargs="*", default=[100, 1000], help="tables to weigh memory with")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    runs: dict[str, list[dict[str, Any]]] = {"moonhare": [], "ceiling": []}
    runs |= {name: [] for name in ("boardgame", "colyseus") if getattr(options, name)}
    thrown: dict[str, int] = {}
    halves = []
    for number in range(options.passes):
        for name in random.Random(number).sample(list(runs), len(runs)):
            runs[name].append(saturate(name, options, thrown))
        if not options.no_half:
            halves.append(half(options, runs["moonhare"][-1]["commands_a_second"]))
    weights = {name: {tables: weigh(name, tables, options) for tables in options.weighed} for name in runs}
    told = {
        "runs": runs,
        "ratios": {name: ratios(runs["moonhare"], of) for name, of in runs.items() if name != "moonhare"},
        "half_load": middle(halves),
        "kib_a_table": weights,
        "thrown_away": thrown,
    }
    if options.json:
        print(json.dumps(told, indent=2))
    else:
        tell(told)


COMPARED = ("commands_a_second", "cpu_us_a_command", "p50_ms", "p99_ms")


def ratios(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> dict[str, float]:
    """Medians over the passes of ours against theirs in the same pass, which had the same weather."""
    return {
        key: statistics.median(mine[key] / other[key] for mine, other in zip(ours, theirs, strict=True))
        for key in COMPARED
    }


def middle(passes: list[dict[str, Any]]) -> dict[str, float]:
    """The median of each figure."""
    return {key: statistics.median(one[key] for one in passes) for key in passes[0]} if passes else {}


def tell(told: dict[str, Any]) -> None:
    """Print it for people."""
    for name, runs in told["runs"].items():
        of = middle(runs)
        weight = "".join(f", {kib:.0f} KiB a table of {tables}" for tables, kib in told["kib_a_table"][name].items())
        print(
            f"{name:10} {of['commands_a_second']:7.0f} commands/s, {of['cpu_us_a_command']:5.0f} µs of CPU each, "
            f"p50 {of['p50_ms']:.1f} ms, p99 {of['p99_ms']:.1f} ms, {of['bytes_a_person']:.0f} bytes a person{weight}, "
            f"{told['thrown_away'].get(name, 0)} passes thrown away"
        )
    for name, ratio in told["ratios"].items():
        print(f"beside {name}: " + ", ".join(f"{key} ×{value:.2f}" for key, value in ratio.items()))
    print("half load: " + ", ".join(f"{key} {value:.2f}" for key, value in told["half_load"].items()))


if __name__ == "__main__":
    main()
