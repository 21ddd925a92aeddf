"""One server a data folder: two would each show views that miss the other's moves.

The operating system holds the lock, so a killed server leaves none behind.
"""

import os
import sys
from pathlib import Path
from typing import Final

from moonhare.storage.log import StorageError

LOCK_NAME: Final = "moonhare.lock"


class FolderLock:
    """A folder taken for this process until `release`, or until the process ends."""

    def __init__(self, folder: Path) -> None:
        """Take the folder. Raises `StorageError` if another process has it, `OSError` if it cannot be written."""
        self._file: int | None = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError:
            self.release()
            raise StorageError(f"another Moonhare server is using the data in {folder}") from None

    def release(self) -> None:
        """Let others have the folder; twice does no harm."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _lock(file: int) -> None:
    """Lock an open file for as long as it stays open. Raises `OSError` if another process has it."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - there is none elsewhere

        # One byte, which need not be there.
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415 - there is none on Windows

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
