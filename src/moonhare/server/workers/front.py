"""The front: takes connections, looks at the first line of each, and hands it on; it reads nothing away."""

import asyncio
import errno
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog

from moonhare.server.workers.sorting import LONGEST_LINE, code_in

PATIENCE: Final = 2.0
"""Seconds for which a connection may say nothing before it is handed to anybody: workers have their own patience."""

MOST_WAITING: Final = 1024
"""Connections that are waited for at once; those beyond are handed on unseen."""

AT_ONCE: Final = 64
"""Connections taken before others have their turn."""

BREATH: Final = 0.5
"""Seconds without new connections where the system has no more files to give."""

log = structlog.get_logger(__name__)

Hand = Callable[[socket.socket, str | None], None]
"""Takes over a connection, for the table of a code where that could be read."""


class Front:
    """Whoever stands at the address of a server with workers."""

    def __init__(self, listener: socket.socket, hand: Hand) -> None:
        """Take connections from a listening socket as soon as `open` is called."""
        self._listener, self._hand = listener, hand
        self._loop = asyncio.get_running_loop()
        self._waiting: dict[socket.socket, asyncio.TimerHandle] = {}
        listener.setblocking(False)
        self.port: int = listener.getsockname()[1]

    def open(self) -> None:
        """Begin."""
        self._loop.add_reader(self._listener.fileno(), self._accept)

    def close(self) -> None:
        """Take no more; who has said nothing yet is hung up on."""
        if self._listener.fileno() >= 0:
            self._loop.remove_reader(self._listener.fileno())
            self._listener.close()
        for connection in list(self._waiting):
            self._no_longer_wait(connection)
            connection.close()

    def _accept(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionError):
                return
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                    raise
                log.warning("no more connections can be taken for now", reason=error.strerror)
                self._loop.remove_reader(self._listener.fileno())
                self._loop.call_later(BREATH, self._go_on)
                return
            connection.setblocking(False)
            with suppress(OSError):  # a socket of another family has none
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._look(connection)

    def _go_on(self) -> None:
        if self._listener.fileno() >= 0:
            self.open()

    def _look(self, connection: socket.socket) -> None:
        try:
            head = connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        except (BlockingIOError, InterruptedError):
            if connection not in self._waiting and len(self._waiting) < MOST_WAITING:
                self._waiting[connection] = self._loop.call_later(PATIENCE, self._pass_on, connection, b"")
                self._loop.add_reader(connection.fileno(), self._look, connection)
            elif connection not in self._waiting:
                self._pass_on(connection, b"")
            return
        except OSError:
            head = b""
        self._pass_on(connection, head)

    def _pass_on(self, connection: socket.socket, head: bytes) -> None:
        self._no_longer_wait(connection)
        # Whoever has hung up already is told apart by the worker.
        with connection:
            self._hand(connection, code_in(head))

    def _no_longer_wait(self, connection: socket.socket) -> None:
        timer = self._waiting.pop(connection, None)
        if timer is not None:
            timer.cancel()
            self._loop.remove_reader(connection.fileno())
