"""How servers that share a folder tell each other something at once: datagrams between Unix sockets.

A server's address stands in its row in the database. What cannot be delivered is lost: the database tells later.
"""

import asyncio
import socket
import tempfile
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

LONGEST: Final = 65_536
"""Bytes of a message."""

MOST_IN_A_ROW: Final = 64
"""Messages that are taken in before others have their turn in the event loop."""


class Wire(Protocol):
    """How servers tell each other something; what is sent may get lost."""

    def listen(self, hear: Callable[[bytes], None]) -> str | None:
        """Call back with each message, in the event loop; returns our address, None where nothing can be heard."""
        ...

    def send(self, addresses: Iterable[str], message: bytes) -> None:
        """Send a message, without waiting for anybody."""
        ...

    def close(self) -> None:
        """Hear and send nothing more."""
        ...


class SocketWire:
    """A Unix socket in a folder of its own, which nobody else on the machine may enter."""

    def __init__(self) -> None:
        """Open nothing yet; where the system has no such sockets nothing is ever heard or sent."""
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._socket: socket.socket | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def listen(self, hear: Callable[[bytes], None]) -> str | None:
        """Call back with each message that comes."""
        try:
            opened = self._opened()
            if opened is None:
                return None
            self._folder = tempfile.TemporaryDirectory(prefix="moonhare-")
            address = str(Path(self._folder.name) / "news")
            opened.bind(address)
            loop = asyncio.get_running_loop()
            loop.add_reader(opened, self._take, opened, hear)
        except (AttributeError, OSError, NotImplementedError):
            # No folder may be made, its path is too long for a socket, or this system or event loop cannot do it.
            if self._folder is not None:
                self._folder.cleanup()
                self._folder = None
            return None
        self._loop = loop
        return address

    def send(self, addresses: Iterable[str], message: bytes) -> None:
        """Send a message to each of these."""
        opened = self._opened()
        if opened is None:
            return
        for address in addresses:
            with suppress(OSError):  # it is dead, or has too much to read already
                opened.sendto(message, address)

    def close(self) -> None:
        """Hear and send nothing more."""
        if self._socket is not None:
            if self._loop is not None:
                self._loop.remove_reader(self._socket)
            self._socket.close()
            self._socket = self._loop = None
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None

    def _opened(self) -> socket.socket | None:
        if self._socket is None and hasattr(socket, "AF_UNIX"):
            with suppress(OSError):  # some systems know their name and have none
                self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
                self._socket.setblocking(False)
        return self._socket

    @staticmethod
    def _take(opened: socket.socket, hear: Callable[[bytes], None]) -> None:
        for _ in range(MOST_IN_A_ROW):
            try:
                message = opened.recv(LONGEST)
            except OSError:
                return
            hear(message)
