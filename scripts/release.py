"""Make the files of a release in `dist/`: the source archive, the wheel built from it, and their checksums.

Owns what has to hold before they are handed out. The wheel is built from what the archive holds, and from nothing else
of this folder: whoever has the archive can build the same. The version is the tag's (CONTRIBUTING.md).

    .venv/bin/python scripts/release.py [--any]

`--any` makes them of what stands here, tag or none, to try them.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import ready

if TYPE_CHECKING:
    from collections.abc import Iterable

DIST = ready.ROOT / "dist"
SUMS = "SHA256SUMS"
MOST_BYTES = 25_000_000
"""Of the wheel."""


class NotReleasableError(Exception):
    """Something of a release is missing or wrong; the message says what."""


def build(kind: str, source: Path, folder: Path) -> Path:
    """Build `sdist` or `wheel` of a source folder into another one, with what is locked here; gives the file."""
    folder.mkdir(parents=True, exist_ok=True)
    before = set(folder.iterdir())
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(folder)]
    outcome = subprocess.run(command, check=False, cwd=source, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise NotReleasableError(f"the {kind} could not be built\n{outcome.stdout}{outcome.stderr}")
    (made,) = set(folder.iterdir()) - before
    return made


def unpack(archive: Path, folder: Path) -> Path:
    """Unpack a source archive into a folder; gives the one folder that it holds."""
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


def build_both(folder: Path) -> tuple[Path, Path]:
    """Build the source archive, and the wheel from what it holds; gives both."""
    archive = build("sdist", ready.ROOT, folder)
    with tempfile.TemporaryDirectory() as aside:
        return archive, build("wheel", unpack(archive, Path(aside)), folder)


def version_of(archive: Path) -> str:
    """Give the version that a source archive's name tells."""
    return archive.name.removeprefix("moonhare-").removesuffix(".tar.gz")


def missing(version: str) -> list[str]:
    """Say what a release of this version still lacks here."""
    found = []
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        found.append(f"{version} is no release: tag the commit (git tag v1.2.3), with nothing changed since")
    if not re.search(rf"(?m)^## {re.escape(version)} ", (ready.ROOT / "CHANGELOG.md").read_text("utf-8")):
        found.append(f"CHANGELOG.md tells nothing of {version}")
    if not (ready.ROOT / "tests" / "server" / "released" / version).is_dir():
        found.append(f"no games of {version} are kept (python -m tests.server.released)")
    return found


def unknown(names: Iterable[str], kept: set[str]) -> list[str]:
    """Name what is in a source archive and not among the files that Git keeps, but for what its builder writes."""
    inner = [name.partition("/")[2] for name in names]
    return sorted(name for name in inner if name != "PKG-INFO" and name not in kept)


def check_whole(archive: Path) -> None:
    """Check that nothing is missing of a release, and nothing too much. Raises NotReleasableError."""
    lacks = missing(version_of(archive))
    # Git is there: by it the version is known.
    command = [shutil.which("git") or "git", "ls-files", "-z"]
    listed = subprocess.run(command, check=True, cwd=ready.ROOT, capture_output=True, text=True)
    with tarfile.open(archive) as tar:
        lacks += [f"{name} is not in Git" for name in unknown(tar.getnames(), set(listed.stdout.split("\0")))]
    if lacks:
        raise NotReleasableError("\n".join(lacks))


def check(archive: Path, wheel: Path) -> None:
    """Check both as package indexes do, and the wheel's size. Raises NotReleasableError."""
    if wheel.stat().st_size > MOST_BYTES:
        raise NotReleasableError(f"the wheel has {wheel.stat().st_size} bytes, more than {MOST_BYTES}")
    command = [sys.executable, "-m", "twine", "check", "--strict", str(archive), str(wheel)]
    outcome = subprocess.run(command, check=False, capture_output=True, text=True)
    if outcome.returncode != 0:
        raise NotReleasableError(outcome.stdout + outcome.stderr)


def write_sums(files: tuple[Path, ...]) -> None:
    """Write the files' checksums beside them, as `sha256sum --check` reads them."""
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (files[0].parent / SUMS).write_text("".join(lines), "utf-8")


def main(arguments: list[str]) -> int:
    """Make the files, or say why not."""
    if arguments not in ([], ["--any"]):
        print("usage: release.py [--any]", file=sys.stderr)
        return 2
    shutil.rmtree(DIST, ignore_errors=True)
    try:
        archive, wheel = build_both(DIST)
        if not arguments:
            check_whole(archive)
        check(archive, wheel)
    except NotReleasableError as reason:
        shutil.rmtree(DIST, ignore_errors=True)
        print(f"moonhare: {reason}", file=sys.stderr)
        return 1
    write_sums((archive, wheel))
    print("".join(f"{file.stat().st_size / 1e6:6.1f} MB  {file.name}\n" for file in (archive, wheel)), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
