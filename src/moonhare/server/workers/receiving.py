"""A worker's end of the channel: what it is told when it begins, and the connections that it is handed."""

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import msgspec

from moonhare.server.workers.crew import LENGTH, READY, Briefing

AT_ONCE: Final = 64
"""Connections taken before others have their turn."""


def briefing_from(channel: socket.socket) -> Briefing:
    """Read what a worker is told. Raises `EOFError` where whoever started it has gone."""
    channel.setblocking(True)
    (length,) = LENGTH.unpack(_exactly(channel, LENGTH.size))
    return msgspec.json.decode(_exactly(channel, length), type=Briefing)


def _exactly(channel: socket.socket, length: int) -> bytes:
    parts = bytearray()
    while len(parts) < length:
        part = channel.recv(length - len(parts))
        if not part:
            raise EOFError("whoever started this worker has gone")
        parts += part
    return bytes(parts)


class Receiver:
    """Takes the connections that come over a channel."""

    def __init__(
        self, channel: socket.socket, protocol: Callable[[], asyncio.BaseProtocol], *, left: Callable[[], None]
    ) -> None:
        """Answer each by a protocol of its own; `left` is called when the front has gone."""
        self._channel, self._protocol, self._left = channel, protocol, left
        self._loop = asyncio.get_running_loop()
        self._beginning: set[asyncio.Task[object]] = set()
        channel.setblocking(False)

    def open(self) -> None:
        """Tell the front that this worker answers, and begin."""
        self._loop.add_reader(self._channel.fileno(), self._take)
        with suppress(OSError):
            self._channel.send(READY)

    def close(self) -> None:
        """Take no more."""
        if self._channel.fileno() >= 0:
            self._loop.remove_reader(self._channel.fileno())
            self._channel.close()

    def _take(self) -> None:
        try:
            told, files, _, _ = socket.recv_fds(self._channel, AT_ONCE, AT_ONCE)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            told, files = b"", []
        for file in files:
            task = self._loop.create_task(self._begin(file))
            self._beginning.add(task)
            task.add_done_callback(self._beginning.discard)
        if not told:
            self.close()
            self._left()

    async def _begin(self, file: int) -> None:
        try:
            connection = socket.socket(fileno=file)
        except OSError:  # it ended on its way
            os.close(file)
            return
        connection.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:
            connection.close()
