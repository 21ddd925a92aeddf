"""A network that fails: every connection of a person to a server goes through it."""

import asyncio
import random
from contextlib import suppress

CHUNK = 65536
BACKLOG = 4096
"""Connections that may wait for the wire: it is no narrower than the server behind it."""


class Wire:
    """A TCP proxy to one port: connections can be cut, held up each for another while, or left without a word."""

    def __init__(self, to_port: int, rng: random.Random) -> None:
        """Lead to a port of this machine."""
        self._to_port, self._rng = to_port, rng
        self._lines: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None
        self.port = 0
        self.delay = 0.0
        """Seconds at most that what comes is held up; each connection by its own share, so that a new one overtakes."""
        self.silent = False

    async def open(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._welcome, "127.0.0.1", 0, backlog=BACKLOG)
        self.port = self._server.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """End all connections in the middle of whatever is on its way."""
        for line in tuple(self._lines):
            line.cancel()

    async def close(self) -> None:
        """Take the wire away."""
        if self._server is not None:
            self._server.close()
        self.cut()
        await asyncio.gather(*self._lines, return_exceptions=True)

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        line = asyncio.current_task()
        assert line is not None
        self._lines.add(line)
        share, far = self._rng.random(), None
        try:
            there, far = await asyncio.open_connection("127.0.0.1", self._to_port)
            ways = [self._carry(reader, far, share), self._carry(there, writer, share)]
            tasks = [asyncio.ensure_future(way) for way in ways]
            try:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
        except OSError:
            pass
        except asyncio.CancelledError:
            # A task of `start_server` that ends so is told of as a fault; this one was asked to.
            pass
        finally:
            self._lines.discard(line)
            for end in (writer, far):
                if end is not None:
                    with suppress(OSError, RuntimeError):
                        end.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, share: float) -> None:
        with suppress(OSError):
            while part := await reader.read(CHUNK):
                if self.delay:
                    await asyncio.sleep(self.delay * share)
                while self.silent:
                    await asyncio.sleep(0.05)
                writer.write(part)
                await writer.drain()
