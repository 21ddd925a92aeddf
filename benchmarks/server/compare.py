"""Commands a second beside boardgame.io playing the same game and beside the raw socket library.

    PYTHONPATH=src:. /tmp/peers/bin/python -m benchmarks.server.compare --boardgame FOLDER [--passes 5] [--json]

The server has one core, the generator another; contenders take turns in each pass, in an order that changes; only
ratios within one run mean anything. README.md beside this file tells how to set it up.
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
}


def start(name: str, port: int, data: Path, boardgame: Path, view_bytes: int) -> subprocess.Popen[bytes]:
    """Start a contender on its core."""
    commands = {
        "moonhare": [sys.executable, "-m", "moonhare.cli", "serve", "--port", str(port), "--data", str(data)],
        "boardgame": ["node", str(boardgame / "server.js"), str(port)],
        "ceiling": [sys.executable, str(HERE / "ceiling.py"), str(port), str(view_bytes)],
    }
    environment = os.environ | {"NODE_ENV": "production"} | {f"MOONHARE_{key}": value for key, value in LIMITS.items()}
    server, _ = cores()
    process = subprocess.Popen(
        ["taskset", "-c", str(server), *commands[name]],
        env=environment,
        cwd=boardgame if name == "boardgame" else None,
        stdout=subprocess.DEVNULL,
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
def contender(name: str, boardgame: Path, view_bytes: int) -> Iterator[tuple[int, int]]:
    """A contender that runs; its port and process."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    data = Path(tempfile.mkdtemp(prefix="moonhare-bench-"))
    process = start(name, port, data, boardgame, view_bytes)
    time.sleep(0.5)
    try:
        yield port, process.pid
    finally:
        process.kill()
        process.wait()
        shutil.rmtree(data, ignore_errors=True)


def generator(name: str, port: int, seconds: float, tables: int, pid: int) -> list[str]:
    _, core = cores()
    module = ["-m", "benchmarks.server.load", name, str(port), str(seconds), str(tables), str(pid)]
    return ["taskset", "-c", str(core), sys.executable, *module]


def saturate(name: str, options: argparse.Namespace, view_bytes: int) -> dict[str, Any]:
    """Let a contender do as much as it can."""
    with contender(name, options.boardgame, view_bytes) as (port, pid):
        ran = subprocess.run(
            generator(name, port, options.seconds, options.tables, pid), check=False, capture_output=True, text=True
        )
    if ran.returncode != 0 or not ran.stdout.strip():
        raise SystemExit(f"{name}: {ran.stderr[-2000:]}")
    report: dict[str, Any] = json.loads(ran.stdout)
    if report["refused"]:
        raise SystemExit(f"{name} refused {report['refused']} commands")
    return report


def weigh(name: str, options: argparse.Namespace) -> float:
    """KiB that a table of six weighs in a contender, its connections included."""
    with contender(name, options.boardgame, 4000) as (port, pid):
        before = memory(pid)
        playing = subprocess.Popen(generator(name, port, 0, options.weighed, pid), stdout=subprocess.PIPE, text=True)
        assert playing.stdout is not None
        playing.stdout.readline()
        after = memory(pid)
        playing.kill()
        playing.wait()
    return (after - before) / options.weighed


def memory(pid: int) -> int:
    """A process's own share of memory in KiB."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1])
    raise SystemExit(f"no memory of process {pid}")


def main() -> None:
    parser = argparse.ArgumentParser(description="The server beside boardgame.io and the raw socket library.")
    parser.add_argument("--boardgame", type=Path, required=True, help="where its node_modules and server.js are")
    parser.add_argument("--passes", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--weighed", type=int, default=100, help="tables to weigh memory with; 0: do not")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    runs: dict[str, list[dict[str, Any]]] = {"moonhare": [], "boardgame": [], "ceiling": []}
    view_bytes = 4000
    for number in range(options.passes):
        names = list(runs)
        random.Random(number).shuffle(names)
        names.sort(key=lambda name: number == 0 and name != "moonhare")  # the first tells the size of a view
        for name in names:
            report = saturate(name, options, view_bytes)
            runs[name].append(report)
            if name == "moonhare":
                view_bytes = round(report["bytes_a_view"])
            print(name, {key: round(value, 2) for key, value in report.items()}, file=sys.stderr)
    weights = {name: weigh(name, options) for name in runs} if options.weighed else {}
    tell(runs, weights, as_json=options.json)


COMPARED = ("commands_a_second", "cpu_us_a_command", "p50_ms", "p99_ms")


def ratios(ours: list[dict[str, Any]], theirs: list[dict[str, Any]]) -> dict[str, float]:
    """Medians over the passes of ours against theirs in the same pass, which had the same weather."""
    return {
        key: statistics.median(mine[key] / other[key] for mine, other in zip(ours, theirs, strict=True))
        for key in COMPARED
    }


def tell(runs: dict[str, list[dict[str, Any]]], weights: dict[str, float], *, as_json: bool) -> None:
    middles = {name: {key: statistics.median(run[key] for run in of) for key in of[0]} for name, of in runs.items()}
    beside = {name: ratios(runs["moonhare"], of) for name, of in runs.items() if name != "moonhare"}
    if as_json:
        print(json.dumps({"runs": runs, "ratios": beside, "kib_a_table": weights}, indent=2))
        return
    for name, of in middles.items():
        weight = f", {weights[name]:.0f} KiB a table" if weights else ""
        print(
            f"{name:10} {of['commands_a_second']:7.0f} commands/s, {of['cpu_us_a_command']:5.0f} µs of CPU each, "
            f"{of['server_busy']:.2f} of its core, p50 {of['p50_ms']:.1f} ms, p99 {of['p99_ms']:.1f} ms, "
            f"{of['bytes_a_view']:.0f} bytes a view{weight}"
        )
    for name, ratio in beside.items():
        print(f"beside {name}: " + ", ".join(f"{key} ×{value:.2f}" for key, value in ratio.items()))


if __name__ == "__main__":
    main()
