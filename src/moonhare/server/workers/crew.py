"""The crew: as many workers as were asked for, each a process; who dies is replaced, and its tables go on elsewhere."""

import asyncio
import itertools
import socket
import struct
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec
import structlog

from moonhare.server.settings import ServerSettings
from moonhare.server.workers.sorting import order_for

READY: Final = b"+"
"""What a worker says once it answers."""

CONNECTION: Final = b"."
"""What comes with each connection that is handed over."""

LENGTH: Final = struct.Struct("!I")

PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
"""Seconds before a worker is begun again that has just died, longer each time that it does."""

STEADY: Final = 30.0
"""Seconds after which a worker counts as one that runs."""

FAREWELL: Final = 30.0
"""Seconds that workers have to end."""

LAST_WORDS: Final = 5.0
"""Seconds that one has to end by itself that has hung up before it answered: how it ends says why."""

log = structlog.get_logger(__name__)


class Briefing(msgspec.Struct, frozen=True, kw_only=True):
    """What a worker is told when it begins."""

    settings: ServerSettings
    port: int
    """That of the front."""
    number: int = 0
    """Which of the workers it is."""

    @property
    def message(self) -> bytes:
        """As it goes over the channel."""
        told = msgspec.json.encode(self)
        return LENGTH.pack(len(told)) + told


class CrewError(Exception):
    """A worker could not begin; it has said why."""


class Worker:
    """One process, and the way to it."""

    def __init__(self, process: asyncio.subprocess.Process, channel: socket.socket) -> None:
        """Take a process that was started, and our end of the channel to it."""
        self.process, self.channel = process, channel
        self.ready = False

    def take(self, connection: socket.socket) -> bool:
        """Hand a connection over; False where the worker does not take it now."""
        try:
            socket.send_fds(self.channel, [CONNECTION], [connection.fileno()])
        except OSError:  # it is too busy, or gone
            return False
        return True


class Crew:
    """The workers of one front."""

    def __init__(self, command: Sequence[str], briefing: Briefing) -> None:
        """Nobody works yet; `command` starts a worker, with the number of its end of the channel put behind it."""
        self._command, self._briefing = command, briefing
        self._workers: list[Worker | None] = [None] * briefing.settings.workers
        self._keepers: list[asyncio.Task[None]] = []
        self._turns = itertools.count()
        self._patience = FAREWELL + briefing.settings.drain_seconds
        self._stopping = asyncio.Event()

    async def begin(self) -> None:
        """Start all and wait until they answer. Raises `CrewError` where one cannot begin."""
        begun = await asyncio.gather(*map(self._begin_at_last, range(len(self._workers))), return_exceptions=True)
        for error in begun:
            if isinstance(error, BaseException):
                await self.end()
                raise error
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(len(self._workers))]

    def hand(self, connection: socket.socket, code: str | None) -> None:
        """Give a connection to the worker of a table, or to whose turn it is; where nobody takes it, it is hung up."""
        number = len(self._workers)
        first = next(self._turns)
        order = [(first + step) % number for step in range(number)] if code is None else order_for(code, number)
        for place in order:
            worker = self._workers[place]
            if worker is not None and worker.ready and worker.take(connection):
                return
        log.warning("no worker takes a connection")

    async def end(self) -> None:
        """Have all end what they are at; those that do not are killed."""
        self._stopping.set()
        working = [worker for worker in self._workers if worker is not None]
        for worker in working:
            with suppress(ProcessLookupError):
                worker.process.terminate()
        ending = [asyncio.ensure_future(worker.process.wait()) for worker in working]
        if ending:
            _, late = await asyncio.wait(ending, timeout=self._patience)
            if late:
                log.error("workers that would not end are killed", number=len(late))
        for worker in working:
            with suppress(ProcessLookupError):
                worker.process.kill()
            worker.channel.close()
        await asyncio.gather(*ending, *self._keepers, return_exceptions=True)

    async def _begin_at_last(self, place: int) -> None:
        """Start one, again where it is killed from outside before it answers. Raises `CrewError`."""
        for _ in PAUSES:
            await self._begin(place)
            if self._workers[place] is not None:
                return
        raise CrewError("A worker is killed each time it begins")

    async def _begin(self, place: int) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            command = (*self._command, str(theirs.fileno()))
            # A session of its own: Ctrl+C goes to the front alone, which then ends its workers, also while they begin.
            process = await asyncio.create_subprocess_exec(*command, pass_fds=[theirs.fileno()], start_new_session=True)
        self._workers[place] = worker = Worker(process, ours)
        ours.setblocking(False)
        loop = asyncio.get_running_loop()
        with suppress(OSError):
            await loop.sock_sendall(ours, msgspec.structs.replace(self._briefing, number=place).message)
            worker.ready = await loop.sock_recv(ours, len(READY)) == READY
        if worker.ready:
            return
        self._workers[place] = None
        ours.close()
        if await _ended(process) > 0:
            raise CrewError("A worker could not begin; why stands above")

    async def _keep(self, place: int) -> None:
        """Have one work at a place as long as the crew does."""
        loop, pauses = asyncio.get_running_loop(), iter(PAUSES)
        begun = loop.time()
        while not self._stopping.is_set():
            worker = self._workers[place]
            if worker is not None:
                status = await worker.process.wait()
                self._workers[place] = None
                worker.channel.close()
                if self._stopping.is_set():
                    return
                log.error("a worker has died; another one takes its place", worker=place, status=status)
            if loop.time() > begun + STEADY:
                pauses = iter(PAUSES)
            await asyncio.sleep(next(pauses, PAUSES[-1]))
            if self._stopping.is_set():
                return
            begun = loop.time()
            with suppress(CrewError):
                await self._begin(place)


async def _ended(process: asyncio.subprocess.Process) -> int:
    """The status of a process that has hung up; one that goes on all the same is told to end."""
    with suppress(TimeoutError):
        async with asyncio.timeout(LAST_WORDS):
            return await process.wait()
    with suppress(ProcessLookupError):
        process.terminate()
    return await process.wait()
