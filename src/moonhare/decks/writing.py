"""Writing files so that whoever reads them meanwhile, a server those of a set for instance, finds them whole."""

import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

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
