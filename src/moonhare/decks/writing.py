"""Writing files so that whoever reads them meanwhile, a server those of a set for instance, finds them whole."""

import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from moonhare.decks.manifest import FILE_PATTERN, MANIFEST_NAME

HALF: Final = ".part"
"""The ending of a file that is being written, after its name."""


def put(path: Path, data: bytes) -> None:
    """Write a file in one step: it is the old one or the new one, which the same people may read.

    Raises `OSError`, and leaves nothing half.
    """
    half = path.with_name(path.name + HALF)
    try:
        half.write_bytes(data)
        with suppress(FileNotFoundError):
            half.chmod(stat.S_IMODE(path.stat().st_mode))
        half.replace(path)
    except OSError:
        half.unlink(missing_ok=True)
        raise


@contextmanager
def begun(folder: Path) -> Iterator[None]:
    """Show in an empty folder that a set is being made there; what shows it is gone where the block fails.

    Else it becomes the `set.json`, which is to be `put` there. Raises `OSError` where nothing can be written.
    """
    half = folder / (MANIFEST_NAME + HALF)
    half.touch()
    try:
        yield
    except BaseException:
        half.unlink(missing_ok=True)
        raise


def is_half_made(folder: Path) -> bool:
    """Whether a folder holds nothing but pictures of a set and halves of files: its `set.json` comes last."""
    try:
        names = [path.name for path in folder.iterdir()]
    except OSError:
        return False
    return bool(names) and all(re.match(FILE_PATTERN, name) or name.endswith(HALF) for name in names)
