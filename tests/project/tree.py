"""The project's own files, as the checks of this folder read them."""

import os
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_NOT_OURS = {"node_modules", "static", "static.new", "static.old", "dist", "build", "htmlcov", "scratch"}
_TEXT = {".cfg", ".css", ".ftl", ".html", ".in", ".js", ".json", ".md", ".mjs", ".py", ".svg", ".toml", ".ts"}
_TEXT |= {".tsx", ".txt", ".yml", ".yaml", ""}


def _walk(start: Path) -> Iterator[Path]:
    for folder, inside, files in os.walk(start):
        inside[:] = sorted(
            name
            for name in inside
            if name not in _NOT_OURS and not name.endswith(".egg-info") and (name[0] not in "._" or name == ".ci")
        )
        # In a second worktree `.git` is a file, with a folder of one machine in it; an archive has README.md twice.
        yield from (Path(folder) / name for name in sorted(files) if name not in {".git", "PKG-INFO"})


@cache
def files() -> tuple[Path, ...]:
    """List every file that belongs to the project, installed and built things left out."""
    return tuple(_walk(ROOT))


@cache
def texts() -> dict[str, str]:
    """Give path (from the project's root, with slashes) and text of every file that is text."""
    found = {}
    for path in files():
        if path.suffix in _TEXT and path.name != ".coverage":
            found[path.relative_to(ROOT).as_posix()] = path.read_text("utf-8")
    return found


def listed(name: str) -> set[str]:
    """Give the packages of a list in `requirements/`, markers included."""
    lines = (ROOT / "requirements" / f"{name}.in").read_text("utf-8").splitlines()
    return {line.strip() for line in lines if line.strip() and line[0] not in "#-"}
