"""The source of the very program that runs, as one archive: what the licence asks a host to offer.

Built up from what is known to be source: chosen folders and kinds of files. So nothing else that lies beside it, data
and secrets above all, can get in. Knows no HTTP; the standard library alone, so that a wheel's build can ask it too.
"""

import gzip
import io
import os
import sys
import tarfile
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO, Final

from moonhare import version

PACKAGE: Final = Path(__file__).resolve().parent.parent
BESIDE: Final = "beside"
"""The folder of an installed package that keeps what a checkout has beside the package."""

FILES: Final = (
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "LICENSE",
    "LICENSE-ART",
    "Makefile",
    "README.md",
    "art/README.md",
    "deploy/Caddyfile",
    "deploy/Containerfile",
    "deploy/Containerfile.dockerignore",
    "deploy/README.md",
    "deploy/compose.yaml",
    "deploy/grafana/board.json",
    "deploy/grafana/prometheus.yaml",
    "deploy/moonhare.service",
    "hatch_build.py",
    "pyproject.toml",
)
"""Of `deploy` each by its name, and not the folder: beside them hosts keep passwords and sets of their own."""
FOLDERS: Final = ("client", "docs", "requirements", "scripts")
"""Of a checkout, beside the package: with them the client can be built and the whole installed."""
ART: Final = "art"
"""How the pictures are made: no part of what is installed, where its README alone says where the rest is to be had."""

KINDS: Final = frozenset(
    (
        ".avif",
        ".css",
        ".ftl",
        ".html",
        ".in",
        ".js",
        ".json",
        ".md",
        ".mjs",
        ".py",
        ".svg",
        ".toml",
        ".ts",
        ".tsx",
        ".txt",
        ".typed",
        ".webmanifest",
        ".webp",
        ".split",
    )
)
_SHEETS: Final = ("houseguests.webp", "small-hours.webp")
"""All pictures of a set on one, in `docs`: `moonhare deck sheet` makes them of the set."""

_LEFT_OUT: Final = frozenset(("__pycache__", "build", "dist", "node_modules", "static", "screens", BESIDE, *_SHEETS))
"""What is made from the source, or shows it."""

PACKED: Final = 4
"""How hard zlib tries, of 9: most are pictures, which nothing makes smaller; 9 takes three times as long for 1 %."""

_PRIVATE: Final = frozenset(("moonhare.toml",))
"""A host's settings, wherever they lie."""


def checkout_of(package: Path) -> Path | None:
    """The checkout that a package runs from; None where it is installed."""
    root = package.parent.parent
    return root if package.parent.name == "src" and (root / "pyproject.toml").is_file() else None


def beside(root: Path) -> Iterator[tuple[str, Path]]:
    """List what a checkout, or an installed package's `BESIDE`, has besides the package: path in the archive, file."""
    for name in FILES:
        if (root / name).is_file() and not (root / name).is_symlink():
            yield name, root / name
    for folder in FOLDERS:
        yield from _below(root / folder, folder)


def _below(folder: Path, name: str) -> Iterator[tuple[str, Path]]:
    """List the source below a folder. Links are not followed: they may lead anywhere."""
    if folder.is_symlink() or not folder.is_dir():
        return
    for path in sorted(folder.iterdir()):
        inner = f"{name}/{path.name}"
        if path.name.startswith(".") or path.is_symlink() or path.name in _LEFT_OUT | _PRIVATE:
            continue
        if path.is_dir():
            yield from _below(path, inner)
        elif path.suffix in KINDS:
            yield inner, path


def write_archive(file: BinaryIO, package: Path = PACKAGE) -> None:
    """Pack the source of a package and of what belongs to it: a gzipped tar, the same bytes for the same files."""
    checkout = checkout_of(package)
    found = dict(beside(checkout or package / BESIDE))
    if checkout is not None:
        found |= _below(checkout / ART, ART)
    found |= _below(package, f"src/{package.name}")
    own = version()
    # As in a released archive: what it is built into is of the same version.
    members = {"PKG-INFO": f"Metadata-Version: 2.4\nName: moonhare\nVersion: {own}\n".encode()}
    with (
        # No time and no name in the head of either: neither says anything of the source.
        gzip.GzipFile(filename="", mode="wb", compresslevel=PACKED, fileobj=file, mtime=0) as zipped,
        tarfile.open(mode="w", fileobj=zipped, format=tarfile.PAX_FORMAT) as tar,
    ):
        for name in sorted(found.keys() | members):
            data = members[name] if name in members else found[name].read_bytes()
            entry = tarfile.TarInfo(f"moonhare-{own}/{name}")
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))


def main() -> None:
    """Pack the source of what runs into a file, which is whole as soon as it is there."""
    if sys.platform != "win32":
        # Whoever plays meanwhile goes first; where a host has shut this way, they do not.
        with suppress(OSError):
            os.nice(10)
    target = Path(sys.argv[1])
    # Systems clear away what nobody has used for days.
    target.parent.mkdir(mode=0o700, exist_ok=True)
    half = target.with_name(f"{target.name}.half")
    with half.open("wb") as file:
        write_archive(file)
    half.replace(target)


if __name__ == "__main__":
    main()
