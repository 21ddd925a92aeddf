"""Lock: from which sources, with which libraries each picture of the sets was painted, and which files it became.

Kept in `lock.json` beside this module. So whoever changes a source learns in seconds which pictures no longer are what
their sources say, without painting any.
"""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path
from typing import Final

import msgspec

from art import easel, sources
from art.rounding import mark
from art.shipping import pictures
from moonhare.decks.loading import BUNDLED_FOLDER, file_problem
from moonhare.decks.manifest import Files

FILE: Final = Path(__file__).with_name("lock.json")
LIBRARIES: Final = ("numpy", "opencv-python-headless", "pillow", "skia-python")
"""What decides a picture's bytes beside its sources; Pillow writes the files."""
_REQUIREMENTS: Final = sources.ROOT / "requirements"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How one picture was made."""

    sources: str
    """Digest of what it was painted from (`sources.digest`)."""
    small: str
    large: str
    """The files' SHA-256."""
    libraries: dict[str, str]
    """The versions of `LIBRARIES` that painted it."""
    rounding: str
    """The mark of the machine that painted it (`rounding.mark`)."""


class Lock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What `lock.json` holds."""

    format: int = 1
    pictures: dict[str, Entry] = {}


def read(file: Path = FILE) -> Lock:
    """Read the lock; an empty one where there is none. Raises `msgspec.DecodeError` for one that is none."""
    return msgspec.json.decode(file.read_bytes(), type=Lock) if file.exists() else Lock()


def note(painted: easel.Painted, files: Files, file: Path = FILE) -> None:
    """Enter a picture that has been painted and shipped; what has no scene any more is left out."""
    assert files.large is not None  # noqa: S101 - shipping writes both
    entry = Entry(
        sources=painted.sources,
        small=files.small.sha256,
        large=files.large.sha256,
        libraries={name: version(name) for name in LIBRARIES},
        rounding=mark(),
    )
    found = read(file).pictures | {painted.name: entry}
    lines = [
        f'"{name}": {msgspec.json.encode(found[name]).decode()}' for name in sorted(found) if name in easel.names()
    ]
    # A line each, so that a difference of two versions can be read.
    file.write_text('{"format": 1, "pictures": {\n' + ",\n".join(lines) + "\n}}\n", "utf-8")


def differences(root: Path = BUNDLED_FOLDER, file: Path = FILE) -> dict[str, str]:
    """Tell which pictures are not what their sources say, by name, with a reason; nothing is painted.

    Raises OSError, and DeckError for a set that is none.
    """
    entries, shipped, wanted = read(file).pictures, pictures(root), pinned()
    found = {name: _difference(name, entries.get(name), shipped.get(name), wanted, root) for name in easel.names()}
    return {name: reason for name, reason in found.items() if reason}


def _difference(name: str, entry: Entry | None, files: Files | None, wanted: dict[str, str], root: Path) -> str:
    if entry is None or files is None:
        return "not painted yet"
    if entry.sources != sources.digest(easel.module_of(name)):
        return "its sources have changed since it was painted"
    if (entry.small, entry.large) != tuple(file.sha256 for file in files.all):
        return "the set holds another picture than was painted"
    for file in files.all:
        if problem := file_problem(root / easel.set_of(name), file, name):
            return str(problem)
    for library, needed in wanted.items():
        if entry.libraries.get(library) != needed:
            return f"painted with {library} {entry.libraries.get(library)}, where {needed} is asked for"
    return ""


def pinned() -> dict[str, str]:
    """Return the versions of `LIBRARIES` that `requirements/` asks for."""
    text = "".join((_REQUIREMENTS / f"{layer}.txt").read_text("utf-8") for layer in ("runtime", "painting"))
    found = dict(re.findall(r"(?m)^([\w.-]+)==([^\s;]+)", text))
    return {library: found[library] for library in LIBRARIES}
