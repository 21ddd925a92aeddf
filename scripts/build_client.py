"""Build the browser client into the package, only where something that it is made from has changed.

Owns `src/moonhare/server/static/`: fonts, then whatever `npm run build` in `client/` writes there, icons, then a
compressed twin of every text file. What the bundle holds is the client's own affair.

    .venv/bin/python scripts/build_client.py [--force]

`npm run build` finds `node`, `npm` and this Python first on its PATH, and in the environment MOONHARE_STATIC: the
folder to write into.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import brotli

# Run as a file (from the Makefile), Python does not put the project's folder on its path by itself.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import fonts, icons, node, ready

if TYPE_CHECKING:
    from collections.abc import Iterator

CLIENT = ready.ROOT / "client"
STATIC = ready.ROOT / "src" / "moonhare" / "server" / "static"
STAMP = "client.stamp"
"""In the built folder itself: whoever deletes the folder, deletes the claim that it is built."""

MADE_FROM = (
    "client",
    "scripts",
    "requirements/build.txt",
    "src/moonhare/locales",
)
NOT_SOURCES = {"node_modules", "static", "__pycache__", "dist", "build", "coverage"}
GENERATED = {CLIENT / "src" / "protocol.ts"}
SOURCES = {".css", ".ftl", ".html", ".ico", ".js", ".json", ".mjs", ".npmrc", ".png", ".py", ".svg", ".ts", ".tsx"}
SOURCES |= {".txt", ".webmanifest", ".webp", ".xml"}
COMPRESSED = {".css", ".ico", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".xml"}
"""Not the page itself: the server fills it in for each answer."""
WORTHWHILE = 512
"""Bytes; below, compression saves less than a header."""


def sources() -> Iterator[Path]:
    """List every file that the built client is made from, in a fixed order."""
    for name in MADE_FROM:
        start = ready.ROOT / name
        if start.is_file():
            yield start
            continue
        for folder, inside, files in os.walk(start):
            inside[:] = sorted(set(inside) - NOT_SOURCES)
            for file in sorted(files):
                path = Path(folder) / file
                if path not in GENERATED and (path.suffix in SOURCES or file.startswith(".npmrc")):
                    yield path


def content_of_sources() -> str:
    """Hash names and contents of all sources, without dates: `git pull` touches what it does not change."""
    parts: list[bytes | str] = []
    for path in sources():
        parts += [str(path.relative_to(ready.ROOT)), path.read_bytes()]
    return ready.digest(*parts)


def is_built(content: str) -> bool:
    """Tell whether the built folder was made from just this content."""
    try:
        return (STATIC / STAMP).read_text("utf-8") == content
    except OSError:
        return False


def install_packages(runner: node.Node) -> None:
    """Run `npm ci` where the lock has changed since the last time."""
    installed = CLIENT / "node_modules" / ".moonhare-installed"
    wanted = ready.digest((CLIENT / "package-lock.json").read_bytes(), (CLIENT / "package.json").read_bytes())
    if installed.exists() and installed.read_text("utf-8") == wanted:
        return
    ready.say("installing what the client is built with (only the first time)")
    runner.run(["npm", "ci", "--no-audit", "--no-fund"], folder=CLIENT)
    installed.write_text(wanted, "utf-8")


def cut_fonts() -> Path:
    """Cut the fonts, or take the ones cut before from the same packages by the same rules."""
    kept = CLIENT / "node_modules" / ".cache" / "moonhare-fonts"
    versions = [(fonts.PACKAGES / name / "package.json").read_bytes() for name in ("fraunces", "nunito-sans")]
    wanted = ready.digest(Path(fonts.__file__).read_bytes(), *versions)
    stamp = kept / "stamp"
    if not (stamp.exists() and stamp.read_text("utf-8") == wanted):
        fonts.write_fonts(kept)
        stamp.write_text(wanted, "utf-8")
    return kept


def compress(folder: Path) -> None:
    """Put a `.br` and a `.gz` twin beside each text file that gains by it."""
    for file in sorted(folder.rglob("*")):
        if file.suffix not in COMPRESSED or file.stat().st_size < WORTHWHILE:
            continue
        data = file.read_bytes()
        Path(f"{file}.br").write_bytes(brotli.compress(data, quality=11))
        # No time of making in it: the same content is the same bytes.
        Path(f"{file}.gz").write_bytes(gzip.compress(data, compresslevel=9, mtime=0))


def build(*, force: bool = False) -> bool:
    """Build the client where it is out of date; tell whether there was anything to do.

    Raises ready.NotReadyError where Node, npm or the client's own build fails; what was built before stays then.
    """
    with ready.only_one("client"):
        content = content_of_sources()
        if is_built(content) and not force:
            return False
        build_from_sources(content)
    return True


def build_from_sources(content: str) -> None:
    """Build the client and put it in the old one's place; `content` is the sources' hash."""
    begun = time.monotonic()
    runner = node.find()
    ready.say(f"building the client with {runner.origin}")
    install_packages(runner)
    kept_fonts = cut_fonts()
    fresh = STATIC.with_name("static.new")
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        (fresh / "fonts").mkdir(parents=True)
        for file in sorted(kept_fonts.glob("*.woff2")):
            shutil.copyfile(file, fresh / "fonts" / file.name)
        runner.run(["npm", "run", "build"], folder=CLIENT, settings={"MOONHARE_STATIC": str(fresh)})
        if not any(path.suffix == ".js" for path in fresh.iterdir()):
            raise ready.NotReadyError(f"npm run build left no script in MOONHARE_STATIC ({fresh})")
        icons.write_icons(fresh)
        compress(fresh)
        (fresh / STAMP).write_text(content, "utf-8")
        replace_static(fresh)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    ready.say(f"the client is built ({time.monotonic() - begun:.0f} s)")


def replace_static(fresh: Path) -> None:
    """Put the fresh folder in the old one's place, so that a running server never sees half a client."""
    old = STATIC.with_name("static.old")
    shutil.rmtree(old, ignore_errors=True)
    if STATIC.exists():
        STATIC.rename(old)
    fresh.rename(STATIC)
    shutil.rmtree(old, ignore_errors=True)


def main(arguments: list[str]) -> int:
    """Build where needed, or in any case with `--force`."""
    if arguments not in ([], ["--force"]):
        print("usage: build_client.py [--force]", file=sys.stderr)
        return 2
    try:
        build(force=bool(arguments))
    except (ready.NotReadyError, FileNotFoundError) as error:
        print(f"moonhare: the client could not be built: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
