"""Make the project's virtual environment ready: create it, install locked layers, skip what stands already.

Owns `.venv` and the stamps in `.venv/.ready`. Runs on the machine's own Python before anything is installed:
it imports the standard library only, and an older Python can read it far enough to say what is missing.

    python3 scripts/ready.py [runtime] [build] [painting] [postgres] [dev] [release] [node]

A layer is a lock file of `requirements/`; the package itself is linked to this folder after them. A stamp holds
a hash of what a step was made from: the same content means that there is nothing to do.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / ".ready"
LOCK = ".lock-"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)
LAYERS = {
    "runtime": "what playing needs",
    "build": "what building needs",
    "painting": "what painting cards needs",
    "postgres": "what tables in PostgreSQL need",
    "dev": "what checking needs",
    "release": "what releasing needs",
    "node": "Node for the client's build",
}


_held: set[str] = set()
"""The locks of `only_one` that this process holds."""


class NotReadyError(Exception):
    """Something outside the project is missing; the message says what to do about it."""


def digest(*parts: bytes | str) -> str:
    """Hash parts of content into one stamp (sha256, hex)."""
    total = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        total.update(b"%d:" % len(data) + data)
    return total.hexdigest()


def lock_file(layer: str) -> Path:
    """Where a layer's lock stands."""
    return ROOT / "requirements" / f"{layer}.txt"


def is_stamped(name: str, content: str) -> bool:
    """Tell whether a step was finished with just this content."""
    try:
        return (STAMPS / name).read_text("utf-8") == content
    except (OSError, UnicodeDecodeError):
        return False


def stamp(name: str, content: str) -> None:
    """Note that a step is finished; written whole or not at all."""
    STAMPS.mkdir(parents=True, exist_ok=True)
    fresh = STAMPS / f"{name}.new"
    fresh.write_text(content, "utf-8")
    fresh.replace(STAMPS / name)


def say(sentence: str) -> None:
    """Tell the person at the terminal what goes on."""
    print(f"moonhare: {sentence}", flush=True)


@contextlib.contextmanager
def only_one(what: str) -> Iterator[None]:
    """Let one process at a time do something here; others wait for it, this one may enter again."""
    if what in _held:
        yield
        return
    VENV.mkdir(exist_ok=True)
    with (VENV / f"{LOCK}{what}").open("w") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        _held.add(what)
        try:
            yield
        finally:
            _held.remove(what)


def run(what: str, command: list[str]) -> None:
    """Run a step's command, or end with a sentence about what may help."""
    environment = dict(os.environ, PIP_DISABLE_PIP_VERSION_CHECK="1", PIP_NO_INPUT="1")
    for strange in ("PYTHONPATH", "PYTHONHOME", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "VIRTUAL_ENV"):
        environment.pop(strange, None)
    try:
        subprocess.run(command, check=True, cwd=str(ROOT), env=environment)
    except subprocess.CalledProcessError as error:
        raise NotReadyError(f"{what} failed; the lines above say why.") from error


def standing_environment() -> str:
    """Say which Python `.venv` runs on and where it was made; empty where there is none that runs."""
    try:
        answer = subprocess.run(
            [str(PYTHON), "-c", "import sys; print('%d.%d' % sys.version_info[:2])"],
            check=True,
            capture_output=True,
            text=True,
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    return f"Python {answer.stdout.strip()} in {ROOT}"


def ensure_environment() -> None:
    """Create `.venv`, anew where its Python is gone or another or the folder has moved (scripts hold paths)."""
    standing = standing_environment()
    if standing and is_stamped("environment", standing):
        return
    if standing and not STAMPS.exists():
        # Somebody made it by hand: what it holds is theirs, and the layers go in beside it.
        stamp("environment", standing)
        return
    if VENV.is_symlink():
        # What it leads to is emptied for whoever else uses it.
        raise NotReadyError(f".venv is a link to {VENV.resolve()}, which was made for another folder: remove the link.")
    say("making a virtual environment in .venv")
    for inside in VENV.iterdir():
        if inside.is_dir() and not inside.is_symlink():
            shutil.rmtree(inside)
        elif not inside.name.startswith(LOCK):
            inside.unlink()
    outcome = subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=False, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise NotReadyError(
            "this Python cannot make virtual environments (on Debian and Ubuntu: apt install python3-venv)\n"
            + (outcome.stdout + outcome.stderr).strip()
        )
    stamp("environment", standing_environment())


def ensure_layers(layers: list[str]) -> None:
    """Install the locks of these layers that are not installed yet, in one go."""
    missing = [name for name in layers if not is_stamped(name, digest(lock_file(name).read_bytes()))]
    if not missing:
        return
    begun = time.monotonic()
    say("installing " + ", ".join(LAYERS[name] for name in missing) + " (only the first time)")
    # Locks name all that a layer needs. Asked for dependencies as well, an older pip takes a newer release for
    # `name[extra]` than the lock names, and then refuses it for having no hash.
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--no-deps", "--require-hashes"]
    for name in missing:
        command += ["-r", str(lock_file(name))]
    run("Installing", command)
    for name in missing:
        stamp(name, digest(lock_file(name).read_bytes()))
    say(f"installed in {time.monotonic() - begun:.0f} s")


def state_of_clone() -> str:
    """Name the commit that stands here, by the last tag before it; empty where Git does not know."""
    command = ["git", "describe", "--tags", "--always"]
    try:
        return subprocess.run(command, check=False, capture_output=True, text=True, cwd=str(ROOT)).stdout
    except OSError:
        return ""


def ensure_package() -> None:
    """Link the package itself to this folder, so that a change of its code needs no new install.

    Which version it is, is written down then: a new commit or tag is told anew, in a second.
    """
    content = digest(*[(ROOT / name).read_bytes() for name in ("pyproject.toml", "hatch_build.py")], state_of_clone())
    if is_stamped("package", content):
        return
    # Without isolation and dependencies: both are locked by hash and stand here already.
    options = ["--quiet", "--no-deps", "--no-build-isolation"]
    run("Installing the package", [str(PYTHON), "-m", "pip", "install", *options, "--editable", str(ROOT)])
    stamp("package", content)


def make_ready(layers: list[str]) -> None:
    """Bring the environment to where these layers and the package are installed.

    Raises NotReadyError where the machine lacks something.
    """
    with only_one("environment"):
        ensure_environment()
        ensure_layers(layers)
        ensure_package()


def main(arguments: list[str]) -> int:
    """Make the named layers ready; without names, those for playing from a clone."""
    layers = arguments or ["runtime", "build"]
    unknown = [name for name in layers if name not in LAYERS]
    if unknown:
        print(f"moonhare: no layer {', '.join(unknown)}; there are: {', '.join(LAYERS)}", file=sys.stderr)
        return 2
    if sys.version_info < OLDEST:
        print(
            f"moonhare: this is Python {sys.version_info[0]}.{sys.version_info[1]}; Python {OLDEST[0]}.{OLDEST[1]}"
            " or newer is needed. Where another is installed: make PYTHON=/path/to/python3 play",
            file=sys.stderr,
        )
        return 1
    try:
        make_ready(layers)
    except NotReadyError as error:
        print(f"moonhare: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        # What was finished is stamped; the next start goes on from there.
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
