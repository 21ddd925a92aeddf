"""A wire between a browser and the server that can be cut, or fall silent without a word, as phones' networks do."""

from __future__ import annotations

import socket
import threading
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable

Mode = Literal["sound", "cut", "silent"]


class _Line:
    """One connection: two sockets, and whether it was there while the network swallowed everything."""

    def __init__(self, near: socket.socket, far: socket.socket, *, lost: bool) -> None:
        self.near, self.far, self.lost = near, far, lost

    def drop(self) -> None:
        """Close both ends; reading from either wakes up."""
        for end in (self.near, self.far):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue


class Wire:
    """A TCP proxy on a port of its own, in threads of its own."""

    def __init__(self, to_port: int) -> None:
        self._to_port = to_port
        self._mode: Mode = "sound"
        self._lines: set[_Line] = set()
        self._threads: list[threading.Thread] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._door.getsockname()[1]
        self._open = True
        self._do(self._welcome)

    def cut(self) -> None:
        """Close every connection and take no new ones."""
        self._mode = "cut"
        for line in tuple(self._lines):
            line.drop()

    def fall_silent(self) -> None:
        """Swallow every byte in both directions; connections stay open, new ones get no answer."""
        self._mode = "silent"
        for line in tuple(self._lines):
            line.lost = True

    def mend(self) -> None:
        """Let new connections through; what fell silent stays so, like a network that has forgotten them."""
        self._mode = "sound"

    def close(self) -> None:
        """Take the wire away."""
        self._open = False
        self.cut()
        socket.create_connection(("127.0.0.1", self.port)).close()
        for thread in self._threads:
            thread.join()
        self._door.close()

    def _do(self, work: Callable[..., None], *args: object) -> None:
        thread = threading.Thread(target=work, args=args, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _welcome(self) -> None:
        while True:
            near, _ = self._door.accept()
            if not self._open or self._mode == "cut":
                near.close()
                if not self._open:
                    return
                continue
            far = socket.create_connection(("127.0.0.1", self._to_port))
            line = _Line(near, far, lost=self._mode == "silent")
            self._lines.add(line)
            self._do(self._carry, line)

    def _carry(self, line: _Line) -> None:
        back = threading.Thread(target=self._pump, args=(line, line.far, line.near), daemon=True)
        back.start()
        self._pump(line, line.near, line.far)
        back.join()
        self._lines.discard(line)
        line.near.close()
        line.far.close()

    def _pump(self, line: _Line, source: socket.socket, sink: socket.socket) -> None:
        try:
            while data := source.recv(65_536):
                if not line.lost:
                    sink.sendall(data)
        except OSError:
            pass
        line.drop()
