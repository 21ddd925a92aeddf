"""Writing the files of a set so that whoever reads them meanwhile, a server for instance, finds them whole."""

from pathlib import Path
from typing import Final

HALF: Final = ".part"
"""The ending of a file that is being written, after its name."""


def put(path: Path, data: bytes) -> None:
    """Write a file in one step: it is the old one or the new one. Raises `OSError`, and leaves nothing half."""
    half = path.with_name(path.name + HALF)
    try:
        half.write_bytes(data)
        half.replace(path)
    except OSError:
        half.unlink(missing_ok=True)
        raise
