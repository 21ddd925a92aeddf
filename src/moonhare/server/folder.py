"""The data folder is its owner's alone on a machine of many: names and clues lie in it, and what a backup leaves."""

import contextlib
import os
import stat
import sys
from pathlib import Path
from typing import Final

import structlog

OURS: Final = ("moonhare", "sets", "lost+found")
"""How the names begin of what belongs in it."""

OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO

log = structlog.get_logger(__name__)


def keep_private(folder: Path) -> None:
    """Shut a data folder for others where it was open to them, or warn that it is.

    A folder that holds something else as well was chosen for more than this server, and stays as it is.
    """
    if sys.platform == "win32":  # which has other ways
        return
    try:
        found = folder.stat()
        if not found.st_mode & OTHERS:
            return
        beside = sorted(path.name for path in folder.iterdir() if not path.name.startswith(OURS))
        if beside or found.st_uid != os.geteuid():
            reason = f"it holds {beside[0]!r} too" if beside else "it is another user's"
            log.warning("the data folder is open to others on this machine", reason=reason)
            return
        folder.chmod(stat.S_IRWXU)
    except FileNotFoundError:  # tables are in a database, and nothing has to be kept here yet
        return
    except OSError as error:
        log.warning("the data folder may be open to others on this machine", reason=error.strerror)
    else:
        log.info("the data folder was open to others on this machine; it is its owner's alone now")


def make_room_for_sets(folder: Path) -> None:
    """Make the folder for card sets in a data folder that is there.

    A set's folder that is copied to a place that is not there becomes that place, and is then no set in it.
    """
    with contextlib.suppress(OSError):  # no data folder where tables are in a database, or one that is only read
        (folder / "sets").mkdir(mode=stat.S_IRWXU, exist_ok=True)
