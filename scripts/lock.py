"""Compile the lists of direct dependencies into locks with hashes.

Owns `requirements/*.txt`. A lock names versions and hashes, never where a file is to be had from: a package client
already knows, and an address or a folder of one machine would fail on the next (tests/project reads the locks).

    .venv/bin/python scripts/lock.py [--upgrade]
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

REQUIREMENTS = Path(__file__).resolve().parent.parent / "requirements"
ORDER = ("runtime", "build", "node", "painting", "postgres", "dev", "release")
"""Each may hold the versions of those before it (`-c` in its list)."""
OPTIONS = (
    "--quiet",
    "--generate-hashes",
    "--allow-unsafe",
    "--strip-extras",
    "--no-emit-index-url",
    "--no-emit-trusted-host",
    "--no-emit-find-links",
    "--no-header",
)


def main(arguments: list[str]) -> int:
    """Compile every lock; with `--upgrade`, to the newest versions that fit."""
    if arguments not in ([], ["--upgrade"]):
        print("usage: lock.py [--upgrade]", file=sys.stderr)
        return 2
    compiler = Path(sys.executable).parent / "pip-compile"
    for name in ORDER:
        print(f"requirements/{name}.txt", flush=True)
        command = [str(compiler), *OPTIONS, *arguments, "--output-file", f"{name}.txt", f"{name}.in"]
        environment = dict(os.environ, CUSTOM_COMPILE_COMMAND="make lock")
        if subprocess.run(command, check=False, cwd=REQUIREMENTS, env=environment).returncode != 0:
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
