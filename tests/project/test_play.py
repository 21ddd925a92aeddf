"""`make play` as a person lives it: type it, open the address, end it with Ctrl-C."""

import errno
import os
import pty
import re
import select
import signal
import subprocess
import time
import urllib.request
from collections.abc import Iterator

import pytest

from scripts import build_client
from scripts.guests import free_port
from tests.project.tree import ROOT


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, *command: str, **settings: str) -> None:
        """Start a command in the project's folder."""
        self.shown = ""
        self._own, other = pty.openpty()
        # In a session of its own, with this terminal: Ctrl-C reaches make and the server together, as for a person.
        self.process = subprocess.Popen(
            ["setsid", "--ctty", "--wait", *command],
            cwd=ROOT,
            env=dict(os.environ, TERM="xterm", DISPLAY="", WAYLAND_DISPLAY="", **settings),
            stdin=other,
            stdout=other,
            stderr=other,
        )
        os.close(other)

    def read(self, *, until: str, seconds: float) -> str:
        """Read on until a pattern is shown. Raises `TimeoutError`."""
        end = time.monotonic() + seconds
        while not re.search(until, self.shown):
            if time.monotonic() > end or not self._read_some(0.2):
                raise TimeoutError(f"{until!r} was not shown, but:\n{self.shown}")
        return self.shown

    def read_to_the_end(self, *, seconds: float) -> str:
        """Read on until the command has ended."""
        end = time.monotonic() + seconds
        while self._read_some(0.2):
            if time.monotonic() > end:
                raise TimeoutError(f"the command did not end, but showed:\n{self.shown}")
        return self.shown

    def _read_some(self, seconds: float) -> bool:
        if not select.select([self._own], [], [], seconds)[0]:
            return True
        try:
            some = os.read(self._own, 65536)
        except OSError as error:
            if error.errno != errno.EIO:  # a terminal says so when nobody holds its other side any more
                raise
            return False
        self.shown += some.decode("utf-8", "replace")
        return bool(some)

    def press_ctrl_c(self) -> None:
        """Press it once."""
        os.write(self._own, b"\x03")

    def close(self) -> None:
        """End what still runs."""
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self._own)


@pytest.fixture
def playing(tmp_path) -> Iterator[tuple[Terminal, int]]:
    """`make play` on a port and in a folder of its own."""
    build_client.build()
    port = free_port()
    terminal = Terminal("make", "--no-print-directory", "play", MOONHARE_PORT=str(port), MOONHARE_DATA=str(tmp_path))
    try:
        yield terminal, port
    finally:
        terminal.close()


def test_make_play_tells_its_address_serves_the_game_and_ends_without_noise(playing):
    terminal, port = playing
    terminal.read(until=rf"http://[^\s/]+:{port}", seconds=60)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=10) as answer:
        page = answer.read().decode()
    assert answer.status == 200
    assert "/static/main-" in page
    terminal.press_ctrl_c()
    shown = terminal.read_to_the_end(seconds=20)
    assert "Traceback" not in shown
    assert "make:" not in shown


def test_a_second_start_on_the_same_port_is_told_plainly(playing, tmp_path):
    terminal, port = playing
    terminal.read(until=rf"http://[^\s/]+:{port}", seconds=60)
    second = Terminal(
        "make", "--no-print-directory", "play", MOONHARE_PORT=str(port), MOONHARE_DATA=str(tmp_path / "other")
    )
    try:
        shown = second.read_to_the_end(seconds=30)
    finally:
        second.close()
    assert re.search(rf"(?i)port {port} is (already )?in use", shown)
    assert "Traceback" not in shown
